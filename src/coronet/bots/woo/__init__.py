"""How Woo the Princess is played: rules of thumb, looking ahead, what options are worth."""
