"""Classic neutral minions that wait for something, each played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, CANT_ATTACK, DAMAGE
from table import YETI, Table, stats, table

FIREBALL = "CS2_029"
MOONFIRE = "CS2_008"
MURLOC = "CS2_168"


def test_lightwarden_grows_with_every_healed_character() -> None:
    t = table()
    t.hurt(1, 5)
    t.minion(damage=1)
    warden = t.play("EX1_001")
    t.play("DS1_055")
    assert warden.get(ATK) == 5


@pytest.mark.parametrize(("card_id", "size"), [("EX1_004", (4, 6)), ("NEW1_037", (5, 5))])
def test_a_helper_strengthens_another_at_the_end_of_the_turn(
    card_id: str, size: tuple[int, int]
) -> None:
    t = table()
    yeti = t.minion()
    helper = t.minion(card_id)
    before = stats(helper)
    t.end_turn()
    assert (stats(yeti), stats(helper)) == (size, before)


def test_alarm_o_bot_trades_places_with_a_minion_in_hand() -> None:
    t = table()
    t.minion("EX1_006")
    t.hand(FIREBALL), t.hand(YETI)
    _pass(t)
    assert YETI in t.row()
    assert "EX1_006" in t.cards()


def _pass(t: Table) -> None:
    """To the next turn of the player who is to move."""
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()


def test_acolyte_of_pain_draws_when_hurt() -> None:
    t = table()
    t.deck(YETI, YETI)
    acolyte = t.minion("EX1_007")
    t.play(MOONFIRE, acolyte)
    t.play(MOONFIRE, acolyte)
    assert len(t.cards()) == 2


@pytest.mark.parametrize("card_id", ["EX1_012", "EX1_096"])
def test_a_hoarder_draws_when_it_dies(card_id: str) -> None:
    t = table()
    t.deck(YETI)
    t.play(MOONFIRE, t.minion(card_id))
    assert t.cards() == [YETI]


def test_sylvanas_takes_an_enemy_with_her() -> None:
    t = table()
    sylvanas, prey = t.minion("EX1_016"), t.minion(side=2)
    t.play(FIREBALL, sylvanas)
    assert (t.row(1), t.row(2), prey.controller) == ([YETI], [], 1)


def test_leper_gnome_hits_the_enemy_hero() -> None:
    t = table()
    t.play(MOONFIRE, t.minion("EX1_029"))
    assert t.hero(2).get(DAMAGE) == 2


def test_questing_adventurer_grows_with_every_other_card() -> None:
    t = table()
    adventurer = t.play("EX1_044")
    assert stats(adventurer) == (2, 2)
    t.play(MOONFIRE, t.hero(2))
    t.play("CS2_120")
    assert stats(adventurer) == (4, 4)


def test_mana_addict_grows_for_the_turn() -> None:
    t = table()
    addict = t.minion("EX1_055")
    t.play(MOONFIRE, t.hero(2))
    assert addict.get(ATK) == 3
    t.end_turn()
    assert addict.get(ATK) == 1


def test_secretkeeper_grows_with_anybodys_secret() -> None:
    t = table()
    keeper = t.minion("EX1_080")
    t.play("EX1_289")
    t.end_turn()
    t.play("EX1_289")
    assert stats(keeper) == (3, 4)


def test_gadgetzan_auctioneer_draws_for_spells() -> None:
    t = table()
    t.deck(YETI, YETI)
    t.minion("EX1_095")
    t.play(MOONFIRE, t.hero(2))
    t.play("CS2_120")
    assert len(t.cards()) == 1


def test_abomination_explodes() -> None:
    t = table()
    theirs = t.minion(side=2)
    t.play(FIREBALL, t.minion("EX1_097"))
    assert [e.get(DAMAGE) for e in (theirs, t.hero(1), t.hero(2))] == [2, 2, 2]


def test_lorewalker_cho_copies_spells_for_the_other_player() -> None:
    t = table()
    t.minion("EX1_100")
    t.play(MOONFIRE, t.hero(2))
    assert (t.cards(1), t.cards(2)) == ([], [MOONFIRE])
    t.end_turn()
    t.play(FIREBALL, t.hero(1))
    assert FIREBALL in t.cards(1)


def test_demolisher_fires_at_the_start_of_its_turn() -> None:
    t = table()
    ogre = t.minion("CS2_200", 2)
    t.minion("EX1_102")
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.answers(0, ogre, 0)
    t.end_turn()
    t.end_turn()
    assert ogre.get(DAMAGE) == 2


def test_ragnaros_fires_at_the_end_of_his_turn() -> None:
    t = table()
    ogre = t.minion("CS2_200", 2)
    t.minion("EX1_298")
    t.deck(YETI, side=2)
    t.answers(ogre, 0)
    t.end_turn()
    assert ogre.zone == Zone.GRAVEYARD


@pytest.mark.parametrize(
    ("card_id", "left"),
    [("EX1_110", "EX1_110t"), ("EX1_556", "skele21")],
)
def test_what_falls_rises_as_something_else(card_id: str, left: str) -> None:
    t = table()
    t.play(FIREBALL, t.minion(card_id))
    assert t.row() == [left]


def test_the_beast_leaves_finkle_to_the_opponent() -> None:
    t = table()
    beast = t.minion("EX1_577")
    t.play(FIREBALL, beast)
    t.play(MOONFIRE, beast)
    assert t.row(2) == ["EX1_finkle"]


def test_baron_geddon_burns_all_others() -> None:
    t = table()
    geddon, yeti = t.minion("EX1_249"), t.minion(side=2)
    t.deck(YETI, side=2)
    t.end_turn()
    assert [e.get(DAMAGE) for e in (yeti, t.hero(1), t.hero(2), geddon)] == [2, 2, 2, 0]


def test_ragnaros_cannot_attack() -> None:
    t = table()
    assert t.refuses(t.minion("EX1_298"), t.hero(2))


def test_murloc_tidecaller_counts_murlocs_of_its_side() -> None:
    t = table()
    caller = t.play("EX1_509")
    t.play("EX1_506")
    assert caller.get(ATK) == 3


@pytest.mark.parametrize(("flip", "drawn"), [(0, 1), (1, 2)])
def test_nat_pagle_may_draw(flip: int, drawn: int) -> None:
    t = table()
    t.minion("EX1_557")
    t.deck(YETI, YETI, YETI)
    t.deck(YETI, side=2)
    t.answers(0, flip, *[0] * drawn)
    t.end_turn()
    t.end_turn()
    assert len(t.cards()) == drawn


def test_ysera_dreams_at_the_end_of_each_turn() -> None:
    t = table()
    ysera, yeti = t.minion("EX1_572"), t.minion(side=2)
    t.answers("DREAM_02")
    t.end_turn()
    assert t.cards() == ["DREAM_02"]
    t.answers()
    t.game.oracle = table().oracle
    t.end_turn()
    t.play(t.game.hand[1][0])
    assert (ysera.get(DAMAGE), yeti.zone) == (0, Zone.GRAVEYARD)


def test_dream_returns_and_nightmare_kills() -> None:
    t = table()
    first, second = t.minion(), t.minion(side=2)
    t.play("DREAM_04", first)
    assert t.cards() == [YETI]
    t.play("DREAM_05", second)
    assert stats(second) == (9, 10)
    _pass(t)
    assert second.zone == Zone.GRAVEYARD


def test_cult_master_draws_for_own_dead() -> None:
    t = table()
    t.deck(YETI, YETI, YETI)
    t.minion("EX1_595"), t.minion(MURLOC), t.minion(MURLOC, 2)
    t.play("EX1_400")
    assert len(t.cards()) == 1


def test_imp_master_pays_for_imps() -> None:
    t = table()
    master = t.minion("EX1_597")
    t.end_turn()
    assert (t.row(), stats(master)) == (["EX1_597", "EX1_598"], (1, 4))


def test_illidan_summons_for_every_card() -> None:
    t = table()
    t.play("EX1_614")
    assert t.row() == ["EX1_614"]
    t.play(MOONFIRE, t.hero(2))
    assert t.row() == ["EX1_614", "EX1_614t"]


def test_knife_juggler_throws_after_each_summon() -> None:
    t = table()
    t.play("NEW1_019")
    t.play("CS2_151")
    assert t.hero(2).get(DAMAGE) == 2


def test_wild_pyromancer_burns_after_the_spell() -> None:
    t = table()
    pyromancer, yeti = t.minion("NEW1_020"), t.minion(side=2)
    t.play("CS2_004", pyromancer)
    assert (stats(pyromancer), stats(yeti)) == ((3, 3), (4, 4))


def test_doomsayer_destroys_all_at_the_start_of_its_turn() -> None:
    t = table()
    t.minion("NEW1_021"), t.minion(side=2)
    _pass(t)
    assert (t.row(1), t.row(2)) == ([], [])


def test_violet_teacher_brings_apprentices() -> None:
    t = table()
    t.minion("NEW1_026")
    t.play(MOONFIRE, t.hero(2))
    assert t.row() == ["NEW1_026", "NEW1_026t"]


def test_gruul_grows_in_every_turn() -> None:
    t = table()
    gruul = t.minion("NEW1_038")
    _pass(t)
    assert stats(gruul) == (10, 10) if gruul.card and gruul.card.atk == 8 else (9, 9)


def test_hogger_brings_gnolls() -> None:
    t = table()
    t.minion("NEW1_040")
    t.end_turn()
    assert t.row() == ["NEW1_040", "NEW1_040t"]


def test_flesheating_ghoul_grows_with_every_death() -> None:
    t = table()
    ghoul = t.minion("tt_004")
    t.minion(MURLOC), t.minion(MURLOC, 2)
    t.play("EX1_400")
    assert stats(ghoul) == (4, 2)


def test_ragnaros_cannot_attack_while_in_play() -> None:
    """U586:11689-11703 and 12457."""
    t = table(build=12574)
    ragnaros = t.hand("EX1_298")
    assert ragnaros.get(CANT_ATTACK) == 0
    t.play(ragnaros)
    assert ragnaros.get(CANT_ATTACK) == 1
    t.kill(ragnaros)
    assert ragnaros.get(CANT_ATTACK) == 0
