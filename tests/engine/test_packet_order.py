"""In which order the server writes what one event changes (powerlog §0, §5), by build."""

from __future__ import annotations

import pytest

from hsreplay_sim.enums import Zone
from hsreplay_sim.tags import (
    ATK,
    AURA_APPLIED,
    AURA_ATTACHED,
    DAMAGE,
    EXHAUSTED,
    HEALTH,
    LAST_KNOWN_ATK,
    MAIN_HAND_WEAPON_ENTITY,
    NUM_ATTACKS_THIS_TURN,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_GAME,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN,
    PENDING_ZONE,
    TAUNT,
    ZONE,
    ZONE_POSITION,
)
from table import table
from texts import written

DIED = (NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN, NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_GAME)


@pytest.mark.parametrize(
    ("build", "wanted"),
    [
        pytest.param(10357, [*DIED, ZONE, DAMAGE, NUM_ATTACKS_THIS_TURN, TAUNT, ATK, HEALTH]),
        pytest.param(10833, [ZONE, *DIED, DAMAGE, NUM_ATTACKS_THIS_TURN, TAUNT, ATK, HEALTH]),
        pytest.param(12574, [ZONE, *DIED, DAMAGE, NUM_ATTACKS_THIS_TURN, TAUNT, HEALTH, ATK]),
        pytest.param(13030, [ZONE, *DIED, NUM_ATTACKS_THIS_TURN, TAUNT, HEALTH, ATK]),
    ],
)
def test_r80_the_body_is_cleaned_in_the_order_of_its_build(build: int, wanted: list[int]) -> None:
    t = table(build=build)
    yeti = t.minion()
    t.play("CS2_009", yeti)
    yeti.tags |= {DAMAGE: 2, NUM_ATTACKS_THIS_TURN: 1}
    since = len(t.game.out)
    t.kill(yeti)
    last = [ZONE_POSITION, DAMAGE] if build >= 13030 else [ZONE_POSITION]
    kept = (*wanted, *last)
    ours = (yeti.id, t.game.owner(1).id)
    assert [tag for e, tag, _ in written(t.game, since) if e in ours and tag in kept] == [
        *wanted,
        *last,
    ]


def test_r80_a_weapon_is_announced_before_its_player_lets_go_of_it() -> None:
    t = table()
    weapon = t.weapon("CS2_106")
    weapon.tags[EXHAUSTED] = 1
    since = len(t.game.out)
    t.kill(weapon)
    kept = (PENDING_ZONE, EXHAUSTED, MAIN_HAND_WEAPON_ENTITY, ZONE)
    found = [(tag, value) for _, tag, value in written(t.game, since) if tag in kept]
    assert found == [
        (PENDING_ZONE, Zone.GRAVEYARD),
        (PENDING_ZONE, 0),
        (EXHAUSTED, 0),
        (MAIN_HAND_WEAPON_ENTITY, 0),
        (ZONE, Zone.GRAVEYARD),
    ]


@pytest.mark.parametrize("applied_first", [False, True], ids=["25770", "27358"])
def test_r142_an_update_of_auras_goes_down_by_entity_id(*, applied_first: bool) -> None:
    t = table(build=27358 if applied_first else 25770)
    first, second = t.minion(), t.minion()
    since = len(t.game.out)
    t.minion("CS2_122")
    older, younger = first.attached[0].id, second.attached[0].id
    applied = [(younger, AURA_APPLIED), (older, AURA_APPLIED)]
    shadows = [(second.id, LAST_KNOWN_ATK), (first.id, LAST_KNOWN_ATK)]
    kept = (AURA_ATTACHED, AURA_APPLIED, LAST_KNOWN_ATK, ATK)
    assert [(e, tag) for e, tag, _ in written(t.game, since) if tag in kept] == [
        (older, AURA_ATTACHED),
        (younger, AURA_ATTACHED),
        *(applied + shadows if applied_first else shadows + applied),
        (second.id, ATK),
        (first.id, ATK),
    ]


def test_r142_auras_end_before_the_deathrattles_of_the_same_deaths() -> None:
    t = table()
    yeti, leader, leper = t.minion(), t.minion("CS2_122"), t.minion("EX1_029")
    since = len(t.game.out)
    t.kill(leader, leper)
    changes = [(e, tag) for e, tag, _ in written(t.game, since)]
    assert changes.index((yeti.id, ATK)) < changes.index((t.hero(2).id, DAMAGE))


@pytest.mark.parametrize(("build", "zone"), [(27358, Zone.GRAVEYARD), (31761, Zone.REMOVED)])
def test_r142_an_aura_whose_host_died_moves_on_to_the_graveyard(build: int, zone: int) -> None:
    t = table(build=build)
    yeti = t.minion()
    t.minion("CS2_122")
    aura = yeti.attached[0]
    t.kill(yeti)
    assert aura.zone == zone
