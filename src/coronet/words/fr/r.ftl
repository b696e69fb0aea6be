### R: cards, variants, prompts (prompt-r-), chips (chip-r-), story (story-r-), and what `coronet rules r` says.

## Cards

character-prince = Prince
    .many = Princes
    .short = gagne, sauf si Bouffon, Magicien, Princesse ou autre Prince l’arrête
    .text = Force 7. Il gagne la manche, quelles que soient les forces. Deux Princes s’ôtent leur pouvoir, et la force décide. Un Bouffon le met en suspens, une Princesse de l’autre couleur gagne toute la partie contre lui, et contre un Magicien il ne gagne que par sa force.
character-general = Général
    .many = Généraux
    .short = votre carte suivante gagne +2, sauf si un Magicien l’empêche
    .text = Force 6. Votre carte de la manche suivante gagne +2 de force, que le Général ait gagné, perdu ou été mis en suspens. Seul un Magicien dans la même manche l’empêche.
character-magician = Magicien
    .many = Magiciens
    .short = l’autre carte n’a pas de pouvoir
    .text = Force 5. L’autre carte n’a pas de pouvoir dans cette manche ; la force décide alors. Un bonus déjà posé sur l’autre carte demeure. Deux Magiciens s’ôtent leur pouvoir.
character-minister = Ministre
    .many = Ministres
    .short = une manche gagnée avec lui vaut 2, sauf si un Magicien le fait taire
    .text = Force 4. Gagner avec lui compte comme 2 victoires. Une manche en suspens où se trouve un Ministre vaut 2 pour qui la gagne plus tard ; deux Ministres dans une même manche ne s’ajoutent pas.
character-assassin = Assassin
    .many = Assassins
    .short = la plus petite force gagne, sauf face à Prince, Bouffon ou Magicien
    .text = Force 3. La plus petite force gagne cette manche. Deux Assassins ne rétablissent pas l’ordre.
character-spy = Espion
    .many = Espions
    .short = l’adversaire jouera à découvert, sauf si Magicien ou Espion l’empêche
    .text = Force 2. À la manche suivante, votre adversaire joue à découvert avant votre choix. Deux Espions s’annulent ; un Magicien dans la même manche l’empêche.
character-princess = Princesse
    .many = Princesses
    .short = gagne la partie contre le Prince de l’autre couleur
    .text = Force 1. Contre le Prince de l’autre couleur, elle gagne la partie aussitôt, quelles que soient les victoires.
character-jester = Bouffon
    .many = Bouffons
    .short = met la manche en suspens, sauf si un Magicien le fait taire
    .text = Force 0. La manche est mise en suspens : ses victoires vont à qui gagne la prochaine manche décidée. Seul un Magicien le fait taire.
colour-blue = bleu
colour-red = rouge
character-name =
    { $coloured ->
        [yes]
            { $character-id ->
                [assassin] l’{ $character } { $colour }
                [spy] l’{ $character } { $colour }
                [princess]
                    { $colour-id ->
                        [blue] la { $character } bleue
                       *[red] la { $character } { $colour }
                    }
               *[other] le { $character } { $colour }
            }
       *[no]
            { $character-id ->
                [assassin] l’{ $character }
                [spy] l’{ $character }
                [princess] la { $character }
               *[other] le { $character }
            }
    }
    .start =
        { $coloured ->
            [yes]
                { $character-id ->
                    [assassin] L’{ $character } { $colour }
                    [spy] L’{ $character } { $colour }
                    [princess]
                        { $colour-id ->
                            [blue] La { $character } bleue
                           *[red] La { $character } { $colour }
                        }
                   *[other] Le { $character } { $colour }
                }
           *[no]
                { $character-id ->
                    [assassin] L’{ $character }
                    [spy] L’{ $character }
                    [princess] La { $character }
                   *[other] Le { $character }
                }
        }
    .bare =
        { $coloured ->
            [yes]
                { $character-id ->
                    [princess]
                        { $colour-id ->
                            [blue] { $character } bleue
                           *[red] { $character } { $colour }
                        }
                   *[other] { $character } { $colour }
                }
           *[no] { $character }
        }

## Variants

variant-standard = Le simple duel
    .short = aucun changement
    .text = Chacun a les huit mêmes personnages. À chaque manche, les deux choisissent une carte en secret ; on retourne les deux et on juge. Qui a 4 victoires en premier gagne.
variant-sever = Retranchement
    .short = chacun retire en secret une de ses cartes ; sept manches
    .text = Avant la partie, chacun choisit en secret une de ses cartes. On les montre, et elles sortent de la partie, qui a sept manches.
variant-three-card = Trois cartes
    .short = piochez-en trois dans votre pioche, jouez-en une, piochez-en une
    .text = On mélange vos cartes pour en faire votre pioche. Vous en piochez 3 et jouez avec elles ; après chaque manche vous en piochez 1 tant qu’il en reste.
variant-alternative = Alternative
    .short = piochez-en deux dans votre pioche, jouez-en une, piochez-en une
    .text = Comme trois cartes, avec une main de 2.
variant-traitor = Traître
    .short = chacun donne une carte à l’autre, pour de bon
    .text = Avant la partie, chacun choisit une carte en secret. On les montre, et elles changent de camp pour de bon. Une Princesse n’agit que contre un Prince de l’autre couleur.
variant-impatience = Impatience
    .short = 3 victoires suffisent au lieu de 4
    .text = 3 victoires suffisent au lieu de 4.
variant-numbers = Les nombres
    .short = la force seule décide
    .text = Aucune carte n’a de pouvoir : la plus grande force gagne, des forces égales restent en suspens.
variant-numbers-jester = Les nombres et le Bouffon
    .short = la force décide, mais le Bouffon met en suspens
    .text = La force seule, mais le Bouffon met la manche en suspens. Le Magicien ne l’arrête pas.
variant-numbers-minister = Les nombres et le Ministre
    .short = la force décide, mais le Ministre compte double
    .text = La force seule, mais la manche du Ministre compte double. Le Magicien ne l’arrête pas.
variant-numbers-jester-minister = Les nombres, le Bouffon et le Ministre
    .short = la force décide, mais le Bouffon et le Ministre agissent
    .text = La force seule, mais le Bouffon met la manche en suspens et celle du Ministre compte double. Le Magicien n’arrête ni l’un ni l’autre.
variant-draft = Sélection
    .short = prenez vos huit cartes dans des paquets de quatre
    .text = On tire des paquets de 4 parmi les 16 cartes. Qui ouvre un paquet en garde une et en passe 3, l’autre en garde une et en rend 2, le premier en garde une, la dernière va à l’autre. Quatre paquets, ouverts à tour de rôle. Une Princesse n’agit que contre un Prince de l’autre couleur.
variant-loser = Qui perd gagne
    .short = qui devrait gagner le duel le perd
    .text = Qui devrait gagner la partie la perd : 4 victoires font perdre, et une Princesse contre le Prince de l’autre couleur aussi. Un match nul reste un match nul.
variant-random-deal = Donne au hasard
    .short = les 16 cartes mélangées, huit chacun
    .text = On mélange les 16 cartes, 8 chacun. Une Princesse n’agit que contre un Prince de l’autre couleur.
variant-prophecy = Prophétie
    .short = posez d’abord vos cartes dans l’ordre, puis retournez-les une à une
    .text = Les deux disposent toutes leurs cartes face cachée, dans un ordre secret. À chaque manche, on retourne les cartes de tête. Qui a un Espion en action voit d’abord la carte adverse et peut redisposer ses cartes restantes.
variant-fortune = Fortune
    .short = le hasard joue vos cartes
    .text = À chaque manche, les deux tirent au hasard une de leurs cartes et la jouent. Rien ne se décide. Qui a un Espion en action peut mélanger avant de tirer, ce qui ne change rien.
variant-last-chance = Dernière chance
    .short = s’il manque une victoire à l’autre, reprenez une carte perdue
    .text = Quand il manque à l’un une seule victoire et qu’il lui reste une carte, l’autre peut reprendre une de ses cartes d’une manche perdue, une fois par partie. Si l’on en convient avant, ce peut être n’importe quelle carte jouée.
variant-balance = Équilibre
    .short = qui mène joue d’abord, à découvert
    .text = Tant que les victoires diffèrent, qui en a le plus joue d’abord, à découvert ; puis l’autre choisit. Un Espion passe avant.
variant-princess-attack = Assaut des Princesses
    .short = un camp a les deux Princes, l’autre les deux Princesses
    .text = L’un des deux donne sa Princesse pour le Prince de l’autre : les deux Princes contre les deux Princesses. Une Princesse n’agit que contre un Prince de l’autre couleur.
variant-till-dawn = Jusqu’à l’aube
    .short = on joue toutes les cartes, puis qui a le plus de victoires gagne
    .text = Aucun nombre de victoires ne finit la partie. On joue toutes les cartes, puis qui a le plus de victoires gagne. Une Princesse contre le Prince de l’autre couleur gagne la manche pour 4 victoires. On peut aussi additionner plusieurs nuits, jusqu’à un total fixé avant.
variant-true-king = Vrai roi
    .short = deux parties gagnées suffisent ; qui perd choisit la suivante
    .text = Un match : qui gagne 2 parties en premier l’emporte. Après chaque partie, qui l’a perdue choisit la suivante : le simple duel ou une variante. Un match nul se rejoue.

## Prompts

prompt-r-over =
    { $count ->
        [one]
            { $seats-are ->
                [you] La partie est finie. Vous gagnez.
               *[others] La partie est finie. { $seats } gagne.
            }
       *[other] La partie est finie. Victoire partagée : { $seats }.
    }
prompt-r-drawn = La partie est finie : match nul.
prompt-r-play = Choisissez une carte. On retournera les deux ensemble.
prompt-r-answer =
    { $seat-is ->
        [you] Vous avez joué { $card }.
       *[other] { $seat } a joué { $card }. Choisissez votre carte.
    }
prompt-r-spied = L’Espion vous regarde : jouez une carte à découvert.
prompt-r-leads = Vous menez : jouez une carte à découvert.
prompt-r-turn-up = Retournez votre carte.
prompt-r-lay-anew = Vous voyez { $card }. Retournez votre carte, ou redisposez vos cartes.
prompt-r-place-next = Posez la carte suivante.
prompt-r-reshuffle = Vous voyez { $card }. Tirez votre carte, ou mélangez avant.
prompt-r-keep = Gardez une carte du paquet.
prompt-r-sever = Choisissez une carte qui sort de la partie.
prompt-r-swap = Choisissez une carte qui change de camp.
prompt-r-place = Posez vos cartes face cachée, d’abord celle qui sera retournée la première.
prompt-r-take = Votre dernière chance : reprenez une carte, ou passez.
prompt-r-choose = Choisissez la prochaine partie.

## Chips

chip-r-variant = { $variant } ({ $variant-short })
chip-r-match = parties gagnées { $games }
chip-r-held-minister-owner = un Ministre en suspens ne vaut 2 que pour son camp
chip-r-jester-stops-all = le Bouffon arrête aussi le Général et l’Espion
chip-r-target = il faut { $number } victoires
chip-r-until = des nuits jusqu’à { $number }
chip-r-bonus =
    { $seat-is ->
        [you] vous avez +2
       *[other] { $seat } a +2
    }
chip-r-spied =
    { $seat-is ->
        [you] on vous espionne
       *[other] on espionne { $seat }
    }
chip-r-leads =
    { $seat-is ->
        [you] vous menez et jouez d’abord
       *[other] { $seat } mène et joue d’abord
    }
chip-r-held = en suspens { $number }
chip-r-held-for =
    { $seat-is ->
        [you] en suspens { $number } pour vous
       *[other] en suspens { $number } pour { $seat }
    }

## Story

story-r-plays-openly =
    { $seat-is ->
        [you] Vous jouez à découvert { $card }.
       *[other] { $seat } joue à découvert { $card }.
    }
story-r-held =
    { $seat-is ->
        [you] Votre { $card-bare } rencontre { $other } : la manche est en suspens.
       *[other]
            { $to-is ->
                [you] Votre { $other-bare } rencontre { $card } : la manche est en suspens.
               *[other] { $card-start } { $seat-genitive } rencontre { $other } { $to-genitive } : la manche est en suspens.
            }
    }
story-r-beats =
    { $seat-is ->
        [you] Votre { $card-bare } bat { $other }.
       *[other]
            { $to-is ->
                [you] { $card-start } { $seat-genitive } bat votre { $other-bare }.
               *[other] { $card-start } { $seat-genitive } bat { $other } { $to-genitive }.
            }
    }
story-r-lovers =
    { $seat-is ->
        [you] Votre { $card-bare } rencontre { $other }, et il est à elle.
       *[other]
            { $to-is ->
                [you] { $card-start } { $seat-genitive } rencontre votre { $other-bare }, et il est à elle.
               *[other] { $card-start } { $seat-genitive } rencontre { $other } { $to-genitive }, et il est à elle.
            }
    }
story-r-victories =
    { $seat-is ->
        [you]
            { $number ->
                [one] Vous obtenez { $number } victoire.
               *[other] Vous obtenez { $number } victoires.
            }
       *[other]
            { $number ->
                [one] { $seat } obtient { $number } victoire.
               *[other] { $seat } obtient { $number } victoires.
            }
    }
story-r-bonus =
    { $seat-is ->
        [you] Votre prochaine carte a +2.
       *[other] La prochaine carte { $seat-genitive } a +2.
    }
story-r-spied =
    { $seat-is ->
        [you] Vous jouez à découvert à la manche suivante.
       *[other] { $seat } joue à découvert à la manche suivante.
    }
story-r-severed =
    { $seat-is ->
        [you] Vous sortez { $card } de la partie.
       *[other] { $seat } sort { $card } de la partie.
    }
story-r-swapped =
    { $seat-is ->
        [you] Vous livrez { $card }.
       *[other] { $seat } livre { $card }.
    }
story-r-packet =
    { $seat-is ->
        [you] Vous ouvrez le paquet { $number }.
       *[other] { $seat } ouvre le paquet { $number }.
    }
story-r-kept =
    { $seat-is ->
        [you] Vous gardez une carte.
       *[other] { $seat } garde une carte.
    }
story-r-kept-card = Vous gardez { $card }.
story-r-draft-over = La sélection est finie : les deux mains sont connues.
story-r-all-laid = Toutes les cartes sont posées.
story-r-placed = Vous posez { $card }.
story-r-laid-anew =
    { $seat-is ->
        [you] Vous redisposez vos cartes.
       *[other] { $seat } redispose ses cartes.
    }
story-r-reshuffled =
    { $seat-is ->
        [you] Vous mélangez avant de tirer.
       *[other] { $seat } mélange avant de tirer.
    }
story-r-drew = Les deux tirent une carte.
story-r-may-take =
    { $seat-is ->
        [you] Il ne manque qu’une victoire : c’est votre dernière chance.
       *[other] Il ne manque qu’une victoire : dernière chance pour { $seat }.
    }
story-r-took =
    { $seat-is ->
        [you] Vous reprenez { $card }.
       *[other] { $seat } reprend { $card }.
    }
story-r-declined =
    { $seat-is ->
        [you] Vous ne reprenez rien.
       *[other] { $seat } ne reprend rien.
    }
story-r-night =
    { $seat-is ->
        [you]
            { $number ->
                [one] La nuit vous a apporté { $number } victoire.
               *[other] La nuit vous a apporté { $number } victoires.
            }
       *[other]
            { $number ->
                [one] La nuit a apporté { $number } victoire à { $seat }.
               *[other] La nuit a apporté { $number } victoires à { $seat }.
            }
    }
story-r-night-begins = La nuit { $number } commence.
story-r-game-begins = La partie { $number } commence.
story-r-game-won =
    { $seat-is ->
        [you] Cette partie est à vous : { $number } en tout.
       *[other] Cette partie va à { $seat } : { $number } en tout.
    }
story-r-game-drawn = Match nul : on rejoue cette partie.
story-r-chose =
    { $seat-is ->
        [you] Vous choisissez la prochaine partie : { $variant }.
       *[other] { $seat } choisit la prochaine partie : { $variant }.
    }
story-r-wins =
    { $seats-are ->
        [you] Vous gagnez.
        [both] Victoire partagée : { $seats }.
       *[others]
            { $count ->
                [one] { $seats } gagne.
               *[other] Victoire partagée : { $seats }.
            }
    }
story-r-drawn = Match nul.

## Why a round or a game went as it did (why-r-), and what waits (moment-r-)

why-r-higher =
    { $seat-is ->
        [you]
            { $bonus ->
                [yes] Vous gagnez : { $number } bat { $against }, avec le +2 du Général.
               *[no] Vous gagnez : { $number } bat { $against }.
            }
       *[other]
            { $bonus ->
                [yes] { $seat } gagne : { $number } bat { $against }, avec le +2 du Général.
               *[no] { $seat } gagne : { $number } bat { $against }.
            }
    }
why-r-lower =
    { $seat-is ->
        [you]
            { $bonus ->
                [yes] Vous gagnez : l’Assassin renverse l’ordre, et { $number } bat { $against } avec le +2.
               *[no] Vous gagnez : l’Assassin renverse l’ordre, et { $number } bat { $against }.
            }
       *[other]
            { $bonus ->
                [yes] { $seat } gagne : l’Assassin renverse l’ordre, et { $number } bat { $against } avec le +2.
               *[no] { $seat } gagne : l’Assassin renverse l’ordre, et { $number } bat { $against }.
            }
    }
why-r-silenced =
    { $seat-is ->
        [you]
            { $bonus ->
                [yes] Vous gagnez : le Magicien fait taire { $card }, et { $number } bat { $against } avec le +2.
               *[no] Vous gagnez : le Magicien fait taire { $card }, et { $number } bat { $against }.
            }
       *[other]
            { $bonus ->
                [yes] { $seat } gagne : le Magicien fait taire { $card }, et { $number } bat { $against } avec le +2.
               *[no] { $seat } gagne : le Magicien fait taire { $card }, et { $number } bat { $against }.
            }
    }
why-r-prince =
    { $seat-is ->
        [you] Vous gagnez : le Prince l’emporte, quelles que soient les forces.
       *[other] { $seat } gagne : le Prince l’emporte, quelles que soient les forces.
    }
why-r-lovers =
    { $seat-is ->
        [you] Vous gagnez : votre Princesse rencontre le Prince, et il est à elle.
       *[other] { $seat } gagne : la Princesse rencontre le Prince, et il est à elle.
    }
why-r-jester = Le Bouffon met la manche en suspens.
why-r-equal =
    { $bonus ->
        [yes] { $number } partout, avec le +2 du Général : la manche est en suspens.
       *[no] { $number } partout : la manche est en suspens.
    }
why-r-equal-silenced = Le Magicien fait taire { $card }, et avec le +2 c’est { $number } partout : en suspens.
why-r-victories =
    { $seat-is ->
        [you]
            { $held ->
                [0]
                    { $number ->
                        [one] Vous obtenez { $number } victoire.
                       *[other] Vous obtenez { $number } victoires.
                    }
               *[other]
                    { $number ->
                        [one] Vous obtenez { $number } victoire, dont { $held } en suspens avant.
                       *[other] Vous obtenez { $number } victoires, dont { $held } en suspens avant.
                    }
            }
       *[other]
            { $held ->
                [0]
                    { $number ->
                        [one] { $seat } obtient { $number } victoire.
                       *[other] { $seat } obtient { $number } victoires.
                    }
               *[other]
                    { $number ->
                        [one] { $seat } obtient { $number } victoire, dont { $held } en suspens avant.
                       *[other] { $seat } obtient { $number } victoires, dont { $held } en suspens avant.
                    }
            }
    }
why-r-victories-minister =
    { $seat-is ->
        [you]
            { $held ->
                [0]
                    { $number ->
                        [one] Vous obtenez { $number } victoire : le Ministre compte double.
                       *[other] Vous obtenez { $number } victoires : le Ministre compte double.
                    }
               *[other]
                    { $number ->
                        [one] Vous obtenez { $number } victoire : le Ministre compte double, { $held } en suspens avant.
                       *[other] Vous obtenez { $number } victoires : le Ministre compte double, { $held } en suspens avant.
                    }
            }
       *[other]
            { $held ->
                [0]
                    { $number ->
                        [one] { $seat } obtient { $number } victoire : le Ministre compte double.
                       *[other] { $seat } obtient { $number } victoires : le Ministre compte double.
                    }
               *[other]
                    { $number ->
                        [one] { $seat } obtient { $number } victoire : le Ministre compte double, { $held } en suspens avant.
                       *[other] { $seat } obtient { $number } victoires : le Ministre compte double, { $held } en suspens avant.
                    }
            }
    }
why-r-victories-lovers =
    { $seat-is ->
        [you]
            { $held ->
                [0]
                    { $number ->
                        [one] Vous obtenez { $number } victoire : la Princesse a son Prince.
                       *[other] Vous obtenez { $number } victoires : la Princesse a son Prince.
                    }
               *[other]
                    { $number ->
                        [one] Vous obtenez { $number } victoire : la Princesse a son Prince, { $held } en suspens avant.
                       *[other] Vous obtenez { $number } victoires : la Princesse a son Prince, { $held } en suspens avant.
                    }
            }
       *[other]
            { $held ->
                [0]
                    { $number ->
                        [one] { $seat } obtient { $number } victoire : la Princesse a son Prince.
                       *[other] { $seat } obtient { $number } victoires : la Princesse a son Prince.
                    }
               *[other]
                    { $number ->
                        [one] { $seat } obtient { $number } victoire : la Princesse a son Prince, { $held } en suspens avant.
                       *[other] { $seat } obtient { $number } victoires : la Princesse a son Prince, { $held } en suspens avant.
                    }
            }
    }
why-r-won-by-victories =
    { $seat-is ->
        [you] Vous gagnez la partie avec { $number } victoires.
       *[other] { $seat } gagne la partie avec { $number } victoires.
    }
why-r-lost-by-victories =
    { $seat-is ->
        [you] Vous gagnez : { $to } a { $number } victoires, et cela perd la partie.
       *[other]
            { $to-is ->
                [you] { $seat } gagne : vous avez { $number } victoires, et cela perd la partie.
               *[other] { $seat } gagne : { $to } a { $number } victoires, et cela perd la partie.
            }
    }
why-r-won-by-lovers =
    { $seat-is ->
        [you] Vous gagnez la partie : votre Princesse a son Prince.
       *[other] { $seat } gagne la partie : la Princesse a son Prince.
    }
why-r-lost-by-lovers =
    { $seat-is ->
        [you] Vous gagnez : la Princesse { $to-genitive } a son Prince, et cela perd la partie.
       *[other]
            { $to-is ->
                [you] { $seat } gagne : votre Princesse a son Prince, et cela perd la partie.
               *[other] { $seat } gagne : la Princesse { $to-genitive } a son Prince, et cela perd la partie.
            }
    }
why-r-more =
    { $seat-is ->
        [you] Vous gagnez aux victoires, { $number } à { $against }.
       *[other] { $seat } gagne aux victoires, { $number } à { $against }.
    }
why-r-fewer =
    { $seat-is ->
        [you] Vous gagnez avec moins de victoires, { $number } contre { $against }.
       *[other] { $seat } gagne avec moins de victoires, { $number } contre { $against }.
    }
why-r-even =
    { $number ->
        [one] Match nul : { $number } victoire chacun.
       *[other] Match nul : { $number } victoires chacun.
    }
why-r-played-out = Match nul : plus de cartes, et personne n’a { $number } victoires.
why-r-match =
    { $seat-is ->
        [you] Vous gagnez le match, { $number } parties à { $against }.
       *[other] { $seat } gagne le match, { $number } parties à { $against }.
    }
moment-r-held = En suspens : { $number } de plus pour qui gagnera ensuite.
moment-r-held-each =
    { $seat-is ->
        [you] En suspens : { $number } pour vous, { $against } pour { $to }.
       *[other]
            { $to-is ->
                [you] En suspens : { $number } pour { $seat }, { $against } pour vous.
               *[other] En suspens : { $number } pour { $seat }, { $against } pour { $to }.
            }
    }

## Why a choice is refused, beside the reasons that all games have

reason-wait-for-reveal =
    { $seat-is ->
        [you] Jouez d’abord, à découvert.
       *[other] Un instant : { $seat } joue d’abord, à découvert.
    }
reason-not-in-packet = Choisissez une autre carte : { $card } n’est pas dans le paquet.
reason-already-placed = Choisissez une autre carte : { $card } est déjà à sa place.
reason-not-lost = Choisissez une autre carte : { $card } ne peut pas revenir.
reason-unknown-variant = Il n’y a pas de partie nommée { $name } à choisir. Choisissez { $allowed }.
reason-no-such-place = Il n’y a pas d’emplacement { $place } : choisissez de 1 à 16.
reason-place-empty = Choisissez un autre emplacement : la carte du { $place } n’y est plus.
reason-already-up = Choisissez un autre emplacement : la carte du { $place } est déjà visible.
reason-too-many =
    { $max ->
        [one] Échangez { $max } carte au plus.
       *[other] Échangez { $max } cartes au plus.
    }

## What is asked for, as it is typed in the terminal

form-box-play = play et une carte, par exemple play spy
form-box-swap = swap et une carte, par exemple swap red-spy
form-box-keep = keep et une carte, par exemple keep red-spy
form-box-choose = choose et une variante, par exemple choose draft
form-box-pass = pass
form-sever = sever et une carte, par exemple sever spy
form-place = place et une carte, par exemple place spy
form-reveal = reveal
form-draw = draw
form-reshuffle = reshuffle
form-take = take et une carte, par exemple take spy

## Why settings are refused

setting-senseless =
    { $reason ->
        [two-hand-sizes] variants : { $variants } ne vont pas ensemble : une main a une seule taille. Choisissez-en une.
        [no-hand] variants : { $variants } ne vont pas ensemble : toutes les cartes sont posées dans un ordre et il n’y a pas de main. Choisissez-en une.
        [two-orders] variants : { $variants } ne vont pas ensemble : les cartes ont un seul ordre. Choisissez-en une.
        [two-power-lists] variants : { $variants } ne vont pas ensemble : chacune dit quels pouvoirs agissent. Choisissez-en une.
        [two-deals] variants : { $variants } ne vont pas ensemble : on ne distribue qu’une fois. Choisissez-en une.
        [no-target] variants : { $variants } ne vont pas ensemble : jusqu’à l’aube aucun nombre de victoires ne finit la partie. Choisissez-en une.
        [same-question] variants : { $variants } ne vont pas ensemble : chacune change la même chose. Choisissez-en une.
       *[nothing-to-choose] variants : { $variants } ne vont pas ensemble : voir une carte d’avance n’y change rien. Choisissez-en une.
    }

## coronet rules r

r-title = R
r-aim = Le duel
    .text = Les fils de deux comtes rivaux veulent la princesse et le trône. Chacun a les huit mêmes personnages, l’un en bleu, l’autre en rouge. À chaque manche, les deux choisissent une carte en secret, on retourne les deux et on juge la manche. Qui a 4 victoires en premier gagne aussitôt ; si les cartes s’épuisent avant, c’est un match nul.
r-judging = Juger une manche
    .text = D’abord un Magicien fait taire l’autre carte. Un Bouffon qui a encore son pouvoir met la manche en suspens. Une Princesse contre le Prince de l’autre couleur gagne la partie. Un Prince gagne la manche. Sinon la plus grande force gagne, ou la plus petite s’il y a un Assassin ; des forces égales restent en suspens.
r-hold = Manches en suspens
    .text = Une manche sans gagnant reste en suspens. Qui gagne la prochaine manche décidée gagne aussi toutes celles en suspens. Celles qui restent quand les cartes sont épuisées ne vont à personne.
r-house = Règles maison
    .text = held-minister=owner : un Ministre en suspens vaut 2 pour son camp et 1 pour l’autre. jester-stops=all : un Bouffon annule aussi le bonus d’un Général et le regard d’un Espion qu’il rencontre.
r-cards = Cartes
r-variants = Variantes
r-parlour = Jeux de salon, chacun se joue par son propre nom
r-listed = { $name } ({ $id }) : { $short }
r-letter = Variante { $letter } du livret.
r-strength = { $name } ({ $id }), force { $strength }
r-more = Tapez un nom après la commande pour le texte entier : coronet rules r spy, coronet rules r draft, coronet rules r seeker.
r-any-card = une carte, une variante ou un jeu de salon de R

## The terminal

play-r-round = Manche { $number } :
play-r-round-won =
    { $winner-is ->
        [you] vous avez gagné
       *[other] { $winner } a gagné
    }
play-r-round-held = en suspens
play-r-taken-back = reprise
play-r-no-round = Aucune manche n’a encore été jouée.
play-r-victories =
    { $number ->
        [one] { $number } victoire
       *[other] { $number } victoires
    }
play-r-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
play-r-chips =
    { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    }
play-r-games =
    { $number ->
        [one] { $number } partie gagnée
       *[other] { $number } parties gagnées
    }
play-r-folded = se couche
play-r-out = hors jeu
play-r-order = Votre ordre : { $cards }
play-r-deck = Votre pioche : { $cards }
play-r-packet = Le paquet : { $cards }
play-r-places = Les emplacements :
play-r-seen = Vous avez vu :
play-r-choice = { $choice } : { $variant }, { $variant-short }
play-r-help-choice = Une carte se tape par son nom : prince, général, magicien, ministre, assassin, espion, princesse ou bouffon ; avec sa couleur quand elles se mêlent, par exemple espion rouge.
play-r-help-numbers = Quand les choix sont numérotés, le numéro suffit ; le nom d’une carte tout seul aussi.
play-r-help-why = why spy : pourquoi une carte ne peut pas être jouée maintenant
play-r-help-hand = hand : revoir vos cartes
play-r-help-trick = table : les règles en vigueur et ce qui a été joué
play-r-help-players = players : où en est chacun
play-r-help-log = log : ce qui s’est passé jusqu’ici
play-r-help-rules = rules : les variantes en jeu ; rules spy : une carte ; rules all : tout le jeu
play-r-help-back = back : reprendre votre choix tant que l’autre choisit encore
play-r-help-quit = quit : quitter la table
