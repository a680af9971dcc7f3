"""What may follow from an adopted text, and what may not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.stream import TAG
from hsreplay_sim.base.stream import Packet as EnginePacket
from hsreplay_sim.base.tags import (
    ATK,
    ATTACHED,
    CARDTYPE,
    COMBO_ACTIVE,
    COST,
    CREATOR,
    DAMAGE,
    DEATHRATTLES_THIS_TURN,
    DISPLAYED_CREATOR,
    EXHAUSTED,
    HEALTH,
    LAST_AFFECTED_BY,
    MODULAR_ENTITY_PART_1,
    NUM_CARDS_PLAYED_THIS_TURN,
    NUM_TURNS_IN_PLAY,
    RARITY,
    RESOURCES_USED,
    STEP,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TAUNT,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.replay.packets import Block, FullEntity, Packet, ShowEntity, TagChange
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.compare.end_state import Mismatch, read_action
from hsreplay_sim.verifier.judge.consequences import Consequences
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.simulate.answers import LogOracle
from table import YETI, table


class Action:
    """A Yeti, a minion without its text, and an action in which that text is adopted."""

    def __init__(self) -> None:
        self.table = table()
        self.yeti = self.table.minion()
        self.other = self.table.minion()
        self.stranger = self.table.minion()
        self.stranger.script = None
        self.observed = Observed()
        for minion in (self.yeti, self.other, self.stranger):
            self.observed.apply(
                FullEntity(minion.id, YETI, ((ZONE, Zone.PLAY), (CARDTYPE, minion.type)))
            )
        self.oracle = LogOracle({})

    def text(self, *changes: Packet) -> Block:
        """The trigger of the minion without its text."""
        return Block(BlockType.TRIGGER, self.stranger.id, packets=list(changes))

    def includes(
        self, packets: list[Packet], *found: Mismatch, adopted: int | None = None
    ) -> list[bool]:
        self.oracle.begin(packets)
        if adopted is not None:
            self.oracle.adopter.adopt(self.table.game, adopted)
        logged = read_action(Tape(packets), self.observed)
        consequences = Consequences(self.table.game, logged, [], self.oracle, found)
        return [consequences.include(each) for each in found]

    def after_the_text(self, tag: int, entity: int = 0) -> bool:
        """Whether a difference behind the adopted text may follow from it."""
        number = entity or self.yeti.id
        told = TagChange(number, tag, 7)
        packets = [self.text(TagChange(self.stranger.id, DAMAGE, 1)), told]
        return self.includes(packets, Mismatch(number, tag, 7, 0, 2), adopted=0)[0]


def test_a_stat_and_a_flag_may_follow_from_a_text_that_lasts() -> None:
    assert Action().after_the_text(ATK)


def test_what_only_rules_write_does_not_follow() -> None:
    for tag in (DAMAGE, ZONE, ZONE_POSITION, STEP, RESOURCES_USED, NUM_CARDS_PLAYED_THIS_TURN):
        assert not Action().after_the_text(tag), tag


def test_a_record_of_what_texts_do_may_follow() -> None:
    assert Action().after_the_text(DEATHRATTLES_THIS_TURN)


def test_nothing_follows_where_nothing_was_adopted() -> None:
    at = Action()
    assert at.includes([TagChange(at.yeti.id, ATK, 7)], Mismatch(at.yeti.id, ATK, 7, 4)) == [False]


def test_what_a_trigger_does_that_an_adopted_event_may_have_set_off_follows() -> None:
    at = Action()
    answer = Block(BlockType.TRIGGER, at.yeti.id, packets=[TagChange(at.yeti.id, DAMAGE, 2)])
    packets = [at.text(TagChange(at.stranger.id, DAMAGE, 1)), answer]
    assert at.includes(packets, Mismatch(at.yeti.id, DAMAGE, 2, 0, 3), adopted=0) == [True]


def test_what_a_trigger_does_before_the_adopted_text_does_not() -> None:
    at = Action()
    early = Block(BlockType.TRIGGER, at.yeti.id, packets=[TagChange(at.yeti.id, DAMAGE, 2)])
    packets = [early, at.text(TagChange(at.stranger.id, DAMAGE, 1))]
    assert at.includes(packets, Mismatch(at.yeti.id, DAMAGE, 2, 0, 1), adopted=2) == [False]


def in_front(tag: int, *, shown: bool = False, text: str = "Your minions have Rush.") -> bool:
    """Whether what stands in front of the adopted text may follow, beside a text that lasts."""
    at = Action()
    at.other.script = None
    assert at.other.card is not None
    at.other.card = replace(at.other.card, text=text)
    number = at.yeti.id
    told: Packet = TagChange(number, tag, 7)
    if shown:
        told = ShowEntity(number, YETI, [(tag, 7)])
    packets = [told, at.text(TagChange(at.stranger.id, DAMAGE, 1))]
    return at.includes(packets, Mismatch(number, tag, 7, 0, 0), adopted=1)[0]


def test_what_stands_in_front_of_the_adopted_text_follows_from_what_was_in_play_alone() -> None:
    """U424, step 69: a card is shown as it is played, with a wrong cost."""
    assert not in_front(COST, shown=True)
    assert in_front(COST, shown=True, text="Your minions cost (1) less.")
    assert not in_front(RARITY, shown=True)
    assert in_front(EXHAUSTED) is False
    assert in_front(TAUNT)


@pytest.mark.parametrize(("elsewhere", "follows"), [(False, False), (True, True)])
@pytest.mark.parametrize("earlier", [False, True])
def test_what_the_engine_makes_before_the_text_follows_from_none(
    elsewhere: bool, earlier: bool, follows: bool
) -> None:
    """U277, step 5: told in the adopted block; U005, step 3: a scenario delays a draw.

    U052, step 40: a minion that is played leaves the hand first.
    """
    at = Action()
    told, left = TagChange(at.yeti.id, ZONE_POSITION, 2), TagChange(at.yeti.id, ZONE_POSITION, 0)
    out: list[EnginePacket] = [(TAG, at.yeti.id, ZONE_POSITION, 2, 1)]
    packets = [*[left] * earlier, at.text(told), *[told] * elsewhere]
    at.oracle.begin(packets)
    at.table.game.out += out
    at.oracle.adopter.adopt(at.table.game, int(earlier))
    logged = read_action(Tape(packets), at.observed)
    alone = Mismatch(at.yeti.id, ZONE_POSITION, None, 2)
    consequences = Consequences(at.table.game, logged, out, at.oracle, [alone])
    assert consequences.include(alone) is follows


def test_what_the_option_writes_follows_from_no_text() -> None:
    """U324, step 11."""
    at = Action()
    answer = Block(BlockType.TRIGGER, at.yeti.id, packets=[TagChange(at.yeti.id, DAMAGE, 2)])
    packets = [at.text(TagChange(at.stranger.id, DAMAGE, 1)), answer]
    player = at.table.game.owner(1).id
    packets.append(TagChange(player, COMBO_ACTIVE, 2))
    assert at.includes(packets, Mismatch(player, COMBO_ACTIVE, 2, 1, 4), adopted=0) == [False]


def behind(at: Action, player: int, *changes: Packet, deaths: bool = False) -> list[Packet]:
    """An adopted text, and behind it a trigger of a player."""
    answer: Packet = Block(BlockType.TRIGGER, player, packets=list(changes))
    if deaths:
        answer = Block(BlockType.DEATHS, 1, packets=[answer])
    return [at.text(TagChange(at.stranger.id, DAMAGE, 1)), answer]


def test_no_text_sets_off_what_a_player_triggers() -> None:
    """U278, step 14: the rules of a step, which write behind any text."""
    at = Action()
    player = at.table.game.owner(1).id
    packets = behind(at, player, TagChange(at.yeti.id, DAMAGE, 2))
    assert at.includes(packets, Mismatch(at.yeti.id, DAMAGE, 2, 0, 3), adopted=0) == [False]


def test_a_player_answers_for_what_an_adopted_text_moved() -> None:
    """U088, step 30: a secret that a text puts up is tired by its player."""
    at = Action()
    player = at.table.game.owner(1).id
    packets = behind(at, player, TagChange(at.stranger.id, EXHAUSTED, 1))
    found = Mismatch(at.stranger.id, EXHAUSTED, 1, 0, 3)
    assert at.includes(packets, found, adopted=0) == [True]


def test_a_body_may_come_back_among_the_deaths() -> None:
    """U292, step 13."""
    at = Action()
    player = at.table.game.owner(1).id
    packets = behind(at, player, TagChange(at.yeti.id, DAMAGE, 2), deaths=True)
    assert at.includes(packets, Mismatch(at.yeti.id, DAMAGE, 2, 0, 4), adopted=0) == [True]


def test_what_names_an_adopted_card_as_its_maker_was_made_by_its_text() -> None:
    """U145, step 117: the copy of a repeatable spell stands behind the text."""
    at = Action()
    at.stranger.card_id = "LOOT_504"
    copy = FullEntity(99, "", ((ZONE, Zone.HAND), (DISPLAYED_CREATOR, at.stranger.id)))
    other = FullEntity(98, "", ((ZONE, Zone.HAND), (DISPLAYED_CREATOR, at.yeti.id)))
    packets = [at.text(TagChange(at.stranger.id, DAMAGE, 1)), copy, other]
    found = [Mismatch(each, ZONE, Zone.HAND, 0, 2) for each in (99, 98)]
    assert at.includes(packets, *found, adopted=0) == [True, False]


def test_a_text_changes_nothing_of_a_move_before_it() -> None:
    at = Action()
    text = at.text(TagChange(at.stranger.id, DAMAGE, 1))
    play = Block(BlockType.PLAY, at.yeti.id, packets=[TagChange(at.yeti.id, ZONE, 6), text])
    assert at.includes([play], Mismatch(at.yeti.id, ZONE, 6, 1, 1), adopted=2) == [False]


def test_a_text_in_the_middle_of_a_move_may_change_what_becomes_of_the_card() -> None:
    at = Action()
    text = at.text(TagChange(at.stranger.id, DAMAGE, 1))
    play = Block(BlockType.PLAY, at.yeti.id, packets=[text, TagChange(at.yeti.id, ZONE, 6)])
    found = Mismatch(at.yeti.id, ZONE, 6, 1, 3), Mismatch(at.other.id, ZONE, 6, 1, 3)
    assert at.includes([play], *found, adopted=1) == [True, False]


def test_a_body_that_a_text_keeps_alive_may_live_and_its_row_with_it() -> None:
    at = Action()
    packets = [at.text(TagChange(at.stranger.id, DAMAGE, 1)), TagChange(at.yeti.id, HEALTH, 9)]
    lives = Mismatch(at.yeti.id, HEALTH, 9, 5, 2), Mismatch(at.yeti.id, ZONE, 1, 4)
    beside = Mismatch(at.other.id, ZONE_POSITION, 2, 1), Mismatch(at.other.id, ZONE, 1, 4)
    assert at.includes(packets, *lives, *beside, adopted=0) == [True, True, True, False]


def test_a_question_without_an_answer_may_have_been_prevented() -> None:
    at = Action()
    at.oracle.questions.asked = 1
    packets = [at.text(TagChange(at.stranger.id, DAMAGE, 1)), TagChange(at.yeti.id, ZONE, 3)]
    at.oracle.begin(packets)
    at.oracle.adopter.adopt(at.table.game, 0)
    at.oracle.questions.asked = 1
    logged = read_action(Tape(packets), at.observed)
    drawn, turn = Mismatch(at.yeti.id, ZONE, 3, 2, 2), Mismatch(1, STEP, 9, 10)
    consequences = Consequences(at.table.game, logged, [], at.oracle, (drawn, turn))
    assert consequences.include(drawn)
    assert not consequences.include(turn)


def test_no_text_makes_a_value_be_told_twice() -> None:
    action = Action()
    yeti = action.yeti.id
    twice: list[Packet] = [TagChange(yeti, ATK, 7), TagChange(yeti, ATK, 7)]
    packets = [action.text(TagChange(action.stranger.id, DAMAGE, 1)), *twice]
    once = Mismatch(yeti, ATK, 7, None, 2)
    assert action.includes(packets, once, adopted=0) == [True]
    action = Action()
    yeti = action.yeti.id
    twice = [TagChange(yeti, ATK, 7), TagChange(yeti, ATK, 7)]
    packets = [action.text(TagChange(action.stranger.id, DAMAGE, 1)), *twice]
    again = Mismatch(yeti, ATK, 7, None, 3)
    assert action.includes(packets, again, adopted=0) == [False]


def test_who_laid_an_adopted_enchantment_affected_its_host_and_nobody_else_did() -> None:
    """U567:9581, U426:8905."""
    for named, follows in ((193, True), (194, False)):
        action = Action()
        told = TagChange(action.yeti.id, LAST_AFFECTED_BY, named)
        tags = {CARDTYPE: 6, ZONE: Zone.PLAY, ATTACHED: action.yeti.id, CREATOR: 193}
        gift = FullEntity(900, "LOOT_542e", tuple(tags.items()))
        found = Mismatch(action.yeti.id, LAST_AFFECTED_BY, named, 0, 2)
        assert action.includes([action.text(gift), told], found, adopted=0) == [follows]


def shown_behind(tag: int, text: str = "Your minions have Rush.") -> bool:
    """Whether what a description tells behind the adopted text may follow from one that lasts."""
    at = Action()
    at.other.script = None
    assert at.other.card is not None
    at.other.card = replace(at.other.card, text=text)
    shown = ShowEntity(at.yeti.id, YETI, [(tag, 7)])
    packets = [at.text(TagChange(at.stranger.id, DAMAGE, 1)), shown]
    return at.includes(packets, Mismatch(at.yeti.id, tag, 7, 0, 2), adopted=0)[0]


def test_what_is_described_behind_a_text_follows_if_a_text_speaks_of_it() -> None:
    """U343@3, U272@1: cards that are shown as they are drawn, beside the text of a scenario."""
    assert not shown_behind(ATK, "Your minions have +1 Attack.")
    assert shown_behind(ATK, "Your minions have +1 Attack wherever they are.")
    assert shown_behind(COST, "Your minions cost (1) less.")
    assert not shown_behind(TAUNT)
    assert shown_behind(TAUNT, "Your minions have Taunt.")


def test_what_a_card_is_printed_with_for_good_follows_from_no_text() -> None:
    """U527@8, U275@1."""
    at = Action()
    assert not at.after_the_text(RARITY)
    assert not at.after_the_text(CARDTYPE)
    assert not in_front(RARITY, shown=True, text="Your minions have a RARITY.")


def test_no_text_turns_a_change_into_another_block() -> None:
    """U229@9: EXHAUSTED of the hero power that is used, behind a trigger of another card."""
    at = Action()
    text = at.text(TagChange(at.stranger.id, DAMAGE, 1))
    play = Block(BlockType.PLAY, at.yeti.id, packets=[text, TagChange(at.yeti.id, EXHAUSTED, 1)])
    moved = Mismatch(at.yeti.id, EXHAUSTED, 1, 1, 3, (BlockType.POWER, at.yeti.id))
    assert at.includes([play], moved, adopted=1) == [False]
    at = Action()
    text = at.text(TagChange(at.stranger.id, DAMAGE, 1))
    play = Block(BlockType.PLAY, at.yeti.id, packets=[text, TagChange(at.yeti.id, EXHAUSTED, 1)])
    late = Mismatch(at.yeti.id, DAMAGE, 1, 0, 3)
    assert at.includes([play], moved, late, adopted=1) == [True, True]


@pytest.mark.parametrize(
    ("cost", "paid", "follows"), [(4, 5, False), (5, 5, True), (5, None, True)]
)
def test_whoever_pays_mana_pays_what_the_card_is_told_to_cost(
    cost: int, paid: int | None, follows: bool
) -> None:
    """U200a:6077 with a cost one off; U091a:13163 and U531:8607 as they are."""
    at = Action()
    player = at.table.game.player[1]
    assert player is not None
    at.stranger.type = CardType.ENCHANTMENT
    at.stranger.tags[ATTACHED] = player.id
    shown = ShowEntity(at.yeti.id, YETI, [(COST, cost)])
    payment = [] if paid is None else [TagChange(player.id, RESOURCES_USED, paid)]
    play = Block(BlockType.PLAY, at.yeti.id, packets=[*payment, shown])
    packets = [play, at.text(TagChange(at.stranger.id, DAMAGE, 1))]
    found = Mismatch(player.id, RESOURCES_USED, paid or 0, 3, None if paid is None else 1)
    adopted = len(Tape(packets)) - 2
    assert at.includes(packets, found, adopted=adopted) == [follows]


def test_no_text_tears_the_last_known_cost_from_the_cost() -> None:
    """U463@67: the cost of a card that is played, one off."""
    for last, follows in ((5, False), (4, True)):
        at = Action()
        at.observed.apply(TagChange(at.yeti.id, ZONE, Zone.HAND))
        tags = [(COST, 4), (TAG_LAST_KNOWN_COST_IN_HAND, last), (ZONE, Zone.PLAY)]
        packets = [
            at.text(TagChange(at.stranger.id, DAMAGE, 1)),
            ShowEntity(at.yeti.id, YETI, tags),
        ]
        at.other.script = None
        assert at.other.card is not None
        at.other.card = replace(at.other.card, text="Your minions cost (1) less.")
        found = Mismatch(at.yeti.id, TAG_LAST_KNOWN_COST_IN_HAND, last, 3, 2)
        assert at.includes(packets, found, adopted=0) == [follows]


def test_what_is_put_together_of_parts_is_as_a_text_said() -> None:
    """U319@90: a Zombeast."""
    at = Action()
    shown = ShowEntity(at.yeti.id, YETI, [(RARITY, 3), (MODULAR_ENTITY_PART_1, 50142)])
    packets = [at.text(TagChange(at.stranger.id, DAMAGE, 1)), shown]
    assert at.includes(packets, Mismatch(at.yeti.id, RARITY, 3, 1, 2), adopted=0) == [True]


def test_a_question_in_front_of_the_text_was_prevented_by_none() -> None:
    """U317@56: a spell is shown as another, whose amounts nobody tells."""
    at = Action()
    packets = [TagChange(at.yeti.id, DAMAGE, 3), at.text(TagChange(at.stranger.id, DAMAGE, 1))]
    at.oracle.begin(packets)
    at.oracle.adopter.adopt(at.table.game, 1)
    at.oracle.questions.asked = 1
    logged = read_action(Tape(packets), at.observed)
    hurt = Mismatch(at.yeti.id, DAMAGE, 3, 2, 0)
    assert not Consequences(at.table.game, logged, [], at.oracle, (hurt,)).include(hurt)


def test_what_rules_count_no_trigger_touches() -> None:
    """U324@11: NUM_TURNS_IN_PLAY out of nowhere, behind the trigger of a player."""
    at = Action()
    answer = Block(BlockType.TRIGGER, at.other.id, packets=[TagChange(at.other.id, DAMAGE, 2)])
    packets = [
        at.text(TagChange(at.stranger.id, DAMAGE, 1)),
        answer,
        TagChange(at.yeti.id, NUM_TURNS_IN_PLAY, 4),
        TagChange(at.yeti.id, DAMAGE, 4),
    ]
    counted = Mismatch(at.yeti.id, NUM_TURNS_IN_PLAY, 4, 5, 4)
    hurt = Mismatch(at.yeti.id, DAMAGE, 4, 0, 5)
    assert at.includes(packets, counted, hurt, adopted=0) == [False, True]
