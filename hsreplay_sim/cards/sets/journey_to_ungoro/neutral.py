"""Journey to Un'Goro: neutral."""

from hsreplay_sim.cards.words import *

ELEMENTAL_BEFORE = any_of(PLAYED_LAST_TURN & ELEMENTAL)
"""I played an Elemental last turn."""


class UNG_001:
    """Pterrordax Hatchling. Battlecry: Adapt."""

    action = adapt(SELF)


class UNG_002:
    """Volcanosaur. Battlecry: Adapt, then Adapt."""

    action = adapt(SELF) >> adapt(SELF)


class UNG_070:
    """Tol'vir Stoneshaper.

    Battlecry: If you played an Elemental last turn, gain Taunt and Divine Shield.
    """

    action = when(ELEMENTAL_BEFORE, shield(SELF) >> give(SELF, "UNG_070e"))


class UNG_070e:
    """Stonewall. Divine Shield and Taunt."""

    keywords = (TAUNT,)


class UNG_072:
    """Stonehill Defender. Taunt. Battlecry: Discover a Taunt minion."""

    action = discover(discoverable(pool(A_MINION, where=taunt_card)))


class UNG_073:
    """Rockpool Hunter. Battlecry: Give a friendly Murloc +1/+1."""

    targets = FRIENDLY_MINIONS & MURLOC
    action = give(TARGET, "UNG_073e")


class UNG_073e:
    """Trained. +1/+1."""

    atk = N
    max_health = N2


class UNG_076:
    """Eggnapper. Deathrattle: Summon two 1/1 Raptors."""

    deathrattle = summon("UNG_076t1", 2)


class UNG_082:
    """Thunder Lizard. Battlecry: If you played an Elemental last turn, Adapt."""

    action = when(ELEMENTAL_BEFORE, adapt(SELF))


class UNG_084:
    """Fire Plume Phoenix. Battlecry: Deal 3 damage. (Before 187190: 2 damage.)"""

    targets = CHARACTERS
    action = damage(TARGET, N)


class UNG_085:
    """Emerald Hive Queen. Your minions cost (2) more."""

    aura = aura(FRIENDLY_HAND & MINION, "UNG_085e")


class UNG_085e:
    """Emerald Hive. Costs (2) more."""

    cost = N


class UNG_087:
    """Bittertide Hydra. Whenever this minion takes damage, deal 3 damage to your hero."""

    events = when_damaged(SELF, damage(FRIENDLY_HERO, N))


class UNG_089:
    """Gentle Megasaur. Battlecry: Adapt your Murlocs."""

    action = adapt(FRIENDLY_MINIONS & MURLOC)


class UNG_099:
    """Charged Devilsaur. Charge. Battlecry: Can't attack heroes this turn."""

    action = keyword(SELF, CANNOT_ATTACK_HEROES)
    events = turn_start(
        set_tag(SELF, CANNOT_ATTACK_HEROES, 0),
        whose=ENEMY_PLAYER,
        only=any_of(SELF & has(CANNOT_ATTACK_HEROES)),
    )


class UNG_205:
    """Glacial Shard. Battlecry: Freeze an enemy."""

    targets = ENEMY_CHARACTERS
    action = freeze(TARGET)


class UNG_803:
    """Emerald Reaver. Battlecry: Deal 1 damage to each hero."""

    action = damage(HEROES, N)


class UNG_809:
    """Fire Fly. Battlecry: Add a 1/2 Elemental to your hand."""

    action = add_card("UNG_809t1")


class UNG_816:
    """Servant of Kalimos.

    Battlecry: If you played an Elemental last turn, Discover an Elemental.
    """

    action = when(ELEMENTAL_BEFORE, discover(discoverable(pool(A_MINION, race=Race.ELEMENTAL))))


class UNG_818:
    """Volatile Elemental. Deathrattle: Deal 3 damage to a random enemy minion."""

    deathrattle = damage(random(ENEMY_MINIONS), N)


class UNG_845:
    """Igneous Elemental. Deathrattle: Add two 1/2 Flame Elementals to your hand."""

    deathrattle = add_card("UNG_809t1", 2)


class UNG_847:
    """Blazecaller. Battlecry: If you played an Elemental last turn, deal 5 damage."""

    targets = target(CHARACTERS, only=ELEMENTAL_BEFORE)
    action = when(ELEMENTAL_BEFORE, damage(TARGET, N))


class UNG_848:
    """Primordial Drake. Taunt. Battlecry: Deal 2 damage to all other minions."""

    action = damage(MINIONS - SELF, N)


class UNG_928:
    """Tar Creeper. Taunt. Has +2 Attack during your opponent's turn."""

    atk = N * as_number(THEIR_TURN)


class UNG_937:
    """Primalfin Lookout. Battlecry: If you control another Murloc, Discover a Murloc."""

    action = when(
        any_of((FRIENDLY_MINIONS & MURLOC) - SELF),
        discover(discoverable(pool(A_MINION, race=Race.MURLOC))),
    )


class UNG_946:
    """Gluttonous Ooze.

    Battlecry: Destroy your opponent's weapon and gain Armor equal to its Attack.
    """

    action = armor(atk_of(ENEMY_WEAPON)) >> destroy(ENEMY_WEAPON)
