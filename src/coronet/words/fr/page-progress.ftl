### Comment on s’en sort : niveaux, chiffres au fil du temps, carnet de bal. Tout vient des parties finies.

progress-title = { page-progress }
progress-kept = D’après vos parties finies. Tout reste sur cet appareil ; « Toutes vos parties » l’emporte sur un autre.
progress-kept-with-guest = D’après vos parties finies. C’est gardé sur cet appareil et avec vous dans cette maison, sans compte.
progress-none = Finissez une partie, et cette page commence : une cote, ce que vous gagnez, où vous perdez, et votre carnet de bal.
progress-game = Quel jeu

## Une cote face aux bots

progress-rating = Votre cote
progress-rating-within = entre { $low } et { $high }, 19 fois sur 20
progress-rating-curve = Votre cote après chacune des { $count } parties : maintenant { $rating }, entre { $low } et { $high }.
progress-rating-how = D’après les parties contre des bots dont la force a été mesurée. La bande dit à quel point c’est sûr.
progress-rating-none = Elle commence avec votre première partie contre des bots.
progress-rating-unmeasured = Les bots de ce jeu n’ont pas été mesurés entre eux : il n’y a donc pas de cote.
progress-next = Vous faites nettement mieux que le niveau que vous jouez. Il est temps de passer au suivant : { $level }.
progress-next-play = Jouer à ce niveau

## Ce que l’on gagne

progress-wins = Ce que vous gagnez
progress-wins-even = une part égale
progress-wins-curve = La part des parties gagnées, chaque fois sur les dix dernières : maintenant { $now } ; une part égale serait { $even }.
progress-wins-how = La ligne porte chaque fois sur vos dix dernières parties.

## Ce que coûtent les choix

progress-costs = Ce que vos choix coûtent
progress-costs-none = Ouvrez l’analyse d’une partie finie : ce que vos choix ont coûté se rassemble ici.
progress-costs-in-proposals =
    { $count ->
        [one] demandes par choix, dans votre dernière analyse
       *[other] demandes par choix, dans vos { $count } dernières analyses
    }
progress-costs-in-points =
    { $count ->
        [one] points par choix, dans votre dernière analyse
       *[other] points par choix, dans vos { $count } dernières analyses
    }
progress-costs-in-chance =
    { $count ->
        [one] points de pourcentage de chance de gagner par choix, dans votre dernière analyse
       *[other] points de pourcentage de chance de gagner par choix, dans vos { $count } dernières analyses
    }
progress-cost-proposals = { $cost } demandes
progress-cost-points = { $cost } points
progress-cost-chance = { $cost } points de pourcentage
progress-costs-curve = Ce qu’un choix a coûté en moyenne, d’analyse en analyse : d’abord { $first }, maintenant { $now }. Moins, c’est mieux.
progress-costs-how =
    { $count ->
        [one] D’après une analyse. Moins, c’est mieux.
       *[other] D’après { $count } analyses, un point pour chacune. Moins, c’est mieux.
    }
progress-lost = Où vous perdez
progress-lost-by =
    { $verb ->
        [play] Jouer les cartes
        [pass] Passer des cartes
        [aside] Mettre de côté
        [half] Mettre de côté
        [gift] Cadeaux et échanges
        [give] Cadeaux et échanges
        [trade] Cadeaux et échanges
        [return] Cadeaux et échanges
        [swap] Cadeaux et échanges
        [haggle] Cadeaux et échanges
        [exchange] Cadeaux et échanges
        [keep] Cadeaux et échanges
        [power] Pouvoirs
        [no] Pouvoirs non utilisés
        [choose] Choisir
        [sever] Choisir
       *[other] Autres choix
    }
progress-lost-choices =
    { $count ->
        [one] un choix, { $each }
       *[other] { $count } choix, { $each } chacun
    }

## Le carnet de bal

progress-dances = Carnet de bal
    .text = Tout ce qu’il peut y avoir au bal, et ce que vous avez déjà dansé. Une couronne : une partie gagnée avec.
progress-dances-princess = Princesses
progress-dances-round = Cartes de Manche
progress-dances-variant = Variantes
progress-dances-gift = Cadeaux
progress-danced-of = { $danced } sur { $all }
progress-danced-never = pas encore
progress-danced = bals : { $danced }, victoires : { $won }
