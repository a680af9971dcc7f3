"""The head of a game's page: its verdict and its counts, which need no script."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from hsreplay_sim.report.terminal.account import account, judged
from hsreplay_sim.report.text import clean

if TYPE_CHECKING:
    from hsreplay_sim.pages.data import GameData
    from hsreplay_sim.report.model import GameReport


def head(game: GameData) -> str:
    """The verdict and what it rests on; all counts behind a heading that unfolds."""
    report = game.report
    verdict = report.verdict.value
    name = f"{text(game.file)} <small>game {report.game}</small>"
    facts = "".join(f"<li>{text(fact)}</li>" for fact in _facts(game))
    return "\n".join(
        [
            f"<h1>{name}</h1>",
            f'<p class="mark is-{verdict}">{verdict.upper()}</p>',
            f'<p class="facts">{text(sentence(report))}</p>',
            *_summary(game),
            *_story(game),
            "<details><summary>Counts and limits</summary>",
            f"<ul>{facts}</ul></details>",
        ]
    )


def _summary(game: GameData) -> list[str]:
    """What the game was: in one line, and behind a heading that unfolds all that is known."""
    if not game.summary:
        return []
    headline, *more = game.summary
    lines = "\n".join(text(line) for line in more)
    return [
        f'<p class="facts">{text(headline)}</p>',
        f"<details><summary>Players, decks, cards played</summary><pre>{lines}</pre></details>",
    ]


def _story(game: GameData) -> list[str]:
    """The game in words, behind a heading that unfolds: it needs no script, and can be searched."""
    if not any(step.told for step in game.steps):
        return []
    lines: list[str] = []
    turn = 0
    for number, step in enumerate(game.steps, 1):
        if step.turn != turn:
            turn = step.turn
            lines += ["", f"Turn {turn}"]
        who = f"{step.player}: " if step.player else ""
        lines.append(f"{number:>4}. {who}{step.title}")
        lines += [f"        {each}" for each in step.told]
    told = "\n".join(text(line) for line in lines).strip("\n")
    return [f"<details><summary>The game in words</summary><pre>{told}</pre></details>"]


def text(words: str) -> str:
    """Words from anywhere, harmless in HTML."""
    return escape(clean(words))


def sentence(report: GameReport) -> str:
    """How it came out: ``1 of 63 judged actions diverged · 1 board``."""
    if report.error is not None:
        return f"{report.error.code} {report.error.message}"
    return " · ".join(judged(report))


def _facts(game: GameData) -> list[str]:
    report = game.report
    players = " against ".join(name for _, name in sorted(game.players.items()))
    build = f"build {report.build or 'not stated'}, cards of build {report.card_build}"
    return [players, f"{report.format}, {report.mode}, {build}", *account(report)]
