### coronet solve: the exact value of a game and its first choice.

solve-game = { $game }, { $variants }
solve-one-game = une partie
solve-house-rule = Règle maison { $name } : { $value }
solve-deal = La place 0 a { $cards }
solve-value = Valeur pour la place 0 : { NUMBER($value, minimumFractionDigits: 6, maximumFractionDigits: 6) } (victoire 1, nulle 0, défaite −1)
solve-points = Valeur pour la place 0 : { NUMBER($value, minimumFractionDigits: 6, maximumFractionDigits: 6) } points par partie
solve-sample = Moyenne de { $deals } donnes (graine { $seed }) ; la moyenne de toutes les donnes est entre { NUMBER($low, maximumFractionDigits: 4) } et { NUMBER($high, maximumFractionDigits: 4) }, avec une confiance de 95 %
solve-states = { $states } positions, résolues en { NUMBER($seconds, maximumFractionDigits: 2) } s ; l’arrondi reste sous { $gap }

solve-first-play = La place { $number } joue d’abord :
solve-first-sever = La place { $number } retranche :
solve-first-swap = La place { $number } livre :
solve-now-play = La place { $number } joue :
solve-now-sever = La place { $number } retranche :
solve-now-swap = La place { $number } livre :
solve-now-take = La place { $number } reprend :

solve-doing-find = Recherche des positions : étape { $done } sur { $of }
solve-doing-solve = Résolution : étape { $done } sur { $of }
solve-doing-deal = Résolution des donnes : { $done } sur { $of }

setting-not-solved =
    { $reason ->
        [hidden] variants : { $name } n’est pas résolu, les cartes que l’autre place peut jouer sont cachées. Choisissez un jeu où les deux mains sont connues.
        [chance] variants : { $name } n’est pas résolu, rien ne s’y décide. Choisissez un jeu où les cartes se choisissent.
        [match] variants : { $name } n’est pas résolu d’un bloc, seulement chacune de ses parties. Choisissez les variantes d’une partie.
        [until] until : { $name } avec un total à atteindre n’est pas résolu d’un bloc. Choisissez une seule nuit, sans until.
        [draft] variants : { $name } n’est pas résolu d’un bloc, ce que chacun garde est caché. Donnez les mains qui en résultent par --deal.
        [colours] variants : { $name } n’est pas résolu quand les couleurs se mêlent. Choisissez l’une d’elles.
        [size] variants : { $name } a { $states } positions, et on en résout { $most } au plus. Choisissez moins de variantes.
       *[more] variants : { $name } a plus de { $states } positions, et on en résout { $most } au plus. Choisissez moins de variantes.
    }
