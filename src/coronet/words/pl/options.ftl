### Co można ustawić przed grą: option-NAME to nazwa w formularzu, .help mówi, o co chodzi. Z wartości option-NAME-VALUE to
### jedna w słowach, .count liczba, .default ta, która wynika z innych ustawień.

page-form-house = Zasady domowe
page-form-by-the-book = Według instrukcji
page-form-usual = Jak zwykle
page-form-how = Jak się je wybiera
page-form-chosen = Własny wybór

option-edition = Wydanie
    .help = Wydanie.
option-players = Gracze
    .help = Ilu gra.
option-rounds = Rundy
    .help = Karty rund po kolei, po przecinkach; albo jak się je wybiera.
option-length = Długość
    .help = Ile rund.
option-princesses = Księżniczki
    .help = Po jednej księżniczce na miejsce, po przecinkach; albo jak się je rozdaje.
option-leader = Kto zaczyna
    .help = Miejsce, które pierwsze rozpoczyna.
option-leader-random = Losowo
option-leader-draw = Losowanie najwyższej karty
option-variants = Warianty
    .help = Wariant; powtórz dla każdego.
option-first = Kto otwiera pierwszą paczkę
    .help = Z draft: miejsce, które otwiera pierwsze.
option-princes = Kto ma obu Książąt
    .help = Z princess-attack: miejsce z oboma Książętami.
option-last_chance = Co można odzyskać
    .help = Z last-chance: które karty można odzyskać.
option-last_chance-lost = Kartę z przegranej rundy
option-last_chance-any = Każdą zagraną kartę
option-until = Noce
    .help = Z till-dawn: suma, która kończy grę.
    .default = Jedna noc
    .count =
        { $count ->
            [one] Aż ktoś zdobędzie { $count } zwycięstwo
            [few] Aż ktoś zdobędzie { $count } zwycięstwa
            [many] Aż ktoś zdobędzie { $count } zwycięstw
           *[other] Aż ktoś zdobędzie { $count } zwycięstwa
        }
option-starter = Kto zaczyna
    .help = Miejsce, które zaczyna.
option-secret = Odkryte karty w tajemnicy
    .help = Czy odkrytą kartę widzi tylko ten, kto ją odkrył.
option-chips = Żetony dla każdego
    .help = Żetony każdego gracza.
    .count =
        { $count ->
            [one] { $count } żeton
            [few] { $count } żetony
            [many] { $count } żetonów
           *[other] { $count } żetonu
        }
option-ante = Wpisowe
    .help = Koszt każdego rozdania.
option-stake = Stawka
    .help = Koszt pozostania.
option-deals = Ile rozdań
    .help = Ile rozdań; bez podania po jednym na gracza.
    .default = po jednym na gracza
    .count =
        { $count ->
            [one] { $count } rozdanie
            [few] { $count } rozdania
            [many] { $count } rozdań
           *[other] { $count } rozdania
        }
option-prince_seat = Kto pierwszy ma Księcia
    .help = Miejsce, które pierwsze ma Księcia.
option-games = Ile gier
    .help = Ile gier.
    .count =
        { $count ->
            [one] { $count } gra
            [few] { $count } gry
            [many] { $count } gier
           *[other] { $count } gry
        }
option-mode = Tryb
    .help = Kto gra przeciwko komu.
option-specials = Prezenty specjalne
    .help = Które prezenty są specjalne; albo własne, np. allergic=R2+R7,regifted=B3.
option-exchange = Wymiana
    .help = Czy wymienia się karty.
option-goal = Ile księżniczek do zdobycia
    .help = Ile kart Księżniczek kończy grę.
option-goal-3 = 3, krótka gra
option-goal-5 = 5
option-goal-7 = 7, jak w instrukcji
option-goal-9 = 9, długi wieczór
option-max_sets = Najwięcej rozdań
    .help = Po ilu rozdaniach gra i tak się kończy.
option-open_memory = Otwarta pamięć
    .help = Czy wolno podejrzeć wszystko, co zagrano.
option-counts = Liczenie w rundzie
    .help = Czy od razu widać, ile kto zebrał w rundzie, czy dopiero na jej końcu.
option-counts-shown = Widoczne od razu
option-counts-hidden = Ukryte do końca rundy
option-powers = Moce
    .help = Czy księżniczki mają swoje moce od pierwszej rundy, czy od drugiej.
option-powers-first-round = Od pierwszej rundy
option-powers-second-round = Od drugiej rundy
option-held-minister = Minister we wstrzymanej rundzie liczy się za 2
    .help = Czy zatrzymany Minister jest wart 2 dla każdego, kto wygra, czy tylko dla swojej strony.
option-held-minister-any = Dla tego, kto ją później wygra
    .text = Przykład z instrukcji
option-held-minister-owner = Tylko dla swojej strony
    .text = 1 dla drugiej
option-jester-stops = Błazen powstrzymuje
    .help = Czy Błazen zatrzymuje tylko rundę, czy także moc Generała i Szpiega.
option-jester-stops-round = Rundę
    .text = Generał lub Szpieg, którego spotka, działa jednak na następną
option-jester-stops-all = Rundę i moc
    .text = Także +2 Generała i podgląd Szpiega
