"""Damage and healing: who did how much to whom."""

from __future__ import annotations

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.replay.story import sentences as s
from hsreplay_sim.replay.story.scene import Scene
from hsreplay_sim.replay.story.sentences import Happening, Ref


def hurt(scene: Scene, victim: int, amount: int, line: int) -> None:
    """Tell damage: of fatigue, of a text, or of the other one in a fight."""
    scene.hurt.add(victim)
    if scene.within(BlockType.FATIGUE):
        told = Happening(s.FATIGUE, (), line, None, scene.seat(victim), str(amount))
    else:
        told = scene.about(s.DAMAGE, line, victim)._replace(amount=str(amount))
        if scene.is_fight:
            told = told._replace(subject=_other_side(scene, victim))
    scene.note(told)


def heal(scene: Scene, healed: int, amount: int, line: int) -> None:
    """Tell healing."""
    scene.note(scene.about(s.HEALING, line, healed)._replace(amount=str(amount)))


def _other_side(scene: Scene, victim: int) -> Ref | None:
    """The one that strikes `victim` in the attack that goes on."""
    block, get = scene.blocks[-1], scene.state.get
    attacker = get(scene.fold.game, t.PROPOSED_ATTACKER) or block.entity
    defender = get(scene.fold.game, t.PROPOSED_DEFENDER) or block.target
    source = defender if victim == attacker else attacker
    return None if scene.is_root(source) else scene.ref(source)
