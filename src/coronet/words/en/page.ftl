### What only the page says: its buttons, labels and states (page-), what the room tells (room-), refusals (refuse-).

## Everywhere

page-you = You
page-you-named = You, { $name }
page-home-link = Coronet, to the first page
page-tools = Tools
page-tool-theme =
    { $theme ->
        [light] Look: day
        [dark] Look: night
       *[auto] Look: automatic
    }
page-tool-score = Score sheet
page-tool-talk = Story and chat
page-tool-talk-unread =
    { $count ->
        [one] Story and chat, { $count } new message
       *[other] Story and chat, { $count } new messages
    }
page-tool-menu = Menu
page-close = Close
page-bar = Next step
page-columns = Points by player
page-theme = Theme
page-theme-auto = Automatic
page-theme-light = Day
page-theme-dark = Night
page-title = Rebel Princess, round { $number } of { $of }
page-name = Your name
page-copy = Copy
page-copied = Copied
page-go-home = To the first page
page-try-again = Try again
page-label = { $name }:
page-reload = Reload

## Cards: $rings is how many proposals are drawn on the card.

page-card =
    { $rings ->
        [0] { $card-bare }
        [one] { $card-bare }, { $rings } proposal
       *[other] { $card-bare }, { $rings } proposals
    }
page-card-down = Card, face down
page-card-down-of =
    { $seat-is ->
        [you] Your card, face down
       *[other] { $seat }'s card, face down
    }
page-more-about = More about { $name }
page-round-letter = Its letter, { $letter }, says how hard it is: the cards go from a, the simplest, through the alphabet.
page-hourglass = with an hourglass
    .text = The hourglass marks a finale: with random rounds, the last one is such a card.

## Home

page-motto = Dance all night. Marry nobody.
page-intro = Take tricks, but avoid the Princes in them: the fewest proposals win.
page-play-now = Play now
page-play-now-hint =
    { $next ->
        [first] Play now: three tricks to learn it, then a short ball against bots.
        [short] Play now: three rounds against bots. Later it is the game that you played last.
       *[last] Play now: the game that you played last, against bots.
    }
page-create = Invite friends
page-invite-game = Invite friends to
page-puzzles = Find the card
    .text = Real moments of played games, each with one best choice. One every day, or as many as you like.
page-puzzles-open = To the puzzles
page-learn = Learn
page-quick = Quick play
    .of = Quick play: { $game }
page-progress = How you get on
page-all-games = All your games and figures
page-game-rebel-players = 3 to 6 players
page-game-rebel-time = about 35 min
page-join = Join
page-join-label = Link or code
page-join-bad = Paste the whole link, or type the code you were given.
page-join-no-table = No table waits under that code. Ask for it again.
page-join-no-seat = No seat waits under that code. It works once, for 10 minutes: make a new one on the other device.
page-join-rate = Too many wrong codes. Try again in a few minutes.
page-join-retry = The server cannot be reached just now. Try again.
page-ball = The ball of the day
    .text = One game a day, the same cards and bots for everyone. Your first attempt counts.
    .go = To the ball
page-your-games = Your games
page-no-games = No game is running. “Play now” starts one.
page-waiting-games = Waiting for you
page-continue = Continue
page-running =
    { $count ->
        [one] { $count } game running
       *[other] { $count } games running
    }
page-more-running =
    { $count ->
        [one] { $count } more game running
       *[other] { $count } more games running
    }
page-put-away = Put away
    .of = Put away: { $game }
page-take-up = Take up again
    .of = Take up again: { $game }
page-games-away =
    { $count ->
        [one] { $count } game is put away. It is among all your games.
       *[other] { $count } games are put away. They are among all your games.
    }
page-listed-tables = Open tables
page-no-listed = Nobody waits for players now. Open a table and tick “{ page-listed }”.
page-seats-taken = { $taken } of { $players } seats taken
page-bots-play = Bots: { $levels }
page-watch = Watch
page-games = Games
page-game-rebel = Rebel Princess
    .text = Take tricks, but not the Princes in them: each one brings a proposal. Every round has a new rule, every princess a power of her own.
page-fan-work = An unofficial fan work for people who own the games. The names belong to their publishers. No account, no ads, no tracking.
page-licences = Licences
page-state =
    { $state ->
        [lobby]
            { $free ->
                [0] About to begin
                [one] { $free } seat is free
               *[other] { $free } seats are free
            }
        [sharing] The cards are being shuffled
        [between] Between two rounds
        [paused] Paused
        [over] Over
        [closed] Closed
       *[playing]
            { $game ->
                [rebel]
                    { $round ->
                        [0] In play
                       *[other] In play, round { $round }
                    }
               *[other] In play
            }
    }
page-damaged = Damaged: it cannot be opened
page-with = with { $names }
page-shared-seat = A bot played part of it for you.
page-go = Open
page-go-other = { $name } plays

## A new table

page-new-table = New table
page-new-table-of = New table: { $game }
page-tab-game-rebel = Rebel Princess
page-tab-game-r = R
page-tab-game-parlour = Parlour
page-tab-game-woo = Woo
page-presets = What to play
page-preset-ball = A full ball
    .text = Deluxe, 5 surprise rounds, with a finale as the last.
page-preset-first = First game
    .text = Deluxe, 5 simple rounds, one new idea at a time.
page-preset-three = Three dances
    .text = Deluxe, 3 surprise rounds, for a short evening.
page-preset-classic = The classic edition
    .text = The first rulebook, with its own 5 rounds to begin with.
page-settings =
    { $by ->
        [first-game] { page-edition-name }, { $players } players, { $count } rounds of a first game
        [anything] { page-edition-name }, { $players } players, { $count } rounds of any kind
        [chosen]
            { $count ->
                [one] { page-edition-name }, { $players } players, { $count } chosen round
               *[other] { page-edition-name }, { $players } players, { $count } chosen rounds
            }
       *[random] { page-edition-name }, { $players } players, { $count } random rounds
    }
page-edition-name =
    { $edition ->
        [classic] Classic
       *[deluxe] Deluxe
    }
page-guests =
    { $open ->
        [0]
            { $bots ->
                [one] You and { $bots } bot.
               *[other] You and { $bots } bots.
            }
        [one]
            { $bots ->
                [0] { $open } seat is open.
                [one] { $bots } bot, { $open } seat open.
               *[other] { $bots } bots, { $open } seat open.
            }
       *[other]
            { $bots ->
                [0] { $open } seats are open.
                [one] { $bots } bot, { $open } seats open.
               *[other] { $bots } bots, { $open } seats open.
            }
    }
page-guests-title = Guests
page-players-count = { $count } players
page-bots-hint = Seats without a bot stay open for friends with the link.
page-fewer = One fewer
page-more = One more
page-rounds = Edition and rounds
page-rounds-so =
    { $by ->
        [first-game] { page-edition-name }, { $count } rounds of a first game
        [anything] { page-edition-name }, { $count } rounds of any kind
        [chosen]
            { $count ->
                [one] { page-edition-name }, { $count } chosen round
               *[other] { page-edition-name }, { $count } chosen rounds
            }
       *[random] { page-edition-name }, { $count } random rounds, a finale last
    }
page-rounds-how = How the rounds are chosen
page-rounds-random = Random, a finale last (a card with an hourglass)
page-rounds-first-game = Those of a first game
page-rounds-anything = Any cards in any order
page-rounds-chosen = I choose them myself
page-round-earlier = Earlier
page-round-later = Later
page-round-away = Leave it out
page-rounds-pick = Tap a round to choose its card. A full game has 5 rounds; with fewer you can try things out.
page-round-surprise = A surprise
    .text = Drawn when the round begins.
page-round-more = One more round
page-edition = Edition
page-edition-deluxe = Deluxe: 12 princesses, the Rebel of the Ball
page-edition-classic = Classic: 10 princesses
page-length = How many rounds
page-length-5 = 5 rounds
page-length-3 = 3 rounds
page-begins-wedding = The book gives it to whoever was last at a wedding. Ask around, then pick the name.
page-begins-chooser = Whoever chooses a princess first leads first.
page-seat-number = Seat { $number }
page-princesses-how = How princesses are given out
page-princesses-by-default = As in the rulebook
page-princesses-by-two-keep-one = Two dealt to each, keep one
page-princesses-by-choose = Choose in turn
page-princesses-by-random = Dealt at random
page-princesses-by-none = None: nobody has a power
page-level = How well the bots play
page-level-missing = { $levels } cannot be had here: this server was set up without what they think with. Its host can install coronet[fast].
page-level-beginner = Beginner
    .text = Plays its own hand sensibly, forgets most of what was played, and slips now and then.
page-level-good = Good
    .text = Counts every card, plays low, empties a suit on purpose, and stops anyone about to take everything.
page-level-strong = Strong
    .text = Tries each card in a few hundred imagined deals before it plays.
page-level-expert = Expert
    .text = Reads your plays, weighs the whole game, and takes its time over what to pass.
page-level-outside =
    .text = Added by the host of this server; it plays in its own way.
page-pace = Pace of the bots
page-pace-relaxed = Relaxed
page-pace-normal = Normal
page-pace-quick = Quick
page-pace-instant = At once
page-open-memory = Open memory
    .text = All cards taken in a round stay visible.
page-hidden-counts = Hidden count
    .text = How many proposals each has collected in a round is shown only when it ends.
page-later-powers = Powers from the second round
    .text = Nobody uses a power in the first round.
page-chat-on = Chat and reactions
    .text = For everyone who is seated.
page-listed = Show on the list of tables
    .text = Otherwise only people with the link can find it.
page-watch-on = Let others watch
    .text = With it off, only those who play see the game while it runs.
page-open-table = Open the table
page-on-device = Play on this device
    .text = Against bots, or several people at this device: the house itself comes here, once, and needs no server and no network afterwards.
    .meanwhile = Meanwhile you can play on this device.

## The lobby

page-lobby =
    { $host ->
        [yes] Your table
       *[no] The table
    }
page-seats-all = Seats
page-open-seats =
    { $count ->
        [0] all seats taken
        [one] { $count } seat open
       *[other] { $count } seats open
    }
page-open-seat = Open seat
page-host = host
page-seat-kind =
    { $kind ->
        [open] waiting for a guest
        [bot] a bot: { $level }
        [away] away
       *[person] here
    }
page-ready = ready
page-im-ready = I am ready
page-not-ready = Not ready yet
page-sit = Take a seat
page-sit-here = Sit here
page-stand = Leave the seat
page-stand-sure = Yes, leave: a bot plays on
page-bot-here = Put a bot here
page-together = People on this device
    .text = They play here too. Between turns the page is covered until the next player has the device.
page-together-hint =
    { $count ->
        [0] pass it around
       *[other] { $count } more
    }
page-together-name = Their name
page-together-add = Add
page-together-full = Every seat is taken: send a bot away first to open one.
page-part = { $name } leaves
page-hand-over = Hand the device to { $name }
    .text = The cards are covered. { $name } plays next, so the others look away.
page-i-am = I am { $name }: show my cards
page-bot-away = Open the seat
page-kick = Send away
page-give-host = Make them host
page-start = Start the ball
page-start-hint =
    { $count ->
        [0] All seats are taken.
        [one] { $count } seat is open. Start now and a bot takes it.
       *[other] { $count } seats are open. Start now and bots take them.
    }
page-host-starts = The host starts the ball.
page-welcome-guest = You are in
page-welcome-watcher = You are invited
page-take-seat = Choose your name and take a seat.
page-invite = Invite friends
page-invite-label = Invitation link
page-invite-text =
    { $timed ->
        [yes] { $host } invites you to { $game }, { $time }. The code is { $letters }.
       *[no] { $host } invites you to { $game }. The code is { $letters }.
    }
page-invited =
    { $timed ->
        [yes] { $host } invites you to { $game }, { $time }.
       *[no] { $host } invites you to { $game }.
    }
page-invite-letters = Or tell them this code
    .text = Friends type it at “Link or code” on the first page.
page-invite-fresh = New link, the old ones stop working
page-spectators = For spectators
page-spectators-hint = a link to watch, without a seat
page-position = Copy this position
page-position-line = The position in one line
page-watch-link = Link to watch
page-qr = QR code of the link
page-reach-local = Works only on this computer. For others, open this page at the network address that Coronet names when it starts.
page-reach-lan = Works for everybody on the same Wi-Fi or network.
page-reach-public = Works anywhere.
page-while-waiting = While you wait

## The table

page-table = Table
page-rules-in-force = Rules in force
page-talk = Story and score
page-stage = The trick
page-desk = Your place
page-round-short = Round { $number }
page-mark =
    { $part ->
        [set] Set { $number }
        [deal] Deal { $number }
        [night] Night { $number }
        [game] Game { $number }
       *[round] Round { $number }
    }
page-round-long = Rebel Princess · Round { $number } of { $of }
page-round-trick = Rebel Princess · Round { $number } of { $of } · Trick { $trick }
page-seats = Other players
page-seat =
    { $power ->
        [ready] { $princess_name }, power ready, cards in hand { $hand }, tricks { $tricks }, proposals { $total }
        [later] { $princess_name }, power from round 2 on, cards in hand { $hand }, tricks { $tricks }, proposals { $total }
        [used] { $princess_name }, power used, cards in hand { $hand }, tricks { $tricks }, proposals { $total }
       *[none] { $princess_name }, cards in hand { $hand }, tricks { $tricks }, proposals { $total }
    }
page-no-princess = no princess
page-own-plate = Your princess and your rounds
page-count-hand = cards in hand
page-count-tricks = tricks taken
page-count-total = proposals so far
page-count-round = proposals in this round
page-seat-so-far = { $plate }, in this round { $points }
page-bot-plays = bot is playing
page-gone = gone { $time }
page-gone-waits = The table waits for { $seat }.
page-let-bot-play = Let a bot play for { $seat }
page-wait-for = Wait
page-stand-in = { $name } (bot) plays for you.
page-stand-in-left = You have left your seat. { $name } (bot) plays on.
page-take-your-seat = Take your seat
page-choosing = choosing
page-aside =
    { $count ->
        [one] { $count } card aside
       *[other] { $count } cards aside
    }
page-frozen = frozen card
page-card-new = new
page-card-frozen = frozen
page-card-planned = planned
page-card-hint = suggested
page-runner = Cards in order of play
page-given = Cards to choose from
page-from =
    { $seat-is ->
        [you] yours
       *[other] from { $seat }
    }
page-place-empty = to play
page-winning = winning
page-led = led
page-your-turn = your turn
page-is-winning =
    { $seat-is ->
        [you] You are winning with { $card }.
       *[other] { $seat } is winning with { $card }.
    }
page-last-trick =
    { $seat-is ->
        [you] Last trick: yours
       *[other] Last trick: { $seat }
    }
page-no-last-trick = The last trick is shown only until the next lead.
page-prompt-tap = Tap the table to go on, or wait.
page-moment-door = From now on Princes may be led.
page-moment-frog =
    { $seat-is ->
        [you] The Frog jumps to you: 5 proposals.
       *[other] The Frog jumps to { $seat }: 5 proposals.
    }
page-gifts =
    { $count ->
        [one] { $count } gift on the pile
       *[other] { $count } gifts on the pile
    }
page-own-gifts = yours:
page-own-aside = Set aside:
page-hand =
    { $count ->
        [0] Your hand is empty
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
page-watching = You are watching.
page-ask-seat = Ask for { $seat }’s seat
page-asked-seat = You asked for { $seat }’s seat. Those who play decide.
page-asks-seat = { $name } asks for { $seat }’s seat.
page-ask-yes = Yes
page-ask-no = No
page-ask-back = Never mind
page-ask-refused = Not this time. You can ask again in a minute.
page-princesses = Princesses
page-suits = Suits
page-players = Players

## What a button does

page-do-play = Play { $cards }
page-do-aside = Set { $cards } aside
page-do-gift = Give { $cards }
page-do-give = Give { $cards }
page-do-keep = Keep { $cards }
page-do-deal = Deal { $cards }
page-do-freeze = Freeze { $cards }
page-do-trade = Trade { $cards }
page-do-pass =
    { $count ->
        [one] Pass { $count } card
       *[other] Pass { $count } cards
    }
page-do-half =
    { $count ->
        [one] Set { $count } card aside
       *[other] Set { $count } cards aside
    }
page-do-swap = Swap them
page-do-haggle = Swap them
page-do-choose = Dance as { $princess-inside }
page-slots-missing = { $count } more
page-pick-card = Pick a card
page-pick-princess = Pick a princess
page-planned = Planned: { $cards }. Tap it again to take it back.
page-plan-off = Not played as planned. { $why }
page-slots-how = Tap a card to place it, tap its slot to take it back.
page-slot-to = to { $seat }
page-slot-aside = for later
page-pending = You can take it back until everyone is ready.
page-prompt-chosen = Chosen. Waiting for { $seats }.
page-slots-next =
    { $way ->
        [left]
            { $first ->
                [yes] Choose a card for { $seat }, on your left.
               *[no] Now a card for { $seat }, on your left.
            }
       *[right]
            { $first ->
                [yes] Choose a card for { $seat }, on your right.
               *[no] Now a card for { $seat }, on your right.
            }
    }
page-slots-full = Both are chosen: pass them on.
page-take-back = Take back
page-power-use = Use it
page-power-disarm = Play without it
page-power-later = Not now
    .means = ask me again soon
page-power-not-this-trick = Not this trick
    .means = ask me in the next
page-power-not-this-round = Not this round
    .means = ask me in the next
page-power-nothing = There is nothing to use it on just now. You are asked all the same, so that nobody can tell.
page-power-return = Give it back
page-again-power =
    { $on ->
        [seat] Press again: use the power on { $seat }.
        [suit] Press again: use the power on { $suit-name }.
       *[nothing] Press again: use the power.
    }
page-again-show = Press again: show your { $suit-name }.
page-again-return = Press again: give the card back.
page-again-fold = Press again: fold.
page-no-thanks = No thanks
page-power-asleep = asleep this round: wake up
page-power-once = Once per round.
page-power-state =
    { $power ->
        [ready] Her power is ready.
        [used] Her power has been used this round.
        [later] Her power begins in the second round.
       *[none] No power.
    }
page-armed = Now pick a shining card.
page-prompt-armed = Your power is ready: pick a shining card.
page-haggle-how = Pick a card from the trick and one from your hand.
page-step-give = Everyone gives
page-step-keep = Keep one
page-step-deal = Deal the rest
page-step-draw = Draw a card
page-step-trade = Trade or give back
page-step-look = Look at two
page-step-freeze = Freeze one
page-still-choosing =
    { $seats-are ->
        [you] You are still choosing.
       *[others]
            { $count ->
                [one] { $seats } is still choosing.
               *[other] { $seats } are still choosing.
            }
    }
page-prompt-sharing = The cards are being shuffled together.
page-prompt-paused = Paused.
page-prompt-paused-by =
    { $seat-is ->
        [you] Paused by you.
       *[other] Paused by { $seat }.
    }
page-prompt-between = { $part ->
    [set] The set is over.
    [deal] The deal is over.
    [game] This game is over.
   *[round] The round is over.
}
page-prompt-closed = This table is closed.
page-next = Next round
page-hold = Hold ({ $seconds } s)
page-wait-next = Wait a moment

## Panels and sheets

page-tab-story = Story
page-tab-score = Score
page-tab-chat = Chat
page-story = Story
page-story-none = Nothing has happened yet. Every step will be told here.
page-story-trick = Trick { $number }
page-chat = Chat
page-chat-off = There is no chat at this table.
page-chat-empty =
    { $who ->
        [seated] Nobody has said anything yet: say hello.
        [other] Nobody has said anything yet. Who takes a seat may write here.
       *[muted] You have muted the chat.
    }
page-chat-mute = Mute the chat
    .text = Only for you. The others are not told.
page-heard = { $name }: { $text }
page-chat-label = Write a message
page-chat-send = Send
page-mute = Mute { $name }
page-unmute = Hear { $name } again
page-reactions = Reactions
page-react-applause = Applause
page-react-oh-no = Oh no
page-react-thinking = Let me think
page-react-hurry = Whenever you like
page-react-well-played = Well played
page-react-laugh = Ha ha
page-rule = This rule is in force at this table.
page-sheet-score = Score sheet
page-sheet-talk = Story and chat
page-sheet-menu = Menu
page-sheet-last-trick = The last trick
page-score-sheet = Score sheet
page-no-score = No round has been finished yet. Each one will be counted here.
page-all-rounds = All rounds
page-round-so-far = Round { $number } so far
page-round-so-far-text = What only comes when the round ends is not counted yet.
page-round-now = now
page-player = Player
page-seat-counts = Cards in hand { $hand }, tricks { $tricks }, proposals { $total }.
page-seat-rounds = Rounds so far: { $scores }
page-is-bot = A bot.
page-open-cards = Open cards:
page-taken-cards = Taken in this round:
page-pause = Pause the game
page-resume = Resume
page-move-seat = Move my seat to another device
page-move-code = Type this code on the other device, within 10 minutes: { $code }
page-close-table = Close the table
page-close-sure = Yes, close it for everyone

## What chips mean

page-chip-led = Follow this suit if you can.
page-chip-parity = Odd follows odd and even follows even, if you can.
page-chip-princes-in = A Prince has slipped in: now they may be led.
page-chip-princes-outside = Nobody may lead a Prince before one has slipped in.
page-chip-low-wins = The lowest number wins this trick.
page-chip-prince-first = Rapunzel asks: the leader must lead a Prince if they hold one.
page-chip-suit-named = The Little Mermaid named this suit: the leader must lead it if they hold any.
page-chip-suits-in-vain = The Little Mermaid named these, but the leader has none.
page-chip-above-five = The Pea Princess makes the others play above 5 in this trick.
page-chip-free = Thumbelina need not follow suit in this trick, but cannot play a Prince or the Frog.
page-chip-frozen = The Ice Princess has frozen a card: it must be played in this trick.

## The end

page-end = The end of the ball
page-practise = Practise once more
page-rematch = Rematch
page-wants-another =
    { $count ->
        [one] { $seats } wants another game.
       *[other] { $seats } want another game.
    }
page-join-in = Join in
page-another-waits = Waiting for { $seats }.
page-begin-without = Begin without waiting
page-lay-anew = Change the table
page-laid-anew = The table is being laid anew.
page-to-table = To the table
page-evening = Score of the evening
page-evening-won = Games won
page-evening-which =
    { $count ->
        [0] none of { $played }
        [one] game { $games }
       *[other] games { $games }
    }
page-proposals =
    { $count ->
        [one] { $count } proposal
       *[other] { $count } proposals
    }
page-seal = The shuffle
page-no-seal = This shuffle cannot be checked: it was not sealed.
page-seal-how = Before the first card, the server and each player’s page put in a secret number. Together they decided the order of the cards, so nobody could choose it.
page-seal-ball = The cards follow from the day by a public formula: anyone can work them out anew, and nobody could choose them.
page-seal-mark = Seal, the fingerprint of the server’s number: { $mark }
page-seal-missing = Missing parts of the shuffle: { $seats }.
page-seal-limits = This proves that nobody chose the cards. It cannot prove that whoever runs the machine did not look.
page-verify = Verify
page-check-kept =
    { $holds ->
        [yes] The seal is the one that this page saw before the first card.
       *[no] The seal is not the one that this page saw before the first card.
    }
page-check-secret =
    { $holds ->
        [yes] The secret fits the seal.
       *[no] The secret does not fit the seal.
    }
page-check-shares =
    { $holds ->
        [yes] All parts fit their hashes.
       *[no] A part does not fit its hash.
    }
page-check-settings =
    { $holds ->
        [yes] Seats and settings are those that were sealed.
       *[no] Seats or settings are not those that were sealed.
    }
page-check-draws =
    { $holds ->
        [yes] Every card came as the seal says.
       *[no] A card did not come as the seal says.
    }
page-check-marks =
    { $holds ->
        [yes] What this page was told in play stands in the log unchanged.
       *[no] The log is not what this page was told in play.
    }
page-check-log =
    { $holds ->
        [yes] The log of the game is here.
       *[no] The log of the game could not be read.
    }

## Connection and other states

page-loading = A moment
    .text = The table is being laid.
page-conn-lost = Connection lost. Trying again…
page-conn-restart = The server is restarting; nothing is lost.
page-conn-sending = Sending…
page-conn-back = You are back.
page-conn-back-played = You are back. Played in the meantime: { $seats }.
page-unknown = There is nothing here
    .text = This address leads nowhere.
page-closed = This table is closed
    .text = It was closed by its host.
page-broken = Something broke on this page
    .text = Your game is safe on the server.
page-details = Details
page-bye-version = A new version is ready
    .text = Reload the page. Your seat is kept.
page-bye-kicked = The host has asked you to leave this table
    .text = You can open a table of your own.
page-bye-no-table = No such table
    .text = The link may be old, or the table is over. Ask for a new link, or open a table of your own.
page-bye-damaged = This table is damaged
    .text = The server cannot read what it kept of it. Your other games are fine.
page-bye-not-watched = Nobody may watch this game
    .text = Only those who play see this table while the game runs. You can open a table of your own.
page-bye-link-ended = This link has ended
    .text = Ask the host for a new one, or open a table of your own.
page-bye-token = This device is no longer known here
    .text = Try again to come in as a new guest.
page-bye-other = The connection ended
    .text = Try again in a moment.

## What the room tells, in the story

room-paused =
    { $seat-is ->
        [you] You pause the game.
       *[other] { $seat } pauses the game.
    }
room-resumed =
    { $seat-is ->
        [you] You resume the game.
       *[other] { $seat } resumes the game.
    }
room-sat =
    { $seat-is ->
        [you] You sit down.
       *[other] { $name } sits down.
    }
room-asks-seat = { $name } asks for { $seat }’s seat.
room-stood = { $name } leaves the table.
room-kicked = { $name } is sent away.
room-host =
    { $seat-is ->
        [you] You are the host now.
       *[other] { $seat } is the host now.
    }
room-back =
    { $seat-is ->
        [you] You are back.
       *[other] { $seat } is back.
    }
room-bot-plays =
    { $seat-is ->
        [you] A bot plays for you.
       *[other] A bot plays for { $seat }.
    }
room-stand-in =
    { $by_seat-is ->
        [you] You let { $name } play for { $seat } (bot: { $level ->
            [beginner] beginner
            [strong] strong
            [expert] expert
           *[good] good
        }).
       *[other] { $by_seat } lets { $name } play for { $seat } (bot: { $level ->
            [beginner] beginner
            [strong] strong
            [expert] expert
           *[good] good
        }).
    }
room-bot-stands-in = { $name } plays for { $seat } (bot: { $level ->
        [beginner] beginner
        [strong] strong
        [expert] expert
       *[good] good
    }).
room-waits =
    { $by_seat-is ->
        [you] You wait for { $seat }.
       *[other] { $by_seat } asks everybody to wait for { $seat }.
    }
room-plays-as =
    { $before ->
        [expert] { $seat } cannot think as an expert on this server, and plays on as a good player.
        [strong] { $seat } cannot think as a strong player on this server, and plays on as a good one.
       *[other] { $seat } does not answer any more: a good player of this server plays on.
    }
room-time-up =
    { $seat-is ->
        [you] Your time is up: a bot chooses for you.
       *[other] { $seat }'s time is up: a bot chooses.
    }
room-hint =
    { $seat-is ->
        [you] You ask for a hint.
       *[other] { $seat } asks for a hint.
    }
room-sealed = All have shuffled together, and it can be checked at the end: nobody can have chosen the cards.
room-ball = This is the ball of { $date }: the same cards and the same bots for everybody.
room-share-missing =
    { $seat-is ->
        [you] Your part of the shuffle did not arrive in time.
       *[other] { $seat }'s part of the shuffle did not arrive in time.
    }
room-again =
    { $seat-is ->
        [you] You ask for another game.
       *[other] { $seat } asks for another game.
    }
room-outdated = The rules have been mended since that game began, so it cannot go on. Finished results are kept; begin a new game.
room-closed = The table is closed.

## Why the server refused something

refuse-stale = That moment has passed. Look at the table again.
refuse-not-yours = That is not yours to change.
refuse-not-seated = Take a seat first.
refuse-not-host = Only the host can do that.
refuse-wrong-state = That cannot be done now.
refuse-paused = The game is paused. Press Resume first.
refuse-full = There is no free seat.
refuse-off =
    { $what ->
        [undo] You have changed your mind ten times here. This choice stands.
        [pause] You have paused twice in this game already.
        [hint] The host has switched hints off at this table.
        [ball] The ball of the day is the same for everybody: nothing of it can be changed.
       *[other] That is switched off at this table.
    }
refuse-no-hint =
    { $reason ->
        [warming] The bots are still getting ready. The hint comes by itself.
        [busy] The bots have a lot to think about just now. The hint comes by itself.
        [compiler] This server was set up without the compiler that hints need. Its host can install coronet[fast].
        [game] There are no hints for this game.
       *[other] No hint could be found. Try again.
    }
refuse-bad-setting =
    { $field ->
        [name] Choose a name with 1 to 24 characters.
        [text] Write a message with 1 to 200 characters.
        [players] This does not fit: there must be a seat for everyone who has sat down.
       *[other] { $field }: this does not fit. Allowed: { $allowed }.
    }
refuse-no-level = Bots of that level cannot think on this server. Choose another level.
refuse-expired = This link has expired. Ask for a new one.
refuse-used = This link has been used. Ask for a new one.
refuse-banned = The host has asked you to leave this table.
refuse-rate = A little slower, please. Try again in a moment.
refuse-busy = There is too much going on right now. Try again in a moment.
refuse-retry = That did not go through. Try again.
refuse-disk-full = The server’s disk is full, and nothing was changed. It goes on by itself once there is room.
refuse-other = The server said no ({ $code }).

## Settings

page-sheet-settings = Settings
page-set-look = Look
page-set-cards = Cards
page-set-pace = Pace and sound
page-set-people = Questions and people
page-set-data = This seat and your data
page-set-kept = Settings are kept on this device and take effect right away; there is nothing to save.
page-language = Language
page-language-auto = Automatic
page-language-en = English
page-language-fr = Français
page-language-pl = Polski
page-text = Text size
page-text-100 = 100%
page-text-125 = 125%
page-text-150 = 150%
page-order = Order of your hand
page-order-suits = Suits
page-order-alternating = Alternating
page-order-numbers = Numbers
page-low-left = Low cards on the left
page-press = To play a card
    .text = Automatic: two taps on a touch screen, one click with a mouse.
page-press-device = Automatic
page-press-two = Always two
page-press-one = Always one
page-last-card = Play the last card automatically
    .text = Only when one card is left.
page-plan = Plan ahead
    .text = Tap a card while others play: at your turn it is played, if it may be.
page-motion = Motion
page-motion-off = Off
page-motion-brisk = Brisk
page-motion-normal = Normal
page-motion-calm = Calm
page-sound = Sound
    .text = Short sounds, no music.
page-volume = Volume
page-sound-ask = Play with sound?
    .text = Short sounds, no music. You can change it in the menu.
page-sound-yes = Sound on
page-sound-no = No sound
page-buzz = Vibrate on your turn
page-ask = Ask about my power
    .text = “Never” declines for you; one tap wakes it up for a round.
page-ask-always = Always
page-ask-never = Never
page-set-chat = Chat and reactions
    .text = Others do not notice when you switch them off.
page-notify = Tell me when it is my turn
    .text = A notification while the page is in the background.
page-letters = Letters as keys
    .text = Such as P for the main button; press ? for the full list.
page-forget = Delete my data…
page-forget-sure = Yes: leave every table and forget me
page-export = Export my data

## Keys

page-sheet-keys = Keys
page-key-arrows = ← → ↑ ↓
    .text = move in the hand, the seats, the trick, the chips
page-key-digits = 1 … 9
    .text = the card at that place in the hand
page-key-suits = Page Up, Page Down
    .text = the suit before or after
page-key-enter = Enter
    .text = lift a card; once more plays it
page-key-p = P
    .text = the main button
page-key-power = U, N, R
    .text = use the power, not now, not this round
page-key-i = I
    .text = read what has the focus; Esc closes
page-key-sheets = S, L, G, C, M
    .text = score sheet, last trick, story, chat, menu
page-key-t = T
    .text = read the trick aloud
page-key-move = Ctrl + ← →
    .text = move a card within the hand

## A card, read closely

page-place =
    { $winning ->
        [yes] { $number } of { $of }: { $seat }, { $label }, winning
       *[no] { $number } of { $of }: { $seat }, { $label }
    }
page-suit-F = A Fairy. Fairies carry no proposals.
page-suit-P = A Pet. Pets carry no proposals, except the Frog, the 8, with 5.
page-suit-Q = A Queen. Queens carry no proposals.
page-suit-C = A Prince. Every Prince is 1 proposal for whoever takes him.
page-card-worth =
    { $way ->
        [more] In this round it counts { $count } more.
       *[less] In this round it counts { $count } less.
    }
page-card-wild = In this round it follows any suit.
page-card-refused = Not now: { $reason }
page-badge-prince = Princes ×{ $count }
page-badge-exempt = exempt
page-badge-no-trick = no trick: { $count }
page-badge-kept = keeps { $count }
page-tool-last-trick = Last trick
page-tool-settings = Settings
page-tool-hint = Hint
page-hint-thinking = Trying your choices in deals that fit what you see…
page-hint-do = Do it
page-hint-more = More
page-hint-less = Less
page-hint-later = You can ask for a hint when it is your turn.
page-got-gave = What you gave and got in this round
page-looked = What was only looked at
page-move-looked =
    { $to-is ->
        [you] { $from } holds
       *[other] { $to } saw
    }
page-move-passed =
    { $to-is ->
        [you] From { $from }
       *[other] To { $to }
    }

## The score sheet

page-your-round =
    { $points-sign ->
        [minus]
            { $points-size ->
                [one] Round { $number }: { $points }, you lose { $points-size } proposal
               *[other] Round { $number }: { $points }, you lose { $points-size } proposals
            }
       *[plus]
            { $points ->
                [one] Round { $number }: you got { $points } proposal
               *[other] Round { $number }: you got { $points } proposals
            }
    }
page-all-exempt-bathroom-break = All are level before this round, so every Prince counts 1.
page-round-over = Round { $number } is over
page-place-column = Place
page-rank-up = up
page-rank-down = down
page-next-leads =
    { $seat-is ->
        [you]
            { $by ->
                [last-trick] You lead: the last trick was yours.
               *[lowest-total] You lead: no total is lower.
            }
       *[other]
            { $by ->
                [last-trick] { $seat } won the last trick and leads.
               *[lowest-total] { $seat } leads: no total is lower.
            }
    }
page-next-last = Round { $number } of { $of }, the last.
page-next-of = Round { $number } of { $of }.

## Rules

page-read-rules = Read the rules
page-learn-meanwhile = Learn it in three tricks
page-rules = Rules
page-rules-rounds = Round cards
page-rules-princesses = Princesses
page-rules-basics = The game
page-rules-search = Search the rules
page-rules-example = void, Frog, pass…
page-rules-none = Nothing found. Try another word.
page-rules-asked = Often asked
page-rules-with = With { $name }
page-rules-letters = The letters go from a, the simplest card, upwards.
page-rules-letter =
    { $edition ->
        [classic] classic { $letter }
       *[deluxe] deluxe { $letter }
    }
page-rules-try = Try this round
page-rules-try-game = Try it against bots
page-rules-worked = For example
page-rules-refused =
    { $seat-is ->
        [you] You may not play { $card }.
       *[other] { $seat } may not play { $card }.
    }
page-rules-characters = Cards
page-rules-variants = Variants
page-rules-parlour = Parlour games
page-rules-gifts = Special gifts
page-rules-copy = Copy the link
page-rules-print = Print
page-rules-index = Cards and topics

## Replay

page-log = Open a log
    .text = Drop the log of a game anywhere on this page, or choose the file: it is checked and replayed with all hands open. Nothing is kept.
page-log-choose = Choose a file
page-log-drop = Drop the log here
page-log-reading = The log is being replayed.
page-log-seat = Seat { $number }
page-log-no =
    { $code ->
        [too-big] This file is too long for the log of a game.
        [too-slow] This log takes too long to replay.
        [busy] Too many logs are being replayed right now. Try again in a moment.
        [rate] Too many logs in a short time. Try again in a moment.
        [bad-log] This is not the log of a game that can be replayed here.
        [game] The page cannot show this game yet. The log itself is in order.
       *[other] The server cannot be reached right now.
    }
page-replay = Replay
page-replay-loading = The game is being replayed.
page-replay-none = This replay cannot be shown
    .text = The game is not over yet, or it is no longer here.
page-replay-start = The cards are dealt.
page-replay-step = Step { $number } of { $of }
page-replay-rail = Place in the game
page-replay-first = First
page-replay-back-trick = Previous trick
page-replay-back = Step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = Next step
page-replay-next-trick = Next trick
page-replay-last = Last
page-replay-speed = Speed { $speed }
page-replay-eye =
    { $open ->
        [yes] Hide the other hands
       *[no] Show all hands
    }
page-replay-share = Copy the link to this moment
page-watch-replay = Replay
page-review = Review

## Own games

page-my-games-title =
    { $count ->
        [0] No finished games yet
        [one] Your { $count } game
       *[other] Your { $count } games
    }
page-my-games-won = You won { $won } of them. An even share would be { $fair }.
page-my-games-none = Play one to the end, and its result stands here.
page-my-games-no-fit = None fits what you have chosen above. Choose something else.
page-running-games = Games in progress
page-filter-edition = Edition
page-filter-edition-any = any edition
page-filter-edition-classic = classic
page-filter-edition-deluxe = deluxe
page-filter-players = Players
page-filter-players-any = any number
page-filter-since = Since
page-filter-since-any = the beginning
page-filter-since-30 = the last 30 days
page-filter-since-365 = the last year
page-figure-won = games won, { $percent }
page-figure-place = average place; { $fair } would be par
page-figure-score = proposals per game; table average { $others }
page-figure-best = your lowest total
page-won-of = { $won } of { $count }
page-by-princess = By princess
    .text = Proposals per game; lower is better. The line is your average, { $mean }; the bar shows how sure this is.
page-by-opponent = By opponent
    .text = How often you finish ahead. The line is half of the games.
page-few-folded =
    { $count ->
        [one] { $count } more with fewer than 4 games is not shown.
       *[other] { $count } more with fewer than 4 games are not shown.
    }
page-show-all = Show all
page-games-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
page-legend-better = better than the line
page-legend-worse = worse
page-legend-grey = grey: too close to call
page-results = Results
page-result-place-of = { $place } of { $players }
page-show-more = Show { $count } more
page-your-data = Your data
    .text = Your name, your games and your chat messages. Nothing else is kept.
page-plot-row = { $name }: { $value }, between { $low } and { $high }

## The end, in full

page-end-sum = { $totals }.
page-end-total =
    { $seat-is ->
        [you]
            { $first ->
                [yes] You have { $total }
               *[no] you have { $total }
            }
       *[other] { $seat } has { $total }
    }
page-tonight = Tonight
page-best-round = Your best round
    .text = { $round }: { $points }
page-frog = The Frog
    .text = went to { $takers }
page-frog-taker =
    { $seat-is ->
        [you]
            { $count ->
                [1] you once
                [2] you twice
               *[other] you { $count } times
            }
       *[other]
            { $count ->
                [1] { $seat } once
                [2] { $seat } twice
               *[other] { $seat } { $count } times
            }
    }

## New table, in full

page-preset-ball-time = about 35 min
page-preset-first-time = about 30 min
page-preset-three-time = about 20 min
page-preset-classic-time = about 35 min
page-preset-own = Your own
page-a-bot = A bot
page-fold-princesses = Princesses
page-fold-rest = House rules and pace
page-rest-memory =
    { $on ->
        [yes] open memory
       *[no] as in the rulebook
    }
page-rest-counts =
    { $on ->
        [yes] hidden count
       *[no] count shown
    }
page-rest-powers =
    { $on ->
        [yes] powers from the second round
       *[no] powers from the start
    }
page-rest-chat =
    { $on ->
        [yes] chat on
       *[no] chat off
    }
page-rest-listed =
    { $on ->
        [yes] listed
       *[no] private
    }
page-rest-clock =
    { $clock ->
        [0] no clock
        [30] 30 seconds per decision
        [60] 60 seconds per decision
        [120] 2 minutes per decision
        [86400] 1 day per decision
       *[other] 3 days per decision
    }
page-rest-hints =
    { $on ->
        [yes] hints
       *[no] no hints
    }
page-clock = Time for a decision
    .text = When the time is up, a bot chooses.
page-clock-0 = No clock: take your time
page-clock-30 = 30 seconds
page-clock-60 = 60 seconds
page-clock-120 = 2 minutes
page-clock-86400 = 1 day
page-clock-259200 = 3 days
page-time-left =
    { $unit ->
        [seconds] { $count } s
        [hours] { $count } h
       *[days] { $count } d
    }
page-time-left-label =
    { $seat-is ->
        [you] Your time: { $left }
       *[other] { $seat }'s time: { $left }
    }
page-hints-on = Hints
    .text = Everyone is told who asks for one.
page-you-host = host
page-by-link = by link
page-change-table = Change the table
page-share = Share

## Tips of the guided first game: a title, what it means now, and one sentence more.

page-tip-count = tip { $number } of { $of }
page-tip-skip = Skip the tips
page-tip-got-it = Got it
page-tip-pass = First, give some cards away
    .text = High cards take tricks: give those. Tap as many cards as there are slots.
    .more = You can take them back until everyone is ready, and you get yours once all have chosen.
page-tip-lead = You lead
    .text = Play any shining card. The others must follow its suit if they can.
    .more = The highest card of that suit takes the trick, and its winner leads the next.
page-tip-follow = Follow the suit that was led
    .text = { $suit-name } were led and you hold some, so you must play one: the bright cards.
    .more = The highest of them takes all the cards.
page-tip-void = You hold none of that suit
    .text = { $suit-name } were led and you have none: play whatever you like.
    .more = Such a card cannot win: a good moment to get rid of a Prince or the Frog.
page-tip-princes-in = The Princes are in
    .text = Someone has thrown a Prince, so from now on Princes may be led as well.
    .more = Every Prince you take is a proposal.
page-tip-frog-out = A chance to get rid of the Frog
    .text = You have no { $suit-name }, so play anything: it cannot win.
    .more = Throw the Frog, and whoever takes this trick takes its 5 proposals.
page-tip-frog = There is the Frog
    .text = The 8 of Pets is worth 5 proposals to whoever takes this trick.
    .more = He counts as a Pet like any other.
page-tip-power = Your princess has a power
    .text = Use it once per round. “{ page-power-later }” asks you again soon, “{ page-power-not-this-trick }” and “{ page-power-not-this-round }” leave you in peace until then.
    .more = Tap her picture to read what it does.
page-tip-trick = The last trick
    .text = It is face up until the next lead; then nobody may look again.
    .more = What you took is counted when the round ends.
page-tip-score = The round is counted
    .text = Each line shows the cards it counts. Fewer proposals are better.
    .more = The next round brings a new rule: its card is below.
