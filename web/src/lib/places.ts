/** The games as the door shows them: each says its place in its own folder, and one that has none comes last. */
const places = import.meta.glob<number>('../games/*/place.ts', { eager: true, import: 'default' });

const placeOf = (game: string): number => places[`../games/${game}/place.ts`] ?? Infinity;

export const byPlace = (a: string, b: string): number => placeOf(a) - placeOf(b) || a.localeCompare(b);
