"""What the log oracle reads off a recorded block."""

from __future__ import annotations

from hsreplay_sim.enums import BlockType, Meta, Zone
from hsreplay_sim.replay.packets import Block, FullEntity, MetaData, Packet, TagChange
from hsreplay_sim.tags import (
    CONTROLLER,
    COPIED_FROM_ENTITY_ID,
    DAMAGE,
    PREDAMAGE,
    TO_BE_DESTROYED,
    ZONE,
)
from hsreplay_sim.verify.log_oracle import LogOracle
from tests.table import table


def announced(entity: int, amount: int) -> list[Packet]:
    """A hit as builds since 30795 write it: announced, then announced again and dealt."""
    return [
        TagChange(entity, PREDAMAGE, amount),
        TagChange(entity, PREDAMAGE, 0),
        TagChange(entity, PREDAMAGE, amount),
        TagChange(entity, PREDAMAGE, 0),
        MetaData(Meta.DAMAGE, amount, (entity,)),
        TagChange(entity, DAMAGE, amount),
    ]


def test_each_rolled_amount_is_the_damage_of_one_hit() -> None:
    game = table("HERO_02").game
    oracle = LogOracle({})
    source = game.root
    hits = announced(10, 3) + announced(11, 2) + announced(11, 2)
    oracle.begin([Block(BlockType.POWER, source.id, hits)])
    oracle.opened(game, BlockType.POWER, source, 0)
    rolled = [oracle.number(game, "amount", source, 2, 3) for _ in range(3)]
    assert rolled == [3, 2, 2]


def test_the_spared_one_is_not_marked_for_death() -> None:
    t = table("HERO_01")
    options = [t.minion(), t.minion(), t.minion(side=2)]
    oracle = LogOracle({})
    doomed = (options[0], options[2])
    oracle.begin([TagChange(e.id, TO_BE_DESTROYED, 1) for e in doomed])
    assert oracle.pick(t.game, "spare", None, options) is options[1]


def test_a_card_looked_at_is_the_one_that_a_copy_names() -> None:
    t = table("HERO_05")
    options = [t.minion(), t.minion()]
    oracle = LogOracle({})
    oracle.begin([TagChange(90, COPIED_FROM_ENTITY_ID, options[1].id)])
    assert oracle.pick(t.game, "look", None, options) is options[1]


def test_a_copy_may_be_logged_as_the_same_card_in_another_look() -> None:
    """Doppelgangster's copies are CFM_668t and CFM_668t2 (U122:3864, U122:3880)."""
    game = table("HERO_02").game
    oracle = LogOracle({})
    seen = [(ZONE, Zone.PLAY), (CONTROLLER, 1)]
    oracle.begin([FullEntity(90, "CFM_667", (*seen,)), FullEntity(91, "CFM_668t", (*seen,))])
    assert oracle.identity(game, "CFM_668", 1, Zone.PLAY) == 91
