/** Number of seconds of the decoy's countdown. */
export const SECONDS = 3;
/** Milliseconds of one second of the countdown, before the player's time allowance lengthens it. */
export const STEP = 1000;

/** '3s', '2s', '1s', then 'Prêt !' (specification, section 2). */
export function countdownText(left: number): string {
  return left > 0 ? `${left}s` : 'Prêt !';
}

/** 'Overlay actif' while the countdown runs, then 'Action sécurisée'. */
export function statusText(left: number): string {
  return left > 0 ? 'Overlay actif' : 'Action sécurisée';
}
