"""HSReplay XML 1.0 to 1.7, read and written."""
