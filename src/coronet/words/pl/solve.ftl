### coronet solve: the exact value of a game and its first choice.

solve-game = { $game }, { $variants }
solve-one-game = jedna gra
solve-house-rule = Zasada domowa { $name }: { $value }
solve-deal = Miejsce 0 ma karty: { $cards }
solve-value = Wartość dla miejsca 0: { NUMBER($value, minimumFractionDigits: 6, maximumFractionDigits: 6) } (wygrana 1, remis 0, przegrana −1)
solve-points = Wartość dla miejsca 0, w punktach na grę: { NUMBER($value, minimumFractionDigits: 6, maximumFractionDigits: 6) }
solve-sample = Średnia z rozdań: { $deals } (ziarno { $seed }); średnia wszystkich rozdań wynosi od { NUMBER($low, maximumFractionDigits: 4) } do { NUMBER($high, maximumFractionDigits: 4) } z ufnością 95%
solve-states = Pozycje: { $states }, rozwiązane w { NUMBER($seconds, maximumFractionDigits: 2) } s; błąd zaokrągleń najwyżej { $gap }

solve-first-play = Miejsce { $number } gra najpierw:
solve-first-sever = Miejsce { $number } odcina:
solve-first-swap = Miejsce { $number } wymienia:
solve-now-play = Miejsce { $number } gra:
solve-now-sever = Miejsce { $number } odcina:
solve-now-swap = Miejsce { $number } wymienia:
solve-now-take = Miejsce { $number } bierze z powrotem:

solve-doing-find = Szukanie pozycji: krok { $done } z { $of }
solve-doing-solve = Rozwiązywanie: krok { $done } z { $of }
solve-doing-deal = Rozwiązywanie rozdań: { $done } z { $of }

setting-not-solved =
    { $reason ->
        [hidden] variants: { $name } nie jest do rozwiązania, bo karty, którymi może zagrać druga strona, są ukryte. Wybierz grę, w której obie ręce są znane.
        [chance] variants: { $name } nie jest do rozwiązania, bo nie ma w niej żadnej decyzji. Wybierz grę, w której wybiera się karty.
        [match] variants: { $name } nie jest do rozwiązania jako całość, tylko każda gra osobno. Wybierz warianty jednej gry.
        [until] until: { $name } z sumą do osiągnięcia nie jest do rozwiązania jako całość. Wybierz jedną noc, bez until.
        [draft] variants: { $name } nie jest do rozwiązania jako całość, bo zatrzymane karty są ukryte. Podaj ręce po drafcie przez --deal.
        [colours] variants: { $name } nie jest do rozwiązania tam, gdzie barwy się mieszają. Wybierz jeden z nich.
        [size] variants: { $name } to { $states } pozycji, a rozwiązujemy najwyżej { $most }. Wybierz mniej wariantów.
       *[more] variants: { $name } to ponad { $states } pozycji, a rozwiązujemy najwyżej { $most }. Wybierz mniej wariantów.
    }
