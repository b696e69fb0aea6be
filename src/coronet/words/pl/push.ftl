### Co usłyszy ktoś, kto nie ma otwartej strony.

push-turn = Twój ruch
    .text = { $game }. Przy stole: { $others }. Masz na to { $days ->
        [one] dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }.
