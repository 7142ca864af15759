/** Compares what the clients were told with what is stored in the database. */
import { sql } from 'kysely';
import { openDatabase } from '../../server/database/database.ts';
import type { Count, Journal } from './writers.ts';

/**
 * Finds writes that were lost, doubled or added up wrongly. @returns one line for each
 * @param settled whether the server has acknowledged all that was sent, so that the counts must be exact
 */
export async function mistakes(databaseUrl: string, journal: Journal, settled: boolean): Promise<readonly string[]> {
  const found: string[] = [];
  const compare = (what: string, stored: number, { sent, acknowledged }: Count) => {
    if (stored < (settled ? sent : acknowledged))
      found.push(`lost: ${what}: ${stored} stored of ${acknowledged} acknowledged, ${sent} sent`);
    if (stored > sent) found.push(`doubled: ${what}: ${stored} stored of ${sent} sent`);
  };
  const database = await openDatabase(databaseUrl);
  try {
    const { query, kind } = database;
    found.push(...(await wrongTotals(databaseUrl, database)));
    if (kind === 'sqlite') {
      const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(query);
      if (rows[0]?.quick_check !== 'ok') found.push(`damaged: ${JSON.stringify(rows)}`);
    }
    const [sessions, participants, states, events] = await Promise.all([
      query.selectFrom('sessions').select('name').execute(),
      query.selectFrom('participants').select(['id', 'email']).execute(),
      query.selectFrom('challenge_states').select(['participant', 'challenge', 'failures', 'hints_shown', 'solved_at']).execute(),
      query.selectFrom('score_events').select(['participant', 'challenge', 'kind', 'reason']).execute(),
    ]);
    const named = tally(sessions.map(({ name }) => name ?? ''));
    for (const [name, count] of journal.sessions) compare(`session ${name}`, named.get(name) ?? 0, count);
    const reasons = tally(events.filter(({ kind }) => kind === 'adjustment').map(({ reason }) => reason));
    for (const [reason, count] of journal.corrections) compare(`correction ${reason}`, reasons.get(reason) ?? 0, count);
    const ids = new Map(participants.map(({ id, email }) => [email, id]));
    const emails = tally(participants.map(({ email }) => email));
    const kinds = tally(
      events.map(({ participant, kind, challenge }) => `${participant} ${kind} ${kind === 'solve' ? challenge : ''}`),
    );
    const stateOf = new Map(states.map((state) => [`${state.participant} ${state.challenge}`, state]));
    for (const { email, login, penalties, failures, hints, solves } of journal.players) {
      compare(`login ${email}`, emails.get(email) ?? 0, login);
      const id = ids.get(email) ?? '';
      const word = stateOf.get(`${id} word`);
      compare(`penalties of ${email}`, kinds.get(`${id} penalty `) ?? 0, penalties);
      compare(`failures of ${email}`, word?.failures ?? 0, failures);
      compare(`hints of ${email}`, word?.hints_shown ?? 0, hints);
      for (const key of ['word', 'form'] as const) {
        compare(`solve of ${key} by ${email}`, kinds.get(`${id} solve ${key}`) ?? 0, solves[key]);
        compare(`state of ${key} of ${email}`, stateOf.get(`${id} ${key}`)?.solved_at == null ? 0 : 1, solves[key]);
      }
    }
  } finally {
    await database.close();
  }
  return found;
}

/** Finds participants whose total is not the sum of their events. @param opened a database that is open already */
export async function wrongTotals(
  databaseUrl: string,
  opened?: Awaited<ReturnType<typeof openDatabase>>,
): Promise<readonly string[]> {
  const database = opened ?? (await openDatabase(databaseUrl));
  try {
    const { query } = database;
    const [standings, events] = await Promise.all([
      query.selectFrom('standings').select(['participant', 'points']).execute(),
      query.selectFrom('score_events').select(['participant', 'points']).execute(),
    ]);
    const sums = new Map<string, number>();
    for (const { participant, points } of events) sums.set(participant, (sums.get(participant) ?? 0) + points);
    return standings
      .filter(({ participant, points }) => points !== (sums.get(participant) ?? 0))
      .map(({ participant, points }) => `total of ${participant}: ${points}, its events ${sums.get(participant) ?? 0}`);
  } finally {
    if (!opened) await database.close();
  }
}

function tally(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
