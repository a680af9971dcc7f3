"""What the log oracle reads off a recorded block."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Meta, Zone
from hsreplay_sim.base.tags import (
    ATTACHED,
    CONTROLLER,
    COPIED_FROM_ENTITY_ID,
    CREATOR,
    DAMAGE,
    DIVINE_SHIELD,
    LAST_AFFECTED_BY,
    NUM_CARDS_DRAWN_THIS_TURN,
    NUM_CARDS_TO_DRAW,
    NUM_SPELLS_DRAWN_THIS_TURN,
    PREDAMAGE,
    SEEN_CTHUN,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
    TO_BE_DESTROYED,
    WINDFURY,
    ZONE,
)
from hsreplay_sim.cards.words.chance import random
from hsreplay_sim.cards.words.effects import draw_from, give, set_tag, when
from hsreplay_sim.cards.words.keywords import HOLDING_DRAGON
from hsreplay_sim.cards.words.selectors import (
    FRIENDLY_DECK,
    FRIENDLY_HAND,
    MINION,
    SELF,
    SPELL,
)
from hsreplay_sim.engine.oracle import Purpose, Question
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.parts import PARTS_MAX
from hsreplay_sim.engine.text import Frame
from hsreplay_sim.replay.packets import (
    Block,
    ChangeEntity,
    Choices,
    ChosenEntities,
    FullEntity,
    MetaData,
    Packet,
    SendChoices,
    ShowEntity,
    TagChange,
)
from hsreplay_sim.replay.revelations import revelations, ties_of
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.simulate.answers import LogOracle
from hsreplay_sim.verifier.simulate.cards import CARDS
from hsreplay_sim.verifier.simulate.numbers import NUMBERS
from hsreplay_sim.verifier.simulate.picks import PICKS
from tests.table import YETI, Table, table


def announced(entity: int, amount: int) -> list[Packet]:
    """A hit as builds since 30795 write it: announced, then announced again and dealt."""
    return [
        TagChange(entity, PREDAMAGE, amount),
        TagChange(entity, PREDAMAGE, 0),
        TagChange(entity, PREDAMAGE, amount),
        TagChange(entity, PREDAMAGE, 0),
        MetaData(Meta.DAMAGE, amount, (entity,)),
        TagChange(entity, DAMAGE, amount),
    ]


def test_each_rolled_amount_is_the_damage_of_one_hit() -> None:
    game = table("HERO_02").game
    oracle = LogOracle({})
    source = game.root
    hits = announced(10, 3) + announced(11, 2) + announced(11, 2)
    oracle.begin(Tape([Block(BlockType.POWER, source.id, hits)]))
    oracle.opened(game, BlockType.POWER, source, 0)
    rolled = [oracle.number(game, Question(Purpose.AMOUNT, source, range(2, 4))) for _ in range(3)]
    assert rolled == [3, 2, 2]


def test_the_spared_one_is_not_marked_for_death() -> None:
    t = table("HERO_01")
    options = [t.minion(), t.minion(), t.minion(side=2)]
    oracle = LogOracle({})
    doomed = (options[0], options[2])
    oracle.begin(Tape([TagChange(e.id, TO_BE_DESTROYED, 1) for e in doomed]))
    assert oracle.pick(t.game, Question(Purpose.SPARE, None, options)) is options[1]


def test_the_only_candidate_is_spared_where_nothing_is_marked_for_death() -> None:
    t = table("HERO_01")
    oracle = LogOracle({})
    oracle.begin(Tape([]))
    body = t.minion()
    assert oracle.pick(t.game, Question(Purpose.SPARE, None, [body])) is body
    assert oracle.questions.answered == 1


@pytest.mark.parametrize("zone", [Zone.HAND, Zone.PLAY, Zone.SETASIDE, Zone.DECK])
def test_what_a_draw_shows_is_drawn_wherever_it_is_said_to_go(zone: Zone) -> None:
    """U405@10, U424@37, U014@12 with another ZONE: the card differs then, not which one it is."""
    t = table("HERO_01")
    deck = t.deck("CS2_182", "CS2_182")
    oracle = LogOracle({})
    oracle.begin(Tape([ShowEntity(deck[1].id, "CS2_182", ((ZONE, zone),))]))
    assert oracle.pick(t.game, Question(Purpose.DRAW, None, deck)) is deck[1]


def test_a_card_looked_at_is_the_one_that_a_copy_names() -> None:
    t = table("HERO_05")
    options = [t.minion(), t.minion()]
    oracle = LogOracle({})
    oracle.begin(
        Tape([FullEntity(90, "", ()), TagChange(90, COPIED_FROM_ENTITY_ID, options[1].id)])
    )
    assert oracle.pick(t.game, Question(Purpose.LOOK, None, options)) is options[1]


def test_what_lies_at_the_bottom_and_leaves_the_deck_is_what_a_hidden_copy_is_of() -> None:
    """Fracking looks at three cards and destroys those that are not drawn."""
    t = table("HERO_07")
    cards = tuple(t.game.create("", 2, Zone.DECK) for _ in range(3))
    oracle = LogOracle({})
    oracle.begin(Tape([hidden(90), TagChange(cards[2].id, ZONE, Zone.GRAVEYARD)]))
    asked = (Purpose.LIES, Purpose.LOOK)
    found = [oracle.pick(t.game, Question(each, None, cards)) for each in asked]
    assert found == [cards[2], cards[2]]


def test_the_winner_of_a_joust_is_the_card_that_is_drawn_though_another_is_known() -> None:
    """U006:19535: of two Core Hounds in the deck one is shown later, and the other one is drawn."""
    t = table("HERO_05")
    known, unseen = t.deck("CS2_201", "")
    oracle = LogOracle({})
    copy = FullEntity(90, "CS2_201", ((ZONE, Zone.DECK), (CONTROLLER, 1)))
    oracle.begin(Tape([copy, TagChange(unseen.id, ZONE, Zone.HAND)]))
    assert oracle.pick(t.game, Question(Purpose.JOUST, None, [known, unseen])) is unseen
    oracle.begin(Tape([copy]))
    assert oracle.pick(t.game, Question(Purpose.JOUST, None, [known, unseen])) is known


def test_a_text_that_is_made_to_run_is_that_of_the_block_inside() -> None:
    """Necrium Blade triggers a Deathrattle, whose own targets come after."""
    t = table("HERO_03")
    bombs = [t.minion(), t.minion()]
    struck = TagChange(bombs[0].id, PREDAMAGE, 2)
    oracle = LogOracle({})
    oracle.begin(Tape([Block(BlockType.TRIGGER, bombs[1].id, [struck])]))
    assert oracle.pick(t.game, Question(Purpose.TARGET, None, bombs)) is bombs[1]


def test_what_an_enchantment_shows_on_a_hidden_card_is_on_no_candidate_in_sight() -> None:
    """Brass Knuckles of up to 14830: its enchantment names a host that nobody sees."""
    t = table("HERO_01")
    seen, unseen = t.hand("CS2_182"), t.game.create("", 1, Zone.HAND)
    shown = ShowEntity(90, "CFM_631e", ((ATTACHED, unseen.id), (ZONE, Zone.PLAY)))
    packets: list[Packet] = [FullEntity(90, "", ((ZONE, Zone.SETASIDE),)), shown]
    oracle = LogOracle({}, ties_of(packets))
    oracle.begin(Tape([*packets]))
    assert oracle.pick(t.game, Question(Purpose.TARGET, None, [seen])) is None


def test_a_copy_may_be_logged_as_the_same_card_in_another_look() -> None:
    """Doppelgangster's copies are CFM_668t and CFM_668t2 (U122:3864, U122:3880)."""
    game = table("HERO_02").game
    oracle = LogOracle({})
    seen = [(ZONE, Zone.PLAY), (CONTROLLER, 1)]
    oracle.begin(Tape([FullEntity(90, "CFM_667", (*seen,)), FullEntity(91, "CFM_668t", (*seen,))]))
    assert oracle.identity(game, "CFM_668", 1, Zone.PLAY, 0) == 91


def hidden(entity: int, zone: int = Zone.SETASIDE, side: int = 2) -> FullEntity:
    """A card that the seat cannot see."""
    return FullEntity(entity, "", ((ZONE, zone), (CONTROLLER, side)))


def test_what_the_client_sent_tells_the_pick_where_nothing_else_does() -> None:
    """Some recordings up to 15590 have no ChosenEntities (U081:3060)."""
    t = table()
    options = [t.minion(), t.minion()]
    oracle = LogOracle({})
    oracle.begin(Tape([SendChoices(5, 2, (options[1].id,))]))
    assert oracle.pick(t.game, Question(Purpose.CHOOSE, None, options)) is options[1]


def test_the_option_that_is_buried_is_the_pick_where_nobody_is_asked() -> None:
    """A spell that Archmage Vargoth casts chooses at random; the others stay aside (U186:3181)."""
    t = table(build=58638)
    options = [t.minion(), t.minion()]
    oracle = LogOracle({})
    oracle.begin(Tape([TagChange(options[1].id, ZONE, Zone.GRAVEYARD)]))
    assert oracle.pick(t.game, Question(Purpose.CHOOSE, None, options)) is options[1]


@pytest.mark.parametrize("zone", [Zone.HAND, Zone.SETASIDE])
def test_a_hidden_card_may_have_been_another_when_it_came(zone: Zone) -> None:
    """A Shadow Reflection is shown as the spell that it became (U092b:29104)."""
    game = table("HERO_02").game
    oracle = LogOracle({90: "UNG_834", 91: "UNG_834"})
    oracle.begin(Tape([hidden(90, Zone.DECK), hidden(91, zone)]))
    assert oracle.identity(game, "ICC_827t", 2, zone, 0) == 91


def test_what_comes_set_aside_behind_a_hidden_card_is_part_of_it() -> None:
    """The second of two stolen cards has options (U034:6865), so has the second offer (U157)."""
    t = table("HERO_09")
    stolen = [hidden(90, Zone.HAND), hidden(91, Zone.HAND), hidden(92), hidden(93)]
    assert [parts_in(t, stolen, e) for e in (90, 91)] == [0, 2]
    offer = [hidden(73), hidden(74), hidden(75), hidden(76), hidden(77)]
    asked = Choices(3, 2, 2, 1, 1, 4, (74, 77, 73))
    assert [parts_in(t, [*offer, asked], e) for e in (73, 74, 77)] == [0, 2, 0]
    assert parts_in(t, offer, 73) == 0


def test_a_hidden_hero_power_has_as_many_parts_as_totemic_slam_has_totems() -> None:
    """A Discover of hero powers offers it to the other player."""
    t = table("HERO_02")
    slam = t.game.scripts.find(t.game.cards.get("AT_132_SHAMAN"), "AT_132_SHAMAN")
    assert slam is not None
    assert len(slam.choose) == PARTS_MAX


def test_an_enchantment_on_a_hidden_card_is_no_part_of_it() -> None:
    """Unstable Portal: the cheaper card comes, then what makes it cheaper (U501:1530)."""
    played = TagChange(91, ZONE, Zone.PLAY)
    assert parts_in(table("HERO_08"), [hidden(90, Zone.HAND), hidden(91), played], 90) == 0


def test_texts_enchant_cards_that_nobody_has_seen() -> None:
    """Incanter's Flow of the other seat: how many spells are in its deck? (U489:2973)"""
    t = table("HERO_08")
    flow = t.minion()
    seen, *unseen = t.deck("CS2_029", side=1), *(t.game.create("", 1, Zone.DECK) for _ in range(3))
    made = [FullEntity(n, "", ((ZONE, Zone.SETASIDE), (CONTROLLER, 1))) for n in (900, 901, 902)]
    arrived = [TagChange(n, ZONE, Zone.PLAY) for n in (900, 901, 902)]
    oracle = t.game.oracle = LogOracle({})
    oracle.begin(Tape([packet for pair in zip(made, arrived, strict=True) for packet in pair]))
    give(FRIENDLY_DECK & SPELL, "BT_002e").run(t.game, flow, Frame())
    assert [len(card.attached) for card in (*seen, *unseen)] == [1, 0, 0, 0]
    known, *rest = (t.game.entities[n] for n in (900, 901, 902))
    assert (known.card_id, known.zone) == ("BT_002e", Zone.PLAY)
    assert [(e.card_id, e.zone, e.controller) for e in rest] == [("", Zone.PLAY, 1)] * 2


def test_an_enchantment_on_a_hidden_card_is_the_one_that_it_is_later_shown_with() -> None:
    """Incanter's Flow: what a card in the deck wears is told as it is drawn (U168)."""
    t = table("HERO_08")
    flow = t.minion()
    first, second, third = t.deck("CS2_029", "CS2_029", "CS2_029")
    made = [hidden(n, side=1) for n in (900, 901, 902)]
    shown = [
        ShowEntity(enchantment, "BT_002e", ((ATTACHED, card.id),))
        for enchantment, card in ((901, first), (900, second))
    ]
    packets: list[Packet] = [*made, *shown]
    assert ties_of(packets).hosts == {901: first.id, 900: second.id}
    oracle = t.game.oracle = LogOracle({902: "BT_002e"} | revelations(packets), ties_of(packets))
    oracle.begin(Tape(packets))
    give(FRIENDLY_DECK & SPELL, "BT_002e").run(t.game, flow, Frame())
    worn = [[each.id for each in card.attached] for card in (first, second, third)]
    assert worn == [[901], [900], [902]]


@pytest.mark.parametrize("on_seen", [True, False])
def test_a_random_card_of_a_hand_may_be_one_that_nobody_has_seen(on_seen: bool) -> None:
    """Grimestreet Smuggler of the other seat: the host of the enchantment is told late, if ever."""
    t = table("HERO_08")
    smuggler, seen = t.minion(), t.hand("CS2_182")
    t.game.create("", 1, Zone.HAND)
    made: list[Packet] = [hidden(900, side=1), TagChange(900, ZONE, Zone.PLAY)]
    told = ShowEntity(900, "CFM_853e", ((ATTACHED, seen.id),))
    packets = [*made, *[told] * on_seen]
    oracle = t.game.oracle = LogOracle(revelations(packets), ties_of(packets))
    oracle.begin(Tape(made))
    give(random(FRIENDLY_HAND & MINION), "CFM_853e").run(t.game, smuggler, Frame())
    assert [each.id for each in seen.attached] == [900] * on_seen
    assert (t.game.entities[900].card_id, t.game.entities[900].zone) == (
        "CFM_853e" if on_seen else "",
        Zone.PLAY,
    )


def test_auras_lie_on_cards_that_nobody_has_seen() -> None:
    """Sorcerer's Apprentice of the other seat: one spell in a hand of two (U409:2261)."""
    t = table("HERO_08")
    for _ in range(2):
        t.game.create("", 1, Zone.HAND)
    made = FullEntity(900, "", ((ZONE, Zone.SETASIDE), (CONTROLLER, 1)))
    apprentice = t.minion("EX1_608")
    oracle = t.game.oracle = LogOracle({})
    oracle.begin(Tape([made, TagChange(900, ZONE, Zone.PLAY)]))
    t.game.auras_dirty = True
    update_auras(t.game)
    assert t.game.entities[900].zone == Zone.PLAY
    update_auras(t.game)
    assert max(t.game.entities) == max(900, apprentice.id)


def test_a_text_may_draw_what_nobody_has_seen() -> None:
    """Swindle of the other seat: a spell out of a hidden deck, or none (U483:3127)."""
    for moved in ([], [TagChange(901, ZONE, Zone.HAND)]):
        t = table("HERO_03")
        t.deck("CS2_182", side=1)
        hidden_cards = [Entity(n, "", {ZONE: Zone.DECK, CONTROLLER: 1}) for n in (900, 901)]
        for card in hidden_cards:
            t.game.adopt(card)
        source = t.minion()
        oracle = t.game.oracle = LogOracle({})
        oracle.begin(Tape(list(moved)))
        draw_from(FRIENDLY_DECK & SPELL, 2).run(t.game, source, Frame())
        assert t.tag(NUM_CARDS_TO_DRAW) == 0
        assert [card.zone for card in hidden_cards] == [
            Zone.DECK,
            Zone.HAND if moved else Zone.DECK,
        ]
        assert oracle.questions.answered == oracle.questions.asked


def parts_in(t: Table, packets: list[Packet], entity: int) -> int:
    """How many parts a hidden card has."""
    oracle = LogOracle({})
    oracle.begin(Tape(packets))
    return oracle.number(t.game, Question(Purpose.PARTS, Entity(entity, "", {}), range(4)))


def test_of_hidden_cards_the_one_is_copied_that_may_be_what_the_copy_shows() -> None:
    """Mind Vision takes the Coin, which is in sight, or what nobody has seen (U005:6877)."""
    t = table("HERO_09")
    seen, unseen = t.hand("CS2_029", 2), t.game.create("", 2, Zone.HAND)
    for made, copied in (("CS2_029", seen), ("CS2_032", unseen)):
        oracle = LogOracle({})
        oracle.begin(Tape([FullEntity(90, made, ((ZONE, Zone.HAND), (CONTROLLER, 1)))]))
        assert oracle.pick(t.game, Question(Purpose.TARGET, None, [seen, unseen])) is copied
        assert oracle.card(t.game, Question(Purpose.COPY, None, (), 1)) == made


def test_what_depends_on_hidden_cards_holds_when_something_comes_of_it() -> None:
    """Twilight Guardian of the other seat: is a Dragon in its hand? (U622:4958)"""
    for came in ([], [hidden(90)]):
        t = table("HERO_09")
        t.game.create("", 1, Zone.HAND)
        oracle = LogOracle({})
        oracle.begin(Tape(list(came)))
        t.game.oracle = oracle
        guardian = t.minion("AT_017")
        when(HOLDING_DRAGON, set_tag(SELF, TAUNT, 7)).run(t.game, guardian, Frame())
        assert guardian.get(TAUNT) == (7 if came else 0)


def test_a_joust_shows_minions_of_decks_that_nobody_has_seen() -> None:
    """Gadgetzan Jouster against a hidden deck (U616:11406); without a minion none is shown."""
    t = table("HERO_09")
    mine, theirs = t.deck("CS2_182")[0], t.game.create("", 2, Zone.DECK)
    copies = [FullEntity(90, "", ((ZONE, Zone.DECK), (CONTROLLER, 1)))]
    for shown, met in ((["CS2_182", "CS2_200"], theirs), (["CS2_182"], None)):
        names = dict(enumerate(shown, start=90))
        second = [hidden(91, Zone.DECK)] if len(shown) > 1 else []
        oracle = LogOracle(names)
        oracle.begin(Tape([*copies, *second]))
        assert oracle.pick(t.game, Question(Purpose.JOUST, None, [mine])) is mine
        assert oracle.pick(t.game, Question(Purpose.JOUST, None, [theirs])) is met


def test_a_card_never_shown_is_a_spell_where_the_count_says_so() -> None:
    """U044:1090: the count of spells drawn stands right before the count of cards."""
    t = table("HERO_01")
    player, first, second = t.game.owner(2).id, t.minion(), t.minion()
    oracle = LogOracle({})
    oracle.begin(
        Tape(
            [
                TagChange(first.id, ZONE, Zone.HAND),
                TagChange(player, NUM_SPELLS_DRAWN_THIS_TURN, 1),
                TagChange(player, NUM_CARDS_DRAWN_THIS_TURN, 1),
                TagChange(second.id, ZONE, Zone.HAND),
                TagChange(player, NUM_CARDS_DRAWN_THIS_TURN, 2),
            ]
        )
    )
    assert [
        oracle.number(t.game, Question(Purpose.SPELL, each, range(2))) for each in (first, second)
    ] == [1, 0]


def test_a_rolled_amount_is_what_the_new_enchantment_notes() -> None:
    """Fireguard Destroyer: U152:3081."""
    t = table("HERO_02")
    giant = t.minion()
    oracle = LogOracle({})
    oracle.begin(Tape([TagChange(9_000, TAG_SCRIPT_DATA_NUM_1, 3)]))
    assert oracle.number(t.game, Question(Purpose.AMOUNT, giant, range(1, 5))) == 3


def test_how_many_are_made_counts_those_that_name_the_source() -> None:
    """A card that casts itself draws another one, which makes its own (U207:3422)."""
    t = table("HERO_02")
    surprise = t.hand(YETI)
    oracle = LogOracle({})
    makers = (surprise.id, 8_000, 8_000)
    oracle.begin(Tape([FullEntity(9_000 + i, YETI, ((CREATOR, m),)) for i, m in enumerate(makers)]))
    assert oracle.number(t.game, Question(Purpose.AMOUNT, surprise, range(1, 8))) == 1


def test_one_hit_is_one_touch_where_no_target_is_named() -> None:
    """U001:4265-4276: META_DATA without its list."""
    t = table("HERO_08")
    first, second = t.minion(side=2), t.hero(2)
    oracle = LogOracle({})
    packets: list[Packet] = []
    for victim in (first, second):
        packets.append(MetaData(Meta.TARGET, 0, ()))
        packets.append(TagChange(victim.id, PREDAMAGE, 1))
        packets.append(TagChange(victim.id, PREDAMAGE, 0))
        packets.append(MetaData(Meta.DAMAGE, 1, ()))
        packets.append(TagChange(victim.id, LAST_AFFECTED_BY, 9))
        packets.append(TagChange(victim.id, DAMAGE, 1))
    oracle.begin(Tape(packets))
    picked = [
        oracle.pick(t.game, Question(Purpose.MISSILE, None, [first, second])) for _ in range(2)
    ]
    assert picked == [first, second]


def test_a_target_that_the_text_has_aimed_at_itself_is_no_missile() -> None:
    """Bellowing Flames: its target is named first, and may be hit by chance again."""
    t = table("HERO_01")
    spell = t.hand("CS2_029")
    first, second = t.minion(side=2), t.minion(side=2)
    aims: list[Packet] = [MetaData(Meta.TARGET, 0, (e.id,)) for e in (first, second, first)]
    oracle = LogOracle({})
    oracle.begin(Tape([Block(BlockType.POWER, spell.id, aims)]))
    oracle.opened(t.game, BlockType.POWER, spell, 0)
    t.game.meta(Meta.TARGET, 0, [first])
    picked = []
    for _ in range(2):
        missile = oracle.pick(t.game, Question(Purpose.MISSILE, spell, [first, second]))
        assert missile is not None
        t.game.meta(Meta.TARGET, 0, [missile])
        picked.append(missile)
    assert picked == [second, first]


@pytest.mark.parametrize("purpose", [Purpose.LOOK, Purpose.TARGET])
def test_a_hidden_copy_is_of_the_card_that_it_is_later_shown_to_be_of(purpose: Purpose) -> None:
    """Stitched Tracker and Crystalline Oracle of the other seat, in a deck of equal cards."""
    t = table("HERO_05")
    source = t.minion()
    deck = t.deck("CS2_182", "CS2_182", "CS2_182")
    shown = ShowEntity(900, "CS2_182", ((COPIED_FROM_ENTITY_ID, deck[1].id),))
    oracle = LogOracle({900: "CS2_182"}, ties_of([hidden(900, side=1), shown]))
    oracle.begin(Tape([hidden(900, side=1)]))
    assert oracle.pick(t.game, Question(purpose, source, deck)) is deck[1]


def test_what_a_text_seeks_in_a_deck_that_nobody_has_seen_is_there_when_it_is_drawn() -> None:
    t = table("HERO_05")
    unseen = [t.game.create("", 1, Zone.DECK) for _ in range(2)]
    for packets, found in (([TagChange(unseen[1].id, ZONE, Zone.HAND)], unseen[1]), ([], None)):
        oracle = LogOracle({})
        oracle.begin(Tape([*packets]))
        assert oracle.pick(t.game, Question(Purpose.TUTOR, None, unseen)) is found
        assert oracle.questions.answered == 1


def test_a_secret_that_a_text_finds_there_goes_up() -> None:
    t = table("HERO_08")
    unseen = [t.game.create("", 1, Zone.DECK) for _ in range(2)]
    oracle = LogOracle({})
    oracle.begin(Tape([TagChange(unseen[1].id, ZONE, Zone.SECRET)]))
    assert oracle.pick(t.game, Question(Purpose.TUTOR, None, unseen)) is unseen[1]
    assert oracle.number(t.game, Question(Purpose.GOES_UP, unseen[1], range(2))) == 1


def test_the_next_block_of_a_spell_names_its_option() -> None:
    t = table("HERO_06")
    mark = t.game.create("EX1_155", 1, Zone.PLAY)
    oracle = LogOracle({})
    oracle.begin(Tape([Block(BlockType.POWER, mark.id, sub_option=1)]))
    assert oracle.number(t.game, Question(Purpose.OPTION, mark, range(2))) == 1


def test_every_purpose_has_one_finder() -> None:
    tables = [*PICKS, *NUMBERS, *CARDS]
    assert sorted(tables) == sorted(Purpose)


def test_where_the_recording_does_not_tell_the_first_option_goes_on_and_counts_as_unanswered() -> (
    None
):
    t = table("HERO_01")
    oracle = LogOracle({})
    oracle.begin(Tape([]))
    options = [t.minion(), t.minion()]
    assert oracle.pick(t.game, Question(Purpose.TARGET, None, options)) is options[0]
    assert oracle.number(t.game, Question(Purpose.OPTION, None, range(1, 4))) == 1
    assert oracle.card(t.game, Question(Purpose.SUMMON, None, ("CS2_182", "CS2_231"), 1)) == (
        "CS2_182"
    )
    assert (oracle.questions.asked, oracle.questions.answered) == (3, 0)


def test_the_target_of_a_spell_cast_at_random_is_the_one_that_its_block_names() -> None:
    """U149:5154: an older block names others."""
    t = table()
    first, second = t.minion(), t.minion()
    spell = t.hand("EX1_539")
    oracle = LogOracle({})
    named = MetaData(Meta.TARGET, 0, (first.id,))
    oracle.begin(Tape([named, Block(BlockType.POWER, spell.id, target=second.id)]))
    assert oracle.pick(t.game, Question(Purpose.TARGET, spell, [first, second])) is second


def test_the_keyword_a_minion_gets_is_the_one_set_on_it() -> None:
    t = table()
    one, other = t.minion(), t.minion("CS2_121")
    oracle = LogOracle({})
    oracle.begin(Tape([TagChange(one.id, DIVINE_SHIELD, 1)]))
    tags = (WINDFURY, TAUNT, DIVINE_SHIELD)
    assert oracle.number(t.game, Question(Purpose.KEYWORD, one, tags)) == DIVINE_SHIELD
    assert oracle.number(t.game, Question(Purpose.KEYWORD, other, tags)) == TAUNT, "it has Taunt"
    assert oracle.questions.answered == 2


@pytest.mark.parametrize("seen", [0, 1])
def test_cthun_is_in_a_hidden_deck_where_he_is_said_to_be_seen(seen: int) -> None:
    """R266: a card of his tells nothing, its player may have put it into a deck without him."""
    t = table()
    player = t.game.owner(1)
    oracle = LogOracle({})
    oracle.begin(Tape([TagChange(player.id, SEEN_CTHUN, 1)] * seen))
    assert oracle.number(t.game, Question(Purpose.CTHUN, player, range(2))) == seen


def test_what_an_entity_becomes_has_to_be_of_the_pool() -> None:
    """R199: an outcome outside the candidates is a divergence."""
    t = table("HERO_02")
    oracle = LogOracle({})
    oracle.begin(Tape([ChangeEntity(t.minion().id, "CS2_182", ())]))
    question = Question(Purpose.TRANSFORM, None, ("CS2_231",), 1)
    assert oracle.card(t.game, question) == "CS2_182"
    assert oracle.questions.outside == ["transform: CS2_182"]


def test_a_text_that_goes_by_a_card_nobody_saw_may_make_any_card() -> None:
    """Primordial Protector draws a hidden spell, and summons a minion that costs as much."""
    t = table("HERO_02")
    oracle, source = LogOracle({}), t.minion()
    oracle.begin(Tape([FullEntity(70, "CS2_182", ((CONTROLLER, 1),))]))
    assert oracle.number(t.game, Question(Purpose.COST, source, range(31))) == 0
    assert oracle.card(t.game, Question(Purpose.SUMMON, source, ("CS2_231",), 1)) == "CS2_182"
    assert not oracle.questions.outside


POOLLESS = (Purpose.COPY, Purpose.ANNOUNCED, Purpose.LOOT)
"""A copy has no pool; what is announced, or offered by a run, is a number, not a card made."""


@pytest.mark.parametrize("purpose", [each for each in CARDS if each not in POOLLESS])
def test_every_card_is_held_against_its_pool_and_none_is_in_an_empty_one(purpose: Purpose) -> None:
    """What a hidden card is copied from has no pool; one with a card nobody saw may hold any."""
    t = table("HERO_02")
    for pool, outside in (((), True), (("CS2_231",), True), (("CS2_231", ""), False)):
        oracle = LogOracle({})
        oracle.begin(Tape([FullEntity(70, "CS2_182", ((CONTROLLER, 1),))]))
        oracle.card(t.game, Question(purpose, None, pool, 1))
        assert bool(oracle.questions.outside) is outside


def test_the_cards_of_a_dark_gift_are_told_by_its_numbers() -> None:
    t = table("HERO_01", build=231720)
    gift = t.game.create("EDR_102t", 1, Zone.SETASIDE)
    keeper = t.game.cards.get("EDR_457")
    assert keeper is not None
    oracle = LogOracle({})
    oracle.begin(Tape([TagChange(gift.id, TAG_SCRIPT_DATA_NUM_1, keeper.dbf)]))
    question = Question(Purpose.ANNOUNCED, gift, ("EDR_457", "EX1_604"), 1)
    assert oracle.card(t.game, question) == "EDR_457"


def test_a_text_reaches_those_that_its_target_list_names() -> None:
    t = table("HERO_01")
    struck, spared = t.minion(), t.minion()
    oracle = LogOracle({})
    oracle.begin(Tape([MetaData(Meta.TARGET, 0, (struck.id,))]))
    asked = [Question(Purpose.REACHES, each, range(2)) for each in (struck, spared)]
    assert [oracle.number(t.game, each) for each in asked] == [1, 0]


@pytest.mark.parametrize(("more", "holds"), [(False, 0), (True, 1)])
def test_what_the_engine_has_written_is_no_sign_of_a_condition(*, more: bool, holds: int) -> None:
    t = table("HERO_01")
    source, taken = t.minion(), t.minion()
    oracle = LogOracle({})
    told: list[Packet] = [
        Choices(1, 2, 2, 1, 1, source.id, (taken.id,)),
        ChosenEntities(1, 2, (taken.id,)),
        TagChange(taken.id, ZONE, Zone.GRAVEYARD),
        MetaData(Meta.TARGET, 0, (taken.id,)),
    ]
    if more:
        told.append(TagChange(2, NUM_CARDS_DRAWN_THIS_TURN, 1))
    oracle.begin(Tape([Block(BlockType.POWER, source.id, told)]))
    t.game.open(BlockType.POWER, source)
    oracle.opened(t.game, BlockType.POWER, source, 0)
    t.game.set(taken, ZONE, Zone.GRAVEYARD)
    t.game.meta(Meta.TARGET, 0, [taken])
    assert oracle.number(t.game, Question(Purpose.HOLDS, source, range(2))) == holds
