/** Attendance of a session, from its list, its participants and its log. */
import type { Kysely } from 'kysely';
import { isErasedEmail } from '#engine/rules/erased-email.ts';
import type { Attendance } from '#schemas/attendance.ts';
import { ACTIVITY_KINDS } from '#schemas/events.ts';
import { slicesOf } from '../concurrency/in-pieces.ts';
import type { Tables } from '../database/tables.ts';
import { BYTE_ORDER_MARK, csvLines } from '../http/csv-lines.ts';
import type { LocalTime } from '../http/local-time.ts';
import { eventPages } from '../live/log.ts';
import { attendedOfDirectory, directoryMembers, groupsWithBounds } from '../session-model/attended-groups.ts';
import { ANONYMOUS } from '../session-model/disclosure.ts';
import { ERASED_PERSON, IS_SHOWN_ENTRY } from '../session-model/erased-person.ts';
import { invitedCounts, listedTeams } from '../session-model/expected.ts';

type Present = Attendance['present'][number];

/** @param query on one snapshot of the database */
export async function readAttendance(query: Kysely<Tables>, session: string): Promise<Attendance> {
  const people = await query
    .selectFrom('participants')
    .select(['id', 'email', 'team', 'created_at', 'removed_at', 'merged_into'])
    .where('session', '=', session)
    .orderBy('email')
    .execute();
  const listed = await query
    .selectFrom('allowed_players')
    .select(['entry', 'team', 'name'])
    .where('session', '=', session)
    .where('entry', 'not like', '@%')
    .where(IS_SHOWN_ENTRY)
    .orderBy('entry')
    .execute();
  const acts = await lastActs(
    query,
    session,
    people.map(({ id }) => id),
  );
  const teams = await listedTeams(query, session);
  const names = new Map(listed.map(({ entry, name }) => [entry, name]));
  const byId = new Map(people.map((person) => [person.id, person]));
  const present = new Map<string, Present>();
  for (const person of people) {
    const main = remaining(person.id, byId);
    if (!main || main.removed_at !== null) continue;
    const known = present.get(main.id);
    const until = acts.get(person.id) ?? person.created_at;
    present.set(main.id, {
      username: main.email,
      realName: known?.realName ?? names.get(main.email) ?? names.get(person.email) ?? null,
      team: teams.get(main.id) ?? main.team,
      from: known && known.from < person.created_at ? known.from : person.created_at,
      until: known && known.until > until ? known.until : until,
    });
  }
  const came = new Set(people.map(({ email }) => email));
  const rows = [...present.values()];
  const shown = rows.filter(({ username }) => !isErasedEmail(username));
  const expected = (await invitedCounts(query, session)).get(session) ?? null;
  return {
    expected,
    directory: expected === null ? await directoryOf(query, new Set(rows.map(({ username }) => username))) : [],
    erased: rows.length - shown.length,
    present: shown.sort((a, b) => (a.username < b.username ? -1 : 1)),
    absent: listed.flatMap(({ entry, team, name }) => (came.has(entry) ? [] : [{ username: entry, realName: name, team }])),
  };
}

/**
 * Attendance by department of the directory, grouped as in the session's report, so that both show the same figures.
 * @param present addresses
 */
async function directoryOf(query: Kysely<Tables>, present: ReadonlySet<string>): Promise<Attendance['directory']> {
  const groups = attendedOfDirectory(await directoryMembers(query), present, ANONYMOUS);
  return groupsWithBounds(groups);
}

/**
 * The attendance as a file for a French spreadsheet. A person who came and was erased since is a line without a name, so that counts hold.
 * @param over whether nobody can come any more: until then, people who have not come are not called absent
 */
export function* attendanceFile({ present, erased, absent }: Attendance, over: boolean, time: LocalTime): Generator<string> {
  yield BYTE_ORDER_MARK;
  yield csvLines([['Nom', 'E-mail', 'Équipe', 'Présence', `Arrivée (heure : ${time.zone})`, 'Dernière action']]);
  yield csvLines(
    present.map(({ realName, username, team, from, until }) => [
      realName,
      username,
      team,
      'présent',
      time.format(from),
      time.format(until),
    ]),
  );
  if (erased > 0) yield csvLines(Array.from({ length: erased }, () => [ERASED_PERSON, null, null, 'présent', null, null]));
  yield csvLines(
    absent.map(({ realName, username, team }) => [realName, username, team, over ? 'absent' : 'pas encore', null, null]),
  );
}

interface Person {
  readonly id: string;
  readonly merged_into: string | null;
}

/** The participant that remains after all merges of this one; without a merge, this one itself. */
function remaining<P extends Person>(id: string, byId: ReadonlyMap<string, P>): P | undefined {
  const met = new Set<string>();
  let person = byId.get(id);
  while (person && person.merged_into !== null && !met.has(person.id)) {
    met.add(person.id);
    person = byId.get(person.merged_into);
  }
  return person;
}

/**
 * Time of each participant's last own act; ISO 8601. Acts of a facilitator for a participant do not count. An answer to a debrief's
 * question and a judgement of the last mission count too, although the session's log has no events for them.
 */
async function lastActs(
  query: Kysely<Tables>,
  session: string,
  participants: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const acts = new Map<string, string>();
  const tell = (participant: string, at: string) => {
    if (at > (acts.get(participant) ?? '')) acts.set(participant, at);
  };
  for await (const onPage of eventPages(query, session)) {
    const page = await query
      .selectFrom('session_events')
      .select(['participant', (eb) => eb.fn.max('at').as('at')])
      .where(onPage)
      .where('kind', 'in', ACTIVITY_KINDS)
      .where('detail', 'not like', '%"actor":%')
      .groupBy('participant')
      .execute();
    for (const { participant, at } of page) if (participant !== null) tell(participant, at);
  }
  for (const slice of slicesOf(participants)) {
    const answers = await query
      .selectFrom('debrief_answers')
      .select(['participant', 'at'])
      .where('participant', 'in', slice)
      .unionAll(query.selectFrom('finale_votes').select(['participant', 'at']).where('participant', 'in', slice))
      .execute();
    for (const { participant, at } of answers) tell(participant, at);
  }
  return acts;
}
