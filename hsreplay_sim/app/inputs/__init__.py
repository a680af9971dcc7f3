"""What is read: the recordings that are cited, and what a file says of itself."""
