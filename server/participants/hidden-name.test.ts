import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const RUDE = 'Zut et flûte';

describe.each(testDatabases)('a name that a facilitator hides on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  const room = async () => {
    const { id, code } = await app.session();
    const rude = await app.player(code, 'rude@brevelle.example');
    const other = await app.player(code, 'autre@brevelle.example');
    await rude.call('PUT', '/me/name', { name: RUDE });
    const answer = await rightAnswer(app.database, rude.id, 'word');
    await rude.call('POST', '/challenges/word/attempts', { answer });
    const { body } = await admin('POST', `/admin/sessions/${id}/projector`);
    const wall = app.as(String(body['token']));
    const path = `/admin/participants/${rude.id}`;
    return { id, rude, other, wall, hide: (nameHidden: boolean) => admin('PATCH', path, { nameHidden }) };
  };
  /** Whatever another player and the wall may read, from each call that says so: a new page of names is looked at by itself. */
  const seen = async ({ other, wall }: Awaited<ReturnType<typeof room>>) => {
    // Boards are cached for up to a second.
    app.time.now += 2_000;
    const { body } = await app.guest('GET', '/openapi.json');
    const paths = Object.entries(body['paths'] ?? {})
      .filter(([path, methods]) => 'get' in methods && !/^\/admin|\{|\/events$/.test(path))
      .map(([path]) => path);
    const replies = await Promise.all(paths.flatMap((path) => [other.call('GET', path), wall('GET', path)]));
    return replies.filter(({ status }) => status === 200).map(({ body: told }) => JSON.stringify(told));
  };

  test('leaves the boards of players and of the wall, and comes back', async () => {
    const brevelle = await room();
    const before = await seen(brevelle);
    expect(before.filter((page) => page.includes(RUDE)).length).toBeGreaterThan(2);

    const hidden = await brevelle.hide(true);
    expect(hidden).toMatchObject({ status: 200, body: { hiddenName: RUDE, score: expect.any(Number) } });
    const stand = String(hidden.body['name']);
    expect(stand).not.toBe(RUDE);
    const after = await seen(brevelle);
    expect(after.join()).not.toContain(RUDE);
    expect(after.join()).toContain(stand);
    expect((await brevelle.hide(true)).body, 'again').toEqual(hidden.body);

    expect((await brevelle.hide(false)).body).toMatchObject({ name: RUDE, hiddenName: null });
    expect((await seen(brevelle)).join()).toContain(RUDE);
    expect((await brevelle.hide(false)).status, 'again').toBe(200);
    const log = await app.database.query
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('subject', '=', brevelle.rude.id)
      .where('action', 'like', 'name-%')
      .orderBy('id')
      .execute();
    expect(log).toEqual([
      { action: 'name-hidden', detail: null },
      { action: 'name-shown', detail: null },
    ]);
  });

  test('cannot be taken again by the person, who is told so and chooses another', async () => {
    const brevelle = await room();
    await brevelle.hide(true);
    const message = await app.database.query
      .selectFrom('session_events')
      .select('detail')
      .where('participant', '=', brevelle.rude.id)
      .where('kind', '=', 'message')
      .executeTakeFirstOrThrow();
    expect(message.detail).toContain('choisir un autre nom');
    expect(message.detail).not.toContain(RUDE);
    const choose = (name: string) => brevelle.rude.call('PUT', '/me/name', { name });
    expect(await choose(RUDE.toUpperCase())).toMatchObject({ status: 400, body: { code: 'invalid-name', field: 'name' } });
    expect((await seen(brevelle)).join()).not.toContain(RUDE.toUpperCase());
    expect(await choose('Une vague')).toMatchObject({ status: 200, body: { name: 'Une vague' } });
    expect((await choose(RUDE)).status, 'later').toBe(400);
    // The person has a name of their own: there is nothing to show again.
    expect((await brevelle.hide(false)).body).toMatchObject({ name: 'Une vague', hiddenName: null });
  });

  test('is not suggested to the person, even if it was a suggestion', async () => {
    const { rude, hide } = await room();
    const suggestions = async () => [(await rude.call('GET', '/me')).body['suggestions']].flat().map(String);
    const [first = ''] = await suggestions();
    expect((await rude.call('PUT', '/me/name', { name: first })).status).toBe(200);
    expect((await hide(true)).status).toBe(200);
    expect(await suggestions()).toHaveLength(3);
    expect(await suggestions()).not.toContain(first);
  });

  test('stays hidden where somebody else has taken it', async () => {
    const brevelle = await room();
    await brevelle.hide(true);
    expect((await brevelle.other.call('PUT', '/me/name', { name: RUDE })).status).toBe(200);
    expect(await brevelle.hide(false)).toMatchObject({ status: 409, body: { code: 'name-taken', field: 'name' } });
  });
});
