"""The one question: is a text without a class alive? Each way of being so, and what is not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import (
    ATTACHED,
    COST,
    CREATOR,
    DAMAGE,
    FROZEN,
    PARENT_CARD,
    TURN,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.replay.packets import Block, CreateGame, FullEntity, Packet, PlayerDef, TagChange
from hsreplay_sim.report.words import BEFORE_BEGINNING
from hsreplay_sim.verifier.judge.alive import (
    FROM_THE_START,
    IN_BLOCKS,
    LASTS,
    OF_ITSELF,
    OF_OTHERS,
    PastTexts,
    alive,
    turns_of,
)
from hsreplay_sim.verifier.judge.alive import words_of as words
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.step import (
    HIDDEN,
    SCENARIO,
    Adopted,
    Simulated,
    Step,
    Unmodelled,
)
from steps import PLAYED, step_of
from table import BUILD

CHAMPION = "CS2_222"
"""Stormwind Champion: Your other minions have +1/+1."""
HOARDER = "EX1_096"
"""Loot Hoarder: Deathrattle: Draw a card."""
EMPEROR = "BRM_028"
"""Emperor Thaurissan: At the end of your turn, reduce the Cost of cards in your hand by (1)."""
CORSAIR = "NEW1_022"
"""Dread Corsair: Taunt. Costs (1) less per Attack of your weapon."""
BOOM = "BOT_238"
"""Dr. Boom, Mad Genius: Battlecry: For the rest of the game, your Mechs have Rush."""
BAKU = "GIL_826"
"""Baku the Mooneater: Start of Game: If your deck has only odd-Cost cards, …"""
BLACK_CAT = "GIL_838"
"""Black Cat: Spell Damage +1. Battlecry: If your deck has only odd-Cost cards, draw a card."""
BLASTMASTER = "DAL_064"
"""Blastmaster Boom: Battlecry: Summon two 1/1 Boom Bots for each Bomb in your opponent's deck."""
CULT = "SCH_713"
"""Cult Neophyte: Battlecry: Your opponent's spells cost (1) more next turn."""
BARNES = "KAR_204"
"""Onyx Bishop: Battlecry: Summon a friendly minion that died this game."""
SNIPE = "EX1_610"
"""Explosive Trap: Secret: When your hero is attacked, deal 2 damage to all enemies."""
FIREBLAST = "CS2_034"
"""Hero Power: Deal 1 damage."""
PASSIVE = "ULDA_BOSS_39p1"
"""Passive Hero Power: You are Immune. …"""
FIREBALL = "CS2_029"
"""Deal 6 damage."""
MIGHT = "CS2_222o"
"""Might of Stormwind, an enchantment: Has +1/+1."""
NAMELESS = "HERO_08"
"""A card of the data without a text."""
CARDS = CardStore.open().at(BUILD)
PLAYER, CARD, ENCHANTMENT, MINION, OTHER = 2, 20, 21, 22, 23


def without_class(
    card_id: str,
    zone: int,
    *,
    before: int = 0,
    host: int = 0,
    packets: Sequence[Packet] = (),
) -> Step:
    """A step in which a text has no class, with the zones of its card before and after it."""
    seen = Observed()
    seen.apply(CreateGame(1, (), tuple(PlayerDef(PLAYER + at, 1 + at, ()) for at in (0, 1))))
    seen.apply(FullEntity(CARD, card_id, ((ZONE, before or zone),)))
    moved = [TagChange(CARD, ZONE, zone)] if before else []
    missing = (Unmodelled(CARD, card_id, zone, host),)
    tags = {CARD: {ZONE: zone}}
    return step_of(seen, [*moved, *packets], tags=tags, unmodelled=missing)


@pytest.mark.parametrize(
    ("text", "lasts", "others"),
    [
        (CHAMPION, False, True), (HOARDER, False, False), (EMPEROR, False, False),
        (CORSAIR, False, False), (BOOM, True, False), (BARNES, False, False),
        (SNIPE, False, False), (FIREBALL, False, False), (BLACK_CAT, False, True),
    ],
)  # fmt: skip
def test_what_a_text_does_in_blocks_or_to_itself_reaches_no_others(
    text: str, *, lasts: bool, others: bool
) -> None:
    alone = OF_ITSELF.sub(".", IN_BLOCKS.sub("", words(CARDS, text)))
    assert bool(OF_OTHERS.search(alone)) is others
    assert bool(LASTS.search(words(CARDS, text))) is lasts
    assert not FROM_THE_START.search(alone)


def test_where_every_text_has_its_class_nothing_is_alive() -> None:
    assert alive(step_of(Observed(), tags={CARD: {ZONE: Zone.PLAY}})) == ()


@pytest.mark.parametrize("text", [FIREBALL, HIDDEN, SCENARIO])
def test_a_text_that_acted_in_the_action_is_alive_whatever_it_says(text: str) -> None:
    assert alive(step_of(Observed(), adopted=Adopted(cards={text}))) == (text,)


def test_a_text_is_alive_where_its_card_has_a_logged_block() -> None:
    block = Block(BlockType.POWER, CARD, [])
    assert alive(without_class(FIREBLAST, Zone.SETASIDE, packets=[block])) == (FIREBLAST,)


# --- reaching others -----------------------------------------------------------------------------


@pytest.mark.parametrize("zone", [Zone.PLAY, Zone.SECRET])
def test_a_text_in_play_or_among_the_secrets_that_reaches_others_is_alive(zone: int) -> None:
    assert alive(without_class(CHAMPION, zone)) == (CHAMPION,)


def test_a_text_that_left_play_in_the_action_is_alive() -> None:
    assert alive(without_class(CHAMPION, Zone.GRAVEYARD, before=Zone.PLAY)) == (CHAMPION,)


@pytest.mark.parametrize(
    "zone", [Zone.HAND, Zone.DECK, Zone.GRAVEYARD, Zone.SETASIDE, Zone.REMOVED]
)
def test_a_text_that_is_nowhere_at_work_is_not(zone: int) -> None:
    assert alive(without_class(CHAMPION, zone)) == ()


@pytest.mark.parametrize("text", [HOARDER, EMPEROR, SNIPE, FIREBLAST, BARNES])
def test_a_text_that_acts_in_blocks_alone_is_not_alive_without_one(text: str) -> None:
    assert alive(without_class(text, Zone.PLAY)) == ()


def test_a_passive_hero_power_and_a_hero_whose_words_last_are_alive() -> None:
    assert alive(without_class(PASSIVE, Zone.PLAY)) == (PASSIVE,)
    assert alive(without_class(BOOM, Zone.PLAY)) == (BOOM,)


@pytest.mark.parametrize("zone", [Zone.DECK, Zone.HAND, Zone.GRAVEYARD])
def test_a_text_that_acts_from_the_start_of_the_game_is_alive_wherever_it_is(zone: int) -> None:
    assert alive(without_class(BAKU, zone)) == (BAKU,)
    assert alive(without_class(BLACK_CAT, zone)) == ()


@pytest.mark.parametrize("text", ["", "no such card", NAMELESS])
def test_a_card_without_words_is_alive_in_play_unless_it_is_on_another_card(text: str) -> None:
    named = (text or HIDDEN,)
    assert alive(without_class(text, Zone.PLAY)) == named
    assert alive(without_class(text, Zone.PLAY, host=PLAYER)) == named
    assert alive(without_class(text, Zone.PLAY, host=MINION)) == ()
    assert alive(without_class(text, Zone.SECRET)) == ()


def test_a_text_that_shuffled_cards_nobody_knows_is_alive_where_a_text_reads_decks() -> None:
    missing = (Unmodelled(CARD, FIREBLAST, Zone.GRAVEYARD, 0),)
    in_deck = {CARD: {ZONE: Zone.GRAVEYARD}, MINION: {ZONE: Zone.DECK, CREATOR: CARD}}
    acts = [Block(BlockType.POWER, OTHER, [])]

    def found(
        text: str, tags: dict[int, dict[int, int]] = in_deck, **cards: str
    ) -> tuple[str, ...]:
        known = {OTHER: text, MINION: cards.get("shuffled", "")}
        step = step_of(Observed(), acts, unmodelled=missing)
        return alive(replace(step, simulated=Simulated(tags=tags, cards=known)))

    assert found(BLASTMASTER) == (FIREBLAST,)
    assert found(HOARDER) == ()
    assert found(BLASTMASTER, shuffled=FIREBALL) == ()
    assert found(BLASTMASTER, {**in_deck, MINION: {ZONE: Zone.HAND, CREATOR: CARD}}) == ()


def test_a_text_that_was_made_in_the_action_is_alive() -> None:
    seen, made = Observed(), [FullEntity(CARD, HOARDER, ((ZONE, Zone.SETASIDE),))]
    missing = (Unmodelled(CARD, HOARDER, Zone.SETASIDE, 0),)
    assert alive(step_of(seen, made, unmodelled=missing)) == (HOARDER,)
    unseen = (Unmodelled(CARD, "", Zone.SETASIDE, 0),)
    assert alive(step_of(Observed(), made, unmodelled=unseen)) == ()
    assert alive(step_of(seen, [], unmodelled=missing)) == ()


# --- being near ----------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", [Zone.PLAY, Zone.SECRET])
def test_a_text_is_alive_if_its_own_card_differs(zone: int) -> None:
    assert alive(without_class(HOARDER, zone), differing=[(CARD, DAMAGE)]) == (HOARDER,)
    assert alive(without_class(HOARDER, zone), differing=[(MINION, DAMAGE)]) == ()
    assert alive(without_class(HOARDER, Zone.DECK), differing=[(CARD, DAMAGE)]) == ()


@pytest.mark.parametrize("zone", [Zone.HAND, Zone.DECK, Zone.GRAVEYARD])
def test_a_text_is_alive_wherever_its_own_card_differs_in_what_no_rule_sets(zone: int) -> None:
    for text in (CORSAIR, HOARDER):
        assert alive(without_class(text, zone), differing=[(CARD, COST)]) == (text,)
        assert alive(without_class(text, zone), differing=[(CARD, ZONE)]) == ()


def test_an_enchantment_without_a_class_is_alive_where_its_host_differs_or_takes_part() -> None:
    step = without_class(MIGHT, Zone.PLAY, host=MINION)
    assert alive(step) == ()
    assert alive(step, differing=[(MINION, DAMAGE)]) == (MIGHT,)
    assert alive(replace(step, action=replace(PLAYED, target=MINION))) == (MIGHT,)
    block = Block(BlockType.ATTACK, MINION, [])
    assert alive(without_class(MIGHT, Zone.PLAY, host=MINION, packets=[block])) == (MIGHT,)


def test_an_enchantment_that_fell_off_was_on_its_host_before() -> None:
    seen = Observed()
    seen.apply(FullEntity(CARD, MIGHT, ((ZONE, Zone.PLAY), (ATTACHED, MINION))))
    fell = [TagChange(CARD, ATTACHED, 0), TagChange(CARD, ZONE, Zone.REMOVED)]
    missing = (Unmodelled(CARD, MIGHT, Zone.REMOVED, 0),)
    assert alive(step_of(seen, fell, unmodelled=missing), differing=[(MINION, DAMAGE)]) == (MIGHT,)


def test_a_player_takes_part_in_every_action_and_is_near_only_if_it_differs() -> None:
    block = Block(BlockType.TRIGGER, PLAYER, [])
    step = without_class(MIGHT, Zone.PLAY, host=PLAYER, packets=[block])
    assert alive(step) == ()
    assert alive(step, differing=[(PLAYER, DAMAGE)]) == (MIGHT,)


@pytest.mark.parametrize(
    ("maker", "zone", "differs", "found"),
    [
        (CARD, Zone.PLAY, MINION, (HOARDER,)), (CARD, Zone.SECRET, ENCHANTMENT, (HOARDER,)),
        (CARD, Zone.REMOVED, MINION, ()), (OTHER, Zone.PLAY, MINION, ()),
        (CARD, Zone.PLAY, OTHER, ()),
    ],
)  # fmt: skip
def test_a_text_is_alive_if_what_it_enchanted_differs(
    maker: int, zone: int, differs: int, found: tuple[str, ...]
) -> None:
    """The enchantment itself has a class."""
    missing = (Unmodelled(CARD, HOARDER, Zone.PLAY, 0),)
    enchantment = {ZONE: zone, CREATOR: maker, ATTACHED: MINION}
    tags = {CARD: {ZONE: Zone.PLAY}, ENCHANTMENT: enchantment}
    assert (
        alive(step_of(Observed(), tags=tags, unmodelled=missing), differing=[(differs, DAMAGE)])
        == found
    )


def test_a_minion_that_a_text_made_is_no_enchantment() -> None:
    missing = (Unmodelled(CARD, HOARDER, Zone.PLAY, 0),)
    tags = {CARD: {ZONE: Zone.PLAY}, MINION: {ZONE: Zone.PLAY, CREATOR: CARD}}
    assert (
        alive(step_of(Observed(), tags=tags, unmodelled=missing), differing=[(MINION, DAMAGE)])
        == ()
    )


def test_a_text_is_alive_if_an_option_that_it_has_differs() -> None:
    option = FullEntity(MINION, FIREBALL, ((ZONE, Zone.SETASIDE), (PARENT_CARD, CARD)))
    step = without_class(FIREBLAST, Zone.PLAY, packets=[option])
    assert alive(step, differing=[(MINION, ZONE)]) == (FIREBLAST,)
    assert alive(step, differing=[(OTHER, ZONE)]) == ()


def test_what_goes_by_cards_that_nobody_sees_is_beside_one_of_them() -> None:
    seen = Observed()
    seen.strangers.add(MINION)
    step = step_of(seen, [TagChange(MINION, DAMAGE, 1)])
    assert alive(step, differing=[(MINION, DAMAGE)]) == (HIDDEN,)
    assert alive(step) == ()


# --- having acted before -------------------------------------------------------------------------


def acted(*texts: str, packets: Sequence[Packet] = (), adopted: Sequence[int] = ()) -> Step:
    taken = Adopted(packets=set(adopted), cards=set(texts))
    return step_of(Observed(), packets, adopted=taken)


@pytest.mark.parametrize(
    ("text", "lasts"),
    [(BOOM, True), (SCENARIO, True), (FIREBALL, False), (CHAMPION, False), (HIDDEN, False)],
)
def test_a_text_that_acted_before_is_alive_if_its_words_last(text: str, *, lasts: bool) -> None:
    past = PastTexts(CARDS)
    past.note(acted(text))
    past.note(acted())
    assert past.at_work() == (text,) * lasts
    assert alive(acted(), past.at_work()) == (text,) * lasts


@pytest.mark.parametrize(
    ("text", "turns"),
    [
        ("For the rest of the game, your Mechs have Rush.", 1_000),
        ("Your opponent's spells cost (1) more next turn.", 3),
        ("Take an extra turn.", 3),
        ("Win the game in 4 turns.", 9),
        ("If you played 4 other Dragons this game, craft a deck.", 0),
        ("Deal 6 damage.", 0),
    ],
)
def test_a_text_of_the_next_turn_is_at_work_no_longer_and_a_condition_never(
    text: str, turns: int
) -> None:
    assert turns_of(text) == turns


def test_a_text_of_the_next_turn_is_alive_in_the_two_turns_after_it_ran() -> None:
    past, seen = PastTexts(CARDS), Observed()
    seen.apply(CreateGame(1, (), ()))
    found = []
    for turn in range(5, 10):
        seen.apply(TagChange(1, TURN, turn))
        past.note(step_of(seen, adopted=Adopted(cards={CULT} if turn == 5 else set())))
        found.append(past.at_work())
    assert found == [(CULT,)] * 3 + [()] * 2


def test_a_text_is_alive_where_what_differs_was_changed_last_by_it() -> None:
    past, frozen = PastTexts(CARDS), [TagChange(MINION, FROZEN, 1)]
    past.note(acted(FIREBALL, packets=frozen, adopted=[0]))
    assert past.at_work([(MINION, FROZEN)]) == (FIREBALL,)
    assert past.at_work([(MINION, ATTACHED), (OTHER, FROZEN)]) == ()
    past.note(acted(packets=[TagChange(MINION, FROZEN, 0)]))
    assert past.at_work([(MINION, FROZEN)]) == ()


def test_what_was_there_before_the_recording_may_have_a_past_until_its_tag_is_told_anew() -> None:
    past = PastTexts(CARDS, old={MINION})
    assert past.at_work([(MINION, FROZEN)]) == (BEFORE_BEGINNING,)
    assert past.at_work([(MINION, DAMAGE), (OTHER, FROZEN)]) == ()
    past.note(acted(packets=[TagChange(MINION, FROZEN, 0)]))
    assert past.at_work([(MINION, FROZEN)]) == ()


def test_the_text_of_a_game_may_have_acted_before_the_recording() -> None:
    assert PastTexts(CARDS, scenario=True).at_work() == (SCENARIO,)


def test_a_change_beside_a_text_or_of_a_tag_that_rules_set_is_not_the_text_s() -> None:
    past = PastTexts(CARDS)
    frozen, hurt = TagChange(MINION, FROZEN, 1), TagChange(MINION, DAMAGE, 1)
    past.note(acted(FIREBALL, packets=[frozen, hurt], adopted=[1]))
    past.note(acted(packets=[TagChange(OTHER, FROZEN, 1)], adopted=[0]))
    assert past.at_work([(MINION, FROZEN), (MINION, DAMAGE), (OTHER, FROZEN)]) == ()


def test_the_nearest_text_is_named_first_and_each_once() -> None:
    missing = (Unmodelled(CARD, CHAMPION, Zone.PLAY, 0), Unmodelled(MINION, PASSIVE, Zone.PLAY, 0))
    taken = Adopted(cards={FIREBALL, EMPEROR})
    step = step_of(Observed(), unmodelled=missing, adopted=taken)
    assert alive(step, (BOOM, CHAMPION)) == (EMPEROR, FIREBALL, CHAMPION, PASSIVE, BOOM)


def test_a_text_that_asks_for_an_unknown_past_is_as_good_as_one_without_a_class() -> None:
    assert alive(step_of(Observed(), recalls=True)) == (BEFORE_BEGINNING,)


@pytest.mark.parametrize(
    ("turns", "tags", "found"),
    [
        ((3, 3), (ZONE_POSITION, ZONE), (BEFORE_BEGINNING,)),
        ((3, 5), (ZONE_POSITION, ZONE), ()),
        ((3, 3), (ZONE_POSITION, DAMAGE), ()),
    ],
)
def test_nobody_saw_which_of_two_minions_came_first_before_the_recording_began(
    turns: tuple[int, int], tags: tuple[int, int], found: tuple[str, ...]
) -> None:
    """They die in another order than the engine has them (U084:5071, U148b:9918)."""
    seen = Observed()
    for entity in (MINION, OTHER):
        seen.apply(FullEntity(entity, "CS2_182", ((ZONE, Zone.PLAY),)))
    seen.unaged = dict(zip((MINION, OTHER), turns, strict=True))
    died = [TagChange(each, ZONE, Zone.GRAVEYARD) for each in (MINION, OTHER)]
    assert alive(step_of(seen, died), differing=[(MINION, each) for each in tags]) == found
    assert alive(step_of(seen, died[:1]), differing=[(MINION, ZONE_POSITION)]) == ()


def test_what_was_adopted_of_no_text_is_nobodys() -> None:
    past, hurt = PastTexts(CARDS), [TagChange(MINION, FROZEN, 1)]
    past.note(acted(FIREBLAST, packets=hurt, adopted=[0]))
    past.note(acted(packets=hurt, adopted=[0]))
    assert past.at_work([(MINION, FROZEN)]) == ()
