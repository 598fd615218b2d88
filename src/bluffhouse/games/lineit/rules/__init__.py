"""The rules of Line-it, compiled clause by clause: docs/rules/lineit.md."""
