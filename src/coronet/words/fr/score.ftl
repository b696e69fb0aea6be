### The score sheet: score-line-<line> names what a line counts; the cards and the points stand beside it.

score-line-princes = Princes, 1 chacun
score-line-frog = La Grenouille
score-line-rebel = Rebelle du Bal, au lieu du reste

## Lines of round cards

score-line-pets-revenge = Animaux, 1 de plus chacun
score-line-dancing-queens = Couples de même nombre, 3 chacun
score-line-dancing-queens-second = Autres couples, 2 chacun
score-line-bathroom-break = Princes, 1 de plus chacun
score-line-single-fairy = Fées, −1 chacune
score-line-three-times-a-lady = Les 3, −3 chacun
score-line-arranged-marriage = Aucun pli pris

## Around the lines

score-heading = La manche { $number } est finie : { $round }
score-nothing = Aucune demande en mariage
score-sum = Dans cette manche
score-cancelled = ({ $points })
score-round = Manche { $number }
score-so-far = Manche { $number } jusqu’ici : { $round }
score-total = Total
score-ahead =
    { $count ->
        [one]
            { $seats-are ->
                [you] Vous êtes en tête avec { $points } en tout.
               *[others] { $seats } est en tête avec { $points } en tout.
            }
       *[other] En tête avec { $points } en tout : { $seats }.
    }
