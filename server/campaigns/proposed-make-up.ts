/** The session that a reminder proposes first. */
import type { Kysely } from 'kysely';
import { selfPacedUntil } from '#engine/rules/session/self-paced.ts';
import type { Tables } from '../database/tables.ts';
import { isEmail } from '../session-model/emails.ts';
import { workshopOf } from '../session-model/workshop.ts';

/**
 * The next workshop whose list has these people and whose seats suffice for its list; else the self-paced session that opens first and has
 * not closed. For people of one department, more than half must be on the list, as those who joined the department later may be added. For
 * people of all departments, everybody must be on it: the others would be refused.
 * @param campaign identifier @param people e-mails @param now milliseconds since 1970
 * @returns the session's identifier; null for none
 */
export async function proposedMakeUp(
  query: Kysely<Tables>,
  campaign: string,
  { people, ofOneDepartment }: { readonly people: readonly string[]; readonly ofOneDepartment: boolean },
  now: number,
): Promise<string | null> {
  const rows = await query
    .selectFrom('campaign_sessions')
    .innerJoin('sessions', 'sessions.id', 'campaign_sessions.session')
    .select(['sessions.id', 'workshop', 'created_at', 'opens_at', 'closes_at', 'start_by', 'started_at'])
    .select(({ selectFrom }) =>
      selectFrom('allowed_players')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('allowed_players.session', '=', 'sessions.id')
        .as('entries'),
    )
    .where('campaign', '=', campaign)
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .orderBy('sessions.id')
    .execute();
  const ahead = (at: string | null) => at !== null && Date.parse(at) > now;
  const sessions = rows
    .map(({ opens_at: opensAt, closes_at: closesAt, created_at: createdAt, start_by: startBy, ...row }) => {
      const workshop = workshopOf(row.workshop);
      const until = selfPacedUntil({ opensAt, closesAt, createdAt, startBy, workshop });
      return { ...row, workshop, until, startsAt: workshop?.startsAt ?? opensAt };
    })
    .sort((a, b) => (a.startsAt ?? 'later').localeCompare(b.startsAt ?? 'later'));

  const wanted = new Set(people);
  const suffices = (entries: number) => (ofOneDepartment ? entries * 2 > people.length : entries >= people.length);
  for (const { id, workshop, until, startsAt, started_at, entries } of sessions) {
    // A list with too few entries is skipped without reading it.
    if (until !== null || started_at !== null || !ahead(startsAt) || !suffices(Number(entries))) continue;
    const list = await query.selectFrom('allowed_players').select('entry').where('session', '=', id).execute();
    const listed = list.filter(({ entry }) => isEmail(entry));
    const seats = workshop?.expected ?? listed.length;
    if (listed.length <= seats && suffices(listed.filter(({ entry }) => wanted.has(entry)).length)) return id;
  }
  return sessions.find(({ until }) => ahead(until))?.id ?? null;
}
