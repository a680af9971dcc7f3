"""Random pools: "a random 2-Cost minion", "a Mage spell", "a card from your opponent's class".

A pool is a function (game, me, it) → card ids. It is called when the text runs, and looks at the
cards of the game's build. The engine does not know in which format a recorded game was played, so a
pool has all collectible cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.base.enums import CardClass, CardType, Race, Zone
from hsreplay_sim.base.tags import (
    BATTLECRY,
    CARD_SET,
    CARDRACE,
    COMBO,
    COST,
    CREATOR,
    DEATHRATTLE,
    FORCE_DISPLAY_CLASS_UI,
    HERO_ENTITY,
    MULTIPLE_CLASSES,
    RARITY,
    REBORN,
    RUSH,
    SECRET,
    SPELL_SCHOOL,
    SPELLPOWER,
    TAUNT,
)
from hsreplay_sim.carddb.pool import SECOND_RACES
from hsreplay_sim.carddb.sets import past_sets, standard_sets
from hsreplay_sim.cards.words.history import PLAYED_THIS_GAME
from hsreplay_sim.cards.words.printed import ApartPool, JoinedPool, Pool, PrintedPool, given
from hsreplay_sim.cards.words.selectors import SPELL, Selector, races_of
from hsreplay_sim.cards.words.values import Value, number
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

Where = Callable[["Card"], bool]
"""A test of a card, for `where` of a pool; a named function, since pools are cached by it."""
ClassOf = Callable[["Game", "Entity"], int]

A_MINION, A_SPELL, A_WEAPON = CardType.MINION, CardType.SPELL, CardType.WEAPON


def my_class(g: Game, me: Entity) -> int:
    """Return the class of my hero."""
    return _class_of_hero(g, me.controller)


def their_class(g: Game, me: Entity) -> int:
    """Return the class of the opponent's hero."""
    return _class_of_hero(g, 3 - me.controller)


def class_of_power(g: Game, me: Entity) -> int:
    """Return the class of my hero power, 0 if I have none."""
    power = g.power[me.controller]
    return power.card.card_class if power is not None and power.card is not None else 0


def _class_of_hero(g: Game, player_id: int) -> int:
    """Return the class of the hero that HERO_ENTITY of a player names.

    While a hero card is being played, that is still the old hero: Spectral Cutlass asks then
    (U092b:15393, 27758).
    """
    hero = g.entities.get(g.owner(player_id).tags.get(HERO_ENTITY, 0))
    return hero.card.card_class if hero is not None and hero.card is not None else 0


class _Printed(NamedTuple):
    """What the card data alone say of the cards of a pool; None is no condition."""

    kind: int | None
    race: int | None
    where: Where | None
    past: bool = False

    def at(self, cards: CardSet, limits: Sequence[int | None], of: int | None) -> Sequence[str]:
        """The ids that fit, of a cost (exactly, from, up to) and a class."""
        exact, least, most = limits
        found = cards.pool(
            type=self.kind,
            cost=exact if exact is not None else _span(least, most),
            card_class=of,
            race=self.race,
            sets=past_sets(cards.build) if self.past else None,
            predicate=self.where,
        )
        return _not_reprinted(cards, found) if self.past else found


def pool(
    kind: int | None = None,
    *,
    cost: Value | int | None = None,
    cost_up_to: Value | int | None = None,
    cost_from: Value | int | None = None,
    card_class: ClassOf | int | None = None,
    race: int | None = None,
    where: Where | None = None,
) -> Pool:
    """The collectible cards that meet every condition given; None is no condition.

    `kind` is the CardType, `cost` the exact printed cost, `cost_up_to` and `cost_from` its limits;
    a cost may be a number of the text (N). `card_class` may be a function, such as
    :func:`my_class`. `where` is a further test of the card.
    """
    return _limited(_Printed(kind, race, where), (cost, cost_from, cost_up_to), card_class)


def past_pool(
    kind: int | None = None,
    *,
    cost: Value | int | None = None,
    cost_from: Value | int | None = None,
    card_class: ClassOf | int | None = None,
    race: int | None = None,
    where: Where | None = None,
) -> Pool:
    """The cards of such a pool "from the past": of a set that is Standard no more.

    No Standard set reprints them.
    """
    return _limited(_Printed(kind, race, where, past=True), (cost, cost_from, None), card_class)


def _limited(
    printed: _Printed, limits: Sequence[Value | int | None], card_class: ClassOf | int | None
) -> Pool:
    """A pool of printed cards within limits, which may depend on the game."""
    if not callable(card_class) and not any(isinstance(each, Value) for each in limits):
        fixed = [each for each in limits if not isinstance(each, Value)]
        return PrintedPool(lambda cards: printed.at(cards, fixed, card_class))
    asked = [number(each) if each is not None else None for each in limits]

    def find(g: Game, me: Entity, it: Frame) -> Sequence[str]:
        told = [ask(g, me, it) if ask is not None else None for ask in asked]
        return printed.at(g.cards, told, card_class(g, me) if callable(card_class) else card_class)

    return find


def _not_reprinted(cards: CardSet, card_ids: Sequence[str]) -> list[str]:
    """Those of these cards that no Standard set repeats."""
    standard = cards.pool(sets=standard_sets(cards.build))
    repeated = {cards.canonical(each) for each in standard}
    return [each for each in card_ids if cards.canonical(each) not in repeated]


def _span(least: int | None, most: int | None) -> range | None:
    """The costs between two limits; None if there is no limit."""
    if least is None and most is None:
        return None
    return range(least or 0, most + 1 if most is not None else _MOST)


_MOST = 1000
"""More than the cost of any card."""


def discoverable(among: Pool) -> Pool:
    """The cards of a pool that a Discover may offer: neutral ones and those of my hero's classes.

    A hero may have two classes (U358:3003). In an arena of two classes the second one is that of
    the hero power (U195:14738). If my hero's classes have none, nor are there neutral ones, it is
    those of the classes of the card whose text runs: a Warrior finds a Mage's Secrets by a Mage's
    card, and a Death Knight's Runes by a Death Knight's.
    """

    def find(g: Game, me: Entity, it: Frame) -> Sequence[str]:
        own = _classes_of_hero(g, me.controller) | _second_class(g, me) | _bit(CardClass.NEUTRAL)
        ids = among(g, me, it)
        return _of_classes(g, ids, own) or _of_classes(g, ids, _classes_of_text(g, me))

    return find


def _of_classes(g: Game, card_ids: Sequence[str], classes: int) -> list[str]:
    """Return the cards that have one of these classes, given as bits."""
    return [i for i in card_ids if (card := g.cards.get(i)) and _classes(card) & classes]


def _classes_of_text(g: Game, me: Entity) -> int:
    """Return the classes of a card as bits; of an enchantment, those of the card that gave it."""
    giver = g.entities.get(me.tags.get(CREATOR, 0)) if me.type == CardType.ENCHANTMENT else me
    return _classes(giver.card) if giver is not None and giver.card is not None else 0


def of_my_class(among: Pool) -> Pool:
    """The cards of a pool that share a class with my hero; neutral ones are left out.

    A card or a hero may have two classes (Sir Finley, U435:7691).
    """

    def find(g: Game, me: Entity, it: Frame) -> Sequence[str]:
        own = _classes_of_hero(g, me.controller)
        ids = among(g, me, it)
        return [i for i in ids if (card := g.cards.get(i)) and _classes(card) & own]

    return find


def _classes_of_hero(g: Game, player_id: int) -> int:
    hero = g.entities.get(g.owner(player_id).tags.get(HERO_ENTITY, 0))
    return _classes(hero.card) if hero is not None and hero.card is not None else 0


def _classes(card: Card) -> int:
    """Return the classes of a card as bits: 1 for the class 1, 2 for 2, 4 for 3 …"""
    return card.tags.get(MULTIPLE_CLASSES, 0) or _bit(card.card_class)


def _bit(card_class: int) -> int:
    return 1 << card_class >> 1


def _second_class(g: Game, me: Entity) -> int:
    """Return the class of my hero power as a bit in an arena of two classes, 0 in any other game.

    Recording: U567:6244.
    """
    power = g.power[me.controller]
    if not g.root.tags.get(FORCE_DISPLAY_CLASS_UI, 0) or power is None or power.card is None:
        return 0
    return _bit(power.card.card_class)


def any_class_but_mine(among: Pool) -> Pool:
    """The cards of a pool that are of a class, but of none of my hero's; neutral ones are left out.

    Recording: U317.
    """

    def find(g: Game, me: Entity, it: Frame) -> Sequence[str]:
        mine = _classes_of_hero(g, me.controller) | _bit(CardClass.NEUTRAL)
        ids = among(g, me, it)
        return [i for i in ids if (card := g.cards.get(i)) and not _classes(card) & mine]

    return find


def strong(least: Value | int, among: Pool) -> Pool:
    """The cards of a pool whose printed Attack is `least` or more."""
    atk = number(least)

    def find(g: Game, me: Entity, it: Frame) -> Sequence[str]:
        wanted = atk(g, me, it)
        return [i for i in among(g, me, it) if (card := g.cards.get(i)) and card.atk >= wanted]

    return find


def of_attack(atk: Value | int, among: Pool) -> Pool:
    """The cards of a pool whose printed Attack is `atk`."""
    exactly = number(atk)

    def find(g: Game, me: Entity, it: Frame) -> Sequence[str]:
        wanted = exactly(g, me, it)
        return [i for i in among(g, me, it) if (card := g.cards.get(i)) and card.atk == wanted]

    return find


def unlike(who: Selector, among: Pool) -> Pool:
    """The cards of a pool whose class is not the class of any of `who`."""

    def find(g: Game, me: Entity, it: Frame) -> Sequence[str]:
        away = {e.card.card_class for e in who.of(g, me, it) if e.card is not None}
        ids = among(g, me, it)
        return [i for i in ids if (card := g.cards.get(i)) and card.card_class not in away]

    return find


def without(who: Selector, among: Pool) -> Pool:
    """The cards of a pool other than the cards of `who` and their reprints."""

    def find(g: Game, me: Entity, it: Frame) -> Sequence[str]:
        away = {g.cards.canonical(e.card_id) for e in who.of(g, me, it)}
        return [i for i in among(g, me, it) if g.cards.canonical(i) not in away]

    return find


def of_a_type_of(who: Selector) -> Pool:
    """The collectible minions that share a minion type with any of `who`.

    If one of `who` has the type "all", these are the minions of any type.
    """

    def find(g: Game, me: Entity, it: Frame) -> Sequence[str]:
        types = {race for entity in who.of(g, me, it) for race in races_of(entity)}
        if Race.ALL in types:
            return [i for i in g.cards.pool(type=A_MINION) if _has_type(g, i)]
        found = (g.cards.pool(type=A_MINION, race=race) for race in sorted(types))
        return list(dict.fromkeys(card_id for ids in found for card_id in ids))

    return find


def of_a_rarity_of(who: Selector, among: Pool) -> Pool:
    """The cards of a pool that have the rarity of any of `who`."""

    def find(g: Game, me: Entity, it: Frame) -> Sequence[str]:
        wanted = {entity.tags.get(RARITY, 0) for entity in who.of(g, me, it)}
        cards = ((each, g.cards.get(each)) for each in among(g, me, it))
        return [each for each, card in cards if card and card.tags.get(RARITY, 0) in wanted]

    return find


def _types_of(card: Card) -> set[int]:
    """Return the minion types of a card: none, one or two; "all" is Race.ALL."""
    second = {race for race, tag in SECOND_RACES.items() if card.tags.get(tag, 0)}
    return (second | {card.tags.get(CARDRACE, 0)}) - {0}


def _has_type(g: Game, card_id: str) -> bool:
    card = g.cards.get(card_id)
    return card is not None and card.tags.get(CARDRACE, 0) > 0


def copies(who: Selector) -> Pool:
    """The card ids of `who`: "a copy of a spell in your deck".

    If hidden cards may be among them, "" is in the pool too.
    """

    def ids(g: Game, me: Entity, it: Frame) -> list[str]:
        seen = [entity.card_id for entity in who.of(g, me, it)]
        return [*seen, ""] if who.unseen(g, me, it) else seen

    return ids


def either_of(*pools: Pool) -> Pool:
    """The cards of all these pools together."""
    return JoinedPool(pools)


def one_of_each_of(*pools: Pool) -> Pool:
    """The cards of these pools; an offer has one of each, in this order (U335, U424)."""
    return ApartPool(pools)


def first_of(*pools: Pool) -> Pool:
    """The cards of the first of these pools that is not empty: "… if you have none, …"."""
    return JoinedPool(pools, first=True)


LACKEYS = given("DAL_614", "DAL_741", "DAL_613", "DAL_615", "DAL_739", "ULD_616", "DRG_052")
"""The Lackeys that the game's build has."""


_CLASSIC_TOTEMS = ("NEW1_009", "CS2_050", "CS2_051", "CS2_052")
_CORE_TOTEMS = ("NEW1_009", "CS2_050", "CS2_051", "CS2_058")


def basic_totems(g: Game, me: Entity, it: Frame) -> Sequence[str]:
    """The totems that Totemic Call summons in the game's build."""
    return _CORE_TOTEMS if g.profile.strength_totem else _CLASSIC_TOTEMS


def entourage(g: Game, me: Entity, it: Frame) -> Sequence[str]:
    """The cards that the card data list as what this card may create."""
    return me.card.entourage if me.card is not None else ()


def legendary(card: Card) -> bool:
    """Whether a card is Legendary; for `where`."""
    return card.tags.get(RARITY, 0) == LEGENDARY


LEGENDARY = 5


def secret_card(card: Card) -> bool:
    """Whether a card is a Secret; for `where`."""
    return card.tags.get(SECRET, 0) > 0


@cache
def drink_card(card: Card) -> bool:
    """Whether a card is a Drink: playing it leaves one with a Drink less (VAC_520); for `where`."""
    return "Drinks left" in card.text


def taunt_card(card: Card) -> bool:
    """Whether a card is printed with Taunt; for `where`."""
    return card.tags.get(TAUNT, 0) > 0


def deathrattle_card(card: Card) -> bool:
    """Whether a card is printed with a Deathrattle; for `where`."""
    return card.tags.get(DEATHRATTLE, 0) > 0


def battlecry_card(card: Card) -> bool:
    """Whether a card is printed with a Battlecry; for `where`."""
    return card.tags.get(BATTLECRY, 0) > 0


def combo_card(card: Card) -> bool:
    """Whether a card has a Combo (where=...)."""
    return card.tags.get(COMBO, 0) > 0


def bearing(tag: int) -> Where:
    """Return a test for `where`: whether a card is printed with `tag`: `bearing(OVERLOAD)`."""
    return lambda card: card.tags.get(tag, 0) > 0


def odd_attack_card(card: Card) -> bool:
    """Whether the printed Attack of a card is odd; for `where`."""
    return card.atk % 2 == 1


def several_types_card(card: Card) -> bool:
    """Whether a card has two minion types or all of them; for `where`."""
    types = _types_of(card)
    return len(types) > 1 or Race.ALL in types


def spell_damage_card(card: Card) -> bool:
    """Whether a card is printed with Spell Damage; for `where`."""
    return card.tags.get(SPELLPOWER, 0) > 0


def rush_card(card: Card) -> bool:
    """Whether a card is printed with Rush; for `where`."""
    return card.tags.get(RUSH, 0) > 0


def reborn_card(card: Card) -> bool:
    """Whether a card is printed with Reborn; for `where`."""
    return card.tags.get(REBORN, 0) > 0


@cache
def of_set(value: int) -> Where:
    """Return a test for `where`: whether the CARD_SET of a card is `value`."""
    return lambda card: card.tags.get(CARD_SET, 0) == value


@cache
def of_school(value: int) -> Where:
    """Return a test for `where`: whether the spell school of a card is `value`."""
    return lambda card: card.tags.get(SPELL_SCHOOL, 0) == value


def of_new_school(cards: Pool) -> Pool:
    """The spells of a pool that have a school, of which I have cast no spell in this game.

    Hidden ones stay in the pool.
    """

    def find(g: Game, me: Entity, it: Frame) -> Sequence[str]:
        cast = {e.tags.get(SPELL_SCHOOL, 0) for e in (PLAYED_THIS_GAME & SPELL).of(g, me, it)}
        found = [(each, g.cards.get(each)) for each in cards(g, me, it)]
        return [
            each
            for each, card in found
            if card is None or card.tags.get(SPELL_SCHOOL, 0) not in cast | {0}
        ]

    return find


def cost_beside(difference: Value | int) -> Pool:
    """Minions whose printed cost is that of the entity that changes, plus `difference`.

    In play that is the printed cost, too, unless something still changes it.

    `difference` is negative for Devolve; a Value is that of the changing entity's player. If no
    minion has that cost, the next cost nearer to the entity's is tried, its own cost last.
    """
    beside = number(difference)

    def find(g: Game, entity: Entity, it: Frame) -> Sequence[str]:
        printed = entity.card.cost if entity.card is not None else 0
        changed = bool(entity.attached) and g.ruleset is None  # hearthbreaker keeps to the print
        in_play = changed and entity.zone == Zone.PLAY
        cost = entity.tags.get(COST, printed) if in_play else printed
        more = beside(g, entity, it)
        step = 1 if more > 0 else -1
        for wanted in range(cost + more, cost - step, -step):
            ids = g.cards.pool(type=A_MINION, cost=wanted)
            if ids:
                return ids
        return ()

    return find
