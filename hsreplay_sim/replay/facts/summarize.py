"""From a recording to its summary."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from hearthstone.enums import CardClass

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import BlockType, PlayState, Zone
from hsreplay_sim.replay.actions import Kind
from hsreplay_sim.replay.facts import decks
from hsreplay_sim.replay.facts.clock import times
from hsreplay_sim.replay.facts.model import (
    Deck,
    Mulligan,
    Play,
    PlayerFacts,
    Summary,
)
from hsreplay_sim.replay.facts.tally import Counting, Tally
from hsreplay_sim.replay.facts.warbands import commanders, kind_of, warband_of
from hsreplay_sim.replay.packets import Choices, walk
from hsreplay_sim.replay.revelations import revelations

if TYPE_CHECKING:
    from hsreplay_sim.base.tagstate import TagState
    from hsreplay_sim.replay.decisions.choice import Choice
    from hsreplay_sim.replay.packets import PlayerDef
    from hsreplay_sim.replay.recording import Recording
    from hsreplay_sim.replay.walkthrough import Walkthrough

_RESULTS = {PlayState.WON: "won", PlayState.LOST: "lost", PlayState.TIED: "tied"}
_TWO_WORDS = {CardClass.DEATHKNIGHT: "Death Knight", CardClass.DEMONHUNTER: "Demon Hunter"}
_NO_CLASSES = (CardClass.INVALID, CardClass.DREAM, CardClass.NEUTRAL, CardClass.WHIZBANG)
_DEALT_SECOND = 4
"""The cards that are dealt to the player who goes second."""
_DEALT = 2
"""The steps after which the opening hands are held: the deal and the first mulligan."""


def summary_of(game: Recording) -> Summary:
    """Return the facts of a game: one walk over its packets, nothing is replayed."""
    return _Summarizer(game).summary()


class _Summarizer:
    def __init__(self, game: Recording) -> None:
        self.game = game
        self.walk: Walkthrough = game.walkthrough
        self.cards = self.walk.cards
        self.whole = not (game.reconnected or game.implicit_create)
        """The recording begins where the game does."""
        self.warband = kind_of(game)
        """Battlegrounds or Mercenaries; "" for neither."""

    def summary(self) -> Summary:
        game = self.game
        counting = Counting(fights=self.warband).count(game.packets)
        tally, end = counting.finish(), counting.state
        started, seconds = times(game)
        found = Summary(
            build=game.build,
            game_type=game.game_type,
            format_type=game.format_type,
            scenario=game.scenario,
            turns=tally.turns,
            started=started,
            seconds=seconds,
            recorded_by=self._recorders() or commanders(game, self.walk.state(0), end),
        )
        create = game.create
        for player in create.players if create is not None else ():
            found.players.append(self._player(player, found, tally, end))
        found.end = _end(found, tally, end, create.players if create is not None else ())
        if self.warband:
            seat = found.recorded_by[0] if found.recorded_by else 0
            entity = self._seats().get(seat, 0)
            found.warband = warband_of(game, entity, self.walk.state(0), end, tally)
        named = {each: self.walk.named(each) for each in sorted(found.card_ids())}
        found.names = {card_id: name for card_id, name in named.items() if name}
        return found

    def _recorders(self) -> list[int]:
        """Return the seats whose hands are shown when they are dealt, or else later.

        A card that both players see in a hand is no sign: a seat that holds hidden cards as well
        did not record, nor did a computer, whose cards a log may show. In Battlegrounds all hands
        lie in view, and the one who chooses recorded.
        """
        asked = {each.player for each in walk(self.game.packets) if type(each) is Choices}
        choosing = sorted(seat for seat, entity in self._seats().items() if entity in asked)
        if self.warband and choosing:
            return choosing
        people = self._people()
        for step in (_DEALT, len(self.walk.course.actions) // 2):
            shown, hidden = self._hands(min(step, len(self.walk.course.actions)))
            if (shown - hidden) & people:
                return sorted((shown - hidden) & people)
        return choosing

    def _people(self) -> set[int]:
        """The seats of those who are no computers."""
        create = self.game.create
        players = create.players if create is not None else ()
        return {
            each.player_id for each in players if not (each.has_account and each.account_lo == "0")
        }

    def _hands(self, step: int) -> tuple[set[int], set[int]]:
        """The seats that hold cards in view before a step, and those that hold hidden ones."""
        state = self.walk.state(step)
        shown, hidden = set[int](), set[int]()
        for entity, tags in state.tags.items():
            if tags.get(t.ZONE) == Zone.HAND:
                (shown if state.cards.get(entity) else hidden).add(tags.get(t.CONTROLLER, 0))
        return shown, hidden

    def _seats(self) -> dict[int, int]:
        create = self.game.create
        return {each.player_id: each.entity for each in create.players} if create else {}

    # --- players -----------------------------------------------------------------------------

    def _player(
        self, player: PlayerDef, found: Summary, tally: Tally, end: TagState
    ) -> PlayerFacts:
        seat, before = player.player_id, self.walk.state(0)
        extra = dict(player.extra)
        hero = before.cards.get(before.get(player.entity, t.HERO_ENTITY), "")
        card = self.cards.get(hero)
        facts = PlayerFacts(
            player_id=seat,
            name=player.name,
            hero=hero,
            hero_name=card.name if card is not None else "",
            hero_class=_class_name(card.card_class if card is not None else 0),
            rank=_number(extra.get("rank")),
            legend_rank=_number(extra.get("legendRank")),
            recorded=seat in found.recorded_by if found.recorded_by else None,
            result=self._result(tally, seat),
        )
        self._count(facts, player.entity, tally, end)
        if self.whole and not self.warband:
            facts.first = self._was_first(player.entity)
            facts.mulligan = self._mulligan(player)
        facts.deck = self._deck(player, hero)
        return facts

    def _count(self, facts: PlayerFacts, entity: int, tally: Tally, end: TagState) -> None:
        seat = facts.player_id
        facts.plays = [
            Play(turn, played, tally.played_as.get(played, ""), self._name(tally, played))
            for side, turn, played in tally.plays
            if side == seat
        ]
        spent = end.get(entity, t.NUM_RESOURCES_SPENT_THIS_GAME)
        if self.warband or not self.whole:
            facts.mana_spent = (spent or None) if not self.warband else None
            return
        facts.mana_spent = spent or tally.mana[seat]
        facts.cards_drawn, facts.cards_burnt = tally.drawn[seat], tally.burnt[seat]
        if not tally.untold_damage:
            facts.damage_dealt, facts.damage_taken = tally.dealt[seat], tally.taken[seat]
            facts.hero_damage_taken = tally.hero_taken[seat]

    def _name(self, tally: Tally, entity: int) -> str:
        return self.walk.named(tally.played_as.get(entity, ""))

    def _result(self, tally: Tally, seat: int) -> str:
        ends = tally.ends.get(seat, [])
        told = [_RESULTS[each] for each in ends if each in _RESULTS]
        return told[-1] if told else "conceded" if PlayState.CONCEDED in ends else ""

    def _was_first(self, entity: int) -> bool | None:
        """Return whether FIRST_PLAYER names it; None if that names nobody."""
        state = self.walk.state(min(1, len(self.walk.course.actions)))
        named = [each for each, tags in state.tags.items() if tags.get(t.FIRST_PLAYER)]
        return entity in named if named else None

    def _mulligan(self, player: PlayerDef) -> Mulligan | None:
        """Return what the player kept and threw of the cards of its deck: the Coin is none."""
        for action in self.walk.course.actions:
            if action.kind is Kind.MULLIGAN and action.entity == player.entity:
                choice = self.walk.actions[action.step - 1].choice
                cards = dict(self.walk.state(action.step - 1).cards)
                own = self._own(choice, player.player_id)
                kept = tuple(cards.get(each, "") for each in choice.kept if each in own)
                thrown = tuple(cards.get(each, "") for each in choice.thrown if each in own)
                return Mulligan(kept + thrown, kept, thrown)
        return None

    def _own(self, choice: Choice, seat: int) -> Collection[int]:
        """Return the cards of a mulligan that are of the deck: all but the Coin.

        A brawl may lay other decks before it deals (U060); the Coin is the fifth card then.
        """
        own = decks.dealt(self.walk.state(0), seat)
        offered = sorted((*choice.kept, *choice.thrown))
        if set(offered).isdisjoint(own):
            return offered[:_DEALT_SECOND]
        return own

    def _deck(self, player: PlayerDef, hero: str) -> Deck | None:
        """Return the deck as a tracker listed it, or else as far as it comes to light."""
        begins = self.whole and not self.warband
        own = decks.dealt(self.walk.state(0), player.player_id) if begins else []
        known = decks.listed(player)
        if known is None:
            shown = revelations(self.game.packets, self.cards) if own else {}
            known = [shown[each] for each in own if shown.get(each)]
        size = max(len(own), len(known))
        form = self.game.format_type
        return decks.deck_of(known, size, self.cards, hero, form) if size else None


def _class_name(number: int) -> str:
    """Return the class of a hero in words; "" for a number that is none of the classes."""
    named = CardClass(number) if number in iter(CardClass) else CardClass.INVALID
    if named in _NO_CLASSES:
        return ""
    return _TWO_WORDS.get(named, str(named.name).capitalize())


def _number(text: str | None) -> int | None:
    return int(text) if text and text.isascii() and text.isdigit() and int(text) else None


def _end(found: Summary, tally: Tally, end: TagState, players: tuple[PlayerDef, ...]) -> str:
    """Return why the game ended; "" if nobody lost, or if the recording does not tell."""
    told = [state for states in tally.ends.values() for state in states]
    if PlayState.CONCEDED in told:
        return "concession"
    if PlayState.DISCONNECTED in told:
        return "disconnection"
    lost = {each.player_id for each in found.players if each.result in ("lost", "tied")}
    heroes = [end.get(each.entity, t.HERO_ENTITY) for each in players if each.player_id in lost]
    dead = [hero for hero in heroes if _is_dead(end, hero)]
    if not dead:
        return ""
    by_fatigue = all(tally.last_hurt.get(hero) == BlockType.FATIGUE for hero in dead)
    return "fatigue" if by_fatigue else "lethal"


def _is_dead(end: TagState, hero: int) -> bool:
    hurt = end.get(hero, t.DAMAGE) >= end.get(hero, t.HEALTH) > 0
    return hurt or end.get(hero, t.ZONE) == Zone.GRAVEYARD or end.get(hero, t.TO_BE_DESTROYED) > 0
