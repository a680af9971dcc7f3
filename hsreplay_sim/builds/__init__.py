"""What the server did differently from build to build, as data."""
