### `coronet play-out` and `coronet export`

data-playing = [{ $bar }] parties : { $done } sur { $of }
data-exporting = [{ $bar }] journaux : { $done } sur { $of }
data-played = { $games ->
    [one] Une partie
   *[other] { $games } parties
} dans { $folder }, { $played ->
    [0] tout y était déjà
    [one] { $played } jouée à l’instant
   *[other] { $played } jouées à l’instant
}
data-exported = { $games ->
    [one] Une partie
   *[other] { $games } parties
} avec { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
} : décisions dans { $file }, parties dans { $beside }
