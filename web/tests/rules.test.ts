/** The rules on a page: pieces of a line, words that are looked for, the section that a clause leads to. */
import { describe, expect, it } from 'vitest';
import { blocks, explaining, hits, pieces, says, sectionsOf, type Section } from '../src/lib/rules';
import { Words } from '../src/lib/wording';

const SOURCE = `
rules-01 = About
    .clauses = XX-1 XX-2
    .body = Dice and **lies**.
rules-02 = Raising
    .clauses = XX-2
    .body = Say more.
rules-03 = Typing
    .clauses = XX-3
    .body = Type it.
    .taps-title = Tapping
    .taps = Tap it.
`;
const told = sectionsOf(new Words('en', [SOURCE]));
const option = (code: string) => (code === 'max' ? 'At most' : null);

describe('the rules', () => {
  it('speak of taps where a terminal speaks of typing', () => {
    expect(told.map(({ title, body }) => [title, body]).at(-1)).toEqual(['Tapping', 'Tap it.']);
  });
  it('explain a clause where little else is explained', () => {
    expect(explaining(told, 'XX-2')?.title).toBe('Raising');
    expect(explaining(told, 'XX-3')).toBeNull(); // how to tap explains no rule
    expect(explaining(told, 'XX-9')).toBeNull();
  });
  it('are cut into text, bold, notation and options', () => {
    expect(pieces('**After `max` rounds** say `6x5`.', option)).toEqual([
      { text: 'After ', kind: 'text', bold: true },
      { text: 'At most', kind: 'option', bold: true },
      { text: ' rounds', kind: 'text', bold: true },
      { text: ' say ', kind: 'text', bold: false },
      { text: '6x5', kind: 'notation', bold: false },
      { text: '.', kind: 'text', bold: false },
    ]);
    expect(blocks('One.\n\n- a\n- b\n  goes on')).toEqual([{ list: false, lines: ['One.'] }, { list: true, lines: ['a', 'b goes on'] }]);
  });
  it('are found by any part of a word, without case and accents', () => {
    expect(hits('Lügen und LÜGEN', 'lugen')).toEqual(['', 'Lügen', ' und ', 'LÜGEN', '']);
    expect(hits('Лъжа!', 'лъж')).toEqual(['', 'Лъж', 'а!']);
    expect(hits('a (b', ' ')).toEqual(['a (b']);
    expect(says(told[0] as Section, 'LIES')).toBe(true); // bold is no obstacle
    expect(says(told[0] as Section, 'more')).toBe(false);
  });
});
