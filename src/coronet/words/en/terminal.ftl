### What only the terminal says: the frame of a game (play-), questions before it (ask-), checks (conformance-, verify-).

## Before a game

ask-welcome = Rebel Princess. Press Enter to accept the value in brackets; type ? for help.
ask-game = Which game? Type its name on the left. [{ $default }]
ask-edition = Which edition, classic or deluxe? [{ $default }]
    .help = Deluxe has 12 princesses and the Rebel of the Ball; classic has 10 princesses. Each has round cards of its own. Type classic or deluxe.
ask-players = How many players, 3 to 6? [{ $default }]
    .help = You and 2 to 5 bots; start with --level to say how well they play. Type a number from 3 to 6.
ask-rounds = Which rounds? [{ $default }]
    .help = random: rounds without an hourglass, and one with an hourglass at the end. first-game: the ones to begin with. anything: any cards in any order. Or name the round cards yourself, separated by commas, with surprise for one drawn at random: royal-decree,surprise,magic-beans. A full game has 5, in deluxe 3 will do too; with fewer you can try things out. The command coronet rules rebel lists them all.
ask-princesses = Which princesses? [{ $default }]
    .help = choose: everyone picks in turn. two-keep-one: you are dealt 2 and keep 1. random: dealt at random. none: nobody has a power. Or name one for each seat, separated by commas, beginning with seat 0: alice,none,mulan,cinderella.

## Names

play-you = You
play-namesake = Old { $name }

## The table

play-welcome = You sit down with { $seats }. Type ? for help, quit to leave.
play-welcome-back = You are back at the table with { $seats }. Type ? for help, quit to leave.

play-round = Round { $number } of { $of }: { $round }
play-round-leads =
    { $leader-is ->
        [you] { $passing } You lead the first trick.
       *[other] { $passing } { $leader } leads the first trick.
    }
play-princess = { $princess }, power { $power }
play-own-princess = You are { $princess-inside }. Your power (“{ $princess-power }”): { $power }.
play-power-ready = ready
play-power-used = used
play-power-later = from round 2
play-power-none = no princess
play-held =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
play-tricks =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
play-in-all = { $points } in all
play-so-far = { $points } in this round
play-open = Open:
play-taken = Taken in this round:
play-gifts =
    { $count ->
        [one] { $count } gift is on the pile.
       *[other] { $count } gifts are on the pile.
    }
play-trick = Trick { $number }:
play-last-trick = Trick { $number }, the last one:
play-no-trick = No card has been played yet.
play-face-down = face down
play-mark-zero = counts as 0
play-mark-winning = winning
play-mark-taken = took it
play-frog = { $card-suit }{ $card-number } Frog
play-no-hand = Your hand is empty.
play-own-aside = Set aside:
play-own-gifts = Your gifts:
play-pool = The cards given:
play-from =
    { $seat-is ->
        [you] yours
       *[other] from { $seat }
    }

## Choices

play-type-cards =
    { $count ->
        [one] Type the card, like { $example }
       *[other] Type the cards, like { $example }
    }
play-type-rules = To read all about one of them, type rules and her name: rules { $name }
play-type-power = To use your power with a card, add the word power: { $typed } power
play-choice-princess = { $choice }: { $princess } ({ $princess-short })
play-choice = { $choice }: { $said }
play-typed-yes = yes, y
play-typed-no = no, n
play-hint = Type ? for help.
play-go-on = Press Enter for the next round.

## Answers to commands

play-help-asked = You can type { $asked }.
play-help-choice = Type a card as a letter and a number: F Fairies, P Pets, Q Queens, C Princes (the Charmings). You may play those in square brackets now; those in round brackets only with your power.
play-help-short = Short forms do: q7 plays the 7 of Queens, q7 power plays it with your power, q2 q5 f1 passes three cards, left q2 right q5 passes both ways; y uses your power, n declines.
play-help-declining = { $now }, { $for_trick }, { $for_round }: declines your power once, for this trick as long as nothing changes, or until the round ends
play-help-numbers = Where choices are numbered, the number will do.
play-help-why = why q7: why you cannot play a card now
play-help-hand = hand: your cards again
play-help-trick = trick: the rules in force and the trick, or the last one
play-help-players = players: everyone's princess, power, cards and tricks
play-help-score = score: the last round's score sheet and the totals
play-help-log = log: what happened in this round; log before: the round before it
play-help-rules = rules: this round card and your princess; rules alice: one card; rules all: the whole game
play-help-position = position: this table as one line, as you see it, to copy and to look into later (coronet evaluate)
play-help-quit = quit: leave the table
play-why-not = Nothing stops you: you may play it now.
play-no-score = No round has been finished yet.
play-no-log = Nothing has happened yet.
play-log-trick =
    { $seat-is ->
        [you] Trick { $number }: you took it.
       *[other] Trick { $number }: { $seat } took it.
    }

## Coming and going

play-not-begun = You left before the game began.
play-left = You left the table.
play-not-saved = This game was not saved. Next time, add --save FILE to go on with it later.
play-resume = The game is saved. To go on with it, type
play-saved = The log of this game is in { $file }.

## coronet conformance

conformance-failed = { $file }: { $case }, step { $step }: { $message }
conformance-sum = { $passed } passed, { $failed } failed

