"""What builds did differently by public reports alone: no recording shows it."""
