"""Classic: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import (
    ATTACKING,
    COST,
    DAMAGE,
    EXHAUSTED,
    IMMUNE,
    IMMUNE_WHILE_ATTACKING,
    LAST_AFFECTED_BY,
    STEALTH,
    TAG_1271,
)
from table import YETI, Table, stats, table
from texts import blocks, written

RAPTOR, TIGER = "CS2_172", "EX1_028"


def _trapped(card_id: str) -> Table:
    """Side 1 has set a secret; side 2 is to move."""
    t = table("HERO_05")
    t.play(card_id)
    return t


def test_scavenging_hyena_feeds_on_friendly_beasts() -> None:
    t = table("HERO_05")
    hyena = t.minion("EX1_531")
    t.minion("CS2_171"), t.minion("CS2_168"), t.minion("CS2_171", 2)
    t.play("EX1_400")
    assert stats(hyena) == (4, 2)


def test_misdirection_sends_the_blow_elsewhere() -> None:
    t = _trapped("EX1_533")
    yeti, other = t.minion(side=2), t.minion(side=2)
    t.end_turn()
    t.answers(other)
    t.attack(yeti, t.hero(1))
    assert (t.hero(1).get(DAMAGE), other.get(DAMAGE), yeti.get(DAMAGE)) == (0, 4, 4)


def test_misdirection_waits_if_a_freezing_trap_has_taken_the_attacker() -> None:
    t = _trapped("EX1_611")
    misdirection = t.game.create("EX1_533", 1, Zone.SECRET)
    yeti, _ = t.minion(side=2), t.minion(side=2)
    t.end_turn()
    t.attack(yeti, t.hero(1))
    assert (yeti.zone, misdirection.zone) == (Zone.HAND, Zone.SECRET)


def test_savannah_highmane_leaves_two_hyenas() -> None:
    t = table("HERO_05")
    t.play("CS2_029", t.minion("EX1_534"))
    assert t.row() == ["EX1_534t", "EX1_534t"]


def test_eaglehorn_bow_gains_durability_from_secrets() -> None:
    t = _trapped("EX1_610")
    bow = t.weapon("EX1_536")
    yeti = t.minion(side=2)
    t.end_turn()
    t.attack(yeti, t.hero(1))
    assert bow.get(187) == 3


def test_explosive_shot_hits_the_neighbours_less() -> None:
    t = table("HERO_05")
    a, b, c, d = (t.minion("CS2_200", 2) for _ in range(4))
    t.play("EX1_537", b)
    assert [e.get(DAMAGE) for e in (a, b, c, d)] == [2, 5, 2, 0]


def test_unleash_the_hounds_counts_enemies() -> None:
    t = table("HERO_05")
    assert t.refuses("EX1_538")
    t.minion(side=2), t.minion(side=2)
    t.play("EX1_538")
    assert t.row() == ["EX1_538t", "EX1_538t"]
    t.attack(t.at(1, 0), t.hero(2))


def test_flare_lights_everything() -> None:
    t = _trapped("EX1_610")
    tiger = t.minion(TIGER)
    t.end_turn()
    t.deck(YETI, side=2)
    drawn = len(t.cards(2))
    t.play("EX1_544")
    assert (tiger.get(STEALTH), t.game.secrets[1], len(t.cards(2))) == (0, [], drawn + 1)


def test_a_secret_that_flare_destroys_was_affected_by_it() -> None:
    t = table("HERO_05", build=54613)
    secret = t.game.create("EX1_289", 2, Zone.SECRET)
    since = len(t.game.out)
    flare = t.play("EX1_544")
    assert (secret.id, LAST_AFFECTED_BY, flare.id) in written(t.game, since, of=secret)


def test_bestial_wrath_makes_a_beast_immune_for_the_turn() -> None:
    t = table("HERO_05")
    raptor, foe = t.minion(RAPTOR), t.minion(side=2)
    t.play("EX1_549", raptor)
    t.attack(raptor, foe)
    assert (foe.zone, raptor.get(DAMAGE)) == (Zone.GRAVEYARD, 0)
    t.end_turn()
    assert (raptor.get(IMMUNE), stats(raptor)) == (0, (3, 2))


def test_snake_trap_answers_an_attack_on_a_minion() -> None:
    t = _trapped("EX1_554")
    mine, foe = t.minion(), t.minion(side=2)
    t.end_turn()
    t.attack(foe, mine)
    assert t.row(1) == [YETI, "EX1_554t", "EX1_554t", "EX1_554t"]


@pytest.mark.parametrize(("build", "fires"), [(10604, True), (10833, False)])
def test_r110_snake_trap_fires_onto_a_full_board_up_to_10604(build: int, fires: bool) -> None:
    t = table("HERO_05", build=build)
    trap = t.play("EX1_554")
    row, foe = [t.minion() for _ in range(7)], t.minion(side=2)
    t.end_turn()
    t.attack(foe, row[0])
    assert (trap.zone == Zone.GRAVEYARD, len(t.row(1))) == (fires, 7)


def test_snipe_shoots_the_minion_played() -> None:
    t = _trapped("EX1_609")
    t.end_turn()
    assert t.play(YETI).get(DAMAGE) == 4


def test_explosive_trap_hits_all_enemies_before_the_blow() -> None:
    t = _trapped("EX1_610")
    raptor, yeti = t.minion(RAPTOR, 2), t.minion(side=2)
    t.end_turn()
    t.attack(raptor, t.hero(1))
    assert (raptor.zone, yeti.get(DAMAGE), t.hero(1).get(DAMAGE)) == (Zone.GRAVEYARD, 2, 0)


def test_freezing_trap_returns_the_attacker_for_two_more() -> None:
    t = _trapped("EX1_611")
    yeti = t.minion(side=2)
    t.end_turn()
    t.attack(yeti, t.hero(1))
    assert (yeti.zone, yeti.get(COST), t.hero(1).get(DAMAGE)) == (Zone.HAND, 6, 0)


@pytest.mark.parametrize(("build", "mark"), [(29349, 0), (30103, 1)])
def test_r205_a_freezing_trap_marks_whom_it_returns_since_30103(build: int, mark: int) -> None:
    """U425:5960: who is marked has not attacked."""
    t = table(build=build)
    t.game.create("EX1_611", 1, Zone.SECRET)
    yeti = t.minion(side=2)
    t.end_turn()
    since = len(t.game.out)
    t.attack(yeti, t.hero(1))
    told = [tag for _, tag, value in written(t.game, since, of=yeti) if value]
    assert (TAG_1271 in told, yeti.get(EXHAUSTED)) == (bool(mark), 1 - mark)


def test_a_freezing_trap_leaves_whom_an_explosive_one_has_killed() -> None:
    t = _trapped("EX1_610")
    freezing = t.game.create("EX1_611", 1, Zone.SECRET)
    victim = t.minion("CS2_172", side=2)
    t.end_turn()
    victim.tags[DAMAGE] = 1
    t.attack(victim, t.hero(1))
    assert (victim.zone, freezing.zone) == (Zone.GRAVEYARD, Zone.SECRET)


def test_a_trap_sleeps_in_its_owners_turn() -> None:
    t = _trapped("EX1_554")
    t.attack(t.minion(), t.minion(side=2))
    assert len(t.game.secrets[1]) == 1


def test_deadly_shot_destroys_a_random_enemy() -> None:
    t = table("HERO_05")
    assert t.refuses("EX1_617")
    first, second = t.minion(side=2), t.minion(side=2)
    t.answers(second)
    t.play("EX1_617")
    assert (first.zone, second.zone) == (Zone.PLAY, Zone.GRAVEYARD)


def test_gladiators_longbow_shields_its_hero_while_attacking() -> None:
    t = table("HERO_05")
    t.weapon("DS1_188")
    yeti = t.minion(side=2)
    t.attack(t.hero(1), yeti)
    assert (t.hero(1).get(DAMAGE), t.hero(1).get(IMMUNE), yeti.zone) == (0, 0, Zone.GRAVEYARD)


@pytest.mark.parametrize(("build", "fired"), [(10357, []), (20457, [BlockType.TRIGGER])])
def test_r142_the_longbow_makes_immune_by_an_update_up_to_10357(
    build: int, fired: list[int]
) -> None:
    t = table("HERO_05", build=build)
    bow = t.weapon("DS1_188")
    yeti, hero = t.minion(side=2), t.hero(1)
    assert hero.get(IMMUNE_WHILE_ATTACKING) == 1
    since = len(t.game.out)
    t.attack(hero, yeti)
    told = [(tag, value) for who, tag, value in written(t.game, since) if who == hero.id]
    assert [value for tag, value in told if tag == IMMUNE] == [1, 0]
    assert told.index((ATTACKING, 1)) - told.index((IMMUNE, 1)) == (1 if fired else -1)
    assert [kind for kind, who in blocks(t.game, since) if who == bow.id] == fired
    assert (hero.get(DAMAGE), hero.get(IMMUNE), yeti.zone) == (0, 0, Zone.GRAVEYARD)
    bow.tags[DAMAGE] = 1
    t.round()
    t.attack(hero, t.hero(2))
    assert (bow.zone, hero.get(IMMUNE_WHILE_ATTACKING)) == (Zone.GRAVEYARD, 0)


@pytest.mark.parametrize(
    ("build", "friends", "fires"),
    [(9786, (), False), (9786, (YETI,), True), (10357, (), True), (13030, (), True)],
)
def test_r110_misdirection_needs_somebody_in_sight_up_to_9786(
    build: int, friends: tuple[str, ...], *, fires: bool
) -> None:
    """Hearthstone-Deck-Tracker 1522: a hidden minion alone is enough since 3.1."""
    t = table("HERO_01", build=build)
    t.minion("EX1_010")
    for friend in friends:
        t.minion(friend)
    secret = t.game.create("EX1_533", 2, Zone.SECRET)
    t.weapon("CS2_106")
    t.attack(t.hero(1), t.hero(2))
    assert (secret.zone == Zone.GRAVEYARD) == fires


@pytest.mark.parametrize("build", [10833, 13030, 19632])
def test_r110_snipe_hits_lord_jaraxxus_as_a_hero(build: int) -> None:
    """hs-bugs#255: he is no minion any more, and is hit all the same."""
    t = table("HERO_07", build=build)
    secret = t.game.create("EX1_609", 2, Zone.SECRET)
    t.play("EX1_323")
    damage = t.game.cards.get("EX1_609").text.count("$4") * 4 or 6
    assert (secret.zone, t.hero(1).get(DAMAGE)) == (Zone.GRAVEYARD, damage)


@pytest.mark.parametrize(
    ("build", "zone", "after"), [(9786, Zone.HAND, Zone.GRAVEYARD), (10604, Zone.GRAVEYARD, None)]
)
def test_r205_a_freezing_trap_behind_vaporize_returns_a_doomed_minion_up_to_9786(
    build: int, zone: int, after: int | None
) -> None:
    """hs-bugs#69: it dies as soon as it is played."""
    t = table("HERO_01", build=build)
    t.game.create("EX1_594", 2, Zone.SECRET)
    t.game.create("EX1_611", 2, Zone.SECRET)
    yeti = t.minion()
    t.attack(yeti, t.hero(2))
    assert yeti.zone == zone
    if after is not None:
        t.play(yeti)
        assert yeti.zone == after
