/** The state at quarter past seven: what the gestures of a plan, in their order, have stopped, spared or lost. */
import type { Quarter } from './artifacts.ts';
import type { Gesture } from './gestures.server.ts';

/** Number of desks beside the device. The attack takes about one gesture's time to reach the next desk. */
const NEIGHBOURS = 3;

/**
 * The state at quarter past seven.
 * @param done the gestures of the plan, in their order
 * @param off whether the plan switches the device off
 */
export function quarterOf(done: readonly Gesture[], off: boolean): Quarter {
  const rash = done.filter(({ stage }) => stage === undefined);
  return {
    fallen: Math.min(NEIGHBOURS, waitedFor(done, 'cut')),
    of: NEIGHBOURS,
    reached: waitedFor(done, 'call') > 0,
    off,
    touched: rash.some(({ spot }) => spot === 'keyboard' || spot === 'disk'),
    answered: rash.some(({ spot }) => spot === 'screen'),
  };
}

/**
 * Number of gestures before the `due` one that take time, in which the attack spreads; `NEIGHBOURS` if the `due` one is missing. Warnings,
 * states and tolerated gestures take no time.
 */
function waitedFor(done: readonly Gesture[], due: 'cut' | 'call'): number {
  const at = done.findIndex(({ stage }) => stage === due);
  if (at < 0) return NEIGHBOURS;
  return done.slice(0, at).filter(({ stage, harmless }) => harmless === undefined && (stage === undefined || stage === 'then'))
    .length;
}
