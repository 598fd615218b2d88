"""Who may sit where and see what: seats in a match, guests who are sent away, hosts and what they
do."""
