"""What servers changed about cards between two sampled builds."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import START_OF_GAME_KEYWORD
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.carddb.hotfixes import HOTFIXES, Hotfix
from hsreplay_sim.carddb.store import CardStore


def as_it_was(card_id: str, build: int) -> Card:
    card = CardStore.open().at(build).get(card_id)
    assert card is not None
    return card


@pytest.mark.parametrize(
    ("build", "health"),
    [(150659, (40,)), (159202, (40, 35)), (165028, (40, 35)), (195635, (40, 40))],
)
def test_prince_renathal_gives_35_health_before_the_data_say_so(
    build: int, health: tuple[int, ...]
) -> None:
    """U230:1156; 40 at 150659 (U397:1110)."""
    assert as_it_was("REV_018", build).numbers == health


@pytest.mark.parametrize(("build", "acts"), [(143410, 1), (144772, 1), (145077, 0)])
def test_prince_renathal_was_a_start_of_game_card_at_first(build: int, acts: int) -> None:
    """U316:1288; no longer at 145077 (U284:1010)."""
    assert as_it_was("REV_018", build).tags.get(START_OF_GAME_KEYWORD, 0) == acts


@pytest.mark.parametrize("build", [150659, 159202, 165029])
def test_arcane_burst_gains_1_though_the_data_of_159202_say_2(build: int) -> None:
    """U230:25414."""
    assert as_it_was("AV_200p2", build).numbers == (1,)


@pytest.mark.parametrize("fix", HOTFIXES, ids=lambda fix: f"{fix.card_id}-{fix.first}")
def test_a_hotfix_changes_its_card_and_no_other_hotfix_touches_it(fix: Hotfix) -> None:
    store = CardStore.open()
    assert fix.first <= fix.last
    if fix.as_of:
        assert fix.as_of in store.builds
    others = [each for each in HOTFIXES if each.card_id == fix.card_id and each is not fix]
    assert not any(each.first <= fix.last and fix.first <= each.last for each in others)
    fixed, plain = as_it_was(fix.card_id, fix.first), store.at(fix.first)
    bare = type(plain)(store, plain.build, plain.build, None).get(fix.card_id)
    assert bare is not None
    assert (fixed.text, fixed.tags) != (bare.text, bare.tags)
