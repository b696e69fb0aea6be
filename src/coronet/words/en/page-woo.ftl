### What the page says at a table of Woo the Princess.

page-do-exchange = Swap { $card }
page-do-keep-in-woo = Keep your hand
page-do-remove = Throw out { $card }
page-do-gift-in-woo = Play { $card }
page-do-play-in-woo = Play { $card }
page-woo-mode = Who plays against whom
page-woo-mode-each = Each for themselves
page-woo-mode-ghost = Two and a ghost
page-woo-mode-teams = Teams
page-woo-settings =
    { $mode ->
        [ghost] Woo the Princess, two and a ghost.
        [teams] Woo the Princess in teams, { $players } players.
       *[each] Woo the Princess, { $players } players, each for themselves.
    }
