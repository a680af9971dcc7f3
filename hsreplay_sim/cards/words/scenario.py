"""Texts of the scenario of an adventure or a brawl, run with the GAME entity as SELF."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, PlayState, Zone
from hsreplay_sim.base.tags import (
    DUNGEON_PASSIVE_BUFF,
    HEALTH,
    LOOT_CARD_1,
    LOOT_CARD_2,
    LOOT_CARD_3,
    PLAYSTATE,
    RESOURCES,
    REVEALED,
)
from hsreplay_sim.cards.words.effects.core import Do
from hsreplay_sim.cards.words.selectors import Selector
from hsreplay_sim.cards.words.triggers import at
from hsreplay_sim.engine.keywords.cast import cast_entity, note_caster
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules.stats import store_unexplained_stats

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame

_LOOT_CARDS = (LOOT_CARD_1, LOOT_CARD_2, LOOT_CARD_3)
_HEALTH_MAX, _CRYSTALS_MAX, _WINS_MAX = 999, 10, 20


def as_text_of(who: Selector, effect: Do) -> Do:
    """Run `effect` once for each of `who`, as that entity's text; a scenario is on no side."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for each in who.of(g, me, it):
            effect.run(g, each, it)

    return Do(run)


def _set_up_run() -> Do:
    """Set up a stage of a run: the Health of both heroes, crystals and deck of the boss.

    The oracle says how much, and which cards are left out: this is decided outside of the game
    (R275).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        _set_health(g, 1)
        crystals = g.number(Purpose.CRYSTALS, g.owner(2), 0, _CRYSTALS_MAX)
        if crystals:
            g.set(g.owner(2), RESOURCES, crystals)
        while left_out := g.pick(Purpose.LEFT_OUT, None, g.deck[2]):
            g.move(left_out, Zone.SETASIDE)
        _set_health(g, 2)

    return Do(run)


def _cast_won() -> Do:
    """Cast the passive cards that player 1 has won in the run so far, one after the other.

    The oracle says how many and which.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        to_win = g.cards.pool(type=CardType.SPELL, predicate=_is_passive, collectible=False)
        for _ in range(g.number(Purpose.WINS, None, 0, _WINS_MAX)):
            card_id = g.card(Purpose.WON, None, to_win, 1)
            won = g.create(card_id, 1, Zone.SETASIDE, creator=me)
            cast_entity(g, won, settles=False)

    return Do(run)


def _offer_loot() -> Do:
    """If player 1 has won this stage of a run, offer loot three times, three cards each."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        if g.owner(1).get(PLAYSTATE) == PlayState.WON:
            for _ in range(3):
                _offer_bucket(g, me)

    return Do(run)


STAGE_OF_A_RUN = (
    at("game_begins", _set_up_run()),
    at("mulligan_done", _cast_won()),
    at("game_over", _offer_loot()),
)
"""The listeners of a run's scenario in each of its stages."""


def _offer_bucket(g: Game, me: Entity) -> None:
    """Create a card on which three cards are written as loot.

    Up to 43246 they are written on a second card like it, which is shown (U525:3367).
    """
    buckets = g.cards.pool(type=CardType.SPELL, predicate=_is_bucket, collectible=False)
    card_id = g.card(Purpose.BUCKET, me, buckets, 1)
    if not card_id:
        return
    bucket = g.create(card_id, 1, Zone.SETASIDE, creator=me)
    if g.profile.casts_loot:
        note_caster(g, bucket)
        g.move(bucket, Zone.PLAY)
        _fill(g, bucket, bucket)
        g.move(bucket, Zone.GRAVEYARD)
    else:
        teller = g.create(card_id, 1, Zone.SETASIDE, creator=me)
        g.set(teller, REVEALED, 1)
        _fill(g, teller, bucket)


def _fill(g: Game, teller: Entity, bucket: Entity) -> None:
    """Write three cards of the bucket's entourage on the bucket, others for those drawn anew."""
    cards = bucket.card.entourage if bucket.card is not None else ()
    g.open(BlockType.POWER, teller, index=0)
    for tag in _LOOT_CARDS:
        _put_in(g, bucket, tag, cards)
    while again := g.tag(Purpose.ANOTHER, bucket, (0, *_LOOT_CARDS)):
        _put_in(g, bucket, again, cards)
    g.close()


def _put_in(g: Game, bucket: Entity, tag: int, cards: Sequence[str]) -> None:
    card = g.cards.get(g.card(Purpose.LOOT, bucket, cards, 1))
    if card is not None:
        g.set(bucket, tag, card.dbf)


def _is_bucket(card: Card) -> bool:
    return len(card.entourage) > 3


def _is_passive(card: Card) -> bool:
    return card.tags.get(DUNGEON_PASSIVE_BUFF, 0) > 0


def _set_health(g: Game, side: int) -> None:
    """Set HEALTH of a hero to the oracle's number, written twice; 0 leaves it as it is.

    Recordings: U063:268, U223:411.
    """
    hero = g.hero[side]
    health = g.number(Purpose.HEALTH, hero, 0, _HEALTH_MAX)
    if hero is not None and health:
        g.set(hero, HEALTH, health)
        g.tell(hero, HEALTH, health)
        store_unexplained_stats(g, hero)
        g.touch(hero)
