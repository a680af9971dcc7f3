"""What a process costs that has to begin: CPU time against the process of a peer, in turns.

`verify` and `info` read a log of 114 kB, `hslog` is a Python that imports hslog and parses the same
file. A first run of each is not counted: it writes the bytecode that users have.
"""

from __future__ import annotations

import re
import statistics

from benchmarks.figures import ROOT, Measured, cost_of, ran

LOG = ROOT / "fixtures" / "odd" / "warleader.log"
RUNS = 9
OURS = ["-m", "hsreplay_sim"]
HSLOG = f"""
import logging
logging.disable(logging.CRITICAL)
from hslog import LogParser
parser = LogParser()
with open({str(LOG)!r}, encoding="utf-8") as file:
    parser.read(file)
assert len(parser.games) == 1
"""
COMMANDS: dict[str, tuple[list[str], int]] = {
    "bare Python": (["-c", "pass"], 0),
    "--help": ([*OURS, "--help"], 0),
    "hslog": (["-c", HSLOG], 0),
    "info": ([*OURS, "info", str(LOG)], 0),
    "verify": ([*OURS, "verify", str(LOG)], 0),
}
"""Process → its command, and the exit code that it ends with."""
COUNTED = re.compile(r"actions +(.*)")


def measure() -> Measured:
    """Run all of them in turns."""
    found = Measured()
    told = ran([*OURS, "verify", str(LOG)])
    counted = COUNTED.findall(told)[0]
    found.results["verify, a process"] = counted.strip()
    assert "0 diverged, 0 unexplained" in counted, counted
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in COMMANDS}
    for turn in range(RUNS + 1):
        for name, (command, code) in COMMANDS.items():
            cost = cost_of(command, code)
            if turn:
                times[name].append(cost)
    cpu, wall = (
        {name: statistics.median(each[at] for each in runs) for name, runs in times.items()}
        for at in (0, 1)
    )
    for name, peer in (("--help", "bare Python"), ("info", "hslog"), ("verify", "hslog")):
        beside = f"{cpu[name] * 1e3:.0f} of {cpu[peer] * 1e3:.0f} ms, {wall[name] * 1e3:.0f} passed"
        found.add(f"a process: {name}", cpu[name] / cpu[peer], f"× {peer}", beside)
    return found
