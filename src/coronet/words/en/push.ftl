### What a person is told while no page of theirs is open.

# $game by name, $others the names of those who play along, $days to decide in.
push-turn = Your turn
    .text = { $game } with { $others }. You have { $days ->
        [one] a day
       *[other] { $days } days
    }.
