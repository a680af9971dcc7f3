"""Why a tag has its value, for people: the sum of the engine, then the history on both sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from hsreplay_sim.report.moment.sides import Match
from hsreplay_sim.report.text import clean, entity_text, tag_text, value_text

if TYPE_CHECKING:
    from hsreplay_sim.report.moment.value import Change, Explanation
    from hsreplay_sim.report.terminal.screen import Screen

HISTORY_MAX = 20


def print_value(screen: Screen, found: Explanation) -> None:
    """An explanation, with the newest part of its history."""
    tag, entity = found.tag, entity_text(found.entity)
    screen.print(Text(f"{clean(found.address)}  {entity} {tag_text(tag)}", style="bold"))
    screen.print(f"when it is done: {clean(found.title)}")
    if found.card_text:
        screen.print(f"“{clean(found.card_text)}”")
    screen.print()
    screen.print(Text(f"the log     {value_text(tag, found.logged)}", style="bold"))
    screen.print(Text(f"the engine  {_sum(found)}", style="bold"))
    if not found.sums:
        for source in found.sources:
            screen.print(f"            may have it from: {clean(source.words)}")
    _print_enchantments(screen, found)
    _print_history(screen, found)


def _sum(found: Explanation) -> str:
    """``3 = 1 printed + 2 own text``."""
    value = value_text(found.tag, found.simulated)
    if not found.sums or not found.sources:
        return value
    words = ""
    for at, source in enumerate(found.sources):
        sign = "-" if source.amount < 0 else "+"
        words += f" {sign} " if at else sign.strip("+")
        words += f"{abs(source.amount)} {clean(source.words)}"
    total = sum(source.amount for source in found.sources)
    if found.simulated == total:
        return f"{value} = {words}"
    return f"{value}; its sources make {total} = {words}"


def _print_enchantments(screen: Screen, found: Explanation) -> None:
    if not found.enchantments:
        return
    screen.print()
    screen.print(Text("attached to it", style="bold"))
    for name, logged, simulated in found.enchantments:
        side = "log" if logged else "engine"
        alone = "" if logged and simulated else f"  in the {side} alone"
        screen.print(Text(f"  {clean(name)}{alone}", style="bold" if alone else ""))


def _print_history(screen: Screen, found: Explanation) -> None:
    screen.print()
    screen.print(Text("how it came about", style="bold"))
    if not found.history:
        screen.print("  it was never written")
        return
    if (rest := len(found.history) - HISTORY_MAX) > 0:
        screen.print(f"  {rest} changes before")
    screen.print(Text(f"  {'step':>4}  {'line':>7}  {'log':<14}  {'engine':<14}  in", style="dim"))
    for each in found.history[-HISTORY_MAX:]:
        odd = each.match in (Match.DIFFERS, Match.LOGGED, Match.SIMULATED)
        screen.print(Text(_row(found, each, odd), style="bold" if odd else ""))


def _row(found: Explanation, change: Change, odd: bool) -> str:
    logged, simulated = (
        value_text(found.tag, value) for value in (change.logged, change.simulated)
    )
    engine = f"({change.match})" if change.match is Match.ADOPTED else simulated
    if change.match is Match.ASIDE:
        engine = ""
    step = str(change.step) if change.step else ""
    line = str(change.line) if change.line else ""
    mark = ">" if odd else " "
    return (
        f"{mark} {step:>4}  {line:>7}  {logged:<14}  {engine:<14}  {clean(change.block)}".rstrip()
    )
