"""Conditions that decide nothing in any recording, and stay for input that is damaged or foreign.

`scripts/prove.py conditions` finds them: no recording and no test of a rule gives the other answer,
but a game that is loaded, put together by hand or spoilt does.
"""

from __future__ import annotations

UNDECIDED: dict[str, str] = {
    "engine/state/game.py:Game.owner": "A state that is loaded may have entities of no player.",
    "engine/state/following.py:queue_mortally_wounded": "A position that is put together may begin"
    " with a minion that is mortally wounded: the next update buries it.",
    "engine/options/options.py:sub_cards": "Options are asked for of any card of a loaded state.",
    "verifier/simulate/adoption.py:Adopter._take_in": "A text that is adopted may tell of an"
    " entity that is there already (a spoilt log, one of 489).",
    "verifier/simulate/alignment.py:_makes_something": "A text that nobody sees at work makes an"
    " enchantment on a hidden card in games that are put together.",
    "verifier/simulate/alignment.py:_reached": "A spoilt log changes entities that it never made.",
    "verifier/simulate/answers.py:LogOracle._most_like": "A hidden enchantment may have been"
    " another when it came, in games of our own (Kobold Illusionist).",
    "verifier/simulate/cards.py:_changed_into": "What a text makes of a card that nobody sees is"
    " asked in games of our own (Renounce Darkness).",
    "verifier/simulate/cards.py:_announced": "A spoilt log has the number of another entity before"
    " that of the gift.",
    "verifier/simulate/cards.py:_loot": "The same, of the three that a run offers.",
    "verifier/simulate/cursor.py:Cursor.remade_here": "Games of our own remake hidden cards"
    " (Renounce Darkness); no recording asks for one.",
    "verifier/simulate/drive.py:_mulligan": "A log that is cut off at its front begins inside the"
    " mulligan.",
    "verifier/simulate/drive.py:_deck_action": "A card is forged and never seen in games of our"
    " own.",
    "verifier/simulate/drive.py:option_shown": "A play that is put together has no block.",
    "verifier/simulate/numbers.py:_gives_way": "Hidden cards become others in games of our own"
    " (Renounce Darkness).",
    "verifier/simulate/numbers.py:_is_named": "One text strikes more by what a hidden hand holds"
    " (R75); no recording has it against a hidden hand.",
    "verifier/simulate/numbers.py:_key": "A card that is dredged and not drawn is shown in games"
    " of our own (TSC_654).",
    "verifier/simulate/picks.py:_stacked": "An enchantment is given again at random in games of"
    " our own (Master Swordsmith).",
    "verifier/simulate/picks.py:_attacked_still": "Chance picks the defender again in games of our"
    " own (Mayor Noggenfogger).",
    "verifier/simulate/picks.py:_spared": "A spoilt log marks nobody for death: then nobody is"
    " known to be spared.",
    "verifier/simulate/picks.py:_attacks_next": "A block that is not an attack, or not of a"
    " candidate, stands first in a spoilt log.",
}
"""File below the package and function → why its conditions stay."""
