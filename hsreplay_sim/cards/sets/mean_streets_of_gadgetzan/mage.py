"""Mean Streets of Gadgetzan: Mage."""

from hsreplay_sim.cards.words import *


class CFM_021:
    """Freezing Potion. Freeze an enemy."""

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = freeze(TARGET)


class CFM_065:
    """Volcanic Potion. Deal 2 damage to all minions."""

    action = damage(MINIONS, N)


class CFM_066:
    """Kabal Lackey.

    Battlecry: The next Secret you play this turn costs (1).

    Before 186852: The next Secret you play this turn costs (0).

    What it gives is that of Kirin Tor Mage (6 of 6, U089:7198).
    """

    action = give(FRIENDLY_PLAYER, "EX1_612o")


class CFM_620:
    """Potion of Polymorph.

    Secret: After your opponent plays a minion, transform it into a 1/1 Sheep.
    """

    secret = after_played(ENEMY_MINIONS & IN_PLAY & ALIVE, transform(SUBJECT, "CS2_tk1"))


class CFM_623:
    """Greater Arcane Missiles. Shoot three missiles at random enemies that deal $3 damage each."""

    action = repeat(3, damage(random(ENEMY_CHARACTERS), N))


class CFM_660:
    """Manic Soulcaster. Battlecry: Choose a friendly minion. Shuffle a copy into your deck."""

    targets = FRIENDLY_MINIONS
    action = shuffle_copy(TARGET)


class CFM_671:
    """Cryomancer. Battlecry: If an enemy is Frozen, gain +2/+2."""

    action = when(any_of(ENEMY_CHARACTERS & FROZEN_ONES), give(SELF, "CFM_671e"))


class CFM_687:
    """Inkmaster Solia.

    Battlecry: If your deck has no duplicates, the next spell you cast this turn costs (0).
    """

    action = when(NO_DUPLICATES, give(FRIENDLY_PLAYER, "CFM_687e"))


class CFM_687e:
    """Free Spell. The next spell you cast this turn costs (0)."""

    undispellable = True
    aura = cost_change(FRIENDLY_HAND & SPELL, to=N)
    events = until_played(FRIENDLY & SPELL)


class CFM_760:
    """Kabal Crystal Runner. Costs (2) less for each Secret you've played this game."""

    cost = -(N * count(PLAYED_THIS_GAME & A_SECRET))
