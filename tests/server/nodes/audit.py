"""An auditor in the database itself: who wrote each event, and whose the table was at that moment.

Triggers number every event and every change of a slot as they happen, in one order, and note the
session that did it. The house knows nothing of it. What a transaction did that was refused is not
there: its notes went with it.
"""

from bluffhouse.server.share import slot_of
from tests.server.store.cluster import Cluster

INSTALL = """
CREATE SEQUENCE audit_order;
CREATE TABLE audit_nodes (node BIGINT PRIMARY KEY, sessions TEXT);
CREATE TABLE audit_slots (number BIGINT, slot BIGINT, node BIGINT);
CREATE TABLE audit_events (number BIGINT, code TEXT, version BIGINT, session TEXT);
INSERT INTO audit_nodes SELECT node, sessions FROM nodes;
INSERT INTO audit_slots SELECT nextval('audit_order'), slot, node FROM slots;
CREATE FUNCTION audit_node() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO audit_nodes VALUES (NEW.node, NEW.sessions); RETURN NULL; END $$;
CREATE FUNCTION audit_slot() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO audit_slots VALUES (nextval('audit_order'), NEW.slot, NEW.node);
    RETURN NULL; END $$;
CREATE FUNCTION audit_event() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO audit_events VALUES (nextval('audit_order'), NEW.code, NEW.version,
        current_setting('application_name')); RETURN NULL; END $$;
CREATE TRIGGER audit AFTER INSERT ON nodes FOR EACH ROW EXECUTE FUNCTION audit_node();
CREATE TRIGGER audit AFTER UPDATE ON slots FOR EACH ROW EXECUTE FUNCTION audit_slot();
CREATE TRIGGER audit AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION audit_event();
"""


def install(database: Cluster, name: str) -> None:
    database.do(INSTALL, name)


def strangers(database: Cluster, name: str) -> list[str]:
    """Every event that was written by another than its table's owner of that moment."""
    sessions = dict(database.ask("SELECT node, sessions FROM audit_nodes", name))
    slots = database.ask("SELECT number, slot, node FROM audit_slots", name)
    events = database.ask("SELECT number, code, version, session FROM audit_events", name)
    owner: dict[object, object] = {}
    wrong = []
    for _, *what in sorted([*slots, *events]):  # type: ignore[type-var]
        if len(what) == 2:
            owner[what[0]] = what[1]
            continue
        code, version, session = what
        if sessions.get(owner[slot_of(str(code))]) != session:
            wrong.append(f"event {version} of table {code}")
    return wrong


def written(database: Cluster, name: str) -> int:
    """How many events the auditor has seen."""
    ((count,),) = database.ask("SELECT count(*) FROM audit_events", name)
    return int(str(count))
