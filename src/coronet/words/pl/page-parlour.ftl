### What the page says at a table of the parlour games.

## The tables

page-pg-in =
    { $state ->
        [out] poza grą
       *[in] w grze
    }
page-pg-pile =
    { $count ->
        [one] Talia, { $count } karta. Dobierz.
        [few] Talia, { $count } karty. Dobierz.
        [many] Talia, { $count } kart. Dobierz.
       *[other] Talia, { $count } karty. Dobierz.
    }
page-pg-deck = talia
page-pg-drawn = ostatnio dobrana
page-pg-aside = Dobrane dotąd karty
page-pg-of = z { $number }
page-pg-points =
    { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }
page-pg-grid = 16 kart, 4 rzędy po 4
page-pg-place = Pole { $number }, rząd { $row }, kolumna { $column }, zakryta karta
page-pg-place-up = Pole { $number }, rząd { $row }, kolumna { $column }: { $card }
page-pg-gone = Pole { $number }: wzięte
page-pg-gone-to =
    { $seat-is ->
        [you] Pole { $number }: karta jest twoja
       *[other] Pole { $number }: kartę ma { $seat }
    }
page-pg-pot = w puli
page-pg-away = odłożone
page-pg-chips =
    { $number ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonu
    }
page-pg-took = bierze { $number }
page-pg-goes = odchodzi
page-pg-tap = Dotknij karty, żeby ją odłożyć.
page-pg-exchange =
    { $count ->
        [one] Wymień { $count } kartę
        [few] Wymień { $count } karty
        [many] Wymień { $count } kart
       *[other] Wymień { $count } karty
    }
page-pg-last-deal = Ostatnie rozdanie
page-pg-ranks = Układy, od najlepszego
page-pg-rank-name = { $rank }
page-pg-rank-yours = { $rank }: twój
page-pg-rank-royal = Układ królewski
    .text = dwie karty jednej postaci, jedna drugiej
page-pg-rank-lovers = Kochankowie
    .text = różne barwy
page-pg-rank-siblings = Rodzeństwo
    .text = ta sama barwa
page-pg-rank-straight = Strit
    .text = trzy po kolei
page-pg-rank-pair = Para
    .text = dwie tej samej postaci
page-pg-rank-null = Nic
    .text = decyduje suma
page-pg-ready =
    { $state ->
        [ready] gotowe
       *[laying] układa
    }
page-pg-partner = twoja para
page-pg-rows = Miejsce po miejscu
page-pg-pair-points =
    { $number ->
        [one] { $seats }: { $number } zgodne miejsce
        [few] { $seats }: { $number } zgodne miejsca
        [many] { $seats }: { $number } zgodnych miejsc
       *[other] { $seats }: { $number } zgodnego miejsca
    }
page-pg-cards =
    { $number ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    }
page-pg-holds =
    { $number ->
        [one] { $number } karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    }
page-pg-giver =
    { $from-is ->
        [you] Twoje karty, z których ktoś ciągnie
       *[other] { $from }, karty
    }
page-pg-back = Karta { $number }, zakryta
page-pg-laid-off = Odłożone:
page-pg-title-deal = { $name }, rozdanie { $number } z { $of }
page-pg-title-game = { $name }, gra { $number } z { $of }

page-pg-order = Dotykaj kart jedna po drugiej. Co pierwsze przychodzi na myśl? Może według liczb.
