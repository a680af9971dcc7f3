"""The counts that a verdict rests on: never “ok” without the share that was compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.report.text import card_text, clean

if TYPE_CHECKING:
    from hsreplay_sim.report.model import GameReport


def account(game: GameReport) -> list[str]:
    """One line for each kind of count, without those of 0."""
    actions, changes = game.tally.actions, game.tally.tag_changes
    lines = []
    if actions.total:
        lines.append(
            f"actions      {actions.total}: {actions.verified} verified, "
            f"{actions.diverged} diverged, "
            f"{actions.unverifiable} unverifiable ({actions.partly} partly verified)"
            f"{_top(game.tally.reasons, ' – ')}"
        )
    if changes.logged:
        lines.append(
            f"tag changes  {changes.logged}: {changes.predicted} predicted, "
            f"{changes.read} read, {changes.adopted} adopted, {changes.missed} missed, "
            f"{changes.out_of_scope} out of scope; {changes.extra} simulated only"
        )
    if game.tally.options.checked:
        options = game.tally.options
        left = f"; {options.not_judged} not judged" if options.not_judged else ""
        lines.append(f"options      {options.checked} checked, {options.agree} agree{left}")
    if game.tally.states.compared:
        states = game.tally.states
        lines.append(f"states       {states.compared} compared, {states.equal} equal")
    if game.tally.unimplemented:
        named = {card_text(k, game.names): n for k, n in game.tally.unimplemented.items()}
        lines.append(f"not implemented{_top(named, ': ')}")
    if game.tally.known:
        lines.append(f"known        {sum(game.tally.known.values())}{_top(game.tally.known, ': ')}")
    if game.tally.ignored:
        total = sum(game.tally.ignored.values())
        lines.append(
            f"ignored      {total} of {game.divergences_total} divergences"
            f"{_top(game.tally.ignored, ': ')}"
        )
    if game.tally.follow_ups:
        total = sum(game.tally.follow_ups.values())
        lines.append(f"follow-ups   {total}{_top(game.tally.follow_ups, ': ')}")
    if game.lines_lost:
        lines.append(f"lines lost   {game.lines_lost}")
    if game.flags:
        lines.append(f"flags        {', '.join(clean(flag) for flag in sorted(game.flags))}")
    return lines


def judged(game: GameReport) -> list[str]:
    """The verdict in short: how much of what was judged diverged, and how much of it matters.

    ``6 of 71 judged actions diverged, 9 not judged`` and ``1 board, 5 bookkeeping``; without a
    divergence ``30 verified, 41 partly, 9 not judged``. What is 0 is left out.
    """
    actions = game.tally.actions
    unjudged = actions.unverifiable - actions.partly
    if actions.diverged:
        total = actions.total - unjudged
        lead = f"{actions.diverged} of {total} judged actions diverged"
        counts = [(actions.partly, "judged in part"), (unjudged, "not judged")]
        grades = ", ".join(f"{count} {grade}" for grade, count in game.tally.grades.items())
    else:
        lead, grades = "", ""
        counts = [
            (actions.verified, "verified"),
            (actions.partly, "partly"),
            (unjudged, "not judged"),
        ]
    words = [lead, *(f"{count} {word}" for count, word in counts if count)]
    return [part for part in (", ".join(filter(None, words)), grades) if part]


def _top(counter: dict[str, int], lead: str, limit: int = 6) -> str:
    if not counter:
        return ""
    ranked = sorted(counter.items(), key=lambda item: (-item[1], item[0]))
    shown = ", ".join(f"{clean(key)} {count}" for key, count in ranked[:limit])
    return lead + shown + (f", {len(ranked) - limit} more" if len(ranked) > limit else "")
