### The words of `coronet site`.

site-written = Zapisano { $folder }: umieść go na dowolnym hostingu statycznym albo wypróbuj przez python -m http.server --directory { $folder }.
