"""Pictures that move: stills that the browser has taken, one after the other in one WebP file.

The container is simple (RIFF chunks: a header, how often it plays, a frame each with its time and its picture), and the
browser has packed the pictures already, so nothing is decoded or packed anew.
"""

from __future__ import annotations

from typing import NamedTuple

HAS_FRAMES = 0x02
OVER_THE_LAST = 0x02  # a frame replaces what lay there before


class Still(NamedTuple):
    """A picture as the browser gives it, and for how many milliseconds it stands."""

    picture: bytes
    milliseconds: int


def moving_picture(stills: list[Still], width: int, height: int) -> bytes:
    """The stills as one file that plays for ever; those that look the same stand as one."""
    frames = b"".join(_frame(still, width, height) for still in _joined(stills))
    canvas = HAS_FRAMES.to_bytes(4, "little") + _three(width - 1) + _three(height - 1)
    body = b"WEBP" + _chunk(b"VP8X", canvas) + _chunk(b"ANIM", bytes(6)) + frames
    return _chunk(b"RIFF", body)


def _joined(stills: list[Still]) -> list[Still]:
    joined: list[Still] = []
    for still in stills:
        if joined and joined[-1].picture == still.picture:
            joined[-1] = Still(still.picture, joined[-1].milliseconds + still.milliseconds)
        else:
            joined.append(still)
    return joined


def _frame(still: Still, width: int, height: int) -> bytes:
    place = _three(0) + _three(0) + _three(width - 1) + _three(height - 1) + _three(still.milliseconds)
    return _chunk(b"ANMF", place + bytes([OVER_THE_LAST]) + _picture_in(still.picture))


def _picture_in(webp: bytes) -> bytes:
    """The chunk with the picture itself, of a file with one."""
    at = 12  # after RIFF, its length and WEBP
    while at < len(webp):
        name, size = webp[at : at + 4], int.from_bytes(webp[at + 4 : at + 8], "little")
        if name in (b"VP8 ", b"VP8L"):
            return _chunk(name, webp[at + 8 : at + 8 + size])
        at += 8 + size + size % 2
    raise ValueError("a WebP file without a picture")


def _chunk(name: bytes, body: bytes) -> bytes:
    return name + len(body).to_bytes(4, "little") + body + bytes(len(body) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
