"""The one reviewed table of tags that no engine can derive, or that only hint to the client.

Counted as out of scope on every report, never dropped. Everything else is to be predicted.
"""

from __future__ import annotations

from collections.abc import Set

from hsreplay_sim.base import tags as t
from hsreplay_sim.builds.cards import Cards

_NOT_IN_DATA = "the data of no card that bears it hold it (20 of 20 changes, U521:2860)"

_NOTED_BY_SOME = (
    "that a turn brought armour: some games of 29933 and 30103 note it (U408:5820, U496:7098),"
    " others of the same builds do not (U222:4779, U297:1742)"
)

OUT_OF_SCOPE: dict[int, str] = {
    t.PREMIUM: "the finish of a card depends on the collection of its player",
    t.MISSION_EVENT: "what an adventure has the client say or show",
    t.TIMEOUT: "the turn timer in seconds depends on the wall clock and on roping",
    t.TURN_START: "wall clock",
    t.TURN_TIMER_SLUSH: "seconds added to the turn timer",
    t.TAG_10: "turn timer constant",
    t.GOLD_REWARD_STATE: "depends on the account, not on the game",
    t.WHIZBANG_DECK_ID: "which of its decks the server dealt, told before the first card",
    t.NUM_OPTIONS: "how many options the client was sent (builds up to 11500)",
    t.POWERED_UP: "glow of a card in hand, a hint to the client",
    t.ARMS_DEALING: "glow of a card in hand",
    t.ELEMENTAL_POWERED_UP: "glow of a card in hand",
    t.QUEST_CONTRIBUTOR: "glow of a card in hand",
    t.LUNAHIGHLIGHTHINT: "glow of a card in hand",
    t.BLOCK_ALL_INPUT: "the client waits for what it shows",
    t.COLLECTION_RELATED_CARD_DATABASE_ID: _NOT_IN_DATA,
    t.MINI_SET: _NOT_IN_DATA,
    t.HAS_SIGNATURE_QUALITY: _NOT_IN_DATA,
    t.AVFACTION: "the side the account took in the Alterac Valley event (134558-145077)",
    t.ARMOR_TURNS_THIS_GAME: _NOTED_BY_SOME,
    t.ARMOR_TURN_COUNTED: _NOTED_BY_SOME,
    t.TAG_2433: "glow of a card in hand",
    t.TAG_2003: "glow of a card in hand",
    t.PET_ENTITY: "which pet sits beside the player",
    t.PET_VARIANT_ID: "how the pet looks",
    t.PET_EVENT_ID: "what the pet does to be looked at",
    t.PET_SMALL_XP_TRIGGER_COUNT: "what the pet earned for the account",
    t.PET_MEDIUM_XP_TRIGGER_COUNT: "what the pet earned for the account",
    t.PET_LARGE_XP_TRIGGER_COUNT: "what the pet earned for the account",
    t.PET_ID: "which pet of the collection it is",
}
"""tag → why."""

_OF_COLLECTION = "of the collection or the client, not of the game"
_MARK_OF_BUFF = "how the client draws a card that an adventure has changed (8 recordings)"
_NAMELESS = "no public name, and no rule is known that gives it"

UNCOMPARED_IN_DESCRIPTIONS: dict[int, str] = {
    t.SILENCE: "printed on some cards whose text silences",
    t.HealTarget: _OF_COLLECTION,
    t.REVEALED: "which cards the client turns over",
    t.TAG_478: _NAMELESS + "; 1 or 2 on a card that was drawn",
    t.HERO_DECK_ID: _OF_COLLECTION,
    t.USE_ALTERNATE_CARD_TEXT: "which wording the client prints",
    t.COLLECTIONMANAGER_FILTER_MANA_EVEN: _OF_COLLECTION,
    t.COLLECTIONMANAGER_FILTER_MANA_ODD: _OF_COLLECTION,
    t.AFFECTED_BY_HEALING_DOES_DAMAGE: "a mark of some cards and builds that nothing reads",
    t.HIDE_WATERMARK: _OF_COLLECTION,
    t.DECK_LIST_SORT_ORDER: _OF_COLLECTION,
    t.TAG_1286: _NAMELESS + "; on cards of adventures (31761-39282)",
    t.TAG_1380: _NAMELESS + "; on some cards that were in a deck",
    t.COLLECTION_RELATED_CARD_DATABASE_ID: _OF_COLLECTION,
    t.UI_BUFF_HEALTH_UP: _MARK_OF_BUFF,
    t.UI_BUFF_SET_COST_ZERO: _MARK_OF_BUFF,
    t.UI_BUFF_COST_DOWN: _MARK_OF_BUFF,
    t.UI_BUFF_ATK_UP: _MARK_OF_BUFF,
    t.UI_BUFF_COST_UP: _MARK_OF_BUFF,
    t.UI_BUFF_DURABILITY_UP: _MARK_OF_BUFF,
    t.DORMANT_AWAKEN_CONDITION_ENCHANT: "which enchantment the client draws on the sleeper",
    t.TAG_1711: _NAMELESS,
    t.TRANSFORMED_FROM_CARD_VISUAL_TYPE: "how the client draws a card that was another",
    t.MINI_SET: _OF_COLLECTION,
    t.HAS_DIAMOND_QUALITY: _OF_COLLECTION,
    t.TAG_2002: _NAMELESS,
    t.HAS_SIGNATURE_QUALITY: _OF_COLLECTION,
    t.EMOTECHARACTER: _OF_COLLECTION,
    t.TAG_3908: "marks a card with Overload in a hand; lost as what wore it is copied (U568)",
    t.LAST_KNOWN_ATK_IN_HAND: "a mirror of ATK for the client",
}
"""tag → why it is not compared where a FULL, SHOW or CHANGE packet lists it; its changes are."""

UNLISTED: dict[int, str] = {
    t.CLASS: "told of few cards only",
    t.MULTIPLE_CLASSES: "told of few cards only",
    t.CANT_ATTACK: "the text of the card forbids it, no tag says so",
    t.CANT_BE_TARGETED_BY_SPELLS: "the text of the card forbids it, no tag says so",
    t.CANT_BE_TARGETED_BY_HERO_POWERS: "the text of the card forbids it, no tag says so",
    t.OVERLOAD_OWED: "the card data of old builds hold the Overload of a card in it",
    t.AURA: "the card data of old builds mark some cards with it",
}
"""Gameplay tag → why an entity may bear it though its description does not list it."""

OF_HIDDEN_PAST: dict[int, str] = {
    t.LAST_AFFECTED_BY: "what affected it",
    t.LINKED_ENTITY: "which card it belongs to",
    t.NUM_TURNS_IN_PLAY: "how long it has been on a hidden card",
    t.NUM_TURNS_IN_HAND: "how long it has been held",
    t.CREATOR: "what made it",
    t.PARENT_CARD: "whose option it is",
    t.DISPLAYED_CREATOR: "what made it",
    t.TRANSFORMED_FROM_CARD: "what it was",
    t.LAST_KNOWN_ATK: "the Attack that it had when it was last in play",
    t.HIDDEN_ZONE_OWNER: "who moved it",
    t.HIDDEN_ZONE_OWNER_2: "that it was drawn",
    t.CREATOR_DBID: "what made it",
    t.COPIED_FROM_ENTITY_ID: "whose copy it is",
    t.TURN_DRAWN: "when it was drawn",
    t.TIMES_BEEN_TRANSFORMED: "how often it was another card",
    t.WAS_DISCOVER_OPTION: "where it came from",
    t.TIMES_AFFECTED: "how often something affected it",
}
"""Tag → what it tells of the time in which a card was hidden.

A SHOW packet that tells it of a card is no difference if the card lived through an action that was
not simulated. Of any other card the engine knows it, but for what the next table says, for the
CREATOR of what is made before the first step, by the game or by what lies set aside, and for
HIDDEN_ZONE_OWNER of an enchantment.
"""

NEWS_OF_THE_PAST: dict[int, str] = {
    t.LAST_AFFECTED_BY: "what an effect touched in a hidden zone (U046, U339)",
    t.NUM_TURNS_IN_HAND: "some texts count it of themselves alone (U249)",
    t.TRANSFORMED_FROM_CARD: "told of what lay in the deck at first (U517)",
    t.HIDDEN_ZONE_OWNER_2: "not cleared again as some are drawn (U266, U172)",
    t.TIMES_BEEN_TRANSFORMED: "of spells that rise in rank in the deck (U252)",
}
"""Tag → why a card may be shown with it, if the engine knows nothing of it (the tag is 0)."""

END_STATE_ONLY: dict[int, str] = {
    t.IGNORE_DAMAGE: "set and cleared around the healing of a corpse (builds up to 10357)",
    t.IGNORE_DAMAGE_OFF: "the same",
    t.AURA_ATTACHED: "marks the passes of an aura's update",
    t.AURA_APPLIED: "the same",
    t.DISPLAYED_CREATOR: "written again when a card comes into sight",
    t.HEROPOWER_ACTIVATIONS_THIS_TURN: "cleared again at some turns though it is 0 (U063:1504)",
    t.REVEALED: "set and cleared around what both players are shown",
    t.TAG_LAST_KNOWN_COST_IN_HAND: "a mirror of COST for the client",
    t.NUM_CARDS_TO_DRAW: "announces how many cards are still to be drawn",
    t.LAST_KNOWN_ATK: "a mirror of ATK for the client",
    t.HIDDEN_ZONE_OWNER: "set and cleared around a move out of sight",
    t.HIDDEN_ZONE_OWNER_2: "the same",
    t.PENDING_ZONE: "announces a move before it is made",
    t.AFFECTED_BY_HEALING_DOES_DAMAGE: "colours the text of a card in hand",
    t.TAG_1380: "set and cleared around a trade",
    t.SPAWN_TIME_COUNT: "set and cleared around an arrival",
    t.TAG_3085: "a mirror of HEALTH for the client",
}
"""tag → why its values on the way are not compared, only the last.

They announce and mark; no rule reads them, and nobody sees them. A mark too many or too few is
counted, and its tag must end with the logged value all the same.
"""


def unscoped_tags(written: Set[int], build: int) -> frozenset[int]:
    """Return OUT_OF_SCOPE, and the tags without a public name that the recorder left out.

    Some converters drop those that they had no name for: then NUM_CARDS_TO_DRAW, written at each
    draw, never occurs. `written` are the tags that the recording changes: what is among them, is
    recorded (U035 has NUM_SPELLS_PLAYED_THIS_TURN).
    """
    left_out = frozenset(t.OUR_NAMES) - written
    draws = t.NUM_CARDS_DRAWN_THIS_TURN in written and build > Cards.counts_draws_left.new
    lost = left_out if draws and t.NUM_CARDS_TO_DRAW in left_out else frozenset()
    return lost.union(OUT_OF_SCOPE)
