### The words of `coronet site`.

site-written = { $folder } est écrit : posez-le chez n’importe quel hébergeur statique, ou essayez-le par python -m http.server --directory { $folder }.
