### Kto stworzył te gry, według ich instrukcji.

credits-title = Twórcy gier
credits-rebel = Autorzy gry Rebel Princess: Daniel Byrne, Gerardo Guerrero, Kevin Peláez i Tirso Virgós. Ilustracje: Alfredo Cáceres. Opracowanie graficzne: Pau Urios.
credits-r = Autor gry R: Seiji Kanai, wydawca: Kanai Factory. Ilustracje: Noboru Sugiura.
credits-woo = Autor gry Woo the Princess: Jimmy Sanders, wydawca: Mythica Gaming. Ilustracje: Walter Stephens.
