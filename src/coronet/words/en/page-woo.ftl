### What the page says at a table of Woo the Princess.

page-do-exchange = Swap { $cards }
page-do-keep-in-woo = Keep your hand
page-do-remove = Throw out { $cards }
page-do-gift-in-woo = Play { $cards }
page-do-play-in-woo = Play { $cards }

## A new table

page-woo-preset-each = An evening
    .text = 2 to 7 players, each for themselves. Whoever wins the most princesses wins.
page-woo-preset-ghost = Two and a ghost
    .text = For two. A ghost plays along at random, collects gifts and may win princesses.
page-woo-preset-teams = Teams
    .text = Four or six players. Players in every other seat are partners and pool what they collect.
page-woo-specials = Special gifts
page-woo-specials-ones = The 1 of each suit
    .text = Four special gifts, one in each suit, and Spurned.
page-woo-specials-lavish = 1, 5 and 9 of each suit
    .text = Twelve special gifts: something happens in almost every round.
page-woo-specials-none = None
    .text = No effects; only Spurned remains.
page-woo-specials-own = Your own cards
    .text = Which card of your box has which effect: pick an effect, then tap its cards. Kept in this browser for your next table.
page-woo-effect = Which effect the next cards get
page-woo-effect-none = No effect
page-woo-settings =
    { $mode ->
        [ghost] Woo the Princess, two and a ghost.
        [teams] Woo the Princess in teams, { $players } players.
       *[each] Woo the Princess, { $players } players, each for themselves.
    }

## The table

page-woo-short = Set { $number }
page-woo-title = Woo the Princess · Set { $number } · Round { $round } of { $of }
page-woo-title-exchange = Woo the Princess · Set { $number } · before round 1
page-woo-title-over = Woo the Princess · Set { $number } is over
page-woo-princess = Princess of { $suit-name }
    .text = { $suit-name } beat every other suit in this set. Whoever collects the most cards wins her.
page-woo-you-hold =
    { $number ->
        [0] You hold no { $suit-name }
        [one] You hold { $number } { $suit-one }
       *[other] You hold { $number } { $suit-name }
    }
page-woo-won-so-far =
    { $number ->
        [0]
            { $of ->
                [7] No princess has been won yet; the game ends at { $of }
               *[other] No princess has been won yet; this short game ends at { $of }, a full one at 7
            }
        [one] { $number } princess of { $of } is won
       *[other] { $number } princesses of { $of } are won
    }
page-short-chip-woo-wooing = Wooing: { $suit-name }
page-short-chip-woo-lead = Led: { $suit-name }
page-short-chip-woo-sung = Lullabye: nobody takes this one
page-short-chip-woo-allergic = { gift-allergic }
page-short-chip-woo-irresistible = { gift-irresistible }
page-short-chip-woo-lullabye = { gift-lullabye }
page-short-chip-woo-regifted = { gift-regifted }
page-chip-woo-wooing = Beats every other suit
page-chip-woo-lead = Follow if you can
page-chip-woo-sung = Unless Allergic throws it out
page-chip-woo-teams = Spurned counts against the whole team
page-chip-woo-ghost = It need not follow suit
page-chip-woo-allergic = Throws out a card played before it
page-chip-woo-irresistible = Its suit is led from now on
page-chip-woo-lullabye = Nobody takes the round
page-chip-woo-regifted = Two cards are drawn, one is played
page-chip-woo-goal = Then whoever has the most wins; a full game is for 7, a quick one for 3
page-woo-count-collected = cards collected
page-woo-count-princesses = princesses won
page-woo-plate = gifts in hand { $hand }, cards collected { $collected }, princesses won { $princesses_won }
page-woo-team =
    { $side ->
        [0] team A
       *[other] team B
    }
page-woo-letter =
    { $side ->
        [0] A
       *[other] B
    }
page-woo-spurned = cannot win
page-woo-sits-out = sits out
page-woo-turned-by =
    { $seat-is ->
        [you] changed by you
       *[other] changed by { $seat }
    }
page-woo-last-round =
    { $outcome ->
        [lulled]
            { $seat-is ->
                [you] Last round: lulled, you lead
               *[other] Last round: lulled, { $seat } leads
            }
        [nobody]
            { $seat-is ->
                [you] Last round: nobody's, you lead again
               *[other] Last round: nobody's, { $seat } leads again
            }
       *[collected]
            { $seat-is ->
                [you] Last round: yours
               *[other] Last round: { $seat }
            }
    }
page-woo-last-round-title = The last round
page-woo-gone = It was discarded.

## What a gift asks for

page-woo-ask-exchange = Swap one gift, or keep all { $number }.
    .more = Five rounds are played; the sixth gift stays for the next set.
page-woo-ask-remove = Allergic: throw one card out.
    .more = It is discarded, and nobody collects it.
page-woo-ask-gift = Regifted: which one do you play?
    .more = Only you see them. The other one is discarded face down.
page-woo-goes = discarded, unseen
page-woo-comes = from the deck
page-woo-unknown = An unknown gift
page-woo-swap-how = Tap the gift to give away. Nobody sees anything until all have chosen.
page-woo-swap-other = Tap another gift to change your mind. Nobody sees anything until all have chosen.
page-woo-keep = Keep all { $number }
page-woo-pick-gift = Pick a gift
page-woo-remove-how = Pick it above or here.
page-woo-card-of =
    { $seat-is ->
        [you] yours
       *[other] { $seat }'s
    }
page-woo-last-set = last set

## The end of a set

page-woo-next-set = Next set
page-woo-set-end = End of the set
page-woo-set-won =
    { $seats-are ->
        [you] Set { $number }: you win the Princess of { $suit-name }
        [both] Set { $number }: your team wins the Princess of { $suit-name }
       *[others]
            { $count ->
                [one] Set { $number }: { $seats } wins the Princess of { $suit-name }
               *[other] Set { $number }: { $seats } win the Princess of { $suit-name }
            }
    }
page-woo-set-unwon = Set { $number }: nobody wins the Princess of { $suit-name }
page-woo-by-tie = A tie at { $number } cards. Then the highest numbers are compared: the { $of }s decide.
page-woo-tie-stays = A tie at { $number } cards that no number decides.
page-woo-by-most =
    { $number ->
        [one] { $number } card is the most that anyone has collected without being spurned.
       *[other] { $number } cards is the most that anyone has collected without being spurned.
    }
page-woo-kept = The gift you still hold is yours to keep for the next set.
page-woo-none-fits = Nobody has collected a card without being spurned.
page-woo-wins = wins
page-woo-verdict =
    { $verdict ->
        [wins] wins the princess
        [tied] tied for the most: compare
        [spurned] Spurned: cannot win this set
        [nothing] no card, so no princess
        [sat-out] sat this set out
       *[fewer] fewer cards
    }
page-woo-tie = The tie, played out
page-woo-cards = cards
page-woo-of-number = { $number }s
page-woo-tie-won =
    { $seats-are ->
        [you] You win the set.
        [both] Your team wins the set.
       *[others]
            { $count ->
                [one] { $seats } wins the set.
               *[other] { $seats } win the set.
            }
    }
page-woo-tie-unwon = All numbers are equal: nobody wins the set.
page-woo-tie-rest = Lower numbers no longer count.
page-woo-goes-to =
    { $seats-are ->
        [you]
            { $number ->
                [one] She is yours: your first princess.
               *[other] She is yours: your princess number { $number }.
            }
        [both] She joins your team: its princess number { $number }.
       *[others]
            { $number ->
                [one] She goes to { $seats }: their first princess.
               *[other] She goes to { $seats }: their princess number { $number }.
            }
    }
page-woo-goes-back = She goes to the bottom of her deck.
page-woo-left =
    { $number ->
        [0] All princesses of the evening are won.
        [one] { $number } more princess to be won.
       *[other] { $number } more princesses to be won.
    }
page-woo-extra = A tie for the most princesses. One more set is played by { $seats }; the others sit out.
page-woo-standing = Princesses won
page-woo-team-column = Team
page-woo-cards-column = Cards
page-woo-princesses-column = Princesses
page-woo-princesses =
    { $number ->
        [one] { $number } princess
       *[other] { $number } princesses
    }

## What a tap tells

page-woo-is-wooing = { $suit-name } are the Wooing Suit: the highest of them takes the round.
page-woo-is-lead = { $suit-name } were led: the highest of them takes the round, unless a card of the Wooing Suit is in play.
page-woo-is-plain = It takes a round only if its suit is led or is the Wooing Suit.
page-woo-has-swapped =
    { $seat-is ->
        [you] You have swapped a gift in this set.
       *[other] { $seat } has swapped a gift in this set.
    }
page-woo-void = Could not follow in this set: { $suits }

page-start-in-woo = Start the game
page-host-starts-in-woo = The host starts the game.
