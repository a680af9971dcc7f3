"""``python -m hsreplay_sim``: the same as the command ``hsreplay-sim``."""

from __future__ import annotations

try:
    from hsreplay_sim_cli.main import main
except ModuleNotFoundError:  # a checkout that was not installed
    import sys
    from pathlib import Path

    sys.path.append(str(Path(__file__).resolve().parents[1] / "cli"))
    from hsreplay_sim_cli.main import main

if __name__ == "__main__":
    main()
