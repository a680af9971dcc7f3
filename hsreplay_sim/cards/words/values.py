"""Numbers and conditions of card texts: small immutable expressions over (game, me, it).

`N`, `N2`, `N3` are the first numbers in the card's text *as of the build of the game*, so that a
balance change needs no new script.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from operator import add, eq, ge, gt, le, lt, mul, sub
from typing import TYPE_CHECKING, Final

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    ATK,
    ATTACHED,
    COMBO_ACTIVE,
    COST,
    CREATOR,
    DAMAGE,
    HEALTH,
    MAXRESOURCES,
    RESOURCES,
    RESOURCES_USED,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    TEMP_RESOURCES,
    TURN,
    ZONE_POSITION,
)
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules.player_tags import spell_power
from hsreplay_sim.engine.rules.stats import own_attack
from hsreplay_sim.engine.rules.zones import BOARD_MAX, deck_room, hand_limit
from hsreplay_sim.engine.state.entities import durability

if TYPE_CHECKING:
    from hsreplay_sim.builds.profile import Profile
    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.cards.words.selectors import Selector
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame

Number = Callable[["Game", "Entity", "Frame"], int]
Spread = Callable[["Game", "Entity", "Frame"], "Sequence[int]"]
Test = Callable[["Game", "Entity", "Frame"], bool]


class Value:
    """A number, computed when the text runs.

    `+`, `-` and `*` return another one. `>=`, `>`, `<=`, `<` and `equals` return a
    :class:`Condition`. `spread`, unless None, returns all numbers that it may be, by what hidden
    cards are: an effect that takes the number asks the oracle for one of them.
    """

    __slots__ = ("ask", "spread")

    def __init__(self, ask: Number, spread: Spread | None = None) -> None:
        self.ask = ask
        self.spread = spread

    def __add__(self, other: Value | int) -> Value:
        return _joined(self, other, add)

    __radd__ = __add__

    def __sub__(self, other: Value | int) -> Value:
        return _joined(self, other, sub)

    def __rsub__(self, other: int) -> Value:
        return _joined(self, other, lambda one, two: two - one)

    def __mul__(self, other: Value | int) -> Value:
        return _joined(self, other, mul)

    __rmul__ = __mul__

    def __neg__(self) -> Value:
        return 0 - self

    def __ge__(self, other: Value | int) -> Condition:
        return _compared(self, other, ge)

    def __gt__(self, other: Value | int) -> Condition:
        return _compared(self, other, gt)

    def __le__(self, other: Value | int) -> Condition:
        return _compared(self, other, le)

    def __lt__(self, other: Value | int) -> Condition:
        return _compared(self, other, lt)

    def equals(self, other: Value | int) -> Condition:
        """Return the condition that this number equals `other`."""
        return _compared(self, other, eq)


def _joined(one: Value, other: Value | int, join: Callable[[int, int], int]) -> Value:
    """Return the value that `join` makes of two; its spread is that of each pair of theirs."""
    left, right = one.ask, plain(other)
    first, second = one.spread, other.spread if isinstance(other, Value) else None

    def ask(g: Game, me: Entity, it: Frame) -> int:
        return join(left(g, me, it), right(g, me, it))

    def spread(g: Game, me: Entity, it: Frame) -> list[int]:
        lefts = first(g, me, it) if first is not None else (left(g, me, it),)
        rights = second(g, me, it) if second is not None else (right(g, me, it),)
        return [join(each, more) for each in lefts for more in rights]

    return Value(ask, None if first is None and second is None else spread)


def _compared(one: Value, other: Value | int, holds: Callable[[int, int], bool]) -> Condition:
    value = _joined(one, other, holds)
    ask, spread = value.ask, value.spread
    if spread is None:
        return Condition(lambda g, me, it: bool(ask(g, me, it)))
    return Condition(
        lambda g, me, it: bool(ask(g, me, it)), lambda g, me, it: len(set(spread(g, me, it))) > 1
    )


class Condition:
    """A condition, checked by `ask` when the text runs; `&`, `|` and `~` combine conditions.

    `unsure`, unless None, returns whether the answer depends on hidden cards, as in the hand and
    deck of the viewer's opponent: then `when` and `provided` ask the oracle. `of_build`: whether
    the build alone decides it, by its wording or a switch. `doubled`, unless None, returns whether
    what depends on a true answer counts twice (Kindred).
    """

    __slots__ = ("ask", "doubled", "of_build", "unsure")

    def __init__(
        self,
        ask: Test,
        unsure: Test | None = None,
        *,
        of_build: bool = False,
        doubled: Test | None = None,
    ) -> None:
        self.ask = ask
        self.unsure = unsure
        self.of_build = of_build
        self.doubled = doubled

    def __and__(self, other: Condition) -> Condition:
        return Condition(
            lambda g, me, it: self.ask(g, me, it) and other.ask(g, me, it),
            _either(self, other),
            doubled=self.doubled or other.doubled,
        )

    def __or__(self, other: Condition) -> Condition:
        return Condition(
            lambda g, me, it: self.ask(g, me, it) or other.ask(g, me, it), _either(self, other)
        )

    def __invert__(self) -> Condition:
        return Condition(
            lambda g, me, it: not self.ask(g, me, it), self.unsure, of_build=self.of_build
        )


def _either(one: Condition, other: Condition) -> Test | None:
    first, second = one.unsure, other.unsure
    if first is None or second is None:
        return first or second
    return lambda g, me, it: first(g, me, it) or second(g, me, it)


ALWAYS = Condition(lambda g, me, it: True)


def by_profile(row: Callable[[Profile], bool]) -> Condition:
    """Whether a switch of the game's build is on: `by_profile(lambda p: p.ranks_doomsayer)`."""
    return Condition(lambda g, me, it: row(g.profile), of_build=True)


def plain(value: Value | int) -> Number:
    """Return the function (game, me, it) → int that computes `value`; a plain int is constant.

    Hidden cards are counted as none: it serves what holds all the time, where nobody is asked.
    """
    if isinstance(value, Value):
        return value.ask
    fixed = value
    return lambda g, me, it: fixed


def number(value: Value | int) -> Number:
    """Return the function that computes `value` for an effect of a text.

    In the block of the text, if hidden cards decide which number it is, the oracle does.
    """
    ask, spread = plain(value), value.spread if isinstance(value, Value) else None
    if spread is None:
        return ask

    def told(g: Game, me: Entity, it: Frame) -> int:
        if not g.stack or g.stack[-1][1] is not me:
            return ask(g, me, it)
        may = sorted(set(spread(g, me, it)))
        return g.tag(Purpose.COUNT, me, may) if len(may) > 1 else may[0]

    return told


def _text_number(index: int, otherwise: int = 0) -> Value:
    def ask(g: Game, me: Entity, it: Frame) -> int:
        card = it.text or me.card
        if card is None or not card.numbers:
            card = _text_of_creator(g, me)
        if card is None or len(card.numbers) <= index:
            return otherwise
        return card.numbers[index]

    return Value(ask)


def _text_of_creator(g: Game, me: Entity) -> Card | None:
    """Return the card of the CREATOR: it has the number if the text of enchantment `me` has none.

    It is None for an entity other than an enchantment. After 22611 cost auras have cards of their
    own that contain their number: AT_085e, EX1_608e, GVG_006e and others. Before that only AT_085
    has "costs (1)" (15590, U610:4181).
    """
    if me.type != CardType.ENCHANTMENT:
        return None
    creator = g.entities.get(me.tags.get(CREATOR, 0))
    return creator.card if creator is not None else None


N = _text_number(0)
N2 = _text_number(1)
N3 = _text_number(2)
N4 = _text_number(3)
N_OR_ONE = _text_number(0, otherwise=1)
"""The first number of the text, 1 if it has none: "Draw a card" was or became "Draw 2 cards"."""

AMOUNT = Value(lambda g, me, it: it.amount)
"""The amount of the event: damage dealt, health restored, armour gained."""
LEFT_BEHIND = Value(lambda g, me, it: it.value)
"""The number that the effect before this one counted (cards drawn, damage dealt …)."""
DATA1 = Value(lambda g, me, it: me.tags.get(TAG_SCRIPT_DATA_NUM_1, 0))
"""The first stored number (TAG_SCRIPT_DATA_NUM_1) of the entity whose text runs."""
DATA2 = Value(lambda g, me, it: me.tags.get(TAG_SCRIPT_DATA_NUM_2, 0))
"""The second stored number (TAG_SCRIPT_DATA_NUM_2) of the entity whose text runs."""
PLACE = Value(lambda g, me, it: me.tags.get(ZONE_POSITION, 0))
"""ZONE_POSITION of the entity whose text runs."""
INFINITY: Final = 2**31 - 1
"""What a text sets to INFINITY: the greatest number of a tag. No recording shows one yet."""
OVERALL = Value(lambda g, me, it: it.amount)
"""In a `set_…` slot of an enchantment or its `cost`: what it changes, as it was before."""


def between(low: Value | int, high: Value | int) -> Value:
    """A random number from `low` to `high`, both included, asked anew each time: "1-4 damage"."""
    least, most = number(low), number(high)
    return Value(lambda g, me, it: g.number(Purpose.AMOUNT, me, least(g, me, it), most(g, me, it)))


SPELL_POWER = Value(lambda g, me, it: spell_power(g, me.controller))
"""The Spell Damage of my side."""


def of_creator(value: Value) -> Value:
    """`value` as computed for the CREATOR of this enchantment; 0 if that entity does not exist.

    `of_creator(N)` is for an enchantment whose own text has no number: "this minion has increased
    Attack".
    """

    def ask(g: Game, me: Entity, it: Frame) -> int:
        creator = g.entities.get(me.tags.get(CREATOR, 0))
        if creator is None:
            return 0
        if (card := _first_maker(g, me, creator)) is None:
            return value.ask(g, creator, it)
        inner = it.about(it.subject, it.target)
        inner.text = card
        return value.ask(g, me, inner)

    return Value(ask)


def _first_maker(g: Game, enchantment: Entity, creator: Entity) -> Card | None:
    """Return the card that made an enchantment, if its CREATOR is another card now; else None.

    A creator may have been transformed since. The host of a copied enchantment may be its CREATOR
    (U612:8206, CFM_631e of CFM_631).
    """
    if enchantment.id in g.untagged.makers:
        return g.cards.get(g.untagged.makers[enchantment.id])
    if creator.id != enchantment.tags.get(ATTACHED, 0):
        return None
    card = g.cards.get(_maker_of(enchantment.card_id))
    if card is None or creator.card_id.startswith(card.id):  # it, or a token of it
        return None
    own = g.cards.canonical(card.id) == g.cards.canonical(creator.card_id)
    return None if own else card


@cache
def _maker_of(enchantment: str) -> str:
    """Return an enchantment's card id without its ending: the id of the card that attaches it."""
    return re.sub(r"[eo]\d*$", "", enchantment)


def of_card(card_id: str, value: Value) -> Value:
    """`value` as computed with the text of card `card_id`, as in `of_card("NEW1_037", N)`.

    This is for an enchantment without a number that a trigger attaches in the name of its host
    (R22).
    """

    def ask(g: Game, me: Entity, it: Frame) -> int:
        inner = it.about(it.subject, it.target)
        inner.text = g.cards.get(card_id)
        return value.ask(g, me, inner)

    return Value(ask)


def at_most(value: Value, most: Value | int) -> Value:
    """The lesser of `value` and `most`."""
    return _joined(value, most, min)


def as_number(condition: Condition) -> Value:
    """1 if a condition is true, 2 if that counts twice, else 0."""
    unsure, doubled = condition.unsure, condition.doubled

    def ask(g: Game, me: Entity, it: Frame) -> int:
        holds = condition.ask(g, me, it)
        return int(holds) + int(holds and doubled is not None and doubled(g, me, it))

    def spread(g: Game, me: Entity, it: Frame) -> Sequence[int]:
        return (0, 1) if unsure is not None and unsure(g, me, it) else (ask(g, me, it),)

    return Value(ask, spread if unsure is not None else None)


def count(selector: Selector) -> Value:
    """The number of entities in a selection; hidden cards of a hand or deck may be among them."""

    def spread(g: Game, me: Entity, it: Frame) -> Sequence[int]:
        found = selector.of(g, me, it)
        more = sum(each not in found for each in selector.unseen(g, me, it))
        return range(len(found), len(found) + more + 1)

    counted = selector.cards is not None
    return Value(lambda g, me, it: len(selector.of(g, me, it)), spread if counted else None)


def tag_of(selector: Selector, tag: int) -> Value:
    """The sum of `tag` over all entities of a selection."""
    return Value(lambda g, me, it: sum(e.tags.get(tag, 0) for e in selector.of(g, me, it)))


def atk_of(selector: Selector, *, auras: bool = True) -> Value:
    """The sum of ATK over all entities of a selection; `auras`: with what these give.

    What a text doubles is without it (the wiki of the game, by Gahz'rilla).
    """
    if auras:
        return tag_of(selector, ATK)
    return Value(lambda g, me, it: sum(own_attack(g, e) for e in selector.of(g, me, it)))


def health_of(selector: Selector) -> Value:
    """The sum of current Health over all entities of a selection."""
    return tag_of(selector, HEALTH) - tag_of(selector, DAMAGE)


def max_health_of(selector: Selector) -> Value:
    """The sum of HEALTH (maximum Health) over all entities of a selection."""
    return tag_of(selector, HEALTH)


def durability_of(selector: Selector) -> Value:
    """The sum of the durability left over all weapons of a selection.

    The tag is DURABILITY in older builds, HEALTH in newer ones (R157).
    """

    def ask(g: Game, me: Entity, it: Frame) -> int:
        weapons = selector.of(g, me, it)
        return sum(durability(e.tags) - e.tags.get(DAMAGE, 0) for e in weapons)

    return Value(ask)


def cost_of(selector: Selector) -> Value:
    """The sum of COST over all entities of a selection.

    If any is hidden and has no COST, or may be the only one, the oracle adds one number for all of
    those. A hidden Secret has its COST, which is logged when it is played.
    """

    def ask(g: Game, me: Entity, it: Frame) -> int:
        found = selector.of(g, me, it)
        seen = sum(e.tags.get(COST, 0) for e in found)
        meant = found or selector.unseen(g, me, it)
        unseen = any(not e.card_id and COST not in e.tags for e in meant)
        return seen + (g.number(Purpose.COST, me, 0, _COST_MAX) if unseen else 0)

    return Value(ask)


_COST_MAX = 30
"""The highest cost that the oracle is offered; no card costs more."""


def mine(tag: int) -> Value:
    """The tag `tag` of my PLAYER entity."""
    return Value(lambda g, me, it: g.owner(me.controller).tags.get(tag, 0))


def theirs(tag: int) -> Value:
    """The tag `tag` of the opponent's PLAYER entity."""
    return Value(lambda g, me, it: g.owner(3 - me.controller).tags.get(tag, 0))


def of_game(tag: int) -> Value:
    """The tag `tag` of the GAME entity."""
    return Value(lambda g, me, it: g.root.tags.get(tag, 0))


def _times_hurt(g: Game, me: Entity, it: Frame) -> int:
    turn, times = g.untagged.hero_hurt.get(3 - me.controller, (0, 0))
    return times if turn == g.root.tags.get(TURN, 0) else 0


TIMES_THEIR_HERO_WAS_HURT = Value(_times_hurt)
"""How often the enemy hero took damage in this turn; in a loaded state, since then."""
CRYSTALS = mine(RESOURCES)
"""My Mana crystals, full and spent ones."""
CRYSTALS_MAX = Value(lambda g, me, it: g.owner(me.controller).tags.get(MAXRESOURCES, 0) or 10)
"""The number of Mana crystals that I can have: MAXRESOURCES, else 10."""
MANA_LEFT = mine(RESOURCES) - mine(RESOURCES_USED) + mine(TEMP_RESOURCES)
"""The Mana that I can spend now."""
ALL_MANA = (CRYSTALS >= CRYSTALS_MAX) | (MANA_LEFT >= CRYSTALS_MAX)
"""Whether I have all the crystals, or as much Mana to spend now (metastone#293)."""
MY_TURN = Condition(lambda g, me, it: g.current == me.controller)
THEIR_TURN = ~MY_TURN
FREE_SLOTS = Value(lambda g, me, it: BOARD_MAX - len(g.board[me.controller]))
"""How many more minions my board can take."""
FREE_HAND = Value(lambda g, me, it: hand_limit(g, me.controller) - len(g.hand[me.controller]))
"""How many more cards my hand can take."""


def _dying_now(g: Game, player_id: int) -> int:
    fallen = (g.entities[number] for number in g.untagged.fell_at)
    return sum(e.controller == player_id and e.type == CardType.MINION for e in fallen)


HAND_ROOM = Condition(lambda g, me, it: len(g.hand[me.controller]) < hand_limit(g, me.controller))
"""Whether my hand can take one more card."""
DECK_ROOM = Condition(lambda g, me, it: deck_room(g, me.controller) > 0)
"""Whether my deck can take one more card."""
ROOM = Condition(lambda g, me, it: len(g.board[me.controller]) < BOARD_MAX)
"""Whether my board has a free slot; without one, a Secret that only summons stays (R110)."""
ROOM_BESIDE_DEAD = Condition(
    lambda g, me, it: len(g.board[me.controller]) + _dying_now(g, me.controller) < BOARD_MAX
)
"""Whether my board had a free slot before those died whose Deathrattles run now."""
COMBO = Condition(lambda g, me, it: g.owner(me.controller).tags.get(COMBO_ACTIVE, 0) > 0)
"""Whether I have played another card this turn (COMBO_ACTIVE)."""
DAMAGED = Condition(lambda g, me, it: me.tags.get(DAMAGE, 0) > 0)
"""Whether the entity whose text runs has DAMAGE."""


def any_of(selector: Selector) -> Condition:
    """Whether the selection has at least one entity.

    If it has none, but its hand or deck has hidden cards, `when` and `provided` ask the oracle.
    """

    def unsure(g: Game, me: Entity, it: Frame) -> bool:
        unseen = any(
            e.card is None and e.zone in (Zone.HAND, Zone.DECK) for e in selector.pool(g, me, it)
        )
        return unseen and not selector.of(g, me, it)

    return Condition(lambda g, me, it: bool(selector.of(g, me, it)), unsure)


def says(words: str) -> Condition:
    """Whether the text of the card contains `words` in the game's build.

    Markup counts (`<b>Rush</b>`), line breaks are spaces. A class has every wording of its text;
    `says` finds out which one the build has.
    """

    def ask(g: Game, me: Entity, it: Frame) -> bool:
        card = it.text or me.card
        return card is not None and words in _one_line(card.text)

    return Condition(ask, of_build=True)


@cache
def _one_line(text: str) -> str:
    for blank in ("[x]", "_", "\n"):
        text = text.replace(blank, " ")
    return " ".join(text.split())
