/** The directory as a whole: its version, its counts, its purpose and its last day. */

import type { Kysely } from 'kysely';
import { isErasedEmail } from '#engine/rules/erased-email.ts';
import { frenchOrder } from '#engine/rules/french-order.ts';
import type { Directory, DirectoryChange } from '#schemas/people.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime, localDay } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import { newId } from '../identifiers.ts';
import { erasedEmail } from '../session-model/erased-person.ts';
import { forgetReminders } from '../session-model/forget-reminders.ts';
import { readdressAttendances } from '../session-model/kept-attendance.ts';

/** Version of a directory that was never changed. */
const FIRST_VERSION = '0'.repeat(28);

/** Reads the version first: if the counts belong to a later version, an import that names this version is refused (optimistic lock). */
export async function readDirectory(query: Kysely<Tables>): Promise<Directory> {
  const said = await query.selectFrom('people_directory').select(['version', 'purpose', 'ends_on']).executeTakeFirst();
  const counted = await query
    .selectFrom('people')
    .select((eb) => [
      'department',
      eb.fn.countAll().filterWhere('left_at', 'is', null).as('present'),
      eb.fn.countAll().filterWhere('left_at', 'is not', null).as('left'),
      eb.fn.count('email').filterWhere('left_at', 'is not', null).as('listed'),
    ])
    .groupBy('department')
    .execute();
  const departments = counted
    .map(({ department, present, left }) => ({ department, present: Number(present), left: Number(left) }))
    .sort((a, b) => compareNames(a.department, b.department));
  return {
    version: said?.version ?? FIRST_VERSION,
    present: departments.reduce((sum, { present }) => sum + present, 0),
    left: counted.reduce((sum, { listed }) => sum + Number(listed), 0),
    departments,
    purpose: said?.purpose ?? null,
    endsOn: said?.ends_on ?? null,
  };
}

/** Whether the directory's last day is over. @param now milliseconds since 1970 */
export function hasEnded({ endsOn }: Pick<Directory, 'endsOn'>, now: number): boolean {
  return endsOn !== null && endsOn < localDay(isoTime(now));
}

/**
 * Gives the directory a new version, within the transaction that changes its people; nobody else can change them until that transaction
 * ends.
 * @returns false if `seen` is no longer the version: then nothing may be changed
 */
export async function nextVersion(transaction: Kysely<Tables>, seen: string, version: string): Promise<boolean> {
  const row = await transaction
    .insertInto('people_directory')
    .values({ id: 1, version })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ version }).where('people_directory.version', '=', seen))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes purpose and last day of the directory, each if it is given. @throws ServerError 400 for a day that does not exist, or is over */
export async function changeDirectory(
  { query }: Database,
  clock: Clock,
  change: DirectoryChange,
  actor: string,
): Promise<Directory> {
  if (typeof change.endsOn === 'string' && !isDay(change.endsOn)) throw wrongEnd(change.endsOn);
  await withRetries(() =>
    query.transaction().execute(async (transaction) => {
      const before = await readDirectory(transaction);
      const { purpose = before.purpose, endsOn = before.endsOn } = change;
      if (before.purpose === purpose && before.endsOn === endsOn) return;
      if (endsOn !== before.endsOn && hasEnded({ endsOn }, clock())) throw wrongEnd(endsOn);
      await transaction
        .insertInto('people_directory')
        .values({ id: 1, version: before.version, purpose, ends_on: endsOn })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ purpose, ends_on: endsOn }))
        .execute();
      await audit(transaction, clock, { actor, action: 'directory-changed', subject: null, detail: { endsOn } });
    }),
  );
  return readDirectory(query);
}

/** Erases names and addresses once the directory's last day is over. Departments are kept, and so the counts stay right. */
export function createDirectoryEnd({ query }: Database, clock: Clock): () => Promise<void> {
  return () =>
    withRetries(() =>
      query.transaction().execute(async (transaction) => {
        const now = clock();
        const directory = await readDirectory(transaction);
        if (!hasEnded(directory, now) || !(await nextVersion(transaction, directory.version, newId(now)))) return;
        await forgetReminders(transaction, null);
        const { numUpdatedRows } = await transaction
          .updateTable('people')
          .set({ ...ERASED, updated_at: isoTime(now) })
          .where('email', 'is not', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return;
        await eraseKept(transaction, now);
        const detail = { people: Number(numUpdatedRows) };
        await audit(transaction, clock, { actor: 'retention', action: 'directory-ended', subject: null, detail });
      }),
    );
}

/**
 * Replaces addresses in attendances that campaigns keep from deleted sessions: each person stays one person, under an address that belongs
 * to nobody.
 */
async function eraseKept(transaction: Kysely<Tables>, now: number): Promise<void> {
  const kept = await transaction.selectFrom('campaign_attendances').select(['email', 'merged_into']).execute();
  const emails = new Set(kept.flatMap(({ email, merged_into }) => [email, merged_into]));
  for (const email of emails)
    if (!isErasedEmail(email)) await readdressAttendances(transaction, email, erasedEmail(newId(now)), null);
}

/** Columns that an erasure sets to null. */
export const ERASED = { email: null, name: null, manager_department: null } as const;

/** Whether the day exists; February 30 does not. */
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && isoTime(at).startsWith(text);
}

function wrongEnd(day: string | null): ServerError {
  return new ServerError(
    400,
    'invalid-field',
    {
      en: `endsOn must be today or a later day, as 2027-06-30: ${day} is not.`,
      fr: `endsOn doit être aujourd’hui ou un jour à venir, comme 2027-06-30 : ${day} ne l’est pas.`,
    },
    { field: 'endsOn' },
  );
}

/** Compares names in French collation; people without a name come last. */
function compareNames(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return frenchOrder(a, b);
}
