"""Saviors of Uldum: Hunter."""

from hsreplay_sim.cards.words import *


class ULD_151:
    """Ramkahen Wildtamer. Battlecry: Copy a random Beast in your hand."""

    action = copy_exactly(random(FRIENDLY_HAND & BEAST))


class ULD_152:
    """Pressure Plate. Secret: After your opponent casts a spell, destroy a random enemy minion."""

    secret = after_played(ENEMY & SPELL, destroy(random(ENEMY_MINIONS)), any_of(ENEMY_MINIONS))


class ULD_154:
    """Hyena Alpha. Battlecry: If you control a Secret, summon two 2/2 Hyenas."""

    action = when(any_of(FRIENDLY_SECRETS), summon("ULD_154t", 2))


class ULD_155:
    """Unseal the Vault.

    Quest: Summon 20 minions. Reward: Pharaoh's Warmask.

    It counts behind the text of the minion (U319:13659, U319:16474).
    """

    quest = after_summon(FRIENDLY_MINIONS, progress())
    reward = new_power("ULD_155p")


class ULD_155p:
    """Pharaoh's Warmask. Give your minions +2 Attack."""

    action = give(FRIENDLY_MINIONS, "ULD_155e")


class ULD_156:
    """Dinotamer Brann. Battlecry: If your deck has no duplicates, summon King Krush."""

    action = when(NO_DUPLICATES, summon("ULD_156t3"))


class ULD_410:
    """Scarlet Webweaver. Battlecry: Reduce the Cost of a random Beast in your hand by (5)."""

    action = give(random(FRIENDLY_HAND & BEAST), "ULD_410e")


class ULD_429:
    """Hunter's Pack. Add a random Hunter Beast, Secret, and weapon to your hand."""

    action = (
        add_random(pool(A_MINION, card_class=CardClass.HUNTER, race=Race.BEAST))
        >> add_random(pool(A_SPELL, card_class=CardClass.HUNTER, where=secret_card))
        >> add_random(pool(A_WEAPON, card_class=CardClass.HUNTER))
    )


class ULD_430:
    """Desert Spear. After your hero attacks, summon a 1/1 Locust with Rush."""

    events = after_attack(FRIENDLY & HERO, summon("ULD_430t"))


class ULD_713:
    """Swarm of Locusts. Summon seven 1/1 Locusts with Rush."""

    action = summon("ULD_430t", 7)
