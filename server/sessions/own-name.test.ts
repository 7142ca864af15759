import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

describe.each(testDatabases)('names of players on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  test('a name is given at joining, stays at the next login, and can be chosen', async () => {
    const { code } = await app.session();
    const first = await app.player(code, 'zoe@brevelle.example');
    const { body } = await first.call('GET', '/me');
    expect(body).toMatchObject({ email: 'zoe@brevelle.example', name: expect.stringMatching(/^[A-ZÉ][^@]+ \d+$/) });
    const again = await app.player(code, 'zoe@brevelle.example');
    expect((await again.call('GET', '/me')).body).toEqual(body);

    const suggestions = body['suggestions'];
    expect(suggestions).toHaveLength(3);
    const [suggested] = Array.isArray(suggestions) ? suggestions : [];
    const chosen = await first.call('PUT', '/me/name', { name: suggested });
    expect(chosen).toMatchObject({ status: 200, body: { name: suggested } });
    expect(chosen.body['suggestions']).not.toContain(suggested);
    expect((await first.call('PUT', '/me/name', { name: '  Zoé  du Quai ' })).body).toMatchObject({ name: 'Zoé du Quai' });
    expect((await again.call('GET', '/me')).body).toMatchObject({ name: 'Zoé du Quai' });
  });

  test('somebody is called as the list says, also where it is a word that only staff is called', async () => {
    const allowed = [
      { entry: 'luc@brevelle.example', team: null, name: 'Luc Formateur' },
      { entry: 'eve@brevelle.example', team: null, name: null },
    ];
    const { body } = await admin('POST', '/admin/sessions', { allowed });
    const luc = await app.player(String(body['code']), 'luc@brevelle.example');
    const eve = await app.player(String(body['code']), 'eve@brevelle.example');
    for (const name of ['Formateur', 'FORMATEUR Luc', 'Luc Formateur'])
      expect(await luc.call('PUT', '/me/name', { name })).toMatchObject({ status: 200, body: { name } });
    for (const [call, name] of [
      [eve.call, 'Le formateur'],
      [luc.call, 'Luc admin'],
    ] as const)
      expect(await call('PUT', '/me/name', { name })).toMatchObject({ status: 400, body: { field: 'name' } });
  });

  test('each turn has other suggestions, and a newcomer is one until something of theirs has happened', async () => {
    const { code } = await app.session();
    const { call } = await app.player(code);
    const turns = await Promise.all(['/me', '/me?turn=1', '/me?turn=2'].map((path) => call('GET', path)));
    expect(new Set(turns.map(({ body }) => JSON.stringify(body['suggestions']))).size).toBe(3);
    expect(turns.map(({ body }) => body['newcomer'])).toEqual([true, true, true]);
    expect((await call('GET', '/me?turn=x')).status).toBe(400);
    expect((await call('PUT', '/me/name', { name: 'Arrivée' })).body).toMatchObject({ newcomer: false });
    const other = await app.player(code);
    await other.call('GET', '/challenges/word');
    expect((await other.call('GET', '/me')).body).toMatchObject({ newcomer: false });
  });

  test('a name is one in its session, in any case and in any way of writing it', async () => {
    const one = await app.session();
    const other = await app.session();
    const zoe = await app.player(one.code);
    const second = await app.player(one.code);
    await zoe.call('PUT', '/me/name', { name: 'Zoé' });
    for (const name of ['zoé', 'ZOÉ', 'Zoe\u0301', ' Zoé '])
      expect(await second.call('PUT', '/me/name', { name }), name).toMatchObject({
        status: 409,
        body: { code: 'name-taken', field: 'name', message: expect.stringContaining('déjà pris') },
      });
    expect((await zoe.call('PUT', '/me/name', { name: 'ZOÉ' })).body).toMatchObject({ name: 'ZOÉ' });
    expect((await (await app.player(other.code)).call('PUT', '/me/name', { name: 'Zoé' })).status).toBe(200);
    const both = await Promise.all([zoe, second].map(({ call }) => call('PUT', '/me/name', { name: 'Goëlette' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each([
    ['ana@brevelle.example', 'adresse e-mail'],
    ['x'.repeat(31), '30 caractères'],
    [' ', 'Écrivez un nom'],
    ['a\u202eb', 'lettres'],
    ['x'.repeat(201), '200 caractères'],
  ])('%j is refused in French', async (name, words) => {
    const { call } = await app.player((await app.session()).code);
    const before = (await call('GET', '/me')).body;
    expect(await call('PUT', '/me/name', { name })).toMatchObject({
      status: 400,
      body: { field: 'name', message: expect.stringContaining(words) },
    });
    expect((await call('GET', '/me')).body).toEqual(before);
  });

  test('those who join together have each a name of their own', async () => {
    const { code } = await app.session();
    const players = await Promise.all(Array.from({ length: 40 }, () => app.player(code)));
    const names = await Promise.all(players.map(async ({ call }) => (await call('GET', '/me')).body['name']));
    expect(new Set(names).size).toBe(40);
  });

  test('a facilitator sees the name, finds it, and changes it, which is in the audit log', async () => {
    const { id: session, code } = await app.session();
    const zoe = await app.player(code, 'zoe@brevelle.example');
    const other = await app.player(code, 'other@brevelle.example');
    await zoe.call('PUT', '/me/name', { name: 'Très Grossier' });
    const found = await admin('GET', `/admin/sessions/${session}/participants?search=${encodeURIComponent('TRÈS GR')}`);
    expect(found.body).toMatchObject({ total: 1, rows: [{ username: 'zoe@brevelle.example', name: 'Très Grossier' }] });
    const change = (name: string) => admin('PATCH', `/admin/participants/${zoe.id}`, { name });
    await other.call('PUT', '/me/name', { name: 'Phare' });
    expect(await change('phare')).toMatchObject({ status: 409, body: { code: 'name-taken', field: 'name' } });
    expect(await change('zoe@brevelle.example')).toMatchObject({ status: 400, body: { field: 'name' } });
    expect((await change('Balise 7')).body).toMatchObject({ name: 'Balise 7' });
    expect((await change('Balise 7')).status).toBe(200);
    expect((await zoe.call('GET', '/me')).body).toMatchObject({ name: 'Balise 7' });
    const { body: log } = await admin('GET', '/admin/audit?action=participant-name-changed');
    expect(log['entries']).toMatchObject([{ subject: zoe.id }]);
    // The audit log holds identifiers only: names are deleted with their person.
    expect(JSON.stringify(log)).not.toContain('Grossier');
    expect((await admin('PATCH', `/admin/participants/${zoe.id}`, {})).status).toBe(400);
    await admin('POST', `/admin/participants/${zoe.id}/removal`, { reason: 'was only visiting' });
    expect((await change('Balise 8')).status).toBe(409);
  });

  test('a script cannot fill the log under one login, and keeps nobody else from playing', async () => {
    const { code } = await app.session();
    const [script, other] = [await app.player(code), await app.player(code)];
    const change = async ({ call }: typeof script) => (await call('PUT', '/me/name', {})).status;
    const replies = new Set<number>();
    for (let calls = 0; calls < 600; calls += 1) replies.add(await change(script));
    expect([...replies]).toEqual([400]);
    app.time.now += 10_000;
    expect(await script.call('PUT', '/me/name', { name: 'Encore moi' })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '50' },
      body: { code: 'too-fast' },
    });
    expect((await script.call('GET', '/me')).status).toBe(200);
    expect(await change(other)).toBe(400);
    app.time.now += 50_000;
    expect((await script.call('PUT', '/me/name', { name: 'Encore moi' })).status).toBe(200);
  });

  test('who changes name or team without end is held up, and the log of the session does not grow with it', async () => {
    const { body } = await admin('POST', '/admin/sessions', { teams: ['Quai', 'Pont'] });
    const code = String(body['code']);
    const [script, other] = [await app.player(code), await app.player(code)];
    const number = async () => Number((await other.call('GET', '/session')).body['number']);
    const before = await number();
    const changes = [
      (turn: number) => script.call('PUT', '/me/name', { name: `Sans fin ${turn}` }),
      (turn: number) => script.call('PATCH', '/session/team', { team: turn % 2 === 0 ? 'Quai' : 'Pont' }),
    ];
    for (const change of changes) {
      for (let turn = 0; turn < 60; turn += 1) expect((await change(turn)).status).toBe(200);
      expect(await change(60)).toMatchObject({ status: 429, headers: { 'retry-after': '600' }, body: { code: 'too-fast' } });
    }
    expect(await number()).toBe(before + 120);
    expect((await other.call('PUT', '/me/name', { name: 'Une seule fois' })).status).toBe(200);
    app.time.now += 10 * 60_000;
    expect((await script.call('PUT', '/me/name', { name: 'Plus tard' })).status).toBe(200);
  });

  test('a colleague who floods under somebody’s address is held up alone: the limits are those of a login', async () => {
    const { body } = await admin('POST', '/admin/sessions', { teams: ['Quai', 'Pont'] });
    const code = String(body['code']);
    const email = 'victime@brevelle.example';
    const [owner, colleague] = [await app.player(code, email), await app.player(code, email)];
    expect(colleague.id).toBe(owner.id);
    const changes = [
      (call: Caller, turn: number) => call('PUT', '/me/name', { name: `Je triche ${turn}` }),
      (call: Caller, turn: number) => call('PATCH', '/session/team', { team: turn % 2 === 0 ? 'Quai' : 'Pont' }),
      (call: Caller, turn: number) => call('POST', '/challenges/word/attempts', { answer: `faux ${turn}` }),
    ];
    for (const change of changes) {
      let turn = 0;
      while ((await change(colleague.call, turn)).status === 200) turn += 1;
      expect((await change(owner.call, 0)).status).toBe(200);
    }
  });
});
