### The words of `coronet serve`.

serve-address = Coronet czeka pod adresem { $url }
serve-runs = Coronet już działa pod adresem { $url }
serve-others = W tej sieci: { $url }
serve-levels = Botów na poziomach strong i expert nie ma: potrzebują dodatku `fast`, który nie jest tu zainstalowany
