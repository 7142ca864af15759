/** Rate limit of sign-ins that begin with a passkey or through a provider. */
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { createLimit } from '../access/limit.ts';
import { originOf } from '../access/origin.ts';
import type { Clock } from '../clock.ts';

/**
 * What bounds rows: each beginning stores one, a challenge for five minutes or a pending sign-in for ten. Of one origin there are twice as
 * many as this at most, some megabytes. It bounds the calls to a provider too, as a return uses up the row of its beginning.
 *
 * It is as high as that of players, who share the address of the room, so that none of them keeps its facilitators out by a few calls.
 * The end of a sign-in has no limit: a signature, or a state of 256 bits, cannot be guessed; a wrong one stores nothing, and costs
 * look-ups by key and one signature to verify at most; a count of failures by origin would refuse the right ones that come from there.
 */
const BEGINNINGS = {
  most: 10_000,
  window: 10 * MINUTE_MS,
  code: 'too-many-failures',
  message: {
    en: 'Too many sign-ins from your address. Try again in some minutes.',
    fr: 'Trop de connexions depuis votre adresse. Réessayez dans quelques minutes.',
  },
};

/** @returns counts a sign-in that begins from this address; throws ServerError 429 beyond the limit */
export function createBegunSignIns(clock: Clock): (address: string) => void {
  const beginnings = createLimit(clock, BEGINNINGS);
  return (address) => {
    const tooMany = beginnings.take(originOf(address));
    if (tooMany) throw tooMany;
  };
}
