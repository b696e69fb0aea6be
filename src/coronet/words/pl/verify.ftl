### The checks of a log, for coronet verify and the page: a line for each that holds (check-) and each that does not
### (check-failed-).

check-read = { $file }: odczytany, linie: { $lines }
check-rules = Zasady: { $game }, wersja { $rules }, ta sama co tutaj
check-replay = Odtworzenie: wszystkie wybory ({ $choices }) są dozwolone, wszystkie losowania ({ $draws }) się zgadzają
check-seed = Ziarno: wszystkie losowania pochodzą z ziarna { NUMBER($seed, useGrouping: 0) }
check-ball = Bal: wszystkie losowania pochodzą z dnia { $date }
check-result = Wynik: gra skończona, sumy { $totals }, zwycięstwo: { $seats }
check-unfinished = Wynik: gra jeszcze trwa, sumy { $totals }
check-settings = Pieczęć: gra, miejsca i ustawienia są tymi, które zapieczętowano
check-shares = Udziały: { $count ->
    [0] nikt nie otworzył swojego
   *[other] każdy jest tym, który zapowiedziano: { $seats }
}
check-missing = Bez dowodu: { $seats }. Udział zapowiedziano, ale nie otwarto na czas
check-secret = Sekret: pasuje do pieczęci { $seal }
check-draws = Losowania: wszystkie ({ $draws }) wynikają z sekretu i udziałów
check-marks = Znaki: wszystkie linie ({ $marks }) pasują do znaków obok nich
check-unkept = Nie sprawdzono, czy pieczęć i znaki są tymi, które przesłano w grze. Kto je zachował, może je porównać
check-kept-seal = Zachowana pieczęć: to pieczęć tego zapisu
check-kept-marks = Zachowane znaki: { $marks ->
    [one] podany znak jest w tym zapisie, a ten krok jest taki, jak go podano w grze
    [few] wszystkie { $marks } są w tym zapisie, a te kroki są takie, jak je podano w grze
    [many] wszystkie { $marks } są w tym zapisie, a te kroki są takie, jak je podano w grze
   *[other] wszystkie { $marks } są w tym zapisie, a te kroki są takie, jak je podano w grze
}

check-failed-game = Zasady: gra { $game } nie jest tu znana
check-failed-rules = Zasady: { $game }, wersja { $rules }; tutaj jest wersja { $here }
check-failed-replay = Odtworzenie: { $why }
check-failed-seed = Ziarno: linia { $line } nie wynika z ziarna { NUMBER($seed, useGrouping: 0) }
check-failed-ball = Bal: linia { $line } nie wynika z dnia { $date }
check-failed-settings = Pieczęć: gra, miejsca lub ustawienia nie są tymi, które zapieczętowano
check-failed-shares = Udziały: nie ten, który zapowiedziano: { $seats }
check-failed-secret = Sekret: nie pasuje do pieczęci { $seal }
check-failed-unsealed = Sekret: nie pokazano go, więc niczego nie dowiedziono
check-failed-draws = Losowania: linia { $line } nie wynika z sekretu i udziałów
check-failed-marks = Znaki: linia { $line } nie pasuje do znaku obok niej
check-failed-kept-seal = Zachowana pieczęć: { $seal } to nie pieczęć tego zapisu, więc to nie ta gra
check-failed-kept-marks = Zachowane znaki: znaku rewizji { $rev } nie ma w tym zapisie, więc ten krok nie jest taki, jak go podano w grze
