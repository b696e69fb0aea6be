### Qui a fait les jeux, d’après leurs livrets.

credits-title = Crédits
credits-rebel = Rebel Princess est un jeu de Daniel Byrne, Gerardo Guerrero, Kevin Peláez et Tirso Virgós. Illustrations : Alfredo Cáceres. Graphisme : Pau Urios.
credits-r = R est un jeu de Seiji Kanai, édité par Kanai Factory. Illustrations : Noboru Sugiura.
credits-woo = Woo the Princess est un jeu de Jimmy Sanders, édité par Mythica Gaming. Illustrations : Walter Stephens.
