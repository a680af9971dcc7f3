"""What a card does, as the engine runs it, and how the engine finds the script of a card.

The slots of a :class:`Script` are filled by the vocabulary of :mod:`hsreplay_sim.cards`.

A function of a card has the form `effect(game, me, it)`: `me` is the entity whose text runs, `it`
the :class:`Frame` of the event or action. A :class:`Script` is immutable and shared by all games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from hsreplay_sim.base.tags import LITERALLY_UNPLAYABLE, TRIGGER_VISUAL

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


class Frame:
    """What an effect may refer to: the action's target, the event's subject, and numbers."""

    __slots__ = (
        "amount", "attacked", "drawn", "echoes", "edges", "made", "option", "since", "subject",
        "target", "text", "value",
    )  # fmt: skip

    def __init__(
        self,
        target: Entity | None = None,
        subject: Entity | None = None,
        amount: int = 0,
        since: int = 0,
    ) -> None:
        self.target = target
        """The chosen target; for an attack the defender."""
        self.subject = subject
        """What the event is about: the card played, the minion summoned, hurt, dead …"""
        self.attacked: Entity | None = None
        """Of an attack that is proposed: the defender that it began with."""
        self.amount = amount
        """Damage dealt, health restored, armour gained …"""
        self.option = -1
        """Index of the Choose One option taken; −1: none."""
        self.drawn: Sequence[Entity] = ()
        """The cards drawn by the last drawing effect; empty when it drew nothing."""
        self.made: Sequence[Entity] = ()
        """The entities created by the last generating effect; empty when it created nothing."""
        self.value = 0
        """A number an effect leaves for the next one (cards drawn, damage dealt …)."""
        self.text: Card | None = None
        """The card whose text runs when that is not the entity's own text (a Choose One option)."""
        self.since = since
        """For an "after" event: the youngest age when the action began (R66); 0 admits all
        listeners."""
        self.echoes = False
        """Whether the card that is played out of the hand leaves an Echo there (R241)."""
        self.edges = 0
        """Where in the hand the played card was: 1 is the left end, 2 the right, 4 the center."""

    def of_listener(self) -> Frame:
        """Return a new frame for one listener, with the same target, subject, amount and edges.

        What is attacked is the same too.
        """
        own = Frame(self.target, self.subject, self.amount)
        own.edges, own.attacked = self.edges, self.attacked
        return own

    def about(self, subject: Entity | None, target: Entity | None) -> Frame:
        """Return a new frame for the same text with another `subject` and `target`.

        The amount, the text, the drawn and the made entities are taken over.
        """
        inner = Frame(target, subject, self.amount)
        inner.attacked = self.attacked
        inner.text, inner.drawn, inner.made = self.text, self.drawn, self.made
        return inner


class SpellFrame(Frame):
    """The frame of a spell that is about to take its target, which a listener may change."""

    __slots__ = ("others",)

    def __init__(self, target: Entity | None, subject: Entity | None) -> None:
        super().__init__(target, subject)
        self.others: list[Entity] = []
        """The entities on which the spell is cast again, after its target (Zentimo)."""

    def of_listener(self) -> Frame:
        """Return a new frame for one listener.

        Its list `others` is the same object as this frame's.
        """
        own = SpellFrame(self.target, self.subject)
        own.others = self.others
        return own


Effect = Callable[["Game", "Entity", Frame], None]
Guard = Callable[["Game", "Entity", Frame], bool]
Amount = Callable[["Game", "Entity", Frame], int]
Select = Callable[["Game", "Entity", Frame], "list[Entity]"]


SILENT = -1
"""The keyword of a listener that runs without a TRIGGER block."""


@dataclass(frozen=True, slots=True)
class Trigger:
    """A listener: an event code (:mod:`hsreplay_sim.engine.rules.events`), a guard and an effect.

    It listens while its entity is in `zone`. When the event is fired and the guard returns True,
    the effect runs.
    """

    event: int
    guard: Guard
    effect: Effect
    zone: int = 1
    keyword: int = TRIGGER_VISUAL
    """The tag that the TRIGGER block names as its keyword."""
    dormant: bool = False
    """Whether the trigger also works while its minion is Dormant."""


@dataclass(frozen=True, slots=True)
class Aura:
    """A continuous effect: `enchantment` is attached to every entity that `select` returns (R142).

    If `active` returns False, it is attached to none.
    """

    select: Select
    enchantment: str
    active: Guard | None = None
    own: bool = False
    """Whether the enchantment is attached only to its source, as with Enrage."""
    wielded: bool = False
    """Whether the enchantment is attached to the weapon of the source's player."""
    late: bool = False
    """Whether the aura is updated only after deaths, as with Cost, Taunt or Charge (R143)."""
    unseen: Select | None = None
    """The cards of a hand or deck that may get it when it is hidden which ones do."""
    bare: Script | None = None
    """The effect on the cost, if no build creates an enchantment for this aura."""
    data: Amount | None = None
    """The number that is stored in each enchantment as it is attached."""


DOES = "what it does"
WAITS = "what it waits for"
ASKS = "what it asks of the player"
LASTS = "what lasts while it is there"
COUNTS = "its numbers"
BECOMES = "what it comes with or becomes"
MARKS = "how the rules take it"
WORN = "enchantments"

GROUPS = (DOES, WAITS, ASKS, LASTS, COUNTS, BECOMES, MARKS, WORN)
"""The groups of slots, in the order in which a card is read."""

Added = Amount
"""Computes what is added to a stat, anew each time; the frame's `amount` is the printed value."""

Becoming = Amount
"""Computes what a stat becomes; the frame's `amount` is the value before."""

Held = tuple[tuple[int, Amount], ...]
"""Keyword tags, each with its condition, or with its value."""


def slot(group: str, says: str, default: Any = None, *, name: str = "") -> Any:
    """Return a dataclass field of :class:`Script` that a card class may fill.

    `group` is one of `GROUPS`, `says` the documentation of the field. `name` is the name in the
    card class if that is not the field's own. The type of the field decides how the compiler fills
    it (:mod:`hsreplay_sim.cards.slots`).
    """
    return field(default=default, metadata={"group": group, "says": says, "name": name})


@dataclass(frozen=True, slots=True)
class Deltas:
    """What an enchantment changes on its host.

    Amounts are computed whenever stats are recomputed.
    """

    atk: Amount | None = slot(WORN, "added to the host's Attack")
    health: Amount | None = slot(WORN, "added to its Health", name="max_health")
    cost: Amount | None = slot(WORN, "added to its cost")
    least_cost: Held = slot(WORN, "where its discount of the cost ends", ())
    set_atk: Becoming | None = slot(WORN, "its Attack becomes this")
    set_health: Becoming | None = slot(WORN, "its Health becomes this")
    set_cost: Becoming | None = slot(WORN, "its cost becomes this")
    tags: tuple[tuple[int, int], ...] = slot(WORN, "keywords granted", (), name="keywords")


@dataclass(frozen=True, slots=True)
class Targets:
    """Which entities a card may target, and whether it needs one."""

    select: Select
    optional: bool = False
    """Whether the card may be played without a target if there is none (R102)."""
    active: Guard | None = None
    """If it returns False, the card takes no target (Combo, "if you hold a Dragon" …)."""


@dataclass(frozen=True, slots=True)
class Script:
    """All that a card does beyond its keyword tags; empty for vanilla and keyword-only cards."""

    card_id: str = ""
    triggers: tuple[Trigger, ...] = ()
    """The listeners of the card, each for the zone in which it works."""
    deltas: Deltas | None = None
    """Its effect on its host, if it is an enchantment."""
    unsure_cost: Guard | None = None
    """Whether cards that nobody has seen decide what its text adds to its cost."""
    unsure_atk: Guard | None = None
    """The same of its Attack in play."""
    lights: Guard | None = None
    """What the "if" of its Battlecry or spell asks: its glow in the hand."""
    action: Effect | None = slot(DOES, "the Battlecry, or the text of a spell")
    combo: Effect | None = slot(DOES, "instead, after another card")
    outcast: Effect | None = slot(DOES, "as well, at the edge of the hand")
    deathrattle: Effect | None = slot(DOES, "when it dies")
    rattles: Guard | None = slot(ASKS, "what must hold as it leaves for that to be done")
    inspire: Effect | None = slot(DOES, "after its player's hero power")
    activate: Effect | None = slot(DOES, "what a location or a Titan's ability does")
    on_draw: Effect | None = slot(DOES, "when it is drawn")
    after_draw: Effect | None = slot(DOES, "once it was cast by that and another card was drawn")
    on_discard: Effect | None = slot(DOES, "when it is discarded")
    on_destroyed: Effect | None = slot(DOES, "when a text destroys it in the deck")
    start_of_game: Effect | None = slot(DOES, "before the first turn, out of the deck")
    overkill: Effect | None = slot(DOES, "when it deals more than enough")
    honorable_kill: Effect | None = slot(DOES, "when it deals just enough")
    reward: Effect | None = slot(DOES, "what completing a quest gives")
    awaken: Effect | None = slot(DOES, "when it wakes")
    targets: Targets | None = slot(ASKS, "what it may be aimed at, within the rules")
    choose: tuple[str, ...] = slot(ASKS, "the options of a Choose One", ())
    playable: Guard | None = slot(ASKS, "what must hold for it to be played")
    starts: Guard | None = slot(ASKS, "what must hold for its Start of Game to be seen at all")
    aims_at_heroes: Guard | None = slot(ASKS, "when heroes are open to it that its data leave out")
    attack_targets: Select | None = slot(ASKS, "what it may attack")
    summons: bool = slot(ASKS, "its only effect is to summon: it needs a free place (R210)", False)
    auras: tuple[Aura, ...] = slot(LASTS, "an enchantment on all it selects", (), name="aura")
    keywords: Held = slot(LASTS, "keywords that it has while something holds", ())
    hero_keywords: Held = slot(LASTS, "and those that its hero has (U589:2852)", ())
    mate_keywords: Held = slot(LASTS, "and those that its player's other minions have (U152)", ())
    player_tags: tuple[int, ...] = slot(LASTS, "tags that its player has (PLAYER entity)", ())
    atk: Added | None = slot(COUNTS, "added to the printed Attack")
    max_health: Added | None = slot(COUNTS, "added to the printed Health")
    cost: Added | None = slot(COUNTS, "added to the printed cost")
    always_atk: Amount | None = slot(COUNTS, "its Attack, whatever else gives it some")
    spell_damage: Amount | None = slot(COUNTS, "Spell Damage that is counted (U407:8984)")
    power_damage: Amount | None = slot(COUNTS, "damage it adds to its player's hero power")
    spell_power: Amount | None = slot(COUNTS, "Spell Damage beyond its tag of 1 (U470:4042)")
    shared_spell_power: Amount | None = slot(COUNTS, "Spell Damage that both players have (U583)")
    own_number: Amount | None = slot(COUNTS, "the number in its text, in play too (U127:3723)")
    hand_number: Amount | None = slot(COUNTS, "the number in its text in hand (SCRIPT_DATA_NUM_1)")
    becomes: str = slot(BECOMES, "its form, by this Choose One option or by all (R226)", "")
    infuse: str = slot(BECOMES, "its form once infused", "")
    infused_by: Guard | None = slot(BECOMES, "which dead minion (SUBJECT) infuses it, else any")
    corrupt: str = slot(BECOMES, "its form once corrupted", "")
    next_rank: str = slot(BECOMES, "its next rank, at the Mana that its text ends with", "")
    forge: str = slot(BECOMES, "its form once forged", "")
    rewound: tuple[str, ...] = slot(BECOMES, "its forms, each of which rewinds once less", ())
    titan: tuple[str, ...] = slot(BECOMES, "the abilities of a Titan", ())
    colossal: tuple[str, ...] = slot(BECOMES, "its limbs", ())
    dormant: str = slot(BECOMES, "the enchantment under which it arrives Dormant", "")
    stitched: str = slot(BECOMES, "the enchantment that one of its name gets as it is played", "")
    ritual: bool = slot(MARKS, "it strengthens C'Thun: its blocks lie in a RITUAL block", False)
    undispellable: bool = slot(MARKS, "an enchantment that silence leaves", False)
    silence_spares: Guard | None = slot(MARKS, "builds in which silence leaves it (an enchantment)")
    outlast_silence: bool = slot(MARKS, "its keywords outlast Silence up to 22997", False)
    wording: str = slot(MARKS, "words of the texts that it is; with others it has no class", "")
    since: int = slot(MARKS, "the first build whose text it is; before, it has no class", 0)
    keyword_wording: str = slot(MARKS, "words of the texts in which it gives its keywords", "")
    stays: Guard | None = slot(MARKS, "when a discount stays on its card until that is buried")
    shadowless: bool = slot(MARKS, "an enchantment whose Stealth is one tag alone (U010)", False)
    cleaves: bool = slot(MARKS, "its blow hits the minions next to the defender, too", False)
    stealth_lasts: bool = slot(MARKS, "its Stealth outlasts what it does", False)
    counts_buried: bool = slot(MARKS, "its own number is kept up in the graveyard, too", False)
    sheds: bool = slot(MARKS, "its keywords end on a corpse, though it gives stats (U577)", False)
    outlives: bool = slot(MARKS, "its keywords stay on a corpse though it gives no stats", False)
    untold: bool = slot(MARKS, "what it makes in silent triggers is of no text: a boss's", False)
    signs: tuple[str, ...] = slot(MARKS, "of a scenario: how the ids of its cards begin", ())
    coinless: bool = slot(MARKS, "of a scenario: who moves second gets no Coin (U330:786)", False)
    brings_power: bool = slot(MARKS, "a hero's text that brings a hero power (U200b:6336)", False)
    comes_back: Guard | None = slot(
        MARKS, "builds in which a returned minion has its discount again"
    )
    acts_twice: bool = slot(
        MARKS, "its player's hero power and end of turn effects happen twice", False
    )
    keeps_timelines: bool = slot(MARKS, "its player's Rewinds keep both outcomes", False)
    lasting: bool = slot(MARKS, "a discount that outlasts the play of its card up to 29349", False)

    @property
    def asked_for_stats(self) -> bool:
        """Whether each update of the auras asks its text in play for stats or keywords."""
        keywords = self.keywords or self.hero_keywords or self.mate_keywords
        numbers = self.moves_atk or self.cost or self.max_health or self.shared_spell_power
        return bool(keywords or numbers)

    @property
    def asked_for_players(self) -> bool:
        """Whether its text in play counts in what tags of a player sum up or say."""
        given = self.spell_power or self.shared_spell_power or self.power_damage
        return bool(given or self.player_tags)

    @property
    def bars_itself(self) -> bool:
        """Whether the text says when its card cannot be played from the hand, by a tag of it."""
        return any(tag == LITERALLY_UNPLAYABLE for tag, _ in self.keywords)

    @property
    def shows_number(self) -> bool:
        """Whether the text shows a number that the game counts."""
        return self.hand_number is not None or self.own_number is not None

    @property
    def changes_itself(self) -> bool:
        """Whether the text computes a stat of its card."""
        if self.atk is not None or self.max_health is not None:
            return True
        return self.cost is not None or self.always_atk is not None

    @property
    def moves_atk(self) -> bool:
        """Whether the text computes the Attack of its card."""
        return self.atk is not None or self.always_atk is not None


EMPTY = Script()
"""The script of every vanilla and keyword-only card."""


class Scripts(Protocol):
    """What finds the script of a card; the registry of :mod:`hsreplay_sim.cards` is one."""

    def find(self, card: Card | None, card_id: str) -> Script | None:
        """Return the script of a card, or None if the card has a text that is not implemented.

        For a card without a text of its own it is :data:`EMPTY`.
        """
