### The ball of the day in the page: what it is, one's result, the calendar, what is shared.

page-ball-of = Le bal du { $day }
page-ball-intro = Un bal par jour, le même pour tout le monde : les mêmes cartes, les mêmes bots. Votre premier essai compte. Ensuite, entraînez-vous autant que vous voulez.
page-ball-intro-past = Le bal d’un autre jour : jouez-le pour vous entraîner. Il ne compte pas.
page-ball-next =
    { $hours ->
        [0] Le prochain bal commence dans { $minutes } min.
       *[other] Le prochain bal commence dans { $hours } h { $minutes } min.
    }
page-ball-today = Au bal d’aujourd’hui
page-ball-about-rebel = Quatre places, deux manches, trois bots forts. Environ six minutes.
page-ball-about-r = Un duel contre un bot fort. Environ trois minutes.
page-ball-about-woo = Une joute à quatre, contre trois bots forts. Environ quatre minutes.
page-ball-press =
    { $state ->
        [new] Jouer
        [on] Continuer
       *[other] S’entraîner
    }
    .of =
    { $state ->
        [new] Jouer le bal : { $game }
        [on] Continuer le bal : { $game }
       *[other] S’entraîner au bal : { $game }
    }
page-ball-see = Résultat
page-ball-left = Vous avez fermé cette table avant la fin : elle ne vaut pas de médaille.
page-ball-none = Le bal est hors d’atteinte pour le moment. Réessayez dans un instant.

## The result

page-ball-result = Votre bal
page-ball-practice = C’était un entraînement : c’est votre premier essai qui compte.
page-ball-place = Place { $place } sur { $players }
page-ball-standing = Place
page-ball-score = Score
page-ball-par = Par
page-ball-par-text = Le par est ce que l’expert fait à votre place : { $score } en moyenne, et de { $low } à { $high } selon la chance.
page-ball-places-text = Ici, les points ne décident pas : on compare les places. L’expert arrive en moyenne à la place { NUMBER($place, maximumFractionDigits: 1) }.
page-ball-lowest = Moins, c’est mieux.
page-ball-highest = Plus, c’est mieux.
page-ball-working = Calcul du par : l’expert joue ce bal { $of } fois.
page-ball-working-done = { $done } parties jouées sur { $of }
page-ball-no-par = Il n’y a pas de par pour le moment. Rouvrez cette page dans un instant.
page-ball-no-par-compiler = Il n’y a pas de par ici : la maison a été installée sans le compilateur dont l’expert a besoin.
page-ball-medal =
    { $medal ->
        [gold] Or
        [silver] Argent
        [bronze] Bronze
       *[none] Pas de médaille
    }
    .text =
    { $medal ->
        [gold] Vous avez gagné, sans rien laisser à l’expert.
        [silver] Vous avez fait aussi bien que l’expert.
        [bronze] Dans ce que l’expert fait selon la chance.
       *[none] L’expert en a fait davantage. Demain, il y a un autre bal.
    }
page-ball-others =
    { $count ->
        [0] Personne de cette maison n’a fini ce bal avant vous.
        [one] Une autre personne de cette maison a fini ce bal.
       *[other] { $count } autres personnes de cette maison ont fini ce bal.
    }
page-ball-plot = Sur une ligne : vous { $score }, par { NUMBER($par, maximumFractionDigits: 1) }, les autres { $others }
page-ball-plot-alone = Sur une ligne : vous { $score }, par { NUMBER($par, maximumFractionDigits: 1) }
page-ball-legend-you = vous
page-ball-legend-par = par, selon la chance
page-ball-legend-others = les autres d’ici
page-ball-decided = Le moment décisif
page-ball-decided-by = Vous avez joué : { $played }. Mieux : { $best }.
page-ball-decided-cost = Coût : { $cost }.
page-ball-decided-fine = Aucun de vos choix n’a décidé : tous valaient le meilleur, ou presque.
page-ball-decided-working = Examen de vos choix : { $done } sur { $of }
page-ball-decided-none = Vos choix n’ont pas pu être examinés pour le moment.

## What is shared

page-ball-share = Partager le résultat
page-ball-copied = Copié
page-ball-picture = Image
page-ball-picture-of = Mon bal du { $day }
page-ball-picture-failed = Ce navigateur n’a pas pu faire l’image.

## The calendar

page-ball-calendar = Vos bals
page-ball-streak =
    { $days ->
        [0] Pas encore de série : finissez un bal aujourd’hui.
        [one] Une série d’un jour.
       *[other] Une série de { $days } jours.
    }
page-ball-medals = { $gold } or, { $silver } argent, { $bronze } bronze
page-ball-earlier = Mois précédent
page-ball-later = Mois suivant
page-ball-day =
    { $medal ->
        [gold] { $day } : or
        [silver] { $day } : argent
        [bronze] { $day } : bronze
        [none] { $day } : fini
       *[other] { $day }
    }
