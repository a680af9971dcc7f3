"""What no recording ever showed is named beside a difference."""

from __future__ import annotations

from builders import BUILD, registry, store
from hsreplay_sim.cards.exposure import SELDOM, seen_by_card, seen_since, seldom_seen

FIREBALL, YETI, UNKNOWN = "CS2_029", "CS2_182", "XXX_999"


def test_only_texts_that_few_recordings_showed_are_named() -> None:
    assert seen_by_card()[FIREBALL].games > SELDOM
    assert seldom_seen([FIREBALL, YETI, UNKNOWN, ""], store().at(BUILD)) == {}


def test_a_text_that_no_recording_showed_has_none() -> None:
    cards = store().at(BUILD)
    unseen = next(
        each for each in store().section("ids")
        if each not in seen_by_card() and store().canonical(each) == each
        and (card := cards.get(each)) and card.text and registry().find(card, each)
    )  # fmt: skip
    assert seldom_seen([unseen], cards) == {unseen: 0}


def test_a_text_is_named_in_builds_older_than_its_first_recording_and_in_no_other() -> None:
    cards = store().at(BUILD)
    since = seen_by_card()[FIREBALL].since
    assert seen_since([FIREBALL, YETI, UNKNOWN, ""], cards, since - 1) == {FIREBALL: since}
    assert seen_since([FIREBALL], cards, since) == {}
