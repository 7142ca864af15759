import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import type { HallArtifacts, HallReveal } from './artifacts.ts';
import checker from './challenge.server.ts';
import { PERSONS } from './persons.server.ts';
import { PRACTICE_PERSONS, PRACTICE_THINGS } from './practice.server.ts';
import solve, { lazy, wrong } from './solve.ts';
import { THINGS_MET } from './things-met.server.ts';

const seeds = fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }).map((seed) => seed.toString(16).padStart(32, '0'));
const morning = (seed: string) => {
  const secrets = checker.secrets(createVariant(seed));
  return { secrets, artifacts: checker.artifacts(secrets), reveal: checker.reveal?.(secrets) };
};
const always = (property: (morning: { secrets: Secrets; artifacts: HallArtifacts; reveal: HallReveal | undefined }) => void) =>
  fc.assert(
    fc.property(seeds, (seed) => property(morning(seed))),
    { numRuns: 300 },
  );
type Secrets = ReturnType<typeof checker.secrets>;

describe('a morning in the hall', () => {
  it('has three persons and two things, somebody expected and somebody not', () => {
    always(({ artifacts: { encounters }, reveal }) => {
      const things = encounters.filter(({ figure }) => THINGS_MET.some((thing) => thing.figure === figure));
      expect([encounters.length, things.length]).toEqual([5, 2]);
      const persons = encounters.filter((encounter) => !things.includes(encounter)).map(({ id }) => id);
      const genuine = (reveal?.encounters ?? []).filter(({ id }) => persons.includes(id)).map((each) => each.genuine);
      expect(new Set(genuine)).toEqual(new Set([true, false]));
    });
  });

  it('draws from at least twelve, each of whom may be expected or not', () => {
    expect(PERSONS.length + THINGS_MET.length).toBeGreaterThanOrEqual(12);
    for (const { figure, welcome, help, never } of [...PERSONS, ...THINGS_MET])
      expect(new Set([welcome, help, never.text]).size, figure).toBe(3);
  });

  it('announces who is expected with the words of their own paper', () => {
    const onPaper = [...PERSONS, ...PRACTICE_PERSONS].flatMap(({ genuine }) => {
      if (!genuine) return [];
      const { near, line, visit } = genuine;
      const [, paper] = near.split(/\s: /);
      const announced = [line, visit?.who].join(' ');
      return paper && announced !== ' '
        ? [
            {
              announced,
              names: paper.replace(', avec sa photo', '').replace('. La photo lui ressemble', '').replace(/\.$/, '').split(', '),
            },
          ]
        : [];
    });
    expect(onPaper.length).toBeGreaterThan(4);
    for (const { announced, names } of onPaper)
      for (const name of names)
        expect(
          [name, name.replace(/^(\p{L})\S+/u, '$1.')].some((written) => announced.includes(written)),
          `${name} | ${announced}`,
        ).toBe(true);
  });

  it('offers three sentences that a busy colleague would say, of like length, and one that is never right of either kind', () => {
    for (const { figure, welcome, help, never } of [...PERSONS, ...THINGS_MET, ...PRACTICE_PERSONS, ...PRACTICE_THINGS]) {
      const lengths = [welcome, help, never.text].map(({ length }) => length);
      expect(Math.max(...lengths) / Math.min(...lengths), figure).toBeLessThanOrEqual(1.25);
    }
    for (const pool of [PERSONS, PRACTICE_PERSONS])
      expect(new Set(pool.map(({ never }) => never.kind))).toEqual(new Set(['trusting', 'wary']));
  });

  it('can be read in two minutes', () => {
    always(({ artifacts }) => {
      const { encounters, register, message } = artifacts;
      const texts = [
        ...encounters.flatMap(({ opening, near, sentences }) => [opening, near, ...sentences.map(({ text }) => text)]),
        ...register.flatMap(({ who, host, struck = '' }) => [who, host, struck]),
        ...message,
      ];
      expect(texts.join(' ').match(/[\p{L}\d]+/gu)?.length).toBeLessThanOrEqual(350);
    });
  });

  it('tells nobody by the ids or the order of the sentences which of them is right', () => {
    const places = new Set<string>();
    always(({ artifacts }) => {
      for (const { sentences } of artifacts.encounters) expect(sentences.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
      for (const id of Object.values(solve(artifacts, {}))) places.add(String(id));
      expect(JSON.stringify(artifacts)).not.toMatch(/genuine|welcome|because|safe|tolerated|errs/);
    });
    expect(places).toEqual(new Set(['a', 'b', 'c']));
  });
});

describe('the five sentences', () => {
  it('are found from the clues, and the reveal says the same', () => {
    always(({ secrets, artifacts, reveal }) => {
      const answer = Object(solve(artifacts, {}));
      expect(checker.check(answer, secrets)).toEqual({ outcome: 'correct', verdict: 'correct' });
      for (const { id, sentence } of reveal?.encounters ?? []) {
        const encounter = artifacts.encounters.find((each) => each.id === id);
        expect(encounter?.sentences.find((each) => each.id === answer[id])?.text).toBe(sentence);
      }
    });
  });

  it('tell who opens everything from who closes everything, and how many are right', () => {
    always(({ secrets, artifacts }) => {
      const opened = checker.check(lazy.accept(artifacts, {}), secrets);
      expect(opened).toMatchObject({ outcome: 'incorrect', verdict: 'too-trusting', output: { of: 5 } });
      expect(checker.check(lazy.refuse(artifacts, {}), secrets)).toMatchObject({ outcome: 'incorrect', verdict: 'too-wary' });
    });
  });

  it('count four of five where one is unsafe, and nothing where one checks what was announced', () => {
    always(({ secrets, artifacts }) => {
      const answer = Object(solve(artifacts, {}));
      for (const { field, options } of checker.choices?.(secrets) ?? [])
        for (const { value, act } of options) {
          const judgement = checker.check({ ...answer, [field]: value }, secrets);
          if (act === 'safe') expect(judgement).toEqual({ outcome: 'correct', verdict: 'correct' });
          else if (act === 'tolerated')
            expect(judgement).toEqual({ outcome: 'neutral', verdict: 'already-announced', output: { right: 4, of: 5 } });
          else expect(judgement).toMatchObject({ outcome: 'incorrect', output: { right: 4, of: 5 } });
        }
    });
  });

  it('cost nothing where each of them checks, and are not right then: somebody is announced', () => {
    always(({ secrets }) => {
      const choices = checker.choices?.(secrets) ?? [];
      const checking = choices.map(({ field, genuine, options }) => {
        const wanted = genuine ? 'tolerated' : 'safe';
        return [field, options.find(({ act }) => act === wanted)?.value ?? ''];
      });
      const right = choices.filter(({ genuine }) => !genuine).length;
      expect(checker.check(Object.fromEntries(checking), secrets)).toEqual({
        outcome: 'neutral',
        verdict: 'already-announced',
        output: { right, of: 5 },
      });
    });
  });

  it('are wrong at each seat where they all have the same place', () => {
    always(({ secrets, artifacts }) => {
      for (const place of [0, 1, 2]) {
        const same = artifacts.encounters.map(({ id, sentences }) => [id, sentences[place]?.id ?? '']);
        expect(checker.check(Object.fromEntries(same), secrets).outcome).toBe('incorrect');
      }
      expect(checker.check(wrong, secrets).outcome).toBe('incorrect');
    });
  });

  it('take a key that was found to the support, whatever its label says', () => {
    for (const { figure, genuine, others, help } of [...THINGS_MET, ...PRACTICE_THINGS].filter(
      ({ figure }) => figure === 'cle',
    )) {
      expect({ figure, genuine }).toEqual({ figure: 'cle', genuine: undefined });
      expect(new Set(others.map(({ mark }) => mark))).toEqual(new Set(['named', 'plain']));
      expect(help).toMatch(/support.*sans la brancher/);
    }
  });

  it('count nothing while one is missing, or is none of the three', () => {
    const { secrets, artifacts } = morning('7'.repeat(32));
    const answer = Object(solve(artifacts, {}));
    for (const said of [
      {},
      '',
      { ...answer, rencontre3: undefined },
      { ...answer, rencontre3: 'd' },
      { ...answer, rencontre3: ['a'] },
    ])
      expect(checker.check(said, secrets)).toEqual({ outcome: 'neutral', verdict: 'incomplete' });
  });
});
