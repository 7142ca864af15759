/** What a demo waits with. Tests bring their own. */
import { setTimeout as after } from 'node:timers/promises';

export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves at this moment, or as soon as the signal says that nobody waits any more. */
  until(moment: number, signal: AbortSignal): Promise<void>;
}

export const realTime: Time = {
  now: Date.now,
  until: (moment, signal) => after(moment - Date.now(), undefined, { signal, ref: false }).catch(() => undefined),
};
