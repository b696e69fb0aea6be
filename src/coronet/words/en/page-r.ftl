### What the page says at a table of R, and of the small games that are played with its cards.

## Choices, as buttons

page-do-sever = Take { $card } out
page-do-swap-in-box = Hand over { $card }
page-do-place = Lay { $card }
page-do-reveal = Turn up
page-do-reveal-place = Place { $number }
page-do-draw = Draw
page-r-do-draw = Draw
page-do-reshuffle = Shuffle first
page-do-take = Take { $card } back
page-do-pass-in-box = Pass
page-do-choose-in-box = Play { $variant }
page-do-stand = Keep all cards
page-do-discard = Exchange { $cards }
page-do-stay = Stay
page-do-fold = Fold

## The table of R

page-r-card = { $character }, strength { $strength }, { $court }
page-r-cards = The eight cards
page-r-does-prince = Wins the round
page-r-does-general = +2 in the next round
page-r-does-magician = The other card has no power
page-r-does-minister = Winning with it counts 2
page-r-does-assassin = Lower strength wins
page-r-does-spy = Next round they play first, face up
page-r-does-princess = Against the Prince she wins the game
page-r-does-jester = Puts the round on hold
page-r-round = Round { $number }
page-r-title =
    { $by ->
        [nights] R, round { $number }, all cards are played
       *[victories] R, round { $number }, first to { $target } victories
    }
page-r-track =
    { $seat-is ->
        [you]
            { $target ->
                [no] You: victories { $number }
               *[yes] You: { $number } of { $of } victories
            }
       *[other]
            { $target ->
                [no] { $seat }: victories { $number }
               *[yes] { $seat }: { $number } of { $of } victories
            }
    }
page-r-court = { $seat }'s cards
page-r-played = Cards you have played
page-r-games =
    { $number ->
        [one] { $number } game won
       *[other] { $number } games won
    }
page-r-turning = Both cards are turned up.
page-r-slot =
    { $state ->
        [locked]
            { $seat-is ->
                [you] You are locked in
               *[other] { $seat } is locked in
            }
        [open]
            { $seat-is ->
                [you] You, openly
               *[other] { $seat }, openly
            }
        [about] You
       *[choosing]
            { $seat-is ->
                [you] You
               *[other] { $seat }
            }
    }
page-r-slot-judged =
    { $how ->
        [held]
            { $seat-is ->
                [you] You: on hold
               *[other] { $seat }: on hold
            }
        [won]
            { $seat-is ->
                [you] You won it
               *[other] { $seat } won it
            }
       *[lost]
            { $seat-is ->
                [you] You lost it
               *[other] { $seat } lost it
            }
    }
page-r-worth = on hold: worth { $number }
page-r-worth-both = on hold: { $one } for { $first_seat }, { $two } for { $second_seat }
page-r-sever-mid = out of the game, shown together
page-r-swap-mid = change sides, shown together
page-r-packet =
    { $count ->
        [one] Packet { $number } of 4, { $count } card
       *[other] Packet { $number } of 4, { $count } cards
    }
page-r-sure =
    { $verb ->
        [sever] Take { $card } out of the game?
        [swap] Hand over { $card }?
       *[play]
            { $at ->
                [secret] Lock in { $card }?
                [answer] Answer with { $card }?
               *[open] Play { $card } openly?
            }
    }
page-r-no-way-back = { $seat } has chosen: no way back.
page-r-their-bonus = { $seat }'s next card gets +2.
page-r-your-bonus = Your next card gets +2.
page-r-lock-in = Lock in
page-r-play-openly = Play openly
page-r-answer = Answer with it
page-r-does = { $card-start }, { $strength }: { $short }.
page-r-no-power = { $card-start }, { $strength }: strength alone counts.
page-r-lay = Lay them
page-r-order = Tap your cards in the order in which they will be turned up.
page-r-order-laid = Your order, the next card first
page-r-placed = { $card-start }, place { $number }. Press to take it out.
page-r-nudge-left = Move place { $number } forward
page-r-nudge-right = Move place { $number } back
page-r-step-draft = Draft: eight cards from packets
page-r-step-sever = Sever: one card out
page-r-step-traitor = Traitor: one card to { $seat }
page-r-step-prophecy = Prophecy: an order
page-r-step-rounds = The rounds
page-r-side-blue = Blue
page-r-side-red = Red

## The picker

page-r-preset-duel = The duel
    .text = Eight cards against eight. The first to 4 victories wins.
page-r-preset-variant = With a variant
    .text = The duel with one or more changes. Choose below.
page-r-preset-match = A match
    .text = The first to win two games wins. The loser chooses what is played next.
page-r-preset-duel-time = about 5 min
page-r-preset-variant-time = 5 to 15 min
page-r-preset-match-time = 15 to 30 min
page-r-changes = What changes
    .text = Mix as you like. If two do not go together, the page says why.
page-r-chosen =
    { $count ->
        [0] nothing yet
        [one] { $count } chosen
       *[other] { $count } chosen
    }
page-r-clear = Clear
page-r-group-cards = The cards you hold
page-r-group-play = How you play them
page-r-group-wins = What wins
page-r-powers = Powers
page-r-powers-all = All powers work
page-r-instead = Take this instead of { $variant }
page-r-not-with =
    { $reason ->
        [two-hand-sizes] Not with { $variant }: a hand has one size.
        [no-hand] Not with { $variant }: all cards are laid out in order, so there is no hand.
        [two-orders] Not with { $variant }: the order is either yours or random.
        [two-power-lists] Not with { $variant }: each says which powers work.
        [two-deals] Not with { $variant }: cards are dealt only once.
        [no-target] Not with { $variant }: till dawn no number of victories ends the game.
        [same-question] Not with { $variant }: each changes the same thing.
       *[nothing-to-choose] Not with { $variant }: seeing a card first would change nothing.
    }
page-r-how = How it will go
page-r-how-draft = Draft
    .text = Four packets of four cards: keep one, pass the rest.
page-r-how-random-deal = Random deal
    .text = All 16 cards are shuffled, eight to each.
page-r-how-princess-attack = Princess attack
    .text = Princess and Prince change sides: two Princes against two Princesses.
page-r-how-sever = Sever
    .text = Both take out one card, unseen, then show it.
page-r-how-traitor = Traitor
    .text = Both hand over one card, unseen, then show it.
page-r-how-prophecy = Prophecy
    .text = Both lay out their cards face down, in an order of their own.
page-r-how-three-card = A hand of three
    .text = The other cards are your own deck.
page-r-how-alternative = A hand of two
    .text = The other cards are your own deck.
page-r-how-rounds =
    { $number ->
        [one] { $number } round
       *[other] { $number } rounds
    }
    .text =
        { $by ->
            [dawn] All cards are played. Whoever has more victories wins.
            [loser] Whoever reaches { $target } victories loses.
           *[victories] The first to { $target } victories wins at once.
        }
page-r-how-true-king = And again
    .text = The loser chooses the next game, until one of you has won two.
page-r-settings =
    { $count ->
        [0] R, the plain duel.
       *[other] R with { $variants }.
    }

## The end

page-r-all-rounds = The rounds
page-r-round-column = Round
page-r-outcome = Outcome
page-r-held-row = on hold
page-r-won-row =
    { $seat-is ->
        [you] you won it
       *[other] { $seat } won it
    }
page-r-victories =
    { $number ->
        [one] { $number } victory
       *[other] { $number } victories
    }
page-prompt-between-in-box = That one is over. Have a look, then go on.
page-r-do-sever = Sever
page-r-do-swap = Hand over
page-chip-r-target = Whoever wins that many rounds first wins the game.
page-short-chip-r-variant = { $variant }
page-r-costs = What your choices cost
page-r-costs-wait = Looking at the game again…
page-r-costs-none = Nobody knows what choices are worth exactly in this game.
page-r-costs-sum =
    { $count ->
        [one] { $count } choice cost { $percent } of a won game.
       *[other] { $count } choices together cost { $percent } of a won game.
    }
page-r-your-choice = Your choice
page-r-mix = The solution chooses
page-r-cost = Cost
page-start-in-box = Start the game
page-host-starts-in-box = The host starts the game.
