"""Forged in the Barrens: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.stream import TAG
from hsreplay_sim.base.tags import COST, DIVINE_SHIELD, EXHAUSTED, SECRET
from table import YETI, stats, table


def test_sword_of_the_fallen_casts_a_secret_from_the_deck() -> None:
    """What is told of it comes in the order of U167: EXHAUSTED first."""
    t = table(build=121569)
    secret, _ = t.deck("EX1_130", "CS2_182")
    t.weapon("BAR_875")
    start = len(t.game.out)
    t.attack(t.hero(1), t.hero(2))
    assert t.game.secrets[1] == [secret]
    told = [
        tag for kind, entity, tag, *_ in t.game.out[start:] if (kind, entity) == (TAG, secret.id)
    ]
    assert told[:2] == [EXHAUSTED, SECRET]


def test_sword_of_the_fallen_casts_none_that_is_up() -> None:
    t = table(build=121569)
    t.play("EX1_130")
    t.deck("EX1_130", "CS2_182")
    t.weapon("BAR_875")
    t.attack(t.hero(1), t.hero(2))
    assert len(t.game.secrets[1]) == 1


def test_knight_of_anointment_draws_a_holy_spell() -> None:
    t = table(build=121569)
    t.deck(YETI, "CS2_029", "CS2_092")
    t.play("BAR_873")
    t.play("BAR_873")
    assert t.cards() == ["CS2_092"]


def test_northwatch_commander_calls_a_minion_under_a_secret() -> None:
    t = table(build=121569)
    t.deck("CS2_092", YETI)
    t.play("BAR_876")
    assert t.cards() == []
    t.play("EX1_130")
    t.play("BAR_876")
    assert t.cards() == [YETI]


def test_galloping_savior_waits_for_the_third_card() -> None:
    t = table(build=179020)
    t.play("BAR_550")
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("GAME_005")
    t.play("GAME_005")
    assert t.row(1) == []
    t.play("GAME_005")
    assert t.row(1) == ["BAR_550t"]


def test_cariel_roame_makes_holy_spells_cheaper() -> None:
    t = table(build=90336)
    cariel, consecration, fireball = t.minion("BAR_902"), t.hand("CS2_093"), t.hand("CS2_029")
    t.attack(cariel, t.hero(2))
    assert (consecration.get(COST), fireball.get(COST)) == (3, 4)


def test_conviction_blesses_one_more_at_each_rank() -> None:
    for card_id, blessed in (("BAR_880", 1), ("BAR_880t", 2), ("BAR_880t2", 3)):
        t = table(build=88998)
        row = [t.minion() for _ in range(4)]
        foe = t.minion(side=2)
        t.play(card_id)
        assert [stats(e) for e in row].count((7, 5)) == blessed
        assert stats(foe) == (4, 5)


def test_invigorating_sermon_reaches_hand_deck_and_board() -> None:
    t = table(build=88998)
    held, there, foe = t.hand(YETI), t.minion(), t.minion(side=2)
    lies, spell = t.deck(YETI, "CS2_029")
    t.play("BAR_881")
    assert [stats(e) for e in (held, there, lies)] == [(5, 6)] * 3
    assert (stats(foe), stats(spell)) == ((4, 5), (0, 0))


def test_a_soldiers_caravan_brings_recruits() -> None:
    t = table("HERO_04", build=185749)
    t.minion("BAR_871")
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.row() == ["BAR_871"]
    t.end_turn()
    assert sorted(t.row()) == ["BAR_871", "CS2_101t", "CS2_101t"]


def test_a_seedcloud_buckler_leaves_shields() -> None:
    t = table("HERO_04", build=185749)
    own, foe = t.minion(), t.minion(side=2)
    t.weapon("WC_032")
    t.weapon("CS2_091")
    assert [e.get(DIVINE_SHIELD) for e in (own, foe)] == [1, 0]


def test_veteran_warmedic_summons_a_medic_for_a_holy_spell_alone() -> None:
    t = table(build=179020)
    t.minion("BAR_878")
    t.play("CS2_029", t.hero(2))  # Fireball
    assert t.row() == ["BAR_878"]
    t.play("CS2_089")  # Holy Light
    assert t.row() == ["BAR_878", "BAR_878t"]
