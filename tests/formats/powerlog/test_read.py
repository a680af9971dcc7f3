"""What a Power.log means, claim by claim, on logs written by hand."""

from __future__ import annotations

import gzip
import io
from pathlib import Path
from typing import TypeVar

import pytest

from hsreplay_sim.base.errors import FormatError, InputError, LimitError
from hsreplay_sim.base.play_errors import ERRORS, LEGAL
from hsreplay_sim.base.tags import CONTROLLER
from hsreplay_sim.formats import codes
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.replay.packets import (
    Block,
    CachedTag,
    ChangeEntity,
    Choices,
    ChosenEntities,
    HideEntity,
    MetaData,
    Options,
    ResetGame,
    SendChoices,
    SendOption,
    ShowEntity,
    ShuffleDeck,
    SubSpell,
    TagChange,
    Target,
    VOSpell,
    walk,
)
from hsreplay_sim.replay.recording import Recording
from places import ROOT

GOOD = ROOT / "fixtures" / "powerlog" / "good"
BAD = GOOD.parent / "bad"

P = TypeVar("P")

CREATE = """\
CREATE_GAME
    GameEntity EntityID=1
        tag=STATE value=RUNNING
    Player EntityID=2 PlayerID=1 GameAccountId=[hi=1 lo=11]
        tag=CONTROLLER value=1
    Player EntityID=3 PlayerID=2 GameAccountId=[hi=1 lo=22]
        tag=CONTROLLER value=2
FULL_ENTITY - Creating ID=4 CardID=CS2_029
    tag=CONTROLLER value=1
    tag=ZONE value=HAND
"""
END = "TAG_CHANGE Entity=GameEntity tag=STATE value=COMPLETE\n"


def log(*parts: str, stream: str = "GameState") -> bytes:
    """Messages as a log; a message that begins with a method's name is not DebugPrintPower."""
    lines = []
    for message in "".join(parts).splitlines():
        method, _, rest = message.partition("| ")
        if not rest:
            method, rest = "DebugPrintPower", message
        lines.append(f"D 12:00:00.0000000 {stream}.{method}() - {rest}\n")
    return "".join(lines).encode()


def read(*parts: str) -> Recording:
    (game,) = read_powerlog(log(CREATE, *parts))
    return game


def find(game: Recording, kind: type[P]) -> P:
    return next(packet for packet in walk(game.packets) if isinstance(packet, kind))


@pytest.fixture(scope="module")
def modern() -> Recording:
    (game,) = read_powerlog(GOOD / "modern.log")
    return game


def test_a_sound_log_loses_nothing(modern: Recording) -> None:
    assert modern.problems == []
    assert not modern.truncated


def test_the_game_is_described_by_debug_print_game(modern: Recording) -> None:
    assert (modern.build, modern.scenario) == (54613, 2)
    assert (modern.game_type, modern.format_type) == ("GT_RANKED", "FT_STANDARD")
    assert modern.syntax == {"BLOCK_START", "SubOption", "TriggerKeyword", "DebugPrintGame"}


def test_a_late_name_replaces_unknown_human_player(modern: Recording) -> None:
    assert modern.create is not None
    assert [player.name for player in modern.create.players] == ["Anna#1234", "Bob Marsh"]
    assert [player.account_lo for player in modern.create.players] == ["1001", "1002"]


def test_names_become_entities_wherever_they_stand(modern: Recording) -> None:
    played = {
        (packet.tag, packet.entity)
        for packet in walk(modern.packets)
        if isinstance(packet, TagChange)
    }
    assert {(305, 3), (23, 3), (25, 2), (17, 2), (17, 3)} <= played
    assert find(modern, Choices).player == 2
    assert find(modern, ChosenEntities).player == 2


def test_every_packet_knows_its_line(modern: Recording) -> None:
    lines = (GOOD / "modern.log").read_text().splitlines()
    marks = {
        Block: "BLOCK_START BlockType=PLAY",
        SubSpell: "SUB_SPELL_START",
        Options: "DebugPrintOptions() - id=1",
        SendOption: "SendOption()",
        ShowEntity: "SHOW_ENTITY",
        MetaData: "META_DATA",
        ResetGame: "RESET_GAME",
    }
    for kind, mark in marks.items():
        packet = find(modern, kind)
        assert mark in lines[packet.line - 1]
        assert packet.ts in lines[packet.line - 1]
    block = find(modern, Block)
    assert lines[block.end_line - 1].endswith(" - BLOCK_END")
    assert (modern.first_line, modern.last_line) == (1, len(lines))


def test_blocks_hold_what_happens_in_them(modern: Recording) -> None:
    play, trade = (packet for packet in modern.packets if isinstance(packet, Block))
    assert (play.kind, play.entity, play.target, play.sub_option) == (7, 5, 66, -1)
    assert play.card_id == ""
    assert trade.kind == 13
    power = next(packet for packet in play.packets if isinstance(packet, Block))
    spell = next(packet for packet in power.packets if isinstance(packet, SubSpell))
    assert (spell.prefab, spell.source, spell.targets) == (
        "ReuseFX_Fire:457ccffdfa378e64",
        5,
        (66,),
    )
    assert [type(packet) for packet in spell.packets] == [MetaData]


def test_each_kind_of_packet_is_read(modern: Recording) -> None:
    assert find(modern, MetaData).info == (66,)
    assert find(modern, HideEntity).zone == 2
    assert find(modern, ShuffleDeck).player_id == 2
    assert find(modern, ChangeEntity).tags == ((0, 0), (48, 2))
    assert find(modern, SendChoices).entities == (5,)
    cached = find(modern, CachedTag)
    assert (cached.entity, cached.tag, cached.value) == (34, 47, 3)
    voice = find(modern, VOSpell)
    assert (voice.brguid, voice.vospguid, voice.blocking, voice.delay_ms) == (
        "Ring:12ab",
        "34cd",
        1,
        250,
    )


def test_the_def_change_suffix_is_kept(modern: Recording) -> None:
    changes = [packet for packet in walk(modern.packets) if isinstance(packet, TagChange)]
    assert [packet.tag for packet in changes if packet.def_change] == [2873]


def test_options_keep_their_errors(modern: Recording) -> None:
    end, fireball, dear = find(modern, Options).options
    assert (end.error, fireball.error, dear.error) == (0, LEGAL, ERRORS["REQ_ENOUGH_MANA"])
    assert fireball.sub_options[0].entity == 70
    assert fireball.sub_options[0].targets == (
        Target(64, LEGAL),
        Target(66, ERRORS["REQ_MINIMUM_ENEMY_MINIONS"], 2),
    )


def test_the_oldest_form_reads_as_the_same_packets() -> None:
    (game,) = read_powerlog(GOOD / "action_start_2014.log")
    assert game.lines_lost == 0
    assert game.syntax == {"ACTION_START", "ACTION_START_INDEX", "SubType", "ABILITY"}
    assert game.build is None
    trigger, play = (packet for packet in game.packets if isinstance(packet, Block))
    assert (play.kind, play.index, play.target) == (7, 0, 66)
    assert trigger.closed, "closed where the mulligan deals: the log forgets it"
    assert [problem.code for problem in game.problems] == [codes.NESTING_REPAIRED]
    assert find(game, Choices).player == 2
    option = find(game, Options).options[1]
    assert option.error is None
    assert option.targets == (Target(2),)
    assert find(game, MetaData).info_count == 1, "Info= of old logs is InfoCount="


def test_a_log_without_the_game_state_stream_is_read_from_the_task_list() -> None:
    (game,) = read_powerlog(GOOD / "task_list_only.log")
    assert (game.stream, game.lines_lost) == ("PowerTaskList", 0)
    assert find(game, TagChange).entity == 2
    assert game.create is not None
    assert game.create.players[1].name == "Bob"


def test_the_task_list_is_passed_over_where_game_state_is_there() -> None:
    both = log(CREATE) + log(CREATE, stream="PowerTaskList") + log(END)
    (game,) = read_powerlog(both)
    assert len(game.packets) == 3


def test_several_games_come_one_by_one() -> None:
    games = list(read_powerlog(log(CREATE, END, CREATE)))
    assert [game.index for game in games] == [1, 2]
    assert [game.truncated for game in games] == [False, True]
    assert games[1].first_line == games[0].last_line + 1


def test_a_reconnect_is_told_by_the_step_of_the_game() -> None:
    running = CREATE.replace(
        "        tag=STATE", "        tag=STEP value=MAIN_ACTION\n        tag=STATE", 1
    )
    (game,) = read_powerlog(log(running, END))
    assert game.reconnected
    assert not read(END).reconnected


def test_a_log_that_starts_after_create_game_is_still_a_game() -> None:
    late = log(CREATE.split("\n", 1)[1], END)
    (game,) = read_powerlog(late)
    assert game.implicit_create
    assert game.create is not None


def test_spectator_marks_stand_before_the_game_they_are_about() -> None:
    mark = b"D 12:00:00.0000000 ================== Begin Spectating 1st player ==================\n"
    end = b"D 12:00:00.0000000 ================== End Spectator Mode ==================\n"
    games = list(read_powerlog(log(CREATE) + mark + log(CREATE) + end + log(CREATE)))
    assert [game.spectator for game in games] == [False, True, False]


def test_a_block_that_the_file_ends_in_is_open() -> None:
    game = read("BLOCK_START BlockType=PLAY Entity=4 EffectCardId= EffectIndex=0 Target=0\n")
    assert game.truncated
    assert not find(game, Block).closed


def test_an_orphan_block_end_after_a_block_is_a_lost_line() -> None:
    block = "BLOCK_START BlockType=PLAY Entity=4 EffectCardId= EffectIndex=0 Target=0\nBLOCK_END\n"
    assert read(block, "BLOCK_END\n").lines_lost == 1
    assert read("BLOCK_END\n").lines_lost == 0, "a block from before a reconnect"


def test_an_unknown_block_kind_keeps_its_content_but_is_lost() -> None:
    game = read("BLOCK_START BlockType=DANCE Entity=4 EffectCardId= EffectIndex=0 Target=0\n",
                "    TAG_CHANGE Entity=4 tag=COST value=3\n", "BLOCK_END\n")  # fmt: skip
    block = find(game, Block)
    assert (block.kind, len(block.packets), block.closed) == (0, 1, True)
    assert game.lines_lost == 1


def test_unknown_tags_pass_as_numbers() -> None:
    game = read("TAG_CHANGE Entity=4 tag=99999 value=7\n")
    assert (find(game, TagChange).tag, game.lines_lost) == (99999, 0)


def test_the_tags_of_an_unreadable_entity_reach_no_other() -> None:
    game = read("SHOW_ENTITY - Updating Entity=nobody knows CardID=X\n", "    tag=COST value=9\n")
    assert game.packets[-1].tags == ((50, 1), (49, 3))
    assert game.lines_lost


def test_tags_behind_another_line_reach_no_entity() -> None:
    """The rest of another log may begin with the tags of an entity of its own."""
    shown = "SHOW_ENTITY - Updating Entity=4 CardID=CS2_182\n", "    tag=COST value=4\n"
    game = read(*shown, "TAG_CHANGE Entity=1 tag=TURN value=2\n", "    tag=COST value=9\n")
    assert find(game, ShowEntity).tags == ((48, 4),)
    assert game.lines_lost == 1


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("TAG_CHANGE Entity=4 tag=COST value=\u0663", id="arabic-indic-digit"),
        pytest.param("TAG_CHANGE Entity=4 tag=COST value=\u00b2", id="superscript-two"),
        pytest.param("TAG_CHANGE Entity=4 tag=COST value=" + "9" * 3000, id="3000-digits"),
        pytest.param("TAG_CHANGE Entity=1000000000000 tag=COST value=1", id="entity-10^12"),
        pytest.param("TAG_CHANGE Entity=4 tag=NO_SUCH_TAG value=1", id="unknown-tag-name"),
        pytest.param("TAG_CHANGE Entity=4 tag=__class__ value=1", id="attribute-of-an-enum"),
        pytest.param("TAG_CHANGE Entity=4 tag=ZONE value=mro", id="attribute-of-a-value-enum"),
        pytest.param("TAG_CHANGE Entity=4", id="cut-off"),
        pytest.param("TAG_CHANGE Entity=4 tag=COST value=1 \0", id="nul"),
        pytest.param("HIDE_ENTITY - Entity=4 tag=COST value=1", id="hide-without-zone"),
        pytest.param("NEW_OPCODE Entity=4", id="unknown-opcode"),
        pytest.param("Info[0] = 4", id="info-outside-meta-data"),
        pytest.param("Targets[0] = 4", id="targets-outside-sub-spell"),
        pytest.param("SUB_SPELL_END", id="sub-spell-end-of-nothing"),
        pytest.param("META_DATA - Meta=NO_SUCH Data=0 InfoCount=0", id="unknown-meta"),
        pytest.param("DebugPrintOptions|   option 0 type=POWER mainEntity=4", id="option-alone"),
        pytest.param("DebugPrintEntityChoices|   Entities[0]=[id=4 player=1]", id="choice-alone"),
        pytest.param("SendOption| selectedOption=x", id="send-option-without-number"),
        pytest.param("x" * 5000, id="line-beyond-the-limit"),
    ],
)
def test_a_line_that_cannot_be_read_is_lost_and_named(line: str) -> None:
    game = read("TAG_CHANGE Entity=4 tag=COST value=1\n", line + "\n", END)
    (problem,) = [problem for problem in game.problems if problem.lost]
    assert problem.line == CREATE.count("\n") + 2
    assert find(game, TagChange).value == 1
    assert not game.truncated


@pytest.mark.parametrize(
    "name",
    [
        "Anna]",
        "id=4",
        "tag=COST value=3",
        "[id=4",
        "GameEntity#1",
        "BLOCK_END",
        "\u0416\u0435\u043d\u044f#2",
    ],
)
def test_players_may_be_called_anything(name: str) -> None:
    game = read(f"TAG_CHANGE Entity={name} tag=ENTITY_ID value=2\n",
                f"TAG_CHANGE Entity={name} tag=RESOURCES value=1\n", END)  # fmt: skip
    assert game.lines_lost == 0
    assert game.create is not None
    assert game.create.players[0].name == name


def test_a_name_that_stands_for_both_players_is_not_guessed() -> None:
    game = read(
        "DebugPrintGame| PlayerID=1, PlayerName=UNKNOWN HUMAN PLAYER\n",
        "DebugPrintGame| PlayerID=2, PlayerName=UNKNOWN HUMAN PLAYER\n",
        "TAG_CHANGE Entity=UNKNOWN HUMAN PLAYER tag=RESOURCES value=1\n",
    )
    assert [problem.code for problem in game.problems] == [codes.NAME_UNKNOWN]
    assert game.lines_lost == 1


def named(name: str, tag: str = "RESOURCES", value: int = 1) -> str:
    return f"TAG_CHANGE Entity={name} tag={tag} value={value}\n"


ANNA, BOB, CARL = "Anna#1234", "Bob#5678", "Carl#9012"
PRINTED = f"""\
DebugPrintGame| BuildNumber=23576
DebugPrintGame| PlayerID=1, PlayerName={ANNA}
DebugPrintGame| PlayerID=2, PlayerName={BOB}
"""


def test_the_printed_name_goes_before_all_votes() -> None:
    """U059: more lines spoke for the other player than for the one that it is printed for."""
    votes = [named(ANNA, "CONTROLLER", 2) for _ in range(50)]
    game = read(PRINTED, *votes, END)
    told = [each for each in game.packets if isinstance(each, TagChange) and each.tag == CONTROLLER]
    assert {each.entity for each in told} == {2}


@pytest.mark.parametrize("stranger", [CARL, "BobbyTables#9012"])
def test_a_third_person_ends_the_game(stranger: str) -> None:
    """U059: the rest of another game follows without its CREATE_GAME."""
    text = log(CREATE, PRINTED, named(ANNA), named(BOB), named(stranger), named(ANNA), END)
    first, second = read_powerlog(text)
    assert (first.last_line, first.truncated) == (15, True)
    (mixed,) = first.problems
    assert (mixed.code, mixed.line, mixed.another_game) == (codes.GAME_MIXED, 16, True)
    assert (second.first_line, second.implicit_create) == (16, True)
    glued = second.problems[0]
    assert (glued.code, glued.line, glued.lost) == (codes.GAME_GLUED, 16, False)
    assert stranger in glued.message


@pytest.mark.parametrize(
    "name", ["Anna", "B\u00c3\u00b6b#5678", "The Innkeeper", "UNKNOWN HUMAN PLAYER", "Carl"]
)
def test_a_misspelt_or_changing_name_ends_no_game(name: str) -> None:
    games = list(read_powerlog(log(CREATE, PRINTED, named(ANNA), named(BOB), named(name), END)))
    assert len(games) == 1


def test_a_computer_changes_its_name() -> None:
    against = CREATE.replace("lo=22", "lo=0")
    lines = [named(each) for each in (ANNA, "The Innkeeper", "Boss#1111", "Next#2222")]
    assert len(list(read_powerlog(log(against, *lines, END)))) == 1


def test_redacted_accounts_are_kept_as_printed() -> None:
    redacted = CREATE.replace("[hi=1 lo=11]", "redacted").replace(
        "[hi=1 lo=22]", "[hi=redacted1 lo=x]"
    )
    (game,) = read_powerlog(log(redacted, END))
    assert game.create is not None
    accounts = [(player.account_hi, player.account_lo) for player in game.create.players]
    assert accounts == [("redacted", ""), ("redacted1", "x")]


def test_foreign_and_blank_lines_are_no_loss() -> None:
    noise = b"\n \n(Filename: x.cpp)\n[Zone] ZoneMgr.X() - y\nD 12:00:00.0 PowerProcessor.Z() - q\n"
    (game,) = read_powerlog(noise + log(CREATE) + noise + log(END))
    assert game.problems == []


def test_junk_before_a_line_is_taken_off() -> None:
    body = log(CREATE, "TAG_CHANGE Entity=4 tag=COST value=1\n")
    (game,) = read_powerlog(body + b"garbage" + log("TAG_CHANGE Entity=4 tag=COST value=2\n"))
    assert [packet.value for packet in game.packets if isinstance(packet, TagChange)] == [1, 2]


def test_a_printed_error_about_a_voice_line_is_no_loss() -> None:
    game = read("ERROR: unhandled PowType VO_BANTER\n", "ERROR: unhandled PowType RESET_GAME\n")
    assert [(problem.code, problem.lost) for problem in game.problems] == [
        (codes.NOT_PRINTED, False)
    ]
    assert isinstance(game.packets[-1], ResetGame)


SOUND = log(CREATE, END)


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(gzip.compress(SOUND), id="gzip"),
        pytest.param(gzip.compress(gzip.compress(SOUND)), id="gzip-twice"),
        pytest.param(gzip.compress(SOUND[:300]) + gzip.compress(SOUND[300:]), id="gzip-members"),
        pytest.param(gzip.compress(SOUND) + bytes(512), id="gzip-padded"),
        pytest.param(SOUND.replace(b"\n", b"\r\n"), id="crlf"),
        pytest.param(SOUND.replace(b"\n", b"\r"), id="cr"),
        pytest.param(b"\xef\xbb\xbf" + SOUND, id="bom"),
        pytest.param(SOUND.decode().encode("utf-16"), id="utf-16"),
        pytest.param(SOUND.decode().encode("utf-16-be"), id="utf-16-be-without-bom"),
        pytest.param(SOUND.rstrip(b"\n"), id="no-final-newline"),
    ],
)
def test_wrapping_and_line_ends_do_not_matter(data: bytes) -> None:
    (game,) = read_powerlog(data)
    (plain,) = read_powerlog(SOUND)
    assert game.packets == plain.packets
    assert game.problems == []


def test_latin_1_names_are_read() -> None:
    data = (
        log(CREATE, "TAG_CHANGE Entity=Ren\u00e9 tag=ENTITY_ID value=2\n")
        .decode()
        .encode("latin-1")
    )
    (game,) = read_powerlog(data)
    assert game.create is not None
    assert game.create.players[0].name == "Ren\u00e9"


def test_a_truncated_gzip_gives_the_game_so_far() -> None:
    packed = gzip.compress(log(CREATE, *["TAG_CHANGE Entity=4 tag=COST value=1\n"] * 50, END), 0)
    (game,) = read_powerlog(packed[:-400])
    assert game.truncated
    assert [problem.code for problem in game.problems if problem.lost][-1:] or game.lines_lost
    assert codes.PACKING_DAMAGED in {problem.code for problem in game.problems}


def test_a_file_object_is_read_and_left_open() -> None:
    source = io.BytesIO(SOUND)
    assert len(list(read_powerlog(source))) == 1
    assert not source.closed


def test_a_gzip_bomb_is_refused_early() -> None:
    with pytest.raises(LimitError, match="gzip expands"):
        list(read_powerlog(gzip.compress(bytes(64 << 20))))


def test_deep_nesting_is_refused() -> None:
    block = "BLOCK_START BlockType=PLAY Entity=4 EffectCardId= EffectIndex=0 Target=0\n"
    with pytest.raises(LimitError, match="nest"):
        read(block * 100)


def test_a_file_of_bad_lines_is_given_up() -> None:
    with pytest.raises(LimitError, match="unreadable"):
        read("TAG_CHANGE\n" * 1100)


@pytest.mark.parametrize("data", [b"", b"x", bytes(10), b"\xff\xfe", gzip.compress(b"", mtime=0)])
def test_nothing_in_it_is_an_error(data: bytes) -> None:
    with pytest.raises(FormatError):
        list(read_powerlog(data))


@pytest.mark.parametrize("name", ["http_request.log", "no_create_game.log"])
def test_a_file_without_a_game_says_so(name: str) -> None:
    with pytest.raises(FormatError, match="no CREATE_GAME") as caught:
        list(read_powerlog(BAD / name, name))
    assert str(caught.value).startswith(name)


def test_what_cannot_be_opened_is_an_input_error(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing", Path("/dev/zero"), tmp_path / "nul\0"):
        with pytest.raises(InputError):
            list(read_powerlog(path))
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    with pytest.raises(InputError):
        list(read_powerlog(loop))


def test_who_chooses_in_10357_is_the_player() -> None:
    """It prints the entity whose number is the PLAYER_ID: the game, then the first player."""
    text = (GOOD / "action_start_2014.log").read_text(encoding="utf-8")
    old = "DebugPrintChoices() - id=1 PlayerId=1 ChoiceType=MULLIGAN CountMin=0 CountMax=3"
    assert old in text
    new = old.replace("Choices() - id=1 PlayerId=1", "EntityChoices() - id={} Player={} TaskList=3")
    of_both = "\n".join(
        f"[Power] GameState.{line}" for line in (new.format(1, "GameEntity"), new.format(2, "Anna"))
    )
    (game,) = read_powerlog(text.replace(f"[Power] GameState.{old}", of_both).encode())
    choices = [each for each in walk(game.packets) if isinstance(each, Choices)]
    assert [(each.id, each.player) for each in choices] == [(1, 2), (2, 3)]
