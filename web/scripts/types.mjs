// The types of the protocol, from the server's own declarations. PYTHON names the interpreter that has the package.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = here('../src/generated');
const python = process.env.PYTHON ?? here('../../.venv/bin/python3');

mkdirSync(folder, { recursive: true });
execFileSync(existsSync(python) ? python : 'python3', ['-m', 'bluffhouse.server.requests.openapi', folder], { stdio: 'inherit' });

// Both files name their types alike, so one file of types tells messages and HTTP.
const { components } = JSON.parse(readFileSync(`${folder}/openapi.json`, 'utf8'));
const { $defs } = JSON.parse(readFileSync(`${folder}/messages.json`, 'utf8'));
const types = JSON.parse(
  JSON.stringify({ ...components?.schemas, ...$defs }).replaceAll('#/components/schemas/', '#/$defs/'),
);
await write('messages', types);

// What each game shows and tells: one file a game, for its skin.
for (const file of readdirSync(`${folder}/views`).filter((name) => name.endsWith('.json'))) {
  const told = JSON.parse(readFileSync(`${folder}/views/${file}`, 'utf8'), bare);
  const [, ...events] = told.anyOf; // the view comes first
  await write(`views/${file.slice(0, -5)}`, events.length ? { ...told.$defs, GameEvent: { anyOf: events } } : told.$defs);
}

/** A reference without its remarks: with them it would become a type of its own. */
function bare(_key, value) {
  return value?.$ref ? { $ref: value.$ref } : value;
}

/** A file of types from definitions of JSON Schema. */
async function write(name, $defs) {
  const everything = {
    title: 'Everything',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(Object.keys($defs).map((type) => [type, { $ref: `#/$defs/${type}` }])),
    $defs,
  };
  const source = await compile(everything, 'Everything', {
    additionalProperties: false,
    bannerComment: '// Made by `npm run types` from the house\'s declarations: do not edit.',
    ignoreMinAndMaxItems: true,
  });
  writeFileSync(`${folder}/${name}.ts`, source);
}
