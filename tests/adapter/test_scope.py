"""What an engine is taken to model that lists its cards: with a card the enchantments of it."""

from __future__ import annotations

from adapter.engines import Plain
from hsreplay_sim.adapter.protocol import Description, State
from hsreplay_sim.adapter.session import Session
from hsreplay_sim.adapter.verify import verify_by
from hsreplay_sim.app.api import load
from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import CARDTYPE
from hsreplay_sim.replay.recording import Recording
from recordings import recording


class Listing(Plain):
    """Our engine as one that lists these cards; it keeps those of the states, no enchantments."""

    def __init__(self, cards: frozenset[str]) -> None:
        super().__init__()
        self._listed, self.seen = cards, set[str]()

    def describe(self) -> Description:
        return Description("listing", cards=self._listed, plain=True)

    def load(self, state: State) -> None:
        cards = (e for e in state.entities if e.tags.get(CARDTYPE, 0) != CardType.ENCHANTMENT)
        self.seen |= {each.card for each in cards}
        super().load(state)


def lacking(prefix: str) -> set[str]:
    """The cards that an engine lacks which lists all those of a recording but no enchantment."""
    listed, found = frozenset[str](), set[str]()
    for _ in range(2):
        engine = Listing(listed)
        session, found = Session(engine), set()
        for game in load(recording(prefix)):
            assert isinstance(game, Recording)
            verify_by(session, game)
            found |= session.counts.cards.keys()
        listed = frozenset(engine.seen - {""})
    return found


def test_an_enchantment_goes_with_its_card_until_it_acts() -> None:
    found = lacking("U157")
    assert "EX1_162o" not in found
    assert "CS2_017o" in found


def test_an_enchantment_of_a_brawl_goes_with_no_card() -> None:
    assert "TB_AllMinionsTauntCharge" in lacking("U006")
