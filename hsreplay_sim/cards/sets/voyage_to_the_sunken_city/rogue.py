"""Voyage to the Sunken City: Rogue."""

from hsreplay_sim.cards.words import *

CLAWS = card("TSC_937t", "TSC_937t2", "TSC_937t3")


class TID_078:
    """Shattershambler.

    Battlecry: Your next Deathrattle minion costs (1) less, but immediately dies when played.
    """

    action = give(FRIENDLY_PLAYER, "TID_078e")


class TID_078e:
    """In Shambles.

    Your next Deathrattle minion costs (1) less, but immediately dies when played.
    From 195635 to 217964 it costs no less.
    """

    aura = aura(FRIENDLY_HAND & MINION & has(DEATHRATTLE), "TID_078e2", only=says("less"))
    events = with_keyword(
        after_played(FRIENDLY & MINION & has(DEATHRATTLE), destroy(SUBJECT) >> wear_off()), 0
    )


class TID_931:
    """Jackpot! Add two random spells from other classes that cost (5) or more to your hand."""

    action = add_random(any_class_but_mine(pool(A_SPELL, cost_from=N)), 2)


class TSC_085:
    """Cutlass Courier. After your hero attacks, draw a Pirate."""

    events = after_attack(FRIENDLY & HERO, draw_from(FRIENDLY_DECK & PIRATE))


class TSC_086:
    """Swordfish. Battlecry: Dredge. If it's a Pirate, give this weapon and the Pirate +2 Attack."""

    action = dredge(when(any_of(SUBJECT & PIRATE), give(SELF + SUBJECT, "TSC_086e")))


class TSC_912:
    """Azsharan Vessel.

    Summon two 3/3 Pirates with Stealth. Put a 'Sunken Vessel' on the bottom of your deck.
    """

    action = summon("TSC_912t3", 2) >> put_on_bottom("TSC_912t")


class TSC_912t:
    """Sunken Vessel. Casts When Drawn. Summon two 3/3 Pirates with Stealth."""

    on_draw = summon("TSC_912t2", 2)


class TSC_916:
    """Gone Fishin'. Dredge. Combo: Draw a card."""

    action = dredge()
    combo = dredge() >> draw()


class TSC_932:
    """Blood in the Water. Deal 3 damage to an enemy. Summon a 5/5 Shark with Rush."""

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = damage(TARGET, N) >> summon("TSC_932t")


class TSC_933:
    """Bootstrap Sunkeneer. Combo: Put an enemy minion on the bottom of your opponent's deck."""

    targets = target(ENEMY_MINIONS, only=COMBO)
    combo = send_to_bottom(TARGET, into=ENEMY_PLAYER)


class TSC_936:
    """Swiftscale Trickster. Battlecry: Your next spell this turn costs (0)."""

    action = give(FRIENDLY_PLAYER, "TSC_936e")


class TSC_936e:
    """Fooled the Audience. Your next spell this turn costs (0)."""

    aura = cost_change(FRIENDLY_HAND & SPELL, to=N)
    events = until_played(FRIENDLY & SPELL)


class TSC_937:
    """Crabatoa. Colossal +2. Your Crabatoa Claws have +2 Attack."""

    colossal = ("TSC_937t", "TSC_937t3")
    aura = aura((FRIENDLY_MINIONS + FRIENDLY_WEAPON) & CLAWS, "TSC_937e")


class TSC_937t:
    """Crabatoa's Claw. Rush. Deathrattle: Equip a 2/1 Claw."""

    deathrattle = equip("TSC_937t2")


class TSC_937t3:
    """Crabatoa's Claw. Rush. Deathrattle: Equip a 2/1 Claw."""

    deathrattle = equip("TSC_937t2")


class TSC_963:
    """Filletfighter. Battlecry: Deal 1 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)
