### What the page says at a table of Woo the Princess.

page-do-exchange = Échanger { $cards }
page-do-keep-in-woo = Garder votre main
page-do-remove = Retirer { $cards }
page-do-gift-in-woo = Jouer { $cards }
page-do-play-in-woo = Jouer { $cards }

## A new table

page-woo-preset-each = Une soirée
    .text = De 2 à 7 joueurs, chacun pour soi. Qui gagne le plus de princesses l’emporte.
page-woo-preset-ghost = Deux et un fantôme
    .text = À deux. Un fantôme joue au hasard, ramasse des cadeaux et peut gagner des princesses.
page-woo-preset-teams = Équipes
    .text = Quatre ou six joueurs. Une place sur deux est partenaire, et les partenaires réunissent ce qu’ils ramassent.
page-woo-specials = Cadeaux spéciaux
page-woo-specials-ones = Le 1 de chaque couleur
    .text = Quatre cadeaux spéciaux, un par couleur, et Éconduit.
page-woo-specials-lavish = Le 1, le 5 et le 9 de chaque couleur
    .text = Douze cadeaux spéciaux : il se passe quelque chose presque à chaque tour.
page-woo-specials-none = Aucun
    .text = Pas d’effets ; seul Éconduit reste.
page-woo-specials-own = Vos propres cartes
    .text = Quelle carte de votre boîte a quel effet : choisissez un effet, puis touchez ses cartes. Conservé dans ce navigateur pour votre prochaine table.
page-woo-effect = Effet des cartes touchées ensuite
page-woo-effect-none = Aucun effet
page-woo-settings =
    { $mode ->
        [ghost] Courtiser la Princesse, deux et un fantôme.
        [teams] Courtiser la Princesse en équipes, { $players } joueurs.
       *[each] Courtiser la Princesse, { $players } joueurs, chacun pour soi.
    }

## The table

page-woo-short = Joute { $number }
page-woo-title = Courtiser la Princesse · Joute { $number } · Tour { $round } sur { $of }
page-woo-title-exchange = Courtiser la Princesse · Joute { $number } · avant le tour 1
page-woo-title-over = Courtiser la Princesse · La joute { $number } est finie
page-woo-princess = Princesse des { $suit-name }
    .text = Couleur favorite : { $suit-name }. Elle bat toutes les autres dans cette joute. Qui ramasse le plus de cartes gagne la Princesse.
page-woo-you-hold =
    { $number ->
        [0] Vous n’avez pas { $suit-genitive }
        [one] Vous avez { $number } { $suit-one }
       *[other] Vous avez { $number } { $suit-name }
    }
page-woo-won-so-far =
    { $number ->
        [0]
            { $of ->
                [7] Aucune princesse n’est gagnée ; la partie en compte { $of }
               *[other] Aucune princesse n’est gagnée ; cette partie courte en compte { $of }, une entière 7
            }
        [one] { $number } princesse sur { $of } est gagnée
       *[other] { $number } princesses sur { $of } sont gagnées
    }
page-short-chip-woo-wooing = Favorite : { $suit-name }
page-short-chip-woo-lead = Demandée : { $suit-name }
page-short-chip-woo-sung = Berceuse : personne ne ramasse
page-short-chip-woo-allergic = { gift-allergic }
page-short-chip-woo-irresistible = { gift-irresistible }
page-short-chip-woo-lullabye = { gift-lullabye }
page-short-chip-woo-regifted = { gift-regifted }
page-chip-woo-wooing = Bat toutes les autres couleurs
page-chip-woo-lead = À suivre si vous le pouvez
page-chip-woo-sung = Sauf si une Allergie la retire
page-chip-woo-teams = Éconduit compte contre toute l’équipe
page-chip-woo-ghost = Il n’est pas tenu de suivre
page-chip-woo-allergic = Retire une carte jouée avant elle
page-chip-woo-irresistible = Sa couleur est désormais demandée
page-chip-woo-lullabye = Personne ne ramasse le tour
page-chip-woo-regifted = On pioche deux cartes, on en joue une
page-chip-woo-goal = Ensuite, qui en a le plus gagne ; une partie entière en compte 7, une rapide 3
page-woo-count-collected = cartes ramassées
page-woo-count-princesses = princesses gagnées
page-woo-plate = cadeaux en main { $hand }, cartes ramassées { $collected }, princesses gagnées { $princesses_won }
page-woo-team =
    { $side ->
        [0] équipe A
       *[other] équipe B
    }
page-woo-letter =
    { $side ->
        [0] A
       *[other] B
    }
page-woo-spurned = sans chance
page-woo-sits-out = ne joue pas
page-woo-turned-by =
    { $seat-is ->
        [you] retournée par vous
       *[other] retournée par { $seat }
    }
page-woo-last-round =
    { $outcome ->
        [lulled]
            { $seat-is ->
                [you] Dernier tour : endormi, vous ouvrez
               *[other] Dernier tour : endormi, { $seat } ouvre
            }
        [nobody]
            { $seat-is ->
                [you] Dernier tour : à personne, vous ouvrez de nouveau
               *[other] Dernier tour : à personne, { $seat } ouvre de nouveau
            }
       *[collected]
            { $seat-is ->
                [you] Dernier tour : à vous
               *[other] Dernier tour : { $seat }
            }
    }
page-woo-last-round-title = Le dernier tour
page-woo-gone = Elle a été défaussée.

## What a gift asks for

page-woo-ask-exchange = Échangez un cadeau, ou gardez les { $number }.
    .more = On joue cinq tours ; le sixième cadeau reste pour la joute suivante.
page-woo-ask-remove = Allergie : retirez une carte.
    .more = Elle est défaussée, personne ne la ramasse.
page-woo-ask-gift = Recyclé : laquelle jouez-vous ?
    .more = Personne d’autre ne les voit. L’autre part face cachée.
page-woo-goes = part sans être vu
page-woo-comes = de la pioche
page-woo-unknown = Un cadeau inconnu
page-woo-swap-how = Touchez le cadeau qui part. Rien ne se voit avant que tous aient choisi.
page-woo-swap-other = Touchez un autre cadeau pour changer d’avis. Rien ne se voit avant que tous aient choisi.
page-woo-keep = Garder les { $number }
page-woo-pick-gift = Choisir un cadeau
page-woo-remove-how = Choisissez-la en haut ou ici.
page-woo-card-of =
    { $seat-is ->
        [you] à vous
       *[other] { $seat-genitive }
    }
page-woo-last-set = joute d’avant

## The end of a set

page-woo-next-set = Joute suivante
page-woo-set-end = Fin de la joute
page-woo-set-won =
    { $seats-are ->
        [you] Joute { $number } : vous gagnez la Princesse des { $suit-name }
        [both] Joute { $number } : votre équipe gagne la Princesse des { $suit-name }
       *[others]
            { $count ->
                [one] Joute { $number } : { $seats } gagne la Princesse des { $suit-name }
               *[other] Joute { $number } : { $seats } gagnent la Princesse des { $suit-name }
            }
    }
page-woo-set-unwon = Joute { $number } : personne ne gagne la Princesse des { $suit-name }
page-woo-by-tie = Égalité à { $number } cartes. On compare alors les plus hauts nombres : les { $of } décident.
page-woo-tie-stays = Égalité à { $number } cartes, qu’aucun nombre ne départage.
page-woo-by-most = Le plus de cartes ramassées sans Éconduit : { $number }.
page-woo-kept = Le cadeau qui vous reste en main est gardé pour la joute suivante.
page-woo-none-fits = Personne n’a ramassé de carte sans Éconduit.
page-woo-wins = gagne
page-woo-verdict =
    { $verdict ->
        [wins] gagne la princesse
        [tied] à égalité : on compare
        [spurned] Éconduit : ne peut pas gagner cette joute
        [nothing] pas de carte, pas de princesse
        [sat-out] n’a pas joué cette joute
       *[fewer] moins de cartes
    }
page-woo-tie = L’égalité, pas à pas
page-woo-cards = cartes
page-woo-of-number = { $number }
page-woo-tie-won =
    { $seats-are ->
        [you] Vous gagnez la joute.
        [both] Votre équipe gagne la joute.
       *[others]
            { $count ->
                [one] { $seats } gagne la joute.
               *[other] { $seats } gagnent la joute.
            }
    }
page-woo-tie-unwon = Tous les nombres sont égaux : personne ne gagne la joute.
page-woo-tie-rest = Les nombres plus bas ne comptent plus.
page-woo-goes-to =
    { $seats-are ->
        [you]
            { $number ->
                [one] Elle est à vous : votre première princesse.
               *[other] Elle est à vous : votre princesse n° { $number }.
            }
        [both] Elle rejoint votre équipe : sa princesse n° { $number }.
       *[others]
            { $number ->
                [one] Elle rejoint { $seats } : première princesse.
               *[other] Elle rejoint { $seats } : princesse n° { $number }.
            }
    }
page-woo-goes-back = Elle retourne sous sa pioche.
page-woo-left =
    { $number ->
        [0] Toutes les princesses de la soirée sont gagnées.
        [one] Encore { $number } princesse à gagner.
       *[other] Encore { $number } princesses à gagner.
    }
page-woo-extra = Égalité de princesses : une joute de plus pour { $seats }, les autres attendent.
page-woo-standing = Princesses gagnées
page-woo-team-column = Équipe
page-woo-cards-column = Cartes
page-woo-princesses-column = Princesses
page-woo-princesses =
    { $number ->
        [one] { $number } princesse
       *[other] { $number } princesses
    }

## What a tap tells

page-woo-is-wooing = Couleur favorite : { $suit-name }. Sa plus haute carte prend le tour.
page-woo-is-lead = Couleur demandée : { $suit-name }. Sa plus haute carte prend le tour, sauf si une carte de la couleur favorite est en jeu.
page-woo-is-plain = Elle ne prend un tour que si sa couleur est demandée ou favorite.
page-woo-has-swapped =
    { $seat-is ->
        [you] Vous avez échangé un cadeau dans cette joute.
       *[other] { $seat } a échangé un cadeau dans cette joute.
    }
page-woo-void = N’a pas pu suivre dans cette joute : { $suits }

page-start-in-woo = Commencer la partie
page-host-starts-in-woo = L’hôte lance la partie.
