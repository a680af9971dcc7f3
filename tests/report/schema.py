"""A checker for the part of JSON Schema that docs/report-1.schema.json uses."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from places import ROOT

SCHEMA_FILE = ROOT / "docs" / "report-1.schema.json"
TYPES = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "boolean": bool,
    "null": type(None),
}
KNOWN = {
    "$defs", "$id", "$ref", "$schema", "additionalProperties", "anyOf", "const", "description",
    "enum", "items", "minimum", "pattern", "properties", "required", "title", "type",
}  # fmt: skip


def load() -> dict[str, Any]:
    schema: dict[str, Any] = json.loads(SCHEMA_FILE.read_text(encoding="utf-8"))
    return schema


def errors(value: Any, rule: dict[str, Any], root: dict[str, Any], at: str = "$") -> Iterator[str]:
    """Everything in `value` that breaks `rule`, with its place."""
    assert rule.keys() <= KNOWN, f"the checker does not know {rule.keys() - KNOWN}"
    if "$ref" in rule:
        yield from errors(value, root["$defs"][rule["$ref"].rpartition("/")[2]], root, at)
        return
    if "anyOf" in rule and all(any(errors(value, r, root, at)) for r in rule["anyOf"]):
        yield f"{at}: fits none of the alternatives"
    yield from _plain(value, rule, at)
    if isinstance(value, dict):
        yield from _object(value, rule, root, at)
    if isinstance(value, list) and "items" in rule:
        for index, item in enumerate(value):
            yield from errors(item, rule["items"], root, f"{at}[{index}]")


def _plain(value: Any, rule: dict[str, Any], at: str) -> Iterator[str]:
    kinds = rule.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    fits = any(isinstance(value, TYPES[each]) for each in kinds)
    if kinds and (not fits or isinstance(value, bool) is not ("boolean" in kinds)):
        yield f"{at}: {value!r} is no {' or '.join(kinds)}"
    if "const" in rule and value != rule["const"]:
        yield f"{at}: is not {rule['const']!r}"
    if "enum" in rule and value not in rule["enum"]:
        yield f"{at}: {value!r} is not in {rule['enum']}"
    if "minimum" in rule and isinstance(value, int) and value < rule["minimum"]:
        yield f"{at}: {value} is below {rule['minimum']}"
    if "pattern" in rule and isinstance(value, str) and not re.search(rule["pattern"], value):
        yield f"{at}: {value!r} does not match {rule['pattern']}"


def _object(
    value: dict[str, Any], rule: dict[str, Any], root: dict[str, Any], at: str
) -> Iterator[str]:
    properties = rule.get("properties", {})
    for key in rule.get("required", []):
        if key not in value:
            yield f"{at}: lacks {key}"
    for key, item in value.items():
        other = rule.get("additionalProperties", True)
        if key in properties:
            yield from errors(item, properties[key], root, f"{at}.{key}")
        elif other is False:
            yield f"{at}: {key} is unknown"
        elif isinstance(other, dict):
            yield from errors(item, other, root, f"{at}.{key}")
