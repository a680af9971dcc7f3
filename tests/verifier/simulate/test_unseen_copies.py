"""Which cards a text looks at or copies, where nobody has seen all of them."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, CardType, ChoiceKind, Zone
from hsreplay_sim.base.stream import OPEN
from hsreplay_sim.base.tags import (
    ARMOR,
    ATTACHED,
    CARDTYPE,
    CONTROLLER,
    COPIED_FROM_ENTITY_ID,
    COST,
    CREATOR,
    PREDAMAGE,
    PREHEALING,
    PROPOSED_ATTACKER,
    PROPOSED_DEFENDER,
    SECRET,
    TAG_SCRIPT_DATA_NUM_1,
    ZONE,
)
from hsreplay_sim.cards.words.casting import cast_random
from hsreplay_sim.cards.words.effects import copy_exactly, discover_copy, summon_copy
from hsreplay_sim.cards.words.pools import given
from hsreplay_sim.cards.words.selectors import (
    FRIENDLY_DECK,
    FRIENDLY_HAND,
    MINION,
    leftmost,
    lowest,
    random,
    rightmost,
)
from hsreplay_sim.engine.keywords.dredge import dredge
from hsreplay_sim.engine.oracle import Purpose, Question
from hsreplay_sim.engine.rules.zones import draw as draw_cards
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.text import Frame
from hsreplay_sim.replay.packets import (
    Block,
    Choices,
    ChosenEntities,
    FullEntity,
    HideEntity,
    Packet,
    ShowEntity,
    TagChange,
)
from hsreplay_sim.replay.revelations import Ties, ties_of
from hsreplay_sim.verifier.simulate.answers import LogOracle
from tests.table import YETI, Table, table


def hidden(number: int, zone: Zone = Zone.SETASIDE) -> FullEntity:
    """A new entity that nobody has seen."""
    return FullEntity(number, "", ((ZONE, zone), (CONTROLLER, 1)))


def deck_of(t: Table) -> list[Entity]:
    """A Wisp that is known, and a card that nobody has seen."""
    return [*t.deck("CS2_231"), t.game.create("", 1, Zone.DECK)]


@pytest.mark.parametrize(("card_id", "place"), [("CS2_231", 0), (YETI, 1)])
def test_a_copy_that_is_shown_is_of_the_card_of_that_name_or_of_one_nobody_has_seen(
    card_id: str, place: int
) -> None:
    """Stitched Tracker of the own seat, in builds that do not name the original."""
    t = table("HERO_05", build=28855)
    deck = deck_of(t)
    oracle = LogOracle({})
    oracle.begin([FullEntity(900, card_id, ((ZONE, Zone.SETASIDE), (CONTROLLER, 1)))])
    assert oracle.pick(t.game, Question(Purpose.LOOK, t.hero(1), deck)) is deck[place]


def test_a_copy_that_is_chosen_is_named_as_it_is_played() -> None:
    t = table("HERO_05", build=31353)
    deck = deck_of(t)
    oracle = LogOracle({900: YETI})
    oracle.begin([hidden(900), ChosenEntities(3, 2, (900,))])
    assert oracle.pick(t.game, Question(Purpose.LOOK, t.hero(1), deck)) is deck[1]


def test_the_player_sees_what_the_copy_of_an_unseen_card_is() -> None:
    t = table("HERO_05", build=28855)
    tracker = t.minion()
    t.game.create("", 1, Zone.DECK)
    made = FullEntity(900, YETI, ((ZONE, Zone.SETASIDE), (CONTROLLER, 1)))
    oracle = t.game.oracle = LogOracle({})
    oracle.begin([made, Choices(3, 2, ChoiceKind.GENERAL, 1, 1, 5, (900,))])
    discover_copy(FRIENDLY_DECK & MINION, linked=False).run(t.game, tracker, Frame())
    assert (t.cards(), t.game.entities[900].zone) == ([YETI], Zone.HAND)


def test_an_enchantment_that_a_copy_bears_is_no_copy() -> None:
    """From the Depths dredges cards whose costs it has reduced."""
    t = table("HERO_01", build=241170)
    deck = t.deck(YETI, "CS2_231")
    oracle = LogOracle({900: "TSC_940e2"})
    made = FullEntity(901, "CS2_231", ((ZONE, Zone.SETASIDE), (CONTROLLER, 1)))
    oracle.begin([hidden(900), made, TagChange(901, COPIED_FROM_ENTITY_ID, deck[1].id)])
    assert oracle.pick(t.game, Question(Purpose.DREDGE, t.hero(1), deck)) is deck[1]


def test_what_a_copy_bears_is_of_what_its_original_bears_however_that_is_told() -> None:
    """U240:10850; a tag that changes tells it as well."""
    packets: list[Packet] = [
        TagChange(81, COPIED_FROM_ENTITY_ID, 71),
        ShowEntity(82, "TSC_940e2", ((ATTACHED, 81),)),
        TagChange(82, COPIED_FROM_ENTITY_ID, 72),
    ]
    assert ties_of(packets).hosts == {82: 81, 72: 71}


def test_an_enchantment_on_what_is_made_lies_on_no_card_of_the_hand() -> None:
    """Kobold Illusionist of the other seat: its copy is 1/1, and the hand is unseen."""
    t = table("HERO_03")
    options = [t.hand("CS2_231"), t.hand(YETI)]
    t.game.create("", 1, Zone.HAND)
    copy = FullEntity(900, YETI, ((ZONE, Zone.PLAY), (CONTROLLER, 1)))
    oracle = LogOracle({}, Ties({901: 900}, {}, {}, {}))
    oracle.begin([copy, hidden(901), TagChange(901, ZONE, Zone.PLAY)])
    assert oracle.pick(t.game, Question(Purpose.TARGET, t.hero(1), options)) is options[1]


@pytest.mark.parametrize("made", ["CS2_231", "CS2_200"])
def test_what_is_summoned_may_be_a_copy_of_a_card_that_nobody_has_seen(made: str) -> None:
    t = table("HERO_03", build=39832)
    source = t.minion()
    t.hand("CS2_231")
    t.game.create("", 1, Zone.HAND)
    oracle = t.game.oracle = LogOracle({})
    oracle.begin([FullEntity(900, made, ((ZONE, Zone.PLAY), (CONTROLLER, 1)))])
    summon_copy(random(FRIENDLY_HAND & MINION)).run(t.game, source, Frame())
    assert (t.row(), t.at(1, 1).id) == ([YETI, made], 900)


@pytest.mark.parametrize("own", [True, False])
def test_a_coin_of_an_attacker_comes_up_in_a_block_of_its_own(*, own: bool) -> None:
    """Mogor redirects the attack of an Ogre Brute, in a block of Mogor's."""
    t = table(build=18336)
    brute, mogor, foe = t.minion("GVG_065"), t.minion("GVG_112"), t.minion(side=2)
    t.game.root.tags |= {PROPOSED_ATTACKER: brute.id, PROPOSED_DEFENDER: foe.id}
    redirected = [TagChange(t.game.root.id, PROPOSED_DEFENDER, mogor.id)]
    trigger = Block(BlockType.TRIGGER, (brute if own else mogor).id, [*redirected])
    oracle = LogOracle({})
    oracle.begin([Block(BlockType.ATTACK, brute.id, [trigger])])
    oracle.opened(t.game, BlockType.ATTACK, brute, 0)
    assert oracle.number(t.game, Question(Purpose.COIN, brute, range(2))) == int(own)


@pytest.mark.parametrize("drawn", [True, False])
def test_what_comes_to_the_deck_in_a_block_has_moved_before_it_is_drawn(*, drawn: bool) -> None:
    """Weasel Tunneler dies, goes to the deck, and another card is drawn; or it is itself."""
    t = table(build=71003)
    weasel, other = t.minion("CFM_095"), t.deck(YETI)[0]
    owner = t.hero(1)
    found = weasel if drawn else other
    moves: list[Packet] = [
        TagChange(weasel.id, ZONE, Zone.GRAVEYARD),
        TagChange(weasel.id, ZONE, Zone.DECK),
        TagChange(found.id, ZONE, Zone.HAND),
    ]
    oracle = LogOracle({})
    oracle.begin([Block(BlockType.TRIGGER, owner.id, moves)])
    oracle.opened(t.game, BlockType.TRIGGER, owner, 0)
    t.game.open(BlockType.TRIGGER, owner)
    t.game.move(weasel, Zone.GRAVEYARD)
    t.game.move(weasel, Zone.DECK)
    assert oracle.pick(t.game, Question(Purpose.DRAW, None, [weasel, other])) is found


def test_a_card_that_hides_again_does_not_tell_that_its_condition_holds() -> None:
    """Genn Greymane with an odd card in a deck that nobody has seen."""
    t = table(build=121569)
    genn = t.game.create("GIL_692", 1, Zone.DECK)
    oracle = LogOracle({})
    oracle.begin([Block(BlockType.TRIGGER, genn.id, [HideEntity(genn.id, Zone.DECK)])])
    oracle.opened(t.game, BlockType.TRIGGER, genn, 0)
    t.game.open(BlockType.TRIGGER, genn)
    assert oracle.number(t.game, Question(Purpose.HOLDS, genn, range(2))) == 0


HERO, FOE, NEW = 4, 6, 900
"""The heroes of a table, and what is yet to be made."""


@pytest.mark.parametrize(
    ("packets", "cost"),
    [
        ([TagChange(HERO, PREHEALING, 4), TagChange(HERO, PREHEALING, 0)], 4),  # Ivory Knight
        ([TagChange(FOE, PREDAMAGE, 3), TagChange(FOE, PREDAMAGE, 0)], 3),  # Holy Wrath
        ([TagChange(HERO, ARMOR, 5)], 5),  # From the Depths
        ([FullEntity(NEW, "CS2_200", ((ZONE, Zone.PLAY), (CONTROLLER, 1)))], 6),
        ([TagChange(NEW, TAG_SCRIPT_DATA_NUM_1, 2)], 2),
        ([FullEntity(NEW, "EX1_095e", ((ZONE, Zone.PLAY), (ATTACHED, HERO)))], 0),
        ([Block(BlockType.TRIGGER, FOE, [TagChange(FOE, PREDAMAGE, 1)])], 0),
    ],
)
def test_what_a_text_does_tells_the_cost_of_a_card_that_nobody_sees(
    packets: list[Packet], cost: int
) -> None:
    """Primordial Protector of the other seat summons a minion that costs what was drawn."""
    t = table(build=121569)
    assert (t.hero(1).id, t.hero(2).id) == (HERO, FOE)
    oracle = LogOracle({})
    oracle.begin(packets)
    assert oracle.number(t.game, Question(Purpose.COST, t.minion(), range(31))) == cost


@pytest.mark.parametrize("drawn", [0, 1])
def test_any_unseen_card_of_a_deck_may_be_the_cheapest(drawn: int) -> None:
    """Call to Adventure of the other seat, whose deck holds a Wisp."""
    t = table("HERO_04", build=88998)
    t.deck("CS2_231")
    unseen = [t.game.create("", 1, Zone.DECK) for _ in range(2)]
    spell = t.hand("DAL_727")
    oracle = t.game.oracle = LogOracle({})
    oracle.begin([TagChange(unseen[drawn].id, ZONE, Zone.HAND)])
    assert spell.script is not None
    assert spell.script.action is not None
    spell.script.action(t.game, spell, Frame())
    assert unseen[drawn].zone == Zone.HAND


def test_an_aura_of_what_is_made_does_not_tell_whom_a_text_picks() -> None:
    """Kobold Illusionist copies a Mana Wraith, which makes the other cards of the hand dearer."""
    t = table("HERO_03", build=28855)
    yeti, wraith = t.hand(YETI), t.hand("EX1_616")
    copy = FullEntity(NEW, "EX1_616", ((ZONE, Zone.PLAY), (CONTROLLER, 1)))
    aura = ShowEntity(901, "EX1_616e", ((ATTACHED, yeti.id), (CREATOR, NEW)))
    oracle = LogOracle({})
    oracle.begin([copy, hidden(901), aura, TagChange(901, ZONE, Zone.PLAY)])
    assert oracle.pick(t.game, Question(Purpose.TARGET, t.hero(1), [yeti, wraith])) is wraith


def test_a_copy_names_which_of_several_it_is_of() -> None:
    t = table("HERO_03", build=121569)
    yetis = [t.hand(YETI), t.hand(YETI)]
    copy = FullEntity(NEW, YETI, ((ZONE, Zone.PLAY), (CONTROLLER, 1)))
    oracle = LogOracle({})
    oracle.begin([copy, TagChange(NEW, COPIED_FROM_ENTITY_ID, yetis[1].id)])
    assert oracle.pick(t.game, Question(Purpose.TARGET, t.hero(1), yetis)) is yetis[1]


def test_a_secret_that_is_cast_at_random_goes_up_unseen() -> None:
    """Yogg-Saron of the other seat casts a Secret, then another spell."""
    t = table(build=22611)
    source = t.minion()
    aside = ((ZONE, Zone.SETASIDE), (CONTROLLER, 1))
    t.game.beyond.told = {900: {SECRET: 1, COST: 2, CARDTYPE: CardType.SPELL}}
    oracle = t.game.oracle = LogOracle({})
    oracle.begin([FullEntity(900, "", aside), FullEntity(901, "CS2_023", aside)])
    cast_random(given("CS2_023", "EX1_610"), 2).run(t.game, source, Frame())
    assert [t.game.entities[n].zone for n in (900, 901)] == [Zone.SECRET, Zone.GRAVEYARD]


def test_up_to_14830_a_secret_that_is_cast_unseen_has_a_play_of_its_own() -> None:
    t = table(build=12574)
    source = t.minion()
    t.game.beyond.told = {900: {SECRET: 1, COST: 3, CARDTYPE: CardType.SPELL}}
    oracle = t.game.oracle = LogOracle({})
    oracle.begin([FullEntity(900, "", ((ZONE, Zone.SETASIDE), (CONTROLLER, 1)))])
    since = len(t.game.out)
    cast_random(given("CS2_023", "EX1_610"), 1).run(t.game, source, Frame())
    opened = [p[2] for p in t.game.out[since:] if p[:2] == (OPEN, 900)]
    assert (opened, t.game.entities[900].zone) == ([BlockType.PLAY], Zone.SECRET)


def test_the_leftmost_card_of_a_hand_is_sure_though_nobody_has_seen_it() -> None:
    """Zai, the Incredible of the other seat."""
    t = table("HERO_10", build=71003)
    source = t.minion()
    t.game.create("", 1, Zone.HAND, position=1)
    t.hand(YETI)
    t.game.create("", 1, Zone.HAND, position=3)
    oracle = t.game.oracle = LogOracle({})
    oracle.begin([hidden(900, Zone.HAND), hidden(901, Zone.HAND)])
    ends = leftmost(FRIENDLY_HAND) + rightmost(FRIENDLY_HAND)
    copy_exactly(ends).run(t.game, source, Frame())
    assert [card.id for card in t.game.hand[1]][-2:] == [900, 901]


def test_what_is_set_aside_unseen_has_no_parts_where_others_are_offered() -> None:
    """Fyrakk casts a spell that discovers: what chance drew stays aside, its copy behind it."""
    t = table(build=241170)
    drawn = t.game.create("", 1, Zone.SETASIDE)
    offer = Choices(3, 2, ChoiceKind.GENERAL, 1, 1, 5, (905,))
    oracle = LogOracle({})
    oracle.begin([hidden(drawn.id), hidden(901), hidden(905), offer])
    assert oracle.number(t.game, Question(Purpose.PARTS, drawn, range(4))) == 0


@pytest.mark.parametrize("copies", [True, False])
def test_a_hand_that_nobody_sees_may_hold_what_is_copied(*, copies: bool) -> None:
    """Simulacrum, cast at random by the other seat."""
    t = table(build=71003)
    source = t.minion()
    t.game.create("", 1, Zone.HAND)
    made = FullEntity(900, "", ((ZONE, Zone.HAND), (CONTROLLER, 1)))
    oracle = t.game.oracle = LogOracle({})
    oracle.begin([*[made] * copies])
    copy_exactly(random(lowest(FRIENDLY_HAND & MINION, COST))).run(t.game, source, Frame())
    assert t.cards() == [""] * (1 + copies)


@pytest.mark.parametrize("heard", [0, 1, 2])
def test_a_text_that_answers_a_draw_tells_what_is_drawn_unseen(heard: int) -> None:
    """Archmage Arugal of the other seat copies minions that are drawn: none, or one of two."""
    t = table(build=39832)
    arugal, owner = t.minion("GIL_691"), t.hero(1)
    unseen = [t.game.create("", 1, Zone.DECK) for _ in range(2)]
    told: list[Packet] = []
    for number, card in enumerate(unseen, start=1):
        told.append(TagChange(card.id, ZONE, Zone.HAND))
        if number == heard:
            made = FullEntity(900, "", ((ZONE, Zone.HAND), (CONTROLLER, 1)))
            told.append(Block(BlockType.TRIGGER, arugal.id, [made]))
    oracle = t.game.oracle = t.game.watcher = LogOracle({})
    oracle.begin([Block(BlockType.POWER, owner.id, told)])
    t.game.open(BlockType.POWER, owner)
    draw_cards(t.game, 1, 2, owner)
    t.game.close()
    held = [card.id for card in t.game.hand[1]]
    first, second = (card.id for card in unseen)
    assert held == [[first, second], [first, 900, second], [first, second, 900]][heard]


def test_a_draw_that_is_shown_ends_what_answers_the_one_before() -> None:
    """Far Watch Post: the other player draws unseen, then the seat itself."""
    t = table(build=134558)
    post, owner = t.minion("BAR_074"), t.hero(2)
    unseen, (yeti,) = t.game.create("", 2, Zone.DECK), t.deck(YETI)
    shown = ShowEntity(yeti.id, YETI, ((ZONE, Zone.HAND),))
    answer = Block(BlockType.TRIGGER, post.id, [])
    oracle = t.game.oracle = t.game.watcher = LogOracle({})
    oracle.begin([Block(BlockType.POWER, owner.id, [_drawn(unseen), shown, answer])])
    t.game.open(BlockType.POWER, owner)
    t.game.move(unseen, Zone.HAND)
    assert oracle.number(t.game, Question(Purpose.HEARD, post, range(2))) == 0


def _drawn(card: Entity) -> TagChange:
    return TagChange(card.id, ZONE, Zone.HAND)


def test_an_option_of_a_copy_is_no_copy_where_copies_name_their_originals() -> None:
    """Ashamane fills the hand with cards of the other deck, one of them with two options."""
    t = table("HERO_06", build=241170)
    deck = [*t.deck(YETI, "CS2_231"), t.game.create("", 1, Zone.DECK)]
    made = [FullEntity(n, name, ((ZONE, zone), (CONTROLLER, 1))) for n, name, zone in _NOURISHED]
    oracle = LogOracle({})
    oracle.begin([*made, TagChange(902, COPIED_FROM_ENTITY_ID, deck[1].id)])
    assert oracle.pick(t.game, Question(Purpose.TARGET, t.minion(), deck)) is deck[1]


_NOURISHED = (
    (900, "EX1_164a", Zone.SETASIDE),
    (901, "EX1_164b", Zone.SETASIDE),
    (902, "CS2_231", Zone.HAND),
)


def test_a_copy_that_is_dredged_bears_what_its_original_does() -> None:
    """Harpoon Gun of the other seat, over a deck that a text has enchanted."""
    t = table("HERO_05", build=217964)
    source = t.minion()
    for _ in range(2):
        t.game.create("", 1, Zone.DECK)
    laid = [hidden(901), TagChange(901, ZONE, Zone.PLAY)]
    later = [hidden(903), TagChange(903, ZONE, Zone.PLAY)]
    oracle = t.game.oracle = LogOracle({})
    oracle.begin([hidden(900), *laid, hidden(902), TagChange(1, COST, 1), *later])
    dredge(t.game, source)
    assert (t.game.entities[901].zone, t.game.entities[902].zone) == (Zone.PLAY, Zone.SETASIDE)
    assert 903 not in t.game.entities


def test_minions_of_a_hand_and_of_a_deck_that_nobody_sees_grow_alike() -> None:
    """Survival of the Fittest of the other seat: an enchantment for each of the two."""
    t = table("HERO_06", build=121569)
    spell = t.hand("SCH_609")
    t.game.create("", 1, Zone.HAND), t.game.create("", 1, Zone.DECK)
    oracle = t.game.oracle = LogOracle({})
    grown = (900, 901)
    oracle.begin([each for n in grown for each in (hidden(n), TagChange(n, ZONE, Zone.PLAY))])
    assert spell.script is not None
    assert spell.script.action is not None
    spell.script.action(t.game, spell, Frame())
    assert [t.game.entities[n].zone for n in grown] == [Zone.PLAY, Zone.PLAY]
