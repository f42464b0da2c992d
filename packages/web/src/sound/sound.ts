import { settings } from '../settings/settings.ts';
import { type Note, SOUNDS, type SoundName } from './sounds.ts';

/** Seconds in which a note swells; without, it would click. */
const ATTACK = 0.006;
const SILENCE = 0.0001;

interface Desk {
  readonly context: AudioContext;
  readonly master: GainNode;
  readonly noise: AudioBuffer;
}

const breath = (context: AudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
};

const loudness = (): number => (settings.get().sound === 'on' ? Number(settings.get().volume) / 100 : 0);

let desk: Desk | null = null;

/** The sound desk, set up when something is first heard. */
const open = (): Desk => {
  if (desk !== null) return desk;
  const context = new AudioContext();
  const master = context.createGain();
  master.connect(context.destination);
  settings.subscribe(() => {
    master.gain.value = loudness(); // what is still sounding falls silent, too
  });
  desk = { context, master, noise: breath(context) };
  return desk;
};

const sourceOf = ({ context, noise }: Desk, { wave, pitch: [begins, ends] }: Note, start: number, end: number) => {
  if (wave === 'noise') {
    const source = new AudioBufferSourceNode(context, { buffer: noise });
    const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: 0.8 });
    filter.frequency.setValueAtTime(begins, start);
    filter.frequency.exponentialRampToValueAtTime(ends, end);
    return { source, out: source.connect(filter) };
  }
  const source = new OscillatorNode(context, { type: wave });
  source.frequency.setValueAtTime(begins, start);
  source.frequency.exponentialRampToValueAtTime(ends, end);
  return { source, out: source };
};

const strike = (to: Desk, note: Note, begins: number): void => {
  const start = begins + note.after;
  const end = start + note.lasts;
  const { source, out } = sourceOf(to, note, start, end);
  const envelope = to.context.createGain();
  envelope.gain.setValueAtTime(SILENCE, start);
  envelope.gain.exponentialRampToValueAtTime(note.loud, start + ATTACK);
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
  out.connect(envelope).connect(to.master);
  source.start(start);
  source.stop(end);
};

/** Plays a sound, `after` milliseconds from now. Nothing is heard before the reader has touched the page, or with sound off. */
export const play = (name: SoundName, after = 0): void => {
  if (loudness() === 0 || !navigator.userActivation.hasBeenActive) return;
  const to = open();
  to.master.gain.value = loudness();
  void to.context.resume();
  for (const note of SOUNDS[name]) strike(to, note, to.context.currentTime + after / 1000);
};
