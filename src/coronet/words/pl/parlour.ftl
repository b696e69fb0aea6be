### The parlour games of R: their rules, prompts (prompt-pg-), chips, story (story-pg-).

## Rules

parlour-assassins-target = Na celowniku
    .short = kto dobierze Zabójcę, odpada
    .aim = Nie dobierz Zabójcy: wygrywa ostatnia osoba w grze.
    .text = Od 2 do 5 graczy. Talią jest 16 kart. Wszyscy, którzy są jeszcze w grze, dobierają po kolei po karcie; kto dobierze Zabójcę, odpada. Gdy talia się skończy, tasuje się znów wszystkie 16. Wygrywa ostatnia osoba w grze.
parlour-princess-lover = Serce księżniczki
    .short = kto dobierze Księżniczkę, wygrywa
    .aim = Dobierz Księżniczkę przed innymi.
    .text = Od 2 do 5 graczy. Wszyscy dobierają po kolei po karcie; wygrywa ten, kto pierwszy dobierze Księżniczkę.
parlour-seeker = Poszukiwania
    .short = znajdź pary
    .aim = Pary: wygrywa 8 punktów. Książę z Księżniczką: od razu.
    .text = Od 2 do 5 graczy. 16 kart leży zakrytych na polach od 1 do 16. W swojej kolejce odkrywasz dwie. Dwie karty tej samej postaci są twoje i raz dają tyle punktów, ile wynosi ich siła; potem możesz grać dalej albo spasować. Książę i Księżniczka różnych barw od razu wygrywają grę. Wygrywa, kto pierwszy ma 8 punktów, a gdy zabraknie kart, kto ma ich najwięcej. W grze z tajemnicą tylko ty widzisz, co odkrywasz.
parlour-telepathy = Telepatia
    .short = myślcie tak samo
    .aim = Każde miejsce z tą samą kartą u obojga z pary to punkt.
    .text = 4, 6 lub 8 graczy w parach; partnerzy siedzą naprzeciw siebie. Każdy w tajemnicy układa osiem kart w kolejności. Każde miejsce, w którym partnerzy się zgadzają, to punkt dla pary. Wygrywa para, która ma najwięcej punktów, przy remisie pary dzielą się zwycięstwem.
parlour-triangle = Trójkąt
    .short = trzy karty i żetony
    .aim = Bierz pulę trzema kartami i zbierz najwięcej żetonów.
    .text = Od 2 do 4 graczy, po trzy karty. Po kolei każdy może raz wymienić karty: do 3 przy dwóch graczach, 2 przy trzech, 1 przy czterech. Potem po kolei zostajesz za stawkę albo pasujesz. Od najlepszego układu: królewski (dwóch Książąt i Księżniczka albo dwie Księżniczki i Książę), kochankowie (Książę i Księżniczka różnych barw), rodzeństwo (tej samej barwy), strit, para, nic. Przy remisie liczy się trzecia karta, wysokość albo suma. Najlepszy układ bierze pulę. Po ostatnim rozdaniu wygrywa, kto ma najwięcej żetonów.
parlour-pair-attack = Atak par
    .short = dwie karty i żetony
    .aim = Bierz pulę dwiema kartami i zbierz najwięcej żetonów.
    .text = Od 2 do 8 graczy, po dwie karty. Wszyscy naraz i w tajemnicy zostają za stawkę albo pasują. Najlepszy układ to 7 i 1; potem decyduje wyższa siła, a następnie niższa. Gdy wszyscy spasują, pula czeka na następne rozdanie. Po ostatnim rozdaniu wygrywa, kto ma najwięcej żetonów.
parlour-princess-card = Zatrzymaj księżniczkę
    .short = nie oddaj Księżniczki
    .aim = Odkładaj pary i zatrzymaj Księżniczkę do końca.
    .text = Od 2 do 5 graczy. Księżniczka czerwonych nie bierze udziału, pozostałe 15 kart się rozdaje i każdy odkłada pary. Po kolei każdy ciągnie kartę od najbliższej osoby z prawej strony, która ma jeszcze karty, i odkłada parę. Gdy zostanie już tylko Księżniczka, wygrywa ten, kto ją ma.
parlour-serious-card = Gra na serio
    .short = cztery na cztery
    .aim = Wygraj Księciem za 1 punkt albo Księżniczką za 4.
    .text = 2 graczy. Książę, Generał, Mag i Minister grają przeciw Zabójcy, Szpiegowi, Księżniczce i Błaznowi, a rundy rozstrzyga się jak w pojedynku. Runda wygrana Księciem kończy grę za 1 punkt, Księżniczką za 4; po czterech rundach gra kończy się bez punktów. Cztery gry, za każdym razem zmiana stron, wygrywa, kto ma więcej punktów.

## Prompts

prompt-pg-draw =
    { $count ->
        [0] Dobierz kartę: wszystkie 16 kart tasuje się na nowo.
       *[other] Dobierz kartę.
    }
prompt-pg-first = Odkryj kartę: wybierz pole.
prompt-pg-second = Widzisz { $card-accusative }. Odkryj drugą kartę.
prompt-pg-go-on = Para. Odkryj następną kartę albo spasuj.
prompt-pg-place = Ułóż karty w takiej kolejności, jaką twoim zdaniem wybierze { $to }.
prompt-pg-exchange =
    { $number ->
        [one] Zostaw karty albo wymień { $number } kartę.
        [few] Zostaw karty albo wymień do { $number } kart.
        [many] Zostaw karty albo wymień do { $number } kart.
       *[other] Zostaw karty albo wymień do { $number } kart.
    }
prompt-pg-bet =
    { $number ->
        [one] Zostań za { $number } żeton albo spasuj. W puli: { $pot }.
        [few] Zostań za { $number } żetony albo spasuj. W puli: { $pot }.
        [many] Zostań za { $number } żetonów albo spasuj. W puli: { $pot }.
       *[other] Zostań za { $number } żetonu albo spasuj. W puli: { $pot }.
    }
prompt-pg-draw-from =
    { $from-is ->
        [you] Pociągnij kartę.
       *[other] Pociągnij kartę, którą ma { $from }.
    }

## Chips

chip-r-deck =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
        [many] { $count } kart w talii
       *[other] { $count } karty w talii
    }
chip-r-deal = rozdanie { $number } z { $of }
chip-r-pot = w puli { $pot }
chip-r-game = gra { $number } z { $of }

## Story

story-pg-drew =
    { $seat-is ->
        [you] Dobierasz { $card-accusative }.
       *[other] { $seat } dobiera { $card-accusative }.
    }
story-pg-out =
    { $seat-is ->
        [you] Odpadasz.
       *[other] { $seat } odpada.
    }
story-pg-shuffled = Wszystkie 16 kart tasuje się na nowo.
story-pg-turned-up =
    { $seat-is ->
        [you] Odkrywasz { $card-accusative } na polu { $number }.
       *[other] { $seat } odkrywa { $card-accusative } na polu { $number }.
    }
story-pg-looked =
    { $seat-is ->
        [you] Zaglądasz na pole { $number }.
       *[other] { $seat } zagląda na pole { $number }.
    }
story-pg-turned-down =
    { $seat-is ->
        [you] To nie para: zakrywasz obie karty.
       *[other] To nie para: { $seat } zakrywa obie karty.
    }
story-pg-pair =
    { $seat-is ->
        [you] Para: zatrzymujesz { $cards-accusative } (punkty: { $number }).
       *[other] Para: { $seat } zatrzymuje { $cards-accusative } (punkty: { $number }).
    }
story-pg-couple =
    { $seat-is ->
        [you] Znajdujesz { $cards-accusative }.
       *[other] { $seat } znajduje { $cards-accusative }.
    }
story-pg-passed =
    { $seat-is ->
        [you] Pasujesz.
       *[other] { $seat } pasuje.
    }
story-pg-agreed =
    { $number ->
        [one] { $seats }: { $number } zgodne miejsce.
        [few] { $seats }: { $number } zgodne miejsca.
        [many] { $seats }: { $number } zgodnych miejsc.
       *[other] { $seats }: { $number } zgodnego miejsca.
    }
story-pg-stood =
    { $seat-is ->
        [you] Zostawiasz swoje karty.
       *[other] { $seat } zostawia swoje karty.
    }
story-pg-exchanged =
    { $seat-is ->
        [you]
            { $number ->
                [one] Wymieniasz { $number } kartę.
                [few] Wymieniasz { $number } karty.
                [many] Wymieniasz { $number } kart.
               *[other] Wymieniasz { $number } karty.
            }
       *[other]
            { $number ->
                [one] { $seat } wymienia { $number } kartę.
                [few] { $seat } wymienia { $number } karty.
                [many] { $seat } wymienia { $number } kart.
               *[other] { $seat } wymienia { $number } karty.
            }
    }
story-pg-stayed =
    { $seat-is ->
        [you] Zostajesz w grze.
       *[other] { $seat } zostaje w grze.
    }
story-pg-folded =
    { $seat-is ->
        [you] Pasujesz.
       *[other] { $seat } pasuje.
    }
story-pg-showed =
    { $seat-is ->
        [you] Pokazujesz { $cards-accusative }: { $rank ->
            [null] nic
            [pair] para
            [straight] strit
            [siblings] rodzeństwo
            [lovers] kochankowie
            [royal] układ królewski
           *[other] { $rank }
        }.
       *[other] { $seat } pokazuje { $cards-accusative }: { $rank ->
            [null] nic
            [pair] para
            [straight] strit
            [siblings] rodzeństwo
            [lovers] kochankowie
            [royal] układ królewski
           *[other] { $rank }
        }.
    }
story-pg-took =
    { $seat-is ->
        [you]
            { $number ->
                [one] Bierzesz { $number } żeton.
                [few] Bierzesz { $number } żetony.
                [many] Bierzesz { $number } żetonów.
               *[other] Bierzesz { $number } żetonu.
            }
       *[other]
            { $number ->
                [one] { $seat } bierze { $number } żeton.
                [few] { $seat } bierze { $number } żetony.
                [many] { $seat } bierze { $number } żetonów.
               *[other] { $seat } bierze { $number } żetonu.
            }
    }
story-pg-deal =
    { $leader-is ->
        [you] Rozdanie { $number }: rozpoczynasz.
       *[other] Rozdanie { $number }: rozpoczyna { $leader }.
    }
story-pg-pot-waits =
    { $pot ->
        [one] Wszyscy pasują: { $pot } żeton zostaje w puli.
        [few] Wszyscy pasują: { $pot } żetony zostają w puli.
        [many] Wszyscy pasują: { $pot } żetonów zostaje w puli.
       *[other] Wszyscy pasują: { $pot } żetonu zostaje w puli.
    }
story-pg-drew-from =
    { $seat-is ->
        [you] Ciągniesz kartę (z ręki: { $from }).
       *[other]
            { $from-is ->
                [you] { $seat } ciągnie kartę od ciebie.
               *[other] { $seat } ciągnie kartę (z ręki: { $from }).
            }
    }
story-pg-drew-card =
    { $seat-is ->
        [you] Ciągniesz { $card-accusative } (z ręki: { $from }).
       *[other]
            { $from-is ->
                [you] { $seat } ciągnie od ciebie { $card-accusative }.
               *[other] { $seat } ciągnie { $card-accusative } (z ręki: { $from }).
            }
    }
story-pg-laid-off =
    { $seat-is ->
        [you] Odkładasz parę: { $character-plural }.
       *[other] { $seat } odkłada parę: { $character-plural }.
    }
story-pg-points =
    { $seat-is ->
        [you]
            { $number ->
                [one] Dostajesz { $number } punkt.
                [few] Dostajesz { $number } punkty.
                [many] Dostajesz { $number } punktów.
               *[other] Dostajesz { $number } punktu.
            }
       *[other]
            { $number ->
                [one] { $seat } dostaje { $number } punkt.
                [few] { $seat } dostaje { $number } punkty.
                [many] { $seat } dostaje { $number } punktów.
               *[other] { $seat } dostaje { $number } punktu.
            }
    }
story-pg-no-points = Karty są rozegrane i nikt nie ma punktu.
story-pg-side =
    { $seat-is ->
        [you] Gra { $number }: masz Księcia.
       *[other] Gra { $number }: Księcia ma { $seat }.
    }

## Why a deal or a game went as it did (why-pg-)

why-pg-last-in =
    { $seat-is ->
        [you] Wygrywasz: wszyscy inni wyciągnęli Zabójcę.
       *[other] { $seat } wygrywa: wszyscy inni wyciągnęli Zabójcę.
    }
why-pg-other-out =
    { $seat-is ->
        [you] Wygrywasz: { $to } wyciąga Zabójcę.
       *[other]
            { $to-is ->
                [you] { $seat } wygrywa: wyciągasz Zabójcę.
               *[other] { $seat } wygrywa: { $to } wyciąga Zabójcę.
            }
    }
why-pg-first-princess =
    { $seat-is ->
        [you] Wygrywasz: { $card } to pierwsza wyciągnięta Księżniczka.
       *[other] { $seat } wygrywa: { $card } to pierwsza wyciągnięta Księżniczka.
    }
why-pg-couple =
    { $seat-is ->
        [you] Wygrywasz: spotkali się Książę i Księżniczka różnych barw.
       *[other] { $seat } wygrywa: spotkali się Książę i Księżniczka różnych barw.
    }
why-pg-enough =
    { $seat-is ->
        [you] Wygrywasz, punkty: { $number }. Wystarczy { $needed }.
       *[other] { $seat } wygrywa, punkty: { $number }. Wystarczy { $needed }.
    }
why-pg-most-points =
    { $seat-is ->
        [you] Wygrywasz: kart już nie ma, a najwięcej punktów to { $number }.
       *[other] { $seat } wygrywa: kart już nie ma, a najwięcej punktów to { $number }.
    }
why-pg-points-shared = Kart już nie ma, punktów po { $number }: wspólne zwycięstwo, { $seats }.
why-pg-agree = Zwycięstwo, { $seats }: zgodne miejsca { $number }, następna para { $against }.
why-pg-agree-shared =
    { $number ->
        [0] Wspólne zwycięstwo: żadna para nie zgodziła się ani razu.
        [one] Wspólne zwycięstwo, par { $pairs }: zgodne miejsca po { $number }.
        [few] Wspólne zwycięstwo, par { $pairs }: zgodne miejsca po { $number }.
        [many] Wspólne zwycięstwo, par { $pairs }: zgodne miejsca po { $number }.
       *[other] Wspólne zwycięstwo, par { $pairs }: zgodne miejsca po { $number }.
    }
why-pg-alone =
    { $seat-is ->
        [you] Bierzesz pulę: wszyscy inni spasowali.
       *[other] { $seat } bierze pulę: wszyscy inni spasowali.
    }
why-pg-all-fold = Wszyscy pasują: pula czeka na następne rozdanie.
why-pg-all-fold-at-last = Wszyscy pasują w ostatnim rozdaniu: pula dla wszystkich po równo.
why-pg-split = Pula po równo, ręce są równe: { $seats }.
why-pg-rank =
    { $seat-is ->
        [you]
            Bierzesz pulę: { $rank ->
                [royal] układ królewski
                [lovers] kochankowie
                [siblings] rodzeństwo
                [straight] strit
                [pair] para
               *[null] nic
            } przebija { $against ->
                [royal] układ królewski
                [lovers] kochanków
                [siblings] rodzeństwo
                [straight] strita
                [pair] parę
               *[null] pustą rękę
            }.
       *[other]
            { $seat } bierze pulę: { $rank ->
                [royal] układ królewski
                [lovers] kochankowie
                [siblings] rodzeństwo
                [straight] strit
                [pair] para
               *[null] nic
            } przebija { $against ->
                [royal] układ królewski
                [lovers] kochanków
                [siblings] rodzeństwo
                [straight] strita
                [pair] parę
               *[null] pustą rękę
            }.
    }
why-pg-same-rank =
    { $seat-is ->
        [you]
            Bierzesz pulę: { $rank ->
                [lovers] przy kochankach decyduje trzecia karta
                [siblings] przy rodzeństwie decyduje trzecia karta
                [straight] wygrywa wyższy strit
                [pair] wygrywa wyższa para
               *[null] wygrywa wyższa suma
            }.
       *[other]
            { $seat } bierze pulę: { $rank ->
                [lovers] przy kochankach decyduje trzecia karta
                [siblings] przy rodzeństwie decyduje trzecia karta
                [straight] wygrywa wyższy strit
                [pair] wygrywa wyższa para
               *[null] wygrywa wyższa suma
            }.
    }
why-pg-best-pair =
    { $seat-is ->
        [you] Bierzesz pulę: 7 i 1 to najlepsza ręka ze wszystkich.
       *[other] { $seat } bierze pulę: 7 i 1 to najlepsza ręka ze wszystkich.
    }
why-pg-two-cards =
    { $seat-is ->
        [you] Bierzesz pulę: { $high } i { $low } bije { $against } i { $beside }.
       *[other] { $seat } bierze pulę: { $high } i { $low } bije { $against } i { $beside }.
    }
why-pg-most-chips =
    { $seat-is ->
        [you] Wygrywasz, żetonów { $number }, następny wynik { $against }.
       *[other] { $seat } wygrywa, żetonów { $number }, następny wynik { $against }.
    }
why-pg-chips-shared = Żetonów po { $number }: wspólne zwycięstwo, { $seats }.
why-pg-princess =
    { $seat-is ->
        [you] Wygrywasz: ostatnia karta to Księżniczka i jest u ciebie.
       *[other] { $seat } wygrywa z ostatnią kartą na ręce: to Księżniczka.
    }
why-pg-points =
    { $seat-is ->
        [you] Dostajesz punkty: { $number }. Rundę wygrywa { $card }.
       *[other] { $seat } dostaje punkty: { $number }. Rundę wygrywa { $card }.
    }
why-pg-more-points =
    { $seat-is ->
        [you] Wygrywasz na punkty, { $number } do { $against }.
       *[other] { $seat } wygrywa na punkty, { $number } do { $against }.
    }
why-pg-points-even = Remis: punktów po { $number }.

## What is asked for, as it is typed in the terminal

form-stand = stand
form-discard = discard i karty, np. discard blue-spy red-jester
form-stay = stay
form-fold = fold
