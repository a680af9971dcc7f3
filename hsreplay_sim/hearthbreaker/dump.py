"""A state in the form in which hearthbreaker dumps it, for comparing with its dumps.

hearthbreaker does not write what its document describes: attack and health are base values, decks
list all cards with a mark on the drawn ones, and effects are trees of its own vocabulary.
The trees are left out on both sides; everything else is compared field by field.
Source of truth: the 15,314 recorded states beside the project; docs/FORMATS.md has the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    CARDTYPE,
    CLASS,
    CONTROLLER,
    CREATOR,
    CURRENT_PLAYER,
    DAMAGE,
    DURABILITY,
    EXHAUSTED,
    HEALTH,
    HERO_ENTITY,
    IMMUNE,
    NUM_ATTACKS_THIS_TURN,
    OVERLOAD_LOCKED,
    OVERLOAD_OWED,
    PLAYER_ID,
    RESOURCES,
    RESOURCES_USED,
    TEMP_RESOURCES,
    TURN,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.base.tagstate import TagState
from hsreplay_sim.replay.board import (
    CLASS_NAMES,
    Cards,
    order_of_entry,
    players_in_order,
)
from hsreplay_sim.replay.moment import History

NOT_COMPARED = frozenset({"auras", "buffs", "deathrattles", "effects", "enrage"})
"""Keys that hold trees of hearthbreaker's own vocabulary."""

_GAME = 1


@dataclass(frozen=True, slots=True)
class StateDifference:
    """One field that differs; `path` reads like `players[0].minions[2].damage`."""

    path: str
    logged: Any
    simulated: Any


def hearthbreaker_state(
    state: TagState, cards: Cards, history: History | None = None, *, own_rules: bool = False
) -> dict[str, Any]:
    """The dump that hearthbreaker would make of `state`, without the keys of `NOT_COMPARED`.

    `own_rules` says that the game was played by hearthbreaker's rules: there EXHAUSTED is its own
    flag, which an attack does not set.

    Raises:
        ValueError: the state has no two players.
    """
    return _Dumper(state, cards, history or History(), own_rules=own_rules).game()


def comparable(dump: Any) -> Any:
    """A dump of hearthbreaker without the trees that are not compared."""
    if isinstance(dump, dict):
        return {key: comparable(dump[key]) for key in sorted(dump) if key not in NOT_COMPARED}
    if isinstance(dump, list):
        return [comparable(entry) for entry in dump]
    return dump


def state_differences(logged: Any, simulated: Any) -> list[StateDifference]:
    """Every field in which two dumps differ, in the order of the logged one."""
    return list(_differences(comparable(logged), comparable(simulated), ""))


def _differences(logged: Any, simulated: Any, path: str) -> Iterator[StateDifference]:
    if isinstance(logged, dict) and isinstance(simulated, dict):
        for key in sorted(logged.keys() | simulated.keys()):
            inner = f"{path}.{key}" if path else key
            yield from _differences(logged.get(key), simulated.get(key), inner)
    elif isinstance(logged, list) and isinstance(simulated, list):
        for i in range(max(len(logged), len(simulated))):
            entries = [side[i] if i < len(side) else None for side in (logged, simulated)]
            yield from _differences(entries[0], entries[1], f"{path}[{i}]")
    elif logged != simulated or type(logged) is not type(simulated):
        yield StateDifference(path, logged, simulated)


class _Dumper:
    """Reads one state."""

    def __init__(self, state: TagState, cards: Cards, history: History, *, own_rules: bool) -> None:
        self.own_rules = own_rules
        self.state = state
        self.cards = cards
        self.history = history
        placed = history.placed or order_of_entry(state)
        self.sequence = {entity: number for number, entity in enumerate(placed, 1)}
        self.placed = len(placed)

    def game(self) -> dict[str, Any]:
        players = players_in_order(self.state)
        second = self.state.get(players[1], CURRENT_PLAYER)
        return {
            "active_player": 2 if second else 1,
            "current_sequence_id": self.placed,
            "players": [self.player(player, place) for place, player in enumerate(players)],
            "turn_count": (self.state.get(_GAME, TURN) + 1) // 2,
        }

    def player(self, player: int, place: int) -> dict[str, Any]:
        get = self.state.get
        seat = get(player, PLAYER_ID)
        mana = get(player, RESOURCES) + get(player, TEMP_RESOURCES) - get(player, RESOURCES_USED)
        weapons = self.in_zone(seat, Zone.PLAY, CardType.WEAPON)
        deck = self.history.decks[place] or self.first_deck(seat)
        return {
            "current_overload": get(player, OVERLOAD_LOCKED),
            "deck": [self.deck_card(entity, seat) for entity in deck],
            "graveyard": [self.name(entity) for entity in self.history.graveyards[place]],
            "hand": [{"name": self.name(entity)} for entity in self.in_zone(seat, Zone.HAND)],
            "hero": self.hero(get(player, HERO_ENTITY)),
            "mana": mana,
            "max_mana": get(player, RESOURCES),
            "minions": [self.minion(e) for e in self.in_zone(seat, Zone.PLAY, CardType.MINION)],
            "name": ("one", "two")[place],
            "secrets": [self.name(entity) for entity in self.in_zone(seat, Zone.SECRET)],
            "upcoming_overload": get(player, OVERLOAD_OWED),
            "weapon": self.weapon(weapons[-1]) if weapons else None,
        }

    def hero(self, entity: int) -> dict[str, Any]:
        get = self.state.get
        card = self.cards.get(self.state.cards.get(entity, ""))
        number = get(entity, CLASS) or (card.card_class if card else 0)
        return {
            "armor": get(entity, ARMOR),
            "attack": 0,
            "attacks_performed": get(entity, NUM_ATTACKS_THIS_TURN),
            "character": CLASS_NAMES.get(number, ""),
            "health": get(entity, HEALTH) - get(entity, DAMAGE),
            "immune": get(entity, IMMUNE),
            "name": self.name(entity).partition(" ")[0],
            "used_windfury": False,
        }

    def weapon(self, entity: int) -> dict[str, Any]:
        get = self.state.get
        durability = get(entity, DURABILITY) or get(entity, HEALTH)
        return {
            "attack": get(entity, ATK),
            "durability": durability - get(entity, DAMAGE),
            "name": self.name(entity),
        }

    def minion(self, entity: int) -> dict[str, Any]:
        get = self.state.get
        card = self.cards.get(self.state.cards.get(entity, ""))
        unused = not get(entity, NUM_ATTACKS_THIS_TURN)
        return {
            "attack": card.atk if card else get(entity, ATK),
            "attacks_performed": unused,
            "damage": get(entity, DAMAGE),
            "exhausted": bool(get(entity, EXHAUSTED)) and (unused or self.own_rules),
            "max_health": card.health if card else get(entity, HEALTH),
            "name": self.name(entity),
            "position": get(entity, ZONE_POSITION) - 1,
            "sequence_id": self.sequence.get(entity, 0),
        }

    def deck_card(self, entity: int, seat: int) -> dict[str, Any]:
        get = self.state.get
        used = get(entity, ZONE) != Zone.DECK or get(entity, CONTROLLER) != seat
        return {"name": self.name(entity), "used": used}

    def first_deck(self, seat: int) -> list[int]:
        """Cards that nothing created, by entity id; a stolen card belongs to its present player."""
        special = {CardType.GAME, CardType.PLAYER, CardType.HERO, CardType.HERO_POWER}
        return [
            entity
            for entity, tags in sorted(self.state.tags.items())
            if tags.get(CONTROLLER) == seat
            and CREATOR not in tags
            and tags.get(CARDTYPE) not in special
        ]

    def in_zone(self, seat: int, zone: int, card_type: int = 0) -> list[int]:
        found = [
            entity
            for entity, tags in self.state.tags.items()
            if tags.get(ZONE) == zone
            and tags.get(CONTROLLER) == seat
            and tags.get(CARDTYPE) in ({card_type} if card_type else _CARD_TYPES)
        ]
        return sorted(found, key=lambda entity: (self.state.get(entity, ZONE_POSITION), entity))

    def name(self, entity: int) -> str:
        card_id = self.state.cards.get(entity, "")
        card = self.cards.get(card_id) if card_id else None
        return card.name if card else card_id


_CARD_TYPES = frozenset({None, CardType.MINION, CardType.SPELL, CardType.WEAPON, CardType.HERO})
"""A card in a hand or a secret zone; None where the seat does not know the card."""
