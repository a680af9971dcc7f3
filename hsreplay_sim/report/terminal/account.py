"""The counts that a verdict rests on: never “ok” without the share that was compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.report.text import card_text, clean

if TYPE_CHECKING:
    from hsreplay_sim.report.model import GameReport


def account(game: GameReport) -> list[str]:
    """Return a line for each kind of count that is not 0."""
    actions, changes = game.tally.actions, game.tally.tag_changes
    lines = []
    if actions.total:
        lines.append(
            f"actions      {actions.total}: {actions.verified} verified, "
            f"{actions.diverged} diverged, {actions.unexplained} unexplained, "
            f"{actions.unverifiable} unverifiable"
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
    lines += _expected(game)
    if game.exposure:
        seen = (f"{card_text(k, game.names)} {_seen(n)}" for k, n in game.exposure.items())
        lines.append(f"seldom seen  {', '.join(seen)}")
    if game.seen_since:
        since = (f"{card_text(k, game.names)} since {n}" for k, n in game.seen_since.items())
        lines.append(f"seen later   {', '.join(since)}")
    if game.lines_lost:
        lines.append(f"lines lost   {game.lines_lost}")
    if game.flags:
        lines.append(f"flags        {', '.join(clean(flag) for flag in sorted(game.flags))}")
    return lines


def _seen(games: int) -> str:
    """How many recordings ever showed a text."""
    return f"in {games} game{'s' * (games > 1)}" if games else "in no recording"


def _expected(game: GameReport) -> list[str]:
    """How much of what differs is on the user's list, and how much the baseline has."""
    tally, lines = game.tally, []
    for met, count, what in (
        (tally.ignored, game.divergences_total, "divergences"),
        (tally.ignored_unexplained, game.unexplained_total, "unexplained differences"),
    ):
        if met:
            lines.append(f"ignored      {sum(met.values())} of {count} {what}{_top(met, ': ')}")
    for name, count in (
        ("divergences", game.divergences_total),
        ("unexplained", game.unexplained_total),
        ("contradictions", len(game.contradictions)),
    ):
        if known := tally.known.get(name):
            lines.append(f"known        {known} of {count} {name}")
    return lines


def judged(game: GameReport) -> list[str]:
    """The verdict in short: how much of what was judged diverged, and how much of it matters.

    ``6 of 71 judged actions diverged, 3 unexplained, 9 not judged`` and ``1 board, 5 bookkeeping``;
    without a divergence ``68 verified, 3 unexplained, 9 not judged``. What is 0 is left out.
    """
    actions = game.tally.actions
    counts = [(actions.unexplained, "unexplained"), (actions.unverifiable, "not judged")]
    if actions.diverged:
        total = actions.verified + actions.diverged
        lead = f"{actions.diverged} of {total} judged actions diverged"
        grades = ", ".join(f"{count} {grade}" for grade, count in game.tally.grades.items())
    else:
        lead, grades = "", ""
        counts.insert(0, (actions.verified, "verified"))
    words = [lead, *(f"{count} {word}" for count, word in counts if count)]
    return [part for part in (", ".join(filter(None, words)), grades) if part]


def _top(counter: dict[str, int], lead: str, limit: int = 6) -> str:
    if not counter:
        return ""
    ranked = sorted(counter.items(), key=lambda item: (-item[1], item[0]))
    shown = ", ".join(f"{clean(key)} {count}" for key, count in ranked[:limit])
    return lead + shown + (f", {len(ranked) - limit} more" if len(ranked) > limit else "")
