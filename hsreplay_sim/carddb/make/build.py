"""Makes the card store from public card data.

    python -m hsreplay_sim.carddb.make.build --from-pypi                 # downloads ~135 releases
    python -m hsreplay_sim.carddb.make.build --from-history FILE.jsonl.xz

The first form reads CardDefs.xml out of the releases of `hearthstone` and `hearthstone-data` on
PyPI, downloaded with pip; it is the only thing in this project that uses the network. `--keep`
writes the extracted history, from which the second form makes the same store. `--releases` names
the releases to read in place of those that `releases.txt` pins. `before_18792.json` holds what no
release says: the cards and renames before build 18792.
"""

from __future__ import annotations

import argparse
import json
import lzma
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import astuple

from hsreplay_sim.carddb.card import Card
from hsreplay_sim.carddb.container import pack
from hsreplay_sim.carddb.history import History, Row, Span, State, decode, encode
from hsreplay_sim.carddb.make.fill import fill_gaps
from hsreplay_sim.carddb.make.folding import Folding, Rename, find_renames
from hsreplay_sim.carddb.pool import PoolRow, pool_row
from hsreplay_sim.carddb.store import DATA_FILE

HERE = Path(__file__).parent
PACKAGE = HERE.parent
BEFORE_FILE = HERE / "before_18792.json"

Patches = dict[str, list[Row]]


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; 0 when the store was written."""
    options = _parser().parse_args(arguments)
    if options.from_history:
        history = read_history(options.from_history)
    else:
        from hsreplay_sim.carddb.make.pypi import history_from_pypi

        history = history_from_pypi(options.releases)
    if options.keep:
        write_history(history, options.keep)
    data = build_store(history, *read_before(options.before))
    options.output.write_bytes(data)
    sys.stdout.write(
        f"{options.output}: {len(history.cards)} cards, {len(history.builds)} builds,"
        f" {len(data) / 1e6:.2f} MB\n"
    )
    return 0


def read_history(path: Path) -> History:
    """An extracted history: a line with builds and sources, then a row for each card."""
    with lzma.open(path, "rt", encoding="utf-8") as file:
        head: dict[str, Any] = json.loads(next(file))
        rows: list[Row] = [json.loads(line) for line in file]
    return History(head["builds"], head["sources"], {row[0]: decode(row) for row in rows})


def write_history(history: History, path: Path) -> None:
    """The form that :func:`read_history` reads."""
    with lzma.open(path, "wt", preset=6, encoding="utf-8") as file:
        lines = [{"builds": history.builds, "sources": history.sources}]
        for line in (*lines, *_rows(history.cards)):
            file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


def read_before(path: Path) -> tuple[Patches, list[Rename]]:
    """The differences before the first sampled build: of cards, by id, and renames.

    A span of a card is `[first build, first build after, [tag, value, …], text or ""]`; where the
    play requirements were others, they follow: `[requirement, parameter, …]`.
    """
    data = json.loads(path.read_text(encoding="utf-8"))
    patches: Patches = {}
    for card_id, spans in data["cards"].items():
        patches[card_id] = [
            [since, until, _flat(tags), text, *map(_flat, requirements)]
            for since, until, tags, text, *requirements in spans
        ]
    return patches, [(old, new, build) for old, new, build in data["renames"]]


def _flat(values: dict[str, int]) -> list[int]:
    return [int(number) for pair in values.items() for number in pair]


def build_store(history: History, patches: Patches, early_renames: Iterable[Rename]) -> bytes:
    """The bytes of the store."""
    renames = sorted(
        {*find_renames(history.cards), *early_renames}, key=lambda rename: (rename[2], rename[0])
    )
    canonical = Folding(history.cards, renames).table()
    fill_gaps(history.cards, canonical)
    head = {
        "builds": history.builds,
        "renames": renames,
        "patches": patches,
        "patch_builds": sorted(
            {b for spans in patches.values() for span in spans for b in span[:2]}
        ),
    }
    ids = sorted(history.cards)
    sections: dict[str, Any] = {
        "sources": history.sources,
        "canonical": canonical,
        "ids": ids,
        "dbf": [_first(history.cards[card_id]).dbf for card_id in ids],
        "names": _names(history, ids),
        "collectible": _pool_rows(history, collectible=True),
        "uncollectible": _pool_rows(history, collectible=False),
    }
    return pack(_rows(history.cards), head, sections)


def _rows(cards: dict[str, list[Span]]) -> list[Row]:
    return [encode(card_id, cards[card_id]) for card_id in sorted(cards)]


def _first(spans: list[Span]) -> State:
    state = spans[0][1]
    assert state is not None
    return state


def _names(history: History, ids: list[str]) -> dict[str, list[int]]:
    """Every name a card has had to the places in `ids` of the cards that had it."""
    names: dict[str, list[int]] = {}
    for place, card_id in enumerate(ids):
        for name in sorted({state.name for _, state in history.cards[card_id] if state}):
            if name:
                names.setdefault(name, []).append(place)
    return dict(sorted(names.items()))


def _pool_rows(history: History, *, collectible: bool) -> list[list[object]]:
    """Return `[since, until (0 = still so), row]` for every stretch of builds with the same row."""
    found: list[list[object]] = []
    for card_id in sorted(history.cards):
        open_row: PoolRow | None = None
        for build, state in history.cards[card_id]:
            row = _pool_row(card_id, state, collectible) if state else None
            if row == open_row:
                continue
            if open_row is not None:
                found[-1][1] = build
            if row is not None:
                found.append([build, 0, astuple(row)])
            open_row = row
    return found


def _pool_row(card_id: str, state: State, collectible: bool) -> PoolRow | None:
    card = Card(card_id, state.dbf, "", "", state.tags, (), (), {}, None, 0)
    return pool_row(card) if card.collectible == collectible else None


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m hsreplay_sim.carddb.make.build", description=__doc__
    )
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--from-history", type=Path, metavar="FILE", help="an extracted history")
    source.add_argument("--from-pypi", action="store_true", help="download the releases with pip")
    parser.add_argument(
        "--releases",
        nargs="+",
        metavar="NAME==VERSION",
        help="with --from-pypi: only these releases",
    )
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="also write the history (.jsonl.xz)"
    )
    parser.add_argument("--before", type=Path, default=BEFORE_FILE, help=argparse.SUPPRESS)
    parser.add_argument(
        "--output", type=Path, default=PACKAGE / DATA_FILE, help="default: the package"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
