/** In which order a reader's own tables stand at the door. */
import type { Mine } from './protocol';

/** Whose turn it is comes first, then what is played, then what waits; what has ended last. */
const ORDER = ['playing', 'paused', 'waiting', 'over'];
export const inOrder = (tables: Mine[]): Mine[] =>
  tables.filter(({ state }) => state !== 'closed')
    .sort((a, b) => Number(b.turn) - Number(a.turn) || ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || a.code.localeCompare(b.code));
