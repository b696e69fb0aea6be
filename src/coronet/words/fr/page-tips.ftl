### Tips of the introductions: the aim of each game, and those of R and of Woo the Princess. A title, what it means now,
### and one sentence more.

## Rebel Princess

page-tip-aim = Le moins de demandes possible
    .text = Chaque Prince que vous prenez est une demande en mariage, et la Grenouille en vaut cinq. À la fin, qui en a le moins gagne.
    .more = La bague est le signe des demandes : à côté de chaque nom, elle compte ce que chacun en a.

## R

page-r-tip-aim = { $target } victoires pour gagner
    .text = { $seat } et vous jouez chacun une carte, et la meilleure est une victoire. Il en faut { $target } pour gagner.
    .more = Regardez les points à côté des noms : ce sont les victoires.
page-r-tip-secret = Choisissez une carte, en secret
    .text = { $seat } choisit parmi les huit mêmes cartes. On retourne les deux ensemble, et une carte jouée ne sert plus.
    .more = La carte la plus forte gagne la manche, sauf si un pouvoir en décide autrement. Touchez une carte pour voir ce qu’elle fait.
page-r-tip-judged = On retourne les deux cartes
    .text = Le plus grand nombre a gagné, sauf si un pouvoir s’en est mêlé. La carte couchée a perdu.
    .more = Ce que { $seat } a joué reste visible en haut ; le reste de ces huit cartes est encore en main.
page-r-tip-held = La manche est en suspens
    .text = Personne ne l’a gagnée : les forces étaient égales, ou il y avait un Bouffon.
    .more = Qui gagne la prochaine manche décidée gagne aussi celle-ci.
page-r-tip-open = Vous jouez maintenant à découvert
    .text = { $seat } a joué un Espion : cette fois, votre carte se voit avant que { $seat } choisisse.
    .more = Cela ne vaut que pour cette manche.
page-r-tip-looks = Vous voyez d’abord la carte
    .text = Votre Espion à l’œuvre : { $seat } a joué à découvert. Choisissez votre réponse.
    .more = Cela ne vaut que pour cette manche.
page-r-tip-victories = Ici se comptent les victoires
    .text = Les points à côté de chaque nom sont des victoires : il en faut { $target } pour gagner la partie.
    .more = Une manche en suspens et le Ministre peuvent en rapporter plus d’une à la fois.
page-r-tip-prince = Le Prince
    .text = Il gagne sa manche, quels que soient les nombres. Mais s’il rencontre l’autre Princesse, elle gagne toute la partie.
    .more = Un Bouffon met même sa manche en suspens.
page-r-tip-general = Le Général
    .text = La carte que le même camp joue après un Général a 2 de force en plus.
    .more = C’est vrai même si le Général a perdu.
page-r-tip-magician = Le Magicien
    .text = La carte qui rencontre un Magicien n’a pas de pouvoir : seuls les nombres comptent.
    .more = Il fait taire aussi le Bouffon et la Princesse.
page-r-tip-minister = Le Ministre
    .text = Une manche gagnée avec un Ministre compte comme deux victoires.
    .more = Perdre avec lui ne coûte pas plus cher qu’avec une autre carte.
page-r-tip-assassin = L’Assassin
    .text = Là où il y a un Assassin, le plus petit nombre gagne la manche.
    .more = Peu importe au Prince : il gagne quand même.
page-r-tip-spy = L’Espion
    .text = À la manche qui suit un Espion, l’autre camp doit jouer à découvert, avant que celui de l’Espion choisisse.
    .more = Deux Espions dans une même manche s’annulent.
page-r-tip-princess = La Princesse
    .text = La plus faible, Bouffon mis à part. Mais si elle rencontre l’autre Prince, son camp gagne aussitôt la partie.
    .more = Un Magicien ou un Bouffon l’en empêcherait. Le nombre de victoires n’y change rien.
page-r-tip-jester = Le Bouffon
    .text = Une manche avec un Bouffon est mise en suspens, quelle que soit la carte en face.
    .more = Seul un Magicien gagne contre lui : 5 contre 0.
page-r-tip-end = C’était R
    .text = Il faut { $target } victoires pour gagner, ou une Princesse qui rencontre le Prince. Ci-dessous, ce que chacun de vos choix a coûté, pour autant qu’on puisse le calculer.
    .more = Une nouvelle table le propose avec bien des variantes.

## Woo the Princess

page-woo-tip-aim = Gagnez les Princesses
    .text = À chaque joute, qui ramasse le plus de cadeaux gagne sa Princesse. Le plus de Princesses l’emporte.
    .more = Regardez les tas : ce sont les cadeaux que chacun a ramassés.
page-woo-tip-exchange = D’abord, regardez vos cadeaux
    .text = Vous pouvez échanger un cadeau contre un inconnu, ou tous les garder.
    .more = Cinq tours suivent ; un cadeau vous reste pour la joute suivante.
page-woo-tip-carried = Un cadeau vous est resté
    .text = Le cadeau qui restait de la dernière joute est de nouveau dans votre main ; cinq sont nouveaux.
    .more = On retourne une autre Princesse : la couleur favorite peut donc changer.
page-woo-tip-lead = Vous ouvrez
    .text = Jouez n’importe quel cadeau qui brille. Sa couleur est la couleur demandée, et les autres doivent la suivre s’ils le peuvent.
    .more = Qui gagne le tour ramasse ses cartes et ouvre le suivant.
page-woo-tip-follow = Suivez la couleur demandée
    .text = On a ouvert avec des { $suit-name } et vous en avez : vous devez en jouer, rien d’autre ne peut être choisi.
    .more = La plus haute carte de la couleur favorite gagne le tour ; s’il n’y en a pas, la plus haute de la couleur demandée.
page-woo-tip-void = Jouez ce que vous voulez
    .text = Vous n’avez rien de la couleur demandée, { $suit-name } : tout cadeau peut se jouer.
    .more = Il ne gagne que s’il est de la couleur favorite.
page-woo-tip-wooing = Couleur favorite : { $suit-name }
    .text = La Princesse de cette joute aime les { $suit-name } : leur plus haute carte bat toutes les autres couleurs.
    .more = La couleur favorite change avec la Princesse, d’une joute à l’autre.
page-woo-tip-special = Un cadeau spécial : { $name }
    .text = Ce qui arrive quand on le joue : { $effect }.
    .more = Pour le reste, c’est un cadeau de sa couleur comme les autres.
page-woo-tip-spurned = Éconduit est dans les parages
    .text = Qui le ramasse ne peut pas gagner cette Princesse, quoi qu’il y ait d’autre dans sa pile.
    .more = Il ne peut pas ouvrir et ne gagne aucun tour ; on ne le joue que si l’on ne peut pas suivre.
page-woo-tip-collected = Ce sont les cartes qui comptent
    .text = Qui gagne un tour en ramasse toutes les cartes. Après cinq tours, qui a le plus de cartes gagne la Princesse.
    .more = À égalité, on compare le nombre de 13, puis de 12, et ainsi de suite.
page-woo-tip-princess = La joute est finie
    .text = Qui a le plus de cartes, sans Éconduit parmi elles, gagne la Princesse.
    .more = On mélange de nouveau les cartes ; le cadeau dans votre main reste.
page-woo-tip-end = C’était Courtiser la Princesse
    .text = C’était une partie courte, en deux joutes. Dans une partie entière, on gagne sept Princesses, et qui en a le plus l’emporte.
    .more = À nombre égal de Princesses, on partage cette partie-ci ; dans une partie entière, on jouerait une joute de plus.
