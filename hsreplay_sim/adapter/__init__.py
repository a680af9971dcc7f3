"""Engines of others behind the verifier: a protocol of few calls, in process or over a pipe."""
