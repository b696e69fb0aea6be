### `coronet play-out` and `coronet export`

data-playing = [{ $bar }] { $done } of { $of } games
data-exporting = [{ $bar }] { $done } of { $of } logs
data-played = { $games ->
    [one] One game
   *[other] { $games } games
} in { $folder }, { $played ->
    [0] all there already
   *[other] { $played } played now
}
data-exported = { $games ->
    [one] One game
   *[other] { $games } games
} with { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}: decisions in { $file }, games in { $beside }
