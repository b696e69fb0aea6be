"""People: tokens and their hashes, table codes, names."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata

LONGEST_NAME = 24
CODE_LENGTH = 10
TYPED_LENGTH = 8
CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
BLANKS = " \u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing
READ_AS = str.maketrans({"I": "1", "L": "1", "O": "0", "U": "V"})
CONSONANTS, VOWELS = "BDFGKLMRSTVZ", "AIOU"  # none of them sounds or looks like another
HEARD_AS = str.maketrans({"P": "B", "C": "K", "Q": "K", "N": "M", "W": "V", "E": "I", "Y": "I"})
SYLLABLES = 3


def new_id() -> int:
    """A random 63-bit id."""
    return secrets.randbits(62) + 1


def id_from(guest_id: int, command_id: str) -> int:
    """The id of the table that a command opens: a repeat of the command finds the same one."""
    digest = hashlib.sha256(f"{guest_id} {command_id}".encode()).digest()
    return (int.from_bytes(digest[:8], "big") >> 2) + 1


def new_token(size: int = 32) -> str:
    """A secret that is a right: 32 bytes for a person or seat, 16 for a link."""
    return secrets.token_urlsafe(size)


def token_hash(token: str) -> bytes:
    """What the store keeps of a token; random tokens need no slow hash."""
    return hashlib.sha256(token.encode()).digest()


def new_code(length: int = CODE_LENGTH) -> str:
    """A table's address, or a code to type: random letters of Crockford's base 32."""
    return "".join(secrets.choice(CROCKFORD) for _ in range(length))


def read_code(text: str) -> str:
    """A code as somebody typed it."""
    return text.upper().translate(READ_AS)


def new_letters() -> str:
    """A code that can be said aloud: three syllables of six letters, such as BAKOMI."""
    return "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES))


def read_letters(text: str) -> str | None:
    """Such a code as somebody heard and typed it, in small letters or with gaps; None where it is none."""
    letters = re.sub(r"[\s-]", "", text).upper().translate(HEARD_AS)
    return letters if re.fullmatch(f"([{CONSONANTS}][{VOWELS}]){{{SYLLABLES}}}", letters) else None


def clean_name(name: str) -> str | None:
    """A name that can be shown: trimmed, without control and direction characters; None when nothing is left."""
    return _shown(name, LONGEST_NAME)


def clean_line(text: str, longest: int) -> str | None:
    """A line of chat that can be shown; None when nothing is left."""
    return _shown(text, longest)


def _shown(text: str, longest: int) -> str | None:
    """One line without control and direction characters; None when nothing of it could be seen."""
    line = unicodedata.normalize("NFC", re.sub(r"\s", " ", text))
    line = "".join(char for char in line if unicodedata.category(char)[0] != "C")
    line = re.sub(" +", " ", line).strip()[:longest].strip()
    return line if any(char not in BLANKS for char in line) else None
