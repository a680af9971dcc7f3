"""Texts that give Mana crystals, with all crystals there, and what ends as a turn does."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import RESOURCES, RESOURCES_USED
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import classes
from hsreplay_sim.engine.options.options import is_legal
from reading.trees import source_of
from table import table

STORE = CardStore.open()
BUILDS = (18792, 54613, 126451, 255790)
EXCESS = "CS2_013t"
BRINGS_EXCESS = {"CS2_013", "AT_043", "CFM_616", "BT_130"}
"""Wild Growth (17 of 17: U074:5398, U080:8259), Astral Communion, Pilfered Power and Overgrowth.

The last two are told by the wiki of the game.

No other text does: EX1_164 (U080:8068), BOT_054 (U151:6073), DRG_318
(U439:11271), AV_205p (U044:2833).
"""

OTHERWISE = {"VAC_949": "it raises the maximum", "AT_038": "its Deathrattle takes a crystal"}
"""Card id → why there are not ten crystals after it."""


def givers(build: int) -> Iterator[str]:
    """The cards of a build whose class gives Mana crystals, and that can be played."""
    for name, definition in classes().items():
        calls = [node for node in ast.walk(source_of(definition)) if isinstance(node, ast.Call)]
        if any(getattr(call.func, "id", "") == "gain_crystals" for call in calls):
            card = STORE.at(build).get(name)
            if card is not None and card.type in (CardType.MINION, CardType.SPELL):
                yield name


@pytest.mark.parametrize("build", BUILDS)
def test_only_four_texts_give_excess_mana_instead_of_a_crystal(build: int) -> None:
    found, played = set(), 0
    for name in givers(build):
        t = table("HERO_06", build=build, mana=10)
        t.deck("CS2_182", "CS2_182", "CS2_182")
        held = t.hand(name)
        for option in (-1, 0, 1):
            if is_legal(t.game, held, None, option):
                t.play(held, None, option)
                break
        else:
            continue
        if held in t.game.board[1]:
            t.kill(held)
        played += 1
        assert t.tag(RESOURCES) == 10 or name in OTHERWISE, name
        assert t.tag(RESOURCES_USED) >= 0
        if EXCESS in t.cards():
            found.add(name)
    assert played >= 10
    assert found == {each for each in BRINGS_EXCESS if STORE.at(build).get(each) is not None}
