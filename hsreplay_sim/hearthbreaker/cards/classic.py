"""Classic cards that reach into the rules, as hearthbreaker resolves them.

Named by the card id of the summer of 2015, like :mod:`hsreplay_sim.hearthbreaker.cards.texts`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.silence import TAKEN_BY_SILENCE
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    ATTACHED,
    AURA_ATTACHED,
    DAMAGE,
    HEALING_DOES_DAMAGE,
    HEALTH,
    HERO_POWER_DOUBLE,
    NUM_ATTACKS_THIS_TURN,
    SILENCED,
    SPELL_HEALING_DOUBLE,
    SPELLPOWER_DOUBLE,
    ZONE_POSITION,
)
from hsreplay_sim.cards.words.chance import random
from hsreplay_sim.cards.words.effects import (
    add_card,
    damage,
    destroy,
    draw,
    expire,
    give,
    heal,
    script,
    summon,
    summon_random,
    transform,
)
from hsreplay_sim.cards.words.powers import new_power
from hsreplay_sim.cards.words.printed import fixed
from hsreplay_sim.cards.words.selectors import (
    ENEMY,
    ENEMY_CHARACTERS,
    ENEMY_DECK,
    ENEMY_HERO,
    ENEMY_MINIONS,
    ENEMY_PLAYER,
    FRIENDLY_CHARACTERS,
    FRIENDLY_HAND,
    FRIENDLY_HERO,
    FRIENDLY_MINIONS,
    FRIENDLY_PLAYER,
    HURT,
    MINION,
    MINIONS,
    SELF,
    SOURCE,
    SPELL,
    TARGET,
    Selector,
    adjacent,
)
from hsreplay_sim.cards.words.triggers import (
    before_damage,
    turn_end,
    turn_start,
    when_played,
)
from hsreplay_sim.cards.words.uses import aura, target
from hsreplay_sim.cards.words.values import AMOUNT, OVERALL, Condition, N, Value, health_of, tag_of
from hsreplay_sim.engine.keywords import transform as transforming
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules import summon as bodies
from hsreplay_sim.engine.rules.stats import flush_dirty
from hsreplay_sim.engine.rules.summon import copy_enchantments
from hsreplay_sim.engine.rules.zones import close_gap
from hsreplay_sim.engine.text import Frame
from hsreplay_sim.hearthbreaker.rules.ruleset import Hearthbreaker, harm, in_order

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

# --- costs -----------------------------------------------------------------------------------


class NEW1_029:
    """Millhouse Manastorm. Battlecry: Enemy spells cost (0) next turn."""

    action = give(ENEMY_PLAYER, "NEW1_029t")


def _is_of_the_other(g: Game, me: Entity, card: Entity) -> bool:
    assert isinstance(g.ruleset, Hearthbreaker)
    other = g.ruleset.owner_of(g, card) != me.controller
    return other and card.zone == Zone.HAND and card.type == CardType.SPELL


def _spells_of_the_other(g: Game, me: Entity, it: Frame) -> list[Entity]:
    return [card for side in (1, 2) for card in g.hand[side] if _is_of_the_other(g, me, card)]


class NEW1_029t:
    """Kill Millhouse! Spells cost (0) this turn! It belongs to the player of Millhouse.

    Cards that count as the opponent's cost nothing in anybody's hand.
    """

    aura = aura(Selector(_spells_of_the_other, _is_of_the_other), "GBL_009e")
    events = turn_end(expire(SOURCE), whose=ENEMY_PLAYER)


class FP1_030e:
    """Necrotic Aura. Spells cost (5) more this turn. It belongs to the player of Loatheb.

    Cards that count as the opponent's do, in anybody's hand and at once.
    """

    aura = aura(Selector(_spells_of_the_other, _is_of_the_other), "FP1_030e2")
    events = turn_end(expire(SOURCE), whose=ENEMY_PLAYER)


def _is_a_spell_of_mine(g: Game, me: Entity, card: Entity) -> bool:
    assert isinstance(g.ruleset, Hearthbreaker)
    mine = g.ruleset.owner_of(g, card) == me.controller
    return mine and card.zone == Zone.HAND and card.type == CardType.SPELL


def _spells_of_mine(g: Game, me: Entity, it: Frame) -> list[Entity]:
    return [card for side in (1, 2) for card in g.hand[side] if _is_a_spell_of_mine(g, me, card)]


class EX1_608:
    """Sorcerer's Apprentice. Your spells cost (1) less. Cards that count as yours, in any hand."""

    aura = aura(Selector(_spells_of_mine, _is_a_spell_of_mine), "EX1_608e")


def _portal_cost(g: Game, me: Entity, it: Frame) -> int:
    change = _own_change(g, me)
    before = OVERALL.ask(g, me, it) - change
    return max(min(before, 1), before - 2) + change


def _own_change(g: Game, me: Entity) -> int:
    """What enchantments other than those of auras change the cost of the card by."""
    on_card = g.entities[me.get(ATTACHED)].attached
    own = [each for each in on_card if not each.get(AURA_ATTACHED) and each.script is not None]
    deltas = [(each, each.script.deltas) for each in own if each.script is not None]
    return sum(
        delta.cost(g, each, Frame()) for each, delta in deltas if delta is not None and delta.cost
    )


class EX1_315:
    """Summoning Portal. Your minions cost (2) less, but not less than (1).

    What the card was given itself is added behind that.
    """

    aura = aura(FRIENDLY_HAND & MINION, "EX1_315a")


class EX1_315a:
    """Summoning Portal. Costs (2) less, but not less than (1)."""

    set_cost = Value(_portal_cost)


# --- damage and healing ----------------------------------------------------------------------


def _hold_on(g: Game, me: Entity, it: Frame) -> None:
    if it.subject is not None:
        it.amount = min(it.amount, it.subject.health_left - 1)


class NEW1_036:
    """Commanding Shout. Your minions can't be reduced below 1 Health this turn. Draw a card."""

    action = give(FRIENDLY_PLAYER, "NEW1_036e2") >> draw()


class NEW1_036e2:
    """Commanding Shout. Your minions can't be reduced below 1 Health this turn."""

    events = (
        before_damage(FRIENDLY_MINIONS, script(_hold_on)),
        turn_end(expire(SOURCE)),
    )


class EX1_591:
    """Auchenai Soulpriest. Your cards and powers that restore Health now deal damage instead."""

    player_tags = (HEALING_DOES_DAMAGE,)


class EX1_350:
    """Prophet Velen. Double the damage and healing of your spells and Hero Power."""

    player_tags = (SPELLPOWER_DOUBLE, SPELL_HEALING_DOUBLE, HERO_POWER_DOUBLE)


def _betray(g: Game, me: Entity, it: Frame) -> None:
    traitor = it.target
    if traitor is not None:
        for victim in in_order(adjacent(TARGET).of(g, me, it), traitor):
            harm(g, traitor, victim, traitor.get(ATK))


class EX1_126:
    """Betrayal. Force an enemy minion to deal its damage to the minions next to it."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = script(_betray)


class EX1_137:
    """Headcrack. Deal 2 damage to the enemy hero. Combo: Return this to your hand next turn."""

    action = damage(ENEMY_HERO, N)
    combo = damage(ENEMY_HERO, N) >> give(FRIENDLY_PLAYER, "EX1_137e")


class EX1_137e:
    """Headcrack. A new one comes at the end of the turn."""

    events = turn_end(add_card("EX1_137") >> expire(SOURCE))


class AT_022:
    """Fist of Jaraxxus. When you play or discard this, deal 4 damage to a random enemy."""

    action = damage(random(ENEMY_CHARACTERS), N)
    on_discard = damage(random(ENEMY_CHARACTERS), N)


# --- bodies ----------------------------------------------------------------------------------


def _become_a_copy(g: Game, me: Entity, it: Frame) -> None:
    model = it.target
    if model is None:
        return
    body = transforming.transform(g, me, model.card_id, me)
    for tag in (*TAKEN_BY_SILENCE, SILENCED, DAMAGE):
        g.set(body, tag, model.get(tag))
    for tag in (SILENCED, NUM_ATTACKS_THIS_TURN):
        g.set(body, tag, model.get(tag))
    copy_enchantments(g, model, body)
    twice = body.get(HEALTH) - (body.card.health if body.card is not None else 0)
    g.add(body, DAMAGE, -twice)
    g.touch_auras()


class EX1_564:
    """Faceless Manipulator. Battlecry: Choose a minion and become a copy of it.

    What enchantments add to its Health comes twice, once as health beyond the maximum. It has
    attacked if that one has.
    """

    targets = MINIONS - SELF
    action = script(_become_a_copy)


def _play_a_mind_game(g: Game, me: Entity, it: Frame) -> None:
    side = me.controller
    model = g.pick(Purpose.CALL, me, (ENEMY_DECK & MINION).of(g, me, it))
    card_id = model.card_id if model is not None else "EX1_345t"
    body = bodies.summon(g, me, card_id, side, position=1)
    if model is not None and body is not None and isinstance(g.ruleset, Hearthbreaker):
        g.ruleset.note_family(model, body)


class EX1_345:
    """Mindgames. Put a copy of a random minion from your opponent's deck into the battlefield.

    At the left end. What the card in the deck is given, that of the minion is given too.
    """

    action = script(_play_a_mind_game)


class EX1_345t:
    """Shadow of Nothing. Mindgames whiffed! Your opponent had no minions!"""


class Mekka4t:
    """Chicken. Hey Chicken!"""


class EX1_317t:
    """Worthless Imp. You are out of demons! At least there are always imps..."""


class EX1_112:
    """Gelbin Mekkatorque. Battlecry: Summon an AWESOME invention."""

    action = summon_random(fixed("Mekka3", "Mekka1", "Mekka4", "Mekka2"))


class Mekka1:
    """Homing Chicken. At the start of your turn, destroy this minion and draw 3 cards."""

    events = turn_start(destroy(SELF) >> draw(N))


class Mekka2:
    """Repair Bot. At the end of your turn, restore 6 Health to a damaged character."""

    events = turn_end(heal(random((ENEMY_CHARACTERS + FRIENDLY_CHARACTERS) & HURT), N))


class Mekka3:
    """Emboldener 3000. At the end of your turn, give a random minion +1/+1."""

    events = turn_end(give(random(MINIONS), "Mekka3e"))


class Mekka3e:
    """Emboldened! Increased Stats."""

    atk = 1
    max_health = 1


class Mekka4:
    """Poultryizer. At the start of your turn, transform a random minion into a 1/1 Chicken."""

    events = turn_start(transform(random(MINIONS), "Mekka4t"))


UNAIMED = frozenset(("GVG_041", "NEW1_007"))
"""Dark Wispers and Starfall: no target is known as they are played."""


def _is_aimed(g: Game, me: Entity, it: Frame) -> bool:
    aimed = it.target is not None and it.target.type == CardType.MINION
    return aimed and it.subject is not None and it.subject.card_id not in UNAIMED


def _bend(g: Game, me: Entity, it: Frame) -> None:
    it.target = bodies.summon(g, me, "tt_010a", me.controller) or it.target


class tt_010:
    """Spellbender.

    Secret: When an enemy casts a spell on a minion, summon a 1/3 as the new target. Spells that
    take their target behind a choice are not aimed yet.
    """

    secret = when_played(ENEMY & SPELL, script(_bend), Condition(_is_aimed))


def _take_over(g: Game, me: Entity, it: Frame) -> None:
    events.fire(g, events.AFTER_PLAYED, Frame(subject=me))
    flush_dirty(g)
    side, position, life = me.controller, me.get(ZONE_POSITION), me.health_left
    if g.ruleset is not None:
        g.ruleset.placed(g, me)
    g.move(me, Zone.SETASIDE)
    close_gap(g, g.board[side], position)
    hero = g.create("EX1_323h", side, Zone.PLAY, creator=me)
    bodies.replace_hero(g, hero)
    copy_enchantments(g, me, hero)
    flush_dirty(g)
    g.set(hero, DAMAGE, hero.get(HEALTH) - life)
    g.set(hero, ARMOR, 0)
    g.set(hero, NUM_ATTACKS_THIS_TURN, 0)
    new_power("EX1_tk33").run(g, me, it)
    bodies.equip(g, me, "EX1_323w", side)


class EX1_tk33:
    """INFERNO! Summon a 6/6 Infernal."""

    action = summon("EX1_tk34")
    summons = True


class EX1_295:
    """Ice Block.

    Secret: When your hero takes fatal damage, prevent it and become Immune this turn. Two of them
    answer to the same damage.
    """

    secret = before_damage(
        FRIENDLY_HERO,
        give(FRIENDLY_HERO, "EX1_295o"),
        only=health_of(FRIENDLY_HERO) + tag_of(FRIENDLY_HERO, ARMOR) <= AMOUNT,
    )


class EX1_323:
    """Lord Jaraxxus. Battlecry: Destroy your hero and replace it with Lord Jaraxxus.

    Secrets answer to the minion before. The hero has its health, and what it was given.
    """

    action = script(_take_over)
