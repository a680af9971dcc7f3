"""What newer builds write beside a keyword or a place: mirrors, Elusive, places of secrets."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    CANT_BE_TARGETED_BY_SPELLS,
    CONTROLLER,
    DIVINE_SHIELD_MIRROR,
    ELUSIVE,
    EXHAUSTED,
    LAST_KNOWN_ATK_IN_HAND,
    NUM_TURNS_IN_PLAY,
    PLACE_AMONG_SECRETS,
    RUSH,
    RUSH_MIRROR,
    SECRET,
    SIGIL,
    SPAWN_TIME_COUNT,
    TAG_3908,
    TAUNT,
    TAUNT_MIRROR,
    WINDFURY,
    WINDFURY_MIRROR,
    ZONE,
)
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.words.effects import draw
from hsreplay_sim.cards.words.triggers import turn_start
from hsreplay_sim.engine.rules.enchantments import attach, silence, update_auras
from hsreplay_sim.engine.state.entities import Entity
from table import Table, table
from texts import give_text, written

LIFEGUARD = "CS2_065"


@pytest.mark.parametrize(("build", "value"), [(213490, 0), (217964, 1)])
def test_a_minion_played_mirrors_its_taunt(build: int, value: int) -> None:
    """U522:1750; U300 shows none."""
    t = table(build=build)
    assert t.play(LIFEGUARD).get(TAUNT_MIRROR) == value


def test_the_mirror_of_a_given_keyword_is_written_first() -> None:
    """U381:5120-5122: the enchantment's own, the host's, the keyword."""
    t = table(build=221908)
    yeti = t.minion()
    since = len(t.game.out)
    mark = attach(t.game, t.hero(1), yeti, "CS2_041e")
    told = [each for each in written(t.game, since) if each[1] in (TAUNT, TAUNT_MIRROR)]
    assert told == [(mark.id, TAUNT_MIRROR, 1), (yeti.id, TAUNT_MIRROR, 1), (yeti.id, TAUNT, 1)]


def test_a_keyword_that_comes_after_the_play_is_mirrored_before_it_ends() -> None:
    """Dreambound Raptor gives another minion a Bonus Effect."""
    t = table(build=241170)
    t.minion("EDR_849")
    t.answers(RUSH)
    assert t.play("CS2_182").get(RUSH_MIRROR) == 1


def test_a_keyword_that_a_text_gives_its_own_card_is_mirrored_in_the_same_update() -> None:
    """Paragon of Light has Taunt while it has enough Attack."""
    t = table("HERO_04", build=241170)
    body = t.minion("GIL_685")
    attach(t.game, t.hero(1), body, "CS2_087e")  # Blessing of Might
    update_auras(t.game)
    assert (body.get(TAUNT), body.get(TAUNT_MIRROR)) == (1, 1)


def test_windfury_has_a_mirror_as_well() -> None:
    """A game of 228587: the spell gives a totem Windfury, the mirror follows with the update."""
    t = table(build=228587)
    yeti = t.minion()
    since = len(t.game.out)
    t.play("CS2_039", yeti)
    told = [tag for e, tag, _ in written(t.game, since) if e == yeti.id]
    assert told.index(WINDFURY) < told.index(WINDFURY_MIRROR)


def test_a_token_mirrors_its_keywords_at_once_and_silence_ends_them() -> None:
    """U568:6939."""
    t = table(build=221908)
    minion = t.minion("CORE_DRG_079")
    assert (minion.get(RUSH_MIRROR), minion.get(DIVINE_SHIELD_MIRROR)) == (1, 1)
    silence(t.game, minion)
    update_auras(t.game)
    assert (minion.get(RUSH_MIRROR), minion.get(DIVINE_SHIELD_MIRROR)) == (0, 0)


def test_the_mirror_of_a_lost_shield_follows_with_the_next_update() -> None:
    """U419:3057, behind the ATTACK block; the dead keep theirs (U568:15804)."""
    t = table(build=221908)
    minion, foe = t.minion("CORE_DRG_079"), t.minion(LIFEGUARD, 2)
    t.attack(minion, foe)
    assert minion.get(DIVINE_SHIELD_MIRROR) == 0
    assert (foe.zone, foe.get(TAUNT_MIRROR)) == (Zone.GRAVEYARD, 1)


@pytest.mark.parametrize(("build", "value"), [(77662, 0), (223542, 1)])
def test_elusive_is_a_keyword_since_texts_name_it(build: int, value: int) -> None:
    """U291:6247; U568:10720-10722."""
    t = table(build=build)
    yeti = t.minion()
    attach(t.game, t.hero(1), yeti, "UNG_999t5e")
    assert (yeti.get(CANT_BE_TARGETED_BY_SPELLS), yeti.get(ELUSIVE)) == (1, value)


def test_keywords_without_a_stop_between_them_end_in_elusive() -> None:
    """CORE_DRG_079 at 241170 (U567:9453)."""
    card = CardStore.open().at(241170).get("CORE_DRG_079")
    assert card is not None
    assert card.elusive


def secrets(t: Table, *card_ids: str) -> list[int]:
    """The places that secrets get which are played one after the other."""
    return [t.play(each).get(PLACE_AMONG_SECRETS) for each in card_ids]


def test_secrets_are_numbered_by_the_last_one_there() -> None:
    """U575:13301-13594; a gap stays (U217:13446, 13638)."""
    t = table("HERO_05", build=223542)
    assert secrets(t, "EX1_533", "CORE_EX1_611", "EX1_610") == [1, 2, 3]
    t.game.move(t.game.secrets[1][0], Zone.GRAVEYARD)
    assert secrets(t, "CORE_EX1_554") == [4]
    assert secrets(table("HERO_05", build=195635), "EX1_533") == [0]


def test_a_hidden_secret_that_is_up_has_the_place_to_which_it_came() -> None:
    """U419:5749: Lifesaving Aura beside an opponent's Secret, which tells no place."""
    t = table("HERO_05", build=223542)
    t.game.adopt(Entity(900, "", {ZONE: Zone.SECRET, CONTROLLER: 1, SECRET: 1}))
    assert secrets(t, "EX1_533") == [2]


def test_r229_a_sigil_acts_as_if_it_had_just_come() -> None:
    """U217:3703-3715, U321:3727."""
    t = table(build=223542)
    t.deck("CS2_231", "CS2_231")
    sigil = t.game.create("EX1_287", 1, Zone.SECRET, tags={SECRET: 0, SIGIL: 1})
    give_text(t.game, sigil, sigil=turn_start(draw(1)))
    t.end_turn()
    since = len(t.game.out)
    t.end_turn()
    tags = (SPAWN_TIME_COUNT, NUM_TURNS_IN_PLAY, EXHAUSTED, ZONE)
    told = [each[1:] for each in written(t.game, since, of=sigil) if each[1] in tags]
    assert told[-4:] == [
        (SPAWN_TIME_COUNT, 1),
        (NUM_TURNS_IN_PLAY, 0),
        (EXHAUSTED, 0),
        (ZONE, Zone.GRAVEYARD),
    ]


@pytest.mark.parametrize(("build", "atk"), [(223542, 0), (229238, 4)])
def test_r139_a_body_in_a_hand_tells_its_attack_twice(build: int, atk: int) -> None:
    """U422:4420 (made), U231:3358 (strengthened, before the Attack itself)."""
    t = table(build=build)
    yeti = t.hand("CS2_182")
    update_auras(t.game)
    assert yeti.get(LAST_KNOWN_ATK_IN_HAND) == atk
    since = len(t.game.out)
    attach(t.game, t.hero(1), yeti, "CS2_092e")
    told = [each for each in written(t.game, since) if each[0] == yeti.id]
    shadow = [(yeti.id, LAST_KNOWN_ATK_IN_HAND, 8)] if atk else []
    assert [each for each in told if each[1] in (ATK, LAST_KNOWN_ATK_IN_HAND)] == [
        *shadow,
        (yeti.id, ATK, 8),
    ]


@pytest.mark.parametrize(("build", "mark"), [(203120, 0), (213490, 1)])
def test_r228_a_card_with_overload_is_marked_as_it_comes_to_a_hand(build: int, mark: int) -> None:
    """U286:473 (drawn), U568:24260 (made); U277:388 shows none. A card without it has no mark."""
    t = table(build=build)
    storm, yeti = t.hand("EX1_259"), t.hand("CS2_182")
    update_auras(t.game)
    assert (storm.get(TAG_3908), yeti.get(TAG_3908)) == (mark, 0)
    t.play(storm)
    assert storm.get(TAG_3908) == mark
