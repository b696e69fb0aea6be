"""A bot from outside in Python, by the standard library alone: it plays the lowest number that it may.

Try it: coronet tournament r --bot lowest="python3 examples/bots/lowest.py" --bots lowest,good
"""

import json
import sys


def lowest(question):
    """Of the legal choices the one whose highest number is lowest; any choice without a number comes first."""
    return min(question["choices"], key=highest_number)["text"]


def highest_number(choice):
    """The highest number among the cards of a choice: 7 of "Q7"."""
    digits = ("".join(filter(str.isdigit, card)) for card in choice.get("cards", []))
    return max((int(number) for number in digits if number), default=0)


def say(*words):
    """Answer a line, at once."""
    print(*words, flush=True)


for line in sys.stdin:
    word, _, data = line.strip().partition(" ")
    if word == "coronet":
        say("hello", json.dumps({"protocol": 1, "name": "Lowest number"}))
    elif word == "game":
        say("ready")
    elif word == "choose":
        say("bestmove", lowest(json.loads(data)))
    elif word == "quit":
        break
