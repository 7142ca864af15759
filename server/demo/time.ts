/** Clock and timer of a demo; replaced in tests. */
import { setTimeout as after } from 'node:timers/promises';

export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves at this time, or as soon as the signal is aborted. */
  until(moment: number, signal: AbortSignal): Promise<void>;
}

export const realTime: Time = {
  now: Date.now,
  until: (moment, signal) => after(moment - Date.now(), undefined, { signal, ref: false }).catch(() => undefined),
};
