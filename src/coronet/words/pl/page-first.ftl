### Pierwsze lewy kogoś, kto nigdy nie grał, z podpowiedziami, i droga na pierwszy bal.

page-first = Twoje pierwsze lewy
page-first-follow = Dołóż do koloru
    .text =
        { $leader-is ->
            [you] Wychodzisz w Królową.
           *[other] { $leader } wychodzi w Królową.
        } Kto ma Królowe, musi jedną zagrać, a najwyższa z nich zabiera wszystkie karty, czyli lewę. Nie chcesz wśród nich ani Księcia, ani Żaby.
page-first-rings = Książę to oświadczyny
    .text =
        { $leader-is ->
            [you] Wychodzisz, ale jeszcze nie w Księcia.
           *[other] { $leader } wychodzi we Wróżkę, a ty ich nie masz: zagraj, co chcesz.
        } Kto weźmie Księcia, ma oświadczyny; ich znakiem jest pierścionek. Nikt ich nie chce: wygrywa, kto ma najmniej.
page-first-frog = Żaba to pięć oświadczyn
    .text = Oto i ona: ósemka Zwierząt. Zabiera ją najwyższe Zwierzę, a ty nie masz żadnego.
page-first-took =
    { $frogs ->
        [0]
            { $rings ->
                [0] Nie ma w niej Księcia, więc nic nie kosztuje.
                [one] { $rings } Książę to { $rings } oświadczyny.
                [few] { $rings } Książęta to { $rings } oświadczyny.
                [many] { $rings } Książąt to { $rings } oświadczyn.
               *[other] { $rings } Księcia to { $rings } oświadczyn.
            }
       *[other]
            { $rings ->
                [one] Z Żabą to razem { $rings } oświadczyny.
                [few] Z Żabą to razem { $rings } oświadczyny.
                [6] Żaba to pięć, a Książę jeszcze jedne: razem { $rings } oświadczyn.
                [many] Z Żabą to razem { $rings } oświadczyn.
               *[other] Z Żabą to razem { $rings } oświadczyn.
            }
    }
page-first-princes-in = A Książęta wkradli się na bal: odtąd wolno nimi wychodzić.
page-first-read = Nie ma pośpiechu.
page-first-skip = Umiem grać
page-first-done = Ani jednych oświadczyn
    .text = Dokładaj do koloru. Najwyższa karta koloru, w który wyszedł pierwszy gracz, bierze lewę. Książęta to oświadczyny, Żaba to pięć: wygrywa, kto ma najmniej.
page-first-role = Tańczysz jako { $princess-inside }.
    .text = Od drugiej rundy ma moc, raz w rundzie.
page-first-another = Inna księżniczka
page-first-ball = Na pierwszy bal
