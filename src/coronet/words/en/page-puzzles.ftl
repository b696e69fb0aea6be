### Puzzles on the page: find the card. Themes, and what is said of an answer, are in puzzles.ftl.

page-puzzle-intro = Real moments of played games, and one choice that is clearly better than every other. Find it; then you see what each choice costs, and why.
page-puzzle-missing = The puzzles cannot be fetched just now. Try again later.

## At the table

page-puzzle-ask = What is best here?
page-puzzle-ask-proposals = Make one choice: the best one brings the fewest proposals.
page-puzzle-ask-chance = Make one choice: the best one wins most often.
page-puzzle-ask-points = Make one choice: the best one brings the most points.
page-puzzle-stands = The table as it stood.
page-puzzle-costs-proposals = On each card: what it costs, in proposals.
page-puzzle-costs-chance = On each card: what it costs, in percent of the chance to win.
page-puzzle-costs-points = On each card: what it costs, in points.
page-puzzle-dearer = costs more
page-puzzle-rating = Rating { $rating } ({ $change }).
page-puzzle-skip = Another one
page-puzzle-next = Next puzzle
page-puzzle-finish = Done
page-puzzle-all = All puzzles
page-puzzle-run-right = { $count } right
page-puzzle-run-left =
    { $count ->
        [one] { $count } mistake left
       *[other] { $count } mistakes left
    }

## Afterwards

page-puzzle-run-over =
    { $count ->
        [one] { $count } puzzle found
       *[other] { $count } puzzles found
    }
    .text =
        { $wrong ->
            [one] With { $wrong } mistake, in at most three minutes. Your best run so far: { $best }.
           *[other] With { $wrong } mistakes, in at most three minutes. Your best run so far: { $best }.
        }
page-puzzle-run-again = Once more
page-puzzle-daily-done = That was today’s puzzle
    .text = Tomorrow there is another one, the same for everybody. Until then there are many more.
page-puzzle-none = No puzzle fits that
    .text = Choose another theme or another difficulty.
page-puzzle-mine-done = Nothing more is due today
    .text = { $coming } of your mistakes will come back, the next one on { $day }. { $sitting } you know by now.
    .none = Your dear choices come here when you read the review of a game that you have played.

## All puzzles

page-puzzle-daily =
    { $outcome ->
        [right] Puzzle of the day: found
        [wrong] Puzzle of the day: missed
       *[open] Puzzle of the day
    }
page-puzzle-run = Three minutes
page-puzzle-theme = What about
page-puzzle-theme-any = Anything
page-puzzle-difficulty = How difficult
page-puzzle-difficulty-mine = As I need it
page-puzzle-difficulty-easy = Easy
page-puzzle-difficulty-middle = Medium
page-puzzle-difficulty-hard = Hard
page-puzzle-practise = Practise
page-puzzle-count =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
page-puzzle-unrated = Not rated yet
page-puzzle-rated =
    { $count ->
        [one] Rating { $rating } ±{ $deviation }, after { $count } puzzle
       *[other] Rating { $rating } ±{ $deviation }, after { $count } puzzles
    }
page-puzzle-best-run = Best run: { $count }
page-puzzle-mine = My mistakes
    .text = Choices that cost you dearly come back as puzzles: after a day, three days, a week and more, until you find them every time. Read the review of a game that is over, and they are noted.
page-puzzle-mine-due =
    { $count ->
        [one] { $count } is due
       *[other] { $count } are due
    }
page-puzzle-mine-next = The next one comes back on { $day }.
page-puzzle-mine-counts = { $coming } to come back, { $sitting } known by now.
