### A long command that is broken off: what is kept, and how to go on; and how long it may still take.

stopped-tournament = Przerwano. Gry zachowane w pliku { $file }: { $done } z { $of }; to samo polecenie podejmie je od tego miejsca.
stopped-logs = Przerwano. Gry zachowane w folderze { $folder }: { $done } z { $of }; to samo polecenie rozegra resztę.
stopped-parquet = Przerwano. Gry zachowane w pliku { $file }: { $done } z { $of }; to samo polecenie zacznie od nowa. Gry zapisywane w folderze zapisów można podjąć po przerwie i na końcu wyeksportować.
stopped-bench = Przerwano, okrążenia: { $laps } z { $of }; to samo polecenie zacznie od nowa.
stopped-anew = Przerwano. Nic nie zachowano; to samo polecenie zacznie od nowa.
progress-left-seconds = jeszcze około { $count } s
progress-left-minutes = jeszcze około { $count } min
progress-left-hours = jeszcze około { $count } h
