"""Observed games made up by hypothesis: any packets, in any order, that the formats allow."""

from __future__ import annotations

from hypothesis import strategies as st
from msgspec.structs import replace

from hsreplay_sim.formats.damage.nesting import close_moves
from hsreplay_sim.formats.damage.seams import SEVERAL
from hsreplay_sim.formats.damage.values import drop_impossible
from hsreplay_sim.replay.packets import (
    Block,
    CachedTag,
    ChangeEntity,
    Choices,
    ChosenEntities,
    CreateGame,
    FullEntity,
    HideEntity,
    MetaData,
    Option,
    Options,
    Packet,
    PlayerDef,
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

entities = st.integers(1, 400)
bodies = st.integers(4, 400)
"""Neither the game nor a player: those keep their ZONE and CARDTYPE."""
maybe_entities = st.integers(0, 400)
small = st.integers(0, 12)
values = st.one_of(st.integers(0, 40), st.integers(0, 10**10))
tag_ids = st.one_of(st.sampled_from([17, 19, 20, 44, 45, 47, 48, 49, 53, 202, 263, 305]), small)
owners = st.tuples(st.just(50), st.integers(1, 2))
tags = st.lists(st.one_of(st.tuples(tag_ids, values), owners), max_size=5).map(tuple)
card_ids = st.from_regex(r"[A-Z]{2,4}_[0-9]{3}[a-z]?", fullmatch=True)
hidden_or_card = st.one_of(st.just(""), card_ids)
entity_lists = st.lists(entities, max_size=4).map(tuple)
guids = st.from_regex(r"[A-Za-z_.:()]{1,12}", fullmatch=True)
names = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), max_size=12).map(
    str.strip
)

targets = st.builds(Target, entities, st.sampled_from([-1, 0, 3, 14]), small)


def _options(error: int | None) -> st.SearchStrategy[Option]:
    with_error = st.just(None) if error is None else st.sampled_from([-1, 0, 3, 14])
    parameter = st.just(0) if error is None else small
    aims = st.lists(st.builds(Target, entities) if error is None else targets, max_size=3).map(
        tuple
    )
    sub = st.builds(Option, small, st.just(0), maybe_entities, with_error, parameter, aims)
    subs = st.lists(sub, max_size=2).map(tuple)
    return st.builds(Option, small, small, maybe_entities, with_error, parameter, aims, subs)


options = st.one_of(
    st.builds(Options, small, st.lists(_options(None), max_size=3).map(tuple)),
    st.builds(Options, small, st.lists(_options(0), min_size=1, max_size=3).map(tuple)),
)
anywhere = st.one_of(
    st.builds(TagChange, bodies, tag_ids, values, def_change=st.booleans()),
    st.builds(TagChange, entities, st.sampled_from([17, 19, 20, 44, 53, 305]), values),
    st.builds(TagChange, entities, st.just(50), st.integers(1, 2)),
    st.builds(FullEntity, bodies, hidden_or_card, tags),
    st.builds(ShowEntity, bodies, card_ids, tags),
    st.builds(ChangeEntity, bodies, card_ids, tags),
    st.builds(HideEntity, entities, st.integers(0, 7)),
    st.builds(CachedTag, entities, tag_ids, values),
    st.builds(MetaData, small, values, entity_lists).map(
        lambda meta: replace(meta, info_count=len(meta.info))
    ),
    st.builds(ShuffleDeck, small),
    st.just(ResetGame()),
    st.builds(VOSpell, guids, st.just("ab12"), st.integers(0, 1), values),
    st.builds(Choices, small, entities, small, small, small, maybe_entities, entity_lists, small),
    st.builds(SendChoices, small, small, entity_lists),
    st.builds(ChosenEntities, small, entities, entity_lists),
    st.builds(SendOption, small, st.integers(-1, 3), maybe_entities, small),
)


def blocks(content: st.SearchStrategy[list[Packet]]) -> st.SearchStrategy[Block]:
    return st.builds(
        Block,
        small,
        entities,
        content,
        hidden_or_card,
        st.integers(-1, 9),
        maybe_entities,
        st.integers(-1, 3),
        st.sampled_from([0, 217, 219, 32]),
    )


def sub_spells(content: st.SearchStrategy[list[Packet]]) -> st.SearchStrategy[SubSpell]:
    return st.builds(SubSpell, guids, maybe_entities, entity_lists, content)


inside = st.recursive(
    st.lists(anywhere, max_size=4),
    lambda content: st.lists(st.one_of(anywhere, blocks(content), sub_spells(content)), max_size=3),
    max_leaves=8,
)


def _player(number: int) -> st.SearchStrategy[PlayerDef]:
    return st.builds(
        PlayerDef, st.just(number + 1), st.just(number), tags, names, st.just("77"), st.just("9")
    )


creates = st.builds(CreateGame, st.just(1), tags, st.tuples(_player(1), _player(2)))
packet_lists = st.lists(
    st.one_of(anywhere, options, blocks(inside), sub_spells(inside)), max_size=8
)


def _possible(game: Recording) -> Recording:
    """The game without what a reader takes out: what cannot stand in a move, or be told."""
    close_moves(game)
    drop_impossible(game)
    game.problems.clear()
    return game


def _is_one_game(game: Recording) -> bool:
    """Whether it tells hardly an entity twice: else a reader takes it for two games."""
    told = [each.entity for each in walk(game.packets) if isinstance(each, FullEntity)]
    return len(told) - len(set(told)) < SEVERAL


games = (
    st.builds(
        Recording,
        st.just("made-up"),
        st.just(1),
        st.just("power.log"),
        st.builds(lambda create, rest: [create, *rest], creates, packet_lists),
        st.integers(20457, 250000),
    )
    .map(_possible)
    .filter(_is_one_game)
)


def bare(packets: list[Packet]) -> list[Packet]:
    """The packets without lines and time stamps, which depend on the file."""
    result: list[Packet] = []
    for packet in packets:
        if isinstance(packet, Block):
            content = bare(packet.packets)
            result.append(replace(packet, packets=content, line=0, end_line=0, ts=""))
        elif isinstance(packet, SubSpell):
            result.append(replace(packet, packets=bare(packet.packets), line=0, ts=""))
        else:
            result.append(replace(packet, line=0, ts=""))
    return result
