"""Forged in the Barrens with the Wailing Caverns: neutral."""

from hsreplay_sim.cards.words import *


class BAR_063:
    """Lushwater Scout. After you summon a Murloc, give it +1 Attack and Rush."""

    events = after_summon((FRIENDLY_MINIONS - SELF) & MURLOC, give(SUBJECT, "BAR_063e"))


class BAR_063e:
    """Emboldened. +1 Attack and Rush."""

    atk = N
    keywords = (RUSH,)
    sheds = True


class BAR_065:
    """Venomous Scorpid. PoisonousBattlecry:Discover a spell."""

    action = discover(discoverable(pool(A_SPELL)))


class BAR_072:
    """Burning Blade Acolyte. Deathrattle: Summon a 5/8 Demonspawn with Taunt."""

    deathrattle = summon("BAR_072t")


class BAR_074:
    """Far Watch Post.

    Can't attack. After your opponent draws a card, it costs (1) more (up to 10).
    """

    keywords = ((CANT_ATTACK, ALWAYS),)
    events = when_drawn(ENEMY & ~cost_at_least(N2), give(SUBJECT, "BAR_074e"))


class BAR_074e:
    """Spotted!."""

    cost = of_creator(N)


class BAR_078:
    """Blademaster Samuro.

    RushFrenzy: Deal damage equal to this minion's Attack to all enemy minions.
    """

    frenzy = when_damaged(SELF, damage(ENEMY_MINIONS, atk_of(SELF)), only=any_of(SELF & ALIVE))


class BAR_721:
    """Mankrik. Battlecry: Help Mankrik find his wife! She was last seen somewhere in your deck."""

    action = shuffle_aside("BAR_721t")


class BAR_721t:
    """Olgra, Mankrik's Wife.

    Casts When Drawn Summon a 3/7 Mankrik, who immediately attacks the enemy hero.
    """

    on_draw = summon("BAR_721t2") >> attacks(MADE, ENEMY_HERO)


class BAR_854:
    """Kindling Elemental. Battlecry: The next Elemental you play costs (1) less."""

    action = give(FRIENDLY_PLAYER, "BAR_854e")


class BAR_854e:
    """Kindle. Your next Elemental costs (2) less."""

    aura = cost_change(FRIENDLY_HAND & ELEMENTAL, -of_card("BAR_854", N))
    events = until_played(FRIENDLY & ELEMENTAL)
