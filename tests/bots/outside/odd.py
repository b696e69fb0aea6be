"""A bot from outside that is odd in one way: `odd.py WAY [FILE]`. Otherwise it plays the first legal choice.

With a FILE it writes its process there when it starts; `-once` ways are odd when FILE.odd is not there yet.
"""

import json
import os
import sys
import time
from pathlib import Path

WAY = sys.argv[1]
FILE = Path(sys.argv[2]) if len(sys.argv) > 2 else None
ANSWERS = {
    "nonsense": b"mumble mumble",
    "binary": b"\xff\xfe",
    "endless": b"x" * 200_000,
    "illegal": b"bestmove play the Queen of Sheba",
    "twice": b"bestmove FIRST\nbestmove play nothing",
    "flood": b"bestmove FIRST\n" + b"x\n" * 5_000_000,
    "chatty": b"info thinking\ninfo still thinking\nbestmove LAST",
}


def say(text):
    sys.stdout.buffer.write(text + b"\n")
    sys.stdout.flush()


def sleep_for_ever():
    while True:
        time.sleep(60)


def is_first():
    try:
        FILE.with_suffix(".odd").touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def answer(legal):
    if WAY == "dies" or (WAY == "dies-once" and is_first()):
        print("I was never any good at this", file=sys.stderr, flush=True)
        sys.exit(3)
    if WAY == "hangs" or (WAY == "hangs-once" and is_first()):
        sleep_for_ever()
    return ANSWERS.get(WAY, b"bestmove FIRST").replace(b"FIRST", legal[0].encode()).replace(b"LAST", legal[-1].encode())


if FILE is not None:
    with FILE.open("a") as out:
        out.write(f"{os.getpid()}\n")
for line in sys.stdin:
    word, _, data = line.strip().partition(" ")
    if word == "coronet" and WAY == "silent":
        sleep_for_ever()
    if word == "coronet" and WAY == "old":
        say(b'hello {"protocol": 0}')
    elif word == "coronet":
        say(b'hello {"protocol": 1, "games": ["r", "rebel"]}')
    elif word == "game" and WAY == "polite":
        say(b"bestmove thank you for the last game\nready")
    elif word == "game":
        say(b"no I am tired" if WAY == "declines" else b"ready")
    elif word == "choose":
        say(answer(json.loads(data)["legal"]))
    elif word == "quit" and WAY != "stubborn":
        break
if WAY == "stubborn":
    sleep_for_ever()
