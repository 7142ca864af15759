/** Message of a failed login (specification, section 8): the server's message if it sent one, else one by status. */
import { ApiError } from '#engine/client/api-error.ts';

const BY_STATUS: Readonly<Record<number, string>> = {
  0: 'Erreur réseau. Réessaie dans un instant.',
  400: 'Email et code sont requis.',
  403: 'Cette session est fermée.',
  404: 'Code de session invalide.',
};

const UNKNOWN_CODE_ADVICE = 'Relisez-le signe par signe, ou demandez-le à la personne qui anime la session.';

export interface LoginProblem {
  readonly message: string;
  /** Advice, beside a message whose words the specification fixes. */
  readonly advice?: string;
  /** The field to correct. */
  readonly field: 'email' | 'code' | 'personalCode';
}

/**
 * Whether a failed login continues on another page: on the waiting page, until a facilitator lets the person in, or with the company's
 * account.
 */
export function goesOnElsewhere(error: unknown): error is ApiError {
  return error instanceof ApiError && ['waiting', 'company-account'].includes(error.code);
}

export function loginProblem(error: unknown): LoginProblem {
  if (!(error instanceof ApiError)) throw error;
  return {
    message: error.message || (BY_STATUS[error.status] ?? 'Connexion impossible. Vérifie ton code.'),
    ...(error.status === 404 && { advice: UNKNOWN_CODE_ADVICE }),
    field: error.field === 'email' || error.field === 'personalCode' ? error.field : 'code',
  };
}
