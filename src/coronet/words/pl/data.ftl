### `coronet play-out` and `coronet export`

data-playing = [{ $bar }] gry: { $done } z { $of }
data-exporting = [{ $bar }] zapisy gier: { $done } z { $of }
data-played = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
} w folderze { $folder }, { $played ->
    [0] wszystkie już tam były
   *[other] rozegrane teraz: { $played }
}
data-exported = Gry: { $games }, decyzje: { $decisions }. Decyzje są w pliku { $file }, gry w pliku { $beside }
