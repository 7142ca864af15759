/** Downloads over a real connection: an error for a backup that could not be restored, and slow and stalled clients. */
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN } from '../../tests/support/admin.ts';
import type { TemporaryDatabase } from '../../tests/support/temporary-databases.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { readConfig } from '../config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { ensureFirstAdministrator } from '../facilitators/first-administrator.ts';
import { replyErrors } from '../http/error-replies.ts';
import { createLogger } from '../http/logging.ts';
import type { Server } from '../http/routing.ts';
import { createServices } from '../services.ts';
import { backupTables } from './backup-tables.ts';
import { MAX_DOWNLOADS } from './download.ts';
import { backupRoutes } from './routes.ts';
import { writeRows } from './table-rows.ts';

const SESSION = '0'.repeat(28);
const clock = () => Date.UTC(2026, 10, 21);
/** Number of events, each with nearly the longest detail: more bytes than the socket buffers of two processes hold. */
const EVENTS = 5_000;

describe.each(testDatabases)('downloading a backup on $name', (kind) => {
  let store: TemporaryDatabase;
  let database: Database;
  let server: Server;
  let token: string;
  const logged: string[] = [];

  beforeAll(async () => {
    store = await kind.createMigrated();
    database = await openDatabase(store.url);
    const config = readConfig({ ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password });
    await ensureFirstAdministrator(config, database, clock);
    const services = await createServices(config, database, [], clock);
    token = await services.tokens.issue(database.query, { kind: 'admin', username: ADMIN.username });
    const loggerInstance = createLogger({ logLevel: 'info' }, { write: (line) => logged.push(line) });
    server = Fastify({ loggerInstance }).withTypeProvider<TypeBoxTypeProvider>();
    server.decorateRequest('facilitator', null);
    replyErrors(server);
    // The idle timeout is longer than a busy machine takes to begin all the answers.
    backupRoutes(server, services, 2_000);
    await server.listen({ port: 0, host: '127.0.0.1' });

    const at = '2026-11-21T09:00:00.000Z';
    const set = { active: 1, created_at: at, hint_policy: 'table', teams: '[]' } as const;
    await database.query
      .insertInto('sessions')
      .values({ id: SESSION, code: 'K7QF2MXD', ...set })
      .execute();
    const [events, participants] = ['session_events', 'participants'].map((name) =>
      backupTables.find((table) => table.name === name),
    );
    if (!events || !participants) throw new Error('no tables');
    const detail = JSON.stringify({ text: 'x'.repeat(3_900) });
    const event = { session: SESSION, at, kind: 'message', participant: null, other: null, challenge: null, detail };
    const rows = Array.from({ length: EVENTS }, (_, index) => ({ ...event, number: index + 1 }));
    await database.query.transaction().execute((transaction) => writeRows(transaction, events, rows));
    const person = { id: '1'.repeat(28), session: SESSION, email: 'a@b.example', created_at: at };
    await writeRows(database.query, participants, [{ ...person, team: null, removed_at: null, merged_into: null }]);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
    await store.drop();
  });

  /** Reads the beginning of an answer, and then nothing more. */
  function ask(): Promise<{ call: ClientRequest; answer: IncomingMessage }> {
    return new Promise((resolve, reject) => {
      const address = server.server.address();
      if (address === null || typeof address === 'string') throw new Error('no port');
      const call = request({
        port: address.port,
        path: '/admin/backup',
        agent: false,
        headers: { authorization: `Bearer ${token}` },
      });
      call.once('error', reject);
      call.once('response', (answer) => resolve({ call, answer }));
      call.end();
    });
  }
  async function textOf(answer: IncomingMessage): Promise<string> {
    let text = '';
    for await (const piece of answer.setEncoding('utf8')) text += piece;
    return text;
  }
  const audited = () => database.query.selectFrom('audit_log').select('id').where('action', '=', 'backup-downloaded').execute();

  test('nobody who does not read holds the database, or keeps others from their backup for long', async () => {
    const unread = await Promise.all(Array.from({ length: MAX_DOWNLOADS }, ask));
    expect(unread.map(({ answer }) => answer.statusCode)).toEqual(unread.map(() => 200));
    const refused = await ask();
    expect([refused.answer.statusCode, refused.answer.headers['retry-after']]).toEqual([503, '30']);
    expect(JSON.parse(await textOf(refused.answer))).toMatchObject({ code: 'busy' });
    // More downloads at once than database connections, as downloads hold none.
    await Promise.all(Array.from({ length: 16 }, () => database.query.selectFrom('sessions').select('id').execute()));
    const statusOnceRead = async () => {
      const { answer } = await ask();
      const text = await textOf(answer);
      if (answer.statusCode === 200) {
        expect(Number(answer.headers['content-length'])).toBe(Buffer.byteLength(text));
        expect(JSON.parse(text).tables.session_events).toHaveLength(EVENTS);
      }
      return answer.statusCode;
    };
    await expect.poll(statusOnceRead, { timeout: 15_000 }).toBe(200);
    for (const { call } of unread) call.destroy();
  });

  test('a row that no restore would take is told, in the answer and in the log, and no backup is made', async () => {
    const before = await audited();
    await database.query.updateTable('participants').set({ email: 'no address' }).execute();
    const { answer } = await ask();
    expect([answer.statusCode, JSON.parse(await textOf(answer))]).toEqual([
      500,
      { code: 'backup-unsound', message: expect.stringContaining('tables.participants[0].email') },
    ]);
    expect(logged.filter((line) => line.includes('tables.participants[0].email'))).toHaveLength(1);
    expect(await audited()).toEqual(before);
    await database.query.updateTable('participants').set({ email: 'a@b.example' }).execute();
    const { answer: sound } = await ask();
    expect([sound.statusCode, JSON.parse(await textOf(sound)).format]).toEqual([200, 'vigie-backup']);
    expect(await audited()).toHaveLength(before.length + 1);
  });
});
