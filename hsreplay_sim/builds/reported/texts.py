"""Texts of cards that public reports date, and no recording shows."""

from __future__ import annotations

from hsreplay_sim.builds.switch import Switch, SwitchGroup


class ReportedTexts(SwitchGroup):
    """Texts of cards that public reports date, and no recording shows."""

    __slots__ = ()

    murlocs_help_their_own = Switch(
        11460,
        12574,
        rule="R142",
        evidence=("patch 5.0",),
        says="Murlocs strengthen, and count, the other Murlocs of their own side alone.",
    )
    traps_need_room = Switch(
        10604,
        10833,
        rule="R107",
        evidence=("patch 4.0",),
        says="Duplicate, Snake Trap and Bear Trap do not fire where what they bring has no room.",
    )
    misdirects_to_hidden = Switch(
        9786,
        10357,
        rule="R110",
        evidence=("Hearthstone-Deck-Tracker#1522",),
        says="Misdirection also fires where minions in Stealth are all that is left to attack.",
    )
    mixtures_save_heroes = Switch(
        19632,
        20457,
        rule="R74",
        evidence=("hs-bugs#711",),
        says="Mistress of Mixtures heals a hero that has no Health left; before, only the others.",
    )
    roar_ends_with_silence = Switch(
        9166,
        9786,
        rule="R200",
        evidence=("hs-bugs#26",),
        says="Silence takes what Savage Roar has given; before, that stayed.",
    )
    entombs_from_full_board = Switch(
        10833,
        12574,
        rule="R201",
        evidence=("hs-bugs#302",),
        says="Entomb takes a minion past a full board; before, it died and stayed its owner's.",
    )
    trial_spares_secrets = Switch(
        14830,
        15590,
        rule="R110",
        evidence=("wiki Sacred Trial",),
        says="Mirror Entity and Repentance do not answer a minion that Sacred Trial will destroy.",
    )
    copies_leave_shout = Switch(
        19506,
        22611,
        rule="R204",
        evidence=("hs-bugs#703",),
        says="A copy of a minion under Commanding Shout is made without it; before, it had it.",
    )
    far_sight_comes_back = Switch(
        17720,
        18336,
        18792,
        19506,
        rule="R205",
        evidence=("hs-bugs#705",),
        says="A minion that Far Sight made cheaper is so again as it returns, for a while.",
    )
    rat_trap_needs_room = Switch(
        24589,
        24769,
        rule="R110",
        evidence=("hs-bugs#946", "patch 11.2"),
        says="Rat Trap does not fire where its Rat has no room.",
    )
    returned_are_whole = Switch(
        9786,
        10604,
        rule="R205",
        evidence=("hs-bugs#69", "hs-bugs#31"),
        says="What returns to a hand is to be destroyed no more; before, it died as it was played.",
    )
