"""What recordings adopt because a card has no class: the ids, by how many actions need them.

All recordings are verified once; the result is kept until the package or the recordings change.
"""

from __future__ import annotations

import csv
import hashlib
import json
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from hsreplay_sim.app.api import verify
from hsreplay_sim.app.inputs.archive import CHECKOUT
from hsreplay_sim.app.options import VerifyOptions
from hsreplay_sim.base.errors import HsReplayError
from hsreplay_sim.formats import open_replay
from sheets.cards import newest, one_line, set_of
from sheets.choice import Choice
from sheets.corpus import Corpus, cache_folder, each_of, say

if TYPE_CHECKING:
    from hsreplay_sim.app.api import AnyGame

OTHER_GAMES = ("battlegrounds", "mercenaries", "puzzle")
"""Kinds of games that are not verified."""

Eras = dict[int, str]
"""Number of a game in its file → its era."""


@dataclass(slots=True)
class GameGaps:
    """Of one game: its actions, and those adopted for want of a card."""

    file: str
    number: int
    era: str = "?"
    actions: int = 0
    unverifiable: int = 0
    reasons: dict[str, int] = field(default_factory=dict)
    cards: dict[str, int] = field(default_factory=dict)


def gaps(corpus: Corpus, choice: Choice, top: int) -> Iterator[str]:
    """The ids without a class that recordings need most."""
    if not corpus.files:
        say(f"no recordings in {corpus.folder} (--corpus names another folder)")
        return
    yield from ranked(_verified(corpus), choice, top)


def ranked(games: list[GameGaps], choice: Choice, top: int) -> Iterator[str]:
    """Actions, games, set, eras and card, a line for each of the first ids."""
    actions, reasons = Counter[str](), Counter[str]()
    eras: dict[str, Counter[str]] = defaultdict(Counter)
    played_in: Counter[str] = Counter()
    for game in games:
        reasons.update(game.reasons)
        actions.update(game.cards)
        played_in.update(game.cards.keys())
        for card_id, times in game.cards.items():
            eras[card_id][game.era] += times
    every, lost = sum(g.actions for g in games), sum(g.unverifiable for g in games)
    told = ", ".join(f"{reason} {times}" for reason, times in reasons.most_common())
    yield f"{every} actions, {lost} unverifiable{': ' if told else ''}{told}"
    collectible = sum((card := newest(each)) is not None and card.collectible for each in actions)
    kinds = f"{len(actions)} ids without a class, {collectible} of them collectible"
    yield f"{kinds}; actions, games, set, eras, card"
    yield ""
    wanted = [each for each, _ in actions.most_common() if _belongs(each, choice)]
    for each in wanted[:top]:
        card = newest(each)
        of_set = set_of(card) if card else "?"
        when = ",".join(era for era, _ in eras[each].most_common(2))
        counted = f"{actions[each]:>5} {played_in[each]:>4}"
        yield f"{counted}  {of_set:<14.14} {when:<16.16} {one_line(each, width=90)}"


def _belongs(card_id: str, choice: Choice) -> bool:
    card = newest(card_id)
    if card is None:
        return not choice.set and not choice.card_class
    return choice.belongs(card)


def _verified(corpus: Corpus) -> list[GameGaps]:
    """Every game of the recordings, verified now or before."""
    path = cache_folder() / f"gaps-{_stamp(corpus)}.json"
    if path.exists():
        return [GameGaps(**each) for each in json.loads(path.read_text("utf-8"))]
    say(f"verifying {len(corpus.files)} recordings, once")
    start = time.monotonic()
    wanted = wanted_games(corpus)
    jobs = [(file, wanted and wanted.get(file.name, {})) for file in corpus.files]
    asked = [job for job in jobs if job[1] is None or job[1]]
    found = [game for games in each_of(_verify_file, asked, corpus.jobs) for game in games]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps([asdict(each) for each in found]), "utf-8")
    say(f"verified {len(asked)} recordings in {time.monotonic() - start:.0f} s")
    return found


def _stamp(corpus: Corpus) -> str:
    """Another one when a module of the package or a recording is another."""
    told = hashlib.sha256(corpus.key.encode())
    for path in sorted((CHECKOUT / "hsreplay_sim").rglob("*.py")):
        told.update(path.relative_to(CHECKOUT).as_posix().encode() + path.read_bytes())
    return told.hexdigest()[:16]


def wanted_games(corpus: Corpus) -> dict[str, Eras] | None:
    """File → the games of it that manifest.csv counts; None, all, where there is no manifest."""
    manifest = corpus.folder / "manifest.csv"
    if not manifest.exists():
        return None
    found: dict[str, Eras] = defaultdict(dict)
    with manifest.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            if row["role"] == "primary" and row["game_type"] not in OTHER_GAMES:
                found[row["split_file"]][int(row["game_index"] or 0) + 1] = row["era"]
    return found


def _verify_file(job: tuple[Path, Eras | None]) -> list[GameGaps]:
    path, wanted = job
    found = []
    try:
        for game in open_replay(str(path)).games:
            if wanted is None or game.index in wanted:
                era = wanted[game.index] if wanted else "?"
                found.append(_verify(path.name, game, era))
    except HsReplayError as error:
        found.append(GameGaps(path.name, 0, reasons={f"error {type(error).__name__}": 1}))
    return found


def _verify(file: str, game: AnyGame, era: str) -> GameGaps:
    number = game.index
    try:
        tally = verify(game, VerifyOptions(max_divergences=1)).tally
    except HsReplayError as error:
        return GameGaps(file, number, era, reasons={f"error {type(error).__name__}": 1})
    actions = tally.actions
    reasons, cards = dict(tally.reasons), dict(tally.unimplemented)
    return GameGaps(file, number, era, actions.total, actions.unverifiable, reasons, cards)
