"""Classic: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.stream import CLOSE, OPEN, TAG
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    CANT_PLAY,
    CARD_TARGET,
    COST,
    DAMAGE,
    FROZEN,
    IMMUNE,
    NUM_SPELLS_PLAYED_THIS_GAME,
    NUM_SPELLS_PLAYED_THIS_TURN,
    PREDAMAGE,
)
from table import YETI, stats, table
from texts import written

FIREBALL, MOONFIRE = "CS2_029", "CS2_008"


def test_blizzard_hurts_and_freezes_enemy_minions() -> None:
    t = table()
    yeti, mine = t.minion(side=2), t.minion()
    t.play("CS2_028")
    assert [(e.get(DAMAGE), e.get(FROZEN)) for e in (yeti, mine)] == [(2, 1), (0, 0)]


def test_ice_lance_freezes_first_and_hurts_then() -> None:
    t = table()
    t.play("CS2_031", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.hero(2).get(FROZEN)) == (0, 1)
    t.play("CS2_031", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4


def test_ethereal_arcanist_grows_beside_a_secret() -> None:
    t = table()
    arcanist = t.minion("EX1_274")
    t.end_turn()
    t.end_turn()
    assert stats(arcanist) == (3, 3)
    t.play("EX1_289")
    t.end_turn()
    assert stats(arcanist) == (5, 5)


def test_cone_of_cold_reaches_the_neighbours() -> None:
    t = table()
    a, b, c, d = (t.minion(side=2) for _ in range(4))
    t.play("EX1_275", b)
    assert [e.get(DAMAGE) for e in (a, b, c, d)] == [1, 1, 1, 0]
    assert [e.get(FROZEN) for e in (a, b, c, d)] == [1, 1, 1, 0]


def test_pyroblast_deals_ten() -> None:
    t = table()
    t.play("EX1_279", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 10


def test_counterspell_stops_an_enemy_spell() -> None:
    t = table()
    secret = t.play("EX1_287")
    t.end_turn()
    spell = t.play(FIREBALL, t.hero(1))
    assert (t.hero(1).get(DAMAGE), spell.zone, secret.zone) == (0, Zone.GRAVEYARD, Zone.GRAVEYARD)


@pytest.mark.parametrize(("build", "aimed"), [(19632, False), (22611, True)])
def test_a_countered_spell_has_its_target_all_the_same(build: int, aimed: bool) -> None:
    t = table(build=build)
    t.play("EX1_287")
    t.end_turn()
    spell = t.play(FIREBALL, t.hero(1))
    assert (spell.get(CARD_TARGET) == t.hero(1).id) == aimed


@pytest.mark.parametrize(("build", "stays"), [(31761, False), (56359, True)])
def test_r96_a_countered_spell_keeps_its_bar_since_56359(build: int, *, stays: bool) -> None:
    t = table(build=build)
    t.play("EX1_287")
    t.end_turn()
    assert bool(t.play(FIREBALL, t.hero(1)).get(CANT_PLAY)) == stays


@pytest.mark.parametrize(("build", "zone"), [(121569, Zone.GRAVEYARD), (134558, Zone.SETASIDE)])
def test_r96_a_countered_spell_is_set_aside_since_134558(build: int, zone: int) -> None:
    t = table(build=build)
    t.play("EX1_287")
    t.end_turn()
    assert t.play(FIREBALL, t.hero(1)).zone == zone


def test_r96_what_is_countered_is_no_spell_of_the_game_and_leaves_no_twin() -> None:
    """U168:1 step 116, U174:13885"""
    t = table(build=88998)
    t.play("EX1_287")
    yeti = t.minion()
    t.end_turn()
    t.play("DAL_577", yeti)
    counted = (NUM_SPELLS_PLAYED_THIS_TURN, NUM_SPELLS_PLAYED_THIS_GAME)
    assert [t.game.owner(2).get(tag) for tag in counted] == [1, 0]
    assert not t.cards(2)


@pytest.mark.parametrize(("build", "atk"), [(24589, 2), (24769, 1), (31761, 1), (60352, 1)])
def test_r96_nothing_hears_of_a_countered_spell_since_counters_come_first(
    build: int, atk: int
) -> None:
    """U400:5955; hs-bugs#973 and 1160: since 11.2."""
    t = table(build=build)
    t.play("EX1_287")
    t.end_turn()
    wyrm = t.minion("NEW1_012", side=2)
    printed = wyrm.get(ATK)
    t.play(FIREBALL, t.hero(1))
    assert wyrm.get(ATK) - printed == atk - 1


def test_ice_barrier_gives_armor_before_the_blow() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("EX1_289")
    t.end_turn()
    t.attack(yeti, t.hero(1))
    assert (t.hero(1).get(ARMOR), t.hero(1).get(DAMAGE)) == (4, 0)


def test_mirror_entity_copies_the_minion_played() -> None:
    t = table()
    t.play("EX1_294")
    t.end_turn()
    t.play(YETI)
    assert t.row(1) == [YETI]


def test_ice_block_prevents_fatal_damage_and_makes_immune_for_the_turn() -> None:
    t = table()
    t.play("EX1_295")
    t.end_turn()
    t.hurt(1, 20)
    t.play(FIREBALL, t.hero(1))
    assert t.hero(1).get(DAMAGE) == 26
    t.play(FIREBALL, t.hero(1))
    assert (t.hero(1).get(DAMAGE), t.hero(1).get(IMMUNE)) == (26, 1)
    t.end_turn()
    assert t.hero(1).get(IMMUNE) == 0


def test_ice_block_calls_the_damage_off_within_its_trigger() -> None:
    """3 of 3: U020:2680, U082:6533, U095:17003."""
    t = table()
    t.play("EX1_295")
    t.end_turn()
    t.hurt(1, 26)
    t.play(FIREBALL, t.hero(1))
    around: list[int] = []
    found = []
    for kind, _, of, value, _ in t.game.out:
        if kind == OPEN:
            around.append(of)
        elif kind == CLOSE:
            around.pop()
        elif (kind, of) == (TAG, PREDAMAGE):
            found.append((value, around[-1]))
    assert found[-2:] == [(6, BlockType.POWER), (0, BlockType.TRIGGER)]


def test_archmage_antonidas_adds_fireballs() -> None:
    t = table()
    t.minion("EX1_559")
    t.play(MOONFIRE, t.hero(2))
    assert t.cards() == [FIREBALL]


def test_vaporize_destroys_the_attacker() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("EX1_594")
    t.end_turn()
    t.attack(yeti, t.hero(1))
    assert (yeti.zone, t.hero(1).get(DAMAGE)) == (Zone.GRAVEYARD, 1 - 1)


def test_sorcerers_apprentice_makes_own_spells_cheaper() -> None:
    t = table()
    mine, theirs, minion = t.hand(FIREBALL), t.hand(FIREBALL, 2), t.hand(YETI)
    apprentice = t.play("EX1_608")
    assert [e.get(COST) for e in (mine, theirs, minion)] == [3, 4, 4]
    t.play(MOONFIRE, apprentice)
    t.play(MOONFIRE, apprentice)
    assert mine.get(COST) == 4


def test_kirin_tor_mage_gives_one_free_secret() -> None:
    t = table()
    first, second = t.hand("EX1_289"), t.hand("EX1_294")
    t.play("EX1_612")
    assert (first.get(COST), second.get(COST)) == (0, 0)
    t.play(first)
    assert (t.spent(), second.get(COST)) == (3, 3)


def test_mana_wyrm_grows_with_spells() -> None:
    t = table()
    wyrm = t.minion("NEW1_012")
    t.play(MOONFIRE, t.hero(2))
    assert wyrm.get(ATK) == 2


@pytest.mark.parametrize(("build", "cost"), [(126451, 0), (255790, 1)])
def test_the_apprentice_of_today_leaves_a_spell_at_one(build: int, cost: int) -> None:
    t = table(build=build)
    missiles = t.hand("EX1_277")
    coin = t.hand("GAME_005")
    t.minion("EX1_608")
    assert (missiles.get(COST), coin.get(COST)) == (cost, 0)


def test_tome_of_intellect_gives_a_mage_spell() -> None:
    t = table()
    t.answers("CS2_029")
    t.play("EX1_180")
    assert t.cards() == ["CS2_029"]


def test_spellbender_draws_an_enemy_spell_on_itself() -> None:
    t = table()
    t.play("tt_010")
    yeti = t.minion()
    t.end_turn()
    t.play("CS2_092", yeti)
    assert stats(yeti) == (4, 5)
    bender = t.at(1, 1)
    assert (bender.card_id, stats(bender)) == ("tt_010a", (5, 7))


def test_r96_a_spell_tells_its_target_before_a_spellbender_takes_it_up_to_27358() -> None:
    t = table(build=20457)
    t.play("tt_010")
    yeti = t.minion()
    t.end_turn()
    since = len(t.game.out)
    missiles = t.play("CS2_092", yeti)
    told = [value for _, tag, value in written(t.game, since, of=missiles) if tag == CARD_TARGET]
    assert told == [yeti.id, t.at(1, 1).id]


def test_spellbender_needs_room_and_a_spell_on_a_minion() -> None:
    t = table()
    t.play("tt_010")
    t.end_turn()
    t.play("CS2_029", t.hero(1))
    assert t.row(1) == []
    t.fill(1)
    t.play("CS2_029", t.at(1, 0))
    assert len(t.game.secrets[1]) == 1


@pytest.mark.parametrize(
    ("build", "copies", "zone"),
    [(10833, 1, Zone.GRAVEYARD), (14830, 1, Zone.GRAVEYARD), (15590, 0, Zone.SECRET)],
)
def test_r110_mirror_entity_copies_behind_a_sacred_trial_up_to_14830(
    build: int, copies: int, zone: int
) -> None:
    """Wiki, Sacred Trial: the copy is not to be destroyed, and stays."""
    t = table("HERO_08", build=build)
    trial = t.game.create("LOE_027", 2, Zone.SECRET)
    mirror = t.game.create("EX1_294", 2, Zone.SECRET)
    for _ in range(3):
        t.minion("CS2_231")
    t.play(YETI)
    assert (trial.zone, mirror.zone) == (Zone.GRAVEYARD, zone)
    assert (t.row(2), t.row(1)) == ([YETI] * copies, ["CS2_231"] * 3)


def test_mirror_entity_copies_lord_jaraxxus_as_the_minion_he_was() -> None:
    t = table("HERO_07", build=13030)
    t.game.create("EX1_294", 2, Zone.SECRET)
    t.play("EX1_323")
    assert stats(t.at(2, 0)) == (3, 15)
