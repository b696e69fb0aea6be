### The parlour games of R: their rules, prompts (prompt-pg-), chips, story (story-pg-).

## Rules

parlour-assassins-target = Assassin's target
    .short = whoever draws an Assassin is out
    .aim = Draw no Assassin: the last one in wins.
    .text = 2 to 5 players. The 16 cards are a deck. Everybody still in the game draws a card in turn; whoever draws an Assassin is out. When the deck is empty, all 16 cards are shuffled again. The last one in wins.
parlour-princess-lover = Princess lover
    .short = whoever draws a Princess wins
    .aim = Be the first to draw a Princess.
    .text = 2 to 5 players. Everybody draws a card in turn; the first to draw a Princess wins.
parlour-seeker = Seeker
    .short = find pairs
    .aim = Pairs: 8 points win. Prince with Princess: at once.
    .text = 2 to 5 players. The 16 cards are face down on places 1 to 16. On your turn you turn up two. Two of the same character are yours and score their strength once; then you may go on or pass. Find a Prince and a Princess of different colours and you win at once. Otherwise the first to 8 points wins; if all cards are gone, whoever has the most. Played in secret, only you see what you turn up.
parlour-telepathy = Telepathy
    .short = think alike
    .aim = Each place where you and your partner lay the same card is a point.
    .text = 4, 6 or 8 players in pairs who sit across from each other. Everybody lays out eight cards in order, in secret. Each place where partners agree is a point for the pair. The pair with the most points wins; tied pairs share the victory.
parlour-triangle = Triangle
    .short = three cards and chips
    .aim = Take pots with three cards: the most chips win.
    .text = 2 to 4 players, three cards each. Each in turn may exchange once: up to 3 cards with two players, 2 with three, 1 with four. Then each in turn stays for the stake or folds. Best first: royal (two Princes and a Princess, or two Princesses and a Prince), lovers (Prince and Princess of different colours), siblings (of the same), straight, pair, nothing. Ties: the third card, the height, or the sum. The best hand takes the pot. After the last deal, whoever has the most chips wins.
parlour-pair-attack = Pair attack
    .short = two cards and chips
    .aim = Take pots with two cards: the most chips win.
    .text = 2 to 8 players, two cards each. All stay for the stake or fold, in secret and at once. 7 and 1 is the best hand; otherwise the higher strength decides, then the lower. If all fold, the pot waits for the next deal. After the last deal, whoever has the most chips wins.
parlour-princess-card = Princess card
    .short = keep the Princess
    .aim = Lay off pairs, and keep the Princess to the end.
    .text = 2 to 5 players. The red Princess is out of the game, the other 15 cards are dealt, and everybody lays off pairs. On your turn you draw a card from the nearest player on your right who has any, and lay off a pair if you can. When the Princess is the only card left, her holder wins.
parlour-serious-card = Serious card
    .short = four against four
    .aim = Win with the Prince for 1 point, the Princess for 4.
    .text = 2 players. Prince, General, Magician and Minister play against Assassin, Spy, Princess and Jester, judged as in the duel. If the Prince wins a round, the game ends for 1 point; if the Princess does, for 4; after four rounds it ends with none. There are four games, sides change each time, and whoever has more points wins.

## Prompts

prompt-pg-draw =
    { $count ->
        [0] Draw a card: all 16 are shuffled first.
       *[other] Draw a card.
    }
prompt-pg-first = Turn up a card: choose a place.
prompt-pg-second = You see { $card }. Turn up a second card.
prompt-pg-go-on = A pair. Turn up another card, or pass.
prompt-pg-place = Lay your cards in the order you think { $to } will choose.
prompt-pg-exchange =
    { $number ->
        [one] Stand, or exchange { $number } card.
       *[other] Stand, or exchange up to { $number } cards.
    }
prompt-pg-bet =
    { $number ->
        [one] Stay for { $number } chip, or fold. In the pot: { $pot }.
       *[other] Stay for { $number } chips, or fold. In the pot: { $pot }.
    }
prompt-pg-draw-from =
    { $from-is ->
        [you] Draw a card.
       *[other] Draw a card from { $from }.
    }

## Chips

chip-r-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
chip-r-deal = deal { $number } of { $of }
chip-r-pot = { $pot } in the pot
chip-r-game = game { $number } of { $of }

## Story

story-pg-drew =
    { $seat-is ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
story-pg-out =
    { $seat-is ->
        [you] You are out.
       *[other] { $seat } is out.
    }
story-pg-shuffled = All 16 cards are shuffled again.
story-pg-turned-up =
    { $seat-is ->
        [you] You turn up { $card } on place { $number }.
       *[other] { $seat } turns up { $card } on place { $number }.
    }
story-pg-looked =
    { $seat-is ->
        [you] You look at place { $number }.
       *[other] { $seat } looks at place { $number }.
    }
story-pg-turned-down =
    { $seat-is ->
        [you] No pair: you turn both down.
       *[other] No pair: { $seat } turns both down.
    }
story-pg-pair =
    { $seat-is ->
        [you]
            { $number ->
                [one] A pair: you keep { $cards } for { $number } point.
               *[other] A pair: you keep { $cards } for { $number } points.
            }
       *[other]
            { $number ->
                [one] A pair: { $seat } keeps { $cards } for { $number } point.
               *[other] A pair: { $seat } keeps { $cards } for { $number } points.
            }
    }
story-pg-couple =
    { $seat-is ->
        [you] You have found { $cards }.
       *[other] { $seat } has found { $cards }.
    }
story-pg-passed =
    { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
story-pg-agreed =
    { $number ->
        [one] { $seats } agree on { $number } place.
       *[other] { $seats } agree on { $number } places.
    }
story-pg-stood =
    { $seat-is ->
        [you] You keep your cards.
       *[other] { $seat } keeps every card.
    }
story-pg-exchanged =
    { $seat-is ->
        [you]
            { $number ->
                [one] You exchange { $number } card.
               *[other] You exchange { $number } cards.
            }
       *[other]
            { $number ->
                [one] { $seat } exchanges { $number } card.
               *[other] { $seat } exchanges { $number } cards.
            }
    }
story-pg-stayed =
    { $seat-is ->
        [you] You stay.
       *[other] { $seat } stays.
    }
story-pg-folded =
    { $seat-is ->
        [you] You fold.
       *[other] { $seat } folds.
    }
story-pg-showed =
    { $seat-is ->
        [you]
            You show { $cards }: { $rank ->
                [royal] royal
                [lovers] lovers
                [siblings] siblings
                [straight] a straight
                [pair] a pair
                [null] nothing
               *[other] { $rank }
            }.
       *[other]
            { $seat } shows { $cards }: { $rank ->
                [royal] royal
                [lovers] lovers
                [siblings] siblings
                [straight] a straight
                [pair] a pair
                [null] nothing
               *[other] { $rank }
            }.
    }
story-pg-took =
    { $seat-is ->
        [you]
            { $number ->
                [one] You take { $number } chip.
               *[other] You take { $number } chips.
            }
       *[other]
            { $number ->
                [one] { $seat } takes { $number } chip.
               *[other] { $seat } takes { $number } chips.
            }
    }
story-pg-deal =
    { $leader-is ->
        [you] Deal { $number }: you begin.
       *[other] Deal { $number }: { $leader } begins.
    }
story-pg-pot-waits =
    { $pot ->
        [one] All fold: { $pot } chip stays in the pot.
       *[other] All fold: { $pot } chips stay in the pot.
    }
story-pg-drew-from =
    { $seat-is ->
        [you] You draw a card from { $from }.
       *[other]
            { $from-is ->
                [you] { $seat } draws a card from you.
               *[other] { $seat } draws a card from { $from }.
            }
    }
story-pg-drew-card =
    { $seat-is ->
        [you] You draw { $card } from { $from }.
       *[other]
            { $from-is ->
                [you] { $seat } draws { $card } from you.
               *[other] { $seat } draws { $card } from { $from }.
            }
    }
story-pg-laid-off =
    { $seat-is ->
        [you] You lay off the { $character-plural }.
       *[other] { $seat } lays off the { $character-plural }.
    }
story-pg-points =
    { $seat-is ->
        [you]
            { $number ->
                [one] You get { $number } point.
               *[other] You get { $number } points.
            }
       *[other]
            { $number ->
                [one] { $seat } gets { $number } point.
               *[other] { $seat } gets { $number } points.
            }
    }
story-pg-no-points = All cards are played, and nobody scores.
story-pg-side =
    { $seat-is ->
        [you] Game { $number }: you have the Prince.
       *[other] Game { $number }: { $seat } has the Prince.
    }

## Why a deal or a game went as it did (why-pg-)

why-pg-last-in =
    { $seat-is ->
        [you] You win: everybody else has drawn an Assassin.
       *[other] { $seat } wins: everybody else has drawn an Assassin.
    }
why-pg-other-out =
    { $seat-is ->
        [you] You win: { $to } has drawn an Assassin.
       *[other]
            { $to-is ->
                [you] { $seat } wins: you have drawn an Assassin.
               *[other] { $seat } wins: { $to } has drawn an Assassin.
            }
    }
why-pg-first-princess =
    { $seat-is ->
        [you] You win: { $card } is the first Princess drawn.
       *[other] { $seat } wins: { $card } is the first Princess drawn.
    }
why-pg-couple =
    { $seat-is ->
        [you] You win: Prince and Princess of different colours have met.
       *[other] { $seat } wins: Prince and Princess of different colours have met.
    }
why-pg-enough =
    { $seat-is ->
        [you] You win with { $number } points: { $needed } are enough.
       *[other] { $seat } wins with { $number } points: { $needed } are enough.
    }
why-pg-most-points =
    { $seat-is ->
        [you] You win: all cards are gone, and { $number } points are the most.
       *[other] { $seat } wins: all cards are gone, and { $number } points are the most.
    }
why-pg-points-shared = All cards are gone, { $number } points each: { $seats } share the victory.
why-pg-agree =
    { $seats-are ->
        [both]
            { $number ->
                [one] { $seats } win: you agree on { $number } place, the next pair on { $against }.
               *[other] { $seats } win: you agree on { $number } places, the next pair on { $against }.
            }
       *[others]
            { $number ->
                [one] { $seats } win: they agree on { $number } place, the next pair on { $against }.
               *[other] { $seats } win: they agree on { $number } places, the next pair on { $against }.
            }
    }
why-pg-agree-shared =
    { $number ->
        [0] The victory is shared: no pair agrees on any place.
        [one] { $pairs } pairs share the victory: each agrees on { $number } place.
       *[other] { $pairs } pairs share the victory: each agrees on { $number } places.
    }
why-pg-alone =
    { $seat-is ->
        [you] You take the pot: everybody else has folded.
       *[other] { $seat } takes the pot: everybody else has folded.
    }
why-pg-all-fold = All fold: the pot stays for the next deal.
why-pg-all-fold-at-last = All fold in the last deal: everybody shares the pot.
why-pg-split = { $seats } split the pot: their hands are equal.
why-pg-rank =
    { $seat-is ->
        [you]
            You take the pot: { $rank ->
                [royal] a royal hand
                [lovers] a hand with lovers
                [siblings] a hand with siblings
                [straight] a straight
                [pair] a pair
               *[null] nothing
            } beats { $against ->
                [royal] a royal hand
                [lovers] a hand with lovers
                [siblings] a hand with siblings
                [straight] a straight
                [pair] a pair
               *[null] nothing
            }.
       *[other]
            { $seat } takes the pot: { $rank ->
                [royal] a royal hand
                [lovers] a hand with lovers
                [siblings] a hand with siblings
                [straight] a straight
                [pair] a pair
               *[null] nothing
            } beats { $against ->
                [royal] a royal hand
                [lovers] a hand with lovers
                [siblings] a hand with siblings
                [straight] a straight
                [pair] a pair
               *[null] nothing
            }.
    }
why-pg-same-rank =
    { $seat-is ->
        [you]
            You take the pot: { $rank ->
                [lovers] of the hands with lovers the higher third card wins
                [siblings] of the hands with siblings the higher third card wins
                [straight] the higher straight wins
                [pair] the higher pair wins
               *[null] the higher sum wins
            }.
       *[other]
            { $seat } takes the pot: { $rank ->
                [lovers] of the hands with lovers the higher third card wins
                [siblings] of the hands with siblings the higher third card wins
                [straight] the higher straight wins
                [pair] the higher pair wins
               *[null] the higher sum wins
            }.
    }
why-pg-best-pair =
    { $seat-is ->
        [you] You take the pot: 7 and 1 is the best hand of all.
       *[other] { $seat } takes the pot: 7 and 1 is the best hand of all.
    }
why-pg-two-cards =
    { $seat-is ->
        [you] You take the pot: { $high } and { $low } beats { $against } and { $beside }.
       *[other] { $seat } takes the pot: { $high } and { $low } beats { $against } and { $beside }.
    }
why-pg-most-chips =
    { $seat-is ->
        [you] You win with { $number } chips, the next has { $against }.
       *[other] { $seat } wins with { $number } chips, the next has { $against }.
    }
why-pg-chips-shared = { $number } chips each: { $seats } share the victory.
why-pg-princess =
    { $seat-is ->
        [you] You win: the last card of all is the Princess, and you hold her.
       *[other] { $seat } wins, holding the last card of all: the Princess.
    }
why-pg-points =
    { $seat-is ->
        [you]
            { $number ->
                [one] You get { $number } point: you have won a round with { $card }.
               *[other] You get { $number } points: you have won a round with { $card }.
            }
       *[other]
            { $number ->
                [one] { $seat } gets { $number } point: a round is won with { $card }.
               *[other] { $seat } gets { $number } points: a round is won with { $card }.
            }
    }
why-pg-more-points =
    { $seat-is ->
        [you] You win by points, { $number } to { $against }.
       *[other] { $seat } wins by points, { $number } to { $against }.
    }
why-pg-points-even =
    { $number ->
        [one] A draw: { $number } point each.
       *[other] A draw: { $number } points each.
    }

## What is asked for, as it is typed in the terminal

form-stand = stand
form-discard = discard and your cards, like discard blue-spy red-jester
form-stay = stay
form-fold = fold
