### Words of `coronet rules`, and the general rules of Rebel Princess by topic: topic-<id> is the heading, .text the rule.
### The order of the topics here is the order in which a newcomer reads them.

rules-title = Zbuntowane księżniczki
rules-welcome = Sprawdź zasadę gry „Zbuntowane księżniczki”.
rules-how-all = coronet rules rebel: cała gra, temat po temacie
rules-how-one = coronet rules rebel magic-beans: jedna karta rundy, księżniczka lub temat
rules-how-two = coronet rules rebel alice wedding-gift: jak działają na siebie dwie karty
rules-how-r = coronet rules r, coronet rules r spy, coronet rules seeker: R, jedna z jego kart lub wariantów, gra towarzyska
rules-how-woo = coronet rules woo, coronet rules woo allergic: „W konkury do księżniczki”, jeden z prezentów lub tematów
rules-how-edition = Dodaj --edition classic lub --edition deluxe, żeby czytać zasady jednej edycji.
rules-rounds = Karty rund
rules-princesses = Księżniczki
rules-princess-kind = Księżniczka
rules-listed = { $name } ({ $id }): { $short }
rules-more = Żeby przeczytać cały tekst, wpisz po poleceniu nazwę; wpisz dwie, żeby zobaczyć, jak na siebie działają.
rules-edition-text =
    { $edition ->
        [classic] Edycja klasyczna: { $text }
       *[deluxe] Deluxe: { $text }
    }
rules-round-letters =
    { $classic ->
        [none] Karta rundy, deluxe { $deluxe }
       *[other]
            { $deluxe ->
                [none] Karta rundy, edycja klasyczna { $classic }
               *[other] Karta rundy, edycja klasyczna { $classic }, deluxe { $deluxe }
            }
    }
rules-hourglass = Ma czarną klepsydrę: przy losowych rundach ostatnią losuje się spośród tych kart.
rules-not-in-edition =
    { $edition ->
        [classic] Edycja klasyczna nie ma tej karty.
       *[deluxe] Edycja deluxe nie ma tej karty.
    }
rules-only-deluxe = Jest tylko w edycji deluxe.
rules-power = Jej moc: { $power }
rules-with = Z kartą { $name }: { $text }
rules-together = { $first } i { $second }
rules-no-interaction = { $first } i { $second } nie wpływają na siebie poza tym, co mówią ich teksty.
rules-same-round = { $first } i { $second } nigdy się nie spotykają: runda ma jedną kartę rundy.
rules-any-card = karta rundy, księżniczka lub temat gry „Zbuntowane księżniczki”

## Topics

topic-aim = Cel gry
    .text = Książęta chcą się z tobą ożenić, a ty wolisz tańczyć. Karty rozgrywa się w lewach; Książęta i Żaba w lewach, które bierzesz, to oświadczyny. Po ostatniej rundzie wygrywa najniższa suma.

topic-cards = Karty
    .text = Są 4 kolory: Wróżki, Zwierzęta, Królowe i Książęta, z liczbami od 1 do 12. Przy 6 graczach rozdaje się wszystkie 48 kart, po 8. Przy 4 lub 5 odpadają jedenastki i dwunastki: po 10 albo po 8. Przy 3 odpadają też jedynki: po 12.
    .example = Po karcie z każdego koloru: Wróżka, Zwierzę, Królowa, Książę.

topic-rounds = Rundy
    .text = Gra ma 5 rund; w deluxe można też grać 3. Każda runda ma kartę rundy, odkrywaną na jej początku, która mówi, jak wymienia się karty, i zmienia jakąś zasadę. Rozdaje się wszystkie karty, moce są gotowe, a Książęta nie wkradli się jeszcze na bal.
    .text-classic = Gra ma 5 rund. Każda runda ma kartę rundy, odkrywaną na jej początku, która mówi, jak wymienia się karty, i zmienia jakąś zasadę. Rozdaje się wszystkie karty, moce są gotowe, a Książęta nie wkradli się jeszcze na bal.
    .text-deluxe = Gra ma 5 rund, a krótka 3. Każda runda ma kartę rundy, odkrywaną na jej początku, która mówi, jak wymienia się karty, i zmienia jakąś zasadę. Rozdaje się wszystkie karty, moce są gotowe, a Książęta nie wkradli się jeszcze na bal.

topic-first-game = Pierwsze gry
    .text = Karty rund mają litery i idą od prostych do złożonych: zacznijcie od początku alfabetu. Na pierwszą grę instrukcje polecają pięć łatwych rund; tutaj są one zaproponowane jako pierwsza gra. W pierwszych grach można pominąć moce: zagrajcie bez księżniczek, a potem je dodajcie.

topic-passing = Wymiana
    .text = Przed pierwszą lewą przekazujesz karty sąsiadom, jak mówi karta rundy: tyle a tyle w lewo, w prawo albo w obie strony. Wszyscy wybierają jednocześnie i nikt nie widzi, co dostaje, zanim nie wybierze ostatnia osoba.

topic-tricks = Lewy
    .text = Osoba rozpoczynająca zagrywa kartę, potem po jednej pozostali, w lewo. Kto wygrywa, bierze karty i rozpoczyna następną lewę. Runda kończy się, gdy nie ma już kart do zagrania.

topic-leading = Wyjście
    .text = Wyjdź dowolną kartą, ale nie Księciem, dopóki Książęta nie wkradli się na bal, chyba że nie masz nic innego. Moce mają pierwszeństwo: zamrożoną kartą trzeba wyjść, Roszpunka żąda Księcia, Mała Syrenka wskazanego koloru. Potem wybór mogą jeszcze zawęzić Księżniczka na ziarnku grochu i karta rundy.

topic-following = Dokładanie do koloru
    .text = Dołóż do koloru, jeśli możesz: zagraj kartę w kolorze wiodącym. Jeśli nie masz takiej, zagraj dowolną. Spośród tych kart wybór mogą zawęzić Księżniczka na ziarnku grochu i karta rundy. Zamrożoną kartę trzeba zagrać w każdym wypadku.
    .example = Ktoś wychodzi Królową: dołóż Królową, jeśli ją masz.

topic-void = Renons
    .text = Masz renons, gdy w chwili zagrania nie masz karty pasującej do koloru. Liczy się to, co masz, a nie to, co zagrywasz: karta zamrożona albo zagrana mocą Calineczki nie oznacza renonsu. Odłożone karty nie liczą się jako karty na ręce. Osoba rozpoczynająca nigdy nie ma renonsu przy karcie, którą wychodzi.
    .example = Ktoś wychodzi Królową, a ty żadnej nie masz: zagraj cokolwiek, choćby Księcia.

topic-princes = Książęta wkradli się na bal
    .text = Na początku Książęta są za drzwiami: nie wolno nimi wychodzić, chyba że nie ma się nic innego na ręce. Wkradają się na bal, i to do końca rundy, gdy tylko osoba z renonsem zagra Księcia albo zostanie zagrany Książę zamrożony przez Księżniczkę Lodu. Książę zagrany zakryty wprowadza ich w chwili odkrycia. Nic innego ich nie wprowadza: ani Żaba, ani wyjście Księciem z braku innych kart, ani Roszpunka, ani targi z Wiedźmą, ani zamiana Mulan.
    .example = Nikt nie może nimi wyjść, zanim Książęta nie wejdą.

topic-frog = Żaba
    .text = Ósemka Zwierząt to Żaba. Pod każdym względem jest Zwierzęciem i jest warta 5 oświadczyn. Nie wprowadza Książąt na bal.
    .example = Żaba: Zwierzę warte 5 oświadczyn.

topic-winning = Kto wygrywa lewę
    .text = Wygrywa najlepsza karta koloru wiodącego: najwyższa albo najniższa, gdy porządek jest odwrócony. Wiele kart rund to zmienia. Karta, która liczy się jako 0, jest najniższa; jej kolor i nadrukowana liczba liczą się we wszystkim poza tym porównaniem.
    .example = Wyszła Królowa, więc wygrywa dziewiątka Królowych. Dziesiątka jest wyższa, ale to Wróżka.

topic-scoring = Liczenie
    .text = Na koniec rundy policz wzięte karty: każdy Książę to 1 oświadczyny, Żaba 5. Potem karta rundy może coś dodać lub odjąć. Im mniej, tym lepiej.
    .example = Dwóch Książąt i Żaba: 1 + 1 + 5 = 7 oświadczyn.

topic-rebel-of-the-ball = Buntowniczka Balu
    .text = Tylko w deluxe: jeśli w jednej rundzie weźmiesz wszystkich Książąt i Żabę, zostajesz Buntowniczką Balu i dostajesz −10, nic poza tym. Pozostali liczą jak zwykle. W rundzie „Prezent ślubny” nie ma Buntowniczki Balu.
    .text-classic = Edycja klasyczna nie ma Buntowniczki Balu.
    .text-deluxe = Jeśli w jednej rundzie weźmiesz wszystkich Książąt i Żabę, zostajesz Buntowniczką Balu i dostajesz −10, nic poza tym. Pozostali liczą jak zwykle. W rundzie „Prezent ślubny” nie ma Buntowniczki Balu.

topic-leader = Kto rozpoczyna rundę
    .text = Pierwszą rundę rozpoczyna osoba, która pierwsza wybierała księżniczkę, albo wylosowana lub wskazana na początku. Następne rundy w edycji klasycznej: kto wygrał ostatnią lewę poprzedniej rundy. W deluxe: najniższa suma, a przy równych sumach pierwsza osoba na lewo od tej, która miała rozpocząć poprzednią rundę.
    .text-classic = Pierwszą rundę rozpoczyna osoba, która pierwsza wybierała księżniczkę, albo wylosowana lub wskazana na początku. Następne rundy rozpoczyna ten, kto wygrał ostatnią lewę poprzedniej rundy.
    .text-deluxe = Pierwszą rundę rozpoczyna osoba, która pierwsza wybierała księżniczkę, albo wylosowana lub wskazana na początku. Następne rundy rozpoczyna osoba z najniższą sumą, a przy równych sumach pierwsza na lewo od tej, która miała rozpocząć poprzednią rundę.

topic-ties = Remisy
    .text = Przy równych sumach w edycji klasycznej liczą się rundy z wynikiem dokładnie 0: wygrywa, kto ma ich więcej, a jeśli nadal jest remis, zwycięstwo jest wspólne. W deluxe liczą się rundy z wynikiem 0 lub mniej albo z najniższym wynikiem: wygrywa, kto ma ich więcej, a jeśli nadal jest remis, wszyscy grają jeszcze jedną rundę z kartą z klepsydrą, najwyżej pięć razy.
    .text-classic = Przy równych sumach wygrywa, kto ma więcej rund z wynikiem dokładnie 0. Jeśli nadal jest remis, zwycięstwo jest wspólne.
    .text-deluxe = Przy równych sumach policz rundy, w których masz wynik 0 lub mniej albo najniższy wynik tej rundy: wygrywa, kto ma ich więcej. Jeśli nadal jest remis, wszyscy grają jeszcze jedną rundę z wylosowaną kartą z klepsydrą. Po pięciu takich rundach zwycięstwo jest wspólne.

topic-princesses = Wybór księżniczek
    .text = Każdy może mieć księżniczkę z własną mocą. W edycji klasycznej zwykle wybiera się po kolei z pozostałych; w deluxe dostaje się 2 i zatrzymuje 1. Można też rozdać je losowo albo grać bez nich. Edycja klasyczna ma 10 księżniczek, deluxe 12.
    .text-classic = Każdy może mieć księżniczkę z własną mocą. Zwykle wybiera się po kolei z pozostałych, a osoba wybierająca pierwsza rozpoczyna pierwszą rundę. Można też dostać 2 i zatrzymać 1 (nie przy 6 graczach), rozdać je losowo albo grać bez nich. Księżniczek jest 10.
    .text-deluxe = Każdy może mieć księżniczkę z własną mocą. Zwykle dostaje się 2 i zatrzymuje 1. Można też wybierać po kolei, rozdać je losowo albo grać bez nich. Księżniczek jest 12.

topic-powers = Moce
    .text = Swojej mocy możesz użyć raz w rundzie. Gdy teksty są sprzeczne, moc ma pierwszeństwo przed kartą rundy, a karta rundy przed zasadami podstawowymi. O moce przed lewą pyta się po kolei, od osoby na lewo od rozpoczynającej aż po nią samą; po każdym użyciu mocy pyta się wszystkich od nowa, i zawsze można odmówić, z wyjątkiem kolejnych kolorów Małej Syrenki w deluxe. Karty odłożone, prezenty i karty zamrożone są poza zasięgiem mocy, a losowanie nie obejmuje kart odkrytych.
    .text-classic = Swojej mocy możesz użyć raz w rundzie. Gdy teksty są sprzeczne, moc ma pierwszeństwo przed kartą rundy, a karta rundy przed zasadami podstawowymi. O moce przed lewą pyta się po kolei, od osoby na lewo od rozpoczynającej aż po nią samą; po każdym użyciu mocy pyta się wszystkich od nowa, i zawsze można odmówić. Karty odłożone, prezenty i karty zamrożone są poza zasięgiem mocy, a losowanie nie obejmuje kart odkrytych.
    .text-deluxe = Swojej mocy możesz użyć raz w rundzie. Gdy teksty są sprzeczne, moc ma pierwszeństwo przed kartą rundy, a karta rundy przed zasadami podstawowymi. O moce przed lewą pyta się po kolei, od osoby na lewo od rozpoczynającej aż po nią samą; po każdym użyciu mocy pyta się wszystkich od nowa, i zawsze można odmówić, z wyjątkiem kolejnych kolorów Małej Syrenki. Karty odłożone, prezenty i karty zamrożone są poza zasięgiem mocy, a losowanie nie obejmuje kart odkrytych.

topic-blocks = Moce, które blokują
    .text = Niektóre moce użyte przed lewą powstrzymują w niej późniejsze, bez względu na to, czy dały jakiś skutek. Mała Syrenka blokuje Śpiącą Królewnę, Roszpunkę, Calineczkę, Pocahontas w deluxe, Księżniczkę Lodu w edycji klasycznej oraz Szeherezadę wobec osoby rozpoczynającej. Roszpunka blokuje Małą Syrenkę, Pocahontas, Śpiącą Królewnę, Calineczkę oraz Szeherezadę wobec osoby rozpoczynającej. Księżniczka Lodu blokuje Śpiącą Królewnę, Szeherezadę wobec osoby rozpoczynającej, a jeśli zamrożona jest karta osoby rozpoczynającej, także Małą Syrenkę i Roszpunkę.
    .text-classic = Niektóre moce użyte przed lewą powstrzymują w niej późniejsze, bez względu na to, czy dały jakiś skutek. Mała Syrenka blokuje Księżniczkę Lodu, Śpiącą Królewnę oraz Szeherezadę wobec osoby rozpoczynającej. Księżniczka Lodu blokuje Małą Syrenkę, Śpiącą Królewnę oraz Szeherezadę wobec osoby rozpoczynającej.
    .text-deluxe = Niektóre moce użyte przed lewą powstrzymują w niej późniejsze, bez względu na to, czy dały jakiś skutek. Mała Syrenka blokuje Pocahontas, Śpiącą Królewnę, Roszpunkę, Calineczkę oraz Szeherezadę wobec osoby rozpoczynającej. Roszpunka blokuje Małą Syrenkę, Pocahontas, Śpiącą Królewnę, Calineczkę oraz Szeherezadę wobec osoby rozpoczynającej. Księżniczka Lodu blokuje Śpiącą Królewnę, Szeherezadę wobec osoby rozpoczynającej, a jeśli zamrożona jest karta osoby rozpoczynającej, także Małą Syrenkę i Roszpunkę.

topic-replay = Lewa grana od nowa
    .text = Gdy Alicja cofa lewę, liczy się ona jako nowa: niewyczerpanych mocy wolno użyć, wyczerpane pozostają wyczerpane, a ich skutki przepadają. Nowych prezentów się do niej nie daje.

topic-gifts = Prezenty
    .text = Prezenty należą do karty rundy „Prezent ślubny”: przed każdą lewą każdy kładzie 1 zakrytą kartę na stos, a kto wygrywa lewę, bierze z nią cały stos. Prezenty liczą się jak każda wzięta karta i przed liczeniem nikt nie widzi cudzych prezentów.

topic-memory = Co wolno oglądać
    .text = Wszystko, co zagrano odkryte, widzą wszyscy, podobnie każdą użytą moc. Ostatnią lewę wolno oglądać do następnego wyjścia; wcześniejsze leżą zakryte do końca rundy, chyba że umówicie się na otwartą pamięć. Zawsze widzisz własną rękę, swoje odłożone karty i swoje prezenty.

topic-typing = Wybory w terminalu
    .text = Karta to jej litera i liczba: F3 to Wróżka, P3 Zwierzę, Q3 Królowa, C3 Książę (od angielskiego Charming). Wpisz, co robisz, i karty: play Q7, pass Q2 Q5, pass left Q2 right F5. Do mocy używanej razem z kartą dodaj słowo power: play Q7 power. Przy mocy przed lewą wpisz power, z kolorem lub miejscem, jeśli trzeba (power Q, power 2), albo no, żeby odmówić.
