"""One step for people, whole: what is shown of it, and how it is written."""
