"""From an observed game to a scripted one: decks, mulligan, moves and chance outcomes.

Everything a recording says for certain is exact: kept cards, draw indices (the deck is laid out
in the order of entity ids, so that a draw is a rank among the undrawn), cards and places played,
targets, attacks. The program that plays the replay decides which numbers a move asks for: a number
that follows from the packets alone is written, any other is listed as lost. The script ends before
the first move that a scripted replay cannot say.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, PlayState, Step, Zone
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.base.tags import (
    CARDTYPE,
    CHOOSE_ONE,
    CLASS,
    CONTROLLER,
    CREATOR,
    CURRENT_PLAYER,
    FIRST_PLAYER,
    HERO_ENTITY,
    PLAYER_ID,
    PLAYSTATE,
    STEP,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.base.tagstate import TagState
from hsreplay_sim.hearthbreaker.cards.collection import COLLECTION
from hsreplay_sim.hearthbreaker.numbers import Numbers
from hsreplay_sim.hearthbreaker.scripted import (
    DECK_SIZE,
    HERO_OF_CLASS,
    AttackMove,
    CharacterRef,
    ConcedeMove,
    EndMove,
    Number,
    PlayMove,
    PowerMove,
    ScriptedDeck,
    ScriptedGame,
    ScriptedMove,
    StartMove,
)
from hsreplay_sim.replay.board import CLASS_NAMES, Cards
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.packets import (
    Block,
    ChangeEntity,
    ChosenEntities,
    CreateGame,
    FullEntity,
    HideEntity,
    MetaData,
    Packet,
    ResetGame,
    ShowEntity,
    SubSpell,
    TagChange,
    walk,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hsreplay_sim.replay.recording import Recording

FILLER = "Wisp"
"""Stands for a card that the recording never shows."""

COIN = "GAME_005"
_COIN_POSITION = 5
_SWAPPED_OPTIONS = frozenset({"EX1_154", "EX1_160", "NEW1_008", "GVG_041"})
"""Wrath, Power of the Wild, Ancient of Lore, Dark Wispers: hearthbreaker lists the options in
the other order than the game does."""


@dataclass(slots=True)
class ScriptConversion:
    """A scripted game and, one sentence each, what it lacks of the recording."""

    game: ScriptedGame
    losses: list[str] = field(default_factory=list)
    ends_at: str = ""
    """Why it ends before the recording does: no move can say what comes next."""


def script_from_game(game: Recording, cards: Cards) -> ScriptConversion:
    """The scripted form of an observed game.

    Raises:
        UnsupportedError: not a whole game of two players with decks of the nine old classes.
    """
    return _Converter(game, cards).convert()


class _Over(Exception):  # noqa: N818 -- ends the walk, reports nothing
    """The game is over."""


class _Unsayable(Exception):  # noqa: N818 -- same
    """No move can say what comes next."""


@dataclass(slots=True)
class _Draft:
    """A move whose numbers are still being collected."""

    move: ScriptedMove
    first: list[Number] = field(default_factory=list)
    rest: list[Number] = field(default_factory=list)


class _Converter:
    """Walks the packets once, with the state as it was before each of them."""

    def __init__(self, game: Recording, cards: Cards) -> None:
        self.game = game
        self.cards = cards
        self.at = SourceRef(game.path, game.first_line)
        self.fold = Fold()
        self.state = self.fold.state
        self.losses: list[str] = []
        self.identity = _identities(game)
        self.drafts: list[_Draft] = []
        self.numbers = Numbers(self.state, cards, self.identity)
        self.seats: list[int] = []
        self.heroes: dict[int, int] = {}
        self.decks: dict[int, list[int]] = {}
        self.opening: dict[int, list[int]] = {}
        self.replacements: dict[int, list[int]] = {}
        self.rejected: dict[int, list[int]] = {}
        self.put_back: list[int] = []
        self.mulligan = False

    def convert(self) -> ScriptConversion:
        self.check()
        start = self.set_up()
        try:
            for packet in self.game.packets[start:]:
                self.top_level(packet)
            self.losses.append("the recording ends before the game does")
        except _Over:
            self.close()
        except _Unsayable as end:
            why = f"move {len(self.drafts) + 1}: {end}; the script ends before it"
            self.losses.append(why)
            return self.conversion(why)
        return self.conversion()

    def conversion(self, ends_at: str = "") -> ScriptConversion:
        script = self.script()
        self.losses += self.unknown_cards(script)
        return ScriptConversion(script, self.losses, ends_at)

    def unknown_cards(self, script: ScriptedGame) -> Iterator[str]:
        """The cards that hearthbreaker fails to load, for each deck."""
        collection = {card.name for card in map(self.cards.get, COLLECTION) if card is not None}
        for number, deck in enumerate(script.decks, 1):
            unknown = sorted(set(deck.cards) - collection)
            if unknown:
                yield f"deck {number}: hearthbreaker does not know {', '.join(unknown)}"

    def check(self) -> None:
        game = self.game
        if game.create is None or game.implicit_create or game.reconnected:
            raise UnsupportedError("the recording starts in the middle of the game", self.at)
        if len(game.create.players) != 2:
            raise UnsupportedError("not a game of two players", self.at)

    # Setting up

    def set_up(self) -> int:
        """Take in the first entities; returns the index at which the game itself begins."""
        begin = 0
        for packet in self.game.packets:
            if not _is_preparation(packet):
                break
            self.apply(packet)
            begin += 1
        players = [p.entity for p in (self.game.create.players if self.game.create else ())]
        self.seats = [self.state.get(player, PLAYER_ID) for player in players]
        if sorted(self.seats) != [1, 2]:
            raise UnsupportedError("not a game of the players 1 and 2", self.at)
        for seat in self.seats:
            self.decks[seat] = self.first_deck(seat)
            self.opening[seat], self.replacements[seat], self.rejected[seat] = [], [], []
            self.numbers.set_deck(seat, self.decks[seat])
            self.heroes[seat] = self.state.get(self.numbers.player_entity(seat), HERO_ENTITY)
            self.check_deck(seat)
            in_hand = [e for e in self.decks[seat] if self.state.get(e, ZONE) == Zone.HAND]
            for entity in sorted(in_hand, key=lambda e: self.state.get(e, ZONE_POSITION)):
                self.drawn(entity, Zone.HAND)
        return begin

    def first_deck(self, seat: int) -> list[int]:
        """The deck by entity id; recordings before build 10957 begin with the first hand dealt."""
        not_cards = {CardType.HERO, CardType.HERO_POWER, CardType.PLAYER, CardType.ENCHANTMENT}
        return [
            entity
            for entity, tags in sorted(self.state.tags.items())
            if tags.get(CONTROLLER) == seat
            and tags.get(CARDTYPE) not in not_cards
            and CREATOR not in tags
            and (
                tags.get(ZONE) == Zone.DECK
                or (tags.get(ZONE) == Zone.HAND and not self.is_coin(entity))
            )
        ]

    def is_coin(self, entity: int) -> bool:
        last = self.state.get(entity, ZONE_POSITION) == _COIN_POSITION
        return self.state.cards.get(entity) == COIN or last

    def check_deck(self, seat: int) -> None:
        size = len(self.decks[seat])
        if not 0 < size <= DECK_SIZE:
            raise UnsupportedError(f"a deck of {size} cards; a script holds 1 to 30", self.at)
        if size < DECK_SIZE:
            self.losses.append(f"player {seat}: the deck of {size} cards is filled up to 30")

    def hero(self, seat: int) -> str:
        entity = self.heroes[seat]
        card = self.cards.get(self.first_card(entity))
        name = CLASS_NAMES.get(card.card_class if card else self.state.get(entity, CLASS), "")
        if name not in HERO_OF_CLASS:
            found = name or self.first_card(entity) or "an unknown hero"
            raise UnsupportedError(f"a script has no deck for {found}", self.at)
        return HERO_OF_CLASS[name]

    def first_card(self, entity: int) -> str:
        return self.identity.get(entity, "")

    # The walk

    def top_level(self, packet: Packet) -> None:
        if isinstance(packet, Block) and packet.kind in _ACTIONS and self.drafts:
            self.act(packet)
        elif isinstance(packet, TagChange) and packet.tag == STEP:
            self.step(packet)
        elif isinstance(packet, ResetGame):
            raise _Unsayable(f"the game is reset at line {packet.line}")
        self.inside(packet)

    def inside(self, packet: Packet) -> None:
        """Walk through all that a packet holds, in order, each against the state before it."""
        stack: list[tuple[Block | SubSpell | None, Iterator[Packet]]] = [(None, iter((packet,)))]
        while stack:
            inner = next(stack[-1][1], None)
            if inner is None:
                owner, _ = stack.pop()
                if isinstance(owner, Block):
                    self.add(self.numbers.leave(empty=not owner.packets))
                continue
            if isinstance(inner, Block):
                self.numbers.enter(inner)
            if isinstance(inner, Block | SubSpell):
                stack.append((inner, iter(inner.packets)))
            else:
                self.leaf(inner)

    def leaf(self, packet: Packet) -> None:
        if isinstance(packet, MetaData):
            self.add(self.numbers.meta(packet))
        elif isinstance(packet, ChosenEntities) and self.drafts:
            self.drafts.pop()
            raise _Unsayable(f"a choice between cards at line {packet.line}")
        elif isinstance(packet, TagChange):
            self.add(self.numbers.touched(packet))
            if packet.tag == PLAYSTATE:
                self.play_state(packet)
        zone = _new_zone(packet)
        if zone is not None:
            self.moved(packet, zone)
        self.apply(packet)

    def reject(self, entity: int) -> None:
        position = self.numbers.hand_position(entity)
        seat = self.state.get(entity, CONTROLLER)
        if seat in self.seats:
            self.rejected[seat].append(position - 1)
            self.put_back.append(entity)

    def moved(self, packet: Packet, zone: int) -> None:
        assert isinstance(packet, FullEntity | ShowEntity | ChangeEntity | HideEntity | TagChange)
        entity = packet.entity
        old = self.state.get(entity, ZONE)
        if old == zone:
            return
        if not (self.drafts or self.mulligan) and Zone.DECK in (old, zone) and zone != Zone.HAND:
            raise UnsupportedError("the scenario changes the decks before the game begins", self.at)
        if old == Zone.DECK and zone in (Zone.HAND, Zone.GRAVEYARD):
            self.drawn(entity, zone)
        elif zone == Zone.DECK and not self.drafts and old == Zone.HAND:
            self.reject(entity)
        elif zone == Zone.DECK:
            self.numbers.shuffle_in(entity, _controller(packet, self.state))
        elif old == Zone.HAND and zone == Zone.GRAVEYARD:
            self.add(self.numbers.discarded(entity))

    def drawn(self, entity: int, zone: int) -> None:
        seat = self.state.get(entity, CONTROLLER)
        rank = self.numbers.draw(entity)
        if rank is None or seat not in self.seats:
            self.add("a draw of a card that was not known to be in the deck")
            return
        if not self.drafts:
            (self.replacements if self.mulligan else self.opening)[seat].append(rank)
        elif zone == Zone.HAND or len(self.numbers.hand(seat)) >= _HAND_MAX:
            draft = self.drafts[-1]
            for_turn = isinstance(draft.move, StartMove) and not draft.first
            (draft.first if for_turn else draft.rest).append(rank)
        else:
            self.add("a card that left the deck")

    def add(self, found: list[Number] | str) -> None:
        """Add numbers to the present move, or note why there are none."""
        if self.drafts and isinstance(found, str) and found:
            self.losses.append(f"move {len(self.drafts)}: no number follows for {found}")
        elif self.drafts and not isinstance(found, str):
            self.drafts[-1].rest.extend(found)

    def step(self, packet: TagChange) -> None:
        if packet.value == Step.BEGIN_MULLIGAN:
            self.mulligan = True
        elif packet.value == Step.MAIN_READY:
            if not self.drafts:
                for entity in self.put_back:
                    self.numbers.put_back(entity, self.state.get(entity, CONTROLLER))
            self.push(StartMove(line=packet.line))
        elif packet.value == Step.MAIN_END and self.drafts:
            self.push(EndMove(line=packet.line))
        elif packet.value in (Step.FINAL_WRAPUP, Step.FINAL_GAMEOVER):
            raise _Over

    def play_state(self, packet: TagChange) -> None:
        if packet.value == PlayState.CONCEDED:
            if self.drafts and self.state.get(packet.entity, CURRENT_PLAYER):
                self.push(ConcedeMove(line=packet.line))
            else:
                self.losses.append("a player gives up in the other's turn, which no move can say")
            raise _Over
        if packet.value in (PlayState.WON, PlayState.LOST, PlayState.TIED):
            raise _Over

    def act(self, block: Block) -> None:
        """Note the move that a top-level block is; the walk stops where no move can say it."""
        if block.kind == BlockType.ATTACK:
            attacker, target = self.ref(block.entity), self.ref(block.target)
            if attacker is None or target is None:
                raise _Unsayable("an attack between things that are no characters")
            self.push(AttackMove(attacker, target, line=block.line))
            return
        target = self.ref(block.target) if block.target else None
        if block.kind != BlockType.PLAY or (block.target and target is None):
            raise _Unsayable("trading, forging, or a target that is no character")
        if self.state.get(block.entity, CARDTYPE) == CardType.HERO_POWER:
            self.push(PowerMove(target, line=block.line))
        elif self.state.get(block.entity, ZONE) == Zone.HAND:
            self.push(self.play(block, target))
        else:
            raise _Unsayable("using a card that is already on the board")

    def play(self, block: Block, target: CharacterRef | None) -> PlayMove:
        card_index = self.state.get(block.entity, ZONE_POSITION) - 1
        return PlayMove(
            card_index, self.option(block), _board_place(block), target, line=block.line
        )

    def option(self, block: Block) -> int | None:
        card_id = self.first_card(block.entity)
        card = self.cards.get(card_id)
        if block.sub_option < 0 or card is None or not card.tags.get(CHOOSE_ONE):
            return None
        swap = card_id in _SWAPPED_OPTIONS
        return 1 - block.sub_option if swap else block.sub_option

    def ref(self, entity: int) -> CharacterRef | None:
        return self.numbers.ref(entity)

    def push(self, move: ScriptedMove) -> None:
        self.drafts.append(_Draft(move))

    def close(self) -> None:
        """Add the last `end`: hearthbreaker's own recordings have one, whatever ended the game."""
        if self.drafts and not isinstance(self.drafts[-1].move, EndMove):
            self.push(EndMove())

    # The result

    def script(self) -> ScriptedGame:
        first = self.first_seat()
        order = [first, *(seat for seat in self.seats if seat != first)]
        header = [self.seats.index(first)]
        for numbers in (self.opening, self.replacements):
            for seat in order:
                header += numbers[seat]
        keep = [self.kept(seat, shown) for seat, shown in zip(order, (3, 4), strict=True)]
        first_deck, second_deck = (self.deck(seat) for seat in self.seats)
        return ScriptedGame(
            decks=(first_deck, second_deck),
            random=tuple(header),
            keep=(keep[0], keep[1]),
            moves=tuple(_with_numbers(draft) for draft in self.drafts),
            path=self.game.path,
            format=self.game.format,
            problems=list(self.game.problems),
        )

    def first_seat(self) -> int:
        for _, tags in sorted(self.state.tags.items()):
            if tags.get(CARDTYPE) == CardType.PLAYER and tags.get(FIRST_PLAYER):
                if tags.get(PLAYER_ID) in self.seats:
                    return tags[PLAYER_ID]
        raise UnsupportedError("the recording does not say who moves first", self.at)

    def kept(self, seat: int, shown: int) -> tuple[int, ...]:
        return tuple(index for index in range(shown) if index not in self.rejected[seat])

    def deck(self, seat: int) -> ScriptedDeck:
        names = [self.card_name(entity) for entity in self.decks[seat]]
        hidden = names.count("")
        if hidden:
            text = f"{hidden} of {len(names)} cards are never shown: {FILLER} stands for them"
            self.losses.append(f"player {seat}: {text}")
        names += [""] * (DECK_SIZE - len(names))
        return ScriptedDeck(self.hero(seat), tuple(name or FILLER for name in names))

    def card_name(self, entity: int) -> str:
        card = self.cards.get(self.first_card(entity))
        return card.name if card else ""

    def apply(self, packet: Packet) -> None:
        self.numbers.noted(packet)
        self.fold.apply(packet)


def _identities(game: Recording) -> dict[int, str]:
    """The card that each entity was first seen as; a later transformation does not count."""
    found: dict[int, str] = {}
    for packet in walk(game.packets):
        if isinstance(packet, FullEntity | ShowEntity) and packet.card_id:
            found.setdefault(packet.entity, packet.card_id)
        elif isinstance(packet, ChangeEntity):
            found.setdefault(packet.entity, "")
    return found


def _is_preparation(packet: Packet) -> bool:
    """Whether it is CREATE_GAME, a first entity, or a tag of one that older builds repeat."""
    if isinstance(packet, TagChange):
        return packet.tag != STEP
    return isinstance(packet, CreateGame | FullEntity)


def _new_zone(packet: Packet) -> int | None:
    """The zone that a packet puts an entity into; None when it does not tell."""
    if isinstance(packet, TagChange):
        return packet.value if packet.tag == ZONE else None
    if isinstance(packet, HideEntity):
        return packet.zone
    if isinstance(packet, FullEntity | ShowEntity | ChangeEntity):
        return dict(packet.tags).get(ZONE)
    return None


def _controller(packet: Packet, state: TagState) -> int:
    """The controller of the entity once the packet has taken effect."""
    if isinstance(packet, FullEntity | ShowEntity | ChangeEntity):
        told = dict(packet.tags).get(CONTROLLER)
        return told or state.get(packet.entity, CONTROLLER)
    return state.get(packet.entity, CONTROLLER) if isinstance(packet, TagChange) else 0


def _board_place(block: Block) -> int | None:
    """The board place that a played minion takes: its first position in play, from 0."""
    in_play = False
    for packet in walk(block.packets):
        if isinstance(packet, ShowEntity) and packet.entity == block.entity:
            tags = dict(packet.tags)
            if tags.get(CARDTYPE, CardType.MINION) != CardType.MINION:
                return None
            in_play = in_play or tags.get(ZONE) == Zone.PLAY
            if in_play and tags.get(ZONE_POSITION):
                return tags[ZONE_POSITION] - 1
        elif isinstance(packet, TagChange) and packet.entity == block.entity:
            in_play = in_play or (packet.tag == ZONE and packet.value == Zone.PLAY)
            if in_play and packet.tag == ZONE_POSITION and packet.value:
                return packet.value - 1
    return None


def _with_numbers(draft: _Draft) -> ScriptedMove:
    return replace(draft.move, random=(*draft.first, *draft.rest))


_ACTIONS = frozenset({BlockType.PLAY, BlockType.ATTACK, BlockType.DECK_ACTION})
_HAND_MAX = 10
