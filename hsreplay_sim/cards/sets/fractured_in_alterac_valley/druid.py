"""Fractured in Alterac Valley with Onyxia's Lair: Druid."""

from hsreplay_sim.cards.words import *


class AV_205:
    """Wildheart Guff.

    Battlecry: Set your maximum Mana to 20. Gain an empty Mana Crystal. Draw a card.

    Before 150659: Gain a Mana Crystal, a full one.
    """

    action = (
        set_tag(FRIENDLY_PLAYER, MAXRESOURCES, N)
        >> when(says("empty"), gain_crystals(), gain_crystals(full=True))
        >> draw()
    )


class AV_205p:
    """Nurture. Choose One - Draw a card; or Gain an empty Mana Crystal."""

    choose = ("AV_205pb", "AV_205a")


class AV_205pb:
    """Valley Root. Draw a card."""

    action = draw()


class AV_205a:
    """Ice Blossom. Gain an empty Mana Crystal. (Before 150659: a full one.)"""

    action = when(says("empty"), gain_crystals(), gain_crystals(full=True))


class AV_211:
    """Dire Frostwolf. StealthDeathrattle: Summon a 2/2 Wolf with Stealth."""

    deathrattle = summon("AV_211t")


class AV_291:
    """Frostsaber Matriarch. Taunt. Costs (1) less for each Beast you've summoned this game."""

    cost = -(count(SUMMONED_THIS_GAME & BEAST) * N)


class AV_292:
    """Heart of the Wild. Give a minion +2/+2, then give your Beasts +1/+1."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "AV_292e") >> give(FRIENDLY_MINIONS & BEAST, "AV_292e2")


class AV_294:
    """Clawfury Adept. Battlecry: Give all other friendly characters +1 Attack this turn."""

    action = give(FRIENDLY_CHARACTERS - SELF, "AV_294e")


class AV_295:
    """Capture Coldtooth Mine.

    Choose One - Draw your lowest Cost card; or Draw your highest Cost card.
    """

    choose = ("AV_295a", "AV_295b")


class AV_295a:
    """More Resources. Draw your lowest Cost card."""

    action = draw_from(lowest(FRIENDLY_DECK, COST))


class AV_295b:
    """More Supplies. Draw your highest Cost card."""

    action = draw_from(highest(FRIENDLY_DECK, COST))


class AV_296:
    """Pride Seeker. Battlecry: Your next Choose One card costs (2) less."""

    action = give(FRIENDLY_PLAYER, "AV_296e")


class AV_296e:
    """Grown Up. Your next Choose One card costs (2) less."""

    aura = aura(FRIENDLY_HAND & has(CHOOSE_ONE), "AV_296e2")
    events = until_played(FRIENDLY & has(CHOOSE_ONE))


class AV_360:
    """Frostwolf Kennels. At the end of your turn, summon a 2/2 Wolf with Stealth. Lasts 3 turns."""

    objective = turn_end(summon("AV_211t") >> pass_turn())


class ONY_018:
    """Boomkin. Choose One - Restore #8 Health to your hero; or Deal 4 damage."""

    choose = ("ONY_018t", "ONY_018t2")


class ONY_018t:
    """Eyes of the Moon. Restore #8 Health to your hero."""

    action = heal(FRIENDLY_HERO, N)


class ONY_018t2:
    """Heart of the Sun. Deal 4 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class ONY_019:
    """Raid Negotiator. Battlecry: Discover a Choose One card. It has both effects combined."""

    action = discover(discoverable(pool(where=bearing(CHOOSE_ONE)))) >> give(MADE, "ONY_019e")


class ONY_019e:
    """Decisive. Your next Choose One card is combined."""

    keywords = (CHOOSE_BOTH,)
    events = with_keyword(before_played(SELF, wear_off()), 0)


class ONY_021:
    """Scale of Onyxia. Fill your board with 2/1 Whelps with Rush."""

    action = summon("ONY_001t", FREE_SLOTS)
    summons = True
