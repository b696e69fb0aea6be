### The words of `coronet backup`, `coronet restore` and `coronet bring-back`.

backup-done = { $database }: kopia jest w pliku { $file } ({ NUMBER($size, maximumFractionDigits: 1) } MB). Zawiera sekrety gier w toku: zachowaj ją dla siebie.
restore-done = { $database } zawiera teraz to, co { $file }.
restore-done-kept = { $database } zawiera teraz to, co { $file }; poprzednią zawartość ma { $kept }.
bring-back-done = { $database }: wróciły stoły ({ $tables }) i osoby ({ $people }).
