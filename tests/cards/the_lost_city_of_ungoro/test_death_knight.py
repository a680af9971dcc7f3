"""The Lost City of Un'Goro: Death Knight; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    CORPSES,
    CORPSES_SPENT_THIS_GAME,
    COST,
    COST_FROST,
    DAMAGE,
    HEALTH,
    QUEST_PROGRESS,
    REBORN,
    RUSH,
)
from hsreplay_sim.engine.options.options import is_legal
from table import YETI, stats, table

NEW = 238003


def test_a_soulrest_ceremony_drives_minions_to_their_end() -> None:
    t = table("HERO_11", build=NEW)
    yeti = t.play(YETI)
    t.play("DINO_417")
    assert (stats(yeti), yeti.get(RUSH)) == ((5, 5), 1)
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.row() == []


def test_a_bonechill_stegodon_hits_three_enemies() -> None:
    t = table("HERO_11", build=NEW)
    one, two = t.minion("EX1_105", side=2), t.minion("EX1_105", side=2)
    t.kill(t.minion("TLC_401"))
    assert [e.get(DAMAGE) for e in (one, two, t.hero(2))] == [6, 6, 6]


@pytest.mark.parametrize(("before", "cost"), [(YETI, 2), ("FP1_001", 0)])
def test_a_dread_raptor_draws_and_frees_among_kin(before: str, cost: int) -> None:
    t = table("HERO_11", build=NEW)
    t.play(before)
    t.round()
    _, loot = t.deck("EX1_016", "EX1_096")
    t.play("TLC_432")
    assert (loot.zone, loot.get(COST)) == (Zone.HAND, cost)


def test_a_crypt_map_finds_a_card_of_frost() -> None:
    t = table("HERO_11", build=NEW)
    t.play("TLC_435")
    (found,) = t.game.hand[1]
    noted = [e.card_id for e in t.game.owner(1).attached]
    assert (found.get(COST_FROST) > 0, noted) == (True, ["TLC_435e"])


def test_a_crypt_map_gives_another_card_as_the_first_is_played() -> None:
    t = table("HERO_11", build=NEW)
    t.answers("RLK_015", "RLK_025", "RLK_042", 1, 0)
    enemy = t.minion(side=2)
    t.play("TLC_435")
    (found,) = t.game.hand[1]
    target = next(each for each in (None, enemy) if is_legal(t.game, found, each))
    t.play(found, target)
    assert len(t.game.hand[1]) == 1


def test_a_staff_of_the_endbringer_ends_all() -> None:
    t = table("HERO_11", build=231191)
    t.minion(), t.minion(side=2)
    t.kill(t.weapon("TLC_EVENT_402"))
    assert (t.row(), t.row(2)) == ([], [])


@pytest.mark.parametrize(("corpses", "reborn"), [(1, 0), (2, 1)])
def test_a_hollow_direhorn_pays_for_reborn(corpses: int, reborn: int) -> None:
    t = table("HERO_11", build=241170)
    horn = t.minion("DINO_416")
    t.game.owner(1).tags[CORPSES] = corpses
    t.kill(t.minion())
    assert horn.get(REBORN) == reborn


@pytest.mark.parametrize("kindred", [0, 1])
def test_a_cryosleep_draws_another_beside_its_kind(kindred: int) -> None:
    t = table("HERO_11", build=241170)
    t.deck(*[YETI] * 5)
    if kindred:
        t.play("TLC_440", t.hero(2))
        t.round()
    held = len(t.cards())
    t.play("TLC_440", t.hero(2))
    assert len(t.cards()) == held + 1 + kindred


def test_a_reluctant_wrangler_leaves_an_ossodon() -> None:
    t = table("HERO_11", build=241170)
    wrangler = t.minion("TLC_443")
    t.kill(wrangler)
    assert "TLC_443t" in t.row()


@pytest.mark.parametrize(("gained", "payable"), [(4, False), (5, True)])
def test_a_reanimated_pterrordax_costs_corpses(gained: int, payable: bool) -> None:
    t = table("HERO_11", build=241170, mana=1)
    pterrordax = t.hand("TLC_436")
    t.game.owner(1).tags[CORPSES] = gained
    assert t.refuses(pterrordax) is not payable
    if payable:
        t.play(pterrordax)
        assert [t.tag(CORPSES_SPENT_THIS_GAME), t.spent()] == [5, 0]


LATE = 255790


def test_a_story_of_umbra_tells_a_deathrattle_at_once() -> None:
    t = table("HERO_11", build=LATE)
    t.answers("EX1_110", "FP1_012", "EX1_097", 0)
    t.play("DINO_415")
    assert t.row() == ["EX1_110", "EX1_110t"]


@pytest.mark.parametrize("corpses", [4, 5])
def test_paleomancy_keeps_all_three_for_corpses(corpses: int) -> None:
    t = table("HERO_11", build=LATE)
    t.game.owner(1).tags[CORPSES] = corpses
    t.play("TLC_434")
    assert len(t.cards()) == (3 if corpses == 5 else 1)
    assert t.tag(CORPSES_SPENT_THIS_GAME) == (5 if corpses == 5 else 0)


def test_paleomancy_keeps_no_more_than_the_hand_takes() -> None:
    t = table("HERO_11", build=LATE)
    t.game.owner(1).tags[CORPSES] = 5
    for _ in range(8):
        t.hand(YETI)
    t.play("TLC_434")
    assert len(t.cards()) == 10


def test_a_wave_of_tar_slows_the_minions_of_the_other_for_a_turn() -> None:
    t = table("HERO_11", build=LATE)
    enemy, mine = t.minion(side=2), t.minion()
    held, spell = t.hand(YETI, side=2), t.hand("CS2_029", side=2)
    own = t.hand(YETI)
    t.play("TLC_439")
    assert [e.get(DAMAGE) for e in (enemy, mine)] == [2, 0]
    assert [card.get(COST) for card in (held, spell, own)] == [4, 4, 4]
    t.deck(YETI, side=2)
    t.end_turn()
    assert [card.get(COST) for card in (held, spell, own)] == [6, 4, 4]
    t.deck(YETI)
    t.end_turn()
    assert [card.get(COST) for card in (held, spell, own)] == [4, 4, 4]


def test_high_cultist_herenn_lets_two_of_the_deck_fight() -> None:
    t = table("HERO_11", build=LATE)
    abomination, hoarder, yeti = t.deck("EX1_097", "EX1_096", YETI)
    t.answers(abomination, hoarder, hoarder, yeti)
    t.play("TLC_810")
    assert (hoarder.zone, yeti.zone) == (Zone.GRAVEYARD, Zone.HAND)  # the Loot Hoarder drew it
    assert (abomination.get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 0)


def test_high_cultist_herenn_finds_one_alone() -> None:
    t = table("HERO_11", build=LATE)
    (hoarder,) = t.deck("EX1_096")
    t.play("TLC_810")
    assert (hoarder.zone, hoarder.get(DAMAGE)) == (Zone.PLAY, 0)


def test_reanimate_the_terror_counts_corpses() -> None:
    t = table("HERO_11", build=LATE)
    quest = t.play("TLC_433")
    t.game.owner(1).tags[CORPSES] = 20
    t.play("TLC_434")
    assert quest.get(QUEST_PROGRESS) == 5
    t.play("TLC_434")
    for card in list(t.game.hand[1]):
        t.game.move(card, Zone.SETASIDE)
    t.play("TLC_434")
    assert (quest.zone, t.cards()[-1]) == (Zone.GRAVEYARD, "TLC_433t")


def test_tyrax_and_his_grave_follow_each_other() -> None:
    t = table("HERO_11", build=LATE)
    tyrax, yeti = t.minion("TLC_433t"), t.minion()
    t.kill(tyrax)
    grave = t.at(1, 0)
    assert (t.row(), grave.card_id) == (["TLC_433t2", YETI], "TLC_433t2")
    uses = grave.get(HEALTH)
    for _ in range(uses):
        t.round()
        t.round()
        t.play(grave, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4 * uses
    assert t.row()[:2] == ["TLC_433t", YETI]
    assert yeti.zone == Zone.PLAY
