/** Reads a time that a caller gives. */
import { isoTime } from '../clock.ts';
import { ServerError } from '../errors.ts';

/**
 * ISO 8601 with milliseconds, so that stored times compare as texts. An invalid date (31 June) is refused, not rolled over.
 * @param given of the schema `Moment`
 * @throws ServerError 400 that names the field
 */
export function momentOf(field: string, given: string): string {
  const parsed = Date.parse(given);
  if (Number.isNaN(parsed) || !isoTime(parsed).startsWith(given.slice(0, 'YYYY-MM-DDTHH:MM'.length)))
    throw new ServerError(
      400,
      'invalid-field',
      {
        en: `${field} is no date: write it as 2026-11-21T09:00:00Z.`,
        fr: `${field} n’est pas une date : écrivez-la comme 2026-11-21T09:00:00Z.`,
      },
      { field },
    );
  return isoTime(parsed);
}
