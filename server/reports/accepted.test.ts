import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { correct } from '#engine/rules/judgement.ts';
import { fixtureChallenges } from '../../tests/support/fixture-challenges.ts';
import { type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const ACCEPTS = 'accepte aussi un mot court';
const SHORT = 'court';
/** Two word missions, the first of which accepts an answer that is not right. */
const challenges = fixtureChallenges
  .filter(({ manifest }) => ['word', 'word-1'].includes(manifest.key))
  .map(({ manifest, checker, ...challenge }) =>
    manifest.key === 'word'
      ? {
          ...challenge,
          manifest: { ...manifest, accepts: ACCEPTS },
          checker: {
            ...checker,
            check: (...[answer, secrets]: Parameters<typeof checker.check>) =>
              answer === SHORT ? correct('weak') : checker.check(answer, secrets),
          },
        }
      : { ...challenge, manifest, checker },
  );

describe.each(testDatabases)('a solve that is accepted and not right, on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind, { challenges });
    admin = await app.admin();
  });
  afterAll(() => app.close());

  test('is a solve and no first try, in the report, its names and its file', async () => {
    const { id: session, code } = await app.session();
    const people: Awaited<ReturnType<typeof app.player>>[] = [];
    for (const name of ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'])
      people.push(await app.player(code, `${name}@brevelle.example`));
    const right = async ({ call, id }: (typeof people)[number]) =>
      call('POST', '/challenges/word/attempts', { answer: await rightAnswer(app.database, id, 'word') });
    const short = ({ call }: (typeof people)[number]) => call('POST', '/challenges/word/attempts', { answer: SHORT });
    // People 0 to 2 and 9 give the short answer, the others the right one; 2 and 3 are reopened and answer the other way round.
    for (const [place, person] of people.entries()) await (place < 3 || place === 9 ? short(person) : right(person));
    const reopen = (place: number) =>
      admin('POST', `/admin/participants/${people[place]?.id}/reopenings`, { challenge: 'word', reason: 'a test' });
    expect((await reopen(2)).status).toBe(200);
    expect((await reopen(3)).status).toBe(200);
    for (const [person, answer] of [[people[2], right] as const, [people[3], short] as const]) if (person) await answer(person);
    // The merge keeps the participant who answered rightly.
    const merged = { into: people[4]?.id, reason: 'a test' };
    expect((await admin('POST', `/admin/participants/${people[9]?.id}/merge`, merged)).status).toBe(200);
    await admin('POST', `/admin/sessions/${session}/room`, { action: 'end' });

    const mission = { accepts: ACCEPTS, accepted: 3, figures: { opened: 9, solved: 8, firstTry: 6 } };
    const { report } = (await admin('GET', `/admin/reports?sessions=${session}`)).body;
    expect(report).toMatchObject({
      total: { firstTry: 6 },
      missions: expect.arrayContaining([
        expect.objectContaining({ key: 'word', ...mission, figures: expect.objectContaining(mission.figures) }),
      ]),
      themes: [{ figures: { firstTry: 6 } }],
    });
    const named = (await admin('POST', '/admin/reports/named', { sessions: [session], reason: 'a test' })).body;
    expect(named['report']).toMatchObject({ total: { solved: 9, firstTry: 6 } });
    const file = await admin('GET', `/admin/reports.csv?sessions=${session}`);
    expect(file.text).toMatch(/"Acceptées, pas encore justes";"[^"]+";"3"/);
  });

  test('is not told of a mission that accepts none such', async () => {
    const { id: session, code } = await app.session();
    for (const name of ['un', 'deux', 'trois', 'quatre', 'cinq', 'six']) {
      const { call, id } = await app.player(code, `${name}@brevelle.example`);
      await call('POST', '/challenges/word-1/attempts', { answer: await rightAnswer(app.database, id, 'word-1') });
    }
    await admin('POST', `/admin/sessions/${session}/room`, { action: 'end' });
    const { report } = (await admin('GET', `/admin/reports?sessions=${session}`)).body;
    expect(JSON.stringify(report)).not.toContain('"accepted"');
  });
});
