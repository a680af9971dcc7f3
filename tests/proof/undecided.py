"""Conditions that decide nothing in any recording, and stay for input that is damaged or foreign.

`scripts/prove.py conditions` finds them: no recording and no test of a rule gives the other answer,
but a game that is loaded, put together by hand or spoilt does.
"""

from __future__ import annotations

UNDECIDED: dict[str, str] = {
    "engine/state/game.py:Game.owner": "A state that is loaded may have entities of no player.",
    "engine/state/following.py:queue_mortally_wounded": "A position that is put together may"
    " begin with a minion that is mortally wounded: the next update buries it.",
    "engine/options/options.py:sub_cards": "Options are asked for of any card of a loaded state.",
    "verifier/simulate/answers.py:LogOracle._most_like": "A hidden enchantment may have been"
    " another when it came, in games of our own (Kobold Illusionist).",
    "verifier/simulate/cards.py:_changed_into": "What a text makes of a card that nobody sees is"
    " asked in games of our own (Renounce Darkness).",
    "verifier/simulate/cards.py:_announced": "A spoilt log has the number of another entity"
    " before that of the gift.",
    "verifier/simulate/cards.py:_loot": "The same, of the three that a run offers.",
    "verifier/simulate/cursor.py:Cursor.remade_here": "Games of our own remake hidden cards"
    " (Renounce Darkness); no recording asks for one.",
    "verifier/simulate/numbers.py:_gives_way": "Hidden cards become others in games of our own"
    " (Renounce Darkness).",
    "verifier/simulate/numbers.py:_is_named": "One text strikes more by what a hidden hand holds"
    " (R75); no recording has it against a hidden hand.",
    "verifier/simulate/picks.py:_stacked": "An enchantment is given again at random in games of"
    " our own (Master Swordsmith).",
    "verifier/simulate/picks.py:_attacked_still": "Chance picks the defender again in games of"
    " our own (Mayor Noggenfogger).",
    "verifier/simulate/picks.py:_spared": "A spoilt log marks nobody for death: then nobody is"
    " known to be spared.",
    "verifier/simulate/picks.py:_attacks_next": "A block that is not an attack, or not of a"
    " candidate, stands first in a spoilt log.",
    "verifier/compare/comparable.py:is_visible": "A pet takes no part in play; none of a"
    " recording has a tag that differs.",
    "verifier/compare/comparable.py:_is_news": "What lies set aside made a whole deck (Whizbang);"
    " anything else that did would differ.",
    "verifier/compare/creations.py:invented": "An enchantment that nobody sees is made without a"
    " card in games of our own.",
    "verifier/recording/logged.py:_read_change": "A pet takes no part in play; no recording"
    " changes a tag of one.",
    "verifier/judge/wording.py:divergence": "One action of the recordings differs by a card, and"
    " both sides have one.",
    "verifier/recording/mode.py:mode_of": "Logs of other clients name the mode in their game"
    " type; no recording does by this word.",
    "verifier/recording/observed.py:Observed._describe": "A spoilt log writes that a card was"
    " none before.",
    "verifier/recording/observed.py:Observed._reset": "A reset may bring back a card that nobody"
    " sees any more.",
    "verifier/recording/reprints.py:reprinted": "A recording may show a card that its build lacks.",
    "verifier/simulate/adoption.py:Adopter._apply": "A spoilt log shows entities that it never"
    " made.",
    "verifier/simulate/adoption.py:_is_unseen": "A spoilt log gives an entity without a card a"
    " type.",
    "verifier/simulate/alignment.py:Alignment.event": "A spoilt log makes an entity twice.",
    "verifier/simulate/answers.py:LogOracle.identity": "A spoilt log makes an entity twice.",
    "verifier/simulate/cards.py:_made": "A text may make an enchantment that its pool holds, in"
    " games of our own.",
    "verifier/simulate/drive.py:run_action": "Every kind of an action has its branch; the last"
    " one refuses what comes to be.",
    "verifier/simulate/drive.py:_deal": "A spoilt log says of both players that they are not the"
    " first.",
    "verifier/simulate/numbers.py:_given": "A spoilt log takes a keyword away where one is given"
    " at random.",
    "verifier/simulate/numbers.py:_drawn_anew": "A spoilt log changes another tag of the source.",
    "verifier/simulate/numbers.py:_unseen": "A rule may ask without a source in games of our own.",
    "verifier/simulate/numbers.py:_amount": "A rule may ask without a source in games of our own.",
    "verifier/simulate/numbers.py:_announced": "A spoilt log has other META_DATA before the"
    " damage.",
    "verifier/simulate/numbers.py:_noted": "A spoilt log notes the number of an entity that is"
    " there already.",
    "verifier/simulate/picks.py:_use_hit": "A spoilt log hits another one first.",
    "verifier/simulate/picks.py:_enchanted": "A spoilt log shows an enchantment that the engine"
    " has not made.",
    "verifier/simulate/picks.py:_grown": "A spoilt log lowers a stat where one is raised at"
    " random.",
    "verifier/simulate/simulation.py:Simulation.step": "A scenario with a class is played from"
    " its first action on.",
    "verifier/simulate/simulation.py:Simulation._name_remade": "Games of our own remake hidden"
    " cards (Renounce Darkness).",
    "verifier/simulate/sync.py:_order_arrivals": "A spoilt log moves entities that it never made.",
}
"""File below the package and function → why its conditions stay."""
