### Prompts: one sentence that says whose moment it is and what to do. They speak to the seat that is asked.

prompt-over =
    { $count ->
        [one]
            { $seats-are ->
                [you] Le bal est fini. Vous gagnez.
               *[others] Le bal est fini. { $seats } gagne.
            }
       *[other] Le bal est fini. Victoire partagée : { $seats }.
    }
prompt-waiting = On attend { $seats }.
prompt-chosen = Votre choix est fait. Vous pouvez le reprendre tant que tout le monde n’a pas choisi. On attend { $seats }.

## Princesses

prompt-choose = Choisissez votre princesse.
prompt-keep-princess = Deux princesses se présentent à vous : gardez-en une.

## The start of a round

prompt-pass-left =
    { $count ->
        [one] Choisissez { $count } carte pour { $to }, à votre gauche.
       *[other] Choisissez { $count } cartes pour { $to }, à votre gauche.
    }
prompt-pass-right =
    { $count ->
        [one] Choisissez { $count } carte pour { $to }, à votre droite.
       *[other] Choisissez { $count } cartes pour { $to }, à votre droite.
    }
prompt-pass-both = Choisissez 1 carte pour { $left_seat }, à votre gauche, et 1 pour { $right_seat }, à votre droite.
prompt-aside = Choisissez 1 carte à mettre de côté : vous la jouerez au dernier pli.
prompt-show = Choisissez une couleur : toutes vos cartes de cette couleur seront visibles.
prompt-half =
    { $to-is ->
        [you]
            { $count ->
                [one] Choisissez { $count } carte à mettre de côté pour plus tard.
               *[other] Choisissez { $count } cartes à mettre de côté pour plus tard.
            }
       *[other]
            { $count ->
                [one] Choisissez { $count } carte à mettre de côté : { $to } la jouera plus tard.
               *[other] Choisissez { $count } cartes à mettre de côté : { $to } les jouera plus tard.
            }
    }

## A trick

prompt-gift = Choisissez 1 carte pour la pile de cadeaux. Qui gagne le pli prend la pile.
prompt-pass-one = Choisissez 1 carte pour { $to }, à votre droite.
prompt-lead = À vous d’ouvrir : jouez la carte que vous voulez.
prompt-lead-no-prince = À vous d’ouvrir : les Princes sont encore dehors, donc pas de Prince.
prompt-lead-some = À vous d’ouvrir : jouez une des cartes permises.
prompt-lead-prince = À vous d’ouvrir : Raiponce demande un Prince.
prompt-lead-suit = À vous d’ouvrir : la petite Sirène a nommé les { $suit-name }.
prompt-frozen = À vous : jouez { $card }, votre carte gelée.
prompt-follow =
    { $suit ->
        [P] À vous : jouez un { $suit-one }.
        [C] À vous : jouez un { $suit-one }.
       *[other] À vous : jouez une { $suit-one }.
    }
prompt-follow-suits = À vous : suivez. Conviennent : { $suits }.
prompt-free = À vous : rien ne vous oblige à suivre, mais ni Prince ni Grenouille.
prompt-void = À vous : vous n’avez plus { $suit-genitive }, jouez ce que vous voulez.
prompt-void-some = À vous : vous n’avez plus { $suit-genitive }, jouez une des cartes permises.

## Powers and haggling

prompt-window =
    { $princess-id ->
        [pocahontas]
            { $leader-is ->
                [you] { $princess-ask } Sinon, vous ouvrez.
               *[other] { $princess-ask } Sinon, { $leader } ouvre.
            }
        [alice] { $princess-ask } Sinon, le pli est à vous.
        [little-mermaid]
            { $leader-is ->
                [you] { $princess-ask } C’est vous qui ouvrez.
               *[other] { $princess-ask } C’est { $leader } qui ouvre.
            }
        [rapunzel]
            { $leader-is ->
                [you] { $princess-ask } C’est vous qui ouvrez.
               *[other] { $princess-ask } C’est { $leader } qui ouvre.
            }
       *[other] { $princess-ask }
    }
prompt-name-again =
    { $leader-is ->
        [you] Vous n’avez aucune carte dans ces couleurs : { $suits }. Une autre couleur est nommée.
       *[other] { $leader } n’a aucune carte dans ces couleurs : { $suits }. Nommez une autre couleur.
    }
prompt-give =
    { $to-is ->
        [you] Ajoutez aussi une de vos cartes.
       *[other] Choisissez 1 carte pour { $to }, qui en garde une et redistribue les autres.
    }
prompt-keep = Choisissez la carte que vous gardez.
prompt-deal = Choisissez une carte pour { $to }.
prompt-trade = Vous avez tiré { $card } de la main { $from-genitive }. Échangez-la contre une de vos cartes, ou rendez-la.
prompt-freeze = Vous voyez { $cards }. Gelez-en une : { $to } devra la jouer dans ce pli.
prompt-swap = { princess-mulan.ask }
prompt-haggle = Le pli est à vous. Marchander une de ses cartes ?
prompt-haggle-again = Marchander encore, pour la carte que vous avez mise ?
