"""The report for people and the lines for grep."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest

from hsreplay_sim.base.address import Address
from hsreplay_sim.report import cause
from hsreplay_sim.report.model import (
    Cause,
    EntityRef,
    ErrorInfo,
    FileReport,
    GameReport,
    TagRef,
)
from hsreplay_sim.report.terminal.human import Human
from hsreplay_sim.report.terminal.screen import Colour
from hsreplay_sim.report.text import beside_text, clean
from hsreplay_sim.report.words import AFTER_LOSS, Grade
from report.samples import (
    BOARD,
    HOSTILE,
    TEMPORUS,
    contradiction,
    diverged_game,
    divergence,
    report,
    unexplained_game,
    verified_game,
)
from report.shown import concise_lines, show


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


class AsciiTerminal(Terminal):
    encoding = "ascii"


def rendered(
    *games: GameReport, stream: io.StringIO | None = None, width: int | None = None
) -> str:
    out = stream or io.StringIO()
    human = Human.to(out, colour="never", width=width)
    show(human, FileReport("a.log", games=list(games)))
    return out.getvalue()


ONE_MODIFIER = Cause(
    "invented",
    "one modifier applies on one side only (spell damage, an aura, a cost change)",
    "DAMAGE logged − simulated = 1 on each of Harvest Golem #31, Harvest Golem #44",
)


def two_golems() -> GameReport:
    game = diverged_game(
        divergence(board=BOARD, cause=ONE_MODIFIER),
        divergence(entity=44, logged=4, simulated=3, cause=ONE_MODIFIER),
        divergence(step=5, logged=None, simulated=1),
    )
    cause.explain(game)
    return game


def test_the_first_line_says_verdict_and_place() -> None:
    assert rendered(two_golems()).splitlines()[0].startswith("DIVERGED  a.log  game 1 · build ")
    assert rendered(verified_game()).startswith("VERIFIED  a.log  game 1")


def test_the_first_line_says_how_much_was_judged() -> None:
    head = rendered(two_golems()).splitlines()[0]
    assert "1 of 7 judged actions diverged, 3 not judged" in head
    assert rendered(verified_game()).splitlines()[0].endswith(" · 4 verified")


def test_the_first_line_counts_the_grades() -> None:
    game = diverged_game(divergence(3, grade=Grade.BOOKKEEPING), divergence(4), divergence(5))
    assert " · 2 board, 1 bookkeeping · step 3 · " in rendered(game).splitlines()[0]


def test_it_begins_with_the_action_of_the_headline() -> None:
    known = divergence(3, known=True)
    game = diverged_game(known, divergence(4, 44, action="attack"))
    lines = rendered(game).splitlines()
    assert "  action  attack" in lines
    assert "also a.log:1@3  E301  PLAY Flamestrike #27  known" in lines


def test_what_follows_from_a_root_is_counted_beside_it() -> None:
    game = diverged_game(divergence(3), divergence(4, 44), divergence(5), divergence(7))
    lines = rendered(game).splitlines()
    assert "  2 further actions follow" in lines
    assert "also a.log:1@4  E301  PLAY Flamestrike #27" in lines
    assert not any("@5" in line for line in lines)


def test_bookkeeping_stands_below_what_is_seen() -> None:
    counter = divergence(entity=44, grade=Grade.BOOKKEEPING, line=1)
    lines = rendered(diverged_game(counter, divergence(line=9))).splitlines()
    places = [next(i for i, line in enumerate(lines) if word in line) for word in
              ("#31 ", "bookkeeping:", "#44 ")]  # fmt: skip
    assert places == [places[0], places[0] + 1, places[0] + 2]


def test_every_card_id_has_its_name_beside_it() -> None:
    other = divergence(
        code="E306", tag=TagRef(0, "CardID"), logged="EX1_158t", simulated="EX1_160t"
    )
    game = diverged_game(other)
    game.names = {
        "CS2_032": "Flamestrike", "EX1_158t": "Treant", "EX1_160t": "Panther", "EX1_999": "Foo",
    }  # fmt: skip
    text = rendered(game) + "".join(concise_lines(FileReport("a.log", games=[game])))
    assert "POWER Flamestrike (CS2_032)" in text
    assert "logged Treant (EX1_158t) simulated Panther (EX1_160t)" in text
    assert "not implemented: Foo (EX1_999) 2" in text


def test_the_first_line_says_how_much_is_unexplained() -> None:
    head = rendered(unexplained_game()).splitlines()[0]
    assert head.startswith("PARTIAL  a.log  game 1")
    assert " · 9 verified, 1 unexplained · step 2 · turn 7" in head
    game = diverged_game()
    game.tally.actions.unexplained = 2
    assert "1 of 7 judged actions diverged, 2 unexplained, 3 not judged" in rendered(game)


def test_what_is_unexplained_is_listed_with_what_is_beside_it(
    golden: Callable[[str, str], None],
) -> None:
    after = [divergence(step, beside=(AFTER_LOSS,)) for step in range(5, 10)]
    first = divergence(board=BOARD, beside=(TEMPORUS,))
    golden("report/unexplained.txt", rendered(unexplained_game(first, *after, contradicted=True)))


def test_every_unexplained_action_is_shown_in_full_where_all_is_asked_for() -> None:
    out = io.StringIO()
    game = unexplained_game(divergence(2, beside=(TEMPORUS,)), divergence(5, beside=(AFTER_LOSS,)))
    show(Human.to(out, every=True), FileReport("a.log", games=[game]))
    text = out.getvalue()
    assert text.count("E301 a tag differs") == 2
    assert "unexplained     beside Temporus (LOOT_538), not implemented" in text
    assert "unexplained     after lost lines" in text
    assert "no cause found" not in text


def test_the_totals_count_what_is_unexplained() -> None:
    out = io.StringIO()
    games = [unexplained_game(), verified_game(2)]
    Human.to(out).totals(report(FileReport("a.log", games=games)))
    assert "1 partial, 1 verified; 1 action unexplained; 128 of 140 tag" in out.getvalue()


@pytest.mark.parametrize(
    ("beside", "words"),
    [
        pytest.param((), "", id="nothing"),
        pytest.param((TEMPORUS,), "beside Temporus (LOOT_538), not implemented", id="a-card"),
        pytest.param(("X_1", TEMPORUS), "beside X_1 and Temporus (LOOT_538), not implemented",
                     id="two-cards"),
        pytest.param((AFTER_LOSS,), "after lost lines", id="in-words"),
        pytest.param(("X_1", AFTER_LOSS), "beside X_1, not implemented; after lost lines",
                     id="a-card-and-words"),
        pytest.param(("scenario",), "beside the scenario, not implemented", id="the-scenario"),
        pytest.param(("hidden",), "beside a card that nobody has seen", id="a-hidden-card"),
    ],
)  # fmt: skip
def test_what_is_beside_a_difference_is_named(beside: tuple[str, ...], words: str) -> None:
    assert beside_text(beside, {TEMPORUS: "Temporus"}) == words


def test_piped_it_is_plain_and_complete(golden: Callable[[str, str], None]) -> None:
    text = rendered(two_golems(), verified_game(2))
    assert "\x1b" not in text
    golden("report/piped.txt", text)


def test_a_narrow_terminal_gets_a_stacked_layout(golden: Callable[[str, str], None]) -> None:
    text = rendered(two_golems(), stream=Terminal(), width=60)
    assert "Harvest Golem 2/3 #31 !" in text
    golden("report/narrow.txt", text)


def test_a_wide_terminal_gets_a_frame(golden: Callable[[str, str], None]) -> None:
    text = rendered(two_golems(), stream=Terminal(), width=100)
    assert "╭─ E301 a tag differs" in text
    golden("report/wide.txt", text)


def test_without_utf_8_the_drawing_is_ascii() -> None:
    text = rendered(two_golems(), stream=AsciiTerminal(), width=100)
    assert not set(text) & set("╭│┌─┏┃")
    assert "H   2/3 !    H" in text


def test_the_board_marks_what_differs_without_colour() -> None:
    text = rendered(two_golems())
    assert "┏━" in text
    assert "2/3 !" in text


def test_logged_stands_before_simulated() -> None:
    head = next(line for line in rendered(two_golems()).splitlines() if "log line" in line)
    assert head.index("logged") < head.index("simulated")


def test_without_evidence_no_cause_is_named() -> None:
    game = diverged_game(divergence())
    cause.explain(game)
    assert "no cause found" in rendered(game)
    assert "probable" not in rendered(game)


def test_a_cause_comes_with_its_evidence() -> None:
    text = rendered(two_golems())
    assert "probable cause  one modifier applies on one side only" in text
    assert "evidence        DAMAGE logged − simulated = 1 on each of" in text


def test_it_ends_with_the_command_to_type() -> None:
    lines = rendered(two_golems()).strip().splitlines()
    assert lines[-1] == "next: hsreplay-sim show a.log:1@2"


def test_a_long_action_is_cut_and_says_so() -> None:
    text = rendered(diverged_game(*(divergence(entity=40 + n) for n in range(20))))
    assert "+12 more in this action" in text
    assert len(text.splitlines()) < 35


def test_every_verdict_says_what_it_rests_on() -> None:
    text = rendered(verified_game())
    assert "40: 38 predicted, 0 read, 0 adopted, 0 missed, 2 out of scope" in text


HOSTILE_GAME = diverged_game(
    divergence(
        action=HOSTILE,
        note=HOSTILE,
        card_text=HOSTILE,
        log=HOSTILE,
        address=str(Address(HOSTILE, 1, 2)),
        entity=EntityRef(3, "X", HOSTILE),
        tag=TagRef(0, HOSTILE),
        logged=HOSTILE,
        simulated=HOSTILE,
    )
)
HOSTILE_GAME.add_unexplained(divergence(3, beside=(HOSTILE, f"after {HOSTILE}"), action=HOSTILE))
HOSTILE_GAME.contradictions.append(
    contradiction(
        address=str(Address(HOSTILE, 1, 2)), action=HOSTILE, law=HOSTILE, says=HOSTILE,
        entity=EntityRef(3, "X", HOSTILE), tag=TagRef(0, HOSTILE), logged=HOSTILE,
    )
)  # fmt: skip
HOSTILE_GAME.title = HOSTILE
HOSTILE_GAME.flags = [HOSTILE]


@pytest.mark.parametrize("width", [60, 100])
def test_hostile_names_reach_no_terminal(width: int) -> None:
    out = Terminal()
    human = Human.to(out, colour="never", width=width)
    human.screen.console.no_color = True
    show(human, FileReport(HOSTILE, ErrorInfo("I102", HOSTILE, 3), [HOSTILE_GAME]))
    text = out.getvalue()
    assert "[/red]" in text, "markup is shown, not interpreted"
    assert "\x1b[2J" not in text
    assert not {"\x9b", "\u202e"} & set(text)


def test_hostile_names_do_not_break_concise_lines() -> None:
    lines = concise_lines(FileReport(HOSTILE, games=[HOSTILE_GAME]))
    assert all(line.count("\n") == 1 and "\x1b" not in line for line in lines)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        pytest.param("Adys#1234", "Adys#1234", id="plain-stays"),
        pytest.param("Éowyn 魔女", "Éowyn 魔女", id="letters-of-any-script-stay"),
        pytest.param("a\x1b[2Jb", "a[2Jb", id="escape"),
        pytest.param("a\x9b31mb", "a31mb", id="c1"),
        pytest.param("a\u202eb\u2066c", "abc", id="bidi"),
        pytest.param("a\nb\tc\r\n", "a b c", id="line-ends-become-spaces"),
        pytest.param("\udcff", "", id="bytes-that-are-no-utf-8"),
    ],
)
def test_clean(text: str, shown: str) -> None:
    assert clean(text) == shown


def test_concise_starts_with_file_and_line() -> None:
    lines = concise_lines(FileReport("a.log", games=[diverged_game(divergence())]))
    assert lines == [
        "a.log:8419: E301 game 1 step 2 PLAY Flamestrike #27 Harvest Golem #31 DAMAGE (44) "
        "logged 5 simulated 4 [board]\n",
        "a.log: game 1 diverged: 6 of 10 actions verified, 70 of 100 tag changes predicted\n",
    ]


def test_concise_tells_unexplained_differences_and_contradictions_apart() -> None:
    lines = concise_lines(FileReport("a.log", games=[unexplained_game(contradicted=True)]))
    assert lines == [
        "a.log:8419: E301 unexplained game 1 step 2 PLAY Flamestrike #27 Harvest Golem #31"
        " DAMAGE (44) logged 5 simulated 4 [board] beside Temporus (LOOT_538), not implemented\n",
        "a.log:9001: E401 game 1 step 4 attack Harvest Golem #31 at Water Elemental #44 Water"
        " Elemental #44 DEFENDING logged 1 (line 9001) and 0 (line 9004): mirror of the defender:"
        " DEFENDING is set on the entity that PROPOSED_DEFENDER names\n",
        "a.log: game 1 partial: 8 of 10 actions verified, 2 unexplained, 90 of 100 tag changes"
        " predicted\n",
    ]


def test_concise_names_enum_values() -> None:
    zone = divergence(tag=TagRef(49, "ZONE"), logged=4, simulated=1)
    line = concise_lines(FileReport("a.log", games=[diverged_game(zone)]))[0]
    assert "ZONE (49) logged GRAVEYARD (4) simulated PLAY (1)" in line


def test_an_unreadable_file_is_one_line() -> None:
    file = FileReport("a.log", ErrorInfo("I102", "not a log", 7))
    assert concise_lines(file) == ["a.log:7: I102 not a log\n"]


@pytest.mark.parametrize(
    ("environment", "colour", "coloured"),
    [
        pytest.param({}, "auto", True, id="a-terminal-has-colour"),
        pytest.param({"NO_COLOR": "1"}, "auto", False, id="NO_COLOR"),
        pytest.param({"TERM": "dumb"}, "auto", False, id="a-dumb-terminal"),
        pytest.param({}, "never", False, id="never"),
    ],
)
def test_colour(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], colour: Colour, coloured: bool
) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR", "TERM", "COLORTERM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in ({"TERM": "xterm"} | environment).items():
        monkeypatch.setenv(name, value)
    out = Terminal()
    show(Human.to(out, colour=colour), FileReport("a.log", games=[diverged_game()]))
    assert ("\x1b[1;31m" in out.getvalue()) is coloured


def test_colour_can_be_had_in_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    out = io.StringIO()
    show(Human.to(out, colour="always"), FileReport("a.log", games=[diverged_game()]))
    assert "\x1b[1;31m" in out.getvalue()
