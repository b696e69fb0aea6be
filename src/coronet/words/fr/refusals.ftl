### Why what was typed is refused, in one line: input- is the sentence, allowed- what would be right.

input-refused =
    { $more ->
        [allowed] { $field } : { $value } ne convient pas ici ; choisissez { $allowed }
        [near] { $field } : { $value } ne convient pas ici ; choisissez { $allowed } ({ $near } ?)
       *[nothing] { $field } : { $value } ne convient pas ici
    }
input-missing =
    { $more ->
        [allowed] { $field } : il manque une valeur ; choisissez { $allowed }
        [near] { $field } : il manque une valeur ; choisissez { $allowed } ({ $near } ?)
       *[nothing] { $field } : il manque une valeur
    }
input-line = { $source } ligne { $line }, { $field }
input-source = { $source }, { $field }
input-ended = l’entrée s’est terminée avant la fin de la commande
input-broke = quelque chose s’est cassé
input-broke-kept = quelque chose s’est cassé ; détails dans { $file }
input-broke-lost = quelque chose s’est cassé ; CORONET_DEBUG=1 montre les détails
input-no-option = il n’y a pas d’option { $name }
input-no-option-near = il n’y a pas d’option { $name } ; vouliez-vous dire { $near } ?
input-argument = il manque { $name } : voir { $help }
input-option-value = { $name } demande une valeur
input-bad-value = { $name } : cette valeur ne convient pas ; voir { $help }
input-extra-words = trop de mots : { $value } ; voir { $help }

## What would be right

allowed-from-to = de { $least } à { $most }
allowed-or = { $first } ou { $second }
allowed-one-of = un mot parmi { $names }
allowed-some-of = des noms parmi { $names }
allowed-at-most = au plus { $number }
allowed-at-most-bytes = au plus { $number } octets
allowed-or-more = { $number } ou plus
allowed-whole-number = un nombre entier de { $least } à { $most }
allowed-letters = de 1 à { $number } lettres
allowed-days = de 1 à { $number } jours
allowed-for-each-seat = { $names }, un par place
allowed-for-each-seat-that-chooses = { $names } pour ces réglages, un par place qui choisit
allowed-for-each-or-all = { $names }, un par place, ou un pour toutes
allowed-bots-for-each-or-all = { $names } : un par place, ou un pour toutes
allowed-bot = NOM=COMMANDE, le nom en minuscules, chiffres et traits d’union, et pas un niveau
allowed-word-or-seat = { $names }, ou une place de { $least } à { $most }
allowed-seat-of-table = une place de { $least } à { $most }
allowed-variants = une liste de variantes
allowed-gifts = un tableau avec des listes de cartes pour { $names }
allowed-practice = 5 manches, ou de 1 à 4 pour essayer
allowed-rounds-listed = { $number }, le nombre de manches nommées
allowed-rounds-once = chaque manche une fois au plus
allowed-princess-once = chaque princesse une fois au plus
allowed-variant-once = chaque variante une seule fois
allowed-in-edition = { $names } dans l’édition { $edition }
allowed-rounds-or-way = une liste de manches de l’édition { $edition }, ou { $names }
allowed-round-of = une manche de l’édition { $edition }
allowed-round-or-surprise = une manche de l’édition { $edition }, ou { $names }
allowed-by-seat = une liste par place, ou { $names }
allowed-names-for-seats = { $number } noms, un par place ; none pour une place sans princesse
allowed-open-memory = open_memory : true ou false ; counts : shown ou hidden ; powers : first-round ou second-round
allowed-only = seulement { $name }
allowed-one-of-two = l’un des deux ({ $reason })
allowed-new-file = un nouveau fichier ; --resume reprend une partie gardée
allowed-folder-exists = un fichier dans un dossier qui existe
allowed-folder-in-folder = un dossier dans un dossier qui existe, ou { $name }
allowed-file-named = un fichier { $name }
allowed-logs-folder = un dossier avec des journaux, { $name }
allowed-name-value = NOM=VALEUR, par exemple { $name }
allowed-setting-names = des noms et des valeurs de réglages, par exemple { $name }
allowed-value = une valeur : { $name } VALEUR
allowed-log-header = un journal qui commence par son en-tête
allowed-log-has-there = ce qu’un journal a à cet endroit
allowed-json = un objet JSON
allowed-rules-draw = ce que les règles tirent ici
allowed-version = la version { $number }
allowed-no-other-logs = un dossier sans autres journaux
allowed-these-games = le dossier de ces parties mêmes, ou un nouveau
allowed-this-tournament = les résultats de ce tournoi même, ou un nouveau fichier
allowed-results = des résultats avec au moins une série de donnes
allowed-solved = un jeu résolu
allowed-can-be-reviewed = { $names } : les jeux que l’on peut analyser
allowed-must-choose = une place qui doit choisir
allowed-address = une adresse
allowed-without-path = { $name }, sans chemin
allowed-file-not-there = un fichier qui n’existe pas encore
allowed-backup-file = un fichier écrit par coronet backup
allowed-empty-folder = un dossier vide, ou n’importe lequel avec --force
allowed-path = un chemin de / à /, comme /cards/
allowed-a-folder = un dossier
allowed-later = { $number } ou plus récent
allowed-conformance-file = un fichier de cas de conformité ({ $reason })
allowed-coloured-cards = { $number } cartes parmi { $names }
allowed-position = une position pour chaque élément reçu
allowed-draws-from = ce dont { $name } tire, une fois chacun
allowed-settings-of-game = des réglages qu’un jeu possède
allowed-mark = une révision et sa marque de 32 lettres, comme { $name }
allowed-seal = de { $least } à { $most } des lettres 0 à 9 et a à f
allowed-position-line = une ligne : un jeu, ses options, | et ce qui se trouve où
allowed-line-letters = une ligne d’au plus { $number } lettres
allowed-name-once = chaque nom une fois
allowed-cards-like = des cartes, chacune une fois, comme { $name }
allowed-card-like = une carte, comme { $name }
allowed-one-place = chaque carte à un seul endroit
allowed-known-cards = des cartes connues, ou ajoutez { $name }
allowed-lie-so = des cartes inconnues qui peuvent se trouver ainsi
allowed-played-on = une position que l’on peut continuer à jouer
allowed-numbers-from-to = des nombres de { $least } à { $most }
allowed-whole-up-to = un nombre entier jusqu’à { $number }
allowed-whole = un nombre entier
allowed-unknown-like = tant de cartes inconnues, comme { $name }
allowed-choice-like = un choix en toutes lettres, comme { $name }
allowed-told-like = qui a fait quoi, comme { $name }
allowed-round-like = une manche, comme { $name }
allowed-seat-card-like = une place et sa carte, comme { $name }
allowed-scores-like = { $number } scores, comme { $name }
allowed-bytes-of = les octets d’une table de { $name }
allowed-nothing-done = aucun : rien n’a été fait
allowed-day = un jour sous la forme AAAA-MM-JJ
allowed-as-in-the-log = { $name }, comme dans le journal
allowed-log-of-a-ball = le journal d’un bal ; coronet play --resume reprend toute autre partie
allowed-two-numbers = deux nombres, comme { $name }
allowed-folder-to-put-in = le dossier où les mettre
