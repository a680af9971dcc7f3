"""Saviors of Uldum: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST
from table import YETI, stats, table


def test_desert_spear_calls_a_locust_after_each_attack_of_the_hero() -> None:
    t = table("HERO_05")
    t.weapon("ULD_430")
    t.attack(t.hero(1), t.hero(2))
    assert t.row() == ["ULD_430t"]


@pytest.mark.parametrize(
    ("deck", "row"), [((YETI,), ["ULD_156", "ULD_156t3"]), ((YETI, YETI), ["ULD_156"])]
)
def test_dinotamer_brann_calls_king_krush(deck: tuple[str, ...], row: list[str]) -> None:
    t = table(build=39954)
    t.deck(*deck)
    t.play("ULD_156")
    assert t.row() == row


def test_pressure_plate_answers_a_spell_and_needs_a_minion() -> None:
    t = table(build=39954)
    secret = t.play("ULD_152")
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("GAME_005")
    assert secret.zone == Zone.SECRET
    one, two = t.minion(side=2), t.minion(side=2)
    t.answers(two)
    t.play("GAME_005")
    assert (secret.zone, one.zone, two.zone) == (Zone.GRAVEYARD, Zone.PLAY, Zone.GRAVEYARD)


def test_unseal_the_vault_counts_summons_and_gives_the_warmask() -> None:
    t = table(build=42174)
    quest = t.play("ULD_155")
    for _ in range(20):
        assert quest.zone == Zone.SECRET
        t.kill(t.play("CS2_168"))
    assert t.power().card_id == "ULD_155p"
    own, theirs = t.minion(), t.minion(side=2)
    t.play(t.power())
    assert [stats(each) for each in (own, theirs)] == [(6, 5), (4, 5)]
    assert [each.card_id for each in own.attached] == ["ULD_155e"]


def test_hyena_alpha_runs_with_a_secret() -> None:
    t = table("HERO_05")
    t.play("ULD_154")
    assert t.row() == ["ULD_154"]
    t.game.create("EX1_554", 1, Zone.SECRET)
    t.play("ULD_154")
    assert t.row().count("ULD_154t") == 2


def test_scarlet_webweaver_makes_a_beast_cheaper() -> None:
    t = table("HERO_05")
    beast, yeti = t.hand("EX1_543"), t.hand(YETI)
    t.play("ULD_410")
    assert (beast.get(COST), yeti.get(COST)) == (4, 4)


def test_swarm_of_locusts_fills_the_board() -> None:
    t = table("HERO_05")
    t.play("ULD_713")
    assert t.row() == ["ULD_430t"] * 7


def test_ramkahen_wildtamer_copies_a_beast() -> None:
    t = table()
    raptor, _, _ = t.hand("CS2_172"), t.hand("CS2_125"), t.hand(YETI)
    t.answers(raptor)
    t.play("ULD_151")
    assert t.cards() == ["CS2_172", "CS2_125", YETI, "CS2_172"]


def test_hunters_pack_has_one_of_each() -> None:
    t = table()
    t.answers("EX1_534", "EX1_609", "EX1_536")
    t.play("ULD_429")
    assert t.cards() == ["EX1_534", "EX1_609", "EX1_536"]
