/** The rules as pages show them: sections cut into blocks and pieces, found by a word or by a clause. */
import type { Words } from './wording';

/** A part of the rules: its body is Markdown, options may be listed below it, and it may be about taps. */
export interface Section {
  title: string;
  body: string;
  clauses: string[];
  lists: boolean;
  taps: boolean;
}

/** What pages say of a game's rules: of playing by taps where a terminal speaks of typing. */
export function sectionsOf(words: Words): Section[] {
  const keys = Array.from({ length: 40 }, (_, i) => `rules-${String(i + 1).padStart(2, '0')}`);
  return keys.filter((key) => words.has(key)).map((key) => {
    const taps = words.has(`${key}.taps`);
    return {
      title: words.say(taps ? `${key}.taps-title` : key),
      body: words.say(taps ? `${key}.taps` : `${key}.body`),
      clauses: words.has(`${key}.clauses`) ? words.say(`${key}.clauses`).split(' ') : [],
      lists: words.has(`${key}.lists`),
      taps,
    };
  });
}

/** The section that explains a clause: of those that name it, the one about the fewest others. */
export function explaining(sections: Section[], clause: string): Section | null {
  const about = sections.filter((part) => part.clauses.includes(clause) && !part.lists && !part.taps);
  return about.sort((one, other) => one.clauses.length - other.clauses.length)[0] ?? null;
}

export interface Block {
  list: boolean;
  lines: string[];
}

/** Paragraphs and lists. */
export function blocks(body: string): Block[] {
  const found: Block[] = [];
  for (const line of body.split('\n')) {
    const item = /^\s*- (.*)/.exec(line)?.[1];
    const last = found.at(-1);
    if (item !== undefined) last?.list ? last.lines.push(item) : found.push({ list: true, lines: [item] });
    else if (!line.trim()) found.push({ list: false, lines: [] });
    else if (last?.lines.length) last.lines.push(`${last.lines.pop()!} ${line.trim()}`);
    else found.push({ list: false, lines: [line.trim()] });
  }
  return found.filter(({ lines }) => lines.length);
}

/** A piece of a line: text, perhaps bold; the notation of a move or card; or an option as people call it. */
export interface Piece {
  text: string;
  kind: 'text' | 'notation' | 'option';
  bold: boolean;
}

/** A line in pieces: **bold** and `code`, which may stand within it. */
export function pieces(line: string, optionWords: (code: string, line: string) => string | null): Piece[] {
  const cut = (part: string, by: RegExp) => part.split(by).filter(Boolean);
  return cut(line, /(\*\*[^*]+\*\*)/).flatMap((part) => {
    const bold = part.startsWith('**');
    return cut(bold ? part.slice(2, -2) : part, /(`[^`]+`)/).map((text): Piece => {
      if (!text.startsWith('`')) return { text, kind: 'text', bold };
      const code = text.slice(1, -1);
      const option = optionWords(code, line);
      return option === null ? { text: code, kind: 'notation', bold } : { text: option, kind: 'option', bold };
    });
  });
}

const FOLD = /[\u0300-\u036f\u00ad]/g;

/** As one looks for it: without case, accents and places to part a word. */
export const folded = (text: string): string => text.normalize('NFD').replace(FOLD, '').normalize('NFC').toLowerCase();

/** Text cut at what is looked for; every second part is a hit. */
export function hits(text: string, wanted: string): string[] {
  const [low, seek] = [folded(text), folded(wanted.trim())];
  if (!seek || low.length !== text.length) return [text];
  const found: string[] = [];
  let from = 0;
  for (let at = low.indexOf(seek); at >= 0; at = low.indexOf(seek, from)) {
    found.push(text.slice(from, at), text.slice(at, at + seek.length));
    from = at + seek.length;
  }
  return [...found, text.slice(from)];
}

/** Whether a section says what is looked for, in its title or below it. */
export function says({ title, body }: Section, wanted: string): boolean {
  return folded(`${title}\n${body.replace(/[*`]/g, '')}`).includes(folded(wanted.trim()));
}
