/** Small sounds, made on the spot: no files to load. */
import { habits } from './habits.svelte';

let made: Speaker | null = null;

interface Speaker {
  context: AudioContext;
  out: GainNode;
}

/** Where sound comes from; none if it is unwanted, or before the page was touched (browsers refuse). */
function speaker(): Speaker | null {
  if (!habits.sound || !habits.volume || !navigator.userActivation?.hasBeenActive) return null;
  made ??= make();
  made.out.gain.value = habits.volume / 100;
  if (made.context.state === 'suspended') void made.context.resume();
  return made;
}

function make(): Speaker {
  const context = new AudioContext();
  const out = new GainNode(context);
  out.connect(context.destination);
  return { context, out };
}

interface Tone {
  at: number; // seconds from now
  hertz: number;
  lasts: number;
  loud?: number;
  shape?: OscillatorType;
}

function tones(list: Tone[]): void {
  const from = speaker();
  if (!from) return;
  const { context, out } = from;
  for (const { at, hertz, lasts, loud = 0.12, shape = 'triangle' } of list) {
    const start = context.currentTime + at;
    const voice = new OscillatorNode(context, { type: shape, frequency: hertz });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    voice.connect(volume).connect(out);
    voice.start(start);
    voice.stop(start + lasts);
  }
}

/** Short noise: dice on wood, a card on felt. */
function rattle(knocks: number, hertz: number): void {
  const from = speaker();
  if (!from) return;
  const { context, out } = from;
  const length = 0.05 * context.sampleRate;
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  for (let i = 0; i < knocks; i++) {
    const source = new AudioBufferSourceNode(context, { buffer });
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: hertz * (0.8 + Math.random() * 0.4) });
    source.connect(filter).connect(new GainNode(context, { gain: 0.5 })).connect(out);
    source.start(context.currentTime + i * 0.06 + Math.random() * 0.03);
  }
}

export const sounds = {
  turn: () => tones([{ at: 0, hertz: 660, lasts: 0.25 }, { at: 0.12, hertz: 880, lasts: 0.4 }]),
  move: () => rattle(1, 900),
  dice: () => rattle(7, 2200),
  card: () => rattle(1, 3800),
  call: () => tones([{ at: 0, hertz: 196, lasts: 0.35, shape: 'sawtooth' }, { at: 0.09, hertz: 147, lasts: 0.5, shape: 'sawtooth' }]),
  lift: () => rattle(2, 500),
  count: (share: number) => tones([{ at: 0, hertz: 440 * 2 ** share, lasts: 0.18 }]), // it rises to the end
  verdict: (good: boolean) => tones((good ? [392, 494, 587] : [311, 262, 208]).map((hertz, i) => ({ at: i * 0.09, hertz, lasts: 0.6 }))),
  win: () => tones([523, 659, 784, 1047].map((hertz, i) => ({ at: i * 0.13, hertz, lasts: 0.5 }))),
  lose: () => tones([392, 330, 262].map((hertz, i) => ({ at: i * 0.2, hertz, lasts: 0.5, shape: 'sine' as const }))),
  chat: () => tones([{ at: 0, hertz: 990, lasts: 0.12, loud: 0.06 }]),
};

/** Those that need nothing to be known. */
export type SoundName = { [Name in keyof typeof sounds]: (typeof sounds)[Name] extends () => void ? Name : never }[keyof typeof sounds];
