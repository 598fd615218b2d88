"""The auditor finds what it is there for: faults that are planted."""

from tests.server.nodes import audit
from tests.server.nodes.machines import CODE, Machine, let_expire
from tests.server.store.cluster import Cluster


def test_the_auditor_finds_who_writes_without_owning(postgres: Cluster) -> None:
    url = postgres.empty()
    ada, ben = Machine(url, "ada"), Machine(url, "ben")
    ada.take_free()
    ada.hold()
    audit.install(postgres, "shared")
    ada.append(1)
    assert audit.strangers(postgres, "shared") == []
    ben.database.rows(  # past the store, and its fence
        "INSERT INTO events VALUES ($1, 2, 0, '{}', '') RETURNING code", (CODE,)
    )
    assert audit.strangers(postgres, "shared") == [f"event 2 of table {CODE}"]
    let_expire(postgres, ada)
    ben.register.take_over(ada.id)
    ben.take_free()
    ben.database.rows("INSERT INTO events VALUES ($1, 3, 0, '{}', '') RETURNING code", (CODE,))
    ada.close()
    postgres.do(f"INSERT INTO events VALUES ('{CODE}', 4, 0, '{{}}', '')", "shared")
    assert audit.strangers(postgres, "shared") == [
        f"event {version} of table {CODE}" for version in (2, 4)
    ]
    assert audit.written(postgres, "shared") == 4
    ben.close()
