### The words of `coronet backup`, `coronet restore` and `coronet bring-back`.

backup-done = { $database } est copiée dans { $file } ({ NUMBER($size, maximumFractionDigits: 1) } Mo). La copie contient les secrets des parties en cours : gardez-la pour vous.
restore-done = { $database } contient ce que contient { $file }.
restore-done-kept = { $database } contient ce que contient { $file } ; ce qui s’y trouvait avant est dans { $kept }.
bring-back-done =
    { $database } a retrouvé { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } et { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }.
