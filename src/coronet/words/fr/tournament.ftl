### `coronet tournament`

tournament-progress = [{ $bar }] { $done } séries de donnes sur { $of }
tournament-head = { $sets } séries de donnes, chacune jouée à { $players } depuis chaque place. La part équitable des victoires est de { $fair } % pour chaque bot.
tournament-line = { $name } gagne { $share } % (de { $low } à { $high }, à 95 %) sur { $games } places, { $score } demandes par partie, { $ms } ms par décision
