"""Rastakhan's Rumble: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, COST, DAMAGE, OVERLOAD_OWED
from table import YETI, stats, table


def test_likkim_is_stronger_while_overloaded() -> None:
    t = table("HERO_02")
    likkim = t.play("TRL_352")
    assert likkim.get(ATK) == 1
    t.play("EX1_238", t.hero(2))
    assert likkim.get(ATK) == 3


def test_zentimo_casts_a_spell_on_the_neighbours_too() -> None:
    t = table("HERO_02")
    t.minion("TRL_085")
    row = [t.minion(side=2) for _ in range(4)]
    t.play("CS2_008", row[1])
    assert [each.get(DAMAGE) for each in row] == [1, 1, 1, 0]
    t.play("EX1_246", row[3])
    assert t.row(2) == [YETI, YETI, "hexfrog", "hexfrog"]


def test_zentimo_needs_a_minion_and_neighbours_that_the_spell_may_be_aimed_at() -> None:
    t = table("HERO_02")
    t.minion("TRL_085")
    whole = t.minion(side=2)
    row = [whole, t.minion(side=2, damage=1), t.minion(side=2, damage=1)]
    t.play("CS2_029", t.hero(2))
    assert [each.get(DAMAGE) for each in row] == [0, 1, 1]
    t.play("CS2_108", row[1])
    assert t.game.row(2) == [whole]


def test_zentimo_leaves_the_spells_of_the_other_player_alone() -> None:
    t = table("HERO_02")
    t.minion("TRL_085", 2)
    row = [t.minion(side=2) for _ in range(3)]
    t.play("CS2_008", row[1])
    assert [each.get(DAMAGE) for each in row] == [0, 1, 0]


def test_zentimo_and_electra_work_together() -> None:
    t = table("HERO_02")
    t.minion("TRL_085")
    t.play("BOT_411")
    row = [t.minion(side=2) for _ in range(3)]
    t.play("CS2_008", row[0])
    assert [each.get(DAMAGE) for each in row] == [2, 2, 0]


def test_likkim_sees_the_overload_of_a_minion() -> None:
    t = table("HERO_02")
    likkim = t.play("TRL_352")
    t.play("ICC_081")
    assert likkim.get(ATK) == 3


def test_big_bad_voodoo_leaves_a_dearer_minion() -> None:
    t = table("HERO_02")
    yeti = t.minion()
    assert t.refuses("TRL_082", t.minion(side=2))
    t.play("TRL_082", yeti)
    t.kill(yeti)
    card = t.at(1, 0).card
    assert card is not None
    assert card.cost == 5


def test_rain_of_toads_falls() -> None:
    t = table("HERO_02")
    t.play("TRL_351")
    assert (t.row(), t.tag(OVERLOAD_OWED)) == (["TRL_351t"] * 3, 3)


def test_bog_slosher_returns_a_stronger_friend() -> None:
    t = table("HERO_02")
    yeti = t.minion()
    t.play("TRL_059", yeti)
    assert (t.cards(), stats(yeti)) == ([YETI], (6, 7))


def test_totemic_smash_overkills_for_a_totem() -> None:
    t = table()
    t.answers("CS2_050")
    t.play("TRL_012", t.minion("CS2_231", side=2))
    assert t.row() == ["CS2_050"]
    t.play("TRL_012", t.minion(side=2))
    assert t.row() == ["CS2_050"]


def test_haunting_visions_cheapens_the_next_spell() -> None:
    t = table("HERO_02")
    bolt, yeti = t.hand("CS2_029"), t.hand(YETI)
    t.answers("EX1_238", "EX1_241", "EX1_245", "EX1_241")
    t.play("TRL_058")
    assert ([e.get(COST) for e in (bolt, yeti)], t.cards()[-1]) == ([1, 4], "EX1_241")
    t.play(bolt, t.hero(2))
    assert [e.get(COST) for e in t.game.hand[1] if e.card_id == "EX1_241"] == [3]


def test_kragwa_returns_last_turns_spells() -> None:
    t = table()
    t.play("CS2_008", t.hero(2))
    t.play(YETI)
    t.round()
    t.play("CS2_029", t.hero(2))
    t.play("TRL_345")
    assert t.cards() == [YETI, "CS2_008"]


def test_wartbringer_needs_two_spells() -> None:
    t = table()
    t.play("TRL_522")
    t.play("CS2_008", t.hero(2))
    t.play("CS2_008", t.hero(2))
    t.play("TRL_522", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4
