"""Print docs/adapter-1.schema.json: the lines that go over a pipe to an engine, and back.

    python scripts/adapter_schema.py            # rewrites the file
    python scripts/adapter_schema.py --check    # exit code 1 if it is not current

It is made from the classes of hsreplay_sim/adapter/messages.py, with their docstrings.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec

from hsreplay_sim.adapter.messages import Reply, Request
from printing import keep

PAGE = Path(__file__).resolve().parents[1] / "docs" / "adapter-1.schema.json"
HEAD = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "hsreplay-sim/adapter/1",
    "title": "The lines between hsreplay-sim and an engine that is checked",
    "description": "One JSON object on a line. A request goes to the engine's standard input, a "
    "reply comes from its standard output. docs/YOUR_ENGINE.md tells what they mean.",
}


def printed() -> str:
    """The schema: any request or reply, and the values in them."""
    (requests, replies), parts = msgspec.json.schema_components(
        (Request, Reply), ref_template="#/$defs/{name}"
    )
    parts |= {"request": requests, "reply": replies}
    whole = {
        **HEAD,
        "oneOf": [{"$ref": "#/$defs/request"}, {"$ref": "#/$defs/reply"}],
        "$defs": dict(sorted(parts.items())),
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> int:
    """Rewrite the file, or check it."""
    return keep(PAGE, printed(), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
