### What the page says of the games beside Rebel Princess before one of them is opened.

page-which-game = Quel jeu
page-game-r = R
    .text = Un duel de huit cartes. On choisit en secret, on retourne ensemble, et chaque carte a sa façon de gagner.
page-game-woo = Courtiser la Princesse
    .text = Ramassez le plus de cadeaux ; la couleur favorite de la Princesse bat toutes les autres. Les cadeaux spéciaux retirent des cartes, endorment un tour ou brisent un cœur.
page-game-parlour = Jeux de salon
    .text = Huit petits jeux avec les cartes de R : tirer, se souvenir, bluffer, penser pareil.
page-game-assassins-target = La cible de l’Assassin
page-game-princess-lover = L’amour de la Princesse
page-game-seeker = La recherche
page-game-telepathy = Télépathie
page-game-triangle = Triangle
page-game-pair-attack = L’attaque des paires
page-game-princess-card = La carte Princesse
page-game-serious-card = La carte sérieuse
page-game-r-players = 2 joueurs
page-game-r-time = environ 5 min
page-game-woo-players = 2 à 7 joueurs
page-game-woo-time = environ 40 min
page-game-parlour-players = 2 à 8 joueurs
page-game-parlour-time = 5 à 15 min
page-game-settings =
    { $players ->
        [one] { $name }, { $players } joueur.
       *[other] { $name }, { $players } joueurs.
    }
page-learn-how = Une première partie avec des astuces : environ { $minutes } minutes.
page-fold-table = Rythme, pendule, conseils et discussion
page-go-on = Continuer
page-last-part = La dernière fois
page-filter-game = Jeu
page-filter-game-any = Tous les jeux
page-figure-drawn = matchs nuls
page-figure-points =
    { $game ->
        [r] victoires par partie ; moyenne des tables : { $others }
        [woo] princesses par partie ; moyenne des tables : { $others }
       *[other] points par partie ; moyenne des tables : { $others }
    }
page-figure-highest = votre total le plus haut
page-by-level = Par niveau des bots
    .text = Combien de fois vous finissez devant un bot. La ligne est la moitié des parties.
page-result-drawn = match nul
page-result-points =
    { $game ->
        [r]
            { $count ->
                [one] { $count } victoire
               *[other] { $count } victoires
            }
        [woo]
            { $count ->
                [one] { $count } princesse
               *[other] { $count } princesses
            }
       *[other]
            { $count ->
                [one] { $count } point
               *[other] { $count } points
            }
    }
page-other-level-beginner =
    .text = Choisit souvent sans réfléchir.
page-other-level-good =
    .text = Réfléchit, et se trompe de temps en temps.
page-other-level-strong =
    .text = Se trompe rarement.
page-other-level-expert =
    .text = Joue la solution exacte là où il y en a une, sinon de son mieux.
