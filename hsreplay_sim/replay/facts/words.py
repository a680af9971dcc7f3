"""The facts of a game in lines for people, and in rows for tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from hsreplay_sim.replay.facts.model import Deck, PlayerFacts, Summary

UNKNOWN = "unknown"
COLUMNS = (
    "path", "game", "build", "game_type", "format_type", "scenario", "turns", "started", "seconds",
    "end", "player_id", "name", "hero", "hero_name", "hero_class", "rank", "legend_rank", "first",
    "recorded", "result", "offered", "kept", "thrown", "deck_size", "deck_known", "deck_code",
    "cards_played", "mana_spent", "cards_drawn", "cards_burnt", "damage_dealt", "damage_taken",
    "hero_damage_taken",
)  # fmt: skip
"""The columns of :func:`rows_of`: a row for each player of each game."""


def headline(summary: Summary) -> str:
    """Return who played whom and how it ended, in one line."""
    players = " – ".join(_in_short(each) for each in summary.players)
    facts = [f"by {summary.end}" if summary.end else ""]
    facts.append(_clock(summary.seconds) if summary.seconds is not None else "")
    return " · ".join(filter(None, (players, *facts)))


def lines_of(summary: Summary, *, cards: bool = False) -> list[str]:
    """Return what is known of a game, a line for each kind of fact; with `cards` all of it."""
    friendly = [_called(each) for each in summary.players if each.player_id in summary.recorded_by]
    first = [each.name for each in summary.players if each.first]
    lines = [
        f"recorded  by {' and '.join(friendly) or UNKNOWN}"
        + (f", {first[0]} went first" if first else "")
    ]
    facts = [f"took {_clock(summary.seconds)}" if summary.seconds is not None else ""]
    facts.append(f"by {summary.end}" if summary.end else "")
    if any(facts):
        lines.append(f"end       {', '.join(filter(None, facts))}")
    for player in summary.players:
        lines += [f"  {line}" for line in _player(player, summary, cards=cards)]
    if summary.warband is not None:
        lines += _warband(summary, cards=cards)
    return lines


def rows_of(path: str, game: int, summary: Summary) -> Iterator[tuple[object, ...]]:
    """Yield a row of :data:`COLUMNS` for each player; what is unknown is empty."""
    head = (
        path, game, summary.build, summary.game_type, summary.format_type, summary.scenario,
        summary.turns, summary.started, summary.seconds, summary.end,
    )  # fmt: skip
    for each in summary.players:
        hand, deck = each.mulligan, each.deck
        yield (
            *head, each.player_id, each.name, each.hero, each.hero_name, each.hero_class, each.rank,
            each.legend_rank, each.first, each.recorded, each.result,
            *([" ".join(x or "?" for x in part) for part in (hand.offered, hand.kept, hand.thrown)]
              if hand else ("", "", "")),
            *((deck.size, len(deck.cards), deck.code) if deck else ("", "", "")),
            len(each.plays), each.mana_spent, each.cards_drawn, each.cards_burnt, each.damage_dealt,
            each.damage_taken, each.hero_damage_taken,
        )  # fmt: skip


def _called(player: PlayerFacts) -> str:
    return player.name or f"player {player.player_id}"


def _in_short(player: PlayerFacts) -> str:
    hero = ", ".join(filter(None, (player.hero_name, player.hero_class)))
    named = _called(player)
    return " ".join(filter(None, (named, f"({hero})" if hero else "", player.result)))


def _player(player: PlayerFacts, summary: Summary, *, cards: bool) -> Iterator[str]:
    told = [("played", len(player.plays), "cards"), ("spent", player.mana_spent, "mana")]
    told += [("drew", player.cards_drawn, ""), ("burnt", player.cards_burnt, "")]
    told += [("dealt", player.damage_dealt, "damage"), ("took", player.damage_taken, "")]
    counts = [f"{verb} {n} {what}".rstrip() for verb, n, what in told if n is not None]
    yield f"{_called(player)}: {', '.join(counts)}"
    if player.rank or player.legend_rank:
        yield f"  rank      {f'legend {player.legend_rank}' if player.legend_rank else player.rank}"
    hand = player.mulligan
    if hand is not None and any(hand.offered):
        yield f"  kept      {_list(hand.kept, summary)}"
        yield f"  threw     {_list(hand.thrown, summary)}"
    if player.deck is not None:
        yield from _deck(player.deck, summary, cards=cards)
    if cards:
        for turn, plays in groupby(player.plays, key=lambda each: each.turn):
            yield f"  turn {turn:<4} {', '.join(summary.named(each.card_id) for each in plays)}"


def _deck(deck: Deck, summary: Summary, *, cards: bool) -> Iterator[str]:
    yield f"  deck      {len(deck.cards)} of {deck.size} cards known"
    if deck.code:
        yield f"  code      {deck.code}"
    if cards:
        yield f"  cards     {_list(deck.cards, summary)}"


def _list(cards: Sequence[str], summary: Summary) -> str:
    counted = Counter(summary.named(each) for each in cards)
    return ", ".join(f"{n} × {name}" if n > 1 else name for name, n in counted.items()) or "nothing"


def _warband(summary: Summary, *, cards: bool) -> Iterator[str]:
    band = summary.warband
    if band is None:
        return
    if band.offered:
        yield f"heroes    {_list(band.offered, summary)}"
    if band.chosen:
        yield f"chosen    {summary.named(band.chosen)}"
    if band.placement is not None:
        yield f"placement {band.placement}"
    called = {each.player_id: _called(each) for each in summary.players}
    for player, team in band.teams.items():
        yield f"team      {_list(team, summary)} ({called.get(player, f'player {player}')})"
    for combat in band.combats if cards else ():
        boards = " against ".join(_list(board, summary) for board in combat.boards.values())
        yield f"turn {combat.turn:<4} {boards}"


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02} min"
