"""The packet tree of hslog, for programs that are built on it: out of a recording, and back."""
