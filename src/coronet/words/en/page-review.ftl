### Hints at the table and the review of one's own choices, on the page. Reasons and costs are in review.ftl.

## A choice as a hint or a review names it

choice-play =
    { $power ->
        [yes] play { $cards } with your power
       *[no] play { $cards }
    }
choice-pass =
    { $way ->
        [both] pass { $card } to the left and { $other } to the right
       *[all] pass { $cards }
    }
choice-pass-in-box = pass
choice-aside = set { $cards } aside
choice-half = set { $cards } aside
choice-show = show your { $suit-name }
choice-gift = put { $cards } on the gift pile
choice-gift-in-woo = play { $cards }
choice-give = give { $cards }
choice-keep = keep { $cards }
choice-keep-in-woo = keep your hand
choice-deal = hand out { $cards }
choice-freeze = freeze { $cards }
choice-trade = give { $cards } for it
choice-return = give the card back
choice-swap = take back { $card } and put in { $other }
choice-swap-in-box = hand over { $cards }
choice-haggle = give { $card } and take { $other }
choice-choose = dance as { $princess-inside }
choice-choose-in-box = play “{ $variant }”
choice-power =
    { $on ->
        [suit] use your power and name { $suit-name }
        [number]
            { $seat-is ->
                [you] use your power on yourself
               *[other] use your power on { $seat }
            }
       *[nothing] use your power
    }
choice-no = not now
choice-sever = take { $cards } out of the game
choice-place = lay { $cards }
choice-reveal =
    { $on ->
        [number] turn up place { $number }
       *[nothing] turn up your card
    }
choice-draw = draw a card
choice-reshuffle = shuffle first
choice-take = take { $cards } back
choice-stand = keep every card
choice-discard = exchange { $cards }
choice-stay = stay
choice-fold = fold
choice-exchange = swap { $cards }
choice-remove = throw out { $cards }

## A hint

hint-title = { $best }
hint-gap-proposals =
    { $difference ->
        [one] Next best: { $second }, at about { $difference } proposal more (give or take { $error }).
       *[other] Next best: { $second }, at about { $difference } proposals more (give or take { $error }).
    }
hint-gap-chance = Next best: { $second }, which wins { $difference_percent } fewer games (give or take { $error_percent }).
hint-gap-points =
    { $difference ->
        [one] Next best: { $second }, for { $difference } point less.
       *[other] Next best: { $second }, for { $difference } points less.
    }
hint-even-second = About as good: { $second }.

## The review

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
    { $amount ->
        [one] { $amount } proposal
       *[other] { $amount } proposals
    }
review-amount-chance = { $percent } of the chance to win
review-amount-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
review-chart = How the evening turned
    .label = Your chance to win after each of your { $count } choices: from { $start_percent } at the start to { $final_percent } at the end.
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
