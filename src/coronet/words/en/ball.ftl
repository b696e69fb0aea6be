### The ball of the day: coronet ball, and the page.

ball-of = { $game }: the ball of { $date }. The same cards and the same bots for everybody.
ball-par-progress = [{ $bar }] Par: { $done } of { $of } games of the expert
ball-result = Your score: { $score }, place { $place } of { $players }.
ball-par = Par: { NUMBER($score, maximumFractionDigits: 1) }, from { NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) } in 95 of 100 cases; place { NUMBER($place, maximumFractionDigits: 1) }. That is what the expert makes in your seat.
ball-share = To share, without giving anything away

## What is shared: a few lines of text and symbols.

ball-share-title = Coronet, ball of { $date }: { $game }
ball-share-course = { $symbols } { $medal }
ball-share-score = Score { $score } (par { NUMBER($par, maximumFractionDigits: 1) }), place { $place } of { $players }
