### The ball of the day: coronet ball, and the page.

ball-of = { $game }: bal z dnia { $date }. Te same karty i te same boty dla wszystkich.
ball-par-progress = [{ $bar }] Par, gry eksperta: { $done } z { $of }
ball-result = Twój wynik: { $score }, miejsce { $place } na { $players }.
ball-par = Par: { NUMBER($score, maximumFractionDigits: 1) }, od { NUMBER($low, maximumFractionDigits: 1) } do { NUMBER($high, maximumFractionDigits: 1) } w 95 przypadkach na 100; miejsce { NUMBER($place, maximumFractionDigits: 1) }. Tyle na twoim miejscu osiąga ekspert.
ball-share = Do pokazania innym, bez zdradzania kart

## What is shared: a few lines of text and symbols.

ball-share-title = Coronet, bal z dnia { $date }: { $game }
ball-share-course = { $symbols } { $medal }
ball-share-score = Wynik { $score } (par { NUMBER($par, maximumFractionDigits: 1) }), miejsce { $place } na { $players }
