"""Rastakhan's Rumble: Druid."""

from hsreplay_sim.cards.words import *


class TRL_232:
    """Ironhide Direhorn. Overkill: Summon a 5/5 Ironhide Runt."""

    overkill = summon("TRL_232t")


class TRL_243:
    """Pounce. Give your hero +2 Attack this turn."""

    action = give(FRIENDLY_HERO, "TRL_243e")


class TRL_243e:
    """Pounce. +2 Attack this turn."""

    atk = N


class TRL_341:
    """Treespeaker. Battlecry: Transform your Treants into 5/5 Ancients."""

    action = transform(FRIENDLY_MINIONS & called("Treant"), "TRL_341t")
