import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { fluent } from './scripts/fluent.ts';
import { press } from './scripts/press.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.BLUFFHOUSE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), fluent(here('../src/bluffhouse')), press()],
  resolve: { alias: { $lib: here('src/lib') } },
  build: {
    outDir: here('../src/bluffhouse/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files: every one costs a weak phone time. What the door needs; what tables need beyond it; a skin a game.
          groups: [
            { name: 'house', test: /src\/(main\.ts|App\.svelte|door\/)/, priority: 2 },
            { name: 'table', test: /src\/(table|tv|replay|evening|lib\/pieces)\//, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
  test: { include: ['{src,tests}/**/*.test.ts'], environment: 'node' },
});
