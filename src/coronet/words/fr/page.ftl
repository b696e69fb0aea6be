### What only the page says: its buttons, labels and states (page-), what the room tells (room-), refusals (refuse-).

## Everywhere

page-you = Vous
page-you-named = Vous, { $name }
page-home-link = Coronet, vers la première page
page-tools = Outils
page-tool-theme =
    { $theme ->
        [light] Aspect : jour
        [dark] Aspect : nuit
       *[auto] Aspect : comme le système
    }
page-tool-score = Feuille de score
page-tool-talk = Récit et discussion
page-tool-talk-unread =
    { $count ->
        [one] Récit et discussion, { $count } nouveau message
       *[other] Récit et discussion, { $count } nouveaux messages
    }
page-tool-menu = Menu
page-close = Fermer
page-bar = Prochaine étape
page-columns = Points par joueur
page-theme = Thème
page-theme-auto = Comme le système
page-theme-light = Jour
page-theme-dark = Nuit
page-title = Rebelles Princesses, manche { $number } sur { $of }
page-name = Votre nom
page-copy = Copier
page-copied = Copié
page-go-home = Vers la première page
page-try-again = Réessayer
page-label = { $name } :
page-reload = Recharger

## Cards: $rings is how many proposals are drawn on the card.

page-card =
    { $rings ->
        [0] { $card-bare }
        [one] { $card-bare }, { $rings } demande en mariage
       *[other] { $card-bare }, { $rings } demandes en mariage
    }
page-card-down = Carte, face cachée
page-card-down-of =
    { $seat-is ->
        [you] Votre carte, face cachée
       *[other] Carte { $seat-genitive }, face cachée
    }
page-more-about = En savoir plus : { $name }
page-round-letter = Sa lettre, { $letter }, dit sa difficulté : les cartes vont de a, la plus simple, jusqu’au bout de l’alphabet.
page-hourglass = avec un sablier
    .text = Le sablier marque un final : quand les manches sont tirées au hasard, la dernière est une de ces cartes.

## Home

page-motto = Danser toute la nuit. N’épouser personne.
page-intro = Faites des plis, mais évitez d’y ramasser des Princes : gagne qui reçoit le moins de demandes en mariage.
page-play-now = Jouer
page-play-now-hint =
    { $next ->
        [first] Jouer : trois plis pour apprendre, puis un petit bal contre des bots.
        [short] Jouer : trois manches contre des bots. Ensuite, ce sera comme votre dernière partie.
       *[last] Jouer : comme votre dernière partie, contre des bots.
    }
page-create = Inviter des amis
page-invite-game = Inviter des amis à
page-puzzles = Trouvez la carte
    .text = De vrais moments de parties jouées, chacun avec un meilleur choix. Une énigme par jour, ou autant que vous voulez.
page-puzzles-open = Aux énigmes
page-learn = Apprendre
page-quick = Partie rapide
    .of = Partie rapide : { $game }
page-progress = Vos progrès
page-all-games = Toutes vos parties et vos chiffres
page-game-rebel-players = 3 à 6 joueurs
page-game-rebel-time = environ 35 min
page-join = Rejoindre
page-join-label = Lien ou code
page-join-bad = Collez le lien entier, ou tapez le code qu’on vous a donné.
page-join-no-table = Aucune table n’attend sous ce code. Faites-le-vous redire.
page-join-no-seat = Aucune place n’attend sous ce code. Il sert une fois, pendant 10 minutes : faites-en un nouveau sur l’autre appareil.
page-join-rate = Trop de codes erronés. Réessayez dans quelques minutes.
page-join-retry = Le serveur ne répond pas. Réessayez.
page-ball = Le bal du jour
    .text = Une partie par jour, les mêmes cartes et les mêmes bots pour tout le monde. Votre premier essai compte.
    .go = Aller au bal
page-your-games = Vos parties
page-no-games = Aucune partie en cours. « Jouer » en lance une.
page-waiting-games = On vous attend
page-continue = Continuer
page-running =
    { $count ->
        [one] { $count } partie en cours
       *[other] { $count } parties en cours
    }
page-more-running =
    { $count ->
        [one] { $count } autre partie en cours
       *[other] { $count } autres parties en cours
    }
page-put-away = Mettre de côté
    .of = Mettre de côté : { $game }
page-take-up = Reprendre
    .of = Reprendre : { $game }
page-games-away =
    { $count ->
        [one] { $count } partie est mise de côté, parmi toutes vos parties.
       *[other] { $count } parties sont mises de côté, parmi toutes vos parties.
    }
page-listed-tables = Tables ouvertes
page-no-listed = Personne n’attend de joueurs. Ouvrez une table et cochez « { page-listed } ».
page-seats-taken = Places prises : { $taken } sur { $players }
page-bots-play = Bots : { $levels }
page-watch = Regarder
page-games = Jeux
page-game-rebel = Rebelles Princesses
    .text = Faites des plis, mais sans les Princes : chacun apporte une demande en mariage. À chaque manche une règle nouvelle, à chaque princesse un pouvoir.
page-fan-work = Une œuvre d’amateurs, non officielle, pour qui possède les jeux. Les noms sont à leurs éditeurs. Ni compte, ni publicité, ni pistage.
page-licences = Licences
page-state =
    { $state ->
        [lobby]
            { $free ->
                [0] Sur le point de commencer
                [one] { $free } place libre
               *[other] { $free } places libres
            }
        [sharing] On bat les cartes
        [between] Entre deux manches
        [paused] En pause
        [over] Finie
        [closed] Fermée
       *[playing]
            { $game ->
                [rebel]
                    { $round ->
                        [0] En jeu
                       *[other] En jeu, manche { $round }
                    }
               *[other] En jeu
            }
    }
page-damaged = Endommagée : elle ne peut plus être ouverte
page-with = avec { $names }
page-shared-seat = Un bot en a joué une partie pour vous.
page-go = Ouvrir
page-go-other = { $name } joue

## A new table

page-new-table = Nouvelle table
page-new-table-of = Nouvelle table : { $game }
page-tab-game-rebel = Rebelles
page-tab-game-r = R
page-tab-game-parlour = Salon
page-tab-game-woo = Courtiser
page-presets = À quoi jouer
page-preset-ball = Un bal complet
    .text = Deluxe, 5 manches surprises, et un final pour finir en beauté.
page-preset-first = Première partie
    .text = Deluxe, 5 manches simples, une idée nouvelle à la fois.
page-preset-three = Trois danses
    .text = Deluxe, 3 manches surprises, pour une petite soirée.
page-preset-classic = L’édition classique
    .text = Le premier livret, avec ses 5 manches pour débuter.
page-settings =
    { $by ->
        [first-game] { page-edition-name }, { $players } joueurs, { $count } manches d’une première partie
        [anything] { page-edition-name }, { $players } joueurs, { $count } manches de toute sorte
        [chosen]
            { $count ->
                [one] { page-edition-name }, { $players } joueurs, { $count } manche choisie
               *[other] { page-edition-name }, { $players } joueurs, { $count } manches choisies
            }
       *[random] { page-edition-name }, { $players } joueurs, { $count } manches au hasard
    }
page-edition-name =
    { $edition ->
        [classic] Classique
       *[deluxe] Deluxe
    }
page-guests =
    { $open ->
        [0]
            { $bots ->
                [one] Vous et { $bots } bot.
               *[other] Vous et { $bots } bots.
            }
        [one]
            { $bots ->
                [0] { $open } place ouverte.
                [one] { $bots } bot, { $open } place ouverte.
               *[other] { $bots } bots, { $open } place ouverte.
            }
       *[other]
            { $bots ->
                [0] { $open } places ouvertes.
                [one] { $bots } bot, { $open } places ouvertes.
               *[other] { $bots } bots, { $open } places ouvertes.
            }
    }
page-guests-title = Invités
page-players-count = { $count } joueurs
page-bots-hint = Les places sans bot restent ouvertes aux amis qui ont le lien.
page-fewer = Un de moins
page-more = Un de plus
page-rounds = Édition et manches
page-rounds-so =
    { $by ->
        [first-game] { page-edition-name }, { $count } manches d’une première partie
        [anything] { page-edition-name }, { $count } manches de toute sorte
        [chosen]
            { $count ->
                [one] { page-edition-name }, { $count } manche choisie
               *[other] { page-edition-name }, { $count } manches choisies
            }
       *[random] { page-edition-name }, { $count } manches au hasard, un final à la fin
    }
page-rounds-how = Choix des manches
page-rounds-random = Au hasard, un final à la fin (une carte au sablier)
page-rounds-first-game = Celles d’une première partie
page-rounds-anything = Toutes cartes, dans n’importe quel ordre
page-rounds-chosen = Je les choisis
page-rounds-pick = Touchez une manche pour choisir sa carte. 5 manches font une partie, avec moins, c’est pour essayer.
page-round-surprise = Une surprise
    .text = Tirée au début de la manche.
page-round-more = Une manche de plus
page-edition = Édition
page-edition-deluxe = Deluxe : 12 princesses, la Rebelle du Bal
page-edition-classic = Classique : 10 princesses
page-length = Nombre de manches
page-length-5 = 5 manches
page-length-3 = 3 manches
page-begins-wedding = Le livret désigne la dernière personne à être allée à un mariage. Demandez autour de vous, puis choisissez son nom.
page-begins-chooser = La première personne à choisir sa princesse entame la première manche.
page-seat-number = Place { $number }
page-princesses-how = Attribution des princesses
page-princesses-by-default = Comme dans le livret
page-princesses-by-two-keep-one = Deux chacun, on en garde une
page-princesses-by-choose = Chacun choisit à son tour
page-princesses-by-random = Distribuées au hasard
page-princesses-by-none = Aucune : personne n’a de pouvoir
page-level = Force des bots
page-level-missing = { $levels } : impossible ici, ce serveur n’a pas ce qu’il leur faut pour réfléchir. Qui le tient peut installer coronet[fast].
page-level-beginner = Débutant
    .text = Joue sa main avec bon sens, oublie presque tout ce qui est passé, et se trompe de temps en temps.
page-level-good = Bon
    .text = Compte toutes les cartes, joue bas, vide une couleur exprès, et arrête qui s’apprête à tout prendre.
page-level-strong = Fort
    .text = Essaie chaque carte dans quelques centaines de donnes imaginées avant de jouer.
page-level-expert = Expert
    .text = Lit votre jeu, pèse toute la partie, et prend son temps pour l’écart.
page-level-outside =
    .text = Ajouté par l’hôte de ce serveur ; il joue à sa façon.
page-pace = Rythme des bots
page-pace-relaxed = Tranquille
page-pace-normal = Normal
page-pace-quick = Rapide
page-pace-instant = Immédiat
page-open-memory = Mémoire ouverte
    .text = Toutes les cartes prises dans une manche restent visibles.
page-hidden-counts = Décompte caché
    .text = On ne voit les demandes en mariage d’une manche qu’à sa fin.
page-later-powers = Pouvoirs à partir de la deuxième manche
    .text = Personne n’utilise de pouvoir dans la première manche.
page-chat-on = Discussion et réactions
    .text = Pour toutes les personnes à table.
page-listed = Afficher dans la liste des tables
    .text = Sinon, seules les personnes qui ont le lien la trouvent.
page-watch-on = Laisser les autres regarder
    .text = Sinon, seules les personnes qui jouent voient la partie en cours.
page-open-table = Ouvrir la table
page-on-device = Jouer sur cet appareil
    .text = Contre des bots, ou à plusieurs sur cet appareil : la maison elle-même s’installe ici, une seule fois, et se passe ensuite de serveur et de réseau.
    .meanwhile = En attendant, vous pouvez jouer sur cet appareil.

## The lobby

page-lobby =
    { $host ->
        [yes] Votre table
       *[no] La table
    }
page-seats-all = Places
page-open-seats =
    { $count ->
        [0] toutes les places sont prises
        [one] { $count } place ouverte
       *[other] { $count } places ouvertes
    }
page-open-seat = Place ouverte
page-host = hôte
page-seat-kind =
    { $kind ->
        [open] on attend quelqu’un
        [bot] un bot : { $level }
        [away] pas là
       *[person] à table
    }
page-ready = d’attaque
page-im-ready = On peut commencer
page-not-ready = Pas encore
page-sit = Prendre place
page-sit-here = S’asseoir ici
page-stand = Quitter la place
page-stand-sure = Oui, quitter : un bot continue
page-bot-here = Mettre un bot ici
page-together = Plusieurs sur cet appareil
    .text = Ils jouent ici aussi. Entre les tours, la page est couverte jusqu’à ce que la personne suivante ait l’appareil.
page-together-hint =
    { $count ->
        [0] on se le passe
       *[other] { $count } de plus
    }
page-together-name = Son nom
page-together-add = Ajouter
page-together-full = Toutes les places sont prises : libérez-en une en renvoyant un bot.
page-part = { $name } s’en va
page-hand-over = Passez l’appareil à { $name }
    .text = Les cartes sont couvertes. { $name } joue ensuite ; les autres regardent ailleurs.
page-i-am = C’est moi, { $name } : montrer mes cartes
page-bot-away = Ouvrir la place
page-kick = Renvoyer
page-give-host = Nommer hôte
page-start = Ouvrir le bal
page-start-hint =
    { $count ->
        [0] Toutes les places sont prises.
        [one] { $count } place est ouverte. Si vous commencez maintenant, un bot la prend.
       *[other] { $count } places sont ouvertes. Si vous commencez maintenant, des bots les prennent.
    }
page-host-starts = L’hôte ouvre le bal.
page-welcome-guest = Vous y êtes
page-welcome-watcher = On vous invite
page-take-seat = Choisissez votre nom et prenez place.
page-invite = Inviter des amis
page-invite-label = Lien d’invitation
page-invite-text =
    { $timed ->
        [yes] { $host } vous invite : { $game }, { $time }. Le code est { $letters }.
       *[no] { $host } vous invite : { $game }. Le code est { $letters }.
    }
page-invited =
    { $timed ->
        [yes] { $host } vous invite : { $game }, { $time }.
       *[no] { $host } vous invite : { $game }.
    }
page-invite-letters = Ou dites-leur ce code
    .text = Vos amis le tapent sous « Lien ou code » à la première page.
page-invite-fresh = Nouveau lien, les anciens ne marchent plus
page-spectators = Pour les spectateurs
page-spectators-hint = un lien pour regarder, sans place
page-position = Copier cette position
page-position-line = La position en une ligne
page-watch-link = Lien pour regarder
page-qr = Code QR du lien
page-reach-local = Marche seulement sur cet ordinateur. Pour les autres, ouvrez cette page à l’adresse de réseau que Coronet donne au démarrage.
page-reach-lan = Marche pour tous sur le même Wi-Fi ou réseau.
page-reach-public = Marche partout.
page-while-waiting = En attendant

## The table

page-table = Table
page-rules-in-force = Règles en vigueur
page-talk = Récit et score
page-stage = Le pli
page-desk = Votre place
page-round-short = Manche { $number }
page-mark =
    { $part ->
        [set] Joute { $number }
        [deal] Donne { $number }
        [night] Nuit { $number }
        [game] Partie { $number }
       *[round] Manche { $number }
    }
page-round-long = Rebelles Princesses · Manche { $number } sur { $of }
page-round-trick = Rebelles Princesses · Manche { $number } sur { $of } · Pli { $trick }
page-seats = Autres joueurs
page-seat =
    { $power ->
        [ready] { $princess_name }, pouvoir disponible, cartes en main { $hand }, plis { $tricks }, demandes en mariage { $total }
        [later] { $princess_name }, pouvoir dès la manche 2, cartes en main { $hand }, plis { $tricks }, demandes en mariage { $total }
        [used] { $princess_name }, pouvoir épuisé, cartes en main { $hand }, plis { $tricks }, demandes en mariage { $total }
       *[none] { $princess_name }, cartes en main { $hand }, plis { $tricks }, demandes en mariage { $total }
    }
page-no-princess = pas de princesse
page-own-plate = Votre princesse et vos manches
page-count-hand = cartes en main
page-count-tricks = plis pris
page-count-total = demandes en mariage jusqu’ici
page-count-round = demandes en mariage dans cette manche
page-seat-so-far = { $plate }, dans cette manche { $points }
page-bot-plays = un bot joue
page-gone = absence { $time }
page-gone-waits = La table attend { $seat }.
page-let-bot-play = Un bot joue pour { $seat }
page-wait-for = Attendre
page-stand-in = { $name } (bot) joue pour vous.
page-stand-in-left = Vous avez quitté votre place. { $name } (bot) continue.
page-take-your-seat = Reprendre ma place
page-choosing = choisit
page-aside =
    { $count ->
        [one] { $count } carte de côté
       *[other] { $count } cartes de côté
    }
page-frozen = carte gelée
page-card-new = nouvelle
page-card-frozen = gelée
page-card-planned = prévue
page-card-hint = conseillée
page-runner = Cartes dans l’ordre du jeu
page-given = Cartes au choix
page-from =
    { $seat-is ->
        [you] à vous
       *[other] { $seat-genitive }
    }
page-place-empty = à jouer
page-winning = en tête
page-led = ouverture
page-your-turn = à vous
page-is-winning =
    { $seat-is ->
        [you] Vous menez le pli avec { $card }.
       *[other] { $seat } mène le pli avec { $card }.
    }
page-last-trick =
    { $seat-is ->
        [you] Dernier pli : à vous
       *[other] Dernier pli : { $seat }
    }
page-no-last-trick = Le dernier pli n’est visible que jusqu’à la prochaine ouverture.
page-prompt-tap = Touchez la table pour continuer, ou attendez.
page-moment-door = Désormais, on peut ouvrir avec un Prince.
page-moment-frog =
    { $seat-is ->
        [you] La Grenouille saute chez vous : 5 demandes en mariage.
       *[other] La Grenouille saute chez { $seat } : 5 demandes en mariage.
    }
page-gifts =
    { $count ->
        [one] { $count } cadeau sur la pile
       *[other] { $count } cadeaux sur la pile
    }
page-own-gifts = les vôtres :
page-own-aside = De côté :
page-hand =
    { $count ->
        [0] Votre main est vide
        [one] Votre main, { $count } carte
       *[other] Votre main, { $count } cartes
    }
page-watching = Vous regardez.
page-ask-seat = Demander la place { $seat-genitive }
page-asked-seat = Vous avez demandé la place { $seat-genitive }. Ceux qui jouent décident.
page-asks-seat = { $name } demande la place { $seat-genitive }.
page-ask-yes = Oui
page-ask-no = Non
page-ask-back = Tant pis
page-ask-refused = Pas cette fois. Vous pourrez redemander dans une minute.
page-princesses = Princesses
page-suits = Couleurs
page-players = Joueurs

## What a button does

page-do-play = Jouer { $cards }
page-do-aside = Mettre { $cards } de côté
page-do-gift = Offrir { $cards }
page-do-give = Donner { $cards }
page-do-keep = Garder { $cards }
page-do-deal = Distribuer { $cards }
page-do-freeze = Geler { $cards }
page-do-trade = Troquer { $cards }
page-do-pass =
    { $count ->
        [one] Donner { $count } carte
       *[other] Donner { $count } cartes
    }
page-do-half =
    { $count ->
        [one] Mettre { $count } carte de côté
       *[other] Mettre { $count } cartes de côté
    }
page-do-swap = Échanger
page-do-haggle = Échanger
page-do-choose = Incarner { $princess-inside }
page-slots-missing = encore { $count }
page-pick-card = Choisissez une carte
page-pick-princess = Choisissez une princesse
page-planned = Prévu : { $cards }. Touchez encore pour reprendre.
page-plan-off = Pas jouée comme prévu. { $why }
page-slots-how = Touchez une carte pour la placer, touchez sa case pour la reprendre.
page-slot-to = pour { $seat }
page-slot-aside = pour plus tard
page-pending = Vous pouvez reprendre votre choix tant que tout le monde n’a pas choisi.
page-prompt-chosen = C’est choisi. On attend { $seats }.
page-slots-next =
    { $way ->
        [left]
            { $first ->
                [yes] Choisissez une carte pour { $seat }, à votre gauche.
               *[no] Maintenant une carte pour { $seat }, à votre gauche.
            }
       *[right]
            { $first ->
                [yes] Choisissez une carte pour { $seat }, à votre droite.
               *[no] Maintenant une carte pour { $seat }, à votre droite.
            }
    }
page-slots-full = Les deux sont choisies : donnez-les.
page-take-back = Reprendre
page-power-use = L’utiliser
page-power-disarm = Jouer sans
page-power-later = Pas maintenant
    .means = me redemander
page-power-not-this-trick = Pas à ce pli
    .means = mais au prochain
page-power-not-this-round = Pas dans cette manche
    .means = mais à la prochaine
page-power-nothing = Rien à en faire pour l’instant. On vous le demande quand même, pour que personne ne le devine.
page-power-return = La rendre
page-again-power =
    { $on ->
        [seat] Appuyez encore : utiliser le pouvoir sur { $seat }.
        [suit] Appuyez encore : utiliser le pouvoir ({ $suit-name }).
       *[nothing] Appuyez encore : utiliser le pouvoir.
    }
page-again-show = Appuyez encore : montrer vos cartes ({ $suit-name }).
page-again-return = Appuyez encore : rendre la carte.
page-again-fold = Appuyez encore : se coucher.
page-no-thanks = Non merci
page-power-asleep = endormi pour cette manche : réveiller
page-power-once = Une fois par manche.
page-power-state =
    { $power ->
        [ready] Son pouvoir est disponible.
        [used] Son pouvoir est épuisé pour cette manche.
        [later] Son pouvoir commence à la deuxième manche.
       *[none] Pas de pouvoir.
    }
page-armed = Choisissez maintenant une carte qui brille.
page-prompt-armed = Votre pouvoir est prêt : choisissez une carte qui brille.
page-haggle-how = Choisissez une carte du pli et une de votre main.
page-step-give = Chacun donne
page-step-keep = En garder une
page-step-deal = Donner le reste
page-step-draw = Tirer une carte
page-step-trade = Troquer ou rendre
page-step-look = En voir deux
page-step-freeze = En geler une
page-still-choosing =
    { $seats-are ->
        [you] Vous choisissez encore.
        [both] Choisissent encore : { $seats }.
       *[others]
            { $count ->
                [one] { $seats } choisit encore.
               *[other] { $seats } choisissent encore.
            }
    }
page-prompt-sharing = On bat les cartes ensemble.
page-prompt-paused = En pause.
page-prompt-paused-by =
    { $seat-is ->
        [you] Vous avez mis en pause.
       *[other] { $seat } a mis en pause.
    }
page-prompt-between = { $part ->
    [set] La joute est finie.
    [deal] La donne est finie.
    [game] Cette partie est finie.
   *[round] La manche est finie.
}
page-prompt-closed = Cette table est fermée.
page-next = Manche suivante
page-hold = Attendre ({ $seconds } s)
page-wait-next = Un instant, attendez

## Panels and sheets

page-tab-story = Récit
page-tab-score = Score
page-tab-chat = Discussion
page-story = Récit
page-story-none = Rien ne s’est encore passé. Chaque coup sera raconté ici.
page-story-trick = Pli { $number }
page-chat = Discussion
page-chat-off = Il n’y a pas de discussion à cette table.
page-chat-empty =
    { $who ->
        [seated] Personne n’a encore rien dit. Dites bonjour.
        [other] Personne n’a encore rien dit. Qui prend une place peut écrire ici.
       *[muted] Vous avez coupé la discussion.
    }
page-chat-mute = Couper la discussion
    .text = Pour vous seul. Les autres n’en savent rien.
page-heard = { $name } : { $text }
page-chat-label = Écrire une ligne
page-chat-send = Envoyer
page-mute = Faire taire { $name }
page-unmute = Réentendre { $name }
page-reactions = Réactions
page-react-applause = Bravo
page-react-oh-no = Oh non
page-react-thinking = Je réfléchis
page-react-hurry = Quand vous voudrez
page-react-well-played = Bien joué
page-react-laugh = Ha ha
page-rule = Cette règle est en vigueur à cette table.
page-sheet-score = Feuille de score
page-sheet-talk = Récit et discussion
page-sheet-menu = Menu
page-sheet-last-trick = Le dernier pli
page-score-sheet = Feuille de score
page-no-score = Aucune manche n’est encore finie. Chacune sera comptée ici.
page-all-rounds = Toutes les manches
page-round-so-far = Manche { $number } jusqu’ici
page-round-so-far-text = Ce qui n’arrive qu’à la fin de la manche n’est pas encore compté.
page-round-now = en cours
page-player = Joueur
page-seat-counts = Cartes en main { $hand }, plis { $tricks }, demandes en mariage { $total }.
page-seat-rounds = Manches jusqu’ici : { $scores }
page-is-bot = Un bot.
page-open-cards = Cartes visibles :
page-taken-cards = Prises dans cette manche :
page-pause = Mettre en pause
page-resume = Continuer
page-move-seat = Passer ma place à un autre appareil
page-move-code = Tapez ce code sur l’autre appareil, dans les 10 minutes : { $code }
page-close-table = Fermer la table
page-close-sure = Oui, la fermer pour tout le monde

## What chips mean

page-chip-led = Suivez cette couleur si vous pouvez.
page-chip-parity = Suivez avec un nombre pair ou impair comme l’ouverture, si vous pouvez.
page-chip-princes-in = Un Prince s’est incrusté : on peut maintenant ouvrir avec un Prince.
page-chip-princes-outside = On ne peut pas ouvrir avec un Prince tant qu’aucun ne s’est incrusté.
page-chip-low-wins = Le nombre le plus bas gagne ce pli.
page-chip-prince-first = Raiponce le demande : la personne qui ouvre doit jouer un Prince si elle en a.
page-chip-suit-named = La petite Sirène a nommé cette couleur : la personne qui ouvre doit en jouer si elle en a.
page-chip-suits-in-vain = La petite Sirène les a nommées en vain.
page-chip-above-five = La Princesse au petit pois demande aux autres de jouer au-dessus de 5 dans ce pli.
page-chip-free = Poucette n’a pas à suivre dans ce pli, mais ne joue ni Prince ni Grenouille.
page-chip-frozen = La Princesse des glaces a gelé une carte : il faut la jouer dans ce pli.

## The end

page-end = La fin du bal
page-practise = S’entraîner encore
page-rematch = Revanche
page-wants-another =
    { $count ->
        [one] { $seats } veut une autre partie.
       *[other] { $seats } veulent une autre partie.
    }
page-join-in = J’en suis
page-another-waits = On attend { $seats }.
page-begin-without = Commencer sans attendre
page-lay-anew = Changer la table
page-laid-anew = La table est dressée à nouveau.
page-to-table = À la table
page-evening = Le score de la soirée
page-evening-won = Parties gagnées
page-evening-which =
    { $count ->
        [0] aucune sur { $played }
        [one] partie { $games }
       *[other] parties { $games }
    }
page-proposals =
    { $count ->
        [one] { $count } demande en mariage
       *[other] { $count } demandes en mariage
    }
page-seal = Le mélange
page-no-seal = Ce mélange ne peut pas être vérifié : il n’a pas été scellé.
page-seal-how = Avant la première carte, le serveur et la page de chaque joueur ont donné un nombre secret. Ensemble, ils ont décidé de l’ordre des cartes : personne n’a pu le choisir.
page-seal-ball = Les cartes découlent du jour par une formule publique : chacun peut les recalculer, et personne n’a pu les choisir.
page-seal-mark = Sceau, l’empreinte du nombre du serveur : { $mark }
page-seal-missing = Parts manquantes au mélange : { $seats }.
page-seal-limits = Cela prouve que personne n’a choisi les cartes. Cela ne peut pas prouver que la personne qui tient le serveur n’a pas regardé.
page-verify = Vérifier
page-check-kept =
    { $holds ->
        [yes] Le sceau est celui que cette page a vu avant la première carte.
       *[no] Le sceau n’est pas celui que cette page a vu avant la première carte.
    }
page-check-secret =
    { $holds ->
        [yes] Le secret correspond au sceau.
       *[no] Le secret ne correspond pas au sceau.
    }
page-check-shares =
    { $holds ->
        [yes] Toutes les parts correspondent à leur empreinte.
       *[no] Une part ne correspond pas à son empreinte.
    }
page-check-settings =
    { $holds ->
        [yes] Les places et les réglages sont ceux qui ont été scellés.
       *[no] Les places ou les réglages ne sont pas ceux qui ont été scellés.
    }
page-check-draws =
    { $holds ->
        [yes] Chaque carte est venue comme le sceau le dit.
       *[no] Une carte n’est pas venue comme le sceau le dit.
    }
page-check-marks =
    { $holds ->
        [yes] Ce que cette page a appris pendant la partie figure tel quel au journal.
       *[no] Le journal n’est pas ce que cette page a appris pendant la partie.
    }
page-check-log =
    { $holds ->
        [yes] Le journal de la partie est là.
       *[no] Le journal de la partie n’a pas pu être lu.
    }

## Connection and other states

page-loading = Un instant
    .text = On dresse la table.
page-conn-lost = Connexion perdue. Nouvel essai…
page-conn-restart = Le serveur redémarre ; rien n’est perdu.
page-conn-sending = Envoi…
page-conn-back = Vous voilà de retour.
page-conn-back-played = Vous voilà de retour. Entre-temps ont joué : { $seats }.
page-unknown = Il n’y a rien ici
    .text = Cette adresse ne mène nulle part.
page-closed = Cette table est fermée
    .text = Son hôte l’a fermée.
page-broken = Cette page a eu un problème
    .text = Votre partie est en sécurité sur le serveur.
page-details = Détails
page-bye-version = Une nouvelle version est prête
    .text = Rechargez la page. Votre place vous attend.
page-bye-kicked = L’hôte vous a demandé de quitter cette table
    .text = Vous pouvez ouvrir votre propre table.
page-bye-no-table = Cette table n’existe pas
    .text = Le lien est peut-être ancien, ou la table est finie. Demandez un nouveau lien, ou ouvrez votre propre table.
page-bye-damaged = Cette table est endommagée
    .text = Le serveur ne peut plus lire ce qu’il en a gardé. Vos autres parties n’ont rien.
page-bye-not-watched = Cette partie se joue sans spectateurs
    .text = Seuls ceux qui jouent voient cette table pendant la partie. Vous pouvez ouvrir votre propre table.
page-bye-link-ended = Ce lien n’est plus valable
    .text = Demandez-en un nouveau à l’hôte, ou ouvrez votre propre table.
page-bye-token = Cet appareil n’est plus connu ici
    .text = Réessayez, et vous entrez comme au premier jour.
page-bye-other = La connexion s’est interrompue
    .text = Réessayez dans un instant.

## What the room tells, in the story

room-paused =
    { $seat-is ->
        [you] Vous mettez la partie en pause.
       *[other] { $seat } met la partie en pause.
    }
room-resumed =
    { $seat-is ->
        [you] Vous reprenez la partie.
       *[other] { $seat } reprend la partie.
    }
room-sat =
    { $seat-is ->
        [you] Vous prenez place.
       *[other] { $name } prend place.
    }
room-asks-seat = { $name } demande la place { $seat-genitive }.
room-stood = { $name } quitte la table.
room-kicked = { $name } doit quitter la table.
room-host =
    { $seat-is ->
        [you] L’hôte, maintenant, c’est vous.
       *[other] L’hôte, maintenant, c’est { $seat }.
    }
room-back =
    { $seat-is ->
        [you] Vous voilà de retour.
       *[other] { $seat } est de retour.
    }
room-bot-plays =
    { $seat-is ->
        [you] Un bot joue pour vous.
       *[other] Un bot joue pour { $seat }.
    }
room-stand-in =
    { $by_seat-is ->
        [you] Vous laissez { $name } jouer pour { $seat } (bot : { $level ->
            [beginner] débutant
            [strong] fort
            [expert] expert
           *[good] bon
        }).
       *[other] { $by_seat } laisse { $name } jouer pour { $seat } (bot : { $level ->
            [beginner] débutant
            [strong] fort
            [expert] expert
           *[good] bon
        }).
    }
room-bot-stands-in = { $name } joue pour { $seat } (bot : { $level ->
        [beginner] débutant
        [strong] fort
        [expert] expert
       *[good] bon
    }).
room-waits =
    { $by_seat-is ->
        [you] Vous attendez { $seat }.
       *[other] { $by_seat } demande à tous d’attendre { $seat }.
    }
room-plays-as =
    { $before ->
        [expert] { $seat } ne peut pas réfléchir en expert sur ce serveur, et continue avec une force de bon joueur.
        [strong] { $seat } ne peut pas réfléchir en joueur fort sur ce serveur, et continue avec une force de bon joueur.
       *[other] { $seat } ne répond plus : un bon joueur de ce serveur continue à sa place.
    }
room-sealed = Tous ont battu les cartes ensemble, et on peut le vérifier à la fin : personne n’a pu les choisir.
room-ball = Voici le bal du { $date } : les mêmes cartes et les mêmes bots pour tout le monde.
room-share-missing =
    { $seat-is ->
        [you] Votre part du mélange n’est pas arrivée à temps.
       *[other] La part { $seat-genitive } dans le mélange n’est pas arrivée à temps.
    }
room-again =
    { $seat-is ->
        [you] Vous demandez une autre partie.
       *[other] { $seat } demande une autre partie.
    }
room-outdated = Les règles ont été corrigées depuis : cette partie ne peut pas continuer. Les résultats sont gardés ; commencez-en une autre.
room-closed = La table est fermée.

## Why the server refused something

refuse-stale = Ce moment est passé. Regardez de nouveau la table.
refuse-not-yours = Ce n’est pas à vous de changer cela.
refuse-not-seated = Prenez d’abord place.
refuse-not-host = Seul l’hôte peut faire cela.
refuse-wrong-state = C’est impossible en ce moment.
refuse-paused = La partie est en pause. Appuyez d’abord sur Continuer.
refuse-full = Il n’y a plus de place libre.
refuse-off =
    { $what ->
        [undo] Vous avez déjà changé d’avis dix fois ici. Ce choix reste.
        [pause] Vous avez déjà mis deux fois cette partie en pause.
        [hint] Les conseils sont désactivés à cette table.
        [ball] Le bal du jour est le même pour tout le monde : on ne peut rien y changer.
       *[other] C’est désactivé à cette table.
    }
refuse-bad-setting =
    { $field ->
        [name] Choisissez un nom de 1 à 24 caractères.
        [text] Écrivez une ligne de 1 à 200 caractères.
        [players] Cela ne convient pas : il faut une place pour chaque personne déjà assise.
       *[other] { $field } : cela ne convient pas. Permis : { $allowed }.
    }
refuse-no-level = Les bots de cette force ne peuvent pas réfléchir sur ce serveur. Choisissez-en une autre.
refuse-expired = Ce lien a expiré. Demandez-en un nouveau.
refuse-used = Ce lien a déjà servi. Demandez-en un nouveau.
refuse-banned = L’hôte vous a demandé de quitter cette table.
refuse-rate = Un peu moins vite, s’il vous plaît. Réessayez dans un instant.
refuse-busy = Trop de choses à la fois. Réessayez dans un instant.
refuse-retry = Cela n’est pas passé. Réessayez.
refuse-disk-full = Le disque du serveur est plein, et rien n’a changé. La partie reprend d’elle-même dès qu’il y a de la place.
refuse-other = Le serveur a dit non ({ $code }).

## Settings

page-sheet-settings = Réglages
page-set-look = Aspect
page-set-cards = Cartes
page-set-pace = Rythme et son
page-set-people = Questions et personnes
page-set-data = Cette place et vos données
page-set-kept = Les réglages restent sur cet appareil et agissent aussitôt ; il n’y a rien à enregistrer.
page-language = Langue
page-language-auto = Comme le navigateur
page-language-en = English
page-language-fr = Français
page-language-pl = Polski
page-text = Taille du texte
page-text-100 = 100 %
page-text-125 = 125 %
page-text-150 = 150 %
page-order = Ordre de votre main
page-order-suits = Couleurs
page-order-alternating = Alternance
page-order-numbers = Nombres
page-low-left = Les basses cartes à gauche
page-press = Pour jouer une carte
    .text = Selon l’appareil : deux appuis au doigt, un clic à la souris.
page-press-device = Selon l’appareil
page-press-two = Toujours deux fois
page-press-one = Toujours une fois
page-last-card = Jouer la dernière carte automatiquement
    .text = Seulement quand il n’en reste qu’une.
page-plan = Préparer son coup
    .text = Touchez une carte pendant que les autres jouent : à votre tour, elle est jouée si elle peut l’être.
page-motion = Mouvement
page-motion-off = Aucun
page-motion-brisk = Vif
page-motion-normal = Normal
page-motion-calm = Calme
page-sound = Son
    .text = Des sons brefs, pas de musique.
page-volume = Volume
page-sound-ask = Jouer avec le son ?
    .text = Des sons brefs, pas de musique. Cela se change dans le menu.
page-sound-yes = Avec le son
page-sound-no = Sans le son
page-buzz = Vibrer à mon tour
page-ask = Me demander pour mon pouvoir
    .text = « Jamais » refuse à votre place ; touchez votre pouvoir pour le réveiller le temps d’une manche.
page-ask-always = Toujours
page-ask-never = Jamais
page-set-chat = Discussion et réactions
    .text = Si vous les coupez, les autres ne le remarquent pas.
page-notify = Me prévenir quand c’est à moi
    .text = Une notification quand la page est à l’arrière-plan.
page-letters = Lettres comme touches
    .text = Par exemple P pour le bouton principal ; « ? » montre la liste.
page-forget = Effacer mes données…
page-forget-sure = Oui : quitter toutes les tables et m’oublier
page-export = Exporter mes données

## Keys

page-sheet-keys = Touches
page-key-arrows = ← → ↑ ↓
    .text = se déplacer dans la main, les places, le pli, les règles en vigueur
page-key-digits = 1 … 9
    .text = la carte à cette place de la main
page-key-suits = Page précédente, Page suivante
    .text = la couleur d’avant ou d’après
page-key-enter = Entrée
    .text = lever une carte ; une seconde fois la joue
page-key-p = P
    .text = le bouton principal
page-key-power = U, N, R
    .text = utiliser le pouvoir, pas maintenant, pas dans cette manche
page-key-i = I
    .text = lire ce qui est sélectionné ; Échap ferme
page-key-sheets = S, L, G, C, M
    .text = score, dernier pli, récit, discussion, menu
page-key-t = T
    .text = lire le pli à voix haute
page-key-move = Ctrl + ← →
    .text = déplacer une carte dans la main

## A card, read closely

page-place =
    { $winning ->
        [yes] { $number } sur { $of } : { $seat }, { $label }, en tête
       *[no] { $number } sur { $of } : { $seat }, { $label }
    }
page-suit-F = Une Fée. Les Fées n’apportent pas de demande en mariage.
page-suit-P = Un Animal. Les Animaux n’apportent pas de demande en mariage, sauf la Grenouille, le 8, qui en apporte 5.
page-suit-Q = Une Reine. Les Reines n’apportent pas de demande en mariage.
page-suit-C = Un Prince. Chaque Prince est 1 demande en mariage pour qui le prend.
page-card-worth =
    { $way ->
        [more] Dans cette manche, elle compte { $count } de plus.
       *[less] Dans cette manche, elle compte { $count } de moins.
    }
page-card-wild = Dans cette manche, elle suit toute couleur.
page-card-refused = Pas maintenant : { $reason }
page-badge-prince = Princes ×{ $count }
page-badge-exempt = sans doublement
page-badge-no-trick = aucun pli : { $count }
page-badge-kept = en garde { $count }
page-tool-last-trick = Dernier pli
page-tool-settings = Réglages
page-tool-hint = Conseil
page-got-gave = Ce que vous avez donné et reçu dans cette manche
page-looked = Ce qui a seulement été regardé
page-move-looked =
    { $to-is ->
        [you] Chez { $from }
       *[other] { $to } a vu
    }
page-move-passed =
    { $to-is ->
        [you] De la part { $from-genitive }
       *[other] Pour { $to }
    }

## The score sheet

page-your-round =
    { $points-sign ->
        [minus]
            { $points-size ->
                [one] Manche { $number } : { $points }, vous perdez { $points-size } demande en mariage
               *[other] Manche { $number } : { $points }, vous perdez { $points-size } demandes en mariage
            }
       *[plus]
            { $points ->
                [one] Manche { $number } : vous avez reçu { $points } demande en mariage
               *[other] Manche { $number } : vous avez reçu { $points } demandes en mariage
            }
    }
page-all-exempt-bathroom-break = Tout le monde est à égalité avant cette manche : chaque Prince compte 1.
page-round-over = La manche { $number } est finie
page-place-column = Rang
page-rank-up = monte
page-rank-down = descend
page-next-leads =
    { $seat-is ->
        [you]
            { $by ->
                [last-trick] Vous ouvrez : le dernier pli était à vous.
               *[lowest-total] Vous ouvrez : aucun total n’est plus bas.
            }
       *[other]
            { $by ->
                [last-trick] { $seat } a pris le dernier pli et ouvre.
               *[lowest-total] { $seat } ouvre : aucun total n’est plus bas.
            }
    }
page-next-last = Manche { $number } sur { $of }, la dernière.
page-next-of = Manche { $number } sur { $of }.

## Rules

page-read-rules = Lire les règles
page-learn-meanwhile = Apprendre en trois plis
page-rules = Règles
page-rules-rounds = Cartes de Manche
page-rules-princesses = Princesses
page-rules-basics = Le jeu
page-rules-search = Chercher dans les règles
page-rules-example = suivre, Grenouille, écart…
page-rules-none = Rien trouvé. Essayez un autre mot.
page-rules-asked = Questions fréquentes
page-rules-with = Avec { $name }
page-rules-letters = Les lettres partent de a, la carte la plus simple.
page-rules-letter =
    { $edition ->
        [classic] classique { $letter }
       *[deluxe] deluxe { $letter }
    }
page-rules-try = Essayer cette manche
page-rules-try-game = Essayer contre des bots
page-rules-worked = Par exemple
page-rules-refused =
    { $seat-is ->
        [you] Vous ne pouvez pas jouer { $card }.
       *[other] { $seat } ne peut pas jouer { $card }.
    }
page-rules-characters = Cartes
page-rules-variants = Variantes
page-rules-parlour = Jeux de salon
page-rules-gifts = Cadeaux spéciaux
page-rules-copy = Copier le lien
page-rules-print = Imprimer
page-rules-index = Cartes et sujets

## Replay

page-log = Ouvrir un journal
    .text = Déposez le journal d’une partie n’importe où sur cette page, ou choisissez le fichier : il est vérifié et rejoué, toutes mains visibles. Rien n’en est gardé.
page-log-choose = Choisir un fichier
page-log-drop = Déposez le journal ici
page-log-reading = Le journal se rejoue.
page-log-seat = Place { $number }
page-log-no =
    { $code ->
        [too-big] Ce fichier est trop long pour le journal d’une partie.
        [too-slow] Ce journal est trop long à rejouer.
        [busy] Trop de journaux se rejouent en ce moment. Réessayez dans un instant.
        [rate] Trop de journaux en peu de temps. Réessayez dans un instant.
        [bad-log] Ce n’est pas le journal d’une partie que l’on peut jouer ici.
        [game] La page ne sait pas encore montrer ce jeu. Le journal lui-même est en ordre.
       *[other] Le serveur est injoignable en ce moment.
    }
page-replay = Revoir
page-replay-loading = La partie se rejoue.
page-replay-none = Impossible de revoir cette partie
    .text = Elle n’est pas encore finie, ou elle n’est plus ici.
page-replay-start = Les cartes sont distribuées.
page-replay-step = Étape { $number } sur { $of }
page-replay-rail = Moment de la partie
page-replay-first = Début
page-replay-back-trick = Pli précédent
page-replay-back = Étape précédente
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-next = Étape suivante
page-replay-next-trick = Pli suivant
page-replay-last = Fin
page-replay-speed = Vitesse { $speed }
page-replay-eye =
    { $open ->
        [yes] Cacher les autres mains
       *[no] Montrer toutes les mains
    }
page-replay-share = Copier le lien vers ce moment
page-watch-replay = Revoir
page-review = Analyse

## Own games

page-my-games-title =
    { $count ->
        [0] Pas encore de partie finie
        [one] Votre partie
       *[other] Vos { $count } parties
    }
page-my-games-won = Victoires : { $won }. Une part égale serait { $fair }.
page-my-games-none = Finissez-en une, et son résultat sera ici.
page-my-games-no-fit = Aucune ne convient aux choix ci-dessus. Choisissez autre chose.
page-running-games = Parties en cours
page-filter-edition = Édition
page-filter-edition-any = toute édition
page-filter-edition-classic = classique
page-filter-edition-deluxe = deluxe
page-filter-players = Joueurs
page-filter-players-any = tout nombre
page-filter-since = Depuis
page-filter-since-any = le début
page-filter-since-30 = 30 jours
page-filter-since-365 = un an
page-figure-won = parties gagnées, { $percent }
page-figure-place = rang moyen ; { $fair } serait équitable
page-figure-score = demandes par partie ; moyenne des tables : { $others }
page-figure-best = votre total le plus bas
page-won-of = { $won } sur { $count }
page-by-princess = Par princesse
    .text = Demandes en mariage par partie, plus c’est bas, mieux c’est. La ligne est votre moyenne, { $mean } ; la barre montre à quel point c’est sûr.
page-by-opponent = Par adversaire
    .text = Combien de fois vous finissez devant. La ligne est la moitié des parties.
page-few-folded =
    Lignes masquées (moins de 4 parties) : { $count }.
page-show-all = Tout montrer
page-games-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
page-legend-better = mieux que la ligne
page-legend-worse = moins bien
page-legend-grey = gris : trop serré pour trancher
page-results = Résultats
page-result-place-of = { $place } sur { $players }
page-show-more = En montrer { $count } de plus
page-your-data = Vos données
    .text = Votre nom, vos parties, vos lignes de discussion. Rien d’autre n’est gardé.
page-plot-row = { $name } : { $value }, entre { $low } et { $high }

## The end, in full

page-end-sum = { $totals }.
page-end-total =
    { $seat-is ->
        [you]
            { $first ->
                [yes] Vous avez { $total }
               *[no] vous avez { $total }
            }
       *[other] { $seat } a { $total }
    }
page-tonight = Ce soir
page-best-round = Votre meilleure manche
    .text = « { $round } » : { $points }
page-frog = La Grenouille
    .text = a fini { $takers }
page-frog-taker =
    { $seat-is ->
        [you]
            { $count ->
                [1] chez vous une fois
               *[other] chez vous { $count } fois
            }
       *[other]
            { $count ->
                [1] chez { $seat } une fois
               *[other] chez { $seat } { $count } fois
            }
    }

## New table, in full

page-preset-ball-time = environ 35 min
page-preset-first-time = environ 30 min
page-preset-three-time = environ 20 min
page-preset-classic-time = environ 35 min
page-preset-own = À votre goût
page-a-bot = Un bot
page-fold-princesses = Princesses
page-fold-rest = Règles maison et rythme
page-rest-memory =
    { $on ->
        [yes] mémoire ouverte
       *[no] comme dans le livret
    }
page-rest-counts =
    { $on ->
        [yes] décompte caché
       *[no] décompte visible
    }
page-rest-powers =
    { $on ->
        [yes] pouvoirs dès la deuxième manche
       *[no] pouvoirs dès le début
    }
page-rest-chat =
    { $on ->
        [yes] avec discussion
       *[no] sans discussion
    }
page-rest-listed =
    { $on ->
        [yes] visible
       *[no] privée
    }
page-you-host = hôte
page-by-link = par le lien
page-change-table = Modifier la table
page-share = Partager

## Tips of the guided first game: a title, what it means now, and one sentence more.

page-tip-count = astuce { $number } sur { $of }
page-tip-skip = Passer les astuces
page-tip-got-it = Compris
page-tip-pass = D’abord, donnez quelques cartes
    .text = Les hautes cartes prennent les plis : donnez-les. Touchez-en une par case.
    .more = On peut encore les reprendre. Vous recevrez les vôtres quand tout le monde aura choisi.
page-tip-lead = Vous ouvrez
    .text = Jouez n’importe quelle carte qui brille. Les autres doivent suivre sa couleur s’ils le peuvent.
    .more = La plus haute carte de cette couleur prend le pli, et qui gagne ouvre le suivant.
page-tip-follow = Suivez la couleur demandée
    .text = On a ouvert avec des { $suit-name } et vous en avez : vous devez en jouer, ce sont les cartes claires.
    .more = La plus haute d’entre elles prend toutes les cartes.
page-tip-void = Vous n’avez rien de cette couleur
    .text = On a ouvert avec des { $suit-name } et vous n’en avez pas : jouez ce que vous voulez.
    .more = Une telle carte ne peut pas gagner : le bon moment pour se défaire d’un Prince ou de la Grenouille.
page-tip-princes-in = Les Princes se sont incrustés
    .text = Quelqu’un s’est défaussé d’un Prince : on peut désormais ouvrir aussi avec un Prince.
    .more = Chaque Prince que vous prenez est une demande en mariage.
page-tip-frog-out = L’occasion de se défaire de la Grenouille
    .text = On a ouvert avec des { $suit-name } et vous n’en avez pas : jouez ce que vous voulez, rien ne peut gagner.
    .more = Jetez la Grenouille, et qui prend ce pli prend ses 5 demandes en mariage.
page-tip-frog = Voilà la Grenouille
    .text = Le 8 d’Animaux vaut 5 demandes en mariage pour qui prend ce pli.
    .more = Pour le reste, c’est un Animal comme les autres.
page-tip-power = Votre princesse a un pouvoir
    .text = Utilisez-le une fois par manche. « { page-power-later } » : on vous le redemandera bientôt. « { page-power-not-this-trick } » et « { page-power-not-this-round } » vous laissent tranquille jusque-là.
    .more = Touchez son portrait pour lire ce qu’il fait.
page-tip-trick = Le dernier pli
    .text = Il reste visible jusqu’à la prochaine ouverture ; ensuite, plus personne ne peut le regarder.
    .more = Ce que vous avez pris se compte à la fin de la manche.
page-tip-score = La manche est comptée
    .text = Chaque ligne montre les cartes qu’elle compte. Moins de demandes en mariage, c’est mieux.
    .more = La manche suivante apporte une règle nouvelle : sa carte est dessous.

## Hints, clocks and the order of rounds

page-round-earlier = Plus tôt
page-round-later = Plus tard
page-round-away = La retirer
room-time-up =
    { $seat-is ->
        [you] Votre temps est écoulé : un bot choisit pour vous.
       *[other] Le temps { $seat-genitive } est écoulé : un bot choisit.
    }
room-hint =
    { $seat-is ->
        [you] Vous demandez un conseil.
       *[other] { $seat } demande un conseil.
    }
refuse-no-hint =
    { $reason ->
        [warming] Les bots se préparent encore. Le conseil viendra de lui-même.
        [busy] Les bots ont beaucoup à réfléchir en ce moment. Le conseil viendra de lui-même.
        [compiler] Ce serveur n’a pas le compilateur dont les conseils ont besoin. Qui le tient peut installer coronet[fast].
        [game] Il n’y a pas de conseils pour ce jeu.
       *[other] Aucun conseil trouvé. Réessayez.
    }
page-hint-thinking = Vos choix sont essayés dans des donnes possibles…
page-hint-do = Le faire
page-hint-more = Plus
page-hint-less = Moins
page-hint-later = On peut demander un conseil quand c’est à soi de jouer.
page-rest-clock =
    { $clock ->
        [0] sans pendule
        [30] 30 secondes par décision
        [60] 60 secondes par décision
        [120] 2 minutes par décision
        [86400] un jour par décision
       *[other] 3 jours par décision
    }
page-rest-hints =
    { $on ->
        [yes] conseils
       *[no] sans conseils
    }
page-clock = Temps pour une décision
    .text = Quand le temps est écoulé, un bot choisit.
page-clock-0 = Pas de pendule : personne ne vous presse
page-clock-30 = 30 secondes
page-clock-60 = 60 secondes
page-clock-120 = 2 minutes
page-clock-86400 = 1 jour
page-clock-259200 = 3 jours
page-time-left =
    { $unit ->
        [seconds] { $count } s
        [hours] { $count } h
       *[days] { $count } j
    }
page-time-left-label =
    { $seat-is ->
        [you] Votre temps : { $left }
       *[other] Le temps { $seat-genitive } : { $left }
    }
page-hints-on = Conseils
    .text = Tout le monde voit qui en demande un.
