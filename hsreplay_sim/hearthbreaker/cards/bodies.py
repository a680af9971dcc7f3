"""Texts about cards and bodies that hearthbreaker resolves otherwise.

Named like those of :mod:`hsreplay_sim.hearthbreaker.cards.texts`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    RESOURCES,
    RESOURCES_USED,
    TEMP_RESOURCES,
)
from hsreplay_sim.cards.words.effects import (
    Do,
    copy_to_hand,
    destroy,
    discard,
    give,
    heal,
    repeat,
    script,
    summon,
)
from hsreplay_sim.cards.words.selectors import (
    ADJACENT,
    ALIVE,
    BOTH_PLAYERS,
    CHARACTERS,
    DEMON,
    DIED_THIS_TURN,
    ENEMY_DECK,
    FRIENDLY,
    FRIENDLY_DECK,
    FRIENDLY_HAND,
    FRIENDLY_HERO,
    MINION,
    MINIONS,
    OTHERS,
    SELF,
    SUBJECT,
    Filter,
    random,
)
from hsreplay_sim.cards.words.triggers import (
    turn_end,
    when_damaged,
    when_played,
)
from hsreplay_sim.cards.words.uses import target
from hsreplay_sim.cards.words.values import (
    N,
    atk_of,
    count,
    health_of,
)
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import summon as bodies
from hsreplay_sim.engine.rules.damage import destroy as destroy_all
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.summon import has_room, put_into_play
from hsreplay_sim.engine.rules.zones import BOARD_MAX, add_to_hand, draw_card
from hsreplay_sim.hearthbreaker.cards.texts import MANA_MAX
from hsreplay_sim.hearthbreaker.rules.play import mana
from hsreplay_sim.hearthbreaker.rules.ruleset import Hearthbreaker, in_order, kill

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame


def full_crystal(*, opponent: bool) -> Do:
    """A full mana crystal, or mana for this turn where there are ten crystals."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        player = g.owner(side)
        if player.get(RESOURCES) < MANA_MAX:
            g.add(player, RESOURCES, 1)
        elif mana(g, side) < MANA_MAX:
            g.add(player, TEMP_RESOURCES, 1)

    return script(run)


class EX1_089:
    """Arcane Golem. Battlecry: Give your opponent a Mana Crystal. A full one."""

    action = full_crystal(opponent=True)


def _lose_full_crystal(g: Game, me: Entity, it: Frame) -> None:
    player = g.owner(me.controller)
    left = max(0, player.get(RESOURCES) - 1)
    g.set(player, RESOURCES, left)
    g.set(player, RESOURCES_USED, min(player.get(RESOURCES_USED), left))


class EX1_301:
    """Felguard. Taunt. Battlecry: Destroy one of your Mana Crystals. A full one if there is."""

    action = script(_lose_full_crystal)


class GVG_032a:
    """Gift of Mana. Give each player a Mana Crystal. Full ones."""

    action = full_crystal(opponent=True) >> full_crystal(opponent=False)


class EX1_105:
    """Mountain Giant. Costs (1) less for each other card in your hand.

    Whether there is mana enough is asked while it is one of them.
    """

    cost = -count(FRIENDLY_HAND)


PRINTED_ONE = Filter(lambda g, me, e: e.card is not None and e.card.atk == 1)


class GVG_104:
    """Hobgoblin. Whenever you play a 1-Attack minion, give it +2/+2. Its printed Attack counts."""

    events = when_played(
        FRIENDLY & MINION & OTHERS & PRINTED_ONE,
        give(SUBJECT, "GVG_104a"),
    )


def _dissolve(g: Game, me: Entity, it: Frame) -> None:
    if it.subject is not None:
        kill(g, it.subject)


class AT_063:
    """Acidmaw. Whenever another minion takes damage, destroy it. Heroes as well."""

    events = when_damaged(CHARACTERS - SELF, script(_dissolve))


class EX1_304:
    """Void Terror. Battlecry: Destroy the minions on either side and gain their Attack and Health.

    Those that are dead already do not count.
    """

    action = give(
        SELF, "EX1_304e", atk_of(ADJACENT & ALIVE), health_of(ADJACENT & ALIVE)
    ) >> destroy(ADJACENT & ALIVE)


def _bring_a_minion(g: Game, me: Entity, it: Frame) -> None:
    card = g.pick(Purpose.CALL, me, (ENEMY_DECK & MINION).of(g, me, it))
    if card is not None and not put_into_play(g, card, None):
        g.move(card, Zone.SETASIDE)


class FP1_009:
    """Deathlord.

    Taunt. Deathrattle: Your opponent puts a minion from their deck into the battlefield. It is lost
    when the board is full.
    """

    deathrattle = script(_bring_a_minion)


class NEW1_008b:
    """Ancient Secrets. Restore 5 Health. To one's own hero."""

    action = heal(FRIENDLY_HERO, N)


def _sense(g: Game, me: Entity, it: Frame) -> None:
    for _ in range(2):
        demon = g.pick(Purpose.LOOK, me, (FRIENDLY_DECK & DEMON).of(g, me, it))
        if demon is not None:
            draw_card(g, demon, me)
        else:
            add_to_hand(g, me, me.controller, "EX1_317t")


class EX1_317:
    """Sense Demons. Draw 2 Demons from your deck. A Worthless Imp for each that is missing."""

    action = script(_sense)


class EX1_339:
    """Thoughtsteal. Copy 2 cards from your opponent's deck. May be the same card twice."""

    action = repeat(2, copy_to_hand(random(ENEMY_DECK)))


def _call_ancestors(g: Game, me: Entity, it: Frame) -> None:
    for side in (1, 2):
        minions = [card for card in g.hand[side] if card.type == CardType.MINION]
        called = g.pick(Purpose.CALL, me, minions) if has_room(g, side) else None
        if called is not None:
            put_into_play(g, called, None, len(g.board[side]) + 1)


class GVG_029:
    """Ancestor's Call. Put a random minion from each player's hand into the battlefield.

    The first player's first.
    """

    action = script(_call_ancestors)


class NEW1_030:
    """Deathwing. Battlecry: Destroy all other minions and discard your hand. One by one."""

    action = destroy(MINIONS - SELF) >> discard(count(FRIENDLY_HAND))


def _plant(g: Game, me: Entity, it: Frame) -> None:
    victims = in_order(g.minions(), me)
    sides = [victim.controller for victim in victims]
    destroy_all(g, me, victims)
    settle(g)
    for side in sides:
        bodies.summon(g, me, "FP1_019t", side, position=len(g.board[side]) + 1)


class FP1_019:
    """Poison Seeds. Destroy all minions and summon 2/2 Treants to replace them.

    The opponent's first.
    """

    action = script(_plant)


def _reincarnate(g: Game, me: Entity, it: Frame) -> None:
    body = it.target
    if body is not None:
        side = body.controller
        destroy_all(g, me, (body,))
        settle(g)
        bodies.summon(g, me, body.card_id, side, position=len(g.board[side]) + 1)


class FP1_025:
    """Reincarnate. Destroy a minion, then return it to life with full Health. At the right end."""

    targets = target(MINIONS, optional=False)
    action = script(_reincarnate)


def _raise_the_dead(g: Game, me: Entity, it: Frame) -> None:
    fallen = DIED_THIS_TURN.of(g, me, it)
    if isinstance(g.ruleset, Hearthbreaker):
        fallen.sort(key=g.ruleset.sequence_number)
    for body in fallen:
        bodies.summon(g, me, body.card_id, me.controller, position=BOARD_MAX)


class FP1_013:
    """Kel'Thuzad. At the end of each turn, summon all friendly minions that died this turn.

    At the right end, the oldest first.
    """

    events = turn_end(script(_raise_the_dead), whose=BOTH_PLAYERS)


def _call_a_demon(g: Game, me: Entity, it: Frame) -> None:
    side = me.controller
    demon = g.pick(Purpose.CALL, me, (FRIENDLY_HAND & DEMON).of(g, me, it))
    if demon is not None:
        bodies.summon(g, me, demon.card_id, side, position=g.beyond.died_at(me.id))


class FP1_022:
    """Voidcaller. Deathrattle: Put a random Demon from your hand into the battlefield.

    The card stays in the hand.
    """

    deathrattle = script(_call_a_demon)


class EX1_562:
    """Onyxia. Battlecry: Summon 1/1 Whelps until your side of the battlefield is full.

    To the right, to the left, and so on.
    """

    action = summon("ds1_whelptoken", 7)
