### The words of `coronet bench`.

bench-machine = Coronet { $coronet }, Python { $python }, { $machine }
bench-rebel-table-step-ms = A step of Rebel Princess at a table of four, with its story and all views, interpreted: { NUMBER($value, maximumFractionDigits: 3) } ms

bench-server-p50-ms = From sending a move to its acknowledgement, median: { NUMBER($value, maximumFractionDigits: 2) } ms
bench-server-p99-ms = 99 of 100 within: { NUMBER($value, maximumFractionDigits: 2) } ms
bench-server-max-ms = Longest: { NUMBER($value, maximumFractionDigits: 2) } ms
bench-server-rss-mb = Memory of the server and its workers at most: { NUMBER($value, maximumFractionDigits: 0) } MB
bench-server-moves-per-s = Moves a second: { NUMBER($value, maximumFractionDigits: 0) }
bench-server-client-late-p99-ms = The client itself sent late by, 99 of 100: { NUMBER($value, maximumFractionDigits: 2) } ms
bench-server-closed-loop-moves-per-s = As fast as it goes, moves a second: { NUMBER($value, maximumFractionDigits: 0) }
bench-server-closed-loop-p99-ms = As fast as it goes, 99 of 100 within: { NUMBER($value, maximumFractionDigits: 2) } ms
bench-server-lost = Acknowledged moves lost: { NUMBER($value) }
bench-server-fsync-ms = One durable write to this disk: { NUMBER($value, maximumFractionDigits: 3) } ms
