"""Invoke: the Galakrond of a deck does what its hero power does, and is upgraded by it.

A player whose deck has a Galakrond has a proxy of it set aside from the start (U054:2098). Without
one nothing happens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import (
    DAMAGE,
    GALAKROND_HERO_CARD,
    HEROPOWER_ACTIVATIONS_THIS_TURN,
    INVOKE_COUNTER,
    LINKED_ENTITY,
    MAIN_GALAKROND,
    PENDING_TRANSFORM,
    PROXY_GALAKROND,
    REVEALED,
    TAG_1724,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    TURN_DRAWN,
)
from hsreplay_sim.engine.rules.keyword_grants import note_original
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

_WRITTEN = (TAG_SCRIPT_DATA_NUM_1, TAG_SCRIPT_DATA_NUM_2, DAMAGE, LINKED_ENTITY, TURN_DRAWN)

_GREATER = {"": "t2", "t2": "t3"}
"""The ending of a Galakrond's card id → the ending of its next form's id."""


def invoke(game: Game, source: Entity) -> None:
    """Show a copy of the Galakrond, count the Invoke, upgrade it if due, run its hero power's text.

    If the player has no Galakrond, do nothing.
    """
    player = game.owner(source.controller)
    proxy = game.entities.get(player.tags.get(PROXY_GALAKROND, 0))
    main = game.entities.get(player.tags.get(MAIN_GALAKROND, 0))
    if proxy is None or main is None:
        return
    _show(game, source, proxy, main)
    game.add(player, INVOKE_COUNTER, 1)
    _grow(game, proxy, main)
    _cast_power(game, proxy)


def _show(game: Game, source: Entity, proxy: Entity, main: Entity) -> None:
    """Create a copy of the proxy, set aside and revealed, that names the Galakrond as its original.

    Recording: U317:2893. Number tags set on a Galakrond in the hand or in play are copied, too
    (U145:12466).
    """
    kept = {} if _is_unseen(main) else {tag: main.get(tag) for tag in _WRITTEN}
    shown = game.create(proxy.card_id, source.controller, Zone.SETASIDE, creator=source)
    for tag, value in ({TAG_SCRIPT_DATA_NUM_1: proxy.get(TAG_SCRIPT_DATA_NUM_1)} | kept).items():
        game.set(shown, tag, value)
    if game.profile.notes_originals:
        note_original(game, shown, main)
    game.set(shown, REVEALED, 1)


def _grow(game: Game, proxy: Entity, main: Entity) -> None:
    """Count an Invoke on proxy and card; if the text's number is reached, upgrade both.

    U051:6671, U051:8150. A Galakrond in play is not counted further (U145:12507); the proxy takes
    over the card's count.
    """
    if _is_unseen(main):
        _know(game, main, proxy.card_id)
        game.set_untold(main, TAG_SCRIPT_DATA_NUM_1, proxy.get(TAG_SCRIPT_DATA_NUM_1) + 1)
    elif main.zone == Zone.HAND and main.tags.get(TAG_SCRIPT_DATA_NUM_2, 0):
        game.add(main, TAG_SCRIPT_DATA_NUM_1, 1)
    invokes, needed = main.get(TAG_SCRIPT_DATA_NUM_1), main.get(TAG_SCRIPT_DATA_NUM_2)
    if invokes < needed or not needed:
        game.set(proxy, TAG_SCRIPT_DATA_NUM_1, invokes)
    else:
        _become_greater(game, proxy, main)


def _is_unseen(main: Entity) -> bool:
    """Whether nobody sees the Galakrond: it is in the deck, or in a hidden hand (U379:3093)."""
    return main.zone == Zone.DECK or not main.card_id


def _become_greater(game: Game, proxy: Entity, main: Entity) -> None:
    """Change proxy and card to the next form, in TRIGGER blocks.

    A card in the deck is shown meanwhile; one of a hand is hidden again from the other player.
    """
    keyword = TAG_1724 if main.tags.get(TAG_1724, 0) else 0
    in_deck = main.zone == Zone.DECK
    game.open(BlockType.TRIGGER, main, keyword=keyword)
    if in_deck:
        game.set_untold(main, REVEALED, 1)
        game.show(main)
    else:
        game.set(main, REVEALED, 1)
    game.close()
    game.open(BlockType.TRIGGER, main, keyword=keyword)
    for body in (main, proxy) if in_deck else (proxy, main):
        game.set(body, TAG_SCRIPT_DATA_NUM_1, 0)
        _change(game, body, _greater(body.card_id))
    if in_deck or main.zone == Zone.HAND:
        game.hide(main, main.zone)
    game.set(main, REVEALED, 0)
    game.close()


def _change(game: Game, body: Entity, card_id: str) -> None:
    """Change a Galakrond to another card; of its tags only the printed ones are cleared.

    Recordings: U317:2949, U051:8158.
    """
    new = game.cards.get(card_id)
    game.pulse(body, PENDING_TRANSFORM, new.dbf if new is not None else 0)
    printed = dict.fromkeys(body.card.tags if body.card is not None else (), 0)
    game.change(body, card_id, printed | game.base_tags(card_id))


def _know(game: Game, main: Entity, card_id: str) -> None:
    """Make an unseen Galakrond the card `card_id` with its printed tags, without a packet."""
    if main.card_id != card_id:
        game.become(main, card_id)
        for tag, value in game.base_tags(card_id).items():
            game.set_untold(main, tag, value)


def _greater(card_id: str) -> str:
    base, _, form = card_id.partition("t")
    return base + _GREATER["t" + form if form else ""]


def _cast_power(game: Game, proxy: Entity) -> None:
    """Create the Galakrond's hero power, set aside, and run its text.

    Recording: U484:7560. LINKED_ENTITY of the new power names the hero power in play.
    """
    power = proxy.card.hero_power if proxy.card is not None else None
    if power is None:
        return
    old = game.power[proxy.controller]
    game.set(game.owner(proxy.controller), HEROPOWER_ACTIVATIONS_THIS_TURN, 0)
    tags = {LINKED_ENTITY: old.id} if old is not None else None
    made = game.create(power, proxy.controller, Zone.SETASIDE, creator=proxy, tags=tags)
    game.set(made, REVEALED, 1)
    game.open(BlockType.POWER, made, index=0)
    if made.script is not None and made.script.action is not None:
        made.script.action(game, made, Frame())
    game.close()


def begin(game: Game, card: Entity) -> None:
    """If a card of a starting deck is the first Galakrond there, create its proxy, set aside.

    Recording: U054:31, 150.
    """
    player = game.owner(card.controller)
    if card.tags.get(GALAKROND_HERO_CARD, 0) and not player.tags.get(MAIN_GALAKROND, 0):
        proxy = game.create(
            card.card_id, card.controller, Zone.SETASIDE, creator=player, tags={REVEALED: 1}
        )
        game.set_untold(player, MAIN_GALAKROND, card.id)
        game.set_untold(player, PROXY_GALAKROND, proxy.id)


def enter(game: Game, hero: Entity) -> None:
    """If a hero that comes into play is a Galakrond, create a copy of it, set aside: the new proxy.

    Recordings: U484:20417, U145:9478.
    """
    if not hero.tags.get(GALAKROND_HERO_CARD, 0):
        return
    player = game.owner(hero.controller)
    tags = {
        tag: hero.get(tag)
        for tag in (TAG_SCRIPT_DATA_NUM_1, TAG_SCRIPT_DATA_NUM_2)
        if hero.get(tag)
    }
    proxy = game.create(hero.card_id, hero.controller, Zone.SETASIDE, creator=player, tags=tags)
    game.set(proxy, REVEALED, 1)
    game.set(player, PROXY_GALAKROND, proxy.id)
