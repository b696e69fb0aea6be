### Strona licencji: jej własne słowa; same licencje zostają w oryginale.

page-licences-intro = Coronet jest wolnym oprogramowaniem na licencji MIT. Strona zawiera też kroje pisma i biblioteki, które stworzyli inni i którymi dzielą się za darmo. Dziękujemy: oto ich licencje w oryginalnym brzmieniu.
page-licences-missing = Licencji nie udało się teraz pobrać. Leżą też obok strony, tam gdzie zainstalowano Coroneta: coronet/server/page/licences.json.
