"""The Grand Tournament (AT)."""

from __future__ import annotations

from hsreplay_sim.base.enums import Race
from hsreplay_sim.base.tags import CANT_ATTACK, CHARGE, TAUNT
from hsreplay_sim.cards.compile import aura, target
from hsreplay_sim.cards.words.effects import (
    armor,
    damage,
    destroy,
    discard_these,
    draw,
    expire,
    gain_crystals,
    give,
    heal,
    summon,
    summon_random,
    when,
)
from hsreplay_sim.cards.words.keywords import HOLDING_DRAGON, joust, take
from hsreplay_sim.cards.words.pools import A_MINION, pool
from hsreplay_sim.cards.words.selectors import (
    CHARACTERS,
    ENEMY_CHARACTERS,
    ENEMY_HERO_POWER,
    ENEMY_PLAYER,
    FRIENDLY,
    FRIENDLY_HAND,
    FRIENDLY_HERO,
    FRIENDLY_HERO_POWER,
    FRIENDLY_MINIONS,
    HEROES,
    MINIONS,
    SELF,
    SOURCE,
    SUBJECT,
    TARGET,
    WEAPON,
    adjacent,
    has,
    random,
)
from hsreplay_sim.cards.words.triggers import after_attack, turn_start, when_damaged, when_equipped
from hsreplay_sim.cards.words.values import N2, ROOM, SPELL_POWER, THEIR_TURN, N, any_of, of_creator


class AT_004:
    """Arcane Blast. Deal 2 damage to a minion. Gets double bonus from Spell Damage."""

    targets = MINIONS
    action = damage(TARGET, N + SPELL_POWER)


class AT_017:
    """Twilight Guardian. Battlecry: If you're holding a Dragon, gain +1 Attack and Taunt."""

    action = when(HOLDING_DRAGON, give(SELF, "AT_017e"))


class AT_017e:
    """Twilight's Embrace. +1 Attack and Taunt."""

    atk = N
    keywords = (TAUNT,)


class AT_029:
    """Buccaneer. Whenever you equip a weapon, give it +1 Attack."""

    events = when_equipped(FRIENDLY & WEAPON, give(SUBJECT, "AT_029e"))


class AT_029e:
    """Extra Stabby. +1 Attack."""

    atk = N


class AT_037:
    """Living Roots. Choose One - Deal 2 damage; or Summon two 1/1 Saplings."""

    choose = ("AT_037a", "AT_037b")


class AT_037a:
    """Grasping Roots. Deal 2 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class AT_037b:
    """One, Two, Trees! Summon two 1/1 Saplings."""

    action = summon("AT_037t", 2)
    summons = True


class AT_058:
    """King's Elekk. Battlecry: Reveal a minion in each deck. If yours costs more, draw it."""

    action = joust(take(SUBJECT))


class AT_060:
    """Bear Trap. Secret: After your hero is attacked, summon a 3/3 Bear with Taunt."""

    secret = after_attack(ENEMY_CHARACTERS, summon("CS2_125"), FRIENDLY_HERO, ROOM)


class AT_064:
    """Bash. Deal 3 damage. Gain 3 Armor."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> armor(N2)


class AT_076:
    """Murloc Knight. Inspire: Summon a random Murloc."""

    inspire = summon_random(pool(A_MINION, race=Race.MURLOC))


class AT_089:
    """Boneguard Lieutenant. Inspire: Gain +1 Health."""

    inspire = give(SELF, "AT_089e")


class AT_089e:
    """Boneguarded. Increased Health."""

    max_health = of_creator(N)


class AT_090:
    """Mukla's Champion. Inspire: Give your other minions +1/+1."""

    inspire = give(FRIENDLY_MINIONS - SELF, "AT_090e")


class AT_090e:
    """Might of the Monkey. +1/+1."""

    atk = N
    max_health = N2


class AT_094:
    """Flame Juggler. Battlecry: Deal 1 damage to a random enemy."""

    action = damage(random(ENEMY_CHARACTERS), N)


class AT_100:
    """Silver Hand Regent. Inspire: Summon a 1/1 Silver Hand Recruit."""

    inspire = summon("CS2_101t")


class AT_111:
    """Refreshment Vendor. Battlecry: Restore 4 Health to each hero."""

    action = heal(HEROES, N)


class AT_116:
    """Wyrmrest Agent. Battlecry: If you're holding a Dragon, gain +1 Attack and Taunt."""

    action = when(HOLDING_DRAGON, give(SELF, "AT_116e"))


class AT_116e:
    """Bring it on! +1 Attack and Taunt."""

    atk = of_creator(N)
    keywords = (TAUNT,)


class AT_119:
    """Kvaldir Raider. Inspire: Gain +2/+2."""

    inspire = give(SELF, "AT_119e")


class AT_119e:
    """Inspired. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class AT_123:
    """Chillmaw. Taunt. Deathrattle: If you're holding a Dragon, deal 3 damage to all minions."""

    deathrattle = when(HOLDING_DRAGON, damage(MINIONS, N))


class AT_133:
    """Gadgetzan Jouster. Battlecry: Reveal a minion in each deck. If yours costs more, +1/+1."""

    action = joust(give(SELF, "AT_133e"))


class AT_133e:
    """Victory! +1/+1."""

    atk = N
    max_health = N2


class AT_065:
    """King's Defender. Battlecry: If you have a minion with Taunt, gain +1 Durability."""

    action = when(any_of(FRIENDLY_MINIONS & has(TAUNT)), give(SELF, "AT_065e"))


class AT_065e:
    """King's Defender. +1 Durability."""

    max_health = N


class AT_082:
    """Lowly Squire. Inspire: Gain +1 Attack."""

    inspire = give(SELF, "AT_082e")


class AT_082e:
    """Training. Increased Attack."""

    atk = of_creator(N)


class AT_085:
    """Maiden of the Lake. Your Hero Power costs (1)."""

    aura = aura(FRIENDLY_HERO_POWER, "AT_085e")


class AT_085e:
    """Maiden's Blessing. Costs (1)."""

    set_cost = of_creator(N)


class AT_086:
    """Saboteur. Battlecry: Your opponent's Hero Power costs (5) more next turn."""

    action = give(ENEMY_PLAYER, "AT_086e")


class AT_086e:
    """Sabotaged. Your Hero Power costs (5) more this turn.

    It belongs to the player whose Saboteur it was, and leaves at the start of his next turn
    (U161:1810, U303:2766).
    """

    aura = aura(ENEMY_HERO_POWER, "AT_086e2", only=THEIR_TURN)
    events = turn_start(expire(SOURCE))


class AT_086e2:
    """What it does to the Hero Power; the server has no card for it."""

    cost = of_creator(N)


class AT_103:
    """North Sea Kraken. Battlecry: Deal 4 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class AT_036:
    """Anub'arak. Deathrattle: Return this to your hand and summon a 4/4 Nerubian."""

    deathrattle = take(SELF) >> summon("AT_036t")


class AT_043:
    """Astral Communion. Gain 10 Mana Crystals. Discard your hand."""

    action = gain_crystals(N, full=True) >> discard_these(FRIENDLY_HAND)


class AT_053:
    """Ancestral Knowledge. Draw 2 cards. Overload: (2)"""

    action = draw(N)


class AT_056:
    """Powershot. Deal 2 damage to a minion and the minions next to it."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET + adjacent(TARGET), N)


class AT_063:
    """Acidmaw. Whenever another minion takes damage, destroy it."""

    events = when_damaged(MINIONS - SELF, destroy(SUBJECT))


class AT_071:
    """Alexstrasza's Champion.

    Battlecry: If you're holding a Dragon, gain +1 Attack and Charge.
    """

    action = when(HOLDING_DRAGON, give(SELF, "AT_071e"))


class AT_071e:
    """Alexstrasza's Boon. +1 Attack and Charge."""

    atk = N
    keywords = (CHARGE,)


class AT_077:
    """Argent Lance.

    Battlecry: Reveal a minion in each deck. If yours costs more, +1 Durability.
    """

    action = joust(give(SELF, "AT_077e"))


class AT_077e:
    """Argent Lance. +1 Durability."""

    max_health = N


class AT_091:
    """Tournament Medic. Inspire: Restore 2 Health to your hero."""

    inspire = heal(FRIENDLY_HERO, N)


class AT_108:
    """Armored Warhorse.

    Battlecry: Reveal a minion in each deck. If yours costs more, gain Charge.
    """

    action = joust(give(SELF, "AT_108e"))


class AT_108e:
    """Charge."""

    keywords = (CHARGE,)


class AT_109:
    """Argent Watchman. Can't attack. Inspire: Can attack as normal this turn."""

    inspire = give(SELF, "AT_109e")


class AT_109e:
    """Inspired. Can attack this turn."""

    keywords = ((CANT_ATTACK, 0),)
