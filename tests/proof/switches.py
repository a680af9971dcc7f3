"""The switches of the builds, read and flipped: every game sees the change, whatever its build.

An attribute of `Profile` is a slot of its class. A descriptor in its place notes that it is read,
or gives one answer for every build; profiles that were made before see the change as well. What is
worked out of a profile once is worked out again.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

from hsreplay_sim.builds.profile import Profile
from hsreplay_sim.recorder.visibility import hidden_tags

NAMES = tuple(name for name in Profile.__slots__ if name not in ("build", "kept"))
"""Every switch, in the order of its pages."""


class _Noted:
    """A slot that notes that it is read."""

    def __init__(self, name: str, read: set[str]) -> None:
        self.slot, self.name, self.read = Profile.__dict__[name], name, read

    def __get__(self, profile: Profile, owner: type) -> bool:
        self.read.add(self.name)
        return bool(self.slot.__get__(profile, owner))

    def __set__(self, profile: Profile, value: bool) -> None:
        self.slot.__set__(profile, value)


class _Settled:
    """A slot that answers the same in every build."""

    def __init__(self, name: str, answer: bool) -> None:
        self.slot, self.answer = Profile.__dict__[name], answer

    def __get__(self, profile: Profile, owner: type) -> bool:
        return self.answer

    def __set__(self, profile: Profile, value: bool) -> None:
        self.slot.__set__(profile, value)


_NOTHING_KEPT = property(lambda _: {}, lambda _, __: None)
"""In the place of what is worked out of a profile once: it is worked out each time."""


@contextmanager
def noted() -> Iterator[set[str]]:
    """The switches that are read meanwhile; the set may be emptied in between."""
    read: set[str] = set()
    with ExitStack() as stack, patch.object(Profile, "kept", _NOTHING_KEPT):
        stack.enter_context(patch.object(Profile, "unsettled", frozenset(NAMES)))
        for name in NAMES:
            stack.enter_context(instead(name, _Noted(name, read)))
        yield read


@contextmanager
def flipped(name: str, *, old_builds: bool) -> Iterator[None]:
    """Old builds do by this switch what new ones do, or new ones what old ones did."""
    with instead(name, _Settled(name, old_builds)):
        hidden_tags.cache_clear()
        with patch.object(Profile, "kept", _NOTHING_KEPT):
            yield
    hidden_tags.cache_clear()


@contextmanager
def instead(name: str, descriptor: object) -> Iterator[None]:
    before = Profile.__dict__[name]
    setattr(Profile, name, descriptor)
    try:
        yield
    finally:
        setattr(Profile, name, before)
