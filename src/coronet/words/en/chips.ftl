### Chips: every rule in force, in a few words. The order is round, led suit, Princes, numbers, powers.

chip-round = { $round } ({ $round-short })
chip-led = { $suit-name } led
chip-parity =
    { $parity ->
        [odd] odd numbers
       *[even] even numbers
    }
chip-princes-in = Princes are in
chip-princes-outside = Princes outside
chip-low-wins = low wins
chip-prince-first =
    { $leader-is ->
        [you] you must lead a Prince
       *[other] { $leader } must lead a Prince
    }
chip-suit-named =
    { $leader-is ->
        [you] you must lead { $suit-name }
       *[other] { $leader } must lead { $suit-name }
    }
chip-suits-in-vain =
    { $leader-is ->
        [you] you have none of these: { $suits }
       *[other] { $leader } has none of these: { $suits }
    }
chip-above-five =
    { $seat-is ->
        [you] you want cards above 5
       *[other] { $seat } wants cards above 5
    }
chip-free =
    { $seat-is ->
        [you] you need not follow
       *[other] { $seat } need not follow
    }
chip-frozen =
    { $seat-is ->
        [you] you have a frozen card
       *[other] { $seat } has a frozen card
    }
