### The words of `coronet bench`.

bench-machine = Coronet { $coronet }, Python { $python }, { $machine }, { $processor }, { $cores ->
    [one] one core
   *[other] { $cores } cores
}
bench-versions = With { $versions }
bench-laps = Medians of { $laps } laps, everything in turn; one thread by processor time, threads and starts by the clock

bench-measuring-rebel-interpreted = Lap { $lap } of { $laps }: rounds of Rebel Princess, interpreted
bench-measuring-rebel-table = Lap { $lap } of { $laps }: a table of Rebel Princess with all views
bench-measuring-rebel-playouts = Lap { $lap } of { $laps }: rounds of Rebel Princess, compiled
bench-measuring-rebel-stepping = Lap { $lap } of { $laps }: rounds of Rebel Princess, stepped from Python
bench-measuring-rebel-imagining = Lap { $lap } of { $laps }: worlds for a seat of Rebel Princess
bench-measuring-rebel-threads = Lap { $lap } of { $laps }: rounds of Rebel Princess on two threads
bench-measuring-rebel-starting = Lap { $lap } of { $laps }: fresh processes that compile the rules
bench-measuring-openspiel-rollouts = Lap { $lap } of { $laps }: OpenSpiel Hearts, rollouts
bench-measuring-openspiel-stepping = Lap { $lap } of { $laps }: OpenSpiel Hearts, from Python
bench-measuring-openspiel-resampling = Lap { $lap } of { $laps }: OpenSpiel Hearts, worlds for a seat
bench-measuring-rlcard-environment = Lap { $lap } of { $laps }: RLCard bridge, its environment
bench-measuring-rlcard-bare = Lap { $lap } of { $laps }: RLCard bridge, its bare game

bench-figure-rebel-interpreted-rounds-per-s = Rebel Princess, interpreted: rounds a second
    .value = { NUMBER($value, maximumFractionDigits: 0) }
bench-figure-rebel-interpreted-cards-per-s = Rebel Princess, interpreted: cards passed and played a second
    .value = { NUMBER($value, maximumFractionDigits: 0) }
bench-figure-rebel-interpreted-decisions-per-s = Rebel Princess, interpreted: decisions a second
    .value = { NUMBER($value, maximumFractionDigits: 0) }
bench-figure-rebel-table-step-ms = A step at a table of four with its story and all views, interpreted
    .value = { NUMBER($value, maximumFractionDigits: 3) } ms
bench-figure-rebel-rounds-per-s = Rebel Princess, compiled: rounds a second
    .value = { NUMBER($value, maximumFractionDigits: 0) }
bench-figure-rebel-cards-per-s = Rebel Princess, compiled: cards passed and played a second
    .value = { NUMBER($value, maximumFractionDigits: 0) }
bench-figure-rebel-decisions-per-s = Rebel Princess, compiled: decisions a second
    .value = { NUMBER($value, maximumFractionDigits: 0) }
bench-figure-rebel-step-decisions-per-s = Rebel Princess, stepped from Python: decisions a second
    .value = { NUMBER($value, maximumFractionDigits: 0) }
bench-figure-rebel-imagine-per-s = Rebel Princess: worlds for a seat a second
    .value = { NUMBER($value, maximumFractionDigits: 0) }
bench-figure-rebel-imagine-checked = Rebel Princess: worlds looked at by the checker
    .value = { NUMBER($value) }
bench-figure-rebel-imagine-contradictions = Of these, worlds that contradict what the seat knows
    .value = { NUMBER($value) }
bench-figure-rebel-batch-one-thread-cards-per-s = Rebel Princess, one thread by the clock: cards a second
    .value = { NUMBER($value, maximumFractionDigits: 0) }
bench-figure-rebel-batch-two-threads-cards-per-s = Rebel Princess, two threads by the clock: cards a second
    .value = { NUMBER($value, maximumFractionDigits: 0) }
bench-figure-cold-compile-s = A fresh process with an empty cache, until all rules are compiled
    .value = { NUMBER($value, maximumFractionDigits: 2) } s
bench-figure-warm-start-s = A fresh process with a full cache, until all rules are there
    .value = { NUMBER($value, maximumFractionDigits: 2) } s
bench-figure-openspiel-hearts-rollouts-per-s = OpenSpiel Hearts, C++: rollouts a second
    .value = { NUMBER($value, maximumFractionDigits: 0) }
bench-figure-openspiel-hearts-cards-per-s = OpenSpiel Hearts, C++: cards passed and played a second
    .value = { NUMBER($value, maximumFractionDigits: 0) }
bench-figure-openspiel-hearts-step-decisions-per-s = OpenSpiel Hearts, stepped from Python: decisions a second
    .value = { NUMBER($value, maximumFractionDigits: 0) }
bench-figure-openspiel-hearts-worlds-per-s = OpenSpiel Hearts: worlds for a seat a second
    .value = { NUMBER($value, maximumFractionDigits: 0) }
bench-figure-openspiel-hearts-worlds = OpenSpiel Hearts: worlds looked at
    .value = { NUMBER($value) }
bench-figure-openspiel-hearts-worlds-breaking-a-void = Of these, worlds in which a hand breaks a void shown by play
    .value = { NUMBER($value) }
bench-figure-rlcard-bridge-env-decisions-per-s = RLCard bridge, its environment: decisions a second
    .value = { NUMBER($value, maximumFractionDigits: 0) }
bench-figure-rlcard-bridge-bare-decisions-per-s = RLCard bridge, its bare game: decisions a second
    .value = { NUMBER($value, maximumFractionDigits: 0) }

bench-ratio-rebel-playouts-vs-openspiel-hearts = Cards, Rebel Princess compiled to OpenSpiel Hearts in C++
    .value = { NUMBER($value, maximumFractionDigits: 2) }
bench-ratio-rebel-step-vs-pyspiel-hearts = Decisions from Python, Rebel Princess to OpenSpiel Hearts
    .value = { NUMBER($value, maximumFractionDigits: 2) }
bench-ratio-batch-two-threads-vs-one = Cards on two threads to cards on one
    .value = { NUMBER($value, maximumFractionDigits: 2) }
bench-ratio-rebel-interpreted-vs-rlcard-bridge = Decisions, Rebel Princess interpreted to RLCard bridge by env.step
    .value = { NUMBER($value, maximumFractionDigits: 2) }
bench-ratio-openspiel-hearts-worlds-breaking-a-void = Share of OpenSpiel's worlds that break a shown void
    .value = { NUMBER($value, maximumFractionDigits: 3) }

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
