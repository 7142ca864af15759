/** A session that was played and backed up, and the upload that restores a backup. */

import type { TestDatabaseKind } from './temporary-databases.ts';
import { type Caller, openTestApp, rightAnswer, type TestApp } from './test-app.ts';

export interface BackedUpRoom {
  readonly source: TestApp;
  /** The backup's JSON. */
  readonly text: string;
  readonly session: { readonly id: string; readonly code: string };
  /** The scores that the console shows, by the query of the call; under `session`, the scores of the session alone. */
  readonly boards: ReadonlyMap<string, unknown>;
}

export async function backedUpRoom(kind: TestDatabaseKind): Promise<BackedUpRoom> {
  const source = await openTestApp(kind);
  const admin = await source.admin();
  const { body } = await admin('POST', '/admin/sessions', {
    name: 'Équipe « nuit »',
    challenges: ['form', 'word'],
    teams: ['Achats'],
    allowed: [{ entry: '@brevelle.example', team: 'Achats' }],
  });
  const session = { id: String(body['id']), code: String(body['code']) };
  const other = await source.session();
  // Two players who reach the same points in the same millisecond (b, a), one with fewer, one without any, one who is removed.
  const players = [];
  for (const name of ['b', 'a', 'late', 'none', 'gone'])
    players.push(await source.player(session.code, `${name}@brevelle.example`));
  await source.player(other.code, 'b@brevelle.example');
  const [b, a, late, , gone] = players;
  source.time.now += 1000;
  for (const player of [a, b, gone])
    if (player)
      await player.call('POST', '/challenges/word/attempts', { answer: await rightAnswer(source.database, player.id, 'word') });
  source.time.now += 1000;
  await late?.call('POST', '/score', { points: -2 });
  await admin('POST', `/admin/participants/${gone?.id}/removal`, { reason: 'was only visiting' });
  await admin('POST', `/admin/sessions/${session.id}/finale`, { action: 'open', round: 1 });
  await a?.call('PUT', '/finale/judgement', { round: 1, genuine: true });
  const boards = new Map<string, unknown>();
  for (const board of ['?scope=all', '?scope=current']) boards.set(board, (await admin('GET', `/admin/scores${board}`)).body);
  boards.set('session', (await admin('GET', `/admin/sessions/${session.id}/scores`)).body);
  const text = (await admin('GET', '/admin/backup')).text;
  return { source, text, session, boards };
}

export function upload(call: Caller, text: string | Buffer, query = '', headers: Readonly<Record<string, string>> = {}) {
  return call('POST', `/admin/restore${query}`, text, { 'content-type': 'application/octet-stream', ...headers });
}
