/** A session's people in pages, so that no statement about them, or about what is theirs, grows with the session. */
import { setImmediate } from 'node:timers/promises';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** People of a page: with a few dozen states each, some milliseconds of SQLite, which answers without ever waiting. */
const PAGE = 250;

/** A condition on `participants`: those of one page. */
export type OnPage = ReturnType<typeof sql<SqlBool>>;

/** Page by page in the order of their addresses, which an index has. Every other call is answered between two pages. */
export async function* participantPages(query: Kysely<Tables>, session: string, size = PAGE): AsyncGenerator<OnPage> {
  let after = '';
  for (;;) {
    const { last } = await query
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
      .select((eb) => eb.fn.max('email').as('last'))
      .executeTakeFirstOrThrow();
    if (last === null) return;
    yield sql<SqlBool>`(participants.session = ${session} and participants.email > ${after} and participants.email <= ${last})`;
    await setImmediate();
    after = last;
  }
}
