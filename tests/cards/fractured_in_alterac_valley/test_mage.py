"""Fractured in Alterac Valley: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, TAG_SCRIPT_DATA_NUM_1
from hsreplay_sim.engine.oracle import Question
from hsreplay_sim.engine.state.game import Game
from table import ScriptedOracle, table


@pytest.mark.parametrize(("damage", "cost"), [(3, 3), (2, 4)])
def test_siphon_mana_rewards_an_honorable_kill(damage: int, cost: int) -> None:
    t = table("HERO_08", build=185749)
    held, yeti = t.hand("CS2_029"), t.minion(side=2, damage=damage)
    t.play("AV_212", yeti)
    assert held.get(COST) == cost


def test_arcane_burst_grows_by_honorable_kills() -> None:
    t = table(build=179020)
    power = t.hero_power("AV_200p2")
    power.tags[TAG_SCRIPT_DATA_NUM_1] = 2
    raptor = t.minion("CS2_172", side=2)
    t.play(power, raptor)
    assert (raptor.zone, power.get(TAG_SCRIPT_DATA_NUM_1)) == (Zone.GRAVEYARD, 4)


def test_mass_polymorph_makes_a_flock() -> None:
    t = table(build=135540)
    t.minion(), t.minion(side=2), t.minion(side=2)
    t.play("AV_218")
    assert (t.row(), t.row(2)) == (["AV_218t"], ["AV_218t"] * 2)


def test_magister_dawngrasp_casts_a_spell_of_each_school() -> None:
    t = table("HERO_08", build=185749, mana=30)
    t.play("CS2_023")  # Arcane
    t.play("CS2_029", t.hero(2))  # Fire
    t.play("CS2_032")  # Fire
    t.answers("CS2_023", "CS2_029", t.hero(2))
    t.play("AV_200")
    assert t.hero(2).get(DAMAGE) == 12
    assert t.hero(1).card_id == "AV_200"


def test_a_shivering_sorceress_looks_for_the_highest_spell() -> None:
    t = table("HERO_08", build=185749)
    small, great, yeti = t.hand("GAME_005"), t.hand("CS2_029"), t.hand("CS2_200")
    t.play("AV_114")
    assert [e.get(COST) for e in (small, great, yeti)] == [0, 3, 6]


def test_haleh_strikes_after_each_spell() -> None:
    t = table("HERO_08", build=185749)
    t.minion("ONY_007")
    foe, own = t.minion("CS2_186", side=2), t.minion()
    t.play("GAME_005")
    assert foe.get(DAMAGE) + t.hero(2).get(DAMAGE) == 4
    assert own.get(DAMAGE) == 0


class Unseen(ScriptedOracle):
    """Nobody sees some of the cards that chance draws."""

    def card(self, game: Game, question: Question[str]) -> str:
        return str(self._next(question.purpose))


def test_a_rune_of_the_archmage_casts_twenty_mana_worth() -> None:
    """U577:5485: what fizzles for want of a target counts, too."""
    t = table(build=168788)
    t.answers("CORE_EX1_279", t.hero(2), "REV_516", "SW_107", "TID_708")
    t.play("AV_283")
    aside = [e.card_id for e in t.game.entities.values() if e.zone == Zone.SETASIDE]
    assert aside == ["CORE_EX1_279", "REV_516", "SW_107", "TID_708", "TID_708"]
    assert (t.hero(2).get(DAMAGE), [e.card_id for e in t.game.secrets[1]]) == (10, ["REV_516"])


def test_a_rune_of_the_archmage_of_the_opponent_puts_up_a_secret_unseen() -> None:
    """U230:22865: what chance drew is never shown, and of the Secret its cost is told."""
    t = table(build=159202)
    parts = 0  # how many options each unseen card has
    cone = ("", parts, "CORE_EX1_275")  # There is nothing to freeze.
    pyroblast = ("", parts, "CORE_EX1_279", t.hero(2))
    secret = ("", parts, "", parts)
    t.game.oracle = Unseen(pyroblast + secret + cone * 3)
    t.play("AV_283")
    assert t.hero(2).get(DAMAGE) == 10
    assert [e.card_id for e in t.game.secrets[1]] == [""]
