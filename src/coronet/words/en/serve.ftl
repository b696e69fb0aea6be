### The words of `coronet serve`.

serve-address = Coronet is ready at { $url }
serve-runs = Coronet is running already at { $url }
serve-others = On this network: { $url }
serve-levels = Bots of the levels strong and expert are not offered: they need the extra `fast`, which is not installed here
