"""What HSReplay XML means, and what of it is refused."""

from __future__ import annotations

import gzip
import json
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given
from msgspec.structs import replace as changed

from hsreplay_sim.base import limits
from hsreplay_sim.base.errors import FormatError, InputError, LimitError
from hsreplay_sim.base.play_errors import LEGAL
from hsreplay_sim.formats import codes
from hsreplay_sim.formats.hsreplay_xml.read import read_hsreplay_xml
from hsreplay_sim.formats.hsreplay_xml.write import losses, write
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.replay.packets import (
    Block,
    Choices,
    ChosenEntities,
    CreateGame,
    Options,
    Packet,
    ShuffleDeck,
    SubSpell,
    TagChange,
    Target,
    VOSpell,
    walk,
)
from hsreplay_sim.replay.recording import Recording
from places import ROOT
from random_game import bare, games

FIXTURES = ROOT / "fixtures" / "hsreplay_xml"
GOOD, BAD = FIXTURES / "good", FIXTURES / "bad"
SOUND = (GOOD / "v1_7.xml").read_bytes()


def read(data: bytes | Path) -> Recording:
    (game,) = read_hsreplay_xml(data)
    return game


def document(content: str, version: str = "1.7") -> bytes:
    return f'<HSReplay version="{version}"><Game>{content}</Game></HSReplay>'.encode()


@pytest.fixture(scope="module")
def modern() -> Recording:
    return read(GOOD / "v1_7.xml")


def test_a_sound_document_loses_nothing(modern: Recording) -> None:
    assert (modern.problems, modern.truncated) == ([], False)
    assert (modern.build, modern.game_type, modern.format_type, modern.scenario) == (
        54613, "GT_RANKED", "FT_STANDARD", 2,
    )  # fmt: skip


def test_players_keep_names_decks_and_ranks(modern: Recording) -> None:
    assert modern.create is not None
    first, second = modern.create.players
    assert (first.name, second.name) == ("Anna#1234", 'Bob "<M>"#1')
    assert dict(first.extra) == {
        "rank": "5", "cardback": "12", "InitialName": "Anna#1234", "Deck": "CS2_029 CS2_029",
    }  # fmt: skip


def test_packets_carry_their_line(modern: Recording) -> None:
    lines = SOUND.decode().splitlines()
    for packet in walk(modern.packets):
        if isinstance(packet, Block | TagChange | Options):
            assert f"<{type(packet).__name__}" in lines[packet.line - 1]


def test_containers_nest(modern: Recording) -> None:
    block = next(packet for packet in modern.packets if isinstance(packet, Block))
    assert (block.kind, block.entity, block.target, block.ts[:4]) == (7, 5, 66, "2020")
    spell = next(packet for packet in block.packets if isinstance(packet, SubSpell))
    assert (spell.targets, len(spell.packets), spell.extra) == ((66,), 1, ())


def test_an_error_that_is_left_out_is_none_where_others_are_printed(modern: Recording) -> None:
    end, fireball = next(packet for packet in modern.packets if isinstance(packet, Options)).options
    assert (end.error, fireball.error, fireball.sub_options[0].error) == (0, LEGAL, LEGAL)
    assert fireball.targets == (Target(66, LEGAL), Target(2, 3))
    old = read(
        document('<GameEntity id="1"/><Options id="1"><Option index="0" type="2"/></Options>')
    )
    assert old.packets[1].options[0].error is None


def test_an_exporter_that_says_nothing_of_targets_leaves_their_error_open() -> None:
    options = (
        '<Options id="1"><Option index="0" type="2" error="-1"/>'
        '<Option index="1" type="3" entity="7" error="-1"><Target index="0" entity="9"/>'
        '<SubOption index="0" entity="8"/></Option></Options>'
    )
    (packet,) = (p for p in read(document(options)).packets if isinstance(p, Options))
    assert packet.options[1].targets == (Target(9, None),)
    assert packet.options[1].sub_options[0].error is None


def test_version_1_0_has_actions_and_names() -> None:
    game = read(GOOD / "v1_0.xml")
    assert game.lines_lost == 0
    block = next(packet for packet in game.packets if isinstance(packet, Block))
    assert (block.kind, block.entity, block.target, block.index) == (7, 2, 3, 0)
    assert [packet.entity for packet in walk(game.packets) if isinstance(packet, TagChange)] == [
        3,
        1,
    ]
    choices = next(packet for packet in game.packets if isinstance(packet, Choices))
    assert (choices.player, choices.kind) == (3, 1)


_TWO = '<GameEntity id="1"/>' + "".join(
    f'<Player id="{seat + 1}" playerID="{seat}" name="{name}"/>'
    for seat, name in ((1, "Anna"), (2, "Bob"))
)


@pytest.mark.parametrize(
    ("attributes", "number", "player"),
    [
        pytest.param('id="7" entity="2" type="1"', 7, 2, id="hsreplay"),
        pytest.param('entity="7" playerID="2" type="1"', 7, 2, id="entity-is-the-number"),
        pytest.param('id="0" playerID="3" type="1"', 0, 3, id="no-number"),
        pytest.param('entity="7" playerID="1" type="1"', 7, 2, id="no-such-entity"),
        pytest.param('entity="7" playerID="2" type="MULLIGAN"', 7, 3, id="version-1-0"),
    ],
)
def test_who_chooses_is_read_however_an_exporter_says_it(
    attributes: str, number: int, player: int
) -> None:
    """U178:539, U568:602 name the player entity as playerID, U153:626 the PLAYER_ID."""
    chosen = attributes.replace('type="1"', "").replace('type="MULLIGAN"', "")
    packets = read(document(f"{_TWO}<Choices {attributes}/><ChosenEntities {chosen}/>")).packets
    (offered,) = (each for each in packets if isinstance(each, Choices))
    (taken,) = (each for each in packets if isinstance(each, ChosenEntities))
    assert (offered.id, offered.player) == (number, player)
    assert (taken.id, taken.player) == (number, player)


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(gzip.compress(SOUND), id="gzip"),
        pytest.param(b"export const xml = `\n" + SOUND + b"`;\n", id="inside-a-script"),
        pytest.param(json.dumps({"xml": SOUND.decode()}).encode(), id="inside-json"),
        pytest.param(SOUND.decode().replace("utf-8", "utf-16").encode("utf-16"), id="utf-16"),
        pytest.param(SOUND.replace(b"utf-8", b"iso-8859-1"), id="latin-1"),
        pytest.param(SOUND.replace(b"\n", b"\r\n"), id="crlf"),
    ],
)
def test_wrapping_does_not_matter(data: bytes, modern: Recording) -> None:
    game = read(data)
    assert bare(game.packets) == bare(modern.packets)
    assert game.problems == []


@pytest.mark.parametrize("name", sorted(path.name for path in BAD.iterdir()))
def test_declared_entities_are_refused(name: str) -> None:
    with pytest.raises(FormatError, match="entities"):
        list(read_hsreplay_xml(BAD / name))


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"<html/>", id="another-root"),
        pytest.param(b'<HSReplay version="0.9"><Game/></HSReplay>', id="version-0.9"),
        pytest.param(b'<HSReplay version="99"><Game/></HSReplay>', id="version-99"),
        pytest.param(b'<HSReplay version="1.7"/>', id="no-game"),
        pytest.param(
            b'<HSReplay version="1.7"><Game>&x;</Game></HSReplay>', id="undeclared-entity"
        ),
        pytest.param(b'<HSReplay version="1.7" version="1.7"/>', id="attribute-twice"),
        pytest.param(b'<?xml version="1.0" encoding="utf-7"?><HSReplay/>', id="utf-7"),
        pytest.param(b"<HSReplay\0>", id="nul"),
    ],
)
def test_no_document_is_a_format_error(data: bytes) -> None:
    with pytest.raises(FormatError):
        list(read_hsreplay_xml(data))


@pytest.mark.parametrize(
    "content",
    [
        '<TagChange entity="4" tag="1"/>',
        '<TagChange entity="4" tag="x" value="1"/>',
        '<TagChange entity="4" tag="1" value="٣"/>',
        '<TagChange entity="4" tag="1" value="99999999999999"/>',
        '<TagChange entity="Nobody" tag="1" value="1"/>',
        '<FullEntity id="9999999999"/>',
        '<HideEntity entity="4"/>',
        '<Block entity="x" type="1"></Block>',
    ],
)
def test_an_element_that_cannot_be_read_is_lost_and_named(content: str) -> None:
    game = read(
        document(f'<GameEntity id="1"/>\n{content}<TagChange entity="1" tag="204" value="3"/>')
    )
    (problem,) = game.problems
    assert (problem.code, problem.lost, problem.line) == (codes.ATTRIBUTE_UNREADABLE, True, 2)
    assert not game.truncated


def test_unknown_elements_are_named_but_no_loss() -> None:
    game = read(document('<GameEntity id="1"/><style>x</style>'))
    assert [(problem.code, problem.lost) for problem in game.problems] == [
        (codes.ELEMENT_UNKNOWN, False)
    ]


def test_a_document_that_breaks_off_gives_the_game_so_far() -> None:
    game = read(SOUND[: SOUND.index(b"<ShowEntity")])
    assert (game.truncated, game.lines_lost) == (True, 1)
    assert game.problems[0].code == codes.DOCUMENT_BROKEN
    assert len(game.packets) > 5


def test_deep_documents_are_refused() -> None:
    block = '<Block entity="1" type="1">'
    with pytest.raises(LimitError):
        read(document('<GameEntity id="1"/>' + block * 100 + "</Block>" * 100))
    with pytest.raises(InputError):
        list(read_hsreplay_xml(b"<HSReplay><Game>" + b"<x>" * 100_000))


def test_large_documents_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "XML_ELEMENTS_MAX", 10)
    with pytest.raises(LimitError, match="elements"):
        read(SOUND)
    monkeypatch.setattr(limits, "XML_BYTES_MAX", 100)
    with pytest.raises(LimitError, match="bytes"):
        read(SOUND)


@given(games)
def test_any_game_survives_writing_and_reading(game: Recording) -> None:
    again = read(write([game]).encode())
    assert bare(again.packets) == bare(game.packets)
    assert (again.problems, again.build) == ([], game.build)


def test_xml_survives_with_all_it_holds(modern: Recording) -> None:
    again = read(write([modern]).encode())
    assert bare(again.packets) == bare(modern.packets)
    assert again.meta == modern.meta
    assert moments(again) == moments(modern)


def moments(game: Recording) -> list[datetime | None]:
    """The times of all packets; an offset with a plus is written in UTC."""
    stamps = [packet.ts for packet in walk(game.packets)]
    return [datetime.fromisoformat(stamp) if stamp else None for stamp in stamps]


def test_writing_is_stable(modern: Recording) -> None:
    text = write([modern])
    assert write([read(text.encode())]) == text


def test_a_log_becomes_xml_and_back() -> None:
    path = FIXTURES.parent / "powerlog" / "good" / "modern.log"
    (game,) = read_powerlog(path)
    again = read(write([game]).encode())
    assert bare(again.packets) == bare(game.packets)
    assert (again.build, again.game_type, again.scenario) == (54613, "GT_RANKED", 2)
    assert losses(game) == []


def test_names_cannot_break_out_of_their_attribute(modern: Recording) -> None:
    assert "Bob &quot;&lt;M&gt;&quot;#1" in write([modern])


def test_a_block_that_is_left_open_is_open_in_the_copy() -> None:
    """U024: the last action of a log that ends inside of it diverged in its copy."""
    block = b"BLOCK_START BlockType=PLAY Entity=1 EffectCardId= EffectIndex=0 Target=0"
    lines = [b"CREATE_GAME", b"GameEntity EntityID=1", block]
    call = b"GameState.DebugPrintPower() - "
    (game,) = read_powerlog(b"\n".join(call + line for line in lines))
    again = read(write([game]).encode())
    assert [each.closed for each in again.packets if isinstance(each, Block)] == [False]
    assert losses(game) == []


def test_what_is_written_has_the_names_that_python_hsreplay_reads(modern: Recording) -> None:
    """Its VOSpell has other names than the protocol, its Deck a type, its Player no InitialName."""
    create = modern.packets[0]
    assert isinstance(create, CreateGame)
    hidden = changed(create.players[0], account_hi="redacted", account_lo="")
    voice = VOSpell("a", "b", 1, 20)
    packets: list[Packet] = [changed(create, players=(hidden, create.players[1])), voice]
    game = replace(modern, packets=packets)
    text = write([game])
    assert (
        'brass_ring_guid="a" vo_spell_prefab_guid="b" blocking="1" additional_delay_ms="20"' in text
    )
    assert '<Deck type="1">' in text
    assert "<InitialName>" not in text
    assert 'accountHi="0" accountLo="0"' in text
    assert bare(read(text.encode()).packets) == bare(packets)


def test_the_names_of_old_files_are_read_still() -> None:
    old = SOUND.replace(
        b"</Game>", b'<VOSpell brguid="a" vospguid="b" additionalDelayInMs="3"/></Game>'
    )
    assert bare(read(old).packets)[-1] == VOSpell("a", "b", 0, 3)


@pytest.mark.parametrize("name", ["player_id", "playerID", "playerId"])
def test_a_shuffle_names_its_player_in_three_spellings(name: str) -> None:
    """Firestone writes `entity="0" playerId="2"`."""
    inside = f'<ShuffleDeck entity="0" {name}="2"/></Game>'.encode()
    game = read(SOUND.replace(b"</Game>", inside))
    assert bare(game.packets)[-1] == ShuffleDeck(2)
    assert '<ShuffleDeck player_id="2"/>' in write([game])


def test_a_list_of_a_deck_may_count_its_cards() -> None:
    """U130: 17 elements of a deck of 30."""
    deck = b'<Deck><Card id="CS2_022" count="2"/><Card id="EX1_166"/></Deck></Player>'
    game = read(SOUND.replace(b"</Player>", deck, 1))
    assert game.create is not None
    assert dict(game.create.players[0].extra)["Deck"] == "CS2_022 CS2_022 EX1_166"
    assert write([game]).count('<Card id="CS2_022"/>') == 2


def test_a_keyword_or_an_entity_that_stands_for_nothing_is_left_out() -> None:
    """Firestone writes triggerKeyword="-1" and <MetaData entity="0">."""
    inside = (
        b'<Block entity="4" type="5" triggerKeyword="-1"/><MetaData meta="0" data="1" entity="0"/>'
    )
    block, meta = read(SOUND.replace(b"</Game>", inside + b"</Game>")).packets[-2:]
    assert (block.trigger_keyword, meta.extra) == (0, ())


def test_a_second_game_entity_is_lost() -> None:
    """As a packet it would begin another game in a log that is written of this one."""
    second = b'<GameEntity id="1"><Tag tag="49" value="1"/></GameEntity></Game>'
    game = read(SOUND.replace(b"</Game>", second, 1))
    assert "a second GameEntity" in game.problems[-1].message
    assert game.problems[-1].lost


def test_what_a_converter_adds_stands_in_a_note_in_front_of_the_game() -> None:
    """Firestone writes its own attributes; python-hsreplay knows none of them, nor an instruction
    inside of a Game.
    """
    told = SOUND.replace(b"<Game ", b'<Game buildNumber="86601" gameSeed="7" ', 1)
    told = told.replace(b"<Player ", b'<Player deckName="a&lt;b" ', 1)
    game = read(told)
    lines = write([game]).splitlines()
    (place,) = (at for at, line in enumerate(lines) if "<Game " in line)
    note = lines[place - 1]
    assert note.startswith('  <?hsreplay-sim gameSeed="7" ')
    assert note.endswith(' player.2.deckName="a&lt;b"?>')
    again = read("\n".join(lines).encode())
    assert "deckName" not in "".join(lines[place:])
    assert again.meta == game.meta
    assert bare(again.packets) == bare(game.packets)


@pytest.mark.parametrize(
    "note",
    [
        '<?other linesLost="1"?>',
        "<?hsreplay-sim?>",
        '<?hsreplay-sim player.x.y="1" player.="2" player.9999999999.a="3" errors="x"?>',
    ],
)
def test_a_note_that_says_nothing_is_passed_over(note: str) -> None:
    game = read(SOUND.replace(b"<Game ", note.encode() + b"<Game ", 1))
    assert game.lines_lost == 0
    assert bare(game.packets) == bare(read(SOUND).packets)


def test_each_game_of_a_document_keeps_its_own_build() -> None:
    """The format states one for all; U059 has a game with a build and one without."""
    first = read(SOUND)
    others = [replace(first, build=build, meta=()) for build in (88998, None)]
    text = write([first, *others])
    assert [each.build for each in read_hsreplay_xml(text.encode())] == [54613, 88998, None]
    assert [line.count(' build=""') for line in text.splitlines() if "<?hs" in line][-1:] == [1]
