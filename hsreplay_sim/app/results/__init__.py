"""The results of a batch: one SQLite file that a killed run goes on with."""
