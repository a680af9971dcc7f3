"""What a recorded body is made with."""

from __future__ import annotations

import pytest

from builders import board, card
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    ATK,
    ATTACHED,
    AURA_ATTACHED,
    CARDTYPE,
    CONTROLLER,
    COPIED_FROM_ENTITY_ID,
    HEALTH,
    MODULAR_ENTITY_PART_1,
    MODULAR_ENTITY_PART_2,
    ZONE,
)
from hsreplay_sim.replay.packets import ChangeEntity, FullEntity, ShowEntity, TagChange
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.recording.logged import read_action
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.simulate.sync import resynchronise


def test_a_copy_does_not_keep_what_its_original_had_of_others() -> None:
    """It is made with the Attack that an aura gave, and told the printed one right behind."""
    game = board([card("CS2_182")])
    body = game.row(1)[0]
    observed = Observed()
    tags = ((ZONE, Zone.PLAY), (CONTROLLER, 1), (CARDTYPE, CardType.MINION), (ATK, 5), (HEALTH, 5))
    packets = [FullEntity(body.id, "CS2_182", tags), TagChange(body.id, ATK, 4)]
    logged = read_action(Tape(packets), observed)
    for tag, value in (*tags, (ATK, 4)):
        observed.state.tags.setdefault(body.id, {})[tag] = value
    resynchronise(game, observed, logged, [], {})
    assert game.untagged.innate == {}


def test_what_a_body_is_made_with_is_its_own() -> None:
    """U507:9248 keeps it when it dies."""
    game = board([card("CS2_182")])
    body = game.row(1)[0]
    observed = Observed()
    tags = ((ZONE, Zone.PLAY), (CONTROLLER, 1), (CARDTYPE, CardType.MINION), (ATK, 9), (HEALTH, 9))
    logged = read_action(Tape([FullEntity(body.id, "CS2_182", tags)]), observed)
    resynchronise(game, observed, logged, [], {})
    assert game.untagged.innate == {body.id: (5, 4)}


def test_what_its_own_text_counts_is_nothing_that_a_body_is_made_with() -> None:
    """Another minion becomes Old Murk-Eye, whose Attack is told behind it."""
    game = board([card("EX1_062"), card("EX1_506")])
    body = game.row(1)[0]
    observed = Observed()
    tags = ((ZONE, Zone.PLAY), (CONTROLLER, 1), (CARDTYPE, CardType.MINION), (HEALTH, 4))
    packets = [ChangeEntity(body.id, "EX1_062", tags), TagChange(body.id, ATK, 3)]
    logged = read_action(Tape(packets), observed)
    for tag, value in (*tags, (ATK, 3)):
        observed.state.tags.setdefault(body.id, {})[tag] = value
    resynchronise(game, observed, logged, [], {})
    assert game.untagged.innate == {}


@pytest.mark.parametrize(("original", "kept"), [(0, (1, 0)), (99, None)])
def test_an_aura_does_not_hide_what_a_body_is_made_with(
    original: int, kept: tuple[int, int] | None
) -> None:
    """A Soldier of twice the size stands beside another (U567:4128)."""
    game = board([card("CS2_182")])
    body = game.row(1)[0]
    aura = game.create("CS2_222e", 1, Zone.SETASIDE, host=body, tags={ATTACHED: body.id})
    aura.tags[AURA_ATTACHED] = 1
    body.attached.append(aura)
    observed = Observed()
    tags = ((ZONE, Zone.PLAY), (CONTROLLER, 1), (CARDTYPE, CardType.MINION), (ATK, 5), (HEALTH, 5))
    shown = FullEntity(body.id, "CS2_182", (*tags, (COPIED_FROM_ENTITY_ID, original)))
    logged = read_action(Tape([shown]), observed)
    for tag, value in (*tags, (ATK, 6), (HEALTH, 6)):
        observed.state.tags.setdefault(body.id, {})[tag] = value
    resynchronise(game, observed, logged, [], {})
    assert game.untagged.innate.get(body.id) == kept


def test_a_body_that_its_player_put_together_has_its_stats_from_its_parts() -> None:
    """Zilliax is printed with none; his modules are, and he has them dead, too (U148a:13132)."""
    game = board([card("TOY_330t11")], build=231191)
    body = game.row(1)[0]
    observed = Observed()
    observed.known.add(body.id)
    parts = ((MODULAR_ENTITY_PART_1, 104951), (MODULAR_ENTITY_PART_2, 104949))
    tags = ((ZONE, Zone.PLAY), (CONTROLLER, 1), (CARDTYPE, CardType.MINION), (ATK, 6), (HEALTH, 5))
    logged = read_action(Tape([ShowEntity(body.id, "TOY_330t11", (*tags, *parts))]), observed)
    observed.state.tags.setdefault(body.id, {}).update((*tags, *parts))
    resynchronise(game, observed, logged, [], {})
    assert game.untagged.innate == {}
    assert game.untagged.residue(body.id)[:2] == (0, 0)


@pytest.mark.parametrize(("defines", "kept"), [(True, (1, 2)), (False, None)])
def test_a_change_of_the_definition_is_what_the_body_is_made_with(
    defines: bool,
    kept: tuple[int, int] | None,
) -> None:
    """A Felbat Shrieker is made as printed and sized before it comes into play (U252:14368)."""
    game = board([card("CS2_182")])
    body = game.row(1)[0]
    observed = Observed()
    tags = ((ZONE, Zone.PLAY), (CONTROLLER, 1), (CARDTYPE, CardType.MINION), (ATK, 4), (HEALTH, 5))
    sizes = [
        TagChange(body.id, tag, value, def_change=defines) for tag, value in ((ATK, 5), (HEALTH, 7))
    ]
    logged = read_action(Tape([FullEntity(body.id, "CS2_182", tags), *sizes]), observed)
    for tag, value in (*tags, (ATK, 5), (HEALTH, 7)):
        observed.state.tags.setdefault(body.id, {})[tag] = value
    resynchronise(game, observed, logged, [], {})
    assert game.untagged.innate.get(body.id) == kept
