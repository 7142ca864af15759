/** Removes everybody who arrived within a span of minutes and never played: invented people, possibly thousands. */
import type { Kysely } from 'kysely';
import { endLogins } from '../access/tokens.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import { type OnPage, participantPages } from '../database/participant-pages.ts';
import type { Tables } from '../database/tables.ts';
import { IS_PLAYING } from '../session-model/playing.ts';
import { appendCorrections, type Correction, tellOfCorrection } from './correction.ts';
import { lockParticipants } from './lock.ts';
import { closeStandings } from './standings.ts';

/** Span of arrival times; both ends are included. ISO 8601, UTC. */
export interface ArrivalSpan {
  readonly from: string;
  readonly until: string;
}

/** Number of people of a session who arrived in this span, have opened no mission, and have no entry in the ledger. */
export async function countUnplayed({ query }: Pick<Database, 'query'>, session: string, span: ArrivalSpan): Promise<number> {
  const { count } = await unplayed(query, span)
    .where('session', '=', session)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Removes these people in the same way as one participant, so that they can be reinstated. Idempotent. Works page by page; each page has
 * its own transaction, and an audit entry if anybody is removed.
 * @returns number of removed people
 */
export async function removeUnplayed(
  { query, kind }: Pick<Database, 'query' | 'kind'>,
  clock: Clock,
  why: Pick<Correction, 'actor' | 'reason'>,
  session: string,
  span: ArrivalSpan,
): Promise<number> {
  let removed = 0;
  for await (const onPage of participantPages(query, session))
    removed += await withRetries(() =>
      query.transaction().execute((transaction) => removePage({ transaction, kind, clock, ...why }, session, span, onPage)),
    );
  return removed;
}

async function removePage(correction: Correction, session: string, span: ArrivalSpan, onPage: OnPage): Promise<number> {
  const { transaction, kind, clock, actor, reason } = correction;
  const found = await unplayed(transaction, span).select('id').where(onPage).execute();
  if (found.length === 0) return 0;
  const ids = found.map(({ id }) => id);
  const locked = await lockParticipants(transaction, kind, ids, 'correct');
  // The people are read again under the lock, as somebody may have opened a mission meanwhile.
  const rows = await unplayed(transaction, span).select('id').where('id', 'in', ids).execute();
  const people = rows.flatMap(({ id }) => locked.get(id) ?? []);
  if (people.length === 0) return 0;
  const leaving = people.map(({ id }) => id);
  await transaction
    .updateTable('participants')
    .set({ removed_at: isoTime(clock()) })
    .where('id', 'in', leaving)
    .execute();
  await appendCorrections(
    correction,
    leaving.map((participant) => ({ participant, kind: 'removal', points: 0 })),
  );
  await closeStandings(transaction, leaving);
  await endLogins(transaction, leaving);
  const detail = { count: people.length, ...span, reason };
  await audit(transaction, clock, { actor, action: 'unplayed-removed', subject: session, detail });
  await tellOfCorrection(
    correction,
    people.map((participant) => ({ participant, detail: { points: 0 } })),
  );
  return people.length;
}

function unplayed(query: Kysely<Tables>, { from, until }: ArrivalSpan) {
  return query
    .selectFrom('participants')
    .where('created_at', '>=', from)
    .where('created_at', '<=', until)
    .where(IS_PLAYING)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('challenge_states').select('challenge').whereRef('challenge_states.participant', '=', 'participants.id'),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(selectFrom('score_events').select('score_events.id').whereRef('score_events.participant', '=', 'participants.id')),
      ),
    );
}
