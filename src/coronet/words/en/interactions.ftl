### What two cards do to each other: with-<a>-<b>, a and b round cards or princesses in alphabetical order.
### A pair without a message has nothing to say beyond the two texts.

with-after-party-ice-princess = Cards set aside are out of reach: only a card in hand can be frozen.
with-after-party-mulan = In the last trick of the first half Mulan has no card in hand, so she is not asked. The cards set aside do not count.
with-after-party-pocahontas = In classic, the first half ends with a trick that another one follows: Pocahontas, having won it, may name who leads the second half.
with-after-party-scheherazade = Cards set aside are out of reach: Scheherazade neither draws them nor trades them away.
with-after-party-sleeping-beauty = Everyone gives a card from their hand. Cards set aside are out of reach.

with-alice-arranged-marriage = A trick that Alice undoes is taken by nobody. Only the replay counts as a trick taken.
with-alice-cinderella = The undone trick starts afresh, and the highest card wins again. Cinderella's power stays used.
with-alice-crystal-clear = An open card that was played and comes back is hidden from then on, whoever gets it.
with-alice-haggle-with-the-hag = Alice decides first. If she undoes the trick there is no haggling over it; if she lets it stand, she may haggle as its winner.
with-alice-ice-princess = In the replay nothing is frozen, and the Ice Princess's power stays used. If a frozen Prince brought the Princes in, they stay in.
with-alice-little-mermaid = Alice leads the replay, and the suit named before no longer binds. The Little Mermaid's power stays used.
with-alice-mulan = Mulan swaps before Alice decides. If Alice undoes the trick, the card swapped in is dealt back at random with the others; the one Mulan took back stays with her. Her power stays used.
with-alice-musical-chairs = No card is passed after a trick that Alice undoes, only once the replay is over.
with-alice-pea-princess = In the replay nobody has to play above 5. The Pea Princess's power stays used.
with-alice-pocahontas = Alice leads the replay, even if Pocahontas had named someone else for the trick. Pocahontas's power stays used.
with-alice-rapunzel = In the replay no Prince has to be led. Rapunzel's power stays used.
with-alice-snow-white = The card that counted as 0 has its number back in the replay, whoever holds it then. Snow White's power stays used.
with-alice-the-prince-always-rings-twice = All cards of the undone trick are dealt back at random, 2 to each player.
with-alice-thumbelina = Thumbelina's power stays used in the replay, and no longer frees her.
with-alice-wedding-gift = The gifts are not part of the trick: they stay on the pile. No new ones are given for the replay, and its winner takes the pile.

with-always-the-bridesmaid-cinderella = The second-lowest card of the led suit wins. If there is only one, it wins.
with-always-the-bridesmaid-snow-white = A 0 is the lowest of the led suit. If only two cards of the led suit were played, it is the second-best and wins.

with-blind-mans-bluff-ice-princess = Cards set aside are out of reach: only a card in hand can be frozen.
with-blind-mans-bluff-mulan = In the last trick of the first half Mulan has no card in hand, so she is not asked. The cards set aside do not count.
with-blind-mans-bluff-pocahontas = In classic, the first half ends with a trick that another one follows: Pocahontas, having won it, may name who leads the second half.
with-blind-mans-bluff-scheherazade = Cards set aside are out of reach: Scheherazade neither draws them nor trades them away.
with-blind-mans-bluff-sleeping-beauty = Everyone gives a card from their hand. Cards set aside are out of reach.

with-cinderella-midnight-makeover = The lowest card among the led suit and the Fairies wins. Of equal values, the one played last wins in classic, the one played first in deluxe.
with-cinderella-musical-chairs = Cinderella is asked before the trick, once the cards have been passed.
with-cinderella-pass-the-bouquet = The lowest card of the suit that counts as led at the end wins.
with-cinderella-poisoned-apple = If anyone was void, the lowest card of the void players wins; of equal ones, the one played last.
with-cinderella-royal-decree = If Queens were played, the lowest Queen wins.
with-cinderella-sisterhood = The card farthest from the leader's still wins. Only among cards equally far away is the order reversed: the lowest wins.
with-cinderella-snow-white = With the order reversed, a 0 is the best card.
with-cinderella-the-prince-always-rings-twice = The lowest sum in the led suit wins, among players with at least one card of it. If equal, the lowest single card; then whoever played first.
with-cinderella-upside-down = The trick starts with the lowest card winning, and every 6 turns the order round once more. So one 6 makes the highest win again.
with-cinderella-wedding-gift = Cinderella is asked once the gifts are on the pile.

with-crystal-clear-ice-princess = Open cards are never drawn. In classic the Ice Princess is not asked when all of the leader's cards are open; in deluxe she may choose only a player with at least 2 hidden cards.
with-crystal-clear-mulan = Mulan may swap in an open card. A card she takes back is hidden, even if it was open before.
with-crystal-clear-scheherazade = Scheherazade draws only hidden cards. She may trade away one of her own open cards: it is hidden from then on, and so is every card she gets.
with-crystal-clear-sleeping-beauty = You may give an open card. It is hidden from then on, even if it comes back to you.

with-haggle-with-the-hag-mulan = In deluxe, if Mulan swapped her card and won, she may haggle once more after the usual haggle, made or declined, and this time take only the card she swapped in. In classic she haggles once, like everyone.
with-haggle-with-the-hag-pocahontas = In classic the winner haggles first. Then Pocahontas may name who leads the next trick.

with-ice-princess-late-to-the-ball = The card set aside cannot be frozen. In the last trick the Ice Princess is not asked.
with-ice-princess-little-mermaid = A leader with a frozen card blocks the Little Mermaid; a frozen card elsewhere does not. In deluxe the Ice Princess may still freeze the leader after the song, and the frozen card is led. In classic the song blocks the Ice Princess.
with-ice-princess-magic-beans = A frozen card is played even if it is neither the highest nor the lowest of its suit.
with-ice-princess-odds-and-evens = A frozen card is played whether it is odd or even.
with-ice-princess-pass-the-bouquet = A frozen card of another suit makes its suit the led suit, like any card.
with-ice-princess-pea-princess = A frozen card is played even if it is 5 or lower.
with-ice-princess-pocahontas = In deluxe Pocahontas may move the lead to a player with a frozen card, or away from one. The frozen card is played when that player's turn comes.
with-ice-princess-poisoned-apple = A frozen card of another suit does not make its owner void while they hold a card of the led suit. If they hold none, they are void and the card takes part.
with-ice-princess-rapunzel = A leader with a frozen card blocks Rapunzel; a frozen card elsewhere does not. After Rapunzel, the Ice Princess may still freeze the leader, and the frozen card is led.
with-ice-princess-scheherazade = Once the Ice Princess has used her power before a trick, on anyone, Scheherazade cannot draw from the leader. A frozen card is never drawn or traded away.
with-ice-princess-sleeping-beauty = Once the Ice Princess has used her power before a trick, on anyone, Sleeping Beauty cannot use hers in it.
with-ice-princess-snow-white = A frozen card of 7 or lower may be played as 0.
with-ice-princess-the-prince-always-rings-twice = A frozen card is played as the first of the two. The usual rules apply to the second.
with-ice-princess-thumbelina = A frozen card must be played: Thumbelina's power does not free her from it.
with-ice-princess-wedding-gift = The Ice Princess is asked once the gifts are on the pile. A gift cannot be frozen.

with-late-for-a-very-important-date-mulan = Mulan still holds 3 cards in the last trick, so she can swap in every trick of the round.

with-late-to-the-ball-mulan = In the last two tricks Mulan has no other card in hand, so she is not asked. The card set aside does not count.
with-late-to-the-ball-pocahontas = In classic, the trick that empties the hands is followed by the one with the cards set aside: Pocahontas, having won it, may name who leads.
with-late-to-the-ball-scheherazade = The card set aside is out of reach. In the last trick Scheherazade is not asked.
with-late-to-the-ball-sleeping-beauty = The card set aside cannot be given. In the last trick Sleeping Beauty is not asked.

with-little-mermaid-magic-beans = The leader leads the highest or the lowest card held of the named suit.
with-little-mermaid-midnight-makeover = A Fairy does not stand in for the named suit: a leader who holds that suit leads it.
with-little-mermaid-pea-princess = In deluxe the named suit comes first: the leader leads it, above 5 if they hold such a card of it.
with-little-mermaid-pocahontas = In deluxe the song blocks Pocahontas for this trick. If Pocahontas moved the lead before, the song is for the new leader.
with-little-mermaid-rapunzel = Whoever is first blocks the other for this trick.
with-little-mermaid-scheherazade = After the song, Scheherazade cannot draw from the leader. The other hands stay open to her.
with-little-mermaid-sleeping-beauty = After the song, Sleeping Beauty cannot use her power in this trick.
with-little-mermaid-thumbelina = After the song, Thumbelina cannot use her power in this trick.

with-magic-beans-mulan = Mulan may swap in any card of the same suit, not only her highest or lowest.
with-magic-beans-pea-princess = Play above 5 if you can, and still only the highest or the lowest card you hold of a suit. So in a suit with cards above 5 you may play the highest, and the lowest only if it is above 5 too.
with-magic-beans-rapunzel = The leader leads the highest or the lowest Prince held.
with-magic-beans-thumbelina = With her power Thumbelina may play a card between her highest and lowest.

with-masquerade-ball-mulan = Mulan is asked once all cards have been turned up.
with-masquerade-ball-pea-princess = In classic the Pea Princess announces her power with her face-down card. The card stays hidden until all are turned up.
with-masquerade-ball-snow-white = Snow White announces her power with her face-down card. The card stays hidden until all are turned up.
with-masquerade-ball-thumbelina = Thumbelina announces her power with her face-down card. The card stays hidden until all are turned up.

with-midnight-makeover-mulan = A Fairy can be swapped only for a Fairy, whatever suit was led.

with-mulan-odds-and-evens = Mulan's first card must be odd or even as asked. The card she swaps in need not be.
with-mulan-pea-princess = Mulan's first card must be above 5 if she has one. The card she swaps in need not be.
with-mulan-the-prince-always-rings-twice = Mulan may swap either or both of her two cards, the Frog neither out nor in. The one she took back may go in for the other. It is one use of her power.
with-mulan-upside-down = The trick is judged with the card she swapped in: a 6 swapped in turns the order round, a 6 taken back does not.

with-musical-chairs-pocahontas = In classic Pocahontas names the next leader before the cards are passed. In deluxe she is asked afterwards.

with-odds-and-evens-pea-princess = Among the cards you may play, above 5 comes first, then odd or even among those. If none above 5 is odd or even as asked, any above 5 will do; with nothing above 5, odd or even still counts.
with-odds-and-evens-snow-white = The printed number decides whether a card is odd or even, even when it counts as 0.
with-odds-and-evens-thumbelina = With her power Thumbelina may play a card that is not odd or even as asked.

with-pass-the-bouquet-thumbelina = A card of another suit that Thumbelina plays with her power makes its suit the led suit.

with-pea-princess-pocahontas = In deluxe whoever leads in the end must lead above 5 if they can, except the Pea Princess herself.
with-pea-princess-rapunzel = The Prince comes first: the leader leads one if they hold one, above 5 if they hold such a Prince.
with-pea-princess-snow-white = The printed number counts: when the Pea Princess asks for cards above 5, Snow White may play a 6 or a 7 as 0, but not a lower card while she has one above 5 to play.
with-pea-princess-the-prince-always-rings-twice = In deluxe both cards of all the others must be above 5 if possible. In classic this applies to every card played after hers, and she may use her power with any card but the last of all second cards.
with-pea-princess-thumbelina = With her power Thumbelina may play a card of 5 or lower, or one of another suit.

with-pocahontas-rapunzel = After Rapunzel, Pocahontas cannot use her power in this trick. If Pocahontas moved the lead before, Rapunzel asks the new leader for a Prince.

with-poisoned-apple-snow-white = Values are compared: a card that counts as 0 is the lowest of those that void players played.
with-poisoned-apple-thumbelina = Thumbelina is not void while she holds the led suit: a card she plays with her power cannot win through the apple.

with-rapunzel-scheherazade = After Rapunzel, Scheherazade cannot draw from the leader. The other hands stay open to her.
with-rapunzel-sleeping-beauty = After Rapunzel, Sleeping Beauty cannot use her power in this trick.
with-rapunzel-thumbelina = After Rapunzel, Thumbelina cannot use her power in this trick.

with-scheherazade-wedding-gift = Scheherazade is asked once the gifts are on the pile. Gifts are out of her reach.

with-sisterhood-snow-white = Distances are measured with the 0, whether it leads or follows.

with-sleeping-beauty-wedding-gift = Sleeping Beauty is asked before the gifts are given, all other princesses afterwards. In a trick replayed after Alice no gifts are given, and she is asked together with the others.

with-snow-white-the-prince-always-rings-twice = If Snow White's first card counts as 0, her second automatically counts as 0 too if it is 7 or lower. An 8 or more counts in full.
with-snow-white-three-times-a-lady = A 3 that counted as 0 in the trick is still a 3 in the scoring: it takes 3 off.
with-snow-white-upside-down = A 6 that counts as 0 still turns the order round, and with the lowest card winning, the 0 is the best.

with-the-prince-always-rings-twice-thumbelina = One use frees both of Thumbelina's cards, except Princes and the Frog. When she leads the trick she cannot use it, not even with her second card.
