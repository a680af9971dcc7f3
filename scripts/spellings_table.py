"""Print formats/powerlog/shapes/printed.csv: tags that clients call otherwise than today.

    python scripts/spellings_table.py         # reads all logs of the corpus, rewrites the table

A row is a tag, the first build of a recording that prints it so, and what is printed. A tag that
every build calls by its public name has no row.
"""

from __future__ import annotations

import gzip
import re
import sys
from collections import Counter, defaultdict
from pathlib import Path

from hearthstone.enums import GameTag

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from corpus import corpus_dir  # noqa: E402  # the tests say where the recordings are
from hsreplay_sim.formats import open_replay  # noqa: E402
from hsreplay_sim.formats.powerlog.shapes.forms import build_by_forms  # noqa: E402
from hsreplay_sim.formats.powerlog.shapes.spellings import PRINTED  # noqa: E402
from hsreplay_sim.replay.recording import Recording  # noqa: E402

_TAG = re.compile(r"Debug\w+\(\) - .*?tag=(\w+) value=", re.ASCII)
_NEWEST_NAMES = {int(tag): tag.name for tag in reversed(GameTag)}

_FEW = 5

Printed = dict[int, dict[int, Counter[str]]]
"""Tag → build → how often it is printed how."""


def printed_in(paths: list[Path]) -> Printed:
    """Count what the logs of the corpus print."""
    found: Printed = defaultdict(lambda: defaultdict(Counter))
    for path in paths:
        text = gzip.decompress(path.read_bytes()).decode("utf-8", "replace")
        if "GameState.DebugPrintPower" not in text:
            continue
        games = [game for game in open_replay(path) if isinstance(game, Recording)]
        build = build_by_forms(games[0])
        for name, count in Counter(_TAG.findall(text)).items():
            number = int(name) if name.isdigit() else GameTag.__members__.get(name, -1)
            if number >= 0:
                found[int(number)][build][name] += count
    return found


def rows(printed: Printed) -> list[tuple[int, int, str]]:
    """(tag, first build, printed) wherever the table of today's names does not do."""
    found = []
    for tag, builds in sorted(printed.items()):
        changes: list[tuple[int, str, int]] = []
        for build, names in sorted(builds.items()):
            name, count = names.most_common(1)[0]
            if not changes or changes[-1][1] != name:
                changes.append((build if changes else 0, name, count))
        if any(name != _NEWEST_NAMES.get(tag, str(tag)) for _, name, _ in changes):
            found += [(tag, build, name) for build, name, _ in _lasting(changes)]
    return found


def _lasting(changes: list[tuple[int, str, int]]) -> list[tuple[int, str, int]]:
    """Without names that stand here and there between two times of another: of changed clients."""
    found: list[tuple[int, str, int]] = []
    for change in changes:
        if len(found) > 1 and found[-2][1] == change[1] and found[-1][2] < _FEW:
            found.pop()
        else:
            found.append(change)
    return found


def main() -> int:
    """Rewrite the table."""
    found = rows(printed_in(sorted(corpus_dir("powerlog").glob("*.gz"))))
    lines = ["tag,since,printed", *(",".join(map(str, row)) for row in found)]
    PRINTED.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
