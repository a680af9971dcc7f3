"""A card played to the end of what it starts: the positions it is played in, and what must not be.

Four positions: empty boards; the middle of a game, with minions, weapons, Secrets, the dead, and
cards in hands and decks on both sides; full boards, nearly full hands and almost no decks; and no
room at all: seven minions and ten cards on both sides, and decks to draw from. In each a card
is played once for each of its options and each kind of target. What can be played in none of them
is played in a fifth: with minions of the kinds that such cards ask for, mana without end, and a
Beast that has died in this turn. Then what it has made is played and used, and turns are ended, so
that triggers act; a minion that was played dies once. After every move the state is sound: no hand
and no board holds more than it can.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from hsreplay_sim.base.enums import CardClass, CardType, Zone
from hsreplay_sim.base.stream import TAG, Packet
from hsreplay_sim.base.tags import (
    CLASS,
    CORPSES,
    CREATOR,
    LAST_KNOWN_ATK,
    LAST_KNOWN_ATK_IN_HAND,
    TAG_3085,
    TAG_LAST_KNOWN_COST_IN_HAND,
)
from hsreplay_sim.engine.invariants import check
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.play import Card, Deck, Game, Player
from hsreplay_sim.play.decks import classes
from hsreplay_sim.play.legal import END_TURN, Move
from hsreplay_sim.play.setup.formats import cards_of
from proof.selfplay import where

MANA = 25
CORPSES_LEFT = 10
FULL = 7
"""Minions of a row; the side to move has one less, so that it can play one more."""
HELD = 10
"""Cards of a full hand."""
TURNS = 4
"""Two of each player."""
FOLLOWED = 4
"""Moves of a turn that follow a play: with what the card has made, it first."""
YETI, HOARDER = "CS2_182", "EX1_096"
BARRIER, AXE = "EX1_289", "CS2_106"
MIDDLE = (YETI, "CS2_172", HOARDER, "NEW1_023")
"""Chillwind Yeti, Bloodfen Raptor, Loot Hoarder, Faerie Dragon."""
CROWD = (YETI, "CS2_168", HOARDER, "EX1_004", "CS2_065", "CS2_179", "CS2_172")
"""Beside them Murloc Raider, Young Priestess, Voidwalker, Sen'jin Shieldmasta."""
DECK = (YETI, "CS2_029", AXE, BARRIER, "CS2_033", "EX1_006", "CS2_146", "CS2_023", "CS2_168")
"""Beside them Fireball, Water Elemental, Alarm-o-Bot, Southsea Deckhand, Arcane Intellect."""
HAND = (YETI, "CS2_023", "NEW1_023", AXE, BARRIER, "EX1_006", "CS2_029", "CS2_172", "CS2_005")
"""Beside them Claw."""
NO_ROOM = "no room"
POSITIONS = ("empty", "middle", "full", NO_ROOM)
SOUGHT = "sought"
"""The position of what can be played nowhere else."""
SOUGHT_ROW = ("CS2_231", "CS2_101t", "CS2_200", "GVG_085", "SC_783")
"""Wisp, an Undead by now; Silver Hand Recruit; Boulderfist Ogre, large, and frozen; Annoy-o-Tron, a
Mech with a shield; Void Ray, a Protoss: those that a build has."""
BEAST = "CS2_172"
MUCH_MANA = 125
SHADOWS = (LAST_KNOWN_ATK, LAST_KNOWN_ATK_IN_HAND, TAG_LAST_KNOWN_COST_IN_HAND, TAG_3085)
LEFT = 5
"""Cards of a deck where nobody has room for them."""
NO_CARDS = (CardType.GAME, CardType.PLAYER)


@dataclass(slots=True)
class Outcome:
    """What became of a card in a build."""

    card_id: str
    build: int
    plays: int = 0
    faults: dict[str, str] = field(default_factory=dict)
    """What broke → in which play."""


def outcome_of(
    card_id: str, build: int, positions: Sequence[str] = POSITIONS, luck: int = 0
) -> Outcome:
    """Play a card in every position, for every option and kind of target.

    Another `luck` is another course of what follows, and other picks of chance.
    """
    found = Outcome(card_id, build)
    for position in (*positions, SOUGHT):
        if position == SOUGHT and (found.plays or SOUGHT in positions):
            break
        told = f"{card_id} of build {build}, {position}"
        try:
            game, card, ways = begun(card_id, build, position)
        except Exception as error:
            found.faults.setdefault(where(error), told)
            continue
        for way in ways:
            _played(game, card, way, found, f"{told}, {way}", luck)
        if not ways:
            _held(game, found, f"{told}, held", luck)
    return found


def _held(game: Game, found: Outcome, told: str, luck: int) -> None:
    """End turns with a card in the hand that cannot be played."""
    twin = Twin(game, told, luck)
    try:
        twin.end_turns(TURNS)
    except Exception as error:
        found.faults.setdefault(where(error), told)


def begun(card_id: str, build: int, position: str) -> tuple[Game, Card, list[Move]]:
    """A position with the card in the hand of the mover, and the ways in which it can be played.

    Without room the mover has a full board, or one minion less if the card cannot be played then.
    """
    for minions in (FULL, FULL - 1) if position == NO_ROOM else (FULL - 1,):
        game = position_for(card_id, build, position, minions)
        card = game.player1.give(card_id)
        ways = list(ways_of(game, card))
        if ways:
            break
    return game, card, ways


def _played(game: Game, card: Card, way: Move, found: Outcome, told: str, luck: int = 0) -> None:
    found.plays += 1
    lasting = False
    for doomed in (False, True):
        if doomed and not lasting:
            continue
        twin = Twin(game, told, luck)
        try:
            twin.do(way)
            lasting = twin.is_minion_in_play(card)
            if doomed:
                twin.game.card(card.entity_id).destroy()
                twin.choose()
                twin.demand_sound()
            twin.follow(card)
            twin.end_turns(TURNS // 2 if doomed else TURNS)
        except Exception as error:
            found.faults.setdefault(where(error), told)
        for silent in twin.silent_blanks():
            found.faults.setdefault(f"a silent blank {silent}", told)


class Twin:
    """A copy of a game in which a card is played, and what follows from it."""

    def __init__(self, game: Game, seed: str, luck: int = 0) -> None:
        self.game = game.copy(seed=luck) if luck else game.copy()
        self.before = set(game.engine.entities)
        self.random = random.Random(f"{seed}, luck {luck}" if luck else seed)

    def do(self, move: Move) -> None:
        """Make a move of the game that this is a copy of."""
        card = self.game.card(move.card.entity_id) if move.card is not None else None
        target = self.game.card(move.target.entity_id) if move.target is not None else None
        Move(self.game, move.kind, card, target, move.choose).do()
        self.choose()
        self.demand_sound()

    def demand_sound(self) -> None:
        """Raise an error if an invariant is broken: a hand too large, a board too wide.

        Or if a sum is stale: an update that asks every card again would write something.
        """
        if broken := check(self.game.engine):
            raise AssertionError("; ".join(broken))
        if self.game.choice is None and not self.game.ended and (late := written_late(self.game)):
            raise AssertionError(f"an update comes late: {late[0]}")

    def choose(self) -> None:
        """Answer every offer at random."""
        while (choice := self.game.choice) is not None:
            choice.choose(self.random.choice(choice.cards))

    def follow(self, card: Card) -> None:
        """Use the card and what is new; attack with it."""
        for _ in range(FOLLOWED):
            found = [each for each in self.game.legal_moves() if self._is_new(each, card)]
            if not found:
                return
            self.do(self.random.choice(found))

    def _is_new(self, move: Move, card: Card) -> bool:
        if move.card is None:
            return False
        number = move.card.entity_id
        return number == card.entity_id or number not in self.before

    def end_turns(self, count: int) -> None:
        """End turns; whoever comes to move goes on with what is new."""
        for _ in range(count):
            if self.game.ended:
                return
            self.game.end_turn()
            self.choose()
            self.demand_sound()
            if self.game.ended:
                return
            new = [each for each in self.game.legal_moves() if self._is_newer(each)]
            if new:
                self.do(self.random.choice(new))

    def _is_newer(self, move: Move) -> bool:
        return move.kind != END_TURN and move.card is not None and not self._was_there(move.card)

    def _was_there(self, card: Card) -> bool:
        return card.entity_id in self.before

    def is_minion_in_play(self, card: Card) -> bool:
        """Whether the card lies on a board by now."""
        now = self.game.card(card.entity_id)
        return now.entity.zone == Zone.PLAY and now.entity.type == CardType.MINION

    def silent_blanks(self) -> Iterator[str]:
        """The cards that were made with a text that does nothing, and no notice says so.

        Of a pool of which no card can be played whole, a notice names the card that drew from it.
        """
        told = {each.card_id for each in self.game.notices}
        empty = {each.card_id for each in self.game.notices if each.text.startswith("none of")}
        entities = self.game.engine.entities
        for number, entity in entities.items():
            if number in self.before or entity.script is not None or entity.type in NO_CARDS:
                continue
            maker = entities.get(entity.get(CREATOR))
            if maker is not None and maker.card_id in empty:
                continue
            if entity.card_id and entity.card_id not in told:
                yield entity.card_id


def written_late(game: Game) -> list[Packet]:
    """What an update of all that is in play and in hands writes; a settled game needs none.

    Shadows of stats, by which no rule goes, may wait for a change of their stat.
    """
    engine = game.copy().engine
    engine.touch_players()
    for side in (1, 2):
        for entity in (*engine.in_play[side], *engine.hand[side]):
            engine.touch(entity)
    since = len(engine.out)
    update_auras(engine)
    return [each for each in engine.out[since:] if each[0] != TAG or each[2] not in SHADOWS]


def ways_of(game: Game, card: Card) -> Iterator[Move]:
    """The plays of a card: one for each option, and each side and type of its targets."""
    seen = set()
    for move in game.legal_moves():
        if move.card is None or move.card.entity_id != card.entity_id:
            continue
        target = move.target.entity if move.target is not None else None
        kind = (target.controller, target.type) if target is not None else None
        if (move.kind, move.choose, kind) not in seen:
            seen.add((move.kind, move.choose, kind))
            yield move


# --- positions ------------------------------------------------------------------------------------


def position_for(card_id: str, build: int, position: str, minions: int = FULL - 1) -> Game:
    """A copy of a position in which a card is at home: its class is that of the mover.

    If its boards are full, the mover has so many minions.
    """
    card = cards_of(build).get(card_id)
    number = card.tags.get(CLASS, 0) if card is not None else 0
    names = {value: name for name, value in vars(CardClass).items() if isinstance(value, int)}
    known = classes(cards_of(build))
    hero = names.get(number, "")
    return _position(build, hero if hero in known else "MAGE", position, minions).copy()


@lru_cache(maxsize=64)
def _position(build: int, hero: str, position: str, minions: int) -> Game:
    game = Game.new(Deck(hero, DECK), Deck("MAGE", DECK), build=build, allow_missing=True)
    game.start(first=1).skip_mulligan()
    for player in game.players:
        player.discard_hand()
        player.stack_deck(*DECK[:3])
    if position == SOUGHT:
        _lay_out_what_is_sought(game)
    elif position != "empty":
        for player in (game.player1, game.player2):
            row = minions if player.player_id == 1 else FULL
            _fill(player, MIDDLE if position == "middle" else CROWD[:row])
            game.end_turn()
    for player in game.players:
        _refresh(player, MUCH_MANA if position == SOUGHT else MANA)
        if position == NO_ROOM:
            player.stack_deck(*DECK[:LEFT])
            for card_id in HAND[: HELD - (player.player_id == 1) - len(player.hand)]:
                player.give(card_id)
    return game


def _lay_out_what_is_sought(game: Game) -> None:
    """Minions of the kinds that some cards ask for on both sides, and a Beast that dies."""
    for player in game.players:
        row = [each for each in SOUGHT_ROW if game.engine.cards.get(each) is not None]
        for card_id in row:
            minion = player.summon(card_id)
            if card_id == "CS2_200":
                minion.freeze()
        player.give(BEAST)
        player.summon(BEAST).destroy()


def _refresh(player: Player, mana: int = MANA) -> None:
    player.max_mana, player.mana = mana, mana
    player.game.put(player, CORPSES, CORPSES_LEFT)


def _fill(player: Player, row: Sequence[str]) -> None:
    """What the player to move has by now: a board, a hand, a weapon, a Secret, and some dead."""
    _refresh(player)
    for played in (BARRIER, "CS2_023"):
        player.give(played).play()
    for dead in ("CS2_172", HOARDER):
        player.summon(dead).destroy()
    for card_id in row:
        player.summon(card_id)
    player.field[0].hit(2)
    player.equip(AXE)
    player.hero.hit(12)
    for card_id in HAND[: (5 if row is MIDDLE else 8) - len(player.hand)]:
        player.give(card_id)
