### The words of `coronet serve`.

serve-address = Coronet czeka pod adresem { $url }
serve-others = W tej sieci: { $url }
