"""modes/monster_hunt/test_bosses.py."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, ATK, DAMAGE, STEALTH
from table import YETI, table


def test_poisoned_drink_hurts_whoever_draws() -> None:
    t = table(build=28855)
    t.hero_power("GILA_BOSS_45p")
    t.deck(YETI, YETI, side=2)
    t.end_turn()
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (0, 1)


def test_witchs_kiss_makes_a_frog_of_any_minion() -> None:
    t = table(build=28855)
    mine, foe = t.minion(), t.minion(side=2)
    t.answers(foe)
    t.play(t.hero_power("GILA_BOSS_36p"))
    assert (t.row(1), t.row(2)) == ([YETI], ["hexfrog"])
    assert mine.card_id == YETI


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


def test_gila_boss_33p_harvests_a_friend() -> None:
    t = table()
    t.hurt(1, 10)
    yeti = t.minion()
    t.play(t.hero_power("GILA_BOSS_33p"), yeti)
    assert (t.row(), t.hero(1).get(DAMAGE)) == ([], 2)


def test_gila_boss_52p_hides_a_minion_until_the_next_turn() -> None:
    t = table()
    yeti = t.minion()
    t.play(t.hero_power("GILA_BOSS_52p"), yeti)
    assert (yeti.get(STEALTH), [e.card_id for e in yeti.attached]) == (1, ["GILA_BOSS_52e2"])
    t.round()
    assert (yeti.get(STEALTH), yeti.attached) == (0, [])


def test_gila_boss_52p2_gives_friends_attack() -> None:
    t = table()
    mine, theirs = t.minion(), t.minion(side=2)
    t.play(t.hero_power("GILA_BOSS_52p2"))
    assert (mine.get(ATK), theirs.get(ATK)) == (5, 4)
    assert [e.card_id for e in mine.attached] == ["GILA_BOSS_52e"]


def test_gila_boss_59p_hits_a_minion_and_its_neighbours() -> None:
    t = table()
    row = [t.minion(side=2) for _ in range(4)]
    t.play(t.hero_power("GILA_BOSS_59p"), row[1])
    assert [e.get(DAMAGE) for e in row] == [2, 2, 2, 0]


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
