"""Print base/enums.json: the public names of tags and values, as hearthstone has them.

    python scripts/enums_table.py            # rewrites the table
    python scripts/enums_table.py --check    # exit code 1 if it is not current

To import hearthstone.enums takes longer than to read a game. The table is asked as long as it is
made from the hearthstone that is installed; of another one the names are taken from there.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from zlib import crc32

from hearthstone import enums

from hsreplay_sim.base.enums import PUBLIC, read_public
from printing import keep


def printed() -> str:
    """The table: what it is made from, the enums of tags, and the members of each enum."""
    of_tags, members = read_public(enums)
    source = crc32(Path(enums.__file__).read_bytes())
    return json.dumps({"source": source, "tags": of_tags, "enums": members}, indent=0) + "\n"


def main(arguments: list[str]) -> int:
    """Rewrite the table, or check it."""
    return keep(PUBLIC, printed(), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
