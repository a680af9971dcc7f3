"""Commands that give a verdict."""
