"""Goblins vs Gnomes: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    CREATOR,
    DAMAGE,
    TAG_SCRIPT_DATA_ENT_1,
    TAG_SCRIPT_DATA_NUM_1,
)
from table import YETI, stats, table
from texts import written

WISP, BOAR, MECH = "CS2_231", "CS2_171", "GVG_085"
FIREBALL = "CS2_029"


def test_mechwarper_makes_mechs_cheaper_while_it_stands() -> None:
    t = table()
    mech, other = t.hand("GVG_085"), t.hand(YETI)
    warper = t.play("GVG_006")
    assert (mech.get(COST), other.get(COST)) == (1, 4)
    t.kill(warper)
    assert mech.get(COST) == 2


@pytest.mark.parametrize(("coin", "hit"), [(0, "hero"), (1, "yeti")])
def test_ogre_brute_hits_the_wrong_enemy_half_the_time(coin: int, hit: str) -> None:
    t = table()
    ogre, yeti = t.minion("GVG_065"), t.minion(side=2)
    t.answers(coin, *([yeti] if coin else []))
    t.attack(ogre, t.hero(2))
    assert t.hero(2).get(DAMAGE) == (4 if hit == "hero" else 0)
    assert yeti.get(DAMAGE) == (4 if hit == "yeti" else 0)


@pytest.mark.parametrize(("coin", "noted"), [(0, []), (1, [1, 0])])
def test_an_ogre_notes_its_miss_until_the_attack_is_over(coin: int, noted: list[int]) -> None:
    t = table(build=15590)
    ogre, yeti = t.minion("GVG_065"), t.minion(side=2)
    t.answers(coin, *([yeti] if coin else []))
    since = len(t.game.out)
    t.attack(ogre, t.hero(2))
    for note in (TAG_SCRIPT_DATA_NUM_1, TAG_SCRIPT_DATA_ENT_1):
        changes = written(t.game, since, of=ogre)
        assert [value for _, tag, value in changes if tag == note] == noted


def test_antique_healbot_heals_its_hero() -> None:
    t = table()
    hero = t.hurt(1, 10)
    t.play("GVG_069")
    assert hero.get(DAMAGE) == 2


def test_ships_cannon_fires_when_a_pirate_arrives() -> None:
    t = table()
    t.minion("GVG_075")
    t.play(YETI)
    assert t.hero(2).get(DAMAGE) == 0
    t.play("CFM_637")
    assert t.hero(2).get(DAMAGE) == 2


def test_explosive_sheep_hurts_every_minion() -> None:
    t = table()
    mine, theirs = t.minion(), t.minion(side=2)
    t.kill(t.minion("GVG_076"))
    assert (mine.get(DAMAGE), theirs.get(DAMAGE)) == (2, 2)


def test_mechanical_yeti_gives_each_player_a_part() -> None:
    t = table()
    t.answers("PART_001", "PART_007")
    t.kill(t.minion("GVG_078"))
    assert (t.cards(1), t.cards(2)) == (["PART_001"], ["PART_007"])


@pytest.mark.parametrize(("build", "players"), [(9786, True), (10357, False)])
def test_r204_the_parts_of_a_yeti_name_their_player_up_to_9786(build: int, players: bool) -> None:
    t = table(build=build)
    yeti = t.minion("GVG_078")
    t.kill(yeti)
    makers = [t.game.hand[side][0].get(CREATOR) for side in (1, 2)]
    assert makers == ([t.game.owner(side).id for side in (1, 2)] if players else [yeti.id] * 2)


def test_clockwork_gnome_leaves_a_part() -> None:
    t = table()
    t.answers("PART_003")
    t.kill(t.minion("GVG_082"))
    assert t.cards() == ["PART_003"]


def test_piloted_shredder_leaves_its_pilot() -> None:
    t = table()
    t.answers("CS2_120")
    t.kill(t.minion("GVG_096"))
    assert t.row() == ["CS2_120"]


def test_micro_machine_grows_every_turn() -> None:
    t = table()
    machine = t.minion("GVG_103")
    t.end_turn()
    assert stats(machine) == (2, 2)
    t.end_turn()
    assert stats(machine) == (3, 2)


def test_cogmaster_wants_a_mech() -> None:
    t = table()
    cogmaster = t.minion("GVG_013")
    mech = t.minion(MECH)
    assert cogmaster.get(ATK) == 3
    t.kill(mech)
    assert cogmaster.get(ATK) == 1


@pytest.mark.parametrize(("card_id", "attack"), [("GVG_067", 3), ("GVG_068", 5)])
def test_a_trogg_hates_enemy_spells(card_id: str, attack: int) -> None:
    t = table()
    theirs, mine = t.minion(card_id, 2), t.minion(card_id)
    t.play(FIREBALL, t.hero(2))
    assert (theirs.get(ATK), mine.get(ATK)) == (attack, attack - (attack // 2))


def test_kezan_mystic_takes_a_secret() -> None:
    t = table(foe="HERO_08")
    t.game.create("EX1_295", 2, Zone.SECRET)
    t.play("GVG_074")
    assert [len(t.game.secrets[side]) for side in (1, 2)] == [1, 0]


@pytest.mark.parametrize("secret", [True, False])
def test_illuminator_wants_a_secret(secret: bool) -> None:
    t = table()
    t.minion("GVG_089")
    t.hurt(1, 10)
    if secret:
        t.game.create("EX1_295", 1, Zone.SECRET)
    t.end_turn()
    assert t.hero(1).get(DAMAGE) == (6 if secret else 10)


def test_madder_bomber_throws_six_bombs_at_the_others() -> None:
    t = table()
    yeti = t.minion()
    bomber = t.play("GVG_090")
    assert bomber.get(DAMAGE) == 0
    hurt = [yeti.get(DAMAGE) or 5 * (yeti.zone == Zone.GRAVEYARD)]
    assert sum(hurt) + sum(t.hero(side).get(DAMAGE) for side in (1, 2)) == 6


@pytest.mark.parametrize(("drawn", "kept"), [(YETI, "GVG_092t"), (FIREBALL, FIREBALL)])
def test_gnomish_experimenter_makes_chickens_of_minions(drawn: str, kept: str) -> None:
    t = table()
    t.deck(drawn)
    t.play("GVG_092")
    assert t.cards() == [kept]


def test_jeeves_fills_hands_up_to_three() -> None:
    t = table()
    t.minion("GVG_094")
    t.deck(*[YETI] * 9), t.deck(*[YETI] * 9, side=2)
    t.hand(WISP)
    t.end_turn()
    assert (len(t.cards()), len(t.cards(2))) == (3, 1)
    t.end_turn()
    assert len(t.cards(2)) == 3


def test_goblin_sapper_likes_full_hands() -> None:
    t = table()
    sapper = t.minion("GVG_095")
    for _ in range(5):
        t.hand(WISP, 2)
    assert sapper.get(ATK) == 2
    t.hand(WISP, 2)
    assert sapper.get(ATK) == 6


def test_lil_exorcist_grows_with_enemy_deathrattles() -> None:
    t = table()
    t.minion("EX1_096", 2), t.minion("EX1_096", 2), t.minion("EX1_096")
    assert stats(t.play("GVG_097")) == (4, 5)


def test_bomb_lobber_hits_an_enemy_minion() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("GVG_099")
    assert yeti.get(DAMAGE) == 4


def test_tinkertown_technician_wants_a_mech() -> None:
    t = table()
    assert stats(t.play("GVG_102")) == (3, 3)
    t.minion(MECH)
    assert stats(t.play("GVG_102")) == (4, 4)
    assert t.cards() == ["PART_001"]
