"""The pages of the browser: files that a build puts beside this module, and what is said when it
did not."""

from html import escape
from importlib import resources
from mimetypes import guess_type
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from bluffhouse.core.words import Words, words
from bluffhouse.server.requests.http import language

INDEX = "index.html"
UNBUILT = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bluffhouse</title>
<style>
  body {{ max-width: 34rem; margin: 15vh auto; padding: 0 1.5rem; font: 1.1rem/1.6 sans-serif }}
</style>
<h1>Bluffhouse</h1>
<p>{what}</p>
<p>{instead}</p>
</html>
"""


def folder() -> Path:
    """Where the pages are, if they are."""
    return Path(str(resources.files("bluffhouse.server") / "static")).resolve()


def are_built() -> bool:
    return (folder() / INDEX).is_file()


def _unbuilt(speech: Words) -> Response:
    """The door of a house without pages: a person stands before it, not a program."""
    told = (speech.say(key) for key in ("page-unbuilt", "page-unbuilt-instead"))
    what, instead = map(escape, told)
    return HTMLResponse(UNBUILT.format(lang=speech.lang, what=what, instead=instead), 503)


class Pages:
    """The pages of the browser, if they were built. Other addresses are the application's own."""

    def __init__(self) -> None:
        self._folder = folder()

    def answer(self, request: Request) -> Response:
        path = request.path_params["path"]
        if (file := self._file(path)) is not None:
            lasting = "public, max-age=31536000, immutable" if "assets/" in path else "no-cache"
            return _sent(request, file, {"cache-control": lasting})
        if "." in path.rsplit("/", 1)[-1]:
            raise HTTPException(404)
        if (index := self._folder / INDEX).is_file():
            headers = {"cache-control": "no-cache"}
            if path.startswith("t/") and (hints := self._hints()):
                headers["link"] = hints
            return FileResponse(index, headers=headers)
        return _unbuilt(words(language(request)))

    def _hints(self) -> str:
        """What the page of a table needs next: a browser can get it before it has read the page."""
        names = (file.name for file in self._folder.glob("assets/table-*.*"))
        kinds = {".js": "rel=modulepreload", ".css": "rel=preload; as=style; crossorigin"}
        return ", ".join(
            f"</assets/{name}>; {kinds[suffix]}"
            for name in sorted(names)
            if (suffix := Path(name).suffix) in kinds
        )

    def _file(self, path: str) -> Path | None:
        """A file of the folder; whatever leads out of it is none."""
        try:
            wanted = (self._folder / path).resolve()
            return wanted if wanted.is_relative_to(self._folder) and wanted.is_file() else None
        except (ValueError, OSError):  # no name that a file could have
            return None


def takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _sent(request: Request, file: Path, headers: dict[str, str]) -> Response:
    """A file; smaller, if it was built with a pressed one beside it and the browser takes that."""
    pressed = file.with_name(f"{file.name}.gz")
    if not pressed.is_file():
        return FileResponse(file, headers=headers)
    headers["vary"] = "accept-encoding"
    if not takes_gzip(request):
        return FileResponse(file, headers=headers)
    kind = guess_type(file.name)[0]
    return FileResponse(pressed, headers=headers | {"content-encoding": "gzip"}, media_type=kind)
