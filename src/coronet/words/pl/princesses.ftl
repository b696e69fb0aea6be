### Princesses: the name, .inside the name within a sentence, .accusative the name as an object, .power the name of her power,
### .short for a chip, .text what it does, .blocked what stops it, .ask the question of her window.
### Where the editions differ .text-classic and .text-deluxe (and so on) stand instead; an attribute that only one
### edition has does not exist for the other. Each power may be used once in a round (topic-powers in rules.ftl).

princess-cinderella = Kopciuszek
    .inside = Kopciuszek
    .accusative = Kopciuszka
    .power = Wszystko się zmienia o północy
    .short = Przed lewą: wygra ją najniższa karta zamiast najwyższej
    .text = Przed lewą możesz odwrócić jej porządek: zamiast najwyższej karty wygrywa najniższa.
    .ask = Wszystko się zmienia o północy. Odwrócić porządek tej lewy?

princess-snow-white = Królewna Śnieżka
    .inside = Królewna Śnieżka
    .accusative = Królewnę Śnieżkę
    .power = Siedmiu krasnoludków
    .short = Przy karcie do 7: liczy się ona jako 0
    .text = Kiedy zagrywasz kartę o wartości 7 lub niższą, możesz uznać ją za 0. Zmienia to tylko to, kto wygrywa: we wszystkim innym liczą się kolor i nadrukowana liczba.
    .ask = Siedmiu krasnoludków. Zagrać kartę 7 lub niższą jako 0?

princess-little-mermaid = Mała Syrenka
    .inside = Mała Syrenka
    .accusative = Małą Syrenkę
    .power = Hipnotyczny śpiew
    .short = Zanim wyjdzie ktoś inny: wskaż kolor wyjścia
    .text-classic = Przed lewą, którą rozpoczyna ktoś inny z co najmniej 2 kartami na ręce, możesz wskazać kolor: osoba rozpoczynająca musi w niego wyjść, jeśli go ma. Jeśli nie ma, wychodzi jak zwykle. Książąt możesz wskazać tylko wtedy, gdy w tej rundzie zagrano już Księcia.
    .text-deluxe = Przed lewą, którą rozpoczyna ktoś inny z co najmniej 2 kartami na ręce, możesz wskazać kolor: osoba rozpoczynająca musi w niego wyjść, jeśli go ma. Jeśli go nie ma, wszyscy to widzą, a ty wskazujesz kolejny kolor, aż któryś będzie pasował. Książąt możesz wskazać tylko wtedy, gdy w tej rundzie zagrano już Księcia; jeśli jednak 3 pozostałe kolory okażą się chybione, wskazanym kolorem są Książęta.
    .blocked-classic = Zablokowana, gdy Księżniczka Lodu zamroziła na tę lewę kartę osoby rozpoczynającej.
    .blocked-deluxe = Zablokowana, gdy przed tą lewą Roszpunka użyła swojej mocy albo Księżniczka Lodu zamroziła kartę osoby rozpoczynającej.
    .ask = Hipnotyczny śpiew. Wskazać kolor osobie rozpoczynającej?

princess-pocahontas = Pocahontas
    .inside = Pocahontas
    .accusative = Pocahontas
    .power = Przewodniczka po dziczy
    .short = Przed lewą: wybierz, kto wychodzi
    .short-classic = Po wygranej lewie: wybierz, kto wyjdzie do następnej
    .text-classic = Po wygraniu lewy, jeśli w tej rundzie będzie jeszcze następna, możesz wskazać inną osobę, która ją rozpocznie.
    .text-deluxe = Przed lewą możesz wybrać, kto ją rozpocznie: dowolna osoba, także ty, z wyjątkiem tej, która i tak rozpoczyna.
    .blocked-deluxe = Zablokowana, gdy przed tą lewą swojej mocy użyła Mała Syrenka lub Roszpunka.
    .ask = Przewodniczka po dziczy. Wybrać, kto rozpocznie?
    .ask-classic = Przewodniczka po dziczy. Oddać komuś rozpoczęcie następnej lewy?

princess-sleeping-beauty = Śpiąca Królewna
    .inside = Śpiąca Królewna
    .accusative = Śpiącą Królewnę
    .power = Wrzeciono losu
    .short = Przed lewą: każdy daje ci kartę, 1 zatrzymujesz
    .text-classic = Przed lewą, dopóki każdy ma kartę na ręce, możesz poprosić wszystkich o kartę i dołożyć jedną swoją. Oglądasz je, ale nie wiesz, czyje były. Zatrzymaj 1; pozostałe trafiają losowo do innych graczy, po 1.
    .text-deluxe = Przed lewą, dopóki każdy ma kartę na ręce, możesz poprosić wszystkich o kartę i dołożyć jedną swoją. Widzisz, czyja była każda z nich. Zatrzymaj 1, a resztę rozdaj innym graczom według uznania, po 1.
    .blocked-classic = Zablokowana, gdy przed tą lewą swojej mocy użyła Mała Syrenka lub Księżniczka Lodu.
    .blocked-deluxe = Zablokowana, gdy przed tą lewą swojej mocy użyła Mała Syrenka, Księżniczka Lodu lub Roszpunka.
    .ask = Wrzeciono losu. Poprosić wszystkich o kartę?

princess-alice = Alicja
    .inside = Alicja
    .accusative = Alicję
    .power = Szaleństwo i chaos
    .short = Po wygranej lewie bez Żaby: cofnij ją i wyjdź jeszcze raz
    .text = Po wygraniu lewy, w której nie było Żaby, możesz ją cofnąć: jej karty wracają losowo na ręce, po 1 do każdego gracza, a ty rozpoczynasz lewę od nowa. Jeśli Książęta wkradli się z nią na bal, zostają na nim.
    .ask = Szaleństwo i chaos. Cofnąć tę lewę i rozpocząć ją od nowa?

princess-mulan = Mulan
    .inside = Mulan
    .accusative = Mulan
    .power = Kamuflaż
    .short = Gdy wszyscy zagrali: podmień swoją kartę na inną tego koloru
    .text = Kiedy wszyscy zagrali, możesz cofnąć swoją kartę na rękę i położyć w jej miejsce inną tego samego koloru. Liczy się nowa karta i żadna zasada nie ogranicza jej wyboru. Żaby nie można ani cofnąć, ani wstawić. Pytanie pada zawsze, gdy masz kartę na ręce i nie leży przed tobą Żaba, więc niczego nie zdradza.
    .ask = Kamuflaż. Podmienić swoją kartę przed rozstrzygnięciem lewy?

princess-scheherazade = Szeherezada
    .inside = Szeherezada
    .accusative = Szeherezadę
    .power = Wymiana na bazarze
    .short = Przed lewą: wylosuj kartę z czyjejś ręki, wymień ją lub oddaj
    .text = Przed lewą możesz wylosować zakrytą kartę z ręki innego gracza. Potem daj za nią jedną ze swoich kart albo ją oddaj. Jej właściciel widzi, którą kartę losujesz; pozostali widzą tylko, że tak się stało.
    .blocked-classic = Zablokowana wobec osoby rozpoczynającej, gdy przed tą lewą swojej mocy użyła Mała Syrenka lub Księżniczka Lodu.
    .blocked-deluxe = Zablokowana wobec osoby rozpoczynającej, gdy przed tą lewą swojej mocy użyła Mała Syrenka, Księżniczka Lodu lub Roszpunka.
    .ask = Wymiana na bazarze. Wylosować kartę z cudzej ręki?

princess-pea-princess = Księżniczka na ziarnku grochu
    .inside = Księżniczka na ziarnku grochu
    .accusative = Księżniczkę na ziarnku grochu
    .power = Jeszcze pięć minut!
    .short = Pozostali muszą w tej lewie zagrać powyżej 5, jeśli mogą
    .short-classic = Kto gra po twojej karcie, musi zagrać powyżej 5, jeśli może
    .text-classic = Z każdą kartą poza ostatnią w lewie możesz poprosić o więcej: każdy, kto gra w tej lewie po tobie, musi zagrać powyżej 5, jeśli pozwalają na to karty, które wolno mu zagrać.
    .text-deluxe = Przed lewą możesz poprosić o więcej: wszyscy inni, także osoba rozpoczynająca, muszą zagrać w tej lewie powyżej 5, jeśli pozwalają na to karty, które wolno im zagrać. Dopóki Książęta nie wkradli się na bal, osoba rozpoczynająca, której jedyne karty powyżej 5 to Książęta, wychodzi dowolną inną kartą.
    .ask-classic = Jeszcze pięć minut! Poprosić grających po tobie o karty powyżej 5?
    .ask-deluxe = Jeszcze pięć minut! Poprosić pozostałych o karty powyżej 5 w tej lewie?

princess-ice-princess = Księżniczka Lodu
    .inside = Księżniczka Lodu
    .accusative = Księżniczkę Lodu
    .power = Zamrażanie
    .short = Przed lewą: zamroź kartę, którą trzeba będzie zagrać
    .text-classic = Przed lewą, którą rozpoczyna ktoś inny, możesz odkryć losową zakrytą kartę z ręki osoby rozpoczynającej: musi ona nią wyjść. Jeśli to Książę, wraz z jego zagraniem Książęta wkradają się na bal.
    .text-deluxe = Przed lewą możesz obejrzeć 2 losowe zakryte karty innego gracza, który ma ich co najmniej 2. Zamroź jedną: leży zakryta przed właścicielem, który musi zagrać ją w tej lewie bez względu na wszelkie zasady. Druga wraca na rękę. Jeśli zamrożona karta to Książę, wraz z jego zagraniem Książęta wkradają się na bal.
    .blocked-classic = Zablokowana, gdy przed tą lewą swojej mocy użyła Mała Syrenka.
    .ask-classic = Zamrażanie. Odkryć kartę osoby rozpoczynającej i kazać nią wyjść?
    .ask-deluxe = Zamrażanie. Obejrzeć 2 karty innego gracza i zamrozić jedną?

princess-rapunzel = Roszpunka
    .inside = Roszpunka
    .accusative = Roszpunkę
    .power = Wspinaczka po włosach
    .short = Przed lewą: trzeba wyjść Księciem, jeśli się go ma
    .text = Przed lewą możesz zażądać Księcia: kto rozpoczyna, także ty, musi wyjść Księciem, jeśli go ma, nawet gdy Książęta nie wkradli się na bal. Nie wkradają się przez to. Jeśli osoba rozpoczynająca nie ma Księcia, wychodzi jak zwykle, a twoja moc jest wyczerpana.
    .blocked = Zablokowana, gdy przed tą lewą Mała Syrenka użyła swojej mocy albo Księżniczka Lodu zamroziła kartę osoby rozpoczynającej.
    .ask = Wspinaczka po włosach. Zażądać wyjścia Księciem?

princess-thumbelina = Calineczka
    .inside = Calineczka
    .accusative = Calineczkę
    .power = Błogosławiona niewiedza
    .short = Gdy wychodzi ktoś inny: karta nie do koloru, byle nie Książę ani Żaba
    .text = W lewie, której nie rozpoczynasz, możesz zagrać z ręki kartę, której inaczej nie wolno by ci było zagrać, z wyjątkiem Książąt i Żaby. Nie oznacza to, że masz renons.
    .blocked = Zablokowana, gdy przed tą lewą swojej mocy użyła Mała Syrenka lub Roszpunka.
    .ask = Błogosławiona niewiedza. Zagrać kartę, na którą zasady nie pozwalają?
