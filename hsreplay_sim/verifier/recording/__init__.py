"""What a recording is before anything is judged: its build, mode, losses, what it tells."""
