### Chips: every rule in force, in a few words. The order is round, led suit, Princes, numbers, powers.

chip-round = { $round } ({ $round-short })
chip-led =
    { $suit ->
        [P] { $suit-name } demandés
        [C] { $suit-name } demandés
       *[other] { $suit-name } demandées
    }
chip-parity =
    { $parity ->
        [odd] nombres impairs
       *[even] nombres pairs
    }
chip-princes-in = Princes incrustés
chip-princes-outside = Princes dehors
chip-low-wins = la plus basse gagne
chip-prince-first =
    { $leader-is ->
        [you] vous devez ouvrir avec un Prince
       *[other] { $leader } doit ouvrir avec un Prince
    }
chip-suit-named =
    { $leader-is ->
        [you] vous devez ouvrir avec des { $suit-name }
       *[other] { $leader } doit ouvrir avec des { $suit-name }
    }
chip-suits-in-vain =
    { $leader-is ->
        [you] aucune carte chez vous : { $suits }
       *[other] aucune carte chez { $leader } : { $suits }
    }
chip-above-five =
    { $seat-is ->
        [you] les autres : au-dessus de 5
       *[other] { $seat } demande au-dessus de 5
    }
chip-free =
    { $seat-is ->
        [you] rien ne vous oblige à suivre
       *[other] rien n’oblige { $seat } à suivre
    }
chip-frozen =
    { $seat-is ->
        [you] carte gelée : la vôtre
       *[other] carte gelée { $seat-genitive }
    }
