### Jak komu idzie: ocena siły, liczby w czasie, karnet balowy. Wszystko z zakończonych gier.

progress-title = { page-progress }
progress-kept = Z zakończonych gier. Wszystko zostaje na tym urządzeniu; „Wszystkie twoje gry” zabiorą to na inne.
progress-kept-with-guest = Z zakończonych gier. Zapisane na tym urządzeniu i przy tobie w tym domu, bez konta.
progress-none = Zagraj do końca, a ta strona ożyje: ranking, co wygrywasz, gdzie tracisz i twój karnet balowy.
progress-game = Która gra

## Ranking wobec botów

progress-rating = Twój ranking
progress-rating-within = między { $low } a { $high }, 19 razy na 20
progress-rating-curve = Twój ranking po każdej z gier (razem { $count }): teraz { $rating }, między { $low } a { $high }.
progress-rating-how = Z gier przeciw botom, których siłę zmierzono. Pas pokazuje, na ile to pewne.
progress-rating-none = Zacznie się od twojej pierwszej gry z botami.
progress-rating-unmeasured = Botów tej gry nie zmierzono ze sobą, więc nie ma rankingu.
progress-next = Idzie ci wyraźnie lepiej niż botom, z którymi grasz. Czas na następny poziom: { $level }.
progress-next-play = Zagraj na tym poziomie

## Co się wygrywa

progress-wins = Co wygrywasz
progress-wins-even = równy udział
progress-wins-curve = Udział wygranych gier, za każdym razem z ostatnich dziesięciu: teraz { $now }; równy udział to { $even }.
progress-wins-how = Linia to za każdym razem twoich dziesięć ostatnich gier.

## Ile kosztują wybory

progress-costs = Ile kosztują twoje wybory
progress-costs-none = Otwórz analizę zakończonej gry: tu zbierze się to, ile kosztowały twoje wybory.
progress-costs-in-proposals =
    { $count ->
        [one] oświadczyn na wybór, w ostatniej analizie
        [few] oświadczyn na wybór, w { $count } ostatnich analizach
        [many] oświadczyn na wybór, w { $count } ostatnich analizach
       *[other] oświadczyn na wybór, w { $count } ostatnich analizach
    }
progress-costs-in-points =
    { $count ->
        [one] punktu na wybór, w ostatniej analizie
        [few] punktu na wybór, w { $count } ostatnich analizach
        [many] punktu na wybór, w { $count } ostatnich analizach
       *[other] punktu na wybór, w { $count } ostatnich analizach
    }
progress-costs-in-chance =
    { $count ->
        [one] punktu procentowego szansy na wygraną na wybór, w ostatniej analizie
        [few] punktu procentowego szansy na wygraną na wybór, w { $count } ostatnich analizach
        [many] punktu procentowego szansy na wygraną na wybór, w { $count } ostatnich analizach
       *[other] punktu procentowego szansy na wygraną na wybór, w { $count } ostatnich analizach
    }
progress-cost-proposals = { $cost } oświadczyn
progress-cost-points = { $cost } punktu
progress-cost-chance = { $cost } punktu procentowego
progress-costs-curve = Ile średnio kosztował wybór, analiza po analizie: najpierw { $first }, teraz { $now }. Im mniej, tym lepiej.
progress-costs-how =
    { $count ->
        [one] Z jednej analizy. Im mniej, tym lepiej.
        [few] Z { $count } analiz, każda to kropka. Im mniej, tym lepiej.
        [many] Z { $count } analiz, każda to kropka. Im mniej, tym lepiej.
       *[other] Z { $count } analizy, każda to kropka. Im mniej, tym lepiej.
    }
progress-lost = Gdzie tracisz
progress-lost-by =
    { $verb ->
        [play] Zagrywanie kart
        [pass] Wymiana kart
        [aside] Odkładanie kart
        [half] Odkładanie kart
        [gift] Prezenty i zamiany
        [give] Prezenty i zamiany
        [trade] Prezenty i zamiany
        [return] Prezenty i zamiany
        [swap] Prezenty i zamiany
        [haggle] Prezenty i zamiany
        [exchange] Prezenty i zamiany
        [keep] Prezenty i zamiany
        [power] Moce
        [no] Niewykorzystane moce
        [choose] Wybieranie
        [sever] Wybieranie
       *[other] Inne wybory
    }
progress-lost-choices =
    { $count ->
        [one] jeden wybór, { $each }
        [few] { $count } wybory, po { $each }
        [many] { $count } wyborów, po { $each }
       *[other] { $count } wyboru, po { $each }
    }

## Karnet balowy

progress-dances = Karnet balowy
    .text = Wszystko, co może być na balu, i z czym już grasz. Korona: wygrana gra.
progress-dances-princess = Księżniczki
progress-dances-round = Karty rund
progress-dances-variant = Warianty
progress-dances-gift = Prezenty
progress-danced-of = { $danced } z { $all }
progress-danced-never = jeszcze nie
progress-danced = gry: { $danced }, wygrane: { $won }
