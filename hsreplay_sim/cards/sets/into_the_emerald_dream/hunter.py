"""Into the Emerald Dream: Hunter."""

from hsreplay_sim.cards.words import *


class EDR_014:
    """Verdant Dreamsaber.

    Battlecry: If this costs (3) or less, attack two random enemy minions.
    """

    action = when(
        PAID_FOR_THIS <= N,
        for_each(random(ENEMY_MINIONS, 2), attacks(SELF, SUBJECT)),
    )


class EDR_226:
    """Exotic Houndmaster. Battlecry: Draw a Beast. Imbue your Hero Power."""

    action = draw_from(FRIENDLY_DECK & BEAST) >> imbue()


class EDR_227:
    """Umbraclaw. RushDeathrattle:Imbue your Hero Power."""

    deathrattle = imbue()


class EDR_261:
    """Amphibian's Spirit.

    Give a minion +2/+2 and "Deathrattle: Give a friendly minion +2/+2 and this Deathrattle."
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "EDR_261e")


class EDR_261e:
    """Amphibian's Spirit.

    +2/+2 and Deathrattle: Give a friendly minion +2/+2 and this Deathrattle.
    """

    atk = N
    max_health = N2
    keywords = (DEATHRATTLE,)
    deathrattle = give(random(FRIENDLY_MINIONS), "EDR_261e")


class EDR_262:
    """Spirit Bond. Deal 3 damage to a minion. If it dies, summon a 3/2 Wolf with Rush."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, summon("EDR_850pe", signed=True))


class EDR_263:
    """Grace of the Greatwolf.

    Choose One - Deal $4 damage to the enemy hero; or Summon two 3/2 Wolves with Rush.
    """

    choose = ("EDR_263a", "EDR_263b")


class EDR_263a:
    """Greatwolf's Ferocity. Deal $4 damage to the enemy hero."""

    action = damage(ENEMY_HERO, N)


class EDR_263b:
    """Greatwolf's Guidance. Summon two 3/2 Wolves with Rush.

    As a hypothesis, they are Playful Pups: the data have no other 3/2 of this class with Rush.
    """

    action = summon("EDR_850pe", 2, signed=True)
    summons = True


class EDR_416:
    """Shepherd's Crook. After your hero attacks, summon a 3/3 Sheep that's Dormant for 2 turns."""

    events = after_attack(FRIENDLY & HERO, summon("EDR_416t", signed=True))


class EDR_416t:
    """Sleepy Sheep. Dormant for 2 turns."""

    dormant = "EDR_416te"


class EDR_416te:
    """Sleepy. Dormant. Awaken in @ |4(turn, turns)."""

    events = turn_start(count_to_awaken())


class EDR_480:
    """Goldrinn. Rush. Friendly Beasts deal double damage."""

    aura = aura(FRIENDLY_MINIONS & BEAST, "EDR_480e")


class EDR_480e:
    """Greatwolf's Ferocity. Deals double damage."""

    events = on("predamage", CHARACTERS, change_damage(tag_of(SUBJECT, PREDAMAGE) * 2), target=SELF)


class EDR_481:
    """Mythical Runebear. Taunt. Battlecry: If this has 4 or more Attack, summon a copy of this."""

    action = when(atk_of(SELF) >= N, summon_copy(SELF))


class EDR_850p:
    """Blessing of the Wolf. Give a random Beast in your hand +@ Attack. It costs (@) less."""

    own_number = mine(TAG_3527)
    action = for_each(
        random(FRIENDLY_HAND & BEAST),
        give(SUBJECT, "EDR_850pe1", DATA1) >> give(SUBJECT, "EDR_850pe5", DATA1),
    )


class EDR_850pe1:
    """Goldrinn's Courage. +@ Attack."""

    atk = DATA1


class EDR_850pe5:
    """Great Wolf's Howl. Costs less."""

    cost = -DATA1


class EDR_853:
    """Broll Bearmantle. After you cast a spell, summon a random Animal Companion."""

    events = after_played(FRIENDLY & SPELL, summon_random_companions(signed=True))


class FIR_909:
    """Bursting Shot. Deal 2 damage to three random enemies."""

    action = damage(random(ENEMY_CHARACTERS, 3), N)


class FIR_953:
    """Magma Hound.

    Rush. After this attacks a minion and survives, deal this minion's Attack damage split among all
    enemies.
    """

    events = after_attack(SELF & ALIVE, missiles(atk_of(SELF)), MINIONS)


class FIR_960:
    """Tending Dragonkin. Battlecry: Copy the lowest Cost Beast in your hand."""

    action = copy_exactly(random(lowest(FRIENDLY_HAND & BEAST, COST)))
