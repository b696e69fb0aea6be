### The score sheet: score-line-<line> names what a line counts; the cards and the points stand beside it.

score-line-princes = Książęta, po 1
score-line-frog = Żaba
score-line-rebel = Buntowniczka Balu, zamiast tego

## Lines of round cards

score-line-pets-revenge = Zwierzęta, o 1 więcej za każde
score-line-dancing-queens = Pary o równych liczbach, po 3
score-line-dancing-queens-second = Inne pary, po 2
score-line-bathroom-break = Książęta, o 1 więcej za każdego
score-line-single-fairy = Wróżki, po −1
score-line-three-times-a-lady = Trójki, po −3
score-line-arranged-marriage = Ani jednej lewy

## Around the lines

score-heading = Koniec rundy { $number }: { $round }
score-nothing = Bez oświadczyn
score-sum = W tej rundzie
score-cancelled = ({ $points })
score-round = Runda { $number }
score-so-far = Runda { $number } do tej pory: { $round }
score-total = Razem
score-ahead =
    { $count ->
        [1]
            { $seats-are ->
                [you] Prowadzisz, w sumie { $points }.
               *[others] Prowadzi { $seats }, w sumie { $points }.
            }
       *[other] Na czele, w sumie po { $points }: { $seats }.
    }
