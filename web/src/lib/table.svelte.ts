/** A table as this browser knows it: what the server told, folded into runes. */
import { Beat, type Tale } from './beat.svelte';
import { Connection, type LineState } from './connection';
import { replay, socketAddress, stateOf, whoSat } from './house';
import { keyOf } from './keys';
import { standIns, type Remark } from './remarks';
import type { Telling } from './skin';
import { takeHurry } from './visits';
import { Witness } from './witness';
import type {
  Bye, Chapter, Command, GameEvent, Line, MatchInfo, Moved, On, Presence, Refused, SeatInfo, State, TableInfo, View, You,
} from './protocol';

const NOBODY: Presence = { t: 'presence', online: [], watchers: 0, away: {}, stands_in: [] };
const CHAT_KEPT = 200;
const NOTES_KEPT = 60;

/** The match that is played, with what motion needs: the view before, and what happened between. */
export interface Play extends MatchInfo {
  previous: View | null;
  events: GameEvent[];
  heard: number; // when, on this browser's clock: clocks count from here
}

/** How everybody sat when a match ended: the seats may change before the next one. */
interface Ended {
  seats: SeatInfo[];
  me: number | null;
}

export class Table {
  info: TableInfo | null = $state.raw(null);
  you: You = $state.raw({});
  play: Play | null = $state.raw(null);
  presence: Presence = $state.raw(NOBODY);
  chat: Line[] = $state.raw([]);
  notes: Remark[] = $state.raw([]); // who came and went, in order
  line: LineState = $state('connecting');
  bye: Bye | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);
  spoken: Line | null = $state.raw(null); // the last line that came in live
  ended: Ended | null = $state.raw(null);
  hurried = $state(false); // a match against bots, asked for at the door: it begins as soon as this device has a hand in its chance
  readonly beat = new Beat<On | null>((told) => this.take(told));
  private guide: ((play: Play) => Promise<void>) | null = null;
  private sending = $state(false);
  private starting = $state(false);
  private spent: Play | null = $state.raw(null); // a move of this view was taken: what follows is on its way
  private readonly connection: Connection;
  private readonly witness: Witness;

  readonly me = $derived(this.you.seat ?? null);
  readonly telling = $derived(tellingOf(this.beat.tale, this.play)); // a move that is being uncovered: until then nothing of it counts
  readonly moves = $derived(this.info?.state === 'playing' && this.me !== null && !this.telling ? (this.play?.view.moves ?? []) : []);
  readonly acting = $derived(this.telling ? [] : actingSeats(this.info, this.play));
  readonly playing = $derived(['playing', 'paused'].includes(this.info?.state ?? ''));
  readonly busy = $derived(this.sending || (this.spent !== null && this.spent === this.play));
  readonly dealing = $derived(this.starting || this.info?.deal?.seats != null); // the match is called: devices tell their shares
  readonly silent = $derived(this.me === null && (this.info?.open ?? false)); // who may see all hands is not heard
  readonly myTurn = $derived(this.moves.length > 0);

  /** `token` null: as a spectator, whoever one is. */
  constructor(
    readonly code: string,
    token: string | null = keyOf(code),
  ) {
    this.hurried = token !== null && takeHurry(code);
    this.witness = new Witness(code, (command) => this.connection.say(command));
    this.connection = new Connection(socketAddress(code), token, {
      state: (told) => this.begin(told),
      on: (told) => this.follow(told),
      presence: (told) => this.look(told),
      line: (state, bye) => {
        this.line = state;
        this.bye = bye;
      },
    });
  }

  /** Say a command; what is refused is shown until the next one. */
  async say(command: Command): Promise<boolean> {
    const answer = await this.connection.say(command);
    this.refused = answer.t === 'refused' ? answer : null;
    return answer.t === 'ack';
  }

  /** Play a move of the view that is seen now. */
  async move(move: string): Promise<void> {
    if (!this.play || this.busy) return;
    const from = this.play;
    this.sending = true;
    try {
      if (await this.say({ t: 'move', move, at: from.at })) this.spent = from;
    } finally {
      this.sending = false;
    }
  }

  /** Begin the match: once, however often it is tapped. */
  async start(): Promise<void> {
    if (this.dealing) return;
    this.starting = true;
    try {
      await this.say({ t: 'start' });
    } finally {
      this.starting = false;
    }
  }

  /** Switch the odds; those of this very moment are asked for, others come with the moves. */
  async helpWithOdds(on: boolean): Promise<void> {
    if (!(await this.say({ t: 'odds', on })) || !this.play) return;
    const { match } = await stateOf(this.code);
    if (match?.at === this.play.at) this.play = { ...this.play, odds: match.odds ?? null };
  }

  /** What sitting down on a seat is called: in a match one has to ask, but for one's own. */
  sitting(seat: number): string {
    if (!this.playing) return 'web-sit-down';
    return seat === this.you.own ? 'web-back-to-seat' : 'web-ask-seat';
  }

  hurry = (): void => this.connection.hurry();
  shown = (on: boolean): void => this.connection.look(on);
  close = (): void => this.connection.close();

  /** Let a guide show one move after the other: what the server tells meanwhile waits. */
  showBy(guide: (play: Play) => Promise<void>): void {
    this.guide = guide;
    this.beat.push(null);
  }

  /** Take part in the next deal, and begin the match if that is what one came for. */
  private async deal(info: TableInfo, you: You = this.you): Promise<void> {
    await this.witness.lookAt(info, you);
    if (!this.hurried || !this.you.host || info.state !== 'waiting') return;
    this.hurried = false; // from here on the table is shown, whatever comes
    await this.start();
  }

  private begin(told: State): void {
    this.beat.clear();
    this.you = told.you;
    this.info = told.table;
    if (told.match) this.witness.begin(told.match, told.table);
    void this.deal(told.table);
    this.presence = told.presence;
    this.chat = told.chat;
    this.notes = told.notes ?? [];
    if (this.ended && told.match?.outcome && told.match.number === this.play?.number) return; // seats have changed: the result has not
    this.ended = null;
    this.play = told.match ? fresh(told.match) : null;
    if (this.play?.outcome) void this.recall(this.play).catch(() => {}); // else by the seats as they are now
    this.beat.push(null);
  }

  /** Who comes when a match is over: seats may have changed since it ended. */
  private async recall(play: Play): Promise<void> {
    const sat = await whoSat(this.code, play.number);
    const idOf = (name: string) => this.info?.guests.find((guest) => guest.name === name)?.id ?? null;
    const seats = sat.names.map((name, seat): SeatInfo => {
      const bot = sat.bots?.[seat] ?? null;
      return { name, avatar: sat.avatars?.[seat] ?? '', bot, guest: bot === null ? idOf(name) : null };
    });
    const mine = seats.findIndex(({ guest }) => guest != null && guest === this.you.guest);
    const me = mine < 0 ? null : mine;
    const view = me === this.me ? play.view : (await replay(this.code, play.number, me)).steps.at(-1)!.view;
    if (this.play !== play) return; // the next one has begun meanwhile
    this.play = { ...play, view };
    this.ended = { seats, me };
  }

  /** What the server told: chat and chance at once, and what is to be seen in its time. */
  private follow(told: On): void {
    if (told.said) this.hear(told.said);
    if (told.table) void this.deal(told.table, told.you ?? this.you);
    if (told.moved?.view) this.witness.see(told.moved.at, told.moved.view);
    if (told.moved || told.table || told.you || told.notes) this.beat.push(told, told.moved?.telling);
  }

  /** It has been told: from now on it is so. Null: nothing new, but a guide may have something to say. */
  private take(told: On | null): Promise<void> | void {
    if (told?.you) this.you = told.you;
    if (told?.table) this.meet(told.table);
    if (told?.moved && this.play) {
      this.play = moved(this.play, told.moved);
      if (this.play.outcome && this.info) this.end(this.info);
    }
    if (told?.notes?.length) this.note(told.notes);
    if (this.guide && this.play && (!told || told.moved)) return this.guide(this.play);
  }

  /** What was told of somebody who has another name now keeps the old one. */
  private meet(info: TableInfo): void {
    const names = this.info?.seats.map(({ name }) => name ?? '') ?? [];
    const until = this.play?.at ?? 0;
    if (this.play && this.playing && info.seats.some(({ name }, seat) => names[seat] !== (name ?? '')) && (this.play.earlier?.at(-1)?.until ?? -1) < until) {
      this.play = { ...this.play, earlier: [...(this.play.earlier ?? []), { until, names }] };
    }
    this.info = info;
  }

  private end(info: TableInfo): void {
    this.info = { ...info, state: 'over' };
    this.ended ??= { seats: info.seats, me: this.me };
  }

  private look(now: Presence): void {
    this.note(standIns(this.presence, now, this.info, this.play));
    this.presence = now;
  }

  private note(notes: Remark[]): void {
    if (notes.length) this.notes = [...this.notes, ...notes].slice(-NOTES_KEPT);
  }

  private hear(line: Line): void {
    this.chat = [...this.chat, line].slice(-CHAT_KEPT);
    this.spoken = line;
  }
}

function fresh(match: MatchInfo): Play {
  const events = match.story.at(-1)?.events ?? [];
  return { ...match, previous: null, events, heard: Date.now() };
}

function moved(play: Play, told: Moved): Play {
  const events = told.events ?? [];
  const chapter: Chapter = { at: told.at, who: told.who ?? null, events };
  // After an undo the story goes on from an earlier move.
  const before = play.story.filter((known) => known.at < told.at);
  return {
    ...play,
    at: told.at,
    story: events.length ? [...before, chapter] : before,
    previous: told.view ? play.view : play.previous,
    view: told.view ?? play.view,
    hands: told.hands ?? null,
    events,
    times: told.times ?? play.times,
    outcome: told.outcome ?? null,
    odds: told.odds ?? null,
    actors: told.actors ?? [],
    heard: Date.now(),
  };
}

function tellingOf(tale: Tale<On | null> | null, play: Play | null): Telling | null {
  const told = tale?.what?.moved;
  if (!tale || !told || !play) return null;
  const { beat, beats } = tale;
  return { beat, beats, view: told.view ?? play.view, events: told.events ?? [], outcome: told.outcome ?? null };
}

/** Who may act now: as the server says, by the clocks, or else by the view. */
function actingSeats(info: TableInfo | null, play: Play | null): number[] {
  if (!play || play.outcome || info?.state === 'waiting') return [];
  if (play.actors) return play.actors;
  if (play.times) return play.times.running;
  const mine = play.view.me;
  if (play.view.moves.length && mine !== null) return [mine];
  return typeof play.view.turn === 'number' ? [play.view.turn] : [];
}
