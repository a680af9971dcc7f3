"""Rise of Shadows (DAL), with the Lackeys of that year."""

from __future__ import annotations

from hsreplay_sim.base.enums import Race
from hsreplay_sim.base.tags import RUSH, TAUNT
from hsreplay_sim.cards.words.effects import (
    add_card,
    add_random,
    damage,
    destroy,
    discover,
    freeze,
    give,
    shuffle,
    summon_random,
    transform_random,
    when,
)
from hsreplay_sim.cards.words.keywords import discover_then, resurrect
from hsreplay_sim.cards.words.pools import A_MINION, A_SPELL, cost_beside, discoverable, given, pool
from hsreplay_sim.cards.words.selectors import (
    CHARACTERS,
    FRIENDLY_MINIONS,
    FROZEN_ONES,
    MINIONS,
    SUBJECT,
    TARGET,
)
from hsreplay_sim.cards.words.triggers import turn_end
from hsreplay_sim.cards.words.values import N, any_of

LACKEYS = given("DAL_614", "DAL_741", "DAL_613", "DAL_615", "DAL_739", "ULD_616", "DRG_052")


class DAL_060:
    """Clockwork Goblin. Battlecry: Shuffle a Bomb into your opponent's deck."""

    action = shuffle("BOT_511t", opponent=True)


class DAL_354:
    """Acornbearer. Deathrattle: Add two 1/1 Squirrels to your hand."""

    deathrattle = add_card("DAL_354t", 2)


class DAL_400:
    """EVIL Cable Rat. Battlecry: Add a Lackey to your hand."""

    action = add_random(LACKEYS)


class DAL_433:
    """Sludge Slurper. Battlecry: Add a Lackey to your hand. Overload: (1)."""

    action = add_random(LACKEYS)


class DAL_577:
    """Ray of Frost. Twinspell. Freeze a minion. If it's already Frozen, deal 2 damage to it."""

    targets = MINIONS
    action = when(any_of(TARGET & FROZEN_ONES), damage(TARGET, N), freeze(TARGET))


class DAL_577ts:
    """Ray of Frost. Freeze a minion. If it's already Frozen, deal 2 damage to it."""

    targets = MINIONS
    action = when(any_of(TARGET & FROZEN_ONES), damage(TARGET, N), freeze(TARGET))


class DAL_606:
    """EVIL Genius. Battlecry: Destroy a friendly minion to add 2 random Lackeys to your hand."""

    targets = FRIENDLY_MINIONS
    action = when(any_of(TARGET), destroy(TARGET) >> add_random(LACKEYS, N))


class DAL_608:
    """Magic Trick. Discover a spell that costs (3) or less."""

    action = discover(discoverable(pool(A_SPELL, cost_up_to=N)))


class DAL_613:
    """Faceless Lackey. Battlecry: Summon a random 2-Cost minion."""

    action = summon_random(pool(A_MINION, cost=N))


class DAL_614:
    """Kobold Lackey. Battlecry: Deal 2 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class DAL_615:
    """Witchy Lackey. Battlecry: Transform a friendly minion into one that costs (1) more."""

    targets = FRIENDLY_MINIONS
    action = transform_random(TARGET, cost_beside(1))


class DAL_739:
    """Goblin Lackey. Battlecry: Give a friendly minion +1 Attack and Rush."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "DAL_739e")


class DAL_739e:
    """Short Fuse. +1 Attack and Rush."""

    atk = N
    keywords = (RUSH,)


class DAL_741:
    """Ethereal Lackey. Battlecry: Discover a spell."""

    action = discover(discoverable(pool(A_SPELL)))


class ULD_616:
    """Titanic Lackey. Battlecry: Give a friendly minion +2 Health and Taunt."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "ULD_616e")


class ULD_616e:
    """Hardened. +2 Health and Taunt."""

    max_health = N
    keywords = (TAUNT,)


class DRG_052:
    """Draconic Lackey. Battlecry: Discover a Dragon."""

    action = discover(discoverable(pool(A_MINION, race=Race.DRAGON)))


class DAL_578:
    """Power of Creation. Discover a 6-Cost minion. Summon two copies of it."""

    action = discover_then(
        discoverable(pool(A_MINION, cost=N)), resurrect(SUBJECT) >> resurrect(SUBJECT)
    )


class ULD_276:
    """EVIL Totem. At the end of your turn, add a Lackey to your hand."""

    events = turn_end(add_random(LACKEYS))
