"""The page of `coronet report`: what is in it, how it is drawn."""
