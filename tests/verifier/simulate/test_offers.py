"""Offers and picks: outside the pool, twice the same, or not offered at all is a divergence."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hsreplay_sim.base.enums import BlockType, ChoiceKind, Zone
from hsreplay_sim.base.stream import CHOICES
from hsreplay_sim.base.tags import CONTROLLER, ZONE
from hsreplay_sim.cards.words.effects import discover
from hsreplay_sim.cards.words.pools import given
from hsreplay_sim.engine.rules.choices import offer
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.replay.packets import Block, Choices, ChosenEntities, FullEntity, Packet
from hsreplay_sim.report.model import Verdict
from hsreplay_sim.verifier.run import verify_game
from hsreplay_sim.verifier.simulate.answers import LogOracle
from hsreplay_sim.verifier.simulate.offers import picked_elsewhere
from places import ROOT
from tests.table import table
from tests.texts import spell

DEMO = ROOT / "fixtures" / "demo" / "clean.log"
WISP, RAPTOR, YETI, OGRE = "CS2_231", "CS2_172", "CS2_182", "CS2_200"


def offered(*entities: int, number: int = 1, player: int = 2) -> Choices:
    return Choices(number, player, ChoiceKind.GENERAL, 1, 1, 9, entities)


@pytest.mark.parametrize(
    ("packets", "strangers"),
    [
        pytest.param([offered(5, 6), ChosenEntities(1, 2, (6,))], 0, id="among-them"),
        pytest.param([offered(5, 6), ChosenEntities(1, 2, (7,))], 1, id="not-offered"),
        pytest.param([offered(5, 6), ChosenEntities(1, 2, ())], 0, id="nothing-picked"),
        pytest.param([offered(5, 6), ChosenEntities(2, 2, (7,))], 0, id="of-another-offer"),
        pytest.param([offered(5, 6), ChosenEntities(1, 3, (7,))], 0, id="of-another-player"),
        pytest.param(
            [offered(5, 6), offered(7, 8, number=2), ChosenEntities(2, 2, (5,))], 1, id="too-late"
        ),
        pytest.param(
            [Block(BlockType.POWER, 9, [offered(5), ChosenEntities(1, 2, (6, 7))])], 2, id="nested"
        ),
    ],
)
def test_a_pick_is_among_the_offer(packets: list[Packet], strangers: int) -> None:
    assert len(picked_elsewhere(packets)) == strangers


def test_an_attack_is_between_two_that_are_there() -> None:
    (game,) = read_powerlog(DEMO)
    at, attack = next(
        (n, p) for n, p in enumerate(game.packets) if isinstance(p, Block) and p.kind == 1
    )
    game.packets[at] = replace(attack, target=999)
    report = verify_game(game)
    assert ("E203", "not among the candidates: attack: entity 999 is not there") in {
        (each.code, each.note) for each in report.divergences
    }


def test_r199_a_recorded_pick_that_was_not_offered_diverges() -> None:
    (game,) = read_powerlog(DEMO)
    at, chosen = next(
        (n, p) for n, p in enumerate(game.packets) if isinstance(p, ChosenEntities) and p.entities
    )
    game.packets[at] = replace(chosen, entities=(*chosen.entities[1:], 66))
    report = verify_game(game)
    assert report.verdict is Verdict.DIVERGED
    assert ("E203", "not among the candidates: pick: entity 66 was not offered") in {
        (each.code, each.note) for each in report.divergences
    }


def discovered(*logged: str) -> list[str]:
    """What lies outside when these cards are logged for an offer of a pool of three."""
    game = table().game
    hero = game.entities[4]
    made = [
        FullEntity(900 + n, card_id, ((ZONE, Zone.SETASIDE), (CONTROLLER, 1)))
        for n, card_id in enumerate(logged)
    ]
    oracle = game.oracle = LogOracle({})
    oracle.begin([Block(BlockType.POWER, hero.id, list(made))])
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
