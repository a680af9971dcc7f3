"""The ground that every layer stands on: it imports nothing of the package."""
