"""Words for the values of a report; everything that goes to a terminal passes :func:`clean`."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import names as enum_names
from hsreplay_sim.report.words import CODES

if TYPE_CHECKING:
    from hsreplay_sim.report.model import (
        Contradiction,
        Divergence,
        EntityRef,
        OptionDifference,
        Report,
        TagRef,
        Value,
    )

ENUM_OF_TAG = {
    "CARDRACE": "Race",
    "CARDTYPE": "CardType",
    "CLASS": "CardClass",
    "FACTION": "Faction",
    "MULLIGAN_STATE": "Mulligan",
    "NEXT_STEP": "Step",
    "PLAYSTATE": "PlayState",
    "RARITY": "Rarity",
    "SPELL_SCHOOL": "SpellSchool",
    "STATE": "State",
    "STEP": "Step",
    "ZONE": "Zone",
}
"""Tags whose values have names, and the public enum that names them."""

NOBODY: Mapping[str, str] = {}
"""No names are known."""

NO_CARD = {
    "hidden": "beside a card that nobody has seen",
    "scenario": "beside the scenario, not implemented",
}
"""What stands in place of a card id where a text has none, and how it is called."""

UNSAFE = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
"""Unicode categories dropped from names: C0/C1, bidi and format controls, surrogates."""


def clean(text: str) -> str:
    """Hostile text made harmless: no control, bidi or surrogate character is left.

    Player names and card texts come from the file; a raw ESC would reach the terminal. Line
    ends and tabs become spaces.
    """
    if text.isascii() and text.isprintable():
        return text
    spaced = " ".join(text.split()) if any(c.isspace() and c != " " for c in text) else text
    return "".join(c for c in spaced if unicodedata.category(c) not in UNSAFE)


def value_names(tag: str) -> dict[int, str]:
    """The names of the values of a tag, by value; nothing for a tag whose values are numbers."""
    return enum_names(ENUM_OF_TAG.get(tag, ""))


def value_text(tag: TagRef | None, value: Value, names: Mapping[str, str] = NOBODY) -> str:
    """A value for people: ``GRAVEYARD (4)``, ``6``, ``—`` where a side has none."""
    if value is None:
        return "—"
    if isinstance(value, str) and value in names:
        return card_text(value, names)
    if tag is not None and tag.name in ENUM_OF_TAG and isinstance(value, int):
        name = value_names(tag.name).get(value)
        return f"{name} ({value})" if name else str(value)
    return clean(str(value))


def entity_text(entity: EntityRef | None) -> str:
    """Return ``Water Elemental #52``; with the card id for an unknown name."""
    if entity is None:
        return ""
    name = clean(entity.name or entity.card_id)
    return f"{name} #{entity.id}" if name else f"#{entity.id}"


def card_text(card_id: str, names: Mapping[str, str]) -> str:
    """Return ``Water Elemental (CS2_033)``; only the id where it has no name."""
    name = names.get(card_id, "")
    return clean(f"{name} ({card_id})" if name and name != card_id else card_id)


def block_text(block: str, names: Mapping[str, str]) -> str:
    """``POWER Flamestrike (CS2_032)``."""
    kind, _, card_id = block.partition(" ")
    return f"{clean(kind)} {card_text(card_id, names)}".rstrip()


def tag_text(tag: TagRef | None) -> str:
    """``ZONE (49)``; the plain name where there is no number."""
    if tag is None:
        return ""
    return f"{tag.name} ({tag.id})" if tag.id else clean(tag.name)


def option_text(difference: OptionDifference) -> str:
    """``E211 Fireball #7 at Water Elemental #52 logged REQ_X simulated NONE``."""
    d = difference
    words = [d.code, entity_text(d.entity)]
    words.append(f"choice {d.choice}" if d.choice >= 0 else "")
    words.append(f"at {entity_text(d.target)}" if d.target else "")
    words.append(f"logged {clean(d.logged) or 'not listed'}")
    words.append(f"simulated {clean(d.simulated) or 'not listed'}")
    return " ".join(word for word in words if word)


def beside_text(beside: tuple[str, ...], names: Mapping[str, str] = NOBODY) -> str:
    """``beside Temporus (LOOT_538), not implemented``: what may be why something differs.

    A text with a space is a reason in words, any other one a card id or a key of NO_CARD.
    """
    texts = [NO_CARD.get(each, each) for each in beside]
    cards = [card_text(each, names) for each in texts if " " not in each]
    words = [f"beside {' and '.join(cards)}, not implemented"] if cards else []
    return "; ".join(words + [clean(each) for each in texts if " " in each])


def contradiction_text(contradiction: Contradiction, names: Mapping[str, str] = NOBODY) -> str:
    """``E401 attack Wisp #7 Yeti #9 DAMAGE logged 3 (line 88) and 2 (line 91): …``, and the law."""
    c = contradiction
    first, second = (value_text(c.tag, each, names) for each in (c.logged, c.logged_elsewhere))
    words = (
        c.code,
        clean(c.action),
        entity_text(c.entity),
        _tag(c.tag),
        f"logged {first} (line {c.line}) and {second} (line {c.line_elsewhere}):",
        f"{clean(c.law)}: {clean(c.says)}",
    )
    return " ".join(word for word in words if word)


def unmet_text(entry: str) -> str:
    """Return the sentence about an entry of the user's list that matches nothing."""
    return f"ignored {clean(entry)}: nothing of this run matches the entry; take it out of the list"


def totals_text(report: Report) -> str:
    """``3 files, 5 games: 1 diverged, 4 verified; …``: a line on the whole run."""
    verdicts = Counter(game.verdict.value for game in report.games)
    counts = [f"{count} {verdict}" for verdict, count in sorted(verdicts.items())]
    unread = sum(file.error is not None for file in report.files)
    counts += [f"{unread} unreadable"] if unread else []
    repeated = sum(bool(game.same_as) for game in report.games)
    counts += [f"{repeated} of them met before"] if repeated else []
    totals = report.totals()
    changes, unexplained = totals.tag_changes, totals.actions.unexplained
    return (
        f"{counted(len(report.files), 'file')}, {counted(len(report.games), 'game')}: "
        f"{', '.join(counts)}; "
        f"{counted(unexplained, 'action') + ' unexplained; ' if unexplained else ''}"
        f"{changes.predicted} of {changes.logged} tag changes predicted"
    )


def counted(number: int, what: str) -> str:
    """``1 file``, ``2 files``."""
    return f"{number} {what}{'s' * (number != 1)}"


def title(code: str) -> str:
    """A code in words; X901 is the one code that is in no table."""
    return CODES.get(code, "the engine itself failed")


def summary(divergence: Divergence) -> str:
    """``Power.log:1@41 E301 …``: one line of plain text."""
    d = divergence
    parts = [clean(d.address), d.code, clean(d.action), f"{entity_text(d.entity)} {_tag(d.tag)}"]
    if d.logged is not None or d.simulated is not None:
        parts.append(f"logged {value_text(d.tag, d.logged)}")
        parts.append(f"simulated {value_text(d.tag, d.simulated)}")
    elif not d.entity:
        parts.append(title(d.code))
    parts.append(clean(d.note))
    parts.append(beside_text(d.beside))
    return " ".join(part.strip() for part in parts if part.strip())


def _tag(tag: TagRef | None) -> str:
    return clean(tag.name) if tag else ""
