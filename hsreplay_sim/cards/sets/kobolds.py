"""Kobolds & Catacombs (LOOT)."""

from __future__ import annotations

from hsreplay_sim.base.tags import TAG_SCRIPT_DATA_NUM_1
from hsreplay_sim.cards.words.effects import (
    add_tag,
    armor,
    damage,
    draw,
    give,
    recruit,
    redirect,
    set_tag,
    summon,
    summon_random,
    when,
)
from hsreplay_sim.cards.words.keywords import damage_with_excess, upgrade_to
from hsreplay_sim.cards.words.pools import A_MINION, pool
from hsreplay_sim.cards.words.selectors import (
    ENEMY,
    ENEMY_CHARACTERS,
    ENEMY_HERO,
    FRIENDLY,
    FRIENDLY_DECK,
    FRIENDLY_HERO,
    HERO,
    IN_PLAY,
    MINION,
    MINIONS,
    SOURCE,
    SPELL,
    SUBJECT,
    TARGET,
    cost_at_most,
    random,
)
from hsreplay_sim.cards.words.triggers import (
    after_played,
    when_armored,
    when_attacks,
    when_damaged,
    when_died,
    when_played,
)
from hsreplay_sim.cards.words.values import AMOUNT, DATA1, DATA2, ROOM, N, cost_of
from hsreplay_sim.engine.text import Trigger


def by_armor(card_id: str) -> Trigger:
    """Counts the armour gained; with enough of it, it is upgraded (U078:1726, U078:2189).

    How much is enough, a tag says: the text of the second stone has no number (U078:3104).
    """
    enough = set_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, 0) >> upgrade_to(card_id)
    more = add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, AMOUNT)
    return when_armored(FRIENDLY_HERO, when(DATA1 + AMOUNT >= DATA2, enough, more))


class LOOT_013:
    """Vulgar Homunculus. Taunt. Battlecry: Deal 2 damage to your hero."""

    action = damage(FRIENDLY_HERO, N)


class LOOT_014:
    """Kobold Librarian. Battlecry: Draw a card. Deal 2 damage to your hero."""

    action = draw() >> damage(FRIENDLY_HERO, N)


class LOOT_051:
    """Lesser Jasper Spellstone. Deal 2 damage to a minion. (Gain 3 Armor to upgrade.)"""

    targets = MINIONS
    action = damage(TARGET, N)
    in_hand = by_armor("LOOT_051t1")


class LOOT_051t1:
    """Jasper Spellstone. Deal 4 damage to a minion."""

    targets = MINIONS
    action = damage(TARGET, N)
    in_hand = by_armor("LOOT_051t2")


class LOOT_051t2:
    """Greater Jasper Spellstone. Deal 6 damage to a minion."""

    targets = MINIONS
    action = damage(TARGET, N)


class LOOT_077:
    """Flanking Strike. Deal 3 damage to a minion. Summon a 3/3 Wolf."""

    targets = MINIONS
    action = damage(TARGET, N) >> summon("LOOT_077t")


class LOOT_079:
    """Wandering Monster. Secret: When an enemy attacks your hero, a 3-Cost minion steps in."""

    secret = when_attacks(
        ENEMY_CHARACTERS,
        summon_random(pool(A_MINION, cost=N)) >> redirect(SUBJECT & MINION & FRIENDLY),
        defender=FRIENDLY_HERO,
        only=ROOM,
    )


class LOOT_101:
    """Explosive Runes. Secret: After they play a minion, deal 6 to it and the excess to them."""

    secret = after_played(ENEMY & MINION & IN_PLAY, damage_with_excess(SUBJECT, ENEMY_HERO, N))


class LOOT_231:
    """Arcane Artificer. Whenever you cast a spell, gain Armor equal to its Cost."""

    events = when_played(FRIENDLY & SPELL, armor(cost_of(SUBJECT)))


class LOOT_309:
    """Oaken Summons. Gain 6 Armor. Recruit a minion that costs (4) or less."""

    action = armor(N) >> recruit(random(FRIENDLY_DECK & MINION & cost_at_most(4)))


class LOOT_368:
    """Voidlord. Taunt. Deathrattle: Summon three 1/3 Demons with Taunt."""

    deathrattle = summon("CS2_065", 3)


class LOOT_413:
    """Plated Beetle. Deathrattle: Gain 3 Armor."""

    deathrattle = armor(N)


class LOOT_043:
    """Lesser Amethyst Spellstone. Lifesteal. Deal 3 damage to a minion. (Hurt to upgrade.)"""

    targets = MINIONS
    action = damage(TARGET, N)
    in_hand = when_damaged(FRIENDLY & HERO, upgrade_to("LOOT_043t2"), by=FRIENDLY)


class LOOT_043t2:
    """Amethyst Spellstone. Lifesteal. Deal 5 damage to a minion. (Hurt to upgrade.)"""

    targets = MINIONS
    action = damage(TARGET, N)
    in_hand = when_damaged(FRIENDLY & HERO, upgrade_to("LOOT_043t3"), by=FRIENDLY)


class LOOT_043t3:
    """Greater Amethyst Spellstone. Lifesteal. Deal 7 damage to a minion."""

    targets = MINIONS
    action = damage(TARGET, N)


class LOOT_060:
    """Crushing Hand. Deal 8 damage to a minion. Overload: (3)."""

    targets = MINIONS
    action = damage(TARGET, N)


class LOOT_149:
    """Corridor Creeper. Costs (1) less whenever a minion dies while this is in your hand."""

    in_hand = when_died(MINION, give(SOURCE, "LOOT_149e"))


class LOOT_149e:
    """Creepier. Costs (1) less."""

    cost = -N
