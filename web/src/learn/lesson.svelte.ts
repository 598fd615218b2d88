/** A lesson as this browser follows it: what its guide says, in its time. */
import { hintsSince } from '../lib/house';
import type { Hint } from '../lib/protocol';
import type { Play, Table } from '../lib/table.svelte';

export class Lesson {
  note: Hint | null = $state.raw(null); // to be read before the table goes on
  hint: Hint | null = $state.raw(null); // what to do now
  quiet = $state(false); // the learner goes on without hints
  known = $state(false); // the last idea was told: only what is new is said from now on
  private hints: Hint[] = [];
  private asked = -1; // hints are known up to this many moves
  private readonly told = new Set<string>();
  private read: (() => void) | null = null;

  constructor(private readonly table: Table) {
    table.showBy((play) => this.show(play));
  }

  /** The note was read. */
  goOn = (): void => this.read?.();

  hush = (): void => {
    this.quiet = true;
    this.hint = null;
    this.goOn();
  };

  private async show(play: Play): Promise<void> {
    if (this.quiet) return;
    await this.ask(play.at);
    // Others may have moved before the guide was there; who comes back has heard what was said before.
    const since = play.story.some(({ who }) => who === play.view.me) ? play.at : 0;
    for (const hint of this.hints.filter(({ at, move }) => at >= since && at <= play.at && move == null)) await this.tell(hint);
    this.hint = this.quiet ? null : this.wanted(play);
  }

  /** What is asked of the learner: said at his last chance to act, which others may have let pass since. */
  private wanted({ at, view, story }: Play): Hint | null {
    if (!view.moves.length) return null;
    const mine = story.findLast(({ who }) => who === view.me)?.at ?? -1;
    return this.hints.findLast((hint) => hint.move != null && hint.at <= at && hint.at >= mine) ?? null;
  }

  private async tell(hint: Hint): Promise<void> {
    const name = `${hint.at} ${hint.key}`;
    if (this.quiet || this.told.has(name)) return;
    this.told.add(name);
    this.hint = null;
    this.note = hint;
    await new Promise<void>((read) => (this.read = read));
    this.read = null;
    this.note = null;
    this.known ||= hint.ends ?? false;
  }

  /** Ask for what is not known yet; without an answer the match simply goes on. */
  private async ask(at: number): Promise<void> {
    if (at <= this.asked && this.hints.some((hint) => hint.at === at)) return;
    const since = Math.min(at, this.asked + 1);
    try {
      const told = await hintsSince(this.table.code, since);
      this.hints = [...this.hints.filter((hint) => hint.at < since), ...told.hints];
      this.asked = told.at;
    } catch {
      this.asked = Math.min(this.asked, at - 1);
    }
  }
}
