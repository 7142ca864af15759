/**
 * Tallies of sessions, fixed when they are first computed, and stored. A report computed again after a participant was removed, or after
 * another person played, would differ from the former one by that person.
 */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import { keptToTotal } from '../session-model/attended-groups.ts';
import { ANONYMOUS } from '../session-model/disclosure.ts';
import { sessionName } from '../session-model/session-name.ts';
import type { SessionTally } from './tally.ts';

/** The stored tally with the time at which it was computed, ISO 8601; undefined if none is stored. */
export async function fixedTally(
  query: Kysely<Tables>,
  session: string,
): Promise<{ readonly at: string; readonly tally: SessionTally } | undefined> {
  const row = await query.selectFrom('session_reports').selectAll().where('session', '=', session).executeTakeFirst();
  return row && { at: row.drawn_at, tally: withKeptDepartments(JSON.parse(row.tally)) };
}

/** Departments are stored by 1.0.0 without being kept to the total of who came. */
function withKeptDepartments(tally: SessionTally): SessionTally {
  const { expected, uninvited = 0, came } = tally.participation;
  const listed = tally.departments.reduce((sum, group) => sum + group.expected, 0);
  if (expected === null || listed !== expected - uninvited) return tally;
  return { ...tally, departments: keptToTotal(tally.departments, came - uninvited, ANONYMOUS) };
}

/** Stores the tally, unless another call has stored one. @param actor username, or `schedule` @returns the stored tally */
export async function fixTally(
  query: Kysely<Tables>,
  clock: Clock,
  session: string,
  tally: SessionTally,
  actor: string,
): Promise<SessionTally> {
  await withRetries(() =>
    query.transaction().execute(async (transaction) => {
      const written = await transaction
        .insertInto('session_reports')
        .values({ session, drawn_at: isoTime(clock()), tally: JSON.stringify(tally) })
        .onConflict((conflict) => conflict.column('session').doNothing())
        .returning('session')
        .executeTakeFirst();
      if (!written) return;
      const detail = await sessionName(transaction, session);
      await audit(transaction, clock, { actor, action: 'report-fixed', subject: session, detail });
    }),
  );
  return (await fixedTally(query, session))?.tally ?? tally;
}

/** The facilitators' conclusion on these sessions; '' for none. */
export async function conclusionOf(query: Kysely<Tables>, sessions: readonly string[]): Promise<string> {
  const row = await query
    .selectFrom('report_conclusions')
    .select('text')
    .where('choice', '=', choiceOf(sessions))
    .executeTakeFirst();
  return row?.text ?? '';
}

export interface Conclusion {
  /** '' deletes the conclusion. */
  readonly text: string;
  /** The text that was changed; without it, whatever stands is replaced. */
  readonly seen?: string | undefined;
  /** Username. */
  readonly actor: string;
}

/**
 * Stores a conclusion; if it has changed, adds an audit entry.
 * @param sessions existing sessions, at least one @throws ServerError 409 if another text than the one that was changed stands by now
 */
export async function conclude(
  query: Kysely<Tables>,
  clock: Clock,
  sessions: readonly [string, ...string[]],
  { text, seen, actor }: Conclusion,
): Promise<void> {
  const choice = choiceOf(sessions);
  await withRetries(() =>
    query.transaction().execute(async (transaction) => {
      const stored = await conclusionOf(transaction, sessions);
      if (stored === text) return;
      if (seen !== undefined && seen !== stored)
        throw new ServerError(409, 'conclusion-changed', {
          en: 'Somebody else changed this conclusion meanwhile.',
          fr: 'Quelqu’un d’autre a modifié cette conclusion entre-temps.',
        });
      const written = { text, written_at: isoTime(clock()) };
      if (text === '') await transaction.deleteFrom('report_conclusions').where('choice', '=', choice).execute();
      else
        await transaction
          .insertInto('report_conclusions')
          .values({ choice, session: sessions[0], ...written })
          .onConflict((conflict) => conflict.column('choice').doUpdateSet(written))
          .execute();
      const action = text === '' ? 'report-conclusion-removed' : 'report-concluded';
      await audit(transaction, clock, { actor, action, ...(await namesOf(transaction, [...new Set(sessions)])) });
    }),
  );
}

interface ReportNames {
  readonly subject: string | null;
  readonly detail: { readonly code?: string; readonly name?: string | null; readonly sessions?: readonly string[] };
}

/** Subject and detail of an audit entry: one session by its name, several by their codes. */
async function namesOf(query: Kysely<Tables>, sessions: readonly string[]): Promise<ReportNames> {
  const names: Awaited<ReturnType<typeof sessionName>>[] = [];
  for (const id of sessions) names.push(await sessionName(query, id));
  const [only, second] = names;
  if (second === undefined) return { subject: sessions[0] ?? null, detail: { ...only } };
  return { subject: null, detail: { sessions: names.map(({ code }) => code) } };
}

/** Key of a set of sessions, independent of their order. */
function choiceOf(sessions: readonly string[]): string {
  return createHash('sha256')
    .update([...new Set(sessions)].sort().join(' '))
    .digest('hex');
}
