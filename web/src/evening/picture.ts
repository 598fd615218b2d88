/** Pictures to send around, drawn as SVG and given as PNG: of an evening, and of a match. */
import { faceOf } from '../lib/pieces/faces';
import type { Evening } from '../lib/protocol';

/** What is written on it, in the reader's language. */
export interface Words {
  title: string;
  when: string;
  columns: [string, string, string];
  owes: string; // the last line; '' if nobody owes anything
  link: string;
  share: (value: number) => string;
}

const WIDE = 1080;
const ROW = 112;
const HEAD = 250;
const FOOT = 170;
const NAME = 17; // letters that fit

/** A mug of beer: emoji are missing on too many machines. */
const mug = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path fill="none" stroke="#7c4a24" stroke-width="4" d="M28 16h6a6 6 0 0 1 6 6v4a6 6 0 0 1-6 6h-6"/><path fill="#e8a832" stroke="#7c4a24" stroke-width="3" d="M4 10h24v26a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z"/><path fill="#fff8e6" stroke="#7c4a24" stroke-width="3" d="M2 12a6 6 0 0 1 5-9 8 8 0 0 1 15-1 6 6 0 0 1 8 10z"/></g>`;

/** What is written on the picture of a match. */
export interface MatchWords {
  title: string; // the game
  result: string; // who won
  why: string;
  facts: string[];
  link: string;
}

/** Somebody's line on it. */
export interface Placed {
  name: string;
  avatar: string;
  bot: boolean;
  score: string; // '' where points tell nothing
  won: boolean;
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
const short = (name: string) => ([...name].length > NAME ? `${[...name].slice(0, NAME - 1).join('')}…` : name);

const text = (x: number, y: number, size: number, said: string, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(said)}</text>`;

/** Paper with a wooden edge: nothing on it is fetched from elsewhere, and what people typed is only text. */
const paper = (high: number, parts: string[]) => [
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${high}" viewBox="0 0 ${WIDE} ${high}" font-family="Georgia, 'Noto Serif', serif" fill="#2b1c10">`,
  `<rect width="${WIDE}" height="${high}" fill="#f4ead7"/><rect width="${WIDE}" height="18" fill="#7c4a24"/>`,
  ...parts,
  '</svg>',
].join('');

/** Who it is, on a ground of his own. */
function person(top: number, ground: string, { name, avatar, bot }: Pick<Placed, 'name' | 'avatar' | 'bot'>): string {
  const face = faceOf(avatar, bot);
  return [
    ground && `<rect x="40" y="${top}" width="${WIDE - 80}" height="${ROW - 8}" rx="20" fill="${ground}"/>`,
    `<g transform="translate(64 ${top + 14})"><circle cx="38" cy="38" r="38" fill="${face.ground}"/><g transform="translate(7.6 7.6) scale(.95)">${face.drawing}</g></g>`,
    text(164, top + 66, 44, short(name), 'font-weight="700"'),
  ].join('');
}

/** Words in lines of so many letters. */
export function wrapped(said: string, letters: number): string[] {
  const lines = [''];
  for (const word of said.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length > letters && lines.at(-1)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** What is written on the picture of a moment. */
export interface MomentWords {
  title: string; // the game, and how far the match had come
  told: string;
  link: string;
}

/** A moment of a match: what happened, and who sat there; who did it stands on gold. */
export function drawnMoment(people: Omit<Placed, 'score'>[], words: MomentWords): string {
  const told = wrapped(words.told, 38);
  const top = 172 + told.length * 62;
  return paper(top + people.length * ROW + 110, [
    text(56, 92, 34, words.title, 'fill="#654c34"'),
    ...told.map((line, i) => text(56, 172 + i * 62, 52, line, 'font-weight="700"')),
    ...people.map((one, i) => person(top + i * ROW, one.won ? '#f6dca4' : i % 2 ? '' : '#fffaf0', one)),
    text(56, top + people.length * ROW + 66, 28, words.link, 'fill="#654c34"'),
  ]);
}

const LINE = 52;
const CROWN = 'M2 30 0 8l12 9L22 0l10 17 12-9-2 22z';

/** A match: who won and why, everybody's points, and what stood out. */
export function drawnMatch(placed: Placed[], words: MatchWords): string {
  const result = wrapped(words.result, 34).slice(0, 3);
  const why = wrapped(words.why, 52);
  const facts = words.facts.flatMap((fact) => wrapped(fact, 56).map((line, i) => (i ? `   ${line}` : `•  ${line}`)));
  const above = 106 + result.length * 62;
  const top = above + why.length * LINE + 84;
  const told = top + placed.length * ROW + 56;
  const high = told + facts.length * LINE + 60;
  return paper(high, [
    text(56, 92, 34, words.title, 'fill="#654c34"'),
    ...result.map((line, i) => text(56, 160 + i * 62, 54, line, 'font-weight="700"')),
    ...why.map((line, i) => text(56, above + 52 + i * LINE, 36, line, 'fill="#974c00" font-weight="700"')),
    ...placed.map((one, i) => person(top + i * ROW, one.won ? '#f6dca4' : i % 2 ? '' : '#fffaf0', one)
      + text(one.won ? 940 : 1000, top + i * ROW + 66, 40, one.score, 'text-anchor="end" font-weight="700"')
      + (one.won ? `<path transform="translate(958 ${top + i * ROW + 34})" d="${CROWN}" fill="#d9932a"/>` : '')),
    ...facts.map((line, i) => text(56, told + i * LINE, 34, line, 'xml:space="preserve"')),
    text(56, high - 34, 28, words.link, 'fill="#654c34"'),
  ]);
}

/** The scoreboard of an evening. */
export function drawn(evening: Evening, words: Words): string {
  const high = HEAD + ROW * evening.lines.length + FOOT;
  const rows = evening.lines.map((line, i) => {
    const top = HEAD + i * ROW;
    return [
      person(top, i % 2 ? '' : '#fffaf0', { ...line, bot: false }),
      text(690, top + 66, 44, words.share(line.share), 'text-anchor="end" font-weight="700"'),
      text(866, top + 66, 36, `${line.won}/${line.matches}`, 'text-anchor="end"'),
      text(952, top + 66, 40, line.owes ? String(line.owes) : '–', 'text-anchor="end"'),
      line.owes ? mug(964, top + 32) : '',
    ].join('');
  });
  const [share, won, owes] = words.columns;
  const column = (x: number, said: string) => text(x, HEAD - 22, 26, said, 'text-anchor="end" fill="#654c34"');
  return paper(high, [
    text(56, 112, 62, words.title, 'font-weight="700"'),
    text(56, 164, 30, words.when, 'fill="#654c34"'),
    column(690, share), column(866, won), column(1000, owes),
    ...rows,
    words.owes ? text(56, high - 98, 36, words.owes, 'font-weight="700" fill="#974c00"') : '',
    text(56, high - 40, 28, words.link, 'fill="#654c34"'),
  ]);
}

/** An SVG as PNG. */
async function asPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
}

/** Gives somebody a picture: to the apps he shares with, or as a file. */
export async function hand(svg: string, name: string, url: string): Promise<void> {
  const file = new File([await asPng(svg)], `${name}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) return void navigator.share({ files: [file], url }).catch(() => {}); // he thought better of it
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
