### A long command that is broken off: what is kept, and how to go on; and how long it may still take.

stopped-tournament = Arrêté. Parties gardées dans { $file } : { $done } sur { $of } ; la même commande reprend là.
stopped-logs = Arrêté. Parties gardées dans { $folder } : { $done } sur { $of } ; la même commande joue le reste.
stopped-parquet = Arrêté. Parties gardées dans { $file } : { $done } sur { $of } ; la même commande recommence du début. Des parties jouées vers un dossier de journaux peuvent être reprises, et exportées à la fin.
stopped-bench = Arrêté après { $laps } tours sur { $of } ; la même commande recommence du début.
stopped-anew = Arrêté. Rien n’est gardé ; la même commande recommence du début.
progress-left-seconds = encore { $count } s environ
progress-left-minutes = encore { $count } min environ
progress-left-hours = encore { $count } h environ
