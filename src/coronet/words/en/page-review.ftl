### Hints at the table and the review of one's own choices, on the page. Reasons and costs are in review.ftl.

## A choice as a hint or a review names it

choice-cards =
    { $verb ->
        [pass] pass { $cards }
        [half] { $cards } first
        [keep] keep { $cards }
        [play] { $cards }
       *[other] { $cards }
    }
choice-with-power = { $cards }, with the power
choice-power = use the power
choice-power-suit = use the power for { $suit-name }
choice-power-seat = use the power on { $seat }
choice-suit = { $suit-name }
choice-seat = { $seat }
choice-no = not now
choice-princess = { $princess-inside }
choice-other = “{ $text }”

## A hint

hint-title = { $best }
hint-gap-proposals = Next best: { $second }, at about { $difference } proposals more (give or take { $error }).
hint-gap-chance = Next best: { $second }, which wins { $difference } % less often (give or take { $error } %).
hint-gap-points = Next best: { $second }, for { $difference } points less.
hint-even-second = About as good: { $second }.

## The review

review-page = Review
review-wait = Your choices are being judged
    .text = Each one is tried in thousands of games that fit all you knew then. This takes a minute; you can close the page in the meantime.
review-wait-done = { $done } of { $of } choices
review-none = There is no review of this game
    .compiler = This server was set up without the compiler that reviews need. Its host can install coronet[fast].
    .game = Choices of this game, or of this variant, cannot be judged yet.
    .busy = Too many reviews are being made at once. Try again in a few minutes.
    .other = It belongs to someone else's seat, or the game is not over.
    .broken = Something went wrong while it was being made. Try again.
review-heading =
    { $count ->
        [one] Your one choice
       *[other] Your { $count } choices
    }
review-intro-fine = All of them were the best, or too close to tell.
review-intro =
    { $dear ->
        [one] { $fine } were the best, or too close to tell. The other one cost you { $sum }.
       *[other] { $fine } were the best, or too close to tell. The other { $dear } cost you { $sum } together.
    }
review-amount-proposals =
    { $count ->
        [one] { $figure } proposal
       *[other] { $figure } proposals
    }
review-amount-chance = { $figure } % of the chance to win
review-amount-points =
    { $count ->
        [one] { $figure } point
       *[other] { $figure } points
    }
review-chart = How the evening turned
    .label = Your chance to win after each of your { $count } choices: from { $start } % at the start to { $final } % at the end.
review-legend-costly = costly choice
review-legend-luck = stroke of luck
review-legend-line = Line: your chance to win after each choice, in percent
review-dearest = Most costly first
review-dearest-none = No single choice stands out.
review-moments-left =
    { $count ->
        [one] One more cost less.
       *[other] { $count } more cost less.
    }
review-instead = Your choice: { $played }; better: { $best }.
review-strokes = Where luck turned it
review-here = Open the replay here
review-held = You held
review-costs-proposals = What each choice cost, in proposals
review-costs-chance = What each choice cost, in percent of the chance to win
review-costs-points = What each choice cost, in points
review-best = best
review-yours = { $cost }, yours
review-best-yours = best, yours
review-give-or-take = { $cost } ±{ $error }
review-worlds = From about { $count } imagined games that fit all you knew then. The thin line shows how sure this is; a cost smaller than that is not called a mistake.
review-exact-here = This game is solved: the costs are exact.
review-others-left =
    { $count ->
        [one] One more was compared but is not shown.
       *[other] { $count } more were compared but are not shown.
    }
review-replay-cost = Your choice here cost { $cost }.
