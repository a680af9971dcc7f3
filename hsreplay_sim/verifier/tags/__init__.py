"""Tables of tags: which ones play is made of, and which ones cannot be compared."""
