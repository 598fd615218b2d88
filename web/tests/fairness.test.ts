import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commitmentOf, digest, pledgeOf, sealOf, seedOf } from '../src/lib/fairness';

const venv = fileURLToPath(new URL('../../.venv/bin/python3', import.meta.url));
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : 'python3');

test.each(['i:7', 'b:00ff', `b:${'ab'.repeat(32)}`])('the browser makes the same commitment as the house: %s', (seed) => {
  const program = `from bluffhouse.core.seeds import Seed; print(Seed.parse("${seed}").commitment())`;
  expect(commitmentOf(seed)).toBe(execFileSync(python, ['-c', program], { encoding: 'utf8' }).trim());
});

test('another seed makes another commitment', () => {
  expect(commitmentOf('i:7')).not.toBe(commitmentOf('i:8'));
});

const DEAL = `
import json
from bluffhouse.core.deal import pledge_of, seal_of, seed_of
a, b = "a" * 64, "b" * 64
print(json.dumps([seal_of("KMRTXB", 7, a), pledge_of("KMRTXB", 7, a, 10, b), seed_of(a, {"10": b, "9": a})]))
`;

test('the browser makes the same seals, pledges and seeds as the house', () => {
  const [a, b] = ['a'.repeat(64), 'b'.repeat(64)];
  const ours = [sealOf('KMRTXB', 7, a), pledgeOf('KMRTXB', 7, a, 10, b), seedOf(a, { 10: b, 9: a })];
  expect(ours).toEqual(JSON.parse(execFileSync(python, ['-c', DEAL], { encoding: 'utf8' })));
});

const VIEWS = `
import json, random
import bluffhouse as bh
from bluffhouse.cli.sitting import plain
from bluffhouse.core.receipt import digest
told = []
for game in bh.games():
    match, luck = plain(game, players=3).new(7), random.Random(game)
    while not match.over and match.played < 40:
        told += [[view := match.view(seat), digest(view)] for seat in (None, 0)]
        seat = luck.choice(match.actors)
        match.play(luck.choice(match.legal(seat)), seat)
print(json.dumps(told))
`;

test('the browser knows every view of every game again', () => {
  const told = JSON.parse(execFileSync(python, ['-c', VIEWS], { encoding: 'utf8', maxBuffer: 1e9 })) as [unknown, string][];
  expect(told.length).toBeGreaterThan(200);
  for (const [view, known] of told) expect(digest(view)).toBe(known);
}, 120_000);
