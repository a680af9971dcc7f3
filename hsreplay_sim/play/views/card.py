"""A card of a game in play: a thin view of the engine's entity."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from hearthstone.enums import CardClass, CardType, Race, Rarity, SpellSchool

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    CARDRACE,
    CLASS,
    CREATOR,
    MULTIPLE_CLASSES,
    RARITY,
    SPELL_SCHOOL,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    TAG_SCRIPT_DATA_NUM_3,
    TAG_SCRIPT_DATA_NUM_4,
    ZONE_POSITION,
)
from hsreplay_sim.carddb.pool import SECOND_RACES
from hsreplay_sim.carddb.text import plain
from hsreplay_sim.cards.words.summons import NEXT_JADE
from hsreplay_sim.engine.rules.damage import boosted, boosted_healing
from hsreplay_sim.engine.text import Frame
from hsreplay_sim.play.moves import name
from hsreplay_sim.play.views.acts import Acts
from hsreplay_sim.play.views.body import Body
from hsreplay_sim.play.views.position import Position
from hsreplay_sim.play.views.view import named

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card as CardData
    from hsreplay_sim.play.views.player import Player
    from hsreplay_sim.play.views.zone import CardList


_FURTHER = re.compile(r"@(?=\[x\]|\s*<i>)|(?<=[.>!)])@(?=[A-Z<])")
_DAMAGE = re.compile(r"\$(\d+)")
_HEALING = re.compile(r"#(\d+)")
_NOTED = re.compile(r"\{([0-3])\}|@(?!\d)")
_PLURAL = re.compile(r"(\d+)(\D*?)\|4\(([^,)]*),\s*([^)]*)\)")
"""Marks of a text: where another one begins, damage, healing, what is noted, one or many."""
_NOTES = (
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    TAG_SCRIPT_DATA_NUM_3,
    TAG_SCRIPT_DATA_NUM_4,
)
_JADE, _WITH_AN = "{0} <b>Jade Golem", (8, 11, 18)
"""Where a text names the size of the next Golem, and the sizes that are read with "an"."""


def _in_number(found: re.Match[str]) -> str:
    one = int(found[1]) == 1
    return f"{found[1]}{found[2]}{found[3] if one else found[4]}"


class Card(Body, Acts, Position):
    """A card of a game, wherever it is."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {name(self.entity)}>"

    @property
    def id(self) -> str:
        """The card id."""
        return self.entity.card_id

    @property
    def data(self) -> CardData | None:
        """The card as it is printed in the build; None for one that nobody knows."""
        return self.entity.card

    @property
    def name(self) -> str:
        """The English name, the card id where none is known."""
        return self.data.name if self.data is not None else self.id

    @property
    def text(self) -> str:
        """The printed text of the build."""
        return self.data.text if self.data is not None else ""

    @property
    def description(self) -> str:
        """The text as a player reads it now: without marks, its numbers filled in.

        Damage of spells and hero powers has Spell Damage and its like in it, `{0}` and `@` are what
        the card has noted. Of several texts it is the first.
        """
        engine, entity = self.game.engine, self.entity
        noted = self._noted
        text = _FURTHER.split(self.text)[0]
        text = _DAMAGE.sub(lambda m: str(boosted(engine, entity, int(m[1]))), text)
        text = _HEALING.sub(lambda m: str(boosted_healing(engine, entity, int(m[1]))), text)
        text = _NOTED.sub(lambda m: noted[int(m[1] or 0)], text)
        return plain(_PLURAL.sub(_in_number, text))

    @property
    def _noted(self) -> list[str]:
        """What stands for {0}, {1} … in its text; the second is empty while nothing is noted."""
        if _JADE in self.text:
            size = NEXT_JADE.ask(self.game.engine, self.entity, Frame())
            return [f"{size}/{size}", "n" if size in _WITH_AN else "", "", ""]
        first, second, *more = (self.entity.get(tag) for tag in _NOTES)
        return [str(first), str(second or ""), *map(str, more)]

    @property
    def type(self) -> CardType:
        """CARDTYPE."""
        return CardType(self.entity.type)

    @property
    def zone_position(self) -> int:
        """The place in the hand or on the board, from 1 at the left; 0 elsewhere."""
        return self.entity.get(ZONE_POSITION)

    @property
    def controller(self) -> Player:
        """The player that controls it."""
        return self.game.player(self.entity.controller)

    @property
    def creator(self) -> Card | None:
        """The card that made it; None for one of a deck."""
        made_by = self.game.engine.entities.get(self.entity.get(CREATOR))
        return self.game.view(made_by) if made_by is not None and made_by.card_id else None

    @property
    def rarity(self) -> Rarity | int:
        """RARITY."""
        return named(Rarity, self._printed(RARITY))

    @property
    def card_class(self) -> CardClass | int:
        """CLASS."""
        return named(CardClass, self._printed(CLASS))

    @property
    def classes(self) -> list[CardClass | int]:
        """All its classes: one for most cards."""
        bits = self._printed(MULTIPLE_CLASSES)
        several = [named(CardClass, bit + 1) for bit in range(32) if bits >> bit & 1]
        return several or [self.card_class]

    @property
    def race(self) -> Race | int:
        """CARDRACE, the first of them; 0 for none."""
        return named(Race, self._printed(CARDRACE))

    @property
    def races(self) -> list[Race | int]:
        """All its races."""
        further = [named(Race, race) for race, tag in SECOND_RACES.items() if self._printed(tag)]
        return [
            *([self.race] if self.race else []),
            *(each for each in further if each != self.race),
        ]

    @property
    def school(self) -> SpellSchool | int:
        """SPELL_SCHOOL; 0 for none."""
        return named(SpellSchool, self._printed(SPELL_SCHOOL))

    @property
    def dead(self) -> bool:
        """Whether it is in the graveyard."""
        return self.entity.zone == Zone.GRAVEYARD

    @property
    def buffs(self) -> CardList:
        """The enchantments on it, in order of attachment."""
        return self.game.cards(self.entity.attached)

    @property
    def slots(self) -> CardList:
        """All that its numbers are made of beside the print: enchantments, a hero's weapon."""
        return self.buffs

    def _printed(self, tag: int) -> int:
        """Return a tag of the entity, or of its card where the entity does not have it."""
        card = self.entity.card
        return self.entity.get(tag) or (card.tags.get(tag, 0) if card is not None else 0)
