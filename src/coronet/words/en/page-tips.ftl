### Tips of the introductions: the aim of each game, and those of R and of Woo the Princess. A title, what it means now,
### and one sentence more.

## Rebel Princess

page-tip-aim = Get as few proposals as you can
    .text = Every Prince you take is a proposal, and the Frog is five. At the end the fewest win.
    .more = A ring stands for proposals: beside each name it counts what everybody has.

## R

page-r-tip-aim = First to { $target } victories
    .text = You and { $seat } play one card each, and the better one is a victory. The first to { $target } wins.
    .more = Watch the dots beside the names: they are the victories.
page-r-tip-secret = Choose one card, in secret
    .text = { $seat } chooses one of the same eight cards. Both are turned up together, and a card once played is gone.
    .more = The stronger card wins the round, unless a power says otherwise. Tap a card to see what it does.
page-r-tip-judged = Both cards are turned up
    .text = The higher number won, unless a power had its say. The card turned on its side lost.
    .more = What { $seat } has played is shown above; the rest of those eight cards are still in hand.
page-r-tip-held = The round is on hold
    .text = Nobody won it: the strengths were equal, or a Jester was played.
    .more = Whoever wins the next decided round wins this one too.
page-r-tip-open = You play openly now
    .text = { $seat } played a Spy, so this time your card is seen before { $seat } chooses.
    .more = It lasts for this one round.
page-r-tip-looks = You see the card first
    .text = Your Spy at work: { $seat } has played openly. Now choose your answer.
    .more = It lasts for this one round.
page-r-tip-victories = Victories are counted here
    .text = The dots beside each name are victories: the first to { $target } wins the game.
    .more = A round on hold and the Minister can bring more than one at a time.
page-r-tip-prince = The Prince
    .text = He wins his round whatever the numbers say. But when he meets the other Princess, she wins the whole game.
    .more = A Jester puts even his round on hold.
page-r-tip-general = The General
    .text = The card that is played after a General by the same side is stronger by 2.
    .more = Even if the General lost.
page-r-tip-magician = The Magician
    .text = The card that meets a Magician has no power: only the numbers count.
    .more = It silences the Jester and the Princess as well.
page-r-tip-minister = The Minister
    .text = A round that is won with a Minister counts as two victories.
    .more = A loss with it costs no more than any other.
page-r-tip-assassin = The Assassin
    .text = When there is an Assassin, the lower number wins the round.
    .more = The Prince does not mind: he wins all the same.
page-r-tip-spy = The Spy
    .text = In the round after a Spy, the other side must play face up before the Spy's side chooses.
    .more = Two Spies in one round cancel each other.
page-r-tip-princess = The Princess
    .text = Only the Jester is weaker. But when she meets the other Prince, her side wins the game at once.
    .more = A Magician or a Jester can stop her. The number of victories does not matter.
page-r-tip-jester = The Jester
    .text = A round with a Jester is put on hold, whatever is played against it.
    .more = Only a Magician wins against it: 5 against 0.
page-r-tip-end = That was R
    .text = You win with { $target } victories, or with a Princess who meets the Prince. Below you see what each of your choices cost, as far as it can be worked out.
    .more = You will find many variants when you open a new table.

## Woo the Princess

page-woo-tip-aim = Win the Princesses
    .text = In every set, whoever collects the most gifts wins its Princess. The most Princesses win.
    .more = Watch the piles: they are the gifts that everybody has collected.
page-woo-tip-exchange = First, a look at your gifts
    .text = You may swap one gift for an unknown one, or keep them all.
    .more = Five rounds follow; one gift stays with you for the next set.
page-woo-tip-carried = One gift stayed with you
    .text = The gift that was left over from the last set is in your hand again; five are new.
    .more = Another Princess is turned up, so another suit may be the Wooing Suit.
page-woo-tip-lead = You lead
    .text = Play any shining gift. Its suit is the Lead Suit, and the others must follow it if they can.
    .more = Whoever wins the round collects its cards and leads the next.
page-woo-tip-follow = Follow the Lead Suit
    .text = { $suit-name } were led and you hold some, so you must play one: only those can be played.
    .more = The highest card of the Wooing Suit wins the round; if there is none, the highest of the Lead Suit.
page-woo-tip-void = Play whatever you like
    .text = You hold none of the Lead Suit, { $suit-name }: any gift may be played.
    .more = It wins only if it is of the Wooing Suit.
page-woo-tip-wooing = { $suit-name } are the Wooing Suit
    .text = The Princess of this set loves { $suit-name }: the highest of them beats every other suit.
    .more = It changes with the Princess, from set to set.
page-woo-tip-special = A special gift: { $name }
    .text = What happens when it is played: { $effect }.
    .more = Otherwise it is a gift of its suit like any other.
page-woo-tip-spurned = Beware of Spurned
    .text = Whoever collects it cannot win this Princess, whatever else they have.
    .more = It cannot be led, and wins no round; you can play it only when you cannot follow suit.
page-woo-tip-collected = It is cards that count
    .text = The winner of a round collects all its cards. After five rounds, whoever has the most cards wins the Princess.
    .more = In a tie, whoever has more 13s wins, then more 12s, and so on.
page-woo-tip-princess = The set is over
    .text = Whoever has the most cards, without Spurned among them, wins the Princess.
    .more = The cards are shuffled again; the gift in your hand stays.
page-woo-tip-end = That was Woo the Princess
    .text = This was a short game of two sets. In a full game seven Princesses are won, and whoever has the most wins.
    .more = In a tie this one is shared; a full game would play one more set.
