### Why a choice is refused: reason-<code>, with the arguments that the rules page names for the code.
### $cards are the cards that may be played instead.

reason-unknown-choice = « { $text } » n’est pas un choix de ce jeu.
reason-no-such-seat = À cette table, { $seat } n’existe pas.
reason-game-over = La partie est finie. Commencez-en une autre pour continuer à jouer.
reason-already-chosen = Votre choix est fait. Les autres choisissent encore.
reason-not-your-turn =
    { $count ->
        [0] Un instant : personne n’a rien à choisir en ce moment.
        [one] Un instant : c’est le tour { $seats-genitive }.
       *[other] Un instant : { $seats } choisissent.
    }
reason-wrong-kind = On attend autre chose de vous. Tapez { $asked }.
reason-no-such-card = Choisissez une autre carte : { $card } ne se joue pas à ce nombre de joueurs.
reason-not-in-hand = Choisissez une autre carte : { $card } n’est pas dans votre main.
reason-same-card-twice = Nommez chaque carte une seule fois : { $card } est là deux fois.
reason-wrong-count =
    { $needed ->
        [one] Choisissez { $needed } carte : vous en avez nommé { $given }.
       *[other] Choisissez { $needed } cartes : vous en avez nommé { $given }.
    }
reason-frozen = Jouez { $card } : cette carte est gelée pour ce pli.
reason-must-lead-prince =
    { $count ->
        [one] Raiponce demande un Prince : ouvrez avec { $cards-numbers }.
       *[other] Raiponce demande un Prince : vous avez { $cards-numbers }.
    }
reason-forced-suit =
    { $count ->
        [one] La petite Sirène a nommé les { $suit-name } : ouvrez avec { $cards }.
       *[other] La petite Sirène a nommé les { $suit-name } : vous avez { $cards }.
    }
reason-princes-not-in = Ouvrez dans une autre couleur : pas de Prince à l’ouverture tant qu’aucun ne s’est incrusté.
reason-must-follow = Suivez avec vos { $suit-name } : vous avez { $cards }.
reason-above-five = La Princesse au petit pois demande une carte au-dessus de 5 : vous avez { $cards }.
reason-parity =
    { $parity ->
        [odd] L’ouverture est impaire, jouez donc impair : vous avez { $cards }.
       *[even] L’ouverture est paire, jouez donc pair : vous avez { $cards }.
    }
reason-extremes = Jouez seulement la plus haute ou la plus basse carte de vos { $suit-name }. Permis maintenant : { $cards }.
reason-power-used = { $princess } a déjà utilisé son pouvoir dans cette manche. Elle le retrouve à la prochaine.
reason-power-not-now =
    { $why ->
        [no-princess] Jouez la carte sans pouvoir : vous n’avez pas de princesse dans cette partie.
        [above-seven] Choisissez un 7 ou moins pour ce pouvoir, ou jouez la carte sans lui.
        [last-card] Jouez la carte sans pouvoir : personne ne joue après elle dans ce pli.
        [leading] Jouez la carte sans pouvoir : il ne sert que dans un pli que vous n’ouvrez pas.
        [blocked] Jouez une carte sans pouvoir : une autre princesse bloque le vôtre dans ce pli.
        [needless] Jouez la carte sans pouvoir : elle est permise de toute façon.
        [prince-or-frog] Choisissez une autre carte : ce pouvoir ne vaut ni pour les Princes ni pour la Grenouille.
        [first-round] Jouez la carte sans pouvoir : les pouvoirs commencent à la deuxième manche.
        [frozen] Jouez la carte gelée : ce pouvoir n’en dispense pas.
       *[other-moment] Jouez la carte sans pouvoir : celui de votre princesse se joue à un autre moment.
    }
reason-suit-not-allowed = Choisissez une autre couleur : les { $suit-name } ne peuvent pas être la couleur nommée ici.
reason-seat-not-allowed = { $seat-is ->
        [you] Choisissez quelqu’un d’autre : vous ne pouvez pas vous nommer ici.
       *[other] Choisissez quelqu’un d’autre : { $seat } ne convient pas ici.
    }
reason-not-among =
    { $count ->
        [0] Choisissez autre chose : { $card } n’est pas au choix ici.
       *[other] Choisissez parmi { $cards } : { $card } n’est pas au choix ici.
    }
reason-nothing-to-take-back = Il n’y a rien à reprendre : un choix est définitif dès que tout le monde a fait le sien.
reason-bad-setting = { $field } : { $value } ne convient pas ici. Choisissez { $allowed }.

## What is asked for, as it is typed in the terminal: form-<verb>.

form-choose = choose et une princesse, par exemple choose alice
form-pass = pass et vos cartes, par exemple pass Q2 Q5 ou pass left Q2 right Q5
form-aside = aside et la carte que vous mettez de côté, par exemple aside Q7
form-show = show et une couleur, par exemple show Q
form-half = half et les cartes que vous mettez de côté, par exemple half F3 Q2 Q5 C1
form-gift = gift et une carte, par exemple gift Q7
form-give = give et une carte, par exemple give Q7
form-play = play et une carte, par exemple play Q7
form-power = power, avec une couleur ou une place s’il en faut une, par exemple power Q ou power 2
form-no = no pour refuser
form-keep = keep et une carte, par exemple keep Q7
form-deal = deal et une carte, par exemple deal Q7
form-freeze = freeze et une carte, par exemple freeze Q7
form-trade = trade et une de vos cartes, par exemple trade Q7
form-return = return pour rendre la carte
form-swap = swap, votre carte dans le pli et la nouvelle, par exemple swap Q3 Q9
form-haggle = haggle, votre carte et celle que vous prenez, par exemple haggle Q3 F9
