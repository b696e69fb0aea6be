### The words of `coronet migrate`.

migrate-current = { $database } a déjà le schéma { $revision }
migrate-new = { $database } est nouvelle, avec le schéma { $revision }
migrate-done = { $database } est passée du schéma { $before } au schéma { $revision }
