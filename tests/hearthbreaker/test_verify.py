"""Scripted games are played, their numbers counted, their states compared."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.errors import InternalError, UnsupportedError
from hsreplay_sim.cards.registry import Registry
from hsreplay_sim.hearthbreaker import oracle as scripted_oracle
from hsreplay_sim.hearthbreaker.player import ScriptedPlayer
from hsreplay_sim.hearthbreaker.verify import simulate, verify_script
from hsreplay_sim.replay.packets import CreateGame
from hsreplay_sim.report.model import Verdict
from scripted_games import (
    PASS,
    ZEROS,
    codes,
    dumps,
    health,
    minions,
    played,
    report,
    script,
    stream,
    turns,
)

DRAWN = "start()\nrandom(0)\nend()\n"
BOAR_TURN = "start()\nsummon(0, 0)\nend()\n"


# --- the verdict -----------------------------------------------------------------------------


def test_legal_moves_with_exact_numbers_are_verified() -> None:
    found = report(BOAR_TURN + PASS + "start()\nattack(p1:0, p2)\nconcede()\nend()\n")
    assert found.verdict is Verdict.VERIFIED
    assert (found.tally.actions.total, found.tally.actions.verified) == (9, 9)


def test_the_report_has_the_heroes_and_the_turns() -> None:
    found = report(BOAR_TURN + PASS)
    assert found.title == " vs ".join(found.players)
    assert found.turns == 2


def test_equal_dumps_are_counted() -> None:
    game = script(BOAR_TURN + PASS)
    found = verify_script(game, stream(dumps(game)))
    assert (found.tally.states.compared, found.tally.states.equal) == (6, 6)
    assert found.verdict is Verdict.VERIFIED


def test_the_first_field_that_differs_is_named_once() -> None:
    game = script(BOAR_TURN + PASS)
    states = dumps(game)
    for state in states[2:]:
        state["players"][0]["minions"][0]["attack"] = 7
    found = verify_script(game, stream(states))
    assert codes(found) == ["E301"]
    first = found.divergences[0]
    assert first.tag is not None
    assert (first.tag.name, first.logged, first.simulated) == (
        "players[0].minions[0].attack", 7, 1,
    )  # fmt: skip
    assert first.address == "made.rep:1@2"
    assert first.action == "play Stonetusk Boar #4"
    assert first.block == "play Stonetusk Boar"
    assert (found.tally.states.compared, found.tally.states.equal) == (6, 2)
    assert found.tally.actions.diverged == 1
    assert found.tally.reasons == {"stale": 3}


def test_a_stream_may_leave_states_out() -> None:
    game = script(BOAR_TURN + PASS)
    states = [dump for dump in stream(dumps(game)) if dump.n in (0, 3)]
    found = verify_script(game, iter(states))
    assert (found.tally.states.compared, found.tally.states.equal) == (2, 2)


# --- numbers ---------------------------------------------------------------------------------


def test_used_numbers_are_counted_with_the_header() -> None:
    found = report("start()\nrandom(0)\nend()\n", header=ZEROS)
    assert (found.tally.numbers.used, found.tally.numbers.left) == (9, 0)


def test_a_missing_number_ends_the_game() -> None:
    found = report("start()\nend()\nstart()\nend()\n", header=ZEROS)
    assert codes(found) == ["E201"]
    assert found.divergences[0].note == "number 1 is asked for (draw), 0 are there"
    assert (found.tally.actions.diverged, found.tally.actions.unverifiable) == (1, 3)


def test_a_number_left_over_is_named() -> None:
    found = report("start()\nrandom(0)\nend()\nrandom(3)\n", header=ZEROS)
    assert codes(found) == ["E202"]
    assert found.tally.numbers.left == 1


def test_with_an_empty_header_surplus_numbers_mean_nothing() -> None:
    assert report("start()\nrandom(5)\nend()\n").verdict is Verdict.VERIFIED


def test_without_numbers_each_is_0() -> None:
    decks = ("Jaina, Wisp, Fireball, Arcane Missiles", "Malfurion, Wisp")
    start, *_, end = dumps(script(PASS, *decks))
    assert start["players"][0]["hero"]["name"] == "Jaina", "0: the first deck moves first"
    first = ["Wisp", "Fireball", "Arcane Missiles"]
    assert [card["name"] for card in start["players"][0]["hand"]] == first
    drawn = [card["name"] for card in end["players"][0]["hand"]]
    assert drawn == [*first, "Wisp"], "the first card that is not drawn"


@pytest.mark.parametrize("number", ["77", "p1"])
def test_a_number_that_is_no_candidate_is_named(number: str) -> None:
    assert codes(report(f"start()\nrandom({number})\nend()\n", header=ZEROS)) == ["E203"]


@pytest.mark.parametrize(("amount", "hurt"), [(2, [2]), (3, [])])
def test_an_amount_is_the_next_number(amount: int, hurt: list[int]) -> None:
    turn = "start()\nrandom(0)\n"
    three = (turn + "end()\n") * 5 + turn + "summon(0,0)\nend()\n"
    cast = f"{turn}play(0)\nrandom({amount})\nend()\n"
    decks = ("Thrall, Lightning Storm", "Rexxar, Ironfur Grizzly")
    state = played(three + cast, *decks, header=ZEROS)
    assert [minion["damage"] for minion in state["players"][1]["minions"]] == hurt


def test_a_character_is_the_next_number() -> None:
    cast = "start()\nrandom(0)\nplay(0)\nrandom(p2, p1, p2)\nend()\n"
    found = report(cast, "Jaina, Arcane Missiles", "Rexxar, Wisp", header=ZEROS)
    assert codes(found) == ["E203"], "one's own hero is no candidate"
    state = played(cast.replace("p1", "p2"), "Jaina, Arcane Missiles", "Rexxar, Wisp", header=ZEROS)
    assert health(state, 2) == 27


@pytest.mark.parametrize(("luck", "drawn"), [(0, 1), (1, 0)])
def test_odds_are_a_number_that_is_0_when_it_happens(luck: int, drawn: int) -> None:
    turn = "start()\nrandom(0)\n"
    wait = (turn + "end()\n") * 2 + turn + "summon(0,0)\nend()\n" + turn + "end()\n"
    numbers = "0,1" if luck else "0,0,0"
    moves = f"{wait}start()\nrandom({numbers})\nend()\n"
    state = played(moves, "Jaina, Nat Pagle", "Rexxar, Wisp", header=ZEROS)
    assert len(state["players"][0]["hand"]) == 3 + 3 - 1 + drawn


def test_negative_numbers_count_from_the_end() -> None:
    game = script(PASS, "Jaina, Wisp, Fireball", "Jaina, Wisp", header=ZEROS)
    object.__setattr__(game.moves[0], "random", (-1,))
    states = dumps(game)
    assert states[-1]["players"][0]["deck"][-1] == {"name": "Fireball", "used": True}


# --- the beginning ---------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "hero"), [(0, "Jaina"), (1, "Malfurion")])
def test_the_first_number_says_who_moves_first(first: int, hero: str) -> None:
    state = dumps(script(DRAWN, header=f"random({first},0,0,0,0,0,0,0)"))[0]
    assert state["players"][0]["hero"]["name"] == hero


def test_opening_hands_are_places_among_the_undrawn_cards() -> None:
    decks = ("Jaina, Wisp, Fireball, Frostbolt, Polymorph", "Jaina, Wisp")
    state = dumps(script(DRAWN, *decks, header="random(0,1,1,1,0,0,0,0)"))[0]
    hand = [card["name"] for card in state["players"][0]["hand"]]
    assert hand == ["Fireball", "Frostbolt", "Polymorph"]


def test_a_rejected_card_is_replaced_in_place_and_cannot_come_back() -> None:
    game = script(PASS, "Jaina, Wisp, Fireball, Frostbolt, Polymorph", "Jaina, Wisp")
    game.keep = ((0, 2), (0, 1, 2, 3))
    state = dumps(game)[0]["players"][0]
    assert [card["name"] for card in state["hand"]] == ["Wisp", "Polymorph", "Frostbolt"]
    assert [card["used"] for card in state["deck"][:5]] == [True, False, True, True, False]


def test_of_two_rejected_cards_neither_is_a_replacement() -> None:
    game = script(PASS, "Jaina, Wisp, Fireball, Frostbolt, Polymorph, Flamestrike", "Jaina, Wisp")
    game.keep = ((2,), (0, 1, 2, 3))
    hand = [card["name"] for card in dumps(game)[0]["players"][0]["hand"]]
    assert hand == ["Polymorph", "Flamestrike", "Frostbolt"]


def test_the_second_player_gets_the_coin() -> None:
    state = dumps(script(PASS))[0]
    assert [len(player["hand"]) for player in state["players"]] == [3, 5]
    assert state["players"][1]["hand"][-1] == {"name": "The Coin"}


def test_a_keep_beyond_the_cards_shown_is_refused() -> None:
    game = script(PASS)
    game.keep = ((3,), ())
    assert codes(verify_script(game)) == ["E210"]


# --- moves -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        pytest.param("start()\nplay(9)\n", "there is no card 9", id="no-such-card"),
        pytest.param("start()\nattack(p1:0, p2)\n", "nobody stands at p1:0", id="no-attacker"),
        pytest.param("start()\nattack(p1, p2)\n", "it has no attack", id="no-attack"),
        pytest.param(
            BOAR_TURN + PASS + "start()\nattack(p1:0, p2)\nattack(p1:0, p2)\n",
            "it has attacked already",
            id="twice",
        ),
        pytest.param("start()\nsummon(0, 0)\nsummon(0, 0)\n", "it costs 1, there is 0", id="mana"),
    ],
)
def test_an_illegal_move_says_why(moves: str, words: str) -> None:
    found = report(moves)
    assert codes(found) == ["E210"]
    assert words in found.divergences[0].note


CLERIC = ("Uther, Stonetusk Boar, Shattered Sun Cleric", "Garrosh, Wisp")
CLERICS_TURN = BOAR_TURN + turns(3)


@pytest.mark.parametrize(("aim", "wrong"), [("", ["E210"]), (", p1:0", [])])
def test_a_card_that_asks_for_a_target_cannot_be_played_without_one(
    aim: str, wrong: list[str]
) -> None:
    """Its recorder wrote the play before the target was chosen."""
    found = verify_script(script(CLERICS_TURN + f"start()\nsummon(0, 1{aim})\nend()\n", *CLERIC))
    assert codes(found) == wrong
    assert [each.note for each in found.divergences] == [
        "Shattered Sun Cleric needs a target, and none is recorded" for _ in wrong
    ]


GUARDED = (
    "start()\nsummon(0, 0)\nend()\nstart()\nsummon(0, 0)\nend()\nstart()\nattack(p1:0, p2)\nend()\n"
)
BOAR_AND_SHIELD = ("Jaina, Stonetusk Boar", "Malfurion, Goldshire Footman")


def test_an_attack_past_taunt_is_refused_unless_a_dump_shows_that_it_was_played() -> None:
    """hearthbreaker offers the Footman alone, but plays back any target."""
    game = script(GUARDED, *BOAR_AND_SHIELD)
    alone = verify_script(game)
    assert [(each.code, each.note) for each in alone.divergences] == [
        ("E210", "Stonetusk Boar cannot attack Malfurion Stormrage")
    ]
    assert codes(verify_script(game, stream(dumps(game)))) == []
    with pytest.raises(UnsupportedError, match="cannot attack"):
        simulate(game)


def test_a_spell_at_a_hidden_minion_is_refused() -> None:
    worgen = "start()\nend()\nstart()\nsummon(0, 0)\nend()\n"
    game = script(worgen + turns(8) + "start()\nplay(0, p2:0)\nend()\n", *SPELL_AND_HIDDEN)
    assert [each.note for each in verify_script(game).divergences] == [
        "Fireball cannot be aimed at Worgen Infiltrator"
    ]


SPELL_AND_HIDDEN = ("Jaina, Fireball", "Malfurion, Worgen Infiltrator")


def test_a_power_that_asks_for_a_target_is_not_used_without_one() -> None:
    moves = turns(2) + "start()\npower()\nend()\n"
    (found,) = report(moves, "Jaina, Wisp", "Jaina, Wisp").divergences
    assert (found.code, found.note) == ("E210", "Fireblast needs a target, and none is recorded")


def test_a_power_has_the_target_that_the_last_card_has_left() -> None:
    moves = turns(8) + "start()\nplay(0, p2)\npower()\nend()\n"
    assert health(played(moves, "Jaina, Fireball", "Jaina, Wisp"), 2) == 30 - 6 - 1


def test_a_power_that_asks_for_no_target_does_not_go_where_one_is_recorded() -> None:
    moves = "start()\nend()\nstart()\nsummon(0, 0)\nend()\nstart()\npower(p2:0)\nend()\n"
    state = played(moves, "Rexxar, Wisp", "Jaina, Wisp")
    assert (health(state, 2), minions(state, 2)) == (28, ["Wisp"])


def test_a_card_that_is_not_in_the_hand_is_not_called_by_the_one_before() -> None:
    found = report(BOAR_TURN + PASS + "start()\nplay(9)\n")
    assert [each.block for each in found.divergences] == ["play"]


def test_a_full_board_refuses_minions() -> None:
    wisp = "start()\nsummon(0, 0)\nend()\n"
    moves = (wisp + PASS) * 7 + wisp
    found = report(moves, "Jaina, Wisp", "Jaina, Wisp")
    assert "the board is full" in found.divergences[0].note


def test_an_option_before_the_first_is_refused() -> None:
    """An index from the end is one, as in the list that hearthbreaker takes it from."""
    decks = ("Malfurion, Power of the Wild", "Jaina, Wisp")
    found = report(turns(6) + "start()\nplay(0:-3)\n", *decks)
    assert "there is no option -3 of 2" in found.divergences[0].note
    assert codes(report(turns(6) + "start()\nplay(0:-2)\n", *decks)) == []


def test_a_secret_is_played_once() -> None:
    found = report(turns(12) + "start()\nplay(0)\nplay(0)\n", "Jaina, Ice Block", "Jaina, Wisp")
    assert "in play already" in found.divergences[0].note


def test_charge_attacks_at_once_and_others_do_not() -> None:
    assert codes(report("start()\nsummon(0, 0)\nattack(p1:0, p2)\nend()\n")) == []
    moves = "start()\nsummon(0, 0)\nattack(p1:0, p2)\nend()\n"
    assert "just arrived" in report(moves, "Jaina, Wisp", "Jaina, Wisp").divergences[0].note


def test_windfury_does_not_wake_a_minion_that_has_attacked() -> None:
    """On the server it does; hearthbreaker dumps it exhausted (e0384)."""
    moves = turns(6) + "start()\nsummon(0, 0)\nattack(p1:0, p2)\nplay(0, p1:0)\nend()\n"
    game = script(moves, "Thrall, Bluegill Warrior, Windfury", "Jaina, Wisp")
    assert codes(verify_script(game)) == []
    (bluegill,) = dumps(game)[-2]["players"][0]["minions"]
    assert bluegill["exhausted"]


def test_slots_beyond_the_row_are_its_end() -> None:
    moves = turns(4) + "start()\nsummon(0, 6)\nsummon(0, 6)\nsummon(0, 0)\nend()\n"
    state = played(moves, "Jaina, Wisp, Murloc Raider", "Jaina, Wisp")
    assert minions(state, 1) == ["Wisp", "Wisp", "Murloc Raider"]


def test_a_target_is_who_stands_there_before_the_card_is_played() -> None:
    moves = turns(6) + "start()\nsummon(0, 0)\nend()\nstart()\nplay(0, p1:0)\nend()\n"
    state = played(moves, "Jaina, Stonetusk Boar", "Jaina, Fireball")
    assert minions(state, 1) == []


def test_who_concedes_still_ends_the_turn() -> None:
    found = report("start()\nconcede()\n")
    assert found.verdict is Verdict.VERIFIED
    assert len(dumps(script("start()\nconcede()\n"))) == 4
    moves = turns(4) + "start()\nsummon(0,0)\nconcede()\n"
    state = played(moves, "Gul'dan, Imp Master", "Jaina, Wisp")
    assert minions(state, 1) == ["Imp Master", "Imp"], "the end of the turn has run"


def test_moves_after_the_end_of_the_game_are_a_divergence() -> None:
    assert codes(report("start()\nconcede()\nend()\nstart()\nend()\n")) == ["E305"]


def test_a_power_that_cannot_be_used_works_all_the_same() -> None:
    state = played("start()\npower(p2)\npower(p2)\nend()\n")
    assert (health(state, 2), state["players"][0]["mana"]) == (28, 1)


# --- what is missing -------------------------------------------------------------------------


def test_a_card_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Registry, "find", lambda self, card, card_id: None)
    monkeypatch.setattr(
        "hsreplay_sim.hearthbreaker.cards.card_set.HearthbreakerScripts.find", _no_boar
    )
    found = report(BOAR_TURN)
    assert found.verdict is Verdict.PARTIAL
    assert found.tally.unimplemented == {"CS2_171": 1}
    assert found.tally.reasons == {"unimplemented": 2}
    assert found.flags == ["the card Stonetusk Boar (CS2_171) is not implemented"]


def _no_boar(self: object, card: object, card_id: str) -> object:
    from hsreplay_sim.engine.text import EMPTY

    return None if card_id == "CS2_171" else EMPTY


def test_an_unknown_card_is_unsupported() -> None:
    found = report(PASS, "Jaina, Wisp of Doom", "Jaina, Wisp")
    assert found.verdict is Verdict.UNSUPPORTED
    assert found.error is not None
    assert "Wisp of Doom" in found.error.message


def test_a_card_that_came_after_hearthbreaker_is_unsupported() -> None:
    found = report(PASS, "Jaina, Confessor Paletress", "Jaina, Wisp")
    assert found.error is not None
    assert "no card of hearthbreaker's is called 'Confessor Paletress'" in found.error.message


def test_a_bug_of_ours_names_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("hsreplay_sim.hearthbreaker.rules.play.play", broken)
    with pytest.raises(InternalError, match="play Stonetusk Boar"):
        report(BOAR_TURN)


# --- recordings of it ------------------------------------------------------------------------


def test_a_script_becomes_a_recording() -> None:
    recording = simulate(script(BOAR_TURN + PASS + "start()\nattack(p1:0, p2)\nconcede()\nend()\n"))
    assert isinstance(recording.packets[0], CreateGame)
    assert recording.path == "made.rep"
    assert recording.build == 10833


def test_what_cannot_be_played_cannot_be_recorded() -> None:
    with pytest.raises(UnsupportedError, match="there is no card 9"):
        simulate(script("start()\nplay(9)\n"))


def test_the_oracle_of_a_game_is_its_watcher() -> None:
    player = ScriptedPlayer(script(PASS))
    assert player.engine.watcher is player.oracle
    assert isinstance(player.oracle, scripted_oracle.ScriptedOracle)
