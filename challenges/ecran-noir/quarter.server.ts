/** Quarter past seven by a plan: what its gestures, in their order, have stopped, spared or lost. */
import type { Quarter } from './artifacts.ts';
import type { Gesture } from './gestures.server.ts';

/** Desks beside the device, each reached in about the time of one gesture. */
const NEIGHBOURS = 3;

/**
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
 * How many gestures that take time come before the one that stops the attack; without it, the attack has all the time there is. What harms
 * nobody gives it none.
 */
function waitedFor(done: readonly Gesture[], due: 'cut' | 'call'): number {
  const at = done.findIndex(({ stage }) => stage === due);
  if (at < 0) return NEIGHBOURS;
  return done.slice(0, at).filter(({ stage, harmless }) => harmless === undefined && (stage === undefined || stage === 'then'))
    .length;
}
