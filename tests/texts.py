"""Texts for rule tests: a card of the table is given a text, and what was written is read back.

yeti = t.minion()
give_text(t.game, yeti, deathrattle=draw(1))
since = len(t.game.out)
t.kill(yeti)
assert blocks(t.game, since) == [(BlockType.DEATHS, 1), (BlockType.TRIGGER, yeti.id)]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.stream import OPEN, TAG
from hsreplay_sim.cards.compile import compile_card
from hsreplay_sim.cards.words.effects import Do
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.game import Game
from table import Table

SPELL = "CS2_029"
"""Fireball lends its body to the spells of rule tests: any character is a target."""
UNTARGETED = "CS2_023"
"""Arcane Intellect lends its body to those without a target."""


def give_text(game: Game, entity: Entity, **slots: Any) -> Entity:
    """Let an entity have this text instead of its card's, in slots of the card vocabulary."""
    text = type("Text", (), slots)
    entity.script = compile_card(text, enchantment=entity.type == CardType.ENCHANTMENT)
    game.index()
    return entity


def spell(t: Table, effect: Do, *, aimed: bool = False, **slots: Any) -> Entity:
    """A spell in the hand of whoever is to move, with a text of the test."""
    from hsreplay_sim.cards.words.selectors import CHARACTERS

    if aimed:
        slots.setdefault("targets", CHARACTERS)
    return give_text(t.game, t.hand(SPELL if aimed else UNTARGETED), action=effect, **slots)


def note(found: list[Any], ask: Callable[[], Any]) -> Do:
    """A text that does nothing but look."""
    return Do(lambda g, me, it: found.append(ask()))


def blocks(game: Game, since: int = 0) -> list[tuple[int, int]]:
    """(block type, entity id) of every block opened, in order."""
    return [(int(str(p[2])), p[1]) for p in game.out[since:] if p[0] == OPEN]


def written(game: Game, since: int = 0, *, of: Entity | None = None) -> list[tuple[int, int, int]]:
    """(entity id, tag, value) of every tag change, in order, of one entity if it is given."""
    changes = [(p[1], int(str(p[2])), int(str(p[3]))) for p in game.out[since:] if p[0] == TAG]
    return [change for change in changes if of is None or change[0] == of.id]
