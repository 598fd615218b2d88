/** The line to a table, against a real WebSocket server that can be as rude as networks are. */
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer, type WebSocket as Socket } from 'ws';
import { Connection, PACE, type LineState } from '../src/lib/connection';
import type { Bye, On, Presence, State } from '../src/lib/protocol';

Object.assign(globalThis, { WebSocket });

const PRESENCE: Presence = { t: 'presence', online: [], watchers: 0, away: {}, stands_in: [] };
const QUICK = { ...PACE, first: 5, most: 20 };
const state = (v: number) => ({ t: 'state', v, you: {}, table: {}, presence: PRESENCE, chat: [] });

/** Waits until something is so; the test's own time limit ends it if it never is. */
async function until(so: () => boolean): Promise<void> {
  while (!so()) await new Promise((done) => setTimeout(done, 2));
}

type Message = Record<string, unknown> & { t: string };

class House {
  readonly server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  sockets: Socket[] = [];
  heard: Message[] = [];
  answer: (message: Message, socket: Socket) => void = () => {};

  constructor() {
    this.server.on('connection', (socket) => {
      this.sockets.push(socket);
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as Message;
        this.heard.push(message);
        this.answer(message, socket);
      });
    });
  }

  get address(): string {
    return `ws://127.0.0.1:${(this.server.address() as { port: number }).port}`;
  }

  tell = (message: object): void => this.sockets.at(-1)!.send(JSON.stringify(message));
  hellos = (): Message[] => this.heard.filter(({ t }) => t === 'hello');
}

let house: House;
let guest: Connection | null;
let states: State[], ons: On[], lines: LineState[], byes: (Bye | null)[];

function join(token: string | null = 'secret', pace = QUICK): Connection {
  guest = new Connection(
    house.address,
    token,
    {
      state: (told) => states.push(told),
      on: (told) => ons.push(told),
      presence: () => {},
      line: (line, bye) => (lines.push(line), byes.push(bye)),
    },
    pace,
  );
  return guest;
}

beforeEach(async () => {
  house = new House();
  await once(house.server, 'listening');
  [states, ons, lines, byes] = [[], [], [], []];
  house.answer = ({ t }) => t === 'hello' && house.tell(state(4));
});

afterEach(() => {
  guest?.close();
  for (const socket of house.sockets) socket.terminate();
  house.server.close();
});

describe('hello', () => {
  test('tells the token and no version at first', async () => {
    join();
    await until(() => lines.at(-1) === 'open');
    expect(house.hellos()).toEqual([{ t: 'hello', token: 'secret' }]);
    expect(states).toHaveLength(1);
  });

  test('a spectator has no token', async () => {
    join(null);
    await until(() => lines.at(-1) === 'open');
    expect(house.hellos()).toEqual([{ t: 'hello' }]);
  });

  test('after a cut it goes on from the last version', async () => {
    join();
    await until(() => lines.at(-1) === 'open');
    house.tell({ t: 'on', v: 5 });
    await until(() => ons.length === 1);
    house.answer = ({ t }) => t === 'hello' && house.tell({ t: 'resumed', v: 7, missed: [{ t: 'on', v: 6 }, { t: 'on', v: 7 }], presence: PRESENCE });
    house.sockets[0]!.terminate();
    await until(() => ons.length === 3);
    expect(house.hellos()[1]).toEqual({ t: 'hello', token: 'secret', v: 5 });
    expect(ons.map(({ v }) => v)).toEqual([5, 6, 7]);
    expect(lines).toContain('waiting');
  });
});

describe('versions', () => {
  test('what was heard already is not heard twice', async () => {
    join();
    await until(() => lines.at(-1) === 'open');
    for (const v of [4, 5, 5, 6]) house.tell({ t: 'on', v });
    await until(() => ons.at(-1)?.v === 6);
    expect(ons.map(({ v }) => v)).toEqual([5, 6]);
  });

  test('a gap is noticed, and nothing after it is taken', async () => {
    join();
    await until(() => lines.at(-1) === 'open');
    house.tell({ t: 'on', v: 6 });
    await until(() => house.hellos().length === 2);
    expect(ons).toEqual([]);
    expect(house.hellos()[1]).toMatchObject({ v: 4 });
  });
});

describe('commands', () => {
  test('an answer keeps the promise', async () => {
    house.answer = ({ t, id }) => house.tell(t === 'hello' ? state(1) : { t: 'ack', id, v: 2 });
    const answer = await join().say({ t: 'start' });
    expect(answer).toMatchObject({ t: 'ack', v: 2 });
  });

  test('a move is answered by its own version', async () => {
    house.answer = ({ t, id }) => house.tell(t === 'hello' ? state(1) : { t: 'on', v: 2, ack: id });
    const answer = await join().say({ t: 'move', move: '1x2', at: 0 });
    expect(answer).toMatchObject({ t: 'ack', v: 2 });
    expect(ons.map(({ v }) => v)).toEqual([2]);
  });

  test('each has an id of its own', async () => {
    house.answer = ({ t, id }) => house.tell(t === 'hello' ? state(1) : { t: 'ack', id, v: 2 });
    const connection = join();
    await Promise.all([connection.say({ t: 'start' }), connection.say({ t: 'pause' })]);
    const ids = house.heard.filter(({ id }) => id).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  test('what was not answered is said again after a cut, with the same id', async () => {
    const connection = join();
    await until(() => lines.at(-1) === 'open');
    const answered = connection.say({ t: 'say', text: 'hm' });
    await until(() => house.heard.some(({ t }) => t === 'say'));
    house.answer = ({ t, id }) => house.tell(t === 'hello' ? { t: 'resumed', v: 4, missed: [], presence: PRESENCE } : { t: 'ack', id, v: 5 });
    house.sockets[0]!.terminate();
    expect(await answered).toMatchObject({ t: 'ack' });
    const said = house.heard.filter(({ t }) => t === 'say');
    expect(said).toHaveLength(2);
    expect(said[0]!.id).toBe(said[1]!.id);
  });

  test('nothing is said before the welcome', async () => {
    house.answer = () => {};
    void join().say({ t: 'start' });
    await until(() => house.hellos().length === 1);
    expect(house.heard.map(({ t }) => t)).toEqual(['hello']);
    house.tell(state(1));
    await until(() => house.heard.length === 2);
    expect(house.heard[1]!.t).toBe('start');
  });
});

describe('silence', () => {
  test('is broken by a ping, and ended by a new socket', async () => {
    join('secret', { ...QUICK, ping: 20, dead: 80 });
    await until(() => house.hellos().length === 2);
    expect(house.heard.some(({ t }) => t === 'ping')).toBe(true);
  });

  test('answered pings keep the socket', async () => {
    house.answer = ({ t, n }) => house.tell(t === 'hello' ? state(1) : { t: 'pong', n, now: 0 });
    join('secret', { ...QUICK, ping: 20, dead: 400 });
    await until(() => house.heard.filter(({ t }) => t === 'ping').length === 5);
    expect(house.sockets).toHaveLength(1);
  });
});

describe('bye', () => {
  test('with a time: comes back after it', async () => {
    join();
    await until(() => lines.at(-1) === 'open');
    house.tell({ t: 'bye', reason: 'restart', text: '', retry: 10 });
    await until(() => house.hellos().length === 2);
  });

  test('without one: stays away and says why', async () => {
    join();
    await until(() => lines.at(-1) === 'open');
    house.tell({ t: 'bye', reason: 'kicked', text: '' });
    await until(() => lines.at(-1) === 'ended');
    expect(byes.at(-1)?.reason).toBe('kicked');
    guest!.hurry();
    expect(house.sockets).toHaveLength(1);
  });
});

test('hurry does not wait for the next attempt', async () => {
  join('secret', { ...QUICK, first: 3_600_000, most: 3_600_000 });
  await until(() => lines.at(-1) === 'open');
  house.sockets[0]!.terminate();
  await until(() => lines.at(-1) === 'waiting');
  guest!.hurry();
  await until(() => house.hellos().length === 2);
});
