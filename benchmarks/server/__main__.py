"""The process that puts a load on a server: a `Job` comes in, a `Finding` goes out."""

import sys

import msgspec
import uvloop

from benchmarks.server.load import Job, carry_out


def main() -> None:
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    sys.stdout.buffer.write(msgspec.json.encode(uvloop.run(carry_out(job))))


if __name__ == "__main__":
    main()
