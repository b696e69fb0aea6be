### Princesses: the name, .inside the name within a sentence, .genitive the name after "de", .power the name of her
### power, .short for a chip, .text what it does, .blocked what stops it, .ask the question of her window.

princess-cinderella = Cendrillon
    .inside = Cendrillon
    .genitive = de Cendrillon
    .power = Tout change à minuit
    .short = Avant un pli : la carte la plus basse le gagne, non la plus haute
    .text = Avant un pli, vous pouvez en renverser l’ordre : la carte la plus basse gagne au lieu de la plus haute.
    .ask = Tout change à minuit. Renverser l’ordre de ce pli ?

princess-snow-white = Blanche-Neige
    .inside = Blanche-Neige
    .genitive = de Blanche-Neige
    .power = Les Sept Nains
    .short = Avec une carte de 7 ou moins : elle compte 0
    .text = Quand vous jouez une carte de 7 ou moins, vous pouvez décider qu’elle compte 0. Cela ne change que le gagnant du pli : pour tout le reste, la couleur et le nombre imprimé demeurent.
    .ask = Les Sept Nains. Compter un 7 ou moins comme 0 ?

princess-little-mermaid = La petite Sirène
    .inside = la petite Sirène
    .genitive = de la petite Sirène
    .power = Chanson hypnotique
    .short = Avant l’ouverture d’un autre : nommez la couleur à jouer
    .text-classic = Avant un pli que doit ouvrir une autre personne, si elle a au moins 2 cartes en main, vous pouvez nommer une couleur : la personne qui ouvre doit ouvrir dans cette couleur si elle en a. Sinon, elle ouvre comme d’habitude. Vous ne pouvez nommer les Princes que si un Prince a déjà été joué dans cette manche.
    .text-deluxe = Avant un pli que doit ouvrir une autre personne, si elle a au moins 2 cartes en main, vous pouvez nommer une couleur : la personne qui ouvre doit ouvrir dans cette couleur si elle en a. Si elle n’en a pas, tout le monde le voit et vous nommez une autre couleur, jusqu’à ce que l’une convienne. Vous ne pouvez nommer les Princes que si un Prince a déjà été joué dans cette manche ; mais si les 3 autres couleurs ont été nommées en vain, ce sont les Princes.
    .blocked-classic = Bloquée quand la Princesse des glaces a gelé, pour ce pli, la carte de la personne qui ouvre.
    .blocked-deluxe = Bloquée quand Raiponce a utilisé son pouvoir avant ce pli, ou que la Princesse des glaces a gelé une carte de la personne qui ouvre.
    .ask = Chanson hypnotique. Nommer la couleur de l’ouverture ?

princess-pocahontas = Pocahontas
    .inside = Pocahontas
    .genitive = de Pocahontas
    .power = Guide de la nature sauvage
    .short = Avant un pli : choisissez qui ouvre
    .short-classic = Après un pli gagné : choisissez qui ouvre le suivant
    .text-classic = Quand vous avez gagné un pli et qu’il en reste un dans la manche, vous pouvez désigner quelqu’un d’autre pour l’ouvrir.
    .text-deluxe = Avant un pli, vous pouvez choisir qui l’ouvre : n’importe qui, vous aussi, sauf la personne qui l’ouvre de toute façon.
    .blocked-deluxe = Bloquée quand la petite Sirène ou Raiponce a utilisé son pouvoir avant ce pli.
    .ask = Guide de la nature sauvage. Choisir qui ouvre ?
    .ask-classic = Guide de la nature sauvage. Laisser quelqu’un d’autre ouvrir le prochain pli ?

princess-sleeping-beauty = La Belle au bois dormant
    .inside = la Belle au bois dormant
    .genitive = de la Belle au bois dormant
    .power = Le fuseau du destin
    .short = Avant un pli : chacun vous donne une carte, vous en gardez 1
    .text-classic = Avant un pli, tant que tout le monde a une carte en main, vous pouvez demander une carte à chacun et en ajouter une des vôtres. Vous les voyez, mais pas d’où elles viennent. Gardez-en 1 ; les autres vont au hasard aux autres joueurs, 1 chacun.
    .text-deluxe = Avant un pli, tant que tout le monde a une carte en main, vous pouvez demander une carte à chacun et en ajouter une des vôtres. Vous voyez de qui vient chacune. Gardez-en 1 et distribuez les autres comme il vous plaît, 1 par joueur.
    .blocked-classic = Bloquée quand la petite Sirène ou la Princesse des glaces a utilisé son pouvoir avant ce pli.
    .blocked-deluxe = Bloquée quand la petite Sirène, la Princesse des glaces ou Raiponce a utilisé son pouvoir avant ce pli.
    .ask = Le fuseau du destin. Demander une carte à tout le monde ?

princess-alice = Alice
    .inside = Alice
    .genitive = d’Alice
    .power = Chaos déjanté
    .short = Après un pli gagné sans Grenouille : défaites-le et ouvrez à nouveau
    .text = Quand vous avez gagné un pli sans la Grenouille, vous pouvez le défaire : ses cartes retournent au hasard dans les mains, 1 par joueur, et vous ouvrez le pli à nouveau. Si les Princes se sont incrustés dans ce pli, ils restent.
    .ask = Chaos déjanté. Défaire ce pli et ouvrir de nouveau ?

princess-mulan = Mulan
    .inside = Mulan
    .genitive = de Mulan
    .power = Camouflage
    .short = Quand tous ont joué : changez de carte dans la même couleur
    .text = Quand tout le monde a joué, vous pouvez reprendre votre carte et mettre à la place une autre carte de la même couleur de votre main. Le pli se juge avec la nouvelle carte, et vous la choisissez librement. La Grenouille ne s’échange ni à l’aller ni au retour. La question vous est posée chaque fois que vous avez une carte en main et n’avez pas joué la Grenouille, pour qu’elle ne trahisse rien.
    .ask = Camouflage. Changer votre carte avant que le pli soit jugé ?

princess-scheherazade = Shéhérazade
    .inside = Shéhérazade
    .genitive = de Shéhérazade
    .power = Le troc au bazar
    .short = Avant un pli : tirez une carte d’une main, troquez-la ou rendez-la
    .text = Avant un pli, vous pouvez tirer au hasard une carte cachée de la main de quelqu’un d’autre. Puis donnez une de vos cartes en échange, ou rendez-la. Son propriétaire voit quelle carte vous avez tirée ; les autres voient seulement que cela s’est passé.
    .blocked-classic = Bloquée vis-à-vis de la personne qui ouvre quand la petite Sirène ou la Princesse des glaces a utilisé son pouvoir avant ce pli.
    .blocked-deluxe = Bloquée vis-à-vis de la personne qui ouvre quand la petite Sirène, la Princesse des glaces ou Raiponce a utilisé son pouvoir avant ce pli.
    .ask = Le troc au bazar. Tirer une carte d’une autre main ?

princess-pea-princess = La Princesse au petit pois
    .inside = la Princesse au petit pois
    .genitive = de la Princesse au petit pois
    .power = Cinq minutes de plus !
    .short = Les autres doivent jouer au-dessus de 5 dans ce pli, s’ils peuvent
    .short-classic = Qui joue après votre carte doit jouer au-dessus de 5, s’il peut
    .text-classic = Avec toute carte qui n’est pas la dernière du pli, vous pouvez demander des cartes plus hautes : qui joue après vous dans ce pli doit jouer au-dessus de 5, si les cartes qui lui sont permises s’y prêtent.
    .text-deluxe = Avant un pli, vous pouvez demander des cartes plus hautes : tous les autres, y compris la personne qui ouvre, doivent jouer au-dessus de 5 dans ce pli, si les cartes qui leur sont permises s’y prêtent. Tant que les Princes ne se sont pas incrustés, une personne qui ouvre et n’a que des Princes au-dessus de 5 ouvre avec n’importe quelle autre carte.
    .ask-classic = Cinq minutes de plus ! Demander à qui joue après vous de jouer au-dessus de 5 ?
    .ask-deluxe = Cinq minutes de plus ! Demander aux autres de jouer au-dessus de 5 ?

princess-ice-princess = La Princesse des glaces
    .inside = la Princesse des glaces
    .genitive = de la Princesse des glaces
    .power = Givre intense
    .short = Avant un pli : gelez une carte, qu’il faudra jouer
    .text-classic = Avant un pli que quelqu’un d’autre ouvre, vous pouvez retourner au hasard une carte cachée de sa main : c’est avec elle qu’il faut ouvrir. Si c’est un Prince, les Princes se sont incrustés une fois qu’elle est jouée.
    .text-deluxe = Avant un pli, vous pouvez regarder au hasard 2 cartes cachées de quelqu’un d’autre qui en a au moins 2. Gelez-en une : elle attend, face cachée, devant son propriétaire, qui doit la jouer dans ce pli quoi que disent les règles. L’autre retourne en main. Si la carte gelée est un Prince, les Princes se sont incrustés une fois qu’elle est jouée.
    .blocked-classic = Bloquée quand la petite Sirène a utilisé son pouvoir avant ce pli.
    .ask-classic = Givre intense. Retourner une carte de la personne qui ouvre et l’imposer ?
    .ask-deluxe = Givre intense. Regarder 2 cartes de quelqu’un d’autre et en geler une ?

princess-rapunzel = Raiponce
    .inside = Raiponce
    .genitive = de Raiponce
    .power = Escalade capillaire
    .short = Avant un pli : qui ouvre doit jouer un Prince, s’il en a un
    .text = Avant un pli, vous pouvez demander un Prince : la personne qui ouvre, vous compris, doit ouvrir avec un Prince si elle en a, même si les Princes ne se sont pas incrustés. Cela ne les fait pas entrer. Si la personne qui ouvre n’en a pas, elle ouvre comme d’habitude et votre pouvoir est épuisé.
    .blocked = Bloquée quand la petite Sirène a utilisé son pouvoir avant ce pli, ou que la Princesse des glaces a gelé une carte de la personne qui ouvre.
    .ask = Escalade capillaire. Demander un Prince à l’ouverture ?

princess-thumbelina = Poucette
    .inside = Poucette
    .genitive = de Poucette
    .power = Douce ignorance
    .short = Si un autre ouvre : toute carte hors couleur, ni Prince ni Grenouille
    .text = Dans un pli que vous n’ouvrez pas, vous pouvez jouer une carte de votre main que vous ne pourriez pas jouer autrement, sauf un Prince ou la Grenouille. Cela ne compte pas comme une défausse.
    .blocked = Bloquée quand la petite Sirène ou Raiponce a utilisé son pouvoir avant ce pli.
    .ask = Douce ignorance. Jouer une carte que les règles interdisent ?
