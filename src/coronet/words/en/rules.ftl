### Words of `coronet rules`, and the general rules of Rebel Princess by topic: topic-<id> is the heading, .text the rule.
### The order of the topics here is the order in which a newcomer reads them.

rules-title = Rebel Princess
rules-welcome = Look up a rule of Rebel Princess.
rules-how-all = coronet rules rebel: the whole game, topic by topic
rules-how-one = coronet rules rebel magic-beans: one round card, princess or topic
rules-how-two = coronet rules rebel alice wedding-gift: what two cards do to each other
rules-how-r = coronet rules r, coronet rules r spy, coronet rules seeker: R, one of its cards or variants, a parlour game
rules-how-woo = coronet rules woo, coronet rules woo allergic: Woo the Princess, one of its gifts or topics
rules-how-edition = Add --edition classic or --edition deluxe for the rules of one edition.
rules-rounds = Round cards
rules-princesses = Princesses
rules-princess-kind = Princess
rules-listed = { $name } ({ $id }): { $short }
rules-more = Type a name after the command to read its full text, or two names to see what they do to each other.
rules-edition-text =
    { $edition ->
        [classic] Classic: { $text }
       *[deluxe] Deluxe: { $text }
    }
rules-round-letters =
    { $classic ->
        [none] Round card, deluxe { $deluxe }
       *[other]
            { $deluxe ->
                [none] Round card, classic { $classic }
               *[other] Round card, classic { $classic }, deluxe { $deluxe }
            }
    }
rules-hourglass = It carries an hourglass: with random rounds, the last one is drawn from these cards.
rules-not-in-edition =
    { $edition ->
        [classic] The classic edition does not have this card.
       *[deluxe] The deluxe edition does not have this card.
    }
rules-only-deluxe = Only the deluxe edition has her.
rules-power = Her power: { $power }
rules-with = With { $name }: { $text }
rules-together = { $first } and { $second }
rules-no-interaction = { $first } and { $second } have no effect on each other beyond what their own texts say.
rules-same-round = { $first } and { $second } never meet: a round has one round card.
rules-any-card = a round card, princess or topic of Rebel Princess

## Topics

topic-aim = Aim
    .text = Princes want to marry you, and you would rather dance. Cards are played in tricks; the Princes and the Frog in the tricks you take are proposals. After the last round the lowest total wins.

topic-cards = Cards
    .text = There are 4 suits, Fairies, Pets, Queens and Princes, with the numbers 1 to 12. With 6 players all 48 cards are dealt, 8 each. With 4 or 5 the 11s and 12s stay out: 10 each or 8 each. With 3 the 1s stay out too: 12 each.
    .example = A card of each suit: a Fairy, a Pet, a Queen, a Prince.

topic-rounds = Rounds
    .text = A game has 5 rounds; deluxe can also be played over 3. Each round has a round card, turned up when the round begins, which says how cards are passed and changes a rule. All cards are dealt, every power can be used again, and the Princes are not in.
    .text-classic = A game has 5 rounds. Each round has a round card, turned up when the round begins, which says how cards are passed and changes a rule. All cards are dealt, every power can be used again, and the Princes are not in.
    .text-deluxe = A game has 5 rounds, or 3 for a short one. Each round has a round card, turned up when the round begins, which says how cards are passed and changes a rule. All cards are dealt, every power can be used again, and the Princes are not in.

topic-first-game = Your first games
    .text = Round cards have letters and go from simple to complex: start near the beginning of the alphabet. For a first game the books recommend five easy rounds; here they are offered as a first game. Powers may be left out in your first games: choose no princesses and add them later.

topic-passing = Passing
    .text = Before the first trick you pass cards to your neighbours as the round card says: some to the left, to the right, or both ways. Everyone chooses at once, and nobody sees what they get until all have chosen.

topic-tricks = Tricks
    .text = The leader plays a card, then the others play one each, clockwise. The winner takes the cards and leads the next trick. A round ends when no cards are left to play.

topic-leading = Leading
    .text = Lead any card, but not a Prince before the Princes are in, unless you hold nothing else. Powers come first: a frozen card must be led, Rapunzel asks for a Prince, the Little Mermaid for the suit she named. Then the Pea Princess and the round card may narrow what is left.

topic-following = Following
    .text = Follow suit if you can: play a card of the suit that was led. If you hold none of it, play anything. Among those cards the Pea Princess and the round card may narrow your choice. A frozen card must be played in any case.
    .example = A Queen is led: answer with a Queen, if you have one.

topic-void = Void
    .text = You are void when you hold no card that follows suit, at the moment you play. What counts is what you hold, not what you play: a frozen card, or one played with Thumbelina's power, does not make you void. Cards set aside do not count as held. The leader is never void with the card that leads.
    .example = A Queen is led and you have none: play anything, even a Prince.

topic-princes = The Princes are in
    .text = At first the Princes are outside: nobody may lead one, unless they hold nothing else. They are in, until the end of the round, as soon as a void player plays a Prince, or a Prince frozen by the Ice Princess is played. Played face down, a Prince brings them in when it is turned up. Nothing else does: not the Frog, not a Prince led because there was nothing else, not Rapunzel, not haggling, not Mulan's swap.
    .example = Nobody may lead these before the Princes are in.

topic-frog = The Frog
    .text = The 8 of Pets is the Frog. It is a Pet like any other, but worth 5 proposals. It does not bring the Princes in.
    .example = The Frog: a Pet worth 5 proposals.

topic-winning = Winning a trick
    .text = The best card of the led suit wins: the highest, or the lowest when the order is turned round. Many round cards change this. A card that counts as 0 is the lowest; its suit and printed number stay for everything but this comparison.
    .example = A Queen was led, so the 9 of Queens wins. The 10 is higher, but a Fairy.

topic-scoring = Scoring
    .text = At the end of a round count the cards you took: each Prince is 1 proposal, the Frog 5. Then the round card may add or take off some. Fewer is better.
    .example = Two Princes and the Frog: 1 + 1 + 5 = 7 proposals.

topic-rebel-of-the-ball = Rebel of the Ball
    .text = Deluxe only: if you take all the Princes and the Frog in one round, you are Rebel of the Ball and score −10 and nothing else. The others score as usual. In “Wedding Gift” nobody can be Rebel of the Ball.
    .text-classic = The classic edition has no Rebel of the Ball.
    .text-deluxe = If you take all the Princes and the Frog in one round, you are Rebel of the Ball and score −10 and nothing else. The others score as usual. In “Wedding Gift” nobody can be Rebel of the Ball.

topic-leader = Who leads a round
    .text = The first round is led by the player who was first to choose a princess, or by someone drawn or named at the start. Later rounds, in classic: whoever won the last trick of the round before. In deluxe: the lowest total; among equals, the first to the left of the player who was to lead the round before.
    .text-classic = The first round is led by the player who was first to choose a princess, or by someone drawn or named at the start. Later rounds are led by whoever won the last trick of the round before.
    .text-deluxe = The first round is led by the player who was first to choose a princess, or by someone drawn or named at the start. Later rounds are led by the lowest total; among equals, by the first to the left of the player who was to lead the round before.

topic-ties = Ties
    .text = When totals are equal, classic counts rounds with a score of exactly 0: whoever has more of them wins, and if that is equal too, the victory is shared. Deluxe counts rounds in which you scored 0 or less or had the lowest score: whoever has more of them wins, and if that is equal too, all play one more round with an hourglass card, up to five times.
    .text-classic = When totals are equal, whoever has more rounds with exactly 0 wins. If that is equal too, the victory is shared.
    .text-deluxe = When totals are equal, count the rounds in which you scored 0 or less or had the lowest score of that round: whoever has more of them wins. If that is equal too, all play one more round with an hourglass card, drawn at random. After five such rounds the victory is shared.

topic-princesses = Choosing princesses
    .text = Everyone may have a princess with a power of her own. Usually in classic you choose in turn, from those left; in deluxe you are dealt 2 and keep 1. You can also deal them at random, or play without. Classic has 10 princesses, deluxe 12.
    .text-classic = Everyone may have a princess with a power of her own. Usually you choose in turn, from those left, and the first to choose leads the first round. You can also be dealt 2 and keep 1 (not with 6 players), deal them at random, or play without. There are 10 princesses.
    .text-deluxe = Everyone may have a princess with a power of her own. Usually you are dealt 2 and keep 1. You can also choose in turn, deal them at random, or play without. There are 12 princesses.

topic-powers = Powers
    .text = Use your power once in a round. Where texts disagree, a power goes before the round card, and the round card before the basic rules. Before a trick, players are asked one at a time, starting to the leader's left and ending with the leader; after each power used everyone is asked again, and you may always decline, except for the further suits of the Little Mermaid in deluxe. No power can touch cards set aside, gifts or frozen cards, and random draws never take open cards.
    .text-classic = Use your power once in a round. Where texts disagree, a power goes before the round card, and the round card before the basic rules. Before a trick, players are asked one at a time, starting to the leader's left and ending with the leader; after each power used everyone is asked again, and you may always decline. No power can touch cards set aside, gifts or frozen cards, and random draws never take open cards.
    .text-deluxe = Use your power once in a round. Where texts disagree, a power goes before the round card, and the round card before the basic rules. Before a trick, players are asked one at a time, starting to the leader's left and ending with the leader; after each power used everyone is asked again, and you may always decline, except for the further suits of the Little Mermaid. No power can touch cards set aside, gifts or frozen cards, and random draws never take open cards.

topic-blocks = Powers that block
    .text = Some powers, once used before a trick, stop others in that trick, whether they had an effect or not. The Little Mermaid stops Sleeping Beauty, Rapunzel, Thumbelina, deluxe Pocahontas, the classic Ice Princess, and Scheherazade from drawing from the leader. Rapunzel stops the Little Mermaid, Pocahontas, Sleeping Beauty, Thumbelina, and Scheherazade from drawing from the leader. The Ice Princess stops Sleeping Beauty, Scheherazade from drawing from the leader, and, if it is the leader's card that is frozen, the Little Mermaid and Rapunzel.
    .text-classic = Some powers, once used before a trick, stop others in that trick, whether they had an effect or not. The Little Mermaid stops the Ice Princess, Sleeping Beauty, and Scheherazade from drawing from the leader. The Ice Princess stops the Little Mermaid, Sleeping Beauty, and Scheherazade from drawing from the leader.
    .text-deluxe = Some powers, once used before a trick, stop others in that trick, whether they had an effect or not. The Little Mermaid stops Pocahontas, Sleeping Beauty, Rapunzel, Thumbelina, and Scheherazade from drawing from the leader. Rapunzel stops the Little Mermaid, Pocahontas, Sleeping Beauty, Thumbelina, and Scheherazade from drawing from the leader. The Ice Princess stops Sleeping Beauty, Scheherazade from drawing from the leader, and, if it is the leader's card that is frozen, the Little Mermaid and Rapunzel.

topic-replay = A trick played again
    .text = When Alice undoes a trick, it counts as a new one: powers that are still fresh may be used, those already used stay used, and what they did is undone. No new gifts are given for it.

topic-gifts = Gifts
    .text = Gifts belong to the round card “Wedding Gift”: before each trick everyone puts 1 card face down on a pile, and the winner takes the pile with the trick. Gifts score like any card taken, and nobody sees anyone else's gifts before the scoring.

topic-memory = What you may look at
    .text = Everything played face up is seen by all, and so is every power used. You may look at the last trick until the next lead; earlier ones stay face down until the round ends, unless the table plays with open memory. You always see your own hand, your cards set aside and your gifts.

topic-typing = Choices in the terminal
    .text = A card is its letter and number: F3 a Fairy, P3 a Pet, Q3 a Queen, C3 a Prince (a Charming). Type what you do and the cards: play Q7, pass Q2 Q5, pass left Q2 right F5. Add the word power to a card for a power that goes with it: play Q7 power. For a power before a trick type power, with a suit or a seat where one is asked for (power Q, power 2), or no to decline.
