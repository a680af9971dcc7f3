"""What a recording logs twice: each law where it holds, where it is broken, and what follows."""

from __future__ import annotations

import re

import pytest

from hsreplay_sim.base.enums import BlockType, CardType, ChoiceKind, Zone
from hsreplay_sim.base.tags import (
    CARDTYPE,
    COST,
    CREATOR,
    CREATOR_DBID,
    DAMAGE,
    HEALTH,
    NUM_RESOURCES_SPENT_THIS_GAME,
    PROPOSED_ATTACKER,
    RESOURCES_USED,
    TEMP_RESOURCES,
    UNTOUCHABLE,
    ZONE,
)
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.replay.packets import (
    Block,
    ChangeEntity,
    Choices,
    ChosenEntities,
    CreateGame,
    FullEntity,
    Packet,
    PlayerDef,
    ShowEntity,
    TagChange,
)
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.report.model import GameReport, Verdict
from hsreplay_sim.verifier.judge.verdict import CONTRADICTS_ITSELF
from hsreplay_sim.verifier.recording.logged import read_action
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.run import verify_game
from hsreplay_sim.verifier.trust.laws import LAWS, Case, Logs, contradictions
from places import ROOT
from table import BUILD, YETI

GAME, PLAYER, OTHER, MINION, CARD, MADE = 1, 2, 3, 20, 21, 22
AXE, AXE_NUMBER = "CS2_106", 401
CARDS = CardStore.open().at(BUILD)


def before() -> Observed:
    """A Yeti in play, a hidden card in a hand, and a player who has spent ten mana so far."""
    seen = Observed()
    seen.apply(CreateGame(GAME, (), (PlayerDef(PLAYER, 1, ()), PlayerDef(OTHER, 2, ()))))
    body = ((ZONE, Zone.PLAY), (CARDTYPE, CardType.MINION), (HEALTH, 5))
    seen.apply(FullEntity(MINION, YETI, body))
    seen.apply(FullEntity(CARD, "", ((ZONE, Zone.HAND),)))
    seen.apply(TagChange(PLAYER, NUM_RESOURCES_SPENT_THIS_GAME, 10))
    return seen


def broken(*packets: Packet, seen: Observed | None = None) -> list[tuple[str, Case]]:
    """Name and case of each law that an action with these packets breaks."""
    observed = seen or before()
    logs = Logs(read_action(Tape([*packets]), observed), observed, CARDS)
    return [(each.law.name, each.case) for each in contradictions(logs)]


def names(*packets: Packet, seen: Observed | None = None) -> list[str]:
    return [name for name, _ in broken(*packets, seen=seen)]


# --- attacker-acts -------------------------------------------------------------------------------


def attack(attacker: int) -> Block:
    return Block(BlockType.ATTACK, MINION, [TagChange(GAME, PROPOSED_ATTACKER, attacker)])


def test_the_attacker_is_the_entity_of_the_block() -> None:
    assert broken(attack(MINION)) == []
    found = Case(GAME, PROPOSED_ATTACKER, 1, CARD, 0, MINION)
    assert broken(attack(CARD)) == [("attacker-acts", found)]


def test_no_attacker_and_one_outside_of_an_attack_are_no_case() -> None:
    assert broken(attack(0), TagChange(GAME, PROPOSED_ATTACKER, CARD)) == []
    play = Block(BlockType.PLAY, MINION, [TagChange(GAME, PROPOSED_ATTACKER, CARD)])
    assert broken(play) == []


# --- spent-is-used, cost-is-paid -----------------------------------------------------------------


def payment(
    *, spent: int, used: int, lent: int = 0, cost: int | None = None, target: int = 0
) -> Block:
    """The play of a hidden card, with what is paid for it, and its cost as it is shown."""
    paid: list[Packet] = [TagChange(PLAYER, RESOURCES_USED, used)]
    if lent:
        paid.append(TagChange(PLAYER, TEMP_RESOURCES, -lent))
    paid.append(TagChange(PLAYER, NUM_RESOURCES_SPENT_THIS_GAME, 10 + spent))
    if cost is not None:
        paid.append(ShowEntity(CARD, AXE, ((COST, cost), (ZONE, Zone.PLAY))))
    text = Block(BlockType.POWER, CARD, [TagChange(PLAYER, RESOURCES_USED, 9)])
    return Block(BlockType.PLAY, CARD, [*paid, text], target=target)


def test_mana_that_is_spent_is_used_up() -> None:
    """U311:2, step 45, with an error planted."""
    assert broken(payment(spent=3, used=3)) == []
    found = Case(PLAYER, NUM_RESOURCES_SPENT_THIS_GAME, 2, 3, 1, 4)
    assert broken(payment(spent=3, used=4)) == [("spent-is-used", found)]


def test_mana_that_is_lent_for_the_turn_is_spent_as_well() -> None:
    assert broken(payment(spent=3, used=1, lent=2)) == []
    assert names(payment(spent=3, used=3, lent=2)) == ["spent-is-used"]


def test_the_first_payment_of_a_recording_is_no_case() -> None:
    """One that joins a running game lacks what was spent before."""
    seen = before()
    seen.apply(TagChange(PLAYER, NUM_RESOURCES_SPENT_THIS_GAME, 0))
    assert broken(payment(spent=3, used=4, cost=5), seen=seen) == []


def test_a_card_that_is_shown_as_it_is_played_costs_what_is_paid() -> None:
    """U511, step 19, with an error planted."""
    assert broken(payment(spent=3, used=3, cost=3)) == []
    found = Case(CARD, COST, 3, 4, 2, 3)
    assert broken(payment(spent=3, used=3, cost=4)) == [("cost-is-paid", found)]


def test_a_trade_and_a_card_that_costs_nothing_are_no_case() -> None:
    """Up to 134558 a trade is logged as a play of the card at itself."""
    assert broken(payment(spent=1, used=1, cost=4, target=CARD)) == []
    assert broken(payment(spent=2, used=2, cost=0)) == []


def test_what_only_one_of_both_is_written_of_is_no_case() -> None:
    paid = payment(spent=3, used=4, cost=5)
    for left_out in (0, 1):
        rest = [each for at, each in enumerate(paid.packets) if at != left_out]
        assert broken(Block(BlockType.PLAY, CARD, rest)) == []


def test_a_payment_out_of_a_play_and_one_of_a_text_are_no_case() -> None:
    paid = payment(spent=3, used=4, cost=5)
    assert broken(Block(BlockType.TRIGGER, CARD, paid.packets)) == []
    assert broken(Block(BlockType.PLAY, CARD, [Block(BlockType.POWER, CARD, paid.packets)])) == []


def test_the_cost_of_another_card_and_of_what_it_becomes_are_no_case() -> None:
    paid = payment(spent=3, used=3)
    tags = ((COST, 4), (ZONE, Zone.PLAY))
    for shown in (
        ShowEntity(MADE, AXE, tags),
        ChangeEntity(CARD, AXE, tags),
    ):
        assert broken(Block(BlockType.PLAY, CARD, [*paid.packets, shown])) == []


# --- dead-leave ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("damage", "lives"), [(4, True), (5, False), (6, False)])
def test_a_minion_in_play_has_less_damage_than_health(damage: int, *, lives: bool) -> None:
    """U555, step 23, without its DEATHS."""
    found = Case(MINION, DAMAGE, 0, damage, 0, 4)
    wanted = [] if lives else [("dead-leave", found)]
    assert broken(TagChange(MINION, DAMAGE, damage)) == wanted


@pytest.mark.parametrize("saved", [(ZONE, Zone.GRAVEYARD), (UNTOUCHABLE, 1), (HEALTH, 9)])
def test_what_leaves_or_is_saved_is_no_such_minion(saved: tuple[int, int]) -> None:
    assert broken(TagChange(MINION, DAMAGE, 5), TagChange(MINION, *saved)) == []


def test_what_was_so_before_is_no_case() -> None:
    seen = before()
    seen.apply(TagChange(MINION, DAMAGE, 6))
    assert broken(TagChange(MINION, COST, 3), seen=seen) == []


@pytest.mark.parametrize("body", [(CARDTYPE, CardType.HERO), (HEALTH, 0)])
def test_a_hero_and_what_has_no_health_are_no_case(body: tuple[int, int]) -> None:
    """A hero with 0 health is there until the game ends."""
    seen = before()
    seen.apply(TagChange(MINION, *body))
    assert broken(TagChange(MINION, DAMAGE, 5), seen=seen) == []


def test_of_a_minion_out_of_sight_nothing_is_known() -> None:
    seen = before()
    seen.known.discard(MINION)
    assert broken(TagChange(MINION, DAMAGE, 5), seen=seen) == []


# --- pick-offered --------------------------------------------------------------------------------


def offered(*entities: int, number: int = 1, player: int = PLAYER) -> Choices:
    return Choices(number, player, ChoiceKind.GENERAL, 1, 1, 9, entities)


@pytest.mark.parametrize(
    ("packets", "strangers"),
    [
        pytest.param([offered(5, 6), ChosenEntities(1, 2, (6,))], [], id="among-them"),
        pytest.param([offered(5, 6), ChosenEntities(1, 2, (7,))], [7], id="not-offered"),
        pytest.param([offered(5, 6), ChosenEntities(1, 2, ())], [], id="nothing-picked"),
        pytest.param([offered(5, 6), ChosenEntities(2, 2, (7,))], [], id="of-another-offer"),
        pytest.param([offered(5, 6), ChosenEntities(1, 3, (7,))], [], id="of-another-player"),
        pytest.param(
            [offered(5, 6), offered(7, 8, number=2), ChosenEntities(2, 2, (5,))], [5], id="too-late"
        ),
        pytest.param(
            [Block(BlockType.POWER, 9, [offered(5), ChosenEntities(1, 2, (6, 7))])], [6, 7],
            id="nested",
        ),
    ],
)  # fmt: skip
def test_r199_a_pick_is_among_the_offer(packets: list[Packet], strangers: list[int]) -> None:
    found = broken(*packets)
    assert [(name, case.logged, case.elsewhere) for name, case in found] == [
        ("pick-offered", each, 0) for each in strangers
    ]


# --- maker-number --------------------------------------------------------------------------------


def made(maker: int, number: int) -> FullEntity:
    return FullEntity(MADE, AXE, ((CREATOR, maker), (CREATOR_DBID, number)))


def test_the_number_is_that_of_the_makers_card() -> None:
    """U387, step 3, with an error planted."""
    yeti = CARDS.get(YETI)
    assert yeti is not None
    assert broken(made(MINION, yeti.dbf)) == []
    found = Case(MADE, CREATOR_DBID, 0, AXE_NUMBER, 0, yeti.dbf)
    assert broken(made(MINION, AXE_NUMBER)) == [("maker-number", found)]


@pytest.mark.parametrize("maker", [0, GAME, PLAYER, OTHER])
def test_what_is_no_card_has_the_number_0(maker: int) -> None:
    """U351@42, U275@31, with an error planted."""
    assert broken(made(maker, 0)) == []
    assert names(made(maker, 9)) == ["maker-number"]


def test_of_a_hidden_maker_and_of_one_that_became_another_card_nothing_is_known() -> None:
    """U145:3559: a lackey's maker was another card as it made it."""
    assert broken(made(CARD, AXE_NUMBER)) == []
    seen = before()
    seen.apply(ChangeEntity(MINION, AXE, ()))
    assert broken(made(MINION, 9), seen=seen) == []


def test_without_a_number_nothing_is_known() -> None:
    assert broken(FullEntity(MADE, AXE, ((CREATOR, MINION),))) == []


# --- all of them ---------------------------------------------------------------------------------


def test_the_laws_have_names_and_sentences_of_their_own() -> None:
    assert len({law.name for law in LAWS}) == len({law.says for law in LAWS}) == len(LAWS)
    for law in LAWS:
        assert re.fullmatch(r"[a-z]+(-[a-z]+)+", law.name)
        assert 20 < len(law.says) < 100


def test_every_law_has_a_claim_here_of_where_it_is_broken() -> None:
    text = (ROOT / "tests" / "verifier" / "trust" / "test_laws.py").read_text(encoding="utf-8")
    assert [law.name for law in LAWS if f'"{law.name}"' not in text] == []


# --- what follows --------------------------------------------------------------------------------

DEMO = ROOT / "fixtures" / "demo" / "clean.log"


def changed(pattern: str, word: str) -> tuple[int, GameReport]:
    """The report of the demo with the first group of the first match changed, and its line."""
    text = DEMO.read_text(encoding="utf-8")
    found = re.search(pattern, text)
    assert found is not None
    wrong = text[: found.start(1)] + word + text[found.end(1) :]
    (game,) = read_powerlog(wrong.encode())
    return text.count("\n", 0, found.start()) + 1, verify_game(game)


def test_an_action_that_breaks_a_law_is_unexplained_with_both_lines_and_both_values() -> None:
    picked = r"DebugPrintEntitiesChosen\(\) -\s+Entities\[0\]=.* id=(\d+) zone"
    line, report = changed(picked, "66")
    (found,) = report.contradictions
    assert (found.code, found.law, found.logged, found.line) == (
        "E401", "pick-offered", 66, line - 1,
    )  # fmt: skip
    assert (found.logged_elsewhere, found.line_elsewhere < line) == (0, True)
    assert not hasattr(found, "simulated")
    assert report.outcomes[found.step] == "unexplained"
    assert {each.beside for each in report.unexplained} <= {(CONTRADICTS_ITSELF,)}
    assert report.divergences == []
    assert report.verdict is Verdict.PARTIAL


def test_what_the_engine_has_otherwise_stands_beside_the_contradiction() -> None:
    _, report = changed(r"tag=PROPOSED_ATTACKER value=([1-9]\d*)", "66")
    (found,) = report.contradictions
    assert (found.law, found.logged) == ("attacker-acts", 66)
    assert report.outcomes[found.step] == "unexplained"
    assert report.unexplained
    assert {each.beside for each in report.unexplained} == {(CONTRADICTS_ITSELF,)}
    assert {each.step for each in report.unexplained} == {found.step}


def test_a_sound_game_breaks_no_law() -> None:
    (game,) = read_powerlog(DEMO)
    assert verify_game(game).contradictions == []
