"""An engine game made a recording: the packets that one seat would have been told."""
