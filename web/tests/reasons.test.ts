import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/lib/protocol';
import { reasonsOf } from '../src/lib/reasons';

const heard = (...kinds: string[]) => kinds.map((event, player) => ({ event, player }) as unknown as GameEvent);
const kinds = (events: GameEvent[]) => events.map(({ event }) => event);

describe('why a match ended', () => {
  it('is the last that was heard, and what the game says decides', () => {
    expect(kinds(reasonsOf(heard('call', 'showdown', 'mat-given', 'match-lost'), ['showdown']))).toEqual(['showdown', 'match-lost']);
    expect(kinds(reasonsOf(heard('reveal', 'reveal', 'win'), []))).toEqual(['win']);
    expect(reasonsOf([], ['showdown'])).toEqual([]);
  });
  it('names all who share a win', () => {
    expect(reasonsOf(heard('final-close', 'shared-win', 'shared-win'), [])).toEqual(heard('x', 'shared-win', 'shared-win').slice(1));
  });
});
