### Why a choice is refused: reason-<code>, with the arguments that the rules page names for the code.
### $cards are the cards that may be played instead.

reason-unknown-choice = W tej grze nie ma wyboru „{ $text }”.
reason-no-such-seat = Przy tym stole nie ma takiego miejsca: { $seat }.
reason-game-over = Gra jest skończona. Żeby grać dalej, zacznij nową.
reason-already-chosen = Twój wybór jest przyjęty. Inni jeszcze wybierają.
reason-not-your-turn =
    { $count ->
        [0] Jeszcze chwila: teraz nikt nie wybiera.
        [1] Jeszcze chwila: teraz ruch ma { $seats }.
       *[other] Jeszcze chwila: teraz wybierają { $seats }.
    }
reason-wrong-kind = Teraz chodzi o coś innego. Wpisz { $asked }.
reason-no-such-card = Wybierz inną kartę: { $card } nie należy do talii dla tej liczby graczy.
reason-not-in-hand = Wybierz inną kartę: { $card } to nie karta z twojej ręki.
reason-same-card-twice = Podaj każdą kartę raz: powtarza się { $card }.
reason-wrong-count =
    { $needed ->
        [one] Wybierz { $needed } kartę, a nie { $given }.
        [few] Wybierz { $needed } karty, a nie { $given }.
        [many] Wybierz { $needed } kart, a nie { $given }.
       *[other] Wybierz { $needed } karty, a nie { $given }.
    }
reason-frozen = Zagraj { $card-accusative }: ta karta jest zamrożona na tę lewę.
reason-must-lead-prince =
    { $count ->
        [1] Roszpunka żąda Księcia: zagraj { $cards-numbers-accusative }.
       *[other] Roszpunka żąda Księcia: masz { $cards-numbers-accusative }.
    }
reason-forced-suit =
    { $count ->
        [1] Mała Syrenka wskazuje kolor { $suit-name }: zagraj { $cards-accusative }.
       *[other] Mała Syrenka wskazuje kolor { $suit-name }: masz { $cards-accusative }.
    }
reason-princes-not-in = Wyjdź w inny kolor: Księciem wolno wyjść dopiero wtedy, gdy któryś wkradnie się na bal.
reason-must-follow = Dołóż do koloru ({ $suit-name }): masz { $cards-accusative }.
reason-above-five = Księżniczka na ziarnku grochu prosi o kartę powyżej 5: masz { $cards-accusative }.
reason-parity =
    { $parity ->
        [odd] Lewę rozpoczyna karta nieparzysta, więc zagraj nieparzystą: masz { $cards-accusative }.
       *[even] Lewę rozpoczyna karta parzysta, więc zagraj parzystą: masz { $cards-accusative }.
    }
reason-extremes =
    { $suit ->
        [F] Z Wróżek zagraj tylko najwyższą albo najniższą. Teraz możesz zagrać { $cards-accusative }.
        [P] Ze Zwierząt zagraj tylko najwyższe albo najniższe. Teraz możesz zagrać { $cards-accusative }.
        [Q] Z Królowych zagraj tylko najwyższą albo najniższą. Teraz możesz zagrać { $cards-accusative }.
       *[C] Z Książąt zagraj tylko najwyższego albo najniższego. Teraz możesz zagrać { $cards-accusative }.
    }
reason-power-used = { $princess }: ta moc jest w tej rundzie wyczerpana. W następnej będzie znów gotowa.
reason-power-not-now =
    { $why ->
        [no-princess] Zagraj kartę bez mocy: w tej grze nie masz księżniczki.
        [above-seven] Do tej mocy wybierz kartę 7 lub niższą albo zagraj tę bez mocy.
        [last-card] Zagraj kartę bez mocy: nikt nie gra po niej w tej lewie.
        [leading] Zagraj kartę bez mocy: moc działa tylko w lewie, której nie rozpoczynasz.
        [blocked] Zagraj kartę bez mocy: w tej lewie twoją moc blokuje inna księżniczka.
        [needless] Zagraj kartę bez mocy: i tak wolno ci ją zagrać.
        [prince-or-frog] Wybierz inną kartę: ta moc nie obejmuje Książąt ani Żaby.
        [first-round] Zagraj kartę bez mocy: moce zaczynają działać w drugiej rundzie.
        [frozen] Zagraj zamrożoną kartę: ta moc jej nie omija.
       *[other-moment] Zagraj kartę bez mocy: na moc twojej księżniczki jest inna chwila.
    }
reason-suit-not-allowed = Wybierz inny kolor: { $suit-name } nie wchodzą tu w grę.
reason-seat-not-allowed = { $seat-is ->
        [you] Wybierz kogoś innego: nie możesz tu wskazać siebie.
       *[other] Wybierz kogoś innego: { $seat } nie wchodzi tu w grę.
    }
reason-not-among =
    { $count ->
        [0] Wybierz coś innego: { $card } nie wchodzi tu w grę.
       *[other] Możesz wybrać { $cards-accusative }. { $card-start } nie wchodzi tu w grę.
    }
reason-nothing-to-take-back = Nie ma czego cofnąć: gdy wszyscy wybiorą, wybór jest ostateczny.
reason-bad-setting = { $field }: { $value } tu nie pasuje. Dozwolone: { $allowed }.

## What is asked for, as it is typed in the terminal: form-<verb>. The verbs stay as they are typed.

form-choose = choose i księżniczkę, np. choose alice
form-pass = pass i karty, np. pass Q2 Q5 lub pass left Q2 right Q5
form-aside = aside i kartę do odłożenia, np. aside Q7
form-show = show i kolor, np. show Q
form-half = half i karty do odłożenia, np. half F3 Q2 Q5 C1
form-gift = gift i kartę, np. gift Q7
form-give = give i kartę, np. give Q7
form-play = play i kartę, np. play Q7
form-power = power, w razie potrzeby z kolorem lub miejscem, np. power Q lub power 2
form-no = no, żeby odmówić
form-keep = keep i kartę, np. keep Q7
form-deal = deal i kartę, np. deal Q7
form-freeze = freeze i kartę, np. freeze Q7
form-trade = trade i własną kartę, np. trade Q7
form-return = return, żeby oddać kartę
form-swap = swap, własną kartę z lewy i nową, np. swap Q3 Q9
form-haggle = haggle, kartę z ręki i kartę, którą bierzesz, np. haggle Q3 F9
