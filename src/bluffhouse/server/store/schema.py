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
    (
        # The hash that links an event to the one before (see `chain`). Older events get theirs
        # when a store is brought up to date.
        "ALTER TABLE events ADD COLUMN chain BLOB",
        # Who may write: the one whose epoch is the newest. The row without a code is for the whole
        # store. `until`: when a lease ends; for rows of single tables, of which there are none yet.
        """CREATE TABLE owners (
            code TEXT NOT NULL PRIMARY KEY,
            epoch BIGINT NOT NULL,
            owner TEXT NOT NULL,
            until BIGINT
        )""",
        # When a log was linked anew because somebody was forgotten: its newest version then, and
        # what that version carried before and after.
        """CREATE TABLE redactions (
            code TEXT NOT NULL,
            version BIGINT NOT NULL,
            at BIGINT NOT NULL,
            was BLOB NOT NULL,
            became BLOB NOT NULL,
            PRIMARY KEY (code, version, was)
        )""",
    ),
    (
        # What a server keeps for itself, such as the key that it signs calls with.
        "CREATE TABLE secrets (name TEXT NOT NULL PRIMARY KEY, body BLOB NOT NULL)",
        # Where guests want to be called when it is their turn: no part of the log, for it is gone
        # when they do not want it any more. `told`: what a device was last called for.
        """CREATE TABLE devices (
            code TEXT NOT NULL,
            guest BIGINT NOT NULL,
            endpoint TEXT NOT NULL,
            p256dh TEXT NOT NULL,
            auth TEXT NOT NULL,
            lang TEXT NOT NULL,
            told TEXT NOT NULL,
            PRIMARY KEY (code, guest, endpoint)
        )""",
    ),
)

#: What the newest version has, to tell it from another program's tables.
COLUMNS = {
    "events": "code, version, at, body, chain",
    "tables": "code, game, state, public, players, created_at, touched_at, summary",
    "matches": "code, number, game, ended_at, record",
    "owners": "code, epoch, owner, until",
    "redactions": "code, version, at, was, became",
    "secrets": "name, body",
    "devices": "code, guest, endpoint, p256dh, auth, lang, told",
}

#: The version from which on every event is linked to the one before.
LINKED = 2

NEWEST = len(STEPS)
