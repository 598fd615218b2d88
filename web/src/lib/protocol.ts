/** The types of the protocol, with what JSON Schema leaves open said more precisely. */
import type * as wire from '../generated/messages';

export type {
  Ack, Act, Acts, Asking, Balance, Bye, Called, Choice, Clock, Deal, Decision, Evening, EveningLine, EveningMatch, Facts, GameInfo, GuestInfo,
  Hint, Hints, Line, LobbyEntry, MatchEntry, Mine, NewGuest,
  NewLesson, Note, ReadyMark,
  NewTable, OptionInfo, Outcome, Presence, PresetInfo, Problem, PushKey, Recovery, Refused, Reviewed, SeatInfo, Settings, Spoken, Subscribed, Subscription,
  TableInfo, Telling, Times, Welcome, Why, You,
} from '../generated/messages';

export type Lang = 'en' | 'de' | 'bg';
export type Value = number | boolean | string;
export type Options = Record<string, Value>;

/** What every view has. */
export interface Seen {
  game: string;
  players: number;
  me: number | null;
  moves: string[];
}

/** What a viewer knows, of any game; `generated/views/<id>` says it for each. */
export interface View extends Seen {
  [part: string]: unknown;
}

/** What every event has. */
export interface Heard {
  event: string;
}

/** Something that happened, in any game: the key of a text `event-…`, with its arguments. */
export interface GameEvent extends Heard {
  player?: number;
  [argument: string]: unknown;
}

/** One thing worth knowing: a text `odds-…` with its arguments. */
export interface Odd {
  key: string;
  details: Record<string, unknown>;
  chance?: number | null;
  value?: number | null;
}

/** What a move is called: a text `move-…` with its arguments. */
export interface Label {
  key: string;
  [argument: string]: unknown;
}

export interface Chapter {
  at: number;
  who: number | null;
  events: GameEvent[];
}

export type MatchInfo = Omit<wire.MatchInfo, 'view' | 'story' | 'odds' | 'hands'> & {
  view: View;
  hands?: View[] | null;
  story: Chapter[];
  odds?: Odd[] | null;
  actors?: number[] | null;
};

export type Moved = Omit<wire.Moved, 'view' | 'events' | 'odds' | 'hands'> & {
  view?: View | null;
  hands?: View[] | null;
  events?: GameEvent[] | null;
  odds?: Odd[] | null;
  actors?: number[] | null;
};

export type State = Omit<wire.State, 'match'> & { match?: MatchInfo | null };
export type On = Omit<wire.On, 'moved'> & { moved?: Moved | null };
export type Resumed = Omit<wire.Resumed, 'missed'> & { missed: On[] };
export type Told = State | On | Resumed | wire.Presence | wire.Ack | wire.Refused | wire.Pong | wire.Bye;

export interface Step extends Chapter {
  view: View;
  beats?: number; // in which it is shown
}
export type DailyPuzzle = Omit<wire.DailyPuzzle, 'view' | 'events' | 'reasons'> & { view: View; events: GameEvent[]; reasons: Odd[] };
export type Replay = Omit<wire.Replay, 'steps'> & { steps: Step[] };

type Commands =
  | wire.Move | wire.Undo | wire.Say | wire.Emote | wire.Wish | wire.Odds | wire.Show | wire.Rename | wire.Sit | wire.Admit | wire.Decline
  | wire.Stand | wire.Leave | wire.Forget | wire.Ready | wire.Vacation | wire.Pledge | wire.Share | wire.SetBot | wire.Empty | wire.Swap | wire.Kick | wire.Lift | wire.Lock | wire.Mute
  | wire.PassHost | wire.Start | wire.Pause | wire.Resume | wire.Change | wire.Close;

type WithoutId<C> = C extends unknown ? Omit<C, 'id'> : never;

/** A command before it is sent: the connection gives it its id. */
export type Command = WithoutId<Commands>;

export const EMOTES = ['cheers', 'laugh', 'liar', 'wow', 'think', 'cry', 'angry', 'hurry'] as const;
export type EmoteName = (typeof EMOTES)[number];
