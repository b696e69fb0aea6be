### The words of `coronet migrate`.

migrate-current = { $database } has schema { $revision } already
migrate-new = { $database } is new, with schema { $revision }
migrate-done = { $database } went from schema { $before } to { $revision }
