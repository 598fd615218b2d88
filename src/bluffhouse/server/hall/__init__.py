"""All tables of one process: opened, found, put away, and kept well."""
