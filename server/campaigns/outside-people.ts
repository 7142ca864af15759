/** People who attended a campaign's sessions and are not on its list, and the address of the list that each probably meant. */
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { isErasedEmail } from '#engine/rules/erased-email.ts';
import { nearAddresses } from '#engine/rules/fuzzy-matching/near-addresses.ts';
import { grouped } from '#engine/rules/grouped.ts';
import type { OutsidePage } from '#schemas/campaigns.ts';
import { inPieces } from '../concurrency/in-pieces.ts';
import type { Tables } from '../database/tables.ts';
import { IS_PLAYING } from '../session-model/playing.ts';
import { samePeople } from '../session-model/same-people.ts';
import { displayedCode } from '../session-model/session-codes.ts';
import type { CampaignRow } from './campaign-rows.ts';
import type { ExpectedPerson } from './count-people.ts';
import { ofDepartments, readAttendances, readExpected, type SessionMissions } from './read-people.ts';

type OutsidePerson = OutsidePage['people'][number];

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/**
 * People outside the list, by e-mail; first those whom neither the directory nor a list knows. People of deleted sessions are left
 * out, as only their number is known.
 * @param row of a running campaign
 */
export async function readOutside(
  query: Kysely<Tables>,
  row: CampaignRow,
  missionsOf: SessionMissions,
  { limit, offset }: Page,
): Promise<OutsidePage> {
  const people = await readExpected(query, row.id);
  const attendances = await readAttendances(query, row.id, missionsOf);
  const personOf = await inPieces(samePeople(attendances));
  const expected = new Set(ofDepartments(row, people).map(({ email }) => personOf(email)));
  const came = new Set(attendances.map(({ email }) => personOf(email)));
  const addresses = new Map<string, Set<string>>();
  for (const { session, email, mergedInto } of attendances) {
    const person = personOf(email);
    if (session === null || expected.has(person)) continue;
    addresses.set(person, (addresses.get(person) ?? new Set()).add(mergedInto));
  }
  const known = new Map(people.map((person) => [person.email, person]));
  const isKnown = (of: readonly string[]) => Number(of.some((email) => known.has(email)));
  const shown = [...addresses.values()].map((of) => [...of].sort()).filter((of) => !of.some(isErasedEmail));
  const all = shown.sort((a, b) => isKnown(a) - isKnown(b) || ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
  const page = all.slice(offset, offset + limit);
  const sessions = await readSessionsOf(query, row.id, page.flat());
  const left = await readLeft(query, page.flat());
  // The address of an expected person who has not attended yet is proposed before that of one who also attended under the right address.
  const nearOf = nearAddresses(
    people.map(({ email }) => email).sort((a, b) => Number(came.has(personOf(a))) - Number(came.has(personOf(b)))),
  );
  const told: OutsidePerson[] = [];
  for (const own of page) {
    const listed = own.map((email) => known.get(email)).find((person) => person !== undefined);
    const gone = own.map((email) => left.get(email)).find((person) => person !== undefined);
    const [email = ''] = own;
    const near = listed || gone ? undefined : known.get(nearOf(email) ?? '');
    told.push({
      email,
      listed: listed ? facts(listed, false) : gone ? facts(gone, true) : null,
      sessions: own.flatMap((address) => sessions.get(address) ?? []),
      near: near ? { ...personOnly(near), came: came.has(personOf(near.email)) } : null,
    });
    // The event loop is released after each address: comparing one with all expected people takes a millisecond or two.
    await setImmediate();
  }
  return { total: all.length, erased: addresses.size - all.length, people: told };
}

function facts({ name, department }: Pick<ExpectedPerson, 'name' | 'department'>, left: boolean) {
  return { name, department, left };
}

function personOnly({ email, name, department }: ExpectedPerson): ExpectedPerson {
  return { email, name, department };
}

/** The campaign's sessions in which these addresses play, by address. */
async function readSessionsOf(
  query: Kysely<Tables>,
  campaign: string,
  emails: readonly string[],
): Promise<ReadonlyMap<string, OutsidePerson['sessions']>> {
  if (emails.length === 0) return new Map();
  const rows = await query
    .selectFrom('campaign_sessions')
    .innerJoin('sessions', 'sessions.id', 'campaign_sessions.session')
    .innerJoin('participants', 'participants.session', 'sessions.id')
    .select(['sessions.id', 'code', 'sessions.name', 'participants.id as participant', 'email', 'participants.created_at'])
    .where('campaign', '=', campaign)
    .where('email', 'in', emails)
    .where(IS_PLAYING)
    .orderBy('participants.created_at')
    .execute();
  const sessions = [...grouped(rows, ({ email }) => email)].map(
    ([email, of]) =>
      [
        email,
        of.map(({ id, code, name, participant, created_at }) => ({
          id,
          code: displayedCode(code),
          name,
          participant,
          on: created_at.slice(0, 10),
        })),
      ] as const,
  );
  return new Map(sessions);
}

/** People with these addresses who have left, according to the directory. */
async function readLeft(query: Kysely<Tables>, emails: readonly string[]) {
  if (emails.length === 0) return new Map<string, Pick<ExpectedPerson, 'name' | 'department'>>();
  const rows = await query
    .selectFrom('people')
    .select(['email', 'name', 'department'])
    .where('email', 'in', emails)
    .where('left_at', 'is not', null)
    .execute();
  return new Map(rows.map(({ email, name, department }) => [email ?? '', { name, department }]));
}
