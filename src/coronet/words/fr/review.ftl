### Hints and review: why an option is better, what a choice cost, where a game turned.
### `hint-` lines say why one option is better than another; amounts are proposals.

hint-forced = Il n’y a pas d’autre choix.
hint-even = Les deux se valent à peu près.
hint-takes-points =
    { $card-start } prendrait dans ce pli environ { $expected ->
        [one] { $expected } demande
       *[other] { $expected } demandes
    } de plus.
hint-takes-points-now = Ce que l’on prend dans ce pli coûte moins que ce qui vient plus tard.
hint-frees-exit = { $card-start } part à bon compte maintenant ; plus tard, cette carte gagnerait des plis qui coûtent.
hint-keeps-guard = Gardez { $card } : une basse carte en { $suit-name } est une issue pour plus tard.
hint-stops-rebel =
    { $seat-is ->
        [you] Cela vous évite de tout prendre.
       *[other] { $seat } pourrait prendre tous les Princes et la Grenouille ; cela aide à l’empêcher.
    }
hint-makes-rebel = Vous pouvez encore prendre tous les Princes et la Grenouille, avec { $percent } de chances.
hint-frog-out = Cela vous débarrasse de la Grenouille.
hint-frog-danger = Avec l’autre choix, la Grenouille finit chez vous dans { $percent } de parties en plus.
hint-void-made = Cela vous laisse sans { $suit-name }, pour vous défausser ensuite d’autres cartes.
hint-passes-danger = Garder { $card } est plus dangereux.
hint-power-now =
    { $gain ->
        [one] Le pouvoir vaut maintenant environ { $gain } demande.
       *[other] Le pouvoir vaut maintenant environ { $gain } demandes.
    }
hint-saves-power =
    { $gain ->
        [one] Le pouvoir vaut environ { $gain } demande de plus si vous le gardez pour plus tard.
       *[other] Le pouvoir vaut environ { $gain } demandes de plus si vous le gardez pour plus tard.
    }
hint-later = La différence vient dans les plis suivants.
hint-for-the-game = Cela coûte des demandes maintenant, mais aide à gagner la partie.
hint-exact = Contre le meilleur jeu de l’autre place, cela gagne plus souvent.
hint-answer = L’autre carte est à découvert : voici la meilleure réponse.
hint-woo-spurned = Avec l’autre choix, Éconduit finit chez vous dans { $percent } de parties en plus.
hint-woo-give-spurned = Quelqu’un d’autre ramassera Éconduit avec ce tour.
hint-woo-keep = Chaque carte de la main vaut mieux que ce qui peut venir.
hint-woo-exchange = { $card-start } est la carte la moins utile de la main.
hint-woo-remove = Sans { $card }, le tour se passe mieux pour vous.
hint-woo-takes = { $card-start } a de bonnes chances de ramasser ce tour.
hint-woo-saves = { $card-start } vaut plus dans un tour suivant.
hint-woo-set = Vous gagnez la joute dans { $percent } de parties en plus.

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
