"""The Grand Tournament: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, OVERLOAD_OWED
from table import YETI, stats, table


def test_ancestral_knowledge_draws_two_and_overloads() -> None:
    t = table("HERO_02")
    t.deck(YETI, YETI)
    t.play("AT_053")
    assert (t.cards(), t.tag(OVERLOAD_OWED)) == ([YETI, YETI], 2)


def test_draenei_totemcarver_grows_with_its_totems() -> None:
    t = table("HERO_02")
    assert stats(t.play("AT_047")) == (4, 4)
    t.minion("CS2_050")
    t.minion("CS2_051")
    assert stats(t.play("AT_047")) == (6, 6)


@pytest.mark.parametrize(("mine", "left"), [("CS2_200", 6), (YETI, 13)])
def test_healing_wave_doubles_when_it_wins(mine: str, left: int) -> None:
    t = table()
    t.deck(mine)
    t.deck(YETI, side=2)
    t.hurt(1, 20)
    t.play("AT_048", t.hero(1))
    assert t.hero(1).get(DAMAGE) == left


@pytest.mark.parametrize(("build", "twice"), [(126451, 1), (255790, 2)])
def test_thunder_bluff_valiant_arms_the_totems(build: int, twice: int) -> None:
    t = table("HERO_01", build=build)
    totem, yeti = t.minion("CS2_050"), t.minion()
    t.play("AT_049")
    t.play(t.power())
    assert (stats(totem), stats(yeti)) == ((1 + 2 * twice, 1), (4, 5))


def test_charged_hammer_leaves_a_lightning_jolt() -> None:
    t = table("HERO_02")
    hammer = t.weapon("AT_050")
    t.kill(hammer)
    assert t.power().card_id == "AT_050t"
    t.play(t.power(), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2


def test_elemental_destruction_rolls_for_each_minion() -> None:
    t = table()
    mine, foe = t.minion("CS2_182"), t.minion(side=2)
    t.answers(4, 5)
    t.play("AT_051")
    assert mine.get(DAMAGE) == 4
    assert t.row(2) == []
    assert foe.zone == Zone.GRAVEYARD


def test_the_mistcaller_strengthens_hand_and_deck() -> None:
    t = table()
    held, (drawn, spell) = t.hand(YETI), t.deck(YETI, "CS2_029")
    t.play("AT_054")
    assert (stats(held), stats(drawn)) == ((5, 6), (5, 6))
    assert spell.attached == []


def test_the_mist_is_an_enchantment_of_its_own() -> None:
    t = table()
    held = t.hand(YETI)
    t.play("AT_054")
    assert [e.card_id for e in held.attached] == ["AT_045e"]


@pytest.mark.parametrize(("build", "told"), [(14830, True), (15590, False)])
def test_which_hidden_cards_the_mist_is_on_was_told_once(build: int, *, told: bool) -> None:
    t = table(build=build)
    hidden = t.game.create("", 1, Zone.HAND)
    t.answers(*([hidden] if told else [1, 0]))
    t.play("AT_054")
    assert [e.card_id for e in hidden.attached] == ["AT_045e"] * told


@pytest.mark.parametrize(("build", "totem"), [(54613, "CS2_050"), (12574, "EX1_565")])
def test_tuskarr_totemic_called_any_totem_once(build: int, totem: str) -> None:
    t = table(build=build)
    t.answers(totem)
    t.play("AT_046")
    assert t.row() == ["AT_046", totem]
    t = table(build=54613)
    t.answers("EX1_575")
    with pytest.raises(AssertionError, match="EX1_575 is not in the pool"):
        t.play("AT_046")
