"""Print docs/tables/PLANTS.md: which errors are planted to see whether the verifier reports them.

    python scripts/plants_table.py            # rewrites the page
    python scripts/plants_table.py --check    # exit code 1 if it is not current

The kinds are those of tests/proof/kinds.py and tests/proof/text/trial.py.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from printing import TABLES, keep, table

TESTS = Path(__file__).resolve().parents[1] / "tests"
PAGE = TABLES / "PLANTS.md"
HEAD = """\
# Planted errors

Printed by `scripts/plants_table.py`. An error is planted in an action that verified before, and
the report must list a difference of that action, or a law of recordings that is broken there.
`scripts/prove.py plants` and `plant` change packets, `texts` changes the text of a log and asks for
nothing but the verdict, so no mistake of the reader hides one. The same seed and the same files
plant the same errors.
"""
IN_TEXT = {
    "value": "another value of a tag that play is made of",
    "creation in play": "a card in play is left out, with all that the log writes of it",
    "creation in hand or deck": "the same of a card of a hand or deck",
    "creation of an enchantment": "the same of an enchantment",
    "card created": "another card of the same type is created",
    "card shown": "another card of the same type is shown, but not as one leaves a deck: any may",
    "card changed into": "an entity becomes another card of the same type",
    "tag of a creation": "another value of a tag that a creation lists",
    "tag of a showing": "another value of a tag that a showing lists",
    "tag of a change": "another value of a tag that a CHANGE_ENTITY lists",
    "cost of the other seat": "a cost one off, of a card that is shown as it is played",
    "attack target": "the ATTACK block names another target",
    "proposed defender": "another PROPOSED_DEFENDER",
    "defending": "another character is DEFENDING",
    "block DEATHS": "a DEATHS block is left out with all in it",
    "block TRIGGER": "a TRIGGER block is left out with all in it",
    "block POWER": "a POWER block is left out with all in it",
    "block FATIGUE": "a FATIGUE block is left out with all in it",
    "nowhere": "a change that is logged elsewhere, of an entity in play with another value",
    "doubled": "a change stands there twice",
    "moved over": "a change stands after the next one of its tag and entity",
    "deaths exchanged": "two deaths of one DEATHS block come the other way round",
    "triggers exchanged": "two neighbouring TRIGGER blocks of cards come the other way round",
    "empty block": "an empty TRIGGER of a minion in play",
    "block again": "a POWER or TRIGGER block of a card stands there twice",
    "move again": "an attack or the hero power stands there twice, with all that follows from it",
    "draw of another": "the block of a turn's draw bears the number of a minion",
    "chosen otherwise": "the server confirms another card of an offer as chosen",
    "keyword left out": "a keyword is left out of a card that is shown",
    "moved to a block": "a change of the rules stands at the end of another block",
    "hiding": "a HIDE_ENTITY is left out",
    "option": "an option is listed without its error, or with one",
}
"""Kind of tests/proof/text/trial.py → what is planted."""


def printed() -> str:
    """The page: both families of kinds, and what says nothing."""
    sys.path[:0] = [str(TESTS)]
    kinds = import_module("proof.kinds").KINDS
    listed = import_module("proof.text.listed")
    packets = ((f"`{name}`", (plan.__doc__ or "").strip()) for name, plan in kinds.items())
    text = ((f"`{name}`", says) for name, says in IN_TEXT.items())
    tags = ((row.tag, _cell(f"{row.was} → {row.now}"), row.why) for row in listed.LISTED)
    escapes = ((f"`{kind}`", which) for kind, which in listed.ESCAPES.items())
    return "".join((
        HEAD,
        "\n## In packets\n\n", *table(("kind", "what is planted"), packets),
        "\n## In the text\n\n", *table(("kind", "what is planted"), text),
        "\n## What says nothing\n\n",
        "These change nothing that the viewer can know, and may verify"
        " (`tests/proof/text/listed.py`).\n\n",
        *table(("tag", "was → becomes", "why"), tags),
        "\n## What escapes\n\n", *table(("kind", "which errors"), escapes),
    ))  # fmt: skip


def _cell(pattern: str) -> str:
    """A pattern as the cell of a table."""
    return pattern.replace("|", "\\|")


def main(arguments: list[str]) -> int:
    """Rewrite the page, or check it."""
    return keep(PAGE, printed(), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
