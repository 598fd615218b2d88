/**
 * The beat of a table: what has happened is told one thing after the other, each in its time.
 *
 * A reveal is told in beats, which begin by the server's clock: so a TV and all phones are in step. What comes after it
 * waits. Who has seen enough, or is behind by more than a few seconds, gets the rest at once.
 */
import type { Telling } from './protocol';

export const BEHIND = 4000; // milliseconds

/** Something that is being told, and how far. */
export interface Tale<T> {
  what: T;
  beat: number; // from 0
  beats: number;
}

interface Waiting<T> {
  what: T;
  telling: Telling | null;
}

export class Beat<T> {
  tale: Tale<T> | null = $state.raw(null);
  held = $state(false); // who takes things has not done with the last one
  private coming: Waiting<T>[] = [];
  private ahead = Infinity; // milliseconds: this clock of the server's, and the shortest way of a message
  private free = 0; // when the last tale is over, for all who hear it
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `take` is given everything once it has been told; if it makes a promise, the next waits for that. */
  constructor(private readonly take: (what: T) => Promise<void> | void) {}

  push(what: T, telling: Telling | null = null): void {
    if (telling) this.ahead = Math.min(this.ahead, Date.now() - telling.since);
    this.coming.push({ what, telling });
    this.go();
  }

  /** Enough of this tale. */
  skip = (): void => {
    if (!this.tale) return;
    this.free = Date.now();
    this.finish(this.tale.what);
  };

  /** All is different: forget what was to be told. */
  clear(): void {
    clearTimeout(this.timer);
    this.coming = [];
    this.tale = null;
    this.free = 0;
  }

  private go(): void {
    while (!this.tale && !this.held && this.coming.length) {
      const { what, telling } = this.coming.shift()!;
      const start = telling ? this.startOf(telling) : null;
      if (telling && start !== null) this.tell(what, telling, start);
      else this.hand(what);
    }
  }

  /** When a tale begins by this clock; null if that is too long ago, or would be too late. */
  private startOf({ since, beats, lasts }: Telling): number | null {
    const happened = since + this.ahead;
    const start = Math.max(happened, this.free);
    if (Date.now() - start > BEHIND || start - happened > BEHIND) return null;
    this.free = start + beats * lasts;
    return start;
  }

  private tell(what: T, { beats, lasts }: Telling, start: number): void {
    const on = () => {
      const beat = Math.max(0, Math.floor((Date.now() - start) / lasts));
      if (beat >= beats) return this.finish(what);
      this.tale = { what, beat, beats };
      this.timer = setTimeout(on, start + (beat + 1) * lasts - Date.now());
    };
    on();
  }

  private finish(what: T): void {
    clearTimeout(this.timer);
    this.tale = null;
    this.hand(what);
    this.go();
  }

  private hand(what: T): void {
    const shown = this.take(what);
    if (!shown) return;
    this.held = true;
    void shown.finally(() => {
      this.held = false;
      this.go();
    });
  }
}
