### What the page says of the games beside Rebel Princess before one of them is opened.

page-which-game = Which game
page-game-r = R
    .text = A duel of eight cards. Both choose in secret, both are turned up, and every card has its own way of winning.
page-game-woo = Woo the Princess
    .text = Collect the most gifts; the suit the princess loves beats all others. Special gifts throw cards out, lull a round to sleep or break a heart.
page-game-parlour = Parlour games
    .text = Eight small games with the cards of R: drawing, remembering, bluffing, thinking alike.
page-game-assassins-target = Assassin's target
page-game-princess-lover = Princess lover
page-game-seeker = Seeker
page-game-telepathy = Telepathy
page-game-triangle = Triangle
page-game-pair-attack = Pair attack
page-game-princess-card = Princess card
page-game-serious-card = Serious card
page-game-r-players = 2 players
page-game-r-time = about 5 min
page-game-woo-players = 2 to 7 players
page-game-woo-time = about 40 min
page-game-parlour-players = 2 to 8 players
page-game-parlour-time = 5 to 15 min
page-game-settings =
    { $players ->
        [one] { $name }, { $players } player.
       *[other] { $name }, { $players } players.
    }
page-learn-how = A first game with tips: about { $minutes } minutes.
page-fold-table = Pace, clock, hints and chat
page-go-on = Go on
page-last-part = Last time
page-filter-game = Game
page-filter-game-any = All games
page-figure-drawn = games drawn
page-figure-points =
    { $game ->
        [r] victories per game; table average { $others }
        [woo] princesses per game; table average { $others }
       *[other] points per game; table average { $others }
    }
page-figure-highest = your highest total
page-by-level = By level of the bots
    .text = How often you finish ahead of a bot. The line is half of the games.
page-result-drawn = a draw
page-result-points =
    { $game ->
        [r]
            { $count ->
                [one] { $count } victory
               *[other] { $count } victories
            }
        [woo]
            { $count ->
                [one] { $count } princess
               *[other] { $count } princesses
            }
       *[other]
            { $count ->
                [one] { $count } point
               *[other] { $count } points
            }
    }
page-other-level-beginner =
    .text = Often chooses without thinking.
page-other-level-good =
    .text = Thinks ahead, and slips now and then.
page-other-level-strong =
    .text = Rarely makes a mistake.
page-other-level-expert =
    .text = Plays the exact solution where there is one, otherwise plays as well as it can.
