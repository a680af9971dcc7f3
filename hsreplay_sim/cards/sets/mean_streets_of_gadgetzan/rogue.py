"""Mean Streets of Gadgetzan: Rogue."""

from hsreplay_sim.cards.words import *


class CFM_342:
    """Luckydo Buccaneer. Battlecry: If your weapon has at least 3 Attack, gain +4/+4."""

    action = when(atk_of(FRIENDLY_WEAPON) >= N, give(SELF, "CFM_342e"))


class CFM_630:
    """Counterfeit Coin. Gain 1 Mana Crystal this turn only."""

    action = gain_mana(N)


class CFM_634:
    """Lotus Assassin. Stealth. Whenever this attacks and kills a minion, gain Stealth."""

    events = after_attack(SELF, keyword(SELF, STEALTH), defender=MINION & (DOOMED | ~IN_PLAY))


class CFM_690:
    """Jade Shuriken.

    Deal $3 damage. Combo: Summon a{1} {0} Jade Golem.@Deal $3 damage. Combo: Summon a Jade Golem.
    """

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
    combo = damage(TARGET, N) >> jade_golem()


class CFM_691:
    """Jade Swarmer. Stealth. Deathrattle: Summon a Jade Golem."""

    deathrattle = jade_golem()
    events = when_dying(
        set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, PLACE), ~by_profile(lambda p: p.aya_forgets_place)
    )


class CFM_693:
    """Gadgetzan Ferryman. Combo: Return a friendly minion to your hand."""

    targets = target(FRIENDLY_MINIONS, only=COMBO)
    combo = bounce(TARGET)


class CFM_694:
    """Shadow Sensei. Battlecry: Give a Stealthed minion +2/+2."""

    targets = MINIONS & STEALTHED
    action = give(TARGET, "CFM_694e")


class CFM_781:
    """Shaku, the Collector.

    Stealth. Whenever this attacks, add a card from another class to your hand.
    """

    events = when_attacks(
        SELF,
        when(
            says("your opponent's class"),
            add_random(pool(card_class=their_class)),
            add_random(any_class_but_mine(pool())),
        ),
    )
