"""What the log oracle reads off a recorded block."""

from __future__ import annotations

from hsreplay_sim.enums import BlockType, Meta
from hsreplay_sim.replay.packets import Block, MetaData, Packet, TagChange
from hsreplay_sim.tags import DAMAGE, PREDAMAGE
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
