### Les premiers plis de quelqu’un qui n’a jamais joué, avec de l’aide, et le chemin vers un premier bal.

page-first = Vos premiers plis
page-first-follow = Suivez la couleur
    .text =
        { $leader-is ->
            [you] Vous ouvrez avec une Reine.
           *[other] { $leader } ouvre avec une Reine.
        } Qui a des Reines doit en jouer une, et la plus haute prend toutes les cartes, le pli. Vous ne voulez ni Prince ni Grenouille parmi elles.
page-first-rings = Un Prince, une demande en mariage
    .text =
        { $leader-is ->
            [you] Vous ouvrez, mais pas encore avec un Prince.
           *[other] { $leader } ouvre avec une Fée, et vous n’en avez pas : jouez ce que vous voulez.
        } Qui prend un Prince reçoit une demande : une bague. Personne n’en veut : qui en a le moins gagne.
page-first-frog = La Grenouille vaut cinq demandes
    .text = La voici : le 8 des Animaux. Le plus haut Animal l’emporte avec lui, et vous n’en avez pas.
page-first-took =
    { $frogs ->
        [0]
            { $rings ->
                [0] Il n’y a pas de Prince dedans : cela ne coûte rien.
                [one] Avec { $rings } Prince dedans : { $rings } demande.
               *[other] Avec { $rings } Princes dedans : { $rings } demandes.
            }
       *[other]
            { $rings ->
                [6] La Grenouille en vaut cinq, un Prince une de plus : { $rings } demandes.
               *[other] Avec la Grenouille dedans : { $rings } demandes.
            }
    }
page-first-princes-in = Et les Princes se sont incrustés : désormais, on peut ouvrir avec un Prince.
page-first-read = Prenez votre temps.
page-first-skip = Je sais jouer
page-first-done = Pas une seule demande
    .text = Suivez la couleur demandée. Sa plus haute carte prend le pli. Les Princes sont des demandes, la Grenouille en vaut cinq : qui en a le moins gagne.
page-first-role = Vous dansez sous les traits { $princess-genitive }.
    .text = À partir de la deuxième manche, elle a un pouvoir, une fois par manche.
page-first-another = Une autre princesse
page-first-ball = À votre premier bal
