"""Every tag of a FULL, SHOW or CHANGE packet is held against the engine's entity."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    CARD_SET,
    COST,
    CREATOR,
    DURABILITY,
    EXHAUSTED,
    JUST_PLAYED,
    OVERLOAD,
    RARITY,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TAUNT,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.engine.keywords.transform import transform_in_place
from hsreplay_sim.replay.packets import (
    ChangeEntity,
    FullEntity,
    HideEntity,
    Packet,
    ShowEntity,
    TagChange,
)
from hsreplay_sim.verifier.compare.descriptions import compare_descriptions
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.step import Adopted
from steps import step_of
from table import Table, table

AXE, GOLDSHIRE, TSUNAMI, YETI = "CS2_106", "CS1_042", "VAC_509", "CS2_182"
MINI_SET = 1824


def found(
    t: Table,
    packets: Iterable[Packet],
    hidden: int = 0,
    *,
    stranger: bool = False,
    since: int = 0,
    zone: int = Zone.HAND,
) -> dict[int, tuple[int, int]]:
    """Tag → (logged, simulated) where they differ; a `hidden` entity is in a `zone` before.

    A stranger lived through an action that was not simulated. The engine's action begins with its
    packet `since`.
    """
    seen = Observed()
    if stranger:
        seen.strangers.add(hidden)
    if hidden:
        place = t.game.entities[hidden].get(ZONE_POSITION)
        seen.apply(FullEntity(hidden, "", ((ZONE, zone), (ZONE_POSITION, place))))
    step = step_of(seen, packets, t.game.out[since:], game=t.game, since=since)
    differ = compare_descriptions(step)
    return {each.tag: (each.logged or 0, each.simulated or 0) for each in differ}


def told(t: Table, card_id: str) -> tuple[int, list[tuple[int, int]]]:
    """A new card of the engine, and its tags as a log lists them."""
    card = t.hand(card_id)
    return card.id, [(tag, value) for tag, value in card.tags.items() if tag != CARD_SET]


def test_what_is_described_as_it_is_made_is_no_difference() -> None:
    t = table()
    number, tags = told(t, AXE)
    assert found(t, [FullEntity(number, AXE, tags)]) == {}


def test_a_durability_told_otherwise_is_found() -> None:
    t = table(build=54613)
    number, tags = told(t, AXE)
    wrong = [(tag, 5 if tag == DURABILITY else value) for tag, value in tags]
    assert found(t, [FullEntity(number, AXE, wrong)]) == {DURABILITY: (5, 2)}


def test_a_maker_told_otherwise_is_found() -> None:
    t = table()
    number, tags = told(t, AXE)
    assert found(t, [FullEntity(number, AXE, [*tags, (CREATOR, 9)])]) == {CREATOR: (9, 0)}


def test_a_value_that_is_overwritten_later_must_have_held() -> None:
    t = table()
    number, tags = told(t, AXE)
    wrong = [(tag, Zone.DECK if tag == ZONE else value) for tag, value in tags]
    packets = [FullEntity(number, AXE, wrong), TagChange(number, ZONE, Zone.HAND)]
    assert found(t, packets) == {ZONE: (Zone.DECK, Zone.HAND)}


@pytest.mark.parametrize(("card", "keyword"), [(GOLDSHIRE, TAUNT), ("EX1_238", OVERLOAD)])
def test_a_keyword_left_out_is_found(card: str, keyword: int) -> None:
    """U149, step 84; U276a, step 11."""
    t = table()
    number, tags = told(t, card)
    less = [(tag, value) for tag, value in tags if tag != keyword]
    assert found(t, [FullEntity(number, card, less)]) == {keyword: (0, 1)}


def test_what_made_a_card_is_news_if_no_action_was_simulated_that_may_have() -> None:
    t = table()
    number, tags = told(t, AXE)
    shown = ShowEntity(number, AXE, [*tags, (CREATOR, 9)])
    assert found(t, [shown], hidden=number) == {CREATOR: (9, 0)}
    assert found(t, [shown], hidden=number, stranger=True) == {}


def test_the_game_may_have_made_a_card_that_nobody_saw() -> None:
    """U146: of an adventure the game, of a whole deck Whizbang, who lies set aside."""
    t = table()
    number, tags = told(t, AXE)
    shown = ShowEntity(number, AXE, [*tags, (CREATOR, t.game.root.id)])
    assert found(t, [shown], hidden=number) == {}


def test_a_minion_that_is_in_play_made_no_card_that_nobody_saw() -> None:
    t = table()
    number, tags = told(t, AXE)
    shown = ShowEntity(number, AXE, [*tags, (CREATOR, t.minion().id)])
    assert CREATOR in found(t, [shown], hidden=number)


def test_a_showing_moves_no_card() -> None:
    """U341, step 10: the place in the hand is the one that was told last."""
    t = table()
    number, tags = told(t, AXE)
    there = t.game.entities[number].get(ZONE_POSITION)
    elsewhere = [(tag, value + (tag == ZONE_POSITION)) for tag, value in tags]
    shown = ShowEntity(number, AXE, elsewhere)
    assert found(t, [shown], hidden=number) == {ZONE_POSITION: (there + 1, there)}


def test_nothing_else_is_told_of_a_hidden_card() -> None:
    t = table()
    card = t.hand(AXE)
    place = [(ZONE, Zone.HAND), (ZONE_POSITION, card.get(ZONE_POSITION))]
    assert found(t, [FullEntity(card.id, "", place)]) == {}
    assert found(t, [FullEntity(card.id, "", [*place, (TAUNT, 1)])]) == {TAUNT: (1, 0)}


def test_what_was_adopted_is_not_held_against_the_engine() -> None:
    t = table()
    number, tags = told(t, AXE)
    wrong = [(tag, value + (tag == COST)) for tag, value in tags]
    seen = Observed()
    step = step_of(seen, [FullEntity(number, AXE, wrong)], t.game.out, game=t.game)
    assert list(compare_descriptions(step))
    assert not list(compare_descriptions(replace(step, adopted=Adopted({0}))))
    assert not list(compare_descriptions(replace(step, adopted=Adopted(touched={number}))))


def test_an_entity_that_the_engine_does_not_have_is_missed_by_its_place_and_stats() -> None:
    """U317@77: a hero card that a text makes."""
    made = FullEntity(900, YETI, [(RARITY, 5), (ZONE, Zone.PLAY), (COST, 4)])
    assert found(table(), [made]) == {ZONE: (Zone.PLAY, 0), COST: (4, 0)}


def test_what_the_engine_knows_of_a_hidden_past_is_compared() -> None:
    t = table()
    number, tags = told(t, AXE)
    t.game.entities[number].tags[CREATOR] = 4
    shown = ShowEntity(number, AXE, [*tags, (CREATOR, 9)])
    assert found(t, [shown], hidden=number) == {CREATOR: (9, 4)}


def test_a_tag_of_the_collection_is_not_compared() -> None:
    t = table()
    number, tags = told(t, AXE)
    assert found(t, [FullEntity(number, AXE, [*tags, (MINI_SET, 1)])]) == {}


@pytest.mark.parametrize(("build", "known"), [(54613, {RARITY: (1, 2)}), (10357, {})])
def test_a_basic_card_was_free_before_the_first_sampled_data(
    build: int, known: dict[int, tuple[int, int]]
) -> None:
    t = table(build=build)
    number, tags = told(t, AXE)
    other = [(tag, value) for tag, value in tags if tag != RARITY]
    assert found(t, [FullEntity(number, AXE, [*other, (RARITY, 1)])]) == known
    assert found(t, [FullEntity(number, AXE, [*other, (RARITY, 5)])]) == {RARITY: (5, 2)}


@pytest.mark.parametrize(("reprinted", "cost"), [((), 10), ((TSUNAMI,), 8)])
def test_a_recording_prints_a_cost_in_one_way(reprinted: tuple[str, ...], cost: int) -> None:
    """U441: Tsunami costs 8 in a game of 208591, in whose data it costs 10. U615, step 39."""
    t = table(build=208591)
    t.game.cards = t.game.cards.with_later(frozenset(reprinted))
    card = t.game.create(TSUNAMI, 1, Zone.HAND)
    tags = [each for each in card.tags.items() if each[0] != CARD_SET]
    assert card.tags[COST] == cost
    for told in (8, 10):
        costs = [(tag, told if tag == COST else value) for tag, value in tags]
        differs = {} if told == cost else {COST: (told, cost)}
        assert found(t, [FullEntity(card.id, TSUNAMI, costs)]) == differs


def test_a_keyword_that_the_next_sampled_data_print_is_possible() -> None:
    """U141: the data of 88998 leave out the Taunt of SW_306."""
    t = table(build=88998)
    card = t.game.create("SW_306", 1, Zone.HAND)
    tags = [each for each in card.tags.items() if each[0] != CARD_SET]
    assert found(t, [FullEntity(card.id, "SW_306", [*tags, (TAUNT, 1)])]) == {}


def test_the_zone_in_which_an_entity_is_made_is_the_engines() -> None:
    t = table()
    t.game.drop_packets()
    token = t.game.create(GOLDSHIRE, 1, Zone.SETASIDE)
    tags = [(tag, value) for tag, value in token.tags.items() if tag not in (CARD_SET, ZONE)]
    t.game.set(token, ZONE, Zone.HAND)
    moved = TagChange(token.id, ZONE, Zone.HAND)
    made = FullEntity(token.id, GOLDSHIRE, [*tags, (ZONE, Zone.SETASIDE)])
    assert found(t, [made, moved]) == {}
    wrong = FullEntity(token.id, GOLDSHIRE, [*tags, (ZONE, Zone.HAND)])
    assert found(t, [wrong, moved]) == {ZONE: (Zone.HAND, Zone.SETASIDE)}


def test_all_values_of_a_description_hold_at_one_moment() -> None:
    """U628, step 68: a cost that falls back once the card is in play is not what it is shown with.

    The card has both costs in the action, but not this one before it is marked as played.
    """
    t = table()
    number, tags = told(t, GOLDSHIRE)
    card, marks = t.game.entities[number], (EXHAUSTED, JUST_PLAYED)
    t.game.set(card, COST, 3)
    start = len(t.game.out)
    for mark in marks:
        t.game.set(card, mark, 1)
    t.game.set(card, COST, 1)
    behind = [TagChange(number, COST, 1), *(TagChange(number, mark, 1) for mark in marks)]
    for cost, differ in ((3, {}), (1, {COST: (1, 3)})):
        shown = [(tag, cost if tag == COST else value) for tag, value in tags]
        first = ShowEntity(number, GOLDSHIRE, [*shown, *((mark, 0) for mark in marks)])
        assert found(t, [first, *behind], hidden=number, since=start) == differ


def test_what_a_card_is_shown_with_before_it_becomes_another_is_compared() -> None:
    """U013, step 21: Druid of the Saber is shown, then it is a saber."""
    t = table()
    number, tags = told(t, GOLDSHIRE)
    start = len(t.game.out)
    transform_in_place(t.game, t.game.entities[number], AXE, None)
    wrong = [(tag, value + (tag == RARITY)) for tag, value in tags]
    shown = ShowEntity(number, GOLDSHIRE, wrong)
    assert RARITY in found(t, [shown], hidden=number, stranger=True, since=start)


def test_what_a_card_is_made_with_held_before_it_became_another() -> None:
    """A card that is corrupted as it comes to the hand bore the tags of its first form."""
    t = table()
    start = len(t.game.out)
    number, tags = told(t, GOLDSHIRE)
    transform_in_place(t.game, t.game.entities[number], AXE, None)
    changed = ChangeEntity(number, AXE, list(t.game.entities[number].tags.items()))
    assert found(t, [FullEntity(number, GOLDSHIRE, tags), changed], since=start) == {}
    wrong = [(tag, value + (tag == RARITY)) for tag, value in tags]
    assert RARITY in found(t, [FullEntity(number, GOLDSHIRE, wrong), changed], since=start)


def test_what_is_shown_and_hidden_again_is_compared() -> None:
    """U289, step 5: a card is turned over in the deck."""
    t = table()
    number, tags = told(t, AXE)
    wrong = [(tag, value + (tag == COST)) for tag, value in tags]
    packets = [ShowEntity(number, AXE, wrong), HideEntity(number, Zone.HAND)]
    assert found(t, packets, hidden=number) == {COST: (4, 3)}


@pytest.mark.parametrize(("mirror", "differs"), [(5, False), (4, True), (3, True)])
def test_a_mirror_that_moves_is_told_as_it_was_at_one_moment(mirror: int, differs: bool) -> None:
    """U515, step 34: the cost falls once the card is drawn, and its mirror with it."""
    t = table()
    number, tags = told(t, YETI)
    card, since = t.game.entities[number], len(t.game.out)
    first = dict(tags) | {COST: 5, TAG_LAST_KNOWN_COST_IN_HAND: 5}
    for tag, values in ((COST, (5, 4)), (TAG_LAST_KNOWN_COST_IN_HAND, (5, 4))):
        card.tags[tag] = values[0]
        t.game.set(card, tag, values[1])
    shown = ShowEntity(number, YETI, [*(first | {TAG_LAST_KNOWN_COST_IN_HAND: mirror}).items()])
    later = [TagChange(number, COST, 4), TagChange(number, TAG_LAST_KNOWN_COST_IN_HAND, 4)]
    differ = found(t, [shown, *later], hidden=number, since=since)
    assert bool(differ.keys() & {COST, TAG_LAST_KNOWN_COST_IN_HAND}) is differs
