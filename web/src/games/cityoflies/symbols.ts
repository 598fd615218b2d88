/** The signs on the cards, in a box of 24 × 24, and the three kinds of paper. */
export const SYMBOLS: Record<string, string> = {
  sure: 'M6 3h9l4 4v14H6zM15 3v4h4M9 14l2.5 2.5L16 11',
  double: 'M8 2h8l4 4v12H8zM4 6v16h12M10.5 9l2 2 3.5-4M10.5 14l2 2 3.5-4',
  hidden: 'M5 3h14v18H5zM9.5 9.2a2.6 2.6 0 1 1 3.7 2.6c-.9.4-1.2 1-1.2 2M12 17v.4',
  false: 'M6 3h9l4 4v14H6zM15 3v4h4M9.5 11l6 6M15.5 11l-6 6',
  interrogate: 'M12 2v3M6 12a6 6 0 0 1 12 0zM9.5 12a2.5 2.5 0 0 0 5 0M5 16l-2 4M12 17v4M19 16l2 4',
  block: 'M12 2.5l8 3v6c0 5-3.400 8.300-8 10-4.600-1.700-8-5-8-10v-6zM8 12h8',
  reveal: 'M10.500 3.500a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM15.600 15.600L21 21M7.500 10.500a3 3 0 0 1 3-3',
  swap: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  trap: 'M3 15a9 9 0 0 1 18 0M3 15l3-3 3 3 3-3 3 3 3-3 3 3M2.500 15c1 4 4 6 9.500 6s8.500-2 9.500-6M12 6V3',
  steal: 'M3 9c3-2.500 6-2 9 0 3-2 6-2.500 9 0 0 5-2 8-4.500 8-2 0-3-2-4.500-2s-2.500 2-4.500 2C5 17 3 14 3 9zM7 11.500h2.500M14.500 11.500H17',
  confiscate: 'M7.500 10a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM16.500 10a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM8 10l2-5h4l2 5',
  forge: 'M4 20l1.500-5L16 4.500l3.500 3.500L9 18.500zM13.500 7l3.500 3.500M13 21h8',
  confuse: 'M12 12c0-1.500 2.500-1.500 2.500.500 0 2.500-5 3-5.500-.500C8.500 8 16 6.500 17.500 11.500 19 17 9 20 6 14.500 3.500 9 8 3.500 14 3.500',
};

export type Kind = 'evidence' | 'action' | 'lie';
const LIES = new Set(['false', 'forge', 'confuse']);
const PROOFS = new Set(['sure', 'double', 'hidden']);
export const kindOf = (card: string): Kind => (PROOFS.has(card) ? 'evidence' : LIES.has(card) ? 'lie' : 'action');
