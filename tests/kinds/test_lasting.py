"""What a holder brought is gone after each two of Silence, theft, death, bounce, transformation.

The ends one by one are asked in tests/cards/test_what_ends.py; here one follows another.
"""

from __future__ import annotations

import pytest

from cards.test_what_ends import BUILDS, ENDS, STORE, lasting_classes, seen, surroundings
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import DAMAGE
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.summon import take_control
from hsreplay_sim.engine.state.entities import Entity
from table import Table


def _stolen(t: Table, body: Entity) -> None:
    take_control(t.game, body, 3 - body.controller)
    settle(t.game)


STEPS = {**ENDS, "theft": _stolen}
ORDERS = (
    ("theft", "silence"),
    ("theft", "bounce"),
    ("theft", "transformation"),
    ("theft", "theft", "death"),
    ("theft", "theft", "silence"),
    ("silence", "theft"),
    ("silence", "death"),
    ("silence", "bounce"),
)


@pytest.mark.parametrize("build", BUILDS)
@pytest.mark.parametrize("order", ORDERS, ids=" then ".join)
def test_nothing_lasts_whatever_happens_first(order: tuple[str, ...], build: int) -> None:
    left = []
    for name in lasting_classes(build):
        card = STORE.at(build).get(name)
        if card is None or card.type == CardType.WEAPON:
            continue
        t = surroundings(build)
        before = seen(t)
        body = t.minion(name, damage=1)
        if card.health == 1:
            body.tags[DAMAGE] = 0
        for step in order:
            t.game.touch(body)
            t.game.touch_auras()
            settle(t.game)
            if body.zone == Zone.PLAY:
                STEPS[step](t, body)
        t.game.touch_auras()
        settle(t.game)
        after = seen(t, body)
        if {key: after.get(key) for key in before} != before:
            left.append(name)
    assert left == []
