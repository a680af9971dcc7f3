"""Madness at the Darkmoon Faire: Demon Hunter."""

from hsreplay_sim.cards.words import *


class DMF_217:
    """Line Hopper. Your Outcast cards cost (1) less."""

    aura = aura(FRIENDLY_HAND & has(OUTCAST), "DMF_217e")


class DMF_217e:
    """Marked for Passing. Your Outcast cards cost (1) less."""

    cost = -N


class DMF_219:
    """Relentless Pursuit. Give your hero +4 Attack and Immune this turn."""

    action = give(FRIENDLY_HERO, "DMF_219e")


_DRAWS_MORE = when(DATA1.equals(1) & DATA2.equals(1), draw(of_creator(N2)) >> wear_off())
"""Both cards are played: where its id was noted stands a 1 (U310:4229)."""


def _draw_and_note(tag: int) -> Do:
    return (
        draw()
        >> give(DRAWN & IN_HAND, "NEW_1308e")
        >> set_tag(worn(FRIENDLY_PLAYER, "DMF_249e"), tag, id_of(DRAWN))
    )


class DMF_221:
    """Felscream Blast. Lifesteal. Deal 1 damage to a minion and its neighbors."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET + adjacent(TARGET), N)


class DMF_222:
    """Redeemed Pariah. After you play an Outcast card, gain +1/+1."""

    events = after_played(FRIENDLY & has(OUTCAST), give(SELF, "DMF_222e"))


class DMF_223:
    """Renowned Performer. Rush. Deathrattle: Summon two 1/1 Assistants with Taunt."""

    deathrattle = summon("DMF_223t", 2)


class DMF_226:
    """Bladed Lady. Rush. Costs (1) if your hero has 6 or more Attack."""

    cost = (N - OVERALL) * as_number(atk_of(FRIENDLY_HERO) >= N2)


class DMF_227:
    """Dreadlord's Bite. Outcast: Deal 1 damage to all enemies."""

    outcast = damage(ENEMY_CHARACTERS, N)


class DMF_231:
    """Zai, the Incredible. Battlecry: Copy the left- and right-most cards in your hand."""

    action = copy_exactly(leftmost(FRIENDLY_HAND) + rightmost(FRIENDLY_HAND))


class DMF_247:
    """Insatiable Felhound. Taunt. Corrupt: Gain +1/+1 and Lifesteal."""

    corrupt = "DMF_247t"


class DMF_249:
    """Acrobatics. Draw 2 cards. If you play both this turn, draw 2 more."""

    action = (
        give(FRIENDLY_PLAYER, "DMF_249e")
        >> _draw_and_note(TAG_SCRIPT_DATA_NUM_1)
        >> _draw_and_note(TAG_SCRIPT_DATA_NUM_2)
    )


class DMF_249e:
    """Acrobatics. Play the 2 cards to draw 2 more."""

    events = (
        after_played(
            FRIENDLY,
            set_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, 1) >> _DRAWS_MORE,
            id_of(SUBJECT).equals(DATA1),
        ),
        after_played(
            FRIENDLY,
            set_tag(SOURCE, TAG_SCRIPT_DATA_NUM_2, 1) >> _DRAWS_MORE,
            id_of(SUBJECT).equals(DATA2),
        ),
    )


class YOP_001:
    """Illidari Studies. Discover an Outcast card. Your next one costs (1) less."""

    action = discover(discoverable(pool(where=bearing(OUTCAST)))) >> give(
        FRIENDLY_PLAYER, "YOP_001e"
    )


class YOP_001e:
    """Loner. Your next Outcast card costs (1) less."""

    aura = aura(FRIENDLY_HAND & has(OUTCAST), "SCH_158e2")
    events = until_played(FRIENDLY & has(OUTCAST))


class YOP_002:
    """Felsaber. Can only attack if your hero attacked this turn."""

    attack_targets = either(
        tag_of(FRIENDLY_HERO, NUM_ATTACKS_THIS_TURN) > 0, ENEMY_CHARACTERS, NOBODY
    )
