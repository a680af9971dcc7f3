"""The proofs of the verifier, from the command line; they live in tests/proof/.

python scripts/prove.py [PROOFS] [PATH...]     all proofs, or some; see --help
python scripts/prove.py plant PATH...          plant errors in chosen recordings
python scripts/prove.py texts PATH...          plant errors in the text of recordings
python scripts/prove.py edits PATH...          edit recordings in front of divergences
python scripts/prove.py break logs|tests       break the engine's rules one at a time
python scripts/prove.py flip                   flip the switches of the builds one at a time
python scripts/prove.py builds                 verify each build as if it were not known
python scripts/prove.py audit                  ask each recording which form of a switch it needs
python scripts/prove.py fuzz                   send damaged files through the program
python scripts/prove.py offers                 compare pools with what texts say
python scripts/prove.py textless               empty every card class, one at a time
python scripts/prove.py fuzz-cards             play every implemented card at random
python scripts/prove.py every-card             play every collectible card to its end
python scripts/prove.py whole                  hold the properties of recordings over all of them
python scripts/prove.py kills                  kill runs that write
python scripts/prove.py batches                kill batches and their workers; run many files
python scripts/prove.py conditions             count which conditions ever decide anything
python scripts/prove.py conditions-of-play     count what asks for the build or the kind of game
python scripts/prove.py dates                  hide the build of recordings, or state a wrong one
python scripts/prove.py signs                  count which signs date a recording
python scripts/prove.py rows                   count what laws, finders and switches do
python scripts/prove.py adapter                our engine behind the adapter: the same verdicts
python scripts/prove.py contract               make rows of the contract false, one at a time
python scripts/prove.py leave-out              take a class away from games in which it acts
python scripts/prove.py copies                 hold logs beside their copies, line by line
python scripts/prove.py attributes             hold XML beside its copies, attribute by attribute
python scripts/prove.py compiled PYTHON        hold a compiled build beside the plain one
python scripts/prove.py facts                  hold summaries beside what files say
python scripts/prove.py chain                  convert recordings to and fro
python scripts/prove.py peers                  let the field's programs read what we write
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1] / "tests"
COMMANDS = {
    "plant": "proof.run_plants",
    "break": "proof.run_mutants",
    "flip": "proof.run_flips",
    "builds": "proof.run_builds",
    "audit": "proof.run_audit",
    "fuzz": "fuzz.run",
    "offers": "proof.run_offers",
    "textless": "proof.run_textless",
    "fuzz-cards": "proof.run_fuzz_cards",
    "every-card": "proof.run_every_card",
    "kills": "fuzz.kills",
    "batches": "proof.run_batches",
    "peers": "peers.run",
    "texts": "proof.text.run_texts",
    "edits": "proof.text.run_edits",
    "conditions": "proof.run_conditions",
    "conditions-of-play": "proof.run_conditions_of_play",
    "dates": "proof.run_dates",
    "signs": "proof.run_signs",
    "rows": "proof.run_rows",
    "whole": "proof.run_whole",
    "adapter": "proof.run_adapter",
    "outside": "proof.run_outside",
    "copies": "proof.run_copies",
    "attributes": "proof.run_attributes",
    "chain": "proof.run_chain",
    "facts": "proof.run_facts",
    "compiled": "proof.run_compiled",
    "contract": "proof.run_contract",
    "leave-out": "proof.run_leave_out",
}


def main() -> int:
    """Hand over to the proof that is named."""
    sys.path[:0] = [str(TESTS), str(Path(__file__).parent)]
    name, *rest = sys.argv[1:] or [""]
    if name in COMMANDS:
        code: int = import_module(COMMANDS[name]).main(rest)
    else:
        code = import_module("proof.proofs").main(sys.argv[1:])
    return code


if __name__ == "__main__":
    sys.exit(main())
