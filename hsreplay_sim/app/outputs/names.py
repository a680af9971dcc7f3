"""Names of cards for a log that is written of what told none."""

from __future__ import annotations

from hsreplay_sim.replay.packets import DESCRIPTIONS, walk
from hsreplay_sim.replay.recording import Recording


def name_cards(game: Recording) -> None:
    """Give the cards of a game the English names of its build, where it does not name them."""
    shown = {packet.card_id for packet in walk(game.packets) if isinstance(packet, DESCRIPTIONS)}
    nameless = shown - game.card_names.keys() - {""}
    if not nameless:
        return
    from hsreplay_sim.carddb import CardStore

    cards = CardStore.open().at(game.build)
    found = {each: cards.get(each) for each in nameless}
    named = {each: card.name for each, card in found.items() if card is not None and card.name}
    game.card_names = {**named, **game.card_names}
