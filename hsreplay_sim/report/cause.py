"""Probable causes of divergences, each with its evidence; no evidence, no cause.

Only the reports are looked at: what differs, by how much, and what differed before, in this game
or in those that were verified before it.
Rules are tried in order, the first that applies wins (docs/tables/CAUSES.md lists them).
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

from hsreplay_sim.report.model import Cause, Divergence, GameReport
from hsreplay_sim.report.text import entity_text

RANDOM = ("E201", "E202", "E203")
Seen = dict[tuple[int | str, str], Divergence]
"""Entity or card, and tag → the first divergence of it."""

STATS = ("ATK", "HEALTH", "COST", "DURABILITY", "ARMOR")


def explain(game: GameReport) -> None:
    """Give each divergence of `game` without a cause the one its neighbours are evidence of."""
    steps: dict[int, list[Divergence]] = defaultdict(list)
    for divergence in game.divergences:
        steps[divergence.step].append(divergence)
    seen: Seen = {}
    explained = []
    for divergence in game.divergences:
        neighbours = steps[divergence.step]
        cause = divergence.cause or of_neighbours(divergence, neighbours)
        explained.append(replace(divergence, cause=cause or _differed_before(divergence, seen)))
        for key in _keys(divergence):
            seen.setdefault(key, divergence)
    game.divergences[:] = explained


def of_neighbours(divergence: Divergence, step: list[Divergence]) -> Cause | None:
    """The cause that the other divergences of the action are evidence of."""
    return (
        _follows_random(divergence, step)
        or _same_delta(divergence, step)
        or _same_values(divergence, step)
    )


def _follows_random(divergence: Divergence, step: list[Divergence]) -> Cause | None:
    if divergence.code in RANDOM:
        return None
    root = next((d for d in step if d.code in RANDOM), None)
    if root is None:
        return None
    text = "a random outcome was drawn otherwise in this action"
    return Cause("random", text, f"{root.code} at line {root.line}: {root.note or root.block}")


def _delta(divergence: Divergence) -> int | None:
    logged, simulated = divergence.logged, divergence.simulated
    if isinstance(logged, int) and isinstance(simulated, int):
        return logged - simulated
    return None


def _same_delta(divergence: Divergence, step: list[Divergence]) -> Cause | None:
    delta, tag = _delta(divergence), divergence.tag
    if not delta or tag is None or tag.name not in (*STATS, "DAMAGE"):
        return None
    alike = [d for d in step if d.tag == tag and d.entity and _delta(d) is not None]
    if len({d.entity for d in alike}) < 2 or any(_delta(d) != delta for d in alike):
        return None
    text = "one modifier applies on one side only (spell damage, an aura, a cost change)"
    entities = ", ".join(entity_text(d.entity) for d in alike[:4])
    return Cause(
        "same-delta", text, f"{tag.name} logged − simulated = {delta} on each of {entities}"
    )


def _same_values(divergence: Divergence, step: list[Divergence]) -> Cause | None:
    tag = divergence.tag
    alike = [d for d in step if d.tag == tag and _delta(d)]
    if tag is None or len(alike) < 2 or divergence not in alike:
        return None
    if sorted(map(str, (d.logged for d in alike))) != sorted(
        map(str, (d.simulated for d in alike))
    ):
        return None
    text = "the same values on other entities: the order of resolution or the target differs"
    entities = ", ".join(entity_text(d.entity) for d in alike[:4])
    return Cause("same-values", text, f"{tag.name} is permuted among {entities}")


def _keys(divergence: Divergence) -> list[tuple[int | str, str]]:
    """Return what a later divergence may have in common with this: (entity or card, tag)."""
    entity, tag = divergence.entity, divergence.tag
    if entity is None or tag is None:
        return []
    return [(each, tag.name) for each in (entity.id, entity.card_id) if each]


Alike = tuple[str, str, str, str]
"""Card, tag, code, and the kind of the action."""


class Earlier:
    """The differences in the games of a run so far, by tag of a card and kind of action."""

    def __init__(self) -> None:
        self._seen: dict[Alike, list[Divergence]] = defaultdict(list)
        """The first divergence of each game."""

    def explain(self, game: GameReport) -> None:
        """Point where no cause was found to the games in which the same differed; note this one."""
        first: dict[Alike, Divergence] = {}
        for at, divergence in enumerate(game.divergences):
            key = _alike(divergence)
            if key is None:
                continue
            first.setdefault(key, divergence)
            if divergence.cause is None and key in self._seen:
                game.divergences[at] = replace(divergence, cause=_in_games(self._seen[key]))
        for key, divergence in first.items():
            self._seen[key].append(divergence)


def _alike(divergence: Divergence) -> Alike | None:
    """Nothing for what a hero has: too much acts on heroes for two games to be alike."""
    entity, tag = divergence.entity, divergence.tag
    if entity is None or tag is None or not entity.card_id or entity.card_id.startswith("HERO_"):
        return None
    return entity.card_id, tag.name, divergence.code, divergence.action.split(" ")[0]


def _in_games(earlier: list[Divergence]) -> Cause:
    games = "an earlier game" if len(earlier) == 1 else f"{len(earlier)} earlier games"
    text = f"the same tag of the same card differed in such an action of {games}"
    return Cause("earlier", text, f"{earlier[0].address}, line {earlier[0].line}")


def _differed_before(divergence: Divergence, seen: Seen) -> Cause | None:
    for key in _keys(divergence):
        earlier = seen.get(key)
        if earlier is not None and earlier.step != divergence.step:
            whose = "entity" if isinstance(key[0], int) else "card"
            text = f"the same tag of the same {whose} differed before"
            return Cause("earlier", text, f"{earlier.address}, line {earlier.line}")
    return None
