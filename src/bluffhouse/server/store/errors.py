"""What can go wrong with a store. Each text says what to do."""


class StoreError(Exception):
    """A store that cannot do what it was asked; nothing was changed."""


class StoreInUse(StoreError):
    """Another server has this store open."""


class StoreTaken(StoreError):
    """Another server has taken this store over: what this one has in memory is no longer true, and
    nothing of it is written."""


class StoreDamaged(StoreError):
    """The log of a table is not as it was written."""


class StoreTooNew(StoreError):
    """The store was written by a newer Bluffhouse."""


class EntryRefused(StoreError):
    """An entry that this store will never take. Others of its batch may be fine."""


class StoreConflict(EntryRefused):
    """A version that is not the table's next, or a match that is already there."""


class StoreFailed(StoreError):
    """The database could not write or read: it is full, broken or gone. Later it may work again."""


class StoreClosed(StoreFailed):
    """Nothing is taken any more: the server is stopping."""


class StoreCorrupt(StoreFailed):
    """The database itself is damaged. Only a backup helps."""


class StoreDoubtful(StoreFailed):
    """The database went away in the middle: whether it kept the batch is not known yet."""
