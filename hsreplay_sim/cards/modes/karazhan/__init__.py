"""One Night in Karazhan as an adventure (2016): KARA, KAR."""

PREFIXES = ("KAR", "KARA")
