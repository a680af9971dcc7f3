"""One Night in Karazhan: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    COST,
    CREATOR,
    DAMAGE,
    IMMUNE,
    REVEALED,
    TAUNT,
    ZONE_POSITION,
)
from hsreplay_sim.engine.invariants import check
from hsreplay_sim.engine.moves.setup import answer_mulligan
from hsreplay_sim.engine.state.entities import durability
from table import YETI, stats, table
from texts import written

DRAGON = "BRM_020"


def test_the_curator_draws_one_of_each_kind() -> None:
    t = table()
    t.deck(YETI, "CS2_120", "BRM_020", "EX1_506a", "CS2_120")
    t.play("KAR_061")
    assert t.cards() == ["CS2_120", "BRM_020", "EX1_506a"]


def test_r269_malchezaar_acts_before_the_first_turn() -> None:
    t = table()
    prince = t.deck("KAR_096", *[YETI] * 10)[0]
    t.answers("EX1_016", "EX1_298", "EX1_016", "EX1_298", "EX1_016", YETI)
    for side in (1, 2):
        answer_mulligan(t.game, side, [])
    assert prince.zone == 2
    assert len(t.game.deck[1]) == 15


@pytest.mark.parametrize(("build", "shown"), [(15590, 0), (19632, 1), (66927, 1)])
def test_malchezaar_shows_a_copy_of_himself_since_19632(build: int, shown: int) -> None:
    """U068:789, U084:731, U250:1803; not yet U083:810, U587:1163."""
    t = table(build=build)
    prince = t.deck("KAR_096", *[YETI] * 10)[0]
    for side in (1, 2):
        answer_mulligan(t.game, side, [])
    copies = [e for e in t.game.entities.values() if e.card_id == "KAR_096" and e is not prince]
    assert [(e.zone, e.get(REVEALED), e.get(CREATOR)) for e in copies] == [
        (Zone.SETASIDE, 1, prince.id)
    ] * shown
    maker = copies[0] if shown else prince
    added = [e for e in t.game.deck[1] if e.get(CREATOR)]
    assert [e.get(CREATOR) for e in added] == [maker.id] * 5


@pytest.mark.parametrize("build", [14830, 19632, 30795])
def test_of_old_the_curator_puts_them_on_top_of_the_deck_first(build: int) -> None:
    """U583:5794, U121:5375; one after the other: U207:10880."""
    t = table(build=build)
    boar, dragon = t.deck("CS2_120", "BRM_020")
    since = len(t.game.out)
    t.play("KAR_061")
    assert t.cards() == ["CS2_120", "BRM_020"]
    placed = [(e, v) for e, tag, v in written(t.game, since) if tag == ZONE_POSITION]
    on_top, in_turn = [(dragon.id, 1), (boar.id, 2)], [(boar.id, 1), (boar.id, 0)]
    first = [p for p in placed if p[0] in (boar.id, dragon.id)][:2]
    assert first == (in_turn if build == 30795 else on_top)


@pytest.mark.parametrize(("build", "worn"), [(22611, []), (84593, ["KAR_712e"])])
def test_violet_illusionist_shields_the_hero_in_the_own_turn(build: int, worn: list[str]) -> None:
    t = table(build=build)
    hero = t.hero(1)
    t.play("KAR_712")
    lady = t.at(1, 0)
    assert (hero.get(IMMUNE), [e.card_id for e in hero.attached]) == (1, worn)
    t.end_turn()
    assert hero.get(IMMUNE) == 0
    t.end_turn()
    assert hero.get(IMMUNE) == 1
    t.kill(lady)
    assert hero.get(IMMUNE) == 0


def test_runic_egg_hatches_a_card() -> None:
    t = table()
    t.deck(YETI)
    t.kill(t.minion("KAR_029"))
    assert t.cards() == [YETI]


@pytest.mark.parametrize(("card_id", "token"), [("KAR_030a", "KAR_030"), ("KAR_710", "KAR_710m")])
def test_a_battlecry_brings_a_companion(card_id: str, token: str) -> None:
    t = table()
    t.play(card_id)
    assert t.row() == [card_id, token]


def test_book_wyrm_reads_a_weak_enemy_to_death() -> None:
    t = table()
    weak, strong = t.minion("CS2_231", side=2), t.minion(side=2)
    assert t.play("KAR_033").card_id == "KAR_033"
    assert len(t.row(2)) == 2
    t.hand(DRAGON)
    assert t.refuses("KAR_033", strong)
    t.play("KAR_033", weak)
    assert t.row(2) == [YETI]


@pytest.mark.parametrize("build", [18792, 255790])
def test_arcane_anomaly_eats_spells(build: int) -> None:
    t = table(build=build)
    anomaly = t.minion("KAR_036")
    t.play("GAME_005")
    assert stats(anomaly) == (2, 2)


@pytest.mark.parametrize(
    ("beside", "grown", "taunt"),
    [("EX1_287", (4, 7), 1), ("", (3, 6), 0), ("BAR_705", (3, 6), 0)],
    ids=["secret", "nothing", "sigil"],
)
def test_avian_watcher_watches_over_a_secret(
    beside: str, grown: tuple[int, int], taunt: int
) -> None:
    t = table(build=121569)
    if beside:
        t.play(beside)
    watcher = t.play("KAR_037")
    assert (stats(watcher), watcher.get(TAUNT)) == (grown, taunt)


def test_moroes_hires_a_steward_each_turn() -> None:
    t = table()
    t.minion("KAR_044")
    t.end_turn()
    assert t.row() == ["KAR_044", "KAR_044a"]


def test_netherspite_historian_discovers_with_a_dragon_in_hand() -> None:
    t = table()
    t.play("KAR_062")
    assert t.cards() == []
    t.hand(DRAGON)
    t.play("KAR_062")
    assert len(t.cards()) == 2


@pytest.mark.parametrize(("card_id", "more"), [("KAR_095", 1), ("KAR_702", 2)])
def test_a_menagerie_is_fed_by_kind(card_id: str, more: int) -> None:
    t = table()
    fed = [t.minion(i) for i in ("CS2_172", DRAGON, "CS2_168")]
    spare, yeti = t.minion("CS2_172"), t.minion()
    before = [stats(e) for e in (*fed, spare, yeti)]
    t.answers(*fed)
    t.play(card_id)
    after = [stats(e) for e in (*fed, spare, yeti)]
    grown = [(a[0] - b[0], a[1] - b[1]) for a, b in zip(after, before, strict=True)]
    assert grown == [(more, more)] * 3 + [(0, 0)] * 2


def test_medivh_brings_atiesh_which_calls_by_cost() -> None:
    t = table()
    t.play("KAR_097")
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert weapon.card_id == "KAR_097t"
    t.answers(YETI)
    t.play("CS2_029", t.hero(2))
    assert (t.row(), durability(weapon.tags) - weapon.get(DAMAGE)) == (["KAR_097", YETI], 2)


def test_arcane_giant_costs_less_for_each_spell_of_the_game() -> None:
    t = table()
    giant = t.hand("KAR_711")
    t.play("GAME_005")
    t.play("GAME_005")
    assert giant.get(COST) == 10


@pytest.mark.parametrize("build", [54613, 185749])
def test_arcane_giant_counts_a_secret_at_once(build: int) -> None:
    t = table("HERO_08", build=build)
    giant = t.hand("KAR_711")
    t.play("EX1_289")  # Ice Barrier
    assert giant.get(COST) == t.game.first_tags("KAR_711")[COST] - 1
    assert check(t.game) == []


def test_barnes_summons_a_small_copy_of_the_deck() -> None:
    t = table()
    t.deck("CS2_231", "CS2_008", YETI)
    t.answers(YETI)
    t.play("KAR_114")
    assert t.row() == ["KAR_114", YETI]
    assert stats(t.at(1, 1)) == (1, 1)
    assert [e.card_id for e in t.at(1, 1).attached] == ["KAR_114e"]


def test_moat_lurker_without_a_victim_gives_itself_nothing() -> None:
    t = table()
    lurker = t.play("KAR_041")
    assert list(lurker.attached) == []


def test_moat_lurker_destroys_a_minion_and_brings_it_back() -> None:
    for build in (20457, 54613):
        t = table(build=build)
        foe = t.minion(side=2)
        t.play("KAR_041", foe)
        lurker = t.at(1, 0)
        assert t.row(2) == []
        assert [e.card_id for e in lurker.attached] == ["KAR_041e"] * (build > 22000)
        t.kill(lurker)
        assert (t.row(), t.row(2)) == ([], [YETI])
