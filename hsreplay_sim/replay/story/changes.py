"""What it means that a tag of a card or a player changes."""

from __future__ import annotations

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.replay.packets import TagChange
from hsreplay_sim.replay.story import sentences as s
from hsreplay_sim.replay.story.moves import BODIES
from hsreplay_sim.replay.story.scene import Scene
from hsreplay_sim.replay.story.sentences import Form, Happening
from hsreplay_sim.replay.story.wounds import heal, hurt

_KEYWORDS = {
    t.TAUNT: "Taunt",
    t.DIVINE_SHIELD: "Divine Shield",
    t.STEALTH: "Stealth",
    t.WINDFURY: "Windfury",
    t.CHARGE: "Charge",
    t.RUSH: "Rush",
    t.LIFESTEAL: "Lifesteal",
    t.POISONOUS: "Poisonous",
    t.VENOMOUS: "Venomous",
    t.REBORN: "Reborn",
    t.ELUSIVE: "Elusive",
    t.IMMUNE: "Immune",
}
_FIGURES = (t.ATK, t.HEALTH)
_MARKS: dict[int, Form] = {
    t.FROZEN: s.FROZEN,
    t.SILENCED: s.SILENCED,
    t.TO_BE_DESTROYED: s.DESTROYED,
    t.CANT_PLAY: s.COUNTERED,
}
"""Tags that say with 1 that something happens to a card."""
_ONLY_BY_A_TEXT = frozenset((t.TO_BE_DESTROYED, t.CANT_PLAY))
"""Those that a rule sets as well, of which more is told."""
_LIES = frozenset((Zone.PLAY, Zone.HAND, Zone.SECRET))
"""Where a card that changes sides is told to do so."""


def change(scene: Scene, packet: TagChange, before: int, *, named_hurt: bool) -> None:
    """Tell what a changed tag means; `named_hurt`: META_DATA says who was hurt and healed."""
    tag, entity = packet.tag, packet.entity
    if scene.is_root(entity):
        _of_root(scene, packet, before)
    elif tag in _KEYWORDS or tag in _FIGURES:
        if scene.state.get(entity, t.ZONE) == Zone.PLAY:
            scene.stood.setdefault(entity, {}).setdefault(tag, before)
            scene.since.setdefault(entity, packet.line)
    elif tag in _MARKS:
        _mark(scene, packet)
    elif tag in (t.CONTROLLER, t.LINKED_ENTITY):
        _bind(scene, packet, before)
    elif tag == t.ARMOR:
        _armor(scene, packet, packet.value - before)
    elif tag == t.DAMAGE and not named_hurt:
        _wounds(scene, packet, packet.value - before)


def _mark(scene: Scene, packet: TagChange) -> None:
    """A card is frozen, silenced, destroyed or countered."""
    by_text = packet.tag not in _ONLY_BY_A_TEXT or scene.subject is not None
    if packet.value == 1 and by_text and not _is_slain(scene, packet):
        scene.note(scene.about(_MARKS[packet.tag], packet.line, packet.entity))


def _bind(scene: Scene, packet: TagChange, before: int) -> None:
    """A card has another controller, or another entity that stands for it."""
    entity, zone = packet.entity, scene.state.get(packet.entity, t.ZONE)
    if packet.tag == t.LINKED_ENTITY:
        if packet.value and zone == Zone.PLAY:
            scene.replaced[packet.value] = entity
    elif before and zone in _LIES and _is_card(scene, entity):
        told = scene.about(s.TAKEN_OVER, packet.line, entity)
        scene.note(told._replace(owner=packet.value))


def _of_root(scene: Scene, packet: TagChange, before: int) -> None:
    """A tag of the game or a player."""
    tag, more = packet.tag, packet.value - before
    if tag == t.HERO_ENTITY and before and packet.value:
        cards = (scene.ref(packet.value),)
        scene.note(Happening(s.REPLACED, cards, packet.line, other=scene.ref(before)))
    elif tag == t.PROPOSED_DEFENDER and before and packet.value:
        scene.note(scene.about(s.REDIRECTED, packet.line, packet.value))
    elif tag in (t.RESOURCES, t.TEMP_RESOURCES) and more > 0 and scene.subject is not None:
        word = "mana crystal" if tag == t.RESOURCES else "mana"
        amount = f"{more} {word}{'s' * (more > 1 and tag == t.RESOURCES)}"
        owner = scene.seat(packet.entity)
        scene.note(Happening(s.CRYSTALS, (), packet.line, scene.subject, owner, amount))


def _is_slain(scene: Scene, packet: TagChange) -> bool:
    """Whether a body is only noted to die of its wounds."""
    get, body = scene.state.get, packet.entity
    return packet.tag == t.TO_BE_DESTROYED and get(body, t.DAMAGE) >= get(body, t.HEALTH) > 0


def _is_card(scene: Scene, entity: int) -> bool:
    return scene.state.get(entity, t.CARDTYPE) != CardType.ENCHANTMENT


def _armor(scene: Scene, packet: TagChange, more: int) -> None:
    """A hero gets armor, or loses some without being hurt."""
    if scene.state.get(packet.entity, t.ZONE) != Zone.PLAY:
        return
    if more > 0:
        scene.note(scene.about(s.ARMOR, packet.line, packet.entity)._replace(amount=str(more)))
    elif packet.entity not in scene.hurt:
        scene.note(
            scene.about(s.ARMOR_LOST, packet.line, packet.entity)._replace(
                amount=str(-more), subject=None
            )
        )


def _wounds(scene: Scene, packet: TagChange, more: int) -> None:
    """A body is hurt or healed, where nothing but its tags says so."""
    get = scene.state.get
    if get(packet.entity, t.CARDTYPE) not in BODIES or get(packet.entity, t.ZONE) != Zone.PLAY:
        return
    (hurt if more > 0 else heal)(scene, packet.entity, abs(more), packet.line)


def close(scene: Scene) -> None:
    """Tell how bodies stand that an action has changed, when it is over."""
    state = scene.state
    for entity, stood in scene.stood.items():
        tags = state.tags.get(entity, {})
        if tags.get(t.ZONE) != Zone.PLAY or tags.get(t.CARDTYPE) != CardType.MINION:
            continue
        changed = [tag for tag, before in stood.items() if before != tags.get(tag, 0)]
        card, line = (scene.ref(entity),), scene.since[entity]
        if any(tag in _FIGURES for tag in changed):
            health = tags.get(t.HEALTH, 0) - tags.get(t.DAMAGE, 0)
            figures = f"{tags.get(t.ATK, 0)}/{health}"
            scene.note(Happening(s.STATS, card, line, amount=figures))
        for form, is_there in ((s.GAINED, True), (s.LOST, False)):
            words = [
                _KEYWORDS[tag]
                for tag in changed
                if tag in _KEYWORDS and bool(tags.get(tag, 0)) is is_there
            ]
            if words:
                scene.note(Happening(form, card, line, amount=s.listed(words)))
