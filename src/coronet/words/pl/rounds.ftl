### Round cards: the name, .short what changes in one line (70 characters at most), .text what changes.
### Where the editions differ .text-classic and .text-deluxe stand in for .text once the edition is known.
### The pass is data of the card: see pass-way in cards.ftl.

round-once-upon-a-time = Dawno, dawno temu…
    .short = Bez zasady specjalnej
    .text = Zwykła gra: ta runda nie ma własnej zasady.

round-invitation = Zaproszenie
    .short = Bez zasady specjalnej
    .text = Zwykła gra: ta runda nie ma własnej zasady.

round-masquerade-ball = Bal maskowy
    .short = Tylko pierwsza karta leży odkryta
    .text = Tylko osoba rozpoczynająca gra kartę odkrytą. Wszyscy inni grają karty zakryte i mimo to dokładają do koloru; gdy leży już ostatnia, odkrywa się wszystkie naraz. Moc użytą z zakrytą kartą się ogłasza, samej karty nie.

round-royal-decree = Królewski dekret
    .short = Jeśli w lewie są Królowe, wygrywa najwyższa z nich
    .text = Królowe są atutem: jeśli w lewie jest Królowa, wygrywa najlepsza z nich. Do koloru wiodącego dokłada się jak zwykle.

round-musical-chairs = Gorące krzesła
    .short = Po każdej lewie każdy podaje 1 kartę w prawo
    .text = Po każdej lewie poza ostatnią wszyscy jednocześnie przekazują 1 kartę w prawo. Mocy działających przed lewą używa się dopiero po tej wymianie.

round-pets-revenge = Zemsta zwierząt
    .short = Każde Zwierzę liczy się o 1 więcej
    .text = Każde wzięte Zwierzę liczy się o 1 więcej. Zwierzę jest więc warte 1, a Żaba 6.

round-late-to-the-ball = Spóźnienie na bal
    .short = Odkładasz 1 kartę na ostatnią lewę
    .text = Przed pierwszą lewą każdy odkłada 1 zakrytą kartę. Dopóki ręka nie jest pusta, karta do niej nie należy: nie liczy się przy dokładaniu do koloru i nie sięga jej żadna moc. Potem trafia na rękę i zagrywasz ją w ostatniej lewie.

round-poisoned-apple = Zatrute jabłko
    .short = Gdy ktoś nie ma koloru, wygrywa najlepsza z takich kart
    .text = Jeśli ktoś miał renons w kolorze wiodącym, lewę wygrywa najlepsza z kart zagranych przez osoby z renonsem, bez względu na kolor; spośród równych ta, którą zagrano najpóźniej. Jeśli nikt nie miał renonsu, wygrywa jak zwykle najlepsza karta koloru wiodącego.

round-crystal-clear = Na widoku
    .short = Każdy gra z jednym kolorem ręki odkrytym
    .text = Przed pierwszą lewą każdy wskazuje kolor, który ma. Wszystkie twoje karty tego koloru leżą odkryte do końca rundy i nadal należą do ręki. Karty tego koloru, które dostaniesz później, pozostają zakryte, a odkryta karta, która opuściła rękę, nie jest już odkryta, nawet jeśli wróci. Losowanie nigdy nie obejmuje kart odkrytych; wolno ci jednak samodzielnie je przekazać, dać lub wymienić.

round-upside-down = Do góry nogami
    .short = Każda szóstka odwraca porządek: po jednej wygrywa najniższa
    .text = Każda szóstka w lewie odwraca porządek jeszcze raz: po jednej szóstce wygrywa najniższa karta, po dwóch znów najwyższa i tak dalej.

round-dancing-queens = Tańczące królowe
    .short = Książę i Królowa o tej samej liczbie to 3, każda inna para 2
    .text = Wzięci Książęta i wzięte Królowe łączą się w pary. Najpierw te o równych liczbach: każda taka para liczy się razem za 3. Potem pozostałe: każda para liczy się za 2. Książęta, którzy zostali sami, liczą się po 1, samotne Królowe wcale. Żaba jak zawsze liczy się za 5.

round-the-prince-always-rings-twice = Książę zawsze dzwoni dwa razy
    .short = Każdy gra 2 karty; wygrywa najwyższa suma w kolorze wiodącym
    .text = W każdej lewie wszyscy grają po 2 karty: najpierw każdy jedną, potem w tej samej kolejności każdy drugą. Pierwsza karta lewy wyznacza kolor dla obu, także dla osoby rozpoczynającej. Każdy sumuje swoje karty w kolorze wiodącym i wygrywa najwyższa suma; przy równych sumach najlepsza pojedyncza karta koloru wiodącego, a potem ten, kto grał pierwszy. Moce obejmują obie karty.

round-wedding-gift = Prezent ślubny
    .short = Przed lewą każdy daje zakrytą kartę; kto wygra, bierze wszystko
    .text = Przed każdą lewą każdy kładzie 1 zakrytą kartę na stos. Kto wygrywa lewę, bierze z nią cały stos. Przed liczeniem nikt nie zagląda do prezentów. W tej rundzie nikt nie zostaje Buntowniczką Balu.
    .text-classic = Przed każdą lewą każdy kładzie 1 zakrytą kartę na stos. Kto wygrywa lewę, bierze z nią cały stos. Przed liczeniem nikt nie zagląda do prezentów.
    .text-deluxe = Przed każdą lewą każdy kładzie 1 zakrytą kartę na stos. Kto wygrywa lewę, bierze z nią cały stos. Przed liczeniem nikt nie zagląda do prezentów. W tej rundzie nikt nie zostaje Buntowniczką Balu.

round-after-party = Poprawiny
    .short = Najpierw grasz połową ręki, potem drugą
    .text = Przed pierwszą lewą wybierasz połowę ręki i odkładasz ją zakrytą. Najpierw rozgrywasz drugą połowę, potem bierzesz odłożone karty i grasz nimi dalej. Do tego czasu nie liczą się jako karty na ręce i nie sięga ich żadna moc.

round-bathroom-break = Przerwa na toaletę
    .short = Książę liczy się za 2, a przy najwyższej sumie tylko za 1
    .text = Każdy Książę liczy się za 2, ale nie u osoby, która przed tą rundą ma najwyższą sumę: u niej liczy się za 1. Jeśli najwyższą sumę ma kilka osób, zasada nie dotyczy żadnej z nich, a więc w pierwszej rundzie nikogo. Żaba jak zawsze liczy się za 5.

round-single-fairy = Wróżka singielka
    .short = Każda Wróżka liczy się za −1
    .text = Każda wzięta Wróżka odejmuje 1 od twojego wyniku. Możesz zejść poniżej 0.

round-blind-mans-bluff = Ciuciubabka
    .short = Grasz połową ręki; druga połowa wędruje w prawo
    .text = Przed pierwszą lewą wybierasz połowę ręki i odkładasz ją zakrytą. Najpierw rozgrywasz drugą połowę. Potem odłożone karty dostaje osoba z prawej strony i to ona nimi gra, a ty grasz kartami osoby z lewej. Do tego czasu nie liczą się jako karty na ręce i nie sięga ich żadna moc.

round-midnight-makeover = Przemiana o północy
    .short = Wróżki pasują do każdego koloru i mogą wygrać
    .text = Wróżki pasują do każdego koloru, więc kto ma Wróżkę, nie ma renonsu. Wygrywa najlepsza karta spośród koloru wiodącego i Wróżek. Przy równych wartościach w edycji klasycznej wygrywa zagrana najpóźniej, w deluxe zagrana najwcześniej. Jeśli lewę rozpoczyna Wróżka, kolorem wiodącym są Wróżki.
    .text-classic = Wróżki pasują do każdego koloru, więc kto ma Wróżkę, nie ma renonsu. Wygrywa najlepsza karta spośród koloru wiodącego i Wróżek; przy równych wartościach ta, którą zagrano najpóźniej. Jeśli lewę rozpoczyna Wróżka, kolorem wiodącym są Wróżki.
    .text-deluxe = Wróżki pasują do każdego koloru, więc kto ma Wróżkę, nie ma renonsu. Wygrywa najlepsza karta spośród koloru wiodącego i Wróżek; przy równych wartościach ta, którą zagrano najwcześniej. Jeśli lewę rozpoczyna Wróżka, kolorem wiodącym są Wróżki.

round-pass-the-bouquet = Rzuć bukiet!
    .short = Karta innego koloru czyni go kolorem wiodącym
    .text = Każda karta spoza koloru wiodącego sprawia, że od tej chwili wiodący jest jej kolor. Wygrywa najlepsza karta koloru, który jest wiodący na końcu, także zagrana wcześniej. Kolor może wrócić.

round-haggle-with-the-hag = Konszachty z Wiedźmą
    .short = Kto wygra lewę, może wymienić z niej 1 kartę
    .text = Po wygraniu lewy możesz włożyć do niej 1 kartę z ręki, pokazując ją wszystkim, i wyjąć inną, byle nie kartę zagraną przez ciebie. Zwycięstwo w lewie się nie zmienia. Z pustą ręką nie ma targów.

round-odds-and-evens = Parzyste i nieparzyste
    .short = Do nieparzystej nieparzysta, do parzystej parzysta, jeśli możesz
    .text = Najpierw dołóż do koloru. Potem spośród kart, które wolno ci zagrać, wybierz parzystą lub nieparzystą, tak jak karta rozpoczynająca lewę; jeśli takiej nie masz, zagraj dowolną z nich. Przy renonsie dotyczy to całej ręki. Osoba rozpoczynająca ma wolny wybór.

round-magic-beans = Magiczna fasola
    .short = Z każdego koloru wolno grać tylko najwyższą i najniższą kartą
    .text = Z każdego koloru wolno ci zagrać tylko najwyższą i najniższą kartę, jaką masz. Dotyczy to wyjścia, dokładania do koloru i gry z renonsem.

round-three-times-a-lady = Do trzech dam sztuka
    .short = Każda trójka liczy się za −3
    .text = Każda wzięta trójka odejmuje 3 od twojego wyniku, bez względu na kolor. Trójka Książąt liczy się więc za −2.

round-arranged-marriage = Aranżowane małżeństwo
    .short = Bez ani jednej lewy liczysz o 5 więcej
    .text = Kto do końca rundy nie weźmie ani jednej lewy, dostaje 5 oświadczyn więcej.

round-always-the-bridesmaid = Druhna zawsze górą
    .short = Wygrywa druga najlepsza karta w kolorze wiodącym
    .text = Lewę wygrywa druga najlepsza karta koloru wiodącego. Jeśli zagrano tylko jedną kartę tego koloru, wygrywa ona.

round-sisterhood = Siostrzeństwo
    .short = W kolorze wiodącym wygrywa karta najdalsza od karty wyjścia
    .text = Karta osoby rozpoczynającej nie może wygrać. Spośród pozostałych kart koloru wiodącego wygrywa ta, której wartość jest najdalsza od karty wyjścia; jeśli nikt nie dołożył do koloru, liczą się wszystkie pozostałe karty. Przy równej odległości wygrywa najwyższa, a potem zagrana najwcześniej.

round-late-for-a-very-important-date = Spóźniony na ważną randkę
    .short = Ostatnich 3 kart się nie gra: liczą się jako wzięte przez ciebie
    .text = Runda kończy się, gdy każdy ma na ręce 3 karty. Nie zagrywa się ich: liczą się jako wzięte przez ciebie i punktują jak inne. Nie są lewą.
