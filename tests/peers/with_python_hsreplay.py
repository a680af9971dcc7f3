"""Runs where python-hsreplay is installed: paths come in by lines, what it refuses goes out."""

from __future__ import annotations

import json
import sys
from pathlib import Path


def refusal(path: str) -> str:
    """Why the file cannot be read, or its packets not be made; "" if they can."""
    from hsreplay.document import HSReplayDocument

    try:
        with Path(path).open("rb") as file:
            HSReplayDocument.from_xml_file(file).to_packet_tree()
    except Exception as error:  # whatever a reader of others raises is its answer
        return f"{type(error).__name__}: {error}"
    return ""


if __name__ == "__main__":
    answers = {path: refusal(path) for path in sys.stdin.read().split("\n")}
    json.dump({path: why for path, why in answers.items() if why}, sys.stdout)
