"""The one reviewed table of tags that no engine can derive, or that only hint to the client.

Counted as out of scope on every report, never dropped. Everything else is to be predicted.
"""

from __future__ import annotations

from collections.abc import Container

from hsreplay_sim.base.tags import NUM_CARDS_DRAWN_THIS_TURN, NUM_CARDS_TO_DRAW, OUR_NAMES
from hsreplay_sim.builds.cards import Cards

_NOT_IN_DATA = "the data of no card that bears it hold it (20 of 20 changes, U521:2860)"

OUT_OF_SCOPE: dict[int, str] = {
    6: "MISSION_EVENT: what an adventure has the client say or show",
    7: "TIMEOUT: the turn timer in seconds depends on the wall clock and on roping",
    8: "TURN_START: wall clock",
    9: "TURN_TIMER_SLUSH: seconds added to the turn timer",
    10: "turn timer constant",
    13: "GOLD_REWARD_STATE: depends on the account, not on the game",
    1048: "WHIZBANG_DECK_ID: which of its decks the server dealt, told before the first card",
    359: "NUM_OPTIONS: how many options the client was sent (builds up to 11500)",
    386: "POWERED_UP: glow of a card in hand, a hint to the client",
    458: "ARMS_DEALING: glow of a card in hand",
    532: "ELEMENTAL_POWERED_UP: glow of a card in hand",
    541: "QUEST_CONTRIBUTOR: glow of a card in hand",
    1054: "LUNAHIGHLIGHTHINT: glow of a card in hand",
    1071: "BLOCK_ALL_INPUT: the client waits for what it shows",
    1452: "COLLECTION_RELATED_CARD_DATABASE_ID: " + _NOT_IN_DATA,
    1824: "MINI_SET: " + _NOT_IN_DATA,
    2589: "HAS_SIGNATURE_QUALITY: " + _NOT_IN_DATA,
    2323: "AVFACTION: the side the account took in the Alterac Valley event (134558-145077)",
    2433: "glow of a card in hand",
    2003: "glow of a card in hand",
    4017: "PET_ENTITY: which pet sits beside the player",
    4037: "PET_VARIANT_ID: how the pet looks",
    4038: "PET_EVENT_ID: what the pet does to be looked at",
    4076: "PET_SMALL_XP_TRIGGER_COUNT: what the pet earned for the account",
    4077: "PET_MEDIUM_XP_TRIGGER_COUNT: what the pet earned for the account",
    4078: "PET_LARGE_XP_TRIGGER_COUNT: what the pet earned for the account",
    4079: "PET_ID: which pet of the collection it is",
}
"""tag → why."""

_OF_COLLECTION = "of the collection or the client, not of the game"
_NAMELESS = "no public name, and no rule is known that gives it"

UNCOMPARED_IN_DESCRIPTIONS: dict[int, str] = {
    12: "PREMIUM: the finish of a card depends on the collection of its player",
    339: "SILENCE: printed on some cards whose text silences",
    361: "HealTarget: " + _OF_COLLECTION,
    410: "REVEALED: which cards the client turns over",
    478: _NAMELESS + "; 1 or 2 on a card that was drawn",
    793: "HERO_DECK_ID: " + _OF_COLLECTION,
    955: "USE_ALTERNATE_CARD_TEXT: which wording the client prints",
    956: "COLLECTIONMANAGER_FILTER_MANA_EVEN: " + _OF_COLLECTION,
    957: "COLLECTIONMANAGER_FILTER_MANA_ODD: " + _OF_COLLECTION,
    1118: "AFFECTED_BY_HEALING_DOES_DAMAGE: a mark of some cards and builds that nothing reads",
    1107: "HIDE_WATERMARK: " + _OF_COLLECTION,
    1125: "DECK_LIST_SORT_ORDER: " + _OF_COLLECTION,
    1286: _NAMELESS + "; on cards of adventures (31761-39282)",
    1380: _NAMELESS + "; on some cards that were in a deck",
    1452: "COLLECTION_RELATED_CARD_DATABASE_ID: " + _OF_COLLECTION,
    1519: "DORMANT_AWAKEN_CONDITION_ENCHANT: which enchantment the client draws on the sleeper",
    1711: _NAMELESS,
    1719: "TRANSFORMED_FROM_CARD_VISUAL_TYPE: how the client draws a card that was another",
    1824: "MINI_SET: " + _OF_COLLECTION,
    1932: "HAS_DIAMOND_QUALITY: " + _OF_COLLECTION,
    2002: _NAMELESS,
    2589: "HAS_SIGNATURE_QUALITY: " + _OF_COLLECTION,
    2839: "EMOTECHARACTER: " + _OF_COLLECTION,
    3908: _NAMELESS + "; lost as what wore it is copied (U568)",
    4472: "LAST_KNOWN_ATK_IN_HAND: a mirror of ATK for the client",
}
"""tag → why it is not compared where a FULL, SHOW or CHANGE packet lists it; its changes are."""

UNLISTED: dict[int, str] = {
    199: "CLASS: told of few cards only",
    476: "MULTIPLE_CLASSES: told of few cards only",
    227: "CANT_ATTACK: the text of the card forbids it, no tag says so",
    311: "CANT_BE_TARGETED_BY_SPELLS: the text of the card forbids it, no tag says so",
    332: "CANT_BE_TARGETED_BY_HERO_POWERS: the text of the card forbids it, no tag says so",
    296: "OVERLOAD_OWED: the card data of old builds hold the Overload of a card in it",
    362: "AURA: the card data of old builds mark some cards with it",
}
"""Gameplay tag → why an entity may bear it though its description does not list it."""

OF_HIDDEN_PAST: dict[int, str] = {
    18: "LAST_AFFECTED_BY: what affected it",
    262: "LINKED_ENTITY: which card it belongs to",
    271: "NUM_TURNS_IN_PLAY: how long it has been on a hidden card",
    273: "NUM_TURNS_IN_HAND: how long it has been held",
    313: "CREATOR: what made it",
    316: "PARENT_CARD: whose option it is",
    385: "DISPLAYED_CREATOR: what made it",
    435: "TRANSFORMED_FROM_CARD: what it was",
    479: "LAST_KNOWN_ATK: the Attack that it had when it was last in play",
    1037: "HIDDEN_ZONE_OWNER: who moved it",
    1043: "HIDDEN_ZONE_OWNER_2: that it was drawn",
    1284: "CREATOR_DBID: what made it",
    1565: "COPIED_FROM_ENTITY_ID: whose copy it is",
    1570: "TURN_DRAWN: when it was drawn",
    2321: "TIMES_BEEN_TRANSFORMED: how often it was another card",
    2509: "WAS_DISCOVER_OPTION: where it came from",
    4741: "TIMES_AFFECTED: how often something affected it",
}
"""Tag → what it tells of the time in which a card was hidden.

A SHOW packet that tells it of a card is no difference if the card lived through an action that was
not simulated. Of any other card the engine knows it, but for what the next table says, for the
CREATOR of what is made before the first step, by the game or by what lies set aside, and for
HIDDEN_ZONE_OWNER of an enchantment.
"""

HELD_SINCE = frozenset((273, 1570))
"""Those of them that say since when a card is held: what is dealt and drawn by rules alone."""

NEWS_OF_THE_PAST: dict[int, str] = {
    18: "LAST_AFFECTED_BY: what an effect touched in a hidden zone (U046, U339)",
    273: "NUM_TURNS_IN_HAND: some texts count it of themselves alone (U249)",
    435: "TRANSFORMED_FROM_CARD: told of what lay in the deck at first (U517)",
    1043: "HIDDEN_ZONE_OWNER_2: not cleared again as some are drawn (U266, U172)",
    2321: "TIMES_BEEN_TRANSFORMED: of spells that rise in rank in the deck (U252)",
}
"""Tag → why a card may be shown with it, if the engine knows nothing of it (the tag is 0)."""

END_STATE_ONLY: dict[int, str] = {
    1: "IGNORE_DAMAGE: set and cleared around the healing of a corpse (builds up to 10357)",
    354: "IGNORE_DAMAGE_OFF: the same",
    323: "AURA_ATTACHED: marks the passes of an aura's update",
    324: "AURA_APPLIED: the same",
    385: "DISPLAYED_CREATOR: written again when a card comes into sight",
    406: "HEROPOWER_ACTIVATIONS_THIS_TURN: cleared again at some turns though it is 0 (U063:1504)",
    410: "REVEALED: set and cleared around what both players are shown",
    466: "TAG_LAST_KNOWN_COST_IN_HAND: a mirror of COST for the client",
    467: "NUM_CARDS_TO_DRAW: announces how many cards are still to be drawn",
    479: "LAST_KNOWN_ATK: a mirror of ATK for the client",
    1037: "HIDDEN_ZONE_OWNER: set and cleared around a move out of sight",
    1043: "HIDDEN_ZONE_OWNER_2: the same",
    1068: "PENDING_ZONE: announces a move before it is made",
    1118: "AFFECTED_BY_HEALING_DOES_DAMAGE: colours the text of a card in hand",
    1380: "TAG_1380: set and cleared around a trade",
    1556: "SPAWN_TIME_COUNT: set and cleared around an arrival",
    3085: "a mirror of HEALTH for the client",
}
"""tag → why its values on the way are not compared, only the last.

They announce and mark; no rule reads them, and nobody sees them. A mark too many or too few is
counted, and its tag must end with the logged value all the same.
"""


def unscoped_tags(written: Container[int], build: int) -> frozenset[int]:
    """The table, and every tag without a public name when the recorder left those out.

    Some converters drop them: then 467, written at each draw, never occurs. `written` are the tags
    that the recording changes.
    """
    if build > Cards.counts_draws_left.new:
        if NUM_CARDS_DRAWN_THIS_TURN in written and NUM_CARDS_TO_DRAW not in written:
            return frozenset(OUT_OF_SCOPE) | frozenset(OUR_NAMES)
    return frozenset(OUT_OF_SCOPE)
