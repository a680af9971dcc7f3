"""A board to look at, from the tags of a state: what the renderings draw beside a divergence.

Source of truth: the tags themselves (docs/ARCHITECTURE.md, “all state is tags on entities”).
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tagstate import TagState
from hsreplay_sim.report.model import Board, BoardEntity, Side

KEYWORDS = (
    (t.TAUNT, "taunt"),
    (t.DIVINE_SHIELD, "shield"),
    (t.STEALTH, "stealth"),
    (t.FROZEN, "frozen"),
    (t.WINDFURY, "windfury"),
    (t.SILENCED, "silenced"),
    (t.POISONOUS, "poisonous"),
    (t.LIFESTEAL, "lifesteal"),
    (t.REBORN, "reborn"),
    (t.IMMUNE, "immune"),
    (t.DORMANT, "dormant"),
    (t.ELUSIVE, "elusive"),
)

Namer = Callable[[str], str]
"""card id → name."""


def board(
    state: TagState,
    name: Namer,
    friendly: int = 1,
    players: dict[int, str] | None = None,
    differs: Collection[int] = (),
) -> Board:
    """Both sides of `state`; `friendly` is the PLAYER_ID drawn below.

    `players` maps PLAYER_ID → name; entities whose id is in `differs` are marked.
    """
    known = players or {}
    sides = {
        tags[t.PLAYER_ID]: _side(state, name, entity, known, differs)
        for entity, tags in sorted(state.tags.items())
        if tags.get(t.CARDTYPE) == CardType.PLAYER and t.PLAYER_ID in tags
    }
    bottom = sides.pop(friendly, Side("?"))
    return Board(top=next(iter(sides.values()), Side("?")), bottom=bottom)


def _side(
    state: TagState, name: Namer, player: int, players: dict[int, str], differs: Collection[int]
) -> Side:
    tags = state.tags[player]
    seat = tags[t.PLAYER_ID]
    zones = _zones(state, tags.get(t.CONTROLLER, seat))
    hero = tags.get(t.HERO_ENTITY, 0)
    in_play = zones[Zone.PLAY]
    weapons = [e for e in in_play if state.get(e, t.CARDTYPE) == CardType.WEAPON]
    board = [e for e in in_play if state.get(e, t.CARDTYPE) in (CardType.MINION, CardType.LOCATION)]
    full = tags.get(t.RESOURCES, 0) + tags.get(t.TEMP_RESOURCES, 0)

    def called(entity: int) -> str:
        card_id = state.cards.get(entity, "")
        return (name(card_id) or card_id) if card_id else "?"

    return Side(
        player=players.get(seat, f"Player {seat}"),
        hero=called(hero) if hero else "",
        health=state.get(hero, t.HEALTH) - state.get(hero, t.DAMAGE),
        armor=state.get(hero, t.ARMOR),
        mana=full - tags.get(t.RESOURCES_USED, 0) - tags.get(t.OVERLOAD_LOCKED, 0),
        mana_max=tags.get(t.RESOURCES, 0),
        hand=tuple(called(e) for e in zones[Zone.HAND]),
        deck=len(zones[Zone.DECK]),
        secrets=tuple(called(e) for e in zones[Zone.SECRET]),
        weapon=f"{called(weapons[0])} {_stats(state, weapons[0])}" if weapons else "",
        minions=tuple(
            BoardEntity(
                id=e,
                name=called(e),
                atk=state.get(e, t.ATK),
                health=state.get(e, t.HEALTH) - state.get(e, t.DAMAGE),
                keywords=tuple(word for tag, word in KEYWORDS if state.get(e, tag)),
                differs=e in differs,
            )
            for e in board
        ),
    )


def _zones(state: TagState, controller: int) -> dict[int, list[int]]:
    zones: dict[int, list[int]] = {
        zone: [] for zone in (Zone.PLAY, Zone.HAND, Zone.DECK, Zone.SECRET)
    }
    for entity, tags in state.tags.items():
        zone = tags.get(t.ZONE, 0)
        if zone in zones and tags.get(t.CONTROLLER) == controller:
            zones[zone].append(entity)
    for entities in zones.values():
        entities.sort(key=lambda e: (state.get(e, t.ZONE_POSITION), e))
    return zones


def _stats(state: TagState, weapon: int) -> str:
    durability = state.get(weapon, t.DURABILITY) or state.get(weapon, t.HEALTH)
    return f"{state.get(weapon, t.ATK)}/{durability - state.get(weapon, t.DAMAGE)}"
