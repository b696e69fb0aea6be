### Crowns, the example game

prompt-crowns-play = Choose a card. The highest takes the crown.
prompt-crowns-over = { $seats-are ->
    [you] You have won.
    [both] { $seats } have won.
   *[others] { $count ->
        [one] { $seats } has won.
       *[other] { $seats } have won.
    }
}
story-crowns-chose = { $seat-is ->
    [you] You have chosen.
   *[other] { $seat } has chosen.
}
story-crowns-back = { $seat-is ->
    [you] You take your card back.
   *[other] { $seat } takes a card back.
}
story-crowns-shown = { $seat-is ->
    [you] You show the { $number }.
   *[other] { $seat } shows the { $number }.
}
story-crowns-taken = { $seat-is ->
    [you] You take the crown.
   *[other] { $seat } takes the crown.
}
story-crowns-won = The game is over. { prompt-crowns-over }
reason-not-held = You do not hold the { $number }.
