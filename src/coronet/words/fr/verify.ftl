### The checks of a log, for coronet verify and the page: a line for each that holds (check-) and each that does not
### (check-failed-).

check-read = { $file } : lu, lignes : { $lines }
check-rules = Règles : { $game }, version { $rules }, la même qu’ici
check-replay = Partie rejouée : choix : { $choices }, tous permis ; tirages : { $draws }, tous concordants
check-seed = Graine : tous les tirages sont ceux de la graine { NUMBER($seed, useGrouping: 0) }
check-ball = Bal : tous les tirages sont ceux du { $date }
check-result = Résultat : la partie est finie, totaux { $totals }, victoire : { $seats }
check-unfinished = Résultat : la partie n’est pas finie, totaux { $totals }
check-settings = Sceau : le jeu, les places et les réglages sont ceux qui ont été scellés
check-shares = Parts : { $count ->
    [0] personne n’en a ouvert
   *[other] chacune est bien celle qui était annoncée, par { $seats }
}
check-missing = Non prouvé pour { $seats } : la part était annoncée mais n’a pas été ouverte à temps
check-secret = Secret : il correspond au sceau { $seal }
check-draws = Tirages : { $draws }, tous issus du secret et des parts
check-marks = Marques : les { $marks } lignes correspondent toutes aux marques qui les accompagnent
check-unkept = Non vérifié : si le sceau et les marques sont ceux envoyés pendant la partie. Qui les a gardés peut comparer
check-kept-seal = Sceau gardé : c’est bien celui de ce journal
check-kept-marks = Marques gardées : { $marks ->
    [one] celle donnée est dans ce journal, et ce coup est tel qu’annoncé pendant la partie
   *[other] les { $marks } sont dans ce journal, et ces coups sont tels qu’annoncés pendant la partie
}

check-failed-game = Règles : le jeu { $game } est inconnu ici
check-failed-rules = Règles : { $game }, version { $rules } ; ici, c’est la version { $here }
check-failed-replay = Partie rejouée : { $why }
check-failed-seed = Graine : la ligne { $line } ne découle pas de la graine { NUMBER($seed, useGrouping: 0) }
check-failed-ball = Bal : la ligne { $line } ne découle pas du { $date }
check-failed-settings = Sceau : le jeu, les places ou les réglages ne sont pas ceux qui ont été scellés
check-failed-shares = Parts : pas celle qui était annoncée, par { $seats }
check-failed-secret = Secret : il ne correspond pas au sceau { $seal }
check-failed-unsealed = Secret : il n’est pas montré, donc rien n’est prouvé
check-failed-draws = Tirages : la ligne { $line } ne découle pas du secret et des parts
check-failed-marks = Marques : la ligne { $line } ne correspond pas à la marque qui l’accompagne
check-failed-kept-seal = Sceau gardé : { $seal } n’est pas celui de ce journal, ce n’est donc pas la partie jouée
check-failed-kept-marks = Marques gardées : celle de la révision { $rev } n’est pas dans ce journal, ce coup n’est donc pas tel qu’annoncé
