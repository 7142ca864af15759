/** Whatever is asked for and in whatever order, totals stay, and no address of an erased person is anywhere. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN } from '../../tests/support/admin.ts';
import { fixtureChallenges } from '../../tests/support/fixture-challenges.ts';
import { storedBytes } from '../../tests/support/stored-bytes.ts';
import { type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { readConfig } from '../config.ts';
import { createServices } from '../services.ts';

const PEOPLE = 4;
const person = fc.nat({ max: PEOPLE - 1 });
const request = fc.oneof(
  fc.record({ kind: fc.constant('erasure' as const), person }),
  fc.record({ kind: fc.constant('rectification' as const), person }),
  fc.record({ kind: fc.constant('adjustments' as const), person }),
  fc.record({ kind: fc.constant('export' as const) }),
);

describe.each(testDatabases)('requests of persons on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    app.time.now = Date.UTC(2026, 0, 1);
  });
  afterAll(() => app.close());

  async function scoresOf(session: string) {
    const { body } = await admin('GET', `/admin/sessions/${session}/participants?sort=joined`);
    return new Map([body['rows']].flat().map((row) => [String(Object(row).id), Number(Object(row).score)]));
  }

  test('keep every total, in any order', async () => {
    let room = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 8 }), async (requests) => {
        room += 1;
        // The purge of the run before took the expired sign-in along.
        const { body: signedIn } = await app.guest('POST', '/login', ADMIN);
        admin = app.as(String(signedIn['token']));
        const { body: created } = await admin('POST', '/admin/sessions', {});
        const session = { id: String(created['id']), code: String(created['code']) };
        const expected = new Map<string, number>();
        const people: { id: string; email: string }[] = [];
        for (let index = 0; index < PEOPLE; index += 1) {
          const email = `personne${index}.salle${room}@brevelle.example`;
          const { id } = await app.player(session.code, email);
          people.push({ id, email });
          expected.set(id, 0);
        }
        const gone: string[] = [];
        for (const asked of requests) {
          if (asked.kind === 'export') {
            const { text } = await admin('GET', `/admin/sessions/${session.id}/attendance.csv`);
            expect(text.trim().split('\r\n')).toHaveLength(1 + PEOPLE);
          } else {
            const one = people[asked.person];
            if (!one) throw new Error('no such person');
            if (asked.kind === 'adjustments') {
              const body = { points: 1.25, reason: 'as agreed in the room' };
              expect((await admin('POST', `/admin/participants/${one.id}/adjustments`, body)).status).toBe(200);
              expected.set(one.id, (expected.get(one.id) ?? 0) + 1.25);
            } else if (!gone.includes(one.email)) {
              const newEmail = `juste.${one.email}`;
              const body = asked.kind === 'erasure' ? { email: one.email } : { email: one.email, newEmail };
              expect((await admin('POST', `/admin/data-protection/${asked.kind}`, body)).body).toMatchObject({ participants: 1 });
              if (asked.kind === 'erasure') gone.push(one.email);
              else one.email = newEmail;
            }
          }
          expect(await scoresOf(session.id)).toEqual(expected);
        }
        const events = await app.database.query
          .selectFrom('score_events')
          .select(['participant', (eb) => eb.fn.sum('points').as('points')])
          .where(
            'participant',
            'in',
            people.map(({ id }) => id),
          )
          .groupBy('participant')
          .execute();
        for (const { participant, points } of events) expect(Number(points) / 100).toBe(expected.get(participant));
        const { text: backup } = await admin('GET', '/admin/backup');
        const stored = await storedBytes(app);
        for (const email of gone) for (const held of [stored, backup]) expect(held).not.toContain(email);
        // Ten months later: nobody ended or closed the room, and its time has passed.
        const config = readConfig({ RETENTION_DAYS: '180' });
        const later = await createServices(config, app.database, fixtureChallenges, () => Date.UTC(2026, 10, 21));
        await later.housekeeping();
        expect(await app.database.query.selectFrom('sessions').select('id').execute()).toEqual([]);
        expect(await storedBytes(app)).not.toContain('@brevelle.example');
      }),
      { numRuns: 12 },
    );
  });
});
