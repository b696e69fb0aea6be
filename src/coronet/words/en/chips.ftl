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
        [you] you hold no { $suits }
       *[other] { $leader } holds no { $suits }
    }
chip-above-five =
    { $seat-is ->
        [you] you ask the others for more than 5
       *[other] { $seat } asks for more than 5
    }
chip-free =
    { $seat-is ->
        [you] you need not follow
       *[other] { $seat } need not follow
    }
chip-frozen =
    { $seat-is ->
        [you] a card of yours is frozen
       *[other] a card of { $seat } is frozen
    }
