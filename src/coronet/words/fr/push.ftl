### Ce qu’une personne apprend quand aucune page n’est ouverte chez elle.

push-turn = À vous de jouer
    .text = { $game } avec { $others }. Vous avez { $days ->
        [one] un jour
       *[other] { $days } jours
    }.
