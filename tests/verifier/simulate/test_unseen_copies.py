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
    SECRET,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.cards.words.casting import cast_random
from hsreplay_sim.cards.words.chance import random
from hsreplay_sim.cards.words.effects import copy_exactly, discover_copy, summon_copy
from hsreplay_sim.cards.words.pools import given
from hsreplay_sim.cards.words.selectors import (
    FRIENDLY_DECK,
    FRIENDLY_HAND,
    MINION,
    Selector,
    either,
    leftmost,
    lowest,
    rightmost,
    same_as,
)
from hsreplay_sim.cards.words.summons import summon_changed
from hsreplay_sim.cards.words.values import FREE_SLOTS, Condition
from hsreplay_sim.engine.keywords.dredge import dredge
from hsreplay_sim.engine.oracle import Purpose, Question
from hsreplay_sim.engine.rules.zones import draw as draw_cards
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.text import Frame
from hsreplay_sim.replay.packets import (
    Block,
    Choices,
    FullEntity,
    Packet,
    ShowEntity,
    TagChange,
)
from hsreplay_sim.replay.revelations import Ties, ties_of
from hsreplay_sim.replay.tape import Tape
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
    oracle.begin(Tape([FullEntity(900, card_id, ((ZONE, Zone.SETASIDE), (CONTROLLER, 1)))]))
    assert oracle.pick(t.game, Question(Purpose.LOOK, t.hero(1), deck)) is deck[place]


def test_the_player_sees_what_the_copy_of_an_unseen_card_is() -> None:
    t = table("HERO_05", build=28855)
    tracker = t.minion()
    t.game.create("", 1, Zone.DECK)
    made = FullEntity(900, YETI, ((ZONE, Zone.SETASIDE), (CONTROLLER, 1)))
    oracle = t.game.oracle = LogOracle({})
    oracle.begin(Tape([made, Choices(3, 2, ChoiceKind.GENERAL, 1, 1, 5, (900,))]))
    discover_copy(FRIENDLY_DECK & MINION, linked=False).run(t.game, tracker, Frame())
    assert (t.cards(), t.game.entities[900].zone) == ([YETI], Zone.HAND)


def test_an_enchantment_that_a_copy_bears_is_no_copy() -> None:
    """From the Depths dredges cards whose costs it has reduced."""
    t = table("HERO_01", build=241170)
    deck = t.deck(YETI, "CS2_231")
    oracle = LogOracle({900: "TSC_940e2"})
    made = FullEntity(901, "CS2_231", ((ZONE, Zone.SETASIDE), (CONTROLLER, 1)))
    oracle.begin(Tape([hidden(900), made, TagChange(901, COPIED_FROM_ENTITY_ID, deck[1].id)]))
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
    oracle = LogOracle({}, Ties({901: 900}, {}, {}, {}, {}))
    oracle.begin(Tape([copy, hidden(901), TagChange(901, ZONE, Zone.PLAY)]))
    assert oracle.pick(t.game, Question(Purpose.TARGET, t.hero(1), options)) is options[1]


def test_a_hidden_card_made_in_a_hand_is_no_enchantment_on_a_hidden_card() -> None:
    """Felosophy copies a card that is shown later, beside one that is never shown (U310:1918)."""
    t = table("HERO_03")
    options = [t.hand(YETI), t.game.create("", 1, Zone.HAND)]
    made = hidden(900, Zone.HAND)
    told = ties_of([made, ShowEntity(900, YETI, ((COPIED_FROM_ENTITY_ID, options[0].id),))])
    oracle = LogOracle({900: YETI}, told)
    oracle.begin(Tape([made]))
    assert oracle.pick(t.game, Question(Purpose.TARGET, t.hero(1), options)) is options[0]


@pytest.mark.parametrize("made", ["CS2_231", "CS2_200"])
def test_what_is_summoned_may_be_a_copy_of_a_card_that_nobody_has_seen(made: str) -> None:
    t = table("HERO_03", build=39832)
    source = t.minion()
    t.hand("CS2_231")
    t.game.create("", 1, Zone.HAND)
    oracle = t.game.oracle = LogOracle({})
    oracle.begin(Tape([FullEntity(900, made, ((ZONE, Zone.PLAY), (CONTROLLER, 1)))]))
    summon_copy(random(FRIENDLY_HAND & MINION)).run(t.game, source, Frame())
    assert (t.row(), t.at(1, 1).id) == ([YETI, made], 900)


NEW = 900
"""What is yet to be made."""


def test_the_cost_of_a_card_that_nobody_sees_is_the_damage_that_goes_by_it() -> None:
    """Holy Wrath of the other seat deals as much damage as the card costs that it draws."""
    t = table(build=121569)
    oracle = LogOracle({})
    oracle.begin(
        Tape([TagChange(t.hero(2).id, PREDAMAGE, 3), TagChange(t.hero(2).id, PREDAMAGE, 0)])
    )
    assert oracle.number(t.game, Question(Purpose.COST, t.minion(), range(31))) == 3


@pytest.mark.parametrize("drawn", [0, 1])
def test_any_unseen_card_of_a_deck_may_be_the_cheapest(drawn: int) -> None:
    """Call to Adventure of the other seat, whose deck holds a Wisp."""
    t = table("HERO_04", build=88998)
    t.deck("CS2_231")
    unseen = [t.game.create("", 1, Zone.DECK) for _ in range(2)]
    spell = t.hand("DAL_727")
    oracle = t.game.oracle = LogOracle({})
    oracle.begin(Tape([TagChange(unseen[drawn].id, ZONE, Zone.HAND)]))
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
    oracle.begin(Tape([copy, hidden(901), aura, TagChange(901, ZONE, Zone.PLAY)]))
    assert oracle.pick(t.game, Question(Purpose.TARGET, t.hero(1), [yeti, wraith])) is wraith


def test_a_copy_names_which_of_several_it_is_of() -> None:
    t = table("HERO_03", build=121569)
    yetis = [t.hand(YETI), t.hand(YETI)]
    copy = FullEntity(NEW, YETI, ((ZONE, Zone.PLAY), (CONTROLLER, 1)))
    oracle = LogOracle({})
    oracle.begin(Tape([copy, TagChange(NEW, COPIED_FROM_ENTITY_ID, yetis[1].id)]))
    assert oracle.pick(t.game, Question(Purpose.TARGET, t.hero(1), yetis)) is yetis[1]


def test_a_secret_that_is_cast_at_random_goes_up_unseen() -> None:
    """Yogg-Saron of the other seat casts a Secret, then another spell."""
    t = table(build=22611)
    source = t.minion()
    aside = ((ZONE, Zone.SETASIDE), (CONTROLLER, 1))
    t.game.untagged.told = {900: {SECRET: 1, COST: 2, CARDTYPE: CardType.SPELL}}
    oracle = t.game.oracle = LogOracle({})
    oracle.begin(Tape([FullEntity(900, "", aside), FullEntity(901, "CS2_023", aside)]))
    cast_random(given("CS2_023", "EX1_610"), 2).run(t.game, source, Frame())
    assert [t.game.entities[n].zone for n in (900, 901)] == [Zone.SECRET, Zone.GRAVEYARD]


def test_up_to_14830_a_secret_that_is_cast_unseen_has_a_play_of_its_own() -> None:
    t = table(build=12574)
    source = t.minion()
    t.game.untagged.told = {900: {SECRET: 1, COST: 3, CARDTYPE: CardType.SPELL}}
    oracle = t.game.oracle = LogOracle({})
    oracle.begin(Tape([FullEntity(900, "", ((ZONE, Zone.SETASIDE), (CONTROLLER, 1)))]))
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
    oracle.begin(Tape([hidden(900, Zone.HAND), hidden(901, Zone.HAND)]))
    ends = leftmost(FRIENDLY_HAND) + rightmost(FRIENDLY_HAND)
    copy_exactly(ends).run(t.game, source, Frame())
    assert [card.id for card in t.game.hand[1]][-2:] == [900, 901]


def test_what_is_set_aside_unseen_has_no_parts_where_others_are_offered() -> None:
    """Fyrakk casts a spell that discovers: what chance drew stays aside, its copy behind it."""
    t = table(build=241170)
    drawn = t.game.create("", 1, Zone.SETASIDE)
    offer = Choices(3, 2, ChoiceKind.GENERAL, 1, 1, 5, (905,))
    oracle = LogOracle({})
    oracle.begin(Tape([hidden(drawn.id), hidden(901), hidden(905), offer]))
    assert oracle.number(t.game, Question(Purpose.PARTS, drawn, range(4))) == 0


@pytest.mark.parametrize("copies", [True, False])
def test_a_hand_that_nobody_sees_may_hold_what_is_copied(*, copies: bool) -> None:
    """Simulacrum, cast at random by the other seat."""
    t = table(build=71003)
    source = t.minion()
    t.game.create("", 1, Zone.HAND)
    made = FullEntity(900, "", ((ZONE, Zone.HAND), (CONTROLLER, 1)))
    oracle = t.game.oracle = LogOracle({})
    oracle.begin(Tape([*[made] * copies]))
    copy_exactly(random(lowest(FRIENDLY_HAND & MINION, COST))).run(t.game, source, Frame())
    assert t.cards() == [""] * (1 + copies)


@pytest.mark.parametrize("heard", [0, 1])
def test_a_text_that_answers_a_draw_tells_what_is_drawn_unseen(heard: int) -> None:
    """Archmage Arugal of the other seat copies minions that are drawn."""
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
    oracle.begin(Tape([Block(BlockType.POWER, owner.id, told)]))
    t.game.open(BlockType.POWER, owner)
    draw_cards(t.game, 1, 2, owner)
    t.game.close()
    held = [card.id for card in t.game.hand[1]]
    first, second = (card.id for card in unseen)
    assert held == [[first, second], [first, 900, second]][heard]


def test_a_copy_that_is_dredged_bears_what_its_original_does() -> None:
    """Harpoon Gun of the other seat, over a deck that a text has enchanted."""
    t = table("HERO_05", build=217964)
    source = t.minion()
    for _ in range(2):
        t.game.create("", 1, Zone.DECK)
    laid = [hidden(901), TagChange(901, ZONE, Zone.PLAY)]
    later = [hidden(903), TagChange(903, ZONE, Zone.PLAY)]
    oracle = t.game.oracle = LogOracle({})
    oracle.begin(Tape([hidden(900), *laid, hidden(902), TagChange(1, COST, 1), *later]))
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
    oracle.begin(Tape([each for n in grown for each in (hidden(n), TagChange(n, ZONE, Zone.PLAY))]))
    assert spell.script is not None
    assert spell.script.action is not None
    spell.script.action(t.game, spell, Frame())
    assert [t.game.entities[n].zone for n in grown] == [Zone.PLAY, Zone.PLAY]


def test_of_two_offers_that_nobody_sees_the_second_is_told_behind_the_first() -> None:
    """Branching Paths, cast by a text of the other seat: armour is the second choice (U186)."""
    t = table("HERO_06", build=58638)
    script = t.hand("LOOT_054").script
    aside = ((ZONE, Zone.SETASIDE), (CONTROLLER, 1))
    first, second = range(900, 904), range(910, 914)
    told: list[Packet] = []
    for offer, taken, cast in ((first, 901, "LOOT_054b"), (second, 912, "LOOT_054c")):
        told += [FullEntity(n, "", aside) for n in offer[:3]]
        told.append(ShowEntity(taken, cast, ((ZONE, Zone.GRAVEYARD), (CREATOR, 1))))
        told += [FullEntity(offer[3], "", aside), ShowEntity(offer[3], cast, aside)]
    names = {901: "LOOT_054b", 903: "LOOT_054b", 912: "LOOT_054c", 913: "LOOT_054c"}
    oracle = t.game.oracle = LogOracle(names)
    oracle.begin(Tape(told))
    assert script is not None
    assert script.action is not None
    script.action(t.game, t.hero(1), Frame())
    made = {n: t.game.entities[n] for n in (*first, *second)}
    assert {n: each.card_id for n, each in made.items()}.items() >= names.items()
    assert [n for n, each in made.items() if each.zone == Zone.GRAVEYARD] == [*names]
    assert (made[902].card_id, t.hero(1).get(ARMOR)) == ("LOOT_054c", 6)


@pytest.mark.parametrize(
    "selector",
    [
        either(Condition(lambda g, me, it: True), FRIENDLY_DECK & MINION, FRIENDLY_HAND),
        same_as(FRIENDLY_DECK, FRIENDLY_HAND),
    ],
)
def test_a_selection_of_a_selection_has_the_cards_that_nobody_sees(selector: Selector) -> None:
    """Cursed Catacombs of the other seat offers minions of the deck, or cards, as it reads."""
    t = table()
    known, hidden_one = deck_of(t)
    t.hand(known.card_id)
    assert selector.of(t.game, t.hero(1), Frame()) == [known]
    assert selector.unseen(t.game, t.hero(1), Frame()) == [hidden_one]


def test_copies_stand_beside_the_cards_of_a_hand_that_nobody_sees() -> None:
    """Lady Deathwhisper of the other seat: the places tell which cards are Frost spells."""
    t = table(build=162171)
    source, held = t.minion(), [t.game.create("", 1, Zone.HAND, position=n) for n in (1, 2, 3)]
    made = [
        FullEntity(n, "", ((ZONE, Zone.HAND), (CONTROLLER, 1), (ZONE_POSITION, place)))
        for n, place in ((900, 2), (901, 5))
    ]
    oracle = t.game.oracle = LogOracle({})
    oracle.begin(Tape([*made]))
    copy_exactly(FRIENDLY_HAND & MINION, beside=True).run(t.game, source, Frame())
    row = [card.id for card in t.game.in_row(t.game.hand[1])]
    assert row == [held[0].id, 900, held[1].id, held[2].id, 901]


def test_a_copy_of_a_hand_in_sight_comes_to_the_right_of_its_original() -> None:
    t = table(build=162171)
    hand = [t.hand(each) for each in ("CS2_231", "CS2_029", YETI)]
    copy_exactly(FRIENDLY_HAND & MINION, beside=True).run(t.game, t.minion(), Frame())
    assert t.cards() == ["CS2_231", "CS2_231", "CS2_029", YETI, YETI]
    assert all(card.zone == Zone.HAND for card in hand)


def test_of_a_deck_that_nobody_has_seen_the_copies_tell_which_minions_are_copied() -> None:
    """Zerek's Cloning Gallery: of three cards two are minions, one of them known in advance."""
    t = table("HERO_09", build=88998)
    source = t.minion()
    t.deck("CS2_231")
    for _ in range(2):
        t.game.create("", 1, Zone.DECK)
    made = ((ZONE, Zone.SETASIDE), (CONTROLLER, 1), (CARDTYPE, CardType.MINION))
    oracle = t.game.oracle = LogOracle({901: "BOT_567e", 903: "BOT_567e"})
    packets = (
        FullEntity(900, YETI, made),
        hidden(901),
        FullEntity(902, "CS2_231", made),
        hidden(903),
    )
    oracle.begin(Tape([*packets]))
    summon_changed(random(FRIENDLY_DECK & MINION, FREE_SLOTS), "BOT_567e").run(
        t.game, source, Frame()
    )
    copies = [t.game.entities[each] for each in (900, 902)]
    assert [(each.card_id, each.zone) for each in copies] == [
        (YETI, Zone.PLAY), ("CS2_231", Zone.PLAY),
    ]  # fmt: skip
    assert oracle.questions.asked == oracle.questions.answered
