### Chips: every rule in force, in a few words. The order is round, led suit, Princes, numbers, powers.

chip-round = { $round } ({ $round-short })
chip-led = wyjście: { $suit-name }
chip-parity =
    { $parity ->
        [odd] liczby nieparzyste
       *[even] liczby parzyste
    }
chip-princes-in = Książęta są na balu
chip-princes-outside = Książęta za drzwiami
chip-low-wins = najniższa wygrywa
chip-prince-first =
    { $leader-is ->
        [you] musisz wyjść Księciem
       *[other] { $leader } musi wyjść Księciem
    }
chip-suit-named =
    { $leader-is ->
        [you] musisz wyjść w kolor: { $suit-name }
       *[other] { $leader } musi wyjść w kolor: { $suit-name }
    }
chip-suits-in-vain =
    { $leader-is ->
        [you] masz renons: { $suits }
       *[other] { $leader } ma renons: { $suits }
    }
chip-above-five =
    { $seat-is ->
        [you] inni grają powyżej 5
       *[other] { $seat } prosi o karty powyżej 5
    }
chip-free =
    { $seat-is ->
        [you] nie musisz dokładać
       *[other] { $seat } nie musi dokładać
    }
chip-frozen =
    { $seat-is ->
        [you] twoja karta jest zamrożona
       *[other] { $seat } ma zamrożoną kartę
    }
