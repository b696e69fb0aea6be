### The checks of a log, for coronet verify and the page: a line for each that holds (check-) and each that does not
### (check-failed-).

check-read = { $file } : lu, lignes : { $lines }
check-rules = Règles : { $game }, version { $rules }, la même qu’ici
check-replay = Partie rejouée : choix : { $choices }, tous permis ; tirages : { $draws }, tous concordants
check-seed = Graine : tous les tirages sont ceux de la graine { NUMBER($seed, useGrouping: 0) }
check-result = Résultat : la partie est finie, totaux { $totals }, victoire : { $seats }
check-unfinished = Résultat : la partie n’est pas finie, totaux { $totals }
check-settings = Sceau : le jeu, les places et les réglages sont ceux qui ont été scellés
check-shares = Parts : { $count ->
    [0] personne n’en a ouvert
   *[other] chacune est bien celle qui était annoncée, par { $seats }
}
check-missing = Non prouvé pour { $seats } : la part était annoncée mais n’a pas été ouverte à temps
check-secret = Secret : c’est bien celui qui a été scellé avant la première carte
check-draws = Tirages : { $draws }, tous issus du secret et des parts
check-marks = Marques : { $marks }, toutes telles qu’annoncées

check-failed-game = Règles : le jeu { $game } est inconnu ici
check-failed-rules = Règles : { $game }, version { $rules } ; ici, c’est la version { $here }
check-failed-replay = Partie rejouée : { $why }
check-failed-seed = Graine : la ligne { $line } ne découle pas de la graine { NUMBER($seed, useGrouping: 0) }
check-failed-settings = Sceau : le jeu, les places ou les réglages ne sont pas ceux qui ont été scellés
check-failed-shares = Parts : pas celle qui était annoncée, par { $seats }
check-failed-secret = Secret : ce n’est pas celui qui a été scellé avant la première carte
check-failed-unsealed = Secret : il n’est pas montré, donc rien n’est prouvé
check-failed-draws = Tirages : la ligne { $line } ne découle pas du secret et des parts
check-failed-marks = Marques : la ligne { $line } n’est pas telle qu’annoncée
