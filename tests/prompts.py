"""How tests read the seat in plain text, as a language model would."""

import re


def offered_in(prompt: str) -> list[str]:
    """The moves that a prompt offers: its last part but one."""
    shown = prompt.rpartition("## ")[0].rpartition("## ")[2]
    return re.findall(r"^- `([^`]+)`: ", shown, re.M)


def of_now(prompt: str) -> str:
    """What its player sees and may do, without what was told before."""
    return prompt[prompt.index("## What you see now") :]
