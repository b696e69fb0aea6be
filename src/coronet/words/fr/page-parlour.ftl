### What the page says at a table of the parlour games.

page-parlour-settings =
    { $players ->
        [one] { $name }, { $players } joueur.
       *[other] { $name }, { $players } joueurs.
    }
