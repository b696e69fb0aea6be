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
