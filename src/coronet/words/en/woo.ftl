### Woo the Princess: suits and gifts, prompts (prompt-woo-), chips (chip-woo-), story (story-woo-), and what
### `coronet rules woo` says (woo-).

## Suits and cards

suit-R = Roses
    .one = Rose
    .label = Ro
suit-S = Sweets
    .one = Sweet
    .label = Sw
suit-M = Melodies
    .one = Melody
    .label = Me
suit-B = Baubles
    .one = Bauble
    .label = Ba
gift-name = the { $number } of { $suit-name }
    .start = The { $number } of { $suit-name }
    .bare = { $number } of { $suit-name }
    .number = the { $number }

## Special gifts

gift-allergic = Allergic
    .short = removes a card played before it
    .text = Whoever plays it chooses one card that was played earlier in this round and is still in play, and discards it. If there is such a card, one must be chosen. It may be Spurned, Irresistible, Lullabye, another Allergic, or a card played through Regifted. Removing the first card leaves the Lead Suit as it is; removing an Irresistible that was not first brings the earlier Lead Suit back. Allergic itself stays in play, as a card of its suit and number.
gift-irresistible = Irresistible
    .short = its suit becomes the Lead Suit
    .text = Its suit becomes the Lead Suit, for following from now on and for finding the winner. The Wooing Suit still beats it. Cards of this suit that were played before count as Lead Suit cards now. If there are several in play, the latest counts.
gift-lullabye = Lullabye
    .short = nobody collects the round
    .text = If it is in play when the round ends, all cards of the round are discarded. Whoever would have won leads the next round. Nobody is spurned by a round that was lulled to sleep.
gift-regifted = Regifted
    .short = two cards are drawn, one is played instead
    .text = It is discarded at once. Its player draws two cards, plays one of them whatever the Lead Suit, and discards the other face down. The card played has its effect, another Regifted too. Regifted itself must follow suit; if it is led, its suit is the Lead Suit although it is gone.
gift-spurned = Spurned
    .short = whoever collects it cannot win the set
    .text = It has no suit, never wins a round and cannot be led. You may play it only when you cannot follow suit. Whoever collects it cannot win this set, whatever else they collect. If it is discarded it harms nobody.

## Prompts

prompt-woo-over =
    { $count ->
        [one]
            { $seats-are ->
                [you] The game is over. You win.
               *[others] The game is over. { $seats } wins.
            }
       *[other] The game is over. The victory is shared: { $seats }.
    }
prompt-woo-nobody = The game is over. Nobody has won a Princess.
prompt-woo-exchange = You may discard one card and draw another. Choose a card, or keep your hand.
prompt-woo-lead = You lead: play a card.
prompt-woo-play = Play a card.
prompt-woo-follow = Follow { $suit-name }.
prompt-woo-anything = You have no { $suit-name }: play any card.
prompt-woo-remove = You played { $card }: choose a card in play to throw out.
prompt-woo-gift = Choose which of the cards you drew to play. The other is discarded face down.

## Chips

chip-woo-wooing = Wooing Suit: { $suit-name }
chip-woo-lead = Lead Suit: { $suit-name }
chip-woo-sung = a Lullabye is in play
chip-woo-teams = teams: partners pool their cards
chip-woo-ghost = { $seat } plays at random
chip-woo-no-specials = no special gifts
chip-woo-allergic = Allergic: { $names }
chip-woo-irresistible = Irresistible: { $names }
chip-woo-lullabye = Lullabye: { $names }
chip-woo-regifted = Regifted: { $names }
chip-woo-goal = Princesses won: { $won } of { $number }
chip-woo-sits-out =
    { $seats-are ->
        [you] you sit out
       *[other] sitting out: { $seats }
    }

## Story

story-woo-drew-high =
    { $seat-is ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
story-woo-leads =
    { $seat-is ->
        [you] That is the highest: you lead the first round.
       *[other] That is the highest: { $seat } leads the first round.
    }
story-woo-set-begins =
    { $leader-is ->
        [you] Set { $number } is for a Princess of { $suit-name }. You lead.
       *[other] Set { $number } is for a Princess of { $suit-name }. { $leader } leads.
    }
story-woo-exchanged =
    { $seat-is ->
        [you] You exchange a card.
       *[other] { $seat } exchanges a card.
    }
story-woo-exchanged-card = You discard { $card } and draw { $other }.
story-woo-kept =
    { $seat-is ->
        [you] You keep your hand.
       *[other] { $seat } keeps all six.
    }
story-woo-plays =
    { $seat-is ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
story-woo-gives =
    { $seat-is ->
        [you] You choose to play { $card }.
       *[other] { $seat } chooses to play { $card }.
    }
story-woo-removes =
    { $seat-is ->
        [you] You remove { $card }.
       *[other] { $seat } removes { $card }.
    }
story-woo-drew-gifts =
    { $seat-is ->
        [you]
            { $number ->
                [one] You draw { $number } card.
               *[other] You draw { $number } cards.
            }
       *[other]
            { $number ->
                [one] { $seat } draws { $number } card.
               *[other] { $seat } draws { $number } cards.
            }
    }
story-woo-drew-nothing =
    { $seat-is ->
        [you] The deck is empty: you have no card in this round.
       *[other] The deck is empty: { $seat } has no card in this round.
    }
story-woo-offered = You drew { $cards }.
story-woo-lead-changes = The Lead Suit is now { $suit-name }.
story-woo-collected =
    { $seat-is ->
        [you]
            { $number ->
                [one] You collect { $number } card.
               *[other] You collect { $number } cards.
            }
       *[other]
            { $number ->
                [one] { $seat } collects { $number } card.
               *[other] { $seat } collects { $number } cards.
            }
    }
story-woo-lulled =
    { $seat-is ->
        [you] A Lullabye: all cards are discarded. You lead.
       *[other] A Lullabye: all cards are discarded. { $seat } leads.
    }
story-woo-nobody =
    { $seat-is ->
        [you] No card can win: all are discarded. You lead again.
       *[other] No card can win: all are discarded. { $seat } leads again.
    }
story-woo-set-won =
    { $seats-are ->
        [you] You win the Princess of { $suit-name }.
        [both] Your team wins the Princess of { $suit-name }.
       *[others]
            { $count ->
                [one] { $seats } wins the Princess of { $suit-name }.
               *[other] { $seats } win the Princess of { $suit-name }.
            }
    }
story-woo-set-unwon = Nobody wins the Princess of { $suit-name }: she goes to the bottom of the deck.
story-woo-extra-set = A tie: one more set is played. Playing: { $seats }.
story-woo-wins =
    { $seats-are ->
        [you] You win.
        [both] The victory is shared: { $seats }.
       *[others]
            { $count ->
                [one] { $seats } wins.
               *[other] The victory is shared: { $seats }.
            }
    }
story-woo-nobody-wins = Nobody has won a Princess, so nobody wins.

## Why a round, a set or the game went as it did (why-woo-)

why-woo-wooing =
    { $seat-is ->
        [you] You collect it with the highest { $suit-one }: { $suit-name } beat every suit.
       *[other] { $seat } collects it with the highest { $suit-one }: { $suit-name } beat every suit.
    }
why-woo-lead =
    { $seat-is ->
        [you] You collect it: the highest { $suit-one } wins, and { $suit-name } were led.
       *[other] { $seat } collects it: the highest { $suit-one } wins, and { $suit-name } were led.
    }
why-woo-turned =
    { $seat-is ->
        [you] You collect it: Irresistible turned the lead to { $suit-name }.
       *[other] { $seat } collects it: Irresistible turned the lead to { $suit-name }.
    }
why-woo-lulled = Nobody collects it: the Lullabye puts everything to sleep.
why-woo-nobody = Nobody collects it: no card in play can win.
why-woo-set-most =
    { $seats-are ->
        [you]
            { $number ->
                [one] You win the Princess of { $suit-name }: { $number } card is the most.
               *[other] You win the Princess of { $suit-name }: { $number } cards are the most.
            }
        [both]
            { $number ->
                [one] Your team wins the Princess of { $suit-name }: { $number } card is the most.
               *[other] Your team wins the Princess of { $suit-name }: { $number } cards are the most.
            }
       *[others]
            { $count ->
                [one]
                    { $number ->
                        [one] { $seats } wins the Princess of { $suit-name }: { $number } card is the most.
                       *[other] { $seats } wins the Princess of { $suit-name }: { $number } cards are the most.
                    }
               *[other]
                    { $number ->
                        [one] { $seats } win the Princess of { $suit-name }: { $number } card is the most.
                       *[other] { $seats } win the Princess of { $suit-name }: { $number } cards are the most.
                    }
            }
    }
why-woo-set-tie =
    { $seats-are ->
        [you] You win the Princess of { $suit-name }: a tie, decided by the { $number }s.
        [both] Your team wins the Princess of { $suit-name }: a tie, decided by the { $number }s.
       *[others]
            { $count ->
                [one] { $seats } wins the Princess of { $suit-name }: a tie, decided by the { $number }s.
               *[other] { $seats } win the Princess of { $suit-name }: a tie, decided by the { $number }s.
            }
    }
why-woo-set-spurned =
    { $seats-are ->
        [you] You win the Princess of { $suit-name }: the larger pile has Spurned in it.
        [both] Your team wins the Princess of { $suit-name }: the larger pile has Spurned in it.
       *[others]
            { $count ->
                [one] { $seats } wins the Princess of { $suit-name }: the larger pile has Spurned in it.
               *[other] { $seats } win the Princess of { $suit-name }: the larger pile has Spurned in it.
            }
    }
why-woo-set-tied = Nobody wins the Princess of { $suit-name }: no number breaks the tie.
why-woo-set-nothing = Nobody wins the Princess of { $suit-name }: no pile counts.
why-woo-over =
    { $seats-are ->
        [you]
            { $number ->
                [one] You win the game with { $number } Princess.
               *[other] You win the game with { $number } Princesses.
            }
        [both]
            { $number ->
                [one] Your team wins the game with { $number } Princess.
               *[other] Your team wins the game with { $number } Princesses.
            }
       *[others]
            { $count ->
                [one]
                    { $number ->
                        [one] { $seats } wins the game with { $number } Princess.
                       *[other] { $seats } wins the game with { $number } Princesses.
                    }
               *[other]
                    { $number ->
                        [one] { $seats } win the game with { $number } Princess.
                       *[other] { $seats } win the game with { $number } Princesses.
                    }
            }
    }
why-woo-over-shared =
    { $number ->
        [one] The victory is shared, { $number } Princess each: { $seats }.
       *[other] The victory is shared, { $number } Princesses each: { $seats }.
    }

## Why a choice is refused, where it is worded otherwise than in the other games

reason-must-follow-in-woo = Follow { $suit-name }: you hold one.
reason-no-such-card-in-woo = There is no card called { $card }. The cards are R1 to R13, S1 to S13, M1 to M13, B1 to B13 and spurned.
reason-spurned-cannot-lead = Lead another card: Spurned cannot be led.
reason-not-among-in-woo = Choose another card: { $card } is not among { $cards }.
form-exchange = exchange and a card, like exchange R7
form-remove = remove and a card in play, like remove R7
form-woo-keep = keep
form-woo-play = play and a card, like play R7
form-woo-gift = gift and a card, like gift R7

## In the terminal

play-ghost = Ghost
play-woo-princesses =
    { $number ->
        [one] { $number } Princess ({ $suits })
       *[other] { $number } Princesses ({ $suits })
    }
play-woo-no-princess = no Princess
play-woo-collected =
    { $number ->
        [one] { $number } card collected
       *[other] { $number } cards collected
    }
play-woo-sits-out = sits out
play-woo-set = Set { $number }, round { $round }: a Princess of { $suit-name }
play-woo-exchanging = Set { $number }, exchange: a Princess of { $suit-name }
play-woo-nothing-played = No card has been played in this round.
play-woo-gone = gone
play-woo-offered = Drawn: { $cards }
play-woo-deck = Deck: { $number }, discarded face down: { $hidden }
play-woo-help-choice = Type a card as its letter and number, like R7: R Roses, S Sweets, M Melodies, B Baubles; or spurned.
play-woo-help-numbers = Where choices are numbered, the number will do; so will a card's name alone.
play-woo-help-why = why R7: why a card cannot be played now
play-woo-help-hand = hand: your cards again
play-woo-help-trick = table: the rules in force and the cards of this round
play-woo-help-players = players: how everyone is doing
play-woo-help-log = log: what happened in this set; log before: in the set before
play-woo-help-rules = rules allergic: one gift; rules all: the whole game
play-woo-help-back = back: take your choice back while others are still choosing
play-woo-help-quit = quit: leave the table

## The rules, for `coronet rules woo`

woo-title = Woo the Princess
woo-aim = The game
    .text = You are suitors who give gifts to win princesses. Each set is played for one Princess card. Its suit is the Wooing Suit, the trumps of the set. When seven Princess cards have been won, whoever has the most wins the game. 2 to 7 play; two may also play with the Ghost; four or six may play in teams.
woo-cards = The cards
    .text = 53 gifts: 1 to 13 of Roses, Sweets, Melodies and Baubles, and Spurned. 20 Princess cards, five of each suit.
    .example = A gift of each suit: Roses, Sweets, Melodies, Baubles.
woo-set = A set
    .text = Gifts are dealt until everyone holds six. You may discard one and draw another, all at once. Then five rounds are played; the sixth gift stays in your hand for the next set. Whoever would lead a sixth round leads the next set.
woo-round = A round
    .text = The leader plays a card; the others follow clockwise and must play its suit, the Lead Suit, if they have any. The highest card of the Wooing Suit wins; if there is none, the highest of the Lead Suit. The winner collects the cards in play and leads. If no card of either suit is in play, all are discarded and the same player leads again.
    .example = Roses are led and Melodies are the Wooing Suit: even the 2 of Melodies beats every Rose.
woo-scoring = Winning a set
    .text = Whoever has collected the most cards, without Spurned among them, wins the Princess. In a tie whoever has more 13s wins, then more 12s, and so on. If that does not decide it, or nobody has collected a card without Spurned, the Princess goes to the bottom of her deck.
woo-end = The end
    .text = Once seven Princess cards are won, whoever has the most wins. If some are tied, only they play one more set. After 40 sets the victory is shared.
woo-ghost = The Ghost
    .text = With two players the third hand is the Ghost's. It plays a random card, need not follow suit and does not lead Spurned. Its Allergic removes the card that is winning, its Regifted plays the first card drawn. It can win sets and the game.
woo-teams = Teams
    .text = Players in every other seat are partners. Partners do not see each other's hands. Their collected cards are one pile, and Spurned in it keeps the whole team from winning the set.
woo-assumed = House notes
    .text = Our copy of the rulebook does not say which gifts are special: here it is the 1 of each suit, and you can choose others before the game. Also decided here: all exchange at once; nobody wins a Princess without collecting a card; whoever is not tied sits out an extra set; the Ghost's Allergic removes the winning card; Spurned taken by one partner counts against the whole team.
woo-gifts = Special gifts
woo-listed = { $name } ({ $id }): { $short }
woo-more = coronet rules woo allergic shows one gift. docs/rules/woo-the-princess.md has every rule in full.
woo-any-card = a special gift or a topic of Woo the Princess
