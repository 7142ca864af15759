/** Keyset pagination of a session's participants, so that no statement about them or their rows grows with the session. */
import { setImmediate } from 'node:timers/promises';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Participants of one page: with a few dozen states each, some milliseconds of SQLite, whose queries block the event loop. */
const PAGE = 250;

/** SQL condition on `participants` that selects one page. */
export type OnPage = ReturnType<typeof sql<SqlBool>>;

/** Pages in the order of e-mails, by an index. Other calls are answered between two pages. */
export async function* participantPages(query: Kysely<Tables>, session: string, size = PAGE): AsyncGenerator<OnPage> {
  let after = '';
  for (;;) {
    const { last, people } = await query
      .selectFrom(
        query
          .selectFrom('participants')
          .select('email')
          .where('session', '=', session)
          .where('email', '>', after)
          .orderBy('email')
          .limit(size)
          .as('page'),
      )
      .select((eb) => [eb.fn.max('email').as('last'), eb.fn.countAll().as('people')])
      .executeTakeFirstOrThrow();
    if (last === null) return;
    yield sql<SqlBool>`(participants.session = ${session} and participants.email > ${after} and participants.email <= ${last})`;
    await setImmediate();
    if (Number(people) < size) return;
    after = last;
  }
}

/** Pages of several sessions: small ones share a page, a large one has several. @param sessions with their numbers of participants */
export async function* pagesOfSessions(
  query: Kysely<Tables>,
  sessions: readonly { readonly id: string; readonly rows: number }[],
  size = PAGE,
): AsyncGenerator<OnPage> {
  let together: string[] = [];
  let rows = 0;
  const page = () => sql<SqlBool>`participants.session in (${sql.join(together)})`;
  for (const session of sessions) {
    if (session.rows > size) yield* participantPages(query, session.id);
    if (session.rows === 0 || session.rows > size) continue;
    if (rows + session.rows > size) {
      yield page();
      together = [];
      rows = 0;
    }
    together.push(session.id);
    rows += session.rows;
  }
  if (together.length > 0) yield page();
}
