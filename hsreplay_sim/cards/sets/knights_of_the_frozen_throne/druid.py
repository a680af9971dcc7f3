"""Knights of the Frozen Throne: Druid."""

from hsreplay_sim.cards.words import *


class ICC_050:
    """Webweave. Summon two 1/2 Poisonous. Spiders."""

    action = summon("ICC_832t3", 2)


class ICC_051:
    """Druid of the Swarm. Choose One - Transform into a 1/2 with Poisonous; or a 1/5 with Taunt."""

    choose = ("ICC_051a", "ICC_051b")
    becomes = "ICC_051t3"


class ICC_051a:
    """Spider Form. Poisonous."""

    becomes = "ICC_051t"


class ICC_051b:
    """Scarab Form. Taunt."""

    becomes = "ICC_051t2"


class ICC_054:
    """Spreading Plague.

    Summon a 1/5 Scarab with Taunt. If your opponent has more minions, cast this again.
    """

    action = summon("ICC_832t4") >> repeat(
        7,
        when(count(ENEMY_MINIONS) > count(FRIENDLY_MINIONS), summon("ICC_832t4")),
    )


class ICC_079:
    """Gnash. Give your hero +3 Attack this turn. Gain 3 Armor."""

    action = give(FRIENDLY_HERO, "ICC_079e") >> armor(N2)


class ICC_085:
    """Ultimate Infestation. Deal 5 damage. Draw 5 cards. Gain 5 Armor. Summon a 5/5 Ghoul."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> draw(N2) >> armor(N3) >> summon("ICC_085t")


class ICC_807:
    """Strongshell Scavenger. Battlecry: Give your Taunt minions +2/+2."""

    action = give(FRIENDLY_MINIONS & has(TAUNT), "ICC_807e")


class ICC_808:
    """Crypt Lord. Taunt. After you summon a minion, gain +1 Health."""

    events = after_summon(FRIENDLY_MINIONS - SELF, give(SELF, "ICC_808e"))


class ICC_808e:
    """Might of Ner'ub. Increased Health."""

    max_health = of_creator(N)


class ICC_832:
    """Malfurion the Pestilent.

    Choose One - Summon 2 Poisonous Spiders; or 2 Scarabs with Taunt.

    The option brings the hero power, behind the minions (U091a:8806).
    """

    choose = ("ICC_832b", "ICC_832a")


class ICC_832a:
    """Scarab Plague. Summon two 1/5 Scarabs with Taunt."""

    action = summon("ICC_832t4", 2) >> new_power("ICC_832p")


class ICC_832b:
    """Spider Plague. Summon two 1/2 Spiders with Poisonous."""

    action = summon("ICC_832t3", 2) >> new_power("ICC_832p")


class ICC_832p:
    """Plague Lord. Choose One - +$a3 Attack this turn; or Gain $d3 Armor."""

    choose = ("ICC_832pb", "ICC_832pa")


class ICC_832pa:
    """Scarab Shell. +$d3 Armor."""

    action = armor(N)


class ICC_832pb:
    """Spider Fangs. +$a3 Attack."""

    action = give(FRIENDLY_HERO, "ICC_832e")


class ICC_835:
    """Hadronox. Deathrattle: Summon your Taunt minions that died this game."""

    deathrattle = resurrect(random(FRIENDLY_DEAD_MINIONS & printed_with(TAUNT), FREE_SLOTS))
