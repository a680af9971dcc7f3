"""Dated reports: who may attack, how often, and when ice thaws."""

from __future__ import annotations

import pytest

from dated.position import names, position, stand


@pytest.mark.parametrize(
    ("build", "frozen"), [(23966, True), (24769, True), (25252, False), (54613, False)]
)
def test_a_rush_minion_frozen_in_its_first_turn(build: int, *, frozen: bool) -> None:
    """D-403, D-404: up to 11.2 it missed no attack of its own and stayed frozen."""
    game, _me, foe = position(build=build)
    foe.summon("Wisp")
    militia = game.play("Militia Commander")[0]
    assert militia.can_attack()
    game.play("Ice Lance", target=militia)
    assert militia.frozen
    game.end_turn()
    assert militia.frozen is frozen


def test_batterhead_with_windfury_gets_all_its_attacks_again() -> None:
    """D-417: after one attack of two, a minion that it kills leaves it two more."""
    game, me, foe = position("WARRIOR", build=30103)
    batterhead = stand(me, "Batterhead")[0]
    victim = foe.summon("Wisp")
    game.play("Windfury", target=batterhead)
    batterhead.attack(foe.hero)
    batterhead.attack(victim)
    assert victim.dead
    for _ in range(2):
        assert batterhead.can_attack()
        batterhead.attack(foe.hero)
    assert not batterhead.can_attack()


@pytest.mark.parametrize("build", [23966, 24589])
def test_a_copied_charged_devilsaur_attacks_heroes_at_once(build: int) -> None:
    """D-436: the copy does not carry what its Battlecry forbids the Devilsaur."""
    game, me, foe = position("DRUID", build=build)
    foe.summon("Wisp")
    devilsaur = game.play("Charged Devilsaur")[0]
    assert foe.hero not in devilsaur.attack_targets
    game.play("Faceless Manipulator", target=devilsaur)
    copy = me.field[-1]
    assert names(me.field) == ["Charged Devilsaur"] * 2
    assert foe.hero in copy.attack_targets
    assert foe.hero not in devilsaur.attack_targets
