### What two cards do to each other: with-<a>-<b>, a and b round cards or princesses in alphabetical order.
### A pair without a message has nothing to say beyond the two texts.

with-after-party-ice-princess = Les cartes mises de côté sont hors d’atteinte : on ne gèle qu’une carte de la main.
with-after-party-mulan = Au dernier pli de la première moitié, Mulan n’a plus de carte en main : on ne lui demande rien. Les cartes mises de côté ne comptent pas.
with-after-party-pocahontas = En classique, la première moitié finit par un pli qu’un autre suit : si Pocahontas l’a gagné, elle peut désigner qui ouvre la seconde moitié.
with-after-party-scheherazade = Les cartes mises de côté sont hors d’atteinte : Shéhérazade ne les tire pas et ne les troque pas.
with-after-party-sleeping-beauty = Chacun donne une carte de sa main. Les cartes mises de côté sont hors d’atteinte.

with-alice-arranged-marriage = Un pli qu’Alice défait n’est pris par personne. Seul le pli rejoué compte comme pris.
with-alice-cinderella = Le pli défait repart à zéro, la plus haute gagne de nouveau. Le pouvoir de Cendrillon reste épuisé.
with-alice-crystal-clear = Une carte visible qui a été jouée et qui revient n’est plus visible, où qu’elle aille.
with-alice-haggle-with-the-hag = Alice décide d’abord. Si elle défait le pli, il n’y a pas de marché ; si elle le laisse, elle peut marchander comme gagnante.
with-alice-ice-princess = Dans le pli rejoué rien n’est gelé, et le pouvoir de la Princesse des glaces reste épuisé. Si un Prince gelé a fait entrer les Princes, ils restent.
with-alice-little-mermaid = Alice ouvre le pli rejoué, et la couleur nommée avant n’oblige plus à rien. Le pouvoir de la petite Sirène reste épuisé.
with-alice-mulan = Mulan échange avant qu’Alice décide. Si Alice défait le pli, la carte mise à la place repart au hasard avec les autres ; celle que Mulan a reprise lui reste. Son pouvoir reste épuisé.
with-alice-musical-chairs = On ne donne pas de carte après un pli qu’Alice défait, seulement quand le pli rejoué est fini.
with-alice-pea-princess = Dans le pli rejoué, personne n’a à jouer au-dessus de 5. Le pouvoir de la Princesse au petit pois reste épuisé.
with-alice-pocahontas = Alice ouvre le pli rejoué, même si Pocahontas avait désigné quelqu’un d’autre pour ce pli. Le pouvoir de Pocahontas reste épuisé.
with-alice-rapunzel = Dans le pli rejoué, il n’y a pas à ouvrir avec un Prince. Le pouvoir de Raiponce reste épuisé.
with-alice-snow-white = La carte qui comptait 0 retrouve son nombre dans le pli rejoué, quelle que soit la main où elle se trouve. Le pouvoir de Blanche-Neige reste épuisé.
with-alice-the-prince-always-rings-twice = Toutes les cartes du pli défait repartent au hasard, 2 par joueur.
with-alice-thumbelina = Le pouvoir de Poucette reste épuisé dans le pli rejoué, et ne la dispense plus de suivre.
with-alice-wedding-gift = Les cadeaux ne font pas partie du pli : ils restent sur la pile. Le pli rejoué n’en demande pas de nouveaux, et qui le gagne prend la pile.

with-always-the-bridesmaid-cinderella = La deuxième plus basse carte de la couleur demandée gagne. S’il n’y en a qu’une, c’est elle.
with-always-the-bridesmaid-snow-white = Un 0 est la plus basse de la couleur demandée. Si deux cartes seulement de cette couleur ont été jouées, il est deuxième et gagne.

with-blind-mans-bluff-ice-princess = Les cartes mises de côté sont hors d’atteinte : on ne gèle qu’une carte de la main.
with-blind-mans-bluff-mulan = Au dernier pli de la première moitié, Mulan n’a plus de carte en main : on ne lui demande rien. Les cartes mises de côté ne comptent pas.
with-blind-mans-bluff-pocahontas = En classique, la première moitié finit par un pli qu’un autre suit : si Pocahontas l’a gagné, elle peut désigner qui ouvre la seconde moitié.
with-blind-mans-bluff-scheherazade = Les cartes mises de côté sont hors d’atteinte : Shéhérazade ne les tire pas et ne les troque pas.
with-blind-mans-bluff-sleeping-beauty = Chacun donne une carte de sa main. Les cartes mises de côté sont hors d’atteinte.

with-cinderella-midnight-makeover = La plus basse carte entre la couleur demandée et les Fées gagne. À valeur égale, la dernière jouée gagne en classique, la première en deluxe.
with-cinderella-musical-chairs = On interroge Cendrillon avant le pli, quand les cartes ont été données.
with-cinderella-pass-the-bouquet = La plus basse carte de la couleur demandée à la fin gagne.
with-cinderella-poisoned-apple = Si quelqu’un n’a pas pu suivre, la plus basse de ces défausses gagne ; à égalité, la dernière jouée.
with-cinderella-royal-decree = Si des Reines ont été jouées, la plus basse Reine gagne.
with-cinderella-sisterhood = C’est encore la carte la plus éloignée de celle d’ouverture qui gagne. L’ordre n’est renversé qu’entre cartes à distance égale : la plus basse gagne.
with-cinderella-snow-white = Avec l’ordre renversé, un 0 est la meilleure carte.
with-cinderella-the-prince-always-rings-twice = La plus basse somme dans la couleur demandée gagne, entre les joueurs qui en ont joué au moins une carte. À égalité, la carte la plus basse ; puis qui a joué en premier.
with-cinderella-upside-down = Au départ du pli, la plus basse gagne, et chaque 6 renverse l’ordre une fois de plus. Avec un 6, la plus haute gagne donc de nouveau.
with-cinderella-wedding-gift = On interroge Cendrillon quand les cadeaux sont déjà sur la pile.

with-crystal-clear-ice-princess = On ne tire jamais de carte visible. En classique, on ne demande rien à la Princesse des glaces quand toutes les cartes de la personne qui ouvre sont visibles ; en deluxe, elle ne peut choisir qu’une personne avec au moins 2 cartes cachées.
with-crystal-clear-mulan = Mulan peut mettre une carte visible à la place. Une carte qu’elle reprend est cachée, même si elle était visible avant.
with-crystal-clear-scheherazade = Shéhérazade ne tire que des cartes cachées. Elle peut donner en échange une de ses cartes visibles : elle est alors cachée, comme toute carte qu’elle reçoit.
with-crystal-clear-sleeping-beauty = Vous pouvez donner une carte visible. Elle ne l’est plus, même si elle vous revient.

with-haggle-with-the-hag-mulan = En deluxe, si Mulan a changé sa carte et gagné, elle peut marchander une fois de plus après le marché habituel, fait ou refusé, et ne prendre cette fois que la carte qu’elle a mise à la place. En classique, elle marchande une fois, comme tout le monde.
with-haggle-with-the-hag-pocahontas = En classique, qui gagne marchande d’abord. Puis Pocahontas peut désigner qui ouvre le pli suivant.

with-ice-princess-late-to-the-ball = La carte mise de côté ne peut pas être gelée. Au dernier pli, on ne demande rien à la Princesse des glaces.
with-ice-princess-little-mermaid = Une carte gelée de la personne qui ouvre bloque la petite Sirène ; une carte gelée ailleurs, non. En deluxe, la Princesse des glaces peut encore geler une carte de la personne qui ouvre après la chanson, et c’est la carte gelée qui ouvre. En classique, la chanson bloque la Princesse des glaces.
with-ice-princess-magic-beans = Une carte gelée se joue même si elle n’est ni la plus haute ni la plus basse de sa couleur.
with-ice-princess-odds-and-evens = Une carte gelée se joue, qu’elle soit paire ou impaire.
with-ice-princess-pass-the-bouquet = Une carte gelée d’une autre couleur en fait la couleur demandée, comme toute carte.
with-ice-princess-pea-princess = Une carte gelée se joue même si c’est un 5 ou moins.
with-ice-princess-pocahontas = En deluxe, Pocahontas peut donner l’ouverture à quelqu’un qui a une carte gelée, ou la lui retirer. La carte gelée se joue quand vient son tour.
with-ice-princess-poisoned-apple = Une carte gelée d’une autre couleur n’est pas une défausse tant que l’on a de la couleur demandée. Si l’on n’en a pas, c’en est une, et la carte participe.
with-ice-princess-rapunzel = Une carte gelée de la personne qui ouvre bloque Raiponce ; une carte gelée ailleurs, non. Après Raiponce, la Princesse des glaces peut encore geler une carte de la personne qui ouvre, et c’est la carte gelée qui ouvre.
with-ice-princess-scheherazade = Une fois que la Princesse des glaces a utilisé son pouvoir avant un pli, sur qui que ce soit, Shéhérazade ne peut pas tirer une carte de la personne qui ouvre. Une carte gelée n’est jamais tirée ni troquée.
with-ice-princess-sleeping-beauty = Une fois que la Princesse des glaces a utilisé son pouvoir avant un pli, sur qui que ce soit, la Belle au bois dormant ne peut pas utiliser le sien dans ce pli.
with-ice-princess-snow-white = Une carte gelée de 7 ou moins peut se jouer comme 0.
with-ice-princess-the-prince-always-rings-twice = Une carte gelée se joue comme la première des deux. Les règles habituelles valent pour la seconde.
with-ice-princess-thumbelina = Une carte gelée doit être jouée : le pouvoir de Poucette ne l’en dispense pas.
with-ice-princess-wedding-gift = On interroge la Princesse des glaces quand les cadeaux sont déjà sur la pile. Un cadeau ne se gèle pas.

with-late-for-a-very-important-date-mulan = Au dernier pli, Mulan a encore 3 cartes : elle peut donc échanger à chaque pli de la manche.

with-late-to-the-ball-mulan = Aux deux derniers plis, Mulan n’a pas d’autre carte en main : on ne lui demande rien. La carte mise de côté ne compte pas.
with-late-to-the-ball-pocahontas = En classique, le pli qui vide les mains est suivi de celui des cartes mises de côté : si Pocahontas l’a gagné, elle peut désigner qui ouvre.
with-late-to-the-ball-scheherazade = La carte mise de côté est hors d’atteinte. Au dernier pli, on ne demande rien à Shéhérazade.
with-late-to-the-ball-sleeping-beauty = La carte mise de côté ne peut pas être donnée. Au dernier pli, on ne demande rien à la Belle au bois dormant.

with-little-mermaid-magic-beans = On ouvre avec la plus haute ou la plus basse carte que l’on a de la couleur nommée.
with-little-mermaid-midnight-makeover = Une Fée ne remplace pas la couleur nommée : qui ouvre et a de cette couleur en joue.
with-little-mermaid-pea-princess = En deluxe, la couleur nommée passe d’abord : on ouvre dans cette couleur, au-dessus de 5 si l’on a une telle carte.
with-little-mermaid-pocahontas = En deluxe, la chanson bloque Pocahontas pour ce pli. Si Pocahontas a déplacé l’ouverture avant, la chanson s’adresse à la nouvelle personne qui ouvre.
with-little-mermaid-rapunzel = La première des deux bloque l’autre pour ce pli.
with-little-mermaid-scheherazade = Après la chanson, Shéhérazade ne peut pas tirer une carte de la personne qui ouvre. Les autres mains lui restent ouvertes.
with-little-mermaid-sleeping-beauty = Après la chanson, la Belle au bois dormant ne peut pas utiliser son pouvoir dans ce pli.
with-little-mermaid-thumbelina = Après la chanson, Poucette ne peut pas utiliser son pouvoir dans ce pli.

with-magic-beans-mulan = Mulan peut mettre à la place n’importe quelle carte de la même couleur, pas seulement la plus haute ou la plus basse.
with-magic-beans-pea-princess = Jouez au-dessus de 5 si vous pouvez, et toujours seulement la plus haute ou la plus basse carte d’une couleur. Dans une couleur où vous avez des cartes au-dessus de 5, la plus haute vous est donc permise, la plus basse seulement si elle est aussi au-dessus de 5.
with-magic-beans-rapunzel = On ouvre avec le plus haut ou le plus bas Prince que l’on a.
with-magic-beans-thumbelina = Par son pouvoir, Poucette peut jouer une carte entre sa plus haute et sa plus basse.

with-masquerade-ball-mulan = On interroge Mulan quand toutes les cartes ont été retournées.
with-masquerade-ball-pea-princess = En classique, la Princesse au petit pois annonce son pouvoir avec sa carte cachée. La carte reste cachée jusqu’à ce qu’on les retourne toutes.
with-masquerade-ball-snow-white = Blanche-Neige annonce son pouvoir avec sa carte cachée. La carte reste cachée jusqu’à ce qu’on les retourne toutes.
with-masquerade-ball-thumbelina = Poucette annonce son pouvoir avec sa carte cachée. La carte reste cachée jusqu’à ce qu’on les retourne toutes.

with-midnight-makeover-mulan = Une Fée ne s’échange que contre une Fée, quelle que soit la couleur demandée.

with-mulan-odds-and-evens = La première carte de Mulan doit être paire ou impaire comme il faut. Celle qu’elle met à la place, non.
with-mulan-pea-princess = La première carte de Mulan doit être au-dessus de 5 si elle peut. Celle qu’elle met à la place, non.
with-mulan-the-prince-always-rings-twice = Mulan peut échanger l’une de ses deux cartes ou les deux, la Grenouille ni à l’aller ni au retour. La carte reprise peut remplacer l’autre. Son pouvoir ne sert qu’une fois.
with-mulan-upside-down = Le pli se juge avec la carte qu’elle a mise à la place : un 6 mis à la place renverse l’ordre, un 6 repris non.

with-musical-chairs-pocahontas = En classique, Pocahontas désigne qui ouvre avant que les cartes soient données. En deluxe, on le lui demande après.

with-odds-and-evens-pea-princess = Parmi les cartes permises, celles au-dessus de 5 passent d’abord, puis compte la parité. Si aucune au-dessus de 5 n’a la bonne parité, n’importe laquelle au-dessus de 5 convient ; sans rien au-dessus de 5, pair ou impair compte encore.
with-odds-and-evens-snow-white = C’est le nombre imprimé qui dit si une carte est paire ou impaire, même quand elle compte 0.
with-odds-and-evens-thumbelina = Par son pouvoir, Poucette peut jouer une carte qui n’a pas la bonne parité.

with-pass-the-bouquet-thumbelina = Une carte d’une autre couleur que Poucette joue par son pouvoir en fait la couleur demandée.

with-pea-princess-pocahontas = En deluxe, qui ouvre finalement doit le faire au-dessus de 5 si possible, sauf la Princesse au petit pois elle-même.
with-pea-princess-rapunzel = Le Prince passe d’abord : on ouvre avec un Prince si l’on en a un, au-dessus de 5 si l’on a un tel Prince.
with-pea-princess-snow-white = C’est le nombre imprimé qui compte : quand la Princesse au petit pois l’exige, Blanche-Neige peut jouer un 6 ou un 7 comme 0, mais pas une carte plus basse tant qu’elle en a une au-dessus de 5 à jouer.
with-pea-princess-the-prince-always-rings-twice = En deluxe, les deux cartes de tous les autres doivent être au-dessus de 5, si possible. En classique, cela vaut pour toute carte jouée après la sienne, et elle peut utiliser son pouvoir avec n’importe quelle carte, sauf la dernière de toutes les secondes cartes.
with-pea-princess-thumbelina = Par son pouvoir, Poucette peut jouer un 5 ou moins, ou une carte d’une autre couleur.

with-pocahontas-rapunzel = Après Raiponce, Pocahontas ne peut pas utiliser son pouvoir dans ce pli. Si Pocahontas a déplacé l’ouverture avant, Raiponce demande un Prince à la nouvelle personne qui ouvre.

with-poisoned-apple-snow-white = On compare les valeurs : une carte qui compte 0 est la plus basse des défausses.
with-poisoned-apple-thumbelina = Si Poucette a de la couleur demandée, la carte qu’elle joue par son pouvoir n’est pas une défausse : elle ne peut pas gagner par la pomme.

with-rapunzel-scheherazade = Après Raiponce, Shéhérazade ne peut pas tirer une carte de la personne qui ouvre. Les autres mains lui restent ouvertes.
with-rapunzel-sleeping-beauty = Après Raiponce, la Belle au bois dormant ne peut pas utiliser son pouvoir dans ce pli.
with-rapunzel-thumbelina = Après Raiponce, Poucette ne peut pas utiliser son pouvoir dans ce pli.

with-scheherazade-wedding-gift = On interroge Shéhérazade quand les cadeaux sont déjà sur la pile. Les cadeaux sont hors de sa portée.

with-sisterhood-snow-white = Les distances se mesurent avec le 0, qu’il ouvre ou qu’il suive.

with-sleeping-beauty-wedding-gift = On interroge la Belle au bois dormant avant que les cadeaux soient donnés, les autres princesses après. Dans un pli rejoué après Alice, on ne donne pas de cadeaux, et on l’interroge avec les autres.

with-snow-white-the-prince-always-rings-twice = Si la première carte de Blanche-Neige compte 0, la seconde compte aussi 0 d’elle-même quand c’est un 7 ou moins. Un 8 ou plus compte en entier.
with-snow-white-three-times-a-lady = Un 3 qui a compté 0 dans le pli est toujours un 3 au décompte : il retire 3.
with-snow-white-upside-down = Un 6 qui compte 0 renverse quand même l’ordre, et quand la plus basse gagne, le 0 est la meilleure carte.

with-the-prince-always-rings-twice-thumbelina = Un seul usage libère les deux cartes de Poucette, sauf les Princes et la Grenouille. Quand elle ouvre le pli, elle ne peut pas l’utiliser, pas même avec sa seconde carte.
