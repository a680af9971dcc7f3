"""A game in plain English: a line for each action, and below it what came of it.

Same game, same text. Actions have the titles that they have everywhere; what came of one is told
from the states before and after it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import BlockType, CardType, Meta, PlayState, Zone
from hsreplay_sim.base.tagstate import TagState
from hsreplay_sim.replay.actions import Kind
from hsreplay_sim.replay.packets import Block, MetaData, walk
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.replay.walkthrough import ActionInfo, Walkthrough
from hsreplay_sim.report.text import clean

_BODIES = frozenset((CardType.MINION, CardType.HERO, CardType.LOCATION))
_ON_BOARD = frozenset((*_BODIES, CardType.WEAPON))
_MOVES = {
    (Zone.DECK, Zone.HAND): "{owner} draws {card}",
    (Zone.DECK, Zone.GRAVEYARD): "{card} is burned",
    (Zone.DECK, Zone.PLAY): "{card} comes from the deck into play",
    (Zone.DECK, Zone.SECRET): "a Secret of {owner} goes up",
    (Zone.HAND, Zone.DECK): "{card} goes back into the deck of {owner}",
    (Zone.HAND, Zone.SECRET): "a Secret of {owner} goes up",
    (Zone.PLAY, Zone.HAND): "{card} returns to the hand of {owner}",
    (Zone.PLAY, Zone.DECK): "{card} goes into the deck of {owner}",
    (Zone.PLAY, Zone.GRAVEYARD): "{card} is destroyed",
    (Zone.SECRET, Zone.GRAVEYARD): "{card} is revealed",
    (Zone.GRAVEYARD, Zone.PLAY): "{card} comes back into play",
    (Zone.GRAVEYARD, Zone.HAND): "{card} comes back to the hand of {owner}",
}
"""What a card does that goes from one zone to another; the rest is not told."""
_ARRIVALS = {
    Zone.HAND: "{owner} gets {card}",
    Zone.PLAY: "{card} comes into play",
    Zone.DECK: "{card} goes into the deck of {owner}",
}
"""What a card does that was not there before."""
_ENDS = {
    PlayState.WON: "wins",
    PlayState.LOST: "loses",
    PlayState.TIED: "ties",
    PlayState.CONCEDED: "concedes",
}


def write_lines(game: Recording) -> Iterator[str]:
    """The lines of a game, with their ends."""
    for line in _Story(game).lines():
        yield clean(line) + "\n"


class _Moment(NamedTuple):
    """A state before an action, and the one after it."""

    before: TagState
    after: TagState


class _Story:
    def __init__(self, game: Recording) -> None:
        self.game = game
        self.walk = Walkthrough(game)
        self.seats: dict[int, int] = {}
        """Player entity → PLAYER_ID."""
        self._fatigue = Counter[int]()
        """Hero → the damage of fatigue in the action that is told."""

    def lines(self) -> Iterator[str]:
        actions = self.walk.actions
        before = self.walk.state(0).snapshot()
        create = self.game.create
        if create is not None:
            self.seats = {player.entity: player.player_id for player in create.players}
        yield " against ".join(self._player(seat) for seat in self.seats.values()) or "A game"
        facts = [f"build {self.game.build}" if self.game.build else "build unknown"]
        yield ", ".join(filter(None, [*facts, self.game.game_type, self.game.format_type]))
        turn = 0
        for action in actions:
            if action.turn != turn:
                turn = action.turn
                yield ""
                yield f"Turn {turn}"
            yield self._head(action)
            after = self.walk.state(action.step).snapshot()
            yield from self._outcome(action, _Moment(before, after))
            before = after
        yield ""
        yield from self._result(before)

    def _head(self, action: ActionInfo) -> str:
        who = f"{action.player}: " if action.player else ""
        return f"{action.step:>4}. {who}{action.title}"

    def _outcome(self, action: ActionInfo, moment: _Moment) -> Iterator[str]:
        """Yield the lines on the outcome of an action: what its blocks say, then by entity id."""
        for said in self._events(action, moment.after):
            yield f"        {said}"
        for entity in sorted(moment.after.tags):
            if entity in self.seats:
                continue
            for said in (*self._changes(entity, moment), *self._movement(entity, action, moment)):
                yield f"        {said}"

    def _events(self, action: ActionInfo, after: TagState) -> Iterator[str]:
        """Yield the lines on what only a packet tells: fatigue and jousts."""
        self._fatigue = Counter[int]()
        for packet in walk(self.walk.course.actions[action.step - 1].packets):
            if type(packet) is Block and packet.kind == BlockType.FATIGUE:
                for each in walk(packet.packets):
                    if type(each) is MetaData and each.meta == Meta.DAMAGE:
                        self._fatigue.update(dict.fromkeys(each.info, each.data))
                        for hero in each.info:
                            owner = self._owner(hero, after)
                            yield f"the deck of {owner} is empty: {each.data} damage by fatigue"
            elif type(packet) is MetaData and packet.meta == Meta.JOUST:
                cards = " and ".join(self._card(each, after) for each in packet.info)
                yield f"{cards} are revealed; {self._card(packet.data, after)} wins the joust"

    def _movement(self, entity: int, action: ActionInfo, moment: _Moment) -> Iterator[str]:
        """Yield the line on where an entity went."""
        known = entity in moment.before.tags
        zones = moment.before.get(entity, t.ZONE), moment.after.get(entity, t.ZONE)
        kind = moment.after.get(entity, t.CARDTYPE)
        told = _MOVES.get(zones) if known else _ARRIVALS.get(zones[1])
        if told is None or (known and zones[0] == zones[1]):
            return
        if Zone.PLAY in zones and kind not in _ON_BOARD:
            return
        if action.kind is Kind.DEAL and zones[1] == Zone.DECK:
            return
        if zones == (Zone.PLAY, Zone.GRAVEYARD) and kind in (CardType.MINION, CardType.HERO):
            told = "{card} dies"
        owner = self._owner(entity, moment.after)
        yield told.format(card=self._card(entity, moment.after), owner=owner)

    def _changes(self, entity: int, moment: _Moment) -> Iterator[str]:
        """Yield the line on how damage and armor of a character changed."""
        kind = moment.after.get(entity, t.CARDTYPE)
        if kind not in _BODIES or entity not in moment.before.tags:
            return
        if moment.before.get(entity, t.ZONE) != Zone.PLAY:
            return
        card = self._card(entity, moment.after)
        hurt = moment.after.get(entity, t.DAMAGE) - moment.before.get(entity, t.DAMAGE)
        hurt -= self._fatigue[entity]
        if hurt > 0:
            yield f"{card} takes {hurt} damage"
        elif hurt < 0 and moment.after.get(entity, t.ZONE) == Zone.PLAY:
            yield f"{card} is healed by {-hurt}"
        armor = moment.after.get(entity, t.ARMOR) - moment.before.get(entity, t.ARMOR)
        if armor > 0:
            yield f"{card} gets {armor} armor"
        elif armor < 0:
            yield f"{card} loses {-armor} armor"

    def _result(self, end: TagState) -> Iterator[str]:
        for entity, seat in self.seats.items():
            word = _ENDS.get(end.get(entity, t.PLAYSTATE))
            if word:
                yield f"{self._player(seat)} {word}."

    def _card(self, entity: int, state: TagState) -> str:
        name = self.walk.named(state.cards.get(entity, "")) or state.cards.get(entity, "")
        return f"{name or 'a card'} #{entity}"

    def _owner(self, entity: int, state: TagState) -> str:
        return self._player(state.get(entity, t.CONTROLLER))

    def _player(self, seat: int) -> str:
        return self.walk.player_name(seat)
