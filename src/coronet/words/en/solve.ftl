### coronet solve: the exact value of a game and its first choice.

solve-game = { $game }, { $variants }
solve-one-game = one game
solve-house-rule = House rule { $name }: { $value }
solve-deal = Seat 0 holds { $cards }
solve-value = Value to seat 0: { NUMBER($value, minimumFractionDigits: 6, maximumFractionDigits: 6) } (win 1, draw 0, loss −1)
solve-points = Value to seat 0: { NUMBER($value, minimumFractionDigits: 6, maximumFractionDigits: 6) } points per game
solve-sample = Mean of { $deals } deals (seed { $seed }); the mean of all deals is between { NUMBER($low, maximumFractionDigits: 4) } and { NUMBER($high, maximumFractionDigits: 4) }, with 95% confidence
solve-states = { $states } positions, solved in { NUMBER($seconds, maximumFractionDigits: 2) } s; rounding is within { $gap }

solve-first-play = Seat { $number } plays first:
solve-first-sever = Seat { $number } severs:
solve-first-swap = Seat { $number } swaps:
solve-now-play = Seat { $number } plays:
solve-now-sever = Seat { $number } severs:
solve-now-swap = Seat { $number } swaps:
solve-now-take = Seat { $number } takes back:

solve-doing-find = Finding positions: step { $done } of { $of }
solve-doing-solve = Solving: step { $done } of { $of }
solve-doing-deal = Solving deals: { $done } of { $of }

setting-not-solved =
    { $reason ->
        [hidden] variants: { $name } is not solved: the cards that the other seat can play are hidden. Choose a game in which both hands are known.
        [chance] variants: { $name } is not solved: there is nothing to decide in it. Choose a game in which cards are chosen.
        [match] variants: { $name } is not solved as a whole, only each of its games. Choose the variants of one game.
        [until] until: { $name } with a total to reach is not solved as a whole. Choose a single night, without until.
        [draft] variants: { $name } is not solved as a whole: what is kept is hidden. Give the hands after it by --deal.
        [colours] variants: { $name } is not solved where colours mix. Choose one of them.
        [size] variants: { $name } has { $states } positions, and { $most } are the most that are solved. Choose fewer variants.
       *[more] variants: { $name } has more than { $states } positions, and { $most } are the most that are solved. Choose fewer variants.
    }
