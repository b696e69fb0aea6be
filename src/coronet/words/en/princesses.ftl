### Princesses: the name, .inside the name within a sentence, .power the name of her power, .short what it does in one
### line (70 characters at most), .text all that it does, .blocked what stops it, .ask the question of her window.
### Where the editions differ .text-classic and .text-deluxe (and so on) stand instead; an attribute that only one
### edition has does not exist for the other. Each power may be used once in a round (topic-powers in rules.ftl).

princess-cinderella = Cinderella
    .inside = Cinderella
    .power = Everything Changes at Midnight
    .short = Before a trick: the lowest card wins it instead of the highest
    .text = Before a trick you may turn its order round: the lowest card wins instead of the highest.
    .ask = Everything changes at midnight. Turn the order of this trick round?

princess-snow-white = Snow White
    .inside = Snow White
    .power = Seven Dwarfs
    .short = With a card of 7 or lower: it counts as 0
    .text = When you play a card of 7 or lower you may count it as 0. This changes only who wins: for everything else its suit and printed number count.
    .ask = Seven Dwarfs. Count a 7 or lower as 0?

princess-little-mermaid = The Little Mermaid
    .inside = the Little Mermaid
    .power = Hypnotic Song
    .short = Before another leads: name the suit they must lead
    .text-classic = Before a trick that another player leads from a hand of at least 2 cards, you may name a suit: the leader must lead it if they have any. Otherwise they lead as usual. You may name Princes only once a Prince has been played this round.
    .text-deluxe = Before a trick that another player leads from a hand of at least 2 cards, you may name a suit: the leader must lead it if they have any. If they have none, everyone is told so and you name another suit, until one fits. You may name Princes only once a Prince has been played this round; but if they have none of the other 3 suits, it is Princes.
    .blocked-classic = Blocked when the Ice Princess has frozen the leader's card for this trick.
    .blocked-deluxe = Blocked when Rapunzel has used her power before this trick, or the Ice Princess has frozen one of the leader's cards.
    .ask = Hypnotic Song. Name a suit for the leader?

princess-pocahontas = Pocahontas
    .inside = Pocahontas
    .power = Wilderness Guide
    .short = Before a trick: choose who leads it
    .short-classic = After winning a trick: choose who leads the next
    .text-classic = When you win a trick and another one follows in this round, you may name another player to lead it.
    .text-deluxe = Before a trick you may choose who leads it: anyone, including you, except the player who would lead anyway.
    .blocked-deluxe = Blocked when the Little Mermaid or Rapunzel has used her power before this trick.
    .ask = Wilderness Guide. Choose who leads?
    .ask-classic = Wilderness Guide. Let another player lead the next trick?

princess-sleeping-beauty = Sleeping Beauty
    .inside = Sleeping Beauty
    .power = The Spindle of Fate
    .short = Before a trick: everyone gives you a card, you keep 1
    .text-classic = Before a trick, while everyone has a card in hand, you may ask everyone for a card, and put in one of your own. You see them, but not whose they were. Keep 1; the rest go to the other players at random, 1 each.
    .text-deluxe = Before a trick, while everyone has a card in hand, you may ask everyone for a card, and put in one of your own. You see whose each one was. Keep 1 and deal the rest to the other players as you like, 1 each.
    .blocked-classic = Blocked when the Little Mermaid or the Ice Princess has used her power before this trick.
    .blocked-deluxe = Blocked when the Little Mermaid, the Ice Princess or Rapunzel has used her power before this trick.
    .ask = The Spindle of Fate. Ask everyone for a card?

princess-alice = Alice
    .inside = Alice
    .power = Chaotic Madness
    .short = After winning a trick without the Frog: undo it and lead it again
    .text = When you win a trick without the Frog in it, you may undo it: its cards are dealt back at random, 1 to each player, and you lead the trick again. If the Princes came in with it, they stay in.
    .ask = Chaotic Madness. Undo this trick and lead again?

princess-mulan = Mulan
    .inside = Mulan
    .power = Camouflage
    .short = When all have played: swap your card within its suit
    .text = Once all have played, you may take your card back and put another one of the same suit from your hand in its place. The trick is judged with the new card, which may be any of that suit. The Frog can be swapped neither out nor in. You are asked whenever you hold a card and did not play the Frog, so being asked gives nothing away.
    .ask = Camouflage. Swap your card before the trick is settled?

princess-scheherazade = Scheherazade
    .inside = Scheherazade
    .power = Barter in the Bazaar
    .short = Before a trick: draw a card from a hand, trade it or give it back
    .text = Before a trick you may draw a random hidden card from another player's hand. Then trade one of your cards for it, or give it back. Its owner sees which card you drew; the others see only that it happened.
    .blocked-classic = Cannot draw from the leader when the Little Mermaid or the Ice Princess has used her power before this trick.
    .blocked-deluxe = Cannot draw from the leader when the Little Mermaid, the Ice Princess or Rapunzel has used her power before this trick.
    .ask = Barter in the Bazaar. Draw a card from another hand?

princess-pea-princess = The Pea Princess
    .inside = the Pea Princess
    .power = Five More Minutes!
    .short = The others must play above 5 in this trick, if they can
    .short-classic = Whoever plays after your card must play above 5, if they can
    .text-classic = With any card that is not the last of the trick, you may ask for higher cards: everyone who plays after you in this trick must play above 5, if any card they may play is.
    .text-deluxe = Before a trick you may ask for higher cards: all the others, including the leader, must play above 5 in this trick, if any card they may play is. While the Princes are not in, a leader whose only cards above 5 are Princes leads any other card.
    .ask-classic = Five More Minutes! Make those after you play above 5?
    .ask-deluxe = Five More Minutes! Make the others play above 5 in this trick?

princess-ice-princess = The Ice Princess
    .inside = the Ice Princess
    .power = Freezing
    .short = Before a trick: freeze a card that must then be played
    .text-classic = Before a trick that another player leads, you may turn up a random hidden card from the leader's hand: it must be led. If it is a Prince, the Princes are in once it is played.
    .text-deluxe = Before a trick you may look at 2 random hidden cards of another player who holds at least 2. Freeze one: it goes face down in front of its owner, who must play it in this trick whatever any rule says. The other one goes back. If the frozen card is a Prince, the Princes are in once it is played.
    .blocked-classic = Blocked when the Little Mermaid has used her power before this trick.
    .ask-classic = Freezing. Turn up one of the leader's cards and have it led?
    .ask-deluxe = Freezing. Look at 2 of another player's cards and freeze one?

princess-rapunzel = Rapunzel
    .inside = Rapunzel
    .power = Royal Hair Climb
    .short = Before a trick: a Prince must be led, if the leader has one
    .text = Before a trick you may ask for a Prince: whoever leads, including you, must lead one if they hold one, even if the Princes are not in. This does not bring them in. If the leader holds none, they lead as usual and your power is spent.
    .blocked = Blocked when the Little Mermaid has used her power before this trick, or the Ice Princess has frozen one of the leader's cards.
    .ask = Royal Hair Climb. Ask for a Prince to be led?

princess-thumbelina = Thumbelina
    .inside = Thumbelina
    .power = Ignorance Is Bliss
    .short = When another leads: break suit with any card but a Prince or the Frog
    .text = In a trick that you do not lead, you may play a card from your hand that you could not play otherwise, except a Prince or the Frog. It does not make you void.
    .blocked = Blocked when the Little Mermaid or Rapunzel has used her power before this trick.
    .ask = Ignorance Is Bliss. Play a card that the rules do not allow?
