### Boty: zdanie o każdym rodzaju gracza, według poziomu i upodobania.

player-line-beginner-careful = { $name } dopiero się uczy i woli nie brać żadnej lewy.
player-line-beginner-bold = { $name } dopiero się uczy i najpierw zagrywa wysokie karty.
player-line-beginner-even = { $name } dopiero się uczy i zapomina, co już zagrano.
player-line-good-careful = { $name } zna sprawdzone chwyty i woli siedzieć cicho.
player-line-good-bold = { $name } zna sprawdzone chwyty i lubi zacząć mocno.
player-line-good-even = { $name } zna sprawdzone chwyty i liczy każdą kartę.
player-line-strong-even = { $name } patrzy o kilka lew naprzód.
player-line-expert-even = { $name } myśli o wszystkim: co możesz mieć na ręce i co daje zwycięstwo w grze.
player-line-outside-even = { $name } to program z zewnątrz.
