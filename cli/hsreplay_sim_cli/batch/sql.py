"""``hsreplay-sim batch sql``."""

from __future__ import annotations

import click


@click.command("sql")
@click.argument("results", metavar="FILE")
@click.argument("question", metavar="QUESTION")
@click.option("--output", type=click.Choice(["text", "csv", "json"]), default="text")
def command(results: str, question: str, output: str) -> None:
    """Ask FILE a question in SQL; nothing in it can be changed by one.

    Example: hsreplay-sim batch sql results.sqlite "SELECT mode, count(*) FROM games GROUP BY mode"

    docs/BATCHES.md has the tables and more examples.
    """
    from hsreplay_sim.app.results.ask import answer

    for line in answer(results, question, output):
        click.echo(line)
