/** Removes one person from the directory. */
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import { newId } from '../identifiers.ts';
import { erasedEmail } from '../session-model/erased-person.ts';
import { forgetReminders } from '../session-model/forget-reminders.ts';
import { readdressAttendances } from '../session-model/kept-attendance.ts';
import { ERASED, nextVersion, readDirectory } from './directory.ts';
import { busyDirectory, unknownPerson } from './directory-errors.ts';

/**
 * Erases address and name of a person, who then counts as having left; the department's counts stay the same. A second call changes
 * nothing.
 * @throws ServerError 404
 */
export async function removePerson({ query }: Database, clock: Clock, id: string, actor: string): Promise<void> {
  await withRetries(() =>
    query.transaction().execute(async (transaction) => {
      const person = await transaction.selectFrom('people').select(['email', 'left_at']).where('id', '=', id).executeTakeFirst();
      if (!person) throw unknownPerson();
      if (person.email === null) return;
      const now = clock();
      const { version } = await readDirectory(transaction);
      if (!(await nextVersion(transaction, version, newId(now)))) throw busyDirectory();
      await forgetReminders(transaction, id);
      await transaction
        .updateTable('people')
        .set({ ...ERASED, left_at: person.left_at ?? isoTime(now), updated_at: isoTime(now) })
        .where('id', '=', id)
        .execute();
      await readdressAttendances(transaction, person.email, erasedEmail(id), null);
      await audit(transaction, clock, { actor, action: 'person-removed', subject: id });
    }),
  );
}
