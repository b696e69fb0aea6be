### `coronet tournament`

tournament-progress = [{ $bar }] zestawy rozdań: { $done } z { $of }
tournament-head = Zestawy rozdań: { $sets }, każdy rozegrany ze wszystkich miejsc, liczba graczy: { $players }. Równy udział w zwycięstwach to { $fair }% dla każdego bota.
tournament-line = { $name } wygrywa { $share }% (od { $low } do { $high }, 95%), rozegrane miejsca: { $games }, oświadczyny na grę: { $score }, czas decyzji: { $ms } ms
