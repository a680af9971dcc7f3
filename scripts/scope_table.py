"""Print docs/tables/SCOPE.md: which tags are not compared, or not everywhere, and why.

    python scripts/scope_table.py            # rewrites the page
    python scripts/scope_table.py --check    # exit code 1 if it is not current

The rows are those of hsreplay_sim/verifier/tags/scope.py.
"""

from __future__ import annotations

import sys

from hsreplay_sim.base.tags import tag_name
from hsreplay_sim.verifier.tags import scope
from printing import TABLES, keep, table

PAGE = TABLES / "SCOPE.md"
HEAD = """\
# Tags that are not compared, or not everywhere

Printed by `scripts/scope_table.py` from `verifier/tags/scope.py`. Every other tag is compared.
"""
PARTS = {
    "Out of scope: a report counts their changes apart": scope.OUT_OF_SCOPE,
    "Not compared where a packet describes an entity; their changes are": (
        scope.UNCOMPARED_IN_DESCRIPTIONS
    ),
    "An entity may have them although its description does not list them": scope.UNLISTED,
    "They say something of the time in which a card was hidden": scope.OF_HIDDEN_PAST,
    "A card may be shown with them although the engine knows nothing of it": scope.NEWS_OF_THE_PAST,
    "Announcements: compared at the end of an action, not on the way": scope.END_STATE_ONLY,
}


def printed() -> str:
    """The page: a table for each reason to leave a tag out."""
    parts = [HEAD]
    for title, tags in PARTS.items():
        rows = ((str(tag), tag_name(tag), _why(tag, text)) for tag, text in sorted(tags.items()))
        parts += [f"\n## {title}\n\n", *table(("tag", "name", "why"), rows)]
    return "".join(parts)


def _why(tag: int, text: str) -> str:
    """The reason without the name that stands before it."""
    return text.removeprefix(f"{tag_name(tag)}: ")


def main(arguments: list[str]) -> int:
    """Rewrite the page, or check it."""
    return keep(PAGE, printed(), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
