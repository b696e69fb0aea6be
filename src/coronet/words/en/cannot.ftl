### Why something cannot be done here although it was asked for rightly: cannot-<code>. Each says what to do.

cannot-extra-missing =
    { $extra ->
        [server] { $package } is not installed. It comes with the extra { $extra }: { $command } (or play in the terminal: coronet play rebel)
       *[other] { $package } is not installed. It comes with the extra { $extra }: { $command }
    }

## A server

cannot-page-missing = The page is not built, so there is nothing to show in the browser. Run make page in a clone of Coronet, or install a wheel that holds the page.
cannot-port-taken = Port { $port } is in use. Choose another with --port, or stop the program that listens there.
cannot-ports-taken = Ports { $first } to { $last } are all in use. Choose another with --port.
cannot-port-guarded = This system keeps port { $port } for its own services. Choose one above 1023 with --port.
cannot-address-elsewhere = Nobody can listen on { $host } here ({ $why }). Choose an address of this machine with --host.

## Its database

cannot-database-held = Another server has { $file } open. Stop it first, or choose another file with --database.
cannot-database-newer = { $database } was written by a newer Coronet (schema { $schema }). Install that release, or a later one.
cannot-database-empty = { $database } is empty. Run coronet migrate first, or start with coronet serve --migrate.
cannot-database-older = { $database } has an older schema, { $schema }. Run coronet migrate first, or start with coronet serve --migrate.
cannot-database-unreadable = { $database } cannot be opened as a SQLite file to write in. Look at its rights, or choose another.
cannot-database-silent = { $database } does not answer. Start PostgreSQL, or correct the address.
cannot-database-unused = { $database } is not there: no server has used it yet. Name another with --database.
cannot-database-damaged = { $database } is damaged, and nothing was copied. Restore a backup of it.
cannot-holder-silent = Another program has { $file } open and did not take the backup. Stop it, then try again.
cannot-backup-damaged = { $file } is no whole backup. Choose another file written by coronet backup.
cannot-backup-newer = { $file } is no backup of this Coronet or an older one (schema { $schema }). Install the release that wrote it.
cannot-backup-unreadable = { $file } holds a game that cannot be read, { $name }: { $why }. Choose another backup.
cannot-backup-untrue = { $file } holds a game that does not hold, { $name }, by these checks: { $checks }. Choose another backup.
cannot-program-missing = { $program } is not installed. Install the client programs of PostgreSQL.
cannot-program-failed = { $program } gave up: { $said }

## Files

cannot-unreadable = { $file } cannot be read ({ $why }).
cannot-unwritable = { $file } cannot be written ({ $why }).

## Games

cannot-resumed-as-set = A game that is resumed has its settings in its log. Leave out --{ $name }.
cannot-resumed-elsewhere = { $file } is a game of { $found }. Go on with it by coronet play { $found } --resume.
cannot-only-in-parquet = --{ $name } needs --out NAME.parquet: logs hold all of it already.
cannot-nothing-dealt = --deal is for hands that are dealt: add the variant { $allowed }.
cannot-deal-of-r = --deal is for R alone. Leave it out.
cannot-position-as-set = A position has its settings in it. Leave out --{ $name }.
cannot-peers-or-server = --peers and --server measure different things. Choose one of them.
cannot-unsolved = This game of R is not solved, so its choices have no value. Choose variants that coronet solve takes.
cannot-not-undone = The draws of this game come from elsewhere or are sealed, so no step can be undone. Replay its log up to an earlier step.
cannot-cards-unknown = Only one seat's cards are known in this position. Imagine the others (imagined), or set up a whole position.
cannot-cards-nowhere = This position does not say enough for anybody to imagine the cards that seat { $number } does not see. Copy it with its memory.
cannot-log-incomplete = This game began in the middle, so its log could not be played again. Keep its position or its bytes instead.

## Bots from outside

cannot-bot-missing = The program of { $name } is not here, or may not be run: { $program }. Correct --bot.
cannot-bot-ends = The program of { $name } ended before it was ready. Its last words: { $said }
cannot-bot-silent = The program of { $name } did not answer within { $seconds } seconds. Its last words: { $said }
cannot-bot-unreadable = The program of { $name } does not speak the lines that Coronet does. It said: { $said }
cannot-bot-plays-others = { $name } does not play { $game }. It plays: { $games }
cannot-bot-declines = { $name } does not play with these settings. It says: { $said }

## Tournaments on a cluster

cannot-cluster-silent = No Ray cluster answers at { $address } ({ $why }). Start one, or correct --on.
cannot-worker-differs = A worker has other sources ({ $there }) than this machine ({ $here }). Install the same Coronet on all.
