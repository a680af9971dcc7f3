"""Mean Streets of Gadgetzan: Druid."""

from hsreplay_sim.cards.words import *


class CFM_308:
    """Kun the Forgotten King. Choose One - Gain 10 Armor; or Refresh your Mana Crystals."""

    choose = ("CFM_308a", "CFM_308b")


class CFM_308a:
    """Forgotten Armor. Gain 10 Armor."""

    action = armor(N)


class CFM_308b:
    """Forgotten Mana. Refresh your Mana Crystals."""

    action = refresh_mana(CRYSTALS)


class CFM_343:
    """Jade Behemoth. Taunt. Battlecry: Summon a Jade Golem."""

    action = jade_golem()


class CFM_602:
    """Jade Idol.

    Choose One - Summon a{1} {0} Jade Golem; or Shuffle 3 copies of this card into your deck.@Choose
    One - Summon a Jade Golem; or Shuffle 3 copies of this card into your deck.
    """

    choose = ("CFM_602a", "CFM_602b")


class CFM_602a:
    """Cut from Jade. Summon a{1} {0} Jade Golem.@Summon a Jade Golem."""

    action = jade_golem()


class CFM_602b:
    """Jade Stash. Shuffle 3 Jade Idols into your deck."""

    action = shuffle("CFM_602", N)


class CFM_614:
    """Mark of the Lotus. Give your minions +1/+1."""

    action = give(FRIENDLY_MINIONS, "CFM_614e")


class CFM_616:
    """Pilfered Power. Gain an empty Mana Crystal for each friendly minion.

    With all the Mana that one may have it brings Excess Mana (the wiki of the game).
    """

    action = when(ALL_MANA, add_card("CS2_013t"), gain_crystals(count(FRIENDLY_MINIONS)))


class CFM_617:
    """Celestial Dreamer. Battlecry: If you control a minion with 5 or more Attack, gain +2/+2."""

    action = when(any_of(FRIENDLY_MINIONS & atk_at_least(N)), give(SELF, "CFM_617e"))


class CFM_713:
    """Jade Blossom. Summon a Jade Golem. Gain an empty Mana Crystal."""

    action = jade_golem() >> gain_crystals(1)


class CFM_811:
    """Lunar Visions. Draw 2 cards. Minions drawn cost (2) less."""

    action = draw(N) >> give(DRAWN & IN_HAND & MINION, "CFM_811e")


class CFM_811e:
    """A name of our own: no build has a card for it, and no recording shows it."""

    cost = -of_card("CFM_811", N2)


class CFM_816:
    """Virmen Sensei. Battlecry: Give a friendly Beast +3/+3."""

    targets = FRIENDLY_MINIONS & BEAST
    action = give(TARGET, "CFM_816e")
