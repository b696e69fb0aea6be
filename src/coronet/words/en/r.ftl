### R: cards, variants, prompts (prompt-r-), chips (chip-r-), story (story-r-), and what `coronet rules r` says.

## Cards

character-prince = Prince
    .many = Princes
    .short = wins, unless a Jester, Magician, Princess or other Prince stops him
    .text = Strength 7. He wins the round, whatever the strengths. Two Princes cancel each other's power, and strength decides. A Jester holds him, a Princess of the other colour wins the whole game against him, and against a Magician he wins by strength alone.
character-general = General
    .many = Generals
    .short = your next card gets +2, unless a Magician stops it
    .text = Strength 6. Your card in the next round gets +2 strength, whether the General won, lost or was held. Only a Magician in the same round stops it.
character-magician = Magician
    .many = Magicians
    .short = the other card has no power
    .text = Strength 5. The other card has no power this round; then strength decides. A bonus that the other card already has stays. Two Magicians cancel each other's power.
character-minister = Minister
    .many = Ministers
    .short = a round won with it is worth 2, unless a Magician silences it
    .text = Strength 4. Winning with it counts as 2 victories. A held round with a Minister in it is worth 2 to whoever wins it later; two Ministers in one round do not add up.
character-assassin = Assassin
    .many = Assassins
    .short = the lower strength wins, unless a Prince, Jester or Magician steps in
    .text = Strength 3. The lower strength wins this round. Two Assassins do not turn it back.
character-spy = Spy
    .many = Spies
    .short = the other plays openly next round, unless a Magician or Spy stops it
    .text = Strength 2. In the next round your opponent plays openly before you choose. Two Spies cancel each other; a Magician in the same round stops it.
character-princess = Princess
    .many = Princesses
    .short = wins the game against the Prince of the other colour
    .text = Strength 1. Against the Prince of the other colour she wins the game at once, however many victories there are.
character-jester = Jester
    .many = Jesters
    .short = puts the round on hold, unless a Magician silences it
    .text = Strength 0. The round is put on hold: its victories go to the winner of the next round that is decided. Only a Magician silences it.
colour-blue = blue
colour-red = red
character-name =
    { $coloured ->
        [yes] the { $colour } { $character }
       *[no] the { $character }
    }
    .start =
        { $coloured ->
            [yes] The { $colour } { $character }
           *[no] The { $character }
        }
    .bare =
        { $coloured ->
            [yes] { $colour } { $character }
           *[no] { $character }
        }

## Variants

variant-standard = The plain duel
    .short = no change
    .text = Each of you holds the same eight characters. Each round both choose a card in secret; both are turned up and judged. The first with 4 victories wins.
variant-sever = Sever
    .short = each removes one of their own cards in secret; seven rounds
    .text = Before the game both choose one of their cards in secret. Both are shown and leave the game, which then has seven rounds.
variant-three-card = Three cards
    .short = draw three cards from your own deck, play one, draw one
    .text = Your cards are shuffled into your own deck. You draw 3 and play from these; after each round you draw 1, as long as the deck lasts.
variant-alternative = Alternative
    .short = draw two cards from your own deck, play one, draw one
    .text = Like “Three cards”, with a hand of 2.
variant-traitor = Traitor
    .short = each gives one card to the other, for good
    .text = Before the game both choose one card in secret. Both are shown and change owner for good. A Princess's power works only against a Prince of the other colour.
variant-impatience = Impatience
    .short = 3 victories are enough instead of 4
    .text = 3 victories are enough to win instead of 4.
variant-numbers = Numbers
    .short = strength alone decides
    .text = No card has a power: the higher strength wins, equal strengths are held.
variant-numbers-jester = Numbers with the Jester
    .short = strength decides, but the Jester holds the round
    .text = Strength only, but the Jester holds the round. The Magician does not stop him.
variant-numbers-minister = Numbers with the Minister
    .short = strength decides, but the Minister counts double
    .text = Strength only, but the Minister's round counts double. The Magician does not stop him.
variant-numbers-jester-minister = Numbers with Jester and Minister
    .short = strength decides, but Jester and Minister work
    .text = Strength only, but the Jester holds the round and the Minister's round counts double. The Magician stops neither.
variant-draft = Draft
    .short = pick your eight from packets of four
    .text = Packets of 4 are drawn from all 16 cards. Whoever opens a packet keeps one and passes 3, the other keeps one and passes 2 back, the opener keeps one, the last goes to the other. Four packets, opened in turn. A Princess's power works only against a Prince of the other colour.
variant-loser = Loser
    .short = whoever would win the duel loses it
    .text = Whoever would win the game loses it: you lose with 4 victories, and when your Princess meets the Prince of the other colour. A draw stays a draw.
variant-random-deal = Random deal
    .short = all 16 cards shuffled, eight each
    .text = All 16 cards are shuffled, 8 to each. A Princess's power works only against a Prince of the other colour.
variant-prophecy = Prophecy
    .short = lay out all your cards in order first, then turn them up one by one
    .text = Both lay out all their cards face down, in an order of their own. Each round the first cards are turned up. If your Spy works, you see the other's card first and may rearrange your remaining cards.
variant-fortune = Fortune
    .short = chance plays your cards
    .text = Each round both draw one of their cards at random and play it. There is nothing to decide. If your Spy works, you may shuffle before drawing, which changes nothing.
variant-last-chance = Last chance
    .short = if the other needs one more victory, take back a card you lost with
    .text = When one of you is one victory away from winning and still has a card, the other may take back one card of theirs from a lost round, once in a game. If you agree on it before, it may be any card they have played.
variant-balance = Balance
    .short = whoever is ahead plays first, openly
    .text = While one of you has more victories, that player plays first, openly; then the other chooses. A Spy takes precedence.
variant-princess-attack = Princess attack
    .short = one side has both Princes, the other both Princesses
    .text = One of you swaps the Princess for the other's Prince: both Princes against both Princesses. A Princess's power works only against a Prince of the other colour.
variant-till-dawn = Till dawn
    .short = all cards are played, then whoever has more victories wins
    .text = No number of victories ends the game. All cards are played, then whoever has more victories wins. A Princess against the Prince of the other colour wins the round and 4 victories. It can also be played over several nights, until someone reaches a total that you set before.
variant-true-king = True king
    .short = the first to win two games wins; the loser chooses the next
    .text = A match: the first to win 2 games wins. After each game the loser chooses the next: the plain duel or one variant. A drawn game is played again.

## Prompts

prompt-r-over =
    { $count ->
        [one]
            { $seats-are ->
                [you] The game is over. You win.
               *[others] The game is over. { $seats } wins.
            }
       *[other] The game is over. The victory is shared: { $seats }.
    }
prompt-r-drawn = The game is over. It is a draw.
prompt-r-play = Choose a card. It stays hidden until both have chosen.
prompt-r-answer =
    { $seat-is ->
        [you] You have played { $card }.
       *[other] { $seat } has played { $card }. Choose your card.
    }
prompt-r-spied = You are being spied on: play a card openly.
prompt-r-leads = You are ahead: play a card openly.
prompt-r-turn-up = Turn up your card.
prompt-r-lay-anew = You see { $card }. Turn up your card, or rearrange your cards.
prompt-r-place-next = Lay the next card.
prompt-r-reshuffle = You see { $card }. Draw your card, or shuffle first.
prompt-r-keep = Keep one card from the packet.
prompt-r-sever = Choose a card to leave the game.
prompt-r-swap = Choose a card to change sides.
prompt-r-place = Lay out your cards face down, starting with the one to be turned up first.
prompt-r-take = Your last chance: take a card back, or pass.
prompt-r-choose = Choose the next game.

## Chips

chip-r-variant = { $variant } ({ $variant-short })
chip-r-match = games won: { $games }
chip-r-held-minister-owner = a held Minister is worth 2 to his own side only
chip-r-jester-stops-all = the Jester stops the General and the Spy too
chip-r-target = first to { $number } victories
chip-r-until = nights up to { $number }
chip-r-bonus =
    { $seat-is ->
        [you] you have +2
       *[other] { $seat } has +2
    }
chip-r-spied =
    { $seat-is ->
        [you] you are spied on
       *[other] { $seat } is spied on
    }
chip-r-leads =
    { $seat-is ->
        [you] you are ahead and play first
       *[other] { $seat } is ahead and plays first
    }
chip-r-held = on hold: { $number }
chip-r-held-for =
    { $seat-is ->
        [you] on hold: { $number } for you
       *[other] on hold: { $number } for { $seat }
    }

## Story

story-r-plays-openly =
    { $seat-is ->
        [you] You play { $card } openly.
       *[other] { $seat } plays { $card } openly.
    }
story-r-held =
    { $seat-is ->
        [you] Your { $card-bare } meets { $other }: the round is on hold.
       *[other]
            { $to-is ->
                [you] Your { $other-bare } meets { $card }: the round is on hold.
               *[other] { $seat }'s { $card-bare } meets { $to }'s { $other-bare }: the round is on hold.
            }
    }
story-r-beats =
    { $seat-is ->
        [you] Your { $card-bare } beats { $other }.
       *[other]
            { $to-is ->
                [you] { $seat }'s { $card-bare } beats your { $other-bare }.
               *[other] { $seat }'s { $card-bare } beats { $to }'s { $other-bare }.
            }
    }
story-r-lovers =
    { $seat-is ->
        [you] Your { $card-bare } meets { $other }, and he is hers.
       *[other]
            { $to-is ->
                [you] { $seat }'s { $card-bare } meets your { $other-bare }, and he is hers.
               *[other] { $seat }'s { $card-bare } meets { $to }'s { $other-bare }, and he is hers.
            }
    }
story-r-victories =
    { $seat-is ->
        [you]
            { $number ->
                [one] You get { $number } victory.
               *[other] You get { $number } victories.
            }
       *[other]
            { $number ->
                [one] { $seat } gets { $number } victory.
               *[other] { $seat } gets { $number } victories.
            }
    }
story-r-bonus =
    { $seat-is ->
        [you] Your next card gets +2.
       *[other] { $seat }'s next card gets +2.
    }
story-r-spied =
    { $seat-is ->
        [you] You play openly in the next round.
       *[other] { $seat } plays openly in the next round.
    }
story-r-severed =
    { $seat-is ->
        [you] You take { $card } out of the game.
       *[other] { $seat } takes { $card } out of the game.
    }
story-r-swapped =
    { $seat-is ->
        [you] You hand over { $card }.
       *[other] { $seat } hands over { $card }.
    }
story-r-packet =
    { $seat-is ->
        [you] You open packet { $number }.
       *[other] { $seat } opens packet { $number }.
    }
story-r-kept =
    { $seat-is ->
        [you] You keep a card.
       *[other] { $seat } keeps a card.
    }
story-r-kept-card = You keep { $card }.
story-r-draft-over = The draft is over: both hands are known.
story-r-all-laid = All cards are laid out.
story-r-placed = You lay { $card }.
story-r-laid-anew =
    { $seat-is ->
        [you] You rearrange your cards.
       *[other] { $seat } rearranges their cards.
    }
story-r-reshuffled =
    { $seat-is ->
        [you] You shuffle before you draw.
       *[other] { $seat } shuffles before drawing.
    }
story-r-drew = Both draw a card.
story-r-may-take =
    { $seat-is ->
        [you] One more victory decides it: this is your last chance.
       *[other] One more victory decides it: { $seat } has a last chance.
    }
story-r-took =
    { $seat-is ->
        [you] You take { $card } back.
       *[other] { $seat } takes { $card } back.
    }
story-r-declined =
    { $seat-is ->
        [you] You take nothing back.
       *[other] { $seat } takes nothing back.
    }
story-r-night =
    { $seat-is ->
        [you]
            { $number ->
                [one] The night brought you { $number } victory.
               *[other] The night brought you { $number } victories.
            }
       *[other]
            { $number ->
                [one] The night brought { $seat } { $number } victory.
               *[other] The night brought { $seat } { $number } victories.
            }
    }
story-r-night-begins = Night { $number } begins.
story-r-game-begins = Game { $number } begins.
story-r-game-won =
    { $seat-is ->
        [you] This game is yours: { $number } won.
       *[other] This game goes to { $seat }: { $number } won.
    }
story-r-game-drawn = This game is a draw, so it is played again.
story-r-chose =
    { $seat-is ->
        [you] You choose the next game: { $variant }.
       *[other] { $seat } chooses the next game: { $variant }.
    }
story-r-wins =
    { $seats-are ->
        [you] You win.
        [both] The victory is shared: { $seats }.
       *[others]
            { $count ->
                [one] { $seats } wins.
               *[other] The victory is shared: { $seats }.
            }
    }
story-r-drawn = It is a draw.

## Why a round or a game went as it did (why-r-), and what waits (moment-r-)

why-r-higher =
    { $seat-is ->
        [you]
            { $bonus ->
                [yes] You win: { $number } beats { $against }, with the General's +2.
               *[no] You win: { $number } beats { $against }.
            }
       *[other]
            { $bonus ->
                [yes] { $seat } wins: { $number } beats { $against }, with the General's +2.
               *[no] { $seat } wins: { $number } beats { $against }.
            }
    }
why-r-lower =
    { $seat-is ->
        [you]
            { $bonus ->
                [yes] You win: the Assassin turns it round, and { $number } beats { $against } with the +2.
               *[no] You win: the Assassin turns it round, and { $number } beats { $against }.
            }
       *[other]
            { $bonus ->
                [yes] { $seat } wins: the Assassin turns it round, and { $number } beats { $against } with the +2.
               *[no] { $seat } wins: the Assassin turns it round, and { $number } beats { $against }.
            }
    }
why-r-silenced =
    { $seat-is ->
        [you]
            { $bonus ->
                [yes] You win: the Magician silences { $card }, and { $number } beats { $against } with the +2.
               *[no] You win: the Magician silences { $card }, and { $number } beats { $against }.
            }
       *[other]
            { $bonus ->
                [yes] { $seat } wins: the Magician silences { $card }, and { $number } beats { $against } with the +2.
               *[no] { $seat } wins: the Magician silences { $card }, and { $number } beats { $against }.
            }
    }
why-r-prince =
    { $seat-is ->
        [you] You win: the Prince takes the round, whatever the strengths.
       *[other] { $seat } wins: the Prince takes the round, whatever the strengths.
    }
why-r-lovers =
    { $seat-is ->
        [you] You win: your Princess meets the Prince, and he is hers.
       *[other] { $seat } wins: the Princess meets the Prince, and he is hers.
    }
why-r-jester = The Jester puts the round on hold.
why-r-equal =
    { $bonus ->
        [yes] With the General's +2 both are { $number }: the round is on hold.
       *[no] Both are { $number }: the round is on hold.
    }
why-r-equal-silenced = The Magician silences { $card }, and with the +2 both are { $number }: on hold.
why-r-victories =
    { $seat-is ->
        [you]
            { $held ->
                [0]
                    { $number ->
                        [one] You get { $number } victory.
                       *[other] You get { $number } victories.
                    }
               *[other]
                    { $number ->
                        [one] You get { $number } victory, { $held } of them from rounds on hold.
                       *[other] You get { $number } victories, { $held } of them from rounds on hold.
                    }
            }
       *[other]
            { $held ->
                [0]
                    { $number ->
                        [one] { $seat } gets { $number } victory.
                       *[other] { $seat } gets { $number } victories.
                    }
               *[other]
                    { $number ->
                        [one] { $seat } gets { $number } victory, { $held } of them from rounds on hold.
                       *[other] { $seat } gets { $number } victories, { $held } of them from rounds on hold.
                    }
            }
    }
why-r-victories-minister =
    { $seat-is ->
        [you]
            { $held ->
                [0]
                    { $number ->
                        [one] You get { $number } victory: the Minister counts double.
                       *[other] You get { $number } victories: the Minister counts double.
                    }
               *[other]
                    { $number ->
                        [one] You get { $number } victory: the Minister counts double, plus { $held } on hold.
                       *[other] You get { $number } victories: the Minister counts double, plus { $held } on hold.
                    }
            }
       *[other]
            { $held ->
                [0]
                    { $number ->
                        [one] { $seat } gets { $number } victory: the Minister counts double.
                       *[other] { $seat } gets { $number } victories: the Minister counts double.
                    }
               *[other]
                    { $number ->
                        [one] { $seat } gets { $number } victory: the Minister counts double, plus { $held } on hold.
                       *[other] { $seat } gets { $number } victories: the Minister counts double, plus { $held } on hold.
                    }
            }
    }
why-r-victories-lovers =
    { $seat-is ->
        [you]
            { $held ->
                [0]
                    { $number ->
                        [one] You get { $number } victory: the Princess has her Prince.
                       *[other] You get { $number } victories: the Princess has her Prince.
                    }
               *[other]
                    { $number ->
                        [one] You get { $number } victory: the Princess has her Prince, plus { $held } on hold.
                       *[other] You get { $number } victories: the Princess has her Prince, plus { $held } on hold.
                    }
            }
       *[other]
            { $held ->
                [0]
                    { $number ->
                        [one] { $seat } gets { $number } victory: the Princess has her Prince.
                       *[other] { $seat } gets { $number } victories: the Princess has her Prince.
                    }
               *[other]
                    { $number ->
                        [one] { $seat } gets { $number } victory: the Princess has her Prince, plus { $held } on hold.
                       *[other] { $seat } gets { $number } victories: the Princess has her Prince, plus { $held } on hold.
                    }
            }
    }
why-r-won-by-victories =
    { $seat-is ->
        [you] You win the game with { $number } victories.
       *[other] { $seat } wins the game with { $number } victories.
    }
why-r-lost-by-victories =
    { $seat-is ->
        [you] You win: { $to } has { $number } victories, and that loses the game.
       *[other]
            { $to-is ->
                [you] { $seat } wins: you have { $number } victories, and that loses the game.
               *[other] { $seat } wins: { $to } has { $number } victories, and that loses the game.
            }
    }
why-r-won-by-lovers =
    { $seat-is ->
        [you] You win the game: your Princess has her Prince.
       *[other] { $seat } wins the game: the Princess has her Prince.
    }
why-r-lost-by-lovers =
    { $seat-is ->
        [you] You win: { $to }'s Princess has her Prince, and that loses the game.
       *[other]
            { $to-is ->
                [you] { $seat } wins: your Princess has her Prince, and that loses the game.
               *[other] { $seat } wins: { $to }'s Princess has her Prince, and that loses the game.
            }
    }
why-r-more =
    { $seat-is ->
        [you] You win by victories, { $number } to { $against }.
       *[other] { $seat } wins by victories, { $number } to { $against }.
    }
why-r-fewer =
    { $seat-is ->
        [you] You win with fewer victories, { $number } to { $against }.
       *[other] { $seat } wins with fewer victories, { $number } to { $against }.
    }
why-r-even =
    { $number ->
        [one] A draw: { $number } victory each.
       *[other] A draw: { $number } victories each.
    }
why-r-played-out = A draw: the cards are gone, and nobody has { $number } victories.
why-r-match =
    { $seat-is ->
        [you] You win the match, { $number } games to { $against }.
       *[other] { $seat } wins the match, { $number } games to { $against }.
    }
moment-r-held = On hold: { $number } more for the next winner.
moment-r-held-each =
    { $seat-is ->
        [you] On hold: { $number } for you, { $against } for { $to }.
       *[other]
            { $to-is ->
                [you] On hold: { $number } for { $seat }, { $against } for you.
               *[other] On hold: { $number } for { $seat }, { $against } for { $to }.
            }
    }

## Why a choice is refused, beside the reasons that all games have

reason-wait-for-reveal =
    { $seat-is ->
        [you] Play first, openly.
       *[other] Wait a moment: { $seat } plays openly first.
    }
reason-not-in-packet = Choose another card: { $card } is not in the packet.
reason-already-placed = Choose another card: { $card } is already in place.
reason-not-lost = Choose another card: { $card } cannot be taken back.
reason-unknown-variant = There is no game called { $name } here. Choose { $allowed }.
reason-no-such-place = There is no place { $place }: choose 1 to 16.
reason-place-empty = Choose another place: the card on { $place } is gone.
reason-already-up = Choose another place: the card on { $place } is face up.
reason-too-many =
    { $max ->
        [one] Exchange { $max } card at most.
       *[other] Exchange { $max } cards at most.
    }

## What is asked for, as it is typed in the terminal

form-box-play = play and a card, like play spy
form-box-swap = swap and a card, like swap red-spy
form-box-keep = keep and a card, like keep red-spy
form-box-choose = choose and a variant, like choose draft
form-box-pass = pass
form-sever = sever and a card, like sever spy
form-place = place and a card, like place spy
form-reveal = reveal
form-draw = draw
form-reshuffle = reshuffle
form-take = take and a card, like take spy

## Why settings are refused

setting-senseless =
    { $reason ->
        [two-hand-sizes] variants: { $variants } do not go together: a hand has one size. Choose one of them.
        [no-hand] variants: { $variants } do not go together: all cards are laid out in order, so there is no hand. Choose one of them.
        [two-orders] variants: { $variants } do not go together: the cards have one order. Choose one of them.
        [two-power-lists] variants: { $variants } do not go together: each says which powers work. Choose one of them.
        [two-deals] variants: { $variants } do not go together: cards are dealt only once. Choose one of them.
        [no-target] variants: { $variants } do not go together: till dawn, no number of victories ends the game. Choose one of them.
        [same-question] variants: { $variants } do not go together: each changes the same thing. Choose one of them.
       *[nothing-to-choose] variants: { $variants } do not go together: seeing a card first changes nothing. Choose one of them.
    }

## coronet rules r

r-title = R
r-aim = The duel
    .text = The sons of two rival counts both want the princess and the throne. Each of you holds the same eight characters, one in blue, one in red. Each round both choose a card in secret, both are turned up and the round is judged. The first to 4 victories wins at once; if the cards run out before that, the game is a draw.
r-judging = Judging a round
    .text = First a Magician silences the other card. A Jester who still has his power puts the round on hold. A Princess against the Prince of the other colour wins the game. One Prince wins the round. Otherwise the higher strength wins, or the lower if there is an Assassin; with equal strengths the round is held.
r-hold = Rounds on hold
    .text = A round without a winner is held. The winner of the next decided round wins all held rounds too. Rounds still on hold when the cards run out belong to nobody.
r-house = House rules
    .text = held-minister=owner: a held Minister is worth 2 to his own side and 1 to the other. jester-stops=all: a Jester also cancels the bonus of a General and the look of a Spy that he meets.
r-cards = Cards
r-variants = Variants
r-parlour = Parlour games, each played by its own name
r-listed = { $name } ({ $id }): { $short }
r-letter = Variant { $letter } of the rulebook.
r-strength = { $name } ({ $id }), strength { $strength }
r-more = Type a name after the command to read its full text: coronet rules r spy, coronet rules r draft, coronet rules r seeker.
r-any-card = a card, variant or parlour game of R

## The terminal

play-r-round = Round { $number }:
play-r-round-won =
    { $winner-is ->
        [you] you won
       *[other] { $winner } won
    }
play-r-round-held = on hold
play-r-taken-back = taken back
play-r-no-round = No round has been played yet.
play-r-victories =
    { $number ->
        [one] { $number } victory
       *[other] { $number } victories
    }
play-r-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
play-r-chips =
    { $number ->
        [one] { $number } chip
       *[other] { $number } chips
    }
play-r-games =
    { $number ->
        [one] { $number } game won
       *[other] { $number } games won
    }
play-r-folded = folded
play-r-out = out
play-r-order = Your order: { $cards }
play-r-deck = Your deck: { $cards }
play-r-packet = The packet: { $cards }
play-r-places = The places:
play-r-seen = You have seen:
play-r-choice = { $choice }: { $variant }, { $variant-short }
play-r-help-choice = Type a card by its name: prince, general, magician, minister, assassin, spy, princess or jester; with its colour where colours mix, like red-spy.
play-r-help-numbers = Where choices are numbered, the number will do; so will a card's name alone.
play-r-help-why = why spy: why a card cannot be played now
play-r-help-hand = hand: your cards again
play-r-help-trick = table: the rules in force and what has been played
play-r-help-players = players: how everyone is doing
play-r-help-log = log: what happened so far
play-r-help-rules = rules: the variants in play; rules spy: one card; rules all: the whole game
play-r-help-back = back: take your choice back while the other is still choosing
play-r-help-quit = quit: leave the table
