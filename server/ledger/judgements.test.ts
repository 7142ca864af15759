import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { neutral } from '#engine/rules/judgement.ts';
import { goldenChallenges } from '../../tests/support/golden-room.ts';
import { type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { recordBatch } from './record.ts';

const PATH = '/challenges/form/attempts';
const SOLVE = { answer: { username: 'admin' } };

/** A step of the golden form, where parcel and call are hostile, visit and badge genuine. */
const step = (who: string, value: 'open' | 'refuse') => ({ answer: { [who]: value, tried: who } });

describe.each(testDatabases)('what items are taken for, on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  let session: { id: string; code: string };
  beforeAll(async () => {
    app = await openTestApp(kind, { challenges: goldenChallenges });
    admin = await app.admin();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    session = await app.session();
  });

  const kept = (participant: string) =>
    app.database.query
      .selectFrom('judgements')
      .select(['challenge', 'item', 'hostile', 'first_hostile', 'last_hostile'])
      .where('participant', '=', participant)
      .orderBy('item')
      .execute();
  const row = (item: string, hostile: 0 | 1, first: 0 | 1, last: 0 | 1) => ({
    challenge: 'form',
    item,
    hostile,
    first_hostile: first,
    last_hostile: last,
  });
  const correct = async (path: string, body: object) =>
    expect((await admin('POST', path, { reason: 'a test run', ...body })).status).toBe(200);

  test('the first judgement of an item stays, the latest is its last, and nothing of it is told', async () => {
    const { call, id } = await app.player(session.code);
    const { body } = await call('POST', PATH, step('parcel', 'open'));
    expect(body).toEqual({ correct: false, verdict: 'step', points: 0, failures: 0 });
    await call('POST', PATH, step('visit', 'open'));
    await call('POST', PATH, step('parcel', 'refuse'));
    expect(await kept(id)).toEqual([row('parcel', 1, 0, 1), row('visit', 0, 0, 0)]);
  });

  test('an answer as a whole judges every item that it holds, also where it fails', async () => {
    const { call, id } = await app.player(session.code);
    const { body } = await call('POST', PATH, { answer: { parcel: 'refuse', badge: 'refuse', call: 'elsewhere' } });
    expect(body).toMatchObject({ verdict: 'refused', failures: 1 });
    expect(await kept(id)).toEqual([row('badge', 0, 1, 1), row('parcel', 1, 1, 1)]);
  });

  test('a retry counts once, also among calls that arrive together', async () => {
    const { call, id } = await app.player(session.code);
    const again = { 'idempotency-key': 'the-same-key-0001' };
    const replies = await Promise.all([
      ...Array.from({ length: 4 }, () => call('POST', PATH, step('parcel', 'open'), again)),
      ...Array.from({ length: 4 }, () => call('POST', PATH, step('badge', 'refuse'))),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(await kept(id)).toEqual([row('badge', 0, 1, 1), row('parcel', 1, 0, 0)]);
  });

  test('the solve tells what was what: nothing is kept after it, nor once it was taken back', async () => {
    const { call, id } = await app.player(session.code);
    await call('POST', PATH, step('parcel', 'open'));
    expect((await call('POST', PATH, SOLVE)).body).toMatchObject({ correct: true });
    await call('POST', PATH, step('parcel', 'refuse'));
    await call('POST', PATH, step('visit', 'open'));
    await correct(`/admin/participants/${id}/reopenings`, { challenge: 'form' });
    await call('POST', PATH, step('badge', 'open'));
    expect(await kept(id)).toEqual([row('parcel', 1, 0, 0)]);
  });

  test('guests and replays leave nothing', async () => {
    const { call, id } = await app.player(session.code);
    await call('POST', PATH, SOLVE);
    expect((await call('POST', PATH, { ...step('parcel', 'open'), replay: 1 })).status).toBe(200);
    const before = await app.database.query.selectFrom('judgements').selectAll().execute();
    await app.guest('POST', PATH, step('parcel', 'open'));
    expect(await app.database.query.selectFrom('judgements').selectAll().execute()).toEqual(before);
    expect(await kept(id)).toEqual([]);
  });

  test('a paused session takes none', async () => {
    const { call, id } = await app.player(session.code);
    await admin('POST', `/admin/sessions/${session.id}/room`, { action: 'pause' });
    expect((await call('POST', PATH, step('parcel', 'open'))).status).toBe(403);
    expect(await kept(id)).toEqual([]);
  });

  test('nor does one that is paused between the call and its transaction, though a step is no event', async () => {
    const { id } = await app.player(session.code);
    await admin('POST', `/admin/sessions/${session.id}/room`, { action: 'pause' });
    const manifest = goldenChallenges.find((challenge) => challenge.manifest.key === 'form')?.manifest;
    if (!manifest) throw new Error('there is no form');
    const step = (item: string) => ({
      kind: 'attempt' as const,
      participant: id,
      at: new Date(app.time.now).toISOString(),
      manifest,
      judgement: neutral('step'),
      judged: [{ item, truth: 'hostile' as const, takenFor: 'genuine' as const }],
      idempotencyKey: null,
    });
    await expect(recordBatch(app.database, [step('parcel')])).rejects.toMatchObject({ status: 403 });
    await admin('POST', `/admin/sessions/${session.id}/room`, { action: 'resume' });
    // The first step opens the mission, which appends an event; the second appends none.
    await recordBatch(app.database, [step('parcel')]);
    await admin('POST', `/admin/sessions/${session.id}/room`, { action: 'pause' });
    await expect(recordBatch(app.database, [step('call')])).rejects.toMatchObject({ status: 403 });
    expect(await kept(id)).toEqual([row('parcel', 1, 0, 0)]);
  });

  test('who is merged hands over what the other did not judge; a session that is deleted takes all along', async () => {
    const [one, other] = [await app.player(session.code), await app.player(session.code)];
    await one.call('POST', PATH, step('parcel', 'open'));
    await correct(`/admin/participants/${one.id}/merge`, { into: other.id });
    expect(await kept(other.id)).toEqual([row('parcel', 1, 0, 0)]);
    const third = await app.player(session.code);
    await third.call('POST', PATH, step('parcel', 'refuse'));
    await correct(`/admin/participants/${third.id}/merge`, { into: other.id });
    expect(await kept(other.id)).toEqual([row('parcel', 1, 0, 0)]);
    await admin('DELETE', `/admin/sessions/${session.id}`, { reason: 'a test run' });
    expect(await kept(other.id)).toEqual([]);
  });
});
