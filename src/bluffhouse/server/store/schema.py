"""The tables of the database, and how an older store becomes a new one."""

# Understood by both databases; BLOB is called otherwise in PostgreSQL.
#
# Events have no index beside their key: (code, version) is how they are read.
# Each step leads from the version of its place in the list to the next one. Steps are never
# changed once released; a new one goes to the end.
STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE events (
            code TEXT NOT NULL,
            version BIGINT NOT NULL,
            at BIGINT NOT NULL,
            body BLOB NOT NULL,
            PRIMARY KEY (code, version)
        )""",
        """CREATE TABLE tables (
            code TEXT NOT NULL PRIMARY KEY,
            game TEXT NOT NULL,
            state TEXT NOT NULL,
            public BOOLEAN NOT NULL,
            players BIGINT NOT NULL,
            created_at BIGINT NOT NULL,
            touched_at BIGINT NOT NULL,
            summary BLOB NOT NULL
        )""",
        "CREATE INDEX tables_by_state ON tables (state, public, touched_at)",
        """CREATE TABLE matches (
            code TEXT NOT NULL,
            number BIGINT NOT NULL,
            game TEXT NOT NULL,
            ended_at BIGINT NOT NULL,
            record BLOB NOT NULL,
            PRIMARY KEY (code, number)
        )""",
    ),
)

NEWEST = len(STEPS)
