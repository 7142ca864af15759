/** Every challenge of the registry, played through the public API: solvable for everyone, closed to wrong answers, fair in its hints. */

import { challenges } from 'virtual:challenges/server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awardFor, remainingPoints, toPoints } from '#engine/rules/scoring.ts';
import type { Answer } from '#schemas/challenges.ts';
import { changedAmong } from '../support/changed-challenges.ts';
import { attempt, solutionOf, solve } from '../support/play.ts';
import { type Caller, openTestApp, type TestApp } from '../support/test-app.ts';
import { testDatabases } from '../support/test-databases.ts';
import { SAME_FOR_ALL, SCORING_TABLE } from './scoring-table.ts';
import { saysWhatItTakes } from './truths.ts';

const VARIANTS = 200;
/** Participants who answer at the same moment, as in a room: what they send shares a transaction. */
const AT_ONCE = 20;
/** Of three, one at least is refused: `strategies.ts` holds how often one wins by chance, one time in seven at most. */
const NEIGHBOURS = 3;
const sqlite = testDatabases.filter(({ name }) => name === 'SQLite');

describe.each(sqlite)('on $name', (kind) => {
  let app: TestApp;
  let code: string;
  let room: Caller[];

  beforeAll(async () => {
    app = await openTestApp(kind, { challenges });
    code = await openedSession();
    room = [];
    while (room.length < VARIANTS)
      room.push(...(await Promise.all(Array.from({ length: AT_ONCE }, async () => (await app.player(code)).call))));
  });
  afterAll(() => app.close());

  const openedSession = async () => {
    // A session without a choice plays the classic programme only.
    const everything = { challenges: challenges.map(({ manifest }) => manifest.key) };
    return String((await (await app.admin())('POST', '/admin/sessions', everything)).body['code']);
  };

  describe.each(
    changedAmong(challenges).map((challenge) => ({ key: challenge.manifest.key, manifest: challenge.manifest, challenge })),
  )('$key', ({ key, manifest, challenge }) => {
    let aside: string;
    // Each answer that is refused is compared with what is right for everybody else of its session: hundreds of them, beside few people.
    beforeAll(async () => {
      aside = await openedSession();
    });
    const newcomer = async () => (await app.player(aside)).call;

    it(`can be solved by each of ${VARIANTS} participants, for the full award`, async () => {
      const answers = new Set<string>();
      const play = async (call: Caller) => {
        const answer = await solve(call, manifest);
        answers.add(JSON.stringify(answer));
        const { status, body } = await attempt(call, key, answer);
        expect({ status, answer, ...body }).toMatchObject({
          status: 200,
          correct: true,
          verdict: 'correct',
          points: manifest.scoring.base,
        });
        expect(body).toHaveProperty('debrief.reflexes');
      };
      for (let seat = 0; seat < room.length; seat += AT_ONCE) await Promise.all(room.slice(seat, seat + AT_ONCE).map(play));
      if (SCORING_TABLE[key])
        expect(answers.size > 1, 'neighbours have answers of their own').toBe(!SAME_FOR_ALL.some((same) => same === key));
      const judged = app.database.query.selectFrom('judgements').selectAll().where('challenge', '=', key);
      const wrongly = judged.where((eb) => eb('hostile', '!=', eb.ref('first_hostile')));
      expect(await wrongly.execute(), 'right answers take every item for what it is').toEqual([]);
      expect((await judged.execute()).length > 0, 'what items are taken for is kept').toBe(saysWhatItTakes(challenge));
    });

    it('shows the same artifacts on another device, and the debrief only after the solve', async () => {
      const email = `deux.appareils.${key}@brevelle.example`;
      const laptop = (await app.player(code, email)).call;
      const phone = (await app.player(code, email)).call;
      const first = await laptop('GET', `/challenges/${key}`);
      expect(first.body).toEqual((await phone('GET', `/challenges/${key}`)).body);
      const answers = manifest.debrief.gesture?.options.map(({ answer }) => answer) ?? [];
      for (const text of [manifest.debrief.whatHappened, ...answers, ...manifest.hints.map((hint) => hint.text)])
        expect(first.text).not.toContain(text);
      expect(first.body).not.toHaveProperty('debrief');
      expect(first.body).not.toHaveProperty('reveal');
      const { body: solved } = await attempt(laptop, key, await solve(laptop, manifest));
      expect(solved).toHaveProperty('reveal');
      expect((await phone('GET', `/challenges/${key}`)).body).toMatchObject({
        solved: true,
        points: manifest.scoring.base,
        debrief: manifest.debrief,
        reveal: solved['reveal'],
      });
    });

    it('counts its own example of a wrong answer, and explains when it should', async () => {
      const call = await newcomer();
      for (let failures = 1; failures <= 6; failures += 1) {
        const { body } = await attempt(call, key, (await solutionOf(key)).wrong);
        expect(body).toMatchObject({ correct: false, points: 0, failures });
        expect(body['learning']).toBe(
          manifest.learningMode && failures >= manifest.learningMode.after ? manifest.learningMode.text : undefined,
        );
      }
      const { body } = await attempt(call, key, await solve(call, manifest));
      expect(body['points']).toBe(toPoints(awardFor(manifest, { hintsShown: 0, failures: 6 })));
    });

    it('refuses whatever else is sent', async () => {
      const call = await newcomer();
      const right = await solve(call, manifest);
      const others: Answer[] = [];
      while (others.length < NEIGHBOURS) others.push(await solve(await newcomer(), manifest));
      const neighbours = others.filter((other) => JSON.stringify(other) !== JSON.stringify(right));
      if (neighbours.length > 0) {
        const refused: boolean[] = [];
        for (const answer of neighbours) refused.push((await attempt(await newcomer(), key, answer)).body['correct'] === false);
        expect(refused).toContain(true);
        for (const answer of mutations(right))
          expect({ answer, ...(await attempt(call, key, answer)).body }).toMatchObject({ correct: false });
      }
      await fc.assert(
        fc.asyncProperty(anyAnswer, async (answer) => {
          const { status, body } = await attempt(call, key, answer);
          expect(status === 400 || body['correct'] === false, JSON.stringify(answer)).toBe(true);
        }),
        { numRuns: 60 },
      );
    });

    it('hands its hints out in order, counts each once, and takes their price off the award', async () => {
      const row = SCORING_TABLE[key];
      for (let asked = 0; asked <= manifest.hints.length; asked += 1) {
        const call = await newcomer();
        for (let count = 1; count <= asked; count += 1) {
          const { body } = await call('POST', `/challenges/${key}/hints`);
          expect(body).toMatchObject({ remaining: manifest.hints.length - count });
          expect(titles(body['hints'])).toEqual(manifest.hints.slice(0, count).map(({ title }) => title));
          expect(JSON.stringify(body)).not.toMatch(/\{[a-zA-Z]+\}/);
        }
        const { body } = await attempt(call, key, await solve(call, manifest));
        const { base, step, floor } = row ?? {
          base: manifest.scoring.base,
          step: manifest.scoring.hintStep,
          floor: manifest.scoring.floor,
        };
        expect(body['points']).toBeCloseTo(Math.max(floor, base - asked * step), 6);
      }
      const box = row?.box ?? { base: manifest.scoring.base, step: manifest.scoring.hintStep };
      expect(remainingPoints(manifest, { hintsShown: 1, failures: 0 })).toBe(Math.round((box.base - box.step) * 100));
    });
  });
});

/** Answers that differ from a right one by little. */
function mutations(right: Answer): Answer[] {
  if (typeof right === 'string') return [`${right}x`, `x${right}`, right.slice(1), right.slice(0, -1), `${right} ${right}`];
  return Object.entries(right).map(([field, value]) => ({ ...right, [field]: `${String(value)}x` }));
}

function titles(hints: unknown): unknown[] {
  return Array.isArray(hints) ? hints.map((hint: unknown) => Object(hint)['title']) : [];
}

const anyAnswer: fc.Arbitrary<unknown> = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('', ' ', 'null', 'CTF{}', 'CTF{.*}', '%', '*', "' OR ''='", '../../etc/passwd', '__proto__'),
  fc.dictionary(
    fc.constantFrom('target', 'signals', 'username', 'password', 'choice', 'flag', '__proto__', 'constructor'),
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string(), { maxLength: 5 })),
  ),
);
