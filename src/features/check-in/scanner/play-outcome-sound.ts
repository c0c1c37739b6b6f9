/** How an outcome feels: one can hear it without looking. */
export type OutcomeTone = "good" | "again" | "bad" | "stored" | "quiet";

interface Note {
  hertz: number;
  /** In seconds from the beginning. */
  from: number;
  length: number;
}

interface Sound {
  shape: OscillatorType;
  notes: Note[];
  /** In milliseconds, felt and paused in turn. */
  vibration: number[];
}

const sounds: Record<OutcomeTone, Sound> = {
  // Upwards, the same twice, and deep and long: told apart also by who hears no pitch.
  good: {
    shape: "sine",
    notes: [
      { hertz: 880, from: 0, length: 0.09 },
      { hertz: 1320, from: 0.1, length: 0.14 },
    ],
    vibration: [60],
  },
  again: {
    shape: "triangle",
    notes: [
      { hertz: 520, from: 0, length: 0.12 },
      { hertz: 520, from: 0.2, length: 0.12 },
    ],
    vibration: [60, 80, 60],
  },
  bad: { shape: "square", notes: [{ hertz: 160, from: 0, length: 0.45 }], vibration: [300] },
  stored: { shape: "sine", notes: [{ hertz: 700, from: 0, length: 0.14 }], vibration: [40] },
  quiet: { shape: "sine", notes: [{ hertz: 440, from: 0, length: 0.08 }], vibration: [20] },
};

const place = "tsudoi.scan_sounds";
const changed = "tsudoi:scan-sounds";
let context: AudioContext | undefined;

/** Browsers let a page sound only after somebody has touched it; to be called by what they touch. */
export function unlockSounds(): void {
  context ??= typeof AudioContext === "undefined" ? undefined : new AudioContext();
  if (context?.state === "suspended") void context.resume().catch(() => {});
}

export function areSoundsOn(): boolean {
  return localStorage.getItem(place) !== "off";
}

/** Keeps the choice on this device. */
export function turnSounds(isOn: boolean): void {
  localStorage.setItem(place, isOn ? "on" : "off");
  dispatchEvent(new Event(changed));
}

/** @returns what ends the listening */
export function onSoundsTurned(hear: () => void): () => void {
  addEventListener(changed, hear);
  return () => removeEventListener(changed, hear);
}

/** Sounds and shakes, where the device can; a device that is muted shakes still. */
export function playOutcomeSound(tone: OutcomeTone): void {
  const { shape, notes, vibration } = sounds[tone];
  // Chromium writes an error where nobody has touched the page yet.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(vibration);
  if (!areSoundsOn()) return;
  unlockSounds();
  if (context?.state !== "running") return;
  for (const note of notes) play(context, shape, note);
}

function play(audio: AudioContext, shape: OscillatorType, { hertz, from, length }: Note): void {
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  const start = audio.currentTime + from;
  oscillator.type = shape;
  oscillator.frequency.value = hertz;
  // Without a soft edge each tone begins and ends with a crack.
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.3, start + 0.01);
  volume.gain.setValueAtTime(0.3, start + length - 0.02);
  volume.gain.linearRampToValueAtTime(0, start + length);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}
