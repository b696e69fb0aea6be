"""What is shown of Woo the Princess, as data and keys with arguments: nothing in it decides a rule."""
