### Why what was typed is refused, in one line: input- is the sentence, allowed- what would be right.

input-refused =
    { $more ->
        [allowed] { $field }: { $value } tu nie pasuje; dozwolone: { $allowed }
        [near] { $field }: { $value } tu nie pasuje; dozwolone: { $allowed } ({ $near }?)
       *[nothing] { $field }: { $value } tu nie pasuje
    }
input-missing =
    { $more ->
        [allowed] { $field }: brakuje wartości; dozwolone: { $allowed }
        [near] { $field }: brakuje wartości; dozwolone: { $allowed } ({ $near }?)
       *[nothing] { $field }: brakuje wartości
    }
input-line = { $source } wiersz { $line }, { $field }
input-source = { $source }, { $field }
input-ended = wejście skończyło się, zanim polecenie się wykonało
input-broke = coś się zepsuło
input-broke-kept = coś się zepsuło; szczegóły w { $file }
input-broke-lost = coś się zepsuło; CORONET_DEBUG=1 pokaże szczegóły
input-no-option = nie ma opcji { $name }
input-no-option-near = nie ma opcji { $name }; może chodzi o { $near }?
input-argument = brakuje { $name }: zobacz { $help }
input-option-value = { $name } wymaga wartości
input-bad-value = { $name }: ta wartość nie pasuje; zobacz { $help }
input-extra-words = za dużo słów: { $value }; zobacz { $help }

## What would be right

allowed-from-to = od { $least } do { $most }
allowed-or = { $first } lub { $second }
allowed-one-of = jedno z: { $names }
allowed-some-of = nazwy spośród: { $names }
allowed-at-most = najwyżej { $number }
allowed-at-most-bytes = najwyżej { $number } bajtów
allowed-or-more = { $number } lub więcej
allowed-whole-number = liczba całkowita od { $least } do { $most }
allowed-letters = od 1 do { $number } liter
allowed-days = od 1 do { $number } dni
allowed-for-each-seat = { $names }, po jednym na miejsce
allowed-for-each-seat-that-chooses = { $names } przy tych ustawieniach, po jednym na miejsce, które wybiera
allowed-for-each-or-all = { $names }, po jednym na miejsce albo jeden dla wszystkich
allowed-bots-for-each-or-all = { $names }: po jednym na miejsce albo jeden dla wszystkich
allowed-bot = NAZWA=POLECENIE, nazwa z małych liter, cyfr i łączników, inna niż poziomy
allowed-word-or-seat = { $names } albo miejsce od { $least } do { $most }
allowed-seat-of-table = miejsce od { $least } do { $most }
allowed-variants = lista wariantów
allowed-gifts = tabela z listami kart dla { $names }
allowed-practice = 5 rund albo od 1 do 4 na próbę
allowed-rounds-listed = { $number }, czyli tyle, ile podano rund
allowed-rounds-once = każda runda najwyżej raz
allowed-princess-once = każda księżniczka najwyżej raz
allowed-variant-once = każdy wariant tylko raz
allowed-in-edition = { $names } w edycji { $edition }
allowed-rounds-or-way = lista rund z edycji { $edition } albo { $names }
allowed-round-of = runda z edycji { $edition }
allowed-round-or-surprise = runda z edycji { $edition } albo { $names }
allowed-by-seat = lista według miejsc albo { $names }
allowed-names-for-seats = { $number } nazw, po jednej na miejsce; none, gdy bez księżniczki
allowed-open-memory = open_memory: true lub false; counts: shown lub hidden; powers: first-round lub second-round
allowed-only = tylko { $name }
allowed-one-of-two = jeden z dwóch ({ $reason })
allowed-new-file = nowy plik; --resume wznawia zachowaną grę
allowed-folder-exists = plik w istniejącym folderze
allowed-folder-in-folder = folder w istniejącym folderze albo { $name }
allowed-file-named = plik { $name }
allowed-logs-folder = folder z zapisami gier, { $name }
allowed-name-value = NAZWA=WARTOŚĆ, np. { $name }
allowed-setting-names = nazwy i wartości ustawień, np. { $name }
allowed-value = wartość: { $name } WARTOŚĆ
allowed-log-header = zapis gry, który zaczyna się nagłówkiem
allowed-log-has-there = to, co zapis gry ma w tym miejscu
allowed-json = jeden obiekt JSON
allowed-rules-draw = to, co zasady tu losują
allowed-version = wersja { $number }
allowed-no-other-logs = folder bez innych zapisów gier
allowed-these-games = folder właśnie tych gier albo nowy
allowed-this-tournament = wyniki właśnie tego turnieju albo nowy plik
allowed-results = wyniki z co najmniej jednym zestawem rozdań
allowed-solved = gra, która jest rozwiązana
allowed-can-be-reviewed = { $names }: gry, które da się analizować
allowed-must-choose = miejsce, które ma wybrać
allowed-address = adres
allowed-without-path = { $name }, bez ścieżki
allowed-file-not-there = plik, którego jeszcze nie ma
allowed-backup-file = plik zapisany przez coronet backup
allowed-empty-folder = pusty folder albo dowolny z --force
allowed-path = ścieżka od / do /, na przykład /cards/
allowed-a-folder = folder
allowed-later = { $number } lub nowsze
allowed-conformance-file = plik z przypadkami zgodności ({ $reason })
allowed-coloured-cards = { $number } kart spośród: { $names }
allowed-position = jedna pozycja na każdy otrzymany element
allowed-draws-from = to, z czego losuje { $name }, każde raz
allowed-settings-of-game = ustawienia, które ma gra
allowed-mark = wersję i jej znak z 32 liter, np. { $name }
allowed-seal = od { $least } do { $most } liter spośród 0–9 i a–f
allowed-position-line = jeden wiersz: gra, jej ustawienia, | i co gdzie leży
allowed-line-letters = jeden wiersz o długości do { $number } znaków
allowed-name-once = każda nazwa raz
allowed-cards-like = karty, każda raz, na przykład { $name }
allowed-card-like = karta, na przykład { $name }
allowed-one-place = każda karta w jednym miejscu
allowed-known-cards = karty, które są znane, albo dodaj { $name }
allowed-lie-so = nieznane karty, które mogą tak leżeć
allowed-played-on = pozycja, w której można grać dalej
allowed-numbers-from-to = liczby od { $least } do { $most }
allowed-whole-up-to = liczba całkowita do { $number }
allowed-whole = liczba całkowita
allowed-unknown-like = tyle nieznanych kart, na przykład { $name }
allowed-choice-like = wybór słowami, na przykład { $name }
allowed-told-like = kto co zrobił, na przykład { $name }
allowed-round-like = runda, na przykład { $name }
allowed-seat-card-like = miejsce i jego karta, na przykład { $name }
allowed-scores-like = wyniki ({ $number }), na przykład { $name }
allowed-bytes-of = bajty stołu gry { $name }
allowed-nothing-done = żaden: niczego nie zrobiono
allowed-day = dzień w postaci RRRR-MM-DD
allowed-as-in-the-log = { $name }, jak w zapisie
allowed-log-of-a-ball = zapis balu; coronet play --resume podejmuje każdą inną grę
allowed-two-numbers = dwie liczby, na przykład { $name }
allowed-folder-to-put-in = folder, do którego mają trafić
