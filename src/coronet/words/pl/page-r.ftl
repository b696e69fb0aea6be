### What the page says at a table of R, and of the small games that are played with its cards.

## Choices, as buttons

page-do-sever = Usuń { $card-accusative }
page-do-swap-in-box = Oddaj { $card-accusative }
page-do-place = Połóż { $card-accusative }
page-do-reveal = Odkryj
page-do-reveal-place = Pole { $number }
page-do-draw = Dobierz
page-r-do-draw = Losuj
page-do-reshuffle = Najpierw potasuj
page-do-take = Odzyskaj { $card-accusative }
page-do-pass-in-box = Pas
page-do-choose-in-box = Zagraj: { $variant }
page-do-stand = Zostaw wszystkie karty
page-do-discard = Wymień { $cards-accusative }
page-do-stay = Zostań
page-do-fold = Spasuj

## The table of R

page-r-card = { $character }, siła { $strength }, { $court }
page-r-cards = Osiem kart
page-r-does-prince = Wygrywa rundę
page-r-does-general = +2 w następnej rundzie
page-r-does-magician = Druga karta nie ma mocy
page-r-does-minister = Wygrana nim liczy się za 2
page-r-does-assassin = Wygrywa niższa siła
page-r-does-spy = W następnej rundzie druga strona gra jawnie
page-r-does-princess = Przeciw Księciu wygrywa grę
page-r-does-jester = Wstrzymuje rundę
page-r-round = Runda { $number }
page-r-title =
    { $by ->
        [nights] R, runda { $number }, gra się wszystkimi kartami
       *[victories] R, runda { $number }, do { $target } zwycięstw
    }
page-r-track =
    { $seat-is ->
        [you]
            { $target ->
                [no] Ty, zwycięstwa: { $number }
               *[yes] Ty, zwycięstwa: { $number } z { $of }
            }
       *[other]
            { $target ->
                [no] { $seat }, zwycięstwa: { $number }
               *[yes] { $seat }, zwycięstwa: { $number } z { $of }
            }
    }
page-r-court = { $seat }, karty
page-r-played = Twoje zagrane karty
page-r-games =
    { $number ->
        [one] { $number } wygrana gra
        [few] { $number } wygrane gry
        [many] { $number } wygranych gier
       *[other] { $number } wygranej gry
    }
page-r-turning = Obie karty zostają odkryte.
page-r-slot =
    { $state ->
        [locked]
            { $seat-is ->
                [you] Twój wybór zapadł
               *[other] { $seat }, wybór zapadł
            }
        [open]
            { $seat-is ->
                [you] Ty, jawnie
               *[other] { $seat }, jawnie
            }
        [about] Ty
       *[choosing]
            { $seat-is ->
                [you] Ty
               *[other] { $seat }
            }
    }
page-r-slot-judged =
    { $how ->
        [held]
            { $seat-is ->
                [you] Ty: runda wstrzymana
               *[other] { $seat }: runda wstrzymana
            }
        [won]
            { $seat-is ->
                [you] Wygrywasz
               *[other] Wygrywa { $seat }
            }
       *[lost]
            { $seat-is ->
                [you] Przegrywasz
               *[other] Przegrywa { $seat }
            }
    }
page-r-worth = wstrzymane, wartość: { $number }
page-r-worth-both = wstrzymane: { $first_seat } { $one }, { $second_seat } { $two }
page-r-sever-mid = wypadają z gry, pokazane razem
page-r-swap-mid = zmieniają stronę, pokazane razem
page-r-packet =
    { $count ->
        [one] Paczka { $number } z 4, { $count } karta
        [few] Paczka { $number } z 4, { $count } karty
        [many] Paczka { $number } z 4, { $count } kart
       *[other] Paczka { $number } z 4, { $count } karty
    }
page-r-sure =
    { $verb ->
        [sever] Usunąć z gry { $card-accusative }?
        [swap] Oddać { $card-accusative }?
       *[play]
            { $at ->
                [secret] Zatwierdzić { $card-accusative }?
                [answer] Zagrać { $card-accusative } w odpowiedzi?
               *[open] Zagrać jawnie { $card-accusative }?
            }
    }
page-r-no-way-back = { $seat } ma już wybór za sobą: nie ma odwrotu.
page-r-their-bonus = { $seat }: następna karta dostaje +2.
page-r-your-bonus = Twoja następna karta dostaje +2.
page-r-lock-in = Zatwierdź
page-r-play-openly = Zagraj jawnie
page-r-answer = Odpowiedz
page-r-does = { $card-start }, { $strength }: { $short }.
page-r-no-power = { $card-start }, { $strength }: liczy się tylko siła.
page-r-lay = Połóż karty
page-r-order = Dotykaj kart w kolejności, w jakiej będą odkrywane.
page-r-order-laid = Twój układ, następna karta na początku
page-r-placed = { $card-start }, pole { $number }. Naciśnij, żeby wyjąć.
page-r-nudge-left = Przesuń pole { $number } do przodu
page-r-nudge-right = Przesuń pole { $number } do tyłu
page-r-step-draft = Draft: osiem kart z paczek
page-r-step-sever = Odcięcie: jedna karta odpada
page-r-step-traitor = Zdrajca: jedną kartę dostaje { $seat }
page-r-step-prophecy = Przepowiednia: kolejność
page-r-step-rounds = Rundy
page-r-side-blue = Niebiescy
page-r-side-red = Czerwoni

## The picker

page-r-preset-duel = Pojedynek
    .text = Osiem kart na osiem. Gra się do 4 zwycięstw.
page-r-preset-variant = Z wariantem
    .text = Pojedynek z jedną zmianą lub kilkoma. Wybierz poniżej.
page-r-preset-match = Mecz
    .text = Wygrywa, kto pierwszy wygra dwie gry. Strona przegrana wybiera, w co gracie dalej.
page-r-preset-duel-time = około 5 min
page-r-preset-variant-time = od 5 do 15 min
page-r-preset-match-time = od 15 do 30 min
page-r-changes = Co się zmienia
    .text = Łącz dowolnie. Co do siebie nie pasuje, samo powie dlaczego.
page-r-chosen =
    { $count ->
        [0] jeszcze nic
       *[other] wybrane: { $count }
    }
page-r-clear = Wyczyść
page-r-group-cards = Jakie masz karty
page-r-group-play = Jak nimi grasz
page-r-group-wins = Co wygrywa
page-r-powers = Moce
page-r-powers-all = Działają wszystkie moce
page-r-instead = Wybierz to zamiast wariantu { $variant }
page-r-not-with =
    { $reason ->
        [two-hand-sizes] Nie z wariantem { $variant }: ręka ma jedną wielkość.
        [no-hand] Nie z wariantem { $variant }: wszystkie karty leżą w kolejności, więc nie ma ręki.
        [two-orders] Nie z wariantem { $variant }: kolejność jest albo twoja, albo przypadkowa.
        [two-power-lists] Nie z wariantem { $variant }: każdy mówi, które moce działają.
        [two-deals] Nie z wariantem { $variant }: karty rozdaje się raz.
        [no-target] Nie z wariantem { $variant }: do świtu żadna liczba zwycięstw nie kończy gry.
        [same-question] Nie z wariantem { $variant }: każdy zmienia to samo.
       *[nothing-to-choose] Nie z wariantem { $variant }: zobaczenie karty wcześniej niczego by nie zmieniło.
    }
page-r-how = Jak to przebiegnie
page-r-how-draft = Draft
    .text = Cztery paczki po cztery karty: zatrzymaj jedną, resztę oddaj.
page-r-how-random-deal = Losowe rozdanie
    .text = Wszystkie 16 kart się tasuje, po osiem dla każdej strony.
page-r-how-princess-attack = Atak księżniczek
    .text = Księżniczka i Książę zmieniają stronę: dwóch Książąt przeciw dwóm Księżniczkom.
page-r-how-sever = Odcięcie
    .text = Obie strony usuwają po jednej zakrytej karcie, potem ją pokazują.
page-r-how-traitor = Zdrajca
    .text = Obie strony oddają po jednej zakrytej karcie, potem ją pokazują.
page-r-how-prophecy = Przepowiednia
    .text = Obie strony układają swoje zakryte karty w kolejności.
page-r-how-three-card = Trzy karty na ręce
    .text = Pozostałe karty to twoja własna talia.
page-r-how-alternative = Dwie karty na ręce
    .text = Pozostałe karty to twoja własna talia.
page-r-how-rounds =
    { $number ->
        [one] { $number } runda
        [few] { $number } rundy
        [many] { $number } rund
       *[other] { $number } rundy
    }
    .text =
        { $by ->
            [dawn] Gra się wszystkimi kartami. Wygrywa, kto ma więcej zwycięstw.
            [loser] Kto by wygrał dzięki { $target } zwycięstwom, przegrywa.
           *[victories] Gra się do { $target } zwycięstw.
        }
page-r-how-true-king = I jeszcze raz
    .text = Strona przegrana wybiera następną grę, aż ktoś wygra dwie.
page-r-settings =
    { $count ->
        [0] R, zwykły pojedynek.
       *[other] R z wariantami: { $variants }.
    }

## The end

page-r-all-rounds = Rundy
page-r-round-column = Runda
page-r-outcome = Rozstrzygnięcie
page-r-held-row = wstrzymana
page-r-won-row =
    { $seat-is ->
        [you] wygrywasz
       *[other] wygrywa { $seat }
    }
page-r-victories =
    { $number ->
        [one] { $number } zwycięstwo
        [few] { $number } zwycięstwa
        [many] { $number } zwycięstw
       *[other] { $number } zwycięstwa
    }
page-prompt-between-in-box = Ta gra jest skończona. Przyjrzyj się jej, a potem dalej.
page-r-do-sever = Usuń
page-r-do-swap = Oddaj
page-chip-r-target = Kto pierwszy wygra tyle rund, wygrywa grę.
page-short-chip-r-variant = { $variant }
page-r-costs = Ile kosztowały twoje wybory
page-r-costs-wait = Przyglądamy się grze jeszcze raz…
page-r-costs-none = Nikt nie zna dokładnej wartości wyborów w tej grze.
page-r-costs-sum =
    { $count ->
        [one] { $count } wybór kosztował { $percent } wygranej gry.
        [few] { $count } wybory kosztowały razem { $percent } wygranej gry.
        [many] { $count } wyborów kosztowało razem { $percent } wygranej gry.
       *[other] { $count } wyboru kosztowało razem { $percent } wygranej gry.
    }
page-r-your-choice = Twój wybór
page-r-mix = Rozwiązanie wybiera
page-r-cost = Koszt
page-start-in-box = Zacznij grę
page-host-starts-in-box = Grę zaczyna osoba prowadząca stół.
