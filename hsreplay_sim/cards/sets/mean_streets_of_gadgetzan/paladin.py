"""Mean Streets of Gadgetzan: Paladin."""

from hsreplay_sim.cards.words import *


class CFM_062:
    """Grimestreet Protector. Taunt. Battlecry: Give adjacent minions Divine Shield."""

    action = shield(ADJACENT)


class CFM_305:
    """Smuggler's Run. Give all minions in your hand +1/+1."""

    action = give(FRIENDLY_HAND & MINION, "CFM_305e")


class CFM_305e:
    """Smuggling. +1/+1 from Smuggler's Run."""

    atk = N
    max_health = N2


class CFM_639:
    """Grimestreet Enforcer. At the end of your turn, give all minions in your hand +1/+1."""

    events = turn_end(give(FRIENDLY_HAND & MINION, "CFM_639e"))


class CFM_639e:
    """Smuggling. Increased stats from Grimestreet Enforcer."""

    atk = of_card("CFM_639", N)
    max_health = of_card("CFM_639", N2)


class CFM_753:
    """Grimestreet Outfitter. Battlecry: Give all minions in your hand +1/+1."""

    action = give(FRIENDLY_HAND & MINION, "CFM_753e")


class CFM_753e:
    """Smuggling. +1/+1 from Grimestreet Outfitter."""

    atk = N
    max_health = N2
