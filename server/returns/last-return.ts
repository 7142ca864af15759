/** End of the returns of a session, for the page that deletes the session: returns are deleted with its participants. */

import type { Kysely } from 'kysely';
import { dayAfter } from '#engine/rules/utc-day.ts';
import { DAYS_TO_ASK, DAYS_UNTIL_RETURN } from '#schemas/return-constants.ts';
import type { Tables } from '../database/tables.ts';
import { IS_PLAYING } from '../session-model/playing.ts';
import { readAttendees } from './asked-people.ts';
import { lastDayOf } from './days.ts';
import { readPlan } from './return-plans.ts';

/**
 * Last day of the last return that is open or still to come. Counts appointments, and people whom a campaign has still to invite, even if
 * the campaign has ended.
 * @param session identifier @param today day in UTC, such as 2026-12-12
 * @returns a day such as 2026-12-12; null if no return of the session is open or still to come
 */
export async function readLastReturn(query: Kysely<Tables>, session: string, today: string): Promise<string | null> {
  const kept = await query
    .selectFrom('participants')
    .innerJoin('appointments', 'appointments.participant', 'participants.id')
    .select((eb) => eb.fn.max('ends_on').as('last'))
    .where('participants.session', '=', session)
    .where(IS_PLAYING)
    .executeTakeFirst();
  const days = [kept?.last ?? '', ...(await readLastAsked(query, session))].sort();
  const last = days.at(-1) ?? '';
  return last >= today ? last : null;
}

/** Last possible days of the returns to which the session's campaign has still to invite people, one for each person and kind. */
async function readLastAsked(query: Kysely<Tables>, session: string): Promise<string[]> {
  const member = await query.selectFrom('campaign_sessions').select('campaign').where('session', '=', session).executeTakeFirst();
  if (!member) return [];
  const days: string[] = [];
  for (const { kind, since } of await readPlan(query, member.campaign)) {
    const attendees = await readAttendees(query, member.campaign, kind, since);
    const waiting = attendees.filter((one) => one.session === session && one.may && !one.kept && one.invitation === null);
    for (const { at } of waiting) days.push(lastDayOf(dayAfter(at, DAYS_UNTIL_RETURN[kind] + DAYS_TO_ASK)));
  }
  return days;
}
