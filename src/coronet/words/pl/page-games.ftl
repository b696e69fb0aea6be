### What the page says of the games beside Rebel Princess before one of them is opened.

page-which-game = Która gra
page-game-r = R
    .text = Pojedynek na osiem kart. Obie strony wybierają w tajemnicy, odkrywają naraz, a każda karta wygrywa na swój sposób.
page-game-woo = W konkury do księżniczki
    .text = Zbierz jak najwięcej prezentów; ulubiony kolor księżniczki bije pozostałe. Specjalne wyrzucają karty, usypiają lewę albo łamią serce.
page-game-parlour = Gry towarzyskie
    .text = Osiem małych gier kartami R: dobieranie, zapamiętywanie, blef i wspólne myśli.
page-game-assassins-target = Na celowniku
page-game-princess-lover = Serce księżniczki
page-game-seeker = Poszukiwania
page-game-telepathy = Telepatia
page-game-triangle = Trójkąt
page-game-pair-attack = Atak par
page-game-princess-card = Zatrzymaj księżniczkę
page-game-serious-card = Gra na serio
page-game-r-players = 2 graczy
page-game-r-time = około 5 min
page-game-woo-players = od 2 do 7 graczy
page-game-woo-time = około 40 min
page-game-parlour-players = od 2 do 8 graczy
page-game-parlour-time = od 5 do 15 min
page-game-settings =
    { $players ->
        [one] { $name }, { $players } gracz.
        [few] { $name }, { $players } graczy.
        [many] { $name }, { $players } graczy.
       *[other] { $name }, { $players } gracza.
    }
page-learn-how = Pierwsza gra ze wskazówkami: około { $minutes } min.
page-fold-table = Tempo, zegar, podpowiedzi i czat
page-go-on = Dalej
page-last-part = Ostatnio
page-filter-game = Gra
page-filter-game-any = Wszystkie gry
page-figure-drawn = remisy
page-figure-points =
    { $game ->
        [r] zwycięstwa na grę; średnia stołów: { $others }
        [woo] księżniczki na grę; średnia stołów: { $others }
       *[other] punkty na grę; średnia stołów: { $others }
    }
page-figure-highest = twoja najwyższa suma
page-by-level = Według poziomu botów
    .text = Jak często kończysz wyżej niż bot. Linia to połowa gier.
page-result-drawn = remis
page-result-points =
    { $game ->
        [r]
            { $count ->
                [one] { $count } zwycięstwo
                [few] { $count } zwycięstwa
                [many] { $count } zwycięstw
               *[other] { $count } zwycięstwa
            }
        [woo]
            { $count ->
                [one] { $count } księżniczka
                [few] { $count } księżniczki
                [many] { $count } księżniczek
               *[other] { $count } księżniczki
            }
       *[other]
            { $count ->
                [one] { $count } punkt
                [few] { $count } punkty
                [many] { $count } punktów
               *[other] { $count } punktu
            }
    }
page-other-level-beginner =
    .text = Często wybiera bez namysłu.
page-other-level-good =
    .text = Myśli i od czasu do czasu się myli.
page-other-level-strong =
    .text = Rzadko się myli.
page-other-level-expert =
    .text = Gra według dokładnego rozwiązania, jeśli jest znane, a poza tym najlepiej, jak umie.
