"""The effects and card filters of the board document, as enchantments of a state.

The document names effects ("GiveFriendlyMinionsPlusOnePlusOne") or says what they do
({"type": "increase_attack", "filter": "adjacent_minions", "amount": 2}); its card filters change
costs. No card of the game does just that, so each becomes an enchantment of its own,
``SNAPSHOT_…``, whose numbers are script data; their texts stand in
:mod:`hsreplay_sim.play.setup.effects`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.tags import (
    ATTACHED,
    CANT_ATTACK,
    CANT_BE_TARGETED_BY_SPELLS,
    CARDTYPE,
    CHARGE,
    DIVINE_SHIELD,
    FROZEN,
    IMMUNE,
    STEALTH,
    TAG_ONE_TURN_EFFECT,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    TAG_SCRIPT_DATA_NUM_3,
    TAUNT,
    WINDFURY,
    ZONE,
)

if TYPE_CHECKING:
    from hsreplay_sim.replay.board import CardLike


@dataclass(frozen=True, slots=True)
class CardFilterSnapshot:
    """A change of costs that comes from no entity on the board."""

    amount: int
    filter: str
    until: str
    player: int
    only_first: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectSnapshot:
    """An effect on a minion by type and amount; most effects are only named instead."""

    type: str
    until: str = ""
    filter: str = ""
    amount: int = 0


OWN = "SNAPSHOT_"
"""How the ids of these enchantments begin."""

_STATS = {
    "increase_attack": "Attack",
    "change_attack": "Attack",
    "increase_health": "Health",
    "change_health": "Health",
}
KEYWORDS = {
    "taunt": TAUNT,
    "stealth": STEALTH,
    "charge": CHARGE,
    "windfury": WINDFURY,
    "divine_shield": DIVINE_SHIELD,
    "frozen": FROZEN,
    "immune": IMMUNE,
    "cant_attack": CANT_ATTACK,
    "no_spell_target": CANT_BE_TARGETED_BY_SPELLS,
}
"""Type of an effect → the tag that it gives."""
_AURAS = {
    "adjacent_minions": "ToAdjacent",
    "friendly_minions": "ToFriendly",
    "enemy_minions": "ToEnemies",
    "minions": "ToAll",
}
"""Filter of an effect → the aura; they leave out the minion itself."""
_ENDS = {"end_turn": 1, "turn_ended": 1, "start_turn": 2, "turn_started": 2}
_FILTERS = {
    "minion": "MinionCosts",
    "spell": "SpellCosts",
    "secret": "SecretCosts",
    "card": "CardCosts",
}

_NUMBERS = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"]
_WHOM = {
    "Friendly": "friendly_minions",
    "Adjacent": "adjacent_minions",
    "Adjancent": "adjacent_minions",
    "Enemy": "enemy_minions",
    "All": "minions",
}
"""The document itself writes "GiveAdjancentMinionsPlusTwo"."""
_NAME = re.compile(
    rf"(?:Give({'|'.join(_WHOM)})Minions)?Plus({'|'.join(_NUMBERS)})(?:Plus({'|'.join(_NUMBERS)}))?"
)
_WORD = re.compile(r"[A-Z][a-z]*")

Made = tuple[str, dict[int, int]]
"""The card id of an enchantment, and its tags."""


def enchantments_of(effect: str | EffectSnapshot, host: CardLike | None) -> list[Made]:
    """Return the enchantments for an effect on a minion; [] if the minion's own text has it.

    Raises:
        UnsupportedError: the effect is not known.
    """
    if isinstance(effect, EffectSnapshot):
        return _made(effect, host, effect.amount)
    found = _NAME.fullmatch(effect)
    if found is None:
        if host is not None and _says(host, effect):
            return []
        raise UnsupportedError(f"no effect or enchantment named {effect!r}")
    attack, health = (_NUMBERS.index(each) + 1 if each else 0 for each in found.groups()[1:])
    kind = EffectSnapshot(type="increase_attack", filter=_WHOM.get(found[1] or "", ""))
    if kind.filter:
        return _made(kind, host, attack, health)
    both = _made(kind, host, attack)
    return both + (_made(replace(kind, type="increase_health"), host, health) if health else [])


def _made(effect: EffectSnapshot, host: CardLike | None, first: int, second: int = 0) -> list[Made]:
    """Return one enchantment.

    For an aura `first` is the Attack that it gives, `second` the Health.
    """
    tags = {**_until(effect), TAG_SCRIPT_DATA_NUM_1: first, TAG_SCRIPT_DATA_NUM_2: second}
    if effect.filter not in ("", "self"):
        aura = _AURAS.get(effect.filter)
        if aura is None or effect.type not in _STATS:
            raise UnsupportedError(f"no effect {effect.type!r} on {effect.filter!r}")
        if _STATS[effect.type] == "Health":
            tags |= {TAG_SCRIPT_DATA_NUM_1: second, TAG_SCRIPT_DATA_NUM_2: first}
        return [] if host is not None and _gives(host, tags) else [(OWN + aura, tags)]
    if effect.type in _STATS:
        return [(OWN + _STATS[effect.type], tags)]
    tag = KEYWORDS.get(effect.type)
    if tag is None:
        raise UnsupportedError(f"no effect of type {effect.type!r}")
    printed = host is not None and host.tags.get(tag, 0) and not effect.until
    return [] if printed else [(OWN + _camel(effect.type), tags)]


def _until(effect: EffectSnapshot) -> dict[int, int]:
    if effect.until and effect.until not in _ENDS:
        raise UnsupportedError(f"no end {effect.until!r} of an effect")
    ends = _ENDS.get(effect.until, 0)
    return {TAG_ONE_TURN_EFFECT: 1} if ends == 1 else {TAG_SCRIPT_DATA_NUM_3: ends}


def _says(host: CardLike, name: str) -> bool:
    """Whether all words of a name ("DestroyRandomMinion") are in the text of a card."""
    words = _WORD.findall(name)
    text = host.text.lower()
    return "".join(words) == name and all(word.lower() in text for word in words)


def _gives(host: CardLike, tags: dict[int, int]) -> bool:
    attack, health = tags[TAG_SCRIPT_DATA_NUM_1], tags[TAG_SCRIPT_DATA_NUM_2]
    if attack and health:
        return f"+{attack}/+{health}" in host.text
    wordings = (f"+{attack}/+", f"+{attack} Attack") if attack else (f"/+{health}", f"+{health} He")
    return any(wording in host.text for wording in wordings)


def _camel(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


def _name_of_buff(filter_name: str, attack: int, health: int) -> str:
    """``GiveMurlocMinionsPlusTwoPlusOne``; empty where there is no word for a number."""
    if min(attack, health) <= 0 or max(attack, health) > len(_NUMBERS):
        return ""
    whom = next(each for each, name in _WHOM.items() if name == filter_name)
    return f"Give{whom}MinionsPlus{_NUMBERS[attack - 1]}Plus{_NUMBERS[health - 1]}"


def effect_of(card_id: str, tags: dict[int, int]) -> str | EffectSnapshot:
    """Return the effect that an enchantment of ours represents; for any other its card id."""
    kind = card_id.removeprefix(OWN)
    types = {"Attack": "increase_attack", "Health": "increase_health"}
    types |= {_camel(each): each for each in KEYWORDS}
    filters = {aura: name for name, aura in _AURAS.items()}
    if kind == card_id or kind not in types | filters:
        return card_id
    first, second = tags.get(TAG_SCRIPT_DATA_NUM_1, 0), tags.get(TAG_SCRIPT_DATA_NUM_2, 0)
    if kind in filters and (name := _name_of_buff(filters[kind], first, second)):
        return name
    ends = "turn_ended" if tags.get(TAG_ONE_TURN_EFFECT, 0) else ""
    return EffectSnapshot(
        type=types.get(kind) or ("increase_attack" if first else "increase_health"),
        until=ends or ("turn_started" if tags.get(TAG_SCRIPT_DATA_NUM_3, 0) else ""),
        filter=filters.get(kind, ""),
        amount=first or second,
    )


def filter_as_enchantment(entry: CardFilterSnapshot, player: int) -> Made:
    """The enchantment on a player, the first (1) or the second, whose cards a filter makes cheaper.

    Its third number says when it ends: with the player's own turn 1, as it starts 2, with the
    opponent's 3, as that starts 4.
    """
    if entry.player not in (1, 2):
        raise UnsupportedError(f"{entry.player} is no player")
    ends = 1 + (entry.until == "turn_started") + 2 * (entry.player != player)
    return OWN + _FILTERS[entry.filter], {
        TAG_SCRIPT_DATA_NUM_1: entry.amount,
        TAG_SCRIPT_DATA_NUM_2: int(entry.only_first),
        TAG_SCRIPT_DATA_NUM_3: ends,
    }


_SPELLS = {"EX1_145o": True, "FP1_030e": False}
"""Enchantments of Preparation and Loatheb, which change the cost of their player's spells up to the
end of its turn → whether of the first one alone."""
_CHANGE = re.compile(r"\((\d+)\) (less|more)")


def filter_of(
    card_id: str, tags: dict[int, int], player: int, text: str = ""
) -> CardFilterSnapshot | None:
    """Return the card filter that a player's enchantment represents; None for any other.

    The amount is in the text of a card's own enchantment: Preparation's by build.
    """
    change = _CHANGE.search(text) if card_id in _SPELLS else None
    if change:
        amount = int(change[1]) if change[2] == "less" else -int(change[1])
        return CardFilterSnapshot(amount, "spell", "turn_ended", player, _SPELLS[card_id])
    kinds = {OWN + kind: name for name, kind in _FILTERS.items()}
    if card_id not in kinds:
        return None
    ends = tags.get(TAG_SCRIPT_DATA_NUM_3, 1) - 1
    return CardFilterSnapshot(
        amount=tags.get(TAG_SCRIPT_DATA_NUM_1, 0),
        filter=kinds[card_id],
        until="turn_started" if ends & 1 else "turn_ended",
        player=3 - player if ends & 2 else player,
        only_first=tags.get(TAG_SCRIPT_DATA_NUM_2, 0) > 0,
    )


def worn_by(host: int, tags: dict[int, int]) -> dict[int, int]:
    """The tags of an enchantment on a host."""
    return {CARDTYPE: CardType.ENCHANTMENT, ZONE: Zone.PLAY, ATTACHED: host, **tags}
