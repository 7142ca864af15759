/** Paginated participants of a session; the database sorts, searches and limits. */
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { frenchOrder } from '#engine/rules/french-order.ts';
import { plain } from '#engine/rules/plain-text.ts';
import type { PARTICIPANT_SORTS } from '#schemas/console-constants.ts';
import type { ParticipantsPage } from '#schemas/participants.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError } from '../errors.ts';
import { solvesOf } from '../ledger/progress.ts';
import { holds, plainColumn, plainMixedColumn } from '../session-model/plain-column.ts';
import { IS_PLAYING } from '../session-model/playing.ts';
import { REAL_NAME } from '../session-model/real-name.ts';
import { participantRow } from './participant-details.ts';

interface ListOptions {
  readonly search: string;
  /** Whether removed and merged participants are left out. */
  readonly playingOnly: boolean;
  readonly sort: (typeof PARTICIPANT_SORTS)[number];
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/**
 * One page. The order is total, so that pages never overlap: equal scores are sorted as on the board, other ties by identifier.
 * @throws ServerError 400
 */
export async function listParticipants(
  query: Kysely<Tables>,
  session: string,
  { search, playingOnly, sort, order, limit, offset }: ListOptions,
): Promise<ParticipantsPage> {
  const matches = await matching(query, session, search);
  const { total } = await query
    .selectFrom('participants')
    .select((eb) => eb.fn.countAll().as('total'))
    .where(matches)
    .$if(playingOnly, (rows) => rows.where(IS_PLAYING))
    .executeTakeFirstOrThrow();
  let page = query
    .selectFrom('participants')
    .leftJoin('standings', 'standings.participant', 'participants.id')
    .select([
      'id',
      'email',
      'name',
      REAL_NAME.as('real_name'),
      'team',
      'created_at',
      'removed_at',
      'merged_into',
      'standings.points',
    ])
    .where(matches)
    .$if(playingOnly, (rows) => rows.where(IS_PLAYING));
  if (sort === 'username') page = page.orderBy('email', order);
  if (sort === 'joined') page = page.orderBy('created_at', order);
  if (sort === 'score')
    page = page
      .orderBy((eb) => eb.fn.coalesce('standings.points', eb.lit(0)), order)
      .orderBy((eb) => eb.fn.coalesce('standings.reached_at', 'participants.created_at'), turned(order));
  // The databases sort nulls differently. Here participants without a team always come last.
  if (sort === 'team') {
    page = page.orderBy(sql`case when team is null then 1 else 0 end`);
    const teams = (await teamsOf(query, session)).sort(frenchOrder);
    const places = teams.map((team, place) => sql`when ${team} then ${sql.lit(place)}`);
    if (places.length > 0) page = page.orderBy(sql`case team ${sql.join(places, sql` `)} end`, order);
  }
  if (sort === 'solved')
    page = page.orderBy(
      (eb) =>
        eb
          .selectFrom('challenge_states')
          .select((count) => count.fn.countAll().as('solved'))
          .whereRef('challenge_states.participant', '=', 'participants.id')
          .where('challenge_states.points', 'is not', null),
      order,
    );
  const rows = await page
    .orderBy('id', sort === 'score' ? turned(order) : order)
    .limit(limit)
    .offset(offset)
    .execute();
  const solved = await solvesOf(
    query,
    rows.map(({ id }) => id),
  );
  return { total: Number(total), rows: rows.map((row) => participantRow(row, solved.get(row.id) ?? 0)) };
}

function turned(order: ListOptions['order']): ListOptions['order'] {
  return order === 'asc' ? 'desc' : 'asc';
}

/** Teams of the session's participants. */
async function teamsOf(query: Kysely<Tables>, session: string): Promise<string[]> {
  const rows = await query.selectFrom('participants').select('team').distinct().where('session', '=', session).execute();
  return rows.flatMap(({ team }) => team ?? []);
}

type Matches = (eb: ExpressionBuilder<Tables & { participants: Tables['participants'] }, 'participants'>) => Expression<SqlBool>;

async function matching(query: Kysely<Tables>, session: string, search: string): Promise<Matches> {
  const text = plain(search.trim());
  if (/\p{Cc}/u.test(text))
    throw new ServerError(
      400,
      'invalid-field',
      { en: 'search must be one line of text.', fr: 'search doit être une seule ligne de texte.' },
      { field: 'search' },
    );
  if (text === '') return (eb) => eb('participants.session', '=', session);
  // Teams are compared here, as they are few and SQLite folds the case of ASCII letters only.
  const named = (await teamsOf(query, session)).filter((team) => plain(team).includes(text));
  const listed = await query.selectFrom('allowed_players').select(['entry', 'name']).where('session', '=', session).execute();
  const invited = listed.flatMap(({ entry, name }) => (name !== null && plain(name).includes(text) ? [entry] : []));
  // Also searches the text as typed: the SQL does not remove accents of other languages, so names with them are found by typing the
  // accents.
  const typed = search.trim().toLowerCase().normalize('NFC');
  return (eb) =>
    eb.and([
      eb('participants.session', '=', session),
      eb.or([
        ...[eb.ref('participants.email'), eb.ref('participants.name_key')].flatMap((column) => [
          holds(plainColumn(column), text),
          holds(column, typed),
        ]),
        ...(named.length > 0 ? [eb('participants.team', 'in', named)] : []),
        ...(invited.length > 0 ? [eb('participants.email', 'in', invited)] : []),
        holds(plainMixedColumn(REAL_NAME), text),
      ]),
    ]);
}
