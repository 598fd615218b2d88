/** The guests' faces, drawn on 64 × 64: two colours and a few strokes each. */
const EYES = '<circle cx="24" cy="31" r="3"/><circle cx="40" cy="31" r="3"/>';

interface Face {
  ground: string;
  drawing: string;
}

const drawn = (ground: string, drawing: string): Face => ({ ground, drawing });

export const DRAWINGS: Record<string, Face> = {
  fox: drawn(
    '#3d6b59',
    `<path fill="#e07b39" d="M10 12 24 20h16l14-8-4 24-18 20-18-20z"/><path fill="#fff3df" d="m14 34 18 8 18-8-18 22z"/><g fill="#2b1c10">${EYES}<circle cx="32" cy="50" r="4"/></g>`,
  ),
  owl: drawn(
    '#4a4a78',
    '<path fill="#9a7148" d="M12 10 24 18h16l12-8v30a20 18 0 0 1-40 0z"/><g fill="#fff3df"><circle cx="23" cy="30" r="9"/><circle cx="41" cy="30" r="9"/></g><g fill="#2b1c10"><circle cx="23" cy="30" r="4"/><circle cx="41" cy="30" r="4"/></g><path fill="#f0b44c" d="m28 36 4 8 4-8z"/>',
  ),
  cat: drawn(
    '#8c3b3b',
    `<path fill="#4a4543" d="M12 8 24 18h16l12-10v30a20 18 0 0 1-40 0z"/><g fill="#cfe26b"><ellipse cx="24" cy="31" rx="5" ry="4"/><ellipse cx="40" cy="31" rx="5" ry="4"/></g><g fill="#1c1410"><ellipse cx="24" cy="31" rx="1.6" ry="4"/><ellipse cx="40" cy="31" rx="1.6" ry="4"/></g><path fill="#f2a0a0" d="m29 39h6l-3 4z"/><path stroke="#fff3df" stroke-width="1.5" d="m8 38 14 3M8 46l14-2M56 38l-14 3M56 46l-14-2"/>`,
  ),
  bear: drawn(
    '#b0803a',
    `<g fill="#6b4226"><circle cx="15" cy="17" r="8"/><circle cx="49" cy="17" r="8"/><circle cx="32" cy="34" r="22"/></g><ellipse cx="32" cy="43" rx="11" ry="9" fill="#d9b48a"/><g fill="#2b1c10">${EYES}<ellipse cx="32" cy="39" rx="5" ry="3.5"/><path d="M31 42h2v6h-2z"/></g>`,
  ),
  hare: drawn(
    '#5a7fa8',
    `<g fill="#e9dcc9"><ellipse cx="23" cy="16" rx="6" ry="16"/><ellipse cx="41" cy="16" rx="6" ry="16"/><circle cx="32" cy="39" r="19"/></g><g fill="#eab3a8"><ellipse cx="23" cy="16" rx="2.5" ry="11"/><ellipse cx="41" cy="16" rx="2.5" ry="11"/><path d="m28 41h8l-4 5z"/></g><g fill="#2b1c10"><circle cx="24" cy="35" r="3"/><circle cx="40" cy="35" r="3"/></g><path fill="#fff" d="M28.5 49h7v7h-7z"/>`,
  ),
  frog: drawn(
    '#c79a2e',
    '<g fill="#4f8a3c"><circle cx="19" cy="20" r="10"/><circle cx="45" cy="20" r="10"/><ellipse cx="32" cy="38" rx="24" ry="18"/></g><g fill="#fff8e6"><circle cx="19" cy="20" r="6"/><circle cx="45" cy="20" r="6"/></g><g fill="#2b1c10"><circle cx="20" cy="20" r="3"/><circle cx="44" cy="20" r="3"/></g><path fill="none" stroke="#23431a" stroke-width="3" stroke-linecap="round" d="M16 40q16 12 32 0"/>',
  ),
  badger: drawn(
    '#6f8f4e',
    `<g fill="#55504c"><circle cx="15" cy="19" r="7"/><circle cx="49" cy="19" r="7"/><path d="M10 30a22 20 0 0 1 44 0q0 16-22 28-22-12-22-28z"/></g><path fill="#fbf5e6" d="M27 11h10l2 47h-14zM12 26l6-8 2 32-6-8zM52 26l-6-8-2 32 6-8z"/><g fill="#1c1410">${EYES}<circle cx="32" cy="53" r="4.5"/></g>`,
  ),
  goat: drawn(
    '#7c5aa0',
    `<path fill="none" stroke="#c9a56a" stroke-width="6" stroke-linecap="round" d="M24 20Q12 16 12 4M40 20Q52 16 52 4"/><path fill="#f0e7d8" d="M16 22h32l-4 22-12 12-12-12z"/><path fill="#d8c8b0" d="M4 24l14 0-4 8zM60 24l-14 0 4 8zM28 54h8l-4 10z"/><g fill="#2b1c10">${EYES}<path d="M28 46h3v2h-3zm5 0h3v2h-3z"/></g>`,
  ),
  raven: drawn(
    '#a8b8c0',
    '<path fill="#2a2d3a" d="M32 8a22 22 0 0 1 22 22v26H10V30A22 22 0 0 1 32 8z"/><path fill="#f0b44c" d="m22 34h20l-10 20z"/><path stroke="#8a5a12" stroke-width="1.5" d="M25 41h14"/><g fill="#fff8e6"><circle cx="22" cy="27" r="5"/><circle cx="42" cy="27" r="5"/></g><g fill="#1c1410"><circle cx="23" cy="27" r="2.5"/><circle cx="41" cy="27" r="2.5"/></g>',
  ),
  pig: drawn(
    '#4d7f86',
    `<path fill="#eea9a2" d="M10 12 22 16h20l12-4-4 12a20 20 0 1 1-36 0z"/><ellipse cx="32" cy="43" rx="10" ry="7" fill="#d97f78"/><g fill="#5b2620">${EYES}<circle cx="28" cy="43" r="2"/><circle cx="36" cy="43" r="2"/></g>`,
  ),
  hedgehog: drawn(
    '#c0693f',
    '<path fill="#5b4534" d="m32 4 5 7 8-5 2 9 9-1-2 9 8 4-6 7 6 8-9 2v9H11v-9l-9-2 6-8-6-7 8-4-2-9 9 1 2-9 8 5z"/><circle cx="32" cy="39" r="16" fill="#ecd3b0"/><g fill="#2b1c10"><circle cx="26" cy="36" r="2.5"/><circle cx="38" cy="36" r="2.5"/><circle cx="32" cy="44" r="4"/></g>',
  ),
  wolf: drawn(
    '#8a2f4a',
    `<path fill="#7d8794" d="m8 6 16 12h16L56 6l-4 30-20 22-20-22z"/><path fill="#e8ecf0" d="m13 35 13-2 6 8 6-8 13 2-19 23z"/><g fill="#1c1410"><path d="m19 29 10 3-2 3-8-2zM45 29l-10 3 2 3 8-2z"/><circle cx="32" cy="51" r="4"/></g>`,
  ),
};

/** Somebody without a face: forgotten, or from long ago. */
const SOMEBODY: Face = drawn('#8a8378', '<g fill="#efe7d8"><circle cx="32" cy="24" r="13"/><path d="M8 62a24 22 0 0 1 48 0z"/></g>');

/** What who came later with the same face wears, so that it is told by more than its ground. */
const WORN = [
  '<path fill="#d8414f" stroke="#5b1420" stroke-width="1.5" d="m32 57-14-8v16zM32 57l14-8v16z"/><circle cx="32" cy="57" r="4.5" fill="#5b1420"/>',
  '<path fill="#2b2433" d="M20-2h24v14H20zM11 12h42v5H11z"/><path fill="#d9932a" d="M20 7h24v5H20z"/>',
  '<path fill="#b3362b" d="M12 52q20 12 40 0v8q-20 12-40 0z"/><path fill="#f6efe0" d="M20 55.5v8l6 2v-8zM38 57.500v8l6-2v-8z"/>',
  '<g fill="#f7d7e3"><circle cx="49" cy="8" r="5"/><circle cx="57" cy="13" r="5"/><circle cx="54" cy="22" r="5"/><circle cx="44" cy="22" r="5"/><circle cx="41" cy="13" r="5"/></g><circle cx="49" cy="16" r="5" fill="#d9932a"/>',
  '<path fill="#3d6fb6" d="m32-8 14 24H18z"/><path fill="#f0c04a" d="m26 3 12 0 3 5H23z"/><circle cx="32" cy="-6" r="5" fill="#f0c04a"/>',
];
const worn = (number: number): string => WORN[number % WORN.length]!;

/** How bots look: machines of ten makes and two metals, one for each of twenty seats, and a mien for each character. */
interface Make {
  metal: string;
  drawing: (lamp: string, metal: string) => string;
}
const make = (metal: string, drawing: Make['drawing']): Make => ({ metal, drawing });
const MAKES: Make[] = [
  make('#e4ddcd', (lamp, metal) => `<path stroke="#d9d3c4" stroke-width="3" d="M32 8v10"/><circle cx="32" cy="8" r="5" fill="${lamp}"/><rect x="10" y="18" width="44" height="36" rx="9" fill="${metal}"/>`),
  make('#cfe0dc', (lamp, metal) => `<path stroke="#d9d3c4" stroke-width="3" d="m22 18-6-11M42 18l6-11"/><g fill="${lamp}"><circle cx="16" cy="6" r="4"/><circle cx="48" cy="6" r="4"/></g><circle cx="32" cy="38" r="23" fill="${metal}"/>`),
  make('#e8d3b4', (lamp, metal) => `<g fill="${lamp}"><rect x="4" y="28" width="10" height="14" rx="4"/><rect x="50" y="28" width="10" height="14" rx="4"/></g><rect x="11" y="10" width="42" height="48" rx="20" fill="${metal}"/>`),
  make('#d5d3e4', (lamp, metal) => `<path fill="${lamp}" d="M20 18a12 11 0 0 1 24 0z"/><path fill="${metal}" d="M16 18h32q5 0 6 5l5 28q1 5-4 5H9q-5 0-4-5l5-28q1-5 6-5z"/>`),
  make('#8d6b4f', (lamp, metal) => `<path fill="none" stroke="#d9d3c4" stroke-width="3" d="m20 4 12 14L44 4"/><rect x="6" y="17" width="52" height="40" rx="5" fill="${metal}"/><rect x="12" y="22" width="40" height="31" rx="7" fill="#efe6cf"/><circle cx="32" cy="17" r="3" fill="${lamp}"/>`),
  make('#dfe3c4', (lamp, metal) => `<path fill="${metal}" d="M18 9h28l16 26-16 26H18L2 35z"/><g fill="${lamp}"><circle cx="20" cy="16" r="3"/><circle cx="44" cy="16" r="3"/></g>`),
  make('#d8dde3', (lamp, metal) => `<circle cx="32" cy="35" r="25" fill="none" stroke="${metal}" stroke-width="9" stroke-dasharray="9.820 9.820"/><circle cx="32" cy="35" r="24" fill="${metal}"/><circle cx="32" cy="18" r="4" fill="${lamp}"/>`),
  make('#e6d8d2', (lamp, metal) => `<g fill="none" stroke="${lamp}" stroke-width="4"><circle cx="25" cy="6" r="5"/><circle cx="39" cy="6" r="5"/><path d="M32 8v10"/></g><rect x="13" y="16" width="38" height="44" fill="${metal}"/><path fill="#9a8f80" d="M9 14h46v6H9zM9 56h46v6H9z"/>`),
  make('#f3ecc9', (lamp, metal) => `<path fill="${metal}" d="M32 4a25 25 0 0 1 17 43l-3 5H18l-3-5A25 25 0 0 1 32 4z"/><path fill="#9a8f80" d="M19 53h26v4H19zM21 58h22v4H21z"/><path fill="none" stroke="${lamp}" stroke-width="3" d="m24 20 4-7 4 7 4-7 4 7"/>`),
  make('#d2e0d0', (lamp, metal) => `<path fill="${metal}" d="M9 4 24 16h16L55 4v46q0 9-9 9H18q-9 0-9-9z"/><path fill="${lamp}" d="m13 12 7 6h-7zM51 12l-7 6h7z"/>`),
];
const COPPER = '#cf9a6c';
interface Mien {
  lamp: string;
  drawing: string;
}
const mien = (lamp: string, drawing: string): Mien => ({ lamp, drawing });
const machine = ({ lamp, drawing }: Mien, number: number): string => {
  const { metal, drawing: shape } = MAKES[number % MAKES.length]!;
  return shape(lamp, Math.floor(number / MAKES.length) % 2 ? COPPER : metal) + drawing;
};
const eyes = (ry: number, pupil = 2.2) =>
  `<g fill="#2b3a44"><ellipse cx="24" cy="33" rx="6" ry="${ry}"/><ellipse cx="40" cy="33" rx="6" ry="${ry}"/></g><g fill="#f0b44c"><circle cx="24" cy="33" r="${pupil}"/><circle cx="40" cy="33" r="${pupil}"/></g>`;
const mouth = (d: string) => `<path fill="none" stroke="#2b3a44" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

const MIENS: Record<string, Mien> = {
  plain: mien('#f0b44c', eyes(5) + mouth('M23 46h18')),
  honest: mien('#7fc98a', eyes(6.5, 3) + mouth('M22 44q10 8 20 0')),
  cautious: mien('#7db4f2', eyes(4, 1.6) + mouth('M22 46q4-4 7 0t7 0 6 0') + mouth('M17 27l8-3M47 27l-8-3')),
  reckless: mien('#e0503a', eyes(5.5, 2.6) + mouth('M20 43q12 12 24 0z') + mouth('M17 25l11 3M47 25l-11 3')),
  suspicious: mien('#c79ae8', eyes(2.6, 1.8) + mouth('M24 47l14-2') + mouth('M17 29h12M36 24l10 3')),
};

/** How a bot without a character looks, on no seat in particular. */
export const BOT: Face = drawn('#54606b', machine(MIENS.plain!, 0));

/** A ground of its own for every number. */
const ground = (number: number) => `hsl(${Math.round(number * 137.5 + 200) % 360} 32% 40%)`;

/** The face of a bot: by its character, with a make and a ground for each seat. */
export const botFace = (bot: string, seat: number): string => `${bot.split('/')[1] || 'plain'}.${seat + 1}`;

/** What a face is called: `fox`, or `fox.2` on another ground and in other clothes; for bots `honest.3`. */
export function faceOf(avatar: string, bot: boolean): Face {
  const [name = '', number] = avatar.split('.');
  if (bot) return number ? drawn(ground(Number(number)), machine(MIENS[name] ?? MIENS.plain!, Number(number))) : BOT;
  const face = DRAWINGS[name] ?? SOMEBODY;
  return number ? drawn(ground(Number(number)), face.drawing + worn(Number(number))) : face;
}

/** A seat that nobody has taken. */
export const CHAIR: Face = drawn(
  '#d8c49c',
  '<path fill="none" stroke="#7c5a34" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M20 10v46M44 38v18M20 38h24M20 14h8M20 26h8"/>',
);

export const FACES = Object.keys(DRAWINGS);
