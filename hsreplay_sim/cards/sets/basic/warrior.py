"""Basic: Warrior."""

from hsreplay_sim.cards.words import *

BARS_HEROES = in_text_of("CS2_103", "can't attack heroes")
"""Whether the text of Charge bars the attack on heroes, as it does from 18792 to 77661."""


class CS2_103:
    """Charge. Give a friendly minion +2 Attack and Charge.

    18792 to 77661: Give a friendly minion Charge. It can't attack heroes this turn.
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "CS2_103e2") >> when(
        says("can't attack heroes"), keyword(TARGET, CANNOT_ATTACK_HEROES)
    )


class CS2_103e2:
    """Charge. Has Charge.

    On a copy that has just come, it bars the attack on heroes, too.
    """

    atk = of_creator(N)
    keywords = (CHARGE,)
    events = (
        turn_start(
            set_tag(SELF, CANNOT_ATTACK_HEROES, 0),
            whose=ENEMY_PLAYER,
            only=any_of(SELF & has(CANNOT_ATTACK_HEROES)),
        ),
        silently(after_summon(SELF, keyword(SELF, CANNOT_ATTACK_HEROES), only=BARS_HEROES)),
    )


class CS2_105:
    """Heroic Strike. Give your hero +4 Attack this turn."""

    action = give(FRIENDLY_HERO, "CS2_105e")


class CS2_108:
    """Execute. Destroy a damaged enemy minion."""

    targets = target(ENEMY_MINIONS & HURT, optional=False)
    action = destroy(TARGET)


class CS2_114:
    """Cleave. Deal 2 damage to two random enemy minions."""

    action = damage(random(ENEMY_MINIONS, 2), N)


class EX1_084:
    """Warsong Commander.

    Whenever you summon a minion with 3 or less Attack, give it Charge.

    Before 77662: Your Charge minions have +1 Attack. Before 170824: After you summon another
    minion, give it Rush. Of old she acted "after" a summoning, when the Attack of a Lightspawn that
    a spell brings is 0 still (wiki Advanced rulebook).
    """

    aura = aura(
        FRIENDLY_MINIONS & has(CHARGE) & CHARGE_IS_SEEN, "EX1_084e", only=says("Your <b>Charge</b>")
    )
    events = (
        after_summon(
            FRIENDLY_MINIONS - SELF,
            keyword(SUBJECT, RUSH) >> give(SUBJECT, "EX1_084e"),
            only=says("<b>Rush</b>"),
        ),
        when_summoned(
            (FRIENDLY_MINIONS & atk_at_most(N)) - SELF,
            keyword(SUBJECT, CHARGE) >> give(SUBJECT, "EX1_084e"),
            only=says("Whenever you summon") & by_profile(lambda p: p.announces_summons_first),
        ),
        after_summon(
            (FRIENDLY_MINIONS & atk_at_most(N)) - SELF,
            keyword(SUBJECT, CHARGE) >> give(SUBJECT, "EX1_084e"),
            only=says("Whenever you summon") & by_profile(lambda p: not p.announces_summons_first),
        ),
    )


class EX1_084e:
    """Rush. Warsong Commander is granting this minion +1 Attack. (Later: Has Rush.)"""

    atk = of_creator(N) * as_number(says("Attack"))


class EX1_400:
    """Whirlwind. Deal 1 damage to ALL minions."""

    action = damage(MINIONS, N)


class EX1_606:
    """Shield Block. Gain 5 Armor. Draw a card."""

    action = armor(N) >> draw()
