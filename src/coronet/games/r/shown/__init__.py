"""What is shown of R, as data and keys with arguments: nothing in it decides a rule."""
