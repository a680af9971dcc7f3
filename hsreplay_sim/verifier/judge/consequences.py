"""Which differences may follow from an adopted text: the rule of causality.

Where a text is adopted, what it did is taken from the log, and the engine goes on from the state
that it left. So almost everything around it is as predictable as ever. These things are not:

1. A text that lasts, such as an aura, holds stats, costs, keywords and flags of anything; of what
   the recording only describes, and never changes, it holds what its words speak of. A body whose
   HEALTH it holds may live or die by it, and its row with it. It never writes what only rules
   write: steps of the turn, payment, combat, zones and places, damage, records of what happened.
2. A trigger may answer an event of the adopted text. The engine was not told of the event, so it
   does not open the trigger's block; what that block holds, and what comes after it, may follow.
   The rules of a step, in triggers of the game and the players, answer to no text.
3. A trigger that is adopted in the middle of a move may change what becomes of the moving card
   from there on.
4. An enchantment on a player may change what is paid, and with what: Health is then lost. Mana is
   paid as the card is told to cost.
5. If the log does not answer a question, an adopted text may have prevented what was asked about.
6. A tag of an adopted entity that neither the engine nor the rest of the log tells is the log's.
7. A body on which such a text lays an enchantment was affected by the one that laid it.
8. What names a card as its maker whose text was adopted was made by that text, wherever it stands.

What stands in front of the first adopted packet follows from a text that lasts alone, and only if
that was in play already and speaks of the tag.

No text makes the server repeat a value that holds, or turns the order round in which rules write,
and none writes what the option itself does. None changes what a card is printed with for good (its
type, kind, rarity …), tears its last known cost from its cost, or turns a change into another block
of whose entity nothing else differs.

A text or an enchantment of the differing entity itself is another matter: see `is_uncertain`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.stream import TAG
from hsreplay_sim.base.tags import (
    ATTACHED,
    COST,
    CREATOR,
    DISPLAYED_CREATOR,
    HEALTH,
    LAST_AFFECTED_BY,
    NUM_ATTACKS_THIS_TURN,
    NUM_RESOURCES_SPENT_THIS_GAME,
    NUM_TURNS_IN_PLAY,
    PREDAMAGE,
    PREHEALING,
    RESOURCES_USED,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.replay.packets import (
    DESCRIPTIONS,
    Block,
    FullEntity,
    MetaData,
    SubSpell,
    TagChange,
)
from hsreplay_sim.verifier.judge.own_text import is_put_together, is_told_again, is_torn
from hsreplay_sim.verifier.simulate.spoken import may_hold, text_of
from hsreplay_sim.verifier.tags.gameplay import (
    FED_BY_TEXTS,
    NEVER_BY_TEXT,
    OF_THE_CARD,
    OF_THE_OPTION,
    SUMMED_UP,
    is_held_by_texts,
    is_record,
)

if TYPE_CHECKING:
    from hsreplay_sim.base.stream import Packet
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.verifier.compare.end_state import Key, Logged, Mismatch
    from hsreplay_sim.verifier.simulate.answers import LogOracle


class Consequences:
    """What of one action may follow from the texts that were adopted in it."""

    def __init__(
        self,
        game: Game,
        logged: Logged,
        out: Sequence[Packet],
        oracle: LogOracle,
        found: Sequence[Mismatch],
    ) -> None:
        self._game = game
        self._logged = logged
        self._out = out
        self._oracle = oracle
        self._found = found

    def include(self, mismatch: Mismatch) -> bool:
        """Whether a difference may be a consequence of an adopted text."""
        adopter = self._oracle.adopter
        if not adopter.packets and not adopter.cards:
            return False
        if self._is_of_the_log_alone(mismatch) or mismatch.tag in OF_THE_OPTION:
            return False
        if is_torn(self._game, self._logged, mismatch):
            return False
        if is_put_together(self._game, self._logged, mismatch.entity):
            return True
        if mismatch.tag in OF_THE_CARD:
            return False
        questions = self._oracle.questions
        unknown = questions.asked > questions.answered
        if self._is_in_front(mismatch):
            return self._was_held(mismatch) or self._lives_or_is_paid(mismatch)
        if self._is_elsewhere_alone(mismatch):
            return self._is_held(mismatch)
        if self._is_held(mismatch):
            return True
        if is_held_by_texts(mismatch.tag) and self._is_only_described(mismatch):
            return unknown or mismatch.entity in self._brought
        if mismatch.tag in FED_BY_TEXTS or self._is_taken(mismatch):
            return True
        if self._is_of_gift(mismatch) or mismatch.entity in self._brought:
            return True
        if mismatch.tag in NEVER_BY_TEXT and mismatch.tag != ZONE_POSITION:
            return False
        if self._is_counted_by_rules(mismatch):
            return False
        if self._is_of_moving_card(mismatch) or self._lives_or_is_paid(mismatch):
            return True
        return unknown or self._after_a_trigger(mismatch)

    def _is_in_front(self, mismatch: Mismatch) -> bool:
        """Whether it stands in front of all that was adopted.

        So does what the engine alone makes there if the log tells it in an adopted block, but for
        what the game sums up (U277@5).
        """
        if mismatch.at is not None:
            return mismatch.at < self._first
        key, adopted = (mismatch.entity, mismatch.tag), self._oracle.adopter.packets
        if mismatch.logged is not None or mismatch.tag in SUMMED_UP or key not in self._told:
            return False
        value, changes = mismatch.simulated, self._logged.changes.items()
        told = [at for at, e in changes if (e.entity, e.tag, e.value) == (*key, value)]
        made = [at for at, each in enumerate(self._out) if each[0] == TAG and each[1:3] == key]
        return bool(made) and max(made) < self._began and adopted.issuperset(told)

    def _is_elsewhere_alone(self, mismatch: Mismatch) -> bool:
        """Whether a change stands in another block, and nothing else of its entity differs.

        A quest that a text fulfils ends behind it (U463:11401).
        """
        others = (each for each in self._found if each.simulated_in is None)
        moved = mismatch.simulated_in is not None
        return moved and all(each.entity != mismatch.entity for each in others)

    def _is_counted_by_rules(self, mismatch: Mismatch) -> bool:
        """Whether it is a count that no trigger touches: of attacks that both sides have, turns."""
        key = mismatch.entity, mismatch.tag
        if key not in self._changed or mismatch.entity not in self._game.entities:
            return False
        if mismatch.tag == NUM_TURNS_IN_PLAY:
            return True
        both = any(each[0] == TAG and each[1:3] == key for each in self._out)
        return both and mismatch.tag == NUM_ATTACKS_THIS_TURN

    def _is_of_the_log_alone(self, mismatch: Mismatch) -> bool:
        """Whether the recording repeats a value, or tells the engine's values in another order.

        A text changes what is written; it makes nobody write a value that holds already (R10).
        """
        if is_told_again(self._logged, mismatch):
            return True
        adopted, key = self._oracle.adopter.packets, (mismatch.entity, mismatch.tag)
        changes = self._logged.changes.items()
        told = [e.value for at, e in changes if at not in adopted and (e.entity, e.tag) == key]
        made = [each[3] for each in self._out if each[0] == TAG and each[1:3] == key]
        return told != made and sorted(told) == sorted(made)

    # --- texts that last -------------------------------------------------------------------------

    def _is_held(self, mismatch: Mismatch) -> bool:
        """Whether a text in play may hold it; of what is described it has to speak."""
        tag = mismatch.tag
        if not is_held_by_texts(tag):
            return False
        if not self._is_only_described(mismatch):
            return bool(self._lasting)
        return any(may_hold(text_of(self._game, e), tag, described=True) for e in self._lasting)

    def _is_only_described(self, mismatch: Mismatch) -> bool:
        """Whether the recording tells it in descriptions, and never changes it.

        What becomes another card in the action is left out: it wears what is gone by then
        (U195:1320).
        """
        entity = self._game.entities.get(mismatch.entity)
        told = mismatch.tag in self._logged.shown.get(mismatch.entity, ())
        if entity is None or not told or (entity.id, mismatch.tag) in self._changed:
            return False
        return self._cards.get(entity.id, set()) == {entity.card_id}

    @cached_property
    def _cards(self) -> dict[int, set[str]]:
        """Entity → the cards as which the recording describes it."""
        found: dict[int, set[str]] = {}
        for at in self._logged.described:
            packet = self._oracle.tape.packets[at]
            if isinstance(packet, DESCRIPTIONS):
                found.setdefault(packet.entity, set()).add(packet.card_id)
        return found

    @cached_property
    def _changed(self) -> set[Key]:
        """What the recording tells in changes."""
        return {(each.entity, each.tag) for each in self._logged.changes.values()}

    def _was_held(self, mismatch: Mismatch) -> bool:
        """Whether a text that is not implemented, and may hold it, was in play already.

        What the card that comes into play holds is told in front of its own text (U335:5868).
        """
        tag, described = mismatch.tag, self._is_only_described(mismatch)
        return is_held_by_texts(tag) and any(
            may_hold(text_of(self._game, each), tag, described=described)
            for each in self._game.entities.values()
            if each.script is None and each.type != CardType.PLAYER
            if self._was_in_play(each) or (not described and each.zone == Zone.PLAY)
        )

    def _was_in_play(self, entity: Entity) -> bool:
        return self._logged.before.get((entity.id, ZONE), entity.zone) == Zone.PLAY

    def _lives_or_is_paid(self, mismatch: Mismatch) -> bool:
        return self._lives_by_text(mismatch) or self._is_paid_by_text(mismatch)

    @cached_property
    def _lasting(self) -> list[Entity]:
        """The texts that are not implemented and in play, or were when the action began."""
        left = {
            entity for kind, entity, tag, _, old in self._out if (kind, tag, old) == _LEAVES_PLAY
        }
        return [
            each
            for each in self._game.entities.values()
            if each.script is None and each.type != CardType.PLAYER
            if each.zone == Zone.PLAY or each.id in left
        ]

    def _lives_by_text(self, mismatch: Mismatch) -> bool:
        """Whether a body that such a text keeps alive, or does not, makes the difference."""
        if not self._kept:
            return False
        if mismatch.tag == ZONE_POSITION or is_record(mismatch.tag):
            return True
        entity = self._game.entities.get(mismatch.entity)
        worn = entity is not None and entity.type == CardType.ENCHANTMENT
        blow = mismatch.tag in (PREDAMAGE, PREHEALING)
        return worn or (mismatch.entity in self._kept and not blow)

    def _is_paid_by_text(self, mismatch: Mismatch) -> bool:
        """Whether it comes of a payment that a text on the player changed: less mana, or Health.

        Whoever pays mana pays what the card is told to cost (U091a:13163; U200a:6077 otherwise).
        """
        paid = [each for each in self._found if each.tag == RESOURCES_USED]
        if not any(map(self._is_told_price, paid)) or not self._is_taxed:
            return False
        entity = self._game.entities.get(mismatch.entity)
        hero = entity is not None and entity.type == CardType.HERO
        return hero or is_record(mismatch.tag) or mismatch.tag == RESOURCES_USED

    def _is_told_price(self, payment: Mismatch) -> bool:
        """Whether a player pays no mana, or as much as the card that is played is told to cost."""
        player, changes = payment.entity, self._logged.changes.values()
        for tag in (NUM_RESOURCES_SPENT_THIS_GAME, RESOURCES_USED):
            told = [each.value for each in changes if (each.entity, each.tag) == (player, tag)]
            if told:
                shown, before = self._logged.shown, self._logged.before.get((player, tag), 0)
                prices = {shown[each][COST] for each in self._played if COST in shown.get(each, ())}
                return told[0] - before in prices
        return True

    @cached_property
    def _played(self) -> set[int]:
        """The cards that the action plays."""
        blocks = (each for each in self._oracle.tape.packets if type(each) is Block)
        return {each.entity for each in blocks if each.kind == BlockType.PLAY}

    @cached_property
    def _is_taxed(self) -> bool:
        """Whether a player wore an enchantment that is not implemented as the action began.

        What a card on the board costs that is played from there, its own text says.
        """
        adopted = self._oracle.adopter.touched
        return any(
            each.type == CardType.ENCHANTMENT
            or (each.id in self._played and each.type in _PLAYED_THERE)
            for each in self._game.entities.values()
            if each.script is None and self._was_in_play(each)
            if each.id in adopted or self._is_on_player(each)
        )

    def _is_on_player(self, enchantment: Entity) -> bool:
        host = self._game.entities.get(enchantment.tags.get(ATTACHED, 0))
        return host is not None and host.type == CardType.PLAYER

    @cached_property
    def _kept(self) -> set[int]:
        """The bodies whose HEALTH and ZONE both differ."""
        held = {each.entity for each in self._found if each.tag == HEALTH and self._is_held(each)}
        return held & {each.entity for each in self._found if each.tag == ZONE}

    # --- what was taken from the log -------------------------------------------------------------

    def _is_taken(self, mismatch: Mismatch) -> bool:
        """Whether it is a place that was adopted, or a tag that nothing else says anything of."""
        key = mismatch.entity, mismatch.tag
        if mismatch.tag == ZONE_POSITION and key in self._told:
            return True
        return mismatch.entity in self._oracle.adopter.touched and key not in self._written

    def _is_of_gift(self, mismatch: Mismatch) -> bool:
        """Whether it names who laid an enchantment that was adopted (U426:8905, U567:9581)."""
        return mismatch.tag == LAST_AFFECTED_BY and any(
            each.tags.get(ATTACHED, 0) == mismatch.entity
            and each.tags.get(CREATOR, 0) == mismatch.logged
            and each.type == CardType.ENCHANTMENT
            and each.script is None
            for each in map(self._game.entities.get, self._oracle.adopter.touched)
            if each is not None
        )

    @cached_property
    def _brought(self) -> set[int]:
        """The entities that name a card whose text was adopted as what brought them."""
        cards, packets = self._oracle.adopter.cards, self._oracle.tape.packets
        texts = {each.id for each in self._game.entities.values() if each.card_id in cards}
        return {
            each.entity
            for each in packets
            if type(each) is FullEntity
            and any(tag in _MAKERS and value in texts for tag, value in each.tags)
        }

    @cached_property
    def _told(self) -> set[Key]:
        adopted, changes = self._oracle.adopter.packets, self._logged.changes
        return {(each.entity, each.tag) for at, each in changes.items() if at in adopted}

    @cached_property
    def _written(self) -> set[Key]:
        """What the engine wrote, and what the log tells outside of what was adopted."""
        adopted, changes = self._oracle.adopter.packets, self._logged.changes
        told = {(each.entity, each.tag) for at, each in changes.items() if at not in adopted}
        described = self._logged.described_outside(adopted)
        told |= {key for key in described if is_held_by_texts(key[1])}
        return told | {(entity, tag) for kind, entity, tag, _, _ in self._out if kind == TAG}

    # --- triggers --------------------------------------------------------------------------------

    def _is_of_moving_card(self, mismatch: Mismatch) -> bool:
        """Whether it is of a card in whose PLAY or ATTACK an adopted trigger stands before it."""
        first, end = self._moving.get(mismatch.entity, (0, 0))
        key = mismatch.entity, mismatch.tag
        told = [at for at, each in self._logged.changes.items() if (each.entity, each.tag) == key]
        return end > max(told, default=first) and self._is_behind(mismatch, first)

    @cached_property
    def _moving(self) -> dict[int, tuple[int, int]]:
        """Each card in whose PLAY or ATTACK adopted triggers stand → the first, and its end."""
        tape = self._oracle.tape
        found: dict[int, tuple[int, int]] = {}
        for at in sorted(self._oracle.adopter.packets):
            around = tape.parent[at] if _is_trigger(tape.packets[at]) else -1
            while around >= 0:
                block = tape.packets[around]
                if type(block) is Block and block.kind in _MOVES:
                    found.setdefault(block.entity, (at, tape.end[around]))
                around = tape.parent[around]
        return found

    @cached_property
    def _first(self) -> int:
        """Where the first adopted packet stands: what stands before it follows from none."""
        return min(self._oracle.adopter.packets, default=len(self._oracle.tape))

    @cached_property
    def _set_off(self) -> tuple[int, ...]:
        """Where the triggers stand that an adopted event may have set off."""
        return tuple(
            at
            for at in self._oracle.unopened()
            if at > self._first and self._writes(at) and not self._is_of_a_step(at)
        )

    def _writes(self, block: int) -> bool:
        tape = self._oracle.tape
        inside = tape.packets[block + 1 : tape.end[block]]
        return any(not isinstance(each, (Block, MetaData, SubSpell)) for each in inside)

    def _is_of_a_step(self, at: int) -> bool:
        """Whether it is a trigger of the game or a player: rules of a step, set off by no text.

        But a secret that a text puts up is tired in a trigger of its player (U088@30), and what a
        text gives to a body may bring it back in one, among the deaths (U292@13).
        """
        block, tape = self._oracle.tape.packets[at], self._oracle.tape
        if type(block) is not Block or block.kind != BlockType.TRIGGER:
            return False
        entity = self._game.entities.get(block.entity)
        if entity is None or entity.type not in (CardType.GAME, CardType.PLAYER):
            return False
        around = tape.packets[tape.parent[at]] if tape.parent[at] >= 0 else None
        if type(around) is Block and around.kind == BlockType.DEATHS:
            return False
        inside = tape.packets[at + 1 : tape.end[at]]
        written = {each.entity for each in inside if type(each) is TagChange}
        return not written <= self._oracle.adopter.touched

    def _after_a_trigger(self, mismatch: Mismatch) -> bool:
        """Whether the tag was written last when such a trigger had run, if it was at all."""
        return bool(self._set_off) and self._is_behind(mismatch, min(self._set_off))

    def _is_behind(self, mismatch: Mismatch, place: int) -> bool:
        """Whether the tag was written last behind a place on the tape, if it was at all."""
        key = mismatch.entity, mismatch.tag
        places = [at for at, each in self._logged.changes.items() if (each.entity, each.tag) == key]
        if mismatch.at is not None:
            places = [mismatch.at]
        if places:
            return max(places) > place
        written = [at for at, each in enumerate(self._out) if each[0] == TAG and each[1:3] == key]
        return not written or max(written) >= self._began

    @cached_property
    def _began(self) -> int:
        """How many of the engine's packets were written when the first text was adopted."""
        before = len(self._game.out) - len(self._out)
        return (self._oracle.adopter.began or 0) - before


def _is_trigger(packet: object) -> bool:
    return type(packet) is Block and packet.kind == BlockType.TRIGGER


_PLAYED_THERE = (CardType.MINION, CardType.LOCATION)
_MAKERS = (CREATOR, DISPLAYED_CREATOR)
_LEAVES_PLAY = (TAG, ZONE, Zone.PLAY)
_MOVES = (BlockType.PLAY, BlockType.ATTACK)
