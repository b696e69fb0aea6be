"""Writes the units that a page needs which has its house inside: one WebAssembly file each, and their index.

python scripts/units.py FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from coronet.bots.units import UNITS
from coronet.kernel.wasm import write_units


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("wanted: the folder to write the units into")
    write_units(Path(sys.argv[1]), UNITS)


if __name__ == "__main__":
    main()
