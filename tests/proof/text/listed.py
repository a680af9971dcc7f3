"""Errors that change nothing a seat can know: where one still verifies it is told apart."""

from __future__ import annotations

import re
from typing import NamedTuple

from proof.text.plants import Plant


class Row(NamedTuple):
    """A tag of a description, the values between which nobody can tell, and why."""

    tag: str
    was: str
    """A pattern, as is the next."""
    now: str
    why: str


LISTED = (
    Row("RARITY", "FREE", "COMMON",
        "a third of the collectible cards that all data call FREE were COMMON up to 15590; no data"
        " tell which, and no rule reads the rarity of a card"),
    Row("RARITY", "COMMON", "FREE",
        "the same, of a card that all data call FREE; of any other one the error is reported"),
    Row("AFFECTED_BY_HEALING_DOES_DAMAGE", "[01]", "[01]", "a mark that nothing reads"),
    Row("DORMANT_AWAKEN_CONDITION_ENCHANT", r"\d+", r"\d+",
        "which enchantment the client draws on a sleeper"),
    *(
        Row(f"COLLECTIONMANAGER_FILTER_MANA_{half}", r"\d+", r"\d+", "of the collection")
        for half in ("EVEN", "ODD")
    ),
    Row("TRANSFORMED_FROM_CARD_VISUAL_TYPE", r"\d+", r"\d+",
        "how the client draws a card that was another"),
    *(
        Row(glow, r"\d+", r"\d+", "the glow of a card in hand, a hint to the client")
        for glow in (
            "POWERED_UP", "ARMS_DEALING", "ELEMENTAL_POWERED_UP", "QUEST_CONTRIBUTOR",
            "LUNAHIGHLIGHTHINT",
        )
    ),
)  # fmt: skip
"""The reviewed table. The first two rows hold of FREE and COMMON alone. The tags of the others
stand in `verifier/tags/scope.py`."""

BLOCKS = {
    "BAR_074": "makes a card dearer as the opponent draws it, if it costs less than 10; of one that"
    " nobody sees no log tells it (U444@53)",
}
"""Cards of which a block that is left out may as well not have come about, and why: a card that
nobody has seen decides."""

UNSEEN = {
    "JOUST": "a deck that the seat does not see may hold no minion, and then none is shown of it"
    " (U598@53); if a card of it that comes to light at any time is one, the error is reported",
}
"""Blocks in which a hidden card may as well not have been made, and why."""

ESCAPES = {
    "empty block": "of a minion that awaits a turn or acts in the same action (U310@20, U586@116)",
    "block again": "of a card that nobody sees (U361@6); a creation that stands there twice looks"
    " like damage, and the action is not judged (U487@5, U608@53)",
    "triggers exchanged": "of what a play or an attack sets off, in an order unknown (U408@88)",
    "draw of another": "in old logs the number is taken for a lost line (U008@21)",
    "tag of a showing": "ZONE of a card that is shown and hidden again (U487@3, U034@12); what is"
    " logged anew at once is found in a later action (U008@79)",
    "moved to a block": "beside a card that nobody sees (U361@6); JUST_PLAYED of one (U421@16)",
}
"""Kinds of which some errors escape: which ones, in recordings."""

REPRINTED = "printed as in the next card data: "
"""How a flag of the report begins that names cards whose cost or stats nobody can tell: a change of
balance reaches servers between two samples of the card data, so a card that is told with the values
of the next one, and never with those of its build, may be of either (U171@12). An error that is the
value of the next sample, of a card that nothing else tells, adds the card to the flag."""

_TOLD = re.compile(r"tag=(\w+) value=(\w+)")


def is_listed(plant: Plant) -> bool:
    """Whether an error of a description, or what is left out, stands in the tables."""
    if re.match(r"FULL_ENTITY - Creating ID=\d+ CardID=$", plant.was) and plant.now == "nothing":
        return plant.within in UNSEEN
    if plant.was.startswith("BLOCK_START") and plant.now == "nothing":
        return any(f"cardId={card} " in plant.was for card in BLOCKS)
    was, now = _TOLD.match(plant.was), _TOLD.match(plant.now)
    if was is None or now is None:
        return False
    return any(
        each.tag == was[1] == now[1]
        and re.fullmatch(each.was, was[2])
        and re.fullmatch(each.now, now[2])
        for each in LISTED
    )
