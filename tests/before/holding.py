"""Whether data of today holds all that data of before held: objects may have gained keys, and nothing else."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any


def differences(before: Any, today: Any, where: str = "$") -> Iterator[str]:
    """Each place at which something of before is gone or another."""
    if isinstance(before, dict) and isinstance(today, dict):
        for key, value in before.items():
            if key in today:
                yield from differences(value, today[key], f"{where}.{key}")
            else:
                yield f"{where}.{key} is gone; it was {value!r}"
    elif isinstance(before, list) and isinstance(today, list) and len(before) == len(today):
        for at, (value, now) in enumerate(zip(before, today, strict=True)):
            yield from differences(value, now, f"{where}[{at}]")
    elif type(before) is not type(today) or not (before == today or _is_close(before, today)):
        yield f"{where} was {before!r} and is {today!r}"


def _is_close(before: Any, today: Any) -> bool:
    """Whether two worths are the same but for the last digits, in which processors differ."""
    return isinstance(before, float) and math.isclose(before, today, rel_tol=1e-9, abs_tol=1e-12)
