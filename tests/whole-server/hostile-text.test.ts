/** Texts that no database can hold, or longer than their field, in each field of each call that the server publishes. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '../support/test-app.ts';
import { testDatabases } from '../support/test-databases.ts';
import { type Operation, operationsOf } from '../trust/operations.ts';
import { BAD_TEXTS, mistakeIn, spoiltRequests } from '../trust/unstorable.ts';

describe.each(testDatabases)('on $name', (kind) => {
  let app: TestApp;
  let callers: Readonly<Record<Operation['audience'], Caller>>;
  let operations: readonly Operation[];
  let ids: Readonly<Record<string, string>>;
  beforeAll(async () => {
    app = await openTestApp(kind);
    const admin = await app.admin();
    const session = await app.session();
    const player = await app.player(session.code);
    const { body: facilitator } = await admin('POST', '/admin/facilitators', {
      username: 'cible',
      password: 'Un long mot de passe',
      role: 'observer',
    });
    const { body: link } = await admin('POST', `/admin/sessions/${session.id}/projector`);
    ids = { sessions: session.id, participants: player.id, facilitators: String(facilitator['id']) };
    const projector = app.as(String(link['token']));
    const { body: pairing } = await admin('POST', `/admin/sessions/${session.id}/remotes`, { realNames: false });
    const device = randomBytes(32).toString('base64url');
    const { body: paired } = await app.guest('POST', '/remote/pair', { secret: pairing['secret'], device });
    const remote = app.as(String(paired['token']));
    const token = randomBytes(32).toString('base64url');
    await player.call('POST', '/me/appointments', { kind: 'weeks-3', token, intention: null });
    callers = {
      anyone: app.guest,
      player: player.call,
      projector,
      remote,
      appointment: app.as(token),
      department: admin,
      observer: admin,
      facilitator: admin,
      administrator: admin,
    };
    operations = operationsOf((await app.guest('GET', '/openapi.json')).body);
  });
  afterAll(() => app.close());

  test.each(BAD_TEXTS)('$name in any field is answered, and where nothing can hold it refused by its name', async (bad) => {
    const all = spoiltRequests(operations, ids, bad);
    expect(all.length).toBeGreaterThan(30);
    const wrong: string[] = [];
    for (const spoilt of all) {
      const { audience, method } = spoilt.operation;
      const { status, body } = await callers[audience](method as 'GET', spoilt.url, spoilt.body);
      const mistake = mistakeIn(spoilt, status, body);
      if (mistake) wrong.push(mistake);
    }
    expect(wrong).toEqual([]);
  });
});
