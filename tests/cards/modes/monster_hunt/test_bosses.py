"""Cards of the bosses of Monster Hunt; each played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, ATK, DAMAGE
from table import table

BUILD = 33402


def test_gila_boss_33t_the_scythe_grows_with_kills_and_never_breaks() -> None:
    t = table()
    t.play("GILA_BOSS_33t")
    scythe = t.game.weapon[1]
    assert scythe is not None
    weak, strong = t.minion("CS2_231", side=2), t.minion(side=2)
    t.attack(t.hero(1), weak)
    assert (scythe.get(ATK), scythe.get(DAMAGE)) == (2, 0)
    t.round()
    t.attack(t.hero(1), strong)
    assert (scythe.get(ATK), scythe.get(DAMAGE), strong.get(DAMAGE)) == (2, 0, 2)
    assert [e.card_id for e in scythe.attached] == ["GILA_BOSS_33e", "GILA_BOSS_33e2"]


def test_witchwoods_touch_draws_and_arms() -> None:
    for card, drawn, armour in (
        ("GILA_BOSS_99t", 1, 6),
        ("GILA_BOSS_99t2", 2, 8),
        ("GILA_BOSS_99t3", 3, 10),
    ):
        t = table()
        t.deck(*["CS2_182"] * 5)
        t.play(card)
        assert (len(t.cards()), t.hero(1).get(ARMOR)) == (drawn, armour)


def test_bloated_zombies_burst() -> None:
    t = table(build=BUILD)
    mine, theirs = t.minion(), t.minion(side=2)
    t.kill(t.minion("GILA_BOSS_24t"))
    assert [e.get(DAMAGE) for e in (mine, theirs, t.hero(1), t.hero(2))] == [1] * 4


def test_quillflingers_fling_when_hurt() -> None:
    t = table(build=BUILD)
    quill, yeti = t.minion("GILA_BOSS_68t", 2), t.minion()
    t.play("CS2_025")
    assert (quill.get(DAMAGE), yeti.get(DAMAGE)) == (1, 1)
