/** A session that is continued after its end: missions whose debriefs were shown meanwhile earn no points (decision 19). */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { appOn, type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

describe.each(testDatabases)('debriefs that were told on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  /** A session of three missions with two people, one of whom solved the first. */
  async function room() {
    const { body } = await admin('POST', '/admin/sessions', { challenges: ['word', 'word-1', 'word-2'], durationMinutes: 60 });
    const session = String(body['id']);
    const [one, other] = [await app.player(String(body['code'])), await app.player(String(body['code']))];
    const act = async (action: string, more: object = {}) => {
      expect((await admin('POST', `/admin/sessions/${session}/room`, { action, ...more })).status).toBe(200);
      app.time.now += 1_000;
    };
    await solve(one, 'word');
    await act('end');
    return { session, one, other, goOn: () => act('extend', { minutes: 5 }), end: () => act('end') };
  }
  type Person = { readonly call: Caller; readonly id: string };
  const solve = async ({ call, id }: Person, key: string) =>
    call('POST', `/challenges/${key}/attempts`, { answer: await rightAnswer(app.database, id, key) });
  const TOLD = { status: 403, body: { code: 'debrief-told', message: expect.stringContaining('sans points') } };

  test('on the end page earn their reader nothing after more time, and everybody else what they are worth', async () => {
    const { one, other, goOn } = await room();
    expect((await one.call('GET', '/summary')).body).toMatchObject({ closed: true });
    await goOn();
    expect((await one.call('GET', '/summary')).body).toMatchObject({ closed: false });
    expect(await one.call('GET', '/challenges/word-1')).toMatchObject(TOLD);
    expect(await one.call('POST', '/challenges/word-1/hints', {})).toMatchObject(TOLD);
    expect(await solve(one, 'word-1')).toMatchObject(TOLD);
    expect((await one.call('GET', '/challenges/word')).body).toMatchObject({ solved: true, points: 5 });
    expect((await one.call('GET', '/challenges/word-1?replay=1')).status).toBe(200);
    expect((await one.call('GET', '/session')).body['debriefsTold']).toEqual(['word-1', 'word-2']);
    expect((await one.call('GET', '/score')).body).toEqual({ points: 5 });
    expect((await solve(other, 'word-1')).body).toMatchObject({ correct: true, points: 5 });
    expect((await other.call('GET', '/session')).body).not.toHaveProperty('debriefsTold');
  });

  test('on the room’s screen earn nobody anything after more time', async () => {
    const { session, one, other, goOn, end } = await room();
    const { token } = (await admin('POST', `/admin/sessions/${session}/projector`)).body;
    expect((await app.as(String(token))('GET', '/projector/debrief')).status).toBe(200);
    await goOn();
    for (const person of [one, other]) expect(await solve(person, 'word-1')).toMatchObject(TOLD);
    expect((await app.as(String(token))('GET', '/projector/debrief')).status).toBe(403);
    // Idempotent: a second record changes nothing.
    await end();
    expect((await app.as(String(token))('GET', '/projector/debrief')).status).toBe(200);
    await goOn();
    expect(await solve(other, 'word-2')).toMatchObject(TOLD);
  });

  test('after a replay that was solved are those of that mission', async () => {
    const { one, goOn } = await room();
    const opened = (await one.call('GET', '/challenges/word-1?replay=3')).body;
    const answer = [...String(Object(opened['artifacts'])['reversed'])].reverse().join('');
    const solved = await one.call('POST', '/challenges/word-1/attempts', { answer, replay: 3 });
    expect(solved.body).toMatchObject({ correct: true, debrief: expect.anything() });
    await goOn();
    expect(await solve(one, 'word-1')).toMatchObject(TOLD);
    expect((await solve(one, 'word-2')).body).toMatchObject({ correct: true, points: 5 });
  });

  test('are known to every process, and go along with a merge', async () => {
    const { one, other, goOn } = await room();
    await one.call('GET', '/summary');
    await goOn();
    const elsewhere = await appOn(app.url);
    onTestFinished(() => elsewhere.close());
    elsewhere.time.now = app.time.now;
    expect(await solve({ ...one, call: elsewhere.as(one.token) }, 'word-1')).toMatchObject(TOLD);
    await admin('POST', `/admin/participants/${one.id}/merge`, { into: other.id, reason: 'one person' });
    expect(await solve(other, 'word-2')).toMatchObject(TOLD);
  });
});
