"""The version of the package; a test holds pyproject.toml to it."""

from __future__ import annotations

__version__ = "0.1.0"
