/** How people feel, drawn on 32 × 32: a font with such pictures is missing on too many machines. */
import type { EmoteName } from '../protocol';

const LINE = '#5b3206';
const line = (d: string, width = 2, colour = LINE) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const filled = (d: string, fill: string) => `<path fill="${fill}" d="${d}"/>`;
const ball = (mien: string, fill = '#f6c445') => `<circle cx="16" cy="16" r="14" fill="${fill}" stroke="${LINE}" stroke-width="1.5"/>${mien}`;
const eyes = (y: number, r = 2) => `<g fill="#3a2208"><circle cx="11" cy="${y}" r="${r}"/><circle cx="21" cy="${y}" r="${r}"/></g>`;
/** A mug of beer, leaning to the left or to the right. */
const mug = (turn: string) =>
  `<g transform="${turn}">${line('M13 8h2a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-2', 1.8)}<path fill="#e8a832" stroke="${LINE}" stroke-width="1.4" d="M3 6h10v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"/><path fill="#fff8e6" stroke="${LINE}" stroke-width="1.4" d="M2 7a3 3 0 0 1 2.4-4.4 3.8 3.8 0 0 1 7.2 0A3 3 0 0 1 14 7z"/></g>`;

export const EMOTES: Record<EmoteName, string> = {
  cheers: mug('translate(15 9) rotate(14) scale(.95)') + mug('translate(17 9) rotate(-14) scale(-.95 .95)') + line('M16 1v4M9 2l2 3M23 2l-2 3', 1.8, '#d9932a'),
  laugh: ball(
    `${line('M8 12q3-4 6 0M18 12q3-4 6 0')}<path fill="#7a2e1d" stroke="${LINE}" stroke-width="1.5" d="M8 17h16a8 8 0 0 1-16 0z"/>${filled('M9 17h14v2.5H9z', '#fff')}<g fill="#5fb2ee" stroke="#2a6ca8" stroke-width=".8"><path d="M5 12q-4 5-1 7t4-6z"/><path d="M27 12q4 5 1 7t-4-6z"/></g>`,
  ),
  liar: ball(`${eyes(12)}${line('M8 8l5 1M24 8l-5 1M10 24q5-3 9 0')}<path fill="#e9a43c" stroke="${LINE}" stroke-width="1.4" d="M15 14.5 30.5 17q1.5 1.6 0 3L15 19.5q-2.5-2.5 0-5z"/>`),
  wow: ball(`${eyes(13, 2.3)}${line('M8 7.5q3-2 5-.5M24 7.5q-3-2-5-.5')}<ellipse cx="16" cy="22.5" rx="3.5" ry="4.5" fill="#7a2e1d"/>`),
  think: ball(`${eyes(13)}${line('M8 9q3-2 6 0M18 7l5-1M12 21l8-2')}<path fill="#e9a43c" stroke="${LINE}" stroke-width="1.4" d="M5 31q-3-6 1-7l7-.5q2 .5 1 2l-4 .7q4 4-1 5.8z"/>`),
  cry: ball(`${line('M8 13q3 3 6 0M18 13q3 3 6 0M7 9l5-2M25 9l-5-2')}<path fill="#7a2e1d" d="M11 25a5 5 0 0 1 10 0z"/><g fill="#5fb2ee"><path d="M9 15h4v14a14 14 0 0 1-4-2.5zM19 15h4v11.5a14 14 0 0 1-4 2.5z"/></g>`),
  angry: ball(`${eyes(15)}${line('M7 9l7 4M25 9l-7 4', 2.6)}${line('M10 24q6-5 12 0')}`, '#e8663c'),
  hurry: `<g fill="#b83325" stroke="${LINE}" stroke-width="1.4"><path d="M4 11a6 6 0 0 1 8-7zM28 11a6 6 0 0 0-8-7z"/></g>${line('M8 27l-3 3M24 27l3 3', 2.4)}<circle cx="16" cy="17" r="11.5" fill="#fffaf0" stroke="#b83325" stroke-width="3"/>${line('M16 10v7l5 3', 2.2)}`,
};
