### The ball of the day in the page: what it is, one's result, the calendar, what is shared.

page-ball-of = The ball of { $day }
page-ball-intro = One ball a day, the same for everyone in the world: the same cards, the same bots. Your first attempt counts. Then practise as often as you like.
page-ball-intro-past = The ball of another day: play it for practice. It does not count.
page-ball-next =
    { $hours ->
        [0] The next ball begins in { $minutes } min.
       *[other] The next ball begins in { $hours } h { $minutes } min.
    }
page-ball-today = To today’s ball
page-ball-about-rebel = Four seats, two rounds, three strong bots. About six minutes.
page-ball-about-r = A duel against a strong bot. About three minutes.
page-ball-about-woo = One set at four seats, three strong bots. About four minutes.
page-ball-press =
    { $state ->
        [new] Play
        [on] Go on
       *[other] Practise
    }
    .of =
    { $state ->
        [new] Play the ball: { $game }
        [on] Go on with the ball: { $game }
       *[other] Practise the ball: { $game }
    }
page-ball-see = Result
page-ball-left = You closed this table before its end: it earns no medal.
page-ball-none = The ball is out of reach just now. Try again in a moment.

## The result

page-ball-result = Your ball
page-ball-practice = That was practice: your first attempt is the one that counts.
page-ball-place = Place { $place } of { $players }
page-ball-standing = Place
page-ball-score = Score
page-ball-par = Par
page-ball-par-text = Par is what the expert makes in your seat: { NUMBER($score, maximumFractionDigits: 1) } on average, and { NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) } as luck goes.
page-ball-places-text = Points do not decide here: places are compared. The expert comes to place { NUMBER($place, maximumFractionDigits: 1) } on average.
page-ball-lowest = Fewer is better.
page-ball-highest = More is better.
page-ball-working = Working out par: the expert plays this ball { $of } times.
page-ball-working-done = { $done } of { $of } games played
page-ball-no-par = There is no par just now. Open this page again in a moment.
page-ball-no-par-compiler = There is no par here: the house was set up without the compiler that the expert needs.
page-ball-medal =
    { $medal ->
        [gold] Gold
        [silver] Silver
        [bronze] Bronze
       *[none] No medal
    }
    .text =
    { $medal ->
        [gold] You won, and made no less of it than the expert.
        [silver] You made no less of it than the expert.
        [bronze] Within what the expert makes as luck goes.
       *[none] The expert made more of it. Tomorrow there is another ball.
    }
page-ball-others =
    { $count ->
        [0] You are the first of this house to finish this ball.
        [one] One other of this house has finished this ball.
       *[other] { $count } others of this house have finished this ball.
    }
page-ball-plot = On one line: you { $score }, par { NUMBER($par, maximumFractionDigits: 1) }, others { $others }
page-ball-plot-alone = On one line: you { $score }, par { NUMBER($par, maximumFractionDigits: 1) }
page-ball-legend-you = you
page-ball-legend-par = par, as luck goes
page-ball-legend-others = others here
page-ball-decided = Where it was decided
page-ball-decided-by = You played: { $played }. Better: { $best }.
page-ball-decided-cost = It cost you { $cost }.
page-ball-decided-fine = No choice of yours decided it: all were as good as the best, or too close to tell.
page-ball-decided-working = Looking at your choices: { $done } of { $of }
page-ball-decided-none = Your choices could not be looked at just now.

## What is shared

page-ball-share = Share result
page-ball-copied = Copied
page-ball-picture = Picture
page-ball-picture-of = My ball of { $day }
page-ball-picture-failed = The picture could not be made in this browser.

## The calendar

page-ball-calendar = Your balls
page-ball-streak =
    { $days ->
        [0] No streak yet: finish a ball today.
        [one] A streak of one day.
       *[other] A streak of { $days } days.
    }
page-ball-medals = { $gold } gold, { $silver } silver, { $bronze } bronze
page-ball-earlier = Earlier month
page-ball-later = Later month
page-ball-day =
    { $medal ->
        [gold] { $day }: gold
        [silver] { $day }: silver
        [bronze] { $day }: bronze
        [none] { $day }: finished
       *[other] { $day }
    }
