/** What a device writes down, and when it keeps its share to itself. */
import { beforeEach, expect, test } from 'vitest';
import { faultsOf, pledgeOf, type Receipt } from '../src/lib/fairness';
import type { Command, Deal, TableInfo, You } from '../src/lib/protocol';
import { Witness } from '../src/lib/witness';

const CODE = 'KMRTXB';
const SEAL = 'e'.repeat(64);
const YOU: You = { guest: 3, seat: 1 };

let kept: Map<string, Receipt>;
let said: Command[];
let answer: 'ack' | 'refused';

const key = (code: string, number: number, guest: number | null) => [code, number, guest].join();
const shelf = {
  get: (code: string, number: number, guest: number | null) => structuredClone(kept.get(key(code, number, guest)) ?? null),
  put: (receipt: Receipt) => void kept.set(key(receipt.code, receipt.number, receipt.guest), structuredClone(receipt)),
};
const witness = () => new Witness(CODE, (command) => (said.push(command), Promise.resolve({ t: answer })), shelf);
const receipt = () => kept.get(key(CODE, 1, 3))!;
const mine = () => pledgeOf(CODE, 1, SEAL, 3, receipt().share!);

const table = (deal: Partial<Deal>): TableInfo => ({
  code: CODE, settings: { game: 'any', options: { players: 2 } }, state: 'waiting', match: 0, guests: [],
  seats: [{ guest: 0 }, { guest: 3 }], deal: { number: 1, seal: SEAL, ...deal },
});

beforeEach(() => {
  [kept, said, answer] = [new Map(), [], 'ack'];
});

test('it pledges once, and tells its share when pledges are closed', async () => {
  const device = witness();
  await device.lookAt(table({}), YOU);
  await device.lookAt(table({}), YOU); // its pledge is on its way
  expect(said).toEqual([{ t: 'pledge', number: 1, pledge: mine() }]);
  const pledges = { 3: mine() };
  await device.lookAt(table({ pledges }), YOU);
  expect(said.length).toBe(1);
  await device.lookAt(table({ pledges, seats: [0, 3] }), YOU);
  await device.lookAt(table({ pledges, seats: [0, 3] }), YOU);
  expect(said.slice(1)).toEqual([{ t: 'share', share: receipt().share }]);
  expect(receipt()).toMatchObject({ given: true, anew: false, called: { pledges, seats: [0, 3] } });
});

test('who only watches pledges nothing, and writes down what he sees', async () => {
  await witness().lookAt(table({}), {});
  expect(said).toEqual([]);
  expect(kept.get(key(CODE, 1, null))).toMatchObject({ seal: SEAL, share: null });
});

test('after a reload, and in another tab, it has the same share', async () => {
  await witness().lookAt(table({}), YOU);
  const { share } = receipt();
  const again = witness();
  await again.lookAt(table({ pledges: { 3: mine() } }), YOU);
  expect(said.length).toBe(1);
  await again.lookAt(table({ pledges: { 3: mine() }, seats: [0, 3] }), YOU);
  expect(said[1]).toEqual({ t: 'share', share });
});

test('a refused pledge is said again', async () => {
  const device = witness();
  answer = 'refused';
  await device.lookAt(table({}), YOU);
  answer = 'ack';
  await device.lookAt(table({}), YOU);
  expect(said.length).toBe(2);
});

test('devices of one guest do not quarrel: the last that came is bound', async () => {
  const device = witness();
  await device.lookAt(table({}), YOU);
  await device.lookAt(table({ pledges: { 3: 'f'.repeat(64) } }), YOU);
  await device.lookAt(table({ pledges: { 3: 'f'.repeat(64) }, seats: [0, 3] }), YOU);
  expect(said.length).toBe(1); // and it does not tell what nobody is bound to use
});

test.each<[string, Partial<Deal>, Partial<Deal>]>([
  ['another seal', {}, { seal: 'd'.repeat(64) }],
  ['a call that is taken back', { seats: [0, 3] }, {}],
  ['another pledge after the call', { seats: [0, 3] }, { seats: [0, 3], pledges: { 0: 'f'.repeat(64) } }],
  ['other seats after the call', { seats: [0, 3] }, { seats: [3, 0] }],
])('a deal that is begun anew: %s', async (_, first, then) => {
  const device = witness();
  await device.lookAt(table({}), YOU);
  await device.lookAt(table(first), YOU);
  said = [];
  await device.lookAt(table(then), YOU);
  expect(receipt().anew).toBe(true);
  expect(said).toEqual([]);
  expect(receipt().seal).toBe(SEAL); // what it saw first
  expect(faultsOf({ code: CODE, deal: { number: 1, seal: SEAL }, commitment: '' }, receipt())).toContain('anew');
});
