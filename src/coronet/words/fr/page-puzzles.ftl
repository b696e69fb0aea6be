### Puzzles on the page: find the card. Themes, and what is said of an answer, are in puzzles.ftl.

page-puzzle-intro = De vrais moments de parties jouées, et un choix nettement meilleur que tous les autres. Trouvez-le ; vous verrez ensuite ce que coûte chaque choix, et pourquoi.
page-puzzle-missing = Impossible de charger les énigmes pour l’instant. Réessayez plus tard.

## At the table

page-puzzle-ask = Quel est le meilleur choix ?
page-puzzle-ask-proposals = Faites un choix : le meilleur rapporte le moins de demandes.
page-puzzle-ask-chance = Faites un choix : le meilleur gagne le plus souvent.
page-puzzle-ask-points = Faites un choix : le meilleur rapporte le plus de points.
page-puzzle-stands = La table telle qu’elle était.
page-puzzle-costs-proposals = Sur chaque carte : son coût, en demandes.
page-puzzle-costs-chance = Sur chaque carte : son coût, en pourcentage de chances de gagner.
page-puzzle-costs-points = Sur chaque carte : son coût, en points.
page-puzzle-dearer = coûte plus
page-puzzle-rating = Cote { $rating } ({ $change }).
page-puzzle-skip = Une autre
page-puzzle-next = Énigme suivante
page-puzzle-finish = Terminer
page-puzzle-all = Toutes les énigmes
page-puzzle-run-right =
    { $count ->
        [one] { $count } trouvée
       *[other] { $count } trouvées
    }
page-puzzle-run-left =
    { $count ->
        [one] encore { $count } erreur permise
       *[other] encore { $count } erreurs permises
    }

## Afterwards

page-puzzle-run-over =
    { $count ->
        [one] { $count } énigme trouvée
       *[other] { $count } énigmes trouvées
    }
    .text =
        { $wrong ->
            [one] Avec { $wrong } erreur, en trois minutes au plus. Votre meilleure série : { $best }.
           *[other] Avec { $wrong } erreurs, en trois minutes au plus. Votre meilleure série : { $best }.
        }
page-puzzle-run-again = Encore une fois
page-puzzle-daily-done = C’était l’énigme du jour
    .text = Demain il y en aura une autre, la même pour tout le monde. D’ici là, il en reste beaucoup.
page-puzzle-none = Aucune énigme ne correspond
    .text = Choisissez un autre thème ou une autre difficulté.
page-puzzle-mine-done = Plus rien à revoir aujourd’hui
    .text = Erreurs qui reviendront : { $coming }, la prochaine le { $day }. Désormais acquises : { $sitting }.
    .none = Vos choix coûteux arrivent ici quand vous lisez l’analyse d’une partie que vous avez jouée.

## All puzzles

page-puzzle-daily =
    { $outcome ->
        [right] Énigme du jour : trouvée
        [wrong] Énigme du jour : manquée
       *[open] Énigme du jour
    }
page-puzzle-run = Trois minutes
page-puzzle-theme = Thème
page-puzzle-theme-any = Tous
page-puzzle-difficulty = Difficulté
page-puzzle-difficulty-mine = À mon niveau
page-puzzle-difficulty-easy = Facile
page-puzzle-difficulty-middle = Moyenne
page-puzzle-difficulty-hard = Difficile
page-puzzle-practise = S’entraîner
page-puzzle-count =
    { $count ->
        [one] { $count } énigme
       *[other] { $count } énigmes
    }
page-puzzle-unrated = Pas encore de cote
page-puzzle-rated =
    { $count ->
        [one] Cote { $rating } ±{ $deviation }, après { $count } énigme
       *[other] Cote { $rating } ±{ $deviation }, après { $count } énigmes
    }
page-puzzle-best-run = Meilleure série : { $count }
page-puzzle-mine = Mes erreurs
    .text = Les choix qui vous ont coûté cher reviennent comme énigmes : après un jour, trois jours, une semaine et plus, jusqu’à ce que vous les trouviez à chaque fois. Lisez l’analyse d’une partie terminée, et ils sont notés.
page-puzzle-mine-due = À revoir : { $count }
page-puzzle-mine-next = La prochaine revient le { $day }.
page-puzzle-mine-counts = À revenir : { $coming } ; acquises : { $sitting }.
