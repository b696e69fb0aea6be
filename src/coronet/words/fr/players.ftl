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
