### Bots: a line about each kind of player, by level and taste.

player-line-beginner-careful = { $name } is still learning, and would rather not take any trick.
player-line-beginner-bold = { $name } is still learning, and plays the high cards first.
player-line-beginner-even = { $name } is still learning, and forgets what was played.
player-line-good-careful = { $name } knows the rules of thumb and likes to lie low.
player-line-good-bold = { $name } knows the rules of thumb and likes to strike first.
player-line-good-even = { $name } knows the rules of thumb and counts every card.
player-line-strong-even = { $name } looks a few tricks ahead.
player-line-expert-even = { $name } thinks it through: what you may hold, and what wins the game.
player-line-outside-even = { $name } is a program from outside.

## What they say, before a game and having won or lost it

player-strength = { $level }: { $rating } points in this game.
player-before-beginner-careful = I hope they give me nothing big.
player-before-beginner-bold = I have the best card already.
player-before-beginner-even = Which suit was it again?
player-before-good-careful = Do not mind me.
player-before-good-bold = Let us not wait for the music.
player-before-good-even = I count every card. Politely.
player-before-strong-even = I can see the third trick from here.
player-before-expert-even = Your hand tells me much. Your face, nothing.
player-won-beginner-careful = Did I do that? Oh.
player-won-beginner-bold = High cards first, I told you.
player-won-beginner-even = I won? I had lost count.
player-won-good-careful = Nobody looked my way.
player-won-good-bold = First step, last word.
player-won-good-even = It added up.
player-won-strong-even = It went as I thought, nearly.
player-won-expert-even = Every card had its reason.
player-lost-beginner-careful = I only wanted to hide. You danced well.
player-lost-beginner-bold = Next time I keep one back. Maybe.
player-lost-beginner-even = I had that card the whole time? Well played.
player-lost-good-careful = You found me after all. Well danced.
player-lost-good-bold = A bold evening, and it is yours.
player-lost-good-even = I counted right. You danced better.
player-lost-strong-even = I did not see that coming. I will next time.
player-lost-expert-even = I have no answer to that. It was beautiful.
