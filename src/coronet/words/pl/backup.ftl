### The words of `coronet backup` and `coronet restore`.

backup-done = { $database }: kopia jest w pliku { $file } ({ NUMBER($size, maximumFractionDigits: 1) } MB). Zawiera sekrety gier w toku: zachowaj ją dla siebie.
restore-done = { $database } zawiera teraz to, co { $file }.
restore-done-kept = { $database } zawiera teraz to, co { $file }; poprzednią zawartość ma { $kept }.
