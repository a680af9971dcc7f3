"""Whispers of the Old Gods: Druid."""

from hsreplay_sim.cards.words import *


class OG_044:
    """Fandral Staghelm. Your Choose One cards and powers have both effects combined."""

    player_tags = (CHOOSE_BOTH,)


class OG_047:
    """Feral Rage. Choose One - Give your hero +4 Attack this turn; or Gain 8 Armor."""

    choose = ("OG_047a", "OG_047b")


class OG_047a:
    """Evolve Spines. Give your hero +4 Attack this turn."""

    action = give(FRIENDLY_HERO, "OG_047e")


class OG_047b:
    """Evolve Scales. Gain 8 Armor."""

    action = armor(N)


class OG_048:
    """Mark of Y'Shaarj. Give a minion +2/+2. If it's a Beast, draw a card."""

    targets = MINIONS
    action = give(TARGET, "OG_048e") >> when(any_of(TARGET & BEAST), draw())


class OG_051:
    """Forbidden Ancient. Battlecry: Spend all your Mana. Gain +1/+1 for each mana spent."""

    action = spend_mana() >> give(SELF, "OG_051e", LEFT_BEHIND)


class OG_051e:
    """Forbidden Power. Increased stats."""

    atk = DATA1 * of_creator(N)
    max_health = DATA1 * of_creator(N2)


class OG_188:
    """Klaxxi Amber-Weaver.

    Taunt. Battlecry: If your C'Thun has at least 10 Attack, gain +5 Health.
    """

    action = when(CTHUN_STRENGTH >= N, give(SELF, "OG_188e"))
    ritual = True


class OG_195:
    """Wisps of the Old Gods.

    Choose One - Summon seven 1/1 Wisps; or Give your minions +2/+2.
    """

    choose = ("OG_195a", "OG_195b")


class OG_195a:
    """Many Wisps. Summon seven 1/1 Wisps."""

    action = summon("OG_195c", 7)


class OG_195b:
    """Big Wisps. Give your minions +2/+2."""

    action = give(FRIENDLY_MINIONS, "OG_195e")


class OG_202:
    """Mire Keeper. Choose One - Summon a 2/2 Slime; or Gain an empty Mana Crystal."""

    choose = ("OG_202a", "OG_202b")


class OG_202a:
    """Y'Shaarj's Strength. Summon a 2/2 Slime."""

    action = summon("OG_202c")


class OG_202b:
    """Yogg-Saron's Magic. Gain an empty Mana Crystal."""

    action = gain_crystals(1)


class OG_293:
    """Dark Arakkoa. Taunt. Battlecry: Give your C'Thun +3/+3 (wherever it is).

    As it gives +4/+4, 185749 tells no RITUAL block (U044:2701): that is another text.
    """

    wording = "+3/+3"
    action = cthun_gains(N, N2)
    ritual = True


class OG_313:
    """Addled Grizzly. After you summon a Beast, give it +1/+1.

    Before 184968: After you summon a minion.
    """

    events = after_summon(
        either(says("a Beast"), FRIENDLY_MINIONS & BEAST, FRIENDLY_MINIONS) - SELF,
        give(SUBJECT, "OG_313e"),
    )
