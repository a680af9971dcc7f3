"""Which entities: a selector starts at a zone and narrows it.

A selector is a pool (the entities there are) and a test (which of them are meant). For the subject
of an event only the test decides: `after_summon(FRIENDLY_MINIONS - SELF, …)`. Board selections come
in order of entry into play, both sides mixed, as the server loops (245 of 250).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from hsreplay_sim.base import tags
from hsreplay_sim.base.enums import CardType, Race, Zone
from hsreplay_sim.base.tags import (
    ATK,
    CARDRACE,
    COMBO,
    COST,
    DAMAGE,
    DORMANT,
    FROZEN,
    HEALTH,
    QUEST,
    QUESTLINE,
    SECRET,
    SIDEQUEST,
    SPELL_SCHOOL,
    STEALTH,
    UNTOUCHABLE,
    ZONE_POSITION,
)
from hsreplay_sim.carddb.pool import SECOND_RACES
from hsreplay_sim.cards.words.values import Condition, Value, number
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

Pool = Callable[["Game", "Entity", "Frame"], "list[Entity]"]
Meant = Callable[["Game", "Entity", "Entity"], bool]
"""(game, me, candidate) → whether the candidate is selected; `me` is the entity whose text runs."""


def _yes(game: Game, me: Entity, e: Entity) -> bool:
    return True


class Filter:
    """A test of one entity: `MINIONS & BEAST` selects those that pass, `- BEAST` the others.

    `may`: whether a hidden card may pass, by what is known of it: whose it is.
    """

    __slots__ = ("may", "meant")

    def __init__(self, meant: Meant, may: Meant = _yes) -> None:
        self.meant = meant
        self.may = may

    def __and__(self, other: Filter) -> Filter:
        return Filter(
            lambda g, me, e: self.meant(g, me, e) and other.meant(g, me, e),
            lambda g, me, e: self.may(g, me, e) and other.may(g, me, e),
        )

    def __or__(self, other: Filter) -> Filter:
        return Filter(
            lambda g, me, e: self.meant(g, me, e) or other.meant(g, me, e),
            lambda g, me, e: self.may(g, me, e) or other.may(g, me, e),
        )

    def __invert__(self) -> Filter:
        return Filter(lambda g, me, e: not self.meant(g, me, e))


def _known(meant: Meant) -> Filter:
    """Make a filter of what is known of hidden cards, too."""
    return Filter(meant, may=meant)


class Selector:
    """The entities of `pool` for which `meant` is true, found anew each time the text runs.

    `&` and `-` narrow a selection, `+` joins two. `cards`: the hand or deck that it narrows, else
    None. `whole`: for a random pick the selector that it picks from, else the selector itself.
    """

    __slots__ = ("cards", "meant", "pool", "whole")

    def __init__(self, pool: Pool, meant: Meant, cards: Pool | None = None) -> None:
        self.pool = pool
        self.meant = meant
        self.cards = cards
        self.whole: Selector = self

    def of(self, game: Game, me: Entity, it: Frame) -> list[Entity]:
        """Return the entities of the pool for which `meant` is true, in the order of the pool."""
        meant = self.meant
        return [e for e in self.pool(game, me, it) if meant(game, me, e)]

    def giving(self, tag: int) -> Selector:
        """Return the selector for a text that gives `tag`, which a random pick goes by."""
        return self

    def unseen(self, game: Game, me: Entity, it: Frame) -> list[Entity]:
        """Return the hidden cards of `cards`, which may be selected too; [] if `cards` is None."""
        return [e for e in self.cards(game, me, it) if not e.card_id] if self.cards else []

    def __and__(self, other: Filter) -> Selector:
        meant = self.meant
        return Selector(
            self.pool, lambda g, me, e: meant(g, me, e) and other.meant(g, me, e), self.cards
        )

    def __sub__(self, other: Selector | Filter) -> Selector:
        meant = self.meant
        if isinstance(other, Filter) or other is SELF:
            away = other.meant
            return Selector(
                self.pool, lambda g, me, e: meant(g, me, e) and not away(g, me, e), self.cards
            )
        pool = self.pool

        def without(g: Game, me: Entity, it: Frame) -> list[Entity]:
            gone = other.of(g, me, it)
            return [e for e in pool(g, me, it) if e not in gone]

        return Selector(without, meant, self.cards)

    def __add__(self, other: Selector) -> Selector:
        mine = self

        def both(g: Game, me: Entity, it: Frame) -> list[Entity]:
            first = mine.of(g, me, it)
            return first + [e for e in other.of(g, me, it) if e not in first]

        def hidden(g: Game, me: Entity, it: Frame) -> list[Entity]:
            return mine.unseen(g, me, it) + other.unseen(g, me, it)

        return Selector(
            both,
            lambda g, me, e: mine.meant(g, me, e) or other.meant(g, me, e),
            hidden if mine.cards or other.cards else None,
        )


def _is_me(game: Game, me: Entity, e: Entity) -> bool:
    return e.id in (me.id, host_id(me))


def host_id(me: Entity) -> int:
    """Return the id of the entity to which `me` is attached; 0 if `me` is no enchantment."""
    return me.tags.get(tags.ATTACHED, 0) if me.type == CardType.ENCHANTMENT else 0


def _host(game: Game, me: Entity, it: Frame) -> list[Entity]:
    host = game.entities.get(host_id(me))
    return [host] if host is not None else [me]


SELF = Selector(_host, _is_me)
"""The entity whose text runs; if that is an enchantment, its host."""
SOURCE = Selector(lambda g, me, it: [me], lambda g, me, e: e is me)
"""The entity whose text runs; if that is an enchantment, the enchantment itself."""
TARGET = Selector(lambda g, me, it: [it.target] if it.target is not None else [], _yes)
"""The chosen target; in an attack the defender; in a damage event what deals the damage."""
SUBJECT = Selector(lambda g, me, it: [it.subject] if it.subject is not None else [], _yes)
"""The entity that the event is about: the card played, the minion summoned, hurt, dead, attacking.
"""
DRAWN = Selector(lambda g, me, it: list(it.drawn), _yes, lambda g, me, it: list(it.drawn))
"""The cards that the text has just drawn; nothing if it drew none."""
MADE = Selector(lambda g, me, it: list(it.made), _yes)
"""The entities that the text has just summoned, copied, created or discovered; nothing if none."""
PASSED_OVER = Selector(
    lambda g, me, it: [g.entities[each] for each in g.untagged.passed_over if each in g.entities],
    lambda g, me, e: True,
)
"""The cards of the latest offer that were not picked."""
NOBODY = Selector(lambda g, me, it: [], lambda g, me, e: False)


def _awake(g: Game, me: Entity, e: Entity) -> bool:
    """Whether texts affect entity `e`: it is neither Dormant nor UNTOUCHABLE (U195:6829)."""
    return not (e.tags.get(DORMANT, 0) or e.tags.get(UNTOUCHABLE, 0))


def _board(pool: Pool, kinds: frozenset[int], side: int) -> Selector:
    """Return a selector of entities in play by type; `side`: 0 both, 1 mine, 2 the opponent's."""

    def meant(g: Game, me: Entity, e: Entity) -> bool:
        if e.type not in kinds or not _awake(g, me, e):
            return False
        return side == 0 or (e.controller == me.controller) == (side == 1)

    return Selector(pool, meant)


_BODIES = frozenset((CardType.MINION, CardType.HERO))
_MINION = frozenset((CardType.MINION,))
_HERO = frozenset((CardType.HERO,))


def _all_bodies(g: Game, me: Entity, it: Frame) -> list[Entity]:
    return g.characters()


def _all_minions(g: Game, me: Entity, it: Frame) -> list[Entity]:
    return g.minions()


CHARACTERS = _board(_all_bodies, _BODIES, 0)
FRIENDLY_CHARACTERS = _board(_all_bodies, _BODIES, 1)
ENEMY_CHARACTERS = _board(_all_bodies, _BODIES, 2)
MINIONS = _board(_all_minions, _MINION, 0)
FRIENDLY_MINIONS = _board(_all_minions, _MINION, 1)
ENEMY_MINIONS = _board(_all_minions, _MINION, 2)
HEROES = _board(_all_bodies, _HERO, 0)
FRIENDLY_HERO = _board(_all_bodies, _HERO, 1)
ENEMY_HERO = _board(_all_bodies, _HERO, 2)


LOCATIONS = Selector(
    lambda g, me, it: [*g.board[1], *g.board[2]], lambda g, me, e: e.type == CardType.LOCATION
)


def _side(me: Entity, side: int) -> int:
    return me.controller if side == 1 else 3 - me.controller


def _owned(e: Entity, me: Entity, side: int) -> bool:
    return e.controller == _side(me, side)


def _zone(attribute: str, side: int, zone: int) -> Selector:
    def pool(g: Game, me: Entity, it: Frame) -> list[Entity]:
        cards: list[list[Entity]] = getattr(g, attribute)
        whose = _side(me, side)
        return list(cards[whose]) if 0 <= whose < len(cards) else []

    return Selector(pool, lambda g, me, e: e.zone == zone and _owned(e, me, side), pool)


FRIENDLY_HAND = _zone("hand", 1, Zone.HAND)
ENEMY_HAND = _zone("hand", 2, Zone.HAND)
FRIENDLY_DECK = _zone("deck", 1, Zone.DECK)
ENEMY_DECK = _zone("deck", 2, Zone.DECK)
_QUESTS = (QUEST, SIDEQUEST, QUESTLINE)
A_QUEST = Filter(lambda g, me, e: any(e.tags.get(tag, 0) for tag in _QUESTS))
"""Quests, sidequests and parts of questlines."""
A_SECRET = Filter(lambda g, me, e: e.tags.get(SECRET, 0) > 0)
FRIENDLY_SECRETS = _zone("secrets", 1, Zone.SECRET) & A_SECRET
"""My Secrets. Quests (U054:5652), sigils (U217:2986) and objectives (U397:3758) are left out."""
ENEMY_SECRETS = _zone("secrets", 2, Zone.SECRET) & A_SECRET
FRIENDLY_QUESTS = _zone("secrets", 1, Zone.SECRET) & A_QUEST


def _single(attribute: str, side: int, kind: int) -> Selector:
    def pool(g: Game, me: Entity, it: Frame) -> list[Entity]:
        holders: list[Entity | None] = getattr(g, attribute)
        found = holders[_side(me, side)]
        return [found] if found is not None else []

    return Selector(pool, lambda g, me, e: e.type == kind and _owned(e, me, side))


FRIENDLY_WEAPON = _single("weapon", 1, CardType.WEAPON)
ENEMY_WEAPON = _single("weapon", 2, CardType.WEAPON)
FRIENDLY_HERO_POWER = _single("power", 1, CardType.HERO_POWER)
ENEMY_HERO_POWER = _single("power", 2, CardType.HERO_POWER)
FRIENDLY_PLAYER = Selector(
    lambda g, me, it: [g.owner(me.controller)],
    lambda g, me, e: e.type == CardType.PLAYER and e.controller == me.controller,
)
ENEMY_PLAYER = Selector(
    lambda g, me, it: [g.owner(3 - me.controller)],
    lambda g, me, e: e.type == CardType.PLAYER and e.controller != me.controller,
)
BOTH_HANDS = FRIENDLY_HAND + ENEMY_HAND
BOTH_PLAYERS = FRIENDLY_PLAYER + ENEMY_PLAYER


def _is_dead(g: Game, e: Entity) -> bool:
    """Whether `e` is in the graveyard, or has died and was then set aside (U195:16267, 17561).

    Or it was shuffled then, as Malorne is (hs-bugs#313). Up to 29349 a dead minion itself returns
    to a hand or the board; it counts wherever it is then.
    """
    if e.zone == Zone.GRAVEYARD:
        return True
    lives_on = e.zone in (Zone.PLAY, Zone.HAND) and not g.profile.renews_returned
    if e.zone not in (Zone.SETASIDE, Zone.DECK) and not lives_on:
        return False
    return any(dead.id == e.id for _, dead in g.untagged.died)


def _graveyard(side: int) -> Selector:
    def pool(g: Game, me: Entity, it: Frame) -> list[Entity]:
        g.untagged.recall(0)  # who of them died, and who left the graveyard, is in no tag
        own = (e for e in g.entities.values() if _owned(e, me, side) and e.type == CardType.MINION)
        return [e for e in own if e.id not in g.untagged.undying and _is_dead(g, e)]

    return Selector(pool, lambda g, me, e: _is_dead(g, e) and _owned(e, me, side))


FRIENDLY_DEAD_MINIONS = _graveyard(1)
ENEMY_DEAD_MINIONS = _graveyard(2)


def _neighbours(of: Selector) -> Selector:
    def pool(g: Game, me: Entity, it: Frame) -> list[Entity]:
        found: list[Entity] = []
        for centre in of.of(g, me, it):
            place, fell_at = centre.tags.get(ZONE_POSITION, 0), g.untagged.died_at(centre.id)
            beside = (place - 1, place + 1) if place else (fell_at - 1, fell_at)
            minions = (e for e in g.row(centre.controller) if e.type == CardType.MINION)
            found.extend(e for e in minions if e.tags.get(ZONE_POSITION, 0) in beside)
        return found

    return Selector(pool, _awake)


ADJACENT = _neighbours(SELF)
"""The minions next to SELF; if SELF is dead, next to the place where it died."""


def adjacent(selector: Selector) -> Selector:
    """The minions next to each selected entity; of a dead one, next to the place where it died."""
    return _neighbours(selector)


def _opposite(g: Game, me: Entity, it: Frame) -> list[Entity]:
    own, foes = g.row(me.controller), g.row(3 - me.controller)
    mine = 2 * me.tags.get(ZONE_POSITION, 0) - len(own)
    theirs = [(2 * e.tags.get(ZONE_POSITION, 0) - len(foes), e) for e in foes]
    hero = g.hero[3 - me.controller]
    found = [e for place, e in theirs if abs(place - mine) < 2]
    return found or ([hero] if hero is not None else [])


OPPOSITE = Selector(_opposite, _awake)
"""The one or two enemy minions opposite to this minion, else the enemy hero (9 of 9, U203:2908)."""

# --- filters -----------------------------------------------------------------------------


def has(tag: int) -> Filter:
    """Entities whose `tag` is not 0."""
    return Filter(lambda g, me, e: e.tags.get(tag, 0) != 0)


def card(*ids: str) -> Filter:
    """Entities with one of these card ids, or that of a reprint."""
    return Filter(lambda g, me, e: e.card_id in ids or g.cards.canonical(e.card_id) in ids)


def race(value: int) -> Filter:
    """Entities with the minion type `value` among their types; "all" is every type (R155)."""
    second = SECOND_RACES.get(value, 0)

    def meant(g: Game, me: Entity, e: Entity) -> bool:
        found = e.tags.get(CARDRACE, 0) or (e.card.tags.get(CARDRACE, 0) if e.card else 0)
        return found in (value, Race.ALL) or bool(second and e.tags.get(second, 0))

    return Filter(meant)


def races_of(e: Entity) -> set[int]:
    """Return the minion types of an entity: none, one or two; "all" is Race.ALL."""
    second = {race for race, tag in SECOND_RACES.items() if e.tags.get(tag, 0)}
    return (second | {e.tags.get(CARDRACE, 0)}) - {0}


def are_told_apart(kinds: list[set[int]]) -> bool:
    """Whether one race can be taken from each set so that all are different; "all" always fits."""
    chosen = [kind for kind in kinds if Race.ALL not in kind]
    if not chosen:
        return True
    first, *rest = chosen
    return any(are_told_apart([kind - {each} for kind in rest]) for each in first)


TYPED = Filter(lambda g, me, e: bool(races_of(e)))
"""Entities with a minion type."""
MURLOC = race(Race.MURLOC)
DEMON = race(Race.DEMON)
MECH = race(Race.MECHANICAL)
ELEMENTAL = race(Race.ELEMENTAL)
BEAST = race(Race.BEAST)
TOTEM = race(Race.TOTEM)
PIRATE = race(Race.PIRATE)
DRAGON = race(Race.DRAGON)
NAGA = race(Race.NAGA)
UNDEAD = race(Race.UNDEAD)
DRAENEI = race(Race.DRAENEI)
QUILBOAR = race(Race.QUILBOAR)

MINION = Filter(lambda g, me, e: e.type == CardType.MINION)
SPELL = Filter(lambda g, me, e: e.type == CardType.SPELL)
WEAPON = Filter(lambda g, me, e: e.type == CardType.WEAPON)
HERO = Filter(lambda g, me, e: e.type == CardType.HERO)
A_HERO_POWER = Filter(lambda g, me, e: e.type == CardType.HERO_POWER)
A_COMBO = Filter(lambda g, me, e: e.tags.get(COMBO, 0) > 0)
"""Cards with Combo."""
HURT = Filter(lambda g, me, e: e.tags.get(DAMAGE, 0) > 0)
UNHURT = ~HURT
FROZEN_ONES = has(FROZEN)
STEALTHED = has(STEALTH)
DOOMED = Filter(lambda g, me, e: e.doomed)
ALIVE = ~DOOMED
FRIENDLY = _known(lambda g, me, e: e.controller == me.controller)
ENEMY = _known(lambda g, me, e: e.controller != me.controller)
OTHERS = Filter(lambda g, me, e: not _is_me(g, me, e))
"""Any entity but the one whose text runs and, if that is an enchantment, its host."""
HIDDEN = Filter(lambda g, me, e: not e.card_id)
"""Hidden cards: the recording does not show which card each is."""
IN_PLAY = Filter(lambda g, me, e: e.zone == Zone.PLAY)
IN_HAND = Filter(lambda g, me, e: e.zone == Zone.HAND)
IN_GRAVEYARD = Filter(lambda g, me, e: e.zone == Zone.GRAVEYARD)


_NO_EVENT = Frame()


# In a filter, a number of the text (N) is that of the card whose text asks.


def atk_at_least(value: Value | int) -> Filter:
    """Entities with ATK of `value` or more."""
    least = number(value)
    return Filter(lambda g, me, e: e.tags.get(ATK, 0) >= least(g, me, _NO_EVENT))


def atk_at_most(value: Value | int) -> Filter:
    """Entities with ATK of `value` or less."""
    most = number(value)
    return Filter(lambda g, me, e: e.tags.get(ATK, 0) <= most(g, me, _NO_EVENT))


def health_at_most(value: Value | int) -> Filter:
    """Entities with current Health of `value` or less."""
    most = number(value)
    return Filter(lambda g, me, e: e.health_left <= most(g, me, _NO_EVENT))


def health_at_least(value: Value | int) -> Filter:
    """Entities with current Health of `value` or more."""
    return ~health_at_most(value - 1)


def atk_is(value: Value | int) -> Filter:
    """Entities with ATK of exactly `value`."""
    return atk_at_least(value) & atk_at_most(value)


def health_is(value: Value | int) -> Filter:
    """Entities with current Health of exactly `value`."""
    return health_at_least(value) & health_at_most(value)


def printed_cost_at_least(value: Value | int) -> Filter:
    """Entities whose printed cost is `value` or more, whatever their COST (U095:11512, 14402)."""
    least = number(value)
    return Filter(lambda g, me, e: e.card is not None and e.card.cost >= least(g, me, _NO_EVENT))


def damage_below(value: Value | int) -> Filter:
    """Entities with DAMAGE of less than `value`."""
    limit = number(value)
    return Filter(lambda g, me, e: e.tags.get(DAMAGE, 0) < limit(g, me, _NO_EVENT))


def cost_is(value: Value | int) -> Filter:
    """Entities with COST of exactly `value`."""
    return cost_at_least(value) & cost_at_most(value)


def cost_at_least(value: Value | int) -> Filter:
    """Entities with COST of `value` or more."""
    least = number(value)
    return Filter(lambda g, me, e: e.tags.get(COST, 0) >= least(g, me, _NO_EVENT))


def cost_at_most(value: Value | int) -> Filter:
    """Entities with COST of `value` or less."""
    most = number(value)
    return Filter(lambda g, me, e: e.tags.get(COST, 0) <= most(g, me, _NO_EVENT))


def school(value: int) -> Filter:
    """Entities with the SPELL_SCHOOL `value` (R156)."""
    return Filter(lambda g, me, e: e.tags.get(SPELL_SCHOOL, 0) == value)


def either(condition: Condition, then: Selector, otherwise: Selector) -> Selector:
    """Select `then` if a condition is true, else `otherwise`: `either(says("minion"), …)`."""

    def taken(g: Game, me: Entity, it: Frame) -> Selector:
        return then if condition.ask(g, me, it) else otherwise

    return Selector(
        lambda g, me, it: taken(g, me, it).of(g, me, it),
        lambda g, me, e: taken(g, me, _NO_EVENT).meant(g, me, e),
        lambda g, me, it: taken(g, me, it).unseen(g, me, it),
    )


# --- order -------------------------------------------------------------------------------


def same_as(selector: Selector, model: Selector) -> Selector:
    """The entities of `selector` with the card, or a reprint of the card, of one of `model`."""

    def pool(g: Game, me: Entity, it: Frame) -> list[Entity]:
        wanted = {g.cards.canonical(e.card_id) for e in model.of(g, me, it)}
        return [e for e in selector.of(g, me, it) if g.cards.canonical(e.card_id) in wanted]

    return Selector(pool, _yes, selector.cards)


def leftmost(selector: Selector, *, living: bool = False) -> Selector:
    """Select the entity with the lowest position; hidden cards count as well.

    If `living`, a doomed one is selected only if all are doomed.
    """

    def first(g: Game, me: Entity, it: Frame) -> list[Entity]:
        row = g.in_row([*selector.of(g, me, it), *selector.unseen(g, me, it)])
        return ([each for each in row if living and not each.doomed] or row)[:1]

    return Selector(first, lambda g, me, e: bool(e.card_id) or selector.meant(g, me, e), first)


def rightmost(selector: Selector) -> Selector:
    """Select the entity with the highest position in its hand or on its board."""
    return Selector(lambda g, me, it: g.in_row(selector.of(g, me, it))[-1:], _yes)


def lowest(selector: Selector, tag: int) -> Selector:
    """Select all entities that tie for the least COST, ATK or (`tag` HEALTH) current Health.

    Doomed ones are left out; hidden ones are included, since each may be the least.
    """
    return _extreme(selector, tag, min)


def highest(selector: Selector, tag: int) -> Selector:
    """Select all entities that tie for the most COST, ATK or (`tag` HEALTH) current Health.

    Doomed ones are left out, hidden ones included; `random(highest(…))` picks one.
    """
    return _extreme(selector, tag, max)


def _extreme(selector: Selector, tag: int, best: Callable[[Iterable[int]], int]) -> Selector:
    def rank(e: Entity) -> int:
        return e.health_left if tag == HEALTH else e.tags.get(tag, 0)

    def pool(g: Game, me: Entity, it: Frame) -> list[Entity]:
        found = [e for e in selector.of(g, me, it) if not e.doomed]
        wanted = best([rank(e) for e in found if e.card_id] or [0])
        return [e for e in found if not e.card_id or rank(e) == wanted]  # hidden: may be the best

    return Selector(pool, _yes, selector.cards)
