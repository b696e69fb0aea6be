### `coronet tournament`

tournament-progress = [{ $bar }] { $done } of { $of } games
tournament-head =
    { $sets ->
        [one] One deal set, played with { $players } players from every seat. A fair share of the wins is { $fair_percent } for every bot.
       *[other] { $sets } deal sets, each played with { $players } players from every seat. A fair share of the wins is { $fair_percent } for every bot.
    }
tournament-line = { $name } wins { $share_percent } ({ $low_percent } to { $high_percent }, 95% interval) in { $games } seats, { $score } points per game, rating { $rating }, { $ms } ms per decision
tournament-by-the-clock = Searches were limited by time, so another run may come out a little different; with --playouts every run is the same.
faults-line =
    { $turns ->
        [one] { $name } lost one turn, and the first legal choice was made instead: { $kinds }.
       *[other] { $name } lost { $turns } turns, and the first legal choice was made instead: { $kinds }.
    }
faults-ended = program ended ({ $turns })
faults-late = too late ({ $turns })
faults-unreadable = unreadable answer ({ $turns })
faults-illegal = choice not allowed ({ $turns })
faults-out = started again too often ({ $turns })
faults-said = What its program said: { $said }

### A level that cannot think here, at whichever command.

setting-level-missing = Bots of level { $level } need the extra `fast`, which is not installed here. Install it, or choose { $allowed }.

### `coronet report`: the page.

report-title = Tournament: { $game }
report-about = { $sets ->
        [one] One deal set
       *[other] { $sets } deal sets
    }, each played with { $players } players from every seat. Seed { $seed }. Thin lines are 95% intervals over deal sets.
report-about-summary = { $players } players. Thin lines are 95% intervals over deal sets.
report-settings = Settings
report-share = Share of the wins
report-share-note = For one seat of each bot. The dashed line is a fair share, { $fair_percent }.
report-rating = Rating
report-rating-note = From finishing orders: a bot that is 400 points ahead finishes before the other ten times as often. The mean is 0.
report-score = Mean score
report-score-note = Of a seat in a game, as the game counts it.
report-seats = By seat
report-seats-note = Share of the wins of each bot at each seat.
report-growth = Share of the wins as games came in
report-growth-note = After each deal set, for one seat of each bot.
report-table = All figures
report-bot = bot
report-games = games
report-low = from
report-high = to
report-ms = ms per decision
report-lost = turns lost
report-seat = Seat { $number }
report-written = { $file } written
