### Hints and review: why an option is better, what a choice cost, where a game turned.
### `hint-` lines say why one option is better than another, in words; .more has the figures.

hint-forced = Nie ma innego wyboru.
hint-even = Tu nie robi to większej różnicy: inne wybory są podobnie dobre.
hint-takes-points = { $card-start } wzięłaby pewnie w tej lewie oświadczyny.
    .more = Około { $expected } oświadczyn więcej.
hint-takes-points-now = Jeśli już brać oświadczyny, to w tej lewie: następne będą droższe.
hint-frees-exit = { $card-start } schodzi teraz tanio; później mogłaby wygrać lewę, która kosztuje.
hint-keeps-card = { $card-start } przyda się później bardziej niż { $other }.
hint-stops-rebel =
    { $seat-is ->
        [you] To chroni cię przed wzięciem wszystkiego.
       *[other] { $seat } może wziąć wszystkich Książąt i Żabę; to pomaga temu zapobiec.
    }
hint-makes-rebel = Możesz jeszcze wziąć wszystkich Książąt i Żabę.
    .more = Z szansą { $percent }.
hint-frog-out = To sposób, żeby pozbyć się Żaby.
hint-frog-danger = Inaczej Żaba łatwiej trafi do ciebie.
    .more = O { $percent-number } p.p. częściej.
hint-void-made =
    To daje ci renons { $suit ->
        [F] we Wróżkach
        [P] w Zwierzętach
        [Q] w Królowych
       *[C] w Książętach
    }: gdy ktoś nimi wyjdzie, zrzucisz dowolną kartę.
hint-passes-danger = { $card-start } jest na ręce groźniejsza niż { $other }.
hint-power-now = To dobra chwila na twoją moc.
    .more = Jest warta około { $gain } oświadczyn.
hint-power-spares = Twoja moc, użyta teraz, pewnie oszczędzi ci w tej lewie oświadczyn.
    .more = Około { $expected } oświadczyn mniej.
hint-power-takes = Twoja moc, użyta teraz, dałaby ci pewnie w tej lewie oświadczyny.
    .more = Około { $expected } oświadczyn więcej.
hint-saves-power = Twoja moc, użyta teraz, kosztuje więcej, niż daje.
    .more = O około { $gain } oświadczyn.
hint-later = Opłaci się to w późniejszych lewach.
hint-for-the-game = Teraz kosztuje oświadczyny, ale pomaga wygrać grę.
hint-exact = Przeciw najlepszej grze drugiej strony wygrywa to częściej.
hint-exact-against = Najlepszy przeciwnik może tu zagrać { $card-accusative }: na to twoja karta jest lepsza niż { $other }.
    .more = W { $percent } partii.
hint-exact-open = Gdy zagrasz odkrytą kartę { $other }, odpowiedzią będzie { $card }.
hint-answer = Druga karta leży odkryta: to najlepsza odpowiedź na nią.
hint-woo-spurned = Inaczej łatwiej trafi do ciebie Kosz, a z nim nie wygrasz tego rozdania.
    .more = O { $percent-number } p.p. częściej.
hint-woo-give-spurned = Kosz zbierze z tą lewą ktoś inny.
hint-woo-keep = Każda karta z ręki jest lepsza niż to, co można dobrać.
hint-woo-exchange = { $card-start } pomaga najmniej z całej ręki.
hint-woo-remove = Gdy wypadnie { $card }, lewa układa się dla ciebie lepiej.
hint-woo-takes = { $card-start } pewnie zbierze tę lewę.
hint-woo-cards = Tak zyskujesz nad innymi większą przewagę w prezentach.
hint-woo-saves = { $card-start } przyda się bardziej w późniejszej lewie.
hint-woo-set = To najbardziej pomaga wygrać rozdanie.
    .more = Wygrywasz je o { $percent-number } p.p. częściej.

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

evaluate-seat = { $game }: ile wart jest każdy wybór dla miejsca { $number }
evaluate-unit-proposals = Wartość podano w oświadczynach tej rundy w porównaniu z innymi, więcej znaczy lepiej; ± to błąd standardowy różnicy wobec najlepszego wyboru.
evaluate-exact = Ta gra jest rozwiązana: wartość to szansa na wygraną, obliczona dokładnie, oraz jak często wybiera tak najlepsza gra.
evaluate-unit-chance = Wartość to szansa na wygranie gry; ± to błąd standardowy różnicy wobec najlepszego wyboru.
evaluate-unit-points = Wartość podano w punktach gry, obliczoną dokładnie.
evaluate-head-choice = wybór
evaluate-head-worth = wartość
evaluate-head-win = wygrywa
evaluate-head-share = jak często
