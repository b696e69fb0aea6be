### How one gets on: ratings, figures over time, the dance card. All counts come from finished games.

progress-title = { page-progress }
progress-kept = From your finished games. All of it stays on this device; “All your games” takes it along to another.
progress-kept-with-guest = From your finished games. It is kept on this device and with you in this house, without an account.
progress-none = Play a game to the end, and this page begins: a rating, what you win and where you lose it, and your dance card.
progress-game = Which game

## A rating against the bots

progress-rating = Your rating
progress-rating-within = between { $low } and { $high }, 19 times of 20
progress-rating-curve = Your rating after each of { $count } games: now { $rating }, between { $low } and { $high }.
progress-rating-how = From games against bots, whose strength has been measured. The band shows how sure it is.
progress-rating-none = It begins with your first game against bots.
progress-rating-unmeasured = The bots of this game have not been measured against each other, so there is no rating.
progress-next = You do clearly better than the level you play. Time for the next one: { $level }.
progress-next-play = Play that level

## What one wins

progress-wins = What you win
progress-wins-even = an even share
progress-wins-curve = The share of games won, the last ten each time: now { $now }; an even share would be { $even }.
progress-wins-how = The line is your last ten games each time.

## What choices cost

progress-costs = What your choices cost
progress-costs-none = Open the review of a finished game: what your choices cost comes together here.
progress-costs-in-proposals =
    { $count ->
        [one] proposals a choice, in your last review
       *[other] proposals a choice, in your last { $count } reviews
    }
progress-costs-in-points =
    { $count ->
        [one] points a choice, in your last review
       *[other] points a choice, in your last { $count } reviews
    }
progress-costs-in-chance =
    { $count ->
        [one] percent points of the chance to win a choice, in your last review
       *[other] percent points of the chance to win a choice, in your last { $count } reviews
    }
progress-cost-proposals = { $cost } proposals
progress-cost-points = { $cost } points
progress-cost-chance = { $cost } percent points
progress-costs-curve = What a choice cost on average, review after review: first { $first }, now { $now }. Less is better.
progress-costs-how =
    { $count ->
        [one] From one review. Less is better.
       *[other] From { $count } reviews, each a dot. Less is better.
    }
progress-lost = Where you lose it
progress-lost-by =
    { $verb ->
        [play] Playing cards
        [pass] Passing cards
        [aside] Setting cards aside
        [half] Setting cards aside
        [gift] Gifts and exchanges
        [give] Gifts and exchanges
        [trade] Gifts and exchanges
        [return] Gifts and exchanges
        [swap] Gifts and exchanges
        [haggle] Gifts and exchanges
        [exchange] Gifts and exchanges
        [keep] Gifts and exchanges
        [power] Powers
        [no] Powers not used
        [choose] Choosing
        [sever] Choosing
       *[other] Other choices
    }
progress-lost-choices =
    { $count ->
        [one] one choice, { $each }
       *[other] { $count } choices, { $each } each
    }

## The dance card

progress-dances = Dance card
    .text = All that can be at the ball, with what you have danced so far. A crown: you won a game with it.
progress-dances-princess = Princesses
progress-dances-round = Round cards
progress-dances-variant = Variants
progress-dances-gift = Gifts
progress-danced-of = { $danced } of { $all }
progress-danced-never = not yet
progress-danced = danced { $danced }, won { $won }
