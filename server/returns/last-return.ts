/** Until when the returns of a session take place, for the page that deletes it: they go with its participants. */

import type { Kysely } from 'kysely';
import { dayAfter } from '#engine/rules/utc-day.ts';
import { DAYS_TO_ASK, DAYS_UNTIL_RETURN } from '#schemas/return-constants.ts';
import type { Tables } from '../database/tables.ts';
import { IS_PLAYING } from '../session-model/playing.ts';
import { readAttendees } from './asked-people.ts';
import { lastDayOf } from './days.ts';
import { readPlan } from './return-plans.ts';

/**
 * The last day of the last return that is open, or to come: appointments, and people whom a campaign is still to ask back, an ended one
 * too.
 * @param session identifier @param today UTC: 2026-12-12
 * @returns 2026-12-12; null where no return of it is open or to come
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

/** The last day of the last return of each kind that the session's campaign is still to ask for. */
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
