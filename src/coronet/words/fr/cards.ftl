### Cards, suits, seats and lists. words.py builds $card, $cards, $suit-name, $seats and the like from these.
### The genitive of a name is the name after "de": "de la Grenouille", "d'Ada".

## Suits

suit-F = Fées
    .genitive = de Fées
    .one = Fée
    .label = Fé
suit-P = Animaux
    .genitive = d’Animaux
    .one = Animal
    .label = An
suit-Q = Reines
    .genitive = de Reines
    .one = Reine
    .label = Re
suit-C = Princes
    .genitive = de Princes
    .one = Prince
    .label = Pr

## One card: $suit (F, P, Q, C) and $number.

card-name =
    { $suit ->
        [F] le { $number } { suit-F.genitive }
        [P]
            { $number ->
                [8] la Grenouille
               *[other] le { $number } { suit-P.genitive }
            }
        [Q] le { $number } { suit-Q.genitive }
       *[C] le { $number } { suit-C.genitive }
    }
    .start =
        { $suit ->
            [F] Le { $number } { suit-F.genitive }
            [P]
                { $number ->
                    [8] La Grenouille
                   *[other] Le { $number } { suit-P.genitive }
                }
            [Q] Le { $number } { suit-Q.genitive }
           *[C] Le { $number } { suit-C.genitive }
        }
    .bare =
        { $suit ->
            [F] { $number } { suit-F.genitive }
            [P]
                { $number ->
                    [8] Grenouille
                   *[other] { $number } { suit-P.genitive }
                }
            [Q] { $number } { suit-Q.genitive }
           *[C] { $number } { suit-C.genitive }
        }
    .number =
        { $suit ->
            [P]
                { $number ->
                    [8] la Grenouille
                   *[other] le { $number }
                }
           *[other] le { $number }
        }

## People

person-name = { $name }
    .genitive =
        { $opens ->
            [vowel] d’{ $name }
           *[consonant] de { $name }
        }
seat-name = la place { $number }
    .genitive = de la place { $number }
list-you = vous
    .genitive = de vous

## Lists

list-none = rien
list-two = { $first } et { $second }
list-start = { $first }, { $second }
list-middle = { $first }, { $second }
list-end = { $first } et { $second }
list-or-two = { $first } ou { $second }
list-or-start = { $first }, { $second }
list-or-middle = { $first }, { $second }
list-or-end = { $first } ou { $second }
list-form-two = { $first }, ou { $second }
list-form-start = { $first } ; { $second }
list-form-middle = { $first } ; { $second }
list-form-end = { $first } ; ou { $second }

## Numbers: a share of a hundred.

percent = { $value } %

## The pass of a round card: $left and $right are how many cards go each way.

pass-way =
    { $right ->
        [0]
            { $left ->
                [0] Pas d’écart.
                [one] Donnez { $left } carte à gauche.
               *[other] Donnez { $left } cartes à gauche.
            }
        [one]
            { $left ->
                [0] Donnez { $right } carte à droite.
                [one] Donnez { $left } carte à gauche et { $right } à droite.
               *[other] Donnez { $left } cartes à gauche et { $right } à droite.
            }
       *[other]
            { $left ->
                [0] Donnez { $right } cartes à droite.
                [one] Donnez { $left } carte à gauche et { $right } à droite.
               *[other] Donnez { $left } cartes à gauche et { $right } à droite.
            }
    }
