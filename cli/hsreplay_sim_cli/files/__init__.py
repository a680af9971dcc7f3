"""Commands that read, write and describe files."""
