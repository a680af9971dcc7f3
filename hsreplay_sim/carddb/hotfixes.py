"""What the server changed about a card between two sampled builds, as recordings show it.

The card data are samples: a text or a tag may have been another one on the servers of a build whose
data say nothing of it. Numbers that a description tells are read from the recording itself; what
stands here no description tells. Each row is reviewed, and cites what shows it.
"""

from __future__ import annotations

from msgspec import Struct

from hsreplay_sim.base.tags import START_OF_GAME_KEYWORD


class Hotfix(Struct, frozen=True):
    """A card in the builds from `first` to `last`, the ends included."""

    card_id: str
    first: int
    last: int
    evidence: tuple[str, ...]
    says: str
    as_of: int = 0
    """The sampled build whose text the card has; 0: its text is that of its own build."""
    tags: tuple[tuple[int, int], ...] = ()
    """The tags, and their values, that it carries beside those of the data."""


HOTFIXES = (
    Hotfix(
        "REV_018",
        143410,
        144772,
        evidence=("U316:1288", "U284:1010"),
        says="Prince Renathal acts as a Start of Game card; at 145077 no longer.",
        tags=((START_OF_GAME_KEYWORD, 1),),
    ),
    Hotfix(
        "REV_018",
        159202,
        165028,
        evidence=("U230:1156", "U397:1110"),
        says="Prince Renathal's starting Health is 35, as the next data say; at 150659 it is 40.",
        as_of=165029,
    ),
    Hotfix(
        "AV_200p2",
        159202,
        165028,
        evidence=("U230:25414",),
        says="Arcane Burst gains 1 damage, as the data before and behind say.",
        as_of=165029,
    ),
)


def hotfixes_at(build: int) -> dict[str, Hotfix]:
    """The cards that the server of a build had otherwise than the data."""
    return {each.card_id: each for each in HOTFIXES if each.first <= build <= each.last}
