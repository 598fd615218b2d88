/**
 * What bots show of themselves. Each browser works it out from what everybody at the table knows (how the match ended, and who the bots are):
 * nothing is sent, so nothing can be given away.
 */
import { character } from './bots';
import type { EmoteName, Outcome } from './protocol';

const MOODS: Record<string, { won: EmoteName[]; lost: EmoteName[] }> = {
  honest: { won: ['cheers', 'wow'], lost: ['cheers', 'cry'] },
  cautious: { won: ['wow', 'cheers'], lost: ['cry', 'think'] },
  reckless: { won: ['laugh', 'liar'], lost: ['laugh', 'angry'] },
  suspicious: { won: ['think', 'cheers'], lost: ['liar', 'angry'] },
  '': { won: ['cheers', 'laugh'], lost: ['think', 'cry'] },
};

/** How a bot takes the end of a match. */
export function reaction(bot: string, seat: number, match: number, outcome: Pick<Outcome, 'winners'>): EmoteName {
  const mood = MOODS[character(bot)] ?? MOODS['']!;
  const choice = outcome.winners.includes(seat) ? mood.won : mood.lost;
  return choice[(match + seat) % choice.length]!;
}
