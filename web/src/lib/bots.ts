/** What bots are called on the wire: a level, or a level with a character (`thumb/honest`). */

export const level = (name: string): string => name.split('/')[0]!;

/** '' if the bot has none. */
export const character = (name: string): string => name.split('/')[1] ?? '';

/** Without a level there is no bot, whatever its character. */
export const bot = (level: string, persona: string): string => (level && persona ? `${level}/${persona}` : level);
