import { describe, expect, it } from 'vitest';
import { cardOf, namesOf, piles, targets, tryOut } from './cityoflies';

describe('City of Lies', () => {
  it('puts equal cards into piles', () => {
    expect(piles(['sure', 'sure', 'trap'])).toEqual([{ card: 'sure', count: 2 }, { card: 'trap', count: 1 }]);
  });

  it('finds the card that a move begins with', () => {
    expect(['sure', 'forge 2 sure', 'give trap', 'discard false', 'show swap'].map(cardOf)).toEqual(['sure', 'forge', 'trap', 'false', 'swap']);
    expect(['allow', 'block', 'draw', 'bury', 'enough'].map(cardOf)).toEqual([null, null, null, null, null]);
  });

  it('offers the targets of a card, a line a player, and nothing else', () => {
    const moves = ['sure', 'confiscate 1 sure', 'confiscate 1 false', 'confiscate 3 hidden', 'trap 1'];
    expect(targets(moves, 'confiscate')).toEqual([
      { player: 1, choices: [{ move: 'confiscate 1 sure', evidence: 'sure' }, { move: 'confiscate 1 false', evidence: 'false' }] },
      { player: 3, choices: [{ move: 'confiscate 3 hidden', evidence: 'hidden' }] },
    ]);
    expect(targets(moves, 'sure')).toEqual([{ player: null, choices: [{ move: 'sure', evidence: null }] }]);
    expect(targets(['give trap', 'give sure'], 'trap')).toEqual([{ player: null, choices: [{ move: 'give trap', evidence: null }] }]);
    expect(targets(moves, 'block')).toEqual([]);
  });

  it('offers the cards of another hand that a trap may take by name', () => {
    const moves = ['name sure', 'name trap', 'random'];
    expect(namesOf(moves)).toEqual([{ move: 'name sure', card: 'sure' }, { move: 'name trap', card: 'trap' }]);
    expect(moves.map(cardOf)).toEqual([null, null, null]);
    expect(namesOf(['trap 1', 'sure'])).toEqual([]);
  });

  it('asks the house about moves in its notation', () => {
    expect([tryOut('block', 1), tryOut('forge', 2), tryOut('trap', 3)]).toEqual(['block', 'forge 2 sure', 'trap 3']);
  });
});
