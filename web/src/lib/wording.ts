/** Texts of one language: Fluent, as the Python side speaks it (core/words.py). */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import SEATS from '../../../src/bluffhouse/core/text/seats.json'; // arguments that are seats
import type { GameEvent, Lang } from './protocol';

export type Arguments = Record<string, unknown>;

/** All texts of one language: those of the house, and of one game. */
export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false, functions: { NUMBER: number } });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    const [name = '', attribute] = key.split('.');
    const message = this.bundle.getMessage(name);
    return attribute ? attribute in (message?.attributes ?? {}) : message?.value != null;
  }

  /** The text of a key (`message` or `message.attribute`); a key without a text is shown itself. */
  say = (key: string, details: Arguments = {}): string => {
    const [name = '', attribute] = key.split('.');
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) return key;
    return this.bundle.formatPattern(pattern, plain(details), []);
  };

  /** An event as a line of the log; `$who` is `you` if it was the reader's own doing. */
  tell(event: GameEvent, names: string[], me: number | null): string {
    const who = me !== null && event.player === me ? 'you' : 'other';
    return this.say(`event-${event.event}`, { ...named(event, names), who });
  }
}

/** Unlike Fluent's own NUMBER it takes `style: "percent"`, as the Python side does. */
function number([value]: FluentValue[], options: Record<string, FluentValue>): FluentNumber {
  const given = value as FluentNumber;
  const own = Object.entries(options).map(([name, option]) => [name, option instanceof FluentNumber ? option.value : option]);
  return new FluentNumber(given.value, { ...given.opts, ...Object.fromEntries(own) });
}

/** Arguments with the names of the players whose seats they are. */
export function named(details: Arguments, names: string[]): Arguments {
  const seats = SEATS.filter((key) => typeof details[key] === 'number');
  return { ...details, ...Object.fromEntries(seats.map((key) => [key, names[details[key] as number] ?? String(details[key])])) };
}

/** A whole number chooses plural forms and has a real minus, but is not grouped: its digits are enough, and the browser's formats take long to load. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value).replace('-', '−');
  }
}

function plain(details: Arguments): Record<string, FluentVariable> {
  const argument = (value: unknown): FluentVariable => {
    if (typeof value !== 'number') return String(value);
    return Number.isInteger(value) ? new Whole(value) : value;
  };
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, argument(value)]));
}
