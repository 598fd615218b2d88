/** Four suits, each with a colour and a sign of its own: colour is never the only sign. Drawn on 24 × 24. */
export interface Suit {
  ground: string;
  ink: string; // AA on the ground
  sign: string; // an SVG path
}

export type SuitName = 'red' | 'blue' | 'green' | 'yellow';

export const SUITS: Record<SuitName, Suit> = {
  red: { ground: '#b0301e', ink: '#fffaf0', sign: 'M12 21C5 15 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 7-10 13z' },
  blue: { ground: '#1f5fa8', ink: '#fffaf0', sign: 'M12 2 21 12 12 22 3 12z' },
  green: { ground: '#27703a', ink: '#fffaf0', sign: 'M3 21C1 9 8 3 21 3c1 13-6 19-14 15l-2 3z' },
  yellow: { ground: '#f0b93a', ink: '#2b1c10', sign: 'm12 1 3.2 7.2 7.8.8-5.8 5.3L18.8 22 12 18l-6.8 4 1.6-7.7L1 9l7.8-.8z' },
};
