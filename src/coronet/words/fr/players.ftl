### Les bots : une phrase sur chaque genre de joueur, par niveau et par goût.

player-line-beginner-careful = { $name } apprend encore et préfère ne prendre aucun pli.
player-line-beginner-bold = { $name } apprend encore et joue d’abord les cartes hautes.
player-line-beginner-even = { $name } apprend encore et oublie ce qui a été joué.
player-line-good-careful = { $name } connaît les bons réflexes et aime se faire oublier.
player-line-good-bold = { $name } connaît les bons réflexes et aime frapper en premier.
player-line-good-even = { $name } connaît les bons réflexes et compte chaque carte.
player-line-strong-even = { $name } voit quelques plis plus loin.
player-line-expert-even = { $name } réfléchit à tout : ce que vous pouvez avoir en main, et ce qui fait gagner la partie.
player-line-outside-even = { $name } est un programme venu d’ailleurs.

## Ce qu’ils disent, avant une partie, et quand ils l’ont gagnée ou perdue

player-strength = { $level } : { $rating } points dans ce jeu.
player-before-beginner-careful = Pourvu qu’on ne me donne rien de gros.
player-before-beginner-bold = J’ai déjà la meilleure carte.
player-before-beginner-even = C’était quelle couleur, déjà ?
player-before-good-careful = Ne faites pas attention à moi.
player-before-good-bold = N’attendons pas la musique.
player-before-good-even = Je compte chaque carte. Poliment.
player-before-strong-even = D’ici, je vois le troisième pli.
player-before-expert-even = Vos cartes m’en disent long. Votre visage, rien.
player-won-beginner-careful = C’est moi qui ai fait ça ? Oh.
player-won-beginner-bold = Les hautes d’abord, je le disais.
player-won-beginner-even = Gagné ? J’avais perdu le compte.
player-won-good-careful = Personne n’a regardé par ici.
player-won-good-bold = Premier pas, dernier mot.
player-won-good-even = Le compte était bon.
player-won-strong-even = Presque comme je le pensais.
player-won-expert-even = Chaque carte avait sa raison.
player-lost-beginner-careful = Je voulais seulement me cacher. Bien dansé.
player-lost-beginner-bold = La prochaine fois, j’en garde une. Peut-être.
player-lost-beginner-even = J’avais cette carte tout ce temps ? Bien joué.
player-lost-good-careful = Vous m’avez trouvée malgré tout. Bien dansé.
player-lost-good-bold = Une soirée osée, et elle est à vous.
player-lost-good-even = J’avais bien compté. Vous avez mieux dansé.
player-lost-strong-even = Je ne l’ai pas vu venir. La prochaine fois, oui.
player-lost-expert-even = Je n’ai rien à répondre. C’était beau.
