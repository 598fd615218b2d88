import type { GameEvent } from './protocol';

/** Why a match ended: what a game says decides one, and the last that was heard; of each who shares a win. */
export const reasonsOf = (events: GameEvent[], decides: string[]): GameEvent[] =>
  events.filter(({ event }) => decides.includes(event) || event === events.at(-1)?.event);
