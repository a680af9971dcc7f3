"""What: the operations of card texts. `>>` puts one after the other.

Every operation is a :class:`Do`: an immutable wrapper of one function (game, me, it). Selectors
and amounts are asked when the operation runs, in the order the text names them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.cards.selectors import (
    ENEMY_CHARACTERS,
    FRIENDLY_DECK,
    FRIENDLY_HAND,
    FRIENDLY_HERO,
    Selector,
    host_id,
)
from hsreplay_sim.cards.values import Condition, N, Value, number
from hsreplay_sim.engine import choices, zones
from hsreplay_sim.engine import damage as harm
from hsreplay_sim.engine import enchantments as enchanting
from hsreplay_sim.engine import summon as bodies
from hsreplay_sim.engine.script import Frame
from hsreplay_sim.engine.stats import recompute
from hsreplay_sim.enums import CardType, Meta, Zone
from hsreplay_sim.tags import (
    ATK,
    CANT_PLAY,
    COPIED_FROM_ENTITY_ID,
    DAMAGE,
    DIVINE_SHIELD,
    HEALTH,
    LINKED_ENTITY,
    MAXRESOURCES,
    NUM_TURNS_LEFT,
    OVERLOAD_LOCKED,
    OVERLOAD_OWED,
    PREDAMAGE,
    PREMIUM,
    PROPOSED_DEFENDER,
    RESOURCES,
    RESOURCES_USED,
    TAG_ONE_TURN_EFFECT,
    TEMP_RESOURCES,
    ZONE_POSITION,
)

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.engine.entities import Entity
    from hsreplay_sim.engine.game import Game

Run = Callable[["Game", "Entity", Frame], None]


class Do:
    """One operation, or several in order."""

    __slots__ = ("run",)

    def __init__(self, run: Run) -> None:
        self.run = run

    def __rshift__(self, other: Do) -> Do:
        first, second = self.run, other.run

        def both(g: Game, me: Entity, it: Frame) -> None:
            first(g, me, it)
            second(g, me, it)

        return Do(both)


NOTHING = Do(lambda g, me, it: None)


# --- structure ---------------------------------------------------------------------------


def when(condition: Condition, then: Do, otherwise: Do = NOTHING) -> Do:
    """The text after "If …"."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        (then if condition.ask(g, me, it) else otherwise).run(g, me, it)

    return Do(run)


def repeat(times: Value | int, effect: Do) -> Do:
    """The same text several times, each time asked anew."""
    how_many = number(times)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for _ in range(how_many(g, me, it)):
            effect.run(g, me, it)

    return Do(run)


def for_each(selector: Selector, effect: Do) -> Do:
    """The text once per entity, which is its SUBJECT and its TARGET."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in selector.of(g, me, it):
            inner = Frame(target=entity, subject=entity, amount=it.amount)
            inner.text = it.text
            effect.run(g, me, inner)

    return Do(run)


def aim(selector: Selector, effect: Do) -> Do:
    """Bind the first entity of a selection (a random pick, say) as the TARGET of the text."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        found = selector.of(g, me, it)
        if found:
            inner = Frame(target=found[0], subject=it.subject, amount=it.amount)
            inner.text = it.text
            effect.run(g, me, inner)

    return Do(run)


def coin_flip(then: Do, otherwise: Do = NOTHING) -> Do:
    """50 %: `then` or `otherwise`."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        (then if g.oracle.number(g, "coin", me, 0, 1) else otherwise).run(g, me, it)

    return Do(run)


def one_of(*effects: Do) -> Do:
    """One of several texts at random."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        effects[g.oracle.number(g, "outcome", me, 0, len(effects) - 1)].run(g, me, it)

    return Do(run)


def script(function: Run) -> Do:
    """A text that the vocabulary cannot say: a plain function, the last resort."""
    return Do(function)


# --- damage and health -------------------------------------------------------------------


def damage(who: Selector, amount: Value | int = N) -> Do:
    """Deal damage to all of them at once. LEFT_BEHIND is what was dealt in all."""
    how_much = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        base = how_much(g, me, it)
        hits = harm.deal(g, me, who.of(g, me, it), harm.boosted(g, me, base))
        it.value = sum(dealt for _, _, dealt in hits)

    return Do(run)


def missiles(amount: Value | int = N, among: Selector = ENEMY_CHARACTERS) -> Do:
    """Damage "randomly split": one point at a time (R192); Spell Damage adds missiles (R127)."""
    how_many = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for _ in range(harm.boosted(g, me, how_many(g, me, it))):
            options = [e for e in among.of(g, me, it) if not e.doomed]
            target = g.oracle.pick(g, "missile", me, options)
            if target is None:
                return
            harm.deal(g, me, (target,), 1)

    return Do(run)


def heal(who: Selector, amount: Value | int = N) -> Do:
    """Restore health."""
    how_much = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        targets = who.of(g, me, it)
        if targets:
            g.meta(Meta.TARGET, 0, targets)
        it.value = harm.heal(g, me, targets, harm.boosted_healing(g, me, how_much(g, me, it)))

    return Do(run)


def armor(amount: Value | int = N, who: Selector = FRIENDLY_HERO) -> Do:
    """Gain armour."""
    how_much = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for hero in who.of(g, me, it):
            harm.gain_armor(g, me, hero, how_much(g, me, it))

    return Do(run)


def destroy(who: Selector) -> Do:
    """Mark for death."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        targets = who.of(g, me, it)
        if targets:
            g.meta(Meta.TARGET, 0, targets)
            harm.destroy(g, me, targets)

    return Do(run)


def freeze(who: Selector) -> Do:
    """Freeze."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            harm.freeze(g, entity)

    return Do(run)


def set_health(who: Selector, amount: Value | int) -> Do:
    """Set a hero's remaining health (Alexstrasza): damage or maximum follow."""
    how_much = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            g.affect(entity, me)
            g.set(entity, DAMAGE, max(0, entity.tags.get(HEALTH, 0) - how_much(g, me, it)))

    return Do(run)


# --- enchantments and keywords -------------------------------------------------------------


def give(who: Selector, enchantment: str, data: Value | int = 0, data2: Value | int = 0) -> Do:
    """Attach an enchantment; `data` and `data2` are its script data (read as DATA1, DATA2)."""
    how_much, how_much_2 = number(data), number(data2)

    def run(g: Game, me: Entity, it: Frame) -> None:
        values = {2: how_much(g, me, it), 3: how_much_2(g, me, it)}
        tags = {tag: value for tag, value in values.items() if value}
        for entity in who.of(g, me, it):
            if g.profile.gifts_affect:
                g.affect(entity, me)
            enchanting.attach(g, me, entity, enchantment, tags=tags)

    return Do(run)


def keyword(who: Selector, tag: int, value: int = 1) -> Do:
    """Set a keyword tag directly, without an enchantment (Divine Shield, Stealth, Taunt …)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            g.set(entity, tag, value)

    return Do(run)


def shield(who: Selector) -> Do:
    """Give Divine Shield."""
    return keyword(who, DIVINE_SHIELD)


def silence(who: Selector) -> Do:
    """Silence."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            enchanting.silence(g, entity)

    return Do(run)


def expire(who: Selector) -> Do:
    """Remove enchantments (SOURCE for the one whose text runs)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for enchantment in who.of(g, me, it):
            if enchantment.type == CardType.ENCHANTMENT:
                host = g.entities.get(host_id(enchantment))
                g.affect(enchantment, me)
                enchanting.detach(g, enchantment, Zone.GRAVEYARD)
                if host is not None:
                    left = any(e.get(TAG_ONE_TURN_EFFECT) for e in host.attached)
                    g.set(host, TAG_ONE_TURN_EFFECT, 1 if left else 0)
                    recompute(g, host)

    return Do(run)


def set_tag(who: Selector, tag: int, value: Value | int) -> Do:
    """Write a tag."""
    amount = number(value)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            g.set(entity, tag, amount(g, me, it))

    return Do(run)


def add_tag(who: Selector, tag: int, value: Value | int = 1) -> Do:
    """Add to a tag."""
    amount = number(value)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            g.add(entity, tag, amount(g, me, it))

    return Do(run)


def set_printed(who: Selector, atk: Value | int, health: Value | int) -> Do:
    """Overwrite ATK and HEALTH of freshly made tokens (Jade Golems, dynamic treants)."""
    how_strong, how_tough = number(atk), number(health)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            g.set(entity, HEALTH, how_tough(g, me, it))
            g.set(entity, ATK, how_strong(g, me, it))

    return Do(run)


# --- cards -------------------------------------------------------------------------------


def draw(count: Value | int = 1) -> Do:
    """Draw cards."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        drawn = zones.draw(g, me.controller, how_many(g, me, it), me)
        it.value = len(drawn)
        if drawn:
            it.subject = drawn[-1]

    return Do(run)


def opponent_draws(count: Value | int = 1) -> Do:
    """The other player draws."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        zones.draw(g, 3 - me.controller, how_many(g, me, it), me)

    return Do(run)


def draw_from(selector: Selector, count: Value | int = 1) -> Do:
    """Draw matching cards ("draw a Beast")."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        options = selector.of(g, me, it)
        zones.draw(g, me.controller, min(len(options), how_many(g, me, it)), me, options=options)

    return Do(run)


def discard(count: Value | int = 1, among: Selector = FRIENDLY_HAND) -> Do:
    """Discard cards at random."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for _ in range(how_many(g, me, it)):
            card = g.oracle.pick(g, "discard", me, among.of(g, me, it))
            if card is None:
                return
            zones.discard(g, card, me)

    return Do(run)


def discard_these(who: Selector) -> Do:
    """Discard given cards ("discard your hand")."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in who.of(g, me, it):
            zones.discard(g, card, me)

    return Do(run)


def add_card(card_id: str, count: Value | int = 1) -> Do:
    """Generate a given card into my hand."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for _ in range(how_many(g, me, it)):
            zones.add_to_hand(g, me, me.controller, card_id)

    return Do(run)


def opponent_gets(card_id: str, count: Value | int = 1) -> Do:
    """Generate a given card into the opponent's hand."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for _ in range(how_many(g, me, it)):
            zones.add_to_hand(g, me, 3 - me.controller, card_id)

    return Do(run)


Wanted = Callable[["Game", "Entity", "Card"], bool]


def pool(wanted: Wanted) -> Callable[[Game, Entity], tuple[str, ...]]:
    """The collectible cards that satisfy `wanted`, memoised per card set by the caller's filter."""

    def find(g: Game, me: Entity) -> tuple[str, ...]:
        return g.cards.pool(predicate=lambda card: wanted(g, me, card))

    return find


def pool_of(**filters: object) -> Callable[[Game, Entity], tuple[str, ...]]:
    """A random pool by filter: type, card_class, cost, race, sets (see CardSet.pool)."""

    def find(g: Game, me: Entity) -> tuple[str, ...]:
        return g.cards.pool(**filters)  # type: ignore[arg-type]

    return find


def fixed(*card_ids: str) -> Callable[[Game, Entity], tuple[str, ...]]:
    """A pool of given cards."""
    return lambda g, me: card_ids


Pool = Callable[["Game", "Entity"], Sequence[str]]


def add_random(cards: Pool, count: Value | int = 1, *, opponent: bool = False) -> Do:
    """Generate random cards of a pool into a hand."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        for _ in range(how_many(g, me, it)):
            if len(g.hand[side]) >= zones.hand_limit(g, side):
                return
            card_id = g.oracle.card(g, "generate", me, cards(g, me), side)
            it.subject = zones.add_to_hand(g, me, side, card_id) or it.subject

    return Do(run)


def discover(cards: Pool) -> Do:
    """Discover a card of a pool (R237)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        picked = choices.discover(g, me, me.controller, cards(g, me))
        if picked is not None:
            it.subject = picked

    return Do(run)


def look_and_draw(amount: int = 3, *, discards: Condition) -> Do:
    """Look at cards of my deck, draw one; where `discards` holds the others are lost (Tracking).

    The cards are shown as copies set aside; the lost ones are set aside too (seen at 58638).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        seen = _copies_of_deck(g, me, amount)
        picked = choices.ask(g, me, me.controller, list(seen), losers_leave=False) if seen else None
        if picked is None:
            return
        if g.profile.unspent_resources:
            g.affect(picked, me)
            g.move(picked, Zone.GRAVEYARD)
        if discards.ask(g, me, it):
            for copy, card in seen.items():
                if copy is not picked:
                    zones.reveal(g, card, Zone.SETASIDE)
        zones.draw(g, me.controller, 1, me, options=[seen[picked]])

    return Do(run)


def _copies_of_deck(g: Game, me: Entity, amount: int) -> dict[Entity, Entity]:
    """Up to `amount` cards of my deck: copy set aside → card."""
    seen: dict[Entity, Entity] = {}
    for _ in range(amount):
        left = [e for e in g.deck[me.controller] if e not in seen.values()]
        card = g.oracle.pick(g, "look", me, left)
        if card is None:
            break
        golden = {PREMIUM: 1} if me.tags.get(PREMIUM, 0) else None
        copy = g.create(card.card_id, me.controller, Zone.SETASIDE, creator=me, tags=golden)
        g.set(copy, COPIED_FROM_ENTITY_ID, card.id)
        g.set(copy, PREMIUM, card.tags.get(PREMIUM, 0))
        g.set(copy, LINKED_ENTITY, card.id)
        seen[copy] = card
    return seen


def shuffle(card_id: str, count: Value | int = 1, *, opponent: bool = False) -> Do:
    """Shuffle given cards into a deck."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        for _ in range(how_many(g, me, it)):
            zones.shuffle_in(g, me, side, card_id)

    return Do(run)


def shuffle_random(cards: Pool, count: Value | int = 1) -> Do:
    """Shuffle random cards of a pool into my deck."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for _ in range(how_many(g, me, it)):
            card_id = g.oracle.card(g, "generate", me, cards(g, me), me.controller)
            zones.shuffle_in(g, me, me.controller, card_id)

    return Do(run)


def destroy_secrets(who: Selector) -> Do:
    """Show Secrets and put them into the graveyard, their text unread."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for secret in who.of(g, me, it):
            zones.reveal(g, secret, Zone.GRAVEYARD)

    return Do(run)


def copy_to_hand(who: Selector, *, opponent: bool = False) -> Do:
    """Add printed copies of cards to a hand, mine unless `opponent` (R204)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        for entity in who.of(g, me, it):
            made = zones.add_to_hand(g, me, side, entity.card_id)
            it.subject = made or it.subject

    return Do(run)


def bounce(who: Selector) -> Do:
    """Return minions to their owners' hands."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            zones.bounce(g, entity, me)

    return Do(run)


def shuffle_away(who: Selector) -> Do:
    """Shuffle minions or cards into their owners' decks."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            zones.return_to_deck(g, entity, me)

    return Do(run)


def mill(who: Selector = FRIENDLY_DECK) -> Do:
    """Put cards of a deck into the graveyard, shown to both."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in who.of(g, me, it):
            zones.mill(g, card)

    return Do(run)


# --- bodies ------------------------------------------------------------------------------


def summon(card_id: str, count: Value | int = 1, *, opponent: bool = False) -> Do:
    """Summon tokens: right of a minion that summons them, else at the end of the board."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        for index in range(how_many(g, me, it)):
            at = _slot(g, me, side, index)
            body = bodies.summon(g, me, card_id, side, position=at)
            if body is not None:
                it.subject = body

    return Do(run)


def _slot(g: Game, me: Entity, side: int, index: int) -> int:
    """Where the next of several tokens goes, 0: to the end.

    A minion's tokens stand at its right, its left, its right … (U008, U074: EX1_562, GVG_110). A
    dead one's take its old place (R85) and push those before them to the right (14 of 14 up to
    33157); since 66927 they stand in order (U166, U380).
    """
    if g.quirks is not None:
        return g.quirks.slot(g, me, side, index)
    fell_at = _fell_at(g, me)
    if side != me.controller:
        return 0
    if fell_at:
        return fell_at + (index if g.profile.tokens_in_order else 0)
    if me.type == CardType.MINION and me.zone == Zone.PLAY:
        return me.tags.get(ZONE_POSITION, 0) + (0 if index % 2 else 1)
    return 0


def _fell_at(g: Game, me: Entity) -> int:
    """Where the minion stood whose deathrattle runs, be it its own or an enchantment's."""
    host = g.entities.get(host_id(me))
    return (host or me).tags.get(-1, 0)


def resummon(who: Selector, health: Value | int = 0) -> Do:
    """Summon the printed minion again where it stood; `health` is what it has left, 0 for all."""
    left = number(health)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            printed, wanted = g.base_tags(entity.card_id).get(HEALTH, 1), left(g, me, it)
            tags = {DAMAGE: max(0, printed - wanted)} if wanted else None
            place, side = entity.tags.get(-1, 0), entity.controller
            body = bodies.summon(g, me, entity.card_id, side, position=place, tags=tags)
            it.subject = body or it.subject

    return Do(run)


def summon_random(cards: Pool, count: Value | int = 1, *, opponent: bool = False) -> Do:
    """Summon random minions of a pool."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        for index in range(how_many(g, me, it)):
            if g.quirks is None and not bodies.has_room(g, side):
                return
            card_id = g.oracle.card(g, "summon", me, cards(g, me), side)
            at = _slot(g, me, side, index)
            it.subject = bodies.summon(g, me, card_id, side, position=at) or it.subject

    return Do(run)


def summon_copy(who: Selector, *, opponent: bool = False, left: bool = False) -> Do:
    """Summon exact copies, enchantments included, right of the minion that does, or left of it."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        for entity in who.of(g, me, it):
            place = me.tags.get(ZONE_POSITION, 0) if left and me.zone == Zone.PLAY else 0
            it.subject = bodies.copy_body(g, me, entity, side, place) or it.subject

    return Do(run)


def recruit(who: Selector) -> Do:
    """Put existing cards (of a deck or a hand) into play (R240)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            bodies.put_into_play(g, entity, me)

    return Do(run)


def transform(who: Selector, card_id: str) -> Do:
    """Transform into a given card."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            bodies.transform(g, entity, card_id, me)

    return Do(run)


def transform_random(who: Selector, cards: Callable[[Game, Entity], Sequence[str]]) -> Do:
    """Transform each into a random card; the pool may depend on the entity (second argument)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            card_id = g.oracle.card(g, "transform", me, cards(g, entity), entity.controller)
            if card_id:
                bodies.transform(g, entity, card_id, me)

    return Do(run)


def take_control(who: Selector) -> Do:
    """Take control of minions."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            bodies.take_control(g, me, entity, me.controller)

    return Do(run)


def give_away(who: Selector) -> Do:
    """Give minions to the opponent."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            bodies.take_control(g, me, entity, 3 - me.controller)

    return Do(run)


def equip(card_id: str) -> Do:
    """Equip a weapon."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        bodies.equip(g, me, card_id, me.controller)

    return Do(run)


def wear(who: Selector, amount: Value | int = 1) -> Do:
    """Weapons lose durability."""
    how_much = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for weapon in who.of(g, me, it):
            lost = how_much(g, me, it)
            if g.profile.pulses:
                harm.announce_damage(g, me, weapon, lost)
            g.pulse(weapon, PREDAMAGE, lost)
            g.meta(Meta.DAMAGE, lost, (weapon,))
            g.affect(weapon, me)
            g.add(weapon, DAMAGE, lost)
            g.maybe_dead[weapon.id] = weapon

    return Do(run)


def new_power(card_id: str) -> Do:
    """Replace my hero power."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        bodies.replace_power(g, me, card_id, me.controller)

    return Do(run)


# --- mana, turns, combat -----------------------------------------------------------------


def gain_crystals(count: Value | int = 1, *, full: bool = False, opponent: bool = False) -> Do:
    """Gain (empty) mana crystals."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = g.owner(3 - me.controller if opponent else me.controller)
        room = (player.get(MAXRESOURCES) or 10) - player.get(RESOURCES)
        gained = min(room, how_many(g, me, it))
        g.add(player, RESOURCES, gained)
        if not full:
            g.add(player, RESOURCES_USED, gained)
        it.value = gained

    return Do(run)


def lose_crystals(count: Value | int = 1) -> Do:
    """Destroy mana crystals, spent ones last."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = g.owner(me.controller)
        left = max(0, player.get(RESOURCES) - how_many(g, me, it))
        g.set(player, RESOURCES, left)
        g.set(player, RESOURCES_USED, min(player.get(RESOURCES_USED), left))

    return Do(run)


def gain_mana(count: Value | int = 1) -> Do:
    """Gain mana this turn only (R35); beyond the maximum, spent crystals are refreshed instead."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = g.owner(me.controller)
        gained = how_many(g, me, it)
        held = player.get(RESOURCES) + player.get(TEMP_RESOURCES)
        room = max(0, (player.get(MAXRESOURCES) or 10) - held)
        g.add(player, TEMP_RESOURCES, min(gained, room))
        g.add(player, RESOURCES_USED, -min(max(0, gained - room), player.get(RESOURCES_USED)))

    return Do(run)


def spend_mana() -> Do:
    """Spend all your Mana; LEFT_BEHIND says how much it was."""
    from hsreplay_sim.engine.sequences.play import pay

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = g.owner(me.controller)
        left = player.get(RESOURCES) - player.get(RESOURCES_USED) + player.get(TEMP_RESOURCES)
        pay(g, me, left)
        it.value = left

    return Do(run)


def refresh_mana(count: Value | int) -> Do:
    """Make spent crystals usable again."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = g.owner(me.controller)
        g.add(player, RESOURCES_USED, -min(player.get(RESOURCES_USED), how_many(g, me, it)))

    return Do(run)


def unlock_overload() -> Do:
    """R228: locked crystals come back, owed ones are forgiven."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = g.owner(me.controller)
        locked = player.get(OVERLOAD_LOCKED)
        g.set(player, OVERLOAD_OWED, 0)
        g.add(player, RESOURCES_USED, -min(locked, player.get(RESOURCES_USED)))
        g.set(player, OVERLOAD_LOCKED, 0)

    return Do(run)


def extra_turn() -> Do:
    """Take another turn after this one (R57)."""
    return Do(lambda g, me, it: g.add(g.owner(me.controller), NUM_TURNS_LEFT, 1))


def counter() -> Do:
    """The card being played (SUBJECT) does nothing (R96)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        if it.subject is not None:
            g.set(it.subject, CANT_PLAY, 1)

    return Do(run)


def prevent() -> Do:
    """The damage about to be dealt is not (Ice Block)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.amount = 0

    return Do(run)


def redirect(who: Selector) -> Do:
    """The running attack goes to another defender (R114)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        found = who.of(g, me, it)
        if found:
            g.set(g.root, PROPOSED_DEFENDER, found[0].id)
            it.target = found[0]

    return Do(run)


def attacks(who: Selector, victim: Selector) -> Do:
    """Each of them attacks one of the victims, at random when there are several."""
    from hsreplay_sim.engine.sequences.attack import force_attack

    def run(g: Game, me: Entity, it: Frame) -> None:
        for attacker in who.of(g, me, it):
            options = [e for e in victim.of(g, me, it) if not e.doomed]
            defender = g.oracle.pick(g, "target", me, options)
            if defender is not None and attacker.zone == Zone.PLAY and not attacker.doomed:
                force_attack(g, attacker, defender)

    return Do(run)


def swap_stats(who: Selector, enchantment: str) -> Do:
    """Swap attack and present health through an enchantment that sets both; wounds close (R140)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            tags = {2: entity.health_left, 3: entity.tags.get(ATK, 0)}
            g.set(entity, DAMAGE, 0)
            if g.profile.gifts_affect:
                g.affect(entity, me)
            enchanting.attach(g, me, entity, enchantment, tags=tags)

    return Do(run)
