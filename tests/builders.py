"""Small boards for rule tests, written as they read.

    game = board(mine=[minion(2, 3, TAUNT)], theirs=[minion(4, 5, STEALTH, damage=1)],
                 hand=[card("CS2_029")], mana=4)
    yeti, shield = theirs(game), mine(game)
    assert is_legal(game, hand(game), target=yeti)

Player 1 is `mine` and has the turn. Minions stand since an earlier turn, unless `new`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from hsreplay_sim.base import tags as tag_numbers
from hsreplay_sim.base.enums import CardType, PlayState, State, Step, Zone
from hsreplay_sim.base.tags import (
    ATK,
    CARDTYPE,
    CONTROLLER,
    CURRENT_PLAYER,
    ENTITY_ID,
    EXHAUSTED,
    HEALTH,
    HERO_ENTITY,
    JUST_PLAYED,
    MAXHANDSIZE,
    MAXRESOURCES,
    NUM_TURNS_IN_PLAY,
    PLAYER_ID,
    PLAYSTATE,
    STATE,
    STEP,
    TURN,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.base.tagstate import TagState
from hsreplay_sim.carddb.store import CardSet, CardStore
from hsreplay_sim.cards.registry import Registry
from hsreplay_sim.engine.load import game_from_state
from hsreplay_sim.engine.oracle import Oracle, Sequential
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.engine.text import Scripts

BUILD = 88998
"""A build of the middle era: Options packets carry codes, locations are near."""
MINE, THEIRS = 1, 2
"""The PLAYER_IDs."""


@dataclass(frozen=True, slots=True)
class Spec:
    """An entity to be: its card ("" for none), tags over the printed ones, what is attached."""

    card_id: str
    tags: tuple[tuple[int, int], ...]


def numbered(keywords: Sequence[int], named: dict[str, int]) -> dict[int, int]:
    """Keyword tags are 1; `damage=2` names a tag of :mod:`hsreplay_sim.base.tags` in lower case."""
    found = dict.fromkeys(keywords, 1)
    found.update({getattr(tag_numbers, name.upper()): value for name, value in named.items()})
    return found


def card(card_id: str, *keywords: int, **named: int) -> Spec:
    """A real card with its printed tags, for any zone."""
    return Spec(card_id, tuple(numbered(keywords, named).items()))


def minion(atk: int, health: int, *keywords: int, **named: int) -> Spec:
    """A nameless minion."""
    stats = {CARDTYPE: CardType.MINION, ATK: atk, HEALTH: health}
    return Spec("", tuple((stats | numbered(keywords, named)).items()))


def new(spec: Spec) -> Spec:
    """The same, played or summoned this turn."""
    fresh = ((NUM_TURNS_IN_PLAY, 0), (EXHAUSTED, 1), (JUST_PLAYED, 1))
    return Spec(spec.card_id, (*spec.tags, *fresh))


def thing(card_type: int, *keywords: int, **named: int) -> Spec:
    """A nameless spell, weapon, location …: `thing(CardType.SPELL, cost=2)`."""
    return Spec("", tuple(({CARDTYPE: card_type} | numbered(keywords, named)).items()))


@cache
def store() -> CardStore:
    """The shipped card store, opened once."""
    return CardStore.open()


@cache
def registry() -> Registry:
    """The scripts of all cards."""
    return Registry(store())


@dataclass(slots=True)
class _Side:
    """One player's part of a board."""

    in_play: Sequence[Spec]
    hand: Sequence[Spec]
    deck: Sequence[Spec]
    secrets: Sequence[Spec]
    hero: Spec
    power: Spec
    weapon: Spec | None
    player: dict[str, int]


def board(  # noqa: PLR0913 -- a board has that many parts
    mine: Sequence[Spec] = (),
    theirs: Sequence[Spec] = (),
    *,
    hand: Sequence[Spec] = (),
    their_hand: Sequence[Spec] = (),
    deck: Sequence[Spec] = (),
    their_deck: Sequence[Spec] = (),
    secrets: Sequence[Spec] = (),
    their_secrets: Sequence[Spec] = (),
    hero: Spec | None = None,
    their_hero: Spec | None = None,
    power: Spec | None = None,
    their_power: Spec | None = None,
    weapon: Spec | None = None,
    their_weapon: Spec | None = None,
    mana: int = 10,
    their_mana: int = 10,
    player: dict[str, int] | None = None,
    their_player: dict[str, int] | None = None,
    turn: int = 20,
    my_turn: bool = True,
    build: int = BUILD,
    scripts: Scripts | None = None,
    oracle: Oracle | None = None,
) -> Game:
    """A game in the middle of a turn. `player` holds tags of the PLAYER entity by name."""
    sides = (
        _Side(
            mine, hand, deck, secrets, hero or HERO, power or POWER, weapon,
            {"resources": mana} | (player or {}),
        ),
        _Side(
            theirs, their_hand, their_deck, their_secrets, their_hero or HERO,
            their_power or POWER, their_weapon, {"resources": their_mana} | (their_player or {}),
        ),
    )  # fmt: skip
    cards = store().at(build)
    builder = _Builder(cards, turn)
    builder.players(sides, MINE if my_turn else THEIRS)
    for number, side in enumerate(sides, 1):
        builder.side(number, side)
    return game_from_state(
        builder.state, cards, scripts or registry(), oracle or Sequential(), build, builder.order
    )


HERO = card("HERO_08")
POWER = card("HERO_07bp2")
"""Soul Tap: needs no target and is always usable."""


class _Builder:
    """Fills a state; ids rise, so order of entry is order of creation."""

    def __init__(self, cards: CardSet, turn: int) -> None:
        self.cards = cards
        self.state = TagState()
        self.order: dict[int, int] = {}
        running = {STEP: Step.MAIN_ACTION, STATE: State.RUNNING, TURN: turn}
        self.add(Spec("", ((CARDTYPE, CardType.GAME), *running.items())), 0, Zone.PLAY)

    def add(self, spec: Spec, player: int, zone: int, position: int = 0) -> int:
        entity = len(self.state.tags) + 1
        printed = self.cards.get(spec.card_id) if spec.card_id else None
        assert printed or not spec.card_id, f"no card {spec.card_id} in build {self.cards.build}"
        tags = dict(printed.tags) if printed else {}
        tags |= {ZONE: zone, CONTROLLER: player, ENTITY_ID: entity, ZONE_POSITION: position}
        if zone == Zone.PLAY:
            tags[NUM_TURNS_IN_PLAY] = 1
        tags |= dict(spec.tags)
        self.state.tags[entity] = {tag: value for tag, value in tags.items() if value}
        self.state.cards[entity] = spec.card_id
        self.order[entity] = entity
        return entity

    def players(self, sides: tuple[_Side, _Side], current: int) -> None:
        for number, side in enumerate(sides, 1):
            tags = {
                CARDTYPE: CardType.PLAYER,
                PLAYER_ID: number,
                PLAYSTATE: PlayState.PLAYING,
                CURRENT_PLAYER: int(number == current),
                MAXRESOURCES: 10,
                MAXHANDSIZE: 10,
                **numbered((), side.player),
            }
            self.add(Spec("", tuple(tags.items())), number, Zone.PLAY)

    def side(self, number: int, side: _Side) -> None:
        hero = self.add(side.hero, number, Zone.PLAY)
        self.state.put(number + 1, HERO_ENTITY, hero)
        self.add(side.power, number, Zone.PLAY)
        if side.weapon:
            self.add(side.weapon, number, Zone.PLAY)
        for zone, specs in (
            (Zone.PLAY, side.in_play),
            (Zone.HAND, side.hand),
            (Zone.DECK, side.deck),
            (Zone.SECRET, side.secrets),
        ):
            for position, spec in enumerate(specs, 1):
                ordered = zone in (Zone.PLAY, Zone.HAND)
                self.add(spec, number, zone, position if ordered else 0)


# --- reading a game --------------------------------------------------------------------------


def mine(game: Game, place: int = 0) -> Entity:
    """My minion or location, from the left; negative: from the right."""
    return game.row(MINE)[place]


def theirs(game: Game, place: int = 0) -> Entity:
    """The opponent's minion or location, from the left."""
    return game.row(THEIRS)[place]


def hand(game: Game, place: int = 0) -> Entity:
    """A card of my hand, from the left."""
    return game.in_row(game.hand[MINE])[place]


def my_hero(game: Game) -> Entity:
    """My hero."""
    return there(game.hero[MINE])


def their_hero(game: Game) -> Entity:
    """The opponent's hero."""
    return there(game.hero[THEIRS])


def my_power(game: Game) -> Entity:
    """My hero power."""
    return there(game.power[MINE])


def there(entity: Entity | None) -> Entity:
    """The entity; fails when there is none."""
    assert entity is not None
    return entity
