/** A pressed copy beside every file that gets smaller by it: the server has no work with it, a weak network less. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH = 0.9; // of its size, at most

export function press(): Plugin {
  let folder = '';
  return {
    name: 'bluffhouse-press',
    apply: 'build',
    configResolved: ({ build }) => void (folder = join(build.outDir, build.assetsDir)),
    closeBundle() {
      for (const name of readdirSync(folder)) {
        const plain = readFileSync(join(folder, name));
        const pressed = gzipSync(plain, { level: 9 });
        if (pressed.length < plain.length * WORTH) writeFileSync(join(folder, `${name}.gz`), pressed);
      }
    },
  };
}
