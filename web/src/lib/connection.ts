/**
 * The line to a table: a WebSocket that comes back by itself.
 *
 * Every version is handed on once and in order; a gap or a long silence opens a new socket, which goes on
 * from the last version. A command is said until it is answered: its id makes repeats harmless.
 */
import type { Ack, Bye, Command, On, Presence, Refused, State, Told } from './protocol';

export type LineState = 'connecting' | 'open' | 'waiting' | 'ended';

export interface Listener {
  state(told: State): void;
  on(told: On): void;
  presence(told: Presence): void;
  line(state: LineState, bye: Bye | null): void;
}

export const PACE = {
  ping: 8_000, // of silence, before a ping
  dead: 20_000, // of silence, before the socket is given up
  first: 500, // before the first new attempt
  most: 15_000, // between attempts
};

type Answer = Ack | Refused;

interface Said {
  text: string;
  answer(answer: Answer): void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private version: number | null = null;
  private attempts = 0;
  private heard = 0;
  private greeted = false;
  private over = false;
  private looks = true;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setInterval> | undefined;
  private readonly unanswered = new Map<string, Said>();
  private readonly name = crypto.getRandomValues(new Uint32Array(2)).join('-');
  private count = 0;

  constructor(
    private readonly address: string,
    private readonly token: string | null,
    private readonly listener: Listener,
    private readonly pace = PACE,
    private readonly random = Math.random,
  ) {
    this.connect();
  }

  /** Say a command; the promise is kept when the server has answered, over as many sockets as it takes. */
  say(command: Command): Promise<Answer> {
    const id = `${this.name}-${++this.count}`;
    const text = JSON.stringify({ ...command, id });
    return new Promise((answer) => {
      this.unanswered.set(id, { text, answer });
      if (this.greeted) this.socket?.send(text);
    });
  }

  /** Do not wait any longer: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.over) return;
    if (this.retry !== undefined) this.connect();
    else this.check();
  }

  /** Whether somebody sees the page: who does not is called when it is his turn. */
  look(on: boolean): void {
    this.looks = on;
    if (this.greeted) this.socket?.send(JSON.stringify({ t: 'ping', n: 0, looks: on }));
  }

  close(): void {
    this.over = true;
    this.drop();
    clearTimeout(this.retry);
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    this.listener.line('connecting', null);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.greeted = false;
    this.heard = Date.now();
    socket.onopen = () => {
      const v = this.version === null ? {} : { v: this.version };
      socket.send(JSON.stringify({ t: 'hello', ...(this.token ? { token: this.token } : {}), ...v }));
    };
    socket.onmessage = ({ data }) => {
      this.heard = Date.now();
      this.hear(JSON.parse(String(data)) as Told);
    };
    socket.onclose = () => this.lost(socket);
    clearInterval(this.watch);
    this.watch = setInterval(() => this.check(), this.pace.ping / 2);
  }

  private hear(told: Told): void {
    switch (told.t) {
      case 'state':
        this.version = told.v;
        this.listener.state(told);
        return this.welcome();
      case 'resumed':
        for (const on of told.missed) this.step(on);
        this.listener.presence(told.presence);
        return this.welcome();
      case 'on':
        this.step(told);
        if (told.ack != null) this.answered({ t: 'ack', id: told.ack, v: told.v });
        return;
      case 'presence':
        return this.listener.presence(told);
      case 'ack':
      case 'refused':
        return this.answered(told);
      case 'bye':
        return this.part(told);
    }
  }

  private answered(answer: Answer): void {
    this.unanswered.get(answer.id)?.answer(answer);
    this.unanswered.delete(answer.id);
  }

  private step(on: On): void {
    if (this.version === null || on.v <= this.version) return;
    if (on.v > this.version + 1) return this.again(0); // something was lost: ask for it
    this.version = on.v;
    this.listener.on(on);
  }

  private welcome(): void {
    if (this.greeted) return; // a whole state in the middle: a new match, another seat
    this.greeted = true;
    this.attempts = 0;
    this.listener.line('open', null);
    if (!this.looks) this.look(false);
    for (const { text } of this.unanswered.values()) this.socket?.send(text);
  }

  private check(): void {
    const silence = Date.now() - this.heard;
    if (silence >= this.pace.dead) this.again(0);
    else if (silence >= this.pace.ping && this.greeted) this.socket?.send('{"t":"ping","n":0}');
  }

  private part(bye: Bye): void {
    if (bye.retry != null) return this.again(bye.retry);
    this.over = true;
    this.drop();
    this.listener.line('ended', bye);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.over) return;
    this.again(Math.min(this.pace.most, this.pace.first * 2 ** this.attempts));
  }

  /** Come back after about so long, spread so that not everybody knocks at once. */
  private again(delay: number): void {
    this.drop();
    this.attempts += 1;
    this.listener.line('waiting', null);
    this.retry = setTimeout(() => this.connect(), delay * (0.5 + this.random()));
  }

  private drop(): void {
    clearInterval(this.watch);
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
