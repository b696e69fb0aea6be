### The words of `coronet bench`.

bench-machine = Coronet { $coronet }, Python { $python }, { $machine }
bench-rebel-table-step-ms = A step of Rebel Princess at a table of four, with its story and all views, interpreted: { NUMBER($value, maximumFractionDigits: 3) } ms
