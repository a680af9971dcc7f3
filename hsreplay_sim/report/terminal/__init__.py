"""The report for people, in a terminal or piped; the only folder that uses rich."""
