### Puzzles on the page: find the card. Themes, and what is said of an answer, are in puzzles.ftl.

page-puzzle-intro = Prawdziwe chwile z rozegranych gier i jeden wybór wyraźnie lepszy od wszystkich innych. Znajdź go; potem zobaczysz, ile kosztuje każdy wybór i dlaczego.
page-puzzle-missing = Nie można teraz pobrać zagadek. Spróbuj ponownie później.

## At the table

page-puzzle-ask = Co tu jest najlepsze?
page-puzzle-ask-proposals = Wybierz raz: najlepszy wybór daje najmniej oświadczyn.
page-puzzle-ask-chance = Wybierz raz: najlepszy wybór wygrywa najczęściej.
page-puzzle-ask-points = Wybierz raz: najlepszy wybór daje najwięcej punktów.
page-puzzle-stands = Stół, jak wtedy wyglądał.
page-puzzle-costs-proposals = Na każdej karcie: jej koszt w oświadczynach.
page-puzzle-costs-chance = Na każdej karcie: jej koszt w procentach szansy na wygraną.
page-puzzle-costs-points = Na każdej karcie: jej koszt w punktach.
page-puzzle-dearer = kosztuje więcej
page-puzzle-rating = Ranking { $rating } ({ $change }).
page-puzzle-skip = Inna
page-puzzle-next = Następna zagadka
page-puzzle-finish = Gotowe
page-puzzle-all = Wszystkie zagadki
page-puzzle-run-right = dobrze: { $count }
page-puzzle-run-left =
    { $count ->
        [one] jeszcze { $count } błąd
        [few] jeszcze { $count } błędy
        [many] jeszcze { $count } błędów
       *[other] jeszcze { $count } błędu
    }

## Afterwards

page-puzzle-run-over =
    { $count ->
        [one] { $count } zagadka rozwiązana
        [few] { $count } zagadki rozwiązane
        [many] { $count } zagadek rozwiązanych
       *[other] { $count } zagadki rozwiązanej
    }
    .text =
        { $wrong ->
            [one] Z { $wrong } błędem, najwyżej w trzy minuty. Twoja najlepsza seria: { $best }.
            [few] Z { $wrong } błędami, najwyżej w trzy minuty. Twoja najlepsza seria: { $best }.
            [many] Z { $wrong } błędami, najwyżej w trzy minuty. Twoja najlepsza seria: { $best }.
           *[other] Z { $wrong } błędu, najwyżej w trzy minuty. Twoja najlepsza seria: { $best }.
        }
page-puzzle-run-again = Jeszcze raz
page-puzzle-daily-done = To była zagadka dnia
    .text = Jutro będzie następna, ta sama dla wszystkich. Do tego czasu jest jeszcze wiele innych.
page-puzzle-none = Żadna zagadka nie pasuje
    .text = Wybierz inny temat albo inną trudność.
page-puzzle-mine-done = Na dziś to wszystko
    .text = Błędy, które jeszcze wrócą: { $coming }, najbliższy { $day }. Opanowane: { $sitting }.
    .none = Twoje kosztowne wybory trafiają tu, gdy czytasz analizę rozegranej gry.

## All puzzles

page-puzzle-daily =
    { $outcome ->
        [right] Zagadka dnia: rozwiązana
        [wrong] Zagadka dnia: nie tym razem
       *[open] Zagadka dnia
    }
page-puzzle-run = Trzy minuty
page-puzzle-theme = Temat
page-puzzle-theme-any = Dowolny
page-puzzle-difficulty = Trudność
page-puzzle-difficulty-mine = Na mój poziom
page-puzzle-difficulty-easy = Łatwa
page-puzzle-difficulty-middle = Średnia
page-puzzle-difficulty-hard = Trudna
page-puzzle-practise = Ćwicz
page-puzzle-count =
    { $count ->
        [one] { $count } zagadka
        [few] { $count } zagadki
        [many] { $count } zagadek
       *[other] { $count } zagadki
    }
page-puzzle-unrated = Jeszcze bez rankingu
page-puzzle-rated =
    { $count ->
        [one] Ranking { $rating } ±{ $deviation }, po { $count } zagadce
        [few] Ranking { $rating } ±{ $deviation }, po { $count } zagadkach
        [many] Ranking { $rating } ±{ $deviation }, po { $count } zagadkach
       *[other] Ranking { $rating } ±{ $deviation }, po { $count } zagadki
    }
page-puzzle-best-run = Najlepsza seria: { $count }
page-puzzle-mine = Moje błędy
    .text = Wybory, które kosztowały cię drogo, wracają jako zagadki: po dniu, po trzech dniach, po tygodniu i później, aż znajdziesz je za każdym razem. Przeczytaj analizę zakończonej gry, a zostaną zapisane.
page-puzzle-mine-due = Na dziś: { $count }
page-puzzle-mine-next = Najbliższy wróci { $day }.
page-puzzle-mine-counts = Wrócą: { $coming }; opanowane: { $sitting }.
