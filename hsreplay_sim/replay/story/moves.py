"""What it means that a card goes from one zone to another."""

from __future__ import annotations

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.replay.story import sentences as s
from hsreplay_sim.replay.story.scene import Scene
from hsreplay_sim.replay.story.sentences import Form, Happening

BODIES = frozenset((CardType.MINION, CardType.HERO, CardType.LOCATION))
ON_BOARD = frozenset((*BODIES, CardType.WEAPON))

_FORMS: dict[tuple[int, int], Form] = {
    (Zone.DECK, Zone.HAND): s.DRAWN,
    (Zone.DECK, Zone.GRAVEYARD): s.BURNED,
    (Zone.DECK, Zone.PLAY): s.FROM_DECK,
    (Zone.HAND, Zone.DECK): s.PUT_BACK,
    (Zone.HAND, Zone.PLAY): s.FROM_HAND,
    (Zone.HAND, Zone.GRAVEYARD): s.DISCARDED,
    (Zone.PLAY, Zone.HAND): s.RETURNED,
    (Zone.PLAY, Zone.DECK): s.SHUFFLED,
    (Zone.PLAY, Zone.SETASIDE): s.LEAVES,
    (Zone.PLAY, Zone.REMOVED): s.LEAVES,
    (Zone.GRAVEYARD, Zone.PLAY): s.REVIVED,
    (Zone.GRAVEYARD, Zone.HAND): s.REGAINED,
}
_NEW: dict[int, Form] = {Zone.HAND: s.GIVEN, Zone.DECK: s.SHUFFLED}
"""What it means that a card is somewhere that was not there before, or set aside."""
_NOWHERE = (0, Zone.SETASIDE, Zone.REMOVED)


def move(scene: Scene, entity: int, before: int, line: int) -> None:
    """Tell that a card is in another zone than `before`, 0 being none."""
    after = scene.state.get(entity, t.ZONE)
    if before == after or scene.is_root(entity) or scene.within(BlockType.JOUST):
        return
    scene.forget(s.SHOWN, entity)
    if Zone.SECRET in (before, after):
        _secret(scene, entity, after, line)
    elif after == Zone.PLAY and before in _NOWHERE:
        _arrive(scene, entity, line)
    elif Zone.PLAY in (before, after):
        _board(scene, entity, before, line)
    elif before in _NOWHERE:
        if after in _NEW and entity not in scene.chosen:
            scene.note(scene.about(_NEW[after], line, entity)._replace(owner=scene.seat(entity)))
    elif (before, after) in _FORMS and not scene.played(entity):
        scene.note(
            scene.about(_FORMS[before, after], line, entity)._replace(owner=scene.seat(entity))
        )


def _board(scene: Scene, entity: int, before: int, line: int) -> None:
    """A body or a weapon comes from or goes to a zone that is not the board."""
    state = scene.state
    kind, after = state.get(entity, t.CARDTYPE), state.get(entity, t.ZONE)
    if kind not in ON_BOARD or (scene.played(entity) and after == Zone.PLAY):
        return
    if after == Zone.GRAVEYARD:
        if kind == CardType.HERO and not _is_dead(scene, entity):
            return
        if kind == CardType.WEAPON:
            scene.note(scene.about(s.DESTROYED, line, entity))
        else:
            scene.note(scene.about(s.DIES, line, entity)._replace(subject=None))
    elif after in _NOWHERE:
        if kind == CardType.MINION and entity not in scene.replaced.values():
            scene.note(scene.about(s.LEAVES, line, entity)._replace(subject=None))
    elif kind != CardType.HERO:
        form = _FORMS.get((before, after))
        if form is not None:
            scene.note(scene.about(form, line, entity)._replace(owner=scene.seat(entity)))


def _is_dead(scene: Scene, hero: int) -> bool:
    """Whether a hero that leaves the board has died, and is not replaced."""
    get = scene.state.get
    hurt = get(hero, t.DAMAGE) >= get(hero, t.HEALTH) or get(hero, t.TO_BE_DESTROYED)
    return bool(hurt) or any(get(each, t.HERO_ENTITY) == hero for each in scene.fold.players)


def _arrive(scene: Scene, entity: int, line: int) -> None:
    """What is new comes into play, alone or in place of another one."""
    kind = scene.state.get(entity, t.CARDTYPE)
    old = scene.replaced.get(entity, 0)
    if old:
        transform(scene, old, entity, line)
    elif kind in (CardType.WEAPON, CardType.HERO_POWER):
        scene.note(scene.about(s.GIVEN, line, entity)._replace(owner=scene.seat(entity)))
    elif kind in (CardType.MINION, CardType.LOCATION):
        subject, owner = scene.subject, scene.seat(entity)
        mine = subject is None or scene.seat(subject.entity) in (0, owner)
        form = s.SUMMONED if mine else s.SUMMONED_FOR
        scene.note(scene.about(form, line, entity)._replace(owner=owner))


def transform(scene: Scene, old: int, new: int, line: int) -> None:
    """One entity stands for another one from now on."""
    scene.note(scene.about(s.TRANSFORMED, line, old)._replace(other=scene.ref(new)))


def _secret(scene: Scene, entity: int, after: int, line: int) -> None:
    """A card comes to, or leaves, where Secrets and Quests lie."""
    state = scene.state
    known, owner = bool(state.cards.get(entity)), scene.seat(entity)
    if not scene.is_secret(entity):
        done = state.get(entity, t.QUEST_PROGRESS_TOTAL)
        if after == Zone.GRAVEYARD and 0 < done <= state.get(entity, t.QUEST_PROGRESS):
            scene.note(scene.about(s.COMPLETED, line, entity)._replace(subject=None))
    elif after == Zone.SECRET:
        subject = scene.subject
        if subject is None or subject.entity == entity or not known:
            subject = None
        told = Happening(s.SECRET_UP, (scene.ref(entity),), line, subject, owner)
        scene.note(told)
    elif entity not in scene.revealed:
        scene.revealed.add(entity)
        if after == Zone.GRAVEYARD:
            own = scene.subject is not None and scene.subject.entity != entity
            form = s.SECRET_GONE if own else s.REVEALED
            scene.note(scene.about(form, line, entity)._replace(owner=owner))
