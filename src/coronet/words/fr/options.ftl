### Ce qui se règle avant une partie : option-NAME est son nom dans un formulaire, .help ce que c’est. De ses valeurs,
### option-NAME-VALUE en est une en mots, .count un nombre, .default celle qui suit des autres réglages.

page-form-house = Règles maison
page-form-by-the-book = Selon le livret
page-form-usual = Comme d’habitude
page-form-how = Comment les trouver
page-form-chosen = Votre propre choix

option-edition = Édition
    .help = L’édition.
option-players = Joueurs
    .help = Combien jouent.
option-rounds = Manches
    .help = Les cartes de Manche dans l’ordre, séparées par des virgules ; ou comment on les trouve.
option-length = Longueur
    .help = Combien de manches.
option-princesses = Princesses
    .help = Une princesse par place, séparées par des virgules ; ou comment on les distribue.
option-leader = Qui entame en premier
    .help = La place qui ouvre d’abord.
option-leader-random = Tirage au sort
option-leader-draw = Par le tirage de la plus haute carte
option-variants = Variantes
    .help = Une variante ; à répéter pour chacune.
option-first = Qui ouvre le premier paquet
    .help = Avec draft : la place qui ouvre d’abord.
option-princes = Qui a les deux Princes
    .help = Avec princess-attack : la place qui a les deux Princes.
option-last_chance = Ce que l’on peut reprendre
    .help = Avec last-chance : quelles cartes on peut reprendre.
option-last_chance-lost = Une carte d’une manche perdue
option-last_chance-any = N’importe quelle carte jouée
option-until = Nuits
    .help = Avec till-dawn : le total qui y met fin.
    .default = Une nuit
    .count =
        { $count ->
            [one] Jusqu’à { $count } victoire pour l’un
           *[other] Jusqu’à { $count } victoires pour l’un
        }
option-starter = Qui commence
    .help = La place qui commence.
option-secret = Cartes retournées en secret
    .help = Si seul celui qui retourne une carte la voit.
option-chips = Jetons par personne
    .help = Les jetons de chaque joueur.
    .count =
        { $count ->
            [one] { $count } jeton
           *[other] { $count } jetons
        }
option-ante = Mise de départ
    .help = Le prix de chaque donne.
option-stake = Mise
    .help = Le prix pour rester.
option-deals = Nombre de donnes
    .help = Combien de donnes ; une par joueur si rien n’est dit.
    .default = une par joueur
    .count =
        { $count ->
            [one] { $count } donne
           *[other] { $count } donnes
        }
option-prince_seat = Qui a le Prince en premier
    .help = La place qui a le Prince d’abord.
option-games = Nombre de parties
    .help = Combien de parties.
    .count =
        { $count ->
            [one] { $count } partie
           *[other] { $count } parties
        }
option-mode = Mode
    .help = Qui joue contre qui.
option-specials = Cadeaux spéciaux
    .help = Quels cadeaux sont spéciaux ; ou les vôtres, comme allergic=R2+R7,regifted=B3.
option-exchange = Échange
    .help = Si l’on échange des cartes.
option-goal = Princesses à gagner
    .help = Combien de cartes Princesse finissent la partie.
option-goal-3 = 3, une partie courte
option-goal-5 = 5
option-goal-7 = 7, comme dans le livret
option-goal-9 = 9, une longue soirée
option-max_sets = Joutes au plus
    .help = Après combien de joutes elle finit de toute façon.
option-open_memory = Mémoire ouverte
    .help = Si l’on peut revoir tout ce qui a été joué.
option-counts = Décompte pendant la manche
    .help = Si l’on voit tout de suite ce que chacun a pris dans la manche, ou seulement à sa fin.
option-counts-shown = Visible au fur et à mesure
option-counts-hidden = Caché jusqu’à la fin de la manche
option-powers = Pouvoirs
    .help = Si les princesses ont leurs pouvoirs dès la première manche, ou à partir de la deuxième.
option-powers-first-round = Dès la première manche
option-powers-second-round = À partir de la deuxième manche
option-held-minister = Un Ministre dans une manche en suspens compte 2
    .help = Si un Ministre en attente vaut 2 pour qui gagne, ou pour son propre camp seul.
option-held-minister-any = Pour qui la gagne plus tard
    .text = L’exemple du livret
option-held-minister-owner = Pour son camp seulement
    .text = 1 pour l’autre
option-jester-stops = Le Bouffon arrête
    .help = Si un Bouffon arrête la manche seule, ou aussi le pouvoir du Général et de l’Espionne.
option-jester-stops-round = La manche
    .text = Un Général ou un Espion qu’il rencontre agit encore sur la suivante
option-jester-stops-all = La manche et le pouvoir
    .text = Aussi le +2 du Général et le regard de l’Espion
