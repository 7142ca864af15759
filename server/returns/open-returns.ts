/** Finds returns whose figures are not fixed yet. */

import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { dayAfter } from '#engine/rules/utc-day.ts';
import { type AppointmentKind, DAYS_TO_ASK, DAYS_UNTIL_RETURN } from '#schemas/return-constants.ts';
import type { Tables } from '../database/tables.ts';
import { IS_PLAYING } from '../session-model/playing.ts';
import { isOver } from '../session-model/session-clock.ts';
import { lastDayOf } from './days.ts';

/** Returns of one kind in one session, whose figures are not fixed yet. */
export interface OpenReturns {
  readonly session: string;
  readonly campaign: string | null;
  readonly kind: AppointmentKind;
  /** Number of appointments. */
  readonly kept: number;
  /** Last day of the last return. */
  readonly lastDay: string;
  /** Whether the session is over. */
  readonly over: boolean;
}

/** Sessions per query: they take SQLite, whose queries block the event loop, some milliseconds. */
const TOGETHER = 25;

/** @param of only these sessions, or the sessions of this campaign; all sessions by default */
export async function readOpenReturns(
  query: Kysely<Tables>,
  of: { readonly sessions: readonly string[] } | { readonly campaign: string } | null = null,
): Promise<OpenReturns[]> {
  const sessions = of && 'sessions' in of ? of.sessions : await readSessions(query, of?.campaign ?? null);
  const open: OpenReturns[] = [];
  for (let from = 0; from < sessions.length; from += TOGETHER) {
    open.push(...(await readOpenOf(query, sessions.slice(from, from + TOGETHER))));
    await setImmediate();
  }
  return open;
}

async function readSessions(query: Kysely<Tables>, campaign: string | null): Promise<readonly string[]> {
  if (campaign === null) {
    const rows = await query.selectFrom('sessions').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  }
  const own = query.selectFrom('campaign_sessions').select('session').where('campaign', '=', campaign);
  return (await own.orderBy('session').execute()).map(({ session }) => session);
}

/** @param sessions at least one */
async function readOpenOf(query: Kysely<Tables>, sessions: readonly string[]): Promise<OpenReturns[]> {
  const rows = await query
    .selectFrom('participants')
    .innerJoin('appointments', 'appointments.participant', 'participants.id')
    .innerJoin('sessions', 'sessions.id', 'participants.session')
    .leftJoin('campaign_sessions', 'campaign_sessions.session', 'sessions.id')
    .leftJoin('return_tallies', (join) =>
      join.onRef('return_tallies.session', '=', 'sessions.id').onRef('return_tallies.kind', '=', 'appointments.kind'),
    )
    .select(['sessions.id', 'campaign_sessions.campaign', 'appointments.kind', 'ended_at'])
    .select((eb) => [eb.fn.countAll().as('kept'), eb.fn.max('ends_on').as('last')])
    .where('participants.session', 'in', sessions)
    .where(IS_PLAYING)
    .where('return_tallies.id', 'is', null)
    .groupBy(['sessions.id', 'campaign_sessions.campaign', 'appointments.kind', 'ended_at'])
    .orderBy('sessions.id')
    .execute();
  const asked = await readLastAsked(
    query,
    rows.flatMap(({ id, campaign }) => (campaign === null ? [] : [id])),
  );
  return rows.map(({ id, campaign, kind, ended_at, kept, last }) => {
    const [lastDay = last] = [last, asked.get(`${id} ${kind}`) ?? last].sort().reverse();
    return { session: id, campaign, kind, kept: Number(kept), lastDay, over: isOver({ ended_at }) };
  });
}

/**
 * Last day of the last return to which the campaign may still invite people. Figures fixed earlier would leave out people who are invited
 * later.
 * @returns the day by session and kind
 */
async function readLastAsked(query: Kysely<Tables>, sessions: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (sessions.length === 0) return new Map();
  const rows = await query
    .selectFrom('campaign_returns')
    .innerJoin('campaign_sessions', 'campaign_sessions.campaign', 'campaign_returns.campaign')
    .innerJoin('participants', 'participants.session', 'campaign_sessions.session')
    .select((eb) => ['campaign_sessions.session', 'campaign_returns.kind', eb.fn.max('participants.created_at').as('at')])
    .where('campaign_sessions.session', 'in', [...new Set(sessions)])
    .where('running', '=', 1)
    .where(IS_PLAYING)
    .groupBy(['campaign_sessions.session', 'campaign_returns.kind'])
    .execute();
  return new Map(
    rows.map(({ session, kind, at }) => [`${session} ${kind}`, lastDayOf(dayAfter(at, DAYS_UNTIL_RETURN[kind] + DAYS_TO_ASK))]),
  );
}
