### Who made the games, as their books say.

credits-title = Credits
credits-rebel = Rebel Princess is a game by Daniel Byrne, Gerardo Guerrero, Kevin Peláez and Tirso Virgós. Art: Alfredo Cáceres. Graphic design: Pau Urios.
credits-r = R is a game by Seiji Kanai, published by Kanai Factory. Art: Noboru Sugiura.
credits-woo = Woo the Princess is a game by Jimmy Sanders, published by Mythica Gaming. Art: Walter Stephens.
