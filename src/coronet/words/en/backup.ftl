### The words of `coronet backup` and `coronet restore`.

backup-done = { $database } is copied to { $file } ({ NUMBER($size, maximumFractionDigits: 1) } MB). It holds the secrets of games in play: keep it private.
restore-done = { $database } now holds what is in { $file }.
restore-done-kept = { $database } now holds what is in { $file }; what was there before is in { $kept }.
