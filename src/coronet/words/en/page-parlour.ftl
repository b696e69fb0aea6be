### What the page says at a table of the parlour games.

## The tables

page-pg-in =
    { $state ->
        [out] out
       *[in] still in
    }
page-pg-pile =
    { $count ->
        [one] The deck, { $count } card. Draw.
       *[other] The deck, { $count } cards. Draw.
    }
page-pg-deck = deck
page-pg-drawn = drawn last
page-pg-aside = Cards drawn so far
page-pg-of = of { $number }
page-pg-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
page-pg-grid = 16 cards, 4 rows of 4
page-pg-place = Place { $number }, row { $row }, column { $column }, face down
page-pg-place-up = Place { $number }, row { $row }, column { $column }: { $card }
page-pg-gone = Place { $number }: taken
page-pg-gone-to =
    { $seat-is ->
        [you] Place { $number }: taken by you
       *[other] Place { $number }: taken by { $seat }
    }
page-pg-pot = in the pot
page-pg-away = put away
page-pg-chips =
    { $number ->
        [one] chip
       *[other] chips
    }
page-pg-took = took { $number }
page-pg-goes = goes
page-pg-tap = Tap a card to put it away.
page-pg-exchange =
    { $count ->
        [one] Exchange { $count } card
       *[other] Exchange { $count } cards
    }
page-pg-last-deal = The last deal
page-pg-ranks = Hands, best first
page-pg-rank-name = { $rank }
page-pg-rank-yours = { $rank }: yours
page-pg-rank-royal = Royal
    .text = two of one, one of the other
page-pg-rank-lovers = Lovers
    .text = different colours
page-pg-rank-siblings = Siblings
    .text = the same colour
page-pg-rank-straight = Straight
    .text = three in a row
page-pg-rank-pair = Pair
    .text = two of one character
page-pg-rank-null = Nothing
    .text = the sum decides
page-pg-ready =
    { $state ->
        [ready] ready
       *[laying] laying
    }
page-pg-partner = your partner
page-pg-rows = Place by place
page-pg-pair-points =
    { $number ->
        [one] { $seats }: agree on { $number } place
       *[other] { $seats }: agree on { $number } places
    }
page-pg-cards =
    { $number ->
        [one] card
       *[other] cards
    }
page-pg-holds =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
page-pg-giver =
    { $from-is ->
        [you] Your cards, for the others to draw from
       *[other] { $from }'s cards
    }
page-pg-back = Card { $number }, face down
page-pg-laid-off = Laid off:
page-pg-title-deal = { $name }, deal { $number } of { $of }
page-pg-title-game = { $name }, game { $number } of { $of }

page-pg-order = Tap one card after the other. What comes to mind first? By number, perhaps.
