/** The evening as a picture to send around: drawn as SVG, given as PNG. */
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

const escaped = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
const short = (name: string) => ([...name].length > NAME ? `${[...name].slice(0, NAME - 1).join('')}…` : name);

/** The picture as SVG: nothing in it is fetched from elsewhere, and what people typed is only text. */
export function drawn(evening: Evening, words: Words): string {
  const high = HEAD + ROW * evening.lines.length + FOOT;
  const text = (x: number, y: number, size: number, said: string, more = '') =>
    `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(said)}</text>`;
  const rows = evening.lines.map((line, i) => {
    const top = HEAD + i * ROW;
    const face = faceOf(line.avatar, false);
    return [
      i % 2 ? '' : `<rect x="40" y="${top}" width="${WIDE - 80}" height="${ROW - 8}" rx="20" fill="#fffaf0"/>`,
      `<g transform="translate(64 ${top + 14})"><circle cx="38" cy="38" r="38" fill="${face.ground}"/><g transform="translate(7.6 7.6) scale(.95)">${face.drawing}</g></g>`,
      text(164, top + 66, 44, short(line.name), 'font-weight="700"'),
      text(690, top + 66, 44, words.share(line.share), 'text-anchor="end" font-weight="700"'),
      text(866, top + 66, 36, `${line.won}/${line.matches}`, 'text-anchor="end"'),
      text(952, top + 66, 40, line.owes ? String(line.owes) : '–', 'text-anchor="end"'),
      line.owes ? mug(964, top + 32) : '',
    ].join('');
  });
  const [share, won, owes] = words.columns;
  const column = (x: number, said: string) => text(x, HEAD - 22, 26, said, 'text-anchor="end" fill="#654c34"');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${high}" viewBox="0 0 ${WIDE} ${high}" font-family="Georgia, 'Noto Serif', serif" fill="#2b1c10">`,
    `<rect width="${WIDE}" height="${high}" fill="#f4ead7"/><rect width="${WIDE}" height="18" fill="#7c4a24"/>`,
    text(56, 112, 62, words.title, 'font-weight="700"'),
    text(56, 164, 30, words.when, 'fill="#654c34"'),
    column(690, share), column(866, won), column(1000, owes),
    ...rows,
    words.owes ? text(56, high - 98, 36, words.owes, 'font-weight="700" fill="#974c00"') : '',
    text(56, high - 40, 28, words.link, 'fill="#654c34"'),
    '</svg>',
  ].join('');
}

/** An SVG as PNG. */
export async function asPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
}
