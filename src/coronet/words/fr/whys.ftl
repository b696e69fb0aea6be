### Why a trick is taken: one whole sentence that says who takes it and by which rule. At most about 70 characters.

why-only =
    { $seat-is ->
        [you] Vous prenez le pli
       *[other] { $seat } prend le pli
    } : personne d’autre n’a joué { $suit-genitive }.
why-highest =
    { $seat-is ->
        [you] Vous prenez le pli
       *[other] { $seat } prend le pli
    } : { $suit ->
        [P] le plus haut
        [C] le plus haut
       *[other] la plus haute
    } { $suit-one } gagne.
why-lowest =
    { $seat-is ->
        [you] Vous prenez le pli
       *[other] { $seat } prend le pli
    } : { $by ->
        [round] un 6 renverse l’ordre, { $suit ->
            [P] le plus bas
            [C] le plus bas
           *[other] la plus basse
        } { $suit-one } gagne.
       *[power] avec Cendrillon, { $suit ->
            [P] le plus bas
            [C] le plus bas
           *[other] la plus basse
        } { $suit-one } gagne.
    }
why-zero =
    { $seat-is ->
        [you] Vous prenez le pli
       *[other] { $seat } prend le pli
    } : { $best ->
        [lowest] { $card } compte 0, et la plus basse gagne.
        [second] { $card } compte 0, et la deuxième gagne.
       *[highest] { $card } ne compte que 0.
    }
why-trumps =
    { $seat-is ->
        [you] Vous prenez le pli
       *[other] { $seat } prend le pli
    } : { $best ->
        [highest] la plus haute { $suit-one } bat toute autre couleur.
        [lowest] la plus basse { $suit-one } bat toute autre couleur.
       *[only] une { $suit-one } bat toute autre couleur.
    }
why-void =
    { $seat-is ->
        [you] Vous prenez le pli
       *[other] { $seat } prend le pli
    } : { $best ->
        [highest] la plus haute défausse gagne.
        [lowest] la plus basse défausse gagne.
        [last] entre défausses égales, la dernière gagne.
       *[only] dans cette manche, la défausse gagne.
    }
why-joining =
    { $seat-is ->
        [you] Vous prenez le pli
       *[other] { $seat } prend le pli
    } : { $best ->
        [lowest] les Fées suivent aussi, la plus basse carte gagne.
        [first] les Fées suivent aussi, à égalité la première gagne.
        [last] les Fées suivent aussi, à égalité la dernière gagne.
       *[highest] les Fées suivent aussi, la plus haute carte gagne.
    }
why-changed-suit =
    { $seat-is ->
        [you] Vous prenez le pli
       *[other] { $seat } prend le pli
    } : { $best ->
        [highest] le bouquet va aux { $suit-name }, la plus haute carte gagne.
        [lowest] le bouquet va aux { $suit-name }, la plus basse carte gagne.
       *[only] le bouquet va aux { $suit-name }, et c’est la seule carte.
    }
why-second =
    { $seat-is ->
        [you] Vous prenez le pli
       *[other] { $seat } prend le pli
    } : { $best ->
        [lowest] { $suit ->
            [P] le deuxième plus bas
            [C] le deuxième plus bas
           *[other] la deuxième plus basse
        } { $suit-one } gagne.
       *[highest] { $suit ->
            [P] le deuxième plus haut
            [C] le deuxième plus haut
           *[other] la deuxième plus haute
        } { $suit-one } gagne.
    }
why-farthest =
    { $seat-is ->
        [you] Vous prenez le pli
       *[other] { $seat } prend le pli
    } : { $best ->
        [only] l’ouverture ne peut gagner, personne d’autre n’a suivi.
        [highest] deux cartes aussi loin du { $number }, la plus haute gagne.
        [lowest] deux cartes aussi loin du { $number }, la plus basse gagne.
       *[farthest] { $suit ->
            [P] aucun
            [C] aucun
           *[other] aucune
        } { $suit-one } n’est plus loin du { $number } d’ouverture.
    }
why-farthest-of-all =
    { $seat-is ->
        [you] Vous prenez le pli
       *[other] { $seat } prend le pli
    } : { $best ->
        [highest] personne n’a suivi ; à égalité, la plus haute gagne.
        [lowest] personne n’a suivi ; à égalité, la plus basse gagne.
        [first] personne n’a suivi ; à égalité, la première gagne.
       *[farthest] personne n’a suivi, c’est la plus loin du { $number }.
    }
why-sum =
    { $seat-is ->
        [you] Vous prenez le pli
       *[other] { $seat } prend le pli
    } : { $best ->
        [lowest] { $number } en { $suit-name }, et la plus faible somme gagne.
        [single] sommes égales de { $number }, la meilleure carte gagne.
       *[highest] { $number } en { $suit-name }, c’est la plus forte somme.
    }
