/**
 * Invariant of the ledger under any actions of players and facilitators: scores stay within what one adjustment can undo, plus solves; no
 * column leaves its range; and a backup can be restored.
 */
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toPoints } from '#engine/rules/scoring.ts';
import { MAX_SCORE } from '#schemas/console-constants.ts';
import { type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { backup } from '../backups/backup.ts';
import { openBackup } from '../backups/backup-file.ts';
import { fileOf } from '../backups/spool.ts';
import { stage } from '../backups/staging.ts';

const PLAYERS = 3;
const who = fc.nat(PLAYERS - 1);
/** Boundary values, in decimal points. */
const points = fc.constantFrom(MAX_SCORE, -MAX_SCORE, MAX_SCORE - 1, 1 - MAX_SCORE, 0.01, -0.01, 3, -3);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('adjust' as const), who, points }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('penalty' as const), who }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('solve' as const), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reopen' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('merge' as const), who, into: who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('removal' as const), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reinstatement' as const), who }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const reason = 'as agreed in the room';

describe.each(testDatabases)('scores on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  const scores = (session: string) =>
    app.database.query.selectFrom('standings').select(['participant', 'points']).where('session', '=', session).execute();

  async function take(taken: Step, people: readonly { id: string; call: Caller }[]): Promise<number> {
    const person = people[taken.who];
    if (!person) throw new Error('nobody');
    const correct = async (what: string, body: object) =>
      (await admin('POST', `/admin/participants/${person.id}/${what}`, { ...body, reason })).status;
    switch (taken.kind) {
      case 'adjust':
        return correct('adjustments', { points: taken.points });
      case 'penalty':
        return (await person.call('POST', '/score', { points: -2 })).status;
      case 'solve': {
        const answer = await rightAnswer(app.database, person.id, 'word');
        return (await person.call('POST', '/challenges/word/attempts', { answer })).status;
      }
      case 'reopen':
        return correct('reopenings', { challenge: 'word' });
      case 'merge':
        return correct('merge', { into: people[taken.into]?.id });
      default:
        return correct(taken.kind, {});
    }
  }

  /** Makes a backup and stages it, with all checks of a restore. */
  async function mustBeReadable(): Promise<void> {
    const file = await fileOf(Readable.from(backup(app.database, '2026-11-21T09:00:00.000Z')));
    try {
      await (await stage(await openBackup(file))).close();
    } finally {
      await file.close();
    }
  }

  test('stay where one adjustment reaches them, and in a backup that is read back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const session = await app.session();
        const people = [];
        for (let index = 0; index < PLAYERS; index += 1) people.push(await app.player(session.code));
        for (const taken of steps) {
          // 401 and 409: removed or merged participants, and scores beyond the bounds.
          expect([200, 400, 401, 409]).toContain(await take(taken, people));
          const award = 500;
          for (const { points } of await scores(session.id)) {
            expect(points).toBeGreaterThanOrEqual(-MAX_SCORE * 100);
            expect(points).toBeLessThanOrEqual(MAX_SCORE * 100 + award);
          }
        }
        for (const { participant, points } of await scores(session.id)) {
          if (points === 0) continue;
          const back = Math.max(-MAX_SCORE, Math.min(MAX_SCORE, -toPoints(points)));
          const { status, body } = await admin('POST', `/admin/participants/${participant}/adjustments`, {
            points: back,
            reason,
          });
          expect([status, Math.abs(Number(body['score'])) <= 5]).toEqual([200, true]);
        }
        await mustBeReadable();
      }),
      { numRuns: 15 },
    );
  });

  test('a correction that would go further is refused by name; a penalty that would is not counted', async () => {
    const { code } = await app.session();
    const { id, call } = await app.player(code);
    const adjust = (amount: number) => admin('POST', `/admin/participants/${id}/adjustments`, { points: amount, reason });
    expect((await adjust(1 - MAX_SCORE)).body).toMatchObject({ score: 1 - MAX_SCORE });
    expect((await call('POST', '/score', { points: -2 })).body).toEqual({ points: 1 - MAX_SCORE });
    expect(await adjust(-2)).toMatchObject({ status: 409, body: { code: 'score-out-of-bounds', field: 'points' } });
    expect((await adjust(-1)).body).toMatchObject({ score: -MAX_SCORE });
    expect((await adjust(MAX_SCORE)).body).toMatchObject({ score: 0 });
    expect((await adjust(MAX_SCORE + 0.01)).status).toBe(400);
    expect((await call('POST', '/score', { points: -2 })).body).toEqual({ points: -2 });
  });
});
