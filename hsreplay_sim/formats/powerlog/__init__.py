"""The client's Power.log, read and written."""
