### Hints and reviews on the page: a choice in words, a hint, the review of a game.

choice-cards =
    { $verb ->
        [pass] donner { $cards }
        [half] { $cards } d’abord
        [keep] garder { $cards }
        [play] { $cards }
       *[other] { $cards }
    }
choice-with-power = { $cards }, avec le pouvoir
choice-power = utiliser le pouvoir
choice-power-suit = utiliser le pouvoir pour les { $suit-name }
choice-power-seat = utiliser le pouvoir sur { $seat }
choice-suit = { $suit-name }
choice-seat = { $seat }
choice-no = pas maintenant
choice-princess = { $princess-inside }
choice-other = « { $text } »

## A hint

hint-title = { $best }
hint-gap-proposals = Ensuite : { $second }, à environ { $difference } demandes de plus (à { $error } près).
hint-gap-chance = Ensuite : { $second }, qui gagne { $difference } % moins souvent (à { $error } % près).
hint-gap-points = Ensuite : { $second }, pour { $difference } points de moins.
hint-even-second = À peu près aussi bien : { $second }.

## The review

review-page = Analyse
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
    { $count ->
        [one] { $figure } demande
       *[other] { $figure } demandes
    }
review-amount-chance = { $figure } % des chances de gagner
review-amount-points =
    { $count ->
        [one] { $figure } point
       *[other] { $figure } points
    }
review-chart = Comment la soirée a tourné
    .label = Vos chances de gagner après chacun de vos { $count } choix : de { $start } % au début à { $final } % à la fin.
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
