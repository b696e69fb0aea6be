### Why what was typed is refused, in one line: input- is the sentence, allowed- what would be right.
### Code names what would be right in English; cli/refusals.py finds its message here and says it in every language.

input-refused =
    { $more ->
        [allowed] { $field }: { $value } is not allowed here; choose { $allowed }
        [near] { $field }: { $value } is not allowed here; choose { $allowed } ({ $near }?)
       *[nothing] { $field }: { $value } is not allowed here
    }
input-missing =
    { $more ->
        [allowed] { $field }: a value is missing here; choose { $allowed }
        [near] { $field }: a value is missing here; choose { $allowed } ({ $near }?)
       *[nothing] { $field }: a value is missing here
    }
input-line = { $source } line { $line }, { $field }
input-source = { $source }, { $field }
input-ended = the input has ended before the command was done
input-broke = something broke
input-broke-kept = something broke; details in { $file }
input-broke-lost = something broke; set CORONET_DEBUG=1 to see the details
input-no-option = there is no option { $name }
input-no-option-near = there is no option { $name }; did you mean { $near }?
input-argument = { $name } is missing: see { $help }
input-option-value = { $name } needs a value
input-bad-value = { $name }: this value does not fit; see { $help }
input-extra-words = too many words: { $value }; see { $help }

## What would be right

allowed-from-to = { $least } to { $most }
allowed-or = { $first } or { $second }
allowed-one-of = one of { $names }
allowed-some-of = some of { $names }
allowed-at-most = at most { $number }
allowed-at-most-bytes = at most { $number } bytes
allowed-or-more = { $number } or more
allowed-whole-number = a whole number from { $least } to { $most }
allowed-letters = 1 to { $number } letters
allowed-days = 1 to { $number } days
allowed-for-each-seat = { $names }, one for each seat
allowed-for-each-seat-that-chooses = { $names } for these settings, one for each seat that chooses
allowed-for-each-or-all = { $names }, one for each seat, or one for all
allowed-bots-for-each-or-all = { $names }: one for each seat, or one for all
allowed-bot = NAME=COMMAND, the name in small letters, digits and hyphens, and no level
allowed-word-or-seat = { $names }, or a seat from { $least } to { $most }
allowed-seat-of-table = a seat from { $least } to { $most }
allowed-variants = a list of variants
allowed-gifts = a table with lists of cards for any of { $names }
allowed-practice = 5 rounds, or 1 to 4 as practice
allowed-rounds-listed = { $number }, the number of rounds listed
allowed-rounds-once = each round at most once
allowed-princess-once = each princess at most once
allowed-variant-once = each variant once
allowed-in-edition = { $names } in the { $edition } edition
allowed-rounds-or-way = a list of rounds of the { $edition } edition, or { $names }
allowed-round-of = a round of the { $edition } edition
allowed-round-or-surprise = a round of the { $edition } edition, or { $names }
allowed-by-seat = a list by seat, or { $names }
allowed-names-for-seats = { $number } names, one for each seat; none for a seat without
allowed-open-memory = open_memory: true or false; counts: shown or hidden; powers: first-round or second-round
allowed-only = only { $name }
allowed-one-of-two = one of the two ({ $reason })
allowed-new-file = a new file; --resume goes on with a game that was kept
allowed-folder-exists = a file in a folder that exists
allowed-folder-in-folder = a folder in a folder that exists, or { $name }
allowed-file-named = a file { $name }
allowed-logs-folder = a folder with logs in it, { $name }
allowed-name-value = NAME=VALUE, like { $name }
allowed-setting-names = names and values of settings, like { $name }
allowed-value = a value: { $name } VALUE
allowed-log-header = a log that begins with its header
allowed-log-has-there = what a log has there
allowed-json = one JSON object
allowed-rules-draw = what the rules draw here
allowed-version = version { $number }
allowed-no-other-logs = a folder without other logs
allowed-these-games = the folder of these very games, or a new one
allowed-this-tournament = the results of this very tournament, or a new file
allowed-results = results with at least one deal set
allowed-solved = a game that is solved
allowed-can-be-reviewed = { $names }: the games that can be reviewed
allowed-must-choose = a seat that must choose
allowed-address = an address
allowed-without-path = { $name }, without a path
allowed-file-not-there = a file that is not there yet
allowed-backup-file = a file written by coronet backup
allowed-empty-folder = an empty folder, or any with --force
allowed-path = a path from / to /, such as /cards/
allowed-a-folder = a folder
allowed-later = { $number } or later
allowed-conformance-file = a file of conformance cases ({ $reason })
allowed-coloured-cards = { $number } of { $names }
allowed-position = one position for each item got
allowed-draws-from = what { $name } draws from, each once
allowed-settings-of-game = settings that a game has
allowed-mark = a revision and its mark in 32 letters, as in { $name }
allowed-seal = { $least } to { $most } of the letters 0 to 9 and a to f
allowed-position-line = one line: a game, its settings, | and what lies where
allowed-line-letters = one line of at most { $number } letters
allowed-name-once = each name once
allowed-cards-like = cards, each once, like { $name }
allowed-card-like = a card, like { $name }
allowed-one-place = each card in one place
allowed-known-cards = cards that are known, or add { $name }
allowed-lie-so = unknown cards that can lie so
allowed-played-on = a position that can be played on
allowed-numbers-from-to = numbers from { $least } to { $most }
allowed-whole-up-to = a whole number up to { $number }
allowed-whole = a whole number
allowed-unknown-like = so many unknown cards, like { $name }
allowed-choice-like = a choice in its words, like { $name }
allowed-told-like = who did what, like { $name }
allowed-round-like = a round, like { $name }
allowed-seat-card-like = a seat and its card, like { $name }
allowed-scores-like = { $number } scores, like { $name }
allowed-bytes-of = bytes of a table of { $name }
allowed-nothing-done = none: nothing was done
allowed-day = a day as YYYY-MM-DD
allowed-as-in-the-log = { $name }, as in the log
allowed-log-of-a-ball = the log of a ball; coronet play --resume goes on with any other game
allowed-two-numbers = two numbers, as in { $name }
allowed-folder-to-put-in = the folder to put them in
