### Cards, suits, seats and lists. words.py builds $card, $cards, $suit-name, $seats and the like from these.

## Suits: the value is the plural, .one a single card's word, .label what stands on the card.

suit-F = Wróżki
    .one = Wróżka
    .label = Wr
    .genitive = Wróżek
suit-P = Zwierzęta
    .one = Zwierzę
    .label = Zw
    .genitive = Zwierząt
suit-Q = Królowe
    .one = Królowa
    .label = Kr
    .genitive = Królowych
suit-C = Książęta
    .one = Książę
    .label = Ks
    .genitive = Książąt

## One card: $suit (F, P, Q, C) and $number.
## The value is the nominative, .start the same with a capital, .number leaves the suit out; .accusative and
## .number-accusative are for objects: „zagrywa siódemkę Królowych”.

card-name =
    { $suit ->
        [P]
            { $number ->
                [1] jedynka Zwierząt
                [2] dwójka Zwierząt
                [3] trójka Zwierząt
                [4] czwórka Zwierząt
                [5] piątka Zwierząt
                [6] szóstka Zwierząt
                [7] siódemka Zwierząt
                [8] Żaba
                [9] dziewiątka Zwierząt
                [10] dziesiątka Zwierząt
                [11] jedenastka Zwierząt
                [12] dwunastka Zwierząt
               *[other] { $number } Zwierząt
            }
       *[other]
            { $number ->
                [1] jedynka
                [2] dwójka
                [3] trójka
                [4] czwórka
                [5] piątka
                [6] szóstka
                [7] siódemka
                [8] ósemka
                [9] dziewiątka
                [10] dziesiątka
                [11] jedenastka
                [12] dwunastka
               *[other] { $number }
            } { $suit ->
                [F] Wróżek
                [Q] Królowych
               *[C] Książąt
            }
    }
    .start =
        { $suit ->
            [P]
                { $number ->
                    [1] Jedynka Zwierząt
                    [2] Dwójka Zwierząt
                    [3] Trójka Zwierząt
                    [4] Czwórka Zwierząt
                    [5] Piątka Zwierząt
                    [6] Szóstka Zwierząt
                    [7] Siódemka Zwierząt
                    [8] Żaba
                    [9] Dziewiątka Zwierząt
                    [10] Dziesiątka Zwierząt
                    [11] Jedenastka Zwierząt
                    [12] Dwunastka Zwierząt
                   *[other] { $number } Zwierząt
                }
           *[other]
                { $number ->
                    [1] Jedynka
                    [2] Dwójka
                    [3] Trójka
                    [4] Czwórka
                    [5] Piątka
                    [6] Szóstka
                    [7] Siódemka
                    [8] Ósemka
                    [9] Dziewiątka
                    [10] Dziesiątka
                    [11] Jedenastka
                    [12] Dwunastka
                   *[other] { $number }
                } { $suit ->
                    [F] Wróżek
                    [Q] Królowych
                   *[C] Książąt
                }
        }
    .bare =
        { $suit ->
            [P]
                { $number ->
                    [1] jedynka Zwierząt
                    [2] dwójka Zwierząt
                    [3] trójka Zwierząt
                    [4] czwórka Zwierząt
                    [5] piątka Zwierząt
                    [6] szóstka Zwierząt
                    [7] siódemka Zwierząt
                    [8] Żaba
                    [9] dziewiątka Zwierząt
                    [10] dziesiątka Zwierząt
                    [11] jedenastka Zwierząt
                    [12] dwunastka Zwierząt
                   *[other] { $number } Zwierząt
                }
           *[other]
                { $number ->
                    [1] jedynka
                    [2] dwójka
                    [3] trójka
                    [4] czwórka
                    [5] piątka
                    [6] szóstka
                    [7] siódemka
                    [8] ósemka
                    [9] dziewiątka
                    [10] dziesiątka
                    [11] jedenastka
                    [12] dwunastka
                   *[other] { $number }
                } { $suit ->
                    [F] Wróżek
                    [Q] Królowych
                   *[C] Książąt
                }
        }
    .accusative =
        { $suit ->
            [P]
                { $number ->
                    [1] jedynkę Zwierząt
                    [2] dwójkę Zwierząt
                    [3] trójkę Zwierząt
                    [4] czwórkę Zwierząt
                    [5] piątkę Zwierząt
                    [6] szóstkę Zwierząt
                    [7] siódemkę Zwierząt
                    [8] Żabę
                    [9] dziewiątkę Zwierząt
                    [10] dziesiątkę Zwierząt
                    [11] jedenastkę Zwierząt
                    [12] dwunastkę Zwierząt
                   *[other] { $number } Zwierząt
                }
           *[other]
                { $number ->
                    [1] jedynkę
                    [2] dwójkę
                    [3] trójkę
                    [4] czwórkę
                    [5] piątkę
                    [6] szóstkę
                    [7] siódemkę
                    [8] ósemkę
                    [9] dziewiątkę
                    [10] dziesiątkę
                    [11] jedenastkę
                    [12] dwunastkę
                   *[other] { $number }
                } { $suit ->
                    [F] Wróżek
                    [Q] Królowych
                   *[C] Książąt
                }
        }
    .number =
        { $number ->
            [1] jedynka
            [2] dwójka
            [3] trójka
            [4] czwórka
            [5] piątka
            [6] szóstka
            [7] siódemka
            [8] { $suit ->
                [P] Żaba
               *[other] ósemka
            }
            [9] dziewiątka
            [10] dziesiątka
            [11] jedenastka
            [12] dwunastka
           *[other] { $number }
        }
    .number-accusative =
        { $number ->
            [1] jedynkę
            [2] dwójkę
            [3] trójkę
            [4] czwórkę
            [5] piątkę
            [6] szóstkę
            [7] siódemkę
            [8] { $suit ->
                [P] Żabę
               *[other] ósemkę
            }
            [9] dziewiątkę
            [10] dziesiątkę
            [11] jedenastkę
            [12] dwunastkę
           *[other] { $number }
        }

## People: a name, a seat without a name, and your own seat in a list of names (it comes last: „Zofia i ty”).
## Names are never inflected: sentences are built so that a name stands in the nominative, and verbs show no gender.

person-name = { $name }
seat-name = miejsce { $number }
list-you = ty

## Lists, as in the Unicode patterns. `list-or` joins what to choose from, `list-form` what to type.

list-none = brak
list-two = { $first } i { $second }
list-start = { $first }, { $second }
list-middle = { $first }, { $second }
list-end = { $first } i { $second }
list-or-two = { $first } lub { $second }
list-or-start = { $first }, { $second }
list-or-middle = { $first }, { $second }
list-or-end = { $first } lub { $second }
list-form-two = { $first }, albo { $second }
list-form-start = { $first }; { $second }
list-form-middle = { $first }; { $second }
list-form-end = { $first }; albo { $second }

## Numbers: a share of a hundred.

percent = { $value }%

## The pass of a round card: $left and $right are how many cards go each way.

pass-way =
    { $right ->
        [0]
            { $left ->
                [0] Nie ma wymiany kart.
                [one] Przekaż { $left } kartę w lewo.
                [few] Przekaż { $left } karty w lewo.
                [many] Przekaż { $left } kart w lewo.
               *[other] Przekaż { $left } karty w lewo.
            }
        [one]
            { $left ->
                [0] Przekaż { $right } kartę w prawo.
                [one] Przekaż { $left } kartę w lewo i { $right } w prawo.
                [few] Przekaż { $left } karty w lewo i { $right } w prawo.
                [many] Przekaż { $left } kart w lewo i { $right } w prawo.
               *[other] Przekaż { $left } karty w lewo i { $right } w prawo.
            }
        [few]
            { $left ->
                [0] Przekaż { $right } karty w prawo.
                [one] Przekaż { $left } kartę w lewo i { $right } w prawo.
                [few] Przekaż { $left } karty w lewo i { $right } w prawo.
                [many] Przekaż { $left } kart w lewo i { $right } w prawo.
               *[other] Przekaż { $left } karty w lewo i { $right } w prawo.
            }
        [many]
            { $left ->
                [0] Przekaż { $right } kart w prawo.
                [one] Przekaż { $left } kartę w lewo i { $right } w prawo.
                [few] Przekaż { $left } karty w lewo i { $right } w prawo.
                [many] Przekaż { $left } kart w lewo i { $right } w prawo.
               *[other] Przekaż { $left } karty w lewo i { $right } w prawo.
            }
       *[other] Przekaż { $left } karty w lewo i { $right } w prawo.
    }
