"""Snapshots: from tags to the documented form and back, so that play can go on."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus import corpus_dir
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.errors import FormatError, InputError, UnsupportedError
from hsreplay_sim.base.tags import (
    ATK,
    ATTACHED,
    AURA_ATTACHED,
    CARDTYPE,
    CONTROLLER,
    CURRENT_PLAYER,
    DAMAGE,
    EXHAUSTED,
    FROZEN,
    HERO_ENTITY,
    NUM_ATTACKS_THIS_TURN,
    ZONE,
)
from hsreplay_sim.base.tagstate import Ledger, Noted, TagState
from hsreplay_sim.carddb import CardStore
from hsreplay_sim.formats.snapshot import read, write
from hsreplay_sim.hearthbreaker.dump import (
    History,
    comparable,
    hearthbreaker_state,
    state_differences,
)
from hsreplay_sim.hearthbreaker.files.states import read_states
from hsreplay_sim.replay.board import (
    CardSnapshot,
    HeroSnapshot,
    MinionSnapshot,
    PlayerSnapshot,
    Snapshot,
    WeaponSnapshot,
    snapshot_from_state,
)
from hsreplay_sim.replay.board_effects import KEYWORDS, CardFilterSnapshot, EffectSnapshot
from hsreplay_sim.replay.board_load import entered_of, state_from_snapshot
from places import ROOT

FIXTURE = ROOT / "fixtures" / "snapshot" / "board.snapshot.json"
CARDS = CardStore.open().at(None)


def board() -> Snapshot:
    mage = PlayerSnapshot(
        hero=HeroSnapshot(character="Mage", health=22, attack=0),
        deck=(CardSnapshot("Fireball", 5), CardSnapshot("", 6)),
        hand=(CardSnapshot("Polymorph", 9), CardSnapshot("Chillwind Yeti", 4)),
        secrets=("Mirror Entity",),
        minions=(
            MinionSnapshot(
                name="Wisp", sequence_id=3, position=0, health=1, max_health=1, attack=1,
                exhausted=True, frozen_for=2, already_attacked=True,
            ),
            MinionSnapshot(
                name="Chillwind Yeti", sequence_id=1, position=1, health=2, max_health=7, attack=6,
                taunt=True, effects=("CS2_004e",),
            ),
        ),
        mana=4,
        max_mana=7,
    )  # fmt: skip
    warrior = PlayerSnapshot(
        hero=HeroSnapshot(
            character="Warrior", health=30, attack=3, windfury=True, used_windfury=True,
            weapon=WeaponSnapshot("Fiery War Axe", 3, 1),
        ),
        hand=(CardSnapshot("", 40),),
        minions=(
            MinionSnapshot(
                name="Faerie Dragon", sequence_id=4, position=0, health=2, max_health=2, attack=3,
                spell_targetable=False, stealth=True, silenced=True, frozen_for=1,
            ),
        ),
        mana=7,
        max_mana=6,
    )  # fmt: skip
    return Snapshot((mage, warrior), 0, 4)


def loaded(snapshot: Snapshot) -> tuple[TagState, Snapshot]:
    state = state_from_snapshot(snapshot, CARDS)
    entered = entered_of(snapshot, state)
    return state, snapshot_from_state(state, CARDS, entered=entered, exact=False)


@pytest.mark.parametrize(
    "more",
    [
        {"divine_shield": True}, {"windfury": True}, {"windfury": True, "windfury_used": True},
        {"charge": True}, {"immune": True}, {"frozen_for": 1}, {"taunt": False}, {"stealth": True},
    ],
    ids="-".join,
)  # fmt: skip
def test_each_field_of_a_minion_survives_being_made_tags(more: dict[str, Any]) -> None:
    first, second = board().players
    minions = (first.minions[0], replace(first.minions[1], **more))
    snapshot = replace(board(), players=(replace(first, minions=minions), second))
    assert loaded(snapshot)[1] == snapshot


@pytest.mark.parametrize(
    "more",
    [
        {"immune": True}, {"frozen_for": 1}, {"windfury": True},
        {"windfury": True, "used_windfury": True}, {"already_attacked": True},
    ],
    ids="-".join,
)  # fmt: skip
def test_each_field_of_a_hero_survives_being_made_tags(more: dict[str, Any]) -> None:
    first, second = board().players
    snapshot = replace(board(), players=(replace(first, hero=replace(first.hero, **more)), second))
    assert loaded(snapshot)[1] == snapshot


def test_a_documented_board_survives_being_made_tags() -> None:
    assert loaded(board())[1] == board()


def test_a_loaded_board_is_a_position_that_can_be_played() -> None:
    state, _ = loaded(board())
    assert state.get(2, CURRENT_PLAYER) == 1
    hero = state.get(2, HERO_ENTITY)
    assert (state.cards[hero], state.get(hero, DAMAGE)) == ("HERO_08", 8)
    powers = [e for e, tags in state.tags.items() if tags.get(CARDTYPE) == CardType.HERO_POWER]
    assert len(powers) == 2
    assert {state.get(power, ZONE) for power in powers} == {Zone.PLAY}


def test_older_minions_get_lower_entity_ids() -> None:
    state, _ = loaded(board())
    minions = [
        state.cards[e]
        for e, tags in sorted(state.tags.items())
        if tags.get(CARDTYPE) == CardType.MINION and tags.get(ZONE) == Zone.PLAY
    ]
    assert minions == ["CS2_182", "CS2_231", "NEW1_023"]


def test_writing_and_reading_is_identity_with_and_without_tags() -> None:
    plain = board()
    state = state_from_snapshot(plain, CARDS)
    exact = replace(plain, state=state)
    for snapshot in (plain, exact):
        assert read(write(snapshot).encode(), "x") == snapshot
    assert state_from_snapshot(read(write(exact).encode(), "x"), CARDS) == state


LEDGER = Ledger(
    played=[Noted(3, 61, "CS2_182", {ATK: 4, ZONE: Zone.PLAY})],
    died=[Noted(5, 61, "CS2_182", {ATK: 4, ZONE: Zone.PLAY})],
    undying=[7, 9],
    innate={61: (2, -1)},
    makers={62: "OG_291"},
    residues={61: (2, -1, 0)},
    zeros={4: [44, 466]},
    summoned=[Noted(4, 61, "CS2_182", {ATK: 4, ZONE: Zone.PLAY})],
    held_from={61: 1},
    returning={61: -1},
    plain_costs={61: [40, -1, 50, 2]},
    powers_used={1: 44},
    discarded=[Noted(6, 63, "CS2_029", {ZONE: Zone.HAND})],
)


def test_what_a_game_knew_besides_is_written_and_read() -> None:
    snapshot = replace(board(), state=state_from_snapshot(board(), CARDS), ledger=LEDGER)
    again = read(write(snapshot).encode(), "x")
    assert again == snapshot
    assert state_from_snapshot(again, CARDS) == snapshot.state


def test_a_ledger_of_before_that_tells_less_is_read() -> None:
    snapshot = replace(board(), state=state_from_snapshot(board(), CARDS), ledger=LEDGER)
    document = json.loads(write(snapshot))
    newer = ("summoned", "held_from", "returning", "plain_costs", "powers_used", "discarded")
    for key in newer:
        del document["ledger"][key]
    again = read(json.dumps(document).encode(), "x")
    nothing = Ledger()
    assert again.ledger == replace(LEDGER, **{key: getattr(nothing, key) for key in newer})


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("undying",), ["7"], r"\$\.ledger\.undying: a list of whole numbers"),
        (("played", 0, "id"), 0, r"\$\.ledger\.played\[0\]: entity id 0 is out of range"),
        (("died", 0, "tags"), {"x": 1}, "number of a tag"),
        (("innate", "x"), [1, 2], "number of an entity"),
        (("makers", "62"), 3, "must be a string"),
        (("residues", "61"), [1, 2], r"\$\.ledger\.residues\.61: 3 numbers"),
        (("zeros",), [], "an object is wanted"),
        (("plain_costs", "61"), [4, 1, 2], "pairs of numbers are wanted"),
    ],
)
def test_a_wrong_ledger_is_refused_with_its_place(
    path: tuple[str | int, ...], value: Any, words: str
) -> None:
    snapshot = replace(board(), state=state_from_snapshot(board(), CARDS), ledger=LEDGER)
    document = json.loads(write(snapshot))
    place = document["ledger"]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(FormatError, match=words):
        read(json.dumps(document).encode(), "x")


def test_the_written_form_is_the_fixture() -> None:
    text = FIXTURE.read_text(encoding="utf-8")
    assert write(board()) == text
    assert list(json.loads(text)) == ["players", "active_player", "current_sequence_id"]


def test_a_board_edited_beside_its_tags_is_refused() -> None:
    state = state_from_snapshot(board(), CARDS)
    first, second = board().players
    edited = replace(board(), players=(replace(first, mana=1), second), state=state)
    with pytest.raises(FormatError, match="disagree"):
        state_from_snapshot(edited, CARDS)


def test_tags_that_the_document_has_no_words_for_survive() -> None:
    state = state_from_snapshot(board(), CARDS)
    state.put(2, 22, 3)
    snapshot = read(write(snapshot_from_state(state, CARDS)).encode(), "x")
    assert state_from_snapshot(snapshot, CARDS).get(2, 22) == 3


FREEZING = [
    pytest.param(1, {EXHAUSTED: 1, FROZEN: 1}, 2, id="own-turn-after-attacking"),
    pytest.param(1, {FROZEN: 1}, 1, id="own-turn-able-to-attack"),
    pytest.param(2, {EXHAUSTED: 1, FROZEN: 1}, 1, id="in-the-opponents-turn"),
    pytest.param(1, {EXHAUSTED: 1}, 0, id="not-frozen"),
]


@pytest.mark.parametrize(("seat", "tags", "turns"), FREEZING)
def test_frozen_for_counts_the_ends_of_own_turns(
    seat: int, tags: dict[int, int], turns: int
) -> None:
    snapshot = board()
    quiet = [replace(m, frozen_for=0, exhausted=False) for m in snapshot.players[0].minions]
    plain = replace(snapshot.players[0], minions=tuple(quiet))
    state = state_from_snapshot(replace(snapshot, players=(plain, plain_opponent())), CARDS)
    minion = next(e for e, t in state.tags.items() if t.get(CARDTYPE) == 4 and t.get(ZONE) == 1)
    state.tags[minion].pop(NUM_ATTACKS_THIS_TURN, None)
    state.tags[minion] |= {**tags, CONTROLLER: seat, 263: 1}
    side = snapshot_from_state(state, CARDS).players[seat - 1]
    assert side.minions[0].frozen_for == turns


def plain_opponent() -> PlayerSnapshot:
    return PlayerSnapshot(hero=HeroSnapshot(character="Rogue", health=30), mana=1, max_mana=1)


def test_aura_enchantments_are_no_effects() -> None:
    state = state_from_snapshot(board(), CARDS)
    effect = next(e for e, tags in state.tags.items() if ATTACHED in tags)
    state.put(effect, AURA_ATTACHED, 1)
    assert snapshot_from_state(state, CARDS).players[0].minions[1].effects == ()


FILTERS = [
    CardFilterSnapshot(2, kind, until, player, only_first)
    for kind in ("minion", "spell", "secret", "card")
    for until in ("turn_ended", "turn_started")
    for player in (1, 2)
    for only_first in (False, True)
]


@pytest.mark.parametrize("entry", FILTERS, ids=str)
def test_a_card_filter_survives_the_file_and_being_made_tags(entry: CardFilterSnapshot) -> None:
    first, second = board().players
    snapshot = replace(board(), players=(first, replace(second, card_filters=(entry,))))
    assert read(write(snapshot).encode(), "x") == snapshot
    assert loaded(snapshot)[1] == snapshot


EFFECTS = [
    EffectSnapshot(type="increase_attack", amount=2),
    EffectSnapshot(type="increase_health", amount=1, until="turn_started"),
    EffectSnapshot(type="increase_attack", filter="adjacent_minions", amount=2),
    EffectSnapshot(type="increase_health", filter="enemy_minions", amount=3),
    *(EffectSnapshot(type=kind, until="turn_ended") for kind in KEYWORDS),
    "GiveFriendlyMinionsPlusOnePlusOne",
]


@pytest.mark.parametrize("effect", EFFECTS, ids=str)
def test_an_effect_survives_the_file_and_being_made_tags(effect: str | EffectSnapshot) -> None:
    first, second = board().players
    worn = replace(first.minions[1], effects=(effect,))
    snapshot = replace(board(), players=(replace(first, minions=(first.minions[0], worn)), second))
    assert read(write(snapshot).encode(), "x") == snapshot
    assert loaded(snapshot)[1].players[0].minions[1].effects == (effect,)


@pytest.mark.parametrize(
    ("effect", "complaint"),
    [
        ("TurnIntoAFrog", "no effect or enchantment named 'TurnIntoAFrog'"),
        (EffectSnapshot(type="sleepy"), "no effect of type 'sleepy'"),
        (EffectSnapshot(type="taunt", until="dawn"), "no end 'dawn' of an effect"),
        (EffectSnapshot(type="taunt", filter="murlocs"), "no effect 'taunt' on 'murlocs'"),
    ],
)
def test_an_effect_that_nothing_stands_for_is_told_with_file_and_place(
    effect: str | EffectSnapshot, complaint: str
) -> None:
    first, second = board().players
    strange = replace(second.minions[0], effects=("CS2_092e", effect))
    snapshot = replace(board(), players=(first, replace(second, minions=(strange,))))
    with pytest.raises(UnsupportedError) as told:
        state_from_snapshot(read(write(snapshot).encode(), "my.json"), CARDS)
    place = "$.players[1].minions[0].effects[1]"
    assert f"my.json: {place}: {complaint}" in str(told.value)


def test_an_unknown_card_is_named() -> None:
    first, second = board().players
    strange = replace(first, hand=(CardSnapshot("No Such Card", 9),))
    with pytest.raises(UnsupportedError, match="No Such Card"):
        state_from_snapshot(replace(board(), players=(strange, second)), CARDS)


def test_ids_that_clash_are_refused() -> None:
    first, second = board().players
    clash = replace(second, hand=(CardSnapshot("", 5),))
    with pytest.raises(FormatError, match="ids must differ"):
        state_from_snapshot(replace(board(), players=(first, clash)), CARDS)


def edited(*path: str | int, value: Any) -> bytes:
    document = json.loads(write(board()))
    place = document
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return json.dumps(document).encode()


BAD = [
    pytest.param(("players",), [], "2 are needed", id="no-players"),
    pytest.param(("active_player",), 2, "no index", id="third-player-active"),
    pytest.param(("current_sequence_id",), None, "whole number", id="no-sequence"),
    pytest.param(("players", 0, "hero"), [], "object", id="hero-list"),
    pytest.param(("players", 0, "mana"), "3", "whole number", id="mana-text"),
    pytest.param(("players", 0, "mana"), True, "whole number", id="mana-boolean"),
    pytest.param(("players", 1, "hero", "weapon"), {}, "`name`", id="weapon-without-name"),
    pytest.param(("players", 0, "minions", 0, "taunt"), 1, "true or false", id="taunt-number"),
    pytest.param(("players", 0, "hand", 0, "name"), 7, "a string", id="card-number"),
    pytest.param(("players", 0, "deck", "cards"), None, "list", id="deck-without-cards"),
    pytest.param(
        ("entities",), [{"id": 0, "card": "", "tags": {}}], "out of range", id="entity-zero"
    ),
    pytest.param(
        ("entities",), [{"id": 4, "card": "", "tags": {"x": 1}}], "number of a tag", id="tag-name"
    ),
    pytest.param(
        ("players", 0, "card_filters"),
        [{"amount": 1, "filter": "x", "until": "turn_ended", "player": 1}],
        "unknown `filter`",
        id="filter",
    ),
]


@pytest.mark.parametrize(("path", "value", "words"), BAD)
def test_a_wrong_document_is_refused_with_its_place(
    path: tuple[str | int, ...], value: Any, words: str
) -> None:
    with pytest.raises(InputError, match=words) as caught:
        read(edited(*path, value=value), "board.json")
    assert str(caught.value).startswith("board.json:")


def test_what_hearthbreaker_really_writes_is_told_apart() -> None:
    with pytest.raises(UnsupportedError, match="compared, not loaded"):
        read(b'{"players": [], "active_player": 1, "turn_count": 3}', "x")


@given(st.data())
def test_a_snapshot_with_bytes_changed_is_read_or_refused(data: st.DataObject) -> None:
    raw = bytearray(FIXTURE.read_bytes())
    for place in data.draw(st.lists(st.integers(0, len(raw) - 1), max_size=4)):
        raw[place] = data.draw(st.sampled_from(b'{}[]",:019-.et \n\xff'))
    with suppress(InputError, UnsupportedError):
        state_from_snapshot(read(bytes(raw), "x"), CARDS)


def test_the_dump_form_holds_base_values_and_the_whole_deck() -> None:
    state, _ = loaded(board())
    yeti = next(e for e, c in state.cards.items() if c == "CS2_182" and state.get(e, ZONE) == 1)
    dump = hearthbreaker_state(state, CARDS, History(placed=[99, yeti], decks=([5, 9], [])))
    first = dump["players"][0]
    assert dump["active_player"] == 1
    assert dump["current_sequence_id"] == 2
    assert first["deck"] == [
        {"name": "Fireball", "used": False},
        {"name": "Polymorph", "used": True},
    ]
    minion = first["minions"][1]
    assert (minion["attack"], minion["max_health"], minion["damage"]) == (4, 5, 5)
    assert minion["sequence_id"] == 2
    assert first["hero"]["name"] == "Jaina"
    assert first["secrets"] == ["Mirror Entity"]
    assert dump["players"][1]["weapon"] == {"name": "Fiery War Axe", "attack": 3, "durability": 1}


def test_differences_name_the_field() -> None:
    logged = {"players": [{"mana": 3, "effects": [1], "hand": [{"name": "Wisp"}]}]}
    simulated = {"players": [{"mana": 4, "effects": [], "hand": []}]}
    found = [(d.path, d.logged, d.simulated) for d in state_differences(logged, simulated)]
    assert found == [
        ("players[0].hand[0]", {"name": "Wisp"}, None),
        ("players[0].mana", 3, 4),
    ]


def test_true_is_not_one_when_dumps_are_compared() -> None:
    assert len(state_differences({"x": True}, {"x": 1})) == 1


@pytest.mark.corpus
def test_the_dump_form_has_the_fields_of_recorded_dumps() -> None:
    logged = comparable(
        next(read_states(corpus_dir("hearthbreaker") / "d0001.states.jsonl.gz")).state
    )
    state, _ = loaded(board())
    ours = hearthbreaker_state(state, CARDS)
    assert ours.keys() == logged.keys()
    assert ours["players"][0].keys() == logged["players"][0].keys()
    assert ours["players"][0]["hero"].keys() == logged["players"][0]["hero"].keys()


@pytest.mark.corpus
def test_minions_and_weapons_have_the_fields_of_recorded_dumps() -> None:
    state, _ = loaded(board())
    ours = hearthbreaker_state(state, CARDS)["players"]
    seen = set()
    for dumped in read_states(corpus_dir("hearthbreaker") / "d0012.states.jsonl.gz"):
        for player in comparable(dumped.state)["players"]:
            for minion in player["minions"]:
                assert minion.keys() == ours[0]["minions"][0].keys()
                seen.add("minion")
            if player["weapon"]:
                assert player["weapon"].keys() == ours[1]["weapon"].keys()
                seen.add("weapon")
    assert seen == {"minion", "weapon"}


STREAMS = [
    pytest.param(b'{"n": 1, "move": "", "state": {}}\n{"n": 1, "state": {}}', "ascend", id="order"),
    pytest.param(b'{"n": "1", "move": "", "state": {}}', "must be a number", id="text"),
    pytest.param(b'{"n": 1}', "is wanted", id="no-state"),
    pytest.param(b"{", "not JSON", id="no-json"),
]


@pytest.mark.parametrize(("data", "words"), STREAMS)
def test_a_wrong_stream_of_states_is_refused(data: bytes, words: str) -> None:
    with pytest.raises(InputError, match=words):
        list(read_states(data, "states"))
