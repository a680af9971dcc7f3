"""Earlier runs of `verify`, read from their reports and held against others."""
