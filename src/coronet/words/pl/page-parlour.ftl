### What the page says at a table of the parlour games.

page-parlour-settings =
    { $players ->
        [one] { $name }, { $players } gracz.
        [few] { $name }, { $players } graczy.
        [many] { $name }, { $players } graczy.
       *[other] { $name }, { $players } gracza.
    }
