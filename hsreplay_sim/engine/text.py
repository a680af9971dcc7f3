"""A card's text in the form the engine runs, and how the engine finds it.

The slots of a :class:`Script` are filled by the vocabulary of :mod:`hsreplay_sim.cards`.

A function of a card has the form `effect(game, me, it)`: `me` is the entity whose text runs, `it`
the :class:`Frame` of the event or action. A :class:`Script` is immutable and shared by all games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


class Frame:
    """What an effect may refer to: the target of the action, the subject of the event."""

    __slots__ = (
        "amount", "drawn", "made", "option", "since", "subject", "target", "text", "value",
    )  # fmt: skip

    def __init__(
        self, target: Entity | None = None, subject: Entity | None = None, amount: int = 0
    ) -> None:
        self.target = target
        """The chosen target; for an attack the defender."""
        self.subject = subject
        """Whom the event is about: the card played, the minion summoned, hurt, dead …"""
        self.amount = amount
        """Damage dealt, health restored, armour gained …"""
        self.option = -1
        """Index of the Choose One option taken, −1 none."""
        self.drawn: Sequence[Entity] = ()
        """What the last effect that draws has drawn; empty when it drew nothing."""
        self.made: Sequence[Entity] = ()
        """What the last effect that makes something has made; empty when nothing came."""
        self.value = 0
        """A number an effect leaves for the next one (cards drawn, damage dealt …)."""
        self.text: Card | None = None
        """The card whose text runs when it is not the entity's own (a Choose One option)."""
        self.since = 0
        """Of an "after" event: the age of what was there when the action began (R66), 0 for all."""

    def about(self, subject: Entity | None, target: Entity | None) -> Frame:
        """The same text, gone on with about another entity."""
        inner = Frame(target, subject, self.amount)
        inner.text, inner.drawn, inner.made = self.text, self.drawn, self.made
        return inner


Effect = Callable[["Game", "Entity", Frame], None]
Guard = Callable[["Game", "Entity", Frame], bool]
Amount = Callable[["Game", "Entity", Frame], int]
Select = Callable[["Game", "Entity", Frame], "list[Entity]"]


@dataclass(frozen=True, slots=True)
class Trigger:
    """A listener: `event` is a code of :mod:`hsreplay_sim.engine.rules.events`."""

    event: int
    guard: Guard
    effect: Effect
    zone: int = 1
    keyword: int = 32
    """The tag that the TRIGGER block names; 32 is TRIGGER_VISUAL."""
    dormant: bool = False
    """It works while its minion is Dormant."""


@dataclass(frozen=True, slots=True)
class Aura:
    """A continuous effect: `enchantment` sits on every entity that `select` gives (R142)."""

    select: Select
    enchantment: str
    active: Guard | None = None
    own: bool = False
    """It sits on its source alone: Enrage."""
    late: bool = False
    """Cost, Taunt, Charge …: updated after deaths only (R143)."""
    unseen: Select | None = None
    """Cards of a hand or deck that it may be on, and nobody has seen which."""


@dataclass(frozen=True, slots=True)
class Deltas:
    """What an enchantment does to its host. Amounts are asked when stats are recomputed."""

    atk: Amount | None = None
    health: Amount | None = None
    cost: Amount | None = None
    set_atk: Amount | None = None
    set_health: Amount | None = None
    set_cost: Amount | None = None
    tags: tuple[tuple[int, int], ...] = ()
    """Keywords granted while attached."""


@dataclass(frozen=True, slots=True)
class Targets:
    """Which entities a card may be aimed at."""

    select: Select
    optional: bool = False
    """The card may be played without a target when there is none (R102)."""
    active: Guard | None = None
    """A target is asked for only while this holds (Combo, "if you hold a Dragon" …)."""


@dataclass(frozen=True, slots=True)
class Script:
    """All that a card does beyond its keyword tags. Empty for vanilla and keyword-only cards."""

    card_id: str = ""
    action: Effect | None = None
    combo: Effect | None = None
    deathrattle: Effect | None = None
    inspire: Effect | None = None
    outcast: Effect | None = None
    activate: Effect | None = None
    triggers: tuple[Trigger, ...] = ()
    auras: tuple[Aura, ...] = ()
    targets: Targets | None = None
    choose: tuple[str, ...] = ()
    deltas: Deltas | None = None
    cost: Amount | None = None
    atk: Amount | None = None
    max_health: Amount | None = None
    keywords: tuple[tuple[int, Guard], ...] = ()
    """Keywords that it has while something holds."""
    hero_keywords: tuple[tuple[int, Guard], ...] = ()
    """What its player's hero has while something holds, without an enchantment (U589:2852)."""
    playable: Guard | None = None
    attack_targets: Select | None = None
    summons: bool = False
    """Its only effect is to summon: unplayable on a full board (R210)."""
    on_draw: Effect | None = None
    on_discard: Effect | None = None
    start_of_game: Effect | None = None
    overkill: Effect | None = None
    honorable_kill: Effect | None = None
    reward: Effect | None = None
    """What completing a quest gives."""
    hand_number: Amount | None = None
    """What TAG_SCRIPT_DATA_NUM_1, the number in its text, says while it is in hand."""
    undispellable: bool = False
    """An enchantment that says of itself that silence leaves it (CANT_BE_SILENCED)."""
    lasting: bool = False
    """A discount that stays on its card until that leaves; others end when it is played."""
    player_tags: tuple[int, ...] = ()
    """Tags that its controller's PLAYER entity has while it is in play."""
    spell_power: int = 0
    """Spell Damage that it adds beyond its tag, which stays 1 (U470:4042, U489:4277)."""
    spell_damage: Amount | None = None
    """The Spell Damage of a minion whose text counts it (U407:8984)."""
    dormant: str = ""
    """The enchantment under which it arrives Dormant."""
    awaken: Effect | None = None
    ritual: bool = False
    """It strengthens C'Thun: its blocks lie in a RITUAL block (R266)."""
    becomes: str = ""
    """Of a Choose One option: what its minion transforms into as it arrives (R226)."""
    infuse: str = ""
    corrupt: str = ""
    forge: str = ""
    titan: tuple[str, ...] = ()
    colossal: tuple[str, ...] = ()


EMPTY = Script()
"""The script of every vanilla and keyword-only card."""


class Scripts(Protocol):
    """Card id → script; the registry of :mod:`hsreplay_sim.cards` is one."""

    def find(self, card: Card | None, card_id: str) -> Script | None:
        """The script, or None when the card is not implemented.

        A card without text of its own has :data:`EMPTY`.
        """
