"""What is shown of Rebel Princess, as data and keys with arguments: nothing in it decides a rule."""
