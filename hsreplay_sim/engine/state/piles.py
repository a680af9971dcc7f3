"""What is known of the order of the decks, in a game that follows no recording."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field


@dataclass(slots=True)
class Piles:
    """The known ends of both decks, as entity ids; what lies between them is in no known order.

    Cards of both decks stand in one list. Those of one deck are at its very end, without a gap.
    """

    above: list[int] = field(default_factory=list)
    """Cards on top of a deck, the one that is drawn next first."""
    below: list[int] = field(default_factory=list)
    """Cards at the bottom of a deck, the undermost last."""
    newcomers: list[int] = field(default_factory=list)
    """Cards that came into a deck while an end was known: their place is still to be asked for."""

    def copy(self) -> Piles:
        """Return an independent object with the same contents."""
        return Piles(list(self.above), list(self.below), list(self.newcomers))

    def note_arrival(self, card: int, *, in_deck: bool) -> None:
        """Forget the place of a card that comes into another zone, or into a deck anew."""
        if self.above or self.below:
            self.forget(card)
            if in_deck:
                self.newcomers.append(card)

    def forget(self, card: int) -> None:
        """Know nothing of where a card lies."""
        for pile in (self.above, self.below, self.newcomers):
            if card in pile:
                pile.remove(card)

    def lay(self, card: int, *, on_top: bool) -> None:
        """Put a card at the very top or the very bottom of its deck."""
        self.forget(card)
        if on_top:
            self.above.insert(0, card)
        else:
            self.below.append(card)

    def see(self, card: int, *, from_top: bool) -> None:
        """Note that a card of unknown place is the next one behind those known at an end."""
        if card in self.above or card in self.below:
            return
        if from_top:
            self.above.append(card)
        else:
            self.below.insert(0, card)

    def turn_over(self, deck: Collection[int]) -> None:
        """Reverse the order of the cards of one whole deck."""
        above = [card for card in self.above if card in deck]
        below = [card for card in self.below if card in deck]
        self.above = [card for card in self.above if card not in deck] + below[::-1]
        self.below = [card for card in self.below if card not in deck] + above[::-1]
