/** What to tell a player when a call could not be done. The input is kept in every case, and trying again is safe. */
import { ApiError } from '#engine/client/api-error.ts';
import type { Message } from '#engine/frame/scene/scene.ts';

const NETWORK = 'Le réseau ne répond pas. Rien n’est perdu\u00a0: réessayez dans un instant.';
const EXPIRED = 'Votre connexion a pris fin. Reconnectez-vous depuis l’accueil.';
const SERVER = 'Le serveur n’a pas pu répondre. Rien n’est perdu\u00a0: réessayez dans un instant.';

/** The sentence for an error of a `ChallengeBackend`. The server's message is French, and for the player. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return SERVER;
  const { network, status, message } = error;
  if (network) return NETWORK;
  if (status === 401) return EXPIRED;
  // A full disk (507) is for people to mend: the server's sentence says whom to tell.
  return ((status >= 400 && status < 500) || status === 507) && message !== '' ? message : SERVER;
}

export function failureMessage(error: unknown): Message {
  // A session that does not run is no mistake of the player's.
  return { tone: isOfTheClock(error) ? 'info' : 'danger', text: failureText(error) };
}

/** Why asking again changes nothing: the player's session does not play it, or nobody plays it without a login. Null: it may. */
export function refusalOf(error: unknown): 'not-in-session' | 'players-only' | null {
  if (!(error instanceof ApiError)) return null;
  return error.code === 'not-in-session' || error.code === 'players-only' ? error.code : null;
}

/** Whether a session that does not run refused it: once it runs, nothing of that is true. */
export function isOfTheClock(error: unknown): boolean {
  return error instanceof ApiError && error.code.startsWith('session-');
}
