/** Normalises the reason of a correction. */
import { ServerError } from '../errors.ts';

/** The reason on one line, without spaces around it. @throws ServerError 400 */
export function cleanReason(reason: string): string {
  const trimmed = reason.trim();
  if (trimmed.length >= 3 && !/\p{Cc}/u.test(trimmed)) return trimmed;
  throw new ServerError(
    400,
    'invalid-field',
    { en: 'reason must be one line of at least 3 letters.', fr: 'reason doit être une ligne d’au moins 3 lettres.' },
    { field: 'reason' },
  );
}
