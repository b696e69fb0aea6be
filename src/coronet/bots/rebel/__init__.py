"""How Rebel Princess is played: rules of thumb, what a seat has in mind, looking ahead, what options are worth."""
