"""The client's Power.log, read through hslog and written; hslog is imported only here."""
