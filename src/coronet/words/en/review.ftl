### Hints and review: why an option is better, what a choice cost, where a game turned.
### `hint-` lines say why one option is better than another; amounts are proposals.

hint-forced = There is no other choice.
hint-even = Both are about equally good.
hint-takes-points =
    { $card-start } would take about { $expected ->
        [one] { $expected } proposal
       *[other] { $expected } proposals
    } more in this trick.
hint-takes-points-now = Points taken in this trick are cheaper than those that come later.
hint-frees-exit = You can get rid of { $card } cheaply now; later it would win costly tricks.
hint-keeps-guard = Keep { $card }: a low card of { $suit-name } is a way out later.
hint-stops-rebel =
    { $seat-is ->
        [you] It keeps you from taking everything.
       *[other] { $seat } might take all the Princes and the Frog; this helps to stop that.
    }
hint-makes-rebel = You may still take all the Princes and the Frog, with a chance of { $percent }.
hint-frog-out = It gets rid of the Frog.
hint-frog-danger = With the other choice you end up with the Frog in { $percent } more games.
hint-void-made = It leaves you without { $suit-name }, so you can throw other cards away.
hint-passes-danger = { $card-start } is more dangerous to keep.
hint-power-now =
    { $gain ->
        [one] The power is worth about { $gain } proposal now.
       *[other] The power is worth about { $gain } proposals now.
    }
hint-saves-power =
    { $gain ->
        [one] The power is worth about { $gain } proposal more if you keep it for later.
       *[other] The power is worth about { $gain } proposals more if you keep it for later.
    }
hint-later = The difference comes in later tricks.
hint-for-the-game = It costs proposals now, but helps to win the game.
hint-exact = Against the best possible play this wins more often.
hint-answer = The other card is face up: this is the best answer to it.
hint-woo-spurned = With the other choice you end up with Spurned in { $percent } more games.
hint-woo-give-spurned = Someone else will collect Spurned in this round.
hint-woo-keep = Every card in your hand is better than what you might draw.
hint-woo-exchange = { $card-start } is the least useful card in your hand.
hint-woo-remove = Without { $card } the round goes better for you.
hint-woo-takes = { $card-start } is likely to collect this round.
hint-woo-saves = { $card-start } is worth more in a later round.
hint-woo-set = You win the set in { $percent } more games.

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
