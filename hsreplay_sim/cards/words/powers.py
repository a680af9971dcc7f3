"""Effects on hero powers: replace, use and strengthen them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardClass, Meta, Zone
from hsreplay_sim.base.tags import (
    CURRENT_HEROPOWER_DAMAGE_BONUS,
    IMBUE_SUB_COUNTER,
    TAG_3527,
    TAG_SCRIPT_DATA_NUM_1,
)
from hsreplay_sim.cards.words.effects import Do, one_of_pool
from hsreplay_sim.cards.words.pools import my_class
from hsreplay_sim.cards.words.printed import Pool
from hsreplay_sim.cards.words.selectors import Selector
from hsreplay_sim.cards.words.values import Value, number
from hsreplay_sim.engine.keywords import cast, powers
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import player_tags
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def new_power(card_id: str) -> Do:
    """Replace my hero power by a new one with this card id."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        powers.replace_power(g, me, card_id, me.controller)

    return Do(run)


def take_power(who: Selector) -> Do:
    """Make `who`, a hero power that is set aside, mine; after that the old one is set aside.

    Recording: U149:5465.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for power in who.of(g, me, it):
            powers.take_power(g, power)

    return Do(run)


def new_random_power(cards: Pool) -> Do:
    """Replace my hero power by a random one of a pool (U127:16631)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        card_id = one_of_pool(g, me, it, Purpose.GENERATE, cards, me.controller)
        if card_id:
            powers.replace_power(g, me, card_id, me.controller)

    return Do(run)


def fire_power(who: Selector) -> Do:
    """Use my hero power once on each of `who`; it costs nothing. Recording: U515:12769."""
    return Do(lambda g, me, it: cast.fire_power(g, me, who.of(g, me, it)))


def trigger_power() -> Do:
    """Use my hero power as it is by now, for nothing, with a random target."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        update_auras(g)
        cast.trigger_power(g, me)

    return Do(run)


def raise_power_damage(amount: Value | int) -> Do:
    """Raise the damage of my hero power for the rest of the game, without an enchantment.

    Recording: U515:1161.
    """
    how_much = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        kept, key = g.untagged.player_residues, (me.controller, CURRENT_HEROPOWER_DAMAGE_BONUS)
        kept[key] = kept.get(key, 0) + how_much(g, me, it)
        player_tags.update(g)

    return Do(run)


def upgrade_power() -> Do:
    """Replace my hero power by its better form, if it is the one that a class begins with.

    Any other hero power stays as it is. A finish of it has a better form of its own (U090:824).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        power = g.power[me.controller]
        first = g.cards.canonical(power.card_id) if power is not None else ""
        finish = g.cards.get(f"{power.card_id}_AT_132") if power is not None else None
        found = g.cards.get(first + "2") if first.endswith("bp") else None
        if found is not None:
            found = finish or found
            powers.replace_power(g, me, found.id, me.controller)

    return Do(run)


_BLESSINGS = {
    CardClass.DEATHKNIGHT: "END_003p",
    CardClass.DRUID: "EDR_847p",
    CardClass.HUNTER: "EDR_850p",
    CardClass.MAGE: "EDR_851p",
    CardClass.PALADIN: "EDR_445p",
    CardClass.PRIEST: "EDR_449p",
    CardClass.ROGUE: "END_000p",
    CardClass.SHAMAN: "EDR_448p",
}
"""Hero class → the hero power that the first Imbue gives.

Those of Death Knight and Rogue came with a later set; in a build without them Imbue replaces no
hero power.
"""


def imbue(blessings: dict[int, str] = _BLESSINGS) -> Do:
    """Imbue my hero power; TAG_3527 of my player counts how often.

    If the power is not a Blessing yet, the Blessing of my class (hero class → `blessings`) replaces
    it. Its own number follows with the next update (U422:2884, U422:4530).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        player, power = g.owner(me.controller), g.power[me.controller]
        g.add(player, TAG_3527, 1)
        blessing = blessings.get(my_class(g, me), "")
        known = g.cards.get(blessing) is not None
        if power is not None and known and power.card_id not in blessings.values():
            power = powers.replace_power(g, me, blessing, me.controller)
        if power is not None:
            g.meta(Meta.TARGET, 0, (power,))
        g.touch_auras()

    return Do(run)


def count_to_imbue() -> Do:
    """On an enchantment: lower its number by 1; at 0, Imbue and set the printed number again.

    IMBUE_SUB_COUNTER of my player is the printed number less the present one (U432:6459).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        player, whole = g.owner(me.controller), g.base_tags(me.card_id)[TAG_SCRIPT_DATA_NUM_1]
        g.add(me, TAG_SCRIPT_DATA_NUM_1, -1)
        if not me.tags.get(TAG_SCRIPT_DATA_NUM_1, 0):
            imbue().run(g, me, it)
            g.set(me, TAG_SCRIPT_DATA_NUM_1, whole)
            g.create("", me.controller, Zone.SETASIDE)
            update_auras(g)
            g.create("", me.controller, Zone.SETASIDE)
        g.set(player, IMBUE_SUB_COUNTER, whole - me.tags.get(TAG_SCRIPT_DATA_NUM_1, 0))

    return Do(run)
