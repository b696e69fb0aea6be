### Hints and review: why an option is better, what a choice cost, where a game turned.
### `hint-` lines say why one option is better than another, in words; .more has the figures.

hint-forced = Il n’y a pas d’autre choix.
hint-even = Cela change peu de chose ici : d’autres choix se valent.
hint-takes-points = { $card-start } prendrait sans doute des demandes dans ce pli.
    .more =
        { $expected ->
            [one] Environ { $expected } demande de plus.
           *[other] Environ { $expected } demandes de plus.
        }
hint-takes-points-now = S’il faut prendre des demandes, ce pli coûte moins que les suivants.
hint-frees-exit = { $card-start } part à bon compte maintenant ; plus tard, cette carte pourrait gagner un pli qui coûte.
hint-keeps-card = Plus tard, { $card } vous sera plus utile que { $other }.
hint-stops-rebel =
    { $seat-is ->
        [you] Cela vous évite de tout prendre.
       *[other] { $seat } pourrait prendre tous les Princes et la Grenouille ; cela aide à l’empêcher.
    }
hint-makes-rebel = Vous pouvez encore prendre tous les Princes et la Grenouille.
    .more = Avec { $percent } de chances.
hint-frog-out = Cela vous débarrasse de la Grenouille.
hint-frog-danger = Sinon, la Grenouille risque plus de finir chez vous.
    .more = Dans { $percent } de parties en plus.
hint-void-made = Cela vous laisse sans { $suit-name } : quand on en jouera, vous pourrez vous défausser.
hint-passes-danger = { $card-start } : plus dangereux à garder que { $other }.
hint-power-now = C’est un bon moment pour votre pouvoir.
    .more =
        { $gain ->
            [one] Il vaut environ { $gain } demande.
           *[other] Il vaut environ { $gain } demandes.
        }
hint-power-spares = Utilisé maintenant, votre pouvoir vous évite sans doute des demandes dans ce pli.
    .more =
        { $expected ->
            [one] Environ { $expected } demande de moins.
           *[other] Environ { $expected } demandes de moins.
        }
hint-power-takes = Utilisé maintenant, votre pouvoir vous vaudrait sans doute des demandes dans ce pli.
    .more =
        { $expected ->
            [one] Environ { $expected } demande de plus.
           *[other] Environ { $expected } demandes de plus.
        }
hint-saves-power = Utilisé maintenant, votre pouvoir vous coûte plus qu’il ne rapporte.
    .more =
        { $gain ->
            [one] Environ { $gain } demande de plus.
           *[other] Environ { $gain } demandes de plus.
        }
hint-later = Cela paie dans les plis suivants.
hint-for-the-game = Cela coûte des demandes maintenant, mais aide à gagner la partie.
hint-exact = Contre le meilleur jeu de l’autre place, cela gagne plus souvent.
hint-exact-against = Le meilleur adversaire peut jouer ici { $card } : contre cela, c’est mieux que { $other }.
    .more = Dans { $percent } des parties.
hint-exact-open = Si vous jouez { $other } à découvert, la réponse sera { $card }.
hint-answer = L’autre carte est à découvert : voici la meilleure réponse.
hint-woo-spurned = Sinon vous risquez plus de ramasser Éconduit, et alors la joute est perdue pour vous.
    .more = Dans { $percent } de parties en plus.
hint-woo-give-spurned = Quelqu’un d’autre ramassera Éconduit avec ce tour.
hint-woo-keep = Chaque carte de la main vaut mieux que ce qui peut venir.
hint-woo-exchange = { $card-start } est la carte la moins utile de la main.
hint-woo-remove = Sans { $card }, le tour se passe mieux pour vous.
hint-woo-takes = { $card-start } a de bonnes chances de ramasser ce tour.
hint-woo-cards = Ainsi, vous prenez plus d’avance sur les autres en cadeaux.
hint-woo-saves = { $card-start } vaut plus dans un tour suivant.
hint-woo-set = C’est ce qui aide le plus à gagner la joute.
    .more = Vous la gagnez dans { $percent } de parties en plus.

### `coronet review` and the page after a game.

review-progress = [{ $bar }] décisions : { $done } sur { $of }
review-seat = { $game } : les choix { $seat-genitive }, { $count ->
        [0] aucun n’était ouvert
        [one] une décision
       *[other] { $count } décisions
    }
review-all-fine = Aucun de vos choix n’a fait de différence mesurable.
review-verdict-fine = bien
review-verdict-slip = faux pas
review-verdict-mistake = faute
review-unit-proposals = Les coûts sont en demandes en mariage de la manche, avec leur effet sur les chances de gagner ; ± est l’erreur type.
review-unit-chance = Les coûts sont en pour cent des chances de gagner la partie ; ± est l’erreur type.
review-unit-points = Les coûts sont en points de la partie, calculés exactement.
review-exact = Ce jeu est résolu : les coûts sont exacts, contre le meilleur jeu de l’autre place.
review-head-where = où
review-head-played = joué
review-head-best = mieux
review-head-cost = coût
review-head-error = ±
review-head-win = gain
review-head-verdict = verdict
review-more = { $count ->
        [one] Un autre choix a coûté moins ou rien.
       *[other] { $count } autres choix ont coûté moins ou rien.
    }

review-turns = Où vos choix ont fait tourner la partie
review-no-turns = Aucun choix n’a fait tourner la partie à lui seul.
review-luck = Où la chance l’a fait tourner
review-no-luck = Aucun coup de chance ne se détache.
review-place-trick = Manche { $round }, pli { $trick }
review-place-set = Joute { $set }, tour { $round }
review-place-game = Partie { $game }, manche { $round }
review-turn-cards = Vous avez joué { $card } ; { $other } valait mieux, de { $cost }.
review-turn-choices = Vous avez choisi « { $played } » ; « { $best } » valait mieux, de { $cost }.
review-cost-proposals =
    { $cost ->
        [one] { $cost } demande
       *[other] { $cost } demandes
    } et { $percent } des chances de gagner
review-cost-chance = { $percent } des chances de gagner
review-cost-points =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
review-luck-deal = La donne : vos chances de gagner sont passées de { $before_percent } à { $after_percent }.
review-luck-pass = Les cartes reçues à l’écart : vos chances de gagner sont passées de { $before_percent } à { $after_percent }.
review-luck-draw = Le tirage : vos chances de gagner sont passées de { $before_percent } à { $after_percent }.
review-luck-others = Ce qu’ont fait les autres : vos chances de gagner sont passées de { $before_percent } à { $after_percent }.
review-sum = Vos chances sont passées d’une part équitable de { $start_percent } à { $final_percent } : en points de pourcentage, vos choix ont coûté { $decisions }, le hasard les a changées de { $luck }.
review-sum-open = Vos chances sont parties d’une part équitable de { $start_percent } : en points de pourcentage, vos choix ont coûté { $decisions } jusqu’ici, le hasard les a changées de { $luck }.
review-known = Jugé selon ce que vous pouviez savoir alors ; personne n’aurait pu savoir le reste.

evaluate-seat = { $game } : ce que vaut chaque choix pour la place { $number }
evaluate-unit-proposals = La valeur se compte en demandes de la manche comparées à celles des autres, plus étant mieux ; ± est l’erreur type de l’écart avec le meilleur choix.
evaluate-exact = Ce jeu est résolu : la valeur est la chance de gagner, calculée exactement, avec la fréquence de ce choix dans le meilleur jeu.
evaluate-unit-chance = La valeur est la chance de gagner la partie ; ± est l’erreur type de l’écart avec le meilleur choix.
evaluate-unit-points = La valeur se compte en points de la partie, calculée exactement.
evaluate-head-choice = choix
evaluate-head-worth = valeur
evaluate-head-win = gagne
evaluate-head-share = fréquence
