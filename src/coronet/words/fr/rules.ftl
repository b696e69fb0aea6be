### Words of `coronet rules`, and the general rules of Rebel Princess by topic: topic-<id> is the heading, .text the rule.
### The order of the topics here is the order in which a newcomer reads them.

rules-title = Rebelles Princesses
rules-welcome = Cherchez une règle de Rebelles Princesses.
rules-how-all = coronet rules rebel : tout le jeu, sujet par sujet
rules-how-one = coronet rules rebel magic-beans : une carte de Manche, une princesse ou un sujet
rules-how-two = coronet rules rebel alice wedding-gift : ce que deux cartes se font l’une à l’autre
rules-how-r = coronet rules r, coronet rules r spy, coronet rules seeker : R, une de ses cartes ou variantes, un jeu de salon
rules-how-woo = coronet rules woo, coronet rules woo allergic : Courtiser la Princesse, un de ses cadeaux ou sujets
rules-how-edition = Ajoutez --edition classic ou --edition deluxe pour lire une seule édition.
rules-rounds = Cartes de Manche
rules-princesses = Princesses
rules-princess-kind = Princesse
rules-listed = { $name } ({ $id }) : { $short }
rules-more = Tapez un nom après la commande pour le texte entier, ou deux noms pour ce que les cartes se font l’une à l’autre.
rules-edition-text =
    { $edition ->
        [classic] Classique : { $text }
       *[deluxe] Deluxe : { $text }
    }
rules-round-letters =
    { $classic ->
        [none] Carte de Manche, deluxe { $deluxe }
       *[other]
            { $deluxe ->
                [none] Carte de Manche, classique { $classic }
               *[other] Carte de Manche, classique { $classic }, deluxe { $deluxe }
            }
    }
rules-hourglass = Elle porte un sablier : quand les manches sont tirées au hasard, la dernière vient de ces cartes.
rules-not-in-edition =
    { $edition ->
        [classic] L’édition classique n’a pas cette carte.
       *[deluxe] L’édition deluxe n’a pas cette carte.
    }
rules-only-deluxe = Seule l’édition deluxe l’a.
rules-power = Son pouvoir : { $power }
rules-with = Avec { $name } : { $text }
rules-together = { $first } et { $second }
rules-no-interaction = { $first } et { $second } : rien à ajouter à leurs propres textes.
rules-same-round = { $first } et { $second } ne se rencontrent jamais : une manche a une seule carte de Manche.
rules-any-card = une carte de Manche, une princesse ou un sujet de Rebelles Princesses

## Topics

topic-aim = But du jeu
    .text = Les Princes veulent vous épouser, et vous préférez danser. On joue les cartes par plis ; les Princes et la Grenouille dans les plis que vous prenez sont des demandes en mariage. Après la dernière manche, le total le plus bas gagne.

topic-cards = Les cartes
    .text = Il y a 4 couleurs, Fées, Animaux, Reines et Princes, avec les nombres de 1 à 12. À 6 joueurs, on distribue les 48 cartes, 8 chacun. À 4 ou 5, on écarte les 11 et les 12 : 10 ou 8 chacun. À 3, on écarte aussi les 1 : 12 chacun.
    .example = Une carte de chaque couleur : une Fée, un Animal, une Reine, un Prince.

topic-rounds = Les manches
    .text = Une partie a 5 manches ; l’édition deluxe se joue aussi en 3. Chaque manche a une carte de Manche, révélée quand la manche commence, qui dit comment se fait l’écart et change une règle. On distribue toutes les cartes, les pouvoirs sont de nouveau disponibles, et les Princes sont dehors.
    .text-classic = Une partie a 5 manches. Chaque manche a une carte de Manche, révélée quand la manche commence, qui dit comment se fait l’écart et change une règle. On distribue toutes les cartes, les pouvoirs sont de nouveau disponibles, et les Princes sont dehors.
    .text-deluxe = Une partie a 5 manches, ou 3 si elle doit être courte. Chaque manche a une carte de Manche, révélée quand la manche commence, qui dit comment se fait l’écart et change une règle. On distribue toutes les cartes, les pouvoirs sont de nouveau disponibles, et les Princes sont dehors.

topic-first-game = Vos premières parties
    .text = Les cartes de manche portent des lettres et vont du plus simple au plus complexe : commencez par le début de l’alphabet. Pour une première partie, les livrets recommandent cinq manches faciles ; ici, elles sont proposées comme première partie. On peut laisser les pouvoirs de côté au début : jouez sans princesses et ajoutez-les plus tard.

topic-passing = L’écart
    .text = Avant le premier pli, vous donnez des cartes à vos voisins comme le dit la carte de Manche : tant à gauche, tant à droite, ou des deux côtés. Tout le monde choisit en même temps, et personne ne voit ce qui arrive avant que le dernier ait choisi.

topic-tricks = Les plis
    .text = Une personne ouvre en jouant une carte, puis les autres en jouent une chacun, dans le sens horaire. Qui gagne prend les cartes et ouvre le pli suivant. Une manche finit quand il n’y a plus de cartes à jouer.

topic-leading = Ouvrir
    .text = Ouvrez avec la carte que vous voulez, mais pas avec un Prince avant que les Princes se soient incrustés, sauf si vous n’avez rien d’autre. Les pouvoirs passent d’abord : une carte gelée doit ouvrir, Raiponce demande un Prince, la petite Sirène la couleur qu’elle a nommée. Ensuite la Princesse au petit pois et la carte de Manche peuvent réduire ce qui reste.

topic-following = Suivre
    .text = Suivez si vous le pouvez : jouez une carte de la couleur demandée. Si vous n’en avez pas, jouez ce que vous voulez. Parmi ces cartes, la Princesse au petit pois et la carte de Manche peuvent réduire votre choix. Une carte gelée doit être jouée dans tous les cas.
    .example = Une Reine ouvre : répondez par une Reine, si vous en avez une.

topic-void = Ne pas pouvoir suivre
    .text = Vous vous défaussez quand, au moment de jouer, vous n’avez aucune carte qui permette de suivre. C’est ce que vous avez en main qui compte, pas ce que vous jouez : une carte gelée, ou jouée grâce au pouvoir de Poucette, n’est pas une défausse. Les cartes mises de côté ne font pas partie de la main. La carte qui ouvre n’est jamais une défausse.
    .example = Une Reine ouvre et vous n’en avez pas : jouez tout, même un Prince.

topic-princes = Les Princes s’incrustent
    .text = Au début, les Princes sont dehors : on ne peut pas ouvrir avec un Prince, sauf si l’on n’a rien d’autre en main. Ils se sont incrustés, jusqu’à la fin de la manche, dès que quelqu’un qui ne peut pas suivre joue un Prince, ou qu’un Prince gelé par la Princesse des glaces est joué. Joué face cachée, un Prince les fait entrer quand on le retourne. Rien d’autre ne le fait : ni la Grenouille, ni un Prince qui ouvre faute de mieux, ni Raiponce, ni un marché, ni l’échange de Mulan.
    .example = Personne ne peut ouvrir avec elles avant que les Princes soient entrés.

topic-frog = La Grenouille
    .text = Le 8 d’Animaux est la Grenouille. C’est un Animal à tous égards, et elle vaut 5 demandes en mariage. Elle ne fait pas entrer les Princes.
    .example = La Grenouille : un Animal qui vaut 5 demandes.

topic-winning = Gagner un pli
    .text = La meilleure carte de la couleur demandée gagne : la plus haute, ou la plus basse quand l’ordre est renversé. Bien des cartes de Manche y changent quelque chose. Une carte qui compte 0 est la plus basse ; sa couleur et son nombre imprimé demeurent pour tout, sauf cette comparaison.
    .example = Une Reine a ouvert : le 9 de Reines gagne. Le 10 est plus haut, mais c’est une Fée.

topic-scoring = Le décompte
    .text = À la fin d’une manche, comptez les cartes que vous avez prises : chaque Prince est 1 demande en mariage, la Grenouille 5. Puis la carte de Manche peut en ajouter ou en retirer. Moins il y en a, mieux c’est.
    .example = Deux Princes et la Grenouille : 1 + 1 + 5 = 7 demandes.

topic-rebel-of-the-ball = La Rebelle du Bal
    .text = En deluxe seulement : si vous prenez tous les Princes et la Grenouille dans une manche, vous êtes la Rebelle du Bal et comptez −10, rien d’autre. Les autres comptent comme d’habitude. « Cadeau de mariage » n’a pas de Rebelle du Bal.
    .text-classic = L’édition classique n’a pas de Rebelle du Bal.
    .text-deluxe = Si vous prenez tous les Princes et la Grenouille dans une manche, vous êtes la Rebelle du Bal et comptez −10, rien d’autre. Les autres comptent comme d’habitude. « Cadeau de mariage » n’a pas de Rebelle du Bal.

topic-leader = Qui ouvre une manche
    .text = La première manche est ouverte par la personne qui a choisi une princesse en premier, ou par une personne tirée au sort ou désignée au début. Les manches suivantes, en classique : par la personne qui a gagné le dernier pli de la manche d’avant. En deluxe : par celle qui a le total le plus bas ; à égalité, par la première personne à gauche de celle qui devait ouvrir la manche d’avant.
    .text-classic = La première manche est ouverte par la personne qui a choisi une princesse en premier, ou par une personne tirée au sort ou désignée au début. Les manches suivantes sont ouvertes par la personne qui a gagné le dernier pli de la manche d’avant.
    .text-deluxe = La première manche est ouverte par la personne qui a choisi une princesse en premier, ou par une personne tirée au sort ou désignée au début. Les manches suivantes sont ouvertes par la personne qui a le total le plus bas ; à égalité, par la première personne à gauche de celle qui devait ouvrir la manche d’avant.

topic-ties = Égalités
    .text = À totaux égaux, l’édition classique regarde les manches dont le score est exactement 0 : qui en a le plus gagne, et si l’égalité demeure, la victoire est partagée. L’édition deluxe regarde les manches où vous avez compté 0 ou moins ou eu le score le plus bas : qui en a le plus gagne, et si l’égalité demeure, tout le monde joue une manche de plus avec une carte au sablier, jusqu’à cinq fois.
    .text-classic = À totaux égaux, qui a le plus de manches au score d’exactement 0 gagne. Si l’égalité demeure, la victoire est partagée.
    .text-deluxe = À totaux égaux, comptez les manches où vous avez compté 0 ou moins ou eu le score le plus bas de la manche : qui en a le plus gagne. Si l’égalité demeure, tout le monde joue une manche de plus avec une carte au sablier, tirée au hasard. Après cinq manches de ce genre, la victoire est partagée.

topic-princesses = Le choix des princesses
    .text = Chacun peut avoir une princesse avec un pouvoir à elle. D’habitude, en classique, on choisit à son tour parmi celles qui restent ; en deluxe, on en reçoit 2 et on en garde 1. On peut aussi les distribuer au hasard, ou jouer sans. L’édition classique a 10 princesses, la deluxe 12.
    .text-classic = Chacun peut avoir une princesse avec un pouvoir à elle. D’habitude, on choisit à son tour parmi celles qui restent, et qui choisit en premier ouvre la première manche. On peut aussi en recevoir 2 et en garder 1 (pas à 6 joueurs), les distribuer au hasard, ou jouer sans. Il y a 10 princesses.
    .text-deluxe = Chacun peut avoir une princesse avec un pouvoir à elle. D’habitude, on en reçoit 2 et on en garde 1. On peut aussi choisir à son tour, les distribuer au hasard, ou jouer sans. Il y a 12 princesses.

topic-powers = Les pouvoirs
    .text = Utilisez votre pouvoir une fois par manche. Quand les textes se contredisent, un pouvoir l’emporte sur la carte de Manche, et la carte de Manche sur les règles de base. Avant un pli, la question des pouvoirs est posée à une personne à la fois, en commençant à gauche de la personne qui ouvre et en finissant par elle ; après chaque pouvoir utilisé, elle est posée de nouveau à tout le monde, et l’on peut toujours refuser, sauf pour les couleurs suivantes de la petite Sirène en deluxe. Les cartes mises de côté, les cadeaux et les cartes gelées sont hors d’atteinte des pouvoirs, et les tirages au hasard ne prennent pas de carte visible.
    .text-classic = Utilisez votre pouvoir une fois par manche. Quand les textes se contredisent, un pouvoir l’emporte sur la carte de Manche, et la carte de Manche sur les règles de base. Avant un pli, la question des pouvoirs est posée à une personne à la fois, en commençant à gauche de la personne qui ouvre et en finissant par elle ; après chaque pouvoir utilisé, elle est posée de nouveau à tout le monde, et l’on peut toujours refuser. Les cartes mises de côté, les cadeaux et les cartes gelées sont hors d’atteinte des pouvoirs, et les tirages au hasard ne prennent pas de carte visible.
    .text-deluxe = Utilisez votre pouvoir une fois par manche. Quand les textes se contredisent, un pouvoir l’emporte sur la carte de Manche, et la carte de Manche sur les règles de base. Avant un pli, la question des pouvoirs est posée à une personne à la fois, en commençant à gauche de la personne qui ouvre et en finissant par elle ; après chaque pouvoir utilisé, elle est posée de nouveau à tout le monde, et l’on peut toujours refuser, sauf pour les couleurs suivantes de la petite Sirène. Les cartes mises de côté, les cadeaux et les cartes gelées sont hors d’atteinte des pouvoirs, et les tirages au hasard ne prennent pas de carte visible.

topic-blocks = Les pouvoirs qui bloquent
    .text = Certains pouvoirs, une fois utilisés avant un pli, en arrêtent d’autres plus tard dans ce pli, qu’ils aient eu un effet ou non. La petite Sirène arrête la Belle au bois dormant, Raiponce, Poucette, Pocahontas en deluxe, la Princesse des glaces en classique, et Shéhérazade vis-à-vis de la personne qui ouvre. Raiponce arrête la petite Sirène, Pocahontas, la Belle au bois dormant, Poucette, et Shéhérazade vis-à-vis de la personne qui ouvre. La Princesse des glaces arrête la Belle au bois dormant, Shéhérazade vis-à-vis de la personne qui ouvre et, si c’est la carte de la personne qui ouvre qui est gelée, la petite Sirène et Raiponce.
    .text-classic = Certains pouvoirs, une fois utilisés avant un pli, en arrêtent d’autres plus tard dans ce pli, qu’ils aient eu un effet ou non. La petite Sirène arrête la Princesse des glaces, la Belle au bois dormant, et Shéhérazade vis-à-vis de la personne qui ouvre. La Princesse des glaces arrête la petite Sirène, la Belle au bois dormant, et Shéhérazade vis-à-vis de la personne qui ouvre.
    .text-deluxe = Certains pouvoirs, une fois utilisés avant un pli, en arrêtent d’autres plus tard dans ce pli, qu’ils aient eu un effet ou non. La petite Sirène arrête Pocahontas, la Belle au bois dormant, Raiponce, Poucette, et Shéhérazade vis-à-vis de la personne qui ouvre. Raiponce arrête la petite Sirène, Pocahontas, la Belle au bois dormant, Poucette, et Shéhérazade vis-à-vis de la personne qui ouvre. La Princesse des glaces arrête la Belle au bois dormant, Shéhérazade vis-à-vis de la personne qui ouvre et, si c’est la carte de la personne qui ouvre qui est gelée, la petite Sirène et Raiponce.

topic-replay = Un pli rejoué
    .text = Quand Alice défait un pli, c’est un nouveau pli : les pouvoirs pas encore utilisés peuvent l’être, les pouvoirs utilisés le restent, et leur effet a disparu. On ne donne pas de nouveaux cadeaux pour lui.

topic-gifts = Les cadeaux
    .text = Les cadeaux vont avec la carte de Manche « Cadeau de mariage » : avant chaque pli, tout le monde pose 1 carte face cachée sur une pile, et qui gagne le pli prend aussi la pile. Les cadeaux comptent comme toute carte prise, et personne ne voit les cadeaux des autres avant le décompte.

topic-memory = Ce que l’on peut regarder
    .text = Tout ce qui se joue face visible est vu de tous, et chaque pouvoir utilisé aussi. On peut regarder le dernier pli jusqu’à la prochaine ouverture ; les plis d’avant restent face cachée jusqu’à la fin de la manche, sauf si vous avez convenu d’une mémoire ouverte. Vous voyez toujours votre main, vos cartes mises de côté et vos cadeaux.

topic-typing = Les choix dans le terminal
    .text = Une carte s’écrit avec sa lettre et son nombre : F3 une Fée, P3 un Animal, Q3 une Reine, C3 un Prince (le Charmant). Tapez ce que vous faites et les cartes : play Q7, pass Q2 Q5, pass left Q2 right F5. Ajoutez le mot power à une carte pour un pouvoir qui va avec elle : play Q7 power. Pour un pouvoir d’avant un pli, tapez power, avec une couleur ou une place quand il en faut une (power Q, power 2), ou no pour refuser.
