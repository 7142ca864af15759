/** Whether a victory is celebrated with light and sound: the player's choice, kept in the browser. */
import { useSyncExternalStore } from 'react';
import { browserStorage } from '#engine/client/browser-storage.ts';
import { wantsReducedMotion } from '#engine/client/reduced-motion.ts';

const STORED_AS = 'celebration';
/** Duration of both bells in milliseconds. */
const SOUND_MS = 1_200;
const storage = browserStorage('localStorage');
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isWanted = () => storage.read(STORED_AS) !== 'off';

export function useCelebration(): { readonly wanted: boolean; readonly choose: (wanted: boolean) => void } {
  const wanted = useSyncExternalStore(subscribe, isWanted, () => true);
  return {
    wanted,
    choose(next) {
      storage.write(STORED_AS, next ? null : 'off');
      for (const listener of listeners) listener();
    },
  };
}

/**
 * Two bells of a lookout, soft and short. Silent where the player chose so, where the system asks for less motion, and where the
 * browser has no sound or does not allow any yet.
 */
export function ring(): void {
  if (!isWanted() || wantsReducedMotion()) return;
  try {
    const audio = new AudioContext();
    for (const [index, pitch] of [660, 990].entries()) bell(audio, pitch, audio.currentTime + index * 0.16);
    // Closed by a timer of the page: a context that the browser keeps suspended never reaches the end of a bell.
    setTimeout(() => void audio.close(), SOUND_MS);
  } catch {
    // The victory is complete without sound.
  }
}

function bell(audio: AudioContext, pitch: number, at: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.08, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.9);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.9);
}
