"""The fast list of legal options says what the full list of options says."""

from __future__ import annotations

import pytest

from hsreplay_sim.engine.options.legal import legal_options
from hsreplay_sim.engine.options.options import Option, is_legal, options
from hsreplay_sim.play.selfplay import moves, new_engine
from table import table

Key = tuple[int, frozenset[int], tuple[object, ...]]


def key(option: Option) -> Key:
    """Whom it is about, what it may be aimed at, what may be chosen."""
    assert option.entity is not None
    targets = frozenset(target.entity.id for target in option.targets if target.legal)
    subs = tuple(key(sub) for sub in option.sub_options if sub.legal)
    return option.entity.id, targets, subs


@pytest.mark.parametrize("vanilla", [True, False], ids=["vanilla", "implemented"])
@pytest.mark.parametrize("build", [20457, 88998, 255790])
def test_over_whole_games_both_lists_agree(build: int, vanilla: bool) -> None:
    for seed in range(4):
        game, oracle = new_engine(f"legal{seed}", build, vanilla=vanilla)
        for _ in moves(game, oracle):
            for side in (1, 2):
                full = [o for o in options(game, side) if o.entity and o.legal and o.certain]
                wanted = {key(o) for o in full if not o.deck_action}
                assert {key(o) for o in legal_options(game, side)} == wanted


def test_a_hero_power_that_only_holds_is_no_move() -> None:
    t = table(build=39832)
    tear = t.hero_power("ULD_131p")
    assert not is_legal(t.game, tear)
    assert tear not in [o.entity for o in (*legal_options(t.game, 1), *options(t.game, 1))]
