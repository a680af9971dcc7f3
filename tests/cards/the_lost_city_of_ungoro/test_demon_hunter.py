"""The Lost City of Un'Goro: Demon Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
    DISPLAYED_CREATOR,
    IMMUNE,
    QUEST_PROGRESS,
    RESOURCES_USED,
)
from table import YETI, stats, table


def test_an_infestation_is_two_stingers() -> None:
    t = table("HERO_10", build=233275)
    t.play("TLC_902")
    assert t.cards() == ["TLC_630t", "TLC_630t"]
    enemy = t.minion(side=2)
    t.play(t.game.hand[1][0], enemy)
    assert (stats(enemy), t.row()) == ((4, 3), ["TLC_903t"])
    assert t.at(1, 0).get(DISPLAYED_CREATOR) > 0


def test_a_hive_map_gives_another_spell_if_the_find_is_played_at_once() -> None:
    t = table("HERO_10", build=233275)
    t.play("TLC_900")
    assert len(t.game.hand[1]) == 1
    noted = [e.card_id for e in t.game.owner(1).attached]
    aside = [e for e in t.game.entities.values() if e.zone == Zone.SETASIDE and e.card_id]
    assert (noted, len(aside) >= 2) == (["TLC_900e"], True)


def test_a_hive_map_that_waits_gives_no_more() -> None:
    t = table("HERO_10", build=233275)
    t.play("TLC_900")
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.game.owner(1).attached == []


def test_a_diabolus_rex_hits_both_ends_after_its_kin() -> None:
    t = table("HERO_10", build=233275)
    giants = [t.minion("EX1_105", side=2) for _ in range(3)]
    t.play("DINO_138")
    assert [e.get(DAMAGE) for e in giants] == [0, 0, 0]
    t.round()
    t.play("DINO_138")
    assert [e.get(DAMAGE) for e in giants] == [6, 0, 6]


def test_a_diabolus_rex_hits_a_lone_minion_once() -> None:
    t = table("HERO_10", build=233275)
    giant = t.minion("EX1_105", side=2)
    t.play("CS2_065")
    t.round()
    t.play("DINO_138")
    assert giant.get(DAMAGE) == 6


def test_a_gorishi_wasp_stings_when_hurt() -> None:
    t = table("HERO_10", build=233275)
    wasp, enemy = t.minion("TLC_630"), t.minion(side=2)
    t.attack(wasp, enemy)
    assert t.cards() == ["TLC_630t"]


def test_an_insect_claw_breeds_a_grub() -> None:
    t = table("HERO_10", build=233275)
    t.weapon("TLC_833")
    t.attack(t.hero(1), t.hero(2))
    assert t.row() == ["TLC_903t"]


def test_a_gorishi_tunneler_hits_the_hero_after_an_attack() -> None:
    t = table("HERO_10", build=233275)
    tunneler, enemy = t.minion("TLC_840"), t.minion(side=2)
    t.attack(tunneler, enemy)
    assert t.hero(2).get(DAMAGE) == 2


@pytest.mark.parametrize(("before", "attack"), [(YETI, 0), ("CS2_172", 5)])
def test_a_silithid_queen_arms_her_hero_after_her_kin(before: str, attack: int) -> None:
    t = table("HERO_10", build=233275)
    t.play(before)
    t.round()
    t.play("TLC_903")
    assert t.hero(1).get(ATK) == attack


def test_fumigate_reaches_all_of_a_kind() -> None:
    t = table("HERO_04", build=241170)
    first, second, yeti = (t.minion(c, side=2) for c in ("EDR_481", "EDR_481", YETI))
    t.play("TLC_901", first)
    assert [e.get(DAMAGE) for e in (first, second, yeti)] == [3, 3, 0]


LATE = 255790


@pytest.mark.parametrize("edge", [True, False])
def test_a_horn_of_feasting_calls_raptors_that_feast_unhurt_at_the_edge(edge: bool) -> None:
    t = table("HERO_10", build=LATE)
    t.hand(YETI)
    horn = t.hand("DINO_136")
    if not edge:
        t.hand(YETI)
    t.play(horn)
    assert t.row() == ["DINO_136t"] * 3
    prey = t.minion(side=2)
    first, second, third = t.game.row(1)
    t.attack(first, prey)
    assert (first.zone, prey.get(DAMAGE)) == (Zone.PLAY if edge else Zone.GRAVEYARD, 2)
    assert second.get(IMMUNE) == 0  # only while it attacks
    if edge:
        t.deck(YETI, side=2)
        t.end_turn()
        t.attack(prey, third)
        assert third.zone == Zone.GRAVEYARD


def test_a_horn_of_feasting_has_room_for_one_raptor() -> None:
    t = table("HERO_10", build=LATE)
    for _ in range(6):
        t.minion()
    t.play("DINO_136")
    assert t.row() == [YETI] * 6 + ["DINO_136t"]


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_skittish_saucier_makes_its_neighbours_cheaper(place: int) -> None:
    t = table("HERO_10", build=LATE)
    held = [t.hand(YETI) for _ in range(place)]
    saucier = t.hand("DINO_137")
    held += [t.hand(YETI) for _ in range(4 - place)]
    t.play(saucier)
    assert [card.get(COST) for card in held] == [
        3 if at in (place - 1, place) else 4 for at in range(4)
    ]


def test_a_bugsquasher_squashes_what_has_a_type() -> None:
    t = table("HERO_10", build=LATE)
    yeti, beast, mine = t.minion(side=2), t.minion("DINO_401", side=2), t.minion("DINO_401")
    assert t.refuses("TLC_633", yeti)
    assert t.refuses("TLC_633", mine)
    t.play("TLC_633", beast)
    assert beast.get(DAMAGE) == 6


def test_a_bugsquasher_finds_no_bug() -> None:
    t = table("HERO_10", build=LATE)
    yeti = t.minion(side=2)
    t.play("TLC_633")
    assert yeti.get(DAMAGE) == 0


def test_unleash_the_colossus_counts_blows_of_two() -> None:
    t = table("HERO_10", build=LATE)
    quest = t.play("TLC_631")
    giant, mine = t.minion("EX1_105", side=2), t.minion("EX1_105")
    t.play("TLC_630t", giant)
    t.play("TLC_630t", t.hero(2))
    assert quest.get(QUEST_PROGRESS) == 2
    t.play("TLC_630t", mine)
    t.play("CS2_029", giant)
    assert quest.get(QUEST_PROGRESS) == 2
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("TLC_630t", t.hero(1))
    assert quest.get(QUEST_PROGRESS) == 2
    t.deck(YETI)
    t.end_turn()
    t.kill(*t.game.row(1))
    for _ in range(10):
        t.game.owner(1).tags[RESOURCES_USED] = 0
        t.play("TLC_630t", t.hero(2))
    assert (quest.zone, t.cards()[-1]) == (Zone.GRAVEYARD, "TLC_631t")


def test_a_gorishi_colossus_makes_two_four() -> None:
    t = table("HERO_10", build=LATE)
    t.play("TLC_631t")
    t.play("TLC_631t")
    giant, mine = t.minion("EX1_105", side=2), t.minion("EX1_105")
    t.play("TLC_630t", giant)
    assert giant.get(DAMAGE) == 6  # two more from each
    t.play("TLC_630t", mine)
    assert mine.get(DAMAGE) == 2
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6


def test_entomologist_toru_puts_minions_into_jars() -> None:
    t = table("HERO_10", build=LATE)
    yeti, spell, wisp = t.hand(YETI), t.hand("CS2_029"), t.hand("CS2_231")
    t.play("TLC_841")
    assert t.cards() == ["CS2_029", "TLC_841t", "TLC_841t"]
    assert (yeti.zone, spell.zone, wisp.zone) == (Zone.SETASIDE, Zone.HAND, Zone.SETASIDE)
    jar = t.game.in_row(t.game.hand[1])[1]
    assert (jar.get(COST), stats(jar)) == (1, (0, 1))
    t.play(jar)
    t.kill(jar)
    assert (yeti.zone, wisp.zone) == (Zone.PLAY, Zone.SETASIDE)


def test_an_empty_jar_holds_nothing() -> None:
    t = table("HERO_10", build=LATE)
    yeti = t.hand(YETI)
    t.play("TLC_841")
    jar = t.play(t.game.hand[1][0])
    t.kill(t.minion("TLC_841t"))
    assert yeti.zone == Zone.SETASIDE  # it's just an empty jar
    t.kill(jar)
    assert yeti.zone == Zone.PLAY
