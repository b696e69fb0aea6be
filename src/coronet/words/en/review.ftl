### Hints and review: why an option is better, what a choice cost, where a game turned.
### `hint-` lines say why one option is better than another, in words; .more has the figures.

hint-forced = There is no other choice.
hint-even = It hardly matters here: other choices are about as good.
hint-takes-points = { $card-start } would probably take proposals in this trick.
    .more =
        { $expected ->
            [one] About { $expected } proposal more.
           *[other] About { $expected } proposals more.
        }
hint-takes-points-now = If you must take proposals, this trick is cheaper than those to come.
hint-frees-exit = Now you can get rid of { $card } cheaply; later it could win you a costly trick.
hint-keeps-card = { $card-start } will be of more use to you later than { $other }.
hint-stops-rebel =
    { $seat-is ->
        [you] It keeps you from taking everything.
       *[other] { $seat } might take all the Princes and the Frog; this helps to stop that.
    }
hint-makes-rebel = You may still take all the Princes and the Frog.
    .more = With a chance of { $percent }.
hint-frog-out = It gets rid of the Frog.
hint-frog-danger = Otherwise you are more likely to end up with the Frog.
    .more = In { $percent } more games.
hint-void-made = It leaves you without { $suit-name }: when they are led, you can throw any card away.
hint-passes-danger = { $card-start } is more dangerous to keep than { $other }.
hint-power-now = Now is a good moment for your power.
    .more =
        { $gain ->
            [one] It is worth about { $gain } proposal.
           *[other] It is worth about { $gain } proposals.
        }
hint-power-spares = Used now, your power is likely to spare you proposals in this trick.
    .more =
        { $expected ->
            [one] About { $expected } proposal fewer.
           *[other] About { $expected } proposals fewer.
        }
hint-power-takes = Used now, your power would probably bring you proposals in this trick.
    .more =
        { $expected ->
            [one] About { $expected } proposal more.
           *[other] About { $expected } proposals more.
        }
hint-saves-power = Used now, your power costs you more than it brings.
    .more =
        { $gain ->
            [one] About { $gain } proposal more.
           *[other] About { $gain } proposals more.
        }
hint-later = It pays off in later tricks.
hint-for-the-game = It costs proposals now, but helps to win the game.
hint-exact = Against the best possible play this wins more often.
hint-exact-against = The best opponent may play { $card } here: against that this is better than { $other }.
    .more = In { $percent } of games.
hint-exact-open = Played openly, { $other } would be answered by { $card }.
hint-answer = The other card is face up: this is the best answer to it.
hint-woo-spurned = Otherwise you are more likely to collect Spurned, and then you cannot win this set.
    .more = In { $percent } more games.
hint-woo-give-spurned = Someone else will collect Spurned in this round.
hint-woo-keep = Every card in your hand is better than what you might draw.
hint-woo-exchange = { $card-start } is the least useful card in your hand.
hint-woo-remove = Without { $card } the round goes better for you.
hint-woo-takes = { $card-start } is likely to collect this round.
hint-woo-cards = This way you get further ahead of the others in gifts.
hint-woo-saves = { $card-start } is worth more in a later round.
hint-woo-set = It helps you most to win the set.
    .more = You win it in { $percent } more games.

### `coronet review` and the page after a game.

review-progress = [{ $bar }] { $done } of { $of } decisions
review-seat = { $game }: { $seat }'s choices, { $count ->
        [0] none of them open
        [one] one decision
       *[other] { $count } decisions
    }
review-all-fine = None of your choices made a measurable difference.
review-verdict-fine = fine
review-verdict-slip = slip
review-verdict-mistake = mistake
review-unit-proposals = Costs are in proposals of the round, with what they do to your chance to win; ± is the standard error.
review-unit-chance = Costs are in percent of your chance to win the game; ± is the standard error.
review-unit-points = Costs are in points of the game, worked out exactly.
review-exact = This game is solved: costs are exact, against the best possible play of the other seat.
review-head-where = where
review-head-played = played
review-head-best = best
review-head-cost = cost
review-head-error = ±
review-head-win = win
review-head-verdict = verdict
review-more = { $count ->
        [one] One more choice cost less or nothing.
       *[other] { $count } more choices cost less or nothing.
    }

review-turns = Where your choices turned the game
review-no-turns = No single choice turned the game.
review-luck = Where luck turned it
review-no-luck = No stroke of luck stands out.
review-place-trick = Round { $round }, trick { $trick }
review-place-set = Set { $set }, round { $round }
review-place-game = Game { $game }, round { $round }
review-turn-cards = You played { $card }; { $other } was better by { $cost }.
review-turn-choices = You chose “{ $played }”; “{ $best }” was better by { $cost }.
review-cost-proposals =
    { $cost ->
        [one] { $cost } proposal
       *[other] { $cost } proposals
    } and { $percent } of the chance to win
review-cost-chance = { $percent } of the chance to win
review-cost-points =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
review-luck-deal = The deal: your chance to win went from { $before_percent } to { $after_percent }.
review-luck-pass = The cards you were given: your chance to win went from { $before_percent } to { $after_percent }.
review-luck-draw = What was drawn: your chance to win went from { $before_percent } to { $after_percent }.
review-luck-others = What the others did: your chance to win went from { $before_percent } to { $after_percent }.
review-sum = From a fair { $start_percent } to { $final_percent }: in percentage points, your choices cost { $decisions }, luck changed it by { $luck }.
review-sum-open = From a fair { $start_percent }: in percentage points, your choices cost { $decisions } so far, luck changed it by { $luck }.
review-known = Judged by what you could have known at the time; nobody could have known the rest.

### `coronet evaluate`.

evaluate-seat = { $game }: what each choice is worth to seat { $number }
evaluate-unit-proposals = Worth is in proposals of the round compared with what the others get, more being better; ± is the standard error of the difference from the best.
evaluate-exact = This game is solved: worth is the chance to win it, worked out exactly, and how often the best play chooses so.
evaluate-unit-chance = Worth is the chance to win the game; ± is the standard error of the difference from the best.
evaluate-unit-points = Worth is in points of the game, worked out exactly.
evaluate-head-choice = choice
evaluate-head-worth = worth
evaluate-head-win = wins
evaluate-head-share = how often
