### `coronet tournament`

tournament-progress = [{ $bar }] parties : { $done } sur { $of }
tournament-head =
    { $sets ->
        [one] Une série de donnes, jouée à { $players } depuis chaque place. La part équitable des victoires est de { $fair_percent } pour chaque bot.
       *[other] { $sets } séries de donnes, chacune jouée à { $players } depuis chaque place. La part équitable des victoires est de { $fair_percent } pour chaque bot.
    }
tournament-line = { $name } gagne { $share_percent } (de { $low_percent } à { $high_percent }, à 95 %) sur { $games } places, { $score } points par partie, cote { $rating }, { $ms } ms par décision
tournament-by-the-clock = Les recherches étaient limitées en temps : une autre série peut donner un résultat un peu différent ; --playouts rend les séries égales.
faults-line =
    { $turns ->
        [one] { $name } a perdu un tour, remplacé par le premier choix permis : { $kinds }.
       *[other] { $name } a perdu { $turns } tours, remplacés par le premier choix permis : { $kinds }.
    }
faults-ended = programme terminé ({ $turns })
faults-late = trop tard ({ $turns })
faults-unreadable = réponse illisible ({ $turns })
faults-illegal = choix non permis ({ $turns })
faults-out = relancé trop souvent ({ $turns })
faults-said = Son programme a dit : { $said }

### A level that cannot think here, at whichever command.

setting-level-missing = Les bots de force { $level } ont besoin de l’extra `fast`, qui n’est pas installé ici. Installez-le, ou choisissez { $allowed }.

### `coronet report`: the page.

report-title = Tournoi : { $game }
report-about = { $sets ->
        [one] Une série de donnes
       *[other] { $sets } séries de donnes
    }, chacune jouée à { $players } depuis chaque place. Graine { $seed }. Les traits fins sont des intervalles à 95 % sur les séries de donnes.
report-about-summary = { $players } joueurs. Les traits fins sont des intervalles à 95 % sur les séries de donnes.
report-settings = Réglages
report-share = Part des victoires
report-share-note = Pour une place de chaque bot. La ligne pointillée est la part équitable, { $fair_percent }.
report-rating = Cote
report-rating-note = D’après les ordres d’arrivée : un bot qui a 400 points d’avance finit devant l’autre dix fois plus souvent. La moyenne est 0.
report-score = Score moyen
report-score-note = D’une place dans une partie, comme le jeu le compte.
report-seats = Par place
report-seats-note = Part des victoires de chaque bot à chaque place.
report-growth = Part des victoires au fil des parties
report-growth-note = Après chaque série de donnes, pour une place de chaque bot.
report-table = Tous les chiffres
report-bot = bot
report-games = parties
report-low = de
report-high = à
report-ms = ms par décision
report-lost = tours perdus
report-seat = Place { $number }
report-written = { $file } est écrit
