/** Which penalties count: those that a participant's failures allow, and those that are stored already. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import type { PenaltyCommand } from './commands.ts';
import { appendScoreEvents, type ScoreEvent } from './events.ts';
import { countedPenalties } from './penalties.ts';
import { lockStates, storeStates } from './states.ts';

const AT = '2026-11-21T09:00:00.000Z';

describe.each(testDatabases)('penalties on $name', (kind) => {
  let app: TestApp;
  let code: string;
  beforeAll(async () => {
    app = await openTestApp(kind);
    code = (await app.session()).code;
  });
  afterAll(() => app.close());

  const penalty = (participant: string, change: Partial<PenaltyCommand> = {}): PenaltyCommand => ({
    ...{ kind: 'penalty', participant, at: AT, points: -200, idempotencyKey: null, declaredBy: [{ challenge: 'form', most: 2 }] },
    ...change,
  });
  /** Indices in the list of the penalties that count. */
  const counted = (penalties: readonly PenaltyCommand[]) =>
    app.database.query.transaction().execute(async (transaction) => {
      const counting = await countedPenalties(transaction, penalties);
      return counting.map((one) => penalties.indexOf(one));
    });
  const store = (participant: string, failures: Readonly<Record<string, number>>, ...events: Partial<ScoreEvent>[]) =>
    app.database.query.transaction().execute(async (transaction) => {
      const states = await lockStates(
        transaction,
        Object.keys(failures).map((challenge) => ({ participant, challenge })),
      );
      await storeStates(
        transaction,
        states.map((state) => ({ ...state, failures: failures[state.challenge] ?? 0 })),
      );
      const event = { participant, kind: 'penalty', points: -200, reason: 'penalty', at: AT } as const;
      await appendScoreEvents(
        transaction,
        events.map((change) => ({ ...event, ...change })),
      );
    });

  test('one counts before any failure, then as many as there are failures, up to the most', async () => {
    const { id } = await app.player(code);
    const three = [penalty(id), penalty(id), penalty(id)];
    expect(await counted(three)).toEqual([0]);
    await store(id, { form: 1, word: 9 });
    expect(await counted(three)).toEqual([0]);
    await store(id, { form: 2 });
    expect(await counted(three)).toEqual([0, 1]);
    await store(id, { form: 9 });
    expect(await counted(three)).toEqual([0, 1]);
    expect(await counted([])).toEqual([]);
  });

  test('those that are stored use up what is allowed, an adjustment or other points do not', async () => {
    const { id } = await app.player(code);
    await store(id, { form: 2 }, { kind: 'adjustment' }, { points: -100 }, {});
    expect(await counted([penalty(id), penalty(id)])).toEqual([0]);
    expect(await counted([penalty(id, { points: -100 }), penalty(id, { points: -100 })])).toEqual([0]);
  });

  test('one that is sent again counts under its key, though nothing more is allowed', async () => {
    const { id } = await app.player(code);
    await store(id, { form: 2 }, { idempotencyKey: 'earlier' }, { idempotencyKey: 'sent' });
    expect(
      await counted([penalty(id, { idempotencyKey: 'other' }), penalty(id, { idempotencyKey: 'sent' }), penalty(id)]),
    ).toEqual([1]);
    const { id: other } = await app.player(code);
    const twice = [penalty(other, { idempotencyKey: 'twice' }), penalty(other, { idempotencyKey: 'twice' })];
    expect(await counted(twice)).toEqual([0, 1]);
  });

  test('each participant and each mission that declares it has its own', async () => {
    const [ana, bob] = [(await app.player(code)).id, (await app.player(code)).id];
    await store(ana, { form: 2, word: 1 });
    expect(await counted([penalty(ana), penalty(bob), penalty(ana), penalty(bob)])).toEqual([0, 1, 2]);
    const declaredBy = ['form', 'word'].map((challenge) => ({ challenge, most: 2 }));
    const of = (participant: string) => penalty(participant, { declaredBy });
    expect(await counted([of(ana), of(ana), of(ana), of(ana), of(bob), of(bob), of(bob)])).toEqual([0, 1, 2, 4, 5]);
  });
});
