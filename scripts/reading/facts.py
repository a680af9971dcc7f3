"""What an effect says, in the same few words for a text and for a class: verb, whom, how, when."""

from __future__ import annotations

from dataclasses import dataclass, fields

MINE, THEIRS, BOTH = "mine", "theirs", "both"
CHOSEN, RANDOM, ALL, ITSELF, BESIDE = "chosen", "random", "all", "itself", "adjacent"


@dataclass(frozen=True, slots=True)
class Who:
    """Whom an effect is for; None is for what nobody can tell."""

    side: str | None = None
    kind: str | None = None
    """minion, character, hero, weapon."""
    pick: str | None = None
    """chosen, random, all, itself, adjacent."""
    count: int | None = None
    others: bool | None = None
    """The source itself is left out."""
    race: str | None = None

    def __str__(self) -> str:
        told = [getattr(self, each.name) for each in fields(self)]
        told[4] = "others" if self.others else None
        return " ".join(str(each) for each in told if each is not None) or "somebody"

    def agrees(self, other: Who) -> bool:
        """Nothing that both tell is different."""
        for each in fields(self):
            one, two = getattr(self, each.name), getattr(other, each.name)
            if one is not None and two is not None and one != two:
                return False
        return True


ANYBODY = Who()


@dataclass(frozen=True, slots=True)
class Fact:
    """One effect."""

    verb: str
    who: Who = ANYBODY
    number: int | None = None
    """Which number of the text is the amount, from 1; None where it is none of them."""
    slot: str = ""
    """When: the slot, or the trigger; "" for what stands in no class of its own."""
    condition: bool = False

    def __str__(self) -> str:
        amount = f" number {self.number}" if self.number else ""
        return f"{self.slot or 'there'}: {self.verb}{amount} {self.who}" + (
            ", if …" if self.condition else ""
        )
