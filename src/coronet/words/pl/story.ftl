### The story: what happened in the last step, a sentence each, for one viewer. $seat-is tells whether it was you.
### Cards that only you saw stand in lines of their own, which nobody else is told.
### Everything is told in the present tense: it shows no gender.

## Rounds

story-round =
    { $leader-is ->
        [you] Runda { $number }: „{ $round }”. Rozpoczynasz.
       *[other] Runda { $number }: „{ $round }”. Rozpoczyna { $leader }.
    }
story-extra-round =
    { $leader-is ->
        [you] Nadal remis, więc wszyscy grają jeszcze jedną rundę: „{ $round }”. Rozpoczynasz.
       *[other] Nadal remis, więc wszyscy grają jeszcze jedną rundę: „{ $round }”. Rozpoczyna { $leader }.
    }
story-chose =
    { $seat-is ->
        [you] Tańczysz jako { $princess-inside }.
       *[other] { $seat } tańczy jako { $princess-inside }.
    }
story-has-chosen =
    { $seat-is ->
        [you] Twój wybór jest przyjęty.
       *[other] { $seat } ma już wybór za sobą.
    }
story-declines =
    { $seat-is ->
        [you] Na razie rezygnujesz.
       *[other] { $seat } na razie rezygnuje.
    }
story-all-passed = Karty są przekazane.
story-passed-cards =
    { $seat-is ->
        [you] { $to } dostaje od ciebie { $cards-accusative }.
       *[other]
            { $to-is ->
                [you] { $seat } przekazuje ci { $cards-accusative }.
               *[other] { $seat } przekazuje { $cards-accusative }. Dostaje: { $to }.
            }
    }
story-set-aside =
    { $seat-is ->
        [you]
            { $count ->
                [one] Odkładasz { $count } kartę.
                [few] Odkładasz { $count } karty.
                [many] Odkładasz { $count } kart.
               *[other] Odkładasz { $count } karty.
            }
       *[other]
            { $count ->
                [one] { $seat } odkłada { $count } kartę.
                [few] { $seat } odkłada { $count } karty.
                [many] { $seat } odkłada { $count } kart.
               *[other] { $seat } odkłada { $count } karty.
            }
    }
story-shows-suit =
    { $seat-is ->
        [you] Odkrywasz kolor { $suit-name }: { $cards-accusative }.
       *[other] { $seat } odkrywa kolor { $suit-name }: { $cards-accusative }.
    }
story-picked-up =
    { $from-is ->
        [you] Bierzesz na rękę { $cards-accusative }.
       *[other] { $from } daje ci { $cards-accusative }.
    }
story-kept =
    { $seat-is ->
        [you] Na ręce masz jeszcze { $cards-accusative }: liczą się jako wzięte.
       *[other] { $seat } ma jeszcze na ręce { $cards-accusative }: liczą się jako wzięte.
    }

## Tricks

story-all-gifted = Każdy kładzie prezent na stos.
story-gift = Kładziesz { $card-accusative } na stos prezentów.
story-plays =
    { $seat-is ->
        [you] Zagrywasz { $card-accusative }.
       *[other] { $seat } zagrywa { $card-accusative }.
    }
story-plays-face-down =
    { $seat-is ->
        [you] Zagrywasz zakrytą kartę.
       *[other] { $seat } zagrywa zakrytą kartę.
    }
story-plays-with-power =
    { $princess-id ->
        [snow-white]
            { $seat-is ->
                [you] Zagrywasz { $card-accusative } i jako Królewna Śnieżka liczysz tę kartę za 0.
               *[other] { $seat } zagrywa { $card-accusative } i jako Królewna Śnieżka liczy tę kartę za 0.
            }
        [pea-princess]
            { $seat-is ->
                [you] Zagrywasz { $card-accusative } i jako Księżniczka na ziarnku grochu prosisz innych o karty powyżej 5.
               *[other] { $seat } zagrywa { $card-accusative } i jako Księżniczka na ziarnku grochu prosi innych o karty powyżej 5.
            }
        [thumbelina]
            { $seat-is ->
                [you] Zagrywasz { $card-accusative }: jako Calineczka nie musisz dokładać do koloru.
               *[other] { $seat } zagrywa { $card-accusative }: Calineczka nie musi dokładać do koloru.
            }
       *[other]
            { $seat-is ->
                [you] Zagrywasz { $card-accusative } i jako { $princess-inside } używasz mocy.
               *[other] { $seat } zagrywa { $card-accusative } i jako { $princess-inside } używa mocy.
            }
    }
story-plays-face-down-with-power =
    { $princess-id ->
        [snow-white]
            { $seat-is ->
                [you] Zagrywasz zakrytą kartę i jako Królewna Śnieżka liczysz ją za 0.
               *[other] { $seat } zagrywa zakrytą kartę i jako Królewna Śnieżka liczy ją za 0.
            }
        [pea-princess]
            { $seat-is ->
                [you] Zagrywasz zakrytą kartę i jako Księżniczka na ziarnku grochu prosisz innych o karty powyżej 5.
               *[other] { $seat } zagrywa zakrytą kartę i jako Księżniczka na ziarnku grochu prosi innych o karty powyżej 5.
            }
        [thumbelina]
            { $seat-is ->
                [you] Zagrywasz zakrytą kartę: jako Calineczka nie musisz dokładać do koloru.
               *[other] { $seat } zagrywa zakrytą kartę: Calineczka nie musi dokładać do koloru.
            }
       *[other]
            { $seat-is ->
                [you] Zagrywasz zakrytą kartę i jako { $princess-inside } używasz mocy.
               *[other] { $seat } zagrywa zakrytą kartę i jako { $princess-inside } używa mocy.
            }
    }
story-turns-up =
    { $seat-is ->
        [you] Odkrywasz { $card-accusative }.
       *[other] { $seat } odkrywa { $card-accusative }.
    }
story-princes-in = Książęta wkradli się na bal.
story-takes =
    { $proposals ->
        [0]
            { $seat-is ->
                [you] Bierzesz czystą lewę.
               *[other] { $seat } bierze czystą lewę.
            }
       *[other]
            { $frogs ->
                [0]
                    { $seat-is ->
                        [you]
                            { $proposals ->
                                [one] Bierzesz lewę: { $proposals } oświadczyny.
                                [few] Bierzesz lewę: { $proposals } oświadczyny.
                                [many] Bierzesz lewę: { $proposals } oświadczyn.
                               *[other] Bierzesz lewę: { $proposals } oświadczyn.
                            }
                       *[other]
                            { $proposals ->
                                [one] { $seat } bierze lewę: { $proposals } oświadczyny.
                                [few] { $seat } bierze lewę: { $proposals } oświadczyny.
                                [many] { $seat } bierze lewę: { $proposals } oświadczyn.
                               *[other] { $seat } bierze lewę: { $proposals } oświadczyn.
                            }
                    }
               *[other]
                    { $seat-is ->
                        [you] Bierzesz lewę z Żabą{ $princes ->
                            [0] { "" }
                            [one] { " i " }{ $princes } Księciem
                            [few] { " i " }{ $princes } Książętami
                            [many] { " i " }{ $princes } Książętami
                           *[other] { " i " }{ $princes } Książętami
                        }: { $proposals ->
                            [one] { $proposals } oświadczyny
                            [few] { $proposals } oświadczyny
                            [many] { $proposals } oświadczyn
                           *[other] { $proposals } oświadczyn
                        }.
                       *[other] { $seat } bierze lewę z Żabą{ $princes ->
                            [0] { "" }
                            [one] { " i " }{ $princes } Księciem
                            [few] { " i " }{ $princes } Książętami
                            [many] { " i " }{ $princes } Książętami
                           *[other] { " i " }{ $princes } Książętami
                        }: { $proposals ->
                            [one] { $proposals } oświadczyny
                            [few] { $proposals } oświadczyny
                            [many] { $proposals } oświadczyn
                           *[other] { $proposals } oświadczyn
                        }.
                    }
            }
    }
story-haggles =
    { $seat-is ->
        [you] Targujesz się: wkładasz do lewy { $card-accusative }, na rękę bierzesz { $other-accusative }.
       *[other] { $seat } targuje się z Wiedźmą: wkłada do lewy { $card-accusative }, na rękę bierze { $other-accusative }.
    }

## Powers

story-power =
    { $princess-id ->
        [cinderella]
            { $seat-is ->
                [you] Jako Kopciuszek odwracasz porządek tej lewy.
               *[other] { $seat } jako Kopciuszek odwraca porządek tej lewy.
            }
        [sleeping-beauty]
            { $seat-is ->
                [you] Jako Śpiąca Królewna prosisz wszystkich o kartę.
               *[other] { $seat } jako Śpiąca Królewna prosi wszystkich o kartę.
            }
        [alice]
            { $seat-is ->
                [you] Jako Alicja cofasz tę lewę.
               *[other] { $seat } jako Alicja cofa tę lewę.
            }
        [pea-princess]
            { $seat-is ->
                [you] Jako Księżniczka na ziarnku grochu prosisz innych w tej lewie o karty powyżej 5.
               *[other] { $seat } jako Księżniczka na ziarnku grochu prosi innych w tej lewie o karty powyżej 5.
            }
        [ice-princess]
            { $seat-is ->
                [you] Jako Księżniczka Lodu odkrywasz kartę osoby rozpoczynającej.
               *[other] { $seat } jako Księżniczka Lodu odkrywa kartę osoby rozpoczynającej.
            }
        [rapunzel]
            { $seat-is ->
                [you] Jako Roszpunka żądasz wyjścia Księciem.
               *[other] { $seat } jako Roszpunka żąda wyjścia Księciem.
            }
       *[other]
            { $seat-is ->
                [you] Jako { $princess-inside } używasz mocy.
               *[other] { $seat } jako { $princess-inside } używa mocy.
            }
    }
story-power-seat =
    { $princess-id ->
        [pocahontas]
            { $seat-is ->
                [you]
                    { $to-is ->
                        [you] Jako Pocahontas rozpoczynasz tę lewę.
                       *[other] Jako Pocahontas wybierasz, kto rozpoczyna: { $to }.
                    }
               *[other]
                    { $to-is ->
                        [you] { $seat } jako Pocahontas wybiera, kto rozpoczyna: ty.
                       *[other] { $seat } jako Pocahontas wybiera, kto rozpoczyna: { $to }.
                    }
            }
        [scheherazade]
            { $seat-is ->
                [you] Jako Szeherezada losujesz kartę z cudzej ręki: { $to }.
               *[other]
                    { $to-is ->
                        [you] { $seat } jako Szeherezada losuje kartę z twojej ręki.
                       *[other] { $seat } jako Szeherezada losuje kartę z cudzej ręki: { $to }.
                    }
            }
        [ice-princess]
            { $seat-is ->
                [you] Jako Księżniczka Lodu oglądasz 2 karty z cudzej ręki: { $to }.
               *[other]
                    { $to-is ->
                        [you] { $seat } jako Księżniczka Lodu ogląda 2 karty z twojej ręki.
                       *[other] { $seat } jako Księżniczka Lodu ogląda 2 karty z cudzej ręki: { $to }.
                    }
            }
       *[other]
            { $seat-is ->
                [you] Jako { $princess-inside } używasz mocy: { $to }.
               *[other]
                    { $to-is ->
                        [you] { $seat } jako { $princess-inside } używa mocy wobec ciebie.
                       *[other] { $seat } jako { $princess-inside } używa mocy: { $to }.
                    }
            }
    }
story-power-suit =
    { $seat-is ->
        [you] Jako { $princess-inside } wskazujesz kolor { $suit-name }.
       *[other] { $seat } jako { $princess-inside } wskazuje kolor { $suit-name }.
    }
story-names-suit =
    { $seat-is ->
        [you] Wskazujesz kolejny kolor: { $suit-name }.
       *[other] { $seat } wskazuje kolejny kolor: { $suit-name }.
    }
story-holds-none =
    { $leader-is ->
        [you] Masz renons: { $suit-name }.
       *[other] { $leader } ma renons: { $suit-name }.
    }
story-suit-left =
    { $leader-is ->
        [you] Zostają { $suit-name }: musisz wyjść w ten kolor.
       *[other] Zostają { $suit-name }: { $leader } musi wyjść w ten kolor.
    }
story-left-open =
    { $seat-is ->
        [you] Oddajesz { $card-accusative } spośród odkrytych kart.
       *[other] { $seat } oddaje { $card-accusative } spośród odkrytych kart.
    }
story-gave =
    { $seat-is ->
        [you]
            { $to-is ->
                [you] Dokładasz { $card-accusative }.
               *[other] { $to } dostaje od ciebie { $card-accusative }.
            }
       *[other]
            { $to-is ->
                [you] { $seat } daje ci { $card-accusative }.
               *[other] { $seat } przekazuje { $card-accusative }. Dostaje: { $to }.
            }
    }
story-all-gave =
    { $to-is ->
        [you] Masz teraz karty od wszystkich.
       *[other] Karty od wszystkich ma teraz { $to }.
    }
story-saw = Oglądasz { $cards-accusative }.
story-got =
    { $seat-is ->
        [you]
            { $from-is ->
                [you] Zatrzymujesz { $card-accusative }.
               *[other] Dostajesz { $card-accusative }. Daje: { $from }.
            }
       *[other]
            { $from-is ->
                [you] { $seat } dostaje od ciebie { $card-accusative }.
               *[other] { $seat } dostaje { $card-accusative }. Daje: { $from }.
            }
    }
story-drew =
    { $seat-is ->
        [you] To { $card }.
       *[other] { $seat } losuje z twojej ręki { $card-accusative }.
    }
story-traded =
    { $seat-is ->
        [you] Dajesz za nią jedną ze swoich kart.
       *[other]
            { $to-is ->
                [you] { $seat } zatrzymuje ją i daje ci inną kartę.
               *[other] { $seat } zatrzymuje ją, a { $to } dostaje inną kartę.
            }
    }
story-traded-card =
    { $seat-is ->
        [you] { $to } dostaje { $card-accusative }.
       *[other] Dostajesz { $card-accusative }.
    }
story-returned =
    { $seat-is ->
        [you] Oddajesz kartę, ma ją znów { $to }.
       *[other]
            { $to-is ->
                [you] { $seat } oddaje ci kartę.
               *[other] { $seat } oddaje kartę, ma ją znów { $to }.
            }
    }
story-looked =
    { $seat-is ->
        [you] Widzisz { $cards-accusative }.
       *[other] { $seat } widzi { $cards-accusative }.
    }
story-froze =
    { $seat-is ->
        [you] Zamrażasz na tę lewę kartę z cudzej ręki: { $to }.
       *[other]
            { $to-is ->
                [you] { $seat } zamraża na tę lewę jedną z twoich kart.
               *[other] { $seat } zamraża na tę lewę kartę z cudzej ręki: { $to }.
            }
    }
story-froze-card = { $card-start } jest zamrożona.
story-turned-up =
    { $leader-is ->
        [you] Odkryta karta to { $card }: musisz nią wyjść.
       *[other] Odkryta karta to { $card }: { $leader } musi nią wyjść.
    }
story-swaps =
    { $seat-is ->
        [you] Jako Mulan cofasz na rękę { $card-accusative } i kładziesz w to miejsce { $other-accusative }.
       *[other] { $seat } jako Mulan cofa na rękę { $card-accusative } i kładzie w to miejsce { $other-accusative }.
    }
story-undone =
    { $seat-is ->
        [you] Karty wracają losowo na ręce, a ty rozpoczynasz od nowa.
       *[other] Karty wracają losowo na ręce, a { $seat } rozpoczyna od nowa.
    }
story-came-back = Z powrotem na ręce: { $cards }.

## Scores

story-scores =
    { $points-sign ->
        [minus]
            { $seat-is ->
                [you]
                    { $points-size ->
                        [one] Tracisz w tej rundzie { $points-size } oświadczyny ({ $points }).
                        [few] Tracisz w tej rundzie { $points-size } oświadczyny ({ $points }).
                        [many] Tracisz w tej rundzie { $points-size } oświadczyn ({ $points }).
                       *[other] Tracisz w tej rundzie { $points-size } oświadczyn ({ $points }).
                    }
               *[other]
                    { $points-size ->
                        [one] { $seat } traci w tej rundzie { $points-size } oświadczyny ({ $points }).
                        [few] { $seat } traci w tej rundzie { $points-size } oświadczyny ({ $points }).
                        [many] { $seat } traci w tej rundzie { $points-size } oświadczyn ({ $points }).
                       *[other] { $seat } traci w tej rundzie { $points-size } oświadczyn ({ $points }).
                    }
            }
       *[plus]
            { $seat-is ->
                [you]
                    { $points ->
                        [one] Masz w tej rundzie { $points } oświadczyny.
                        [few] Masz w tej rundzie { $points } oświadczyny.
                        [many] Masz w tej rundzie { $points } oświadczyn.
                       *[other] Masz w tej rundzie { $points } oświadczyn.
                    }
               *[other]
                    { $points ->
                        [one] { $seat } ma w tej rundzie { $points } oświadczyny.
                        [few] { $seat } ma w tej rundzie { $points } oświadczyny.
                        [many] { $seat } ma w tej rundzie { $points } oświadczyn.
                       *[other] { $seat } ma w tej rundzie { $points } oświadczyn.
                    }
            }
    }
story-rebel =
    { $seat-is ->
        [you] Buntowniczka Balu to ty: { $points }.
       *[other] Buntowniczka Balu to { $seat }: { $points }.
    }
story-tied =
    { $points-sign ->
        [minus]
            { $seats }: remis, po { $points }.
       *[plus]
            { $points ->
                [one] { $seats }: remis, po { $points } oświadczyny.
                [few] { $seats }: remis, po { $points } oświadczyny.
                [many] { $seats }: remis, po { $points } oświadczyn.
               *[other] { $seats }: remis, po { $points } oświadczyn.
            }
    }
story-tie-rounds =
    { $edition ->
        [classic]
            { $seat-is ->
                [you] Twoje rundy bez oświadczyn: { $number }.
               *[other] { $seat }, rundy bez oświadczyn: { $number }.
            }
       *[deluxe]
            { $seat-is ->
                [you] Twoje rundy bez oświadczyn lub z najniższym wynikiem: { $number }.
               *[other] { $seat }, rundy bez oświadczyn lub z najniższym wynikiem: { $number }.
            }
    }
story-wins =
    { $seats-are ->
        [you] Wygrywasz: nikt nie wykręcił się mniejszą liczbą oświadczyn.
       *[others] Wygrywa { $seats }: nikt nie wykręcił się mniejszą liczbą oświadczyn.
    }
story-shared = Wspólne zwycięstwo: { $seats }.

story-took-back = { $seat-is ->
        [you] Cofasz swój wybór.
       *[other] { $seat } cofa swój wybór.
    }
