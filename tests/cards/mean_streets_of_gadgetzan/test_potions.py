"""The potions of Kazakus: each part does its own, and both run one after the other."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, CREATOR, DAMAGE, FROZEN, MODULAR_ENTITY_PART_1
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.play import BaseGame, Deck
from table import YETI, Table, stats, table

BUILD = 91040
POTIONS = {1: "CFM_621t", 5: "CFM_621t14", 10: "CFM_621t15"}


def potion(t: Table, size: int, *parts: str) -> Entity:
    """A potion of these parts, in the hand."""
    card = t.hand(POTIONS[size])
    for tag, part in enumerate(parts, MODULAR_ENTITY_PART_1):
        found = t.game.cards.get(part)
        assert found is not None
        t.game.set(card, tag, found.dbf)
    return card


@pytest.mark.parametrize(
    ("size", "part", "amount"), [(1, "CFM_621t2", 3), (5, "CFM_621t16", 5), (10, "CFM_621t25", 8)]
)
def test_heart_of_fire_burns_its_target(size: int, part: str, amount: int) -> None:
    t = table(build=BUILD)
    foe = t.hero(2)
    other = "CFM_621t3"
    t.play(potion(t, size, part, other), foe)
    assert (foe.get(DAMAGE), t.hero(1).get(ARMOR)) == (amount, 4)


@pytest.mark.parametrize(
    ("size", "part", "amount"), [(1, "CFM_621t3", 4), (5, "CFM_621t17", 7), (10, "CFM_621t26", 10)]
)
def test_stonescale_oil_gives_armor(size: int, part: str, amount: int) -> None:
    t = table(build=BUILD)
    t.play(potion(t, size, part, part))
    assert t.hero(1).get(ARMOR) == 2 * amount


@pytest.mark.parametrize(
    ("size", "part", "amount"), [(1, "CFM_621t4", 2), (5, "CFM_621t18", 4), (10, "CFM_621t33", 6)]
)
def test_felbloom_burns_all_minions(size: int, part: str, amount: int) -> None:
    t = table(build=BUILD)
    bodies = t.minion("CS2_200"), t.minion("CS2_200", side=2)
    t.play(potion(t, size, part))
    assert [body.get(DAMAGE) for body in bodies] == [amount, amount]


@pytest.mark.parametrize(
    ("size", "part", "count"), [(1, "CFM_621t5", 1), (5, "CFM_621t19", 2), (10, "CFM_621t27", 3)]
)
def test_icecap_freezes_random_enemies(size: int, part: str, count: int) -> None:
    t = table(build=BUILD)
    foes = [t.minion(side=2) for _ in range(4)]
    own = t.minion()
    t.play(potion(t, size, part))
    assert sum(foe.get(FROZEN) for foe in foes) == count
    assert not own.get(FROZEN)


@pytest.mark.parametrize(
    ("size", "part", "worn", "amount"),
    [
        (1, "CFM_621t6", "CFM_621e", 2),
        (5, "CFM_621t24", "CFM_621e2", 4),
        (10, "CFM_621t32", "CFM_621e3", 6),
    ],
)
def test_goldthorn_gives_health(size: int, part: str, worn: str, amount: int) -> None:
    t = table(build=BUILD)
    own, foe = t.minion(), t.minion(side=2)
    t.play(potion(t, size, part))
    assert [stats(body) for body in (own, foe)] == [(4, 5 + amount), (4, 5)]
    assert [each.card_id for each in own.attached] == [worn]


@pytest.mark.parametrize(
    ("size", "part", "count"), [(1, "CFM_621t8", 1), (5, "CFM_621t22", 2), (10, "CFM_621t30", 3)]
)
def test_kingsblood_draws(size: int, part: str, count: int) -> None:
    t = table(build=BUILD)
    t.deck(*[YETI] * 5)
    t.play(potion(t, size, part))
    assert t.cards() == [YETI] * count


@pytest.mark.parametrize(
    ("size", "part", "count"), [(1, "CFM_621t9", 1), (5, "CFM_621t23", 2), (10, "CFM_621t31", 3)]
)
def test_shadow_oil_gives_demons(size: int, part: str, count: int) -> None:
    t = table(build=BUILD)
    card = potion(t, size, part)
    t.answers(0, *["CS2_064"] * count)  # 0: what is set aside has no parts
    t.play(card)
    assert t.cards() == ["CS2_064"] * count


@pytest.mark.parametrize(
    ("size", "part", "body"), [(1, "CFM_621t10", 2), (5, "CFM_621t20", 5), (10, "CFM_621t28", 8)]
)
def test_netherbloom_summons_a_demon(size: int, part: str, body: int) -> None:
    t = table(build=BUILD)
    t.play(potion(t, size, part))
    assert [stats(each) for each in t.game.row(1)] == [(body, body)]


def test_mystic_wool_makes_sheep() -> None:
    t = table(build=BUILD)
    t.minion()
    first, _ = t.minion(side=2), t.minion(side=2)
    card = potion(t, 5, "CFM_621t21")
    t.answers(0, first)
    t.play(card)
    assert t.row(1) == [YETI]
    assert sorted(t.row(2)) == ["CFM_621_m5", YETI]
    t = table(build=BUILD)
    t.minion()
    t.minion(side=2)
    card = potion(t, 10, "CFM_621t29")
    t.answers(0)
    t.play(card)
    assert t.row(1) + t.row(2) == ["CFM_621_m5"] * 2


@pytest.mark.parametrize(
    ("size", "part", "count"),
    [(1, "CFM_621t37", 1), (5, "CFM_621t38", 2), (10, "CFM_621t39", 3)],
)
def test_ichor_of_undeath_summons_the_dead(size: int, part: str, count: int) -> None:
    t = table(build=BUILD)
    for each in [t.minion("CS2_231") for _ in range(4)]:
        t.kill(each)
    t.play(potion(t, size, part))
    assert t.row(1) == ["CS2_231"] * count


@pytest.mark.parametrize("build", [27405, 91040, 126451, 255790])
@pytest.mark.parametrize("size", [0, 1, 2])
def test_kazakus_mixes_a_potion_that_can_be_played(build: int, size: int) -> None:
    """CFM_621t11, CFM_621t12, CFM_621t13: the sizes. No deck, no duplicates."""
    game = BaseGame.new(Deck("MAGE", []), Deck("MAGE", []), seed=size, build=build).start(1)
    player, foe = game.players
    player.mana = 10
    foe.summon("CS2_182")
    player.give("CFM_621").play()
    assert game.choice is not None
    assert [card.id for card in game.choice.cards] == ["CFM_621t11", "CFM_621t12", "CFM_621t13"]
    for pick in (size, 0, 1):
        assert game.choice is not None
        game.choice.choose(game.choice.cards[pick])
    mixed = player.hand[-1]
    assert mixed.cost == (1, 5, 10)[size]
    player.mana = 10
    mixed.play(mixed.targets[0] if mixed.requires_target else None)
    assert mixed not in player.hand


@pytest.mark.parametrize(("build", "maker"), [(15590, "CFM_621t15"), (19632, "CFM_621t28")])
def test_up_to_15590_the_potion_did_what_its_parts_say(build: int, maker: str) -> None:
    """U082:4650: the Demon of the potion names the potion; later the part (U125:2310)."""
    t = table(build=build)
    mixed = potion(t, 10, "CFM_621t28", "CFM_621t26")
    t.play(mixed)
    (demon,) = t.game.row(1)
    assert t.game.entities[demon.get(CREATOR)].card_id == maker
    assert t.hero(1).get(ARMOR) == 10
