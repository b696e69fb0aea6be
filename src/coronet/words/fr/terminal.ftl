### What only the terminal says: the frame of a game (play-), questions before it (ask-), checks (conformance-, verify-).

## Before a game

ask-welcome = Rebelles Princesses. Entrée accepte la valeur entre crochets ; « ? » donne de l’aide.
ask-game = Quel jeu ? Écrivez son nom, à gauche. [{ $default }]
ask-edition = Quelle édition, classic ou deluxe ? [{ $default }]
    .help = L’édition deluxe a 12 princesses et la Rebelle du Bal ; la classique a 10 princesses. Chacune a ses propres cartes de Manche. Tapez classic ou deluxe.
ask-players = Combien de joueurs, de 3 à 6 ? [{ $default }]
    .help = Vous et de 2 à 5 bots ; l’option --level dit comment ils jouent. Tapez un nombre de 3 à 6.
ask-rounds = Quelles manches ? [{ $default }]
    .help = random : des manches simples, et une au sablier pour finir. first-game : celles pour débuter. anything : toutes les cartes, dans n’importe quel ordre. Ou nommez vous-même les cartes de Manche, séparées par des virgules, avec surprise pour une carte tirée au sort : royal-decree,surprise,magic-beans. 5 font une partie, en deluxe 3 aussi ; avec moins, c’est pour essayer. La commande coronet rules rebel les donne toutes.
ask-princesses = Quelles princesses ? [{ $default }]
    .help = choose : chacun choisit à son tour. two-keep-one : vous en recevez 2 et en gardez 1. random : distribuées au hasard. none : personne n’a de pouvoir. Ou nommez-en une par place, séparées par des virgules, à partir de la place 0 : alice,none,mulan,cinderella.

## Names

play-you = Vous
play-namesake = { $name } II

## The table

play-welcome = Vous prenez place avec { $seats }. « ? » donne de l’aide, quit quitte la table.
play-welcome-back = Vous revoilà à table avec { $seats }. « ? » donne de l’aide, quit quitte la table.

play-round = Manche { $number } sur { $of } : { $round }
play-round-leads =
    { $leader-is ->
        [you] { $passing } Vous ouvrez le premier pli.
       *[other] { $passing } { $leader } ouvre le premier pli.
    }
play-princess = { $princess }, pouvoir { $power }
play-own-princess = Vous êtes { $princess-inside }. Votre pouvoir, « { $princess-power } » : { $power }.
play-power-ready = disponible
play-power-used = épuisé
play-power-later = dès la manche 2
play-power-none = pas de princesse
play-held =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
play-tricks =
    { $count ->
        [one] { $count } pli
       *[other] { $count } plis
    }
play-in-all = { $points } en tout
play-so-far = { $points } dans cette manche
play-open = Visibles :
play-taken = Prises dans cette manche :
play-gifts =
    { $count ->
        [one] Il y a { $count } cadeau sur la pile.
       *[other] Il y a { $count } cadeaux sur la pile.
    }
play-trick = Pli { $number } :
play-last-trick = Pli { $number }, le dernier :
play-no-trick = Aucune carte n’a encore été jouée.
play-face-down = face cachée
play-mark-zero = compte 0
play-mark-winning = en tête
play-mark-taken = prend le pli
play-frog = { $card-suit }{ $card-number } Grenouille
play-no-hand = Votre main est vide.
play-own-aside = De côté :
play-own-gifts = Vos cadeaux :
play-pool = Les cartes données :
play-from =
    { $seat-is ->
        [you] à vous
       *[other] { $seat-genitive }
    }

## Choices

play-type-cards =
    { $count ->
        [one] Tapez la carte, par exemple { $example }
       *[other] Tapez les cartes, par exemple { $example }
    }
play-type-rules = Pour tout lire sur l’une d’elles, tapez rules et son nom : rules { $name }
play-type-power = Pour utiliser votre pouvoir avec une carte, ajoutez le mot power : { $typed } power
play-choice-princess = { $choice } : { $princess } ({ $princess-short })
play-choice = { $choice } : { $said }
play-typed-yes = oui, o
play-typed-no = non, n
play-hint = « ? » donne de l’aide.
play-go-on = Appuyez sur Entrée pour la manche suivante.

## Answers to commands

play-help-asked = Vous pouvez taper { $asked }.
play-help-choice = Une carte s’écrit avec une lettre et un nombre : F (ou Fé) les Fées, P (ou An) les Animaux, Q (ou Re) les Reines, C (ou Pr) les Princes (les Charmants). Celles entre crochets vous sont permises maintenant ; celles entre parenthèses seulement avec votre pouvoir.
play-help-short = Les formes courtes suffisent : q7 joue le 7 de Reines, q7 power le joue avec votre pouvoir, q2 q5 f1 donne trois cartes, left q2 right q5 donne des deux côtés ; o utilise votre pouvoir, n refuse.
play-help-declining = { $now }, { $for_trick }, { $for_round } : refuse votre pouvoir une fois, pour ce pli tant que rien ne change, ou jusqu’à la fin de la manche
play-help-numbers = Quand les choix sont numérotés, le numéro suffit.
play-help-why = why q7 : pourquoi une carte ne peut pas être jouée maintenant
play-help-hand = hand : revoir vos cartes
play-help-trick = trick : les règles en vigueur et le pli, ou le dernier
play-help-players = players : la princesse, le pouvoir, les cartes et les plis de chacun
play-help-score = score : la feuille de la dernière manche et les totaux
play-help-log = log : ce qui s’est passé dans cette manche ; log before : la manche d’avant
play-help-rules = rules : cette carte de Manche et votre princesse ; rules alice : une carte ; rules all : tout le jeu
play-help-position = position : cette table en une ligne, telle que vous la voyez, à copier et à étudier plus tard (coronet evaluate)
play-help-quit = quit : quitter la table
play-why-not = Rien ne s’y oppose : vous pouvez la jouer maintenant.
play-no-score = Aucune manche n’est encore finie.
play-no-log = Il ne s’est encore rien passé.
play-log-trick =
    { $seat-is ->
        [you] Pli { $number } : vous l’avez pris.
       *[other] Pli { $number } : pris par { $seat }.
    }

## Coming and going

play-not-begun = Vous avez quitté la table avant le début de la partie.
play-left = Vous avez quitté la table.
play-not-saved = Cette partie n’a pas été gardée. La prochaine fois, ajoutez --save FICHIER pour la reprendre plus tard.
play-resume = La partie est gardée. Pour la reprendre, tapez
play-saved = Le journal de cette partie est dans { $file }.

## coronet conformance

conformance-failed = { $file } : { $case }, étape { $step } : { $message }
conformance-sum = { $passed } réussis, { $failed } échoués
