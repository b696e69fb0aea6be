### Why a trick is taken: one whole sentence that says who takes it and by which rule. At most about 70 characters.

why-only =
    { $seat-is ->
        [you] Bierzesz lewę
       *[other] { $seat } bierze lewę
    }: nikt inny nie zagrał { $suit-genitive }.
why-highest =
    { $seat-is ->
        [you] Bierzesz lewę
       *[other] { $seat } bierze lewę
    }: wygrywa { $suit ->
        [P] najwyższe
        [C] najwyższy
       *[other] najwyższa
    } { $suit-one }.
why-lowest =
    { $seat-is ->
        [you] Bierzesz lewę
       *[other] { $seat } bierze lewę
    }: { $by ->
        [round] szóstka odwraca porządek, wygrywa { $suit ->
            [P] najniższe
            [C] najniższy
           *[other] najniższa
        } { $suit-one }.
       *[power] z Kopciuszkiem wygrywa { $suit ->
            [P] najniższe
            [C] najniższy
           *[other] najniższa
        } { $suit-one }.
    }
why-zero =
    { $seat-is ->
        [you] Bierzesz lewę
       *[other] { $seat } bierze lewę
    }: { $best ->
        [lowest] { $card } liczy się za 0, wygrywa najniższa.
        [second] { $card } liczy się za 0, wygrywa druga.
       *[highest] { $card } liczy się tylko za 0.
    }
why-trumps =
    { $seat-is ->
        [you] Bierzesz lewę
       *[other] { $seat } bierze lewę
    }: { $best ->
        [highest] najwyższa { $suit-one } bije wszystkie kolory.
        [lowest] najniższa { $suit-one } bije wszystkie kolory.
       *[only] { $suit-one } bije wszystkie kolory.
    }
why-void =
    { $seat-is ->
        [you] Bierzesz lewę
       *[other] { $seat } bierze lewę
    }: { $best ->
        [highest] wygrywa najwyższa karta zagrana przy renonsie.
        [lowest] wygrywa najniższa karta zagrana przy renonsie.
        [last] z równych kart przy renonsie wygrywa ostatnia.
       *[only] wygrywa karta zagrana przy renonsie.
    }
why-joining =
    { $seat-is ->
        [you] Bierzesz lewę
       *[other] { $seat } bierze lewę
    }: { $best ->
        [lowest] Wróżki też pasują, wygrywa najniższa karta.
        [first] Wróżki też pasują, z równych wygrywa pierwsza.
        [last] Wróżki też pasują, z równych wygrywa ostatnia.
       *[highest] Wróżki też pasują, wygrywa najwyższa karta.
    }
why-changed-suit =
    { $seat-is ->
        [you] Bierzesz lewę
       *[other] { $seat } bierze lewę
    }: { $best ->
        [highest] bukiet mają { $suit-name }, wygrywa najwyższa karta.
        [lowest] bukiet mają { $suit-name }, wygrywa najniższa karta.
       *[only] bukiet mają { $suit-name }, a to jedyna taka karta.
    }
why-second =
    { $seat-is ->
        [you] Bierzesz lewę
       *[other] { $seat } bierze lewę
    }: { $best ->
        [lowest] wygrywa { $suit ->
            [P] drugie najniższe
            [C] drugi najniższy
           *[other] druga najniższa
        } { $suit-one }.
       *[highest] wygrywa { $suit ->
            [P] drugie najwyższe
            [C] drugi najwyższy
           *[other] druga najwyższa
        } { $suit-one }.
    }
why-farthest =
    { $seat-is ->
        [you] Bierzesz lewę
       *[other] { $seat } bierze lewę
    }: { $best ->
        [only] wyjście nie wygrywa, a nikt inny nie dołożył.
        [highest] dwie są równie daleko od { $number }, wygrywa wyższa.
        [lowest] dwie są równie daleko od { $number }, wygrywa niższa.
       *[farthest] { $suit ->
            [P] żadne
            [C] żaden
           *[other] żadna
        } { $suit-one } nie jest dalej od { $number } z wyjścia.
    }
why-farthest-of-all =
    { $seat-is ->
        [you] Bierzesz lewę
       *[other] { $seat } bierze lewę
    }: { $best ->
        [highest] nikt nie dołożył; przy równej odległości wygrywa wyższa.
        [lowest] nikt nie dołożył; przy równej odległości wygrywa niższa.
        [first] nikt nie dołożył; z równych wygrywa pierwsza.
       *[farthest] nikt nie dołożył, a ta jest najdalsza od { $number }.
    }
why-sum =
    { $seat-is ->
        [you] Bierzesz lewę
       *[other] { $seat } bierze lewę
    }: { $best ->
        [lowest] { $suit-name } dają { $number }, wygrywa najniższa suma.
        [single] sumy po { $number }, wygrywa najlepsza karta.
       *[highest] { $suit-name } dają { $number }, to najwyższa suma.
    }
