import { describe, expect, onTestFinished, test } from 'vitest';
import type { TestDatabaseKind } from '../../tests/support/temporary-databases.ts';
import { appOn, type Caller, openTestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { createDeletions } from './deletions.ts';

const PASSWORD = 'a password for tests';
const DAY = 86_400_000;
const RULE = { CONSOLE_SECOND_PERSON: 'on' };

async function open(kind: TestDatabaseKind, environment: Readonly<Record<string, string>> = RULE) {
  const app = await openTestApp(kind, { environment });
  onTestFinished(() => app.close());
  const admin = await app.admin();
  const tokenOf = async (username: string) =>
    String((await app.guest('POST', '/login', { username, password: PASSWORD })).body['token']);
  const signIn = async (username: string) => app.as(await tokenOf(username));
  const account = async (username: string, role = 'facilitator') => {
    const departments = role === 'department' ? { departments: ['Achats'] } : {};
    const { body } = await admin('POST', '/admin/facilitators', { username, role, password: PASSWORD, ...departments });
    return { id: String(body['id']), call: await signIn(username) };
  };
  const owner = await account('olga');
  const colleague = await account('carl');
  const { body } = await owner.call('POST', '/admin/sessions', { name: 'Quai' });
  const id = String(body['id']);
  const path = `/admin/sessions/${id}`;
  return {
    ...app,
    ...{ admin, tokenOf, signIn, account, owner, colleague, id, path },
    code: String(body['code']),
    state: async () => (await admin('GET', `${path}/deletion`)).body,
    exists: async () => (await admin('GET', path)).status === 200,
    request: async (call: Caller) => {
      const asked = await call('PUT', `${path}/deletion`);
      const found = asked.body['request'];
      const request = typeof found === 'object' && found !== null && 'id' in found ? String(found.id) : '';
      return { ...asked, request };
    },
    confirm: (call: Caller, request: string) => call('POST', `${path}/deletion/confirmation`, { request }),
    log: async () => {
      const { body: page } = await admin('GET', `/admin/audit?session=${id}`);
      const entries: readonly Record<string, unknown>[] = Array.isArray(page['entries']) ? page['entries'] : [];
      // Entries with the same time have no order.
      return entries.map(({ actor, action }) => `${actor} ${action}`).sort();
    },
  };
}

describe.each(testDatabases)('the deletion of a session on $name', (kind) => {
  test('takes one account where the installation wants no second person', async () => {
    const { colleague, path, request, exists } = await open(kind, {});
    expect(await request(colleague.call)).toMatchObject({ status: 409, body: { code: 'no-second-person-needed' } });
    expect((await colleague.call('DELETE', path)).status).toBe(204);
    expect(await exists()).toBe(false);
  });

  test('takes its owner alone', async () => {
    const { owner, path, request, exists } = await open(kind);
    expect(await request(owner.call)).toMatchObject({ status: 409, body: { code: 'no-second-person-needed' } });
    expect((await owner.call('DELETE', path)).status).toBe(204);
    expect(await exists()).toBe(false);
  });

  test('of another account is refused to one person, an administrator too', async () => {
    const { admin, colleague, path, exists } = await open(kind);
    for (const call of [admin, colleague.call])
      expect(await call('DELETE', path)).toMatchObject({
        status: 409,
        body: { code: 'second-person-needed', message: expect.stringContaining('olga') },
      });
    expect(await exists()).toBe(true);
  });

  test('is requested once, seen by everybody, and confirmed by the owner', async () => {
    const { admin, owner, colleague, id, code, player, request, confirm, state, exists, log } = await open(kind);
    await player(code, 'ana@vigie.example');
    const asked = await request(colleague.call);
    expect(asked).toMatchObject({ status: 200, body: { owner: 'olga', secondPerson: true } });
    expect((await request(colleague.call)).request).toBe(asked.request);
    expect(await request(admin)).toMatchObject({ status: 409, body: { code: 'deletion-already-requested' } });
    const waiting = { id: asked.request, requestedBy: 'carl', expiresAt: '2026-12-01T09:00:00.000Z' };
    expect(await state()).toMatchObject({ request: waiting });
    const { body: rows } = await owner.call('GET', '/admin/rooms');
    expect(rows).toMatchObject([{ id, owner: 'olga', deletionRequest: waiting }]);
    expect((await confirm(owner.call, asked.request)).status).toBe(204);
    expect(await exists()).toBe(false);
    expect(await log()).toEqual(['carl session-deletion-requested', 'olga session-created', 'olga session-deleted']);
  });

  /** Creates a campaign that contains the session. */
  async function campaignOf({ admin, id }: Awaited<ReturnType<typeof open>>): Promise<string> {
    const setup = { name: 'Automne', purpose: 'NIS 2', startsOn: '2026-11-01', endsOn: '2026-12-15', departments: null };
    const campaign = String((await admin('POST', '/admin/campaigns', setup)).body['id']);
    expect((await admin('PUT', `/admin/campaigns/${campaign}/sessions/${id}`)).status).toBe(204);
    return campaign;
  }

  test('says which running campaign goes on counting, and what the reports lose, and the audit log keeps how many people went', async () => {
    const opened = await open(kind);
    const { admin, owner, id, code, path, player, state, database } = opened;
    await campaignOf(opened);
    for (const name of ['ana', 'ben']) await player(code, `${name}@vigie.example`);
    expect(await state()).toMatchObject({
      losses: { came: 2, campaign: { name: 'Automne', running: true }, returnsUntil: null, report: false },
    });
    const report = { session: id, drawn_at: '2026-11-21T09:00:00.000Z', tally: '{}' };
    await database.query.insertInto('session_reports').values(report).execute();
    expect(await state()).toMatchObject({ losses: { report: true } });
    expect((await owner.call('DELETE', path)).status).toBe(204);
    const { body } = await admin('GET', `/admin/audit?session=${id}&action=session-deleted`);
    expect(body).toMatchObject({ entries: [{ detail: { people: 2, campaign: 'Automne' } }] });
  });

  test('says that a campaign which has ended keeps its figures as they are', async () => {
    const opened = await open(kind);
    const { admin, code, player, state } = opened;
    const campaign = await campaignOf(opened);
    await player(code, 'ana@vigie.example');
    expect((await admin('POST', `/admin/campaigns/${campaign}/end`)).status).toBe(200);
    expect(await state()).toMatchObject({ losses: { came: 1, campaign: { name: 'Automne', running: false } } });
  });

  test('is confirmed by another administrator, and never by who requested it or by a third facilitator', async () => {
    const { admin, account, colleague, request, confirm, exists } = await open(kind);
    const asked = await request(admin);
    expect(await confirm(admin, asked.request)).toMatchObject({ status: 403, body: { code: 'own-request' } });
    expect(await confirm(colleague.call, asked.request)).toMatchObject({ status: 403, body: { code: 'not-the-owner' } });
    expect(await exists()).toBe(true);
    const second = await account('anne', 'administrator');
    expect((await confirm(second.call, asked.request)).status).toBe(204);
    expect(await exists()).toBe(false);
  });

  test('is not done once the request was withdrawn or refused, or is another one', async () => {
    const { owner, colleague, account, path, time, request, confirm, state, log } = await open(kind);
    const third = await account('tom');
    const first = await request(colleague.call);
    expect(await third.call('DELETE', `${path}/deletion`)).toMatchObject({ status: 403 });
    expect(await colleague.call('DELETE', `${path}/deletion`)).toMatchObject({ status: 200, body: { request: null } });
    expect(await colleague.call('DELETE', `${path}/deletion`)).toMatchObject({ status: 200, body: { request: null } });
    expect(await confirm(owner.call, first.request)).toMatchObject({ status: 409, body: { code: 'no-deletion-request' } });
    time.now += 1;
    const second = await request(third.call);
    expect(await confirm(owner.call, first.request)).toMatchObject({ status: 409 });
    expect(second.request).not.toBe(first.request);
    expect((await owner.call('DELETE', `${path}/deletion`)).status).toBe(200);
    expect(await state()).toMatchObject({ request: null });
    expect((await log()).filter((entry) => entry.endsWith('withdrawn'))).toEqual([
      'carl session-deletion-withdrawn',
      'olga session-deletion-withdrawn',
    ]);
  });

  test('is forgotten after ten days, and may be requested anew', async () => {
    const { database, url, colleague, time, request, signIn, path } = await open(kind);
    const asked = await request(colleague.call);
    time.now += 10 * DAY;
    const owner = await signIn('olga');
    expect((await owner('GET', `${path}/deletion`)).body).toMatchObject({ request: null });
    expect(await owner('POST', `${path}/deletion/confirmation`, { request: asked.request })).toMatchObject({ status: 409 });
    expect((await request(await signIn('carl'))).request).not.toBe(asked.request);
    await database.query.updateTable('deletion_requests').set({ expires_at: '2026-11-21T08:59:59.999Z' }).execute();
    // Housekeeping runs when a process starts.
    const restarted = await appOn(url);
    onTestFinished(() => restarted.close());
    expect(await database.query.selectFrom('deletion_requests').selectAll().execute()).toEqual([]);
  });

  test('confirmed by two processes at once, or withdrawn meanwhile, happens once or not at all', async () => {
    const { url, tokenOf, owner, admin, colleague, path, request, confirm, exists, log } = await open(kind);
    const other = await appOn(url, { environment: RULE });
    onTestFinished(() => other.close());
    const asked = await request(colleague.call);
    const elsewhere = other.as(await tokenOf('olga'));
    const replies = await Promise.all([
      confirm(owner.call, asked.request),
      confirm(admin, asked.request),
      confirm(elsewhere, asked.request),
      colleague.call('DELETE', `${path}/deletion`),
    ]);
    const deleted = replies.slice(0, 3).filter(({ status }) => status === 204);
    expect(deleted).toHaveLength((await exists()) ? 0 : 1);
    for (const { status } of replies) expect([200, 204, 404, 409]).toContain(status);
    expect((await log()).filter((entry) => entry.endsWith('session-deleted'))).toHaveLength(deleted.length);
  });

  test('is out of reach of observers, heads of departments and API tokens', async () => {
    const { account, admin, path, as } = await open(kind);
    const observer = await account('otto', 'observer');
    const head = await account('hugo', 'department');
    const { body } = await admin('POST', '/admin/me/api-tokens', { name: 'script', scope: 'workshops' });
    const script = as(String(body['token']));
    for (const call of [observer.call, head.call, script])
      for (const [method, below, sent] of [
        ['DELETE', '', undefined],
        ['PUT', '/deletion', undefined],
        ['DELETE', '/deletion', undefined],
        ['POST', '/deletion/confirmation', { request: 'a'.repeat(28) }],
        ['PUT', '/owner', { owner: 'carl' }],
      ] as const)
        expect((await call(method, `${path}${below}`, sent)).status, `${method} ${below}`).toBe(403);
    expect((await observer.call('GET', `${path}/deletion`)).status).toBe(200);
  });
});

describe.each(testDatabases)('the owner of a session on $name', (kind) => {
  test('is who created it, and hands it over to an account that leads sessions', async () => {
    const { owner, colleague, admin, account, path, state, log } = await open(kind, {});
    await account('otto', 'observer');
    expect(await state()).toMatchObject({ owner: 'olga' });
    const handOver = (call: Caller, to: string) => call('PUT', `${path}/owner`, { owner: to });
    expect(await handOver(colleague.call, 'carl')).toMatchObject({ status: 403, body: { code: 'not-the-owner' } });
    for (const nobody of ['otto', 'nobody'])
      expect(await handOver(owner.call, nobody)).toMatchObject({ status: 400, body: { field: 'owner' } });
    expect(await handOver(owner.call, 'CARL')).toMatchObject({ status: 200, body: { owner: 'carl' } });
    expect(await handOver(owner.call, 'olga')).toMatchObject({ status: 403 });
    expect(await handOver(admin, 'olga')).toMatchObject({ status: 200, body: { owner: 'olga' } });
    expect(await handOver(admin, 'olga')).toMatchObject({ status: 200 });
    expect((await log()).filter((entry) => entry.endsWith('handed-over'))).toEqual([
      'admin session-handed-over',
      'olga session-handed-over',
    ]);
  });

  test('is no administrator who takes it over to delete it alone', async () => {
    const { admin, owner, path } = await open(kind);
    const taken = await admin('PUT', `${path}/owner`, { owner: 'admin' });
    expect(taken).toMatchObject({ status: 403, body: { code: 'not-to-oneself' } });
    expect(await owner.call('PUT', `${path}/owner`, { owner: 'olga' })).toMatchObject({ status: 200 });
    expect(await admin('PUT', `${path}/owner`, { owner: 'carl' })).toMatchObject({ status: 200, body: { owner: 'carl' } });
  });

  test('is nobody once the account is removed, whoever gets its name later; requests of the account are gone', async () => {
    const { admin, owner, colleague, account, path, state, request } = await open(kind);
    await request(colleague.call);
    await admin('DELETE', `/admin/facilitators/${colleague.id}`);
    await admin('DELETE', `/admin/facilitators/${owner.id}`);
    expect(await state()).toMatchObject({ owner: null, request: null });
    const namesake = await account('olga');
    expect(await namesake.call('DELETE', path)).toMatchObject({ status: 409, body: { code: 'second-person-needed' } });
    expect(await admin('PUT', `${path}/owner`, { owner: 'olga' })).toMatchObject({ status: 200, body: { owner: 'olga' } });
  });
});

describe.each(testDatabases.filter(({ name }) => name === 'PostgreSQL'))(
  'a session that is handed over while it is deleted, on $name',
  (kind) => {
    /** Calls of the former owner, whose session is handed over after the calls were authorised. */
    async function handedOver() {
      const opened = await open(kind);
      const { database, player, code, id, time } = opened;
      await player(code);
      const other = await appOn(opened.url);
      onTestFinished(() => other.close());
      const deletions = createDeletions({
        database,
        clock: () => time.now,
        config: { consoleSecondPerson: true },
        outliving: {
          keepAttendance: async () => undefined,
          keepProofs: async () => {
            await other.database.query.updateTable('sessions').set({ owner: 'carl' }).where('id', '=', id).execute();
          },
        },
        readLastReturn: async () => null,
        onChanged: () => undefined,
      });
      return { ...opened, deletions, olga: { username: 'olga', role: 'facilitator' } as const };
    }

    test('is not deleted by its former owner alone', async () => {
      const { deletions, olga, id, exists } = await handedOver();
      await expect(deletions.remove(id, olga)).rejects.toMatchObject({ code: 'second-person-needed' });
      expect(await exists()).toBe(true);
    });

    test('keeps its request, which the former owner no longer confirms', async () => {
      const { deletions, olga, id, exists, request, colleague, state } = await handedOver();
      const { request: asked } = await request(colleague.call);
      await expect(deletions.confirm(id, asked, olga)).rejects.toMatchObject({ code: 'not-the-owner' });
      expect(await exists()).toBe(true);
      expect(await state()).toMatchObject({ request: { id: asked } });
    });
  },
);
