"""What a recording says against itself, and what it lost: read from the recording alone."""
