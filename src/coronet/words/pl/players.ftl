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

## Co mówią, przed grą i gdy ją wygrali albo przegrali

player-strength = { $level }: { $rating } punktów w tej grze.
player-before-beginner-careful = Oby tylko nie dostać nic dużego.
player-before-beginner-bold = Już mam najlepszą kartę.
player-before-beginner-even = Który to był kolor?
player-before-good-careful = Nie zwracaj na mnie uwagi.
player-before-good-bold = Nie czekajmy na muzykę.
player-before-good-even = Liczę każdą kartę. Grzecznie.
player-before-strong-even = Stąd widać trzecią lewę.
player-before-expert-even = Twoje karty mówią mi wiele. Twarz nic.
player-won-beginner-careful = To ja? Naprawdę? Och.
player-won-beginner-bold = Najpierw wysokie, mówię przecież.
player-won-beginner-even = Wygrana? A ja gubię się w liczeniu.
player-won-good-careful = Nikt tu nie patrzył.
player-won-good-bold = Pierwszy krok, ostatnie słowo.
player-won-good-even = Rachunek się zgadza.
player-won-strong-even = Prawie tak, jak myślę.
player-won-expert-even = Każda karta miała swój powód.
player-lost-beginner-careful = Chcę się tylko schować. Dobrze ci poszło.
player-lost-beginner-bold = Następnym razem jedną zostawię. Może.
player-lost-beginner-even = Mam tę kartę od początku? Dobra gra.
player-lost-good-careful = A jednak ktoś mnie znalazł. Dobrze zatańczone.
player-lost-good-bold = Śmiały wieczór, i jest twój.
player-lost-good-even = Rachunek był dobry. Twój taniec lepszy.
player-lost-strong-even = Tego nie widać było stąd. Następnym razem będzie.
player-lost-expert-even = Na to nie mam odpowiedzi. To było piękne.
