import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commitmentOf } from '../src/lib/fairness';

const venv = fileURLToPath(new URL('../../.venv/bin/python3', import.meta.url));
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : 'python3');

test.each(['i:7', 'b:00ff', `b:${'ab'.repeat(32)}`])('the browser makes the same commitment as the house: %s', (seed) => {
  const program = `from bluffhouse.core.seeds import Seed; print(Seed.parse("${seed}").commitment())`;
  expect(commitmentOf(seed)).toBe(execFileSync(python, ['-c', program], { encoding: 'utf8' }).trim());
});

test('another seed makes another commitment', () => {
  expect(commitmentOf('i:7')).not.toBe(commitmentOf('i:8'));
});
