/** What to tell a player when a call could not be done. The input is kept in every case, and trying again is safe. */
import type { Message } from './scene.ts';

const NETWORK = 'Le réseau ne répond pas. Rien n’est perdu\u00a0: réessayez dans un instant.';
const EXPIRED = 'Votre connexion a pris fin. Reconnectez-vous depuis l’accueil.';
const SERVER = 'Le serveur n’a pas pu répondre. Rien n’est perdu\u00a0: réessayez dans un instant.';

/** The sentence for an error of a `ChallengeBackend`: an `ApiError` carries its HTTP status (0: no answer came) and a French message. */
export function failureText(error: unknown): string {
  const status = statusOf(error);
  if (status === 0) return NETWORK;
  if (status === 401) return EXPIRED;
  return status >= 400 && status < 500 && error instanceof Error && error.message !== '' ? error.message : SERVER;
}

export function failureMessage(error: unknown): Message {
  return { tone: 'danger', text: failureText(error) };
}

/** Whether the challenge is not part of the player's session: asking again changes nothing. */
export function isNotInSession(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'not-in-session';
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
}
