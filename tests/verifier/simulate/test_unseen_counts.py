"""A number that goes by unseen cards is asked for; where no packet says it, it stands open."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hsreplay_sim.base.enums import BlockType, CardType, ChoiceKind, Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ARMOR_GAINED_THIS_GAME,
    CARD_TARGET,
    CARDTYPE,
    CONTROLLER,
    CREATOR,
    PREDAMAGE,
    PREHEALING,
    RESOURCES_USED,
    SECRET,
    ZONE,
)
from hsreplay_sim.cards.words.deck_ends import first_from_top
from hsreplay_sim.cards.words.effects import armor, give, refresh_mana, repeat, summon
from hsreplay_sim.cards.words.effects.core import Do
from hsreplay_sim.cards.words.selectors import FRIENDLY_DECK, FRIENDLY_HAND, MINION, SPELL
from hsreplay_sim.cards.words.values import as_number, at_most, count, number
from hsreplay_sim.engine.oracle import Purpose, Question
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.text import Frame
from hsreplay_sim.replay.packets import Block, Choices, FullEntity, Packet, ShowEntity, TagChange
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.simulate.answers import LogOracle
from tests.table import YETI, Table, table

FLY = "BT_135t"
SPELLS = count(FRIENDLY_HAND & SPELL)


def holding_two_unseen() -> tuple[Table, Entity]:
    """A side that holds The Coin and two cards that nobody has seen; its text is a minion's."""
    t = table("HERO_06")
    t.hand("GAME_005")
    for _ in range(2):
        t.game.create("", 1, Zone.HAND)
    return t, t.minion()


def run(effect: Do, packets: Sequence[Packet]) -> tuple[Table, LogOracle, Entity]:
    """Run an effect in a POWER block of which the recording holds these packets."""
    t, source = holding_two_unseen()
    oracle = t.game.oracle = LogOracle({})
    oracle.begin(Tape(list(packets)))
    t.game.open(BlockType.POWER, source)
    effect.run(t.game, source, Frame())
    return t, oracle, source


def fly(entity: int) -> FullEntity:
    tags = ((ZONE, Zone.PLAY), (CONTROLLER, 1), (CARDTYPE, CardType.MINION))
    return FullEntity(entity, FLY, tags)


@pytest.mark.parametrize("made", [1, 2, 3])
def test_as_many_are_summoned_as_are_logged_within_what_the_hand_allows(made: int) -> None:
    """Glowfly Swarm of the other seat (U178:1604)."""
    t, oracle, _ = run(summon(FLY, SPELLS), [fly(900 + each) for each in range(made)])
    assert t.row().count(FLY) == made
    assert (oracle.questions.asked, oracle.questions.answered) == (1, 1)


def test_no_more_are_summoned_than_the_hand_has_cards() -> None:
    t, _, _ = run(summon(FLY, SPELLS), [fly(900 + each) for each in range(5)])
    assert t.row().count(FLY) == 3


def test_a_number_that_no_packet_says_stands_open() -> None:
    """Refreshing Spring Water draws spells that nobody sees (U538:5423)."""
    _, oracle, source = run(refresh_mana(SPELLS), [TagChange(2, RESOURCES_USED, 3)])
    assert oracle.questions.answered == 0
    assert oracle.questions.doubted == {source.id}


def test_where_nothing_more_is_logged_the_number_is_none() -> None:
    _, oracle, _ = run(refresh_mana(SPELLS - 1), [])
    assert (oracle.questions.asked, oracle.questions.answered) == (1, 1)
    assert oracle.questions.doubted == set()


@pytest.mark.parametrize("more", [0, 1, 2])
def test_a_text_goes_on_as_long_as_more_is_logged(more: int) -> None:
    """Rally of spells in an unseen hand: once for the Coin, and for each that turns out one."""
    hero = holding_two_unseen()[0].hero(1).id
    gains = [TagChange(hero, ARMOR, 1 + each) for each in range(1 + more)]
    t, _, _ = run(repeat(SPELLS, armor(1)), gains)
    assert t.hero(1).get(ARMOR) == 1 + more


def test_a_condition_on_a_number_is_unsure_where_hidden_cards_decide_it() -> None:
    t, me = holding_two_unseen()
    for least, unsure in ((1, False), (2, True), (3, True), (4, False)):
        asked = (least <= SPELLS).unsure
        assert asked is not None
        assert asked(t.game, me, Frame()) is unsure


def test_sums_and_limits_keep_what_a_number_may_be() -> None:
    t, me = holding_two_unseen()
    for value, may in (
        (SPELLS * 2 - 1, {1, 3, 5}),
        (-SPELLS, {-1, -2, -3}),
        (10 - SPELLS, {9, 8, 7}),
        (at_most(SPELLS, 2), {1, 2}),
        (as_number(SPELLS >= 2), {0, 1}),
        (as_number(SPELLS >= 1), {1}),
    ):
        assert value.spread is not None
        assert set(value.spread(t.game, me, Frame())) == may


def test_outside_of_its_block_a_text_asks_nobody() -> None:
    t, me = holding_two_unseen()
    assert number(SPELLS)(t.game, me, Frame()) == 1


@pytest.mark.parametrize("tag", [PREDAMAGE, PREHEALING])
def test_damage_and_healing_say_what_an_unseen_card_costs(tag: int) -> None:
    """Ivory Knight of the other seat (U073)."""
    t, source = holding_two_unseen()
    oracle = LogOracle({})
    oracle.begin(Tape([TagChange(t.hero(1).id, tag, 5), TagChange(t.hero(1).id, tag, 0)]))
    assert oracle.number(t.game, Question(Purpose.COST, source, range(31))) == 5


def test_the_making_of_an_enchantment_does_not_say_what_a_card_costs() -> None:
    """Prismatic Lens of the other seat swaps costs that nobody sees (U297, U146)."""
    t, source = holding_two_unseen()
    oracle = LogOracle({})
    oracle.begin(Tape([FullEntity(900, "", ((ZONE, Zone.SETASIDE), (CONTROLLER, 1)))]))
    assert oracle.number(t.game, Question(Purpose.COST, source, range(31))) == 0
    assert oracle.questions.doubted == {source.id}


def test_an_offer_is_made_before_it_is_logged_though_a_later_one_names_the_card() -> None:
    """Siamat of the other seat: the option taken second is named by its own offer (U282:9323)."""
    t = table("HERO_06")
    aside = ((ZONE, Zone.SETASIDE), (CONTROLLER, 1))
    options = [FullEntity(each, "", aside) for each in (900, 901)]
    offer = Choices(3, 2, ChoiceKind.GENERAL, 1, 1, 5, (900, 901))
    oracle = LogOracle({902: YETI})
    oracle.begin(Tape([*options, offer, FullEntity(902, "", aside)]))
    wanted = [oracle.identity(t.game, YETI, 1, Zone.SETASIDE, 0) for _ in range(3)]
    assert wanted == [900, 901, 902]


@pytest.mark.parametrize("answers", [True, False])
def test_whether_a_text_answers_an_unseen_secret_is_logged(answers: bool) -> None:
    """Starlight Groove asks whether the Secret of the other seat is a Holy spell (U042:7796)."""
    t = table("HERO_04", build=176014)
    groove = attach(t.game, t.hero(1), t.game.owner(1), "ETC_330e1")
    secret = t.game.create("", 1, Zone.SECRET, tags={CARDTYPE: CardType.SPELL, SECRET: 1})
    oracle = t.game.oracle = LogOracle({})
    oracle.begin(Tape([Block(BlockType.TRIGGER, groove.id, [])] if answers else []))
    assert groove.script is not None
    (trigger,) = groove.script.triggers
    assert trigger.guard(t.game, groove, Frame(subject=secret)) is answers
    assert trigger.guard(t.game, groove, Frame(subject=t.hand("GAME_005"))) is False


def test_what_was_played_lies_in_no_hand_however_its_copy_remembers_it() -> None:
    """Archmage Vargoth of the other seat casts again what was played (U186:1045)."""
    t, _ = holding_two_unseen()
    held = next(each for each in t.game.hand[1] if each.card_id)
    played = held.likeness()
    oracle = LogOracle({})
    oracle.begin(Tape([FullEntity(900, "", ((ZONE, Zone.SETASIDE), (CONTROLLER, 1)))]))
    for option, picked in ((held, None), (played, played)):
        assert oracle.pick(t.game, Question(Purpose.TARGET, t.hero(1), [option])) is picked


def test_a_hidden_copy_is_of_a_hidden_card_if_there_is_one() -> None:
    """Aquatic Form of the other seat: what is not drawn may be any card (U240:2691)."""
    t = table("HERO_06")
    deck = [*t.deck(YETI), t.game.create("", 1, Zone.DECK)]
    oracle = LogOracle({})
    oracle.begin(Tape([FullEntity(900, "", ((ZONE, Zone.SETASIDE), (CONTROLLER, 1)))]))
    assert oracle.pick(t.game, Question(Purpose.DREDGE, t.hero(1), deck)) is deck[1]


def test_what_a_shown_spell_is_aimed_at_is_what_was_picked() -> None:
    """Hagatha's Embrace strengthens a card of an unseen hand; its spell says which (U196:1578)."""
    t = table("HERO_06")
    held = [t.hand(YETI), t.hand("CS2_231")]
    t.game.create("", 1, Zone.HAND)
    aimed = ((ZONE, Zone.PLAY), (CREATOR, t.hero(1).id), (CARD_TARGET, held[1].id))
    oracle = LogOracle({})
    oracle.begin(Tape([FullEntity(900, "", ()), ShowEntity(900, "DALA_744d", aimed)]))
    assert oracle.pick(t.game, Question(Purpose.TARGET, t.hero(1), held)) is held[1]


def test_an_attack_that_counts_dragons_in_hand_goes_by_cards_nobody_has_seen() -> None:
    t = table("HERO_06", build=54613)
    wings = t.minion("DRG_058")
    asks = wings.script.unsure_atk if wings.script is not None else None
    assert asks is not None
    assert not asks(t.game, wings, Frame())
    t.game.create("", 1, Zone.HAND)
    assert asks(t.game, wings, Frame())


@pytest.mark.parametrize(("drawer", "asked"), [(1, 0), (2, 1)])
def test_nobody_is_asked_who_hears_a_hidden_card_that_is_the_wrong_ones(
    drawer: int, asked: int
) -> None:
    """Daring Reporter and Untamed Beastmaster, as either side draws a card that nobody sees."""
    t, _ = holding_two_unseen()
    t.minion("CFM_851"), t.minion("TRL_405", side=2)
    card = t.game.create("", drawer, Zone.HAND)
    oracle = t.game.oracle = LogOracle({})
    oracle.begin(Tape([]))
    events.fire(t.game, events.DREW, Frame(subject=card))
    assert oracle.questions.asked == asked


def test_of_the_first_minions_of_a_deck_so_many_may_be_hidden() -> None:
    """Beanstalk Brute: three enchantments on cards that nobody sees."""
    t, source = holding_two_unseen()
    for _ in range(5):
        t.game.create("", 1, Zone.DECK)
    oracle = t.game.oracle = LogOracle({})
    made = [unnamed(900 + each) for each in range(4)]
    oracle.begin(Tape([*made, *(TagChange(each.entity, ZONE, Zone.PLAY) for each in made)]))
    give(first_from_top(FRIENDLY_DECK, MINION, 3), "EDR_230e").run(t.game, source, Frame())
    found = [each.entity for each in made if each.entity in t.game.entities]
    assert found == [900, 901, 902]


def unnamed(number: int) -> FullEntity:
    """A new entity that is never shown."""
    return FullEntity(number, "", ((ZONE, Zone.SETASIDE), (CONTROLLER, 1)))


def test_enchantments_are_counted_behind_what_a_block_of_their_player_notes() -> None:
    """Bring It On! counts its armour in a TRIGGER of the player, then enchants (own games)."""
    t, source = holding_two_unseen()
    player = t.game.owner(1)
    told = Block(BlockType.TRIGGER, player.id, [TagChange(player.id, ARMOR_GAINED_THIS_GAME, 5)])
    new = FullEntity(900, "", ((ZONE, Zone.SETASIDE), (CONTROLLER, 1)))
    oracle = t.game.oracle = t.game.watcher = LogOracle({})
    power = Block(BlockType.POWER, source.id, [told, new, TagChange(900, ZONE, Zone.PLAY)])
    oracle.begin(Tape([power]))
    t.game.open(BlockType.POWER, source)
    t.game.note(player, ARMOR_GAINED_THIS_GAME, 5)
    assert t.game.number(Purpose.UNSEEN, source, 0, 9) == 1
