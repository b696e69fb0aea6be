### What two cards do to each other: with-<a>-<b>, a and b round cards or princesses in alphabetical order.
### A pair without a message has nothing to say beyond the two texts.

with-after-party-ice-princess = Odłożone karty są poza zasięgiem: zamrozić można tylko kartę z ręki.
with-after-party-mulan = W ostatniej lewie pierwszej połowy Mulan nie ma karty na ręce, więc nie pada pytanie. Odłożone karty się nie liczą.
with-after-party-pocahontas = W edycji klasycznej pierwsza połowa kończy się lewą, po której jest następna: jeśli wygrywa ją Pocahontas, może wskazać, kto rozpoczyna drugą połowę.
with-after-party-scheherazade = Odłożone karty są poza zasięgiem: Szeherezada ani ich nie losuje, ani nie oddaje w zamian.
with-after-party-sleeping-beauty = Każdy daje kartę z ręki. Odłożone karty są poza zasięgiem.

with-alice-arranged-marriage = Lewy cofniętej przez Alicję nie bierze nikt. Jako wzięta lewa liczy się dopiero powtórka.
with-alice-cinderella = Cofnięta lewa zaczyna się od nowa i znów wygrywa najwyższa karta. Moc Kopciuszka pozostaje wyczerpana.
with-alice-crystal-clear = Odkryta karta, którą zagrano i która wraca, nie jest już odkryta, do kogokolwiek trafi.
with-alice-haggle-with-the-hag = Najpierw decyduje Alicja. Jeśli cofa lewę, nie ma o nią targów; jeśli ją zostawia, może się targować jako jej zwyciężczyni.
with-alice-ice-princess = W powtórce nic nie jest zamrożone, a moc Księżniczki Lodu pozostaje wyczerpana. Jeśli zamrożony Książę wprowadził Książąt na bal, zostają na nim.
with-alice-little-mermaid = Powtórkę rozpoczyna Alicja, a wskazany wcześniej kolor już nie obowiązuje. Moc Małej Syrenki pozostaje wyczerpana.
with-alice-mulan = Mulan podmienia kartę, zanim zdecyduje Alicja. Jeśli Alicja cofa lewę, wstawiona karta wraca losowo razem z innymi; ta, którą Mulan cofnęła na rękę, zostaje u niej. Jej moc pozostaje wyczerpana.
with-alice-musical-chairs = Po lewie cofniętej przez Alicję karty się nie przekazuje; robi się to dopiero po powtórce.
with-alice-pea-princess = W powtórce nikt nie musi grać powyżej 5. Moc Księżniczki na ziarnku grochu pozostaje wyczerpana.
with-alice-pocahontas = Powtórkę rozpoczyna Alicja, nawet jeśli Pocahontas wskazała do tej lewy kogoś innego. Moc Pocahontas pozostaje wyczerpana.
with-alice-rapunzel = W powtórce nie trzeba wychodzić Księciem. Moc Roszpunki pozostaje wyczerpana.
with-alice-snow-white = Karta, która liczyła się jako 0, ma w powtórce znów swoją liczbę, u kogokolwiek wtedy jest. Moc Królewny Śnieżki pozostaje wyczerpana.
with-alice-the-prince-always-rings-twice = Wszystkie karty cofniętej lewy wracają losowo, po 2 do każdego gracza.
with-alice-thumbelina = W powtórce moc Calineczki pozostaje wyczerpana i już jej nie zwalnia.
with-alice-wedding-gift = Prezenty nie są częścią lewy: zostają na stosie. Do powtórki nie daje się nowych, a jej zwycięzca bierze stos.

with-always-the-bridesmaid-cinderella = Wygrywa druga najniższa karta koloru wiodącego. Jeśli jest tylko jedna, wygrywa ona.
with-always-the-bridesmaid-snow-white = 0 jest najniższą kartą koloru wiodącego. Jeśli zagrano tylko dwie karty koloru wiodącego, jest drugą najlepszą kartą i wygrywa.

with-blind-mans-bluff-ice-princess = Odłożone karty są poza zasięgiem: zamrozić można tylko kartę z ręki.
with-blind-mans-bluff-mulan = W ostatniej lewie pierwszej połowy Mulan nie ma karty na ręce, więc nie pada pytanie. Odłożone karty się nie liczą.
with-blind-mans-bluff-pocahontas = W edycji klasycznej pierwsza połowa kończy się lewą, po której jest następna: jeśli wygrywa ją Pocahontas, może wskazać, kto rozpoczyna drugą połowę.
with-blind-mans-bluff-scheherazade = Odłożone karty są poza zasięgiem: Szeherezada ani ich nie losuje, ani nie oddaje w zamian.
with-blind-mans-bluff-sleeping-beauty = Każdy daje kartę z ręki. Odłożone karty są poza zasięgiem.

with-cinderella-midnight-makeover = Wygrywa najniższa karta spośród koloru wiodącego i Wróżek. Przy równych wartościach w edycji klasycznej wygrywa zagrana najpóźniej, w deluxe zagrana najwcześniej.
with-cinderella-musical-chairs = Kopciuszek decyduje przed lewą, gdy karty są już przekazane.
with-cinderella-pass-the-bouquet = Wygrywa najniższa karta koloru, który jest wiodący na końcu.
with-cinderella-poisoned-apple = Jeśli ktoś miał renons, wygrywa najniższa z kart osób z renonsem; spośród równych zagrana najpóźniej.
with-cinderella-royal-decree = Jeśli w lewie są Królowe, wygrywa najniższa z nich.
with-cinderella-sisterhood = Nadal wygrywa karta najdalsza od karty wyjścia. Porządek odwraca się tylko między kartami równie odległymi: wygrywa najniższa.
with-cinderella-snow-white = Przy odwróconym porządku 0 jest najlepszą kartą.
with-cinderella-the-prince-always-rings-twice = Wygrywa najniższa suma w kolorze wiodącym spośród osób, które mają w nim choć jedną kartę. Przy równych najniższa pojedyncza karta, a potem ten, kto grał pierwszy.
with-cinderella-upside-down = Lewa zaczyna się tak, że wygrywa najniższa karta, a każda szóstka odwraca porządek jeszcze raz. Po jednej szóstce wygrywa więc znów najwyższa.
with-cinderella-wedding-gift = Kopciuszek decyduje, gdy prezenty leżą już na stosie.

with-crystal-clear-ice-princess = Odkrytych kart nigdy się nie losuje. W edycji klasycznej Księżniczka Lodu nie dostaje pytania, gdy wszystkie karty osoby rozpoczynającej leżą odkryte; w deluxe może wybrać tylko gracza, który ma co najmniej 2 zakryte karty.
with-crystal-clear-mulan = Mulan może wstawić odkrytą kartę. Karta, którą cofa na rękę, jest zakryta, nawet jeśli wcześniej leżała odkryta.
with-crystal-clear-scheherazade = Szeherezada losuje tylko zakryte karty. Może oddać w zamian jedną ze swoich odkrytych: staje się wtedy zakryta, podobnie jak każda karta, którą dostaje.
with-crystal-clear-sleeping-beauty = Możesz dać odkrytą kartę. Nie jest już odkryta, nawet jeśli do ciebie wróci.

with-haggle-with-the-hag-mulan = W deluxe, jeśli Mulan podmieniła kartę i wygrała, po zwykłych targach, dokonanych lub odrzuconych, może targować się jeszcze raz i wziąć tym razem tylko kartę, którą wstawiła. W edycji klasycznej targuje się raz, jak każdy.
with-haggle-with-the-hag-pocahontas = W edycji klasycznej najpierw są targi o wygraną lewę. Potem Pocahontas może wskazać, kto rozpoczyna następną lewę.

with-ice-princess-late-to-the-ball = Odłożonej karty nie można zamrozić. W ostatniej lewie Księżniczka Lodu nie dostaje pytania.
with-ice-princess-little-mermaid = Zamrożona karta osoby rozpoczynającej blokuje Małą Syrenkę; zamrożona karta kogoś innego nie. W deluxe po śpiewie Księżniczka Lodu może jeszcze zamrozić kartę osoby rozpoczynającej i to nią trzeba wyjść. W edycji klasycznej śpiew blokuje Księżniczkę Lodu.
with-ice-princess-magic-beans = Zamrożoną kartę się zagrywa, nawet jeśli nie jest ani najwyższa, ani najniższa w swoim kolorze.
with-ice-princess-odds-and-evens = Zamrożoną kartę się zagrywa, parzystą czy nieparzystą.
with-ice-princess-pass-the-bouquet = Zamrożona karta innego koloru sprawia, że jej kolor staje się wiodący, jak każda.
with-ice-princess-pea-princess = Zamrożoną kartę się zagrywa, nawet jeśli to 5 lub mniej.
with-ice-princess-pocahontas = W deluxe Pocahontas może przenieść rozpoczęcie na osobę z zamrożoną kartą albo je takiej osobie odebrać. Zamrożona karta zostaje zagrana, gdy przyjdzie kolej na tę osobę.
with-ice-princess-poisoned-apple = Zamrożona karta innego koloru nie oznacza renonsu, dopóki jej właściciel ma kartę w kolorze wiodącym. Jeśli nie ma, ma renons i ta karta bierze udział.
with-ice-princess-rapunzel = Zamrożona karta osoby rozpoczynającej blokuje Roszpunkę; zamrożona karta kogoś innego nie. Po Roszpunce Księżniczka Lodu może jeszcze zamrozić kartę osoby rozpoczynającej i to nią trzeba wyjść.
with-ice-princess-scheherazade = Gdy Księżniczka Lodu użyła mocy przed lewą, wobec kogokolwiek, Szeherezada nie może losować od osoby rozpoczynającej. Zamrożonej karty nigdy się nie losuje ani nie oddaje w zamian.
with-ice-princess-sleeping-beauty = Gdy Księżniczka Lodu użyła mocy przed lewą, wobec kogokolwiek, Śpiąca Królewna nie może w niej użyć swojej.
with-ice-princess-snow-white = Zamrożoną kartę 7 lub niższą można zagrać jako 0.
with-ice-princess-the-prince-always-rings-twice = Zamrożoną kartę gra się jako pierwszą z dwóch. Dla drugiej obowiązują zwykłe zasady.
with-ice-princess-thumbelina = Zamrożoną kartę trzeba zagrać: moc Calineczki jej z tego nie zwalnia.
with-ice-princess-wedding-gift = Księżniczka Lodu decyduje, gdy prezenty leżą już na stosie. Prezentu nie można zamrozić.

with-late-for-a-very-important-date-mulan = W ostatniej lewie Mulan ma jeszcze 3 karty, więc może podmieniać w każdej lewie rundy.

with-late-to-the-ball-mulan = W dwóch ostatnich lewach Mulan nie ma innej karty na ręce, więc nie pada pytanie. Odłożona karta się nie liczy.
with-late-to-the-ball-pocahontas = W edycji klasycznej po lewie, która opróżnia ręce, jest jeszcze ta z odłożonymi kartami: jeśli pierwszą z nich wygrywa Pocahontas, może wskazać, kto rozpoczyna.
with-late-to-the-ball-scheherazade = Odłożona karta jest poza zasięgiem. W ostatniej lewie Szeherezada nie dostaje pytania.
with-late-to-the-ball-sleeping-beauty = Odłożonej karty nie można dać. W ostatniej lewie Śpiąca Królewna nie dostaje pytania.

with-little-mermaid-magic-beans = Osoba rozpoczynająca wychodzi najwyższą lub najniższą kartą, jaką ma we wskazanym kolorze.
with-little-mermaid-midnight-makeover = Wróżka nie zastępuje wskazanego koloru: osoba rozpoczynająca, która go ma, wychodzi w niego.
with-little-mermaid-pea-princess = W deluxe wskazany kolor ma pierwszeństwo: osoba rozpoczynająca wychodzi w niego, i to powyżej 5, jeśli ma w nim taką kartę.
with-little-mermaid-pocahontas = W deluxe śpiew blokuje Pocahontas w tej lewie. Jeśli Pocahontas wcześniej przeniosła rozpoczęcie, śpiew dotyczy nowej osoby rozpoczynającej.
with-little-mermaid-rapunzel = Która jest pierwsza, ta blokuje drugą w tej lewie.
with-little-mermaid-scheherazade = Po śpiewie Szeherezada nie może losować od osoby rozpoczynającej. Pozostałe ręce są dla niej dostępne.
with-little-mermaid-sleeping-beauty = Po śpiewie Śpiąca Królewna nie może użyć mocy w tej lewie.
with-little-mermaid-thumbelina = Po śpiewie Calineczka nie może użyć mocy w tej lewie.

with-magic-beans-mulan = Mulan może wstawić dowolną kartę tego samego koloru, nie tylko najwyższą lub najniższą.
with-magic-beans-pea-princess = Zagraj powyżej 5, jeśli możesz, i nadal tylko najwyższą lub najniższą kartę, jaką masz w kolorze. W kolorze z kartami powyżej 5 możesz więc zagrać najwyższą, a najniższą tylko wtedy, gdy też jest powyżej 5.
with-magic-beans-rapunzel = Osoba rozpoczynająca wychodzi najwyższym lub najniższym Księciem, jakiego ma.
with-magic-beans-thumbelina = Dzięki swojej mocy Calineczka może zagrać kartę między najwyższą a najniższą.

with-masquerade-ball-mulan = Mulan decyduje, gdy wszystkie karty są odkryte.
with-masquerade-ball-pea-princess = W edycji klasycznej Księżniczka na ziarnku grochu ogłasza moc przy swojej zakrytej karcie. Karta pozostaje zakryta, aż odkryje się wszystkie.
with-masquerade-ball-snow-white = Królewna Śnieżka ogłasza moc przy swojej zakrytej karcie. Karta pozostaje zakryta, aż odkryje się wszystkie.
with-masquerade-ball-thumbelina = Calineczka ogłasza moc przy swojej zakrytej karcie. Karta pozostaje zakryta, aż odkryje się wszystkie.

with-midnight-makeover-mulan = Wróżkę podmienia się tylko na Wróżkę, bez względu na kolor wiodący.

with-mulan-odds-and-evens = Pierwsza karta Mulan musi być parzysta lub nieparzysta, jak trzeba. Karta, którą wstawia, nie musi.
with-mulan-pea-princess = Pierwsza karta Mulan musi być powyżej 5, jeśli to możliwe. Karta, którą wstawia, nie musi.
with-mulan-the-prince-always-rings-twice = Mulan może podmienić jedną ze swoich dwóch kart albo obie; Żaby nie cofa ani nie wstawia. Cofnięta karta może zastąpić drugą. To jedno użycie mocy.
with-mulan-upside-down = Lewę rozstrzyga się ze wstawioną kartą: wstawiona szóstka odwraca porządek, cofnięta nie.

with-musical-chairs-pocahontas = W edycji klasycznej Pocahontas wskazuje, kto rozpocznie, zanim karty zostaną przekazane. W deluxe decyduje już po tym.

with-odds-and-evens-pea-princess = Spośród kart, które wolno ci zagrać, pierwszeństwo mają te powyżej 5, a wśród nich liczy się parzystość. Jeśli żadna powyżej 5 nie ma właściwej parzystości, wystarczy dowolna powyżej 5; gdy nie masz nic powyżej 5, parzystość nadal się liczy.
with-odds-and-evens-snow-white = O parzystości decyduje nadrukowana liczba, nawet gdy karta liczy się jako 0.
with-odds-and-evens-thumbelina = Dzięki swojej mocy Calineczka może zagrać kartę o innej parzystości.

with-pass-the-bouquet-thumbelina = Karta innego koloru, którą Calineczka gra dzięki mocy, sprawia, że jej kolor staje się wiodący.

with-pea-princess-pocahontas = W deluxe osoba, która ostatecznie rozpoczyna, musi wyjść powyżej 5, jeśli może, chyba że jest to sama Księżniczka na ziarnku grochu.
with-pea-princess-rapunzel = Książę ma pierwszeństwo: osoba rozpoczynająca nim wychodzi, jeśli go ma, i to powyżej 5, jeśli ma takiego.
with-pea-princess-snow-white = Liczy się nadrukowana liczba: na prośbę Księżniczki na ziarnku grochu Królewna Śnieżka może zagrać 6 lub 7 jako 0, ale nie niższą kartę, dopóki może zagrać powyżej 5.
with-pea-princess-the-prince-always-rings-twice = W deluxe obie karty wszystkich pozostałych muszą być powyżej 5, jeśli to możliwe. W edycji klasycznej dotyczy to każdej karty zagranej po jej karcie, a mocy może użyć z każdą kartą poza ostatnią ze wszystkich drugich.
with-pea-princess-thumbelina = Dzięki swojej mocy Calineczka może zagrać kartę 5 lub niższą albo kartę innego koloru.

with-pocahontas-rapunzel = Po Roszpunce Pocahontas nie może użyć mocy w tej lewie. Jeśli Pocahontas wcześniej przeniosła rozpoczęcie, Roszpunka żąda Księcia od nowej osoby rozpoczynającej.

with-poisoned-apple-snow-white = Porównuje się wartości: karta, która liczy się jako 0, jest najniższa z kart zagranych przez osoby z renonsem.
with-poisoned-apple-thumbelina = Mając kolor wiodący, Calineczka nie ma renonsu: karta zagrana dzięki mocy nie może wygrać przez jabłko.

with-rapunzel-scheherazade = Po Roszpunce Szeherezada nie może losować od osoby rozpoczynającej. Pozostałe ręce są dla niej dostępne.
with-rapunzel-sleeping-beauty = Po Roszpunce Śpiąca Królewna nie może użyć mocy w tej lewie.
with-rapunzel-thumbelina = Po Roszpunce Calineczka nie może użyć mocy w tej lewie.

with-scheherazade-wedding-gift = Szeherezada decyduje, gdy prezenty leżą już na stosie. Prezenty są poza jej zasięgiem.

with-sisterhood-snow-white = Odległości mierzy się z zerem, czy rozpoczyna ono lewę, czy nie.

with-sleeping-beauty-wedding-gift = Śpiąca Królewna decyduje, zanim złoży się prezenty, wszystkie inne księżniczki potem. W lewie powtarzanej po Alicji nie daje się prezentów i decyduje ona razem z innymi.

with-snow-white-the-prince-always-rings-twice = Jeśli pierwsza karta Królewny Śnieżki liczy się jako 0, druga też sama liczy się jako 0, gdy to 7 lub mniej. 8 i więcej liczy się w całości.
with-snow-white-three-times-a-lady = Trójka, która w lewie liczyła się jako 0, przy liczeniu jest nadal trójką: odejmuje 3.
with-snow-white-upside-down = Szóstka, która liczy się jako 0, nadal odwraca porządek, a gdy wygrywa najniższa karta, 0 jest najlepsze.

with-the-prince-always-rings-twice-thumbelina = Jedno użycie zwalnia obie karty Calineczki, z wyjątkiem Książąt i Żaby. Gdy rozpoczyna lewę, nie może użyć mocy, nawet z drugą kartą.
