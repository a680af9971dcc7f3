"""What hearthbreaker refuses to play, and at whom it lets nobody aim."""

from __future__ import annotations

import pytest

from hearthbreaker_board import YETI, Board
from hsreplay_sim.base.tags import IMMUNE, STEALTH, TAUNT
from hsreplay_sim.hearthbreaker.rules.legality import (
    cannot_attack,
    cannot_play,
    defenders,
    offered,
)
from hsreplay_sim.hearthbreaker.rules.ruleset import kill

WISP = "CS2_231"
FAERIE_DRAGON = "NEW1_023"
FIREBALL = "CS2_029"

ALONE = {
    "CS2_022": "there is nobody to aim at",
    "CS2_074": "there is no weapon",
    "EX1_538": "there are too few enemy minions",
    "GVG_022": "what it asks for is not there",
    "EX1_619": "there are too few minions",
    "GVG_047": "there are too few minions",
    "NEW1_007": "there are too few minions",
    "EX1_407": "there are too few minions",
    "EX1_155": "there is nobody to aim at",
}
"""Polymorph, Deadly Poison, Unleash the Hounds, Tinker's Sharpsword Oil, Equality, Sabotage,
Starfall, Brawl, Mark of Nature: why none of them is played on empty boards."""


@pytest.mark.parametrize(("card_id", "words"), ALONE.items())
def test_a_spell_that_finds_nothing_to_work_on_is_refused(card_id: str, words: str) -> None:
    b = Board()
    assert cannot_play(b.game, b.hand(card_id)) == words
    b.weapon("CS2_106")
    b.minion(), b.minion(side=2), b.minion(side=2)
    assert cannot_play(b.game, b.hand(card_id)) == ""


@pytest.mark.parametrize("card_id", ["BRM_017", "CS2_233", "GVG_045", "EX1_603"])
def test_it_does_not_ask_resurrect_blade_flurry_and_imp_losion_nor_a_minion(card_id: str) -> None:
    """Cruel Taskmaster is played with nobody to aim at."""
    b = Board()
    assert cannot_play(b.game, b.hand(card_id)) == ""


@pytest.mark.parametrize(("card_id", "refused"), [("GVG_045", False), ("EX1_571", True)])
def test_a_full_board_refuses_treants_but_not_imps(card_id: str, refused: bool) -> None:
    b = Board()
    for _ in range(7):
        b.minion(WISP)
    assert bool(cannot_play(b.game, b.hand(card_id))) is refused


def aimed(b: Board, card_id: str) -> list[str]:
    """Whom a card is offered, by card id."""
    card = b.hand(card_id)
    assert card.script is not None
    return [each.card_id for each in offered(b.game, card, card.script) or ()]


def test_stealth_hides_enemies_and_a_faerie_dragon_is_open_to_a_battlecry_alone() -> None:
    b = Board()
    b.minion(side=2).tags[STEALTH] = 1
    b.minion(WISP).tags[STEALTH] = 1
    b.minion(FAERIE_DRAGON, side=2)
    assert aimed(b, FIREBALL) == [WISP, "HERO_01", "HERO_08"]
    assert FAERIE_DRAGON in aimed(b, "CS2_189")


def test_immune_characters_can_be_aimed_at_and_attacked() -> None:
    b = Board()
    yeti, hero = b.minion(side=2), b.hero(2)
    yeti.tags[IMMUNE] = hero.tags[IMMUNE] = 1
    assert aimed(b, FIREBALL) == [YETI, "HERO_01", "HERO_08"]
    assert defenders(b.game, b.minion()) == [yeti, hero]


@pytest.mark.parametrize(
    ("card_id", "wanted"),
    [("EX1_624", [WISP, YETI]), ("EX1_133", [YETI, "HERO_08"])],
)
def test_holy_fire_is_for_minions_and_perditions_blade_for_friends(
    card_id: str, wanted: list[str]
) -> None:
    b = Board()
    b.minion(), b.minion(WISP, side=2)
    assert aimed(b, card_id) == wanted


def test_lord_jaraxxus_is_a_demon_for_sacrificial_pact() -> None:
    b = Board()
    assert cannot_play(b.game, b.hand("NEW1_003")) == "there is nobody to aim at"
    b.play("EX1_323")
    assert aimed(b, "NEW1_003") == ["EX1_323h"]


def test_sacrificial_pact_finds_a_demon_in_stealth() -> None:
    b = Board()
    b.minion("CS2_059", 2)
    assert b.game.row(2)[0].get(STEALTH)
    assert aimed(b, "NEW1_003") == ["CS2_059"]


def test_the_dead_on_a_board_are_minions_for_equality() -> None:
    b = Board()
    kill(b.game, b.minion(side=2))
    assert cannot_play(b.game, b.hand("EX1_619")) == ""


def test_taunt_is_seen_unless_it_hides_and_an_explosive_sheep_has_it() -> None:
    b = Board()
    mine, sheep = b.minion(), b.minion("GVG_076", side=2)
    guard = b.minion(side=2)
    assert defenders(b.game, mine) == [sheep]
    guard.tags |= {TAUNT: 1, STEALTH: 1}
    sheep.tags[TAUNT] = 0
    assert defenders(b.game, mine) == [sheep, b.hero(2)]


def test_the_dead_do_not_attack() -> None:
    b = Board()
    yeti = b.minion()
    kill(b.game, yeti)
    assert cannot_attack(b.game, yeti) == "it is dead"
