/** What comes of a move, thing by thing. */
import type { Heard, Seen } from '../protocol';
import type { Telling } from '../skin';

const READ = 2; // beats in which all is told

/** The events of a telling that may be told by now: what was done at once, the others by and by. */
export function toldBy<E extends Heard>({ beat, beats, events }: Pick<Telling<Seen, E>, 'beat' | 'beats' | 'events'>): E[] {
  const share = Math.min(1, beat / Math.max(1, beats - READ));
  return events.slice(0, 1 + Math.floor((events.length - 1) * share));
}
