"""Knights of the Frozen Throne: Druid."""

from hsreplay_sim.cards.words import *


class ICC_054:
    """Spreading Plague.

    Summon a 1/5 Scarab with Taunt. If your opponent has more minions, cast this again.
    """

    action = summon("ICC_832t4") >> repeat(
        7,
        when(count(ENEMY_MINIONS) > count(FRIENDLY_MINIONS), summon("ICC_832t4")),
    )


class ICC_085:
    """Ultimate Infestation. Deal 5 damage. Draw 5 cards. Gain 5 Armor. Summon a 5/5 Ghoul."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> draw(N2) >> armor(N3) >> summon("ICC_085t")


class ICC_808:
    """Crypt Lord. Taunt. After you summon a minion, gain +1 Health."""

    events = after_summon(FRIENDLY_MINIONS - SELF, give(SELF, "ICC_808e"))


class ICC_808e:
    """Might of Ner'ub. Increased Health."""

    max_health = of_creator(N)
