"""The arithmetic of fair shuffles once more, straight from the design page and with nothing of the package.

`python -m tests.table.fair_by_hand` writes the test vectors anew; the page's tests read them too.
"""

from __future__ import annotations

import hmac
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

VECTORS = Path(__file__).with_name("fair-vectors.json")
GAME = {
    "game": "rebel",
    "rules": 1,
    "seats": ["person:1", "person:2", "bot:good", "person:3"],
    "settings": {"players": 4, "edition": "deluxe", "rounds": ["royal-decree"], "length": 1, "open_memory": False},
}
ROWS = ['{"seat":2,"choice":"play Q7"}', '{"seat":0,"choice":null}', ""]


def purpose(name: str) -> bytes:
    return f"coronet/1/{name}".encode() + b"\x00"


def keyed(key: bytes, *parts: bytes) -> bytes:
    return hmac.new(key, b"".join(parts), sha256).digest()


def u32(number: int) -> bytes:
    return number.to_bytes(4, "big")


def draw(key: bytes, number: int, size: int) -> int:
    attempt = 0
    while True:
        word = int.from_bytes(keyed(key, purpose("draw"), u32(number), u32(attempt))[:8], "big")
        if word < 2**64 - 2**64 % size:
            return word % size
        attempt += 1


def vectors() -> dict[str, Any]:
    shares = [bytes(range(32)), sha256(b"share of seat 1").digest(), None, None]
    announced = [shares[0], shares[1], None, sha256(b"never opened").digest()]
    hashes = [None if share is None else sha256(purpose("share") + share).hexdigest() for share in announced]
    canonical = json.dumps(GAME, sort_keys=True, separators=(",", ":"))
    settings_hash = sha256(purpose("game") + canonical.encode()).digest()
    secret, game_id = sha256(b"secret of the server").digest(), bytes(range(100, 116))
    commitment = sha256(purpose("commit") + game_id + settings_hash + secret).digest()
    parts = b"".join(bytes([len(share or b"")]) + (share or b"") for share in shares)
    key = keyed(secret, purpose("seed"), game_id, settings_hash, parts)
    marks = []
    for rev, body in zip((0, 41, 2**32 - 1), ROWS, strict=True):
        mark = keyed(keyed(secret, purpose("mark"), u32(rev)), body.encode())[:16]
        marks.append({"rev": rev, "body": body, "mark": mark.hex()})
    deal, left = [], list(range(40))
    for number in range(39):
        deal.append(left.pop(draw(key, number, len(left))))
    return {
        "sealed": GAME,
        "canonical": canonical,
        "game_id": game_id.hex(),
        "secret": secret.hex(),
        "hashes": hashes,
        "shares": [share and share.hex() for share in shares],
        "settings_hash": settings_hash.hex(),
        "commitment": commitment.hex(),
        "key": key.hex(),
        "draws": {str(size): [draw(key, number, size) for number in range(12)] for size in (2, 3, 10, 40)},
        "deal_of_40": deal,
        "marks": marks,
        "bot_words": [keyed(key, purpose("bot"), bytes([s]), u32(7))[:8].hex() for s in range(4)],
        "wait_words": [keyed(key, purpose("wait"), bytes([s]), u32(7))[:8].hex() for s in range(4)],
    }


if __name__ == "__main__":
    VECTORS.write_text(json.dumps(vectors(), indent=1) + "\n", encoding="utf-8")
