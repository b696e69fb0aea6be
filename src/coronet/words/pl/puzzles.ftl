### Puzzles: coronet puzzles, and the page. A theme says what a puzzle is about.

puzzles-count = { $game }: { $count ->
    [one] { $count } zagadka
    [few] { $count } zagadki
    [many] { $count } zagadek
   *[other] { $count } zagadki
}
puzzles-none = Żadna zagadka nie pasuje.
puzzles-title = { $game }, { $number } z { $of }: co tu jest najlepsze?
puzzles-sum = Dobre odpowiedzi: { $right } z { $count }.
puzzles-progress = [{ $bar }] zagadki: { $done } z { $of }
puzzles-made = Zagadki w folderze { $folder }: { $count }
puzzles-stopped = Przerwano. Zachowane zagadki: { $count }; to samo polecenie podejmie je od tego miejsca.
puzzles-checked = Potwierdzone: { $hold } z { $count }.
puzzle-right = Dobrze: { $best }.
puzzle-wrong = Najlepszy wybór: { $best }.
puzzle-about = { $theme }, trudność { $difficulty }

puzzle-theme-duck = Przepuścić
puzzle-theme-unload = Pozbyć się
puzzle-theme-frog = Żaba
puzzle-theme-void-a-suit = Zrobić renons
puzzle-theme-power-now = Moc teraz
puzzle-theme-keep-power = Zachować moc
puzzle-theme-stop-rebel = Zatrzymać Buntowniczkę
puzzle-theme-be-rebel = Zostać Buntowniczką
puzzle-theme-count = Liczyć
puzzle-theme-answer = Najlepsza odpowiedź
puzzle-theme-sever = Rozłąka
puzzle-theme-on-hold = Rundy w zawieszeniu
puzzle-theme-bonus = Premia czeka
puzzle-theme-last-stand = Ostatnia szansa
puzzle-theme-match-point = O krok od wygranej
puzzle-theme-endgame = Końcówka
puzzle-theme-exchange = Wymiana
puzzle-theme-special-gift = Prezent specjalny
puzzle-theme-spurned = Kosz
puzzle-theme-collect = Zebrać
puzzle-theme-save = Zachować kartę
puzzle-theme-wooing-suit = Kolor zalotów
