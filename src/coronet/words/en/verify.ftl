### The checks of a log, for coronet verify and the page: a line for each that holds (check-) and each that does not
### (check-failed-).

check-read = { $file }: read, { $lines } lines
check-rules = Rules: { $game }, version { $rules }, the same as here
check-replay = Replayed: all { $choices } choices are legal, all { $draws } draws fit
check-seed = Seed: all draws are those of seed { NUMBER($seed, useGrouping: 0) }
check-result = Result: the game is over, totals { $totals }, won by { $seats }
check-unfinished = Result: the game is not over yet, totals { $totals }
check-settings = Seal: game, seats and settings are those that were sealed
check-shares = Shares: { $count ->
    [0] nobody opened one
   *[other] each is the one that was announced, by { $seats }
}
check-missing = Not proven for { $seats }: the share was announced but not opened in time
check-secret = Secret: it is the one that was sealed before the first card
check-draws = Draws: all { $draws } follow from the secret and the shares
check-marks = Marks: all { $marks } lines are as announced

check-failed-game = Rules: the game { $game } is not known here
check-failed-rules = Rules: { $game }, version { $rules }; here it is version { $here }
check-failed-replay = Replayed: { $why }
check-failed-seed = Seed: line { $line } does not follow from seed { NUMBER($seed, useGrouping: 0) }
check-failed-settings = Seal: game, seats or settings are not those that were sealed
check-failed-shares = Shares: not the one that was announced, by { $seats }
check-failed-secret = Secret: it is not the one that was sealed before the first card
check-failed-unsealed = Secret: it is not shown, so nothing is proven
check-failed-draws = Draws: line { $line } does not follow from the secret and the shares
check-failed-marks = Marks: line { $line } is not as announced
