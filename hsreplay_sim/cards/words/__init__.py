"""The vocabulary of card texts: who, when, what, how much, out of what."""
