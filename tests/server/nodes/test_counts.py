"""What the nodes of a house count together."""

from bluffhouse.server.nodes.counts import NodeCounts


def test_what_is_taken_elsewhere_counts_once() -> None:
    here, there = NodeCounts("club"), NodeCounts("club")
    limits = [counts.limit("joins", 60, 8) for counts in (here, there)]
    quotas = [counts.quota("sockets", 4) for counts in (here, there)]
    for _ in range(4):
        assert limits[0].take("ada") == 0
    for _ in range(3):
        assert quotas[0].take("ada")
    there.hear({1: here.tell()})
    there.hear({1: here.tell()})  # the same note, read again
    assert [limits[1].take("ada") == 0 for _ in range(6)] == [True] * 4 + [False] * 2
    assert [limits[1].take("ben") == 0 for _ in range(6)] == [True] * 6
    assert [quotas[1].take("ada") for _ in range(2)] == [True, False]
    quotas[0].give_back("ada")
    there.hear({1: here.tell()})
    assert quotas[1].take("ada")
    there.hear({})  # that node is gone, and its connections with it
    assert quotas[1].take("ada")
    assert "ada" not in str(here.tell())
    other = NodeCounts("club with another password")  # to it, these are nobody
    limit = other.limit("joins", 60, 8)
    other.hear({1: here.tell()})
    assert [limit.take("ada") == 0 for _ in range(8)] == [True] * 8
