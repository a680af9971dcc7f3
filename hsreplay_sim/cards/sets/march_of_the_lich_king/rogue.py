"""March of the Lich King: Rogue."""

from hsreplay_sim.cards.sets.march_of_the_lich_king.concoctions import CONCOCTIONS
from hsreplay_sim.cards.words import *


class NX2_006:
    """Jolly Roger. After your hero attacks, summon a 1/1 Undead Pirate."""

    events = after_attack(FRIENDLY & HERO, summon("NX2_006t"))


class RLK_216:
    """Rotten Rodent. Battlecry: Reduce the Cost of all Deathrattle cards in your deck by (1)."""

    action = give(FRIENDLY_DECK & has(DEATHRATTLE), "RLK_216e")


class RLK_529:
    """Noxious Infiltrator.

    PoisonousBattlecry: If a friendly Undead died after your last turn, deal 1 damage to a minion.
    """

    targets = target(MINIONS, only=any_of(DIED_SINCE_MY_TURN & UNDEAD))
    action = when(any_of(DIED_SINCE_MY_TURN & UNDEAD), damage(TARGET, N))


_LINKS = set_tag(SELF, LINKED_ENTITY, id_of(SUBJECT))


class RLK_567:
    """Shadow of Demise. Each time you cast a spell, transform this into a copy of it.

    The copy names the card that it was, and the spell, in LINKED_ENTITY (U381:1292).
    """

    in_hand = after_played(
        FRIENDLY & SPELL & OTHERS,
        set_tag(SELF, TRANSFORMED_FROM_CARD, dbf_of(SELF))
        >> reflect(SUBJECT, "RLK_567e2")
        >> _LINKS
        >> set_tag(SELF, LAST_AFFECTED_BY, id_of(SELF)),
    )


class RLK_567e2:
    """Shadow of Death. Transforming into recent spells.

    A copy that is played names its former card no more (U381:3353).
    """

    keywords = (VALEERASHADOW,)
    events = (
        with_keyword(after_played(FRIENDLY & SPELL & OTHERS, reflect(SUBJECT) >> _LINKS), 0),
        with_keyword(
            when_played(
                SELF,
                set_tag(SELF, TRANSFORMED_FROM_CARD, 0) >> set_tag(SELF, TAG_2638, 1) >> wear_off(),
            ),
            0,
        ),
    )


class RLK_568:
    """Concoctor. Battlecry: Add a random Concoction to your hand."""

    action = random_concoction(CONCOCTIONS)


class RLK_570:
    """Ghoulish Alchemist. Battlecry: Your next Concoction costs (0)."""

    action = give(FRIENDLY_PLAYER, "RLK_570e4")


class RLK_570e4:
    """Doctored. Your next Concoction costs (0)."""

    aura = cost_change(FRIENDLY_HAND & A_CONCOCTION, to=N)
    events = until_played(FRIENDLY & A_CONCOCTION)


class RLK_571:
    """Vile Apothecary. At the end of your turn, add a random Concoction to your hand."""

    events = turn_end(random_concoction(CONCOCTIONS))


class RLK_572:
    """Potionmaster Putricide. After a minion dies, add a Concoction to your hand."""

    events = when_died(MINION, random_concoction(CONCOCTIONS))


class RLK_573:
    """Ghostly Strike. Deal 1 damage. Combo: Draw a card."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
    combo = damage(TARGET, N) >> draw()
