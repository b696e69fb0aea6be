### What the page says at a table of the parlour games.

## The tables

page-pg-in =
    { $state ->
        [out] hors jeu
       *[in] encore en jeu
    }
page-pg-pile =
    { $count ->
        [one] La pioche, { $count } carte. Tirer.
       *[other] La pioche, { $count } cartes. Tirer.
    }
page-pg-deck = pioche
page-pg-drawn = dernière tirée
page-pg-aside = Cartes déjà tirées
page-pg-of = sur { $number }
page-pg-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
page-pg-grid = 16 cartes, 4 rangées de 4
page-pg-place = Emplacement { $number }, rangée { $row }, colonne { $column }, face cachée
page-pg-place-up = Emplacement { $number }, rangée { $row }, colonne { $column } : { $card }
page-pg-gone = Emplacement { $number } : carte prise
page-pg-gone-to =
    { $seat-is ->
        [you] Emplacement { $number } : carte prise par vous
       *[other] Emplacement { $number } : carte prise par { $seat }
    }
page-pg-pot = dans le pot
page-pg-away = écartées
page-pg-chips =
    { $number ->
        [one] jeton
       *[other] jetons
    }
page-pg-took = prend { $number }
page-pg-goes = s’en va
page-pg-tap = Touchez une carte pour l’écarter.
page-pg-exchange =
    { $count ->
        [one] Échanger { $count } carte
       *[other] Échanger { $count } cartes
    }
page-pg-last-deal = La dernière donne
page-pg-ranks = Les mains, la meilleure d’abord
page-pg-rank-name = { $rank }
page-pg-rank-yours = { $rank } : la vôtre
page-pg-rank-royal = Royale
    .text = deux de l’un, un de l’autre
page-pg-rank-lovers = Amants
    .text = de couleurs différentes
page-pg-rank-siblings = Frère et sœur
    .text = de la même couleur
page-pg-rank-straight = Suite
    .text = trois à la suite
page-pg-rank-pair = Paire
    .text = deux d’un même personnage
page-pg-rank-null = Rien
    .text = la somme décide
page-pg-ready =
    { $state ->
        [ready] d’attaque
       *[laying] dispose ses cartes
    }
page-pg-partner = votre partenaire
page-pg-rows = Emplacement par emplacement
page-pg-pair-points =
    { $number ->
        [one] { $seats } : { $number } emplacement en accord
       *[other] { $seats } : { $number } emplacements en accord
    }
page-pg-cards =
    { $number ->
        [one] carte
       *[other] cartes
    }
page-pg-holds =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
page-pg-giver =
    { $from-is ->
        [you] Vos cartes, où l’on tire
       *[other] Les cartes { $from-genitive }
    }
page-pg-back = Carte { $number }, face cachée
page-pg-laid-off = Paires écartées :
page-pg-title-deal = { $name }, donne { $number } sur { $of }
page-pg-title-game = { $name }, partie { $number } sur { $of }

page-pg-order = Touchez une carte après l’autre. Qu’est-ce qui vient à l’esprit ? Par numéro, peut-être.
