"""Cards that leave another one in the hand: Echo, Twinspell, Miniaturize, Gigantify, Drinks.

R241, R243, R263. Echo copies are ghosts: they leave the hand when the turn ends.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    CREATED_AS_ON_PLAY_REPLACEMENT,
    CREATED_BY_GIGANTIFY,
    CREATED_BY_MINIATURIZE,
    CREATOR,
    CREATOR_DBID,
    ECHO,
    EXHAUSTED,
    GHOSTLY,
    GIGANTIFY,
    LAST_AFFECTED_BY,
    LAST_KNOWN_ATK,
    MINIATURIZE,
    NON_KEYWORD_ECHO,
    REVEALED,
    SUMMONED_THIS_ACTION,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TURN_DRAWN,
    TWINSPELL,
)
from hsreplay_sim.engine.keywords import zombeast
from hsreplay_sim.engine.records.moves import SOURCE_IS_NOTED
from hsreplay_sim.engine.records.rows import record
from hsreplay_sim.engine.rules.enchantments import strip
from hsreplay_sim.engine.rules.keyword_grants import note_original
from hsreplay_sim.engine.rules.summon import copy_enchantments
from hsreplay_sim.engine.rules.zones import add_to_hand, leave_row

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame


TWINS = {TWINSPELL: ("ts",), MINIATURIZE: ("t", "t1"), GIGANTIFY: ("t1", "t")}
"""Keyword → the possible endings that the other card's id adds to this one's."""
MADE_BY = {MINIATURIZE: CREATED_BY_MINIATURIZE, GIGANTIFY: CREATED_BY_GIGANTIFY}
"""Keyword → the tag in which the other card names this one (U388:4023, U293:1859)."""
_DRINKS_LEFT = re.compile(r"\((\d) Drinks left!\)")
_POURED = re.compile(r"t\d?$")
"""The ending of the id of a Drink that another Drink left."""


def twin(game: Game, card: Entity, place: int) -> None:
    """Add to the hand the other card that a Twinspell, Miniaturize, Gigantify or Drink leaves.

    A card with none of these leaves nothing. It comes before the text (U388:4023, U277:1800) and
    before what answers to the play (U567:4555), to `place`, that of the played card, in all 25
    cases of 30103 to 241170 (U211:1132).
    """
    made = [
        (form, {MADE_BY[keyword]: card.id} if keyword in MADE_BY else {})
        for keyword, form in twins_of(game.cards, card.card_id, card.tags)
    ]
    drink = next_drink(game.cards, card.card) if card.card is not None else ""
    made = [each for each in (*made, (drink, {})) if each[0]]
    for form, tags in made:
        if game.profile.marks_twins:
            tags[CREATED_AS_ON_PLAY_REPLACEMENT] = 1
        add_to_hand(game, card, card.controller, form, tags, place=place)


def next_drink(cards: CardSet, card: Card) -> str:
    """Return the card id of a Drink with one Drink less; "" if the card is no Drink.

    Recordings: U568:23791, 23912.
    """
    left = _DRINKS_LEFT.search(card.text)
    if left is None:
        return ""
    fewer = int(left[1]) - 1
    says = f"({fewer} Drinks left!)" if fewer > 1 else "(Last Drink!)"
    first = _POURED.sub("", card.id)
    for form in (f"{first}t", *(f"{first}t{number}" for number in (1, 2, 3))):
        found = cards.get(form)
        if found is not None and says in found.text:
            return form
    return ""


def twins_of(cards: CardSet, card_id: str, tags: dict[int, int]) -> Iterator[tuple[int, str]]:
    """Yield (keyword, card id) of what a Twinspell, Miniaturize or Gigantify leaves in the hand."""
    for keyword, suffixes in TWINS.items():
        forms = (card_id + suffix for suffix in suffixes if tags.get(keyword, 0))
        form = next((each for each in forms if cards.get(each) is not None), "")
        if form:
            yield keyword, form


def copy_aside(game: Game, source: Entity, original: Entity) -> Entity:
    """Create an exact copy of a card, set aside, shown to both players, and return it.

    Recordings: U568:1578, U350:4171. EXHAUSTED, LAST_AFFECTED_BY, TURN_DRAWN and enchantments are
    copied; what only the play of the original had written is not.
    """
    printed = game.base_tags(original.card_id)
    first = {
        SUMMONED_THIS_ACTION: original.get(SUMMONED_THIS_ACTION),
        LAST_KNOWN_ATK: printed.get(ATK, 0),
        TAG_LAST_KNOWN_COST_IN_HAND: printed.get(COST, 0),
    }
    side = source.controller
    copy = game.create(original.card_id, side, Zone.SETASIDE, creator=source, tags=first)
    for tag in (EXHAUSTED, LAST_AFFECTED_BY, TURN_DRAWN):
        game.set(copy, tag, original.get(tag))
    copy_enchantments(game, original, copy)
    note_original(game, copy, original)
    game.set(copy, REVEALED, 1)
    game.touch_auras()
    return copy


def echoes(card: Entity) -> bool:
    """Whether a card has Echo. Call it while the card is in the hand: an aura may have given it.

    "Repeatable this turn" is Echo before there was the keyword (U145:10802).
    """
    return bool(card.tags.get(ECHO, 0) or card.tags.get(NON_KEYWORD_ECHO, 0))


def echo(game: Game, card: Entity, frame: Frame) -> None:
    """If the played card had Echo (`frame.echoes`), add its ghost copy to the hand.

    It is called after the deaths of the text. The "after you play" triggers run before that
    (U319:16278, U190:2345), up to 33717 after it (U207:52110, U555:5899). CREATOR of the copy is
    the player (19 of 19, U184:6078).
    """
    if not frame.echoes:
        return
    side = card.controller
    tags = {GHOSTLY: 1, CREATOR: game.owner(side).id, CREATOR_DBID: 0} | zombeast.traits(game, card)
    add_to_hand(game, card, side, card.card_id, tags)


def fade(game: Game, player_id: int) -> None:
    """Set a player's ghosts aside, at the end of the turn and before its triggers.

    Recording: U172:2500.
    """
    ghosts = [card for card in game.hand[player_id] if card.tags.get(GHOSTLY, 0)]
    if ghosts:
        game.open(BlockType.TRIGGER, game.owner(player_id))
        for card in ghosts:
            leave_row(game, card, Zone.SETASIDE)
        game.close()


def vanish(game: Game, card: Entity, source: Entity | None) -> None:
    """Move a temporary card from the hand to SETASIDE, then to the graveyard; it is not discarded.

    Recording: U127:4290.
    """
    leave_row(game, card, Zone.SETASIDE)
    if source is not None:
        record(game, SOURCE_IS_NOTED, card, source.id)
    game.affect(card, source)
    game.move(card, Zone.GRAVEYARD)
    strip(game, card)
