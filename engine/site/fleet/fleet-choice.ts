/**
 * Whether the player has put the line of the fleet away: kept in the browser under the identifier of the login, so that the next login
 * begins with the line, and nothing has to be cleared. In another file than the player's store, which the first visit loads.
 */
import { browserStorage } from '#engine/client/browser-storage.ts';

const KEY = 'fleet_line';
/**
 * Storage key of the current login, as in `engine/client/login-owner.ts`. Its value is an identifier of `IDENTIFIER_LENGTH` characters,
 * which reveals nothing, and the e-mail address.
 */
const LOGIN = 'login';
const IDENTIFIER_LENGTH = 36;

const local = browserStorage('localStorage');
const identifier = () => (local.read(LOGIN) ?? '').slice(0, IDENTIFIER_LENGTH);

/** Whether this login has hidden the line. */
export function isPutAway(): boolean {
  return local.read(KEY) === identifier();
}

/** Hides the line for this login, or shows it again. */
export function keepPutAway(away: boolean): void {
  local.write(KEY, away ? identifier() : null);
}
