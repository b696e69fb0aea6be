### The ball of the day in the page: what it is, one's result, the calendar, what is shared.

page-ball-of = Bal z dnia { $day }
page-ball-intro = Jeden bal dziennie, taki sam dla całego świata: te same karty, te same boty. Liczy się pierwsza próba. Potem możesz ćwiczyć, ile chcesz.
page-ball-intro-past = Bal z innego dnia: możesz na nim poćwiczyć. Nie liczy się.
page-ball-next =
    { $hours ->
        [0] Następny bal zaczyna się za { $minutes } min.
       *[other] Następny bal zaczyna się za { $hours } godz. { $minutes } min.
    }
page-ball-today = Na dzisiejszy bal
page-ball-about-rebel = Cztery miejsca, dwie rundy, trzy mocne boty. Około sześciu minut.
page-ball-about-r = Pojedynek z mocnym botem. Około trzech minut.
page-ball-about-woo = Jedno rozdanie przy czterech miejscach, trzy mocne boty. Około czterech minut.
page-ball-press =
    { $state ->
        [new] Graj
        [on] Graj dalej
       *[other] Poćwicz
    }
    .of =
    { $state ->
        [new] Graj bal: { $game }
        [on] Graj dalej bal: { $game }
       *[other] Poćwicz bal: { $game }
    }
page-ball-see = Wynik
page-ball-left = Stół został zamknięty przed końcem: nie daje medalu.
page-ball-none = Bal jest teraz niedostępny. Spróbuj ponownie za chwilę.

## The result

page-ball-result = Twój bal
page-ball-practice = To było ćwiczenie: liczy się pierwsza próba.
page-ball-place = Miejsce { $place } na { $players }
page-ball-standing = Miejsce
page-ball-score = Wynik
page-ball-par = Par
page-ball-par-text = Par to tyle, ile na twoim miejscu osiąga ekspert: średnio { $score }, a zależnie od szczęścia od { $low } do { $high }.
page-ball-places-text = Tu nie decydują punkty: porównuje się miejsca. Ekspert zajmuje średnio miejsce { NUMBER($place, maximumFractionDigits: 1) }.
page-ball-lowest = Mniej znaczy lepiej.
page-ball-highest = Więcej znaczy lepiej.
page-ball-working = Obliczanie paru, gry eksperta w tym balu: { $of }.
page-ball-working-done = Rozegrane gry: { $done } z { $of }
page-ball-no-par = Paru teraz nie ma. Otwórz tę stronę ponownie za chwilę.
page-ball-no-par-compiler = Paru tu nie ma: ten dom działa bez kompilatora, którego potrzebuje ekspert.
page-ball-medal =
    { $medal ->
        [gold] Złoto
        [silver] Srebro
        [bronze] Brąz
       *[none] Bez medalu
    }
    .text =
    { $medal ->
        [gold] Zwycięstwo, i to nie gorsze niż u eksperta.
        [silver] Nie gorzej niż ekspert.
        [bronze] W granicach tego, co ekspertowi daje szczęście.
       *[none] Ekspert osiąga tu więcej. Jutro będzie kolejny bal.
    }
page-ball-others =
    { $count ->
        [0] Nikt inny z tego domu nie skończył jeszcze tego balu.
        [one] Jedna inna osoba z tego domu skończyła ten bal.
        [few] { $count } inne osoby z tego domu skończyły ten bal.
        [many] { $count } innych osób z tego domu skończyło ten bal.
       *[other] { $count } innych osób z tego domu skończyło ten bal.
    }
page-ball-plot = Na jednej linii: ty { $score }, par { NUMBER($par, maximumFractionDigits: 1) }, inni { $others }
page-ball-plot-alone = Na jednej linii: ty { $score }, par { NUMBER($par, maximumFractionDigits: 1) }
page-ball-legend-you = ty
page-ball-legend-par = par, zależnie od szczęścia
page-ball-legend-others = inni stąd
page-ball-decided = Co zdecydowało
page-ball-decided-by = Twój wybór: { $played }. Lepiej: { $best }.
page-ball-decided-cost = Koszt: { $cost }.
page-ball-decided-fine = Nie zdecydował żaden twój wybór: wszystkie były najlepsze albo prawie najlepsze.
page-ball-decided-working = Przegląd twoich wyborów: { $done } z { $of }
page-ball-decided-none = Twoich wyborów nie dało się teraz przejrzeć.

## What is shared

page-ball-share = Pokaż wynik innym
page-ball-copied = Skopiowano
page-ball-picture = Obrazek
page-ball-picture-of = Mój bal z dnia { $day }
page-ball-picture-failed = Ta przeglądarka nie potrafi zrobić obrazka.

## The calendar

page-ball-calendar = Twoje bale
page-ball-streak =
    { $days ->
        [0] Jeszcze bez serii: skończ dziś jeden bal.
        [one] Seria: jeden dzień.
        [few] Seria: { $days } dni.
        [many] Seria: { $days } dni.
       *[other] Seria: { $days } dnia.
    }
page-ball-medals = Złoto: { $gold }, srebro: { $silver }, brąz: { $bronze }
page-ball-earlier = Wcześniejszy miesiąc
page-ball-later = Późniejszy miesiąc
page-ball-day =
    { $medal ->
        [gold] { $day }: złoto
        [silver] { $day }: srebro
        [bronze] { $day }: brąz
        [none] { $day }: ukończono
       *[other] { $day }
    }
