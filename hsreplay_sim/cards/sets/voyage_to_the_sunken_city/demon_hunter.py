"""Voyage to the Sunken City: Demon Hunter."""

from hsreplay_sim.cards.words import *


class TID_704:
    """Fossil Fanatic. After your hero attacks, draw a Fel spell."""

    events = after_attack(
        FRIENDLY & HERO, draw_from(FRIENDLY_DECK & SPELL & school(SpellSchool.FEL))
    )


class TSC_057:
    """Azsharan Defector. Rush. Deathrattle: Put a 'Sunken Defector' on the bottom of your deck."""

    deathrattle = put_on_bottom("TSC_057t")


class TSC_057t:
    """Sunken Defector. Charge. After this attacks, deal 5 damage to a random enemy minion."""

    events = after_attack(SELF, damage(random(ENEMY_MINIONS), N))


class TSC_608:
    """Abyssal Depths. Draw your two lowest Cost minions."""

    action = repeat(2, draw_from(lowest(FRIENDLY_DECK & MINION, COST)))


class TSC_610:
    """Glaiveshark. Battlecry: If your hero attacked this turn, deal 2 damage to all enemies."""

    action = when(tag_of(FRIENDLY_HERO, NUM_ATTACKS_THIS_TURN) >= 1, damage(ENEMY_CHARACTERS, N))


class TSC_915:
    """Bone Glaive. Battlecry:Dredge."""

    action = dredge()
