### A long command that is broken off: what is kept, and how to go on; and how long it may still take.

stopped-tournament = Stopped. { $done } of { $of } games are kept in { $file }; the same command goes on from there.
stopped-logs = Stopped. { $done } of { $of } games are kept in { $folder }; the same command plays the rest.
stopped-parquet = Stopped. { $done } of { $of } games are kept in { $file }; the same command begins anew. Games that go to a folder of logs can be gone on with, and exported at the end.
stopped-bench = Stopped after { $laps } of { $of } laps; the same command begins anew.
stopped-anew = Stopped. Nothing is kept; the same command begins anew.
progress-left-seconds = about { $count } s left
progress-left-minutes = about { $count } min left
progress-left-hours = about { $count } h left
