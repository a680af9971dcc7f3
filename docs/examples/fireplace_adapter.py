"""Fireplace behind the protocol, by its public calls alone.

hsreplay-sim verify Power.log --engine-seconds 60 \
    --engine-command "fireplace-venv/bin/python docs/examples/fireplace_adapter.py"

Fireplace (https://github.com/shinoi2/fireplace) is licensed under the AGPL, version 3 or later. It
runs in an environment and a process of its own; nothing of it is here.

Before each move a game is made whose entities, players and stats are those of the state. A position
that cannot be made, because a tag has another value afterwards, is refused with the name of the
tag: what follows from it would say nothing about a rule. What differs after the move is reported.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from typing import Any

from fireplace import cards
from fireplace.exceptions import GameOver, InvalidAction
from fireplace.logging import log
from fireplace_board import (
    FLAGS,
    RENAMED,
    STATS,
    TAGS,
    ZONES,
    Board,
    Held,
    tags_of,
)
from fireplace_chance import be_asked
from hearthstone.enums import CardType, GameTag, Zone
from json_lines import Ask, Json, UnsupportedError, serve

OWN_IDS = 1_000_000
KEYWORDS = re.compile(r"<b>[^<]*</b>|\[x\]|[\s,.]")


class FireplaceEngine:
    """Fireplace, loaded anew for each move."""

    def __init__(self) -> None:
        log.setLevel(logging.CRITICAL)
        cards.db.initialize()
        be_asked()

    def describe(self) -> Json:
        """The cards that have a script, those whose text is keywords, and those without text."""
        known = (
            each.id
            for each in cards.db.values()
            if cards.get_script_definition(each.id, each) is not None
            or not KEYWORDS.sub("", each.description)
        )
        return {
            "name": "Fireplace", "version": "21.8.0.126451", "plain": True,
            "cards": sorted({*known, *RENAMED}),
            "tags": sorted(int(each) for each in TAGS), "zones": [int(each) for each in ZONES],
        }  # fmt: skip

    def load(self, state: Json) -> None:
        """Keep the state: the game is made as the move is known, which names hidden cards."""
        self.state = state

    def apply(self, move: Json, ask: Ask) -> Json:
        """Make the game, do the move, and list what is different."""
        position = Position(self.state, move, ask)
        before = position.checked()
        try:
            position.do(move)
        except GameOver:
            pass
        except InvalidAction as error:
            raise UnsupportedError(f"refused: {type(error).__name__}: {error}"[:200]) from error
        return position.changes(before)


class Position(Board):
    """A position in which a move is done."""

    # --- the move -----------------------------------------------------------------------------

    def do(self, move: Json) -> None:
        """Do the move, and choose what is offered."""
        kind, card = move["kind"], self.of.get(move.get("entity", 0))
        target = self.of.get(move.get("target", 0))
        if kind == "end turn":
            self.game.end_turn()
        elif kind in ("deal", "mulligan", "other"):
            raise UnsupportedError(f"there is no {kind}")
        elif kind == "concede" and card is not None:
            card.concede()
        elif card is None or (move.get("target") and target is None):
            raise UnsupportedError(f"{kind}: the card is not in the game")
        elif kind == "attack":
            card.attack(target)
        elif kind == "play" and card.type == CardType.HERO_POWER:
            card.use(target=target)
        elif kind == "play":
            self._play(card, target, move)
        else:
            card.trade()
        for _ in range(20):
            self._choose()

    def _play(self, card: Any, target: Any, move: Json) -> None:
        index = move["position"] - 1 if move.get("position") else None
        choose = None
        if card.must_choose_one:
            options = [
                self.cards[entity]
                for entity, tags in sorted(self.told.items())
                if tags.get(GameTag.PARENT_CARD) == move["entity"]
            ] or [each.id for each in card.choose_cards]
            if not 0 <= move.get("option", -1) < len(options):
                raise UnsupportedError("play: the option is not told")
            choose = options[move["option"]]
        card.play(target=target, index=index, choose=choose)

    def _choose(self) -> None:
        for player in self.game.players:
            if player.choice is not None:
                offered = player.choice.cards
                question = {"kind": "range", "low": 0, "high": len(offered) - 1}
                player.choice.choose(offered[self.chance.asked(question)])

    # --- reading ------------------------------------------------------------------------------

    def checked(self) -> dict[int, Held]:
        """The tags of all entities; a position that is not as told is refused."""
        found = {entity: tags_of(card) for entity, card in self.of.items()}
        for entity, tags in found.items():
            hidden = not self.cards[entity] and self.of[entity].type != CardType.PLAYER
            for tag, value in tags.items():
                if self.of[entity].zone == Zone.GRAVEYARD:
                    continue
                if self.of[entity].zone == Zone.HAND and tag in STATS:
                    if value != self.told[entity].get(tag, 0):
                        self.unread.add((entity, tag))  # the cost of a card is no rule of a move
                elif value != self.told[entity].get(tag, 0) and not hidden:
                    name, kind = GameTag(tag).name, CardType(self.of[entity].type).name.lower()
                    raise UnsupportedError(
                        f"load: {name} of a {kind} ({self.cards[entity]}) is {value}, "
                        f"not {self.told[entity].get(tag, 0)}"
                    )
        return found

    def changes(self, before: dict[int, Held]) -> Json:
        """What is different from before, and what was made."""
        tags: list[tuple[int, int, int]] = []
        changed: dict[int, str] = {}
        for entity, card in self.of.items():
            if card.type != CardType.PLAYER and self.made[entity] != card.id:
                changed[entity] = card.id
            for tag, value in (tags_of(card) | self._reset(entity, card)).items():
                if tag not in before[entity]:
                    before[entity][tag] = self.told[entity].get(tag, 0)
                if before[entity][tag] != value and (entity, tag) not in self.unread:
                    tags.append((entity, tag, value))
        created = [
            {"id": OWN_IDS + place, "card": card.id, "tags": tags_of(card) | _printed(card)}
            for place, card in enumerate(self._new())
        ]
        return {"tags": tags, "created": created, "cards": changed}

    def _reset(self, entity: int, card: Any) -> Held:
        """What the game resets of a card that leaves the hand or dies; Fireplace need not."""
        base = self.base.get(entity, {})
        if card.zone == self.told[entity].get(GameTag.ZONE) or not self.cards[entity]:
            return {}
        if card.zone != Zone.GRAVEYARD:
            left = {int(GameTag.DAMAGE): 0} if card.zone == Zone.HAND else {}
            return left | {tag: base[tag] for tag in (GameTag.COST,) if tag in base}
        found = dict(base)
        if self.told[entity].get(GameTag.ZONE) == Zone.PLAY and card.type == CardType.MINION:
            found |= {tag: int(bool(card.data.tags.get(tag, 0))) for tag in FLAGS[:-1]}
            if card.buffs:
                found |= {int(GameTag.ATK): card.data.atk, int(GameTag.HEALTH): card.data.health}
        if card.type in (CardType.MINION, CardType.WEAPON):
            found |= {int(GameTag.DAMAGE): 0}
        return found

    def _new(self) -> Iterator[Any]:
        """The cards that the game has and the state had not."""
        old = {id(each) for each in self.of.values()}
        for player in self.game.players:
            for each in (*player.entities, *player.hand, *player.deck, *player.secrets):
                if id(each) not in old and each.type not in (CardType.PLAYER, CardType.ENCHANTMENT):
                    old.add(id(each))
                    yield each


def _printed(card: Any) -> Held:
    """The cost of a card that is made on the board, where Fireplace has none of its own."""
    return {} if card.zone == Zone.HAND else {int(GameTag.COST): int(card.data.cost)}


if __name__ == "__main__":
    serve(FireplaceEngine())
