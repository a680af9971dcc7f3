"""Errors planted in the text of a Power.log: a witness that shares no code with the verifier."""
