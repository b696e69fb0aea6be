### The words of `coronet serve`.

serve-address = Coronet vous attend à l’adresse { $url }
serve-runs = Coronet est déjà ouvert à l’adresse { $url }
serve-others = Sur ce réseau : { $url }
serve-levels = Les bots de force strong et expert ne sont pas proposés : il leur faut l’extra `fast`, qui n’est pas installé ici
