"""A table with people at it: the queue of its commands, what each viewer is told, who plays when a
person does not.
"""
