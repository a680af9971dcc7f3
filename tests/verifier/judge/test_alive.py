"""The one question: is a text without a class alive? Each way of being so, and what is not."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import CREATOR, DAMAGE, ZONE
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.replay.packets import FullEntity, TagChange
from hsreplay_sim.report.words import BEFORE_BEGINNING
from hsreplay_sim.verifier.judge.alive import FROM_THE_START, LASTS, OF_HANDS, PastTexts, alive
from hsreplay_sim.verifier.judge.alive import words_of as words
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.step import HIDDEN, SCENARIO, Adopted, Step, Unmodelled
from steps import step_of
from table import BUILD

CHAMPION = "CS2_222"
"""Stormwind Champion: Your other minions have +1/+1."""
EMPEROR = "BRM_028"
"""Emperor Thaurissan: At the end of your turn, reduce the Cost of cards in your hand by (1)."""
KIRIN_TOR = "EX1_612"
"""Kirin Tor Mage: Battlecry: The next Secret you play this turn costs (0)."""
BAKU = "GIL_826"
"""Baku the Mooneater: Start of Game: If your deck has only odd-Cost cards, …"""
FIREBALL = "CS2_029"
"""Deal 6 damage."""
CARDS = CardStore.open().at(BUILD)
CARD, ENCHANTMENT, MINION = 20, 21, 22


def without_class(card_id: str, zone: int, *, before: int = 0, host: int = 0) -> Step:
    """A step in which a text has no class, with the zones of its card before and after it."""
    seen = Observed()
    seen.apply(FullEntity(CARD, card_id, ((ZONE, before or zone),)))
    moved = [TagChange(CARD, ZONE, zone)] if before else []
    missing = (Unmodelled(CARD, card_id, zone, host),)
    return step_of(seen, moved, tags={CARD: {ZONE: zone}}, unmodelled=missing)


def test_the_cards_here_say_what_the_words_look_for() -> None:
    for pattern, speaking in ((OF_HANDS, EMPEROR), (LASTS, KIRIN_TOR), (FROM_THE_START, BAKU)):
        assert pattern.search(words(CARDS, speaking))
        assert not pattern.search(words(CARDS, CHAMPION))
        assert not pattern.search(words(CARDS, FIREBALL))


def test_where_every_text_has_its_class_nothing_is_alive() -> None:
    assert alive(step_of(Observed(), tags={CARD: {ZONE: Zone.PLAY}})) == ()


@pytest.mark.parametrize("text", [FIREBALL, HIDDEN, SCENARIO])
def test_a_text_that_acted_in_the_action_is_alive_whatever_it_says(text: str) -> None:
    assert alive(step_of(Observed(), adopted=Adopted(cards=frozenset((text,))))) == (text,)


@pytest.mark.parametrize("zone", [Zone.PLAY, Zone.SECRET])
def test_a_text_in_play_or_among_the_secrets_is_alive(zone: int) -> None:
    assert alive(without_class(CHAMPION, zone)) == (CHAMPION,)


def test_a_text_that_left_play_in_the_action_is_alive() -> None:
    assert alive(without_class(CHAMPION, Zone.GRAVEYARD, before=Zone.PLAY)) == (CHAMPION,)


@pytest.mark.parametrize(
    "zone", [Zone.HAND, Zone.DECK, Zone.GRAVEYARD, Zone.SETASIDE, Zone.REMOVED]
)
def test_a_text_that_is_nowhere_at_work_is_not(zone: int) -> None:
    assert alive(without_class(CHAMPION, zone)) == ()


def test_an_enchantment_without_a_class_is_alive_on_its_host() -> None:
    assert alive(without_class("CS2_222o", Zone.PLAY, host=MINION)) == ("CS2_222o",)


@pytest.mark.parametrize(
    ("maker", "zone", "found"),
    [
        (CARD, Zone.PLAY, (CHAMPION,)), (CARD, Zone.SECRET, (CHAMPION,)),
        (CARD, Zone.REMOVED, ()), (MINION, Zone.PLAY, ()),
    ],
)  # fmt: skip
def test_a_text_whose_enchantment_is_in_play_is_alive(
    maker: int, zone: int, found: tuple[str, ...]
) -> None:
    """Its own card lies in the graveyard; the enchantment itself has a class."""
    missing = (Unmodelled(CARD, CHAMPION, Zone.GRAVEYARD, 0),)
    tags = {CARD: {ZONE: Zone.GRAVEYARD}, ENCHANTMENT: {ZONE: zone, CREATOR: maker}}
    assert alive(step_of(Observed(), tags=tags, unmodelled=missing)) == found


def test_a_text_in_a_hand_is_alive_if_its_words_speak_of_hands() -> None:
    assert alive(without_class(EMPEROR, Zone.HAND)) == (EMPEROR,)
    assert alive(without_class(EMPEROR, Zone.DECK, before=Zone.HAND)) == (EMPEROR,)
    assert alive(without_class(EMPEROR, Zone.DECK)) == ()


@pytest.mark.parametrize("zone", [Zone.DECK, Zone.HAND, Zone.GRAVEYARD])
def test_a_text_that_acts_from_the_start_of_the_game_is_alive_wherever_it_is(zone: int) -> None:
    assert alive(without_class(BAKU, zone)) == (BAKU,)


def test_a_card_that_is_never_shown_is_alive_in_play_under_no_name() -> None:
    assert alive(without_class("", Zone.SECRET)) == (HIDDEN,)
    assert alive(without_class("", Zone.HAND)) == ()


def test_what_acted_unseen_is_alive_where_what_differs_lived_through_it() -> None:
    seen = Observed()
    seen.strangers.add(MINION)
    step = step_of(seen, [TagChange(MINION, DAMAGE, 1)])
    assert alive(step, entities={MINION}) == (HIDDEN,)
    assert alive(step, entities={CARD}) == ()
    assert alive(step) == ()


def acted(*texts: str) -> Step:
    return step_of(Observed(), adopted=Adopted(cards=frozenset(texts)))


@pytest.mark.parametrize(
    ("text", "lasts"),
    [(KIRIN_TOR, True), (SCENARIO, True), (FIREBALL, False), (CHAMPION, False), (HIDDEN, False)],
)
def test_a_text_that_acted_before_is_alive_if_its_words_last(text: str, *, lasts: bool) -> None:
    past = PastTexts(CARDS)
    past.note(acted(text))
    past.note(acted())
    assert tuple(past.lasting) == (text,) * lasts
    assert alive(acted(), past.lasting) == (text,) * lasts


def test_the_nearest_text_is_named_first_and_each_once() -> None:
    seen = Observed()
    missing = (Unmodelled(CARD, CHAMPION, Zone.PLAY, 0), Unmodelled(MINION, EMPEROR, Zone.PLAY, 0))
    tags = {CARD: {ZONE: Zone.PLAY}, ENCHANTMENT: {ZONE: Zone.PLAY, CREATOR: CARD}}
    step = step_of(
        seen, tags=tags, unmodelled=missing, adopted=Adopted(cards=frozenset((FIREBALL, EMPEROR)))
    )
    assert alive(step, (KIRIN_TOR, CHAMPION)) == (EMPEROR, FIREBALL, CHAMPION, KIRIN_TOR)


def test_a_text_that_asks_for_an_unknown_past_is_as_good_as_one_without_a_class() -> None:
    assert alive(step_of(Observed(), recalls=True)) == (BEFORE_BEGINNING,)
