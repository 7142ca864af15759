/**
 * Streamed CSV for French spreadsheets: UTF-8 with a byte order mark, semicolons, CRLF, decimal commas, every value quoted. The
 * order of the board (identifiers and points) is read once at the beginning, so that later scores neither skip nor repeat anybody;
 * all other data is read in pages.
 */
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { isErasedEmail } from '#engine/rules/erased-email.ts';
import type { ExportKind } from '#schemas/participants.ts';
import type { Tables } from '../database/tables.ts';
import { BYTE_ORDER_MARK, csvLines } from '../http/csv-lines.ts';
import { ERASED_PERSON } from '../session-model/erased-person.ts';
import { IS_PLAYING } from '../session-model/playing.ts';
import { ranksOf } from '../session-model/ranks.ts';
import { REAL_NAME } from '../session-model/real-name.ts';
import { displayedCode } from '../session-model/session-codes.ts';
import { type ExportContext, type Exported, exports } from './columns.ts';

const PAGE = 500;

interface ExportOptions extends ExportContext {
  /** Identifier of a session; null for all sessions. */
  readonly session: string | null;
}

/** The file in chunks: participants who play, by session and rank, without removed and merged ones. */
export async function* csvExport(
  query: Kysely<Tables>,
  what: ExportKind,
  { session, ...context }: ExportOptions,
): AsyncGenerator<string> {
  const { columns, rows: rowsOf } = exports[what];
  yield `${BYTE_ORDER_MARK}${csvLines([['Code de session', 'Session', 'E-mail', 'Nom', 'Équipe', ...columns(context.time)]])}`;
  let sessions = query.selectFrom('sessions').select(['id', 'code', 'name']).orderBy('created_at').orderBy('id');
  if (session !== null) sessions = sessions.where('id', '=', session);
  for (const { id, code, name } of await sessions.execute()) {
    for await (const page of pages(query, id)) {
      const rows = await rowsOf(query, page, context);
      const cells = page.flatMap((participant) =>
        (rows.get(participant.id) ?? []).map((own) => [
          displayedCode(code),
          name,
          isErasedEmail(participant.email) ? ERASED_PERSON : participant.email,
          participant.real_name,
          participant.team,
          ...own,
        ]),
      );
      if (cells.length > 0) yield csvLines(cells);
    }
  }
}

async function* pages(query: Kysely<Tables>, session: string): AsyncGenerator<readonly Exported[]> {
  const standings = await standingsOf(query, session);
  for (let from = 0; from < standings.length; from += PAGE) {
    const part = standings.slice(from, from + PAGE);
    const found = await query
      .selectFrom('participants')
      .select(['id', 'email', REAL_NAME.as('real_name'), 'team'])
      .where(
        'id',
        'in',
        part.map(({ id }) => id),
      )
      .execute();
    const people = new Map(found.map((person) => [person.id, person]));
    // Participants who were deleted meanwhile, with their session, are left out.
    yield part.flatMap((standing) => {
      const person = people.get(standing.id);
      return person === undefined ? [] : [{ ...person, ...standing }];
    });
    // SQLite's queries block the event loop: other calls get a turn between two pages.
    await setImmediate();
  }
}

/** Standings in the order of the board; only participants who play have one. */
async function standingsOf(query: Kysely<Tables>, session: string): Promise<Pick<Exported, 'id' | 'points' | 'rank'>[]> {
  const rows = await query
    .selectFrom('participants')
    .innerJoin('standings', 'standings.participant', 'participants.id')
    .select(['participants.id', 'standings.points'])
    .where('participants.session', '=', session)
    .where(IS_PLAYING)
    .orderBy('standings.points', 'desc')
    .orderBy('standings.reached_at')
    .orderBy('participants.id')
    .execute();
  const ranks = ranksOf(rows);
  return rows.map((row, place) => ({ ...row, rank: ranks[place] ?? 0 }));
}
