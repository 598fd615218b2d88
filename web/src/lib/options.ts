/** Options as people call them: names, values in words, presets, and what is not as printed. As core/choosing.py has it. */
import type { GameInfo, Options, Value } from './protocol';
import { say, type Words } from './words.svelte';

const PRINTED = 'printed';

/** Every option but the players, as it is with what is given. */
export function valuesOf(game: GameInfo, given: Options): Options {
  return Object.fromEntries(game.options.slice(1).map(({ name, default: usual }) => [name, given[name] ?? usual!]));
}

const same = (one: Options, other: Options): boolean => Object.keys(one).every((name) => one[name] === other[name]);

/** The first preset of which these are the options; none if they are nobody's. */
export function presetOf(game: GameInfo, given: Options): string | undefined {
  const own = valuesOf(game, given);
  return game.presets.find(({ options }) => same(valuesOf(game, options), own))?.name;
}

/** The options that are not as the printed sheet has them; none if no sheet is known. */
export function notPrinted(game: GameInfo, given: Options): string[] {
  const sheet = game.presets.find(({ name }) => name === PRINTED);
  if (!sheet) return [];
  const [printed, own] = [valuesOf(game, sheet.options), valuesOf(game, given)];
  return Object.keys(own).filter((name) => own[name] !== printed[name]);
}

/** A value as people call it, if there is a word for it. */
export function valueName(words: Words, option: string, value: Value): string {
  if (typeof value === 'boolean') return say(value ? 'web-yes' : 'web-no');
  const key = `option-${option}-${value}`;
  return words.has(key) ? words.say(key) : String(value);
}

/** An option and its value as one line; a name may be a question, or the beginning of a sentence. */
export function inWords(words: Words, option: string, value: Value): string {
  const [name, shown] = [words.say(`option-${option}`), valueName(words, option, value)];
  if (name.endsWith('…')) return `${name.slice(0, -1).trimEnd()} ${shown}`;
  return name.endsWith('?') ? `${name} ${shown}` : `${name}: ${shown}`;
}

/** What else there is to say of an option or a preset, if anything is. */
export const hint = (words: Words, key: string): string => (words.has(key) ? words.say(key) : '');

/** Presets and options as a list for the rules: what each is called, how it usually is, and ≠ where that is not as printed. */
export function listed(game: GameInfo, words: Words): string {
  const marked = notPrinted(game, {});
  const presets = game.presets.map(({ name }) => `- **${words.say(`preset-${name}`)}** ${hint(words, `preset-${name}-hint`)}`);
  const options = game.options.slice(1).map(({ name, default: usual }) => {
    const sign = marked.includes(name) ? ' ≠' : '';
    return `- **${inWords(words, name, usual!)}**${sign} ${hint(words, `option-${name}.hint`)}`;
  });
  return [...presets, '', ...options].join('\n');
}

/** Options and their values by their names; null for what is none. A value stands alone where its option is named beside it. */
export function optionNames(game: GameInfo | undefined, words: Words): (code: string, line: string) => string | null {
  const own = game?.options.slice(1) ?? [];
  return (code, line) => {
    if (own.some(({ name }) => name === code)) return words.say(`option-${code}`).replace(/[\s…?]+$/, '');
    const option = own.find(({ values }) => values?.includes(code as Value));
    if (!option) return null;
    return line.includes(`\`${option.name}\``) ? valueName(words, option.name, code) : inWords(words, option.name, code);
  };
}
