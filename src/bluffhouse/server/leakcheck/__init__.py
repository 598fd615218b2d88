"""Non-interference over the wire: worlds that a viewer cannot tell apart give the same bytes.

Two real servers on loopback hold the same table; the match at one of them is imagined from what
the viewer knows at the other. Both play the same course, and whatever reaches the viewer or a
spectator is compared to the last byte.
"""
