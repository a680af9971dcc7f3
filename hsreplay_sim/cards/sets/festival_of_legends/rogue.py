"""Festival of Legends: Rogue."""

from hsreplay_sim.cards.words import *


class ETC_072:
    """Beatboxer. Combo: Deal 4 damage randomly split among all enemies."""

    combo = missiles(N)


class ETC_073:
    """Rhyme Spinner.

    RushCombo: Gain +1/+1 for each other Combo card you've played this game.@ (@)
    """

    hand_number = count(PLAYED_THIS_GAME & A_COMBO)
    combo = repeat(count(PLAYED_THIS_GAME & A_COMBO), give(SELF, "ETC_073e"))


class ETC_075:
    """Mic Drop. Draw 2 cards. Finale: Give your weapon +2 Attack."""

    action = draw(N) >> when(FINALE, give(FRIENDLY_WEAPON, "ETC_075e"))


class ETC_079:
    """Bounce Around (ft. Garona).

    Return all friendly minions to your hand. They cost (1) this turn.
    """

    action = for_each(FRIENDLY_MINIONS, bounce(SUBJECT) >> give(SUBJECT & IN_HAND, "ETC_079e"))


class ETC_079e:
    """Bouncing Around. Costs (1) this turn."""

    set_cost = N


class ETC_717:
    """Harmonic Hip Hop. Deal 1 damage. Give your weapon +3 Attack. (Swaps each turn.)"""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> give(FRIENDLY_WEAPON, "ETC_717e")
    in_hand = on("cleanup", FRIENDLY_PLAYER, upgrade_to("ETC_717t"))


class ETC_717t:
    """Dissonant Hip Hop. Deal 3 damage. Give your weapon +1 Attack. (Swaps each turn.)"""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> give(FRIENDLY_WEAPON, "ETC_717te")
    in_hand = on("cleanup", FRIENDLY_PLAYER, upgrade_to("ETC_717"))


class JAM_020:
    """Tough Crowd. Outcast: Return a minion to its owner's hand."""

    targets = target(MINIONS, only=AT_THE_EDGE)
    outcast = bounce(TARGET)


class JAM_021:
    """One Hit Wonder. RushCombo: GainPoisonous."""

    combo = keyword(SELF, POISONOUS)
