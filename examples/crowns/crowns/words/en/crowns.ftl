### Crowns, the example game

page-game-crowns = Crowns
    .text = Everybody plays a card at once, and the highest takes a crown.
page-game-crowns-players = 2 to 4 players
page-game-crowns-time = 2 minutes
page-result-points-in-crowns =
    { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }
rules-crowns-aim = The aim
    .text = Everybody is dealt up to three of twelve cards. Most crowns win.
rules-crowns-round = A round
    .text = All choose a card at once. The cards are shown, and the highest takes a crown; or the lowest, where that is agreed.
option-cards = Cards
    .help = How many cards each player is dealt.
option-lowest = The lowest card wins
    .help = Whether the lowest card takes the crown.
chip-crowns-lowest = the lowest card takes the crown
prompt-crowns-play = { $lowest ->
    [yes] Choose a card. The lowest takes the crown.
   *[no] Choose a card. The highest takes the crown.
}
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
