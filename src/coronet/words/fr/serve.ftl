### The words of `coronet serve`.

serve-address = Coronet vous attend à l’adresse { $url }
serve-others = Sur ce réseau : { $url }
