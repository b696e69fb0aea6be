/** Ten short sounds of paper and wood, made here. Loaded when sound is first wanted. */

export type Sound = "card" | "sweep" | "turn" | "curtain" | "frog" | "jump" | "door" | "clash" | "round" | "refusal";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Plays one; a browser that has not been touched yet stays silent. */
export function play(sound: Sound, volume: number): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const out = context.createGain();
  out.gain.value = (volume / 100) * 0.6;
  out.connect(context.destination);
  SOUNDS[sound](context, out, context.currentTime + 0.01);
}

const SOUNDS: Record<Sound, (at: AudioContext, out: GainNode, when: number) => void> = {
  card: (at, out, when) => {
    paper(at, out, when, 0.06, 2400, 0.5);
    wood(at, out, when + 0.01, 150, 0.07, 0.35);
  },
  sweep: (at, out, when) => {
    for (let step = 0; step < 4; step++) paper(at, out, when + step * 0.055, 0.09, 1500 + step * 250, 0.3);
  },
  turn: (at, out, when) => {
    wood(at, out, when, 523, 0.35, 0.22);
    wood(at, out, when + 0.14, 659, 0.5, 0.22);
  },
  curtain: (at, out, when) => {
    paper(at, out, when, 0.55, 900, 0.4);
    wood(at, out, when + 0.4, 98, 0.2, 0.4);
  },
  frog: (at, out, when) => {
    croak(at, out, when, 110);
    croak(at, out, when + 0.16, 92);
  },
  jump: (at, out, when) => {
    croak(at, out, when, 150);
    paper(at, out, when + 0.2, 0.08, 1800, 0.35);
    croak(at, out, when + 0.32, 84);
    wood(at, out, when + 0.34, 74, 0.16, 0.4);
  },
  door: (at, out, when) => {
    wood(at, out, when, 110, 0.14, 0.5);
    paper(at, out, when + 0.08, 0.5, 600, 0.35);
    for (const [step, pitch] of [392, 523, 659].entries()) wood(at, out, when + 0.3 + step * 0.09, pitch, 0.4, 0.16);
  },
  clash: (at, out, when) => {
    paper(at, out, when, 0.07, 3200, 0.6);
    wood(at, out, when + 0.02, 196, 0.3, 0.4);
    wood(at, out, when + 0.02, 139, 0.34, 0.35);
  },
  round: (at, out, when) => {
    for (const [step, pitch] of [392, 494, 587].entries()) wood(at, out, when + step * 0.13, pitch, 0.6, 0.2);
  },
  refusal: (at, out, when) => wood(at, out, when, 82, 0.09, 0.5),
};

/** A rustle: noise through a band that closes. */
function paper(at: AudioContext, out: GainNode, when: number, length: number, pitch: number, loud: number): void {
  const source = at.createBufferSource();
  const band = at.createBiquadFilter();
  source.buffer = noiseOf(at);
  source.loop = true;
  band.type = "bandpass";
  band.frequency.setValueAtTime(pitch, when);
  band.frequency.exponentialRampToValueAtTime(pitch / 3, when + length);
  source.connect(band).connect(faded(at, out, when, length, loud));
  source.start(when);
  source.stop(when + length);
}

/** A soft knock: a tone that dies away. */
function wood(at: AudioContext, out: GainNode, when: number, pitch: number, length: number, loud: number): void {
  const tone = at.createOscillator();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  tone.connect(faded(at, out, when, length, loud));
  tone.start(when);
  tone.stop(when + length);
}

function croak(at: AudioContext, out: GainNode, when: number, pitch: number): void {
  const tone = at.createOscillator();
  const band = at.createBiquadFilter();
  tone.type = "sawtooth";
  tone.frequency.setValueAtTime(pitch, when);
  tone.frequency.linearRampToValueAtTime(pitch * 1.5, when + 0.12);
  band.type = "lowpass";
  band.frequency.value = 700;
  tone.connect(band).connect(faded(at, out, when, 0.13, 0.3));
  tone.start(when);
  tone.stop(when + 0.13);
}

function faded(at: AudioContext, out: GainNode, when: number, length: number, loud: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(0.0001, when);
  gain.gain.exponentialRampToValueAtTime(loud, when + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, when + length);
  gain.connect(out);
  return gain;
}

function noiseOf(at: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = at.createBuffer(1, at.sampleRate / 2, at.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return noise;
}
