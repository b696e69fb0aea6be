### Hints at the table and the review of one's own choices, on the page. Reasons and costs are in review.ftl.

## A choice as a hint or a review names it

choice-cards =
    { $verb ->
        [pass] oddać { $cards-accusative }
        [half] najpierw { $cards }
        [keep] zatrzymać { $cards-accusative }
        [play] { $cards }
       *[other] { $cards }
    }
choice-with-power = { $cards }, z mocą
choice-power = użyć mocy
choice-power-suit = użyć mocy: { $suit-name }
choice-power-seat = użyć mocy: { $seat }
choice-suit = { $suit-name }
choice-seat = { $seat }
choice-no = nie teraz
choice-princess = { $princess-inside }
choice-other = „{ $text }”

## A hint

hint-title = { $best }
hint-gap-proposals = Następny wybór: { $second }, koszt wyższy o około { $difference } oświadczyn (z dokładnością do { $error }).
hint-gap-chance = Następny wybór: { $second }, wygrywa o { $difference }% rzadziej (z dokładnością do { $error }%).
hint-gap-points = Następny wybór: { $second }, punkty mniej: { $difference }.
hint-even-second = Mniej więcej równie dobrze: { $second }.

## The review

review-page = Analiza
review-wait = Twoje wybory są oceniane
    .text = Każdy sprawdzamy w tysiącach gier zgodnych ze wszystkim, co można było wtedy wiedzieć. Potrwa to minutę; stronę można w tym czasie zamknąć.
review-wait-done = wybory: { $done } z { $of }
review-none = Nie ma analizy tej gry
    .compiler = Ten serwer działa bez kompilatora, którego potrzebuje analiza. Kto go prowadzi, może zainstalować coronet[fast].
    .game = Wyborów w tej grze lub w tym wariancie nie umiemy jeszcze oceniać.
    .busy = Powstaje naraz zbyt wiele analiz. Spróbuj ponownie za kilka minut.
    .other = Należy do cudzego miejsca albo gra jeszcze trwa.
    .broken = Coś poszło nie tak, gdy powstawała. Spróbuj ponownie.
review-heading =
    { $count ->
        [one] Twój { $count } wybór
        [few] Twoje { $count } wybory
        [many] Twoje { $count } wyborów
       *[other] Twoje { $count } wyboru
    }
review-intro-fine = Wszystkie były najlepsze albo zbyt bliskie najlepszych, by je odróżnić.
review-intro =
    { $dear ->
        [1] Najlepsze albo zbyt bliskie najlepszych, by je odróżnić: { $fine }. Jeden pozostały kosztował cię { $sum }.
       *[other] Najlepsze albo zbyt bliskie najlepszych, by je odróżnić: { $fine }. Pozostałe ({ $dear }) kosztowały cię razem { $sum }.
    }
review-amount-proposals =
    { $count ->
        [one] { $figure } oświadczyny
        [few] { $figure } oświadczyny
        [many] { $figure } oświadczyn
       *[other] { $figure } oświadczyn
    }
review-amount-chance = { $figure }% szansy wygranej
review-amount-points =
    { $count ->
        [one] { $figure } punkt
        [few] { $figure } punkty
        [many] { $figure } punktów
       *[other] { $figure } punktu
    }
review-chart = Jak toczył się wieczór
    .label = Twoja szansa wygranej po każdym wyborze, a było ich { $count }: od { $start }% na początku do { $final }% na końcu.
review-legend-costly = kosztowny wybór
review-legend-luck = traf szczęścia
review-legend-line = Linia: twoja szansa wygranej po każdym wyborze, w procentach
review-dearest = Od najdroższego
review-dearest-none = Żaden wybór się nie wyróżnia.
review-moments-left =
    { $count ->
        [one] Jeszcze { $count } kosztował mniej.
        [few] Jeszcze { $count } kosztowały mniej.
        [many] Jeszcze { $count } kosztowało mniej.
       *[other] Jeszcze { $count } kosztowało mniej.
    }
review-instead = Twój wybór: { $played }; lepiej: { $best }.
review-strokes = Gdzie odwrócił się los
review-here = Otwórz powtórkę w tym miejscu
review-held = Twoja ręka
review-costs-proposals = Ile kosztował każdy wybór, w oświadczynach
review-costs-chance = Ile kosztował każdy wybór, w procentach szansy wygranej
review-costs-points = Ile kosztował każdy wybór, w punktach
review-best = najlepszy
review-yours = { $cost }, twój
review-best-yours = najlepszy, twój
review-give-or-take = { $cost } ±{ $error }
review-worlds = Na podstawie wyobrażonych gier zgodnych ze wszystkim, co można było wtedy wiedzieć, około { $count }. Cienka linia pokazuje niepewność; mniejszego kosztu nie nazywamy błędem.
review-exact-here = Ta gra jest rozwiązana: koszty są dokładne.
review-others-left =
    { $count ->
        [one] Porównano jeszcze { $count } wybór, którego tu nie ma.
        [few] Porównano jeszcze { $count } wybory, których tu nie ma.
        [many] Porównano jeszcze { $count } wyborów, których tu nie ma.
       *[other] Porównano jeszcze { $count } wyboru, którego tu nie ma.
    }
review-replay-cost = Twój wybór kosztował tutaj { $cost }.
