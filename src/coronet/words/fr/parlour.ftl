### The parlour games of R: their rules, prompts (prompt-pg-), chips, story (story-pg-).

## Rules

parlour-assassins-target = La cible de l’Assassin
    .short = qui tire un Assassin est éliminé
    .aim = Ne tirez pas d’Assassin : la dernière personne en jeu gagne.
    .text = 2 à 5 joueurs. Les 16 cartes forment une pioche. À son tour, chaque joueur encore en jeu tire une carte ; qui tire un Assassin est éliminé. Quand la pioche est vide, on mélange de nouveau les 16. La dernière personne en jeu gagne.
parlour-princess-lover = L’amour de la Princesse
    .short = qui tire une Princesse gagne
    .aim = Tirez une Princesse avant les autres.
    .text = 2 à 5 joueurs. Chacun à son tour tire une carte ; qui tire en premier une Princesse gagne.
parlour-seeker = La recherche
    .short = trouver les paires
    .aim = Paires : 8 points gagnent. Prince avec Princesse : aussitôt.
    .text = 2 à 5 joueurs. Les 16 cartes sont face cachée sur les emplacements 1 à 16. À votre tour, vous en retournez deux. Deux du même personnage sont à vous et comptent leur force une fois ; vous pouvez alors continuer ou passer. Un Prince et une Princesse de couleurs différentes gagnent aussitôt. Qui a 8 points en premier gagne ; quand il n’y a plus de cartes, qui a le plus de points. En secret, personne d’autre ne voit ce que vous retournez.
parlour-telepathy = Télépathie
    .short = penser pareil
    .aim = Chaque place où votre partenaire pose la même carte est un point.
    .text = 4, 6 ou 8 joueurs, par paires assises face à face. Chacun dispose huit cartes en secret. Chaque emplacement où les partenaires s’accordent est un point pour la paire. La paire qui a le plus de points gagne, les paires à égalité partagent.
parlour-triangle = Triangle
    .short = trois cartes et des jetons
    .aim = Trois cartes pour prendre le pot : le plus de jetons gagne.
    .text = 2 à 4 joueurs, trois cartes chacun. À votre tour, vous pouvez échanger une fois : jusqu’à 3 cartes à deux, 2 à trois, 1 à quatre. Puis, à tour de rôle, on reste pour la mise ou on se couche. Du meilleur au moins bon : royale (deux Princes et une Princesse, ou deux Princesses et un Prince), amants (Prince et Princesse de couleurs différentes), frère et sœur (de la même), suite, paire, rien. À égalité : la troisième carte, la hauteur, ou la somme. La meilleure main prend le pot. Après la dernière donne, qui a le plus de jetons gagne.
parlour-pair-attack = L’attaque des paires
    .short = deux cartes et des jetons
    .aim = Deux cartes pour prendre le pot : le plus de jetons gagne.
    .text = 2 à 8 joueurs, deux cartes chacun. Tous restent pour la mise ou se couchent, en secret et en même temps. 7 et 1 est la meilleure main ; puis la plus grande force décide, puis la plus petite. Quand tous se couchent, le pot attend la donne suivante. Après la dernière donne, qui a le plus de jetons gagne.
parlour-princess-card = La carte Princesse
    .short = garder la Princesse
    .aim = Défaites-vous des paires et gardez la Princesse.
    .text = 2 à 5 joueurs. La Princesse rouge est hors jeu, on distribue les 15 autres cartes, et chacun se défait de ses paires. À votre tour, vous tirez une carte chez la première personne à votre droite qui en a, et vous vous défaites d’une paire. Quand il ne reste que la Princesse, qui la tient gagne.
parlour-serious-card = La carte sérieuse
    .short = quatre contre quatre
    .aim = Gagnez avec le Prince pour 1 point, la Princesse pour 4.
    .text = 2 joueurs. Prince, Général, Magicien et Ministre jouent contre Assassin, Espion, Princesse et Bouffon, jugés comme dans le duel. Une manche gagnée par le Prince finit la partie pour 1 point, par la Princesse pour 4 ; après quatre manches, elle finit sans point. Quatre parties, on change de camp à chaque fois, et qui a le plus de points gagne.

## Prompts

prompt-pg-draw =
    { $count ->
        [0] Tirez une carte : on mélange de nouveau les 16.
       *[other] Tirez une carte.
    }
prompt-pg-first = Retournez une carte : choisissez un emplacement.
prompt-pg-second = Vous voyez { $card }. Retournez une deuxième carte.
prompt-pg-go-on = Une paire. Retournez une autre carte, ou passez.
prompt-pg-place = Posez vos cartes dans l’ordre supposé { $to-genitive }.
prompt-pg-exchange =
    { $number ->
        [one] Gardez votre main, ou échangez { $number } carte.
       *[other] Gardez votre main, ou échangez jusqu’à { $number } cartes.
    }
prompt-pg-bet =
    { $number ->
        [one] Restez pour { $number } jeton, ou couchez-vous. Dans le pot : { $pot }.
       *[other] Restez pour { $number } jetons, ou couchez-vous. Dans le pot : { $pot }.
    }
prompt-pg-draw-from =
    { $from-is ->
        [you] Tirez une carte.
       *[other] Tirez une carte de la main { $from-genitive }.
    }

## Chips

chip-r-deck =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
chip-r-deal = donne { $number } sur { $of }
chip-r-pot = { $pot } dans le pot
chip-r-game = partie { $number } sur { $of }

## Story

story-pg-drew =
    { $seat-is ->
        [you] Vous tirez { $card }.
       *[other] { $seat } tire { $card }.
    }
story-pg-out =
    { $seat-is ->
        [you] Vous voilà hors jeu.
       *[other] { $seat } est hors jeu.
    }
story-pg-shuffled = On mélange de nouveau les 16 cartes.
story-pg-turned-up =
    { $seat-is ->
        [you] Vous retournez { $card } à l’emplacement { $number }.
       *[other] { $seat } retourne { $card } à l’emplacement { $number }.
    }
story-pg-looked =
    { $seat-is ->
        [you] Vous regardez l’emplacement { $number }.
       *[other] { $seat } regarde l’emplacement { $number }.
    }
story-pg-turned-down =
    { $seat-is ->
        [you] Pas de paire : vous recachez les deux.
       *[other] Pas de paire : { $seat } recache les deux.
    }
story-pg-pair =
    { $seat-is ->
        [you] Une paire : vous gardez { $cards } ({ $number } pts).
       *[other] Une paire : { $seat } garde { $cards } ({ $number } pts).
    }
story-pg-couple =
    { $seat-is ->
        [you] Vous avez trouvé { $cards }.
       *[other] { $seat } a trouvé { $cards }.
    }
story-pg-passed =
    { $seat-is ->
        [you] Vous passez.
       *[other] { $seat } passe.
    }
story-pg-agreed =
    { $number ->
        [one] { $seats } : { $number } emplacement en accord.
       *[other] { $seats } : { $number } emplacements en accord.
    }
story-pg-stood =
    { $seat-is ->
        [you] Vous gardez vos cartes.
       *[other] { $seat } garde toutes ses cartes.
    }
story-pg-exchanged =
    { $seat-is ->
        [you]
            { $number ->
                [one] Vous échangez { $number } carte.
               *[other] Vous échangez { $number } cartes.
            }
       *[other]
            { $number ->
                [one] { $seat } échange { $number } carte.
               *[other] { $seat } échange { $number } cartes.
            }
    }
story-pg-stayed =
    { $seat-is ->
        [you] Vous restez.
       *[other] { $seat } reste.
    }
story-pg-folded =
    { $seat-is ->
        [you] Vous vous couchez.
       *[other] { $seat } se couche.
    }
story-pg-showed =
    { $seat-is ->
        [you] Vous montrez { $cards } : { $rank ->
            [royal] royale
            [lovers] amants
            [siblings] frère et sœur
            [straight] suite
            [pair] paire
            [null] rien
           *[other] { $rank }
        }.
       *[other] { $seat } montre { $cards } : { $rank ->
            [royal] royale
            [lovers] amants
            [siblings] frère et sœur
            [straight] suite
            [pair] paire
            [null] rien
           *[other] { $rank }
        }.
    }
story-pg-took =
    { $seat-is ->
        [you]
            { $number ->
                [one] Vous prenez { $number } jeton.
               *[other] Vous prenez { $number } jetons.
            }
       *[other]
            { $number ->
                [one] { $seat } prend { $number } jeton.
               *[other] { $seat } prend { $number } jetons.
            }
    }
story-pg-deal =
    { $leader-is ->
        [you] Donne { $number } : vous parlez d’abord.
       *[other] Donne { $number } : { $leader } parle d’abord.
    }
story-pg-pot-waits =
    { $pot ->
        [one] Tous se couchent : { $pot } jeton reste dans le pot.
       *[other] Tous se couchent : { $pot } jetons restent dans le pot.
    }
story-pg-drew-from =
    { $seat-is ->
        [you] Vous tirez une carte de la main { $from-genitive }.
       *[other]
            { $from-is ->
                [you] { $seat } tire une carte de votre main.
               *[other] { $seat } tire une carte de la main { $from-genitive }.
            }
    }
story-pg-drew-card =
    { $seat-is ->
        [you] Vous tirez { $card } de la main { $from-genitive }.
       *[other]
            { $from-is ->
                [you] { $seat } tire { $card } de votre main.
               *[other] { $seat } tire { $card } de la main { $from-genitive }.
            }
    }
story-pg-laid-off =
    { $seat-is ->
        [you] Vous vous défaites des { $character-plural }.
       *[other] { $seat } se défait des { $character-plural }.
    }
story-pg-points =
    { $seat-is ->
        [you]
            { $number ->
                [one] Vous obtenez { $number } point.
               *[other] Vous obtenez { $number } points.
            }
       *[other]
            { $number ->
                [one] { $seat } obtient { $number } point.
               *[other] { $seat } obtient { $number } points.
            }
    }
story-pg-no-points = Les cartes sont jouées, et personne n’a de point.
story-pg-side =
    { $seat-is ->
        [you] Partie { $number } : vous avez le Prince.
       *[other] Partie { $number } : { $seat } a le Prince.
    }

## Why a deal or a game went as it did (why-pg-)

why-pg-last-in =
    { $seat-is ->
        [you] Vous gagnez : tous les autres ont tiré un Assassin.
       *[other] { $seat } gagne : tous les autres ont tiré un Assassin.
    }
why-pg-other-out =
    { $seat-is ->
        [you] Vous gagnez : { $to } a tiré un Assassin.
       *[other]
            { $to-is ->
                [you] { $seat } gagne : vous avez tiré un Assassin.
               *[other] { $seat } gagne : { $to } a tiré un Assassin.
            }
    }
why-pg-first-princess =
    { $seat-is ->
        [you] Vous gagnez : { $card } est la première Princesse tirée.
       *[other] { $seat } gagne : { $card } est la première Princesse tirée.
    }
why-pg-couple =
    { $seat-is ->
        [you] Vous gagnez : un Prince et une Princesse de couleurs différentes.
       *[other] { $seat } gagne : un Prince et une Princesse de couleurs différentes.
    }
why-pg-enough =
    { $seat-is ->
        [you] Vous gagnez avec { $number } points : { $needed } suffisent.
       *[other] { $seat } gagne avec { $number } points : { $needed } suffisent.
    }
why-pg-most-points =
    { $seat-is ->
        [you] Vous gagnez : plus de cartes, et { $number } points, le meilleur total.
       *[other] { $seat } gagne : plus de cartes, et { $number } points, le meilleur total.
    }
why-pg-points-shared = Plus de cartes, { $number } points chacun : victoire partagée, { $seats }.
why-pg-agree =
    { $number ->
        [one] Victoire, { $seats } : d’accord sur { $number } emplacement, contre { $against }.
       *[other] Victoire, { $seats } : d’accord sur { $number } emplacements, contre { $against }.
    }
why-pg-agree-shared =
    { $number ->
        [0] Victoire partagée : aucune paire n’est d’accord nulle part.
        [one] { $pairs } paires se partagent la victoire : d’accord sur { $number } emplacement.
       *[other] { $pairs } paires se partagent la victoire : d’accord sur { $number } emplacements.
    }
why-pg-alone =
    { $seat-is ->
        [you] Vous prenez le pot : tous les autres se sont couchés.
       *[other] { $seat } prend le pot : tous les autres se sont couchés.
    }
why-pg-all-fold = Tout le monde se couche : le pot reste pour la donne suivante.
why-pg-all-fold-at-last = Tout le monde se couche à la dernière donne : le pot est partagé.
why-pg-split = Pot partagé, les mains se valent : { $seats }.
why-pg-rank =
    { $seat-is ->
        [you]
            Vous prenez le pot : { $rank ->
                [royal] royale
                [lovers] amants
                [siblings] frère et sœur
                [straight] suite
                [pair] paire
               *[null] rien
            } contre { $against ->
                [royal] royale
                [lovers] amants
                [siblings] frère et sœur
                [straight] suite
                [pair] paire
               *[null] rien
            }.
       *[other]
            { $seat } prend le pot : { $rank ->
                [royal] royale
                [lovers] amants
                [siblings] frère et sœur
                [straight] suite
                [pair] paire
               *[null] rien
            } contre { $against ->
                [royal] royale
                [lovers] amants
                [siblings] frère et sœur
                [straight] suite
                [pair] paire
               *[null] rien
            }.
    }
why-pg-same-rank =
    { $seat-is ->
        [you]
            Vous prenez le pot : { $rank ->
                [lovers] entre amants, la troisième carte décide
                [siblings] entre frère et sœur, la troisième carte décide
                [straight] la plus haute suite gagne
                [pair] la plus haute paire gagne
               *[null] la plus grande somme gagne
            }.
       *[other]
            { $seat } prend le pot : { $rank ->
                [lovers] entre amants, la troisième carte décide
                [siblings] entre frère et sœur, la troisième carte décide
                [straight] la plus haute suite gagne
                [pair] la plus haute paire gagne
               *[null] la plus grande somme gagne
            }.
    }
why-pg-best-pair =
    { $seat-is ->
        [you] Vous prenez le pot : 7 et 1, la meilleure main de toutes.
       *[other] { $seat } prend le pot : 7 et 1, la meilleure main de toutes.
    }
why-pg-two-cards =
    { $seat-is ->
        [you] Vous prenez le pot : { $high } et { $low } bat { $against } et { $beside }.
       *[other] { $seat } prend le pot : { $high } et { $low } bat { $against } et { $beside }.
    }
why-pg-most-chips =
    { $seat-is ->
        [you] Vous gagnez avec { $number } jetons, { $against } au suivant.
       *[other] { $seat } gagne avec { $number } jetons, { $against } au suivant.
    }
why-pg-chips-shared = { $number } jetons chacun : victoire partagée, { $seats }.
why-pg-princess =
    { $seat-is ->
        [you] Vous gagnez : la dernière carte est la Princesse, et vous la tenez.
       *[other] { $seat } gagne, avec la dernière carte en main : la Princesse.
    }
why-pg-points =
    { $seat-is ->
        [you]
            { $number ->
                [one] Vous marquez { $number } point : manche gagnée avec { $card }.
               *[other] Vous marquez { $number } points : manche gagnée avec { $card }.
            }
       *[other]
            { $number ->
                [one] { $seat } marque { $number } point : manche gagnée avec { $card }.
               *[other] { $seat } marque { $number } points : manche gagnée avec { $card }.
            }
    }
why-pg-more-points =
    { $seat-is ->
        [you] Vous gagnez aux points, { $number } à { $against }.
       *[other] { $seat } gagne aux points, { $number } à { $against }.
    }
why-pg-points-even =
    { $number ->
        [one] Partie nulle : { $number } point chacun.
       *[other] Partie nulle : { $number } points chacun.
    }

## What is asked for, as it is typed in the terminal

form-stand = stand
form-discard = discard et vos cartes, par exemple discard blue-spy red-jester
form-stay = stay
form-fold = fold
