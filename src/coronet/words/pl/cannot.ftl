### Dlaczego czegoś nie da się tu zrobić, choć prośba jest poprawna: cannot-<code>.

cannot-extra-missing =
    { $extra ->
        [server] Pakiet { $package } nie jest zainstalowany. Przychodzi z dodatkiem { $extra }: { $command } (albo zagraj w terminalu: coronet play rebel)
       *[other] Pakiet { $package } nie jest zainstalowany. Przychodzi z dodatkiem { $extra }: { $command }
    }

## Serwer

cannot-page-missing = Strona nie jest zbudowana, więc przeglądarka nie miałaby czego pokazać. Uruchom make page w klonie Coroneta albo zainstaluj paczkę wheel ze stroną.
cannot-port-taken = Port { $port } jest zajęty. Wybierz inny przez --port albo zatrzymaj program, który na nim nasłuchuje.
cannot-ports-taken = Porty od { $first } do { $last } są zajęte. Wybierz inny przez --port.
cannot-port-guarded = Ten system trzyma port { $port } dla własnych usług. Wybierz przez --port numer powyżej 1023.
cannot-address-elsewhere = Na { $host } nie da się tu nasłuchiwać ({ $why }). Wybierz przez --host adres tego komputera.

## Baza danych

cannot-database-held = Inny serwer ma otwarty plik { $file }. Najpierw go zatrzymaj albo wybierz inny plik przez --database.
cannot-database-newer = { $database } pochodzi z nowszego Coroneta (schemat { $schema }). Zainstaluj to wydanie albo późniejsze.
cannot-database-empty = { $database } jest pusta. Najpierw uruchom coronet migrate albo zacznij od coronet serve --migrate.
cannot-database-older = { $database } ma starszy schemat, { $schema }. Najpierw uruchom coronet migrate albo zacznij od coronet serve --migrate.
cannot-database-unreadable = { $database } nie da się otworzyć do zapisu jako plik SQLite. Sprawdź prawa albo wybierz inny.
cannot-database-silent = { $database } nie odpowiada. Uruchom PostgreSQL albo popraw adres.
cannot-database-unused = { $database } nie istnieje: żaden serwer jeszcze z niej nie korzystał. Podaj inną przez --database.
cannot-database-damaged = { $database } jest uszkodzona i nic nie skopiowano. Przywróć jej kopię zapasową.
cannot-holder-silent = Inny program ma otwarty plik { $file } i nie przejął kopii. Zatrzymaj go i spróbuj ponownie.
cannot-backup-damaged = { $file } nie jest całą kopią zapasową. Wybierz inny plik zapisany przez coronet backup.
cannot-backup-newer = { $file } nie jest kopią z tego ani ze starszego Coroneta (schemat { $schema }). Zainstaluj wydanie, które ją zapisało.
cannot-backup-unreadable = { $file } zawiera partię, której nie da się odczytać, { $name }: { $why }. Wybierz inną kopię.
cannot-backup-untrue = { $file } zawiera partię, która się nie zgadza, { $name }, według tych sprawdzeń: { $checks }. Wybierz inną kopię.
cannot-program-missing = Program { $program } nie jest zainstalowany. Zainstaluj programy klienckie PostgreSQL.
cannot-program-failed = Program { $program } zrezygnował: { $said }

## Pliki

cannot-unreadable = Nie da się odczytać { $file } ({ $why }).
cannot-unwritable = Nie da się zapisać { $file } ({ $why }).

## Partie

cannot-resumed-as-set = Wznowiona partia ma ustawienia w swoim zapisie. Pomiń --{ $name }.
cannot-resumed-elsewhere = { $file } to partia gry { $found }. Wznów ją przez coronet play { $found } --resume.
cannot-only-in-parquet = --{ $name } wymaga --out NAME.parquet: zapisy partii mają to wszystko i tak.
cannot-nothing-dealt = --deal dotyczy rąk z rozdania: dodaj wariant { $allowed }.
cannot-deal-of-r = --deal dotyczy tylko R. Pomiń je.
cannot-position-as-set = Pozycja ma w sobie ustawienia. Pomiń --{ $name }.
cannot-peers-or-server = --peers i --server mierzą różne rzeczy. Wybierz jedno z nich.
cannot-unsolved = Ta gra R nie jest rozwiązana, więc wartość wyborów nie jest znana. Wybierz warianty, które przyjmuje coronet solve.
cannot-not-undone = Losowania tej gry pochodzą skądinąd albo są zapieczętowane, więc kroku nie można cofnąć. Odtwórz jej zapis do wcześniejszego kroku.
cannot-cards-unknown = W tej pozycji znane są karty tylko jednego miejsca. Wyobraź sobie pozostałe (imagined) albo ustaw całą pozycję.
cannot-cards-nowhere = Ta pozycja mówi za mało, by wyobrazić sobie karty, których miejsce { $number } nie widzi. Skopiuj ją razem z pamięcią.
cannot-log-incomplete = Ta gra zaczęła się w środku, więc jej zapisu nie dałoby się odtworzyć. Zachowaj jej pozycję albo bajty.

## Boty z zewnątrz

cannot-bot-missing = Programu bota { $name } tu nie ma albo nie wolno go uruchomić: { $program }. Popraw --bot.
cannot-bot-ends = Program bota { $name } zakończył się, zanim był gotowy. Jego ostatnie słowa: { $said }
cannot-bot-silent = Program bota { $name } nie odpowiedział w ciągu { $seconds } s. Jego ostatnie słowa: { $said }
cannot-bot-unreadable = Program bota { $name } nie mówi wierszami, którymi mówi Coronet. Powiedział: { $said }
cannot-bot-plays-others = { $name } nie gra w { $game }. Gra w: { $games }
cannot-bot-declines = { $name } nie gra z tymi ustawieniami. Mówi: { $said }

## Turnieje na klastrze

cannot-cluster-silent = Żaden klaster Ray nie odpowiada pod adresem { $address } ({ $why }). Uruchom go albo popraw --on.
cannot-worker-differs = Jedna z maszyn ma inne źródła ({ $there }) niż ta ({ $here }). Zainstaluj wszędzie tego samego Coroneta.
