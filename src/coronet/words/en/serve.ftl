### The words of `coronet serve`.

serve-address = Coronet is ready at { $url }
serve-others = On this network: { $url }
