### Prompts: one sentence that says whose moment it is and what to do. They speak to the seat that is asked.

prompt-over =
    { $count ->
        [one]
            { $seats-are ->
                [you] The ball is over. You win.
               *[others] The ball is over. { $seats } wins.
            }
       *[other] The ball is over. The victory is shared: { $seats }.
    }
prompt-waiting = Waiting for { $seats }.
prompt-chosen = Your choice is in. You can take it back until everyone is ready. Waiting for { $seats }.

## Princesses

prompt-choose = Choose your princess.
prompt-keep-princess = You were dealt two princesses: keep one.

## The start of a round

prompt-pass-left =
    { $count ->
        [one] Choose { $count } card for { $to }, on your left.
       *[other] Choose { $count } cards for { $to }, on your left.
    }
prompt-pass-right =
    { $count ->
        [one] Choose { $count } card for { $to }, on your right.
       *[other] Choose { $count } cards for { $to }, on your right.
    }
prompt-pass-both = Choose 1 card for { $left_seat }, on your left, and 1 for { $right_seat }, on your right.
prompt-aside = Choose 1 card to set aside: you play it in the last trick.
prompt-show = Choose a suit: your cards of it will be face up.
prompt-half =
    { $to-is ->
        [you]
            { $count ->
                [one] Choose { $count } card to set aside for later.
               *[other] Choose { $count } cards to set aside for later.
            }
       *[other]
            { $count ->
                [one] Choose { $count } card to set aside: { $to } plays it later.
               *[other] Choose { $count } cards to set aside: { $to } plays them later.
            }
    }

## A trick

prompt-gift = Choose 1 card for the gift pile. The winner of the trick takes the pile.
prompt-pass-one = Choose 1 card for { $to }, on your right.
prompt-lead = Your lead: play any card.
prompt-lead-no-prince = Your lead: any card but a Prince for now.
prompt-lead-some = Your lead: only some cards may be played.
prompt-lead-prince = Your lead: Rapunzel asks for a Prince.
prompt-lead-suit = Your lead: the Little Mermaid named { $suit-name }.
prompt-frozen = Your turn: { $card } is frozen, so play it.
prompt-follow = Your turn: play a { $suit-one }.
prompt-follow-suits = Your turn: { $suits } follow suit.
prompt-free = Your turn: play anything but a Prince or the Frog.
prompt-void = Your turn: no { $suit-name }, so play anything.
prompt-void-some = Your turn: no { $suit-name }, but only some cards may be played.

## Powers and haggling

prompt-window =
    { $princess-id ->
        [pocahontas]
            { $leader-is ->
                [you] { $princess-ask } Otherwise you lead.
               *[other] { $princess-ask } Otherwise { $leader } leads.
            }
        [alice] { $princess-ask } Otherwise the trick is yours.
        [little-mermaid]
            { $leader-is ->
                [you] { $princess-ask } You lead.
               *[other] { $princess-ask } { $leader } leads.
            }
        [rapunzel]
            { $leader-is ->
                [you] { $princess-ask } You lead.
               *[other] { $princess-ask } { $leader } leads.
            }
       *[other] { $princess-ask }
    }
prompt-name-again =
    { $leader-is ->
        [you] You have none of these: { $suits }. Another suit will be named.
       *[other] { $leader } has none of these: { $suits }. Name another suit.
    }
prompt-give =
    { $to-is ->
        [you] Put in a card of your own, too.
       *[other] Choose 1 card for { $to }, who keeps one and hands the rest out again.
    }
prompt-keep = Choose the card to keep.
prompt-deal = Choose a card for { $to }.
prompt-trade = You drew { $card } from { $from }. Trade one of your cards for it, or give it back.
prompt-freeze = You see { $cards }. Freeze one: { $to } must play it in this trick.
prompt-swap = { princess-mulan.ask }
prompt-haggle = The trick is yours. Haggle with the Hag for one of its cards?
prompt-haggle-again = Haggle once more, for the card you swapped in?
