"""Offers: a card outside of the pool, or twice the same, is no answer."""

from __future__ import annotations

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.stream import CHOICES
from hsreplay_sim.base.tags import CONTROLLER, ZONE
from hsreplay_sim.cards.words.effects import discover
from hsreplay_sim.cards.words.pools import given
from hsreplay_sim.engine.rules.choices import offer
from hsreplay_sim.replay.packets import Block, FullEntity
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.simulate.answers import LogOracle
from tests.table import table
from tests.texts import spell

WISP, RAPTOR, YETI, OGRE = "CS2_231", "CS2_172", "CS2_182", "CS2_200"


def discovered(*logged: str) -> list[str]:
    """What lies outside when these cards are logged for an offer of a pool of three."""
    game = table().game
    hero = game.entities[4]
    made = [
        FullEntity(900 + n, card_id, ((ZONE, Zone.SETASIDE), (CONTROLLER, 1)))
        for n, card_id in enumerate(logged)
    ]
    oracle = game.oracle = LogOracle({})
    oracle.begin(Tape([Block(BlockType.POWER, hero.id, list(made))]))
    oracle.opened(game, BlockType.POWER, hero, 0)
    offer(game, hero, 1, (WISP, RAPTOR, YETI))
    return oracle.questions.outside


def test_r199_r237_an_offer_is_of_the_pool_and_of_different_cards() -> None:
    assert discovered(WISP, RAPTOR, YETI) == []
    assert discovered(WISP, OGRE, YETI) == [f"discover: {OGRE}"]
    assert discovered(WISP, RAPTOR, WISP) == [f"discover: {WISP}"]


def test_r237_two_printings_are_one_card_of_an_offer() -> None:
    t = table(build=195635)
    since = len(t.game.out)
    t.play(spell(t, discover(given(WISP, "CORE_CS2_231", RAPTOR))))
    (shown,) = [p[3][3] for p in t.game.out[since:] if p[0] == CHOICES]
    assert len(shown) == 2
