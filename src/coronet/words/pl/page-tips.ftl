### Tips of the introductions: the aim of each game, and those of R and of Woo the Princess. A title, what it means now,
### and one sentence more.

## Rebel Princess

page-tip-aim = Jak najmniej oświadczyn
    .text = Każdy wzięty Książę to oświadczyny, a Żaba to ich pięć. Na koniec wygrywa, kto ma najmniej.
    .more = Pierścionek to znak oświadczyn: przy każdym imieniu liczy, ile kto ich ma.

## R

page-r-tip-aim = Zwycięstwa, które wygrywają grę: { $target }
    .text = Ty i { $seat } zagrywacie po jednej karcie, a lepsza to zwycięstwo. Wygrywa, kto pierwszy ma ich { $target }.
    .more = Patrz na kropki przy imionach: to zwycięstwa.
page-r-tip-secret = Wybierz w tajemnicy jedną kartę
    .text = { $seat } wybiera spośród takich samych ośmiu kart. Obie odkrywa się naraz, a zagrana karta już nie wraca.
    .more = Rundę wygrywa silniejsza karta, chyba że jakaś moc zdecyduje inaczej. Dotknij karty, żeby zobaczyć, co robi.
page-r-tip-judged = Obie karty są odkryte
    .text = Wygrała wyższa liczba, chyba że wtrąciła się jakaś moc. Karta położona na boku przegrała.
    .more = U góry leżą odkryte karty, które { $seat } ma już za sobą; na ręce są pozostałe z tych samych ośmiu.
page-r-tip-held = Runda jest wstrzymana
    .text = Nikt jej nie wygrał: siły były równe albo był tam Błazen.
    .more = Kto wygra następną rozstrzygniętą rundę, wygra też tę.
page-r-tip-open = Teraz grasz jawnie
    .text = { $seat } ma w grze Szpiega, więc tym razem twoja karta będzie widoczna, zanim { $seat } wybierze.
    .more = To trwa tylko jedną rundę.
page-r-tip-looks = Najpierw widzisz kartę
    .text = Twój Szpieg działa: { $seat } gra jawnie. Teraz wybierz odpowiedź.
    .more = To trwa tylko jedną rundę.
page-r-tip-victories = Tu liczą się zwycięstwa
    .text = Kropki obok imion to zwycięstwa. Do wygrania gry potrzeba ich tyle: { $target }.
    .more = Wstrzymana runda i Minister mogą dać więcej niż jedno naraz.
page-r-tip-prince = Książę
    .text = Wygrywa swoją rundę bez względu na liczby. Ale gdy spotka drugą Księżniczkę, to ona wygrywa całą grę.
    .more = Błazen wstrzymuje nawet jego rundę.
page-r-tip-general = Generał
    .text = Karta, którą ta sama strona zagra po Generale, jest silniejsza o 2.
    .more = Także wtedy, gdy Generał przegrał.
page-r-tip-magician = Mag
    .text = Karta, która spotka Maga, nie ma mocy: liczą się tylko liczby.
    .more = Mag ucisza także Błazna i Księżniczkę.
page-r-tip-minister = Minister
    .text = Runda wygrana Ministrem liczy się jako dwa zwycięstwa.
    .more = Przegrana nim kosztuje tyle samo, co każda inna.
page-r-tip-assassin = Zabójca
    .text = Tam, gdzie leży Zabójca, rundę wygrywa niższa liczba.
    .more = Księciu to nie przeszkadza: i tak wygrywa.
page-r-tip-spy = Szpieg
    .text = W rundzie po Szpiegu druga strona musi zagrać jawnie, zanim wybierze strona Szpiega.
    .more = Dwóch Szpiegów w jednej rundzie się znosi.
page-r-tip-princess = Księżniczka
    .text = Słabszy od niej jest tylko Błazen. Ale gdy spotka drugiego Księcia, jej strona od razu wygrywa grę.
    .more = Mag albo Błazen by jej na to nie pozwolił. Liczba zwycięstw nie ma znaczenia.
page-r-tip-jester = Błazen
    .text = Runda z Błaznem zostaje wstrzymana, cokolwiek leży naprzeciw niego.
    .more = Wygrywa z nim tylko Mag: 5 do 0.
page-r-tip-end = To było R
    .text = Do wygranej trzeba { $target } zwycięstw albo Księżniczki, która spotka Księcia. Niżej widać, ile kosztował każdy twój wybór, o ile da się to obliczyć.
    .more = Nowy stół ma tę grę w wielu wariantach.

## Woo the Princess

page-woo-tip-aim = Zdobądź Księżniczki
    .text = W każdym rozdaniu kto zbierze najwięcej prezentów, zdobywa Księżniczkę. Wygrywa, kto ma ich najwięcej.
    .more = Patrz na stosy: to prezenty, które kto zebrał.
page-woo-tip-exchange = Najpierw obejrzyj swoje prezenty
    .text = Możesz wymienić jeden prezent na nieznany albo zostawić wszystkie.
    .more = Potem jest pięć lew; jeden prezent zostaje ci na następne rozdanie.
page-woo-tip-carried = Jeden prezent został z tobą
    .text = Prezent, który został z poprzedniego rozdania, znów jest na twojej ręce; pięć jest nowych.
    .more = Odkryta jest inna Księżniczka, więc i kolor zalotów może być inny.
page-woo-tip-lead = Rozpoczynasz
    .text = Zagraj dowolny lśniący prezent. Jego kolor jest kolorem wiodącym: pozostali muszą do niego dołożyć, jeśli mogą.
    .more = Kto wygrywa lewę, zbiera jej karty i rozpoczyna następną.
page-woo-tip-follow = Dołóż do koloru wiodącego
    .text = Kolor wiodący to { $suit-name }. Masz go na ręce, więc musisz go dołożyć: nic innego nie da się wybrać.
    .more = Lewę wygrywa najwyższa karta koloru zalotów; jeśli jej nie ma, najwyższa karta koloru wiodącego.
page-woo-tip-void = Zagraj, co chcesz
    .text = Nie masz koloru wiodącego, czyli { $suit-genitive }: możesz zagrać dowolny prezent.
    .more = Wygra tylko wtedy, gdy jest w kolorze zalotów.
page-woo-tip-wooing = Kolor zalotów: { $suit-name }
    .text = Księżniczka tego rozdania lubi { $suit-name }: najwyższa z tych kart bije każdy inny kolor.
    .more = Kolor zalotów zmienia się z Księżniczką, z rozdania na rozdanie.
page-woo-tip-special = Prezent specjalny: { $name }
    .text = Co się dzieje po zagraniu: { $effect }.
    .more = Poza tym to prezent swojego koloru jak każdy inny.
page-woo-tip-spurned = Gdzieś tu jest Kosz
    .text = Kto go zbierze, nie zdobędzie tej Księżniczki, cokolwiek jeszcze ma.
    .more = Nie można nim wyjść i nie wygrywa lewy; gra się nim tylko wtedy, gdy nie można dołożyć do koloru.
page-woo-tip-collected = Liczą się karty
    .text = Kto wygrywa lewę, zbiera wszystkie jej karty. Po pięciu lewach Księżniczkę zdobywa, kto ma ich najwięcej.
    .more = Przy tej samej liczbie decyduje więcej trzynastek, potem dwunastek i tak dalej.
page-woo-tip-princess = Koniec rozdania
    .text = Najwięcej kart, a wśród nich nie ma Kosza: tak zdobywa się Księżniczkę.
    .more = Karty tasuje się od nowa; prezent na ręce zostaje.
page-woo-tip-end = To były konkury do księżniczki
    .text = To była krótka gra, dwa rozdania. W całej grze zdobywa się siedem Księżniczek i wygrywa, kto ma ich najwięcej.
    .more = Przy równej liczbie Księżniczek zwycięstwo jest tu wspólne; w całej grze byłoby jeszcze jedno rozdanie.
