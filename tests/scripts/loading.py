"""The scripts beside the package, as modules."""

from __future__ import annotations

import importlib.util
import sys
from types import ModuleType

from places import ROOT


def script(name: str) -> ModuleType:
    """The module ``scripts/<name>.py``."""
    module_name = f"script_{name}"
    spec = importlib.util.spec_from_file_location(module_name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module
