### What can be set before a game: option-NAME is its name in a form, .help what it is about. Of its values, option-NAME-VALUE is
### one in words, .count a number, .default the one that follows from other settings.

page-form-house = House rules
page-form-by-the-book = As in the rulebook
page-form-usual = As usual
page-form-how = How they are found
page-form-chosen = Your own choice

option-edition = Edition
    .help = The edition.
option-players = Players
    .help = How many play.
option-rounds = Rounds
    .help = Round cards in their order, separated by commas; or how they are found.
option-length = Length
    .help = How many rounds.
option-princesses = Princesses
    .help = A princess for each seat, separated by commas; or how they are given out.
option-leader = Who leads first
    .help = The seat that leads first.
option-leader-random = Drawn at random
option-leader-draw = By the high draw
option-variants = Variants
    .help = A variant; repeat it for each.
option-first = Who opens the first packet
    .help = With draft: the seat that opens first.
option-princes = Who has both Princes
    .help = With princess-attack: the seat with both Princes.
option-last_chance = What may be taken back
    .help = With last-chance: which cards can be taken back.
option-last_chance-lost = A card from a lost round
option-last_chance-any = Any card that was played
option-until = Nights
    .help = With till-dawn: the total that ends it.
    .default = One night
    .count =
        { $count ->
            [one] Until someone has { $count } victory
           *[other] Until someone has { $count } victories
        }
option-starter = Who begins
    .help = The seat that begins.
option-secret = Turned-up cards are secret
    .help = Whether only the one who turns a card up sees it.
option-chips = Chips for each player
    .help = Chips of each player.
    .count =
        { $count ->
            [one] { $count } chip
           *[other] { $count } chips
        }
option-ante = Ante
    .help = What each deal costs.
option-stake = Stake
    .help = What staying costs.
option-deals = How many deals
    .help = How many deals; one for each player if nothing is said.
    .default = one for each player
    .count =
        { $count ->
            [one] { $count } deal
           *[other] { $count } deals
        }
option-prince_seat = Who has the Prince first
    .help = The seat that has the Prince first.
option-games = How many games
    .help = How many games.
    .count =
        { $count ->
            [one] { $count } game
           *[other] { $count } games
        }
option-mode = Mode
    .help = Who plays against whom.
option-specials = Special gifts
    .help = Which gifts are special; or your own, like allergic=R2+R7,regifted=B3.
option-exchange = Exchange
    .help = Whether cards are exchanged.
option-goal = Princesses to be won
    .help = How many Princess cards end the game.
option-goal-3 = 3, a short game
option-goal-5 = 5
option-goal-7 = 7, as in the rulebook
option-goal-9 = 9, a long evening
option-max_sets = Most sets
    .help = After how many sets it ends anyway.
option-open_memory = Open memory
    .help = Whether everything played so far may be looked up.
option-counts = Counting in a round
    .help = Whether what each has collected in a round is shown at once, or only when the round ends.
option-counts-shown = Shown as it grows
option-counts-hidden = Hidden until the round ends
option-powers = Powers
    .help = Whether princesses have their powers from the first round on, or from the second.
option-powers-first-round = From the first round
option-powers-second-round = From the second round
option-held-minister = A Minister in a round on hold counts 2
    .help = Whether a held Minister is worth 2 to whoever wins, or to his own side alone.
option-held-minister-any = For whoever wins it later
    .text = The rulebook's example
option-held-minister-owner = For his own side only
    .text = 1 for the other
option-jester-stops = The Jester stops
    .help = Whether a Jester stops the round alone, or the General's and the Spy's power too.
option-jester-stops-round = The round
    .text = A General or Spy he meets still affects the next round
option-jester-stops-all = The round and the power
    .text = Also the General's +2 and the Spy's look
