/** For the report of sessions: the day from which their campaigns have still to invite people to a return. */
import type { Kysely } from 'kysely';
import { grouped } from '#engine/rules/grouped.ts';
import type { AppointmentKind } from '#schemas/return-constants.ts';
import type { ReturnFigures } from '#schemas/return-figures.ts';
import type { Tables } from '../database/tables.ts';
import { readAttendees, whomToAsk } from './asked-people.ts';
import { readPlan } from './return-plans.ts';

type Planned = NonNullable<ReturnFigures['planned']>;

/**
 * Adds to the figures of these sessions the day from which their campaigns have still to invite people. @param today day in UTC, such as
 * 2026-12-12
 */
export async function withPlanned(
  query: Kysely<Tables>,
  sessions: readonly string[],
  today: string,
  figures: readonly ReturnFigures[],
): Promise<ReturnFigures[]> {
  const planned = await readPlanned(query, sessions, today);
  return figures.map((of) => {
    const asked = planned.get(of.kind);
    return asked ? { ...of, planned: asked } : of;
  });
}

/** Planned returns by kind. */
async function readPlanned(
  query: Kysely<Tables>,
  sessions: readonly string[],
  today: string,
): Promise<ReadonlyMap<AppointmentKind, Planned>> {
  const rows = await query
    .selectFrom('campaign_sessions')
    .select(['campaign', 'session'])
    .where('session', 'in', sessions)
    .execute();
  const planned = new Map<AppointmentKind, Planned>();
  for (const [campaign, own] of grouped(rows, (row) => row.campaign)) {
    const chosen = new Set(own.map(({ session }) => session));
    for (const { kind, since } of await readPlan(query, campaign)) {
      const attendees = await readAttendees(query, campaign, kind, since);
      const { figures } = await whomToAsk(
        attendees.filter(({ session }) => chosen.has(session)),
        kind,
        today,
      );
      if (figures.toCome + figures.due === 0) continue;
      const from = figures.due > 0 ? today : (figures.nextOn ?? today);
      const former = planned.get(kind);
      if (former === undefined || from < former.from) planned.set(kind, { from });
    }
  }
  return planned;
}
