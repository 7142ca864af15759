/** The session that a reminder proposes first. */
import type { Kysely } from 'kysely';
import { selfPacedUntil } from '#engine/rules/session/self-paced.ts';
import type { Tables } from '../database/tables.ts';
import { isEmail } from '../session-model/emails.ts';
import { workshopOf } from '../session-model/workshop.ts';

/**
 * The next workshop whose list has these people and whose seats suffice for its list; else, of the self-paced sessions that are open or will
 * open, the earliest that admits these people, or the earliest of all. For people of one department, more than half must be on the list,
 * as those who joined the department later may be added. For people of all departments, everybody must be on it: the others would be
 * refused.
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
    .select(['sessions.id', 'workshop', 'created_at', 'active', 'opens_at', 'closes_at', 'start_by', 'started_at'])
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
      const until = selfPacedUntil({ opensAt, startedAt: row.started_at, closesAt, createdAt, startBy, workshop });
      // `opens_at` is null once a session has opened.
      const startsAt = until === null ? (workshop?.startsAt ?? opensAt) : (row.started_at ?? opensAt ?? createdAt);
      const canBeEntered = row.active === 1 || opensAt !== null;
      return { ...row, workshop, until, startsAt, canBeEntered };
    })
    .sort((a, b) => (a.startsAt ?? 'later').localeCompare(b.startsAt ?? 'later'));

  const wanted = new Set(people);
  const suffices = (entries: number) => (ofOneDepartment ? entries * 2 > people.length : entries >= people.length);
  const listOf = async (session: string) => {
    const list = await query.selectFrom('allowed_players').select('entry').where('session', '=', session).execute();
    return list.map(({ entry }) => entry);
  };
  for (const { id, workshop, until, startsAt, started_at, entries } of sessions) {
    // A list with too few entries is skipped without reading it.
    if (until !== null || started_at !== null || !ahead(startsAt) || !suffices(Number(entries))) continue;
    const listed = (await listOf(id)).filter(isEmail);
    const seats = workshop?.expected ?? listed.length;
    if (listed.length <= seats && suffices(listed.filter((email) => wanted.has(email)).length)) return id;
  }
  const selfPaced = sessions.filter(({ until, canBeEntered }) => ahead(until) && canBeEntered);
  for (const { id, entries } of selfPaced) {
    if (Number(entries) === 0) return id;
    const list = new Set(await listOf(id));
    const admitted = people.filter((email) => list.has(email) || list.has(email.slice(email.lastIndexOf('@'))));
    if (suffices(admitted.length)) return id;
  }
  return selfPaced[0]?.id ?? null;
}
