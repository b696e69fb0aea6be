### Woo the Princess: suits and gifts, prompts (prompt-woo-), chips (chip-woo-), story (story-woo-), and what
### `coronet rules woo` says (woo-).

## Suits and cards

suit-R = Roses
    .genitive = de Roses
    .one = Rose
    .label = Ro
suit-S = Douceurs
    .genitive = de Douceurs
    .one = Douceur
    .label = Do
suit-M = Mélodies
    .genitive = de Mélodies
    .one = Mélodie
    .label = Mé
suit-B = Bijoux
    .genitive = de Bijoux
    .one = Bijou
    .label = Bi
gift-name = le { $number } { $suit-genitive }
    .start = Le { $number } { $suit-genitive }
    .bare = { $number } { $suit-genitive }
    .number = le { $number }

## Special gifts

gift-allergic = Allergie
    .short = retire une carte jouée avant elle
    .text = Qui la joue choisit une carte jouée plus tôt dans ce tour et encore en jeu, et la défausse. S’il y en a une, il faut en choisir une. Ce peut être Éconduit, Irrésistible, Berceuse, une autre Allergie, ou une carte venue par Recyclé. Retirer la première carte ne change pas la couleur demandée ; retirer un Irrésistible qui n’était pas la première rend la couleur demandée d’avant. Allergie elle-même reste en jeu, comme carte de sa couleur et de son nombre.
gift-irresistible = Irrésistible
    .short = sa couleur devient la couleur demandée
    .text = Sa couleur devient la couleur demandée, pour suivre à partir de là et pour trouver le gagnant. La couleur favorite la bat toujours. Les cartes de cette couleur jouées avant comptent désormais comme couleur demandée. S’il y en a plusieurs en jeu, la dernière compte.
gift-lullabye = Berceuse
    .short = personne ne ramasse ce tour
    .text = Si elle est en jeu à la fin du tour, toutes les cartes du tour sont défaussées. Qui aurait gagné ouvre le tour suivant. Un tour endormi n’éconduit personne.
gift-regifted = Recyclé
    .short = on pioche deux cartes, on en joue une
    .text = Il est défaussé aussitôt. Qui l’a joué pioche deux cartes, en joue une quelle que soit la couleur demandée, et défausse l’autre face cachée. La carte jouée a son effet, un autre Recyclé aussi. Recyclé lui-même doit suivre ; s’il ouvre, sa couleur est la couleur demandée bien qu’il ne soit plus là.
gift-spurned = Éconduit
    .short = qui le ramasse ne peut pas gagner la joute
    .text = Il n’a pas de couleur, ne gagne jamais un tour et ne peut pas ouvrir. Qui ne peut pas suivre peut le jouer. Qui le ramasse ne peut pas gagner cette joute, quoi qu’il ramasse d’autre. Défaussé, il ne nuit à personne.

## Prompts

prompt-woo-over =
    { $count ->
        [one]
            { $seats-are ->
                [you] La partie est finie. Vous gagnez.
               *[others] La partie est finie. { $seats } gagne.
            }
       *[other] La partie est finie. Victoire partagée : { $seats }.
    }
prompt-woo-nobody = La partie est finie. Personne n’a gagné de Princesse.
prompt-woo-exchange = Vous pouvez défausser une carte et en piocher une autre. Choisissez une carte, ou gardez votre main.
prompt-woo-lead = À vous d’ouvrir : jouez une carte.
prompt-woo-play = Jouez une carte.
prompt-woo-follow = Suivez avec vos { $suit-name }.
prompt-woo-anything = Vous n’avez pas { $suit-genitive } : jouez la carte que vous voulez.
prompt-woo-remove = Vous avez joué { $card } : choisissez une carte en jeu à retirer.
prompt-woo-gift = Choisissez laquelle des cartes piochées est jouée. L’autre est défaussée face cachée.

## Chips

chip-woo-wooing = couleur favorite : { $suit-name }
chip-woo-lead = couleur demandée : { $suit-name }
chip-woo-sung = une Berceuse est en jeu
chip-woo-teams = équipes : les partenaires réunissent leurs cartes
chip-woo-ghost = { $seat } joue au hasard
chip-woo-no-specials = pas de cadeaux spéciaux
chip-woo-allergic = Allergie { $names }
chip-woo-irresistible = Irrésistible { $names }
chip-woo-lullabye = Berceuse { $names }
chip-woo-regifted = Recyclé { $names }
chip-woo-goal = Princesses gagnées { $won } sur { $number }
chip-woo-sits-out =
    { $seats-are ->
        [you] vous attendez cette joute
       *[other] sans jouer : { $seats }
    }

## Story

story-woo-drew-high =
    { $seat-is ->
        [you] Vous tirez { $card }.
       *[other] { $seat } tire { $card }.
    }
story-woo-leads =
    { $seat-is ->
        [you] C’est la plus haute : vous ouvrez le premier tour.
       *[other] C’est la plus haute : { $seat } ouvre le premier tour.
    }
story-woo-set-begins =
    { $leader-is ->
        [you] La joute { $number } est pour une Princesse des { $suit-name }. Vous ouvrez.
       *[other] La joute { $number } est pour une Princesse des { $suit-name }. { $leader } ouvre.
    }
story-woo-exchanged =
    { $seat-is ->
        [you] Vous échangez une carte.
       *[other] { $seat } échange une carte.
    }
story-woo-exchanged-card = Vous défaussez { $card } et piochez { $other }.
story-woo-kept =
    { $seat-is ->
        [you] Vous gardez votre main.
       *[other] { $seat } garde ses six cartes.
    }
story-woo-plays =
    { $seat-is ->
        [you] Vous jouez { $card }.
       *[other] { $seat } joue { $card }.
    }
story-woo-gives =
    { $seat-is ->
        [you] Vous offrez { $card }.
       *[other] { $seat } offre { $card }.
    }
story-woo-removes =
    { $seat-is ->
        [you] Vous retirez { $card }.
       *[other] { $seat } retire { $card }.
    }
story-woo-drew-gifts =
    { $seat-is ->
        [you]
            { $number ->
                [one] Vous piochez { $number } carte.
               *[other] Vous piochez { $number } cartes.
            }
       *[other]
            { $number ->
                [one] { $seat } pioche { $number } carte.
               *[other] { $seat } pioche { $number } cartes.
            }
    }
story-woo-drew-nothing =
    { $seat-is ->
        [you] La pioche est vide : vous n’avez pas de carte dans ce tour.
       *[other] La pioche est vide : { $seat } n’a pas de carte dans ce tour.
    }
story-woo-offered = Vous avez pioché { $cards }.
story-woo-lead-changes = La couleur demandée est maintenant : { $suit-name }.
story-woo-collected =
    { $seat-is ->
        [you]
            { $number ->
                [one] Vous ramassez { $number } carte.
               *[other] Vous ramassez { $number } cartes.
            }
       *[other]
            { $number ->
                [one] { $seat } ramasse { $number } carte.
               *[other] { $seat } ramasse { $number } cartes.
            }
    }
story-woo-lulled =
    { $seat-is ->
        [you] Une Berceuse : toutes les cartes sont défaussées. Vous ouvrez.
       *[other] Une Berceuse : toutes les cartes sont défaussées. { $seat } ouvre.
    }
story-woo-nobody =
    { $seat-is ->
        [you] Aucune carte ne peut gagner : toutes sont défaussées. Vous ouvrez de nouveau.
       *[other] Aucune carte ne peut gagner : toutes sont défaussées. { $seat } ouvre de nouveau.
    }
story-woo-set-won =
    { $seats-are ->
        [you] Vous gagnez la Princesse des { $suit-name }.
        [both] Votre équipe gagne la Princesse des { $suit-name }.
       *[others]
            { $count ->
                [one] { $seats } gagne la Princesse des { $suit-name }.
               *[other] { $seats } gagnent la Princesse des { $suit-name }.
            }
    }
story-woo-set-unwon = Personne ne gagne la Princesse des { $suit-name } : elle va sous sa pioche.
story-woo-extra-set = Égalité : une joute de plus. Jouent : { $seats }.
story-woo-wins =
    { $seats-are ->
        [you] Vous gagnez.
        [both] Victoire partagée : { $seats }.
       *[others]
            { $count ->
                [one] { $seats } gagne.
               *[other] Victoire partagée : { $seats }.
            }
    }
story-woo-nobody-wins = Personne n’a gagné de Princesse, donc personne ne gagne.

## Why a round, a set or the game went as it did (why-woo-)

why-woo-wooing =
    { $seat-is ->
        [you] Vous ramassez : la plus haute carte { $suit-genitive }, couleur favorite.
       *[other] { $seat } ramasse : la plus haute carte { $suit-genitive }, couleur favorite.
    }
why-woo-lead =
    { $seat-is ->
        [you] Vous ramassez : la plus haute carte { $suit-genitive }, couleur demandée.
       *[other] { $seat } ramasse : la plus haute carte { $suit-genitive }, couleur demandée.
    }
why-woo-turned =
    { $seat-is ->
        [you] Vous ramassez : Irrésistible a fait demander les { $suit-name }.
       *[other] { $seat } ramasse : Irrésistible a fait demander les { $suit-name }.
    }
why-woo-lulled = Personne ne ramasse : la Berceuse endort tout le tour.
why-woo-nobody = Personne ne ramasse : aucune carte en jeu ne peut gagner.
why-woo-set-most =
    { $seats-are ->
        [you]
            { $number ->
                [one] Vous gagnez la Princesse des { $suit-name } : { $number } carte, le plus grand tas.
               *[other] Vous gagnez la Princesse des { $suit-name } : { $number } cartes, le plus grand tas.
            }
        [both]
            { $number ->
                [one] Votre équipe gagne la Princesse des { $suit-name } : { $number } carte, le plus grand tas.
               *[other] Votre équipe gagne la Princesse des { $suit-name } : { $number } cartes, le plus grand tas.
            }
       *[others]
            { $count ->
                [one]
                    { $number ->
                        [one] { $seats } gagne la Princesse des { $suit-name } : { $number } carte, le plus grand tas.
                       *[other] { $seats } gagne la Princesse des { $suit-name } : { $number } cartes, le plus grand tas.
                    }
               *[other]
                    { $number ->
                        [one] { $seats } gagnent la Princesse des { $suit-name } : { $number } carte, le plus grand tas.
                       *[other] { $seats } gagnent la Princesse des { $suit-name } : { $number } cartes, le plus grand tas.
                    }
            }
    }
why-woo-set-tie =
    { $seats-are ->
        [you] Vous gagnez la Princesse des { $suit-name } : à égalité, les { $number } décident.
        [both] Votre équipe gagne la Princesse des { $suit-name } : à égalité, les { $number } décident.
       *[others]
            { $count ->
                [one] { $seats } gagne la Princesse des { $suit-name } : à égalité, les { $number } décident.
               *[other] { $seats } gagnent la Princesse des { $suit-name } : à égalité, les { $number } décident.
            }
    }
why-woo-set-spurned =
    { $seats-are ->
        [you] Vous gagnez la Princesse des { $suit-name } : le plus grand tas contient Éconduit.
        [both] Votre équipe gagne la Princesse des { $suit-name } : le plus grand tas contient Éconduit.
       *[others]
            { $count ->
                [one] { $seats } gagne la Princesse des { $suit-name } : le plus grand tas contient Éconduit.
               *[other] { $seats } gagnent la Princesse des { $suit-name } : le plus grand tas contient Éconduit.
            }
    }
why-woo-set-tied = Personne ne gagne la Princesse des { $suit-name } : rien ne départage.
why-woo-set-nothing = Personne ne gagne la Princesse des { $suit-name } : aucun tas ne compte.
why-woo-over =
    { $seats-are ->
        [you]
            { $number ->
                [one] Vous gagnez la partie avec { $number } Princesse.
               *[other] Vous gagnez la partie avec { $number } Princesses.
            }
        [both]
            { $number ->
                [one] Votre équipe gagne la partie avec { $number } Princesse.
               *[other] Votre équipe gagne la partie avec { $number } Princesses.
            }
       *[others]
            { $count ->
                [one]
                    { $number ->
                        [one] { $seats } gagne la partie avec { $number } Princesse.
                       *[other] { $seats } gagne la partie avec { $number } Princesses.
                    }
               *[other]
                    { $number ->
                        [one] { $seats } gagnent la partie avec { $number } Princesse.
                       *[other] { $seats } gagnent la partie avec { $number } Princesses.
                    }
            }
    }
why-woo-over-shared =
    { $number ->
        [one] Victoire partagée, { $number } Princesse chacun : { $seats }.
       *[other] Victoire partagée, { $number } Princesses chacun : { $seats }.
    }

## Why a choice is refused, where it is worded otherwise than in the other games

reason-must-follow-in-woo = Suivez avec vos { $suit-name } : vous en avez.
reason-no-such-card-in-woo = Il n’y a pas de carte nommée { $card }. Les cartes sont R1 à R13, S1 à S13, M1 à M13, B1 à B13 et spurned.
reason-spurned-cannot-lead = Ouvrez avec une autre carte : Éconduit ne peut pas ouvrir.
reason-not-among-in-woo = Choisissez une autre carte : { $card } n’est pas parmi { $cards }.
form-exchange = exchange et une carte, par exemple exchange R7
form-remove = remove et une carte en jeu, par exemple remove R7
form-woo-keep = keep
form-woo-play = play et une carte, par exemple play R7
form-woo-gift = gift et une carte, par exemple gift R7

## In the terminal

play-ghost = Fantôme
play-woo-princesses =
    { $number ->
        [one] { $number } Princesse ({ $suits })
       *[other] { $number } Princesses ({ $suits })
    }
play-woo-no-princess = pas de Princesse
play-woo-collected =
    { $number ->
        [one] { $number } carte ramassée
       *[other] { $number } cartes ramassées
    }
play-woo-sits-out = ne joue pas
play-woo-set = Joute { $number }, tour { $round } : une Princesse des { $suit-name }
play-woo-exchanging = Joute { $number }, échange : une Princesse des { $suit-name }
play-woo-nothing-played = Aucune carte n’a été jouée dans ce tour.
play-woo-gone = retirée
play-woo-offered = Piochées : { $cards }
play-woo-deck = Pioche { $number }, défaussées face cachée { $hidden }
play-woo-help-choice = Une carte s’écrit avec sa couleur et son nombre, par exemple R7 : R les Roses, S les Douceurs, M les Mélodies, B les Bijoux ; ou éconduit.
play-woo-help-numbers = Quand les choix sont numérotés, le numéro suffit ; le nom d’une carte tout seul aussi.
play-woo-help-why = why R7 : pourquoi une carte ne peut pas être jouée maintenant
play-woo-help-hand = hand : revoir vos cartes
play-woo-help-trick = table : les règles en vigueur et les cartes de ce tour
play-woo-help-players = players : où en est chacun
play-woo-help-log = log : ce qui s’est passé dans cette joute ; log before : dans la joute d’avant
play-woo-help-rules = rules allergic : un cadeau ; rules all : tout le jeu
play-woo-help-back = back : reprendre votre choix tant que les autres choisissent encore
play-woo-help-quit = quit : quitter la table

## The rules, for `coronet rules woo`

woo-title = Courtiser la Princesse
woo-aim = Le jeu
    .text = Des soupirants offrent des cadeaux pour gagner des princesses. Chaque joute a pour enjeu une carte Princesse. Sa couleur est la couleur favorite, l’atout de la joute. Quand sept cartes Princesse ont été gagnées, qui en a le plus gagne la partie. On joue de 2 à 7 ; à deux, aussi avec le Fantôme ; à quatre ou six en équipes si l’on veut.
woo-cards = Les cartes
    .text = 53 cadeaux : de 1 à 13 en Roses, Douceurs, Mélodies et Bijoux, et Éconduit. 20 cartes Princesse, cinq de chaque couleur.
    .example = Un cadeau de chaque couleur.
woo-set = Une joute
    .text = On distribue des cadeaux jusqu’à ce que chacun en ait six. Vous pouvez en défausser un et en piocher un autre, tous en même temps. Puis on joue cinq tours ; le sixième cadeau reste dans votre main pour la joute suivante. Qui ouvrirait un sixième tour ouvre la joute suivante.
woo-round = Un tour
    .text = Une personne ouvre en jouant une carte ; les autres suivent dans le sens des aiguilles d’une montre et doivent jouer sa couleur, la couleur demandée, s’ils en ont. La plus haute carte de la couleur favorite gagne ; s’il n’y en a pas, la plus haute de la couleur demandée. Qui gagne ramasse les cartes en jeu et ouvre. Si aucune carte en jeu n’est d’une de ces couleurs, toutes sont défaussées et la même personne ouvre de nouveau.
    .example = Les Roses ouvrent, et les Mélodies sont la couleur favorite : même le 2 de Mélodies bat toute Rose.
woo-scoring = Gagner une joute
    .text = Qui a ramassé le plus de cartes, et pas Éconduit, gagne la Princesse. Une égalité va à qui a le plus de 13, puis de 12, et ainsi de suite. Si cela ne tranche pas, ou si personne n’a de carte sans Éconduit, la Princesse va sous sa pioche.
woo-end = La fin
    .text = Après sept cartes Princesse gagnées, qui en a le plus gagne. En cas d’égalité, les personnes à égalité jouent entre elles une joute de plus. Après 40 joutes, la victoire est partagée.
woo-ghost = Le Fantôme
    .text = À deux, la troisième main est celle du Fantôme. Il joue une carte au hasard, n’a pas à suivre et n’ouvre pas avec Éconduit. Son Allergie retire la carte qui gagne, son Recyclé joue la première carte piochée. Il peut gagner des joutes et la partie.
woo-teams = Équipes
    .text = Une place sur deux est partenaire. Les partenaires ne voient pas la main l’un de l’autre. Leurs cartes ramassées font une seule pile, et Éconduit dans cette pile empêche toute l’équipe de gagner la joute.
woo-assumed = Notes de la maison
    .text = Notre exemplaire du livret ne dit pas quels cadeaux sont spéciaux : ici, c’est le 1 de chaque couleur, et l’on peut en choisir d’autres avant la partie. Aussi décidé ici : tous échangent en même temps ; sans carte ramassée, personne ne gagne de Princesse ; qui n’est pas à égalité ne joue pas la joute de plus ; l’Allergie du Fantôme prend la carte qui gagne ; Éconduit ramassé par un partenaire éconduit l’équipe.
woo-gifts = Cadeaux spéciaux
woo-listed = { $name } ({ $id }) : { $short }
woo-more = coronet rules woo allergic montre un cadeau. docs/rules/woo-the-princess.md donne toutes les règles en entier, en anglais.
woo-any-card = un cadeau spécial ou un sujet de Courtiser la Princesse
