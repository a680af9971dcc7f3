"""What both hearthbreaker formats share: heroes, losses, and how a character reads as text.

Source of truth: hearthbreaker's "Replay Format" document (the seed of this project), its replay
schema and its ten recordings in each format; docs/FORMATS.md has the table of disagreements.
"""

from __future__ import annotations

from collections.abc import Iterator

from hsreplay_sim.base.errors import LossError
from hsreplay_sim.base.source import Problem, SourceRef
from hsreplay_sim.hearthbreaker.scripted import (
    COMPACT_HEROES,
    DECK_SIZE,
    HERO_OF_CLASS,
    RECORDED_HEROES,
    CharacterRef,
    PlayMove,
    ScriptedGame,
)

UNKNOWN_KEY = "P120"
UNUSED_ARGUMENT = "P121"
ASSUMED = "P122"
DROPPED = "P123"

CARD_INDEX_MAX = 9
BOARD_INDEX_MAX = 6


def hero_name(name: str) -> str | None:
    """The hero's first name for a hero's or a class's name; None when it is neither."""
    if name in COMPACT_HEROES:
        return name
    return HERO_OF_CLASS.get(name)


def hero_names() -> str:
    """The names accepted for a hero, for messages."""
    return ", ".join(f"{hero} ({kind})" for kind, hero in HERO_OF_CLASS.items())


def bounded_deck(cards: tuple[str, ...], line: int, problems: list[Problem]) -> tuple[str, ...]:
    """The first 30 names; the document says that the rest is not used."""
    if len(cards) > DECK_SIZE:
        text = f"{len(cards)} cards in a deck: the first {DECK_SIZE} are used"
        problems.append(Problem(ASSUMED, text, line))
    return cards[:DECK_SIZE]


def complete_losses(game: ScriptedGame) -> list[str]:
    """What hearthbreaker's complete format cannot hold of `game`, one sentence each."""
    losses = [
        f"deck {number}: its schema knows no hero {deck.hero}"
        for number, deck in enumerate(game.decks, 1)
        if deck.hero not in RECORDED_HEROES
    ]
    return losses + [f"move {number}: {loss}" for number, loss in _complete_move_losses(game)]


def _complete_move_losses(game: ScriptedGame) -> Iterator[tuple[int, str]]:
    for number, move in enumerate(game.moves, 1):
        if not isinstance(move, PlayMove):
            continue
        if move.card_index > CARD_INDEX_MAX:
            yield number, f"its schema ends at card {CARD_INDEX_MAX}, this is {move.card_index}"
        if move.index is not None and move.index > BOARD_INDEX_MAX:
            yield number, f"its schema ends at board place {BOARD_INDEX_MAX}, this is {move.index}"
        if move.option is not None and move.option < 0:
            yield number, "its schema wants an option of 0 or more"


def compact_losses(game: ScriptedGame) -> list[str]:
    """What hearthbreaker's compact format cannot hold of `game`, one sentence each."""
    losses = []
    for number, deck in enumerate(game.decks, 1):
        losses += [
            f"deck {number}: a comma or parenthesis cannot be written in {card!r}"
            for card in dict.fromkeys(deck.cards)
            if compact_name(card) != card
        ]
    for player, keep in enumerate(game.keep, 1):
        if not keep:
            losses.append(f"player {player} keeps no card, and hearthbreaker cannot read `keep()`")
    for number, move in enumerate(game.moves, 1):
        if any(isinstance(entry, int) and entry < 0 for entry in move.random):
            losses.append(f"move {number}: hearthbreaker reads a negative number as a character")
    return losses


def compact_name(card: str) -> str:
    """A card name as an argument of the compact format, without characters that would end it."""
    return " ".join(card.replace(",", " ").replace(")", " ").split())


def refuse_losses(losses: list[str], game: ScriptedGame, target: str) -> None:
    """Raise the first loss.

    Raises:
        LossError: there is one.
    """
    if losses:
        more = f" (and {len(losses) - 1} more)" if len(losses) > 1 else ""
        raise LossError(f"{target} cannot hold this: {losses[0]}{more}", SourceRef(game.path))


def ref_of_text(text: str) -> CharacterRef | None:
    """`p1` or `p2:3` as a character; None when the text is neither.

    hearthbreaker itself takes any other player for p2 and fails on blanks; its own generator writes
    neither.
    """
    player, colon, index = (part.strip() for part in text.partition(":"))
    if player not in {"p1", "p2"}:
        return None
    if not colon:
        return CharacterRef(int(player[1]))
    number = int_of_text(index)
    return None if number is None else CharacterRef(int(player[1]), number)


def int_of_text(text: str) -> int | None:
    """A short decimal integer in ASCII digits; None for anything else."""
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(text) <= 12:
        return int(text)
    return None
