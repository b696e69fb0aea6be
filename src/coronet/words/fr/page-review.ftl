### Hints and reviews on the page: a choice in words, a hint, the review of a game.

choice-play =
    { $power ->
        [yes] jouer { $cards } avec votre pouvoir
       *[no] jouer { $cards }
    }
choice-pass =
    { $way ->
        [both] donner { $card } à gauche et { $other } à droite
       *[all] donner { $cards }
    }
choice-pass-in-box = passer
choice-aside = mettre { $cards } de côté
choice-half = mettre { $cards } de côté
choice-show = montrer vos { $suit-name }
choice-gift = poser { $cards } sur la pile de cadeaux
choice-gift-in-woo = jouer { $cards }
choice-give = donner { $cards }
choice-keep = garder { $cards }
choice-keep-in-woo = garder votre main
choice-deal = distribuer { $cards }
choice-freeze = geler { $cards }
choice-trade = donner { $cards } en échange
choice-return = rendre la carte
choice-swap = reprendre { $card } et mettre { $other }
choice-swap-in-box = livrer { $cards }
choice-haggle = donner { $card } et prendre { $other }
choice-choose = incarner { $princess-inside }
choice-choose-in-box = jouer « { $variant } »
choice-power =
    { $on ->
        [suit] utiliser votre pouvoir et nommer les { $suit-name }
        [number]
            { $seat-is ->
                [you] utiliser votre pouvoir sur vous
               *[other] utiliser votre pouvoir sur { $seat }
            }
       *[nothing] utiliser votre pouvoir
    }
choice-no = pas maintenant
choice-sever = exclure { $cards }
choice-place = poser { $cards }
choice-reveal =
    { $on ->
        [number] retourner l’emplacement { $number }
       *[nothing] retourner votre carte
    }
choice-draw = tirer une carte
choice-reshuffle = mélanger d’abord
choice-take = reprendre { $cards }
choice-stand = garder toutes vos cartes
choice-discard = échanger { $cards }
choice-stay = rester
choice-fold = se coucher
choice-exchange = échanger { $cards }
choice-remove = retirer { $cards }

## A hint

hint-title = { $best }
hint-gap-proposals = Ensuite : { $second }, coût plus élevé d’environ { $difference } (à { $error } près).
hint-gap-chance = Ensuite : { $second }, qui gagne { $difference_percent } de parties en moins (à { $error_percent } près).
hint-gap-points = Ensuite : { $second } ; points en moins : { $difference }.
hint-even-second = À peu près aussi bien : { $second }.

## The review

review-wait = On juge vos choix
    .text = Chacun est essayé dans des milliers de parties qui s’accordent avec tout ce que vous saviez. Cela prend une minute ; la page peut être fermée entre-temps.
review-wait-done = { $done } choix sur { $of }
review-none = Il n’y a pas d’analyse de cette partie
    .compiler = Ce serveur n’a pas le compilateur dont l’analyse a besoin. Qui le tient peut installer coronet[fast].
    .game = Les choix de ce jeu, ou de cette variante, ne peuvent pas encore être jugés.
    .busy = Trop d’analyses se font à la fois. Réessayez dans quelques minutes.
    .other = Elle appartient à une autre place, ou la partie n’est pas finie.
    .broken = Un problème est survenu pendant l’analyse. Réessayez.
review-heading =
    { $count ->
        [one] Votre seul choix
       *[other] Vos { $count } choix
    }
review-intro-fine = Tous étaient les meilleurs, ou trop proches pour trancher.
review-intro =
    { $dear ->
        [one] Choix optimaux, ou trop proches pour trancher : { $fine }. L’autre vous a coûté { $sum }.
       *[other] Choix optimaux, ou trop proches pour trancher : { $fine }. Les { $dear } autres vous ont coûté { $sum } ensemble.
    }
review-amount-proposals =
    { $amount ->
        [one] { $amount } demande
       *[other] { $amount } demandes
    }
review-amount-chance = { $percent } des chances de gagner
review-amount-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
review-chart = Comment la soirée a tourné
    .label = Vos chances de gagner après chacun de vos { $count } choix : de { $start_percent } au début à { $final_percent } à la fin.
review-legend-costly = choix coûteux
review-legend-luck = coup de chance
review-legend-line = Ligne : vos chances de gagner après chaque choix, en pour cent
review-dearest = Les plus chers d’abord
review-dearest-none = Aucun choix ne se détache.
review-moments-left =
    { $count ->
        [one] Un autre a coûté moins.
       *[other] { $count } autres ont coûté moins.
    }
review-instead = Votre choix : { $played } ; mieux : { $best }.
review-strokes = Où la chance a tourné
review-here = Revoir la partie ici
review-held = Vous aviez
review-costs-proposals = Ce que chaque choix coûtait, en demandes
review-costs-chance = Ce que chaque choix coûtait, en pour cent des chances de gagner
review-costs-points = Ce que chaque choix coûtait, en points
review-best = le mieux
review-yours = { $cost }, le vôtre
review-best-yours = le mieux, le vôtre
review-give-or-take = { $cost } ±{ $error }
review-worlds = D’après environ { $count } parties imaginées qui s’accordent avec tout ce que vous saviez. Le trait fin montre l’incertitude ; un coût plus petit n’est pas appelé faute.
review-exact-here = Ce jeu est résolu : les coûts sont exacts.
review-others-left =
    { $count ->
        [one] Un autre a été comparé et n’est pas montré.
       *[other] { $count } autres ont été comparés et ne sont pas montrés.
    }
review-replay-cost = Ici, votre choix a coûté { $cost }.
