"""Card sheets: all that is known about a card, on one page, for whoever writes its class.

    python scripts/cardsheet.py ID...                sheets of these cards (ids or names)
    python scripts/cardsheet.py --set SPACE [--class MAGE] [--todo] [--tokens]   of a set
    python scripts/cardsheet.py --list --set SPACE --todo      one line per card instead
    python scripts/cardsheet.py --grep 'next .* costs' --todo  cards whose text matches
    python scripts/cardsheet.py --coverage           how much is implemented, by set
    python scripts/cardsheet.py --gaps powerlog      what recordings adopt for want of a class
    python scripts/cardsheet.py --lint [ID...|--set SET]       classes unlike their text
    python scripts/cardsheet.py --structure [ID...|--set SET]  effects unlike those of the text
    python scripts/cardsheet.py --same               texts that classes say in two ways

A sheet: texts by build; tags; what the text needs; kin (ids with the same stem: enchantments e,
tokens t, options a/b) and what recordings show the card to make; cards named in the text; the
nearest wordings that have a class, with its source; recorded blocks, nearest build first. Ids
marked * have no class yet.

The recordings are those of ../shared/corpus/powerlog, or of the folder that --corpus names. They
are read once (about a minute) into ${XDG_CACHE_HOME:-~/.cache}/hsreplay-sim/cardsheet.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path


def main() -> int:
    """Hand over to the package beside this file."""
    sys.path.insert(0, str(Path(__file__).resolve().parent))
    from sheets.command import main as command

    try:
        return command(sys.argv[1:], str(__doc__))
    except BrokenPipeError:  # whoever read the sheets has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
