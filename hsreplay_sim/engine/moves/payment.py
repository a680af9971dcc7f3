"""Pay for a card as it is played: Mana, Overload, the discounts that end; and count the play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Meta
from hsreplay_sim.base.stream import TAG
from hsreplay_sim.base.tags import (
    AFFECTED_BY_HEALING_DOES_DAMAGE,
    ARMOR,
    ATK,
    ATTACHED,
    AURA_ATTACHED,
    CARD_ALTERNATE_COST,
    CARD_COSTS_HEALTH,
    CORPSES,
    CORPSES_SPENT_THIS_GAME,
    COST,
    DAMAGE,
    EXTRA_SPELL_CASTS_BASE,
    HEALTH,
    OVERLOAD,
    OVERLOAD_OWED,
    PREDAMAGE,
    RESOURCES_USED,
    SPELLS_COST_HEALTH,
    TAG_2949,
    TAG_ONE_TURN_EFFECT,
    TEMP_RESOURCES,
    ZONE,
)
from hsreplay_sim.engine.records.damage import HERO_HEALTH_CHANGES
from hsreplay_sim.engine.records.play import (
    MANA_IS_SPENT,
    MANA_IS_USED,
    OVERLOAD_IS_GIVEN,
    OVERLOAD_IS_OWED,
)
from hsreplay_sim.engine.records.rows import record
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules.damage import after_blows, hit, stir_auras
from hsreplay_sim.engine.rules.death import spend_corpses
from hsreplay_sim.engine.rules.enchantments import detach, strip, update_auras, wear_off
from hsreplay_sim.engine.rules.keyword_grants import queue_tag
from hsreplay_sim.engine.rules.stats import compute_stats, printed_cost
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game


def pay(game: Game, card: Entity, cost: int) -> None:
    """Pay `cost` for a card: temporary Mana first, then crystals; or Health, Armor or Corpses.

    If the cost is 0, nothing is written.
    """
    player = game.owner(card.controller)
    if costs_health(game, card):
        _pay_health(game, card.controller, cost)
        return
    if costs_their_health(card):
        _pay_health(game, 3 - card.controller, min(cost, THEIR_HEALTH_MAX))
        return
    if costs_armor(card):
        game.add(game.hero[card.controller] or player, ARMOR, -cost)
        return
    if costs_corpses(card):
        spend_corpses(game, player, cost)
        return
    record(game, MANA_IS_SPENT, player, cost)
    temporary = min(player.tags.get(TEMP_RESOURCES, 0), cost)
    game.add(player, TEMP_RESOURCES, -temporary)
    game.add(player, RESOURCES_USED, cost - temporary)
    record(game, MANA_IS_USED, player, cost)
    if cost > 0 and game.listeners.get(events.MANA_SPENT):
        frame = Frame(subject=player, target=card, amount=cost)
        events.fire(game, events.MANA_SPENT, frame)


def costs_health(game: Game, card: Entity) -> bool:
    """Whether a card is paid with the hero's Health in place of Mana."""
    if card.tags.get(CARD_COSTS_HEALTH, 0) or card.tags.get(CARD_ALTERNATE_COST, 0) == IN_HEALTH:
        return True
    tag = game.owner(card.controller).tags.get(SPELLS_COST_HEALTH, 0)
    return tag > 0 and card.type == CardType.SPELL


IN_HEALTH, IN_ARMOR, IN_CORPSES, IN_THEIR_HEALTH = 1, 2, 3, 4
"""The CARD_ALTERNATE_COST of a card that is paid with Health, with Armor, with Corpses, or with the
opponent's Health; that the last is 4 is a hypothesis."""
THEIR_HEALTH_MAX = 10
"""The most that a cost in the opponent's Health takes: "(up to 10)"."""


def costs_their_health(card: Entity) -> bool:
    """Whether a card is paid with the Health of the opponent's hero in place of Mana."""
    return card.tags.get(CARD_ALTERNATE_COST, 0) == IN_THEIR_HEALTH


def costs_armor(card: Entity) -> bool:
    """Whether a card is paid with the hero's Armor in place of Mana."""
    return card.tags.get(CARD_ALTERNATE_COST, 0) == IN_ARMOR


def costs_corpses(card: Entity) -> bool:
    """Whether a card is paid with Corpses in place of Mana."""
    return card.tags.get(CARD_ALTERNATE_COST, 0) == IN_CORPSES


def paid_otherwise(game: Game, card: Entity) -> bool:
    """Whether a card is not paid with Mana."""
    others = costs_armor(card) or costs_corpses(card) or costs_their_health(card)
    return costs_health(game, card) or others


def armor_left(game: Game, side: int) -> int:
    """The Armor of a player's hero."""
    hero = game.hero[side]
    return hero.tags.get(ARMOR, 0) if hero is not None else 0


def corpses_left(game: Game, side: int) -> int:
    """The Corpses that a player can still spend; CORPSES counts spent ones too (U354:5787)."""
    tags = game.owner(side).tags
    return tags.get(CORPSES, 0) - tags.get(CORPSES_SPENT_THIS_GAME, 0)


def _pay_health(game: Game, side: int, cost: int) -> None:
    hero = game.hero[side]
    if hero is None or cost <= 0:
        return
    if game.profile.health_paid_apart:
        left = _left_to_lose(game, hero, cost)
        if left > 0:
            _lose_health(game, hero, left)
    elif dealt := hit(game, hero, hero, cost, paid=True):
        after_blows(game, [(hero, hero, dealt)])


def _left_to_lose(game: Game, hero: Entity, cost: int) -> int:
    """Ask the texts that change what a hero is about to pay; return how much Health is lost."""
    if events.PAYS_HEALTH not in game.listeners:
        return cost
    game.set(hero, PREDAMAGE, cost)
    events.fire(game, events.PAYS_HEALTH, Frame(subject=hero, amount=cost))
    left = hero.tags.get(PREDAMAGE, 0)
    game.set(hero, PREDAMAGE, 0)
    return left


def _lose_health(game: Game, hero: Entity, cost: int) -> None:
    """Add a paid cost to the DAMAGE of a hero, without counting it as damage.

    Recordings: U044:2326, U472:1267.
    """
    game.meta(Meta.DAMAGE, cost, (hero,))
    game.affect(hero, None)
    game.add(hero, DAMAGE, cost)
    stir_auras(game, hero)
    record(game, HERO_HEALTH_CHANGES, hero)
    game.may_die(hero)
    game.pulse(game.root, TAG_2949, 1)


def overload(game: Game, card: Entity, player: Entity, since: int | None = None) -> None:
    """Add the Overload that a card prints to the crystals that its player owes.

    If the card's OVERLOAD tag is 0, do nothing; nor if the card has lost its Overload since so many
    packets had been written. Up to 14830 its OVERLOAD_OWED is cleared
    (U586:9942, U603:5052).
    """
    if not card.tags.get(OVERLOAD, 0) or card.card is None:
        return
    if since is not None and _loses_overload(game, card, since):
        return
    printed = card.card.tags
    owe(game, card, player, max(printed.get(OVERLOAD, 0), printed.get(OVERLOAD_OWED, 0)))


def _loses_overload(game: Game, card: Entity, since: int) -> bool:
    """Whether a card forgets its Overload as it is played, which ends with patch 4.2.

    It does so if an answer to it has moved a card or ended an enchantment of a player: Fel Reaver
    (hs-bugs#272), Preparation (hs-bugs#280).
    """
    if game.profile.overload_survives:
        return False
    moved = {packet[1] for packet in game.out[since:] if packet[0] == TAG and packet[2] == ZONE}
    own = {card.id, *(each.id for each in card.attached)}
    return any(game.entities[each].get(ATTACHED) != card.id for each in moved - own)


def owe(game: Game, card: Entity, player: Entity, amount: int) -> None:
    """Add `amount` to OVERLOAD_OWED of a player, locked in the next turn, and fire OVERLOADED."""
    game.add(player, OVERLOAD_OWED, amount)
    game.touch_auras()
    record(game, OVERLOAD_IS_OWED, player, amount)
    record(game, OVERLOAD_IS_GIVEN, card)
    events.fire(game, events.OVERLOADED, Frame(subject=card, amount=amount))


def _discounts(card: Entity) -> list[Entity]:
    """Return the enchantments on a card that change its cost, except auras."""
    found = []
    for enchantment in card.attached:
        deltas = enchantment.script.deltas if enchantment.script is not None else None
        changes = deltas is not None and (deltas.cost is not None or deltas.set_cost is not None)
        if changes and not enchantment.tags.get(AURA_ATTACHED, 0):
            found.append(enchantment)
    return found


def print_stats(game: Game, card: Entity) -> None:
    """Bring the stats of a card that enters play back to its print; COST follows with the update.

    Recording: U437:3998. Up to 14830 every stat is set to the printed value as the zone changes,
    and the next update adds what enchantments give once more (R23, U586:8348, U609:11567,
    U035:1740). Auras on hands, and what a text did to its own cost, end with the move (U604a:9196,
    U463:9870).
    """
    left = game.untagged.residue(card.id)
    if card.card is None:
        return
    told = not game.profile.stats_fall_late
    if told and card.type == CardType.MINION and not any(left[:2]):
        game.set(card, HEALTH, card.card.tags.get(HEALTH, 0))
        game.set(card, ATK, card.card.tags.get(ATK, 0))
        game.touch(card)
    lit = card.card.tags.get(AFFECTED_BY_HEALING_DOES_DAMAGE, 0)
    game.set(card, AFFECTED_BY_HEALING_DOES_DAMAGE, lit)  # 3 of 3, U207:53655
    if told:
        game.set(card, COST, printed_cost(game, card))
    elif not _holds_discount(game, card):
        queue_tag(game, card, COST, printed_cost(game, card))
    elif not left[2] and not bears_aura(card):
        queue_tag(game, card, COST, max(0, compute_stats(game, card)[2]))


def discount_again(game: Game, card: Entity, cost: int) -> None:
    """Up to 14830, set COST of a discounted card in play to `cost`, until its discounts end.

    For a card without a discount, do nothing. Recording: U035:1743.
    """
    if not game.profile.stats_fall_late and _holds_discount(game, card):
        game.set(card, COST, cost)


def _holds_discount(game: Game, card: Entity) -> bool:
    """Whether a card has a discount, or an unimplemented enchantment that may be one."""
    if _discounts(card):
        return True
    return bool(game.untagged.residue(card.id)[2]) and any(
        each.script is None and not each.tags.get(AURA_ATTACHED, 0) for each in card.attached
    )


def end_discounts(game: Game, card: Entity) -> None:
    """Remove the discounts of a card that was played, each in a TRIGGER block (R23).

    A discount that outlasts the play stays.
    """
    for enchantment in _discounts(card):
        if _outlasts_play(game, enchantment):
            continue
        _note_return(game, card, enchantment)
        game.open(BlockType.TRIGGER, enchantment)
        wear_off(game, enchantment)
        if card.card is not None:
            _tell_cost(game, card, printed_cost(game, card))
        game.set(card, EXTRA_SPELL_CASTS_BASE, 0)  # U240:16192
        game.close()
    if card.card is not None and any(_outlasts_play(game, each) for each in _discounts(card)):
        _tell_cost(game, card, printed_cost(game, card))  # an aura of its hand is gone (U380:8689)


def _note_return(game: Game, card: Entity, enchantment: Entity) -> None:
    """If a discount comes back with a minion that returns to the hand, note how much it was."""
    script = enchantment.script
    deltas = script.deltas if script is not None else None
    if script is None or script.comes_back is None or deltas is None or deltas.cost is None:
        return
    if card.type == CardType.MINION and script.comes_back(game, enchantment, Frame()):
        change = deltas.cost(game, enchantment, Frame())
        game.untagged.costs_that_return[card.id] = change


def _tell_cost(game: Game, card: Entity, printed: int) -> None:
    """Set COST of a card to what its remaining discounts leave, after one of them has ended.

    Recordings: U092b:13649, U515:16194. As the last one ends, an aura of the hand counts once more
    and is gone then (U240:5290); COST becomes `printed`.
    """
    if not _discounts(card):
        if bears_aura(card):
            _end_aura(game, card)
        game.set(card, COST, printed)
    elif not game.untagged.residue(card.id)[2]:
        game.set(card, COST, max(0, compute_stats(game, card)[2]))


def sheds_discounts(game: Game, card: Entity) -> bool:
    """Whether a card has discounts, other than auras, that end with its play."""
    return any(not _outlasts_play(game, each) for each in _discounts(card))


def bears_aura(card: Entity) -> bool:
    """Whether an aura is attached to a card, or is its own text (U145:16768)."""
    own = card.script is not None and bool(card.script.auras)
    return own or any(each.tags.get(AURA_ATTACHED, 0) for each in card.attached)


def _end_aura(game: Game, card: Entity) -> None:
    if not game.untagged.residue(card.id)[2]:
        game.set(card, COST, max(0, compute_stats(game, card)[2]))
    update_auras(game)


def _outlasts_play(game: Game, enchantment: Entity) -> bool:
    """Whether a discount stays on its card after the play.

    A discount for this turn stays on a spell (19 of 19, 33717 to 223542: U189:2306, U472:22902). Up
    to 29349 a few others stay until the card is in the graveyard.
    """
    host = game.entities.get(enchantment.tags.get(ATTACHED, 0))
    if host is not None and host.type == CardType.SPELL:
        if enchantment.tags.get(TAG_ONE_TURN_EFFECT, 0):
            return True
    script = enchantment.script
    if script is None:
        return False
    return _stays(game, enchantment) or (script.lasting and not game.profile.no_lasting_discounts)


def _stays(game: Game, enchantment: Entity) -> bool:
    """Whether a discount's own text keeps it on its card until the card is in the graveyard."""
    stays = enchantment.script.stays if enchantment.script is not None else None
    return stays is not None and stays(game, enchantment, Frame())


def forget_discounts(game: Game, card: Entity) -> None:
    """As a secret or quest is played, remove the discounts that would outlast the play.

    Recording: U063:4427. Those that stay by their own text are kept (U054:5634). If a hidden card's
    printed cost is logged, it is written (U469:6302).
    """
    for enchantment in _discounts(card):
        if _outlasts_play(game, enchantment) and not _stays(game, enchantment):
            detach(game, enchantment)
    game.untagged.forget(card.id)
    if card.card is None and (printed := game.untagged.told.get(card.id)) is not None:
        game.set(card, COST, printed[COST])


def leave_discounts(game: Game, card: Entity) -> None:
    """If a spell in the graveyard has enchantments, remove them and set COST to the printed cost.

    Recordings: U272:3003, U510:16183, U230:16346.
    """
    if card.type == CardType.SPELL and card.attached:
        game.set(card, TAG_ONE_TURN_EFFECT, 0)
        strip(game, card)
        if card.card is not None:
            game.set(card, COST, printed_cost(game, card))
