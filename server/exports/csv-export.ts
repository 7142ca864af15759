/**
 * CSV that opens right in a French spreadsheet: UTF-8 with a byte order mark, semicolons, CRLF, decimal commas, every value quoted.
 * Memory does not grow with the data: participants are read a page at a time, by e-mail.
 */
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { ExportKind } from '#schemas/participants.ts';
import type { Tables } from '../database/tables.ts';
import { BYTE_ORDER_MARK, csvLines } from '../http/csv-lines.ts';
import { displayedCode } from '../session-codes.ts';
import { type Exported, exports } from './columns.ts';

const PAGE = 500;

export interface ExportOptions {
  /** Identifier; null for every session. */
  readonly session: string | null;
  /** How many hints a challenge has; undefined for one that is not played any more. */
  readonly hintsOf: (challenge: string) => number | undefined;
}

/** The file, piece by piece: the participants who play, by session and e-mail. Removed and merged ones are left out. */
export async function* csvExport(
  query: Kysely<Tables>,
  what: ExportKind,
  { session, hintsOf }: ExportOptions,
): AsyncGenerator<string> {
  const { columns, rows: rowsOf } = exports[what];
  yield `${BYTE_ORDER_MARK}${csvLines([['session code', 'session name', 'e-mail', 'team', ...columns]])}`;
  let sessions = query.selectFrom('sessions').select(['id', 'code', 'name']).orderBy('created_at').orderBy('id');
  if (session !== null) sessions = sessions.where('id', '=', session);
  for (const { id, code, name } of await sessions.execute()) {
    for await (const page of pages(query, id)) {
      const rows = await rowsOf(query, page, hintsOf);
      const cells = page.flatMap((participant) =>
        (rows.get(participant.id) ?? []).map((own) => [displayedCode(code), name, participant.email, participant.team, ...own]),
      );
      if (cells.length > 0) yield csvLines(cells);
    }
  }
}

async function* pages(query: Kysely<Tables>, session: string): AsyncGenerator<readonly Exported[]> {
  let after = '';
  for (;;) {
    const page = await query
      .selectFrom('participants')
      .innerJoin('standings', 'standings.participant', 'participants.id')
      .select(['participants.id', 'participants.email', 'participants.team', 'standings.points'])
      .where('participants.session', '=', session)
      .where('participants.email', '>', after)
      .where('participants.removed_at', 'is', null)
      .where('participants.merged_into', 'is', null)
      .orderBy('participants.email')
      .limit(PAGE)
      .execute();
    const last = page.at(-1);
    if (!last) return;
    yield page;
    // SQLite answers without ever waiting: the process would do nothing else until the last row.
    await setImmediate();
    after = last.email;
  }
}
