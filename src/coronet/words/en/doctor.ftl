### The words of `coronet doctor`: a word for each result, and a line for each finding.

doctor-ok = ok    { $said }
doctor-note = note  { $said }
doctor-fail = FAIL  { $said }

doctor-python-ok = Python { $found }
doctor-python-old = Python { $found } is too old: install { $oldest } or later
doctor-compiler-ok = The compiler is installed: many games are played fast
doctor-compiler-missing = The extra fast (llvmlite, numpy) is not installed: there are no bots of the levels strong and expert, no hints and no reviews, and the rest is slower
doctor-page-ok = The page is built
doctor-page-missing = The page is not built: run make page
doctor-disk-ok = { $free } MB of disk are free
doctor-disk-full = Only { $free } MB of disk are free: make room for at least { $least }
doctor-database-ok = { $database } has schema { $revision }
doctor-database-new = { $database } does not exist yet: the server will create it
doctor-database-older = { $database } has schema { $found }: the next server copies it and brings it to { $revision }
doctor-database-migrate = { $database } has schema { $found }: run coronet migrate to bring it to { $revision }
doctor-database-newer = { $database } has schema { $found }, made by a newer Coronet; here it is { $revision }
doctor-database-closed = { $database } cannot be opened
doctor-database-refused = { $why }
doctor-games-none = No game is in play
doctor-games-ok = Games in play, with the version of their rules: { $games }
doctor-games-unknown = Games in play, some with rules unknown here: { $games }. Let them end before you upgrade
doctor-port-free = Port { $port } is free
doctor-port-ours = A server answers on port { $port }
doctor-port-full = The server on port { $port } cannot write, because its disk is full: make room, and it goes on by itself
doctor-port-down = The server on port { $port } answers, but its database does not: look at its log
doctor-port-next = Port { $port } is taken by another program: the server will take { $free }
doctor-port-taken = Port { $port } is taken by another program: choose another with --port
doctor-addresses-ok = Others on this network can reach this machine at { $addresses }
doctor-addresses-none = No network: only this machine can reach the server
