"""Whispers of the Old Gods: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, CardType, Step, Zone
from hsreplay_sim.base.stream import CHANGE, CLOSE, FULL, OPEN, TAG
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    CAST_RANDOM_SPELLS,
    COST,
    CREATOR,
    CREATOR_DBID,
    DAMAGE,
    HIDDEN_ZONE_OWNER,
    LAST_AFFECTED_BY,
    LAST_KNOWN_ATK,
    PROXY_CTHUN,
    SEEN_CTHUN,
    SHIFTING,
    SHIFTING_MINION,
    SPAWN_TIME_COUNT,
    STEP,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
    TRANSFORMED_FROM_CARD,
)
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.engine.keywords.shifting import shift_unseen
from table import YETI, registry, stats, table
from texts import blocks, give_text, written

CTHUN = "OG_280"


def test_nerubian_prophet_gets_cheaper_in_the_hand() -> None:
    t = table()
    prophet = t.hand("OG_138")
    t.end_turn()
    t.end_turn()
    assert prophet.get(COST) == 5


def test_damage_enrages_aberrant_berserker() -> None:
    t = table()
    body = t.minion("OG_150")
    atk = body.get(ATK)
    t.play("CS2_008", body)
    assert body.get(ATK) == atk + 2
    t.play("CS2_007", body)
    assert body.get(ATK) == atk


def test_corrupted_seer_hurts_the_others_but_no_murloc() -> None:
    t = table()
    mine, theirs, murloc = t.minion(), t.minion(side=2), t.minion("EX1_506a")
    body = t.play("OG_161")
    assert (mine.get(DAMAGE), theirs.get(DAMAGE)) == (2, 2)
    assert murloc.zone == Zone.PLAY
    assert body.get(DAMAGE) == 0


@pytest.mark.parametrize(
    ("card_id", "token"),
    [("OG_156", "OG_156a")],
)
def test_a_battlecry_brings_a_token(card_id: str, token: str) -> None:
    t = table()
    t.play(card_id)
    assert t.row() == [card_id, token]
    assert t.at(1, 1).get(TAUNT) == 1


def test_eater_of_secrets_eats_them_all() -> None:
    t = table()
    t.end_turn()
    t.play("CFM_620")
    t.play("UNG_024")
    t.end_turn()
    t.end_turn()
    t.end_turn()
    t.play("CFM_637")
    t.end_turn()
    t.end_turn()
    eaten = list(t.game.secrets[2])
    secrets = len(eaten)
    eater = t.play("OG_254")
    assert t.game.secrets[2] == []
    assert [e.get(LAST_AFFECTED_BY) for e in eaten] == [eater.id] * secrets, "U324:2730"
    assert stats(eater) == (2 + secrets, 4 + secrets)


def test_r266_rituals_make_cthun_grow_in_the_hand() -> None:
    t = table()
    cthun = t.hand(CTHUN)
    t.play("OG_281")
    assert stats(cthun) == (8, 8)
    t.play("OG_283")
    t.play("OG_293")
    t.play("OG_162", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2
    proxy = t.game.entities[t.tag(PROXY_CTHUN)]
    assert (proxy.card_id, proxy.get(ATK)) == ("OG_279", cthun.get(ATK))
    assert proxy.zone == Zone.SETASIDE


def test_r266_cthun_catches_up_when_drawn() -> None:
    t = table()
    cthun = t.deck(CTHUN)[0]
    t.play("OG_281")
    t.play("OG_281")
    assert cthun.get(ATK) == 6
    t.end_turn()
    t.end_turn()
    assert cthun.zone == Zone.HAND
    assert stats(cthun) == (10, 10)


@pytest.mark.parametrize(("build", "layers"), [(28855, 0), (40734, 2)])
def test_r266_since_40734_rituals_are_layers_of_an_enchantment(build: int, layers: int) -> None:
    """U380:14813: each point of +2/+2 by itself, the second one counted (SPAWN_TIME_COUNT)."""
    t = table(build=build)
    cthun = t.hand(CTHUN)
    t.play("OG_281")
    proxy = t.game.entities[t.tag(PROXY_CTHUN)]
    for body in (cthun, proxy):
        assert stats(body) == (8, 8)
        assert [e.get(SPAWN_TIME_COUNT) for e in body.attached] == [layers]
    t.play("OG_283")
    assert stats(cthun) == stats(proxy) == (10, 10)
    assert len(proxy.attached) == (2 if layers else 1)


def test_r266_twilight_elder_serves_at_the_end_of_turn() -> None:
    t = table()
    cthun = t.hand(CTHUN)
    t.play("OG_286")
    assert stats(cthun) == (6, 6)
    t.end_turn()
    assert stats(cthun) == (7, 7)
    t.end_turn()
    assert stats(cthun) == (7, 7)


def test_cthun_deals_its_attack_in_missiles() -> None:
    t = table()
    cthun = t.hand(CTHUN)
    t.play("OG_281")
    t.play("OG_281")
    assert stats(cthun) == (10, 10)
    t.play(cthun)
    assert t.hero(2).get(DAMAGE) == 10


@pytest.mark.parametrize(("rituals", "row"), [(1, 0), (2, 1)])
def test_the_emperors_meet_for_a_cthun_of_ten(rituals: int, row: int) -> None:
    t = table()
    for _ in range(rituals):
        t.play("OG_281")
    t.play("OG_131")
    assert t.row().count("OG_319") == row


def test_doomcaller_brings_a_dead_cthun_back() -> None:
    t = table()
    t.play("OG_255")
    assert t.game.deck[1] == []
    t.kill(t.minion(CTHUN))
    t.play("OG_255")
    assert [e.card_id for e in t.game.deck[1]] == [CTHUN]


def test_r196_r270_yogg_casts_a_spell_for_each_spell_cast() -> None:
    t = table()
    t.play("GAME_005")
    t.play("CS2_008", t.hero(2))
    yeti = t.minion(side=2)
    t.answers("CS2_029", yeti, "CS2_024", t.hero(1))
    t.play("OG_134")
    assert yeti.zone == Zone.GRAVEYARD
    assert t.hero(1).get(DAMAGE) == 3


@pytest.mark.parametrize(("build", "armor"), [(13921, 4), (14830, 0)])
def test_r196_yogg_stops_when_it_leaves_since_14830(build: int, armor: int) -> None:
    """U149:5180: Yogg-Saron has just died, and casts five spells more."""
    t = table(build=build)
    for _ in range(2):
        t.play("GAME_005")
    yogg = t.hand("OG_134")
    t.answers("EX1_161", yogg, *["EX1_606"] * (armor > 0))
    t.play(yogg)
    assert (yogg.zone, t.hero(1).get(ARMOR)) == (Zone.GRAVEYARD, armor)
    cast = [e.card_id for e in t.game.entities.values() if e.get(CREATOR) == yogg.id]
    assert cast == ["EX1_161", "EX1_606"][: 1 + (armor > 0)]


def test_yogg_bears_a_mark_while_he_casts() -> None:
    """U074:8207, 8907 and U092a:27910, 28390."""
    t = table()
    t.play("GAME_005")
    since = len(t.game.out)
    t.answers("EX1_606")
    yogg = t.play("OG_134")
    marks = [
        value for _, tag, value in written(t.game, since, of=yogg) if tag == CAST_RANDOM_SPELLS
    ]
    assert marks == [1, 0]


def test_infested_tauren_leaves_a_slime() -> None:
    t = table()
    t.kill(t.minion("OG_249"))
    assert t.row() == ["OG_249a"]


def test_nzoth_raises_in_any_order_at_the_right_end() -> None:
    """U609:8999: of six dead the last, the first, the third, the fourth and the fifth."""
    t = table(build=12574)
    first, second = t.minion("EX1_096"), t.minion("EX1_012")
    t.kill(first)
    t.kill(second)
    t.minion("CS2_182")
    nzoth = t.hand("OG_133")
    t.answers(second, first)
    t.play(nzoth, position=1)
    assert t.row() == ["OG_133", "CS2_182", "EX1_012", "EX1_096"]


@pytest.mark.parametrize(("cthun", "seen"), [(True, 1), (False, 0)])
def test_r266_only_who_has_cthun_is_noted_to_have_seen_him(*, cthun: bool, seen: int) -> None:
    """U609:2018 against 6751, U586:2004; the proxy of an earlier ritual is not he (U016:8032)."""
    t = table(build=12574)
    if cthun:
        t.deck(CTHUN)
    t.play("OG_281")
    t.play("OG_281")
    assert t.tag(SEEN_CTHUN) == seen


@pytest.mark.parametrize(
    ("build", "anew"), [(15590, False), (23966, False), (36393, True), (223542, False)]
)
def test_shifter_zerus_keeps_its_enchantment_up_to_23966_and_since_223542(
    build: int, anew: bool
) -> None:
    t = table(build=build)
    zerus = t.hand("OG_123")
    t.answers("CS2_182")
    t.end_turn()
    t.end_turn()
    first = zerus.attached[0]
    assert (zerus.card_id, stats(zerus), first.card_id) == ("CS2_182", (4, 5), "OG_123e")
    t.answers("CS2_231")
    t.end_turn()
    t.end_turn()
    assert (zerus.card_id, stats(zerus)) == ("CS2_231", (1, 1))
    assert [each is first for each in zerus.attached] == [not anew]
    assert (zerus.get(CREATOR) == first.id) is (build > 23966)


@pytest.mark.parametrize(("build", "kept"), [(23966, True), (36393, False)])
def test_shifter_zerus_is_changed_only_in_what_is_printed_up_to_23966(
    build: int, *, kept: bool
) -> None:
    """U090:952 does not list the shadow of its Attack, U195:1824 does."""
    t = table(build=build)
    zerus = t.hand("OG_123")
    zerus.tags[LAST_KNOWN_ATK] = 1
    t.round()
    assert (zerus.get(LAST_KNOWN_ATK) == 1) is kept


def test_what_shifter_zerus_becomes_forgets_who_moved_it_and_names_its_first_card() -> None:
    """U195:1846 tells the 0; the enchantment names the card that laid it first."""
    t = table(build=134558)
    zerus = t.hand("OG_123")
    zerus.tags[HIDDEN_ZONE_OWNER] = 2
    dbf = zerus.card.dbf if zerus.card is not None else 0
    since = len(t.game.out)
    t.round()
    changes = [packet[3] for packet in t.game.out[since:] if packet[0] == CHANGE]
    assert [each[HIDDEN_ZONE_OWNER] for each in changes] == [0]
    made = [packet[3] for packet in t.game.out[since:] if packet[:3:2] == (FULL, "OG_123e")]
    assert [each[CREATOR_DBID] for each in made] == [dbf]


@pytest.mark.parametrize(("build", "mark"), [(22611, SHIFTING), (23966, SHIFTING_MINION)])
def test_shifter_zerus_stays_what_it_was_played_as(build: int, mark: int) -> None:
    t = table(build=build)
    zerus = t.hand("OG_123")
    t.round()
    form = zerus.card_id
    assert (bool(zerus.get(TRANSFORMED_FROM_CARD)), zerus.get(mark)) == (True, 1)
    give_text(t.game, zerus)
    t.play(zerus)
    assert (zerus.card_id, zerus.attached) == (form, [])
    assert (zerus.get(TRANSFORMED_FROM_CARD), zerus.get(mark)) == (0, 0)


@pytest.mark.parametrize(("build", "wanted"), [(15590, [False]), (22611, [True])])
def test_shifter_zerus_is_marked_behind_its_shift_up_to_15590(
    build: int, wanted: list[bool]
) -> None:
    """U255:7190 tells it behind the block of the shift, U424:6169 inside."""
    t = table(build=build)
    zerus = t.hand("OG_123")
    since = len(t.game.out)
    t.round()
    inside, found = False, []
    for packet in t.game.out[since:]:
        if packet[0] in (OPEN, CLOSE):
            inside = packet[:2] == (OPEN, zerus.id)
        elif packet[:3] == (TAG, zerus.id, SHIFTING):
            found.append(inside)
    assert found == wanted


@pytest.mark.parametrize(("build", "forgets"), [(23966, False), (36393, True)])
def test_a_card_that_shifts_by_itself_forgets_who_made_it(build: int, *, forgets: bool) -> None:
    """U195:1560 and U166:9668 tell the 0, U424:6127 does not."""
    t = table(build=build)
    zerus = t.hand("OG_123")
    zerus.tags[CREATOR] = t.hero(1).id
    t.round()
    assert zerus.get(CREATOR) == (0 if forgets else t.hero(1).id)


@pytest.mark.parametrize("anew", [True, False])
def test_what_lies_on_a_hidden_card_that_shifts_again_goes_where_it_is_laid_anew(
    *, anew: bool
) -> None:
    """U092a:28803."""
    t = table(build=36393 if anew else 22611)
    zerus = t.hand("OG_123")
    shift_unseen(t.game, zerus, zerus, CardType.MINION, ("OG_123e",))
    (first,) = zerus.attached
    shift_unseen(t.game, first, zerus, CardType.MINION, ("OG_123e",))
    (second,) = zerus.attached
    assert (zerus.card_id, second is first) == ("", not anew)
    assert first.zone == (Zone.REMOVED if anew else Zone.PLAY)
    assert zerus.get(CREATOR) == (first.id if anew else 0)


@pytest.mark.parametrize("build", [13921, 15590])
def test_the_enchantment_of_a_hidden_shifter_zerus_lies_on_it(build: int) -> None:
    """U098:2191 shows it on a card of the other hand; since 15590 no seat is told what it is."""
    t = table(build=build)
    zerus = t.hand("OG_123")
    since = len(t.game.out)
    shift_unseen(t.game, zerus, zerus, CardType.MINION, ("OG_123e",))
    made = [packet[2] for packet in t.game.out[since:] if packet[0] == FULL]
    assert (made, zerus.card_id, len(zerus.attached)) == (["OG_123e"], "", 1)


@pytest.mark.parametrize(("build", "at_once"), [(29933, False), (36393, True)])
def test_a_shifted_card_tells_its_cost_at_once_since_36393(build: int, *, at_once: bool) -> None:
    """U195:1855 tells it before the next enchantment, U408:15002 and U090:1153 behind."""
    t = table(build=build)
    zerus = t.hand("OG_123")
    t.answers("EX1_620")
    since = len(t.game.out)
    t.end_turn()
    t.end_turn()
    out = t.game.out[since:]
    told = next(
        n for n, p in enumerate(out) if p[:3] == (TAG, zerus.id, TAG_LAST_KNOWN_COST_IN_HAND)
    )
    laid = next(n for n, p in enumerate(out) if (p[0], p[2]) == (FULL, "OG_123e"))
    assert (told < laid) is at_once


def test_corrupted_healbot_heals_the_enemy_hero() -> None:
    t = table()
    t.hurt(1, 10)
    t.hurt(2, 10)
    t.kill(t.minion("OG_147"))
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (10, 2)


def test_tentacle_of_nzoth_hurts_all_minions() -> None:
    t = table()
    tentacle, *bodies = t.minion("OG_151"), t.minion(), t.minion(side=2)
    t.kill(tentacle)
    assert [e.get(DAMAGE) for e in bodies] == [1, 1]
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (0, 0)


def test_zealous_initiate_strengthens_a_friend() -> None:
    t = table()
    one, other, enemy = t.minion(), t.minion(), t.minion(side=2)
    t.answers(other)
    t.kill(t.minion("OG_158"))
    assert [stats(e) for e in (one, other, enemy)] == [(4, 5), (5, 6), (4, 5)]


def test_spawn_of_nzoth_strengthens_all_friends() -> None:
    t = table()
    one, other, enemy = t.minion(), t.minion(), t.minion(side=2)
    t.kill(t.minion("OG_256"))
    assert [stats(e) for e in (one, other, enemy)] == [(5, 6), (5, 6), (4, 5)]


@pytest.mark.parametrize(("enemies", "damage"), [(0, 20), (1, 18), (7, 6)])
def test_cult_apothecary_heals_its_hero_for_each_enemy_minion(enemies: int, damage: int) -> None:
    t = table()
    t.hurt(1, 20)
    t.minion()
    for _ in range(enemies):
        t.minion(side=2)
    t.play("OG_295")
    assert t.hero(1).get(DAMAGE) == damage


def test_polluted_hoarder_draws() -> None:
    t = table()
    t.deck(YETI)
    t.kill(t.minion("OG_323"))
    assert t.cards() == [YETI]


def test_deathwing_dragonlord_calls_the_dragons() -> None:
    t = table()
    deathwing = t.minion("OG_317")
    t.hand("EX1_561")
    t.hand(YETI)
    t.hand("NEW1_023")
    t.kill(deathwing)
    assert (t.row(), t.cards()) == (["EX1_561", "NEW1_023"], [YETI])


def test_yshaarj_calls_a_minion_of_the_deck() -> None:
    t = table()
    t.minion("OG_042")
    _, ogre = t.deck(YETI, "CS2_200", "CS2_024")[:2]
    t.deck(YETI, side=2)
    t.answers(ogre, 0)
    t.end_turn()
    assert t.row() == ["OG_042", "CS2_200"]


def test_the_boogeymonster_eats_what_it_kills() -> None:
    t = table()
    monster = t.minion("OG_300")
    t.attack(monster, t.minion("CS2_231", side=2))
    assert stats(monster) == (8, 8)


def test_twilight_summoner_leaves_a_destroyer() -> None:
    t = table()
    t.kill(t.minion("OG_272"))
    assert t.row() == ["OG_272t"]


def test_mukla_brings_two_bananas() -> None:
    t = table()
    t.play("OG_122")
    assert (t.cards(), t.cards(2)) == (["EX1_014t"] * 2, [])


def test_faceless_shambler_takes_the_size_of_a_friend() -> None:
    t = table()
    yeti = t.minion("CS2_200", damage=1)
    assert t.refuses("OG_174", t.minion(side=2))
    assert stats(t.play("OG_174", yeti)) == (6, 6)


def test_validated_doomsayer_attacks_with_seven() -> None:
    t = table()
    doomsayer = t.minion("OG_200")
    t.end_turn()
    assert doomsayer.get(ATK) == 0
    t.end_turn()
    assert doomsayer.get(ATK) == 7


def test_blackwater_pirate_makes_weapons_cheaper() -> None:
    t = table()
    axe, yeti = t.hand("CS2_112"), t.hand("CS2_182")
    t.minion("OG_322")
    assert (axe.get(COST), yeti.get(COST)) == (3, 4)


def test_hogger_summons_when_he_is_hurt() -> None:
    t = table()
    hogger = t.minion("OG_318")
    t.attack(hogger, t.minion(side=2))
    assert t.row() == ["OG_318", "OG_318t"]


def test_midnight_drake_counts_the_hand() -> None:
    t = table()
    t.hand("GAME_005"), t.hand("GAME_005"), t.hand("GAME_005", side=2)
    assert stats(t.play("OG_320")) == (3, 4)


def test_crazed_worshipper_prays_when_it_is_hurt() -> None:
    t = table()
    cthun, worshipper = t.hand("OG_280"), t.minion("OG_321")
    t.attack(worshipper, t.minion(side=2))
    assert stats(cthun) == (7, 7)


def test_cyclopian_horror_counts_enemies() -> None:
    t = table()
    t.minion(), t.minion(side=2), t.minion(side=2)
    assert stats(t.play("OG_337")) == (3, 5)


def test_r193_nat_the_darkfisher_lets_the_opponent_draw_half_the_time() -> None:
    for coin, drawn in ((0, 1), (1, 2)):
        t = table()
        nat = t.minion("OG_338")
        cards = t.deck("CS2_182", "CS2_182", "CS2_182", side=2)
        t.answers(coin, *cards[:drawn])
        since = len(t.game.out)
        t.end_turn()
        assert len(t.cards(2)) == drawn
        told = [each for each in written(t.game, since) if each[1] in (STEP, TAG_SCRIPT_DATA_NUM_1)]
        start = told.index((t.game.root.id, STEP, Step.MAIN_START_TRIGGERS))
        note = [(nat.id, TAG_SCRIPT_DATA_NUM_1, value) for value in (1, 0)] if coin else []
        assert told[start + 1 : -1] == [
            *note[:1],
            (t.game.root.id, STEP, Step.MAIN_START),
            *note[1:],
        ]
        assert ((BlockType.TRIGGER, nat.id) in blocks(t.game, since)) is (coin == 1)


def test_skeram_cultist_strengthens_cthun() -> None:
    t = table()
    cthun = t.hand("OG_280")
    t.play("OG_339")
    assert stats(cthun) == (8, 8)


def test_silithid_swarmer_attacks_once_its_hero_has() -> None:
    t = table()
    swarmer = t.minion("OG_034")
    t.weapon("CS2_106")
    assert t.refuses(swarmer, t.hero(2))
    t.attack(t.hero(1), t.hero(2))
    t.attack(swarmer, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3 + 3


def test_scaled_nightmare_doubles_its_attack_each_turn() -> None:
    t = table()
    nightmare = t.minion("OG_271")
    t.round()
    assert stats(nightmare) == (4, 8)
    t.round()
    assert stats(nightmare) == (8, 8)


@pytest.mark.parametrize(("build", "numbers"), [(20457, [0]), (39954, [2, 4])])
def test_r141_a_nightmare_grows_without_a_number_up_to_20457(
    build: int, numbers: list[int]
) -> None:
    """A silence takes all that it gained."""
    t = table(build=build)
    nightmare = t.minion("OG_271")
    t.round(), t.round()
    assert nightmare.get(ATK) == 8
    assert [each.get(TAG_SCRIPT_DATA_NUM_1) for each in nightmare.attached] == numbers
    t.play("EX1_332", nightmare)
    assert nightmare.get(ATK) == 2


def test_twilight_geomancer_gives_cthun_taunt() -> None:
    t = table()
    cthun = t.hand("OG_280")
    t.play("OG_284")
    assert cthun.get(TAUNT) == 1
    assert stats(cthun) == (6, 6)


@pytest.mark.parametrize("build", [12574, 54613, 255790])
def test_r266_a_silenced_cthun_gains_by_later_rituals_alone(build: int) -> None:
    """U586:9466."""
    t = table(build=build)
    held, cthun = t.hand(CTHUN), t.minion(CTHUN)
    t.play("OG_281")
    assert stats(cthun) == (8, 8)
    for _ in range(2):
        t.play("EX1_332", cthun)
        assert stats(cthun) == (6, 6)
        t.play("OG_281")
        assert stats(cthun) == (8, 8)
    t.play("OG_281")
    assert (stats(cthun), stats(held)) == ((10, 10), (14, 14))


@pytest.mark.parametrize("card_id", ["OG_284", "OG_293"])
def test_r266_rituals_of_another_wording_are_not_foretold(card_id: str) -> None:
    """U044:1920, U044:2701: 185749 tells them without a RITUAL block."""
    store = CardStore.open()
    texts = [registry().find(store.at(build).get(card_id), card_id) for build in (54613, 185749)]
    assert [text is None for text in texts] == [False, True]


def test_ancient_harbinger_fetches_a_minion_of_cost_10() -> None:
    t = table()
    t.minion("OG_290")
    t.deck("NEW1_030", YETI)
    t.round()
    assert sorted(t.cards()) == [YETI, "NEW1_030"]


def test_two_bloods_of_the_ancient_one_merge() -> None:
    t = table()
    t.minion("OG_173")
    t.minion()
    t.round()
    assert t.row() == ["OG_173", YETI]
    t.minion("OG_173")
    t.round()
    assert sorted(t.row()) == [YETI, "OG_173a"]


def test_the_bloods_die_before_the_ancient_one_comes() -> None:
    """The wiki of the game: Deathrattles and Cult Masters answer; he is without enchantments."""
    t = table()
    blood, other, spare = (t.minion("OG_173") for _ in range(3))
    t.play("LOE_105", blood)  # Explorer's Hat
    t.play("CS2_092", other)  # Blessing of Kings
    t.minion("EX1_595")  # Cult Master
    t.deck(YETI, YETI)
    t.end_turn()
    assert [e.zone for e in (blood, other)] == [Zone.GRAVEYARD] * 2
    assert spare.zone == Zone.PLAY
    assert sorted(t.row()) == ["EX1_595", "OG_173", "OG_173a"]
    assert sorted(t.cards()) == [YETI, YETI, "LOE_105"]
    assert {stats(e) for e in t.game.row(1) if e.card_id == "OG_173a"} == {(30, 30)}


def test_darkspeaker_swaps_stats_with_a_friend() -> None:
    t = table()
    yeti = t.minion(damage=1)
    assert t.refuses("OG_102", t.minion(side=2))
    t.play("OG_102", yeti)
    assert (stats(yeti), stats(t.at(1, 1))) == ((3, 6), (4, 4))
    assert [e.card_id for e in yeti.attached] == ["OG_102e"]
