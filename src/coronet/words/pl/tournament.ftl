### `coronet tournament`

tournament-progress = [{ $bar }] gry: { $done } z { $of }
tournament-head = Zestawy rozdań: { $sets }, każdy rozegrany ze wszystkich miejsc, liczba graczy: { $players }. Równy udział w zwycięstwach to { $fair_percent } dla każdego bota.
tournament-line = { $name } wygrywa { $share_percent } (od { $low_percent } do { $high_percent }, przedział 95%), rozegrane miejsca: { $games }, punkty na grę: { $score }, ranking: { $rating }, czas decyzji: { $ms } ms
tournament-by-the-clock = Czas przeszukiwania był ograniczony, więc inny przebieg może wypaść trochę inaczej; --playouts zrównuje przebiegi.
faults-line = { $name }: utracone tury, w których zapadł pierwszy dozwolony wybór: { $turns } ({ $kinds }).
faults-ended = program się zakończył: { $turns }
faults-late = za późno: { $turns }
faults-unreadable = nieczytelna odpowiedź: { $turns }
faults-illegal = niedozwolony wybór: { $turns }
faults-out = zbyt często uruchamiany ponownie: { $turns }
faults-said = Program powiedział: { $said }

### A level that cannot think here, at whichever command.

setting-level-missing = Boty na poziomie { $level } potrzebują dodatku `fast`, który nie jest tu zainstalowany. Zainstaluj go albo wybierz { $allowed }.

### `coronet report`: the page.

report-title = Turniej: { $game }
report-about = { $sets ->
        [one] { $sets } zestaw rozdań
        [few] { $sets } zestawy rozdań
        [many] { $sets } zestawów rozdań
       *[other] { $sets } zestawu rozdań
    }, liczba graczy: { $players }, każdy zestaw rozegrany ze wszystkich miejsc. Ziarno { $seed }. Cienkie linie to przedziały 95% po zestawach rozdań.
report-about-summary = Liczba graczy: { $players }. Cienkie linie to przedziały 95% po zestawach rozdań.
report-settings = Ustawienia
report-share = Udział w zwycięstwach
report-share-note = Dla jednego miejsca każdego bota. Linia przerywana to równy udział, { $fair_percent }.
report-rating = Ranking
report-rating-note = Z kolejności na mecie: bot, który ma 400 punktów więcej, kończy przed drugim dziesięć razy częściej. Średnia to 0.
report-score = Średni wynik
report-score-note = Jednego miejsca w jednej grze, tak jak liczy go gra.
report-seats = Według miejsc
report-seats-note = Udział każdego bota w zwycięstwach na każdym miejscu.
report-growth = Udział w zwycięstwach z kolejnymi grami
report-growth-note = Po każdym zestawie rozdań, dla jednego miejsca każdego bota.
report-table = Wszystkie liczby
report-bot = bot
report-games = gry
report-low = od
report-high = do
report-ms = ms na decyzję
report-lost = stracone tury
report-seat = Miejsce { $number }
report-written = Zapisano { $file }
