"""Effects that give enchantments, keywords and tags to an entity, or take them from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import (
    ATK,
    ATTACHED,
    DAMAGE,
    DIVINE_SHIELD,
    ELUSIVE,
    HEALTH,
    LENT_BY,
    LIFESTEAL,
    PLAYER_ID,
    POISONOUS,
    REBORN,
    RUSH,
    STEALTH,
    SUPPRESS_ALL_SUMMON_VO,
    TAG_333,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    TAUNT,
    USE_ALTERNATE_CARD_TEXT,
    WINDFURY,
)
from hsreplay_sim.cards.words.effects.core import Do, when
from hsreplay_sim.cards.words.selectors import SUBJECT, Selector, host_id
from hsreplay_sim.cards.words.values import Value, by_profile, number
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import cost_auras, events
from hsreplay_sim.engine.rules import enchantments as enchanting
from hsreplay_sim.engine.rules.keyword_grants import queue_tag, wake
from hsreplay_sim.engine.rules.stats import flush_dirty, own_attack, recompute
from hsreplay_sim.engine.rules.summon import take_control
from hsreplay_sim.engine.state import mirrors
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def give(
    who: Selector,
    enchantment: str,
    data: Value | int = 0,
    data2: Value | int = 0,
    *,
    adds: Value | int = 0,
    notes: Value | int | tuple[Value | int, Value | int] = 0,
) -> Do:
    """Attach an enchantment to each of `who`; its DATA1 is `data`, its DATA2 is `data2`.

    If hidden cards may be among them, the oracle says how many of those get it. A few texts write
    the numbers only after the enchantment is attached: `notes` is the first, or a pair of both
    (Inner Fire, U502:4803; U568:10412), and `adds` is added to the first (Eaglehorn Bow 1, 2, 3:
    U421:9044, 9158, 10312).
    """
    how_much, how_much_2 = number(data), number(data2)
    added = number(adds)
    first, second = notes if isinstance(notes, tuple) else (notes, 0)
    written = {TAG_SCRIPT_DATA_NUM_1: number(first), TAG_SCRIPT_DATA_NUM_2: number(second)}

    def run(g: Game, me: Entity, it: Frame) -> None:
        values = {2: how_much(g, me, it), 3: how_much_2(g, me, it)}
        tags = {tag: value for tag, value in values.items() if value}
        for entity in who.of(g, me, it):
            worn, before = tuple(entity.attached), (entity.get(ATK), entity.get(HEALTH))
            if not cost_auras.change_plainly(g, me, entity, enchantment):
                made = enchanting.attach(g, me, entity, enchantment, tags=tags)
                for tag, value in written.items():
                    if late := value(g, me, it):
                        g.set(made, tag, late)
                        g.touch(entity)
                if more := added(g, me, it):
                    g.add(made, TAG_SCRIPT_DATA_NUM_1, more)
                    g.touch(entity)
                _tell_gain(g, entity, before)
                if made in worn:
                    continue
            if g.profile.gifts_affect:
                g.affect(entity, me)
        enchanting.attach_unseen(g, me, who.unseen(g, me, it), enchantment)

    return Do(run)


_GAINS = ((events.ATTACK_GAINED, ATK), (events.HEALTH_GAINED, HEALTH))


def _tell_gain(g: Game, entity: Entity, before: tuple[int, int]) -> None:
    """Fire the events of an entity that has more Attack or Health than `before`, if heard."""
    gains = [
        (event, entity.get(tag) - had) for (event, tag), had in zip(_GAINS, before, strict=True)
    ]
    total = sum(max(0, gained) for _, gained in gains)
    for event, gained in (*gains, (events.STATS_GAINED, total)):
        if gained > 0 and event in g.listeners:
            events.fire(g, event, Frame(subject=entity, amount=gained))


def double_attack(enchantment: str) -> Do:
    """Double the Attack of this minion, without what auras give it, by an enchantment.

    Up to 20457 one enchantment, without a number, is all that is seen of it (Gahz'rilla,
    U008:26542, 26584; Scaled Nightmare in two games of 20457). The gain ends when the minion leaves
    play or is silenced.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        gained = own_attack(g, me)
        if g.profile.doubles_by_number:
            enchanting.attach(g, me, me, enchantment, tags={TAG_SCRIPT_DATA_NUM_1: gained})
            return
        if all(each.card_id != enchantment for each in me.attached):
            enchanting.attach(g, me, me, enchantment)
        before, health, cost = g.untagged.residue(me.id)
        g.untagged.keep(me.id, (before + gained, health, cost))
        g.touch(me)

    return Do(run)


def give_one_of(who: Selector, *enchantments: str) -> Do:
    """Attach to each of `who` one of several enchantments, picked at random for each.

    For a hidden card it is a hidden enchantment.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        hidden = who.unseen(g, me, it)
        for entity in who.of(g, me, it):
            found = g.card(Purpose.GENERATE, me, enchantments, me.controller)
            if found:
                give(SUBJECT, found).run(g, me, it.about(entity, entity))
            elif entity not in hidden:
                hidden.append(entity)
        enchanting.attach_unseen(g, me, hidden, enchantments[0])

    return Do(run)


def without_stacking(text: Do) -> Do:
    """Run a text whose enchantments add no layer to one that this card attached before the text.

    Each Health that a minion steals is an enchantment of its own (U573:2425, U573:2489).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        before, g.stacks_from = g.stacks_from, (me.id, g.clock)
        text.run(g, me, it)
        g.stacks_from = before

    return Do(run)


def keyword(who: Selector, tag: int, value: int = 1) -> Do:
    """Set the keyword tag of each of `who` to `value`, without an enchantment (Taunt, Stealth)."""
    given = who.giving(tag)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in given.of(g, me, it):
            _set_keyword(g, entity, tag, value)

    return Do(run, sets=tag)


def _set_keyword(g: Game, entity: Entity, tag: int, value: int) -> None:
    mirrors.set_keyword(g, entity, tag, value)
    if tag == WINDFURY:
        wake(g, entity)


def mark_doomed(who: Selector) -> Do:
    """Set TAG_333 on each of `who`, which a text will destroy later; only some builds do this."""
    return when(by_profile(lambda p: p.marks_doomed), keyword(who, TAG_333))


def random_keyword(who: Selector, *tags: int) -> Do:
    """Set on each of `who` one of several keyword tags, picked at random for each."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            _set_keyword(g, entity, g.tag(Purpose.KEYWORD, entity, tags), 1)

    return Do(run)


BONUS_EFFECTS = (
    DIVINE_SHIELD, ELUSIVE, LIFESTEAL, POISONOUS, REBORN, RUSH, STEALTH, TAUNT, WINDFURY,
)  # fmt: skip
"""The keywords that texts call Bonus Effects."""


def bonus_effect(who: Selector, count: Value | int = 1) -> Do:
    """Set `count` random Bonus Effects on each of `who`, different ones that it does not have yet.

    Recording: U148a:2389.
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            for _ in range(how_many(g, me, it)):
                left = [tag for tag in BONUS_EFFECTS if not entity.tags.get(tag, 0)]
                if left:
                    _set_keyword(g, entity, g.tag(Purpose.KEYWORD, entity, left), 1)

    return Do(run)


def shield(who: Selector) -> Do:
    """Give each of `who` Divine Shield, without an enchantment."""
    return keyword(who, DIVINE_SHIELD)


def silence(who: Selector) -> Do:
    """Silence each of `who`; a borrowed minion goes back to the player it was taken from."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            lender = entity.tags.get(LENT_BY, 0)
            enchanting.silence(g, entity)
            if lender:
                _hand_back(g, entity, lender)

    return Do(run)


def _hand_back(game: Game, entity: Entity, lender_id: int) -> None:
    """Give a minion back to the PLAYER entity `lender_id`: Silence ends the loan (R200).

    If the minion is that player's already, do nothing.
    """
    lender = game.entities.get(lender_id)
    if lender is not None and lender.tags.get(PLAYER_ID, 0) not in (0, entity.controller):
        take_control(game, entity, lender.tags[PLAYER_ID], for_turn=True)


def strip(who: Selector) -> Do:
    """Remove every enchantment of each of `who` from the game. Recording: U189:42365."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            enchanting.strip(g, entity)
            g.touch(entity)

    return Do(run)


def expire(who: Selector) -> Do:
    """End those of `who` that are enchantments, and update their hosts; SOURCE is this one."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for enchantment in who.of(g, me, it):
            if enchantment.type == CardType.ENCHANTMENT:
                host = g.entities.get(host_id(enchantment))
                enchanting.wear_off(g, enchantment, me)
                if host is not None:
                    recompute(g, host)
                if enchantment.script is not None and enchantment.script.auras:
                    enchanting.update_auras(g)

    return Do(run)


def tell_stats() -> Do:
    """Write the stats that the text has changed so far, before the text goes on."""
    return Do(lambda g, me, it: flush_dirty(g))


def without_summon_voice(effect: Do, *, speaks_again: bool = True) -> Do:
    """Run an effect with SUPPRESS_ALL_SUMMON_VO set on the TARGET: it then has no summon sound.

    If there is no TARGET, the effect does not run. If the TARGET `speaks_again`, the tag is set to
    0 after the effect (U309:5845, U495:18484; 17 of 17 enemies); else it stays until the TARGET is
    dead (9 of 9 friends, U309:11117).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        if it.target is None:
            return
        g.set(it.target, SUPPRESS_ALL_SUMMON_VO, 1)
        effect.run(g, me, it)
        if speaks_again:
            g.set(it.target, SUPPRESS_ALL_SUMMON_VO, 0)

    return Do(run)


def read_text(wording: int) -> Do:
    """Queue `wording` as USE_ALTERNATE_CARD_TEXT of this card: the wording that it shows.

    Spitelash Siren switches between two (14 of 14, U515:5979).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        queue_tag(g, me, USE_ALTERNATE_CARD_TEXT, wording)

    return Do(run)


def wear_off() -> Do:
    """End the enchantment whose text runs."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        enchanting.wear_off(g, me)

    return Do(run)


def end_then(text: Do) -> Do:
    """End the enchantment whose text runs, then run `text` on what wore it, as SUBJECT."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.subject = g.entities.get(host_id(me))
        enchanting.wear_off(g, me)
        text.run(g, me, it)

    return Do(run)


def set_tag(who: Selector, tag: int, value: Value | int) -> Do:
    """Set a tag of each of `who` to `value`."""
    amount = number(value)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            g.set(entity, tag, amount(g, me, it))

    return Do(run)


def add_tag(who: Selector, tag: int, value: Value | int = 1) -> Do:
    """Add `value` to a tag of each of `who`; then auras and computed costs are updated.

    So are the numbers of what wears an enchantment that grows (Tol'vir Carver).
    """
    amount = number(value)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            g.add(entity, tag, amount(g, me, it))
            g.touch_auras()
            script = entity.script
            if script is not None and script.cost is not None:
                g.touch(entity)
            host = g.entities.get(entity.tags.get(ATTACHED, 0))
            if host is not None and script is not None and script.deltas is not None:
                g.touch(host)

    return Do(run)


def count_up(value: Value | int = 1) -> Do:
    """Add `value` to TAG_SCRIPT_DATA_NUM_1 of this card; the tag is written after the block.

    Recording: U381:3579.
    """
    amount = number(value)

    def run(g: Game, me: Entity, it: Frame) -> None:
        queue_tag(
            g, me, TAG_SCRIPT_DATA_NUM_1, me.tags.get(TAG_SCRIPT_DATA_NUM_1, 0) + amount(g, me, it)
        )

    return Do(run)


def trade_stats(
    one: Selector,
    other: Selector,
    enchantment: str,
    *,
    stats: tuple[int, ...] = (ATK, HEALTH),
) -> Do:
    """Swap Attack and current Health between `one` and `other`, by an enchantment on each.

    DAMAGE of both becomes 0. If several are selected, the first of `one` swaps with the first of
    `other`, and so on. `stats`: swap only these; without HEALTH the DAMAGE stays. The numbers are
    written after the enchantments are attached with 0 (U568:33133), as in `swap_stats`.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        pairs = list(zip(one.of(g, me, it), other.of(g, me, it), strict=False))
        for first, second in pairs:
            own = [
                [e.health_left if tag == HEALTH else e.tags.get(tag, 0) for tag in stats]
                for e in (first, second)
            ]
            for entity, values in zip((second, first), own, strict=True):
                if HEALTH in stats:
                    g.set(entity, DAMAGE, 0)
                tags = dict(zip((2, 3), values, strict=False))
                swapped = enchanting.attach(g, me, entity, enchantment)
                if g.profile.gifts_affect:
                    g.affect(entity, me)
                for tag, value in tags.items():
                    g.set(swapped, tag, value)
                g.touch(entity)

    return Do(run)


def swap_stats(who: Selector, enchantment: str) -> Do:
    """Swap Attack and current Health of each of `who` by an enchantment that sets both (R140).

    DAMAGE becomes 0. The numbers are written after the enchantment is attached with 0 for both
    (U555:12246, U075:8502).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            tags = {2: entity.health_left, 3: entity.tags.get(ATK, 0)}
            g.set(entity, DAMAGE, 0)
            if g.profile.gifts_affect:
                g.affect(entity, me)
            swapped = enchanting.attach(g, me, entity, enchantment)
            for tag, value in tags.items():
                g.set(swapped, tag, value)
            g.touch(entity)

    return Do(run)
