"""What a game was: who played whom with what, how it went and how it ended.

Facts are read from the packets of a recording, nothing is replayed. What a recording cannot tell
is None ("unknown"), never guessed.
"""
