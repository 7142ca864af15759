/** Errors whose message is sent to the caller. All others are internal, and are answered with 500 without details. */

import type { ConsoleLanguage, Role } from '#schemas/facilitators.ts';

/** A message of the console's calls, in each of its languages. */
export type ConsoleText = Readonly<Record<ConsoleLanguage, string>>;

export class ServerError extends Error {
  /** The message: in both languages for a console call, in French for a player's call. */
  readonly text: string | ConsoleText;
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  /** `Retry-After`: seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, text: string | ConsoleText, more: { field?: string; retryAfter?: number } = {}) {
    // Without a stack trace, which would be a sixth of what it costs to refuse a call under load: these errors are expected, and where
    // one is logged, its message and code say what happened.
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    super(typeof text === 'string' ? text : text.en);
    Error.stackTraceLimit = limit;
    this.text = text;
    this.name = 'ServerError';
    this.status = status;
    this.code = code;
    this.field = more.field;
    this.retryAfter = more.retryAfter;
  }
}

/** French message for players; the code is for the program. */
export function playerLoginNeeded(): ServerError {
  return new ServerError(
    401,
    'login-needed',
    'Cette action demande un joueur connecté. Connectez-vous avec votre e-mail et le code de session.',
  );
}

/** The error for guests. Not 401, which would mean that a login has ended. */
export function playersOnly(): ServerError {
  return new ServerError(
    403,
    'players-only',
    'Cette mission se joue en session : connectez-vous avec votre e-mail et le code de votre session.',
  );
}

/** The error for a mission whose debrief was shown at the end of a session that was then given more time. */
export function debriefTold(): ServerError {
  return new ServerError(403, 'debrief-told', 'Corrigé déjà lu : cette mission se joue sans points.');
}

export function invalidToken(): ServerError {
  return new ServerError(401, 'invalid-token', 'Votre connexion a expiré. Reconnectez-vous : votre score est conservé.');
}

export function facilitatorLoginNeeded(): ServerError {
  return new ServerError(401, 'login-needed', { en: 'Sign in to the console.', fr: 'Connectez-vous à la console.' });
}

/** For an invalid token of a projector, also after a facilitator revoked its link, or the link expired. */
export function projectorNeeded(): ServerError {
  return new ServerError(
    401,
    'projector-needed',
    'Cette adresse de projection n’est plus valable. Une nouvelle s’ouvre depuis la console.',
  );
}

/** For an invalid token of a remote, also after a facilitator revoked it, its session was archived, or its time was over. */
export function remoteNeeded(): ServerError {
  return new ServerError(401, 'remote-needed', {
    en: 'This phone is not paired any more. Pair it again from the session in the console.',
    fr: 'Ce téléphone n’est plus associé. Associez-le de nouveau depuis la session, dans la console.',
  });
}

/** A remote's token opens the calls of `/remote` alone. */
export function remoteRefused(): ServerError {
  return new ServerError(403, 'remote-only', {
    en: 'A paired phone may not do this: use the console.',
    fr: 'Un téléphone associé ne peut pas le faire : passez par la console.',
  });
}

/** For an invalid API token, also after it was revoked or expired, or its account was removed. */
export function apiTokenRefused(): ServerError {
  return new ServerError(401, 'api-token-refused', {
    en: 'This API token is wrong, was revoked, or has ended. Its owner makes another in the console, under “Your account”.',
    fr: 'Ce jeton d’API est faux, révoqué ou arrivé à son terme. La personne qui l’a créé en crée un autre dans la console, sous « Votre compte ».',
  });
}

/** @param scope of the token @param scopes that open the call; empty for most calls */
export function scopeNeeded(scope: string, scopes: readonly string[]): ServerError {
  const needed = scopes.join(', ');
  return new ServerError(403, 'scope-needed', {
    en: `An API token of the scope ${scope} does not open this call${needed ? `: it takes the scope ${needed}` : ', and no other does'}.`,
    fr: `Un jeton d’API de la portée ${scope} n’ouvre pas cet appel${needed ? ` : il faut la portée ${needed}` : ', et aucun autre non plus'}.`,
  });
}

/** For an invalid link of a return, also one whose appointment was withdrawn or deleted. */
export function returnNeeded(): ServerError {
  return new ServerError(
    401,
    'return-needed',
    'Ce lien n’ouvre aucun retour : il est incomplet, ou ce rendez-vous a été retiré, ou sa session effacée.',
  );
}

/** @param least the lowest role that has access */
export function roleNeeded(least: Role): ServerError {
  return new ServerError(403, 'role-needed', {
    en: `Your role does not allow this: it takes the role ${least}.`,
    fr: `Votre rôle ne le permet pas : il faut le rôle ${least}.`,
  });
}

export function unknownChallenge(): ServerError {
  return new ServerError(404, 'unknown-challenge', 'Ce défi n’existe pas.');
}

export function unknownSession(): ServerError {
  return new ServerError(404, 'unknown-session', {
    en: 'This session does not exist (any more).',
    fr: 'Cette session n’existe pas (ou plus).',
  });
}

export function unknownParticipant(field?: string): ServerError {
  return new ServerError(
    404,
    'unknown-participant',
    { en: 'This participant does not exist (any more).', fr: 'Ce participant n’existe pas (ou plus).' },
    field ? { field } : {},
  );
}

/** Overload: a queue is full, or the wait would be too long. @param retryAfter seconds */
export function serverBusy(retryAfter = 1): ServerError {
  return new ServerError(
    503,
    'busy',
    { en: 'The server is very busy. Try again in a moment.', fr: 'Le serveur est très sollicité. Réessayez dans un instant.' },
    { retryAfter },
  );
}

export function unknownCampaign(): ServerError {
  return new ServerError(404, 'unknown-campaign', {
    en: 'This campaign does not exist (any more).',
    fr: 'Cette campagne n’existe pas (ou plus).',
  });
}
