### The words of `coronet migrate`.

migrate-current = { $database } ma już schemat { $revision }
migrate-new = { $database } to nowa baza ze schematem { $revision }
migrate-done = { $database }: schemat { $before } zmieniono na { $revision }
