### Hints at the table and the review of one's own choices, on the page. Reasons and costs are in review.ftl.

## A choice as a hint or a review names it

choice-play =
    { $power ->
        [yes] zagrać { $cards-accusative } z mocą
       *[no] zagrać { $cards-accusative }
    }
choice-pass =
    { $way ->
        [both] przekazać { $card-accusative } w lewo i { $other-accusative } w prawo
       *[all] przekazać { $cards-accusative }
    }
choice-pass-in-box = spasować
choice-aside = odłożyć { $cards-accusative }
choice-half = odłożyć { $cards-accusative }
choice-show = odkryć karty koloru { $suit-name }
choice-gift = położyć na stosie prezentów { $cards-accusative }
choice-gift-in-woo = zagrać { $cards-accusative }
choice-give = dać { $cards-accusative }
choice-keep = zatrzymać { $cards-accusative }
choice-keep-in-woo = zatrzymać całą rękę
choice-deal = rozdać { $cards-accusative }
choice-freeze = zamrozić { $cards-accusative }
choice-trade = dać za nią { $cards-accusative }
choice-return = oddać kartę
choice-swap = cofnąć { $card-accusative } i wstawić { $other-accusative }
choice-swap-in-box = oddać { $cards-accusative }
choice-haggle = dać { $card-accusative } i wziąć { $other-accusative }
choice-choose = wybrać { $princess-accusative }
choice-choose-in-box = zagrać w „{ $variant }”
choice-power =
    { $on ->
        [suit] użyć mocy i wskazać kolor { $suit-name }
        [number]
            { $seat-is ->
                [you] użyć mocy na sobie
               *[other] użyć mocy: { $seat }
            }
       *[nothing] użyć mocy
    }
choice-no = nie teraz
choice-sever = usunąć z gry { $cards-accusative }
choice-place = położyć { $cards-accusative }
choice-reveal =
    { $on ->
        [number] odkryć miejsce { $number }
       *[nothing] odkryć swoją kartę
    }
choice-draw = dobrać kartę
choice-reshuffle = najpierw przetasować
choice-take = odzyskać { $cards-accusative }
choice-stand = zatrzymać wszystkie karty
choice-discard = wymienić { $cards-accusative }
choice-stay = zostać
choice-fold = spasować
choice-exchange = wymienić { $cards-accusative }
choice-remove = wyrzucić { $cards-accusative }

## A hint

hint-title = { $best }
hint-gap-proposals = Następny wybór: { $second }, koszt wyższy o około { $difference } oświadczyn (z dokładnością do { $error }).
hint-gap-chance = Następny wybór: { $second }, wygrywa o { $difference_percent-number } p.p. rzadziej (z dokładnością do { $error_percent-number }).
hint-gap-points = Następny wybór: { $second }, punkty mniej: { $difference }.
hint-even-second = Mniej więcej równie dobrze: { $second }.

## The review

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
    { $amount ->
        [one] { $amount } oświadczyny
        [few] { $amount } oświadczyny
        [many] { $amount } oświadczyn
       *[other] { $amount } oświadczyn
    }
review-amount-chance = { $percent } szansy wygranej
review-amount-points =
    { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
        [many] { $amount } punktów
       *[other] { $amount } punktu
    }
review-chart = Jak toczył się wieczór
    .label = Twoja szansa wygranej po każdym wyborze, a było ich { $count }: od { $start_percent } na początku do { $final_percent } na końcu.
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
