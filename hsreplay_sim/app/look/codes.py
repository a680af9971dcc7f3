"""What a code or a word of a report means, and what to do about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hsreplay_sim.base.errors import UsageError
from hsreplay_sim.report.words import CODES


class Meaning(NamedTuple):
    """The meaning of a code or word, and what to do."""

    says: str
    then: str


_ENGINE = "`show ADDRESS` has both sides of the step; what differs is a fault of the engine, of the\
 card's text in it, or of the recording."
_RANDOM = (
    "Look at this before all else in its action: what follows from another outcome differs too."
)
_LOST = "`info FILE` counts such lines. An action that lost one is never verified."
_KEPT = "`info FILE` names the line; `--strict` refuses such a file."
_OF_YOURS = "A fault of the engine that is checked, in this action: docs/YOUR_ENGINE.md."
_MODE = "Nothing is wrong; nothing is known of it either."

TEXTS = {
    "E201": Meaning(CODES["E201"], _RANDOM),
    "E202": Meaning(CODES["E202"], _RANDOM),
    "E203": Meaning(CODES["E203"], _RANDOM),
    "E210": Meaning(CODES["E210"], "A script cannot be played on from here; of a recording the "
                    "engine goes on. `show` has the board."),
    "E211": Meaning(
        CODES["E211"], "It is listed beside the verdict and is no divergence: no tag differs by it."
    ),
    "E301": Meaning(CODES["E301"], _ENGINE),
    "E302": Meaning(CODES["E302"], "The recording tells it and the engine does nothing alike. "
                    + _ENGINE),
    "E303": Meaning(CODES["E303"], "The engine does it and the recording tells nothing alike. "
                    + _ENGINE),
    "E304": Meaning(CODES["E304"], "The same cards lie in the zone, in another order: mostly of a "
                    "summon or a draw."),
    "E305": Meaning(CODES["E305"], "The game is over in the engine before the script ends."),
    "E306": Meaning(CODES["E306"], "A card was made, shown or changed into that is another one on "
                    "the other side."),
    "E307": Meaning(CODES["E307"], "The value is right, its place in the order of events is not."),
    "E308": Meaning(CODES["E308"], "The line can be read, so the recording was changed or broken "
                    "before it came here."),
    "E310": Meaning(CODES["E310"], "Triggers set each other off without an end: a bug of the "
                    "engine. Please report it."),
    "E311": Meaning(CODES["E311"], "Nothing that was recorded differs yet, and something will. "
                    "A bug of the engine: please report it."),
    "E401": Meaning(CODES["E401"], "The law that it breaks is named, with both lines and both "
                    "values: the engine has no part in it."),
    "I101": Meaning("an input cannot be read", "The path, its permissions or the medium."),
    "I102": Meaning("an input does not follow its format", "The message names the line. Another "
                    "logger's file is no recording: Power.log is."),
    "I103": Meaning("an input exceeds a bound", "The bounds are far beyond any recorded game; "
                    "the file is damaged, or made to do harm."),
    "P101": Meaning("the compressed stream ends early or is damaged", "The game is what came "
                    "before; copy the file again."),
    "P102": Meaning("a line was too long and was skipped", _LOST),
    "P103": Meaning("a line follows no known form and was skipped", _LOST),
    "P104": Meaning("a line names a player that nothing binds to an entity", _LOST),
    "P105": Meaning("a block was closed without its end line, or an end line closes nothing",
                    "Nothing is lost; the client left it out."),
    "P106": Meaning("the client itself could not print the packet", _LOST),
    "P107": Meaning("a value that no game can hold was dropped", _LOST),
    "P108": Meaning("an XML element that no version of HSReplay has was skipped", _LOST),
    "P109": Meaning("an XML attribute is missing or cannot be read", _LOST),
    "P110": Meaning("the XML document ends early or is not well-formed", "The game is what came "
                    "before that line."),
    "P111": Meaning("the rest of another game follows without its beginning",
                    "It is a game of its own in the report."),
    "P112": Meaning("the recording had lost a line here before it was written", _LOST),
    "P113": Meaning("lines of another game stand among those of this one",
                    "Two clients wrote into one file, or a log was glued: nothing of the game is "
                    "judged from there on."),
    "P114": Meaning("lines before the first game of the file are of a game whose beginning is "
                    "missing", "They are not verified; the games after them are."),
    "P115": Meaning("the writer put the mulligan of both players on one of them", _LOST),
    "P120": Meaning("a key of a hearthbreaker replay that the format does not have", _KEPT),
    "P121": Meaning("an argument of a move that the move has no use for", _KEPT),
    "P122": Meaning("a hearthbreaker replay leaves something open, and it was assumed", _KEPT),
    "P123": Meaning("something of a hearthbreaker replay was dropped", _KEPT),
    "M601": Meaning("a move that the rules do not allow", "The message names the rule; "
                    "`game.moves` lists what is allowed."),
    "M602": Meaning("a deck that the format does not allow", "The message names the cards."),
    "U401": Meaning("something is sound and not supported: a mode, a card, a target", _MODE),
    "U402": Meaning("a strict conversion would lose something", "The message says what; without "
                    "--strict it is listed and left out."),
    "A601": Meaning("there is no such game, step, line or format", "`info FILE` tells what the "
                    "file holds. Games and steps count from 1."),
    "A602": Meaning("interrupted", "The games that were done are in the report."),
    "O501": Meaning("the result cannot be written", "The disk, the permissions, or an input of "
                    "the same name. Nothing half-written is left."),
    "X901": Meaning("a bug of this program", "`--debug` shows the traceback. Please report it."),
    "X902": Meaning("the worker process died on the file, each time it was tried",
                    "`batch run --retry` tries again. If it stays, it is a bug: please report it."),
    "X903": Meaning("no game of the file was done in the time that `batch run --seconds` gives",
                    "`batch run --retry --seconds N` gives more."),
    "X904": Meaning("the file needs more memory than `batch run --memory` gives to a worker",
                    "`batch run --retry --memory N` gives more."),
    "X911": Meaning(CODES["X911"], _OF_YOURS + " It is started again for the next action."),
    "X912": Meaning(CODES["X912"], _OF_YOURS + " `--engine-seconds` is the limit."),
    "X913": Meaning(CODES["X913"], _OF_YOURS + " `adapter check` says what is missing."),
    "X914": Meaning(CODES["X914"], _OF_YOURS),
    "X915": Meaning(CODES["X915"], _OF_YOURS),
    "verified": Meaning("every change of the action was predicted by the engine, none was read "
                        "from the log", "Of a game: all its actions are."),
    "diverged": Meaning("engine and recording differ where both must agree", _ENGINE),
    "unexplained": Meaning("something differs beside a text, a mode or a scenario that is not "
                           "implemented, after lost lines, or where the recording contradicts "
                           "itself", "What is beside it is named: write the card, and the action "
                           "is judged. `verify --strict` does not pass it."),
    "unverifiable": Meaning("the action was not judged, or nothing differs beside what was adopted "
                            "from the log", "The line *actions* counts the reasons."),
    "partial": Meaning("what could be checked of the game agrees, something could not",
                       "The line *actions* counts the reasons."),
    "board": Meaning("a grade: the difference is seen at the table", "Look at these first."),
    "rules": Meaning("a grade: nobody sees the difference, and a rule reads it",
                     "It may become one on the board."),
    "bookkeeping": Meaning("a grade: a counter, a mirror or an announcement differs",
                           "`verify --ignore FILE` takes those that you expect."),
    "unsupported mode": Meaning("the action resets the game", _MODE),
    "damaged recording": Meaning("the recording contradicts itself, or most actions lost lines",
                                 "The line *flags* says how; get the file from its source."),
    "unsupported action": Meaning("the engine has no such action, or refused it", _MODE),
    "lines lost": Meaning("a line of the action was lost, or something differs and an earlier line "
                          "was lost", "`info FILE` counts the lines that were lost."),
    "truncated": Meaning("the recording may end within the action", _MODE),
    "hidden": Meaning("only effects of cards that the recording never shows were adopted",
                      "The other player's recording would tell."),
    "unimplemented": Meaning("the text of a card, or an enchantment, was adopted from the log",
                             "The line *not implemented* names the cards."),
    "stale": Meaning("what differs was reported earlier and lasts, or a text that is not "
                     "implemented may explain it", "The earlier report is the one to look at."),
    "ambiguous": Meaning("the log does not tell what chance or a player decided",
                         "No engine could know it."),
    "nothing predicted": Meaning("there was nothing to compare", _MODE),
    "not modelled": Meaning("a text acts that the engine which is checked does not model",
                            "The line *flags* names the cards."),
    "not reachable": Meaning("the engine which is checked draws by itself, and did not come to the "
                             "recorded outcome", "More tries may find it; it is no divergence."),
    "engine gone": Meaning("the engine which is checked failed too often in the actions before",
                           "The findings X911 to X915 say how."),
    "unsupported": Meaning("the game is of a mode, or has a card, that cannot be played", _MODE),
    "not played": Meaning("the game is over before the script ends", _MODE),
    "error": Meaning("this program failed on the game", "The message says where."),
}  # fmt: skip
"""Code, or word of a verdict, a grade or a reason → its meaning."""


def meaning_of(asked: str) -> tuple[str, Meaning]:
    """A code or word as it is written, and its meaning; the case does not matter.

    Raises:
        UsageError: there is none.
    """
    known = {name.lower(): name for name in TEXTS}
    name = known.get(" ".join(asked.lower().split()))
    if name is None:
        raise UsageError(
            f"no report says {asked!r}; codes are E201 to X915, words those of a report"
        )
    return name, TEXTS[name]


def explanation(asked: str) -> Iterator[str]:
    """The lines that explain a code or word.

    Raises:
        UsageError: nothing of that name is known.
    """
    name, meaning = meaning_of(asked)
    yield f"{name}  {meaning.says}"
    yield f"      {meaning.then}"
    yield "      docs/VERIFYING.md has the whole of it."
