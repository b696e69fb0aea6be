### What the page says at a table of Woo the Princess.

page-do-exchange = Wymień { $card-accusative }
page-do-keep-in-woo = Zostaw rękę bez zmian
page-do-remove = Wyrzuć { $card-accusative }
page-do-gift-in-woo = Zagraj { $card-accusative }
page-do-play-in-woo = Zagraj { $card-accusative }
page-woo-settings =
    { $mode ->
        [ghost] W konkury do księżniczki, dwie osoby i Duch.
        [teams] W konkury do księżniczki w drużynach, { $players } graczy.
       *[each] W konkury do księżniczki, { $players } graczy, każdy za siebie.
    }
