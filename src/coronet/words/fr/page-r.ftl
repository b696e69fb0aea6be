### What the page says at a table of R, and of the small games that are played with its cards.

## Choices, as buttons

page-do-sever = Exclure { $card }
page-do-swap-in-box = Livrer { $card }
page-do-place = Poser { $card }
page-do-reveal = Retourner
page-do-reveal-place = Emplacement { $number }
page-do-draw = Tirer
page-r-do-draw = Tirer
page-do-reshuffle = Mélanger d’abord
page-do-take = Reprendre { $card }
page-do-pass-in-box = Passer
page-do-choose-in-box = Jouer : { $variant }
page-do-stand = Garder toutes mes cartes
page-do-discard = Échanger { $cards }
page-do-stay = Rester
page-do-fold = Se coucher

## The table of R

page-r-card = { $character }, force { $strength }, { $court }
page-r-cards = Les huit cartes
page-r-does-prince = Gagne la manche
page-r-does-general = +2 à la manche suivante
page-r-does-magician = L’autre carte n’a pas de pouvoir
page-r-does-minister = Gagner avec lui compte 2
page-r-does-assassin = La plus petite force gagne
page-r-does-spy = Ensuite, l’autre joue d’abord, à découvert
page-r-does-princess = Contre le Prince, elle gagne la partie
page-r-does-jester = Met la manche en suspens
page-r-round = Manche { $number }
page-r-title =
    { $by ->
        [nights] R, manche { $number }, on joue toutes les cartes
       *[victories] R, manche { $number }, il faut { $target } victoires
    }
page-r-track =
    { $seat-is ->
        [you]
            { $target ->
                [no] Vous, victoires : { $number }
               *[yes] Vous, victoires : { $number } sur { $of }
            }
       *[other]
            { $target ->
                [no] { $seat }, victoires : { $number }
               *[yes] { $seat }, victoires : { $number } sur { $of }
            }
    }
page-r-court = Cartes { $seat-genitive }
page-r-played = Vos cartes jouées
page-r-games =
    { $number ->
        [one] { $number } partie gagnée
       *[other] { $number } parties gagnées
    }
page-r-turning = On retourne les deux cartes.
page-r-slot =
    { $state ->
        [locked]
            { $seat-is ->
                [you] Votre choix est scellé
               *[other] { $seat } : choix scellé
            }
        [open]
            { $seat-is ->
                [you] Vous, à découvert
               *[other] { $seat }, à découvert
            }
        [about] Vous
       *[choosing]
            { $seat-is ->
                [you] Vous
               *[other] { $seat }
            }
    }
page-r-slot-judged =
    { $how ->
        [held]
            { $seat-is ->
                [you] Vous : en suspens
               *[other] { $seat } : en suspens
            }
        [won]
            { $seat-is ->
                [you] Vous l’avez gagnée
               *[other] { $seat } l’a gagnée
            }
       *[lost]
            { $seat-is ->
                [you] Vous l’avez perdue
               *[other] { $seat } l’a perdue
            }
    }
page-r-worth = en suspens : vaut { $number }
page-r-worth-both = en suspens : { $one } pour { $first_seat }, { $two } pour { $second_seat }
page-r-sever-mid = hors de la partie, montrées ensemble
page-r-swap-mid = changent de camp, montrées ensemble
page-r-packet =
    { $count ->
        [one] Paquet { $number } sur 4, { $count } carte
       *[other] Paquet { $number } sur 4, { $count } cartes
    }
page-r-sure =
    { $verb ->
        [sever] Exclure { $card } de la partie ?
        [swap] Livrer { $card } ?
       *[play]
            { $at ->
                [secret] Valider { $card } ?
                [answer] Répondre avec { $card } ?
               *[open] Jouer { $card } à découvert ?
            }
    }
page-r-no-way-back = { $seat } a choisi : plus de retour.
page-r-their-bonus = La prochaine carte { $seat-genitive } a +2.
page-r-your-bonus = Votre prochaine carte a +2.
page-r-lock-in = Valider
page-r-play-openly = Jouer à découvert
page-r-answer = Répondre
page-r-does = { $card-start }, { $strength } : { $short }.
page-r-no-power = { $card-start }, { $strength } : seule la force compte.
page-r-lay = Les poser
page-r-order = Touchez vos cartes dans l’ordre où elles seront retournées.
page-r-order-laid = Votre ordre, la prochaine carte d’abord
page-r-placed = { $card-start }, emplacement { $number }. Touchez-la pour la retirer.
page-r-nudge-left = Avancer l’emplacement { $number }
page-r-nudge-right = Reculer l’emplacement { $number }
page-r-step-draft = Sélection : huit cartes venues de paquets
page-r-step-sever = Retranchement : une carte exclue
page-r-step-traitor = Traître : une carte pour { $seat }
page-r-step-prophecy = Prophétie : un ordre
page-r-step-rounds = Les manches
page-r-side-blue = Bleu
page-r-side-red = Rouge

## The picker

page-r-preset-duel = Le duel
    .text = Huit cartes contre huit. 4 victoires suffisent.
page-r-preset-variant = Avec une variante
    .text = Le duel avec un ou plusieurs changements. Choisissez ci-dessous.
page-r-preset-match = Un match
    .text = Deux parties gagnées suffisent. Qui perd choisit la suivante.
page-r-preset-duel-time = environ 5 min
page-r-preset-variant-time = 5 à 15 min
page-r-preset-match-time = 15 à 30 min
page-r-changes = Ce qui change
    .text = Mêlez à votre guise. Ce qui ne va pas ensemble dit pourquoi.
page-r-chosen =
    { $count ->
        [0] rien encore
        [one] { $count } choix
       *[other] { $count } choix
    }
page-r-clear = Effacer
page-r-group-cards = Les cartes que vous avez
page-r-group-play = Comment vous les jouez
page-r-group-wins = Ce qui gagne
page-r-powers = Pouvoirs
page-r-powers-all = Tous les pouvoirs agissent
page-r-instead = Prendre ceci à la place de : { $variant }
page-r-not-with =
    { $reason ->
        [two-hand-sizes] Pas avec { $variant } : une main a une seule taille.
        [no-hand] Pas avec { $variant } : toutes les cartes sont posées dans un ordre, il n’y a donc pas de main.
        [two-orders] Pas avec { $variant } : l’ordre est le vôtre ou celui du hasard.
        [two-power-lists] Pas avec { $variant } : chacune dit quels pouvoirs agissent.
        [two-deals] Pas avec { $variant } : on ne distribue qu’une fois.
        [no-target] Pas avec { $variant } : jusqu’à l’aube, aucun nombre de victoires ne finit la partie.
        [same-question] Pas avec { $variant } : chacune change la même chose.
       *[nothing-to-choose] Pas avec { $variant } : voir une carte d’avance n’y changerait rien.
    }
page-r-how = Comment cela se passera
page-r-how-draft = Sélection
    .text = Quatre paquets de quatre cartes : gardez-en une, passez le reste.
page-r-how-random-deal = Donne au hasard
    .text = On mélange les 16 cartes, huit chacun.
page-r-how-princess-attack = Assaut des Princesses
    .text = Princesse et Prince changent de camp : deux Princes contre deux Princesses.
page-r-how-sever = Retranchement
    .text = Les deux retirent une carte sans la montrer, puis la montrent.
page-r-how-traitor = Traître
    .text = Les deux livrent une carte sans la montrer, puis la montrent.
page-r-how-prophecy = Prophétie
    .text = Les deux disposent leurs cartes, face cachée, dans un ordre.
page-r-how-three-card = Une main de trois
    .text = Les autres cartes sont votre pioche.
page-r-how-alternative = Une main de deux
    .text = Les autres cartes sont votre pioche.
page-r-how-rounds =
    { $number ->
        [one] { $number } manche
       *[other] { $number } manches
    }
    .text =
        { $by ->
            [dawn] On joue toutes les cartes. Qui a le plus de victoires gagne.
            [loser] Qui gagnerait par { $target } victoires perd.
           *[victories] À { $target } victoires, on gagne aussitôt.
        }
page-r-how-true-king = Et encore
    .text = Qui perd choisit la partie suivante, jusqu’à ce que l’un de vous en ait gagné deux.
page-r-settings =
    { $count ->
        [0] R, le simple duel.
       *[other] R avec { $variants }.
    }

## The end

page-r-all-rounds = Les manches
page-r-round-column = Manche
page-r-outcome = Issue
page-r-held-row = en suspens
page-r-won-row =
    { $seat-is ->
        [you] vous l’avez gagnée
       *[other] { $seat } l’a gagnée
    }
page-r-victories =
    { $number ->
        [one] { $number } victoire
       *[other] { $number } victoires
    }
page-prompt-between-in-box = Celle-ci est finie. Regardez-la, puis continuez.
page-r-do-sever = Retrancher
page-r-do-swap = Livrer
page-chip-r-target = Qui gagne le premier autant de manches gagne la partie.
page-short-chip-r-variant = { $variant }
page-r-costs = Ce que vos choix ont coûté
page-r-costs-wait = On revoit la partie…
page-r-costs-none = Personne ne connaît la valeur exacte des choix dans ce jeu.
page-r-costs-sum =
    { $count ->
        [one] { $count } choix a coûté { $percent } d’une partie gagnée.
       *[other] { $count } choix ont coûté ensemble { $percent } d’une partie gagnée.
    }
page-r-your-choice = Votre choix
page-r-mix = La solution choisit
page-r-cost = Coût
page-start-in-box = Commencer la partie
page-host-starts-in-box = L’hôte lance la partie.
