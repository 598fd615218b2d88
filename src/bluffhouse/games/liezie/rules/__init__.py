"""The rules of The Lie Zie, compiled clause by clause: docs/rules/liezie.md."""
