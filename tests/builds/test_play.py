"""What playing a card or a hero power counts and writes in old and in new builds."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Meta, Zone
from hsreplay_sim.base.stream import CLOSE, META, TAG
from hsreplay_sim.base.tags import (
    CARD_TARGET,
    HAND_POSITION_PLAYED_FROM,
    HERO_POWER_USED_THIS_TURN,
    LAST_AFFECTED_BY,
    LAST_CARD_PLAYED,
    LINKED_ENTITY,
    NUM_FRIENDLY_MINIONS_THAT_ATTACKED_THIS_TURN,
    NUM_RESOURCES_SPENT_THIS_GAME,
    NUM_SPELLS_PLAYED_THIS_GAME,
    NUM_SPELLS_PLAYED_THIS_TURN,
    NUM_TIMES_HERO_POWER_USED_THIS_GAME,
    OVERLOAD_OWED,
    OVERLOAD_THIS_GAME,
    RESOURCES_SPENT_THIS_TURN,
    REVEALED,
    WAS_DISCOVER_OPTION,
    ZONE,
)
from hsreplay_sim.cards.words import FRIENDLY, SPELL, add_card, after_played
from hsreplay_sim.engine.keywords.cast import cast, cast_at_random
from hsreplay_sim.engine.rules.choices import offer, take_pick
from table import YETI, table
from texts import blocks, give_text, written

FIREBALL, CORE_FIREBALL = "CS2_029", "CORE_CS2_029"


@pytest.mark.parametrize(("build", "counted"), [(10833, 0), (11500, 1)])
def test_r92_spells_of_a_turn_are_counted_since_11500(build: int, counted: int) -> None:
    t = table(build=build)
    t.play(FIREBALL, t.hero(2))
    assert t.tag(NUM_SPELLS_PLAYED_THIS_TURN) == counted


@pytest.mark.parametrize(("build", "counted"), [(65000, 0), (66927, 1)])
def test_r92_spells_of_a_game_are_counted_since_66927(build: int, counted: int) -> None:
    t = table(build=build)
    t.play(FIREBALL, t.hero(2))
    assert t.tag(NUM_SPELLS_PLAYED_THIS_GAME) == counted


@pytest.mark.parametrize(
    ("build", "order"),
    [
        (66927, [NUM_SPELLS_PLAYED_THIS_GAME, ZONE, ZONE]),
        (74257, [ZONE, NUM_SPELLS_PLAYED_THIS_GAME, ZONE]),
    ],
)
def test_r92_since_74257_the_spells_of_a_game_are_counted_once_the_card_has_left_the_hand(
    build: int, order: list[int]
) -> None:
    t = table(build=build)
    card = t.hand(FIREBALL)
    since = len(t.game.out)
    t.play(card, t.hero(2))
    kept = (NUM_SPELLS_PLAYED_THIS_GAME, ZONE)
    assert [tag for _, tag, _ in written(t.game, since) if tag in kept] == order


@pytest.mark.parametrize(
    ("build", "tag", "counted"),
    [
        pytest.param(9786, NUM_RESOURCES_SPENT_THIS_GAME, 0, id="game-9786"),
        pytest.param(10357, NUM_RESOURCES_SPENT_THIS_GAME, 4, id="game-10357"),
        pytest.param(121569, RESOURCES_SPENT_THIS_TURN, 0, id="turn-121569"),
        pytest.param(134558, RESOURCES_SPENT_THIS_TURN, 4, id="turn-134558"),
    ],
)
def test_r92_what_is_counted_of_spent_mana_came_build_by_build(
    build: int, tag: int, counted: int
) -> None:
    t = table(build=build)
    t.play(CORE_FIREBALL if build > 77662 else FIREBALL, t.hero(2))
    assert t.tag(tag) == counted


@pytest.mark.parametrize(("build", "counted"), [(9786, 0), (10357, 1)])
def test_r113_minions_that_attacked_in_a_turn_are_counted_since_10357(
    build: int, counted: int
) -> None:
    t = table(build=build)
    t.attack(t.minion(), t.hero(2))
    assert t.tag(NUM_FRIENDLY_MINIONS_THAT_ATTACKED_THIS_TURN) == counted


@pytest.mark.parametrize(("build", "noted"), [(84593, True), (88998, False)])
def test_r92_the_card_played_last_is_noted_up_to_84593(build: int, *, noted: bool) -> None:
    t = table(build=build)
    card = t.play(YETI)
    assert t.tag(LAST_CARD_PLAYED) == (card.id if noted else 0)


@pytest.mark.parametrize(("build", "noted"), [(195635, 0), (203120, 2)])
def test_r92_where_a_card_lay_in_the_hand_is_noted_since_203120(build: int, noted: int) -> None:
    t = table(build=build)
    t.hand(YETI)
    assert t.play(YETI).get(HAND_POSITION_PLAYED_FROM) == noted


@pytest.mark.parametrize(("build", "noted"), [(56359, 0), (58638, 1)])
def test_r104_a_hero_power_is_noted_as_used_since_58638(build: int, noted: int) -> None:
    t = table(build=build)
    t.play(t.power(), t.hero(2))
    assert t.tag(HERO_POWER_USED_THIS_TURN) == noted


@pytest.mark.parametrize(("build", "apart"), [(181554, True), (183876, False)])
def test_r104_up_to_181554_uses_of_the_hero_power_are_counted_in_a_block_of_their_own(
    build: int, *, apart: bool
) -> None:
    t = table(build=build)
    since = len(t.game.out)
    t.play(t.power(), t.hero(2))
    player = t.game.owner(1).id
    counted = (TAG, player, NUM_TIMES_HERO_POWER_USED_THIS_GAME, 1, 0)
    assert t.game.out.index(counted) > since
    assert ((BlockType.TRIGGER, player) in blocks(t.game, since)) == apart


@pytest.mark.parametrize(("build", "told"), [(42174, 0), (43246, 1)])
def test_r92_the_time_a_card_takes_is_told_since_43246(build: int, told: int) -> None:
    t = table(build=build)
    since = len(t.game.out)
    t.play(YETI)
    assert sum(p[0] == META and p[2] == Meta.SLUSH_TIME for p in t.game.out[since:]) == told


@pytest.mark.parametrize(("build", "told"), [(23966, False), (28329, True)])
def test_r270_a_spell_that_a_text_casts_tells_its_target_since_28329(
    build: int, *, told: bool
) -> None:
    """U291:6122; not U169:30629."""
    t = table(build=build)
    cast(t.game, t.hero(1), FIREBALL, t.hero(2))
    spell = t.game.entities[max(t.game.entities)]
    assert (spell.card_id, spell.get(CARD_TARGET)) == (FIREBALL, t.hero(2).id if told else 0)


@pytest.mark.parametrize(("build", "told"), [(27358, False), (28329, True)])
def test_r196_a_spell_cast_at_random_tells_its_target_as_well(build: int, *, told: bool) -> None:
    """Not U092b:26904."""
    t = table(build=build)
    foe = t.minion(side=2)
    cast_at_random(t.game, t.hero(1), "CS2_022")  # Polymorph: one minion is there
    spell = next(e for e in t.game.entities.values() if e.card_id == "CS2_022")
    assert spell.get(CARD_TARGET) == (foe.id if told else 0)


@pytest.mark.parametrize(("build", "play"), [(14830, True), (27358, False)])
def test_r196_a_spell_cast_at_random_is_a_play_up_to_14830(build: int, *, play: bool) -> None:
    """U149:5021, U074:8217: with the deaths that it causes; not U092b:26904."""
    t = table(build=build)
    t.minion("CS2_231", side=2)
    since = len(t.game.out)
    cast_at_random(t.game, t.hero(1), "CS2_025")
    kinds = [kind for kind, _ in blocks(t.game, since)]
    assert kinds == [BlockType.PLAY] * play + [BlockType.POWER, BlockType.DEATHS]
    closed = [p[2] for p in t.game.out[since:] if p[0] == CLOSE]
    assert closed[-1] == (BlockType.PLAY if play else BlockType.DEATHS)


@pytest.mark.parametrize("build", [15590, 27358])
def test_r196_a_spell_cast_at_random_owes_its_overload(build: int) -> None:
    """U092b:27366."""
    t = table(build=build)
    cast_at_random(t.game, t.hero(1), "AT_051")
    assert 0 < t.tag(OVERLOAD_OWED) == t.tag(OVERLOAD_THIS_GAME)


@pytest.mark.parametrize(("build", "marked"), [(121569, 0), (134558, 1)])
def test_r237_what_a_discover_offers_is_marked_since_134558(build: int, marked: int) -> None:
    t = table(build=build)
    offer(t.game, t.hero(1), 1, [YETI, "CS2_172"])
    offered = [t.game.entities[t.game.next_id - n] for n in (2, 1)]
    assert [card.get(WAS_DISCOVER_OPTION) for card in offered] == [marked, marked]


@pytest.mark.parametrize(("build", "affected"), [(54613, False), (56359, True)])
def test_r237_a_discovered_card_knows_what_offered_it_since_56359(
    build: int, affected: bool
) -> None:
    t = table(build=build)
    card = offer(t.game, t.hero(1), 1, [YETI])
    assert card is not None
    assert take_pick(t.game, t.hero(1), card, None)
    assert card.get(LAST_AFFECTED_BY) == (t.hero(1).id if affected else 0)


@pytest.mark.parametrize(("build", "linked"), [(29349, False), (33717, True)])
def test_r161_a_new_power_names_the_old_one_since_33717(build: int, linked: bool) -> None:
    t = table("HERO_09", build=build)
    old = t.power()
    t.play("AT_132")
    assert t.power() is not old
    assert t.power().get(LINKED_ENTITY) == (old.id if linked else 0)


@pytest.mark.parametrize(
    ("build", "hand"), [(33717, ["GIL_654", "GAME_005"]), (42174, ["GAME_005", "GIL_654"])]
)
def test_r241_an_echo_comes_behind_what_answers_to_its_play_since_42174(
    build: int, hand: list[str]
) -> None:
    t = table(build=build, mana=5)
    give_text(t.game, t.minion(), events=after_played(FRIENDLY & SPELL, add_card("GAME_005")))
    t.play("GIL_654")
    assert t.cards() == hand


@pytest.mark.parametrize("spell", ["CS2_022", "NEW1_031"])
@pytest.mark.parametrize("build", [14830, 56359])
def test_r196_a_spell_that_cannot_be_cast_is_shown_and_stays_aside(build: int, spell: str) -> None:
    """No minion to aim at, no place for one more (U174:19674, U470@72, U149:5258)."""
    t = table(build=build)
    if spell == "NEW1_031":
        t.fill(1)
    cast_at_random(t.game, t.hero(1), spell)
    (made,) = (each for each in t.game.entities.values() if each.card_id == spell)
    assert (made.zone, made.get(REVEALED)) == (Zone.SETASIDE, 1)


@pytest.mark.parametrize(("secrets", "zone"), [(4, Zone.SECRET), (5, Zone.GRAVEYARD)])
def test_r211_what_lies_beside_secrets_finds_no_room_behind_five(secrets: int, zone: int) -> None:
    """An objective that is cast at random: Iceblood Garrison."""
    t = table(build=185749)
    for each in ("EX1_287", "EX1_294", "EX1_609", "EX1_611", "EX1_610")[:secrets]:
        t.game.create(each, 1, Zone.SECRET)
    cast_at_random(t.game, t.hero(1), "AV_660")
    (made,) = (each for each in t.game.entities.values() if each.card_id == "AV_660")
    assert made.zone == zone
