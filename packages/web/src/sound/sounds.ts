/* A few short sounds, made in the page: tones that fade, and bursts of noise. */

export type SoundKey = 'card' | 'point' | 'die' | 'success' | 'failure' | 'defcon' | 'turn';

/** Seconds from the beginning of the sound, and how long it takes to fade. */
interface Moment {
  readonly at: number;
  readonly fades: number;
  /** Beside the others of the same sound. */
  readonly loud: number;
}
interface Tone extends Moment {
  readonly hertz: number;
  readonly wave: OscillatorType;
}
interface Noise extends Moment {
  /** The middle of what is heard of it. */
  readonly hertz: number;
}
interface Sound {
  readonly tones?: readonly Tone[];
  readonly noises?: readonly Noise[];
}

const note = (hertz: number, at = 0, fades = 0.4): Tone => ({ hertz, at, fades, loud: 0.5, wave: 'sine' });
const tap = (at: number, hertz: number): Noise => ({ hertz, at, fades: 0.05, loud: 0.9 });

const SOUNDS: Readonly<Record<SoundKey, Sound>> = {
  card: { noises: [{ hertz: 2400, at: 0, fades: 0.14, loud: 0.5 }] },
  point: { tones: [{ hertz: 330, at: 0, fades: 0.09, loud: 0.7, wave: 'triangle' }], noises: [tap(0, 900)] },
  die: { noises: [tap(0, 1700), tap(0.09, 1500), tap(0.2, 1300), tap(0.36, 1100)] },
  success: { tones: [note(523), note(784, 0.13, 0.5)] },
  failure: { tones: [note(311), note(233, 0.15, 0.5)] },
  defcon: {
    tones: [
      { hertz: 110, at: 0, fades: 0.35, loud: 0.9, wave: 'triangle' },
      { hertz: 110, at: 0.32, fades: 0.6, loud: 0.9, wave: 'triangle' },
    ],
  },
  turn: { tones: [note(587), note(784, 0.16, 0.5)] },
};

/** The loudest that any of them gets. */
const LOUDEST = 0.3;
const NOISE_SECONDS = 0.3;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** The first sound would wait for this, and the page with it. */
export function wake(): void {
  context ??= new AudioContext();
}

/** Plays a sound after so many seconds. Browsers allow none before somebody has touched the page. */
export function play(key: SoundKey, volume: number, after = 0): void {
  context ??= new AudioContext();
  void context.resume();
  const begin = context.currentTime + after;
  const { tones = [], noises = [] } = SOUNDS[key];
  for (const { hertz, wave, ...moment } of tones) {
    const tone = new OscillatorNode(context, { type: wave, frequency: hertz });
    start(context, tone, tone, moment, begin, volume);
  }
  for (const { hertz, ...moment } of noises) {
    noise ??= noiseOf(context);
    const source = new AudioBufferSourceNode(context, { buffer: noise });
    const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: hertz, Q: 1.2 });
    source.connect(band);
    start(context, source, band, moment, begin, volume);
  }
}

function start(
  sound: AudioContext,
  source: AudioScheduledSourceNode,
  last: AudioNode,
  { at, fades, loud }: Moment,
  begin: number,
  volume: number,
): void {
  const gain = new GainNode(sound);
  gain.gain.setValueAtTime(Math.max(LOUDEST * loud * volume, 0.0001), begin + at);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + at + fades);
  last.connect(gain).connect(sound.destination);
  source.start(begin + at);
  source.stop(begin + at + fades);
}

function noiseOf(sound: AudioContext): AudioBuffer {
  const length = Math.ceil(sound.sampleRate * NOISE_SECONDS);
  const buffer = new AudioBuffer({ length, sampleRate: sound.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
