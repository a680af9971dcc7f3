"""Ashes of Outland: Priest."""

from hsreplay_sim.cards.words import *


class BT_197:
    """Reliquary of Souls. Lifesteal. Deathrattle: Shuffle 'Reliquary Prime' into your deck."""

    deathrattle = shuffle("BT_197t")


class BT_197t:
    """Reliquary Prime. Taunt, Lifesteal. Elusive on your opponent's turn."""

    keywords = (
        (CANT_BE_TARGETED_BY_SPELLS, THEIR_TURN),
        (CANT_BE_TARGETED_BY_HERO_POWERS, THEIR_TURN),
    )


class BT_252:
    """Renew. Restore 3 Health. Discover a spell."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> discover(discoverable(pool(A_SPELL)))


class BT_253:
    """Psyche Split. Give a minion +1/+2. Summon a copy of it."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "BT_253e") >> summon_copy(TARGET)


class BT_254:
    """Sethekk Veilweaver. After you cast a spell on a minion, add a Priest spell to your hand."""

    events = after_played(
        FRIENDLY & SPELL,
        add_random(pool(A_SPELL, card_class=CardClass.PRIEST)),
        only=any_of(TARGET & MINION),
    )


class BT_256:
    """Dragonmaw Overseer. At the end of your turn, give another friendly minion +2/+2."""

    events = turn_end(give(random(FRIENDLY_MINIONS - SELF), "BT_256e"))


class BT_256e:
    """Booted. Stats increased."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class BT_257:
    """Apotheosis. Give a minion +2/+3 and Lifesteal."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "BT_257e")


class BT_257e:
    """Apotheosis. +2/+3 and Lifesteal."""

    atk = of_creator(N)
    max_health = of_creator(N2)
    keywords = (LIFESTEAL,)


class BT_258:
    """Imprisoned Homunculus. Dormant for 2 turns. Taunt."""

    dormant = "BT_737e"


class BT_262:
    """Dragonmaw Sentinel. Battlecry: If you're holding a Dragon, gain +1 Attack and Lifesteal."""

    action = when(HOLDING_DRAGON, give(SELF, "BT_262e"))


class BT_341:
    """Skeletal Dragon. Taunt At the end of your turn, add a Dragon to your hand."""

    events = turn_end(add_random(pool(A_MINION, race=Race.DRAGON)))
