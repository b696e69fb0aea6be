### Round cards: the name, .short what changes in one line (70 characters at most), .text what changes.
### Where the editions differ .text-classic and .text-deluxe stand in for .text once the edition is known.
### The pass is data of the card: see pass-way in cards.ftl.

round-once-upon-a-time = Once Upon a Time...
    .short = No special rule
    .text = The plain game: this round has no rule of its own.

round-invitation = Invitation
    .short = No special rule
    .text = The plain game: this round has no rule of its own.

round-masquerade-ball = Masquerade Ball
    .short = All but the leader play face down
    .text = Only the leader plays face up. Everyone else plays face down and follows suit all the same; once the last card is down, all are turned up together. A power used with a face-down card is announced, the card itself is not.

round-royal-decree = Royal Decree
    .short = If Queens are in the trick, the highest Queen wins it
    .text = Queens are trumps: if any Queen was played, the best Queen wins the trick. You follow the led suit as usual.

round-musical-chairs = Musical Chairs
    .short = After each trick everyone passes 1 card to the right
    .text = After each trick but the last, everyone passes 1 card to the right, all at once. Powers used before a trick come after this pass.

round-pets-revenge = Pets' Revenge
    .short = Each Pet scores 1 more
    .text = Each Pet you take scores 1 more. So a Pet is worth 1 and the Frog 6.

round-late-to-the-ball = Late to the Ball
    .short = You set 1 card aside for the last trick
    .text = Before the first trick everyone sets 1 card aside, face down. Until your hand is empty it does not count as held: not for following suit, and not for any power. Then you pick it up and play it in the last trick.

round-poisoned-apple = Poisoned Apple
    .short = If anyone cannot follow suit, the best such card wins
    .text = If anyone was void in the led suit, the best card among those that void players played wins the trick, whatever its suit; of equal ones, the one played last. If nobody was void, the best card of the led suit wins as usual.

round-crystal-clear = Crystal Clear
    .short = Everyone plays with one suit of their hand face up
    .text = Before the first trick everyone names a suit they hold. All your cards of that suit stay face up for the rest of the round, but still belong to your hand. Cards of that suit that you get later stay hidden, and an open card that leaves your hand is hidden from then on, even if it comes back. Random draws never take open cards; you may still pass, give or trade them yourself.

round-upside-down = Upside Down
    .short = Every 6 turns the order round: after one, the lowest card wins
    .text = Every 6 in the trick turns the order round once more: after one 6 the lowest card wins, after two the highest again, and so on.

round-dancing-queens = Dancing Queens
    .short = Prince and Queen of one number score 3, any other couple 2
    .text = The Princes and Queens you took pair up. First those of equal number: each such couple scores 3 together. Then those left over: each couple scores 2. Princes still alone score 1 each, Queens alone nothing. The Frog scores 5 as always.

round-the-prince-always-rings-twice = The Prince Always Rings Twice
    .short = Everyone plays 2 cards; the highest sum in the led suit wins
    .text = Everyone plays 2 cards in each trick: first one each, then a second one each in the same order. The first card led sets the suit for both cards, the leader's second one included. Each player adds up their own cards of the led suit and the highest sum wins; if sums are equal, the best single card of the led suit, then whoever played first. Powers apply to both cards.

round-wedding-gift = Wedding Gift
    .short = Everyone adds a hidden card before each trick; the winner takes all
    .text = Before each trick everyone puts 1 card face down on a pile. The winner takes the pile with the trick. Nobody looks at the gifts before the scoring. Nobody can be Rebel of the Ball in this round.
    .text-classic = Before each trick everyone puts 1 card face down on a pile. The winner takes the pile with the trick. Nobody looks at the gifts before the scoring.
    .text-deluxe = Before each trick everyone puts 1 card face down on a pile. The winner takes the pile with the trick. Nobody looks at the gifts before the scoring. Nobody can be Rebel of the Ball in this round.

round-after-party = After-party
    .short = You play half of your hand first, the other half later
    .text = Before the first trick you choose half of your hand and set it aside, face down. Play the other half first, then pick up the cards set aside and play on with them. Until then they do not count as held, and no power can touch them.

round-bathroom-break = Bathroom Break
    .short = Princes score 2, but only 1 for whoever has the highest total
    .text = Each Prince scores 2, except for the player with the highest total before this round: there it scores 1. If several share the highest total, all of them are exempt; in a first round that is everyone. The Frog scores 5 as always.

round-single-fairy = Single Fairy
    .short = Each Fairy scores −1
    .text = Each Fairy you take takes 1 off your score. You can fall below 0.

round-blind-mans-bluff = Blind Man's Bluff
    .short = You play half of your hand; the other half goes to the right
    .text = Before the first trick you choose half of your hand and set it aside, face down. Play the other half first. Then the cards set aside go to the player on your right, who plays them; you play those of the player on your left. Until then they do not count as held, and no power can touch them.

round-midnight-makeover = Midnight Makeover
    .short = Fairies follow any suit, and can win
    .text = Fairies follow any suit, so holding a Fairy you are not void. The best card among the led suit and the Fairies wins. Of equal values, the one played last wins in classic, the one played first in deluxe. If a Fairy leads, Fairies are the led suit.
    .text-classic = Fairies follow any suit, so holding a Fairy you are not void. The best card among the led suit and the Fairies wins; of equal values, the one played last. If a Fairy leads, Fairies are the led suit.
    .text-deluxe = Fairies follow any suit, so holding a Fairy you are not void. The best card among the led suit and the Fairies wins; of equal values, the one played first. If a Fairy leads, Fairies are the led suit.

round-pass-the-bouquet = Pass the Bouquet!
    .short = A card of another suit makes that suit the led one
    .text = Each card that is not of the led suit makes its own suit the led suit from there on. The best card of the suit that is led at the end wins, earlier cards of that suit included. A suit can come back.

round-haggle-with-the-hag = Haggle with the Hag
    .short = Whoever wins a trick may exchange 1 of its cards
    .text = When you win a trick, you may put 1 card from your hand into it, shown to all, and take another one out, but not the card you played. This does not change who won. With an empty hand you cannot haggle.

round-odds-and-evens = Odds and Evens
    .short = Play odd after odd and even after even, if you can
    .text = Follow suit first. Then, among the cards you may play, choose one that is odd or even like the card that led the trick; if you have none, any of them will do. If you are void, this applies to your whole hand. The leader is free to choose.

round-magic-beans = Magic Beans
    .short = Of each suit you may play only your highest and lowest card
    .text = Of each suit you may play only the highest and the lowest card you hold. This applies to leading, to following, and when you are void.

round-three-times-a-lady = Three Times a Lady
    .short = Each 3 scores −3
    .text = Each 3 you take takes 3 off your score, whatever its suit. So the 3 of Princes scores −2.

round-arranged-marriage = Arranged Marriage
    .short = Take no trick at all, and you score 5 more
    .text = Whoever has taken no trick by the end of the round scores 5 more.

round-always-the-bridesmaid = Always the Bridesmaid
    .short = The second-best card of the led suit wins
    .text = The second-best card of the led suit wins the trick. If only one card of the led suit was played, it wins.

round-sisterhood = Sisterhood
    .short = Of the led suit, the card farthest from the leader's wins
    .text = The leader's card cannot win. Among the other cards of the led suit, the one whose value is farthest from the leader's card wins; if nobody followed suit, all the other cards take part. If two are equally far, the highest wins; then the one played first.

round-late-for-a-very-important-date = Late for a Very Important Date
    .short = The last 3 cards are not played: they count as taken by you
    .text = The round ends when everyone holds 3 cards. They are not played: they count as taken by you and score like the others. They do not make a trick.
