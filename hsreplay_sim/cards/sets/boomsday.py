"""The Boomsday Project (BOT)."""

from __future__ import annotations

from hsreplay_sim.base.tags import DEATHRATTLE, DIVINE_SHIELD, LIFESTEAL, POISONOUS, RUSH, TAUNT
from hsreplay_sim.cards.words.effects import armor, damage, destroy, gain_crystals, shuffle, summon
from hsreplay_sim.cards.words.selectors import (
    ENEMY_HERO,
    ENEMY_MINIONS,
    FRIENDLY_HERO,
    SELF,
    random,
)
from hsreplay_sim.cards.words.triggers import when_damaged
from hsreplay_sim.cards.words.values import DATA1, DATA2, N2, N


class BOT_035e:
    """Venomizer. Poisonous."""

    atk = DATA1
    max_health = DATA2
    keywords = (POISONOUS,)


class BOT_054:
    """Biology Project. Each player gains 2 Mana Crystals."""

    action = gain_crystals(N, full=True) >> gain_crystals(N, full=True, opponent=True)


class BOT_059:
    """Eternium Rover. Whenever this minion takes damage, gain 2 Armor."""

    events = when_damaged(SELF, armor(N))


class BOT_251:
    """Spider Bomb. Magnetic. Deathrattle: Destroy a random enemy minion."""

    deathrattle = destroy(random(ENEMY_MINIONS))


class BOT_251e:
    """Spider Bomb. Deathrattle: Destroy a random enemy minion."""

    atk = DATA1
    max_health = DATA2
    keywords = (DEATHRATTLE,)
    deathrattle = destroy(random(ENEMY_MINIONS))


class BOT_445:
    """Mecharoo. Deathrattle: Summon a 1/1 Jo-E Bot."""

    deathrattle = summon("BOT_445t")


class BOT_447:
    """Crystallizer. Battlecry: Deal 5 damage to your hero. Gain 5 Armor."""

    action = damage(FRIENDLY_HERO, N) >> armor(N2)


class BOT_511:
    """Seaforium Bomber. Battlecry: Shuffle a Bomb into your opponent's deck."""

    action = shuffle("BOT_511t", opponent=True)


class BOT_511t:
    """Bomb. Casts When Drawn. You take 5 damage."""

    on_draw = damage(FRIENDLY_HERO, N)


class BOT_548e:
    """Zilliax. Divine Shield, Taunt, Lifesteal, Rush."""

    atk = DATA1
    max_health = DATA2
    keywords = (DIVINE_SHIELD, TAUNT, LIFESTEAL, RUSH)


class BOT_563e:
    """Wargear. Increased stats."""

    atk = DATA1
    max_health = DATA2


class BOT_031:
    """Goblin Bomb. Deathrattle: Deal 2 damage to the enemy hero."""

    deathrattle = damage(ENEMY_HERO, N)


class BOT_270:
    """Giggling Inventor. Battlecry: Summon two 1/2 Mechs with Taunt and Divine Shield."""

    action = summon("BOT_270t", 2)
