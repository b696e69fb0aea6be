### What the page says at a table of R, and of the small games that are played with its cards.

## Choices, as buttons

page-do-sever = Put { $card } out
page-do-swap-in-r = Hand over { $card }
page-do-place = Lay { $card }
page-do-reveal = Turn up
page-do-reveal-place = Place { $number }
page-do-draw = Draw
page-do-reshuffle = Shuffle before
page-do-take = Take { $card } back
page-do-pass-in-r = Pass
page-do-choose-in-r = Play { $variant }
page-do-stand = Keep all cards
page-do-discard = Exchange { $cards }
page-do-stay = Stay
page-do-fold = Fold
