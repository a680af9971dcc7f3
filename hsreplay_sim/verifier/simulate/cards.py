"""Which card of a pool a recorded block shows, for every purpose."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import Zone
from hsreplay_sim.carddb.likeness import is_enchantment
from hsreplay_sim.engine.oracle import Purpose, Question
from hsreplay_sim.replay.packets import ChangeEntity, FullEntity, TagChange
from hsreplay_sim.replay.tape import stated
from hsreplay_sim.verifier.simulate.alignment import Alignment

if TYPE_CHECKING:
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.engine.state.game import Game

LOOT_CARDS = (t.LOOT_CARD_1, t.LOOT_CARD_2, t.LOOT_CARD_3)
_NUMBERS = (t.TAG_SCRIPT_DATA_NUM_1, t.TAG_SCRIPT_DATA_NUM_2, t.TAG_SCRIPT_DATA_NUM_3)

Finder = Callable[[Alignment, "Game", Question[str]], str | None]
"""Returns the card id, "" for a card that is never shown, None if there is no such card."""


def _made(log: Alignment, game: Game, question: Question[str]) -> str | None:
    """Return the next new card of the player, not used up, as it is still to be created; else None.

    If it is never shown, it is the only card of the pool, or ""; also "" if another source made it.
    """
    pool = question.options
    for _, packet in log.unused_of(FullEntity):
        found = log.name_of(packet)
        is_other = is_enchantment(game.cards, found) and found not in pool
        if not is_other and dict(packet.tags).get(t.CONTROLLER, 0) == question.player:
            if not packet.card_id and found not in pool:
                if log.ties.makers.get(packet.entity, 0) not in (0, question.source_id):
                    return ""  # in games of our own (Stitched Tracker)
                found = next((each for each in pool if grows_into(game.cards, found, each)), found)
            return pool[0] if not found and len(pool) == 1 else found
    return None


def grows_into(cards: CardSet, found: str, made: str) -> bool:
    """Whether card `found` is card `made`, or what `made` grows into out of sight.

    A Spellstone upgrades in the hand (LOOT_064t1, U092a:5265), a ranked spell in the deck as well;
    the id of a form is its own and a "t", those of options are not (ULD_178a, ULD_178a4).
    """
    return found == made or (made != "" and found.startswith(f"{made}t"))


def _changed_into(log: Alignment, game: Game, question: Question[str]) -> str | None:
    """Return the card of the next CHANGE_ENTITY, used up; else the next new card, not used up.

    If the text remakes a hidden card, return first what that is first shown as. If nothing is
    found, return "" if the source lies in a deck, or it or its host in a hand, else None.
    """
    changes = ((at, packet.card_id) for at, packet in log.unused_of(ChangeEntity))
    changed = log.remade_here(game, question.source_id) or log.take(changes)
    if changed is not None:
        return changed
    source, made = question.source or game.root, _made(log, game, question)
    host = game.entities.get(source.tags.get(t.ATTACHED, 0), source)
    return "" if source.zone == Zone.DECK or (made is None and host.zone == Zone.HAND) else made


def _announced(log: Alignment, game: Game, question: Question[str]) -> str | None:
    """Return the card whose dbf id the source's first empty number tag gets next, or None."""
    source = question.source or game.root
    empty = next((each for each in _NUMBERS if not source.tags.get(each, 0)), 0)
    changes = ((entity, tag, value) for _, entity, tag, value in stated(log.unused()))
    cards = (game.cards.by_dbf(e[2]) for e in changes if e[:2] == (source.id, empty))
    return next((card.id for card in cards if card is not None), None)


def _loot(log: Alignment, game: Game, question: Question[str]) -> str | None:
    """Return the card whose dbf id is the source's next LOOT_CARD tag, and use that up; or None."""
    changes = ((at, e) for at, e in log.unused_of(TagChange) if e.entity == question.source_id)
    number = log.take((at, each.value) for at, each in changes if each.tag in LOOT_CARDS)
    found = game.cards.by_dbf(number) if number else None
    return found.id if found is not None else None


CARDS: dict[Purpose, Finder] = {
    Purpose.WON: _made,
    Purpose.BUCKET: lambda *asked: _made(*asked) or "",
    Purpose.LOOT: _loot,
    Purpose.THE_COIN: _made,
    Purpose.DISCOVER: _made,
    Purpose.ANNOUNCED: _announced,
    Purpose.GENERATE: _made,
    Purpose.COPY: _made,
    Purpose.SUMMON: _made,
    Purpose.EQUIP: _made,
    Purpose.CAST: _made,
    Purpose.TRANSFORM: _changed_into,
}
"""How the answer to each question about a card id is found."""
