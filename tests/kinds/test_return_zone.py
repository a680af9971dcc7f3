"""Every Deathrattle that shuffles its own minion into a deck says so while the minion is in play.

DEATHRATTLE_RETURN_ZONE is DECK from the play of the minion to its death (CFM_095: U097; DALA_713:
U273:4116; ULDA_034: U207:4353, U207:4484). Of the cards that return to a hand the first alone,
Anub'arak, has it (AT_128: U255; OG_033: U022; UNG_027: U180, U184, U276a), and none of those that
shuffle a copy (LOOT_056: U195, U237).
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import DEATHRATTLE, DEATHRATTLE_RETURN_ZONE
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import classes
from hsreplay_sim.engine.state.entities import Entity
from table import Table, registry, table

STORE = CardStore.open()
SHUFFLE_THEMSELVES = {
    18792: {"GVG_035", "CFM_095"},
    126451: {"GVG_035", "CFM_095", "BOT_433", "ULDA_034"},
    255790: {"CFM_095", "TOY_330t92", "BOT_433", "ULDA_034"},
}
"""Build → the cards that do."""


def dying(build: int) -> Iterator[tuple[Table, Entity]]:
    """Every minion of a build that has a class and a Deathrattle, alive on a table of its own."""
    cards = STORE.at(build)
    for name in classes():
        card = cards.get(name)
        if card is None or card.type != CardType.MINION or not card.tags.get(DEATHRATTLE):
            continue
        if registry().find(card, name) is not None:
            t = table(build=build)
            yield t, t.minion(name)


@pytest.mark.parametrize("build", SHUFFLE_THEMSELVES)
def test_what_shuffles_itself_away_says_so_while_it_lives(build: int) -> None:
    found = set()
    for t, body in dying(build):
        announced = body.get(DEATHRATTLE_RETURN_ZONE)
        t.kill(body)
        away = body.zone == Zone.DECK
        assert announced == (Zone.DECK if away else 0) or body.card_id == "AT_036", body
        assert body.get(DEATHRATTLE_RETURN_ZONE) == 0, body
        if away:
            found.add(body.card_id)
    assert found == SHUFFLE_THEMSELVES[build]
