### The words of `coronet backup`, `coronet restore` and `coronet bring-back`.

backup-done = { $database } is copied to { $file } ({ $size } MB). It holds the secrets of games in play: keep it private.
restore-done = { $database } holds what { $file } holds.
restore-done-kept = { $database } holds what { $file } holds; what was there before is { $kept }.
bring-back-done =
    { $database } has back { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } and { $people ->
        [one] { $people } person
       *[other] { $people } people
    }.
