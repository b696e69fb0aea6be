### The checks of a log, for coronet verify and the page: a line for each that holds (check-) and each that does not
### (check-failed-).

check-read = { $file }: read, { $lines } lines
check-rules = Rules: { $game }, version { $rules }, the same as here
check-replay = Replayed: all { $choices } choices are legal, all { $draws } draws fit
check-seed = Seed: all draws are those of seed { NUMBER($seed, useGrouping: 0) }
check-ball = Ball: all draws are those of { $date }
check-result = Result: the game is over, totals { $totals }, won by { $seats }
check-unfinished = Result: the game is not over yet, totals { $totals }
check-settings = Seal: game, seats and settings are those that were sealed
check-shares = Shares: { $count ->
    [0] nobody opened one
   *[other] each is the one that was announced, by { $seats }
}
check-missing = Not proven for { $seats }: the share was announced but not opened in time
check-secret = Secret: it fits the seal { $seal }
check-draws = Draws: all { $draws } follow from the secret and the shares
check-marks = Marks: all { $marks } lines fit the marks beside them
check-unkept = Not checked: whether seal and marks are those sent in play. Whoever kept them can compare
check-kept-seal = Kept seal: it is the seal of this log
check-kept-marks = Kept marks: { $marks ->
    [one] the one given is in this log, and that step is as it was told in play
   *[other] all { $marks } are in this log, and those steps are as announced in play
}

check-failed-game = Rules: the game { $game } is not known here
check-failed-rules = Rules: { $game }, version { $rules }; here it is version { $here }
check-failed-replay = Replayed: { $why }
check-failed-seed = Seed: line { $line } does not follow from seed { NUMBER($seed, useGrouping: 0) }
check-failed-ball = Ball: line { $line } does not follow from { $date }
check-failed-settings = Seal: game, seats or settings are not those that were sealed
check-failed-shares = Shares: not the one that was announced, by { $seats }
check-failed-secret = Secret: it does not fit the seal { $seal }
check-failed-unsealed = Secret: it is not shown, so nothing is proven
check-failed-draws = Draws: line { $line } does not follow from the secret and the shares
check-failed-marks = Marks: line { $line } does not fit the mark beside it
check-failed-kept-seal = Kept seal: { $seal } is not the seal of this log, so this is not the game that was played
check-failed-kept-marks = Kept marks: the one of revision { $rev } is not in this log, so that step is not as it was told in play
