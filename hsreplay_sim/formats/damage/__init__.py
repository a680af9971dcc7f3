"""What is wrong with a recording as it was written: found, mended where it can be, and noted."""
