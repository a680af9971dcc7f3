"""Reads a CardDefs.xml: the card definitions of one build, enUS. Used when the store is built."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import IO

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.tags import CARDTYPE, CLASS, HERO_POWER
from hsreplay_sim.carddb.history import State

CARDTEXT = 184
CARDNAME = 185

VISUAL_TAGS = frozenset({
    t.AttackVisualType, t.DevState, t.ENCHANTMENT_BIRTH_VISUAL, t.ENCHANTMENT_IDLE_VISUAL,
    t.ARTISTNAME, t.OVERRIDE_EMOTE_0, t.OVERRIDE_EMOTE_1, t.OVERRIDE_EMOTE_2, t.OVERRIDE_EMOTE_3,
    t.OVERRIDE_EMOTE_4, t.OVERRIDE_EMOTE_5, t.HERO_DECK_ID, t.HERO_EMOTE_SILENCED,
    t.COLLECTIONMANAGER_FILTER_MANA_EVEN, t.COLLECTIONMANAGER_FILTER_MANA_ODD, t.HIDE_WATERMARK,
    t.DECK_LIST_SORT_ORDER, t.ALTERNATE_MOUSE_OVER_CARD, t.ENCHANTMENT_BANNER_TEXT,
    t.MOUSE_OVER_CARD_APPEARANCE, t.UI_BUFF_HEALTH_UP, t.UI_BUFF_SET_COST_ZERO,
    t.UI_BUFF_COST_DOWN, t.UI_BUFF_ATK_UP, t.UI_BUFF_COST_UP, t.UI_BUFF_DURABILITY_UP,
    t.COLLECTION_RELATED_CARD_DATABASE_ID, t.BATTLEGROUNDS_PREMIUM_EMOTES,
    t.WATERMARK_OVERRIDE_CARD_SET, t.TRANSFORMED_FROM_CARD_VISUAL_TYPE, t.MINI_SET,
    t.HAS_DIAMOND_QUALITY, t.HAS_SIGNATURE_QUALITY, t.EMOTECHARACTER, t.EMOTECLASS,
    t.SUPPRESS_HERO_STANDARD_SUMMON_FX, t.CORNER_REPLACEMENT_TYPE,
    t.BACON_DONT_SHOW_PAIR_TRIPLE_DISCOVER_VFX, t.BACON_SHOW_REFRESH_LEFT_BANNER,
    t.BACON_FACTION_BANNERS_ENABLED, t.BACON_DARK_GIFT_PRESSABLE_VFX,
})  # fmt: skip
"""Tags that only say how a card looks, sounds or is sorted in the collection."""

_NEUTRAL = 12
_TYPES_WITH_CLASS = frozenset((4, 5, 6, 7, 10))
_LAYOUT_MARK = re.compile(r"^\[[xXd]\]")
_SPACE_INSIDE_TAGS = re.compile(r" ?(</?[bi]>) ?(?=</?[bi]>)")
_SPACES = re.compile(r"\s+")
_NOT_WORDS = re.compile(r"[^a-z0-9+\-#$@{}]")
_HTML = re.compile(r"<[^>]*>")


def read_cards(file: IO[bytes]) -> dict[str, State]:
    """All cards of a file by id."""
    return {card_id: state for card_id, state in _entities(file) if card_id != "PlaceholderCard"}


def same_text(one: str, other: str) -> bool:
    """Whether two texts differ in layout only: spaces, punctuation, case and HTML tags."""
    return _letters(one) == _letters(other)


def _entities(file: IO[bytes]) -> Iterator[tuple[str, State]]:
    root: ET.Element | None = None
    for event, element in ET.iterparse(file, events=("start", "end")):  # noqa: S314
        if root is None:
            root = element
        if event == "end" and element.tag == "Entity":
            yield element.get("CardID", ""), _state(element)
            root.clear()


def _state(entity: ET.Element) -> State:
    state = State(dbf=_number(entity.get("ID")))
    referenced: set[int] = set()
    for element in entity:
        if element.tag == "Tag":
            _read_tag(state, element)
        elif element.tag == "ReferencedTag":
            referenced.add(_number(element.get("enumID")))
        elif element.tag == "EntourageCard":
            state.entourage.append(element.get("cardID", ""))
        elif element.tag == "HeroPower":
            state.hero_power = element.get("cardID", "")
    state.referenced = sorted(referenced)
    state.requirements = _requirements(entity)
    if state.tags.get(CARDTYPE) in _TYPES_WITH_CLASS:
        state.tags.setdefault(CLASS, _NEUTRAL)
    return state


def _read_tag(state: State, element: ET.Element) -> None:
    tag = _number(element.get("enumID"))
    if tag in {CARDNAME, CARDTEXT}:
        text = element.findtext("enUS") or element.findtext("enGB")
        if text is None and len(element) == 0:
            text = element.text
        if tag == CARDNAME:
            state.name = (text or "").strip()
        else:
            state.text = _plain(text or "")
        return
    if tag == HERO_POWER and element.get("cardID"):
        state.hero_power = element.get("cardID", "")
    value = _number(element.get("value"))
    is_text = element.get("type") in {"LocString", "String"} or len(element)
    if value and not is_text and tag not in VISUAL_TAGS:
        state.tags[tag] = value


def _requirements(entity: ET.Element) -> dict[int, int]:
    """The master power's requirements; those of all powers if it has none or is not named."""
    master = entity.findtext("MasterPower")
    every: dict[int, int] = {}
    chosen: dict[int, int] = {}
    for power in entity.iterfind("Power"):
        found = {
            _number(element.get("reqID")): _number(element.get("param"))
            for element in power.iterfind("PlayRequirement")
        }
        every.update(found)
        if master is None or power.get("definition") == master:
            chosen.update(found)
    return dict(sorted((chosen or every).items()))


def _plain(text: str) -> str:
    text = text.replace("\xa0", " ").replace("_", " ").replace("&nbsp;", " ")
    text = _SPACES.sub(" ", _LAYOUT_MARK.sub("", text)).strip()
    return _SPACE_INSIDE_TAGS.sub(r"\1", text)


def _letters(text: str) -> str:
    return _NOT_WORDS.sub("", _HTML.sub("", text.lower()))


def _number(text: str | None) -> int:
    """Old files write some flags as `True` and some parameters as words."""
    if text is None:
        return 0
    try:
        return int(text)
    except ValueError:
        return int(text == "True")
