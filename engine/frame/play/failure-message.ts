/** Error messages of failed calls, for players. The input is kept in every case, and a retry is safe. */
import { ApiError } from '#engine/client/api-error.ts';
import type { Message } from '#engine/frame/scene/scene.ts';

const NETWORK = 'Le réseau ne répond pas. Rien n’est perdu\u00a0: réessayez dans un instant.';
const EXPIRED = 'Votre connexion a pris fin. Reconnectez-vous depuis l’accueil.';
const SERVER = 'Le serveur n’a pas pu répondre. Rien n’est perdu\u00a0: réessayez dans un instant.';

/** Message for an error of a `ChallengeBackend`. The server's own message, if any, is in French and written for players. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return SERVER;
  const { network, status, message } = error;
  if (network) return NETWORK;
  // The link of a return has no login that has ended: the server says what is wrong with the link.
  if (error.refused(401) && error.code !== 'return-needed') return EXPIRED;
  // A full disk (507) is not temporary: the server's message says whom to tell.
  return ((status >= 400 && status < 500) || status === 507) && message !== '' ? message : SERVER;
}

export function failureMessage(error: unknown): Message {
  // A paused or ended session is not the player's mistake.
  return { tone: isOfTheClock(error) ? 'info' : 'danger', text: failureText(error) };
}

/** Why a retry is useless: the mission is not in the player's session, or guests may not play it. Null if a retry may help. */
export function refusalOf(error: unknown): 'not-in-session' | 'players-only' | null {
  if (!(error instanceof ApiError)) return null;
  return error.code === 'not-in-session' || error.code === 'players-only' ? error.code : null;
}

/** Whether the session clock caused the error: the error is then void once the session runs. */
export function isOfTheClock(error: unknown): boolean {
  return error instanceof ApiError && error.code.startsWith('session-');
}
