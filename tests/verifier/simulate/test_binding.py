"""What of a hidden card is simulated as it is played, and what has to be read."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    ATK,
    ATTACHED,
    CARDTYPE,
    CLASS,
    CONTROLLER,
    COST,
    CREATOR,
    CREATOR_DBID,
    DAMAGE,
    ECHO,
    ELITE,
    LAST_KNOWN_ATK,
    MODULAR_ENTITY_PART_1,
    MODULAR_ENTITY_PART_2,
    NUM_MINIONS_KILLED_THIS_TURN,
    OVERRIDECARDNAME,
    RARITY,
    RESOURCES_USED,
    RUSH,
    SECRET,
    SHIFTING,
    SHIFTING_MINION,
    SHIFTING_WEAPON,
    TRANSFORMED_FROM_CARD,
    ZOMBEAST,
    ZONE,
)
from hsreplay_sim.engine.keywords.shifting import shift_unseen
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.replay.actions import Action, Kind
from hsreplay_sim.replay.packets import FullEntity, ShowEntity, TagChange
from hsreplay_sim.verifier.simulate.binding import NOTHING, bind, reading_of
from hsreplay_sim.verifier.simulate.drive import run_action
from table import YETI, table


def played(number: int, cost: int) -> Action:
    shown = ShowEntity(number, YETI, ((ZONE, Zone.PLAY), (CARDTYPE, CardType.MINION), (COST, cost)))
    return Action(1, Kind.PLAY, [shown], entity=number)


def test_the_cost_of_a_card_that_nothing_acts_on_is_simulated() -> None:
    t = table()
    yeti = t.hand(YETI)
    action = played(yeti.id, 7)
    assert reading_of(t.game, action, ()) == NOTHING
    bind(t.game, yeti, action, NOTHING)
    assert yeti.get(COST) == 4


def test_the_coin_of_the_other_seat_was_made_by_the_game() -> None:
    """U169:28537: it counts among the spells that were in no deck."""
    t = table()
    coin, made = t.hand("GAME_005"), (CREATOR, t.game.root.id)
    shown = ShowEntity(coin.id, "GAME_005", ((ZONE, Zone.PLAY), made))
    bind(t.game, coin, Action(1, Kind.PLAY, [shown], entity=coin.id), NOTHING)
    assert made in coin.tags.items()


def test_a_hidden_zombeast_brings_along_its_name_and_the_keywords_of_both_parts() -> None:
    """U145:6148: Plated Beetle with Rabid Worgen, made out of sight; Stitched is laid on it."""
    t = table(build=26996)
    beast = t.hand(YETI)
    told = {
        ZONE: Zone.PLAY, CARDTYPE: CardType.MINION, COST: 4, ATK: 4, MODULAR_ENTITY_PART_1: 50142,
        MODULAR_ENTITY_PART_2: 45930, RARITY: 0, ECHO: 1, RUSH: 1, ZOMBEAST: 1,
        OVERRIDECARDNAME: 46119,
    }  # fmt: skip
    action = Action(
        1, Kind.PLAY, [ShowEntity(beast.id, "LOOT_413", tuple(told.items()))], entity=beast.id
    )
    bind(t.game, beast, action, reading_of(t.game, action, ()))
    for tag in (ECHO, RUSH, ZOMBEAST, OVERRIDECARDNAME, RARITY):
        assert beast.get(tag) == told[tag]


def test_a_hidden_card_whose_text_makes_it_cheaper_than_nothing_costs_nothing() -> None:
    """U214:1 step 80: Dragon's Breath after six deaths gave its player mana."""
    t = table()
    card, breath = t.hand(YETI), "BRM_003"
    t.game.root.tags[NUM_MINIONS_KILLED_THIS_TURN] = 6
    shown = ShowEntity(card.id, breath, ((ZONE, Zone.PLAY), (CARDTYPE, CardType.SPELL), (COST, 0)))
    bind(t.game, card, Action(1, Kind.PLAY, [shown], entity=card.id), NOTHING)
    assert card.get(COST) == 0


def enchanted(number: int, cost: int) -> Action:
    """The same, and an enchantment on the card is shown with it."""
    action = played(number, cost)
    told = ((ZONE, Zone.PLAY), (CARDTYPE, CardType.ENCHANTMENT), (ATTACHED, number))
    action.packets.append(ShowEntity(900, "GBL_003e", told))
    return action


def test_the_cost_of_a_card_whose_past_is_unknown_is_read_where_it_differs() -> None:
    t = table()
    yeti = t.hand(YETI)
    assert reading_of(t.game, enchanted(yeti.id, 4), {yeti.id}) == NOTHING
    action = enchanted(yeti.id, 2)
    reading = reading_of(t.game, action, {yeti.id})
    assert reading.tags == {COST: 2}
    bind(t.game, yeti, action, reading)
    assert yeti.get(COST) == 2


def test_who_made_a_card_whose_past_is_unknown_is_read_but_for_the_game_itself() -> None:
    t = table()
    yeti, maker = t.hand(YETI), t.minion()
    for told, read in ((maker.id, {CREATOR: maker.id}), (t.game.root.id, {})):
        tags = ((ZONE, Zone.PLAY), (CARDTYPE, CardType.MINION), (COST, 4), (CREATOR, told))
        action = Action(1, Kind.PLAY, [ShowEntity(yeti.id, YETI, tags)], entity=yeti.id)
        assert reading_of(t.game, action, {yeti.id}).tags == read


def test_a_hidden_card_that_became_another_by_its_own_text_has_forgotten_its_maker() -> None:
    """Shifter Zerus shifts into itself, and its own text shifts it once more in the same turn."""
    t = table(build=31022)
    card = t.game.create("", 1, Zone.HAND)
    card.tags |= {CREATOR: t.minion().id, CREATOR_DBID: 38474}
    told = {ZONE: Zone.PLAY, TRANSFORMED_FROM_CARD: 38475, CREATOR: 0, CREATOR_DBID: 0}
    shown = ShowEntity(card.id, "UNG_915", tuple(told.items()))
    action = Action(1, Kind.PLAY, [shown], entity=card.id)
    reading = reading_of(t.game, action, ())
    assert reading.tags == {CREATOR: 0, CREATOR_DBID: 0}
    bind(t.game, card, action, reading)
    assert (card.get(CREATOR), card.get(CREATOR_DBID)) == (0, 0)


def test_the_cost_is_read_alone_where_it_goes_by_unseen_cards() -> None:
    """Vendetta of the other seat: it is free beside a card of another class (U243:2998)."""
    for unseen, read in ((True, {COST: 0}), (False, {})):
        t = table("HERO_03", build=33402)
        vendetta = t.hand("DAL_716")
        t.game.create("" if unseen else "GAME_005", 1, Zone.HAND)
        tags = ((ZONE, Zone.PLAY), (CARDTYPE, CardType.SPELL), (COST, 0), (RUSH, 1))
        shown = ShowEntity(vendetta.id, "DAL_716", tags)
        action = Action(1, Kind.PLAY, [shown], entity=vendetta.id)
        assert reading_of(t.game, action, ()).tags == read


@pytest.mark.parametrize(("mirror", "build"), [(1, 23966), (0, 79904)])
def test_what_a_card_that_shifted_unseen_mirrors_is_read(mirror: int, build: int) -> None:
    """Shifter Zerus shows its own 1 (U060:5440), a corrupted Strongman nothing (U517:7424)."""
    t = table(build=build)
    zerus = t.game.create("", 1, Zone.HAND)
    tags = ((ZONE, Zone.PLAY), (TRANSFORMED_FROM_CARD, 38475), (LAST_KNOWN_ATK, mirror))
    action = Action(1, Kind.PLAY, [ShowEntity(zerus.id, "EX1_016", tags)], entity=zerus.id)
    bind(t.game, zerus, action, reading_of(t.game, action, ()))
    assert (zerus.get(ATK), zerus.get(LAST_KNOWN_ATK)) == (5, mirror)


def test_the_parts_of_which_a_text_has_mixed_a_hidden_card_are_read() -> None:
    """Elise crafts a location out of sight (U249:23859)."""
    t = table(build=231720)
    place = t.hand("TLC_100t2")
    parts = ((MODULAR_ENTITY_PART_1, 117780), (MODULAR_ENTITY_PART_2, 117769))
    shown = ShowEntity(place.id, "TLC_100t2", ((ZONE, Zone.PLAY), *parts))
    action = Action(1, Kind.PLAY, [shown], entity=place.id)
    assert reading_of(t.game, action, ()).tags == dict(parts)


def test_the_cost_is_read_if_the_past_of_an_enchantment_on_the_card_is_unknown() -> None:
    """A hidden card wears what a quest gave it, and the quest was not followed (U321@21)."""
    t = table()
    yeti = t.hand(YETI)
    t.game.adopt(Entity(900, "", {ZONE: Zone.PLAY}))
    assert reading_of(t.game, enchanted(yeti.id, 2), {900}).tags == {COST: 2}
    assert reading_of(t.game, enchanted(yeti.id, 2), ()).tags == {}


def test_nothing_is_read_of_a_card_whose_past_is_known() -> None:
    t = table()
    yeti = t.hand(YETI)
    assert reading_of(t.game, enchanted(yeti.id, 2), ()) == NOTHING


def test_a_text_in_play_that_is_not_implemented_may_act_on_any_hand() -> None:
    t = table()
    yeti, apprentice = t.hand(YETI), t.minion("EX1_608")
    apprentice.script = None
    assert reading_of(t.game, played(yeti.id, 2), ()).tags == {COST: 2}


def test_an_enchantment_shown_with_its_card_is_on_it_as_it_is_played() -> None:
    t = table()
    yeti = t.hand(YETI)
    discount = t.game.create("GBL_003e", 1, Zone.PLAY)
    action = played(yeti.id, 3)
    told = ((ZONE, Zone.PLAY), (CARDTYPE, CardType.ENCHANTMENT), (ATTACHED, yeti.id))
    action.packets.append(ShowEntity(discount.id, "GBL_003e", told))
    reading = reading_of(t.game, action, ())
    assert reading.worn == (discount.id,)
    run_action(t.game, action, reading)
    assert (discount.zone, yeti.attached) == (Zone.GRAVEYARD, [])


def test_a_card_bears_no_longer_what_it_was_held_to_be() -> None:
    """A shifting card was held to be a legendary one, until it is shown (U060:5440)."""
    t = table()
    card = t.hand("EX1_350")
    bind(t.game, card, played(card.id, 4), NOTHING)
    assert (card.card_id, card.get(ELITE)) == (YETI, 0)


@pytest.mark.parametrize(
    ("build", "first", "last", "mark", "attack"),
    [
        (15590, "OG_123", "EX1_170", SHIFTING, 2),
        (134558, "OG_123", "UNG_083", SHIFTING_MINION, 0),
        (134558, "UNG_929", "BOT_286", SHIFTING_WEAPON, 3),
    ],
)
def test_a_card_that_shifted_unseen_is_shown_with_its_mark(
    build: int, first: str, last: str, mark: int, attack: int
) -> None:
    """U166:9668: it bears nothing of what it was but the number of that card."""
    t = table(build=build)
    card = t.hand(first)
    number = card.card.dbf if card.card is not None else 0
    kind = t.game.first_tags(last)[CARDTYPE]
    shift_unseen(t.game, card, card, kind, ("OG_123e",))
    action = Action(1, Kind.PLAY, [ShowEntity(card.id, last, ())], entity=card.id)
    bind(t.game, card, action, NOTHING)
    assert (card.card_id, card.get(ATK)) == (last, attack)
    assert (card.get(TRANSFORMED_FROM_CARD), card.get(mark)) == (number, 1)


def test_a_card_that_was_hidden_costs_what_its_own_text_says_and_never_less_than_nothing() -> None:
    """U152:5675: the player of a Molten Giant was given crystals for it."""
    for wounds, cost in ((3, 17), (25, 0)):
        t = table()
        t.hero(1).tags[DAMAGE] = wounds
        hidden = t.game.create("", 1, Zone.HAND)
        bind(t.game, hidden, giant(hidden.id), NOTHING)
        assert hidden.get(COST) == cost


def giant(number: int) -> Action:
    tags = ((ZONE, Zone.PLAY), (CARDTYPE, CardType.MINION))
    return Action(1, Kind.PLAY, [ShowEntity(number, "EX1_620", tags)], entity=number)


def test_a_secret_that_stays_hidden_is_read_for_its_class_and_cost() -> None:
    t = table()
    card = t.game.create("", 1, Zone.HAND)
    told = {SECRET: 1, CLASS: 4, COST: 3, ZONE: Zone.SECRET}
    changes = [TagChange(card.id, tag, value) for tag, value in told.items()]
    action = Action(1, Kind.PLAY, list(changes), entity=card.id)
    reading = reading_of(t.game, action, ())
    assert reading.tags == {CLASS: 4, COST: 3}
    bind(t.game, card, action, reading)
    assert [card.get(tag) for tag in (CLASS, COST, SECRET)] == [4, 3, 1]


def test_a_secret_that_tells_its_cost_once_it_is_up_has_cost_nothing() -> None:
    """U089:7279, U583:7270; what made it cheaper ends as it goes up, and its cost is told."""
    t = table(build=88998)
    card = t.game.create("", 1, Zone.HAND)
    changes = [TagChange(card.id, SECRET, 1), TagChange(card.id, CLASS, 5)]
    changes += [TagChange(card.id, ZONE, Zone.SECRET), TagChange(card.id, COST, 1)]
    action = Action(1, Kind.PLAY, list(changes), entity=card.id)
    reading, mana = reading_of(t.game, action, ()), t.tag(RESOURCES_USED)
    assert reading.tags == {CLASS: 5}
    run_action(t.game, action, reading)
    assert (card.zone, card.get(COST), t.tag(RESOURCES_USED)) == (Zone.SECRET, 1, mana)


def test_what_lies_on_a_card_that_nobody_knew_counts_in_its_cost() -> None:
    """A Shifter Zerus that was a Corridor Creeper for a while, seen by the other player."""
    t = table("HERO_08", build=28855)
    card = t.hand(YETI)
    attach(t.game, card, card, "LOOT_149e")
    t.game.become(card, "")
    action = played(card.id, 3)
    bind(t.game, card, action, reading_of(t.game, action, ()))
    assert card.get(COST) == 3


def test_a_secret_that_a_text_makes_unseen_is_read_for_its_class_and_cost() -> None:
    t = table()
    told = {SECRET: 1, CLASS: 5, COST: 1, ZONE: Zone.SECRET}
    changes = [TagChange(90, tag, value) for tag, value in told.items()]
    made = FullEntity(90, "", ((ZONE, Zone.SETASIDE), (CONTROLLER, 1)))
    action = Action(1, Kind.PLAY, [made, *changes], entity=t.hand(YETI).id)
    reading = reading_of(t.game, action, ())
    assert reading.secrets == {90: {CARDTYPE: CardType.SPELL, SECRET: 1, CLASS: 5, COST: 1}}
