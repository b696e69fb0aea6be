### The words of `coronet backup`, `coronet restore` and `coronet bring-back`.

backup-done = { $database } is copied to { $file } ({ NUMBER($size, maximumFractionDigits: 1) } MB). It holds the secrets of games in play: keep it private.
restore-done = { $database } now holds what is in { $file }.
restore-done-kept = { $database } now holds what is in { $file }; what was there before is in { $kept }.
bring-back-done =
    { $database } has back { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } and { $people ->
        [one] { $people } person
       *[other] { $people } people
    }.
