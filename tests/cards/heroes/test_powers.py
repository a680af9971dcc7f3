"""The hero powers of the eleven classes, base and upgraded (R161, R163); each card played."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    CHARGE,
    CURRENT_SPELLPOWER,
    DAMAGE,
    EXHAUSTED,
    HEROPOWER_ACTIVATIONS_THIS_TURN,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
)
from hsreplay_sim.engine.options import requirements as req
from hsreplay_sim.engine.options.options import options
from table import (
    YETI,
    Table,
    stats,
    table,
)

MODERN = 255790


@dataclass(frozen=True)
class Power:
    """A power, its hero, its cost and what is aimed at: none, or the hero of a side."""

    card_id: str
    hero: str
    cost: int = 2
    aims_at: int = 0


def _error(t: Table) -> int:
    return next(o.error for o in options(t.game, 1) if o.entity is t.power())


def use(t: Table, power: Power) -> None:
    target = t.hero(power.aims_at) if power.aims_at else None
    option = 0 if power.card_id == "HERO_02bp2" else -1
    t.play(t.hero_power(power.card_id), target, option)


def used(card_id: str, build: int = MODERN) -> Table:
    """A table at which side 1 with 10 damage has used the power; its deck holds two Yetis."""
    power = next(p for p in POWERS if p.card_id == card_id)
    t = table(power.hero, build=build)
    t.deck(YETI, YETI)
    t.hurt(1, 10)
    use(t, power)
    return t


POWERS = [
    Power("HERO_01bp", "HERO_01"),
    Power("HERO_01bp2", "HERO_01"),
    Power("HERO_02bp", "HERO_02"),
    Power("HERO_02bp2", "HERO_02"),
    Power("HERO_03bp", "HERO_03"),
    Power("HERO_03bp2", "HERO_03"),
    Power("HERO_04bp", "HERO_04"),
    Power("HERO_04bp2", "HERO_04"),
    Power("HERO_05bp", "HERO_05"),
    Power("HERO_05bp2", "HERO_05"),
    Power("HERO_06bp", "HERO_06"),
    Power("HERO_06bp2", "HERO_06"),
    Power("HERO_07bp", "HERO_07"),
    Power("HERO_07bp2", "HERO_07"),
    Power("HERO_08bp", "HERO_08", aims_at=2),
    Power("HERO_08bp2", "HERO_08", aims_at=2),
    Power("HERO_09bp", "HERO_09", aims_at=1),
    Power("HERO_09bp2", "HERO_09", aims_at=1),
    Power("HERO_10bp", "HERO_10", cost=1),
    Power("HERO_10bp2", "HERO_10", cost=1),
    Power("HERO_11bp", "HERO_11"),
    Power("HERO_11bp2", "HERO_11"),
]


@pytest.mark.parametrize("power", POWERS, ids=lambda power: power.card_id)
def test_a_power_costs_its_mana_and_is_used_once_a_turn(power: Power) -> None:
    t = used(power.card_id)
    target = t.hero(power.aims_at) if power.aims_at else None
    assert t.spent() == power.cost
    assert t.power().get(EXHAUSTED) == 1
    assert t.tag(HEROPOWER_ACTIVATIONS_THIS_TURN) == 1
    assert t.refuses(t.power(), target)
    assert _error(t) == req.REQ_NOT_EXHAUSTED_HERO_POWER
    t.end_turn()
    t.end_turn()
    use(t, power)


@pytest.mark.parametrize("power", POWERS, ids=lambda power: power.card_id)
def test_a_power_needs_its_mana(power: Power) -> None:
    t = table(power.hero, build=MODERN, mana=power.cost - 1)
    t.hero_power(power.card_id)
    assert _error(t) == req.REQ_ENOUGH_MANA


@pytest.mark.parametrize(("card_id", "gained"), [("HERO_01bp", 2), ("HERO_01bp2", 4)])
def test_warrior_gains_armor(card_id: str, gained: int) -> None:
    assert used(card_id).hero(1).get(ARMOR) == gained


@pytest.mark.parametrize(
    ("card_id", "weapon", "size"),
    [("HERO_03bp", "CS2_082", (1, 2)), ("HERO_03bp2", "AT_132_ROGUEt", (2, 2))],
)
def test_rogue_equips_a_dagger(card_id: str, weapon: str, size: tuple[int, int]) -> None:
    t = used(card_id, build=54613)
    found = t.game.weapon[1]
    assert found is not None
    assert (found.card_id, found.get(ATK), found.get(187)) == (weapon, *size)
    t.attack(t.hero(1), t.hero(2))
    assert t.hero(2).get(DAMAGE) == size[0]


@pytest.mark.parametrize(("card_id", "count"), [("HERO_04bp", 1), ("HERO_04bp2", 2)])
def test_paladin_recruits(card_id: str, count: int) -> None:
    t = used(card_id)
    assert t.row() == ["CS2_101t"] * count
    assert stats(t.at(1, 0)) == (1, 1)


@pytest.mark.parametrize(("card_id", "dealt"), [("HERO_05bp", 2), ("HERO_05bp2", 3)])
def test_hunter_shoots_the_enemy_hero(card_id: str, dealt: int) -> None:
    assert used(card_id).hero(2).get(DAMAGE) == dealt


@pytest.mark.parametrize(("card_id", "gained"), [("HERO_06bp", 1), ("HERO_06bp2", 2)])
def test_druid_gains_attack_for_the_turn_and_armor_for_good(card_id: str, gained: int) -> None:
    t = used(card_id)
    assert (t.hero(1).get(ATK), t.hero(1).get(ARMOR)) == (gained, gained)
    t.end_turn()
    assert (t.hero(1).get(ATK), t.hero(1).get(ARMOR)) == (0, gained)


@pytest.mark.parametrize(("card_id", "hurt"), [("HERO_07bp", 12), ("HERO_07bp2", 10)])
def test_warlock_draws(card_id: str, hurt: int) -> None:
    t = used(card_id)
    assert (t.cards(), t.hero(1).get(DAMAGE)) == ([YETI], hurt)


@pytest.mark.parametrize(("card_id", "dealt"), [("HERO_08bp", 1), ("HERO_08bp2", 2)])
def test_mage_burns_whom_it_wants(card_id: str, dealt: int) -> None:
    assert used(card_id).hero(2).get(DAMAGE) == dealt
    t = table("HERO_08", build=MODERN)
    yeti = t.minion(side=2)
    t.play(t.hero_power(card_id), yeti)
    assert yeti.get(DAMAGE) == dealt


def test_spell_damage_does_not_help_hero_powers() -> None:
    t = table("HERO_08", build=MODERN)
    t.minion("CS2_142")
    t.play(t.hero_power("HERO_08bp"), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 1


@pytest.mark.parametrize(("card_id", "left"), [("HERO_09bp", 8), ("HERO_09bp2", 6)])
def test_priest_heals(card_id: str, left: int) -> None:
    assert used(card_id).hero(1).get(DAMAGE) == left


@pytest.mark.parametrize(("card_id", "gained"), [("HERO_10bp", 1), ("HERO_10bp2", 2)])
@pytest.mark.parametrize("build", [54613, MODERN])
def test_demon_hunter_gains_attack_for_the_turn(card_id: str, gained: int, build: int) -> None:
    t = used(card_id, build)
    assert t.hero(1).get(ATK) == gained
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


@pytest.mark.parametrize(("card_id", "size"), [("HERO_11bp", (1, 1)), ("HERO_11bp2", (2, 1))])
def test_r168_death_knight_summons_a_ghoul_that_dies_at_the_end_of_the_turn(
    card_id: str, size: tuple[int, int]
) -> None:
    t = used(card_id)
    ghoul = t.at(1, 0)
    assert (stats(ghoul), ghoul.get(CHARGE)) == (size, 1)
    t.attack(ghoul, t.hero(2))
    t.end_turn()
    assert ghoul.zone == Zone.GRAVEYARD


def test_r168_a_ghoul_that_comes_in_the_enemy_turn_lives_to_its_owners_end_of_turn() -> None:
    t = table("HERO_11", build=MODERN)
    ghoul = t.minion("HERO_11bpt", 2)
    t.end_turn()
    assert ghoul.zone == Zone.PLAY
    t.end_turn()
    assert ghoul.zone == Zone.GRAVEYARD


@pytest.mark.parametrize("power", ["HERO_02bp", "HERO_04bp", "HERO_04bp2", "HERO_11bp"])
def test_a_summoning_power_needs_room(power: str) -> None:
    t = table("HERO_04", build=MODERN)
    t.hero_power(power)
    t.fill(1)
    assert _error(t) == req.REQ_NUM_MINION_SLOTS


@pytest.mark.parametrize(
    ("build", "fourth"),
    [(54613, "CS2_052"), (189384, "CS2_058"), (MODERN, "CS2_052")],
    ids=["classic", "core", "late"],
)
def test_r163_totemic_call_summons_only_what_is_missing(build: int, fourth: str) -> None:
    t = table("HERO_02", build=build)
    t.minion("NEW1_009"), t.minion("CS2_050")
    t.answers("CS2_051", 0)
    t.play(t.hero_power("HERO_02bp"))
    assert t.row() == ["NEW1_009", "CS2_050", "CS2_051"]
    t.end_turn()
    t.end_turn()
    t.play(t.power())
    assert t.row()[3] == fourth


@pytest.mark.parametrize("build", [13619, 54613])
def test_totemic_call_is_refused_when_all_four_stand(build: int) -> None:
    t = table("HERO_02", build=build)
    for totem in ("NEW1_009", "CS2_050", "CS2_051", "CS2_052"):
        t.minion(totem)
    assert t.refuses(t.hero_power("HERO_02bp"))


@pytest.mark.parametrize(
    ("option", "totem"), list(enumerate(["NEW1_009", "CS2_050", "CS2_051", "CS2_052"]))
)
def test_totemic_slam_summons_the_chosen_totem(option: int, totem: str) -> None:
    t = table("HERO_02")
    t.play(t.hero_power("HERO_02bp2"), option=option)
    assert t.row() == [totem]


def test_totemic_slam_may_repeat_a_totem() -> None:
    t = table("HERO_02")
    t.minion("CS2_051")
    t.play(t.hero_power("HERO_02bp2"), option=2)
    assert t.row() == ["CS2_051", "CS2_051"]
    assert t.at(1, 1).get(TAUNT) == 1


def test_wrath_of_air_by_choice_gives_spell_damage() -> None:
    t = table("HERO_02")
    t.play(t.hero_power("HERO_02bp2"), option=3)
    assert t.tag(CURRENT_SPELLPOWER) == 1


def test_a_frenzied_ghoul_lasts_a_turn() -> None:
    t = table("HERO_11", build=MODERN)
    t.minion("HERO_11bp2t")
    t.end_turn()
    assert t.row() == []


def test_totemic_slam_is_refused_without_a_choice() -> None:
    t = table("HERO_02")
    t.hero_power("AT_132_SHAMAN")
    assert t.refuses(t.power())
    t.play(t.power(), option=1)
    assert t.row() == ["CS2_050"]


@pytest.mark.parametrize(("build", "totem"), [(54613, "CS2_052"), (88998, "CS2_058")])
def test_the_fourth_totem_of_totemic_slam_is_a_basic_one_of_its_build(
    build: int, totem: str
) -> None:
    t = table("HERO_02", build=build)
    t.hero_power("AT_132_SHAMAN")
    t.play(t.power(), option=3)
    assert t.row() == [totem]


@pytest.mark.parametrize(
    ("power", "build", "claws", "noted"),
    [
        ("HERO_06bp", 126451, "CS2_017o", 0),
        ("HERO_06bp", 170824, "CS2_017o", 1),
        ("HERO_06bp2", 126451, "AT_132_DRUIDe", 0),
        ("HERO_06bp2", 174258, "CS2_017o", 2),
        ("HERO_10bp", 235290, "CS2_017o", 1),
        ("HERO_10bp2", 235290, "CS2_017o", 2),
    ],
)
def test_claws_of_today_note_the_attack_that_they_give(
    power: str, build: int, claws: str, noted: int
) -> None:
    t = table("HERO_06", build=build)
    t.hero_power(power)
    t.play(t.power())
    (worn,) = t.hero(1).attached
    assert (worn.card_id, worn.get(TAG_SCRIPT_DATA_NUM_1)) == (claws, noted)
    assert t.hero(1).get(ATK) == (noted or (2 if claws == "AT_132_DRUIDe" else 1))


def test_r161_a_new_power_may_be_used_in_the_turn_in_which_the_old_one_was() -> None:
    """The old one is ready again where it lies, and the uses are forgotten (U035:7472)."""
    t = table("HERO_09")
    old = t.power()
    t.play(old, t.hero(2))
    assert t.tag(HEROPOWER_ACTIVATIONS_THIS_TURN) == 1
    t.play("AT_132")
    assert (old.get(EXHAUSTED), t.tag(HEROPOWER_ACTIVATIONS_THIS_TURN)) == (0, 0)
    assert not t.refuses(t.power(), t.hero(1))
