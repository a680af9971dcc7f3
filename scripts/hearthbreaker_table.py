"""Bring docs/tables/HEARTHBREAKER.csv up to date: the cards of the collection, and their games.

    python scripts/hearthbreaker_table.py              # rewrites names and texts, keeps the counts
    python scripts/hearthbreaker_table.py RECORDINGS   # plays all .hsreplay of a folder and counts
    python scripts/hearthbreaker_table.py --dealt DEALT   # the same of games dealt for this
    python scripts/hearthbreaker_table.py --check      # exit code 1 if that would change anything

`games` are the recorded games in which it was played, not countered, and every state was equal;
`dealt` those of games that hearthbreaker played for this, with decks that hold it many times.
`text` is where its text stands: a module of hsreplay_sim/hearthbreaker/cards, `agreed` where it is
resolved as the server does, empty where the keywords and numbers on the card are all. A card with
less than ten games has a remark that says why its text holds all the same.
"""

from __future__ import annotations

import csv
import io
import sys
from collections import Counter
from itertools import chain
from pathlib import Path

import hsreplay_sim
from hsreplay_sim.hearthbreaker.cards.card_set import TEXTS, cards, scripts
from hsreplay_sim.hearthbreaker.cards.collection import COLLECTION
from hsreplay_sim.hearthbreaker.dump import state_differences
from hsreplay_sim.hearthbreaker.files.states import read_states
from hsreplay_sim.hearthbreaker.player import ScriptedPlayer
from hsreplay_sim.hearthbreaker.scripted import PlayMove, ScriptedGame
from printing import TABLES, keep

TABLE = TABLES / "HEARTHBREAKER.csv"
HEAD = ("card", "name", "games", "dealt", "text", "remark")
ENOUGH = 10
DEALT = 8

REMARKS = {
    "GVG_031": "Played in eight games and countered in each, since hearthbreaker writes no deck"
    " that holds a minion: its cost and what answers it are compared, its effect is the server's.",
}
"""Why the text of a card with too few games holds."""


def place(card_id: str) -> str:
    """Where the text of a card stands.

    Raises:
        LookupError: nowhere.
    """
    for module in TEXTS:
        if card_id in vars(module):
            return module.__name__.rpartition(".")[2]
    script = scripts().find(cards().get(card_id), card_id)
    if script is None:
        raise LookupError(f"{card_id} is in the collection and has no text")
    return "agreed" if script.card_id else ""


def table(games: dict[str, int], dealt: dict[str, int]) -> str:
    """The table with these counts."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(HEAD)
    for card in map(cards().get, sorted(COLLECTION)):
        if card is not None and card.collectible:
            remark = REMARKS.get(card.id, "")
            seen = games.get(card.id, 0), dealt.get(card.id, 0)
            writer.writerow((card.id, card.name, *seen, place(card.id), remark))
    return out.getvalue()


def counts(text: str, column: str) -> dict[str, int]:
    """The counts that a column of a table holds."""
    return {row["card"]: int(row[column]) for row in csv.DictReader(io.StringIO(text))}


def compared(path: Path) -> set[str]:
    """The cards played in a game, countered ones left out; none when any state differs."""
    (game,) = hsreplay_sim.load(path)
    assert isinstance(game, ScriptedGame)
    dumps = {each.n: each.state for each in read_states(path.with_suffix(".states.jsonl.gz"))}
    player = ScriptedPlayer(game)
    played: set[str] = set()
    done, countered = None, 0
    for step in chain(player.steps(), (None,)):
        if done is not None:
            if state_differences(dumps.get(done.number), player.dump()):
                return set()
            if isinstance(done.move, PlayMove) and len(player.rules.countered) == countered:
                played.add(player.card_played)
            countered = len(player.rules.countered)
        done = step
    names = (player.cards.by_name(name) for name in played)
    return {card.id for card in names if card is not None}


def count(folder: Path) -> dict[str, int]:
    """In how many games of a folder each card was played."""
    found: Counter[str] = Counter()
    for path in sorted(folder.glob("*.hsreplay")):
        found.update(compared(path))
    return dict(found)


def main(arguments: list[str]) -> int:
    """Rewrite the table, or check it."""
    text = TABLE.read_text("utf-8") if TABLE.exists() else ""
    columns = {column: counts(text, column) for column in ("games", "dealt")}
    asked = [each for each in arguments if each not in ("--check", "--dealt")]
    if asked:
        columns["dealt" if "--dealt" in arguments else "games"] = count(Path(asked[0]))
    return keep(TABLE, table(columns["games"], columns["dealt"]), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
