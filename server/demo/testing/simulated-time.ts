/** Fake clock for tests of the demo, advanced by hand. */
import type { Time } from '../time.ts';

export interface SimulatedTime extends Time {
  /** Runs all timers up to this time; `ended` resolves when there will be no more timers. */
  advanceTo(moment: number, ended: Promise<void>): Promise<void>;
}

interface Waiting {
  readonly moment: number;
  go(): void;
}

export function simulatedTime(start: number): SimulatedTime {
  let now = start;
  let waiting: Waiting | undefined;
  let noticed: () => void = () => undefined;
  return {
    now: () => now,
    until: (moment, signal) =>
      new Promise((resolve) => {
        const go = () => {
          signal.removeEventListener('abort', go);
          waiting = undefined;
          resolve();
        };
        if (signal.aborted) return go();
        signal.addEventListener('abort', go, { once: true });
        waiting = { moment, go };
        noticed();
      }),
    async advanceTo(moment, ended) {
      let over = false;
      void ended.then(() => {
        over = true;
        noticed();
      });
      for (;;) {
        await new Promise<void>((resolve) => {
          noticed = resolve;
          if (waiting || over) resolve();
        });
        if (!waiting || waiting.moment > moment) break;
        now = Math.max(now, waiting.moment);
        waiting.go();
      }
      now = moment;
    },
  };
}
