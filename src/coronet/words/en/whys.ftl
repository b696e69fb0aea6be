### Why a trick is taken: one whole sentence that says who takes it and by which rule. At most about 70 characters.
### $best says in what the card is the best, $by what has turned the order round.

why-only =
    { $seat-is ->
        [you] You take it
       *[other] { $seat } takes it
    }: nobody else played { $suit-name }.
why-highest =
    { $seat-is ->
        [you] You take it
       *[other] { $seat } takes it
    }: the highest { $suit-one } wins.
why-lowest =
    { $seat-is ->
        [you] You take it
       *[other] { $seat } takes it
    }: { $by ->
        [round] a 6 turned the order round, the lowest { $suit-one } wins.
       *[power] Cinderella turned it round, the lowest { $suit-one } wins.
    }
why-zero =
    { $seat-is ->
        [you] You take it
       *[other] { $seat } takes it
    }: { $best ->
        [lowest] { $card } counts as 0, and the lowest wins.
        [second] { $card } counts as 0, and the second-best wins.
       *[highest] { $card } only counts as 0.
    }
why-trumps =
    { $seat-is ->
        [you] You take it
       *[other] { $seat } takes it
    }: { $best ->
        [highest] the highest { $suit-one } beats every other suit.
        [lowest] the lowest { $suit-one } beats every other suit.
       *[only] a { $suit-one } beats every other suit.
    }
why-void =
    { $seat-is ->
        [you] You take it
       *[other] { $seat } takes it
    }: { $best ->
        [highest] the highest card that could not follow wins.
        [lowest] the lowest card that could not follow wins.
        [last] of equal cards that could not follow, the last wins.
       *[only] a card that could not follow suit wins.
    }
why-joining =
    { $seat-is ->
        [you] You take it
       *[other] { $seat } takes it
    }: { $best ->
        [lowest] Fairies follow any suit, and the lowest card wins.
        [first] Fairies follow any suit, and of equals the first wins.
        [last] Fairies follow any suit, and of equals the last wins.
       *[highest] Fairies follow any suit, and the highest card wins.
    }
why-changed-suit =
    { $seat-is ->
        [you] You take it
       *[other] { $seat } takes it
    }: { $best ->
        [highest] the bouquet went to { $suit-name }, and the highest wins.
        [lowest] the bouquet went to { $suit-name }, and the lowest wins.
       *[only] the bouquet went to { $suit-name }, and there is only one.
    }
why-second =
    { $seat-is ->
        [you] You take it
       *[other] { $seat } takes it
    }: { $best ->
        [lowest] the second-lowest { $suit-one } wins tonight.
       *[highest] the second-highest { $suit-one } wins tonight.
    }
why-farthest =
    { $seat-is ->
        [you] You take it
       *[other] { $seat } takes it
    }: { $best ->
        [only] the leader cannot win, and nobody else followed.
        [highest] two are as far from the { $number } that led, the higher wins.
        [lowest] two are as far from the { $number } that led, the lower wins.
       *[farthest] no { $suit-one } is farther from the { $number } that led.
    }
why-farthest-of-all =
    { $seat-is ->
        [you] You take it
       *[other] { $seat } takes it
    }: { $best ->
        [highest] nobody followed; at equal distance the higher wins.
        [lowest] nobody followed; at equal distance the lower wins.
        [first] nobody followed; of equal cards the first wins.
       *[farthest] nobody followed, and no card is farther from the { $number }.
    }
why-sum =
    { $seat-is ->
        [you] You take it
       *[other] { $seat } takes it
    }: { $best ->
        [lowest] { $number } in { $suit-name } is the lowest sum, and low wins.
        [single] equal sums of { $number }, and the best single card wins.
       *[highest] { $number } in { $suit-name } is the highest sum.
    }
