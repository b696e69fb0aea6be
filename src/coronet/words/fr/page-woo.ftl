### What the page says at a table of Woo the Princess.

page-do-exchange = Échanger { $card }
page-do-keep-in-woo = Garder votre main
page-do-remove = Retirer { $card }
page-do-gift-in-woo = Jouer { $card }
page-do-play-in-woo = Jouer { $card }
page-woo-settings =
    { $mode ->
        [ghost] Courtiser la Princesse, deux et un fantôme.
        [teams] Courtiser la Princesse en équipes, { $players } joueurs.
       *[each] Courtiser la Princesse, { $players } joueurs, chacun pour soi.
    }
