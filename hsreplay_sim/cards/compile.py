"""From a declarative card class to the :class:`~hsreplay_sim.engine.text.Script` that runs.

The slots a class may have (all optional): `action`, `combo`, `outcast`, `deathrattle`, `inspire`,
`activate`, `on_draw`, `on_discard`, `start_of_game`, `overkill`, `honorable_kill`, `awaken`,
`reward` (operations); `events`, `in_hand`, `in_deck`, `secret`, `spellburst`, `frenzy`, `quest`,
`sigil` (listeners); `aura` (continuous effects); `targets` (selector, or `target` with
conditions); `choose` (option card ids); `playable` (condition); `attack_targets`; `atk`,
`max_health`, `cost` (added to the printed stat; on an enchantment to its host), `set_atk`,
`set_health`, `set_cost` (enchantments), `keywords` (tags an enchantment grants; of a minion
`(tag, condition)` pairs: "has Charge while …"), `hero_keywords` (what the own hero has, in such
pairs); `summons` (its only effect is a summon: R210), `colossal`, `titan`, `becomes`,
`infuse`, `corrupt`, `forge`, `dormant` (card ids of limbs, abilities, the form an option takes,
better forms, the sleeping enchantment), `ritual`, `player_tags`
(what the controller has while it is in play), `spell_power` (Spell Damage beyond the tag),
`spell_damage` (the tag, counted).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.errors import InternalError
from hsreplay_sim.base.tags import FRENZY, SIGIL, SPELLBURST
from hsreplay_sim.cards.words.effects import Do, transform
from hsreplay_sim.cards.words.selectors import SELF, Selector
from hsreplay_sim.cards.words.triggers import as_secret, in_zone, once
from hsreplay_sim.cards.words.uses import Target
from hsreplay_sim.cards.words.values import Condition, Value, number
from hsreplay_sim.engine.text import Amount, Aura, Deltas, Effect, Guard, Script, Targets, Trigger

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame


SLOTS = frozenset(
    (
        "action", "combo", "outcast", "deathrattle", "inspire", "activate", "on_draw", "on_discard",
        "start_of_game", "overkill", "honorable_kill", "reward", "awaken", "events", "in_hand",
        "in_deck", "secret", "spellburst", "frenzy", "quest", "sigil",
        "aura", "targets", "choose", "playable", "attack_targets", "atk", "max_health", "cost",
        "set_atk", "set_health", "set_cost", "keywords", "hero_keywords", "summons",
        "colossal", "titan", "infuse",
        "becomes", "corrupt", "forge", "dormant", "ritual", "player_tags", "undispellable",
        "hand_number", "lasting",
        "spell_power", "spell_damage",
    )
)  # fmt: skip


def compile_card(definition: type, *, enchantment: bool) -> Script:
    """The script of one card class. Raises InternalError on a slot that does not exist."""
    slots: dict[str, Any] = {k: v for k, v in vars(definition).items() if not k.startswith("_")}
    unknown = sorted(set(slots) - SLOTS)
    if unknown:
        raise InternalError(f"{definition.__name__} has unknown slots: {', '.join(unknown)}")
    own = {} if enchantment else {name: _dynamic(slots, name) for name in _DYNAMIC}
    while_held = () if enchantment else _conditional(slots, "keywords")
    return Script(
        card_id=definition.__name__,
        action=_effect(slots, "action") or _form(slots),
        combo=_effect(slots, "combo"),
        outcast=_effect(slots, "outcast"),
        deathrattle=_effect(slots, "deathrattle"),
        inspire=_effect(slots, "inspire"),
        activate=_effect(slots, "activate"),
        on_draw=_effect(slots, "on_draw"),
        on_discard=_effect(slots, "on_discard"),
        start_of_game=_effect(slots, "start_of_game"),
        overkill=_effect(slots, "overkill"),
        honorable_kill=_effect(slots, "honorable_kill"),
        reward=_effect(slots, "reward"),
        awaken=_effect(slots, "awaken"),
        triggers=tuple(_triggers(slots)),
        auras=tuple(_auras(slots)),
        targets=_targets(slots),
        choose=tuple(slots.get("choose", ())),
        deltas=_deltas(slots) if enchantment else None,
        keywords=while_held,
        hero_keywords=_conditional(slots, "hero_keywords"),
        playable=_guard(slots.get("playable")),
        attack_targets=slots["attack_targets"].of if "attack_targets" in slots else None,
        summons=bool(slots.get("summons", False)),
        colossal=tuple(slots.get("colossal", ())),
        titan=tuple(slots.get("titan", ())),
        becomes=slots.get("becomes", ""),
        infuse=slots.get("infuse", ""),
        corrupt=slots.get("corrupt", ""),
        forge=slots.get("forge", ""),
        dormant=slots.get("dormant", ""),
        ritual=bool(slots.get("ritual", False)),
        player_tags=tuple(slots.get("player_tags", ())),
        hand_number=number(slots["hand_number"]) if "hand_number" in slots else None,
        undispellable=bool(slots.get("undispellable", False)),
        lasting=bool(slots.get("lasting", False)),
        spell_power=int(slots.get("spell_power", 0)),
        spell_damage=number(slots["spell_damage"]) if "spell_damage" in slots else None,
        **own,
    )


_DYNAMIC = ("atk", "max_health", "cost")


def _effect(slots: dict[str, Any], name: str) -> Effect | None:
    operation = slots.get(name)
    if operation is None:
        return None
    if not isinstance(operation, Do):
        raise InternalError(f"slot {name} holds {type(operation).__name__}, not an operation")
    return operation.run


def _form(slots: dict[str, Any]) -> Effect | None:
    """The text of an option that is a form; of old it ran as one."""
    return transform(SELF, slots["becomes"]).run if "becomes" in slots else None


def _many(value: object) -> Iterable[Any]:
    if value is None:
        return ()
    return value if isinstance(value, tuple) else (value,)


def _triggers(slots: dict[str, Any]) -> Iterable[Trigger]:
    for name, zone in (("events", Zone.PLAY), ("in_hand", Zone.HAND), ("in_deck", Zone.DECK)):
        for trigger in _many(slots.get(name)):
            yield trigger if zone == trigger.zone else in_zone(trigger, zone)
    for trigger in _many(slots.get("quest")):
        yield in_zone(trigger, Zone.SECRET, 0)
    for trigger in _many(slots.get("sigil")):
        yield in_zone(trigger, Zone.SECRET, SIGIL)
    for trigger in _many(slots.get("secret")):
        yield as_secret(trigger)
    for trigger in _many(slots.get("spellburst")):
        yield once(trigger, SPELLBURST)
    for trigger in _many(slots.get("frenzy")):
        yield once(trigger, FRENZY)


def _auras(slots: dict[str, Any]) -> Iterable[Aura]:
    for each in _many(slots.get("aura")):
        unseen = each.who.unseen if each.who.cards is not None else None
        own = each.who is SELF
        yield Aura(each.who.of, each.enchantment, _guard(each.only), unseen=unseen, own=own)


def _guard(condition: Condition | None) -> Guard | None:
    return condition.ask if condition is not None else None


def _targets(slots: dict[str, Any]) -> Targets | None:
    aimed = slots.get("targets")
    if aimed is None:
        return None
    if isinstance(aimed, Selector):
        aimed = Target(aimed, optional=True, only=None)
    return Targets(aimed.who.of, aimed.optional, _guard(aimed.only))


def _dynamic(slots: dict[str, Any], name: str) -> Amount | None:
    """A minion's own dynamic stat: `frame.amount` is the printed value, the slot is added."""
    value: Value | int | None = slots.get(name)
    if value is None:
        return None
    added = number(value)

    def ask(game: Game, me: Entity, it: Frame) -> int:
        return it.amount + added(game, me, it)

    return ask


def _conditional(slots: dict[str, Any], name: str) -> tuple[tuple[int, Guard], ...]:
    """Of a minion, keywords are pairs of a tag and the condition under which it has it."""
    return tuple((tag, holds.ask) for tag, holds in slots.get(name, ()))


def _deltas(slots: dict[str, Any]) -> Deltas:
    def amount(name: str) -> Amount | None:
        return number(slots[name]) if name in slots else None

    granted = tuple(
        pair if isinstance(pair, tuple) else (pair, 1) for pair in slots.get("keywords", ())
    )
    return Deltas(
        atk=amount("atk"),
        health=amount("max_health"),
        cost=amount("cost"),
        set_atk=amount("set_atk"),
        set_health=amount("set_health"),
        set_cost=amount("set_cost"),
        tags=granted,
    )
