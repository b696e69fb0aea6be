### Cards, suits, seats and lists. words.py builds $card, $cards, $suit-name, $seats and the like from these.

## Suits: the value is the plural, .one a single card's word, .label what stands on the card.

suit-F = Fairies
    .one = Fairy
    .label = Fa
suit-P = Pets
    .one = Pet
    .label = Pe
suit-Q = Queens
    .one = Queen
    .label = Qu
suit-C = Princes
    .one = Prince
    .label = Pr

## One card: $suit (F, P, Q, C) and $number.
## The value stands inside a sentence, .start opens one, .bare has no article, .number leaves the suit out.

card-name =
    { $suit ->
        [F] the { $number } of { suit-F }
        [P]
            { $number ->
                [8] the Frog
               *[other] the { $number } of { suit-P }
            }
        [Q] the { $number } of { suit-Q }
       *[C] the { $number } of { suit-C }
    }
    .start =
        { $suit ->
            [F] The { $number } of { suit-F }
            [P]
                { $number ->
                    [8] The Frog
                   *[other] The { $number } of { suit-P }
                }
            [Q] The { $number } of { suit-Q }
           *[C] The { $number } of { suit-C }
        }
    .bare =
        { $suit ->
            [F] { $number } of { suit-F }
            [P]
                { $number ->
                    [8] Frog
                   *[other] { $number } of { suit-P }
                }
            [Q] { $number } of { suit-Q }
           *[C] { $number } of { suit-C }
        }
    .number =
        { $suit ->
            [P]
                { $number ->
                    [8] the Frog
                   *[other] the { $number }
                }
           *[other] the { $number }
        }

## People: a name, a seat without a name, and your own seat in a list of names (it comes last: "Zofia and you").

person-name = { $name }
seat-name = seat { $number }
list-you = you

## Lists, as in the Unicode patterns. One item stands alone; two take `two`; of more, the first two take `start`,
## those between `middle`, the last one `end`: "a, b, c and d". `list-or` joins what to choose from, `list-form` what to
## type, where each item may have a comma inside.

list-none = none
list-two = { $first } and { $second }
list-start = { $first }, { $second }
list-middle = { $first }, { $second }
list-end = { $first } and { $second }
list-or-two = { $first } or { $second }
list-or-start = { $first }, { $second }
list-or-middle = { $first }, { $second }
list-or-end = { $first } or { $second }
list-form-two = { $first }, or { $second }
list-form-start = { $first }; { $second }
list-form-middle = { $first }; { $second }
list-form-end = { $first }; or { $second }

## Numbers: a share of a hundred.

percent = { $value }%

## The pass of a round card: $left and $right are how many cards go each way.

pass-way =
    { $right ->
        [0]
            { $left ->
                [0] Nothing is passed.
                [one] Pass { $left } card to the left.
               *[other] Pass { $left } cards to the left.
            }
        [one]
            { $left ->
                [0] Pass { $right } card to the right.
                [one] Pass { $left } card to the left and { $right } to the right.
               *[other] Pass { $left } cards to the left and { $right } to the right.
            }
       *[other]
            { $left ->
                [0] Pass { $right } cards to the right.
                [one] Pass { $left } card to the left and { $right } to the right.
               *[other] Pass { $left } cards to the left and { $right } to the right.
            }
    }
