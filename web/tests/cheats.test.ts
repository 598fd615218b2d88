/** A house that cheats, in a process of its own, against the connection, the witness and the check that pages have. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Connection } from '../src/lib/connection';
import { faultsOf, isPartOf, type Proof, type Receipt } from '../src/lib/fairness';
import type { MatchInfo, TableInfo, Welcome, You } from '../src/lib/protocol';
import { Witness } from '../src/lib/witness';

/** How a line ends does not matter here. */
class Calm extends WebSocket {
  constructor(address: string) {
    super(address);
    this.on('error', () => {});
  }
}
Object.assign(globalThis, { WebSocket: Calm });

const root = fileURLToPath(new URL('../..', import.meta.url));
const venv = join(root, '.venv/bin/python3');
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : 'python3');
const CHEATS = { grind: 'seal', stubborn: 'seal', commitment: 'commitment', ignore: 'mine', alter: 'mine', late: 'anew', seats: 'table' };

let process_: ChildProcess;
let house = '';
let settings: unknown; // of a short match

beforeAll(async () => {
  process_ = spawn(python, ['-m', 'tests.server.cheats'], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(process_.stdout!, 'data')) as [Buffer];
  ({ house, settings } = JSON.parse(String(line)) as { house: string; settings: unknown });
}, 120_000);
afterAll(() => void process_.stdin!.end());

class Memory {
  receipts: Receipt[] = [];
  get = (code: string, number: number, guest: number | null): Receipt | null =>
    this.receipts.find((one) => one.code === code && one.number === number && one.guest === guest) ?? null;
  put = (receipt: Receipt): void => void (this.receipts.includes(receipt) || this.receipts.push(receipt));
}

/** Play a match against a bot to its end, as a page does. */
async function played(name: string): Promise<{ proof: Proof; receipt: Receipt }> {
  const asked = await fetch(`${house}/api/tables`, { method: 'POST', body: JSON.stringify({ settings, name }) });
  const { code, token } = (await asked.json()) as Welcome;
  const shelf = new Memory();
  let info: TableInfo, you: You, begun: MatchInfo | null = null;
  return new Promise((over) => {
    const witness = new Witness(code, (command) => line.say(command), shelf);
    async function look(): Promise<void> {
      await witness.lookAt(info, you);
      if (info.state === 'waiting' && !info.deal!.seats) await line.say({ t: 'start' });
    }
    function play(match: Pick<MatchInfo, 'at' | 'view'>): void {
      const move = match.view.moves.at(-1);
      if (move) void line.say({ t: 'move', move, at: match.at });
    }
    const line = new Connection(`${house.replace('http', 'ws')}/api/tables/${code}/socket`, token, {
      state(told) {
        [info, you] = [told.table, told.you];
        if (told.match) witness.begin((begun = told.match), info);
        if (told.match) play(told.match);
        else void look();
      },
      on({ table, moved }) {
        if (table) {
          info = table;
          void witness.lookAt(info, you);
        }
        if (moved?.view) witness.see(moved.at, moved.view);
        if (moved?.outcome) {
          const { seed, house: own } = moved.outcome;
          line.close();
          const { deal = null, commitment } = begun!;
          over({ proof: { code, deal, commitment, seed, house: own ?? '' }, receipt: shelf.get(code, 1, you.guest!)! });
        } else if (moved?.view) play({ at: moved.at, view: moved.view });
      },
      presence() {},
      line() {},
    });
  });
}

test.each(Object.entries(CHEATS))('a house that cheats is caught: %s', async (cheat, fault) => {
  const { proof, receipt } = await played(cheat);
  expect(faultsOf(proof, receipt)).toContain(fault);
}, 60_000);

test('an honest house is not, and has this device’s share in its seed', async () => {
  const { proof, receipt } = await played('Ada');
  expect(faultsOf(proof, receipt)).toEqual([]);
  expect(isPartOf(receipt, proof.deal!)).toBe(true);
  expect(faultsOf({ ...proof, deal: null }, receipt)).toContain('seal'); // it tells nothing of the deal
}, 60_000);

/** What `bluffhouse verify` says to a receipt that a page has saved. */
async function verified({ proof, receipt }: { proof: Proof; receipt: Receipt }): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'receipt-'));
  const record = await fetch(`${house}/api/tables/${proof.code}/matches/1/record`);
  writeFileSync(join(folder, 'record.json'), await record.text());
  writeFileSync(join(folder, 'receipt.json'), JSON.stringify(receipt));
  try {
    const files = [join(folder, 'record.json'), '--receipt', join(folder, 'receipt.json')];
    return execFileSync(python, ['-c', 'from bluffhouse.cli import main; main()', 'verify', ...files], { encoding: 'utf8', cwd: root });
  } catch (error) {
    return String((error as { stdout: string }).stdout);
  }
}

test('what a page has seen is what the terminal finds again, to the last die', async () => {
  const match = await played('Ada');
  expect(Object.keys(match.receipt.seen).length).toBeGreaterThan(1);
  expect(await verified(match)).toContain('this device gave a share, and nothing was changed');
}, 120_000);

test('a die that was changed is found by the receipt that a page has saved', async () => {
  expect(await verified(await played('die'))).toContain('a die or a card was changed');
}, 120_000);
