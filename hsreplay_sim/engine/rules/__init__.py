"""The rules that every move runs through: events, damage, deaths, zones, enchantments, stats."""
