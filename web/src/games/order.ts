/** The games as the door shows them; one that is not named here comes last. */
const ORDER = ['luegen', 'luegenkniffel', 'liezie', 'lineit', 'cityoflies'];

const place = (game: string): number => (ORDER.includes(game) ? ORDER.indexOf(game) : ORDER.length);

export const byOrder = (a: string, b: string): number => place(a) - place(b) || a.localeCompare(b);
