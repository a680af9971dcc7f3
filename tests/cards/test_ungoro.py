"""Journey to Un'Goro, each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    CANT_BE_TARGETED_BY_SPELLS,
    COST,
    DAMAGE,
    DISPLAYED_CREATOR,
    DIVINE_SHIELD,
    FROZEN,
    POISONOUS,
    QUEST_PROGRESS,
    STEALTH,
    TAUNT,
    WINDFURY,
    ZONE,
)
from table import YETI, stats, table
from texts import written

FLAME = "UNG_809t1"


def test_hydrologist_discovers_a_secret() -> None:
    t = table("HERO_04")
    t.answers("EX1_132", "EX1_136", "EX1_130", 1)
    t.play("UNG_011")
    assert t.cards() == ["EX1_136"]


def test_hydrologist_of_today_casts_the_secret() -> None:
    t = table("HERO_04", build=255790)
    t.answers("EX1_132", "EX1_136", "EX1_130", 1)
    t.play("UNG_011")
    assert [e.card_id for e in t.game.secrets[1]] == ["EX1_136"]


@pytest.mark.parametrize(("card_id", "count"), [("UNG_809", 1), ("UNG_845", 2)])
def test_flames_come_into_the_hand(card_id: str, count: int) -> None:
    t = table()
    t.kill(t.play(card_id))
    assert t.cards() == [FLAME] * count


def test_flame_geyser_burns_and_leaves_a_flame() -> None:
    t = table()
    t.play("UNG_018", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.cards()) == (2, [FLAME])
    assert t.game.hand[1][0].get(DISPLAYED_CREATOR) == 0


def test_arcanologist_draws_a_secret() -> None:
    t = table()
    t.deck(YETI, "UNG_024", YETI)
    t.play("UNG_020")
    assert t.cards() == ["UNG_024"]


def test_mana_bind_copies_the_spell_for_nothing() -> None:
    t = table()
    t.play("UNG_024")
    t.end_turn()
    t.play("CS2_029", t.hero(1))
    assert t.hero(1).get(DAMAGE) == 6
    assert t.cards() == ["CS2_029"]
    assert t.game.hand[1][0].get(COST) == 0


def test_r229_open_the_waygate_counts_generated_spells() -> None:
    t = table(build=25770, mana=90)
    quest = t.play("UNG_028")
    assert quest.zone == Zone.SECRET
    native = t.deck("CS2_008")[0]
    t.end_turn()
    t.end_turn()
    t.play(native, t.hero(2))
    assert quest.get(QUEST_PROGRESS) == 0
    for _ in range(6):
        coin = t.hand("GAME_005")
        coin.tags[313] = 1
        t.play(coin)
    assert quest.zone == Zone.GRAVEYARD
    assert t.cards() == ["UNG_028t"]


def test_time_warp_gives_an_extra_turn() -> None:
    t = table()
    t.play("UNG_028t")
    t.end_turn()
    assert t.game.current == 1
    t.end_turn()
    assert t.game.current == 2


def test_shadow_visions_copies_a_spell_of_the_deck() -> None:
    t = table("HERO_09")
    t.deck(YETI, "CS2_234", "CS2_004")
    t.answers("CS2_234", "CS2_004", 1)
    t.play("UNG_029")
    assert t.cards() == ["CS2_004"]
    assert len(t.game.deck[1]) == 3


def test_crystalline_oracle_reads_the_other_deck() -> None:
    t = table()
    t.deck("CS2_029", side=2)
    t.kill(t.minion("UNG_032"))
    assert t.cards() == ["CS2_029"]
    assert len(t.game.deck[2]) == 1


def test_radiant_elemental_makes_spells_cheaper() -> None:
    t = table()
    fireball, yeti = t.hand("CS2_029"), t.hand(YETI)
    t.play("UNG_034")
    assert (fireball.get(COST), yeti.get(COST)) == (3, 4)


def test_stonehill_defender_discovers_taunts() -> None:
    t = table()
    t.answers("CS2_121", "CS2_125", "CS2_162", "CS2_125")
    t.play("UNG_072")
    assert t.cards() == ["CS2_125"]


def test_rockpool_hunter_strengthens_a_murloc() -> None:
    t = table()
    murloc, yeti = t.minion("CS2_168"), t.minion()
    assert t.refuses("UNG_073", yeti)
    t.play("UNG_073", murloc)
    assert stats(murloc) == (3, 2)


def test_primalfin_totem_spawns_every_turn() -> None:
    t = table()
    t.play("UNG_201")
    t.end_turn()
    assert t.row() == ["UNG_201", "UNG_201t"]


def test_glacial_shard_freezes_an_enemy() -> None:
    t = table()
    assert t.refuses("UNG_205", t.hero(1))
    t.play("UNG_205", t.hero(2))
    assert t.hero(2).get(FROZEN) == 1


def test_volatile_elemental_hits_an_enemy_minion() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.kill(t.minion("UNG_818"))
    assert yeti.get(DAMAGE) == 3


@pytest.mark.parametrize("build", [54613, 255790])
def test_shimmering_tempest_gives_its_spell_early_or_late(build: int) -> None:
    t = table(build=build)
    t.answers("CS2_029")
    tempest = t.play("UNG_846")
    assert t.cards() == ([] if build == 54613 else ["CS2_029"])
    t.kill(tempest)
    assert t.cards() == ["CS2_029"]


def test_primordial_drake_hurts_the_others() -> None:
    t = table()
    yeti = t.minion()
    assert t.play("UNG_848").get(DAMAGE) == 0
    assert yeti.get(DAMAGE) == 2


def test_free_from_amber_summons_the_pick() -> None:
    t = table("HERO_09")
    t.answers("EX1_586", "EX1_298", "EX1_620", 0)
    t.play("UNG_854")
    assert t.row() == ["EX1_586"]
    assert t.cards() == []


def test_jeweled_macaw_brings_a_beast() -> None:
    t = table()
    t.answers("CS2_120")
    t.play("UNG_912")
    assert t.cards() == ["CS2_120"]


def test_tar_creeper_is_stronger_in_the_enemys_turn() -> None:
    t = table()
    creeper = t.play("UNG_928")
    assert stats(creeper) == (1, 5)
    t.end_turn()
    assert stats(creeper) == (3, 5)
    t.end_turn()
    assert stats(creeper) == (1, 5)


def test_primordial_glyph_makes_its_find_cheaper() -> None:
    t = table()
    t.answers("CS2_029", "CS2_032", "CS2_022", "CS2_032")
    t.play("UNG_941")
    assert t.game.hand[1][0].get(COST) == 5


def test_primal_magic_stays_on_the_spell_until_it_is_buried() -> None:
    t = table(build=29349)
    t.answers("CS2_029", "CS2_032", "CS2_022", "CS2_032")
    t.play("UNG_941")
    found = t.play(t.game.hand[1][0])
    (magic,) = (e for e in t.game.entities.values() if e.card_id == "UNG_941e")
    zones = [(e, value) for e, tag, value in written(t.game) if tag == ZONE and e > found.id - 1]
    assert zones[-2:] == [(found.id, Zone.GRAVEYARD), (magic.id, Zone.REMOVED)]
    assert found.get(COST) == 7


def test_gluttonous_ooze_eats_the_weapon() -> None:
    t = table()
    t.weapon("CS2_106", 2)
    t.play("UNG_946")
    assert t.game.weapon[2] is None
    assert t.hero(1).get(ARMOR) == 3


def test_molten_reflection_copies_with_enchantments() -> None:
    t = table()
    yeti = t.minion(damage=1)
    t.play("CFM_626", yeti)
    t.play("UNG_948", yeti)
    copy = t.at(1, -1)
    assert stats(copy) == (4, 7)
    assert copy.attached[0].id != yeti.attached[0].id


def test_spikeridged_steed_leaves_its_stegodon() -> None:
    t = table("HERO_04")
    yeti = t.minion()
    t.play("UNG_952", yeti)
    assert (stats(yeti), yeti.get(TAUNT)) == ((6, 11), 1)
    t.kill(yeti)
    assert t.row() == ["UNG_810"]


def test_meteor_hits_the_neighbours() -> None:
    t = table()
    left, middle, right = t.minion(side=2), t.minion(side=2), t.minion(side=2)
    t.play("UNG_955", middle)
    assert middle.zone == Zone.GRAVEYARD
    assert (left.get(DAMAGE), right.get(DAMAGE)) == (3, 3)


def test_direhorn_hatchling_grows_up_in_the_deck() -> None:
    t = table()
    t.kill(t.minion("UNG_957"))
    assert [e.card_id for e in t.game.deck[1]] == ["UNG_957t1"]


# --- Adapt (R238) --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("adaptation", "after", "keyword"),
    [
        ("UNG_999t3", (6, 2), 0),
        ("UNG_999t4", (3, 5), 0),
        ("UNG_999t5", (3, 2), CANT_BE_TARGETED_BY_SPELLS),
        ("UNG_999t6", (3, 2), TAUNT),
        ("UNG_999t7", (3, 2), WINDFURY),
        ("UNG_999t8", (3, 2), DIVINE_SHIELD),
        ("UNG_999t10", (3, 2), STEALTH),
        ("UNG_999t13", (3, 2), POISONOUS),
        ("UNG_999t14", (4, 3), 0),
    ],
)
def test_r238_adapt_gives_the_chosen_adaptation(
    adaptation: str, after: tuple[int, int], keyword: int
) -> None:
    t = table()
    beast = t.minion("CS2_120")
    before = stats(beast)
    others = [f"UNG_999t{n}" for n in (3, 4, 6) if f"UNG_999t{n}" != adaptation][:2]
    t.answers(adaptation, *others, adaptation)
    t.play("UNG_915", beast)
    gained = (after[0] - 3, after[1] - 2)
    assert stats(beast) == (before[0] + gained[0], before[1] + gained[1])
    assert keyword == 0 or beast.get(keyword) == 1


def test_r238_living_spores_sprout() -> None:
    t = table()
    left, right = t.minion("CS2_168"), t.minion("CS2_168")
    t.answers("UNG_999t2", "UNG_999t3", "UNG_999t4", 0)
    megasaur = t.play("UNG_089")
    assert megasaur.attached == []
    t.kill(left, right)
    assert t.row() == ["UNG_999t2t1"] * 4 + ["UNG_089"]


@pytest.mark.parametrize(("build", "amount"), [(25770, 1), (255790, 2)])
def test_razorpetals_hurt_as_their_build_says(build: int, amount: int) -> None:
    t = table("HERO_03", build=build)
    t.play("UNG_057t1", t.hero(2))
    assert t.hero(2).get(DAMAGE) == amount
