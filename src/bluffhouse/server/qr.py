"""Links as QR codes: for a phone's camera, drawn for pages and for the terminal."""

import io

import segno


def qr_svg(link: str) -> bytes:
    out = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(out, kind="svg", xmldecl=False, svgclass=None, lineclass=None, omitsize=True,
              border=2, dark="#111", light="#fff")  # fmt: skip
    return out.getvalue()


def qr_text(link: str) -> str:
    """For a terminal: two rows of the code in a line."""
    out = io.StringIO()
    segno.make(link, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()
