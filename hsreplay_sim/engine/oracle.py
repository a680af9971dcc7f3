"""Oracles answer what chance or a player decides: the engine lists the options, the oracle picks.

An oracle never supplies a tag value (law 4). There are three besides :class:`Sequential`: the
seeded oracle of self-play (:mod:`hsreplay_sim.play`), the oracle of hearthbreaker replays
(:mod:`hsreplay_sim.hearthbreaker`) and the one that reads the recording
(:mod:`hsreplay_sim.verifier.simulate.answers`).

The engine asks through :meth:`Game.pick`, :meth:`Game.number`, :meth:`Game.tag` and
:meth:`Game.card`, which make a :class:`Question` of its :class:`Purpose`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

T = TypeVar("T")


class Purpose(StrEnum):
    """The purposes of questions: name, the question, the logged evidence of its answer, the rules.

    A new purpose needs a row here, a finder in one table of
    :mod:`hsreplay_sim.verifier.simulate.answers`, and ``python scripts/purposes_table.py``.
    """

    asks: str
    told: str
    rules: str

    def __new__(cls, name: str, asks: str, told: str, rules: str) -> Purpose:
        """Make a member from a row of the table below: name, question, logged evidence, rules."""
        purpose = str.__new__(cls, name)
        purpose._value_ = name
        purpose.asks, purpose.told, purpose.rules = asks, told, rules
        return purpose

    # --- one of several entities ----------------------------------------------------------

    DEAL = (
        "deal",
        "Which card of the deck is dealt into the opening hand?",
        "the next card of the deck whose ZONE becomes HAND",
        "R27",
    )
    MULLIGAN = (
        "mulligan",
        "Which card of the deck replaces a rejected one?",
        "the next card of the deck whose ZONE becomes HAND",
        "R30 R31",
    )
    DRAW = (
        "draw",
        "Which card of the deck is drawn?",
        "the next candidate whose ZONE becomes HAND, or GRAVEYARD when it burns",
        "R148 R154",
    )
    TUTOR = (
        "tutor",
        "Which card does a text find in a deck that nobody has seen?",
        "as for a draw, or the candidate whose ZONE becomes SECRET; when no candidate moves, the"
        " deck holds no such card",
        "R154 R211",
    )
    ON_TOP = (
        "on top",
        "Which card is laid on top of a deck that nobody has seen?",
        "the candidate whose ZONE_POSITION is told next, before it moves; without one, none",
        "R25 R154",
    )
    DISCARD = (
        "discard",
        "Which card of the hand is discarded?",
        "the next candidate whose ZONE becomes GRAVEYARD",
        "R151",
    )
    LOOK = (
        "look",
        "Which card of the deck does a text look at?",
        "the original that the next copy set aside names: COPIED_FROM_ENTITY_ID, LINKED_ENTITY; if"
        " it names none, one that may be the same card; if copies are hidden, one that stays",
        "R75",
    )
    DREDGE = (
        "dredge",
        "Which card of the deck is among those dredged?",
        "as for a look",
        "R252",
    )
    LIES = (
        "lies",
        "Which card lies at the top or at the bottom of a deck?",
        "the next candidate that comes into another zone; without one, as for a target, or none",
        "R25 R154",
    )
    JOUST = (
        "joust",
        "Which minion of a deck is shown in a joust?",
        "the candidate that the next copy in that player's deck can be of; without a copy, none",
        "R239",
    )
    TARGET = (
        "target",
        "Which of its candidates does a text strike at random?",
        "the next candidate that META_DATA TARGET names; without one, the one that is touched next,"
        " is ever shown with an enchantment made here or is copied; if such an enchantment is never"
        " shown, none of a hand that holds an unseen card",
        "R193",
    )
    MISSILE = (
        "missile",
        "Which character does one missile of a split hit?",
        "as for a target",
        "R192",
    )
    SPARE = (
        "spare",
        "Which minion survives when all others are destroyed?",
        "the candidate without TO_BE_DESTROYED where others have it",
        "R76",
    )
    DEFENDER = (
        "defender",
        "Which of its candidates is attacked at a text's word?",
        "the next candidate that PROPOSED_DEFENDER names; without one, as for a target",
        "R193",
    )
    ATTACKER = (
        "attacker",
        "Which of several minions does a text force to attack next?",
        "the candidate whose ATTACK block is next",
        "R116",
    )
    CALL = (
        "call",
        "Which card of a hidden zone is brought into play, or copied there?",
        "as for a target",
        "R240",
    )
    BEARER = (
        "bearer",
        "Which card that nobody has seen does a text enchant, where that is told (up to 14830)?",
        "the candidate that is touched or enchanted next; without one, none",
        "R142",
    )
    CHOOSE = (
        "choose",
        "Which option of an offer does the player take?",
        "the next ChosenEntities; without one, the option that is shown or comes to HAND or PLAY",
        "R75 R237 R238",
    )

    LEFT_OUT = (
        "left out",
        "Which card of a deck does a scenario leave out?",
        "the next card of the deck whose ZONE becomes SETASIDE, or none; it is read",
        "R275",
    )

    # --- a number -------------------------------------------------------------------------

    COIN = (
        "coin",
        "Does a coin flip come up? (1: it does)",
        "1 when the block holds anything that is not accounted for; before the block, when the card"
        " notes it in TAG_SCRIPT_DATA_NUM_1",
        "R193",
    )
    HOLDS = (
        "holds",
        "Does a condition on cards that nobody has seen hold? (1: it does)",
        "1 when the block holds anything that is not accounted for",
        "R75",
    )
    REACHES = (
        "reaches",
        "Does a text strike this one as well, as cards say that nobody has seen? (1: it does)",
        "1 when META_DATA TARGET names it",
        "R75",
    )
    BECOMES = (
        "becomes",
        "Does a text transform a card that nobody has seen? (1: it does)",
        "1 when it changes, goes aside for a new card, or is first shown as what the text makes",
        "R203",
    )
    GOES_UP = (
        "goes up",
        "Does a Secret go up where it, or one that is up, is a card that nobody has seen?"
        " (1: it does)",
        "1 when its ZONE becomes SECRET",
        "R211",
    )
    SPELL = (
        "spell",
        "Is a drawn card that nobody sees a spell? (1: it is)",
        "1 when NUM_SPELLS_DRAWN_THIS_TURN goes up before NUM_CARDS_DRAWN_THIS_TURN does",
        "R147",
    )
    HEARD = (
        "heard",
        "Does a text answer that a card is drawn or played which nobody sees? (1: it does)",
        "1 when it has a TRIGGER that the engine has not opened yet",
        "R147",
    )
    PARTS = (
        "parts",
        "How many options does a card bring along that nobody has seen?",
        "the cards set aside directly after it and not offered",
        "R226",
    )
    OFFERS = (
        "offers",
        "How many cards of a deck that nobody has seen does a text offer?",
        "the entities of the next choice",
        "R237",
    )
    UNSEEN = (
        "unseen",
        "How many cards that nobody has seen does a text or an aura enchant? How many enchantments"
        " come with the copy of one?",
        "the new entities without a card that come into play",
        "R142",
    )
    AMOUNT = (
        "amount",
        "How much, where a text says from and to?",
        "the next PREDAMAGE, less the Spell Damage; without one, TAG_SCRIPT_DATA_NUM_1 of the next"
        " enchantment; without one, how many minions are made",
        "R73",
    )
    COST = (
        "cost",
        "How much does a card cost that nobody has seen, where a text goes by it?",
        "as for a count",
        "R73",
    )
    COUNT = (
        "count",
        "How many, or how much by their number, where a text counts cards that nobody has seen?",
        "as for an amount; without one, none if the block holds nothing that is not accounted for",
        "R75",
    )
    OPTION = (
        "option",
        "Which option has a Choose One spell that is cast at random?",
        "the option that the next block of the spell names",
        "R196 R226",
    )
    KEYWORD = (
        "keyword",
        "Which of several keywords does a minion get? (0: none)",
        "the first of these tags that is set on the minion and that it lacks",
        "R75 R193",
    )
    CTHUN = (
        "cthun",
        "Is C'Thun among the cards of a player that nobody has seen? (1: he is)",
        "1 when SEEN_CTHUN is set on the player",
        "R266",
    )
    PLACE = (
        "place",
        "Above how many of its cards does a card come to lie that is shuffled into a deck?",
        "nowhere: asked only where no recording is followed, if an end of the deck is known",
        "R153",
    )
    HERALD = (
        "herald",
        "Is a card in a hand that nobody has seen a Herald card? (1: it is)",
        "1 when a Soldier to be shown is named on the player",
        "R274",
    )

    HEALTH = (
        "health",
        "How much Health does a scenario give to a hero? (0: it leaves it)",
        "the next HEALTH of the hero; it is read",
        "R275",
    )
    CRYSTALS = (
        "crystals",
        "How many Mana Crystals does a scenario give to a player at the start?",
        "the next RESOURCES of the player; it is read",
        "R275",
    )
    ANOTHER = (
        "another",
        "Which of three cards that a run offers together is drawn anew? (0: none)",
        "the next of LOOT_CARD_1, 2 and 3 that they are told; it is read",
        "R275",
    )
    WINS = (
        "wins",
        "How many cards that were won in a run does a scenario cast?",
        "the new cards with DUNGEON_PASSIVE_BUFF that are set aside; it is read",
        "R275",
    )

    # --- a card id ------------------------------------------------------------------------

    BUCKET = (
        "bucket",
        "Which cards, three together, does a run offer next?",
        "the next new card of that player; it is read",
        "R275",
    )
    LOOT = (
        "loot",
        "Which card is one of three that a run offers together?",
        "the database number that they are told next, as LOOT_CARD_1, 2 and 3; it is read",
        "R275",
    )
    WON = (
        "won",
        "Which card that was won in a run does a scenario cast?",
        "the next new card of that player; it is read",
        "R275",
    )
    THE_COIN = (
        "the coin",
        "Which Coin does the second player get?",
        "the next new card of that player",
        "R27 R34",
    )
    DISCOVER = (
        "discover",
        "Which card of a pool is offered?",
        "the next new card of that player",
        "R237",
    )
    ANNOUNCED = (
        "announced",
        "Which card does a Dark Gift announce before it offers it, or a case note that holds it?",
        "the database number that the gift or case is told next, as TAG_SCRIPT_DATA_NUM_1, 2 and 3",
        "R271",
    )
    GENERATE = (
        "generate",
        "Which card of a pool goes to a hand or a deck, or lies on a card as an enchantment?",
        "the next new card of that player",
        "R150 R153",
    )
    COPY = (
        "copy",
        "Which card is copied, where nobody has seen it?",
        "the next new card of that player; the pool is empty",
        "R204",
    )
    SUMMON = (
        "summon",
        "Which minion of a pool is summoned?",
        "the next new card of that player",
        "R199",
    )
    EQUIP = (
        "equip",
        "Which weapon of a pool is equipped?",
        "the next new card of that player",
        "R199",
    )
    CAST = (
        "cast",
        "Which spell of a pool is cast?",
        "the next new card of that player",
        "R196",
    )
    TRANSFORM = (
        "transform",
        "Which card of a pool does an entity become?",
        "the next CHANGE_ENTITY; in builds without it, the next new card of that player",
        "R203",
    )


FROM_OUTSIDE = frozenset(
    (
        Purpose.LEFT_OUT, Purpose.HEALTH, Purpose.CRYSTALS, Purpose.ANOTHER, Purpose.WINS,
        Purpose.BUCKET, Purpose.LOOT, Purpose.WON,
    )
)  # fmt: skip
"""The purposes of questions that no state of the game decides: the progress of a run, what was won.

An oracle without this knowledge answers 0 or None.
"""


@dataclass(frozen=True, slots=True)
class Question(Generic[T]):
    """A question to the oracle: its purpose, the source, and the possible answers.

    `source` is the entity whose text asks, or None if a rule asks. `options` are entities, card
    ids, a range of numbers, or tags. `player` is the PLAYER_ID of the player who chooses or gets
    the card, or 0 if that does not matter.
    """

    purpose: Purpose
    source: Entity | None
    options: Sequence[T]
    player: int = 0

    @property
    def source_id(self) -> int:
        """The entity id of `source`; 0 if a rule asks."""
        return self.source.id if self.source is not None else 0


class Oracle(Protocol):
    """What answers the questions of a game; it also gives every new entity its id."""

    def pick(self, game: Game, question: Question[Entity]) -> Entity | None:
        """Return one of the entities in `question.options`, or None if there is none to pick.

        For `JOUST`, `TUTOR`, `ON_TOP` and `BEARER` the answer is also None if the options are
        hidden cards and none of them is the card that the text looks for.
        """

    def number(self, game: Game, question: Question[int]) -> int:
        """Return one of the numbers or tags in `question.options`.

        To a yes-or-no question, 1 is yes.
        """

    def card(self, game: Game, question: Question[str]) -> str:
        """Return one of the card ids in `question.options`, or "" if nobody can know the card."""

    def identity(self, game: Game, card_id: str, player: int, zone: int, host: int) -> int:
        """Return the entity id that the entity about to be created gets.

        `card_id`, `player` and `zone` are those of the new entity. `host` is the entity id of its
        host if it is an enchantment, else 0.
        """


class Watcher(Protocol):
    """What the engine calls while it works.

    The verifier's watcher aligns blocks with the recording.
    """

    def opened(self, game: Game, kind: int, entity: Entity, keyword: int) -> None:
        """Called before a BLOCK_START is written, with the block's type, entity and keyword."""

    def closing(self, game: Game, kind: int, entity: Entity) -> None:
        """Called before BLOCK_END of the innermost block is written, with its type and entity."""

    def event(self, game: Game) -> None:
        """Called when an event is fired, before any of its triggers is queued."""

    def foreign_power(self, game: Game, entity: Entity) -> None:
        """Called where the text of `entity`, which is not implemented, would take effect."""

    def foreign_aim(self, game: Game, spell: Entity) -> bool:
        """Called when a text casts `spell`, which is not implemented: set its logged target.

        The result says whether the spell is cast at all.
        """


class Sequential:
    """The oracle of tests and of games without chance: it always takes the first option."""

    def pick(self, game: Game, question: Question[Entity]) -> Entity | None:
        """Return the first option, or None if there is none."""
        return question.options[0] if question.options else None

    def number(self, game: Game, question: Question[int]) -> int:
        """Return the first number."""
        return question.options[0]

    def card(self, game: Game, question: Question[str]) -> str:
        """Return the first card id of the pool, or "" if the pool is empty."""
        return question.options[0] if question.options else ""

    def identity(self, game: Game, card_id: str, player: int, zone: int, host: int) -> int:
        """Return the next free entity id."""
        return game.next_id
