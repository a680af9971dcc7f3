"""Across the Timeways: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COPIED_FROM_ENTITY_ID, COST, DAMAGE
from hsreplay_sim.engine.oracle import Sequential
from table import YETI, stats, table


def test_an_arcane_barrage_hits_one_and_two_others() -> None:
    t = table(build=233275)
    one, two, three = (t.minion(side=2) for _ in range(3))
    t.answers(two, t.hero(2))
    t.play("TIME_855", one)
    assert [stats(e)[1] for e in (one, two, three)] == [2, 3, 5]
    assert t.hero(2).get(DAMAGE) == 2


NEW = 238003


def test_a_semi_stable_portal_opens_for_a_cheaper_minion() -> None:
    t = table(build=NEW)
    portal = t.hand("TIME_000")
    t.play(portal)
    (found,) = [e for e in t.game.hand[1] if e is not portal]
    assert found.card is not None
    assert found.get(COST) == max(0, found.card.cost - 3)


@pytest.mark.parametrize(("hurt", "drawn"), [(0, 0), (3, 3)])
def test_a_temporal_construct_draws_the_excess(hurt: int, drawn: int) -> None:
    t = table(build=NEW)
    t.deck(*[YETI] * 4)
    enemy = t.minion(side=2, damage=hurt)
    t.play("TIME_858", enemy)
    assert (len(t.cards()), enemy.zone) == (drawn, Zone.GRAVEYARD)


def test_a_temporal_construct_without_an_enemy_minion_draws_nothing() -> None:
    t = table(build=NEW)
    t.deck(*[YETI] * 4)
    t.play("TIME_858")
    assert t.cards() == []


@pytest.mark.parametrize("dragon", [0, 1])
def test_a_mirror_dimension_doubles_beside_a_dragon(dragon: int) -> None:
    t = table("HERO_08", build=241170)
    for _ in range(dragon):
        t.hand("TTN_907")
    t.play("TIME_006")
    assert t.row() == ["TIME_006t1"] * (1 + dragon)


def test_flames_of_infinity_burn_the_healthiest_enemy() -> None:
    t = table(build=NEW)
    t.play("END_024")
    small, great, mine = t.minion(side=2), t.minion("CS2_186", 2), t.minion()
    t.deck(YETI, side=2)
    t.end_turn()
    assert great.zone == Zone.PLAY
    t.deck(YETI)
    t.end_turn()
    assert [e.zone for e in (small, great, mine)] == [Zone.PLAY, Zone.GRAVEYARD, Zone.PLAY]


def test_flames_of_infinity_wait_for_a_minion() -> None:
    t = table(build=NEW)
    secret = t.play("END_024")
    t.deck(YETI, side=2)
    t.end_turn()
    t.deck(YETI)
    t.end_turn()
    assert secret.zone == Zone.SECRET


@pytest.mark.parametrize("other", [YETI, "TTN_907"])
def test_azure_sindragosa_lowers_arcane_spells_beside_a_dragon(other: str) -> None:
    t = table(build=NEW)
    missiles, fireball = t.hand("EX1_277"), t.hand("CS2_029")
    t.minion("TIME_852")
    assert missiles.get(COST) == 1
    intellect = t.hand("CS2_023")
    t.minion(other)
    assert (intellect.get(COST), fireball.get(COST)) == (3 - 2 * (other != YETI), 4)


@pytest.mark.parametrize("other", [YETI, "TTN_907"])
def test_azure_malygos_casts_arcane_spells_twice_beside_a_dragon(other: str) -> None:
    t = table(build=NEW)
    t.minion("TIME_852t1")
    t.minion(other)
    t.deck(*[YETI] * 6)
    t.play("CS2_023")
    assert len(t.cards()) == 2 + 2 * (other != YETI)
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6


def test_an_azure_oathstone_summons_the_dead_dragons() -> None:
    t = table(build=NEW)
    assert t.refuses("TIME_852t3")
    t.kill(t.minion("TTN_907"), t.minion(), t.minion("TIME_852"), t.minion("TTN_907", 2))
    t.play("TIME_852t3")
    assert sorted(t.row()) == ["TIME_852", "TTN_907"]


def test_alter_time_finds_two_cheaper_arcane_spells_of_the_past() -> None:
    t = table(build=NEW)
    t.answers("CS2_022", "EX1_294", "EX1_277", 0, "CS2_022", "EX1_294", "EX1_277", 1)
    t.play("TIME_857")
    assert [e.get(COST) for e in t.game.hand[1]] == [2, 1]


def test_anomalize_scrambles_the_stats_of_both() -> None:
    t = table(build=NEW)
    spell = t.hand("TIME_859")
    t.answers("EX1_586", "CS2_168", 3, 0, 0, 0)
    t.play(spell)
    assert [(e.card_id, *stats(e)) for e in t.game.row(1)] == [
        ("EX1_586", 1, 8),
        ("CS2_168", 8, 2),
    ]
    assert [e.attached[0].card_id for e in t.game.row(1)] == ["TIME_859e"] * 2


@pytest.mark.parametrize(("build", "count"), [(231191, 4), (NEW, 3)])
def test_timelooper_toki_loops_when_all_her_spells_are_played(build: int, count: int) -> None:
    t = table(build=build)
    t.answers(*["EX1_339"] * count)
    t.play("TIME_861")
    t.game.oracle = Sequential()
    made = list(t.game.hand[1])
    t.play("EX1_339")
    for at, spell in enumerate(made):
        assert t.cards() == ["EX1_339"] * (count - at)
        t.play(spell)
    assert t.cards() == ["TIME_861"]
    assert not t.game.owner(1).attached


def test_two_tokis_count_their_own_spells() -> None:
    t = table(build=NEW)
    for _ in range(2):
        t.answers(*["EX1_339"] * 3)
        t.play("TIME_861")
        t.game.oracle = Sequential()
    first, second = t.game.hand[1][:3], t.game.hand[1][3:]
    for spell in (*first[:2], *second[:2]):
        t.play(spell)
    assert "TIME_861" not in t.cards()
    t.play(second[2])
    assert t.cards() == ["EX1_339", "TIME_861"]


def test_a_faceless_enigma_shares_two_secrets() -> None:
    t = table(build=NEW)
    t.answers("EX1_287", "EX1_130", "EX1_130")
    t.play("TIME_860")
    assert [[e.card_id for e in t.game.secrets[side]] for side in (1, 2)] == [
        ["EX1_130"],
        ["EX1_287"],
    ]
    (theirs,) = t.game.secrets[2]
    assert (theirs.controller, theirs.zone) == (2, Zone.SECRET)


def test_a_faceless_enigma_casts_copies_of_what_it_shows() -> None:
    """U419:4640 to 4684: both cards of the offer go to the graveyard first, of their own player."""
    t = table(build=231720)
    t.answers("EX1_287", "EX1_130", "EX1_130")
    t.play("TIME_860")
    for side in (1, 2):
        (secret,) = t.game.secrets[side]
        shown = t.game.entities[secret.get(COPIED_FROM_ENTITY_ID)]
        assert (shown.card_id, shown.zone, shown.controller) == (secret.card_id, Zone.GRAVEYARD, 1)


def test_a_faceless_enigma_discovers_nothing() -> None:
    t = table(build=NEW)
    t.answers("EX1_287", "EX1_130", "EX1_130")
    t.play("TIME_860")
    assert t.game.untagged.discovered == []


def test_a_faceless_enigma_gives_nobody_a_secret_twice() -> None:
    t = table(build=NEW)
    t.play("EX1_287")
    t.answers("EX1_287", "EX1_130", "EX1_287")
    t.play("TIME_860")
    assert [[e.card_id for e in t.game.secrets[side]] for side in (1, 2)] == [
        ["EX1_287"],
        ["EX1_130"],
    ]
