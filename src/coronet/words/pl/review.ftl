### Hints and review: why an option is better, what a choice cost, where a game turned.
### `hint-` lines say why one option is better than another; amounts are proposals.

hint-forced = Nie ma innego wyboru.
hint-even = Oba wybory są mniej więcej równie dobre.
hint-takes-points = { $card-start } wzięłaby w tej lewie około { $expected } oświadczyn więcej.
hint-takes-points-now = Oświadczyny wzięte w tej lewie są tańsze niż te, które przyjdą później.
hint-frees-exit = { $card-start } schodzi teraz tanio; później wygrywałaby lewy, które kosztują.
hint-keeps-guard =
    Zatrzymaj { $card-accusative }: niska karta { $suit ->
        [F] we Wróżkach
        [P] w Zwierzętach
        [Q] w Królowych
       *[C] w Książętach
    } to później droga wyjścia.
hint-stops-rebel =
    { $seat-is ->
        [you] To chroni cię przed wzięciem wszystkiego.
       *[other] { $seat } może wziąć wszystkich Książąt i Żabę; to pomaga temu zapobiec.
    }
hint-makes-rebel = Możesz jeszcze wziąć wszystkich Książąt i Żabę, z szansą { $percent }.
hint-frog-out = To sposób, żeby pozbyć się Żaby.
hint-frog-danger = Przy drugim wyborze Żaba trafia do ciebie o { $percent-number } p.p. częściej.
hint-void-made =
    To daje ci renons { $suit ->
        [F] we Wróżkach
        [P] w Zwierzętach
        [Q] w Królowych
       *[C] w Książętach
    }, więc możesz potem zrzucać inne karty.
hint-passes-danger = { $card-start } na ręce jest groźniejsza.
hint-power-now = Moc jest teraz warta około { $gain } oświadczyn.
hint-saves-power = Moc zachowana na później jest warta o około { $gain } oświadczyn więcej.
hint-later = Różnica wychodzi w późniejszych lewach.
hint-for-the-game = Teraz kosztuje oświadczyny, ale pomaga wygrać grę.
hint-exact = Przeciw najlepszej grze drugiej strony wygrywa to częściej.
hint-answer = Druga karta leży odkryta: to najlepsza odpowiedź na nią.
hint-woo-spurned = Przy drugim wyborze Kosz trafia do ciebie o { $percent-number } p.p. częściej.
hint-woo-give-spurned = Kosz zbierze z tą lewą ktoś inny.
hint-woo-keep = Każda karta z ręki jest lepsza niż to, co można dobrać.
hint-woo-exchange = { $card-start } pomaga najmniej z całej ręki.
hint-woo-remove = Gdy wypadnie { $card }, lewa układa się dla ciebie lepiej.
hint-woo-takes = { $card-start } pewnie zbierze tę lewę.
hint-woo-saves = { $card-start } przyda się bardziej w późniejszej lewie.
hint-woo-set = Wygrywasz rozdanie o { $percent-number } p.p. częściej.

### `coronet review` and the page after a game.

review-progress = [{ $bar }] decyzje: { $done } z { $of }
review-seat = { $game }: wybory, { $seat }, { $count ->
        [0] bez żadnej decyzji
        [one] { $count } decyzja
        [few] { $count } decyzje
        [many] { $count } decyzji
       *[other] { $count } decyzji
    }
review-all-fine = Żaden twój wybór nie zrobił mierzalnej różnicy.
review-verdict-fine = dobrze
review-verdict-slip = potknięcie
review-verdict-mistake = błąd
review-unit-proposals = Koszty podano w oświadczynach rundy, wraz z wpływem na szansę wygranej; ± to błąd standardowy.
review-unit-chance = Koszty podano w procentach szansy na wygranie gry; ± to błąd standardowy.
review-unit-points = Koszty podano w punktach gry, obliczone dokładnie.
review-exact = Ta gra jest rozwiązana: koszty są dokładne, przeciw najlepszej grze drugiej strony.
review-head-where = gdzie
review-head-played = zagrane
review-head-best = najlepsze
review-head-cost = koszt
review-head-error = ±
review-head-win = wygrana
review-head-verdict = ocena
review-more = { $count ->
        [one] Jeszcze { $count } wybór kosztował mniej lub nic.
        [few] Jeszcze { $count } wybory kosztowały mniej lub nic.
        [many] Jeszcze { $count } wyborów kosztowało mniej lub nic.
       *[other] Jeszcze { $count } wyboru kosztowało mniej lub nic.
    }

review-turns = Gdzie twoje wybory odwróciły grę
review-no-turns = Żaden pojedynczy wybór nie odwrócił gry.
review-luck = Gdzie odwróciło ją szczęście
review-no-luck = Żaden traf szczęścia się nie wyróżnia.
review-place-trick = Runda { $round }, lewa { $trick }
review-place-set = Rozdanie { $set }, lewa { $round }
review-place-game = Gra { $game }, runda { $round }
review-turn-cards = Zagrana karta: { $card }. Lepsza o { $cost }: { $other }.
review-turn-choices = Twój wybór: „{ $played }”. Lepszy o { $cost }: „{ $best }”.
review-cost-proposals =
    { $cost ->
        [one] { $cost } oświadczyny
        [few] { $cost } oświadczyny
        [many] { $cost } oświadczyn
       *[other] { $cost } oświadczyn
    } i { $percent } szansy wygranej
review-cost-chance = { $percent } szansy wygranej
review-cost-points =
    { $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
        [many] { $cost } punktów
       *[other] { $cost } punktu
    }
review-luck-deal = Rozdanie: szansa wygranej zmieniła się z { $before_percent } na { $after_percent }.
review-luck-pass = Karty z wymiany: szansa wygranej zmieniła się z { $before_percent } na { $after_percent }.
review-luck-draw = Losowanie: szansa wygranej zmieniła się z { $before_percent } na { $after_percent }.
review-luck-others = Ruchy innych: szansa wygranej zmieniła się z { $before_percent } na { $after_percent }.
review-sum = Z równych { $start_percent } do { $final_percent }: w punktach procentowych twoje wybory kosztowały { $decisions }, los zmienił szansę o { $luck }.
review-sum-open = Z równych { $start_percent }: w punktach procentowych twoje wybory kosztowały dotąd { $decisions }, los zmienił szansę o { $luck }.
review-known = Oceniamy według tego, co można było wtedy wiedzieć; reszty nie mógł wiedzieć nikt.
