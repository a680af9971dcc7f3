"""What is told in two ways that do not fit: no text explains it."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.tags import (
    AFFECTED_BY_HEALING_DOES_DAMAGE,
    ARMOR,
    ATTACHED,
    ATTACKING,
    CARD_TARGET,
    CARDTYPE,
    CONTROLLER,
    COST,
    CREATOR,
    CREATOR_DBID,
    CURRENT_PLAYER,
    DAMAGE,
    DISPLAYED_CREATOR,
    EXHAUSTED,
    HEALTH,
    INFUSE,
    INFUSED,
    LAST_AFFECTED_BY,
    MULLIGAN_STATE,
    NEXT_STEP,
    NUM_RESOURCES_SPENT_THIS_GAME,
    NUM_TURNS_IN_HAND,
    RESOURCES_USED,
    RUSH,
    SECRET,
    SPELL_SCHOOL,
    TAG_SCRIPT_DATA_NUM_1,
    TEMP_RESOURCES,
    TURN_DRAWN,
    UNTOUCHABLE,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.replay.packets import (
    Block,
    ChangeEntity,
    CreateGame,
    FullEntity,
    Packet,
    PlayerDef,
    ShowEntity,
    TagChange,
)
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.compare.end_state import Logged, Mismatch, read_action
from hsreplay_sim.verifier.compare.torn import torn, torn_ends
from hsreplay_sim.verifier.recording.observed import Held, Observed
from table import table

AXE, YETI = "CS2_106", "CS2_182"
PLAYER, CARD, YETI_AT = 2, 900, 901


def payment(cost: int, used: int, spent: int | None, lent: int = 0) -> list[Packet]:
    """A card that is hidden until it is played."""
    paid: list[Packet] = [TagChange(PLAYER, RESOURCES_USED, used)]
    if lent:
        paid.append(TagChange(PLAYER, TEMP_RESOURCES, -lent))
    if spent is not None:
        paid.append(TagChange(PLAYER, NUM_RESOURCES_SPENT_THIS_GAME, spent))
    shown = ShowEntity(CARD, AXE, ((COST, cost), (ZONE, Zone.PLAY)))
    text = Block(BlockType.POWER, CARD, [TagChange(PLAYER, RESOURCES_USED, 9)])
    return [Block(BlockType.PLAY, CARD, [*paid, shown, text])]


def told(packets: list[Packet]) -> list[Mismatch]:
    t, seen = table(), Observed()
    seen.apply(FullEntity(CARD, "", ((ZONE, Zone.HAND),)))
    logged = read_action(Tape(packets), seen)
    at = next(at for at, each in enumerate(logged.tape.packets) if isinstance(each, ShowEntity))
    shown = logged.tape.packets[at]
    assert isinstance(shown, ShowEntity)
    return [*torn(t.game, seen, logged, shown, at), *torn_ends(t.game, seen, logged)]


@pytest.mark.parametrize("spent", [3, None])
def test_a_card_that_is_shown_costs_what_is_paid(spent: int | None) -> None:
    """U511, step 19, with an error planted: a text that is missing may have changed the cost."""
    assert told(payment(3, 3, spent)) == []
    (wrong,) = told(payment(4, 3, spent))
    assert (wrong.tag, wrong.logged, wrong.simulated, wrong.torn) == (COST, 4, 3, True)


def test_a_trade_costs_what_trading_does() -> None:
    """Up to 134558 it is told as a play of the card at itself."""
    (play,) = payment(4, 1, 1)
    assert isinstance(play, Block)
    play.target = CARD
    assert told([play]) == []


def test_what_is_lent_for_the_turn_is_paid_as_well() -> None:
    assert told(payment(3, 1, 3, lent=2)) == []


def test_a_card_may_cost_nothing_or_be_paid_otherwise() -> None:
    assert told(payment(0, 2, 2)) == []
    assert told(payment(3, 0, None)) == []


def test_mana_that_is_spent_is_used() -> None:
    """U311:2, step 45, with an error planted beside a player's enchantment that is missing."""
    (wrong,) = told(payment(3, 4, 3))
    assert (wrong.entity, wrong.tag, wrong.simulated, wrong.torn) == (
        PLAYER, RESOURCES_USED, (wrong.logged or 0) - 1, True,
    )  # fmt: skip


@pytest.mark.parametrize(("maker", "differs"), [(1, False), (0, True), (4, True)])
def test_a_card_of_a_starting_deck_has_the_maker_of_those_beside_it(
    maker: int, *, differs: bool
) -> None:
    """U237 and U358, with errors planted."""
    t, seen = table(), Observed()
    card = t.hand(AXE)
    seen.apply(FullEntity(card.id, "", ((ZONE, Zone.DECK),)))
    seen.dealt_beside = {card.id: frozenset((1,))}
    shown = ShowEntity(card.id, AXE, ((CREATOR, maker),))
    logged = read_action(Tape([shown]), seen)
    found = list(torn(t.game, seen, logged, shown, 0))
    assert found == ([Mismatch(card.id, CREATOR, maker, 1, 0, torn=True)] if differs else [])


@pytest.mark.parametrize("displayed", [0, 4, 5])
def test_a_text_that_made_another_card_of_it_is_displayed_as_its_maker(displayed: int) -> None:
    """U212:4313, U551:2606; U005, step 6, with an error planted."""
    t, seen = table(), Observed()
    card = t.hand(AXE)
    seen.apply(FullEntity(card.id, "", ((ZONE, Zone.HAND),)))
    seen.dealt_beside, seen.strangers = {card.id: frozenset((1,))}, {card.id}
    card.tags[CREATOR] = 4
    shown = ShowEntity(card.id, AXE, ((CREATOR, 4), (DISPLAYED_CREATOR, displayed)))
    logged = read_action(Tape([shown]), seen)
    wrong = Mismatch(card.id, CREATOR, 4, 1, 0, torn=True)
    assert list(torn(t.game, seen, logged, shown, 0)) == [wrong] * (displayed != 4)


@pytest.mark.parametrize(
    ("tag", "value", "dies"), [(HEALTH, 5, True), (UNTOUCHABLE, 1, False), (ARMOR, 0, True)]
)
def test_no_minion_lives_without_health(tag: int, value: int, *, dies: bool) -> None:
    """U555, step 23, without its DEATHS."""
    seen = Observed()
    tags = {ZONE: Zone.PLAY, CARDTYPE: CardType.MINION, HEALTH: 5} | {tag: value}
    seen.apply(FullEntity(CARD, YETI, tuple(tags.items())))
    assert (
        list(torn_ends(table().game, seen, read_action(Tape([TagChange(CARD, DAMAGE, 4)]), seen)))
        == []
    )
    found = list(
        torn_ends(table().game, seen, read_action(Tape([TagChange(CARD, DAMAGE, 5)]), seen))
    )
    assert found == [Mismatch(CARD, ZONE, Zone.PLAY, Zone.GRAVEYARD, torn=True)] * dies


@pytest.mark.parametrize(("tag", "value"), [(DAMAGE, 1), (LAST_AFFECTED_BY, 1), (CREATOR_DBID, 9)])
def test_what_no_card_of_a_hand_can_tell(tag: int, value: int) -> None:
    """U358, step 3; U517, step 41; U237, step 3, with errors planted."""
    t, seen = table(), Observed()
    card = t.hand(AXE)
    seen.apply(FullEntity(card.id, "", ((ZONE, Zone.HAND),)))
    for told_so in (0, value):
        shown = ShowEntity(card.id, AXE, ((ZONE, Zone.HAND), (CREATOR, 0), (tag, told_so)))
        logged = read_action(Tape([shown]), seen)
        found = list(torn(t.game, seen, logged, shown, 0))
        wrong = Mismatch(card.id, tag, value, 0, 0, torn=True)
        assert found == ([wrong] if told_so else [])
        seen.known.discard(card.id)


def test_nothing_is_twice_exhausted() -> None:
    """U378, step 72, with an error planted."""
    for value in (1, 2):
        logged = read_action(Tape([TagChange(CARD, EXHAUSTED, value)]), Observed())
        assert [each.tag for each in torn_ends(table().game, Observed(), logged)] == [EXHAUSTED] * (
            value > 1
        )


@pytest.mark.parametrize(("turns", "differs"), [(2, False), (3, True)])
def test_a_card_counts_the_turns_that_ended_since_it_was_drawn(
    turns: int, *, differs: bool
) -> None:
    """U432, step 13, with an error planted."""
    t, seen = table(build=130000), Observed()
    drawn = ((ZONE, Zone.PLAY), (TURN_DRAWN, 1), (NUM_TURNS_IN_HAND, turns))
    shown = ShowEntity(CARD, AXE, drawn)
    logged = Logged(Tape([shown]), held={0: Held(3, 2)})
    found = list(torn(t.game, seen, logged, shown, 0))
    assert found == [Mismatch(CARD, NUM_TURNS_IN_HAND, turns, 2, 0, torn=True)] * differs
    logged.held[0] = Held(3, None)
    assert list(torn(t.game, seen, logged, shown, 0)) == []
    for now, too_many in ((1, True), (3, False)):
        logged.held[0] = Held(now, now, drawn=False)
        assert bool(list(torn(t.game, seen, logged, shown, 0))) is (too_many or turns > now)


@pytest.mark.parametrize("place", [0, 3, 4])
def test_a_card_is_shown_at_the_place_that_was_told_last_or_at_none(place: int) -> None:
    """U335, step 21; U311:3, step 17, with errors planted."""
    t, seen = table(), Observed()
    seen.places_after_zone = True
    seen.apply(FullEntity(CARD, "", ((ZONE, Zone.HAND), (ZONE_POSITION, 3))))
    shown = ShowEntity(CARD, AXE, ((ZONE_POSITION, place),))
    logged = read_action(Tape([shown]), seen)
    wrong = Mismatch(CARD, ZONE_POSITION, place, 3, 0, torn=True)
    assert list(torn(t.game, seen, logged, shown, 0)) == [wrong] * (place == 4)


@pytest.mark.parametrize(
    ("card", "zone", "number", "differs"),
    [
        ("", Zone.DECK, 1686, False), ("", Zone.DECK, 0, True), ("", Zone.DECK, 110966, True),
        ("", Zone.DECK, 803, True), ("", Zone.PLAY, 803, False), (AXE, Zone.HAND, 0, True),
    ],
)  # fmt: skip
def test_whoever_made_a_card_has_a_name_and_can_be_played_if_it_is_held_unseen(
    card: str, zone: int, number: int, *, differs: bool
) -> None:
    """U387, step 3; U441, step 3, with errors planted: 803 is an enchantment (CS2_092e)."""
    t, seen = table(), Observed()
    seen.apply(FullEntity(CARD, card, ((ZONE, zone),)))
    for made in (ShowEntity, FullEntity):
        packet = made(CARD + 1, YETI, ((CREATOR, CARD), (CREATOR_DBID, number)))
        logged = read_action(Tape([packet]), seen)
        found = [each.tag for each in torn(t.game, seen, logged, packet, 0) if each.torn]
        assert found == [CREATOR_DBID] * differs
        seen.known.discard(CARD + 1)


@pytest.mark.parametrize(("target", "differs"), [(YETI_AT, False), (0, True), (5, True)])
def test_an_attack_in_a_text_names_what_its_attacker_aimed_at_last(
    target: int, *, differs: bool
) -> None:
    """U523, step 27, with an error planted: Proud Defender defends in place of the hero."""
    seen = Observed()
    seen.apply(TagChange(CARD, CARD_TARGET, YETI_AT))
    attack = Block(BlockType.ATTACK, CARD, [], target=target)
    inside = read_action(Tape([Block(BlockType.POWER, 7, [attack])]), seen)
    found = [each.tag for each in torn_ends(table().game, seen, inside)]
    assert found == [CARD_TARGET] * differs
    outermost = read_action(Tape([attack]), seen)
    assert list(torn_ends(table().game, seen, outermost)) == []


@pytest.mark.parametrize(
    ("kind", "entity", "tag", "differs"),
    [
        (BlockType.ATTACK, 7, NEXT_STEP, True), (BlockType.TRIGGER, 2, MULLIGAN_STATE, True),
        (BlockType.TRIGGER, 1, NEXT_STEP, True), (BlockType.TRIGGER, 1, DAMAGE, False),
        (BlockType.TRIGGER, 7, NEXT_STEP, False), (BlockType.DEATHS, 1, NEXT_STEP, False),
    ],
)  # fmt: skip
def test_no_enchantment_ends_by_itself_in_an_attack_or_at_a_step(
    kind: int, entity: int, tag: int, *, differs: bool
) -> None:
    """U276a, step 2; U495, step 39, with errors planted."""
    for host in (False, True):
        seen = Observed()
        seen.apply(FullEntity(CARD, "", ((ZONE, Zone.PLAY), (ATTACHED, 8))))
        gone: list[Packet] = [TagChange(CARD, ZONE, Zone.REMOVED), TagChange(1, tag, 4)]
        moved: list[Packet] = [TagChange(8, ZONE, Zone.DECK)] if host else []
        logged = read_action(Tape([Block(kind, entity, [*moved, *gone])]), seen)
        found = [each.tag for each in torn_ends(table().game, seen, logged) if each.tag == ZONE]
        assert found == [ZONE] * (differs and not host)


@pytest.mark.parametrize(
    ("before", "card", "differs"),
    [
        (Zone.DECK, "", True), (Zone.HAND, "", True), (Zone.SETASIDE, "", False),
        (Zone.DECK, YETI, False),
    ],
)  # fmt: skip
def test_what_comes_into_play_out_of_a_hand_or_a_deck_is_seen(
    before: int, card: str, *, differs: bool
) -> None:
    """U264, step 6: Patches the Pirate without the block that shows it."""
    seen = Observed()
    seen.apply(FullEntity(CARD, card, ((ZONE, before),)))
    logged = read_action(Tape([TagChange(CARD, ZONE, Zone.PLAY)]), seen)
    wrong = Mismatch(CARD, ZONE, Zone.PLAY, None, 0, torn=True)
    assert list(torn_ends(table().game, seen, logged)) == [wrong] * differs


@pytest.mark.parametrize(
    ("kind", "of_game", "tag", "differs"),
    [
        (BlockType.TRIGGER, False, NEXT_STEP, True), (BlockType.TRIGGER, True, NEXT_STEP, False),
        (BlockType.POWER, False, ATTACKING, True), (BlockType.ATTACK, False, ATTACKING, False),
        (BlockType.PLAY, False, CURRENT_PLAYER, True), (BlockType.TRIGGER, False, ARMOR, False),
    ],
)  # fmt: skip
def test_no_text_writes_what_steps_of_the_turn_and_of_combat_write(
    kind: int, tag: int, *, of_game: bool, differs: bool
) -> None:
    """U358, step 5, with an error planted: the next step in the trigger of an adventure's twist."""
    t = table()
    root = t.game.root.id
    inside: list[Packet] = [TagChange(root, tag, 1)]
    block = Block(kind, root if of_game else CARD, inside)
    logged = read_action(Tape([block]), Observed())
    wrong = Mismatch(root, tag, 1, None, 1, torn=True)
    assert (wrong in torn_ends(t.game, Observed(), logged)) is differs


@pytest.mark.parametrize(("card", "maker"), [("GAME_005", 0), ("DMF_COIN2", 0), ("GAME_005", 1)])
def test_someone_made_every_coin(card: str, maker: int) -> None:
    """U342, game 2, step 2, with an error planted."""
    found = told([ShowEntity(CARD, card, ((CREATOR, maker), (ZONE, Zone.PLAY)))])
    assert (Mismatch(CARD, CREATOR, 0, 1, 0, torn=True) in found) is (maker == 0)


@pytest.mark.parametrize(("infuse", "infused"), [(0, 1), (1, 0), (1, 1)])
def test_what_is_infused_asks_for_no_more(infuse: int, infused: int) -> None:
    """U373, step 16, with an error planted: INFUSE of what it became, which later data print."""
    found = told([ShowEntity(CARD, "MAW_003t", ((INFUSE, infuse), (INFUSED, infused)))])
    assert (Mismatch(CARD, INFUSE, 1, 0, 0, torn=True) in found) is bool(infuse and infused)


@pytest.mark.parametrize(("card", "differs"), [("EX1_009", True), ("TOY_504t", False)])
def test_what_a_card_becomes_has_the_numbers_that_it_is_printed_with(
    card: str, *, differs: bool
) -> None:
    """U373, step 16, with an error planted; a text that counts may go on (U293:4577)."""
    t, seen = table(build=199999), Observed()
    became = ChangeEntity(CARD, card, ((TAG_SCRIPT_DATA_NUM_1, 3),))
    logged = read_action(Tape([became]), seen)
    wrong = Mismatch(CARD, TAG_SCRIPT_DATA_NUM_1, 3, 0, 0, torn=True)
    assert list(torn(t.game, seen, logged, became, 0)) == [wrong] * differs


@pytest.mark.parametrize(("tag", "differs"), [(SECRET, True), (SPELL_SCHOOL, True), (RUSH, False)])
def test_what_a_card_is_printed_with_for_good_nothing_tells_otherwise(
    tag: int, *, differs: bool
) -> None:
    """U276a, step 1, with an error planted: an enchantment without a class lay on the Secret."""
    t, seen = table(), Observed()
    for made in (FullEntity, ShowEntity, ChangeEntity):
        packet = made(CARD, YETI, ((tag, 1), (CREATOR, 0)))
        logged = read_action(Tape([packet]), seen)
        found = list(torn(t.game, seen, logged, packet, 0))
        assert found == [Mismatch(CARD, tag, 1, 0, 0, torn=True)] * differs


@pytest.mark.parametrize("tag", [EXHAUSTED, AFFECTED_BY_HEALING_DOES_DAMAGE])
@pytest.mark.parametrize("value", [0, 1, 2])
def test_a_mark_that_is_told_of_a_card_is_set_or_not(tag: int, value: int) -> None:
    """U370, step 1."""
    found = told([ShowEntity(CARD, YETI, ((tag, value), (ZONE, Zone.HAND)))])
    assert (Mismatch(CARD, tag, value, 1, 0, torn=True) in found) is (value > 1)


@pytest.mark.parametrize(
    ("side", "card", "tired", "differs"),
    [
        (1, "", 0, True), (1, "EX1_610", 0, True), (1, "", 1, False),
        (2, "", 0, False), (1, "UNG_028", 0, False),
    ],
)  # fmt: skip
def test_a_secret_that_is_put_up_in_a_turn_of_its_player_is_tired(
    side: int, card: str, tired: int, *, differs: bool
) -> None:
    """U537, step 31; U419, step 19, without the trigger of the player; a quest is not."""
    for turn_ends in (False, True):
        seen = Observed()
        mine = ((CONTROLLER, 1), (CURRENT_PLAYER, 1))
        players = (PlayerDef(2, 1, mine), PlayerDef(3, 2, ((CONTROLLER, 2),)))
        seen.apply(CreateGame(1, (), players))
        held = ((ZONE, Zone.DECK), (CONTROLLER, side), (SECRET, int(card == "EX1_610")))
        seen.apply(FullEntity(CARD, card, held))
        packets: list[Packet] = [TagChange(CARD, ZONE, Zone.SECRET)]
        packets += [TagChange(CARD, EXHAUSTED, 1)] * tired
        packets += [TagChange(3, CURRENT_PLAYER, 1)] * turn_ends
        found = list(torn_ends(table().game, seen, read_action(Tape(packets), seen)))
        wrong = Mismatch(CARD, EXHAUSTED, 0, 1, torn=True)
        assert found == [wrong] * (differs and not turn_ends)
