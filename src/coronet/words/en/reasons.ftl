### Why a choice is refused: reason-<code>, with the arguments that the rules page names for the code.
### $cards are the cards that may be played instead.

reason-unknown-choice = “{ $text }” is not a choice in this game.
reason-no-such-seat = There is no { $seat } at this table.
reason-game-over = The game is over. Start a new one to play on.
reason-already-chosen = Your choice is in. The others are still choosing.
reason-not-your-turn =
    { $count ->
        [0] Wait a moment: nobody is asked right now.
        [one] Wait a moment: it is { $seats }'s turn.
       *[other] Wait a moment: { $seats } are choosing.
    }
reason-wrong-kind = That is not what is asked now. Type { $asked }.
reason-no-such-card = Choose another card: { $card } is not in the deck for this number of players.
reason-not-in-hand = Choose another card: { $card } is not in your hand.
reason-same-card-twice = Name each card once: { $card } is listed twice.
reason-wrong-count =
    { $needed ->
        [one] Choose { $needed } card: you named { $given }.
       *[other] Choose { $needed } cards: you named { $given }.
    }
reason-frozen = Play { $card }: it is frozen for this trick.
reason-must-lead-prince =
    { $count ->
        [one] Rapunzel asks for a Prince: lead { $cards-numbers }.
       *[other] Rapunzel asks for a Prince: you hold { $cards-numbers }.
    }
reason-forced-suit =
    { $count ->
        [one] The Little Mermaid named { $suit-name }: lead { $cards }.
       *[other] The Little Mermaid named { $suit-name }: you hold { $cards }.
    }
reason-princes-not-in = Lead another suit: nobody may lead a Prince before one has slipped in.
reason-must-follow = Follow { $suit-name }: you hold { $cards }.
reason-above-five = The Pea Princess asks for cards above 5: you hold { $cards }.
reason-parity =
    { $parity ->
        [odd] The lead is odd, so play an odd card: you hold { $cards }.
       *[even] The lead is even, so play an even card: you hold { $cards }.
    }
reason-extremes = Play only your highest or lowest card of { $suit-name }. You may play { $cards }.
reason-power-used = { $princess } has already used her power this round. She can use it again in the next one.
reason-power-not-now =
    { $why ->
        [no-princess] Play the card without power: you have no princess in this game.
        [above-seven] Choose a 7 or lower for this power, or play the card without it.
        [last-card] Play the card without power: nobody plays after it in this trick.
        [leading] Play the card without power: it works only in a trick that you do not lead.
        [blocked] Play a card without power: another princess holds yours back in this trick.
        [needless] Play the card without power: it is allowed anyway.
        [prince-or-frog] Choose another card: this power does not work on Princes or the Frog.
        [first-round] Play the card without power: powers begin in the second round.
        [frozen] Play the frozen card: this power does not free you from it.
       *[other-moment] Play the card without power: your princess uses her power at another moment.
    }
reason-suit-not-allowed = Choose another suit: { $suit-name } cannot be named here.
reason-seat-not-allowed = { $seat-is ->
        [you] Choose another player: you cannot name yourself here.
       *[other] Choose another player: { $seat } cannot be named here.
    }
reason-not-among =
    { $count ->
        [0] Choose something else: you cannot choose { $card } here.
       *[other] Choose from { $cards }: you cannot choose { $card } here.
    }
reason-nothing-to-take-back = There is nothing to take back: a choice is final once everyone has chosen.
reason-bad-setting = { $field }: { $value } does not fit here. Choose { $allowed }.

## What is asked for, as it is typed in the terminal: form-<verb>.

form-choose = choose and a princess, like choose alice
form-pass = pass and your cards, like pass Q2 Q5 or pass left Q2 right Q5
form-aside = aside and the card you set aside, like aside Q7
form-show = show and a suit, like show Q
form-half = half and the cards you set aside, like half F3 Q2 Q5 C1
form-gift = gift and a card, like gift Q7
form-give = give and a card, like give Q7
form-play = play and a card, like play Q7
form-power = power, with a suit or a seat where one is wanted, like power Q or power 2
form-no = no to decline
form-keep = keep and a card, like keep Q7
form-deal = deal and a card, like deal Q7
form-freeze = freeze and a card, like freeze Q7
form-trade = trade and one of your cards, like trade Q7
form-return = return to give the card back
form-swap = swap, your card in the trick and the new one, like swap Q3 Q9
form-haggle = haggle, your card and the one you take, like haggle Q3 F9
