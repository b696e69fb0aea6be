### The words of `coronet backup` and `coronet restore`.

backup-done = { $database } is copied to { $file } ({ $size } MB). It holds the secrets of games in play: keep it private.
restore-done = { $database } holds what { $file } holds.
restore-done-kept = { $database } holds what { $file } holds; what was there before is { $kept }.
