### `coronet tournament`

tournament-progress = [{ $bar }] zestawy rozdań: { $done } z { $of }
tournament-head = Zestawy rozdań: { $sets }, każdy rozegrany ze wszystkich miejsc, liczba graczy: { $players }. Równy udział w zwycięstwach to { $fair }% dla każdego bota.
tournament-line = { $name } wygrywa { $share }% (od { $low } do { $high }, 95%), rozegrane miejsca: { $games }, punkty na grę: { $score }, ranking: { $rating }, czas decyzji: { $ms } ms
tournament-by-the-clock = Szukanie miało czas w milisekundach, więc inny przebieg może dać nieco inny wynik; z --playouts przebiegi są równe.

### `coronet report`: strona.

report-title = Turniej: { $game }
report-about = Zestawy rozdań: { $sets ->
        [one] { $sets }
        [few] { $sets }
        [many] { $sets }
       *[other] { $sets }
    }, każdy rozegrany ze wszystkich miejsc, liczba graczy: { $players }. Ziarno { $seed }. Kreski to przedziały 95% po zestawach rozdań.
report-about-summary = Liczba graczy: { $players }. Kreski to przedziały 95% po zestawach rozdań.
report-settings = Ustawienia
report-share = Udział w zwycięstwach
report-share-note = Dla jednego miejsca każdego bota. Linia przerywana to równy udział, { $fair }%.
report-rating = Ranking
report-rating-note = Według kolejności na końcu gry: bot, który ma 400 punktów więcej, kończy przed drugim dziesięć razy częściej. Średnia to 0.
report-score = Średni wynik
report-score-note = Jednego miejsca w grze, tak jak liczy go gra.
report-seats = Według miejsc
report-seats-note = Udział każdego bota w zwycięstwach na każdym miejscu.
report-growth = Udział w zwycięstwach z każdą grą
report-growth-note = Po każdym zestawie rozdań, dla jednego miejsca każdego bota.
report-table = Wszystkie liczby
report-bot = bot
report-games = gry
report-low = od
report-high = do
report-ms = ms na decyzję
report-seat = Miejsce { $number }
report-written = Zapisano { $file }
