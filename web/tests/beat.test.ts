/** The queue between server and stage: nothing is told before its time, and nobody waits for what he does not want to see. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Beat, BEHIND } from '../src/lib/beat.svelte';
import { toldBy } from '../src/lib/pieces/tale';

const LASTS = 500;
const telling = (since: number, beats = 4) => ({ beats, lasts: LASTS, since });

describe('the beat', () => {
  let taken: string[];
  let beat: Beat<string>;
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    taken = [];
    beat = new Beat((what) => void taken.push(what));
  });
  afterEach(() => vi.useRealTimers());

  it('hands on at once what needs no telling', () => {
    beat.push('bid');
    expect(taken).toEqual(['bid']);
  });

  it('keeps a reveal, and all that follows, until it is told', () => {
    beat.push('reveal', telling(Date.now()));
    beat.push('bid');
    const seen: number[] = [];
    for (let i = 0; i < 4; i++) {
      seen.push(beat.tale!.beat);
      expect(taken).toEqual([]);
      vi.advanceTimersByTime(LASTS);
    }
    expect(seen).toEqual([0, 1, 2, 3]);
    expect(beat.tale).toBeNull();
    expect(taken).toEqual(['reveal', 'bid']);
  });

  it('is in step with who heard it earlier, whatever the clocks say', () => {
    const off = 77_000; // the server's clock is behind
    beat.push('first', telling(Date.now() - off));
    beat.skip();
    vi.advanceTimersByTime(60_000);
    beat.push('reveal', telling(Date.now() - off - 1.5 * LASTS)); // this message took its time
    expect(beat.tale?.beat).toBe(1);
    vi.advanceTimersByTime(2.5 * LASTS);
    expect(taken).toEqual(['first', 'reveal']);
  });

  it('lets who wants to skip it', () => {
    beat.push('reveal', telling(Date.now()));
    beat.push('bid');
    beat.skip();
    expect(taken).toEqual(['reveal', 'bid']);
    vi.advanceTimersByTime(10_000);
    expect(taken).toEqual(['reveal', 'bid']);
  });

  it('catches up at once with who was away', () => {
    beat.push('known', telling(Date.now()));
    beat.skip();
    beat.push('reveal', telling(Date.now() - BEHIND - 1));
    expect(taken).toEqual(['known', 'reveal']);
  });

  it('does not fall behind when one reveal follows another', () => {
    const now = Date.now();
    for (const what of ['a', 'b', 'c', 'd']) beat.push(what, telling(now, 6)); // 3 seconds each
    vi.advanceTimersByTime(6 * LASTS);
    expect(taken).toEqual(['a']);
    vi.advanceTimersByTime(6 * LASTS);
    expect(taken).toEqual(['a', 'b', 'c', 'd']); // the third would have begun too late
  });

  it('forgets what was to be told when all is different', () => {
    beat.push('reveal', telling(Date.now()));
    beat.push('bid');
    beat.clear();
    vi.advanceTimersByTime(10_000);
    expect([taken, beat.tale]).toEqual([[], null]);
  });

  it('waits for who takes his time', async () => {
    let read = () => {};
    beat = new Beat((what) => {
      taken.push(what);
      return new Promise<void>((done) => (read = done));
    });
    beat.push('first');
    beat.push('second');
    expect([taken, beat.held]).toEqual([['first'], true]);
    read();
    await vi.advanceTimersByTimeAsync(0);
    expect(taken).toEqual(['first', 'second']);
  });
});

describe('a tale', () => {
  const events = ['call', 'showdown', 'mat-taken', 'out'].map((event) => ({ event }));
  const told = (beat: number) => toldBy({ beat, beats: 6, events }).length;
  it('begins with what was done, and says the rest by and by', () => expect([0, 1, 2, 3, 4, 5].map(told)).toEqual([1, 1, 2, 3, 4, 4]));
});
