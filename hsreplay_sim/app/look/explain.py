"""What `explain` prints, by what it is asked: a code or word of a report."""

from __future__ import annotations

from collections.abc import Iterator

from hsreplay_sim.app.look.codes import meaning_of


def explanation(asked: str) -> Iterator[str]:
    """The lines that explain a code or word.

    Raises:
        UsageError: nothing of that name is known.
    """
    name, meaning = meaning_of(asked)
    yield f"{name}  {meaning.says}"
    yield f"      {meaning.then}"
    yield "      docs/VERIFYING.md has the whole of it."
