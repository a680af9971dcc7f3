"""Murder at Castle Nathria: Warlock."""

from hsreplay_sim.cards.words import *


class MAW_000:
    """Imp-oster. Battlecry: Choose a friendly Imp. Transform into a copy of it."""

    targets = FRIENDLY_MINIONS & has(IMP)
    action = become_copy(SELF, TARGET)


class REV_239:
    """Suffocating Shadows. When you play or discard this, destroy a random enemy minion."""

    playable = any_of(ENEMY_MINIONS)
    action = destroy(random(ENEMY_MINIONS))
    on_discard = destroy(random(ENEMY_MINIONS))


class REV_242:
    """Flustered Librarian. Has +1 Attack for each Imp you control."""

    atk = N * count(FRIENDLY_MINIONS & has(IMP))


class REV_244:
    """Mischievous Imp. Battlecry: Summon a copy of this. Infuse (@): Summon two copies instead."""

    action = summon_copy(SELF)
    infuse = "REV_244t"


class REV_244t:
    """Mischievous Imp. Infused Battlecry: Summon two copies of this."""

    action = summon_copy(SELF, 2)


class REV_245:
    """Impending Catastrophe. Draw a card. Repeat for each Imp you control."""

    action = draw(1 + count(FRIENDLY_MINIONS & has(IMP)), one_by_one=True)


class REV_371:
    """Vile Library. Give a friendly minion +1/+1. Repeat for each Imp you control.

    Before 195635: +1/+1 for each Imp you control.
    """

    targets = FRIENDLY_MINIONS
    activate = when(says("Repeat"), give(TARGET, "REV_371e")) >> repeat(
        count(FRIENDLY_MINIONS & has(IMP)), give(TARGET, "REV_371e")
    )


class REV_374:
    """Shadowborn.

    Deathrattle: Reduce the Cost of the highest Cost Shadow spell in your hand by (3).
    """

    deathrattle = give(
        random(highest(FRIENDLY_HAND & SPELL & school(SpellSchool.SHADOW), COST)), "REV_374e"
    )


class REV_835:
    """Imp King Rafaam.

    Battlecry: Resurrect four friendly Imps. Infuse (@): Give your Imps +2/+2.
    """

    action = resurrect(random(DIED_THIS_GAME & MINION & has(IMP), 4))
    infuse = "REV_835t"


class REV_835t:
    """Imp King Rafaam.

    Infused.Battlecry: Summon four friendly Imps that died this game. Give your Imps +2/+2.
    """

    action = resurrect(random(DIED_THIS_GAME & MINION & has(IMP), 4)) >> give(
        FRIENDLY_MINIONS & has(IMP), "REV_835e"
    )
