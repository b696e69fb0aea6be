### Prompts: one sentence that says whose moment it is and what to do. They speak to the seat that is asked.

prompt-over =
    { $count ->
        [1]
            { $seats-are ->
                [you] Bal skończony. Wygrywasz.
               *[others] Bal skończony. Wygrywa { $seats }.
            }
       *[other] Bal skończony. Wspólne zwycięstwo: { $seats }.
    }
prompt-waiting = Czekamy na ruch: { $seats }.
prompt-chosen = Twój wybór jest przyjęty. Możesz go cofnąć, dopóki nie wybiorą wszyscy. Czekamy na ruch: { $seats }.

## Princesses

prompt-choose = Wybierz swoją księżniczkę.
prompt-keep-princess = Masz do wyboru dwie księżniczki: zatrzymaj jedną.

## The start of a round

prompt-pass-left =
    { $count ->
        [one] Wybierz { $count } kartę dla osoby z lewej strony: { $to }.
        [few] Wybierz { $count } karty dla osoby z lewej strony: { $to }.
        [many] Wybierz { $count } kart dla osoby z lewej strony: { $to }.
       *[other] Wybierz { $count } karty dla osoby z lewej strony: { $to }.
    }
prompt-pass-right =
    { $count ->
        [one] Wybierz { $count } kartę dla osoby z prawej strony: { $to }.
        [few] Wybierz { $count } karty dla osoby z prawej strony: { $to }.
        [many] Wybierz { $count } kart dla osoby z prawej strony: { $to }.
       *[other] Wybierz { $count } karty dla osoby z prawej strony: { $to }.
    }
prompt-pass-both = Wybierz 1 kartę dla osoby z lewej ({ $left_seat }) i 1 dla osoby z prawej ({ $right_seat }).
prompt-aside = Wybierz 1 kartę do odłożenia: zagrasz ją w ostatniej lewie.
prompt-show = Wybierz kolor: wszystkie twoje karty tego koloru będą leżeć odkryte.
prompt-half =
    { $to-is ->
        [you]
            { $count ->
                [one] Wybierz { $count } kartę do odłożenia na później.
                [few] Wybierz { $count } karty do odłożenia na później.
                [many] Wybierz { $count } kart do odłożenia na później.
               *[other] Wybierz { $count } karty do odłożenia na później.
            }
       *[other]
            { $count ->
                [one] Wybierz { $count } kartę do odłożenia: później zagra nią { $to }.
                [few] Wybierz { $count } karty do odłożenia: później zagra nimi { $to }.
                [many] Wybierz { $count } kart do odłożenia: później zagra nimi { $to }.
               *[other] Wybierz { $count } karty do odłożenia: później zagra nimi { $to }.
            }
    }

## A trick

prompt-gift = Wybierz 1 kartę na stos prezentów. Kto wygra lewę, bierze stos.
prompt-pass-one = Wybierz 1 kartę dla osoby z prawej strony: { $to }.
prompt-lead = Twoje wyjście: zagraj dowolną kartę.
prompt-lead-no-prince = Twoje wyjście: Książęta są jeszcze za drzwiami, więc nie Księciem.
prompt-lead-some = Twoje wyjście: zagraj jedną z dostępnych kart.
prompt-lead-prince = Twoje wyjście: Roszpunka żąda Księcia.
prompt-lead-suit = Twoje wyjście: Mała Syrenka wskazuje kolor { $suit-name }.
prompt-frozen = Twój ruch: zagraj { $card-accusative }, to zamrożona karta.
prompt-follow =
    Twój ruch: dołóż { $suit ->
        [F] Wróżkę
        [P] Zwierzę
        [Q] Królową
       *[C] Księcia
    }.
prompt-follow-suits = Twój ruch: dołóż do koloru. Pasują: { $suits }.
prompt-free = Twój ruch: nie musisz dokładać do koloru, ale nie wolno zagrać Księcia ani Żaby.
prompt-void =
    Twój ruch: masz renons { $suit ->
        [F] we Wróżkach
        [P] w Zwierzętach
        [Q] w Królowych
       *[C] w Książętach
    }, zagraj dowolną kartę.
prompt-void-some =
    Twój ruch: masz renons { $suit ->
        [F] we Wróżkach
        [P] w Zwierzętach
        [Q] w Królowych
       *[C] w Książętach
    }, zagraj jedną z dostępnych kart.

## Powers and haggling

prompt-window =
    { $princess-id ->
        [pocahontas]
            { $leader-is ->
                [you] { $princess-ask } Inaczej rozpoczynasz ty.
               *[other] { $princess-ask } Inaczej rozpoczyna { $leader }.
            }
        [alice] { $princess-ask } Inaczej lewa jest twoja.
        [little-mermaid]
            { $leader-is ->
                [you] { $princess-ask } Rozpoczynasz ty.
               *[other] { $princess-ask } Rozpoczyna { $leader }.
            }
        [rapunzel]
            { $leader-is ->
                [you] { $princess-ask } Rozpoczynasz ty.
               *[other] { $princess-ask } Rozpoczyna { $leader }.
            }
       *[other] { $princess-ask }
    }
prompt-name-again =
    { $leader-is ->
        [you] Masz renons: { $suits }. Padnie kolejny kolor.
       *[other] { $leader } ma renons: { $suits }. Wskaż kolejny kolor.
    }
prompt-give =
    { $to-is ->
        [you] Dołóż też jedną swoją kartę.
       *[other] Wybierz 1 kartę. Dostanie ją { $to }, zatrzyma jedną, a pozostałe rozda.
    }
prompt-keep = Wybierz kartę, którą zatrzymujesz.
prompt-deal = Wybierz kartę, którą dostanie { $to }.
prompt-trade = Oto wylosowana karta: { $card } ({ $from }). Daj za nią jedną ze swoich albo ją oddaj.
prompt-freeze = Widzisz { $cards-accusative }. Zamroź jedną: { $to } musi zagrać ją w tej lewie.
prompt-swap = { princess-mulan.ask }
prompt-haggle = Lewa jest twoja. Wytargować od Wiedźmy jedną z kart tej lewy?
prompt-haggle-again = Targować się jeszcze raz, o kartę wstawioną dzięki kamuflażowi?
