"""Invented reports that the tests of this folder render; nothing here is a real game."""

from __future__ import annotations

from hsreplay_sim.base.address import Address
from hsreplay_sim.report.model import (
    Board,
    BoardEntity,
    Contradiction,
    Divergence,
    EntityRef,
    FileReport,
    GameReport,
    Report,
    Side,
    TagRef,
    Verdict,
)
from hsreplay_sim.report.tally import Actions, TagChanges, Tally
from hsreplay_sim.report.words import Outcome

DAMAGE = TagRef(44, "DAMAGE")
ZONE = TagRef(49, "ZONE")
HOSTILE = "[/red]\x1b[2J\u202eEve\n\x9b31m"

BOARD = Board(
    top=Side(
        "The Innkeeper",
        "Jaina Proudmoore",
        health=22,
        mana=0,
        mana_max=9,
        hand=("?", "?"),
        deck=9,
        secrets=("?",),
        minions=(
            BoardEntity(31, "Harvest Golem", 2, 3, differs=True),
            BoardEntity(44, "Water Elemental", 3, 6, ("frozen", "taunt")),
        ),
    ),
    bottom=Side("Adys", "Thrall", health=14, armor=2, mana=3, mana_max=10, hand=("Fireball", "?")),
)


def divergence(step: int = 2, entity: int | EntityRef | None = 31, **changes: object) -> Divergence:
    if isinstance(entity, int):
        entity = EntityRef(entity, "EX1_556", "Harvest Golem")
    values: dict[str, object] = {
        "address": str(Address("a.log", 1, step)),
        "code": "E301",
        "turn": 7,
        "action": "PLAY Flamestrike #27",
        "block": "POWER CS2_032",
        "entity": entity,
        "tag": DAMAGE,
        "before": 0,
        "logged": 5,
        "simulated": 4,
        "line": 8419,
        "log": "D 19:02:11.5528210 GameState.DebugPrintPower() - TAG_CHANGE",
        "card_text": "Deal 4 damage to all enemy minions.",
    }
    return Divergence(**(values | changes))


def diverged_game(*divergences: Divergence) -> GameReport:
    game = GameReport(1, "power.log", build=54613, card_build=54613, mode="constructed")
    game.tally = Tally(
        actions=Actions(10, 6, 1, 0, 3, 2),
        tag_changes=TagChanges(100, 70, 0, 20, 2, 8, 1),
        reasons={"unimplemented": 2, "hidden": 1},
        unimplemented={"EX1_999": 2},
    )
    for one in divergences or (divergence(board=BOARD),):
        game.add(one)
    game.judge()
    return game


TEMPORUS = "LOOT_538"
"""A card without a class."""


def unexplained_game(*differences: Divergence, contradicted: bool = False) -> GameReport:
    """A game in which nothing diverged, and something differs beside Temporus."""
    game = GameReport(1, "power.log", build=54613, card_build=54613, mode="constructed")
    for one in differences or (divergence(board=BOARD, beside=(TEMPORUS,)),):
        game.add_unexplained(one)
    if contradicted:
        game.contradictions.append(contradiction())
    steps = {each.step for each in (*game.unexplained, *game.contradictions)}
    game.outcomes = dict.fromkeys(sorted(steps), Outcome.UNEXPLAINED)
    game.tally = Tally(
        actions=Actions(10, 10 - len(steps), unexplained=len(steps)),
        tag_changes=TagChanges(100, 90, 0, 0, 2, 8),
    )
    game.names = {TEMPORUS: "Temporus"}
    game.judge()
    return game


def contradiction(step: int = 4, **changes: object) -> Contradiction:
    values: dict[str, object] = {
        "address": str(Address("a.log", 1, step)),
        "code": "E401",
        "turn": 7,
        "action": "attack Harvest Golem #31 at Water Elemental #44",
        "law": "mirror of the defender",
        "says": "DEFENDING is set on the entity that PROPOSED_DEFENDER names",
        "entity": EntityRef(44, "CS2_033", "Water Elemental"),
        "tag": TagRef(36, "DEFENDING"),
        "logged": 1,
        "line": 9001,
        "logged_elsewhere": 0,
        "line_elsewhere": 9004,
    }
    return Contradiction(**(values | changes))


def verified_game(number: int = 1) -> GameReport:
    game = GameReport(number, "power.log", build=54613, card_build=54613, mode="constructed")
    game.tally = Tally(actions=Actions(4, 4), tag_changes=TagChanges(40, 38, 0, 0, 0, 2))
    game.judge()
    assert game.verdict is Verdict.VERIFIED
    return game


def report(*files: FileReport) -> Report:
    return Report("hsreplay-sim test", list(files))
