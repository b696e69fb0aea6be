### The score sheet: score-line-<line> names what a line counts; the cards and the points stand beside it.

score-line-princes = Princes, 1 each
score-line-frog = The Frog
score-line-rebel = Rebel of the Ball, instead

## Lines of round cards

score-line-pets-revenge = Pets, 1 more each
score-line-dancing-queens = Couples of one number, 3 each
score-line-dancing-queens-second = Other couples, 2 each
score-line-bathroom-break = Princes, 1 more each
score-line-single-fairy = Fairies, −1 each
score-line-three-times-a-lady = Threes, −3 each
score-line-arranged-marriage = No trick taken

## Around the lines

score-heading = Round { $number } is over: { $round }
score-nothing = No proposals
score-sum = In this round
score-cancelled = ({ $points })
score-round = Round { $number }
score-so-far = Round { $number } so far: { $round }
score-total = Total
score-ahead =
    { $count ->
        [one]
            { $seats-are ->
                [you] You are ahead with { $points } in all.
               *[others] { $seats } is ahead with { $points } in all.
            }
       *[other] Ahead with { $points } in all: { $seats }.
    }
