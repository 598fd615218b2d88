/**
 * A hand at the table, which tests put into the page. It plays what the stage offers, and fiddles with the other
 * controls there, as a thumb would: it taps only what is in sight, and remembers what was covered or too small.
 */
(() => {
  const TOUCH = 44; // pixels
  const OVER = '.playing section.over';
  const PATIENCE = 60_000; // milliseconds in which nothing happens at the table
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const stage = () => document.querySelector('.playing .stage');
  const usable = (button) => !button.disabled && button.checkVisibility() && !button.closest('[inert]');
  const found = (which) => [...(stage()?.querySelectorAll(which) ?? [])].filter(usable);
  const OTHERS = 'button:not([data-move]), [role=spinbutton], input[type=range]';
  const named = (button) => `${button.ariaLabel ?? ''} ${button.innerText}`.trim();

  /** Nothing flies or fades; what pulses for ever does not count. */
  const atRest = () =>
    stage().getAnimations({ subtree: true }).every(({ effect }) => effect.getComputedTiming().endTime === Infinity);

  /** Numbers from 0 to 1 that are the same for the same seed. */
  function dice(seed) {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let t = Math.imul(state ^ (state >>> 15), 1 | state);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
    };
  }

  /** The kind of a move: what is left of its notation without numbers. */
  const kindOf = (move) => move.replace(/\d+x\d/, 'bid').replace(/[^a-z ]/g, '').replace(/ +/g, ' ').trim();

  /** What there is to do: moves, other controls, or the way on from a sheet. */
  function choices() {
    const sheet = document.querySelector('dialog[open]');
    if (sheet) return { plays: [], others: [sheet.querySelector('.primary') ?? sheet.querySelector('header button')] };
    if (!document.querySelector('.turn.mine')) return { plays: [], others: [] };
    return { plays: found('button[data-move]'), others: found(OTHERS) };
  }

  class Hand {
    played = {}; // moves by kind
    flaws = new Set();
    scrolled = new Set(); // kinds of moves that were out of sight
    fiddled = 0;

    constructor(seed, { like = [], dislike = [] } = {}) {
      this.random = dice(seed);
      this.like = like; // kinds of moves that it plays whenever it can
      this.dislike = dislike; // and those that it plays when there is nothing else
    }

    any(list) {
      return list[Math.floor(this.random() * list.length)];
    }

    /** Something to tap: now and then a control that plays nothing, else a kind of move that was rarely played. */
    choose() {
      const { plays: all, others } = choices();
      const kind = (button) => kindOf(button.dataset.move);
      const liked = all.filter((button) => this.like.includes(kind(button)));
      if (liked.length) return this.any(liked);
      const better = all.filter((button) => !this.dislike.includes(kind(button)));
      const plays = better.length ? better : all;
      const restless = better.length ? 0.3 : 1;
      const fiddle = others.length && (!plays.length || (this.fiddled < 3 && this.random() < restless));
      if (fiddle || !plays.length) return this.any(others);
      const times = (button) => this.played[kind(button)] ?? 0;
      const least = Math.min(...plays.map(times));
      return this.any(this.random() < 0.5 ? plays : plays.filter((button) => times(button) === least));
    }

    /** Looks whether a thumb would hit it. */
    aim(button) {
      const { bottom, top } = button.getBoundingClientRect();
      const bar = document.querySelector('header:not(dialog header)')?.getBoundingClientRect().bottom ?? 0;
      const dock = document.querySelector('.dock')?.getBoundingClientRect().height ?? 0;
      const rest = atRest(); // what flies or fades is not where it will be
      if (top < bar || bottom > innerHeight - dock) {
        if (rest && button.dataset.move) this.scrolled.add(kindOf(button.dataset.move));
        button.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
      if (!rest) return;
      const { x, y, width, height } = button.getBoundingClientRect();
      const { offsetWidth: wide, offsetHeight: high } = button;
      if (wide < TOUCH || high < TOUCH) this.flaws.add(`${named(button)}: only ${wide} × ${high} pixels`);
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const answer = hit?.closest('[role=alert]'); // the house has said why something cannot be done
      if (answer) answer.querySelector('button:last-of-type').click();
      else if (!hit || !button.contains(hit)) this.flaws.add(`${named(button)}: covered by ${hit?.outerHTML.slice(0, 120)}`);
    }

    count({ dataset: { move } }) {
      if (move) this.played[kindOf(move)] = (this.played[kindOf(move)] ?? 0) + 1;
      this.fiddled = move ? 0 : this.fiddled + 1;
    }

    tap(button) {
      this.aim(button);
      this.count(button);
      button.click();
      if ('shout' in button.dataset) button.click(); // what cannot be taken back is tapped twice
    }

    /** For who has keys only: what to go to, if there is anything; 'over' if there is nothing any more. */
    seek() {
      if (document.querySelector(OVER)) return 'over';
      this.target = this.choose();
      return this.target ? 'go' : 'wait';
    }

    /** Where the keys are: there, not yet, or what was looked for has gone. */
    reached() {
      if (!this.target.isConnected || this.target.disabled) return 'gone';
      if (document.activeElement !== this.target) return 'no';
      if (getComputedStyle(this.target).outlineStyle === 'none') this.flaws.add(`${named(this.target)}: no sign of the focus`);
      this.count(this.target);
      if ('shout' in this.target.dataset) return 'shout';
      return this.target.matches('button') ? 'button' : 'wheel';
    }

    report() {
      return { played: this.played, flaws: [...this.flaws], scrolled: [...this.scrolled] };
    }

    /** Plays until the match is over, or until something is seen. */
    async play(until = OVER) {
      let idle = Date.now();
      let seen = '';
      while (!document.querySelector(until)) {
        const button = this.choose();
        if (button) this.tap(button);
        const now = document.querySelector('.turn')?.textContent;
        if (button?.dataset.move || now !== seen) [idle, seen] = [Date.now(), now];
        else if (Date.now() - idle > PATIENCE) {
          throw new Error(`nothing to do: ${document.querySelector('.turn')?.innerText} ${stage()?.innerText}`);
        }
        await wait(button ? 1 : 20);
      }
      document.querySelector('dialog[open] header button')?.click(); // it was reading when another one ended the match
      return this.report();
    }
  }

  window.Hand = Hand;
})();
