### What only the page says: its buttons, labels and states (page-), what the room tells (room-), refusals (refuse-).

## Everywhere

page-you = Ty
page-you-named = Ty, { $name }
page-home-link = Coronet, na stronę główną
page-tools = Narzędzia
page-tool-theme =
    { $theme ->
        [light] Wygląd: dzień
        [dark] Wygląd: noc
       *[auto] Wygląd: jak w systemie
    }
page-tool-score = Tabela wyników
page-tool-talk = Kronika i czat
page-tool-talk-unread =
    { $count ->
        [one] Kronika i czat, { $count } nowa wiadomość
        [few] Kronika i czat, { $count } nowe wiadomości
        [many] Kronika i czat, { $count } nowych wiadomości
       *[other] Kronika i czat, { $count } wiadomości
    }
page-tool-menu = Menu
page-close = Zamknij
page-bar = Następny krok
page-columns = Punkty według graczy
page-theme = Motyw
page-theme-auto = Jak w systemie
page-theme-light = Dzień
page-theme-dark = Noc
page-title = Zbuntowane księżniczki, runda { $number } z { $of }
page-name = Twoje imię
page-copy = Kopiuj
page-copied = Skopiowano
page-go-home = Na stronę główną
page-try-again = Spróbuj ponownie
page-label = { $name }:
page-reload = Odśwież

## Cards: $rings is how many proposals are drawn on the card.

page-card =
    { $rings ->
        [0] { $card-start }
        [one] { $card-start }, { $rings } oświadczyny
        [few] { $card-start }, { $rings } oświadczyny
        [many] { $card-start }, { $rings } oświadczyn
       *[other] { $card-start }, { $rings } oświadczyn
    }
page-card-down = Zakryta karta
page-card-down-of =
    { $seat-is ->
        [you] Twoja karta, zakryta
       *[other] { $seat }: zakryta karta
    }
page-more-about = Więcej: { $name }
page-round-letter = Litera { $letter } mówi, jak trudna jest karta: od a, najprostszej, dalej według alfabetu.
page-hourglass = z klepsydrą
    .text = Klepsydra oznacza finał: przy losowych rundach ostatnia jest taką kartą.

## Home

page-motto = Tańcz całą noc. Za mąż nie wychodź.
page-intro = Bierz lewy, ale unikaj w nich Książąt: wygrywa, kto dostanie najmniej oświadczyn.
page-play-now = Zagraj teraz
page-play-now-hint =
    { $next ->
        [first] Zagraj teraz: trzy lewy na naukę, potem krótki bal z botami.
        [short] Zagraj teraz: trzy rundy z botami. Później wraca twoja ostatnia gra.
       *[last] Zagraj teraz: twoja ostatnia gra jeszcze raz, z botami.
    }
page-create = Zaproś znajomych
page-invite-game = Gra ze znajomymi
page-puzzles = Znajdź kartę
    .text = Prawdziwe chwile z rozegranych gier, każda z jednym najlepszym wyborem. Jedna zagadka dziennie albo ile chcesz.
page-puzzles-open = Do zagadek
page-learn = Poznaj grę
page-quick = Szybka gra
    .of = Szybka gra: { $game }
page-progress = Twoje postępy
page-all-games = Wszystkie twoje gry i statystyki
page-game-rebel-players = od 3 do 6 graczy
page-game-rebel-time = około 35 min
page-join = Dołącz
page-join-label = Link lub kod
page-join-bad = Wklej cały link albo wpisz otrzymany kod.
page-join-no-table = Pod tym kodem nie czeka żaden stół. Poproś o kod jeszcze raz.
page-join-no-seat = Pod tym kodem nie czeka żadne miejsce. Kod działa raz, przez 10 minut: zrób nowy na tamtym urządzeniu.
page-join-rate = Za dużo błędnych kodów. Spróbuj za kilka minut.
page-join-retry = Serwer teraz nie odpowiada. Spróbuj ponownie.
page-ball = Bal dnia
    .text = Jedna gra dziennie, te same karty i boty dla wszystkich. Liczy się pierwsza próba.
    .go = Na bal
page-your-games = Twoje gry
page-no-games = Żadna gra nie trwa. Zacznij przyciskiem „Zagraj teraz”.
page-waiting-games = Czekają na ciebie
page-continue = Graj dalej
page-running =
    { $count ->
        [one] { $count } gra w toku
        [few] { $count } gry w toku
        [many] { $count } gier w toku
       *[other] { $count } gry w toku
    }
page-more-running =
    { $count ->
        [one] jeszcze { $count } gra w toku
        [few] jeszcze { $count } gry w toku
        [many] jeszcze { $count } gier w toku
       *[other] jeszcze { $count } gry w toku
    }
page-put-away = Odłóż
    .of = Odłóż: { $game }
page-take-up = Przywróć
    .of = Przywróć: { $game }
page-games-away =
    { $count ->
        [one] { $count } gra jest odłożona. Jest wśród wszystkich twoich gier.
        [few] { $count } gry są odłożone. Są wśród wszystkich twoich gier.
        [many] { $count } gier jest odłożonych. Są wśród wszystkich twoich gier.
       *[other] { $count } gry jest odłożone. Są wśród wszystkich twoich gier.
    }
page-listed-tables = Otwarte stoły
page-no-listed = Nikt teraz nie czeka na graczy. Otwórz stół i zaznacz „{ page-listed }”.
page-seats-taken = Zajęte miejsca: { $taken } z { $players }
page-bots-play = Boty: { $levels }
page-watch = Oglądaj
page-games = Gry
page-game-rebel = Zbuntowane księżniczki
    .text = Bierz lewy, ale bez Książąt: każdy przynosi oświadczyny. Co rundę nowa zasada, każda księżniczka ma jedną moc.
page-fan-work = Nieoficjalna praca fanowska dla osób, które mają te gry. Nazwy należą do ich wydawców. Bez konta, bez reklam, bez śledzenia.
page-licences = Licencje
page-state =
    { $state ->
        [lobby]
            { $free ->
                [0] Zaraz się zacznie
                [one] { $free } wolne miejsce
                [few] { $free } wolne miejsca
                [many] { $free } wolnych miejsc
               *[other] { $free } wolnego miejsca
            }
        [sharing] Trwa tasowanie kart
        [between] Między rundami
        [paused] Wstrzymana
        [over] Skończona
        [closed] Zamknięta
       *[playing]
            { $game ->
                [rebel]
                    { $round ->
                        [0] W toku
                       *[other] W toku, runda { $round }
                    }
               *[other] W toku
            }
    }
page-damaged = Uszkodzony: nie można go otworzyć
page-with = przy stole: { $names }
page-shared-seat = Część gry zagrał za ciebie bot.
page-go = Otwórz
page-go-other = Gra { $name }

## A new table

page-new-table = Nowy stół
page-new-table-of = Nowy stół: { $game }
page-tab-game-rebel = Księżniczki
page-tab-game-r = R
page-tab-game-parlour = Towarzyskie
page-tab-game-woo = Konkury
page-presets = W co gramy
page-preset-ball = Pełny bal
    .text = Deluxe, 5 rund z niespodzianką, na koniec finał.
page-preset-first = Pierwsza gra
    .text = Deluxe, 5 prostych rund, za każdym razem jedna nowość.
page-preset-three = Trzy tańce
    .text = Deluxe, 3 rundy z niespodzianką, na krótki wieczór.
page-preset-classic = Edycja klasyczna
    .text = Pierwsza instrukcja, z jej własnymi 5 rundami na początek.
page-settings =
    { $by ->
        [first-game] { page-edition-name }, { $players } graczy, rundy pierwszej gry: { $count }
        [anything] { page-edition-name }, { $players } graczy, dowolne rundy: { $count }
        [chosen] { page-edition-name }, { $players } graczy, wybrane rundy: { $count }
       *[random] { page-edition-name }, { $players } graczy, losowe rundy: { $count }
    }
page-edition-name =
    { $edition ->
        [classic] Edycja klasyczna
       *[deluxe] Deluxe
    }
page-guests =
    { $open ->
        [0]
            { $bots ->
                [one] Ty i { $bots } bot.
                [few] Ty i { $bots } boty.
                [many] Ty i { $bots } botów.
               *[other] Ty i { $bots } bota.
            }
       *[other]
            { $bots ->
                [0] Wolne miejsca: { $open }.
                [one] { $bots } bot, wolne miejsca: { $open }.
                [few] { $bots } boty, wolne miejsca: { $open }.
                [many] { $bots } botów, wolne miejsca: { $open }.
               *[other] { $bots } bota, wolne miejsca: { $open }.
            }
    }
page-guests-title = Goście
page-players-count =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
page-bots-hint = Miejsca bez bota czekają na znajomych z linkiem.
page-fewer = O jednego mniej
page-more = O jednego więcej
page-rounds = Edycja i rundy
page-rounds-so =
    { $by ->
        [first-game] { page-edition-name }, rundy pierwszej gry: { $count }
        [anything] { page-edition-name }, dowolne rundy: { $count }
        [chosen] { page-edition-name }, wybrane rundy: { $count }
       *[random] { page-edition-name }, losowe rundy: { $count }, na koniec finał
    }
page-rounds-how = Jak wybiera się rundy
page-rounds-random = Losowo, na koniec finał (karta z klepsydrą)
page-rounds-first-game = Te z pierwszej gry
page-rounds-anything = Dowolne karty w dowolnej kolejności
page-rounds-chosen = Mój własny wybór
page-rounds-pick = Dotknij rundy, żeby wybrać jej kartę. Gra to 5 rund, mniej nadaje się na próbę.
page-round-surprise = Niespodzianka
    .text = Losowana, gdy runda się zaczyna.
page-round-more = Jeszcze jedna runda
page-round-earlier = Wcześniej
page-round-later = Później
page-round-away = Pomiń
page-edition = Edycja
page-edition-deluxe = Deluxe: 12 księżniczek, Buntowniczka Balu
page-edition-classic = Klasyczna: 10 księżniczek
page-length = Ile rund
page-length-5 = 5 rund
page-length-3 = 3 rundy
page-begins-wedding = Według instrukcji osoba, która ostatnio była na weselu. Popytajcie i wybierzcie imię.
page-begins-chooser = Pierwszą rundę zaczyna ten, kto pierwszy wybiera księżniczkę.
page-seat-number = Miejsce { $number }
page-princesses-how = Jak rozdaje się księżniczki
page-princesses-by-default = Jak w instrukcji
page-princesses-by-two-keep-one = Dwie dla każdego, jedna zostaje
page-princesses-by-choose = Wybór po kolei
page-princesses-by-random = Rozdane losowo
page-princesses-by-none = Bez księżniczek: nikt nie ma mocy
page-level = Jak dobrze grają boty
page-level-missing = { $levels }: tych poziomów tu nie ma, bo serwer działa bez tego, czym te boty myślą. Kto go prowadzi, może zainstalować coronet[fast].
page-level-beginner = Początkujący
    .text = Gra rozsądnie własną ręką, zapomina większość tego, co zagrano, i czasem się myli.
page-level-good = Dobry
    .text = Liczy każdą kartę, gra nisko, celowo pozbywa się koloru i powstrzymuje tego, kto zaraz weźmie wszystko.
page-level-strong = Silny
    .text = Zanim zagra, wypróbowuje każdą kartę w kilkuset wyobrażonych rozdaniach.
page-level-expert = Mistrzowski
    .text = Czyta z twoich zagrań, waży całą grę i długo się zastanawia, co oddać.
page-level-outside =
    .text = Dodany przez gospodarza tego serwera; gra po swojemu.
page-pace = Tempo botów
page-pace-relaxed = Spokojne
page-pace-normal = Zwykłe
page-pace-quick = Szybkie
page-pace-instant = Od razu
page-open-memory = Otwarta pamięć
    .text = Wszystkie karty wzięte w rundzie są widoczne.
page-hidden-counts = Ukryte liczenie
    .text = Ile oświadczyn kto zebrał w rundzie, widać dopiero na jej końcu.
page-later-powers = Moce od drugiej rundy
    .text = W pierwszej rundzie nikt nie używa mocy.
page-chat-on = Czat i reakcje
    .text = Dla wszystkich, którzy siedzą przy stole.
page-listed = Pokaż na liście stołów
    .text = Inaczej znajdą go tylko osoby z linkiem.
page-watch-on = Inni mogą oglądać
    .text = Bez tego grę w toku widzą tylko grający.
page-open-table = Otwórz stół
page-on-device = Graj na tym urządzeniu
    .text = Z botami albo w kilka osób przy tym urządzeniu: dom sam przenosi się tutaj, tylko raz, i potem nie potrzebuje ani serwera, ani sieci.
    .meanwhile = Tymczasem możesz grać na tym urządzeniu.

## The lobby

page-lobby =
    { $host ->
        [yes] Twój stół
       *[no] Stół
    }
page-seats-all = Miejsca
page-open-seats =
    { $count ->
        [0] wszystkie miejsca zajęte
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
page-open-seat = Wolne miejsce
page-host = prowadzi
page-seat-kind =
    { $kind ->
        [open] czeka na gościa
        [bot] bot: { $level }
        [away] nie ma przy stole
       *[person] przy stole
    }
page-ready = gotowe
page-im-ready = Możemy zaczynać
page-not-ready = Jeszcze chwila
page-sit = Zajmij miejsce
page-sit-here = Usiądź tutaj
page-stand = Zwolnij miejsce
page-stand-sure = Tak, zwolnij: dalej gra bot
page-bot-here = Posadź tu bota
page-together = Osoby przy tym urządzeniu
    .text = One też grają tutaj. Między ruchami strona jest zakryta, aż urządzenie weźmie następna osoba.
page-together-hint =
    { $count ->
        [0] podawajcie je sobie
       *[other] jeszcze { $count }
    }
page-together-name = Imię tej osoby
page-together-add = Dodaj
page-together-full = Wszystkie miejsca są zajęte: najpierw zwolnij jedno, odsyłając bota.
page-part = { $name } odchodzi
page-hand-over = Teraz urządzenie bierze { $name }
    .text = Karty są zakryte. Następny ruch ma { $name }; pozostali nie patrzą.
page-i-am = { $name } to ja: pokaż moje karty
page-bot-away = Zwolnij to miejsce
page-kick = Odeślij
page-give-host = Oddaj prowadzenie
page-start = Zacznij bal
page-start-hint =
    { $count ->
        [0] Wszystkie miejsca są zajęte.
        [one] { $count } miejsce jest wolne. Zacznij teraz, a zajmie je bot.
        [few] { $count } miejsca są wolne. Zacznij teraz, a zajmą je boty.
        [many] { $count } miejsc jest wolnych. Zacznij teraz, a zajmą je boty.
       *[other] { $count } miejsca jest wolne. Zacznij teraz, a zajmą je boty.
    }
page-host-starts = Bal zaczyna osoba prowadząca stół.
page-welcome-guest = Masz swoje miejsce
page-welcome-watcher = Zapraszamy do stołu
page-take-seat = Podaj imię i zajmij miejsce.
page-invite-text =
    { $timed ->
        [yes] { $host } zaprasza cię do gry: { $game }, { $time }. Kod: { $letters }.
       *[no] { $host } zaprasza cię do gry: { $game }. Kod: { $letters }.
    }
page-invited =
    { $timed ->
        [yes] { $host } zaprasza cię do gry: { $game }, { $time }.
       *[no] { $host } zaprasza cię do gry: { $game }.
    }
page-invite-letters = Albo podaj im ten kod
    .text = Znajomi wpisują go w polu „Link lub kod” na stronie głównej.
page-invite = Zaproś znajomych
page-invite-label = Link z zaproszeniem
page-invite-fresh = Nowy link, stare przestaną działać
page-spectators = Dla widzów
page-spectators-hint = link do oglądania, bez miejsca
page-position = Skopiuj tę pozycję
page-position-line = Pozycja w jednym wierszu
page-watch-link = Link do oglądania
page-qr = Kod QR z linkiem
page-reach-local = Działa tylko na tym komputerze. Dla innych otwórz tę stronę pod adresem w sieci, który Coronet podaje przy starcie.
page-reach-lan = Działa dla wszystkich w tej samej sieci lub Wi-Fi.
page-reach-public = Działa wszędzie.
page-while-waiting = Na czas oczekiwania

## The table

page-table = Stół
page-rules-in-force = Obowiązujące zasady
page-talk = Kronika i wyniki
page-stage = Lewa
page-desk = Twoje miejsce
page-round-short = Runda { $number }
page-mark =
    { $part ->
        [set] Rozdanie { $number }
        [deal] Rozdanie { $number }
        [night] Noc { $number }
        [game] Gra { $number }
       *[round] Runda { $number }
    }
page-round-long = Zbuntowane księżniczki · Runda { $number } z { $of }
page-round-trick = Zbuntowane księżniczki · Runda { $number } z { $of } · Lewa { $trick }
page-seats = Pozostali gracze
page-seat =
    { $power ->
        [ready] { $princess_name }, moc gotowa, karty na ręce { $hand }, lewy { $tricks }, oświadczyny { $total }
        [later] { $princess_name }, moc od 2. rundy, karty na ręce { $hand }, lewy { $tricks }, oświadczyny { $total }
        [used] { $princess_name }, moc wyczerpana, karty na ręce { $hand }, lewy { $tricks }, oświadczyny { $total }
       *[none] { $princess_name }, karty na ręce { $hand }, lewy { $tricks }, oświadczyny { $total }
    }
page-no-princess = bez księżniczki
page-own-plate = Twoja księżniczka i twoje rundy
page-count-hand = karty na ręce
page-count-tricks = wzięte lewy
page-count-total = oświadczyny razem
page-count-round = oświadczyny w tej rundzie
page-seat-so-far = { $plate }, w tej rundzie { $points }
page-bot-plays = gra bot
page-gone = nie ma: { $time }
page-gone-waits = Stół czeka: { $seat }.
page-let-bot-play = { $seat }: niech zagra bot
page-wait-for = Czekamy
page-stand-in = { $name } (bot) gra za ciebie.
page-stand-in-left = Twoje miejsce jest wolne dla ciebie. { $name } (bot) gra dalej.
page-take-your-seat = Wróć na swoje miejsce
page-choosing = wybiera
page-aside =
    { $count ->
        [one] { $count } karta odłożona
        [few] { $count } karty odłożone
        [many] { $count } kart odłożonych
       *[other] { $count } karty odłożonej
    }
page-frozen = zamrożona karta
page-card-new = nowa
page-card-frozen = zamrożona
page-card-planned = zaplanowana
page-card-hint = polecana
page-runner = Karty w kolejności zagrania
page-given = Karty do wyboru
page-from =
    { $seat-is ->
        [you] twoja
       *[other] daje { $seat }
    }
page-place-empty = do zagrania
page-winning = wygrywa
page-led = wyjście
page-your-turn = twój ruch
page-is-winning =
    { $seat-is ->
        [you] Wygrywa twoja karta: { $card }.
       *[other] Wygrywa { $card } ({ $seat }).
    }
page-last-trick =
    { $seat-is ->
        [you] Ostatnia lewa: twoja
       *[other] Ostatnia lewa: { $seat }
    }
page-no-last-trick = Ostatnia lewa leży odkryta tylko do następnego wyjścia.
page-prompt-tap = Dotknij stołu, żeby grać dalej, albo poczekaj.
page-moment-door = Odtąd wolno wychodzić Książętami.
page-moment-frog =
    { $seat-is ->
        [you] Żaba skacze do ciebie: 5 oświadczyn.
       *[other] Żaba skacze. Trafia do: { $seat }, 5 oświadczyn.
    }
page-gifts =
    { $count ->
        [one] { $count } prezent na stosie
        [few] { $count } prezenty na stosie
        [many] { $count } prezentów na stosie
       *[other] { $count } prezentu na stosie
    }
page-own-gifts = twoje:
page-own-aside = Odłożone:
page-hand =
    { $count ->
        [0] Twoja ręka jest pusta
        [one] Twoja ręka, { $count } karta
        [few] Twoja ręka, { $count } karty
        [many] Twoja ręka, { $count } kart
       *[other] Twoja ręka, { $count } karty
    }
page-watching = Oglądasz grę.
page-ask-seat = Poproś o miejsce: { $seat }
page-asked-seat = Prosisz o miejsce: { $seat }. Decydują grający.
page-asks-seat = { $name } prosi o miejsce: { $seat }.
page-ask-yes = Tak
page-ask-no = Nie
page-ask-back = Już nie trzeba
page-ask-refused = Tym razem nie. Za minutę możesz poprosić znowu.
page-princesses = Księżniczki
page-suits = Kolory
page-players = Gracze

## What a button does

page-do-play = Zagraj { $cards-accusative }
page-do-aside = Odłóż { $cards-accusative }
page-do-gift = Podaruj { $cards-accusative }
page-do-give = Daj { $cards-accusative }
page-do-keep = Zatrzymaj { $cards-accusative }
page-do-deal = Rozdaj { $cards-accusative }
page-do-freeze = Zamroź { $cards-accusative }
page-do-trade = Wymień { $cards-accusative }
page-do-pass =
    { $count ->
        [one] Przekaż { $count } kartę
        [few] Przekaż { $count } karty
        [many] Przekaż { $count } kart
       *[other] Przekaż { $count } karty
    }
page-do-half =
    { $count ->
        [one] Odłóż { $count } kartę
        [few] Odłóż { $count } karty
        [many] Odłóż { $count } kart
       *[other] Odłóż { $count } karty
    }
page-do-swap = Podmień
page-do-haggle = Wymień
page-do-choose = Zatańcz jako { $princess-inside }
page-slots-missing = Jeszcze { $count }
page-pick-card = Wybierz kartę
page-pick-princess = Wybierz księżniczkę
page-planned = W planie: { $cards }. Dotknij jeszcze raz, by zrezygnować.
page-plan-off = Nie zagrano według planu. { $why }
page-slots-how = Dotknij karty, żeby ją położyć; dotknij jej miejsca, żeby ją cofnąć.
page-slot-to = dostanie { $seat }
page-slot-aside = na później
page-pending = Możesz cofnąć wybór, dopóki nie wybiorą wszyscy.
page-prompt-chosen = Wybrano. Czekamy na ruch: { $seats }.
page-slots-next =
    { $way ->
        [left]
            { $first ->
                [yes] Wybierz kartę dla osoby z lewej strony: { $seat }.
               *[no] Teraz karta dla osoby z lewej strony: { $seat }.
            }
       *[right]
            { $first ->
                [yes] Wybierz kartę dla osoby z prawej strony: { $seat }.
               *[no] Teraz karta dla osoby z prawej strony: { $seat }.
            }
    }
page-slots-full = Obie karty wybrane: przekaż je.
page-take-back = Cofnij
page-power-use = Użyj mocy
page-power-disarm = Graj bez niej
page-power-later = Nie teraz
    .means = zapytaj niedługo
page-power-not-this-trick = Nie w tej lewie
    .means = zapytaj w następnej
page-power-not-this-round = Nie w tej rundzie
    .means = zapytaj w następnej
page-power-nothing = Teraz nie ma jej do czego użyć. Pytanie pada mimo to, żeby nikt się tego nie domyślił.
page-power-return = Oddaj kartę
page-again-power =
    { $on ->
        [seat] Naciśnij jeszcze raz, by użyć mocy: { $seat }.
        [suit] Naciśnij jeszcze raz, by użyć mocy: { $suit-name }.
       *[nothing] Naciśnij jeszcze raz, by użyć mocy.
    }
page-again-show = Naciśnij jeszcze raz: pokaż swoje karty ({ $suit-name }).
page-again-return = Naciśnij jeszcze raz: oddaj kartę.
page-again-fold = Naciśnij jeszcze raz: spasuj.
page-no-thanks = Nie, dziękuję
page-power-asleep = śpi w tej rundzie: obudź
page-power-once = Raz w rundzie.
page-power-state =
    { $power ->
        [ready] Jej moc jest gotowa.
        [used] Jej moc jest w tej rundzie wyczerpana.
        [later] Jej moc zacznie działać w drugiej rundzie.
       *[none] Bez mocy.
    }
page-armed = Teraz wybierz lśniącą kartę.
page-prompt-armed = Twoja moc czeka: wybierz lśniącą kartę.
page-haggle-how = Wybierz kartę z lewy i jedną z ręki.
page-step-give = Każdy daje
page-step-keep = Zatrzymaj jedną
page-step-deal = Rozdaj resztę
page-step-draw = Wylosuj kartę
page-step-trade = Wymień lub oddaj
page-step-look = Obejrzyj dwie
page-step-freeze = Zamroź jedną
page-still-choosing =
    { $count ->
        [1]
            { $seats-are ->
                [you] Jeszcze wybierasz.
               *[other] Jeszcze wybiera { $seats }.
            }
       *[other] Jeszcze wybierają: { $seats }.
    }
page-prompt-sharing = Karty są wspólnie tasowane.
page-prompt-paused = Przerwa.
page-prompt-paused-by =
    { $seat-is ->
        [you] Przerwa na twoją prośbę.
       *[other] Przerwa, prosi o nią { $seat }.
    }
page-prompt-between = { $part ->
    [set] Rozdanie skończone.
    [deal] Koniec rozdania.
    [game] Ta gra jest skończona.
   *[round] Koniec rundy.
}
page-prompt-closed = Ten stół jest zamknięty.
page-next = Następna runda
page-hold = Zaczekaj ({ $seconds } s)
page-wait-next = Chwileczkę, zaczekaj

## Panels and sheets

page-tab-story = Kronika
page-tab-score = Wyniki
page-tab-chat = Czat
page-story = Kronika
page-story-none = Jeszcze nic się nie stało. Tu będzie opisany każdy ruch.
page-story-trick = Lewa { $number }
page-chat = Czat
page-chat-off = Przy tym stole nie ma czatu.
page-chat-empty =
    { $who ->
        [seated] Nikt jeszcze nic nie powiedział. Przywitaj się.
        [other] Nikt jeszcze nic nie powiedział. Kto zajmie miejsce, może tu pisać.
       *[muted] Czat jest wyciszony.
    }
page-chat-mute = Wycisz czat
    .text = Tylko u ciebie. Inni się o tym nie dowiedzą.
page-heard = { $name }: { $text }
page-chat-label = Napisz coś
page-chat-send = Wyślij
page-mute = Wycisz: { $name }
page-unmute = Znów pokazuj: { $name }
page-reactions = Reakcje
page-react-applause = Brawo
page-react-oh-no = O nie
page-react-thinking = Niech pomyślę
page-react-hurry = Kiedy ci wygodnie
page-react-well-played = Dobrze zagrane
page-react-laugh = Ha, ha
page-rule = Ta zasada obowiązuje przy tym stole.
page-sheet-score = Tabela wyników
page-sheet-talk = Kronika i czat
page-sheet-menu = Menu
page-sheet-last-trick = Ostatnia lewa
page-score-sheet = Tabela wyników
page-no-score = Żadna runda nie jest jeszcze skończona. Tu będzie wynik każdej.
page-all-rounds = Wszystkie rundy
page-round-so-far = Runda { $number } do tej pory
page-round-so-far-text = Nie liczy się jeszcze tego, co przychodzi dopiero na końcu rundy.
page-round-now = teraz
page-player = Gracz
page-seat-counts = Karty na ręce: { $hand }, lewy: { $tricks }, oświadczyny: { $total }.
page-seat-rounds = Dotychczasowe rundy: { $scores }
page-is-bot = Bot.
page-open-cards = Odkryte karty:
page-taken-cards = Wzięte w tej rundzie:
page-pause = Wstrzymaj grę
page-resume = Graj dalej
page-move-seat = Przenieś moje miejsce na inne urządzenie
page-move-code = Wpisz ten kod na drugim urządzeniu w ciągu 10 minut: { $code }
page-close-table = Zamknij stół
page-close-sure = Tak, zamknij dla wszystkich

## What chips mean

page-chip-led = Dołóż do tego koloru, jeśli możesz.
page-chip-parity = Nieparzysta po nieparzystej, parzysta po parzystej, jeśli możesz.
page-chip-princes-in = Książęta wkradli się na bal: teraz wolno nimi wychodzić.
page-chip-princes-outside = Księciem wolno wyjść dopiero, gdy któryś wkradnie się na bal.
page-chip-low-wins = Tę lewę wygrywa najniższa liczba.
page-chip-prince-first = Roszpunka żąda: osoba rozpoczynająca musi wyjść Księciem, jeśli go ma.
page-chip-suit-named = Mała Syrenka wskazuje ten kolor: osoba rozpoczynająca musi w niego wyjść, jeśli go ma.
page-chip-suits-in-vain = Mała Syrenka wskazała te kolory na próżno.
page-chip-above-five = Księżniczka na ziarnku grochu prosi pozostałych o karty powyżej 5 w tej lewie.
page-chip-free = Calineczka nie musi dokładać do koloru w tej lewie, ale nie gra Księcia ani Żaby.
page-chip-frozen = Księżniczka Lodu zamroziła kartę: trzeba ją zagrać w tej lewie.

## The end

page-end = Koniec balu
page-practise = Poćwicz jeszcze raz
page-rematch = Rewanż
page-wants-another =
    { $count ->
        [one] { $seats } chce zagrać jeszcze raz.
        [few] { $seats } chcą zagrać jeszcze raz.
        [many] { $seats } chcą zagrać jeszcze raz.
       *[other] { $seats } chcą zagrać jeszcze raz.
    }
page-join-in = Gram dalej
page-another-waits = Czekamy: { $seats }.
page-begin-without = Zacznij bez czekania
page-lay-anew = Zmień stół
page-laid-anew = Stół jest nakrywany na nowo.
page-to-table = Do stołu
page-evening = Wynik wieczoru
page-evening-won = Wygrane gry
page-evening-which =
    { $count ->
        [0] żadna z { $played }
        [one] gra { $games }
        [few] gry { $games }
        [many] gry { $games }
       *[other] gry { $games }
    }
page-proposals =
    { $count ->
        [one] { $count } oświadczyny
        [few] { $count } oświadczyny
        [many] { $count } oświadczyn
       *[other] { $count } oświadczyn
    }
page-seal = Tasowanie
page-no-seal = Tego tasowania nie da się sprawdzić: nie było zapieczętowane.
page-seal-how = Przed pierwszą kartą serwer i strona każdej osoby podały po tajnej liczbie. Razem wyznaczyły kolejność kart, więc nikt nie mógł jej wybrać.
page-seal-ball = Karty wynikają z dnia według jawnego wzoru: każdy może je obliczyć na nowo i nikt nie mógł ich dobrać.
page-seal-mark = Pieczęć, odcisk liczby serwera: { $mark }
page-seal-missing = W tasowaniu brakuje części: { $seats }.
page-seal-limits = Dowodzi to, że nikt nie wybierał kart. Nie może dowieść, że nie podgląda ten, kto prowadzi serwer.
page-verify = Sprawdź
page-check-kept =
    { $holds ->
        [yes] Pieczęć jest tą, którą ta strona widziała przed pierwszą kartą.
       *[no] Pieczęć nie jest tą, którą ta strona widziała przed pierwszą kartą.
    }
page-check-secret =
    { $holds ->
        [yes] Sekret pasuje do pieczęci.
       *[no] Sekret nie pasuje do pieczęci.
    }
page-check-shares =
    { $holds ->
        [yes] Wszystkie części pasują do swoich skrótów.
       *[no] Jedna z części nie pasuje do swojego skrótu.
    }
page-check-settings =
    { $holds ->
        [yes] Miejsca i ustawienia są tymi, które zapieczętowano.
       *[no] Miejsca lub ustawienia nie są tymi, które zapieczętowano.
    }
page-check-draws =
    { $holds ->
        [yes] Każda karta przyszła tak, jak mówi pieczęć.
       *[no] Jedna z kart nie przyszła tak, jak mówi pieczęć.
    }
page-check-marks =
    { $holds ->
        [yes] To, co podano tej stronie w grze, jest w zapisie bez zmian.
       *[no] Zapis nie jest tym, co podano tej stronie w grze.
    }
page-check-log =
    { $holds ->
        [yes] Zapis gry jest tutaj.
       *[no] Zapisu gry nie dało się odczytać.
    }

## Connection and other states

page-loading = Chwileczkę
    .text = Nakrywamy do stołu.
page-conn-lost = Brak połączenia. Próbujemy ponownie…
page-conn-restart = Serwer uruchamia się ponownie; nic nie przepadło.
page-conn-sending = Wysyłanie…
page-conn-back = Połączenie wróciło.
page-conn-back-played = Połączenie wróciło. Ruchy w międzyczasie: { $seats }.
page-unknown = Nic tu nie ma
    .text = Ten adres prowadzi donikąd.
page-closed = Ten stół jest zamknięty
    .text = Zamknęła go osoba prowadząca.
page-broken = Coś się zepsuło na tej stronie
    .text = Twoja gra jest bezpieczna na serwerze.
page-details = Szczegóły
page-bye-version = Jest nowa wersja
    .text = Odśwież stronę. Twoje miejsce czeka.
page-bye-kicked = Osoba prowadząca prosi, by opuścić ten stół
    .text = Możesz otworzyć własny stół.
page-bye-no-table = Nie ma takiego stołu
    .text = Link może być stary albo stół już nie istnieje. Poproś o nowy link lub otwórz własny stół.
page-bye-damaged = Ten stół jest uszkodzony
    .text = Serwer nie może odczytać tego, co o nim zapisał. Innym grom nic nie jest.
page-bye-not-watched = Tej gry nikt nie ogląda
    .text = Podczas gry stół widzą tylko grający. Możesz otworzyć własny stół.
page-bye-link-ended = Ten link już nie działa
    .text = Poproś prowadzącego o nowy link lub otwórz własny stół.
page-bye-token = To urządzenie nie jest już tu znane
    .text = Spróbuj ponownie, a wejdziesz jako nowy gość.
page-bye-other = Połączenie zostało przerwane
    .text = Spróbuj ponownie za chwilę.

## What the room tells, in the story

room-paused =
    { $seat-is ->
        [you] Wstrzymujesz grę.
       *[other] { $seat } wstrzymuje grę.
    }
room-resumed =
    { $seat-is ->
        [you] Wznawiasz grę.
       *[other] { $seat } wznawia grę.
    }
room-sat =
    { $seat-is ->
        [you] Siadasz do stołu.
       *[other] { $name } siada do stołu.
    }
room-asks-seat = { $name } prosi o miejsce: { $seat }.
room-stood = { $name } wstaje od stołu.
room-kicked = { $name } musi odejść od stołu.
room-host =
    { $seat-is ->
        [you] Teraz ty prowadzisz stół.
       *[other] Teraz stół prowadzi { $seat }.
    }
room-back =
    { $seat-is ->
        [you] Wracasz do stołu.
       *[other] { $seat } wraca do stołu.
    }
room-bot-plays =
    { $seat-is ->
        [you] Bot gra za ciebie.
       *[other] { $seat }: gra bot.
    }
room-stand-in =
    { $by_seat-is ->
        [you] Wpuszczasz do gry bota: { $seat }, gra { $name } ({ $level ->
            [beginner] początkujący
            [strong] silny
            [expert] mistrzowski
           *[good] dobry
        }).
       *[other] { $by_seat } wpuszcza do gry bota: { $seat }, gra { $name } ({ $level ->
            [beginner] początkujący
            [strong] silny
            [expert] mistrzowski
           *[good] dobry
        }).
    }
room-bot-stands-in = { $seat }: gra bot { $name } ({ $level ->
        [beginner] początkujący
        [strong] silny
        [expert] mistrzowski
       *[good] dobry
    }).
room-waits =
    { $by_seat-is ->
        [you] Czekasz: { $seat }.
       *[other] { $by_seat } prosi, żeby poczekać: { $seat }.
    }
room-plays-as =
    { $before ->
        [expert] { $seat }: na tym serwerze nie da się myśleć na poziomie mistrzowskim, więc dalsza gra idzie na poziomie dobrym.
        [strong] { $seat }: na tym serwerze nie da się myśleć na poziomie silnym, więc dalsza gra idzie na poziomie dobrym.
       *[other] { $seat }: nie ma już odpowiedzi, więc dalej gra dobry bot tego serwera.
    }
room-sealed = Wszyscy tasowali razem i na końcu można to sprawdzić: nikt nie mógł dobrać kart.
room-ball = To bal z dnia { $date }: te same karty i te same boty dla wszystkich.
room-share-missing =
    { $seat-is ->
        [you] Twoja część tasowania nie dotarła na czas.
       *[other] { $seat }: część tasowania nie dotarła na czas.
    }
room-again =
    { $seat-is ->
        [you] Prosisz o rewanż.
       *[other] { $seat } prosi o rewanż.
    }
room-time-up =
    { $seat-is ->
        [you] Twój czas minął: bot wybiera za ciebie.
       *[other] { $seat }, czas minął: wybiera bot.
    }
room-hint =
    { $seat-is ->
        [you] Prosisz o podpowiedź.
       *[other] { $seat } prosi o podpowiedź.
    }
room-outdated = Zasady zostały od tego czasu poprawione, więc ta gra nie może trwać dalej. Wyniki zostały zachowane; zacznijcie nową.
room-closed = Stół jest zamknięty.

## Why the server refused something

refuse-stale = Ta chwila minęła. Spójrz na stół jeszcze raz.
refuse-not-yours = Tego nie możesz zmieniać.
refuse-not-seated = Najpierw zajmij miejsce.
refuse-not-host = Może to zrobić tylko osoba prowadząca stół.
refuse-wrong-state = Teraz nie da się tego zrobić.
refuse-paused = Gra jest wstrzymana. Najpierw naciśnij „Graj dalej”.
refuse-full = Nie ma wolnego miejsca.
refuse-off =
    { $what ->
        [undo] Zdanie zmieniło się tu już dziesięć razy. Ten wybór zostaje.
        [pause] Twoje dwie przerwy w tej grze są już wykorzystane.
        [hint] Podpowiedzi są przy tym stole wyłączone.
        [ball] Bal dnia jest taki sam dla wszystkich: niczego w nim nie można zmienić.
       *[other] Przy tym stole jest to wyłączone.
    }
refuse-no-hint =
    { $reason ->
        [warming] Boty jeszcze się przygotowują. Podpowiedź pojawi się sama.
        [busy] Boty mają teraz dużo do przemyślenia. Podpowiedź pojawi się sama.
        [compiler] Ten serwer działa bez kompilatora, którego potrzebują podpowiedzi. Kto go prowadzi, może zainstalować coronet[fast].
        [game] Do tej gry nie ma podpowiedzi.
       *[other] Nie udało się znaleźć podpowiedzi. Spróbuj ponownie.
    }
refuse-bad-setting =
    { $field ->
        [name] Wybierz imię, które ma od 1 do 24 znaków.
        [text] Napisz wiadomość długości od 1 do 200 znaków.
        [players] To nie pasuje: musi być miejsce dla każdego, kto już siedzi przy stole.
       *[other] { $field }: to nie pasuje. Dozwolone: { $allowed }.
    }
refuse-no-level = Boty tego poziomu nie mogą myśleć na tym serwerze. Wybierz inny poziom.
refuse-expired = Ten link wygasł. Poproś o nowy.
refuse-used = Ten link został już wykorzystany. Poproś o nowy.
refuse-banned = Osoba prowadząca prosi, by opuścić ten stół.
refuse-rate = Trochę wolniej, proszę. Spróbuj ponownie za chwilę.
refuse-busy = Za dużo naraz. Spróbuj ponownie za chwilę.
refuse-retry = Nie udało się. Spróbuj ponownie.
refuse-disk-full = Dysk serwera jest pełny i nic się nie zmieniło. Gra ruszy sama, gdy znajdzie się miejsce.
refuse-other = Serwer odmówił ({ $code }).

## Settings

page-sheet-settings = Ustawienia
page-set-look = Wygląd
page-set-cards = Karty
page-set-pace = Tempo i dźwięk
page-set-people = Pytania i ludzie
page-set-data = To miejsce i twoje dane
page-set-kept = Ustawienia zostają na tym urządzeniu i działają od razu; niczego nie trzeba zapisywać.
page-language = Język
page-language-auto = Jak w przeglądarce
page-language-en = English
page-language-fr = Français
page-language-pl = Polski
page-text = Wielkość tekstu
page-text-100 = 100%
page-text-125 = 125%
page-text-150 = 150%
page-order = Porządek kart na ręce
page-order-suits = Kolorami
page-order-alternating = Na przemian
page-order-numbers = Liczbami
page-low-left = Niskie karty po lewej
page-press = Jak zagrać kartę
    .text = Zależnie od urządzenia: dwa dotknięcia palcem, jedno kliknięcie myszą.
page-press-device = Zależnie od urządzenia
page-press-two = Zawsze dwa
page-press-one = Zawsze jedno
page-last-card = Zagrywaj ostatnią kartę automatycznie
    .text = Tylko gdy została jedna karta.
page-plan = Planuj z wyprzedzeniem
    .text = Dotknij karty, gdy grają inni: w twojej kolejce zostanie zagrana, jeśli będzie można.
page-motion = Ruch
page-motion-off = Bez ruchu
page-motion-brisk = Żwawy
page-motion-normal = Zwykły
page-motion-calm = Spokojny
page-sound = Dźwięk
    .text = Krótkie dźwięki, bez muzyki.
page-volume = Głośność
page-sound-ask = Grać z dźwiękiem?
    .text = Krótkie dźwięki, bez muzyki. Można to zmienić w menu.
page-sound-yes = Z dźwiękiem
page-sound-no = Bez dźwięku
page-buzz = Wibracja, gdy przychodzi twój ruch
page-ask = Pytaj o moją moc
    .text = „Nigdy” odmawia za ciebie; jedno dotknięcie budzi ją na rundę.
page-ask-always = Zawsze
page-ask-never = Nigdy
page-set-chat = Czat i reakcje
    .text = Inni nie zauważą, gdy je wyłączysz.
page-notify = Powiadom mnie, gdy przyjdzie mój ruch
    .text = Powiadomienie, gdy strona jest w tle.
page-letters = Litery jako klawisze
    .text = Na przykład P to główny przycisk; listę pokazuje ?.
page-forget = Usuń moje dane…
page-forget-sure = Tak: opuść wszystkie stoły i zapomnij mnie
page-export = Eksportuj moje dane

## Keys

page-sheet-keys = Klawisze
page-key-arrows = ← → ↑ ↓
    .text = ruch po ręce, miejscach, lewie i plakietkach
page-key-digits = 1 … 9
    .text = karta na tym miejscu ręki
page-key-suits = Page Up, Page Down
    .text = poprzedni lub następny kolor
page-key-enter = Enter
    .text = unosi kartę; drugi raz ją zagrywa
page-key-p = P
    .text = główny przycisk
page-key-power = U, N, R
    .text = użyj mocy, nie teraz, nie w tej rundzie
page-key-i = I
    .text = przeczytaj to, co zaznaczone; Esc zamyka
page-key-sheets = S, L, G, C, M
    .text = tabela wyników, ostatnia lewa, kronika, czat, menu
page-key-t = T
    .text = przeczytaj lewę na głos
page-key-move = Ctrl + ← →
    .text = przesuń kartę na ręce

## A card, read closely

page-place =
    { $winning ->
        [yes] { $number } z { $of }: { $seat }, { $label }, wygrywa
       *[no] { $number } z { $of }: { $seat }, { $label }
    }
page-suit-F = Wróżka. Wróżki nie niosą oświadczyn.
page-suit-P = Zwierzę. Zwierzęta nie niosą oświadczyn, z wyjątkiem Żaby, czyli ósemki, która ma ich 5.
page-suit-Q = Królowa. Królowe nie niosą oświadczyn.
page-suit-C = Książę. Każdy Książę to 1 oświadczyny dla tego, kto go bierze.
page-card-worth =
    { $way ->
        [more] W tej rundzie liczy się o { $count } więcej.
       *[less] W tej rundzie liczy się o { $count } mniej.
    }
page-card-wild = W tej rundzie pasuje do każdego koloru.
page-card-refused = Nie teraz: { $reason }
page-badge-prince = Książęta ×{ $count }
page-badge-exempt = nie dotyczy
page-badge-no-trick = bez lewy: { $count }
page-badge-kept = zostają { $count }
page-tool-last-trick = Ostatnia lewa
page-tool-settings = Ustawienia
page-tool-hint = Podpowiedź
page-hint-thinking = Sprawdzam twoje wybory w możliwych rozdaniach…
page-hint-do = Zrób to
page-hint-more = Więcej
page-hint-less = Mniej
page-hint-later = Podpowiedź można dostać, gdy jest twój ruch.
page-got-gave = Co w tej rundzie dajesz i dostajesz
page-looked = Co tylko obejrzano
page-move-looked =
    { $to-is ->
        [you] Ma { $from }
       *[other] { $to } widzi
    }
page-move-passed =
    { $to-is ->
        [you] Daje { $from }
       *[other] Dostaje { $to }
    }

## The score sheet

page-your-round =
    { $points-sign ->
        [minus]
            { $points-size ->
                [one] Runda { $number }: { $points }, tracisz { $points-size } oświadczyny
                [few] Runda { $number }: { $points }, tracisz { $points-size } oświadczyny
                [many] Runda { $number }: { $points }, tracisz { $points-size } oświadczyn
               *[other] Runda { $number }: { $points }, tracisz { $points-size } oświadczyn
            }
       *[plus]
            { $points ->
                [one] Runda { $number }: masz { $points } oświadczyny
                [few] Runda { $number }: masz { $points } oświadczyny
                [many] Runda { $number }: masz { $points } oświadczyn
               *[other] Runda { $number }: masz { $points } oświadczyn
            }
    }
page-all-exempt-bathroom-break = Przed tą rundą wszyscy mają tyle samo, więc każdy Książę liczy się za 1.
page-round-over = Koniec rundy { $number }
page-place-column = Miejsce
page-rank-up = w górę
page-rank-down = w dół
page-next-leads =
    { $seat-is ->
        [you]
            { $by ->
                [last-trick] Rozpoczynasz: ostatnia lewa była twoja.
               *[lowest-total] Rozpoczynasz: nikt nie ma mniej.
            }
       *[other]
            { $by ->
                [last-trick] Ostatnią lewę bierze i rozpoczyna { $seat }.
               *[lowest-total] Rozpoczyna { $seat }: nikt nie ma mniej.
            }
    }
page-next-last = Runda { $number } z { $of }, ostatnia.
page-next-of = Runda { $number } z { $of }.

## Rules

page-read-rules = Przeczytaj zasady
page-learn-meanwhile = Trzy lewy na naukę
page-rules = Zasady
page-rules-rounds = Karty rund
page-rules-princesses = Księżniczki
page-rules-basics = Gra
page-rules-search = Szukaj w zasadach
page-rules-example = renons, Żaba, wymiana…
page-rules-none = Nic nie znaleziono. Spróbuj innego słowa.
page-rules-asked = Częste pytania
page-rules-with = Z kartą { $name }
page-rules-letters = Litery idą od a, czyli od najprostszej karty.
page-rules-letter =
    { $edition ->
        [classic] klasyczna { $letter }
       *[deluxe] deluxe { $letter }
    }
page-rules-try = Wypróbuj tę rundę
page-rules-try-game = Wypróbuj z botami
page-rules-worked = Na przykład
page-rules-refused =
    { $seat-is ->
        [you] { $card-start } nie wchodzi teraz w grę.
       *[other] { $card-start } nie wchodzi teraz w grę ({ $seat }).
    }
page-rules-characters = Karty
page-rules-variants = Warianty
page-rules-parlour = Gry towarzyskie
page-rules-gifts = Prezenty specjalne
page-rules-copy = Kopiuj link
page-rules-print = Drukuj
page-rules-index = Karty i tematy

## Replay

page-log = Otwórz zapis gry
    .text = Upuść zapis gry w dowolnym miejscu tej strony albo wybierz plik: sprawdzimy go i odtworzymy z odkrytymi wszystkimi rękami. Niczego z niego nie przechowujemy.
page-log-choose = Wybierz plik
page-log-drop = Upuść zapis tutaj
page-log-reading = Zapis jest odtwarzany.
page-log-seat = Miejsce { $number }
page-log-no =
    { $code ->
        [too-big] Ten plik jest za długi jak na zapis gry.
        [too-slow] Odtworzenie tego zapisu trwa za długo.
        [busy] Właśnie odtwarza się zbyt wiele zapisów. Spróbuj ponownie za chwilę.
        [rate] Za dużo zapisów w krótkim czasie. Spróbuj ponownie za chwilę.
        [bad-log] To nie jest zapis gry, którą można tu odtworzyć.
        [game] Strona nie umie jeszcze pokazać tej gry. Sam zapis jest w porządku.
       *[other] Serwer jest teraz nieosiągalny.
    }
page-replay = Powtórka
page-replay-loading = Gra jest odtwarzana.
page-replay-none = Tej powtórki nie można pokazać
    .text = Gra jeszcze trwa albo już jej tu nie ma.
page-replay-start = Karty są rozdane.
page-replay-step = Krok { $number } z { $of }
page-replay-rail = Miejsce w grze
page-replay-first = Początek
page-replay-back-trick = Poprzednia lewa
page-replay-back = Krok wstecz
page-replay-play = Odtwarzaj
page-replay-pause = Zatrzymaj
page-replay-next = Następny krok
page-replay-next-trick = Następna lewa
page-replay-last = Koniec
page-replay-speed = Szybkość { $speed }
page-replay-eye =
    { $open ->
        [yes] Ukryj cudze ręce
       *[no] Pokaż wszystkie ręce
    }
page-replay-share = Kopiuj link do tej chwili
page-watch-replay = Powtórka
page-review = Analiza

## Own games

page-my-games-title =
    { $count ->
        [0] Żadnej skończonej gry
        [one] Twoja { $count } gra
        [few] Twoje { $count } gry
        [many] Twoje { $count } gier
       *[other] Twoje { $count } gry
    }
page-my-games-won = Wygrane gry: { $won }. Przy równych szansach byłoby ich { $fair }.
page-my-games-none = Zagraj do końca, a wynik pojawi się tutaj.
page-my-games-no-fit = Żadna nie pasuje do wybranych filtrów. Wybierz inne.
page-running-games = Gry w toku
page-filter-edition = Edycja
page-filter-edition-any = każda edycja
page-filter-edition-classic = klasyczna
page-filter-edition-deluxe = deluxe
page-filter-players = Gracze
page-filter-players-any = każda liczba
page-filter-since = Od kiedy
page-filter-since-any = od początku
page-filter-since-30 = ostatnie 30 dni
page-filter-since-365 = ostatni rok
page-figure-won = wygrane gry, { $percent }
page-figure-place = średnie miejsce; przy równych szansach { $fair }
page-figure-score = oświadczyny na grę; średnia stołów: { $others }
page-figure-best = twoja najniższa suma
page-won-of = { $won } z { $count }
page-by-princess = Według księżniczek
    .text = Oświadczyny na grę, im mniej, tym lepiej. Linia to twoja średnia, { $mean }; pasek pokazuje, na ile jest pewna.
page-by-opponent = Według przeciwników
    .text = Jak często kończysz wyżej. Linia to połowa gier.
page-few-folded = Pominięte pozycje z mniej niż 4 grami: { $count }.
page-show-all = Pokaż wszystkie
page-games-count =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }
page-legend-better = lepiej od linii
page-legend-worse = gorzej
page-legend-grey = szare: za mała różnica
page-results = Wyniki
page-result-place-of = { $place } z { $players }
page-show-more = Pokaż jeszcze { $count }
page-your-data = Twoje dane
    .text = Twoje imię, twoje gry, twoje wpisy na czacie. Niczego więcej nie przechowujemy.
page-plot-row = { $name }: { $value }, między { $low } a { $high }

## The end, in full

page-end-sum = { $totals }.
page-end-total =
    { $seat-is ->
        [you]
            { $first ->
                [yes] Masz { $total }
               *[no] masz { $total }
            }
       *[other] { $seat } ma { $total }
    }
page-tonight = Tej nocy
page-best-round = Twoja najlepsza runda
    .text = { $round }: { $points }
page-frog = Żaba
    .text = { $takers }
page-frog-taker =
    { $seat-is ->
        [you]
            { $count ->
                [one] ty: { $count } raz
                [few] ty: { $count } razy
                [many] ty: { $count } razy
               *[other] ty: { $count } razy
            }
       *[other]
            { $count ->
                [one] { $seat }: { $count } raz
                [few] { $seat }: { $count } razy
                [many] { $seat }: { $count } razy
               *[other] { $seat }: { $count } razy
            }
    }

## New table, in full

page-preset-ball-time = około 35 min
page-preset-first-time = około 30 min
page-preset-three-time = około 20 min
page-preset-classic-time = około 35 min
page-preset-own = Własne ustawienia
page-a-bot = Bot
page-fold-princesses = Księżniczki
page-fold-rest = Zasady domowe i tempo
page-rest-memory =
    { $on ->
        [yes] otwarta pamięć
       *[no] jak w instrukcji
    }
page-rest-counts =
    { $on ->
        [yes] ukryte liczenie
       *[no] liczenie widoczne
    }
page-rest-powers =
    { $on ->
        [yes] moce od drugiej rundy
       *[no] moce od początku
    }
page-rest-chat =
    { $on ->
        [yes] z czatem
       *[no] bez czatu
    }
page-rest-listed =
    { $on ->
        [yes] na liście stołów
       *[no] prywatny
    }
page-rest-clock =
    { $clock ->
        [0] bez zegara
        [30] 30 sekund na decyzję
        [60] 60 sekund na decyzję
        [120] 2 minuty na decyzję
        [86400] dzień na decyzję
       *[other] 3 dni na decyzję
    }
page-rest-hints =
    { $on ->
        [yes] z podpowiedziami
       *[no] bez podpowiedzi
    }
page-clock = Czas na decyzję
    .text = Gdy czas minie, wybiera bot.
page-clock-0 = Bez zegara: nikt nikogo nie pogania
page-clock-30 = 30 sekund
page-clock-60 = 60 sekund
page-clock-120 = 2 minuty
page-clock-86400 = 1 dzień
page-clock-259200 = 3 dni
page-time-left =
    { $unit ->
        [seconds] { $count } s
        [hours] { $count } h
       *[days] { $count } d
    }
page-time-left-label =
    { $seat-is ->
        [you] Twój czas: { $left }
       *[other] { $seat }, czas: { $left }
    }
page-hints-on = Podpowiedzi
    .text = Wszyscy widzą, kto o nią prosi.
page-you-host = prowadzisz
page-by-link = z linkiem
page-change-table = Zmień stół
page-share = Udostępnij

## Tips of the guided first game: a title, what it means now, and one sentence more.

page-tip-count = wskazówka { $number } z { $of }
page-tip-skip = Pomiń wskazówki
page-tip-got-it = Rozumiem
page-tip-pass = Najpierw oddaj kilka kart
    .text = Wysokie karty biorą lewy: oddaj je. Dotknij tylu kart, ile jest miejsc.
    .more = Możesz je cofnąć, dopóki nie wybiorą wszyscy. Wtedy dostaniesz swoje.
page-tip-lead = Rozpoczynasz
    .text = Zagraj dowolną lśniącą kartę. Pozostali muszą dołożyć do jej koloru, jeśli mogą.
    .more = Lewę bierze najwyższa karta tego koloru, a kto ją bierze, rozpoczyna następną.
page-tip-follow = Dołóż do koloru wiodącego
    .text = Kolor wiodący to { $suit-name }. Masz go na ręce, więc musisz go dołożyć: to jasne karty.
    .more = Najwyższa z nich bierze wszystkie karty.
page-tip-void = Masz renons w tym kolorze
    .text = Kolor wiodący to { $suit-name }, a ty go nie masz: zagraj, co chcesz.
    .more = Taka karta nie może wygrać: to dobra chwila, żeby pozbyć się Księcia albo Żaby.
page-tip-princes-in = Książęta wkradli się na bal
    .text = Ktoś zrzucił Księcia, więc odtąd wolno też wychodzić Książętami.
    .more = Każdy Książę, którego weźmiesz, to oświadczyny.
page-tip-frog-out = Okazja, żeby pozbyć się Żaby
    .text = Kolor wiodący to { $suit-name }, a ty go nie masz: zagraj, co chcesz, ta karta nie wygra.
    .more = Rzuć Żabę, a kto weźmie tę lewę, weźmie jej 5 oświadczyn.
page-tip-frog = Jest i Żaba
    .text = Ósemka Zwierząt to 5 oświadczyn dla tego, kto weźmie tę lewę.
    .more = Poza tym to Zwierzę jak każde inne.
page-tip-power = Twoja księżniczka ma moc
    .text = Użyj jej raz w rundzie. „{ page-power-later }”: pytanie wkrótce wróci. „{ page-power-not-this-trick }” i „{ page-power-not-this-round }” dają spokój do tego czasu.
    .more = Dotknij jej portretu, żeby przeczytać, co robi.
page-tip-trick = Ostatnia lewa
    .text = Leży odkryta do następnego wyjścia; potem nikt nie może już zajrzeć.
    .more = Wzięte karty liczy się na koniec rundy.
page-tip-score = Podliczanie rundy
    .text = Przy każdej pozycji widać, które karty się liczą. Im mniej oświadczyn, tym lepiej.
    .more = Następna runda przynosi nową zasadę: jej karta jest poniżej.
