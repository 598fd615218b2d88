/**
 * The house's own Fluent files as modules, so that browser, terminal and server say the same words.
 *
 *   import source from 'virtual:texts/de'          the house, the web, and what the door says of each game
 *   import source from 'virtual:texts/de/<game>'   everything a table of one game says
 *   import source from 'virtual:texts/de/<game>/rules'   …/learn likewise: what the guide of a first match says
 *   import source from 'virtual:texts/de/@review'         what a review says, in the terminal as well; …/@puzzle likewise
 *
 * Comments and texts that only programs read (impossible positions, records, batches) stay behind.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:texts/';
const LANGUAGES = ['en', 'de', 'bg'];
const DOOR = ['name', 'pitch', 'players', 'minutes'];
const NOT_HERE = /^(position|record|batch|walk|ui|tally|arena|archive|serve|socket)-/;
const OWN: Record<string, string> = { '@review': 'arena', '@puzzle': 'puzzle' }; // texts of one page, and the file they are in
const APART = ['rules', 'learn']; // parts of a game's texts that are asked for when they are needed

interface Message {
  key: string;
  source: string;
}

/** The messages and terms of a Fluent file: each begins at the margin, all else is indented. */
function messages(file: string): Message[] {
  const found: Message[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const key = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1];
    if (key) found.push({ key, source: line });
    else if (/^[ }]|^$/.test(line) && found.length) found.at(-1)!.source += `\n${line}`;
  }
  return found;
}

/** The files of one language: `de.ftl`, `de.web.ftl`, … */
function files(folder: string, lang: string, parts: (part: string) => boolean): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${lang}.`) && name.endsWith('.ftl'))
    .filter((name) => parts(name.slice(3, -4)))
    .sort()
    .map((name) => join(folder, name));
}

const joined = (found: Message[]) => found.map((m) => m.source.trimEnd()).join('\n');

export function fluent(root: string): Plugin {
  const textsOf = (game: string) => {
    const table = join(root, 'games', game, 'table', 'text');
    return existsSync(table) ? table : join(root, 'games', game, 'text');
  };
  const games = readdirSync(join(root, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name);

  function house(lang: string): string[] {
    return files(join(root, 'core', 'text'), lang, (part) => ['', 'web', 'bots', 'server'].includes(part));
  }

  function sources(lang: string, game?: string, part?: string): string[] {
    if (game && game in OWN) return files(join(root, 'core', 'text'), lang, (p) => p === OWN[game]);
    if (!game) return [...house(lang), ...games.flatMap((g) => files(textsOf(g), lang, (p) => p === ''))];
    return files(textsOf(game), lang, (p) => (part ? p === part : ![...APART, 'tally'].includes(p)));
  }

  function moduleOf(lang: string, game?: string, part?: string): string {
    const read = (paths: string[], keep: (key: string) => boolean) =>
      joined(paths.flatMap(messages).filter((m) => keep(m.key)));
    if (game && game in OWN) return `export default ${JSON.stringify(read(sources(lang, game), (k) => k.startsWith(`${game.slice(1)}-`)))}`;
    if (game) return `export default ${JSON.stringify(read(sources(lang, game, part), (k) => !NOT_HERE.test(k)))}`;
    const door = Object.fromEntries(
      games.map((g) => [g, read(files(textsOf(g), lang, (p) => p === ''), (k) => DOOR.includes(k))]),
    );
    const web = read(house(lang), (k) => !NOT_HERE.test(k));
    return `export default ${JSON.stringify(web)}; export const door = ${JSON.stringify(door)}`;
  }

  /** `virtual:all-texts`: how to load any of them, lazily. */
  function index(): string {
    const entry = (path: string) => `${JSON.stringify(path)}: () => import(${JSON.stringify(PREFIX + path)})`;
    const paths = LANGUAGES.flatMap((l) => [...Object.keys(OWN).map((own) => `${l}/${own}`), ...games.flatMap((g) => [`${l}/${g}`, ...APART.map((part) => `${l}/${g}/${part}`)])]);
    return `export const house = {${LANGUAGES.map(entry).join()}}; export const rooms = {${paths.map(entry).join()}}`;
  }

  return {
    name: 'bluffhouse-texts',
    resolveId: (id) => (id.startsWith(PREFIX) || id === 'virtual:all-texts' ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:all-texts') return index();
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [lang, game, part] = id.slice(PREFIX.length + 1).split('/') as [string, string?, string?];
      for (const file of sources(lang, game, part)) this.addWatchFile(file);
      return moduleOf(lang, game, part);
    },
  };
}
