"""Which card is made or becomes another where nobody sees it, and what a text gave it already."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import CONTROLLER, COST, DISPLAYED_CREATOR, DIVINE_SHIELD, TAUNT, ZONE
from hsreplay_sim.engine.load import price_unseen
from hsreplay_sim.engine.oracle import Purpose, Question
from hsreplay_sim.replay.packets import FullEntity, TagChange
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.simulate.answers import LogOracle
from table import YETI, table


def hidden(number: int, zone: Zone = Zone.DECK) -> FullEntity:
    """A new entity of player 1 that nobody has seen."""
    return FullEntity(number, "", ((ZONE, zone), (CONTROLLER, 1)))


def test_a_card_made_unseen_is_the_first_form_of_what_it_is_shown_as() -> None:
    """Academic Espionage shuffles a ranked spell into a deck; it is drawn as Rank 2."""
    t = table("HERO_03", build=255790)
    oracle = LogOracle({900: "BAR_314t", 901: "BAR_314"})
    oracle.begin(Tape([hidden(900), hidden(901)]))
    spell = t.hand("BOT_087")
    pool = Question(Purpose.GENERATE, spell, ("CS2_004", "BAR_314"), 1)
    made = [
        (oracle.card(t.game, pool), oracle.identity(t.game, "BAR_314", 1, Zone.DECK, 0))
        for _ in range(2)
    ]
    assert made == [("BAR_314", 900), ("BAR_314", 901)]
    assert oracle.questions.outside == []


def test_one_of_several_options_is_no_later_form_of_another() -> None:
    """Siamat offers the other seat three of its gifts, and the last is taken."""
    t = table(build=54613)
    oracle = LogOracle({902: "ULD_178a4"})
    oracle.begin(Tape([hidden(number, Zone.SETASIDE) for number in (900, 901, 902)]))
    options = ("ULD_178a", "ULD_178a3", "ULD_178a4")
    found = [oracle.identity(t.game, each, 1, Zone.SETASIDE, 0) for each in options]
    assert found == [900, 901, 902]


def test_an_enchantment_is_no_later_form_of_the_card_that_lays_it() -> None:
    t = table(build=22611)
    oracle = LogOracle({900: "OG_123e", 901: YETI})
    oracle.begin(Tape([hidden(900, Zone.SETASIDE), hidden(901)]))
    pool = Question(Purpose.GENERATE, t.minion(), ("OG_123", YETI), 1)
    assert oracle.card(t.game, pool) == YETI


def test_a_card_that_is_never_shown_is_the_only_one_that_it_can_be() -> None:
    """Cremate offers three cards that it has announced."""
    t = table(build=241170)
    oracle = LogOracle({})
    oracle.begin(Tape([hidden(900, Zone.SETASIDE)]))
    asked = [Question(Purpose.DISCOVER, t.minion(), pool, 1) for pool in (("TTN_458",), ("A", "B"))]
    assert [oracle.card(t.game, each) for each in asked] == ["TTN_458", ""]


@pytest.mark.parametrize(("held", "became"), [(True, ""), (False, "CS2_231")])
def test_what_a_card_of_a_hand_becomes_unseen_nobody_is_told(*, held: bool, became: str) -> None:
    """Shifter Zerus of the other seat, known for what it was by its mark as it is played."""
    t = table(build=22611)
    zerus = t.hand("OG_123") if held else t.minion("OG_123")
    oracle = LogOracle({})
    oracle.begin(Tape([]))
    assert oracle.card(t.game, Question(Purpose.TRANSFORM, zerus, ("CS2_231", YETI), 1)) == became


def test_a_hidden_card_that_names_its_maker_anew_has_become_another() -> None:
    """Plaguespreader turns one of the cards that the other seat holds."""
    t = table(build=221908)
    spreader = t.minion("RLK_831")
    cards = [t.game.create("", 2, Zone.HAND, position=place) for place in (1, 2)]
    oracle = LogOracle({})
    oracle.begin(Tape([TagChange(cards[1].id, DISPLAYED_CREATOR, spreader.id)]))
    t.game.open(BlockType.TRIGGER, spreader)
    asked = [Question(Purpose.BECOMES, each, range(2)) for each in cards]
    assert [oracle.number(t.game, each) for each in asked] == [0, 1]


def test_one_keyword_of_two_tells_whom_a_text_strikes() -> None:
    """Coghammer: a minion that has the Divine Shield gets Taunt."""
    t = table("HERO_04")
    bodies = [t.minion(), t.minion("EX1_008")]
    assert bodies[1].get(DIVINE_SHIELD)
    oracle = LogOracle({})
    oracle.begin(Tape([TagChange(bodies[1].id, TAUNT, 1)]))
    assert oracle.pick(t.game, Question(Purpose.TARGET, t.weapon("GVG_059"), bodies)) is bodies[1]


def test_a_card_of_which_only_the_name_is_known_costs_what_follows_from_the_board() -> None:
    """Mountain Giant in the other hand as a recording begins: nothing of its cost is told."""
    t = table(build=3140)
    giant = t.hand("EX1_105")
    t.hand(YETI), t.hand(YETI)
    giant.tags[COST] = 12
    t.game.untagged.keep(giant.id, (0, 0, 2))
    price_unseen(t.game, [giant.id, t.deck(YETI)[0].id])
    assert (giant.get(COST), t.game.untagged.residue(giant.id)) == (10, (0, 0, 0))
