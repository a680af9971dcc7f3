"""Escape from the Violet Hold: Paladin."""

from hsreplay_sim.cards.words import *

NO_NEUTRALS = ~any_of(FRIENDLY_DECK & of_class(CardClass.NEUTRAL))


class JAIL_035:
    """Vigilant Sentry.

    TauntBattlecry: If your deck has no Neutral cards, summon two Vigilant Sentries.
    """

    action = when(NO_NEUTRALS, summon("JAIL_035", 2))


class JAIL_118:
    """V'ama, Looming Death. Battlecry: Destroy all non-Paladin minions."""

    action = destroy(MINIONS & ~of_class(CardClass.PALADIN))


class JAIL_327:
    """Reinforcement Aura.

    At the end of your turn, summon a minion from your deck that costs (2) or less. Lasts @ turns.
    """

    objective = turn_end(recruit(random(FRIENDLY_DECK & MINION & cost_at_most(N))) >> pass_turn())


class JAIL_328:
    """Scarlet Bruiser.

    Deathrattle: If your deck has no Neutral cards, get a random Paladin card. It costs (2) less.
    """

    deathrattle = when(
        NO_NEUTRALS,
        add_random(pool(card_class=CardClass.PALADIN)) >> give(MADE & IN_HAND, "GBL_002e"),
    )


class JAIL_329:
    """Truth Seeker. After your hero attacks, give your Paladin minions +2/+2."""

    events = after_attack(
        FRIENDLY & HERO, give(FRIENDLY_MINIONS & of_class(CardClass.PALADIN), "JAIL_329e")
    )


COMBAT_MODE = on(
    "stats_gained",
    SELF,
    set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1)
    >> give(SELF, "JAIL_330e", data=N, data2=N2)
    >> set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 0),
    only=DATA1.equals(0),
)
"""What a Dalaran Champion does wherever it is; a number of its own keeps it from answering that."""


class JAIL_330:
    """Dalaran Champion.

    Divine Shield, Taunt After this gains stats, gain an extra +1/+1 (wherever this is).

    Before 249896 it says "whenever".
    """

    events = COMBAT_MODE
    in_hand = COMBAT_MODE
    in_deck = COMBAT_MODE


class JAIL_330e:
    """Activated Combat Mode. +{0}/+{1}."""

    atk = DATA1
    max_health = DATA2


class JAIL_377:
    """Holy Bola!. Draw a card. If it costs (2) or less, draw another."""

    action = draw() >> when(any_of(DRAWN & cost_at_most(N)), draw())


class JAIL_516:
    """Scarlet Recruiter.

    Battlecry: Summon two minions from your deck that cost (2) or less. Give them Rush.
    """

    action = repeat(
        2,
        recruit(random(FRIENDLY_DECK & MINION & cost_at_most(N))) >> give(MADE, "JAIL_516e"),
    )
