### Round cards: the name, .short what changes in one line (70 characters at most), .text what changes.

round-once-upon-a-time = Il était une fois
    .short = Pas de règle spéciale
    .text = Le jeu tout simple : cette manche n’a pas de règle à elle.

round-invitation = Invitation
    .short = Pas de règle spéciale
    .text = Le jeu tout simple : cette manche n’a pas de règle à elle.

round-masquerade-ball = Bal masqué
    .short = Seule l’ouverture se joue visible
    .text = Seule la personne qui ouvre joue face visible. Les autres jouent face cachée, et suivent quand même ; quand la dernière carte est posée, on les retourne toutes ensemble. Un pouvoir utilisé avec une carte cachée s’annonce, la carte elle-même non.

round-royal-decree = Décret royal
    .short = S’il y a des Reines dans le pli, la plus haute gagne
    .text = Les Reines sont atout : si une Reine a été jouée, la meilleure Reine gagne le pli. On suit la couleur demandée comme d’habitude.

round-musical-chairs = Chaises musicales
    .short = Après chaque pli, chacun passe 1 carte à droite
    .text = Après chaque pli sauf le dernier, tout le monde donne 1 carte à droite, en même temps. Les pouvoirs d’avant un pli viennent après cet échange.

round-pets-revenge = La Forêt se rebelle !
    .short = Chaque Animal compte 1 de plus
    .text = Chaque Animal que vous prenez compte 1 de plus. Un Animal vaut donc 1, et la Grenouille 6.

round-late-to-the-ball = En retard au Bal
    .short = Vous mettez 1 carte de côté pour le dernier pli
    .text = Avant le premier pli, tout le monde met 1 carte de côté, face cachée. Tant que votre main n’est pas vide, elle n’en fait pas partie : elle ne compte pas pour suivre, et aucun pouvoir ne l’atteint. Ensuite elle vient dans votre main, et vous la jouez au dernier pli.

round-poisoned-apple = Pomme empoisonnée
    .short = Si quelqu’un ne peut pas suivre, la meilleure de ces cartes gagne
    .text = Si quelqu’un n’a pas pu suivre, la meilleure carte parmi ces défausses gagne le pli, quelle que soit sa couleur ; à égalité, la dernière jouée. Si tout le monde a pu suivre, la meilleure carte de la couleur demandée gagne comme d’habitude.

round-crystal-clear = Clair comme du verre
    .short = Chacun joue avec une couleur de sa main visible
    .text = Avant le premier pli, chacun nomme une couleur qu’il a en main. Toutes vos cartes de cette couleur restent visibles pour le reste de la manche, et font toujours partie de votre main. Les cartes de cette couleur reçues plus tard restent cachées, et une carte visible qui a quitté votre main ne l’est plus, même si elle y revient. Les tirages au hasard ne prennent jamais de carte visible ; vous pouvez toujours les donner ou les échanger vous-même.

round-upside-down = Sens dessus dessous
    .short = Chaque 6 renverse l’ordre : après un seul, la plus basse gagne
    .text = Chaque 6 du pli renverse l’ordre une fois de plus : après un 6 la carte la plus basse gagne, après deux de nouveau la plus haute, et ainsi de suite.

round-dancing-queens = Reines de la danse
    .short = Prince et Reine de même nombre comptent 3, tout autre couple 2
    .text = Les Princes et les Reines que vous avez pris vont par couples. D’abord ceux de même nombre : chaque couple compte 3 en tout. Puis ceux qui restent : chaque couple compte 2. Les Princes encore seuls comptent 1 chacun, les Reines seules rien. La Grenouille compte 5 comme toujours.

round-the-prince-always-rings-twice = Deux demandes à la suite
    .short = Chacun joue 2 cartes ; la plus forte somme à la couleur gagne
    .text = Chacun joue 2 cartes par pli : d’abord une chacun, puis une seconde chacun dans le même ordre. La première carte de l’ouverture fixe la couleur pour les deux, aussi pour la personne qui ouvre. Chacun additionne ses propres cartes de la couleur demandée et la plus forte somme gagne ; à sommes égales, la meilleure carte de la couleur demandée, puis qui a joué en premier. Les pouvoirs valent pour les deux cartes.

round-wedding-gift = Cadeau de mariage
    .short = Chacun ajoute une carte cachée avant le pli ; qui gagne prend tout
    .text = Avant chaque pli, tout le monde pose 1 carte face cachée sur une pile. Qui gagne le pli prend aussi la pile. Personne ne regarde les cadeaux avant le décompte. Il n’y a pas de Rebelle du Bal dans cette manche.
    .text-classic = Avant chaque pli, tout le monde pose 1 carte face cachée sur une pile. Qui gagne le pli prend aussi la pile. Personne ne regarde les cadeaux avant le décompte.
    .text-deluxe = Avant chaque pli, tout le monde pose 1 carte face cachée sur une pile. Qui gagne le pli prend aussi la pile. Personne ne regarde les cadeaux avant le décompte. Il n’y a pas de Rebelle du Bal dans cette manche.

round-after-party = Lendemain de fête
    .short = Vous jouez d’abord une moitié de votre main, puis l’autre
    .text = Avant le premier pli, vous choisissez la moitié de votre main et la mettez de côté, face cachée. Jouez d’abord l’autre moitié, puis reprenez les cartes mises de côté et continuez avec elles. Jusque-là, elles ne font pas partie de la main, et aucun pouvoir ne les atteint.

round-bathroom-break = Pause boudoir
    .short = Un Prince compte 2, mais 1 pour qui a le plus haut total
    .text = Chaque Prince compte 2, sauf pour qui a le total le plus élevé avant cette manche : là, il compte 1. Si plusieurs partagent le total le plus élevé, tous sont exemptés ; donc tout le monde, dans une première manche. La Grenouille compte 5 comme toujours.

round-single-fairy = Fée du célibat
    .short = Chaque Fée compte −1
    .text = Chaque Fée que vous prenez retire 1 à votre score. Vous pouvez descendre au-dessous de 0.

round-blind-mans-bluff = Colin-maillard
    .short = Vous jouez la moitié de votre main ; l’autre part à droite
    .text = Avant le premier pli, vous choisissez la moitié de votre main et la mettez de côté, face cachée. Jouez d’abord l’autre moitié. Puis les cartes mises de côté vont à la personne à votre droite, qui les joue ; vous jouez celles de la personne à votre gauche. Jusque-là, elles ne font pas partie de la main, et aucun pouvoir ne les atteint.

round-midnight-makeover = Métamorphose de minuit
    .short = Les Fées suivent toute couleur, et peuvent gagner
    .text = Les Fées suivent n’importe quelle couleur : avec une Fée en main, vous pouvez suivre. La meilleure carte entre la couleur demandée et les Fées gagne. À valeur égale, la dernière jouée gagne en classique, la première en deluxe. Si une Fée ouvre, les Fées sont la couleur demandée.
    .text-classic = Les Fées suivent n’importe quelle couleur : avec une Fée en main, vous pouvez suivre. La meilleure carte entre la couleur demandée et les Fées gagne ; à valeur égale, la dernière jouée. Si une Fée ouvre, les Fées sont la couleur demandée.
    .text-deluxe = Les Fées suivent n’importe quelle couleur : avec une Fée en main, vous pouvez suivre. La meilleure carte entre la couleur demandée et les Fées gagne ; à valeur égale, la première jouée. Si une Fée ouvre, les Fées sont la couleur demandée.

round-pass-the-bouquet = Passez le bouquet !
    .short = Une carte d’une autre couleur en fait la couleur demandée
    .text = Chaque carte qui n’est pas de la couleur demandée fait de sa propre couleur la couleur demandée à partir de là. La meilleure carte de la couleur demandée à la fin gagne, y compris celles jouées plus tôt. Une couleur peut revenir.

round-haggle-with-the-hag = Marché magique
    .short = Qui gagne un pli peut en échanger 1 carte
    .text = Quand vous gagnez un pli, vous pouvez y mettre 1 carte de votre main, montrée à tous, et en prendre une autre, mais pas celle que vous avez jouée. Le gagnant du pli ne change pas. Avec une main vide, pas de marché.

round-odds-and-evens = Pairs et impairs
    .short = Jouez impair sur impair et pair sur pair, si vous pouvez
    .text = Suivez d’abord. Puis, parmi les cartes permises, choisissez-en une paire ou impaire comme la carte qui a ouvert le pli ; si vous n’en avez pas, n’importe laquelle. Si vous ne pouvez pas suivre, cela vaut pour toute votre main. La personne qui ouvre est libre.

round-magic-beans = Haricots magiques
    .short = De chaque couleur, seules votre plus haute et votre plus basse
    .text = De chaque couleur, vous ne pouvez jouer que la plus haute et la plus basse carte de votre main. Cela vaut pour ouvrir, pour suivre, et quand vous ne pouvez pas suivre.

round-three-times-a-lady = Trois fois dame
    .short = Chaque 3 compte −3
    .text = Chaque 3 que vous prenez retire 3 à votre score, quelle que soit sa couleur. Le 3 de Princes compte donc −2.

round-arranged-marriage = Mariage arrangé
    .short = Sans aucun pli pris, vous comptez 5 de plus
    .text = Qui n’a pris aucun pli à la fin de la manche compte 5 de plus.

round-always-the-bridesmaid = Toujours demoiselle d’honneur
    .short = La deuxième meilleure carte de la couleur gagne
    .text = La deuxième meilleure carte de la couleur demandée gagne le pli. Si une seule carte de la couleur demandée a été jouée, c’est elle qui gagne.

round-sisterhood = Sororité
    .short = À la couleur, la carte la plus éloignée de l’ouverture gagne
    .text = La carte qui ouvre ne peut pas gagner. Parmi les autres cartes de la couleur demandée, celle dont la valeur est la plus éloignée de la carte d’ouverture gagne ; si personne n’a suivi, toutes les autres cartes comptent. À distance égale, la plus haute gagne ; puis la première jouée.

round-late-for-a-very-important-date = En retard, en retard !
    .short = Les 3 dernières cartes ne se jouent pas : vous les prenez
    .text = La manche finit quand tout le monde a 3 cartes. On ne les joue pas : elles comptent comme prises par vous et se comptent comme les autres, mais ne forment pas un pli.
