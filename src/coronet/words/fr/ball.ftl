### The ball of the day: coronet ball, and the page.

ball-of = { $game } : le bal du { $date }. Les mêmes cartes et les mêmes bots pour tout le monde.
ball-par-progress = [{ $bar }] Par : { $done } parties de l’expert sur { $of }
ball-result = Votre score : { $score }, place { $place } sur { $players }.
ball-par = Par : { NUMBER($score, maximumFractionDigits: 1) }, de { NUMBER($low, maximumFractionDigits: 1) } à { NUMBER($high, maximumFractionDigits: 1) } dans 95 cas sur 100 ; place { NUMBER($place, maximumFractionDigits: 1) }. C’est ce que fait l’expert à votre place.
ball-share = À partager, sans rien dévoiler

## What is shared: a few lines of text and symbols.

ball-share-title = Coronet, bal du { $date } : { $game }
ball-share-course = { $symbols } { $medal }
ball-share-score = Score { $score } (par { NUMBER($par, maximumFractionDigits: 1) }), place { $place } sur { $players }
