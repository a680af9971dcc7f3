"""Escape from the Violet Hold: Warlock, legendary: Godfather Kazakus and his trials."""

from hsreplay_sim.cards.words import *

CHARGES = tuple(f"CAP_405t{number}" for number in range(1, 10))
"""What a trial may do."""
LENGTHS = {
    "CAP_405tb1b": "CAP_405tb1",
    "CAP_405tb2b": "CAP_405tb2",
    "CAP_405tb3b": "CAP_405tb3",
}
PARTS = (MODULAR_ENTITY_PART_1, MODULAR_ENTITY_PART_2)


def _plot(g: Game, me: Entity, it: Frame) -> None:
    """Let my player choose two charges, one after the other, and then how long the trial lasts."""
    charges: list[str] = []

    def note(g: Game, me: Entity, it: Frame) -> None:
        if it.subject is not None:
            charges.append(it.subject.card_id)

    def hold_trial(g: Game, me: Entity, it: Frame) -> None:
        length = it.subject.card_id if it.subject is not None else ""
        add_card(LENGTHS[length]).run(g, me, it)
        parts = [part for each in charges if (part := g.cards.get(each)) is not None]
        parts.sort(key=lambda part: part.tags.get(TAG_SCRIPT_DATA_NUM_1, 0))
        for tag, part in zip(PARTS, parts, strict=False):
            set_tag(MADE, tag, part.dbf).run(g, me, it)

    for _ in PARTS:
        left = [each for each in CHARGES if each not in charges]
        discover_then(given(*left), script(note)).run(g, me, it)
    choose_from(given(*LENGTHS), script(hold_trial)).run(g, me, it)


class CAP_405:
    """Godfather Kazakus.

    Battlecry: Plot a custom sham trial! Then choose the trial's length.
    As a hypothesis, a trial has two charges, each one of three, and the second is another one.
    They are carried out in order of the numbers that they print, as those of Kazakus's potions.
    """

    action = script(_plot)


class CAP_405t1:
    """Detained for Destruction. Force each minion to attack another minion."""

    action = for_each(MINIONS, attacks(SUBJECT & IN_PLAY & ALIVE, MINIONS - SUBJECT))


class CAP_405t2:
    """Convicted for Conspiracy. Take control of a random enemy minion."""

    action = take_control(random(ENEMY_MINIONS))


class CAP_405t3:
    """Sentenced for Smuggling. Steal 2 cards from your opponent's hand."""

    action = hand_over(random(ENEMY_HAND, N))


class CAP_405t4:
    """Crate of Contraband. Draw 3 cards."""

    action = draw(N)


class CAP_405t5:
    """Spurious Shiv. Give minions in your hand and battlefield +3/+3."""

    action = give((FRIENDLY_HAND & MINION) + FRIENDLY_MINIONS, "CAP_405t5e")


class CAP_405t6:
    """Criminal Contract. Summon three random 3-Cost minions."""

    action = summon_random(pool(A_MINION, cost=N), 3)


class CAP_405t7:
    """Potion of Perjury. Reduce the Cost of minions in your hand by (2)."""

    action = give(FRIENDLY_HAND & MINION, "CAP_405t7e")


class CAP_405t8:
    """Swill of Suggestibility. Restore #12 Health to your hero."""

    action = heal(FRIENDLY_HERO, N)


class CAP_405t9:
    """Tonic of Tyranny. Summon a Voidlord."""

    action = summon("LOOT_368")


class CAP_405tb1:
    """Rushed Trial. {0} {1}"""

    action = act_by_parts()


class CAP_405tb1b:
    """Rushed Trial. The trial finishes immediately!"""


class CAP_405tb2:
    """Grueling Trial. In 1 turn, {0} {1}"""

    objective = turn_start(count_down(act_by_parts()))


class CAP_405tb2b:
    """Grueling Trial. The trial finishes at the start of your next turn."""


class CAP_405tb3:
    """Unending Trial. In @ |4(turn, turns), {0} {1}"""

    objective = turn_start(count_down(act_by_parts()))


class CAP_405tb3b:
    """Unending Trial. The trial finishes in 4 turns."""
