"""What a transformed card keeps of what it was, for every text that transforms one.

It keeps its turns in the hand, on the board (11 of 11, U568:7896) and in the hand (9 of 9,
U293:4577, U381:1295, U575:11772), and its count of arrivals (U440:11443, U575:11772). What a card
of a deck keeps no recording shows.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from hsreplay_sim.base import stream
from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import NUM_TURNS_IN_HAND, SPAWN_TIME_COUNT
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import classes
from hsreplay_sim.engine.options.options import is_legal
from hsreplay_sim.engine.state.entities import Entity
from reading.trees import source_of
from table import YETI, Table, registry, table

STORE = CardStore.open()
NEWEST = 255790
OF_THE_DECK = {"DAL_422", "EDR_873", "TIME_707"}
"""Texts that transform a deck as well."""
WORDS = {"transform", "transform_random", "evolve", "shift"}


def transforming() -> Iterator[str]:
    """The cards of the newest build whose class uses a word that transforms."""
    cards = STORE.at(NEWEST)
    for name, definition in classes().items():
        names = {each.id for each in ast.walk(source_of(definition)) if isinstance(each, ast.Name)}
        card = cards.get(name)
        if card is not None and names & WORDS and registry().find(card, name) is not None:
            if card.type in (CardType.MINION, CardType.SPELL) and name not in OF_THE_DECK:
                yield name


def played(t: Table, held: Entity) -> None:
    """Play a card on the first target that it may have, and go on for a round."""
    bodies = [None, *t.game.row(1), *t.game.row(2)]
    for target in bodies:
        option = next((each for each in (-1, 0) if is_legal(t.game, held, target, each)), None)
        if option is not None:
            t.play(held, target, option)
            break
    t.round()


def test_a_transformed_card_keeps_its_turns_in_the_hand_and_its_arrivals() -> None:
    changed = 0
    for name in transforming():
        t = table(build=NEWEST)
        held, other = t.hand(name), t.hand(YETI)
        for side in (1, 2):
            t.deck(YETI, YETI, YETI, side=side)
            for body in (t.minion(YETI, side), t.minion("CS2_171", side)):
                body.tags[NUM_TURNS_IN_HAND] = 3
        other.tags[NUM_TURNS_IN_HAND] = 3
        t.round()
        for in_hand in (True, False):
            start = len(t.game.out)
            if in_hand:
                t.round()
            else:
                played(t, held)
            for kind, entity, _, tags, _ in t.game.out[start:]:
                if kind == stream.CHANGE:
                    changed += 1
                    lost = {NUM_TURNS_IN_HAND, SPAWN_TIME_COUNT} & tags.keys()
                    assert not lost, f"{name} on {entity}: {lost}"
    assert changed >= 30
