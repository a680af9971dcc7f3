"""The table of planted errors names every kind."""

from __future__ import annotations

from plants_table import IN_TEXT
from proof.kinds import KINDS
from proof.text.trial import KINDS as OF_TEXT


def test_every_kind_of_error_is_described() -> None:
    assert set(IN_TEXT) == set(OF_TEXT)
    assert [name for name, plan in KINDS.items() if not plan.__doc__] == []
