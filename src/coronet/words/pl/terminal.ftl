### What only the terminal says: the frame of a game (play-), questions before it (ask-), checks (conformance-, verify-).

## Before a game

ask-welcome = Zbuntowane księżniczki. Enter przyjmuje wartość w nawiasie; wpisz ?, żeby zobaczyć pomoc.
ask-game = W co gramy? Wpisz nazwę z lewej. [{ $default }]
ask-edition = Która edycja, classic czy deluxe? [{ $default }]
    .help = Deluxe ma 12 księżniczek i Buntowniczkę Balu; edycja klasyczna 10 księżniczek. Każda ma własne karty rund. Wpisz classic lub deluxe.
ask-players = Ilu graczy, od 3 do 6? [{ $default }]
    .help = Ty i od 2 do 5 botów; jak dobrze grają, ustala --level przy uruchomieniu. Wpisz liczbę od 3 do 6.
ask-rounds = Które rundy? [{ $default }]
    .help = random: zwykłe rundy, na końcu jedna z klepsydrą. first-game: te na początek. anything: dowolne karty w dowolnej kolejności. Możesz też wymienić karty rund po przecinku, a surprise oznacza kartę losowaną: royal-decree,surprise,magic-beans. Gra ma 5 rund, w deluxe także 3; mniej nadaje się na próbę. Wszystkie wymienia polecenie coronet rules rebel.
ask-princesses = Które księżniczki? [{ $default }]
    .help = choose: każdy wybiera po kolei. two-keep-one: dostajesz 2 i zatrzymujesz 1. random: rozdane losowo. none: nikt nie ma mocy. Możesz też podać po jednej dla każdego miejsca, po przecinku, zaczynając od miejsca 0: alice,none,mulan,cinderella.

## Names

play-you = Ty
play-namesake = { $name } II

## The table

play-welcome = Przy stole: { $seats }. Wpisz ?, żeby zobaczyć pomoc, quit, żeby odejść.
play-welcome-back = Znów przy stole: { $seats }. Wpisz ?, żeby zobaczyć pomoc, quit, żeby odejść.

play-round = Runda { $number } z { $of }: { $round }
play-round-leads =
    { $leader-is ->
        [you] { $passing } Rozpoczynasz pierwszą lewę.
       *[other] { $passing } Pierwszą lewę rozpoczyna { $leader }.
    }
play-princess = { $princess }, moc { $power }
play-own-princess = Twoja księżniczka to { $princess-inside }. Twoja moc („{ $princess-power }”): { $power }.
play-power-ready = gotowa
play-power-used = wyczerpana
play-power-later = od 2. rundy
play-power-none = bez księżniczki
play-held =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
play-tricks =
    { $count ->
        [one] { $count } lewa
        [few] { $count } lewy
        [many] { $count } lew
       *[other] { $count } lewy
    }
play-in-all = razem { $points }
play-so-far = w tej rundzie { $points }
play-open = Odkryte:
play-taken = Wzięte w tej rundzie:
play-gifts =
    { $count ->
        [one] Na stosie leży { $count } prezent.
        [few] Na stosie leżą { $count } prezenty.
        [many] Na stosie leży { $count } prezentów.
       *[other] Na stosie leży { $count } prezentu.
    }
play-trick = Lewa { $number }:
play-last-trick = Lewa { $number }, ostatnia:
play-no-trick = Nie zagrano jeszcze żadnej karty.
play-face-down = zakryta
play-mark-zero = liczy się za 0
play-mark-winning = wygrywa
play-mark-taken = bierze lewę
play-frog = { $card-suit }{ $card-number } Żaba
play-no-hand = Twoja ręka jest pusta.
play-own-aside = Odłożone:
play-own-gifts = Twoje prezenty:
play-pool = Oddane karty:
play-from =
    { $seat-is ->
        [you] twoja
       *[other] daje { $seat }
    }

## Choices

play-type-cards =
    { $count ->
        [1] Wpisz kartę, np. { $example }
       *[other] Wpisz karty, np. { $example }
    }
play-type-rules = Żeby przeczytać o jednej z nich wszystko, wpisz rules i jej nazwę: rules { $name }
play-type-power = Żeby użyć mocy z kartą, dodaj słowo power: { $typed } power
play-choice-princess = { $choice }: { $princess } ({ $princess-short })
play-choice = { $choice }: { $said }
play-typed-yes = tak, t
play-typed-no = nie, n
play-hint = Wpisz ?, żeby zobaczyć pomoc.
play-go-on = Naciśnij Enter, żeby przejść do następnej rundy.

## Answers to commands

play-help-asked = Możesz wpisać { $asked }.
play-help-choice = Kartę podaje się literą i liczbą: F (albo Wr) Wróżki, P (albo Zw) Zwierzęta, Q (albo Kr) Królowe, C (albo Ks) Książęta. Karty w nawiasach kwadratowych możesz teraz zagrać, te w okrągłych tylko z użyciem mocy.
play-help-short = Wystarczą skróty: q7 zagrywa siódemkę Królowych, q7 power zagrywa ją z mocą, q2 q5 f1 przekazuje trzy karty, left q2 right q5 przekazuje w obie strony; t używa mocy, n odmawia.
play-help-declining = { $now }, { $for_trick }, { $for_round }: rezygnujesz z mocy raz, w tej lewie, dopóki nic się nie zmieni, albo do końca rundy
play-help-numbers = Gdzie wybory są ponumerowane, wystarczy numer.
play-help-why = why q7: dlaczego karty nie można teraz zagrać
play-help-hand = hand: jeszcze raz twoje karty
play-help-trick = trick: obowiązujące zasady i ta lewa albo poprzednia
play-help-players = players: księżniczka, moc, karty i lewy każdej osoby
play-help-score = score: wyniki ostatniej rundy i sumy
play-help-log = log: co się działo w tej rundzie; log before: w poprzedniej
play-help-rules = rules: karta tej rundy i twoja księżniczka; rules alice: jedna karta; rules all: cała gra
play-help-position = position: ten stół w jednym wierszu, tak jak go widzisz, do skopiowania i zbadania później (coronet evaluate)
play-help-quit = quit: odejdź od stołu
play-why-not = Nic nie stoi na przeszkodzie: możesz teraz zagrać tę kartę.
play-no-score = Żadna runda nie jest jeszcze skończona.
play-no-log = Nic się jeszcze nie działo.
play-log-trick =
    { $seat-is ->
        [you] Lewa { $number }: bierzesz ją.
       *[other] Lewa { $number }: bierze ją { $seat }.
    }

## Coming and going

play-not-begun = Odchodzisz, zanim zaczęła się gra.
play-left = Odchodzisz od stołu.
play-not-saved = Ta gra nie jest zapisana. Następnym razem dodaj --save PLIK, żeby móc do niej wrócić.
play-resume = Gra jest zapisana. Żeby do niej wrócić, wpisz
play-saved = Zapis tej gry jest w pliku { $file }.

## coronet conformance

conformance-failed = { $file }: { $case }, krok { $step }: { $message }
conformance-sum = zdane: { $passed }, niezdane: { $failed }

