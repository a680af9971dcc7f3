"""Cards as of a build: a compact store made from public card data, and its reader.

`CardStore.open().at(build).get(card_id)` is the whole story; see :mod:`hsreplay_sim.carddb.store`.
The store is rebuilt with `python -m hsreplay_sim.carddb.make.build`.
"""

from __future__ import annotations

from hsreplay_sim.carddb.card import Card
from hsreplay_sim.carddb.store import CardSet, CardStore

__all__ = ["Card", "CardSet", "CardStore"]
