### The words of `coronet doctor`: a word for each result, and a line for each finding.

doctor-ok = ok    { $said }
doctor-note = note  { $said }
doctor-fail = PANNE { $said }

doctor-python-ok = Python { $found }
doctor-python-old = Python { $found } est trop ancien : installez la version { $oldest } ou une plus récente
doctor-compiler-ok = Le compilateur est là : de nombreuses parties se jouent vite
doctor-compiler-missing = L’extra fast (llvmlite, numpy) n’est pas là : ni bots de force strong et expert, ni conseils, ni analyses, et le reste est plus lent
doctor-page-ok = La page est construite
doctor-page-missing = La page n’est pas construite : lancez make page
doctor-disk-ok = { $free } Mo libres sur le disque
doctor-disk-full = Seulement { $free } Mo libres sur le disque : faites de la place, au moins { $least }
doctor-database-ok = { $database } a le schéma { $revision }
doctor-database-new = { $database } n’existe pas encore : le serveur la créera
doctor-database-older = { $database } a le schéma { $found } : le prochain serveur la copie et la porte au schéma { $revision }
doctor-database-migrate = { $database } a le schéma { $found } : lancez coronet migrate pour la porter au schéma { $revision }
doctor-database-newer = { $database } a le schéma { $found }, d’un Coronet plus récent ; ici, c’est { $revision }
doctor-database-closed = { $database } ne s’ouvre pas
doctor-database-refused = { $why }
doctor-games-none = Aucune partie en cours
doctor-games-ok = Parties en cours, avec la version de leurs règles : { $games }
doctor-games-unknown = Parties en cours, certaines avec des règles inconnues ici : { $games }. Laissez-les finir avant la mise à jour
doctor-port-free = Le port { $port } est libre
doctor-port-ours = Un serveur répond sur le port { $port }
doctor-port-full = Le serveur du port { $port } ne peut plus écrire, son disque est plein : faites de la place, il reprend de lui-même
doctor-port-down = Le serveur du port { $port } répond, mais pas sa base de données : regardez son journal
doctor-port-next = Le port { $port } est pris par un autre programme : le serveur prendra le { $free }
doctor-port-taken = Le port { $port } est pris par un autre programme : choisissez-en un autre avec --port
doctor-addresses-ok = Sur ce réseau, on joint cette machine à { $addresses }
doctor-addresses-none = Pas de réseau : seule cette machine peut joindre le serveur
