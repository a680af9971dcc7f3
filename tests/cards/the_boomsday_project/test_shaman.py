"""The Boomsday Project: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, OVERLOAD_OWED, SPELLS_CAST_TWICE
from table import YETI, table


def test_a_menacing_nimbus_brings_an_elemental() -> None:
    t = table("HERO_02")
    t.answers("UNG_809")
    t.play("BOT_533")
    assert t.cards() == ["UNG_809"]


def test_thunderhead_throws_sparks_after_overload() -> None:
    t = table()
    t.minion("BOT_407")
    t.play("CS2_029", t.hero(2))
    assert t.row() == ["BOT_407"]
    t.play("EX1_238", t.hero(2))
    assert t.row() == ["BOT_102t", "BOT_407", "BOT_102t"]


def test_electra_stormsurge_lets_the_next_spell_be_cast_twice() -> None:
    t = table("HERO_02")
    t.play("BOT_411")
    foe = t.hero(2)
    t.play("CS2_029", foe)
    assert (foe.get(DAMAGE), t.tag(SPELLS_CAST_TWICE)) == (12, 0)
    t.play("CS2_029", foe)
    assert foe.get(DAMAGE) == 18


def test_electra_doubles_every_kind_of_spell_but_not_what_is_paid() -> None:
    t = table("HERO_02")
    t.deck(*[YETI] * 4)
    t.play("BOT_411")
    t.play("EX1_238", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.tag(OVERLOAD_OWED)) == (6, 1)
    t.play("BOT_411")
    t.play("CS2_023")
    assert t.cards() == [YETI] * 4
    t.play("BOT_411")
    t.play("EX1_164", option=0)
    assert t.tag(SPELLS_CAST_TWICE) == 0


def test_electra_waits_for_a_spell_of_this_turn_and_a_secret_is_one() -> None:
    t = table("HERO_02")
    t.play("BOT_411")
    t.play(YETI)
    assert t.tag(SPELLS_CAST_TWICE) == 1
    t.play("EX1_294")
    assert t.tag(SPELLS_CAST_TWICE) == 0
    t.play("BOT_411")
    t.round()
    assert (t.tag(SPELLS_CAST_TWICE), t.game.owner(1).attached) == (0, [])


def test_elementary_reaction_copies_after_an_elemental() -> None:
    t = table()
    t.deck("CS2_182")
    t.play("BOT_093")
    assert t.cards() == ["CS2_182"]
    t.play("UNG_809")
    t.round()
    t.game.hand[1].clear()
    t.deck("CS2_200")
    t.play("BOT_093")
    assert t.cards() == ["CS2_200", "CS2_200"]


def test_the_storm_bringer_brings_legends() -> None:
    t = table()
    t.minion(), t.minion(side=2)
    t.answers("EX1_559")
    t.play("BOT_245")
    assert (t.row(1), t.row(2)) == (["EX1_559"], ["CS2_182"])


def test_storm_chaser_draws_a_dear_spell() -> None:
    t = table()
    t.deck("CS2_029", "CS2_032", "CS2_200")
    t.play("BOT_291")
    assert t.cards() == ["CS2_032"]


def test_voltaic_burst_brings_two_sparks() -> None:
    t = table()
    t.play("BOT_451")
    assert (t.row(), t.tag(OVERLOAD_OWED)) == (["BOT_102t", "BOT_102t"], 1)


def test_beakered_lightning_hits_all_and_overloads() -> None:
    t = table("HERO_02")
    bodies = [t.minion(), t.minion(side=2)]
    t.play("BOT_246")
    assert [e.get(DAMAGE) for e in bodies] == [1, 1]
    assert t.tag(OVERLOAD_OWED) == 2


def test_eureka_summons_a_copy_of_a_minion_in_hand() -> None:
    t = table()
    yeti, _ = t.hand(YETI), t.hand("CS2_120")
    t.answers(yeti)
    t.play("BOT_099")
    assert (t.row(), yeti.zone) == ([YETI], Zone.HAND)
