"""Texts about cards and bodies that hearthbreaker resolves otherwise.

Named like those of :mod:`hsreplay_sim.hearthbreaker.cards.texts`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    DAMAGE,
    HEALTH,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN,
    RESOURCES,
    RESOURCES_USED,
    TAG_SCRIPT_DATA_NUM_1,
    TEMP_RESOURCES,
    ZONE_POSITION,
)
from hsreplay_sim.cards.words.chance import random
from hsreplay_sim.cards.words.effects import (
    Do,
    bounce,
    copy_to_hand,
    damage,
    destroy,
    discard,
    give,
    heal,
    repeat,
    script,
    summon,
    when,
)
from hsreplay_sim.cards.words.keywords import resurrect
from hsreplay_sim.cards.words.selectors import (
    ADJACENT,
    ALIVE,
    BOTH_PLAYERS,
    CHARACTERS,
    DEMON,
    ENEMY_DECK,
    ENEMY_HAND,
    FRIENDLY,
    FRIENDLY_DEAD_MINIONS,
    FRIENDLY_DECK,
    FRIENDLY_HAND,
    FRIENDLY_HERO,
    FRIENDLY_MINIONS,
    HEROES,
    MINION,
    MINIONS,
    SELF,
    SUBJECT,
    TARGET,
    Selector,
)
from hsreplay_sim.cards.words.triggers import (
    turn_end,
    turn_start,
    when_damaged,
    when_died,
)
from hsreplay_sim.cards.words.uses import target
from hsreplay_sim.cards.words.values import (
    DATA1,
    ROOM,
    N,
    Value,
    any_of,
    atk_of,
    count,
    health_of,
)
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import summon as bodies
from hsreplay_sim.engine.rules.damage import destroy as destroy_all
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.rules.summon import has_room, put_into_play
from hsreplay_sim.engine.rules.zones import (
    BOARD_MAX,
    add_to_hand,
    close_gap,
    draw_card,
    reveal,
    throw_away,
)
from hsreplay_sim.hearthbreaker.cards.texts import MANA_MAX
from hsreplay_sim.hearthbreaker.rules.legality import mana
from hsreplay_sim.hearthbreaker.rules.ruleset import Hearthbreaker, in_order, kill

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame


def full_crystal(*, opponent: bool, beyond: bool = False) -> Do:
    """A full mana crystal, or mana for this turn where there are ten crystals, up to ten."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        player = g.owner(side)
        if player.get(RESOURCES) < MANA_MAX:
            g.add(player, RESOURCES, 1)
        elif beyond or mana(g, side) < MANA_MAX:
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
    """Gift of Mana. Give each player a Mana Crystal. Full ones; mana even beyond ten."""

    action = full_crystal(opponent=True, beyond=True) >> full_crystal(opponent=False)


class EX1_105:
    """Mountain Giant. Costs (1) less for each other card in your hand.

    Whether there is mana enough is asked while it is one of them.
    """

    cost = -count(FRIENDLY_HAND)


def _dissolve(g: Game, me: Entity, it: Frame) -> None:
    if it.subject is not None:
        kill(g, it.subject)


class AT_063:
    """Acidmaw. Whenever another minion takes damage, destroy it. Heroes as well."""

    events = when_damaged(CHARACTERS - SELF, script(_dissolve))


class BRM_019:
    """Grim Patron. Whenever this minion survives damage, summon another Grim Patron.

    It hears of the damage with all others, in the order in which they came (e0186).
    """

    events = when_damaged(SELF, summon("BRM_019"), only=any_of(SELF & ALIVE))


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


def _see_a_card(g: Game, me: Entity, it: Frame) -> None:
    side = me.controller
    for seen in random(ENEMY_HAND).of(g, me, it):
        place = len(g.hand[side]) + 1
        g.create(seen.card_id, side, Zone.HAND, creator=me, position=place)


class CS2_003:
    """Mind Vision. Put a copy of a random card in your opponent's hand into your hand.

    No hand is too full for it.
    """

    action = script(_see_a_card)


def _steal_a_thought(g: Game, me: Entity, it: Frame) -> None:
    assert isinstance(g.ruleset, Hearthbreaker)
    for thought in random(ENEMY_DECK).of(g, me, it):
        copy = add_to_hand(g, me, me.controller, thought.card_id)
        if copy is not None:
            g.ruleset.share(g, thought, copy)


class EX1_339:
    """Thoughtsteal. Copy 2 cards from your opponent's deck. May be the same card twice."""

    action = repeat(2, script(_steal_a_thought))


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


def _own_cards(g: Game, me: Entity, it: Frame) -> int:
    assert isinstance(g.ruleset, Hearthbreaker)
    return sum(g.ruleset.owner_of(g, e) == me.controller for e in g.hand[me.controller])


class NEW1_030:
    """Deathwing. Battlecry: Destroy all other minions and discard your hand.

    As many cards as are its player's, one by one, and none when there is no minion to destroy.
    """

    action = when(
        any_of((MINIONS & ALIVE) - SELF), destroy(MINIONS - SELF) >> discard(Value(_own_cards))
    )


def _throw_away_one(g: Game, me: Entity, it: Frame) -> None:
    card = g.pick(Purpose.DISCARD, me, FRIENDLY_HAND.of(g, me, it))
    if card is not None:
        throw_away(g, card, me)


class EX1_043:
    """Twilight Drake. Battlecry: Gain +1 Health for each card in your hand. Your own cards."""

    action = give(SELF, "EX1_043e", Value(_own_cards))


def _their_cards(g: Game, me: Entity, it: Frame) -> int:
    assert isinstance(g.ruleset, Hearthbreaker)
    other = 3 - me.controller
    return sum(g.ruleset.owner_of(g, e) == other for e in g.hand[other])


class GVG_121:
    """Clockwork Giant. Costs (1) less for each card in your opponent's hand. Their own cards."""

    cost = -Value(_their_cards)


class EX1_308:
    """Soulfire. Deal 4 damage. Discard a random card. Nothing answers the discard."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> script(_throw_away_one)


def _track(g: Game, me: Entity, it: Frame) -> None:
    side = me.controller
    seen: list[Entity] = []
    for _ in range(3):
        card = g.pick(Purpose.LOOK, me, [e for e in g.deck[side] if e not in seen])
        if card is not None:
            seen.append(card)
    kept = g.pick(Purpose.CHOOSE, me, seen)
    for card in seen:
        if card is not kept:
            reveal(g, card, Zone.SETASIDE)
    if kept is not None:
        reveal(g, kept, Zone.HAND)
        g.set(kept, ZONE_POSITION, len(g.hand[side]))
        for body in g.in_row(g.board[side]):
            if body.card_id == "BRM_031" and not body.silenced:
                add_to_hand(g, body, side, "BRM_031")


class DS1_184:
    """Tracking. Look at the top 3 cards of your deck. Draw one and discard the others.

    It is no draw: Chromaggus brings a copy of itself.
    """

    action = script(_track)


def _in_order_of_arrival(who: Selector) -> Selector:
    """Minions in the order of their sequence numbers."""

    def arrived(g: Game, me: Entity, it: Frame) -> list[Entity]:
        assert isinstance(g.ruleset, Hearthbreaker)
        return sorted(who.of(g, me, it), key=g.ruleset.sequence_number)

    return Selector(arrived, who.meant)


class NEW1_004:
    """Vanish. Return all minions to their owner's hand. The oldest first."""

    action = bounce(_in_order_of_arrival(MINIONS))


def _echo(g: Game, me: Entity, it: Frame) -> None:
    assert isinstance(g.ruleset, Hearthbreaker)
    for body in _in_order_of_arrival(FRIENDLY_MINIONS).of(g, me, it):
        copy = add_to_hand(g, me, me.controller, body.card_id)
        if copy is not None:
            g.ruleset.same_card[copy.id] = g.ruleset.object_of(body)
            g.ruleset.note_family(body, copy)
            g.ruleset.remain(g, body, copy)


class GVG_005:
    """Echo of Medivh. Put a copy of each friendly minion into your hand. The oldest first.

    It is the minion's own card, which may then be in the hand twice.
    """

    action = script(_echo)


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
        _bring_back(g, me, body, len(g.board[side]) + 1)


def _bring_back(g: Game, me: Entity, body: Entity, position: int) -> None:
    """Summon a dead minion again: it is the same card."""
    again = bodies.summon(g, me, body.card_id, body.controller, position=position)
    if again is not None and isinstance(g.ruleset, Hearthbreaker):
        g.ruleset.remain(g, body, again)


class FP1_025:
    """Reincarnate. Destroy a minion, then return it to life with full Health. At the right end."""

    targets = target(MINIONS, optional=False)
    action = script(_reincarnate)


def _raise_the_dead(g: Game, me: Entity, it: Frame) -> None:
    side = me.controller
    died = [body for _, body in g.untagged.died if body.controller == side]
    fresh = g.owner(side).get(NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN)
    fallen = died[len(died) - fresh :]
    assert isinstance(g.ruleset, Hearthbreaker)
    fallen += filter(g.ruleset.is_dead, g.board[side])
    for body in sorted(fallen, key=g.ruleset.sequence_number):
        _bring_back(g, me, body, BOARD_MAX)


class FP1_013:
    """Kel'Thuzad. At the end of each turn, summon all friendly minions that died this turn.

    At the right end, the oldest first. The dead of a player are forgotten as that player's own
    turn begins: those of that turn come again at the end of the opponent's (d0072, move 133). Who
    is killed and not yet buried comes as well, be it Kel'Thuzad itself.
    """

    events = turn_end(script(_raise_the_dead), whose=BOTH_PLAYERS)


def _call_a_demon(g: Game, me: Entity, it: Frame) -> None:
    side = me.controller
    demon = g.pick(Purpose.CALL, me, (FRIENDLY_HAND & DEMON).of(g, me, it))
    if demon is not None:
        bodies.summon(g, me, demon.card_id, side, position=g.untagged.died_at(me.id))


class FP1_022:
    """Voidcaller. Deathrattle: Put a random Demon from your hand into the battlefield.

    The card stays in the hand.
    """

    deathrattle = script(_call_a_demon)


def _swap_with_a_card(g: Game, me: Entity, it: Frame) -> None:
    card = g.pick(Purpose.CALL, me, (FRIENDLY_HAND & MINION).of(g, me, it))
    if card is not None:
        full = not has_room(g, me.controller)
        bounce(SELF, room=1).run(g, me, it)
        if full:
            close_gap(g, g.hand[me.controller], card.get(ZONE_POSITION))
            g.move(card, Zone.SETASIDE)
        else:
            put_into_play(g, card, me)


class EX1_006:
    """Alarm-o-Bot. At the start of your turn, swap this minion with a random one in your hand.

    On a full board the card is lost.
    """

    events = turn_start(script(_swap_with_a_card))


class FP1_018:
    """Duplicate. Secret: When a friendly minion dies, put 2 copies of it into your hand.

    Even when there is no room for them.
    """

    secret = when_died(FRIENDLY & MINION, copy_to_hand(SUBJECT) >> copy_to_hand(SUBJECT))


class BRM_017:
    """Resurrect. Summon a random friendly minion that died this game. If there is room."""

    action = when(ROOM, resurrect(random(FRIENDLY_DEAD_MINIONS)))


class EX1_562:
    """Onyxia. Battlecry: Summon 1/1 Whelps until your side of the battlefield is full.

    To the right, to the left, and so on.
    """

    action = summon("ds1_whelptoken", 7)


def _swap_health(g: Game, me: Entity, it: Frame) -> None:
    other = it.target
    if other is not None:
        mine, theirs = me.health_left, other.health_left
        for body, health in ((me, theirs), (other, mine)):
            more = health - body.get(HEALTH)
            attach(g, me, body, "GVG_014a", tags={TAG_SCRIPT_DATA_NUM_1: more})
            g.set(body, DAMAGE, 0)


class GVG_014:
    """Vol'jin. Battlecry: Swap Health with another minion. Neither is damaged behind it."""

    targets = MINIONS
    action = script(_swap_health)


class GVG_014a:
    """Shadowed. Health was swapped."""

    max_health = DATA1


class CS1_129:
    """Inner Fire. Change a minion's Attack to be equal to its Health. By what is missing now."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "CS1_129e", health_of(TARGET) - atk_of(TARGET))


class CS1_129e:
    """Inner Fire. Later gains add to it."""

    atk = DATA1


def _set_life(g: Game, me: Entity, it: Frame) -> None:
    hero = it.target
    if hero is not None:
        more = N.ask(g, me, it) - hero.get(HEALTH)
        attach(g, me, hero, "EX1_561e", tags={TAG_SCRIPT_DATA_NUM_1: more})
        g.set(hero, DAMAGE, 0)


class EX1_561:
    """Alexstrasza. Battlecry: Set a hero's remaining Health to 15. Its maximum as well."""

    targets = HEROES
    action = script(_set_life)


class EX1_561e:
    """Alexstrasza's Fire. Health set to 15."""

    max_health = DATA1
