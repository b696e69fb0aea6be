### Puzzles: coronet puzzles, and the page. A theme says what a puzzle is about.

puzzles-count = { $game }: { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzles-none = No puzzle fits that.
puzzles-title = { $game }, { $number } of { $of }: what is best here?
puzzles-sum = { $right } of { $count } right.
puzzles-progress = [{ $bar }] { $done } of { $of } puzzles
puzzles-made = Puzzles in { $folder }: { $count }
puzzles-stopped = Stopped. { $count ->
    [one] { $count } puzzle is
   *[other] { $count } puzzles are
} kept; the same command goes on from there.
puzzles-checked = { $hold } of { $count } hold.
puzzle-right = Right: { $best }.
puzzle-wrong = Best was: { $best }.
puzzle-about = { $theme }, difficulty { $difficulty }

puzzle-theme-duck = Duck
puzzle-theme-unload = Unload
puzzle-theme-frog = The Frog
puzzle-theme-void-a-suit = Void a suit
puzzle-theme-power-now = The power now
puzzle-theme-keep-power = Keep the power
puzzle-theme-stop-rebel = Stop the Rebel
puzzle-theme-be-rebel = Be the Rebel
puzzle-theme-count = Count
puzzle-theme-answer = The best answer
puzzle-theme-sever = Sever
puzzle-theme-on-hold = Rounds on hold
puzzle-theme-bonus = A bonus is due
puzzle-theme-last-stand = Last stand
puzzle-theme-match-point = One more to win
puzzle-theme-endgame = Endgame
puzzle-theme-exchange = The exchange
puzzle-theme-special-gift = A special gift
puzzle-theme-spurned = Spurned
puzzle-theme-collect = Collect
puzzle-theme-save = Save a card
puzzle-theme-wooing-suit = The Wooing Suit
