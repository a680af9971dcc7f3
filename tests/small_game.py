"""A small observed game, packet by packet: two decks of four, three turns, a concession."""

from __future__ import annotations

from hsreplay_sim.base.enums import BlockType, CardType, Meta, Mulligan, PlayState, Step, Zone
from hsreplay_sim.base.tags import (
    CARDTYPE,
    CONTROLLER,
    CREATOR,
    CURRENT_PLAYER,
    FIRST_PLAYER,
    HEALTH,
    HERO_ENTITY,
    MULLIGAN_STATE,
    PLAYER_ID,
    PLAYSTATE,
    PREDAMAGE,
    RESOURCES,
    STEP,
    TURN,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.replay.packets import (
    Block,
    ChosenEntities,
    CreateGame,
    FullEntity,
    HideEntity,
    MetaData,
    Packet,
    PlayerDef,
    ShowEntity,
    TagChange,
)
from hsreplay_sim.replay.recording import Recording

FIRST, SECOND = 3, 2
"""Player entities in play order: the second deck of the file moves first."""
COIN, JUGGLER, BOAR = 40, 21, 12

Tags = tuple[tuple[int, int], ...]


def change(entity: int, tag: int, value: int) -> TagChange:
    return TagChange(entity, tag, value)


def draw(entity: int, position: int, card_id: str = "") -> list[Packet]:
    """A card goes from the deck to the hand; shown when its id is given."""
    moved: Packet = change(entity, ZONE, Zone.HAND)
    if card_id:
        moved = ShowEntity(entity, card_id, ((CARDTYPE, 4), (ZONE, Zone.HAND)))
    return [moved, change(entity, ZONE_POSITION, position)]


def block(kind: int, entity: int, *packets: Packet, target: int = 0) -> Block:
    return Block(kind, entity, list(packets), target=target)


def played(entity: int, slot: int, *after: Packet, target: int = 0) -> Block:
    """A minion is played to a board slot."""
    return block(
        BlockType.PLAY,
        entity,
        change(entity, ZONE_POSITION, 0),
        change(entity, ZONE, Zone.PLAY),
        change(entity, ZONE_POSITION, slot),
        *after,
        target=target,
    )


def turn(player: int, number: int, *packets: Packet) -> list[Packet]:
    """A turn from MAIN_READY to MAIN_END."""
    other = FIRST + SECOND - player
    return [
        change(other, CURRENT_PLAYER, 0),
        change(player, CURRENT_PLAYER, 1),
        change(1, TURN, number),
        change(1, STEP, Step.MAIN_READY),
        change(player, RESOURCES, (number + 1) // 2),
        *packets,
    ]


def end() -> list[Packet]:
    return [change(1, STEP, Step.MAIN_END), change(1, STEP, Step.MAIN_NEXT)]


def setup() -> list[Packet]:
    def player(entity: int, seat: int, hero: int) -> PlayerDef:
        tags: Tags = ((CARDTYPE, 2), (PLAYER_ID, seat), (CONTROLLER, seat), (HERO_ENTITY, hero))
        return PlayerDef(entity, seat, (*tags, (ZONE, Zone.PLAY)))

    def hero(entity: int, seat: int, card_id: str) -> FullEntity:
        tags: Tags = ((CARDTYPE, CardType.HERO), (CONTROLLER, seat), (ZONE, Zone.PLAY))
        return FullEntity(entity, card_id, (*tags, (HEALTH, 30)))

    decks = [
        FullEntity(entity, "", ((ZONE, Zone.DECK), (CONTROLLER, seat)))
        for seat, first in ((1, 10), (2, 20))
        for entity in range(first, first + 6)
    ]
    players = (player(2, 1, 50), player(3, 2, 60))
    powers = [
        FullEntity(61, "CS1h_001", ((CARDTYPE, CardType.HERO_POWER), (CONTROLLER, 2), (ZONE, 1)))
    ]
    game = CreateGame(1, ((CARDTYPE, CardType.GAME), (ZONE, Zone.PLAY)), players)
    return [game, *decks, hero(50, 1, "HERO_08"), hero(60, 2, "HERO_09"), *powers]


def dealing() -> list[Packet]:
    """Seat 1 is dealt four of its six cards, seat 2 three; seat 2 moves first and swaps one."""
    coin: Tags = ((ZONE, Zone.HAND), (CONTROLLER, 1), (CREATOR, 1), (ZONE_POSITION, 5))
    first = [
        change(FIRST, CURRENT_PLAYER, 1),
        change(FIRST, FIRST_PLAYER, 1),
        *draw(12, 1),
        *draw(10, 2),
        *draw(15, 3),
        *draw(11, 4),
        FullEntity(COIN, "", coin),
        *draw(25, 1, "CS2_231"),
        *draw(20, 2, "CS2_189"),
        *draw(22, 3),
    ]
    swap = [*draw(JUGGLER, 2, "NEW1_019"), HideEntity(20, Zone.DECK), change(20, ZONE, Zone.DECK)]
    return [
        block(BlockType.TRIGGER, 1, *first),
        change(1, STEP, Step.BEGIN_MULLIGAN),
        ChosenEntities(1, SECOND, (12, 10, 15, 11, COIN)),
        change(FIRST, MULLIGAN_STATE, Mulligan.DEALING),
        block(BlockType.TRIGGER, FIRST, *swap),
        change(FIRST, MULLIGAN_STATE, Mulligan.DONE),
    ]


def turns() -> list[Packet]:
    knife = block(
        BlockType.TRIGGER,
        JUGGLER,
        MetaData(Meta.TARGET, 0, (50,)),
        change(50, PREDAMAGE, 1),
    )
    shown = ShowEntity(BOAR, "CS2_171", ((CARDTYPE, 4), (ZONE, Zone.PLAY), (ZONE_POSITION, 1)))
    return [
        *turn(FIRST, 1, block(BlockType.TRIGGER, FIRST, *draw(23, 4, "CS2_231"))),
        played(JUGGLER, 1),
        change(25, ZONE_POSITION, 1),
        change(22, ZONE_POSITION, 2),
        change(23, ZONE_POSITION, 3),
        played(25, 1, change(JUGGLER, ZONE_POSITION, 2), knife),
        *end(),
        *turn(SECOND, 2, block(BlockType.TRIGGER, SECOND, *draw(14, 6))),
        block(BlockType.PLAY, BOAR, shown),
        block(BlockType.ATTACK, BOAR, target=JUGGLER),
        *end(),
        *turn(FIRST, 3, block(BlockType.TRIGGER, FIRST, *draw(20, 3))),
        block(BlockType.PLAY, 61, target=BOAR),
    ]


def small_game(*more: Packet) -> Recording:
    """The game; `more` is put in place of the concession that ends it."""
    ending = list(more) or [change(FIRST, PLAYSTATE, PlayState.CONCEDED)]
    packets = [*setup(), *dealing(), *turns(), *ending]
    return Recording("small.log", 1, "power.log", packets=packets, build=20457)
