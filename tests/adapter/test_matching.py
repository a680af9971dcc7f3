"""Which recorded answer another engine's question gets, where it asks in its own words."""

from __future__ import annotations

from hsreplay_sim.adapter.driver.answers import Recorded
from hsreplay_sim.adapter.driver.matching import Noted
from hsreplay_sim.adapter.protocol import NONE_OF_THEM, Question

DEVOLVE, DISCOVER = 16, 109


def made(entity: int, card: str) -> Noted:
    return Noted(Question("id", card=card, player=2, zone=6), entity, True)


def test_a_card_of_another_pool_is_answered_though_it_is_no_candidate() -> None:
    noted = Noted(Question("cards", DEVOLVE, cards=("CS2_146", "EX1_011")), "CS2_146", True)
    question = Question("cards", DEVOLVE, cards=("BT_701", "BT_009"))
    assert Recorded([noted], 0).card(question) == "CS2_146"
    assert Recorded([noted], 0)(question) == NONE_OF_THEM


def test_another_source_is_not_answered_by_a_card_that_is_no_candidate() -> None:
    noted = Noted(Question("cards", DEVOLVE, cards=("CS2_146",)), "CS2_146", True)
    answers = Recorded([noted], 0)
    assert answers.card(Question("cards", 17, cards=("BT_701",))) == "BT_701"
    assert answers.unmatched == 1


def test_offered_cards_are_chosen_by_card_where_ours_offers_entities() -> None:
    offers = [made(110, "ICC_314"), made(111, "CFM_815"), made(112, "LOOT_137")]
    chosen = Noted(Question("entities", DISCOVER, 2, entities=(110, 111, 112)), 110, True)
    question = Question("cards", 3, cards=("LOOT_137", "ICC_314", "CFM_815"))
    assert Recorded([*offers, chosen], 0).card(question) == "ICC_314"
    assert Recorded([*offers, chosen], 0)(question) == 1


def test_entities_of_the_state_are_no_cards() -> None:
    target = Noted(Question("entities", DISCOVER, entities=(14, 46)), 14, True)
    answers = Recorded([target], 0)
    assert answers.card(Question("cards", DISCOVER, cards=("EX1_116", "EX1_112"))) == "EX1_116"
    assert answers.unmatched == 1
