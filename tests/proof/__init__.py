"""Proofs that the verifier is not vacuous: it is broken and must say so (scripts/prove.py)."""
