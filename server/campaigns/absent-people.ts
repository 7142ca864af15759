/** Expected people who have not attended, with the last mails to each of them. */
import type { Kysely } from 'kysely';
import type { AbsentPage } from '#schemas/campaigns.ts';
import type { Tables } from '../database/tables.ts';
import { isWritten, isWrittenTo, lastMailsOf } from '../session-model/last-mails.ts';
import type { ExpectedPerson } from './count-people.ts';

/**
 * @property department undefined for everybody; empty for people without one @property invited `no` for people who got no mail
 * @property reminded `no` for people who got no reminder
 */
export interface WantedAbsent {
  readonly department?: string;
  readonly invited?: 'no';
  readonly reminded?: 'no';
}

/** @param campaign identifier @param absent all expected people who have not attended the campaign */
export async function readAbsent(
  query: Kysely<Tables>,
  campaign: string,
  absent: readonly ExpectedPerson[],
  { department, invited, reminded }: WantedAbsent,
): Promise<AbsentPage['people']> {
  const mails = await lastMailsOf(query, campaign);
  return absent
    .filter((person) => department === undefined || (person.department ?? '') === department)
    .filter(({ email }) => invited === undefined || !isWrittenTo(mails.invited.get(email), mails.reminded.get(email)))
    .filter(({ email }) => reminded === undefined || !isWritten(mails.reminded.get(email)))
    .map(({ email, name, department: team }) => ({
      email,
      name,
      department: team,
      invited: mails.invited.get(email) ?? null,
      reminded: mails.reminded.get(email) ?? null,
    }));
}
