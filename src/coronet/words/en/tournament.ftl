### `coronet tournament`

tournament-progress = [{ $bar }] { $done } of { $of } deal sets
tournament-head = { $sets } deal sets, each played with { $players } players from every seat. A fair share of the wins is { $fair } % for every bot.
tournament-line = { $name } wins { $share } % ({ $low } to { $high }, 95 %) in { $games } seats, { $score } proposals a game, { $ms } ms a decision
