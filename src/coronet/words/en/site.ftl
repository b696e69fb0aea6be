### The words of `coronet site`.

site-written = { $folder } is written: put it on any static host, or try it by python -m http.server --directory { $folder }.
