### What the page says at a table of Woo the Princess.

page-do-exchange = Wymień { $cards-accusative }
page-do-keep-in-woo = Zostaw rękę bez zmian
page-do-remove = Wyrzuć { $cards-accusative }
page-do-gift-in-woo = Zagraj { $cards-accusative }
page-do-play-in-woo = Zagraj { $cards-accusative }

## A new table

page-woo-preset-each = Wieczór
    .text = Od 2 do 7 osób, każdy za siebie. Wygrywa, kto zdobędzie najwięcej księżniczek.
page-woo-preset-ghost = Dwie osoby i Duch
    .text = Dla dwojga. Duch gra losowo, zbiera prezenty i może zdobywać księżniczki.
page-woo-preset-teams = Drużyny
    .text = Cztery albo sześć osób. Co drugie miejsce to partner, a partnerzy zbierają karty razem.
page-woo-specials = Prezenty specjalne
page-woo-specials-ones = Jedynka każdego koloru
    .text = Cztery prezenty specjalne, po jednym w kolorze, i Kosz.
page-woo-specials-lavish = 1, 5 i 9 każdego koloru
    .text = Dwanaście prezentów specjalnych: prawie w każdej lewie coś się dzieje.
page-woo-specials-none = Żadne
    .text = Bez efektów; zostaje tylko Kosz.
page-woo-specials-own = Własne karty
    .text = Która karta z twojego pudełka ma jaki efekt: wybierz efekt, potem stuknij jego karty. Ta przeglądarka zapamięta je na następny stół.
page-woo-effect = Efekt kolejnych kart
page-woo-effect-none = Bez efektu
page-woo-settings =
    { $mode ->
        [ghost] W konkury do księżniczki, dwie osoby i Duch.
        [teams] W konkury do księżniczki w drużynach, { $players } graczy.
       *[each] W konkury do księżniczki, { $players } graczy, każdy za siebie.
    }

## The table

page-woo-short = Rozdanie { $number }
page-woo-title = W konkury do księżniczki · Rozdanie { $number } · Lewa { $round } z { $of }
page-woo-title-exchange = W konkury do księżniczki · Rozdanie { $number } · przed lewą 1
page-woo-title-over = W konkury do księżniczki · Koniec rozdania { $number }
page-woo-princess = Księżniczka { $suit-genitive }
    .text = Kolor zalotów: { $suit-name }. W tym rozdaniu bije każdy inny. Księżniczkę zdobywa, kto zbierze najwięcej kart.
page-woo-you-hold =
    { $number ->
        [0] Nie masz { $suit-genitive }
       *[other] { $suit-name } na ręce: { $number }
    }
page-woo-won-so-far =
    { $number ->
        [0]
            { $of ->
                [7] Nie zdobyto jeszcze księżniczki; gra się do { $of }
               *[other] Nie zdobyto jeszcze księżniczki; ta krótka gra jest do { $of }, pełna do 7
            }
        [one] Zdobyto { $number } księżniczkę z { $of }
        [few] Zdobyto { $number } księżniczki z { $of }
        [many] Zdobyto { $number } księżniczek z { $of }
       *[other] Zdobyto { $number } księżniczki z { $of }
    }
page-short-chip-woo-wooing = Zaloty: { $suit-name }
page-short-chip-woo-lead = Wiodący: { $suit-name }
page-short-chip-woo-sung = Kołysanka: nikt nie bierze tej lewy
page-short-chip-woo-allergic = { gift-allergic }
page-short-chip-woo-irresistible = { gift-irresistible }
page-short-chip-woo-lullabye = { gift-lullabye }
page-short-chip-woo-regifted = { gift-regifted }
page-chip-woo-wooing = Bije każdy inny kolor
page-chip-woo-lead = Dołóż, jeśli możesz
page-chip-woo-sung = Chyba że wyrzuci ją Alergia
page-chip-woo-teams = Kosz obciąża całą drużynę
page-chip-woo-ghost = Nie musi dokładać do koloru
page-chip-woo-allergic = Wyrzuca kartę zagraną przed nią
page-chip-woo-irresistible = Odtąd wiedzie jej kolor
page-chip-woo-lullabye = Nikt nie bierze lewy
page-chip-woo-regifted = Dobiera się dwie karty, zagrywa jedną
page-chip-woo-goal = Potem wygrywa, kto ma najwięcej; pełna gra toczy się o 7, szybka o 3
page-woo-count-collected = zebrane karty
page-woo-count-princesses = zdobyte księżniczki
page-woo-plate = prezenty na ręce { $hand }, zebrane karty { $collected }, zdobyte księżniczki { $princesses_won }
page-woo-team =
    { $side ->
        [0] drużyna A
       *[other] drużyna B
    }
page-woo-letter =
    { $side ->
        [0] A
       *[other] B
    }
page-woo-spurned = bez szans
page-woo-sits-out = pauzuje
page-woo-turned-by =
    { $seat-is ->
        [you] odkrywasz ty
       *[other] odkrywa { $seat }
    }
page-woo-last-round =
    { $outcome ->
        [lulled]
            { $seat-is ->
                [you] Ostatnia lewa: uśpiona, rozpoczynasz
               *[other] Ostatnia lewa: uśpiona, rozpoczyna { $seat }
            }
        [nobody]
            { $seat-is ->
                [you] Ostatnia lewa: niczyja, znów rozpoczynasz
               *[other] Ostatnia lewa: niczyja, znów rozpoczyna { $seat }
            }
       *[collected]
            { $seat-is ->
                [you] Ostatnia lewa: twoja
               *[other] Ostatnia lewa: { $seat }
            }
    }
page-woo-last-round-title = Ostatnia lewa
page-woo-gone = Została odrzucona.

## What a gift asks for

page-woo-ask-exchange = Wymień jeden prezent albo zostaw wszystkie ({ $number }).
    .more = Gra się pięć lew; szósty prezent zostaje na następne rozdanie.
page-woo-ask-remove = Alergia: wyrzuć jedną kartę.
    .more = Jest odrzucona, nikt jej nie zbiera.
page-woo-ask-gift = Z drugiej ręki: którą kartę zagrywasz?
    .more = Widzisz je tylko ty. Druga odchodzi zakryta.
page-woo-goes = odchodzi zakryty
page-woo-comes = z talii
page-woo-unknown = Nieznany prezent
page-woo-swap-how = Dotknij prezentu, który odchodzi. Nic nie widać, póki wszyscy nie wybiorą.
page-woo-swap-other = Dotknij innego prezentu, by zmienić zdanie. Nic nie widać, póki wszyscy nie wybiorą.
page-woo-keep = Zostaw wszystkie ({ $number })
page-woo-pick-gift = Wybierz prezent
page-woo-remove-how = Wybierz powyżej albo tutaj.
page-woo-card-of =
    { $seat-is ->
        [you] twoja
       *[other] { $seat }
    }
page-woo-last-set = z poprzedniego

## The end of a set

page-woo-next-set = Następne rozdanie
page-woo-set-end = Koniec rozdania
page-woo-set-won =
    { $seats-are ->
        [you] Rozdanie { $number }: zdobywasz Księżniczkę { $suit-genitive }
        [both] Rozdanie { $number }: twoja drużyna zdobywa Księżniczkę { $suit-genitive }
       *[others]
            { $count ->
                [1] Rozdanie { $number }: { $seats } zdobywa Księżniczkę { $suit-genitive }
                [one] Rozdanie { $number }: { $seats } zdobywa Księżniczkę { $suit-genitive }
                [few] Rozdanie { $number }: { $seats } zdobywają Księżniczkę { $suit-genitive }
                [many] Rozdanie { $number }: { $seats } zdobywają Księżniczkę { $suit-genitive }
               *[other] Rozdanie { $number }: { $seats } zdobywają Księżniczkę { $suit-genitive }
            }
    }
page-woo-set-unwon = Rozdanie { $number }: nikt nie zdobywa Księżniczki { $suit-genitive }
page-woo-by-tie = Remis: tyle samo kart ({ $number }). Potem porównuje się najwyższe liczby: rozstrzyga { $of }.
page-woo-tie-stays = Remis: tyle samo kart ({ $number }), i żadna liczba go nie rozstrzyga.
page-woo-by-most =
    { $number ->
        [one] { $number } karta to najwięcej, ile ktoś zebrał bez Kosza.
        [few] { $number } karty to najwięcej, ile ktoś zebrał bez Kosza.
        [many] { $number } kart to najwięcej, ile ktoś zebrał bez Kosza.
       *[other] { $number } karty to najwięcej, ile ktoś zebrał bez Kosza.
    }
page-woo-kept = Prezent, który masz jeszcze na ręce, zostaje ci na następne rozdanie.
page-woo-none-fits = Nikt nie zebrał kart bez Kosza.
page-woo-wins = wygrywa
page-woo-verdict =
    { $verdict ->
        [wins] zdobywa księżniczkę
        [tied] remis: porównanie
        [spurned] Kosz: nie może wygrać tego rozdania
        [nothing] bez kart nie ma księżniczki
        [sat-out] pauza w tym rozdaniu
       *[fewer] mniej kart
    }
page-woo-tie = Remis krok po kroku
page-woo-cards = karty
page-woo-of-number = { $number }
page-woo-tie-won =
    { $seats-are ->
        [you] Wygrywasz rozdanie.
        [both] Twoja drużyna wygrywa rozdanie.
       *[others]
            { $count ->
                [1] { $seats } wygrywa rozdanie.
                [one] { $seats } wygrywa rozdanie.
                [few] { $seats } wygrywają rozdanie.
                [many] { $seats } wygrywają rozdanie.
               *[other] { $seats } wygrywają rozdanie.
            }
    }
page-woo-tie-unwon = Wszędzie po równo: nikt nie wygrywa rozdania.
page-woo-tie-rest = Niższe liczby są już bez znaczenia.
page-woo-goes-to =
    { $seats-are ->
        [you]
            { $number ->
                [1] Jest twoja, i to pierwsza.
               *[other] Jest twoja, to twoja księżniczka numer { $number }.
            }
        [both] Trafia do twojej drużyny jako księżniczka numer { $number }.
       *[others]
            { $number ->
                [1] Pierwsza księżniczka w dorobku: { $seats }.
               *[other] Księżniczka numer { $number } w dorobku: { $seats }.
            }
    }
page-woo-goes-back = Wraca na spód swojej talii.
page-woo-left =
    { $number ->
        [0] Wszystkie księżniczki wieczoru są zdobyte.
        [one] Do zdobycia została { $number } księżniczka.
        [few] Do zdobycia zostały { $number } księżniczki.
        [many] Do zdobycia zostało { $number } księżniczek.
       *[other] Do zdobycia zostało { $number } księżniczki.
    }
page-woo-extra = Remis w księżniczkach. Jeszcze jedno rozdanie: { $seats }; reszta pauzuje.
page-woo-standing = Zdobyte księżniczki
page-woo-team-column = Drużyna
page-woo-cards-column = Karty
page-woo-princesses-column = Księżniczki
page-woo-princesses =
    { $number ->
        [one] { $number } księżniczka
        [few] { $number } księżniczki
        [many] { $number } księżniczek
       *[other] { $number } księżniczki
    }

## What a tap tells

page-woo-is-wooing = Kolor zalotów: { $suit-name }. Lewę bierze jego najwyższa karta.
page-woo-is-lead = Kolor wiodący: { $suit-name }. Lewę bierze jego najwyższa karta, chyba że w grze jest kolor zalotów.
page-woo-is-plain = Bierze lewę tylko wtedy, gdy jej kolor wiedzie albo jest kolorem zalotów.
page-woo-has-swapped =
    { $seat-is ->
        [you] W tym rozdaniu masz już wymianę za sobą.
       *[other] { $seat } ma już w tym rozdaniu wymianę za sobą.
    }
page-woo-void = Renons w tym rozdaniu: { $suits }

page-start-in-woo = Zacznij grę
page-host-starts-in-woo = Grę zaczyna osoba prowadząca stół.
