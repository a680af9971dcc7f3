"""What is written: conversions, and the games of a file apart."""
