"""What the GAME entity does in brawls."""

from hsreplay_sim.cards.words import *


class TauntAndCharge:
    """Every minion that is played is granted Taunt and Charge; one that is summoned is not.

    41 of 41 and 0 of 13, in the five games of U006.
    """

    signs = ("TB_AllMinionsTauntCharge",)
    events = with_keyword(
        after_played(MINION, as_text_of(SUBJECT, give(SELF, "TB_AllMinionsTauntCharge"))), 0
    )


class EvilBrawl:
    """The E.V.I.L. coliseum: a run of brawls, set up as those of adventures are (U179:484)."""

    signs = ("TB_EVILBRM",)
    coinless = True
    events = STAGE_OF_A_RUN
