### Woo the Princess: suits and gifts, prompts (prompt-woo-), chips (chip-woo-), story (story-woo-), and what
### `coronet rules woo` says (woo-). A set is a „rozdanie”, a round of it a „lewa”, as card players say.

## Suits and cards

suit-R = Róże
    .one = Róża
    .label = Ró
    .genitive = Róż
suit-S = Słodycze
    .one = Słodycz
    .label = Sł
    .genitive = Słodyczy
suit-M = Melodie
    .one = Melodia
    .label = Me
    .genitive = Melodii
suit-B = Błyskotki
    .one = Błyskotka
    .label = Bł
    .genitive = Błyskotek
gift-name =
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
        [13] trzynastka
       *[other] { $number }
    } { $suit-genitive }
    .start =
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
            [13] Trzynastka
           *[other] { $number }
        } { $suit-genitive }
    .bare =
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
            [13] trzynastka
           *[other] { $number }
        } { $suit-genitive }
    .accusative =
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
            [13] trzynastkę
           *[other] { $number }
        } { $suit-genitive }
    .number =
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
            [13] trzynastka
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
            [8] ósemkę
            [9] dziewiątkę
            [10] dziesiątkę
            [11] jedenastkę
            [12] dwunastkę
            [13] trzynastkę
           *[other] { $number }
        }

## Special gifts

gift-allergic = Alergia
    .short = usuwa kartę zagraną wcześniej
    .text = Kto ją zagrywa, wybiera jedną kartę, którą zagrano wcześniej w tej lewie i która jest jeszcze w grze, i ją odrzuca. Jeśli taka karta jest, trzeba jakąś wybrać. Może to być Kosz, Nieodparty urok, Kołysanka, inna Alergia albo karta zagrana dzięki „Z drugiej ręki”. Usunięcie pierwszej karty nie zmienia koloru wiodącego; usunięcie Nieodpartego uroku, który nie był pierwszy, przywraca poprzedni kolor wiodący. Sama Alergia zostaje w grze jako karta swojego koloru i swojej liczby.
gift-irresistible = Nieodparty urok
    .short = kolor tej karty staje się wiodący
    .text = Kolor tej karty staje się wiodący: odtąd trzeba do niego dokładać i on decyduje o wygranej. Kolor zalotów nadal go bije. Wcześniej zagrane karty tego koloru liczą się teraz jako karty koloru wiodącego. Jeśli w grze jest ich kilka, liczy się ostatnia.
gift-lullabye = Kołysanka
    .short = tej lewy nikt nie zbiera
    .text = Jeśli jest w grze, gdy lewa się kończy, wszystkie karty tej lewy są odrzucane. Kto by wygrał, rozpoczyna następną lewę. Uśpiona lewa nikomu nie daje Kosza.
gift-regifted = Z drugiej ręki
    .short = dobiera się dwie karty i gra jedną z nich
    .text = Od razu zostaje odrzucona. Kto ją zagrał, dobiera dwie karty, zagrywa jedną z nich bez względu na kolor wiodący, a drugą odrzuca zakrytą. Zagrana karta działa jak zwykle, także kolejna „Z drugiej ręki”. Ją samą trzeba zagrać do koloru; jeśli rozpoczyna lewę, jej kolor jest wiodący, choć jej już nie ma.
gift-spurned = Kosz
    .short = kto go zbierze, nie wygra rozdania
    .text = Nie ma koloru, nigdy nie wygrywa lewy i nie wolno nim wyjść. Może go zagrać ten, kto nie może dołożyć do koloru. Kto go zbierze, nie może wygrać tego rozdania, cokolwiek jeszcze zbierze. Odrzucony nikomu nie szkodzi.

## Prompts

prompt-woo-over =
    { $count ->
        [1]
            { $seats-are ->
                [you] Gra skończona. Wygrywasz.
               *[others] Gra skończona. Wygrywa { $seats }.
            }
       *[other] Gra skończona. Wspólne zwycięstwo: { $seats }.
    }
prompt-woo-nobody = Gra skończona. Nikt nie zdobył Księżniczki.
prompt-woo-exchange = Możesz odrzucić jedną kartę i dobrać inną. Wybierz kartę albo zostaw rękę bez zmian.
prompt-woo-lead = Twoje wyjście: zagraj kartę.
prompt-woo-play = Zagraj kartę.
prompt-woo-follow = Dołóż do koloru: { $suit-name }.
prompt-woo-anything = Masz renons ({ $suit-name }): zagraj dowolną kartę.
prompt-woo-remove = Twoja karta to { $card }: wybierz kartę, którą wyrzucasz z lewy.
prompt-woo-gift = Wybierz, którą z dobranych kart zagrywasz. Druga zostanie odrzucona zakryta.

## Chips

chip-woo-wooing = kolor zalotów: { $suit-name }
chip-woo-lead = kolor wiodący: { $suit-name }
chip-woo-sung = w grze jest Kołysanka
chip-woo-teams = drużyny: partnerzy zbierają karty razem
chip-woo-ghost = { $seat } gra losowo
chip-woo-no-specials = bez prezentów specjalnych
chip-woo-allergic = Alergia: { $names }
chip-woo-irresistible = Nieodparty urok: { $names }
chip-woo-lullabye = Kołysanka: { $names }
chip-woo-regifted = Z drugiej ręki: { $names }
chip-woo-goal = zdobyte Księżniczki: { $won } z { $number }
chip-woo-sits-out =
    { $seats-are ->
        [you] pauzujesz
       *[other] pauza: { $seats }
    }

## Story

story-woo-drew-high =
    { $seat-is ->
        [you] Dobierasz { $card-accusative }.
       *[other] { $seat } dobiera { $card-accusative }.
    }
story-woo-leads =
    { $seat-is ->
        [you] To najwyższa karta: rozpoczynasz pierwszą lewę.
       *[other] To najwyższa karta: pierwszą lewę rozpoczyna { $seat }.
    }
story-woo-set-begins =
    { $leader-is ->
        [you] Rozdanie { $number } toczy się o Księżniczkę { $suit-genitive }. Rozpoczynasz.
       *[other] Rozdanie { $number } toczy się o Księżniczkę { $suit-genitive }. Rozpoczyna { $leader }.
    }
story-woo-exchanged =
    { $seat-is ->
        [you] Wymieniasz kartę.
       *[other] { $seat } wymienia kartę.
    }
story-woo-exchanged-card = Odrzucasz { $card-accusative } i dobierasz { $other-accusative }.
story-woo-kept =
    { $seat-is ->
        [you] Zostawiasz rękę bez zmian.
       *[other] { $seat } zostawia wszystkie sześć kart.
    }
story-woo-plays =
    { $seat-is ->
        [you] Zagrywasz { $card-accusative }.
       *[other] { $seat } zagrywa { $card-accusative }.
    }
story-woo-gives =
    { $seat-is ->
        [you] Zagrywasz { $card-accusative } w prezencie.
       *[other] { $seat } zagrywa { $card-accusative } w prezencie.
    }
story-woo-removes =
    { $seat-is ->
        [you] Usuwasz { $card-accusative }.
       *[other] { $seat } usuwa { $card-accusative }.
    }
story-woo-drew-gifts =
    { $seat-is ->
        [you]
            { $number ->
                [one] Dobierasz { $number } kartę.
                [few] Dobierasz { $number } karty.
                [many] Dobierasz { $number } kart.
               *[other] Dobierasz { $number } karty.
            }
       *[other]
            { $number ->
                [one] { $seat } dobiera { $number } kartę.
                [few] { $seat } dobiera { $number } karty.
                [many] { $seat } dobiera { $number } kart.
               *[other] { $seat } dobiera { $number } karty.
            }
    }
story-woo-drew-nothing =
    { $seat-is ->
        [you] Talia jest pusta: nie masz karty w tej lewie.
       *[other] Talia jest pusta: { $seat } nie ma karty w tej lewie.
    }
story-woo-offered = Masz do wyboru { $cards-accusative }.
story-woo-lead-changes = Kolor wiodący to teraz { $suit-name }.
story-woo-collected =
    { $seat-is ->
        [you]
            { $number ->
                [one] Zbierasz { $number } kartę.
                [few] Zbierasz { $number } karty.
                [many] Zbierasz { $number } kart.
               *[other] Zbierasz { $number } karty.
            }
       *[other]
            { $number ->
                [one] { $seat } zbiera { $number } kartę.
                [few] { $seat } zbiera { $number } karty.
                [many] { $seat } zbiera { $number } kart.
               *[other] { $seat } zbiera { $number } karty.
            }
    }
story-woo-lulled =
    { $seat-is ->
        [you] Kołysanka: wszystkie karty są odrzucone. Rozpoczynasz.
       *[other] Kołysanka: wszystkie karty są odrzucone. Rozpoczyna { $seat }.
    }
story-woo-nobody =
    { $seat-is ->
        [you] Żadna karta nie może wygrać: wszystkie są odrzucone. Znów rozpoczynasz.
       *[other] Żadna karta nie może wygrać: wszystkie są odrzucone. Znów rozpoczyna { $seat }.
    }
story-woo-set-won =
    { $seats-are ->
        [you] Zdobywasz Księżniczkę { $suit-genitive }.
        [both] Twoja drużyna zdobywa Księżniczkę { $suit-genitive }.
       *[others]
            { $count ->
                [1] { $seats } zdobywa Księżniczkę { $suit-genitive }.
               *[other] Księżniczka { $suit-genitive } jest zdobyta. Cieszą się: { $seats }.
            }
    }
story-woo-set-unwon = Nikt nie zdobywa Księżniczki { $suit-genitive }: trafia na spód talii.
story-woo-extra-set = Remis: jeszcze jedno rozdanie. Grają: { $seats }.
story-woo-wins =
    { $seats-are ->
        [you] Wygrywasz.
        [both] Wspólne zwycięstwo: { $seats }.
       *[others]
            { $count ->
                [1] Wygrywa { $seats }.
               *[other] Wspólne zwycięstwo: { $seats }.
            }
    }
story-woo-nobody-wins = Nikt nie zdobył Księżniczki, więc nikt nie wygrywa.

## Why a round, a set or the game went as it did (why-woo-)

why-woo-wooing =
    { $seat-is ->
        [you] Zbierasz lewę: wygrywa najwyższa { $suit-one }, kolor zalotów.
       *[other] { $seat } zbiera lewę: wygrywa najwyższa { $suit-one }, kolor zalotów.
    }
why-woo-lead =
    { $seat-is ->
        [you] Zbierasz lewę: wygrywa najwyższa { $suit-one }, kolor wiodący.
       *[other] { $seat } zbiera lewę: wygrywa najwyższa { $suit-one }, kolor wiodący.
    }
why-woo-turned =
    { $seat-is ->
        [you] Zbierasz lewę: przez Nieodparty urok wiodą { $suit-name }.
       *[other] { $seat } zbiera lewę: przez Nieodparty urok wiodą { $suit-name }.
    }
why-woo-lulled = Nikt nie zbiera lewy: Kołysanka wszystko usypia.
why-woo-nobody = Nikt nie zbiera lewy: żadna karta w grze nie może wygrać.
why-woo-set-most =
    { $seats-are ->
        [you] Zdobywasz Księżniczkę { $suit-genitive }: największy stos, kart { $number }.
        [both] Twoja drużyna zdobywa Księżniczkę { $suit-genitive }: największy stos, kart { $number }.
       *[others]
            { $count ->
                [1] { $seats } zdobywa Księżniczkę { $suit-genitive }: największy stos, kart { $number }.
               *[other] { $seats } zdobywają Księżniczkę { $suit-genitive }: największy stos, kart { $number }.
            }
    }
why-woo-set-tie =
    { $seats-are ->
        [you] Zdobywasz Księżniczkę { $suit-genitive }: remis, decydują karty z liczbą { $number }.
        [both] Twoja drużyna zdobywa Księżniczkę { $suit-genitive }: remis, decydują karty z liczbą { $number }.
       *[others]
            { $count ->
                [1] { $seats } zdobywa Księżniczkę { $suit-genitive }: remis, decydują karty z liczbą { $number }.
               *[other] { $seats } zdobywają Księżniczkę { $suit-genitive }: remis, decydują karty z liczbą { $number }.
            }
    }
why-woo-set-spurned =
    { $seats-are ->
        [you] Zdobywasz Księżniczkę { $suit-genitive }: w większym stosie leży Kosz.
        [both] Twoja drużyna zdobywa Księżniczkę { $suit-genitive }: w większym stosie leży Kosz.
       *[others]
            { $count ->
                [1] { $seats } zdobywa Księżniczkę { $suit-genitive }: w większym stosie leży Kosz.
               *[other] { $seats } zdobywają Księżniczkę { $suit-genitive }: w większym stosie leży Kosz.
            }
    }
why-woo-set-tied = Nikt nie zdobywa Księżniczki { $suit-genitive }: nic nie rozstrzyga remisu.
why-woo-set-nothing = Nikt nie zdobywa Księżniczki { $suit-genitive }: żaden stos się nie liczy.
why-woo-over =
    { $seats-are ->
        [you] Wygrywasz grę, zdobyte Księżniczki: { $number }.
        [both] Twoja drużyna wygrywa grę, zdobyte Księżniczki: { $number }.
       *[others]
            { $count ->
                [1] { $seats } wygrywa grę, zdobyte Księżniczki: { $number }.
               *[other] { $seats } wygrywają grę, zdobyte Księżniczki: { $number }.
            }
    }
why-woo-over-shared = Wspólne zwycięstwo, Księżniczek po { $number }: { $seats }.

## Why a choice is refused, where it is worded otherwise than in the other games

reason-must-follow-in-woo = Dołóż do koloru ({ $suit-name }): masz taką kartę.
reason-no-such-card-in-woo = Nie ma karty { $card }. Karty to od R1 do R13, od S1 do S13, od M1 do M13, od B1 do B13 oraz spurned.
reason-spurned-cannot-lead = Wyjdź inną kartą: Koszem nie wolno wyjść.
reason-not-among-in-woo = Możesz wybrać { $cards-accusative }. { $card-start } nie wchodzi tu w grę.
form-exchange = exchange i kartę, np. exchange R7
form-remove = remove i kartę w grze, np. remove R7
form-woo-keep = keep
form-woo-play = play i kartę, np. play R7
form-woo-gift = gift i kartę, np. gift R7

## In the terminal

play-ghost = Duch
play-woo-princesses =
    { $number ->
        [one] { $number } Księżniczka ({ $suits })
        [few] { $number } Księżniczki ({ $suits })
        [many] { $number } Księżniczek ({ $suits })
       *[other] { $number } Księżniczki ({ $suits })
    }
play-woo-no-princess = bez Księżniczki
play-woo-collected =
    { $number ->
        [one] { $number } zebrana karta
        [few] { $number } zebrane karty
        [many] { $number } zebranych kart
       *[other] { $number } zebranej karty
    }
play-woo-sits-out = pauzuje
play-woo-set = Rozdanie { $number }, lewa { $round }: Księżniczka { $suit-genitive }
play-woo-exchanging = Rozdanie { $number }, wymiana: Księżniczka { $suit-genitive }
play-woo-nothing-played = W tej lewie nie zagrano jeszcze żadnej karty.
play-woo-gone = usunięta
play-woo-offered = Dobrane: { $cards }
play-woo-deck = Talia: { $number }, odrzucone zakryte: { $hidden }
play-woo-help-choice = Karta to kolor i liczba, np. R7: R Róże, S Słodycze, M Melodie, B Błyskotki; albo kosz.
play-woo-help-numbers = Gdzie wybory są ponumerowane, wystarczy numer; wystarczy też sama nazwa karty.
play-woo-help-why = why R7: dlaczego karty nie można teraz zagrać
play-woo-help-hand = hand: jeszcze raz twoje karty
play-woo-help-trick = table: obowiązujące zasady i karty tej lewy
play-woo-help-players = players: jak komu idzie
play-woo-help-log = log: co się działo w tym rozdaniu; log before: w poprzednim
play-woo-help-rules = rules allergic: jeden prezent; rules all: cała gra
play-woo-help-back = back: cofnij wybór, dopóki inni jeszcze wybierają
play-woo-help-quit = quit: odejdź od stołu

## The rules, for `coronet rules woo`

woo-title = W konkury do księżniczki
woo-aim = Gra
    .text = Zalotnicy dają prezenty, żeby zdobyć księżniczki. Każde rozdanie toczy się o jedną kartę Księżniczki. Jej kolor to kolor zalotów, czyli atut rozdania. Gdy zdobyto już siedem kart Księżniczek, grę wygrywa ten, kto ma ich najwięcej. Gra od 2 do 7 osób; we dwoje można też grać z Duchem; w cztery lub sześć osób można grać w drużynach.
woo-cards = Karty
    .text = 53 prezenty: od 1 do 13 w Różach, Słodyczach, Melodiach i Błyskotkach oraz Kosz. 20 kart Księżniczek, po pięć w każdym kolorze.
    .example = Po prezencie z każdego koloru.
woo-set = Rozdanie
    .text = Rozdaje się prezenty, aż każdy ma ich sześć. Możesz odrzucić jeden i dobrać inny, wszyscy robią to jednocześnie. Potem rozgrywa się pięć lew; szósty prezent zostaje na ręce na następne rozdanie. Kto rozpocząłby szóstą lewę, rozpoczyna następne rozdanie.
woo-round = Lewa
    .text = Osoba rozpoczynająca zagrywa kartę; pozostali grają zgodnie z ruchem wskazówek zegara i muszą dołożyć do jej koloru, czyli koloru wiodącego, jeśli go mają. Wygrywa najwyższa karta koloru zalotów; jeśli jej nie ma, najwyższa karta koloru wiodącego. Kto wygrywa, zbiera karty, które są w grze, i rozpoczyna następną lewę. Jeśli nie ma w grze karty żadnego z tych kolorów, wszystkie są odrzucane i ta sama osoba rozpoczyna jeszcze raz.
    .example = Wyszły Róże, a kolorem zalotów są Melodie: nawet dwójka Melodii bije każdą Różę.
woo-scoring = Wygrana w rozdaniu
    .text = Księżniczkę zdobywa ten, kto zebrał najwięcej kart, ale nie Kosza. Przy remisie decyduje więcej trzynastek, potem dwunastek i tak dalej. Jeśli to nie rozstrzyga albo nikt nie zebrał kart bez Kosza, Księżniczka trafia na spód swojej talii.
woo-end = Koniec gry
    .text = Po zdobyciu siedmiu kart Księżniczek wygrywa ten, kto ma ich najwięcej. Jeśli kilka osób remisuje, tylko one grają jeszcze jedno rozdanie. Po 40 rozdaniach zwycięstwo jest wspólne.
woo-ghost = Duch
    .text = Przy dwóch graczach trzecia ręka należy do Ducha. Gra losową kartą, nie musi dokładać do koloru i nie wychodzi Koszem. Jego Alergia usuwa kartę, która właśnie wygrywa, a jego „Z drugiej ręki” zagrywa pierwszą dobraną kartę. Może wygrywać rozdania i całą grę.
woo-teams = Drużyny
    .text = Partnerzy siedzą na co drugim miejscu. Nie widzą nawzajem swoich rąk. Zebrane przez nich karty to jeden stos, a Kosz w tym stosie odbiera rozdanie całej drużynie.
woo-assumed = Ustalenia domowe
    .text = Nasz egzemplarz instrukcji nie mówi, które prezenty są specjalne: tutaj są to jedynki wszystkich kolorów, a przed grą można wybrać inne. Ustaliliśmy też: wszyscy wymieniają jednocześnie; bez zebranej karty nikt nie zdobywa Księżniczki; kto nie remisuje, pauzuje w dodatkowym rozdaniu; Alergia Ducha zabiera kartę wygrywającą; Kosz zebrany przez jednego partnera dostaje cała drużyna.
woo-gifts = Prezenty specjalne
woo-listed = { $name } ({ $id }): { $short }
woo-more = coronet rules woo allergic pokazuje jeden prezent. Wszystkie zasady w całości są (po angielsku) w docs/rules/woo-the-princess.md.
woo-any-card = prezent specjalny lub temat gry „W konkury do księżniczki”
