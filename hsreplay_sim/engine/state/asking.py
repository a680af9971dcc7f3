"""Which texts an update of the auras has to ask: those of cards that are where they work.

An update asks no card that has nothing to say: what a text may change stands in its script, so the
lists are kept as cards enter and leave zones, and an empty list is a part of the update left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    CHOOSE_BOTH,
    CURRENT_HEROPOWER_DAMAGE_BONUS,
    CURRENT_SCHOOL_POWER,
    CURRENT_SPELLPOWER,
    EXTRA_BATTLECRIES_BASE,
    EXTRA_DEATHRATTLES_BASE,
    EXTRA_MINION_BATTLECRIES_BASE,
    EXTRA_MINION_DEATHRATTLES_BASE,
    HEALING_DOES_DAMAGE,
    HERO_POWER_DISABLED,
    HERO_POWER_DOUBLE,
    HEROPOWER_DAMAGE,
    IGNORE_TAUNT,
    LOCK_AND_LOAD,
    SILENCED,
    SPELL_HEALING_DOUBLE,
    SPELLPOWER,
    SPELLPOWER_DOUBLE,
    SPELLS_COST_HEALTH,
    STEADY_SHOT_CAN_TARGET,
    TAG_961,
    TAG_3795,
)
from hsreplay_sim.engine.state.entities import BOARD_TYPES, Entity, drop
from hsreplay_sim.engine.text import EMPTY

if TYPE_CHECKING:
    from hsreplay_sim.engine.text import Script

HELD = (
    CHOOSE_BOTH,
    EXTRA_BATTLECRIES_BASE,
    EXTRA_DEATHRATTLES_BASE,
    TAG_961,
    EXTRA_MINION_BATTLECRIES_BASE,
    EXTRA_MINION_DEATHRATTLES_BASE,
    HEALING_DOES_DAMAGE,
    IGNORE_TAUNT,
    LOCK_AND_LOAD,
    SPELLS_COST_HEALTH,
    STEADY_SHOT_CAN_TARGET,
    TAG_3795,
)
"""Tags of a PLAYER entity that are set while a card with the text is in play."""
HELD_BY_BOTH = (HERO_POWER_DISABLED,)
"""Tags that a card in play with the text gives to both players."""
DOUBLINGS = (SPELLPOWER_DOUBLE, SPELL_HEALING_DOUBLE, HERO_POWER_DOUBLE)
"""Tags whose value is the number of cards with the text: two Velens multiply by four (R126).

They are written in this order (U034:6757).
"""

OF_PLAYERS = frozenset((
    SPELLPOWER, HEROPOWER_DAMAGE, SILENCED, CURRENT_SPELLPOWER, CURRENT_HEROPOWER_DAMAGE_BONUS,
    *HELD, *HELD_BY_BOTH, *DOUBLINGS,
))  # fmt: skip
"""These tags, and those of the cards that count in them."""

_ONE_EACH = frozenset((CardType.HERO, CardType.HERO_POWER))
_APART = frozenset((Zone.PLAY, Zone.HAND, Zone.DECK, Zone.SECRET))


class Asking:
    """The cards whose texts an update asks, each list in the order in which they came."""

    def __init__(self) -> None:
        self.auras: list[Entity] = []
        """In play or a secret: what has auras."""
        self.stats: list[Entity] = []
        """In play: what computes stats or gives keywords."""
        self.players: list[Entity] = []
        """In play: what gives its player a tag or adds to what a player's tag sums up."""
        self.numbers: list[Entity] = []
        """In play or hand: what shows a number in its text, computes its cost or bars itself."""
        self.buried: list[Entity] = []
        """Set aside, buried or removed: what shows a number; none is ever taken out."""
        self.raised: list[Entity] = []
        """What came to hand or board and counts its Spell Damage, or prints more than 1."""
        self.enchantments: list[list[Entity]] = [[], [], []]
        """The enchantments in play, by PLAYER_ID."""

    def enter(self, entity: Entity) -> bool:
        """Add an entity that has entered its zone; return whether its player's tags may change."""
        script, zone = entity.script, entity.zone
        if zone == Zone.HAND or (zone == Zone.PLAY and entity.type in BOARD_TYPES):
            self._note_raised(entity)
        if entity.type == CardType.ENCHANTMENT and zone == Zone.PLAY:
            self.enchantments[entity.controller].append(entity)
        if script is not None and script is not EMPTY:
            self._note(entity, script)
        return zone == Zone.PLAY and _moves_players(entity)

    def _note(self, entity: Entity, script: Script) -> None:
        zone = entity.zone
        if zone not in _APART:
            if script.shows_number:
                self.buried.append(entity)
            return
        if script.auras and zone in (Zone.PLAY, Zone.SECRET):
            self.auras.append(entity)
        told = script.shows_number or script.cost is not None or script.bars_itself
        if told and zone in (Zone.PLAY, Zone.HAND):
            self.numbers.append(entity)
        if zone == Zone.PLAY:
            if script.asked_for_stats:
                self.stats.append(entity)
            if script.asked_for_players:
                self.players.append(entity)

    def _note_raised(self, entity: Entity) -> None:
        counted = entity.script is not None and entity.script.spell_damage is not None
        printed = entity.card.tags if entity.card is not None else {}
        if counted or printed.get(SPELLPOWER, 0) > 1 or _has_school_power(printed):
            if entity not in self.raised:
                self.raised.append(entity)

    def leave(self, entity: Entity) -> bool:
        """Take out an entity that leaves its zone; return whether its player's tags may change.

        What is raised stays until an update has told so.
        """
        in_play = entity.zone == Zone.PLAY
        for asked in (self.auras, self.stats, self.players, self.numbers):
            if asked:
                drop(asked, entity)
        if in_play and self.enchantments[entity.controller]:
            drop(self.enchantments[entity.controller], entity)
        return in_play and _moves_players(entity)


def _has_school_power(tags: dict[int, int]) -> bool:
    return not CURRENT_SCHOOL_POWER.keys().isdisjoint(tags)


def _moves_players(entity: Entity) -> bool:
    """Whether an entity in play may give its player tags, as what has no class may."""
    script, tags = entity.script, entity.tags
    if script is None or script.asked_for_players or entity.type in _ONE_EACH:
        return True
    return bool(tags.get(SPELLPOWER, 0) or tags.get(HEROPOWER_DAMAGE, 0))
