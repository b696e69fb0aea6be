### R: cards, variants, prompts (prompt-r-), chips (chip-r-), story (story-r-), and what `coronet rules r` says.

## Cards. A colour is a side, as in chess: „Szpieg czerwonych”, which needs no gender.

character-prince = Książę
    .many = Książęta
    .accusative = Księcia
    .short = wygrywa, o ile nie zatrzyma go Błazen, Mag, Księżniczka lub Książę
    .text = Siła 7. Wygrywa rundę bez względu na siłę. Dwóch Książąt odbiera sobie moc i decyduje siła. Błazen go wstrzymuje, Księżniczka drugiej barwy wygrywa przeciw niemu całą grę, a z Magiem wygrywa on samą siłą.
character-general = Generał
    .many = Generałowie
    .accusative = Generała
    .short = twoja następna karta dostaje +2, o ile nie powstrzyma tego Mag
    .text = Siła 6. Twoja karta w następnej rundzie dostaje +2 do siły, bez względu na to, czy Generał wygrał, przegrał, czy był wstrzymany. Powstrzymuje to tylko Mag w tej samej rundzie.
character-magician = Mag
    .many = Magowie
    .accusative = Maga
    .short = druga karta nie ma mocy
    .text = Siła 5. Druga karta nie ma w tej rundzie mocy; potem decyduje siła. Premia, która już leży na drugiej karcie, zostaje. Dwóch Magów odbiera sobie moc.
character-minister = Minister
    .many = Ministrowie
    .accusative = Ministra
    .short = wygrana nim runda jest warta 2, o ile nie uciszy go Mag
    .text = Siła 4. Wygrana nim liczy się jako 2 zwycięstwa. Wstrzymana runda z Ministrem jest warta 2 dla tego, kto ją później wygra; dwóch Ministrów w jednej rundzie się nie sumuje.
character-assassin = Zabójca
    .many = Zabójcy
    .accusative = Zabójcę
    .short = wygrywa niższa siła, o ile nie wtrąci się Książę, Błazen lub Mag
    .text = Siła 3. W tej rundzie wygrywa niższa siła. Dwóch Zabójców tego nie odwraca.
character-spy = Szpieg
    .many = Szpiedzy
    .accusative = Szpiega
    .short = druga strona zagra potem jawnie, o ile nie przeszkodzi Mag lub Szpieg
    .text = Siła 2. W następnej rundzie druga strona gra jawnie, zanim wybierzesz. Dwóch Szpiegów się znosi; Mag w tej samej rundzie powstrzymuje Szpiega.
character-princess = Księżniczka
    .many = Księżniczki
    .accusative = Księżniczkę
    .short = wygrywa grę przeciw Księciu drugiej barwy
    .text = Siła 1. Przeciw Księciu drugiej barwy od razu wygrywa grę, bez względu na zwycięstwa.
character-jester = Błazen
    .many = Błaźni
    .accusative = Błazna
    .short = wstrzymuje rundę, o ile nie uciszy go Mag
    .text = Siła 0. Runda zostaje wstrzymana: jej zwycięstwa dostanie zwycięzca następnej rozstrzygniętej rundy. Ucisza go tylko Mag.
colour-blue = niebieskich
colour-red = czerwonych
character-name =
    { $coloured ->
        [yes] { $character } { $colour }
       *[no] { $character }
    }
    .start =
        { $coloured ->
            [yes] { $character } { $colour }
           *[no] { $character }
        }
    .bare =
        { $coloured ->
            [yes] { $character } { $colour }
           *[no] { $character }
        }
    .accusative =
        { $coloured ->
            [yes] { $character-accusative } { $colour }
           *[no] { $character-accusative }
        }

## Variants

variant-standard = Zwykły pojedynek
    .short = bez zmian
    .text = Każda strona ma te same osiem postaci. W każdej rundzie obie wybierają w tajemnicy kartę; odkrywa się je i rozstrzyga rundę. Wygrywa, kto pierwszy ma 4 zwycięstwa.
variant-sever = Odcięcie
    .short = każda strona w tajemnicy usuwa jedną swoją kartę; siedem rund
    .text = Przed grą obie strony wybierają w tajemnicy po jednej swojej karcie. Obie pokazuje się i wypadają z gry, która ma siedem rund.
variant-three-card = Trzy karty
    .short = dobierz trzy z własnej talii, zagraj jedną, dobierz jedną
    .text = Twoje karty tasuje się jako twoją własną talię. Dobierasz 3 i grasz nimi; po każdej rundzie dobierasz 1, dopóki starcza talii.
variant-alternative = Dwie karty
    .short = dobierz dwie z własnej talii, zagraj jedną, dobierz jedną
    .text = Jak trzy karty, ale z 2 kartami na ręce.
variant-traitor = Zdrajca
    .short = każda strona na stałe oddaje drugiej jedną kartę
    .text = Przed grą obie strony wybierają w tajemnicy po jednej karcie. Obie pokazuje się i na stałe zmieniają właściciela. Księżniczka działa tylko przeciw Księciu drugiej barwy.
variant-impatience = Niecierpliwość
    .short = gra się do 3 zwycięstw zamiast do 4
    .text = Gra się do 3 zwycięstw zamiast do 4.
variant-numbers = Same liczby
    .short = decyduje sama siła
    .text = Żadna karta nie ma mocy: wygrywa wyższa siła, przy równej runda jest wstrzymana.
variant-numbers-jester = Liczby z Błaznem
    .short = decyduje siła, ale Błazen wstrzymuje rundę
    .text = Tylko siła, ale Błazen wstrzymuje rundę. Mag go nie powstrzymuje.
variant-numbers-minister = Liczby z Ministrem
    .short = decyduje siła, ale Minister liczy się podwójnie
    .text = Tylko siła, ale runda Ministra liczy się podwójnie. Mag go nie powstrzymuje.
variant-numbers-jester-minister = Liczby z Błaznem i Ministrem
    .short = decyduje siła, ale Błazen i Minister działają
    .text = Tylko siła, ale Błazen wstrzymuje rundę, a runda Ministra liczy się podwójnie. Mag nie powstrzymuje żadnego z nich.
variant-draft = Draft
    .short = wybierz swoją ósemkę z paczek po cztery karty
    .text = Ze wszystkich 16 kart dobiera się paczki po 4. Kto otwiera paczkę, zatrzymuje jedną kartę i oddaje 3, druga strona zatrzymuje jedną i oddaje 2, otwierająca zatrzymuje jedną, ostatnia trafia do drugiej strony. Cztery paczki, otwierane na zmianę. Księżniczka działa tylko przeciw Księciu drugiej barwy.
variant-loser = Na opak
    .short = kto by wygrał pojedynek, przegrywa go
    .text = Kto by wygrał grę, ten ją przegrywa: przegrywa się przy 4 zwycięstwach, a także Księżniczką przeciw Księciu drugiej barwy. Remis pozostaje remisem.
variant-random-deal = Losowe rozdanie
    .short = wszystkie 16 kart potasowane, po osiem
    .text = Wszystkie 16 kart się tasuje, po 8 dla każdej strony. Księżniczka działa tylko przeciw Księciu drugiej barwy.
variant-prophecy = Przepowiednia
    .short = najpierw ułóż karty w kolejności, potem odkrywaj po jednej
    .text = Obie strony w tajemnicy układają wszystkie swoje karty zakryte w kolejności. W każdej rundzie odkrywa się pierwsze karty. Czyj Szpieg działa, ten najpierw widzi kartę drugiej strony i może ułożyć pozostałe karty od nowa.
variant-fortune = Ślepy los
    .short = twoimi kartami gra los
    .text = W każdej rundzie obie strony losują jedną ze swoich kart i nią grają. O niczym nie można zdecydować. Czyj Szpieg działa, ten może przed losowaniem potasować, co niczego nie zmienia.
variant-last-chance = Ostatnia szansa
    .short = gdy drugiej stronie brakuje zwycięstwa, odzyskaj przegraną kartę
    .text = Gdy jednej stronie brakuje jednego zwycięstwa do wygrania gry i ma ona jeszcze kartę, druga może raz w grze odzyskać jedną ze swoich kart z przegranej rundy. Jeśli tak się umówicie, może to być dowolna zagrana karta.
variant-balance = Równowaga
    .short = kto prowadzi, gra pierwszy i jawnie
    .text = Dopóki liczby zwycięstw są różne, kto ma więcej, gra pierwszy i jawnie; potem wybiera druga strona. Szpieg ma pierwszeństwo.
variant-princess-attack = Atak księżniczek
    .short = jedna strona ma obu Książąt, druga obie Księżniczki
    .text = Jedna strona oddaje Księżniczkę za Księcia drugiej: dwóch Książąt przeciw dwóm Księżniczkom. Księżniczka działa tylko przeciw Księciu drugiej barwy.
variant-till-dawn = Do świtu
    .short = gra się wszystkimi kartami, potem wygrywa, kto ma więcej zwycięstw
    .text = Żadna liczba zwycięstw nie kończy gry. Rozgrywa się wszystkie karty, potem wygrywa strona, która ma więcej zwycięstw. Księżniczka przeciw Księciu drugiej barwy wygrywa rundę za 4 zwycięstwa. Można też sumować kilka nocy, aż ktoś osiągnie umówioną sumę.
variant-true-king = Prawdziwy król
    .short = wygrywa, kto pierwszy wygra dwie gry; kto przegra, wybiera następną
    .text = Mecz: wygrywa, kto pierwszy wygra 2 gry. Po każdej grze strona przegrana wybiera następną: zwykły pojedynek albo jeden wariant. Grę zremisowaną się powtarza.

## Prompts

prompt-r-over =
    { $count ->
        [1]
            { $seats-are ->
                [you] Gra skończona. Wygrywasz.
               *[others] Gra skończona. Wygrywa { $seats }.
            }
       *[other] Gra skończona. Wspólne zwycięstwo: { $seats }.
    }
prompt-r-drawn = Gra skończona. Remis.
prompt-r-play = Wybierz kartę. Pozostanie zakryta, dopóki nie wybiorą obie strony.
prompt-r-answer =
    { $seat-is ->
        [you] Twoja karta to { $card }.
       *[other] { $seat } zagrywa { $card-accusative }. Wybierz swoją kartę.
    }
prompt-r-spied = Szpieg ma cię na oku: zagraj kartę jawnie.
prompt-r-leads = Prowadzisz: zagraj kartę jawnie.
prompt-r-turn-up = Odkryj swoją kartę.
prompt-r-lay-anew = Widzisz { $card-accusative }. Odkryj swoją kartę albo ułóż karty od nowa.
prompt-r-place-next = Połóż następną kartę.
prompt-r-reshuffle = Widzisz { $card-accusative }. Wylosuj swoją kartę albo najpierw potasuj.
prompt-r-keep = Zatrzymaj jedną kartę z paczki.
prompt-r-sever = Wybierz kartę, którą usuwasz z gry.
prompt-r-swap = Wybierz kartę, która zmieni stronę.
prompt-r-place = Ułóż swoje zakryte karty; pierwsza odkrywa się jako pierwsza.
prompt-r-take = Twoja ostatnia szansa: odzyskaj kartę albo spasuj.
prompt-r-choose = Wybierz następną grę.

## Chips

chip-r-variant = { $variant } ({ $variant-short })
chip-r-match = wygrane gry { $games }
chip-r-held-minister-owner = wstrzymany Minister jest wart 2 tylko dla swojej strony
chip-r-jester-stops-all = Błazen powstrzymuje też Generała i Szpiega
chip-r-target = do { $number } zwycięstw
chip-r-until = noce do sumy { $number }
chip-r-bonus =
    { $seat-is ->
        [you] masz +2
       *[other] { $seat } ma +2
    }
chip-r-spied =
    { $seat-is ->
        [you] Szpieg ma cię na oku
       *[other] { $seat } gra pod okiem Szpiega
    }
chip-r-leads =
    { $seat-is ->
        [you] prowadzisz i grasz jawnie
       *[other] { $seat } prowadzi i gra jawnie
    }
chip-r-held = wstrzymane: { $number }
chip-r-held-for =
    { $seat-is ->
        [you] wstrzymane dla ciebie: { $number }
       *[other] wstrzymane ({ $seat }): { $number }
    }

## Story

story-r-plays-openly =
    { $seat-is ->
        [you] Zagrywasz jawnie { $card-accusative }.
       *[other] { $seat } zagrywa jawnie { $card-accusative }.
    }
story-r-held =
    { $seat-is ->
        [you] Twoja karta to { $card }, naprzeciw { $other }: runda jest wstrzymana.
       *[other]
            { $to-is ->
                [you] Twoja karta to { $other }, naprzeciw { $card }: runda jest wstrzymana.
               *[other] { $card-start } ({ $seat }) i { $other } ({ $to }): runda jest wstrzymana.
            }
    }
story-r-beats =
    { $seat-is ->
        [you] Twoja karta, { $card }, bije { $other-accusative }.
       *[other]
            { $to-is ->
                [you] { $card-start } ({ $seat }) bije twoją kartę: { $other }.
               *[other] { $card-start } ({ $seat }) bije { $other-accusative } ({ $to }).
            }
    }
story-r-lovers =
    { $seat-is ->
        [you] Twoja { $card } spotyka { $other-accusative } i Książę należy do niej.
       *[other]
            { $to-is ->
                [you] { $card-start } ({ $seat }) spotyka twoją kartę: { $other }. Książę należy do niej.
               *[other] { $card-start } ({ $seat }) spotyka { $other-accusative } ({ $to }) i Książę należy do niej.
            }
    }
story-r-victories =
    { $seat-is ->
        [you]
            { $number ->
                [one] Dostajesz { $number } zwycięstwo.
                [few] Dostajesz { $number } zwycięstwa.
                [many] Dostajesz { $number } zwycięstw.
               *[other] Dostajesz { $number } zwycięstwa.
            }
       *[other]
            { $number ->
                [one] { $seat } dostaje { $number } zwycięstwo.
                [few] { $seat } dostaje { $number } zwycięstwa.
                [many] { $seat } dostaje { $number } zwycięstw.
               *[other] { $seat } dostaje { $number } zwycięstwa.
            }
    }
story-r-bonus =
    { $seat-is ->
        [you] Twoja następna karta dostaje +2.
       *[other] { $seat }: następna karta dostaje +2.
    }
story-r-spied =
    { $seat-is ->
        [you] W następnej rundzie grasz jawnie.
       *[other] W następnej rundzie { $seat } gra jawnie.
    }
story-r-severed =
    { $seat-is ->
        [you] Usuwasz z gry { $card-accusative }.
       *[other] { $seat } usuwa z gry { $card-accusative }.
    }
story-r-swapped =
    { $seat-is ->
        [you] Oddajesz { $card-accusative }.
       *[other] { $seat } oddaje { $card-accusative }.
    }
story-r-packet =
    { $seat-is ->
        [you] Otwierasz paczkę { $number }.
       *[other] { $seat } otwiera paczkę { $number }.
    }
story-r-kept =
    { $seat-is ->
        [you] Zatrzymujesz kartę.
       *[other] { $seat } zatrzymuje kartę.
    }
story-r-kept-card = Zatrzymujesz { $card-accusative }.
story-r-draft-over = Koniec draftu: obie ręce są znane.
story-r-all-laid = Wszystkie karty są ułożone.
story-r-placed = Kładziesz { $card-accusative }.
story-r-laid-anew =
    { $seat-is ->
        [you] Układasz karty od nowa.
       *[other] { $seat } układa karty od nowa.
    }
story-r-reshuffled =
    { $seat-is ->
        [you] Tasujesz przed losowaniem.
       *[other] { $seat } tasuje przed losowaniem.
    }
story-r-drew = Obie strony losują kartę.
story-r-may-take =
    { $seat-is ->
        [you] Brakuje jednego zwycięstwa: to twoja ostatnia szansa.
       *[other] Brakuje jednego zwycięstwa: { $seat } ma ostatnią szansę.
    }
story-r-took =
    { $seat-is ->
        [you] Odzyskujesz { $card-accusative }.
       *[other] { $seat } odzyskuje { $card-accusative }.
    }
story-r-declined =
    { $seat-is ->
        [you] Nie odzyskujesz żadnej karty.
       *[other] { $seat } nie odzyskuje żadnej karty.
    }
story-r-night =
    { $seat-is ->
        [you]
            { $number ->
                [one] Tej nocy masz { $number } zwycięstwo.
                [few] Tej nocy masz { $number } zwycięstwa.
                [many] Tej nocy masz { $number } zwycięstw.
               *[other] Tej nocy masz { $number } zwycięstwa.
            }
       *[other]
            { $number ->
                [one] Tej nocy { $seat } ma { $number } zwycięstwo.
                [few] Tej nocy { $seat } ma { $number } zwycięstwa.
                [many] Tej nocy { $seat } ma { $number } zwycięstw.
               *[other] Tej nocy { $seat } ma { $number } zwycięstwa.
            }
    }
story-r-night-begins = Zaczyna się noc { $number }.
story-r-game-begins = Zaczyna się gra { $number }.
story-r-game-won =
    { $seat-is ->
        [you] Ta gra jest twoja; wygrane gry: { $number }.
       *[other] Tę grę wygrywa { $seat }; wygrane gry: { $number }.
    }
story-r-game-drawn = Ta gra kończy się remisem i zostanie powtórzona.
story-r-chose =
    { $seat-is ->
        [you] Wybierasz następną grę: { $variant }.
       *[other] { $seat } wybiera następną grę: { $variant }.
    }
story-r-wins =
    { $seats-are ->
        [you] Wygrywasz.
        [both] Wspólne zwycięstwo: { $seats }.
       *[others]
            { $count ->
                [1] Wygrywa { $seats }.
               *[other] Wspólne zwycięstwo: { $seats }.
            }
    }
story-r-drawn = Remis.

## Why a round or a game went as it did (why-r-), and what waits (moment-r-)

why-r-higher =
    { $seat-is ->
        [you]
            { $bonus ->
                [yes] Wygrywasz: { $number } bije { $against }, z premią +2 od Generała.
               *[no] Wygrywasz: { $number } bije { $against }.
            }
       *[other]
            { $bonus ->
                [yes] { $seat } wygrywa: { $number } bije { $against }, z premią +2 od Generała.
               *[no] { $seat } wygrywa: { $number } bije { $against }.
            }
    }
why-r-lower =
    { $seat-is ->
        [you]
            { $bonus ->
                [yes] Wygrywasz: Zabójca odwraca porządek i { $number } bije { $against } z premią +2.
               *[no] Wygrywasz: Zabójca odwraca porządek i { $number } bije { $against }.
            }
       *[other]
            { $bonus ->
                [yes] { $seat } wygrywa: Zabójca odwraca porządek i { $number } bije { $against } z premią +2.
               *[no] { $seat } wygrywa: Zabójca odwraca porządek i { $number } bije { $against }.
            }
    }
why-r-silenced =
    { $seat-is ->
        [you]
            { $bonus ->
                [yes] Wygrywasz: Mag ucisza { $card-accusative } i { $number } bije { $against } z premią +2.
               *[no] Wygrywasz: Mag ucisza { $card-accusative } i { $number } bije { $against }.
            }
       *[other]
            { $bonus ->
                [yes] { $seat } wygrywa: Mag ucisza { $card-accusative } i { $number } bije { $against } z premią +2.
               *[no] { $seat } wygrywa: Mag ucisza { $card-accusative } i { $number } bije { $against }.
            }
    }
why-r-prince =
    { $seat-is ->
        [you] Wygrywasz: Książę bierze rundę bez względu na siłę.
       *[other] { $seat } wygrywa: Książę bierze rundę bez względu na siłę.
    }
why-r-lovers =
    { $seat-is ->
        [you] Wygrywasz: twoja Księżniczka spotyka Księcia i Książę należy do niej.
       *[other] { $seat } wygrywa: Księżniczka spotyka Księcia i Książę należy do niej.
    }
why-r-jester = Błazen wstrzymuje rundę.
why-r-equal =
    { $bonus ->
        [yes] Z premią +2 po obu stronach { $number }: runda jest wstrzymana.
       *[no] Po obu stronach { $number }: runda jest wstrzymana.
    }
why-r-equal-silenced = Mag ucisza { $card-accusative } i z premią +2 po obu stronach { $number }: wstrzymana.
why-r-victories =
    { $seat-is ->
        [you]
            { $held ->
                [0]
                    { $number ->
                        [one] Dostajesz { $number } zwycięstwo.
                        [few] Dostajesz { $number } zwycięstwa.
                        [many] Dostajesz { $number } zwycięstw.
                       *[other] Dostajesz { $number } zwycięstwa.
                    }
               *[other]
                    { $number ->
                        [one] Dostajesz { $number } zwycięstwo, z tego { $held } z wstrzymanych.
                        [few] Dostajesz { $number } zwycięstwa, z tego { $held } z wstrzymanych.
                        [many] Dostajesz { $number } zwycięstw, z tego { $held } z wstrzymanych.
                       *[other] Dostajesz { $number } zwycięstwa, z tego { $held } z wstrzymanych.
                    }
            }
       *[other]
            { $held ->
                [0]
                    { $number ->
                        [one] { $seat } dostaje { $number } zwycięstwo.
                        [few] { $seat } dostaje { $number } zwycięstwa.
                        [many] { $seat } dostaje { $number } zwycięstw.
                       *[other] { $seat } dostaje { $number } zwycięstwa.
                    }
               *[other]
                    { $number ->
                        [one] { $seat } dostaje { $number } zwycięstwo, z tego { $held } z wstrzymanych.
                        [few] { $seat } dostaje { $number } zwycięstwa, z tego { $held } z wstrzymanych.
                        [many] { $seat } dostaje { $number } zwycięstw, z tego { $held } z wstrzymanych.
                       *[other] { $seat } dostaje { $number } zwycięstwa, z tego { $held } z wstrzymanych.
                    }
            }
    }
why-r-victories-minister =
    { $seat-is ->
        [you]
            { $held ->
                [0]
                    { $number ->
                        [one] Dostajesz { $number } zwycięstwo: Minister liczy się podwójnie.
                        [few] Dostajesz { $number } zwycięstwa: Minister liczy się podwójnie.
                        [many] Dostajesz { $number } zwycięstw: Minister liczy się podwójnie.
                       *[other] Dostajesz { $number } zwycięstwa: Minister liczy się podwójnie.
                    }
               *[other]
                    { $number ->
                        [one] Dostajesz { $number } zwycięstwo: Minister liczy się podwójnie, { $held } z wstrzymanych.
                        [few] Dostajesz { $number } zwycięstwa: Minister liczy się podwójnie, { $held } z wstrzymanych.
                        [many] Dostajesz { $number } zwycięstw: Minister liczy się podwójnie, { $held } z wstrzymanych.
                       *[other] Dostajesz { $number } zwycięstwa: Minister liczy się podwójnie, { $held } z wstrzymanych.
                    }
            }
       *[other]
            { $held ->
                [0]
                    { $number ->
                        [one] { $seat } dostaje { $number } zwycięstwo: Minister liczy się podwójnie.
                        [few] { $seat } dostaje { $number } zwycięstwa: Minister liczy się podwójnie.
                        [many] { $seat } dostaje { $number } zwycięstw: Minister liczy się podwójnie.
                       *[other] { $seat } dostaje { $number } zwycięstwa: Minister liczy się podwójnie.
                    }
               *[other]
                    { $number ->
                        [one] { $seat } dostaje { $number } zwycięstwo: Minister liczy się podwójnie, { $held } z wstrzymanych.
                        [few] { $seat } dostaje { $number } zwycięstwa: Minister liczy się podwójnie, { $held } z wstrzymanych.
                        [many] { $seat } dostaje { $number } zwycięstw: Minister liczy się podwójnie, { $held } z wstrzymanych.
                       *[other] { $seat } dostaje { $number } zwycięstwa: Minister liczy się podwójnie, { $held } z wstrzymanych.
                    }
            }
    }
why-r-victories-lovers =
    { $seat-is ->
        [you]
            { $held ->
                [0]
                    { $number ->
                        [one] Dostajesz { $number } zwycięstwo: Księżniczka ma swojego Księcia.
                        [few] Dostajesz { $number } zwycięstwa: Księżniczka ma swojego Księcia.
                        [many] Dostajesz { $number } zwycięstw: Księżniczka ma swojego Księcia.
                       *[other] Dostajesz { $number } zwycięstwa: Księżniczka ma swojego Księcia.
                    }
               *[other]
                    { $number ->
                        [one] Dostajesz { $number } zwycięstwo: Księżniczka ma swojego Księcia, { $held } z wstrzymanych.
                        [few] Dostajesz { $number } zwycięstwa: Księżniczka ma swojego Księcia, { $held } z wstrzymanych.
                        [many] Dostajesz { $number } zwycięstw: Księżniczka ma swojego Księcia, { $held } z wstrzymanych.
                       *[other] Dostajesz { $number } zwycięstwa: Księżniczka ma swojego Księcia, { $held } z wstrzymanych.
                    }
            }
       *[other]
            { $held ->
                [0]
                    { $number ->
                        [one] { $seat } dostaje { $number } zwycięstwo: Księżniczka ma swojego Księcia.
                        [few] { $seat } dostaje { $number } zwycięstwa: Księżniczka ma swojego Księcia.
                        [many] { $seat } dostaje { $number } zwycięstw: Księżniczka ma swojego Księcia.
                       *[other] { $seat } dostaje { $number } zwycięstwa: Księżniczka ma swojego Księcia.
                    }
               *[other]
                    { $number ->
                        [one] { $seat } dostaje { $number } zwycięstwo: Księżniczka ma swojego Księcia, { $held } z wstrzymanych.
                        [few] { $seat } dostaje { $number } zwycięstwa: Księżniczka ma swojego Księcia, { $held } z wstrzymanych.
                        [many] { $seat } dostaje { $number } zwycięstw: Księżniczka ma swojego Księcia, { $held } z wstrzymanych.
                       *[other] { $seat } dostaje { $number } zwycięstwa: Księżniczka ma swojego Księcia, { $held } z wstrzymanych.
                    }
            }
    }
why-r-won-by-victories =
    { $seat-is ->
        [you] Wygrywasz grę z { $number } zwycięstwami.
       *[other] { $seat } wygrywa grę z { $number } zwycięstwami.
    }
why-r-lost-by-victories =
    { $seat-is ->
        [you]
            { $number ->
                [one] Wygrywasz: { $to } ma { $number } zwycięstwo, a to przegrana.
                [few] Wygrywasz: { $to } ma { $number } zwycięstwa, a to przegrana.
                [many] Wygrywasz: { $to } ma { $number } zwycięstw, a to przegrana.
               *[other] Wygrywasz: { $to } ma { $number } zwycięstwa, a to przegrana.
            }
       *[other]
            { $to-is ->
                [you]
                    { $number ->
                        [one] { $seat } wygrywa: masz { $number } zwycięstwo, a to przegrana.
                        [few] { $seat } wygrywa: masz { $number } zwycięstwa, a to przegrana.
                        [many] { $seat } wygrywa: masz { $number } zwycięstw, a to przegrana.
                       *[other] { $seat } wygrywa: masz { $number } zwycięstwa, a to przegrana.
                    }
               *[other]
                    { $number ->
                        [one] { $seat } wygrywa: { $to } ma { $number } zwycięstwo, a to przegrana.
                        [few] { $seat } wygrywa: { $to } ma { $number } zwycięstwa, a to przegrana.
                        [many] { $seat } wygrywa: { $to } ma { $number } zwycięstw, a to przegrana.
                       *[other] { $seat } wygrywa: { $to } ma { $number } zwycięstwa, a to przegrana.
                    }
            }
    }
why-r-won-by-lovers =
    { $seat-is ->
        [you] Wygrywasz grę: twoja Księżniczka ma swojego Księcia.
       *[other] { $seat } wygrywa grę: Księżniczka ma swojego Księcia.
    }
why-r-lost-by-lovers =
    { $seat-is ->
        [you] Wygrywasz: Księżniczka ({ $to }) ma swojego Księcia, a to przegrana.
       *[other]
            { $to-is ->
                [you] { $seat } wygrywa: twoja Księżniczka ma swojego Księcia, a to przegrana.
               *[other] { $seat } wygrywa: Księżniczka ({ $to }) ma swojego Księcia, a to przegrana.
            }
    }
why-r-more =
    { $seat-is ->
        [you] Wygrywasz liczbą zwycięstw, { $number } do { $against }.
       *[other] { $seat } wygrywa liczbą zwycięstw, { $number } do { $against }.
    }
why-r-fewer =
    { $seat-is ->
        [you] Wygrywasz, bo masz mniej zwycięstw, { $number } do { $against }.
       *[other] { $seat } wygrywa, bo ma mniej zwycięstw, { $number } do { $against }.
    }
why-r-even = Remis: liczba zwycięstw jest równa, po { $number }.
why-r-played-out = Remis: karty się skończyły, a nikt nie ma { $number } zwycięstw.
why-r-match =
    { $seat-is ->
        [you] Wygrywasz mecz, gry { $number } do { $against }.
       *[other] { $seat } wygrywa mecz, gry { $number } do { $against }.
    }
moment-r-held = Wstrzymane: { $number } dla tego, kto wygra następną rundę.
moment-r-held-each =
    { $seat-is ->
        [you] Wstrzymane: { $number } dla ciebie, { $against } dla drugiej strony ({ $to }).
       *[other]
            { $to-is ->
                [you] Wstrzymane: { $number } dla drugiej strony ({ $seat }), { $against } dla ciebie.
               *[other] Wstrzymane: { $seat } { $number }, { $to } { $against }.
            }
    }

## Why a choice is refused, beside the reasons that all games have

reason-wait-for-reveal =
    { $seat-is ->
        [you] Zagraj najpierw, jawnie.
       *[other] Jeszcze chwila: najpierw jawnie gra { $seat }.
    }
reason-not-in-packet = Wybierz inną kartę: { $card } to nie karta z tej paczki.
reason-already-placed = Wybierz inną kartę: { $card } już leży.
reason-not-lost = Wybierz inną kartę: { $card } nie może wrócić.
reason-unknown-variant = Nie ma do wyboru gry { $name }. Dozwolone: { $allowed }.
reason-no-such-place = Nie ma pola { $place }: wybierz od 1 do 16.
reason-place-empty = Wybierz inne pole: karty na polu { $place } już nie ma.
reason-already-up = Wybierz inne pole: karta na polu { $place } leży odkryta.
reason-too-many =
    { $max ->
        [one] Wymień najwyżej { $max } kartę.
        [few] Wymień najwyżej { $max } karty.
        [many] Wymień najwyżej { $max } kart.
       *[other] Wymień najwyżej { $max } karty.
    }

## What is asked for, as it is typed in the terminal

form-box-play = play i kartę, np. play spy
form-box-swap = swap i kartę, np. swap red-spy
form-box-keep = keep i kartę, np. keep red-spy
form-box-choose = choose i wariant, np. choose draft
form-box-pass = pass
form-sever = sever i kartę, np. sever spy
form-place = place i kartę, np. place spy
form-reveal = reveal
form-draw = draw
form-reshuffle = reshuffle
form-take = take i kartę, np. take spy

## Why settings are refused

setting-senseless =
    { $reason ->
        [two-hand-sizes] variants: { $variants } się wykluczają, ręka ma jedną wielkość. Wybierz jeden z nich.
        [no-hand] variants: { $variants } się wykluczają, wszystkie karty leżą w kolejności i nie ma ręki. Wybierz jeden z nich.
        [two-orders] variants: { $variants } się wykluczają, karty leżą w jednej kolejności. Wybierz jeden z nich.
        [two-power-lists] variants: { $variants } się wykluczają, każdy mówi, które moce działają. Wybierz jeden z nich.
        [two-deals] variants: { $variants } się wykluczają, karty rozdaje się raz. Wybierz jeden z nich.
        [no-target] variants: { $variants } się wykluczają, do świtu żadna liczba zwycięstw nie kończy gry. Wybierz jeden z nich.
        [same-question] variants: { $variants } się wykluczają, każdy zmienia to samo. Wybierz jeden z nich.
       *[nothing-to-choose] variants: { $variants } się wykluczają, zobaczenie karty wcześniej niczego nie zmienia. Wybierz jeden z nich.
    }

## coronet rules r

r-title = R
r-aim = Pojedynek
    .text = Synowie dwóch rywalizujących hrabiów chcą zdobyć księżniczkę i tron. Każda strona ma te same osiem postaci, niebieskich albo czerwonych. W każdej rundzie obie wybierają w tajemnicy kartę, odkrywa się je i rozstrzyga rundę. Kto pierwszy ma 4 zwycięstwa, od razu wygrywa; jeśli wcześniej skończą się karty, jest remis.
r-judging = Rozstrzyganie rundy
    .text = Najpierw Mag ucisza drugą kartę. Błazen, który ma jeszcze moc, wstrzymuje rundę. Księżniczka przeciw Księciu drugiej barwy wygrywa grę. Jeden Książę wygrywa rundę. W pozostałych wypadkach wygrywa wyższa siła albo niższa, jeśli jest Zabójca; przy równej sile runda jest wstrzymana.
r-hold = Rundy wstrzymane
    .text = Runda bez zwycięzcy jest wstrzymana. Kto wygra następną rozstrzygniętą rundę, wygrywa też wszystkie wstrzymane. Rundy wstrzymane w chwili, gdy skończą się karty, nie należą do nikogo.
r-house = Zasady domowe
    .text = held-minister=owner: wstrzymany Minister jest wart 2 dla swojej strony i 1 dla drugiej. jester-stops=all: Błazen odbiera też premię Generała i podgląd Szpiega, z którymi się spotka.
r-cards = Karty
r-variants = Warianty
r-parlour = Gry towarzyskie, każda pod własną nazwą
r-listed = { $name } ({ $id }): { $short }
r-letter = Wariant { $letter } z instrukcji.
r-strength = { $name } ({ $id }), siła { $strength }
r-more = Żeby przeczytać cały tekst, wpisz po poleceniu nazwę: coronet rules r spy, coronet rules r draft, coronet rules r seeker.
r-any-card = karta, wariant lub gra towarzyska z R

## The terminal

play-r-round = Runda { $number }:
play-r-round-won =
    { $winner-is ->
        [you] wygrywasz
       *[other] wygrywa { $winner }
    }
play-r-round-held = wstrzymana
play-r-taken-back = odzyskana
play-r-no-round = Nie rozegrano jeszcze żadnej rundy.
play-r-victories =
    { $number ->
        [one] { $number } zwycięstwo
        [few] { $number } zwycięstwa
        [many] { $number } zwycięstw
       *[other] { $number } zwycięstwa
    }
play-r-points =
    { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }
play-r-chips =
    { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
        [many] { $number } żetonów
       *[other] { $number } żetonu
    }
play-r-games =
    { $number ->
        [one] { $number } wygrana gra
        [few] { $number } wygrane gry
        [many] { $number } wygranych gier
       *[other] { $number } wygranej gry
    }
play-r-folded = pas
play-r-out = poza grą
play-r-order = Twój układ: { $cards }
play-r-deck = Twoja talia: { $cards }
play-r-packet = Paczka: { $cards }
play-r-places = Pola:
play-r-seen = Widziane karty:
play-r-choice = { $choice }: { $variant }, { $variant-short }
play-r-help-choice = Kartę podaje się nazwą: książę, generał, mag, minister, zabójca, szpieg, księżniczka lub błazen; z barwą tam, gdzie barwy się mieszają, np. szpieg czerwonych.
play-r-help-numbers = Gdzie wybory są ponumerowane, wystarczy numer; wystarczy też sama nazwa karty.
play-r-help-why = why spy: dlaczego karty nie można teraz zagrać
play-r-help-hand = hand: jeszcze raz twoje karty
play-r-help-trick = table: obowiązujące zasady i zagrane karty
play-r-help-players = players: jak komu idzie
play-r-help-log = log: co się dotąd działo
play-r-help-rules = rules: warianty w grze; rules spy: jedna karta; rules all: cała gra
play-r-help-back = back: cofnij wybór, dopóki druga strona jeszcze wybiera
play-r-help-quit = quit: odejdź od stołu
