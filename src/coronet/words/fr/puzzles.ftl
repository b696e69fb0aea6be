### Puzzles: coronet puzzles, and the page. A theme says what a puzzle is about.

puzzles-count = { $game } : { $count ->
    [one] { $count } énigme
   *[other] { $count } énigmes
}
puzzles-none = Aucune énigme ne correspond.
puzzles-title = { $game }, { $number } sur { $of } : quel est le meilleur choix ?
puzzles-sum = Bonnes réponses : { $right } sur { $count }.
puzzles-progress = [{ $bar }] énigmes : { $done } sur { $of }
puzzles-made = Énigmes dans { $folder } : { $count }
puzzles-stopped = Arrêté. Énigmes gardées : { $count } ; la même commande reprend là.
puzzles-checked = Confirmées : { $hold } sur { $count }.
puzzle-right = Juste : { $best }.
puzzle-wrong = Le meilleur choix : { $best }.
puzzle-about = { $theme }, difficulté { $difficulty }

puzzle-theme-duck = Laisser passer
puzzle-theme-unload = Se débarrasser
puzzle-theme-frog = La Grenouille
puzzle-theme-void-a-suit = Se faire une coupe
puzzle-theme-power-now = Le pouvoir maintenant
puzzle-theme-keep-power = Garder le pouvoir
puzzle-theme-stop-rebel = Arrêter la Rebelle
puzzle-theme-be-rebel = Devenir la Rebelle
puzzle-theme-count = Compter
puzzle-theme-answer = La meilleure réponse
puzzle-theme-sever = Séparation
puzzle-theme-on-hold = Manches en suspens
puzzle-theme-bonus = Un bonus attend
puzzle-theme-last-stand = Dos au mur
puzzle-theme-match-point = Balle de match
puzzle-theme-endgame = Fin de partie
puzzle-theme-exchange = L’échange
puzzle-theme-special-gift = Un cadeau spécial
puzzle-theme-spurned = Éconduit
puzzle-theme-collect = Ramasser
puzzle-theme-save = Garder une carte
puzzle-theme-wooing-suit = La couleur favorite
