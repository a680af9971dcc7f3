"""Rise of Shadows: Paladin."""

from hsreplay_sim.cards.words import *

PALADIN_SECRET = put_random_secret(pool(A_SPELL, card_class=CardClass.PALADIN, where=secret_card))


class DAL_141:
    """Desperate Measures. Twinspell Cast a random Paladin Secret."""

    action = PALADIN_SECRET


class DAL_141ts:
    """Desperate Measures. Cast a random Paladin Secret."""

    action = PALADIN_SECRET


class DAL_146:
    """Bronze Herald. Deathrattle: Add two 4/4 Dragons to your hand."""

    deathrattle = add_card("DAL_146t", 2)


class DAL_147:
    """Dragon Speaker. Battlecry: Give all Dragons in your hand +3/+3."""

    action = give(FRIENDLY_HAND & DRAGON, "DAL_147e")


class DAL_568:
    """Lightforged Blessing. Twinspell. Give a friendly minion Lifesteal."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "DAL_568e")


class DAL_568ts:
    """Lightforged Blessing. Give a friendly minion Lifesteal."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "DAL_568e")


class DAL_570:
    """Never Surrender! Secret: When your opponent casts a spell, give your minions +2 Health."""

    secret = when_played(
        ENEMY & SPELL, give(FRIENDLY_MINIONS, "DAL_570e"), only=any_of(FRIENDLY_MINIONS)
    )


class DAL_571:
    """Mysterious Blade. Battlecry: If you control a Secret, gain +1 Attack."""

    action = when(any_of(FRIENDLY_SECRETS), give(SELF, "DAL_571e"))


class DAL_581:
    """Nozari. Battlecry: Restore both heroes to full Health."""

    action = heal(FRIENDLY_HERO, max_health_of(FRIENDLY_HERO)) >> heal(
        ENEMY_HERO, max_health_of(ENEMY_HERO)
    )


class DAL_727:
    """Call to Adventure. Draw the lowest Cost minion from your deck. Give it +2/+2."""

    action = draw_from(lowest(FRIENDLY_DECK & MINION, COST)) >> give(DRAWN & IN_HAND, "DAL_727e")


class DAL_731:
    """Duel! Summon a minion from each player's deck. They fight!"""

    action = recruit(random(FRIENDLY_DECK & MINION)) >> for_each(
        MADE, recruit(random(ENEMY_DECK & MINION)) >> attacks(SUBJECT, MADE, counted=False)
    )
