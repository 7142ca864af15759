import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { type HallArtifacts, type HallReveal, isThing } from './artifacts.ts';
import checker from './challenge.server.ts';
import { PERSONS } from './persons.server.ts';
import { PRACTICE_PERSONS, PRACTICE_THINGS } from './practice.server.ts';
import solve, { lazy, letInUnannounced, wrong } from './solve.ts';
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
      const things = encounters.filter(({ figure }) => isThing(figure));
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

/** For each encounter, the values of its sentences whose `act` is `kind`. */
const sentencesThatAre = (kind: 'unsafe' | 'tolerated', secrets: Secrets) =>
  (checker.choices?.(secrets) ?? []).map(({ field, options }) => ({
    field,
    values: options.filter((option) => option.act === kind).map(({ value }) => value),
  }));

describe('the five sentences', () => {
  it('are found from the clues, and the reveal says the same', () => {
    always(({ secrets, artifacts, reveal }) => {
      const answer = Object(solve(artifacts, {}));
      expect(checker.check(answer, secrets)).toMatchObject({ outcome: 'correct', verdict: 'correct' });
      expect(reveal?.encounters.map(({ right }) => right)).toEqual(artifacts.encounters.map(({ id }) => answer[id]));
    });
  });

  it('take a failed attempt from who opens everything, and leave open what is said by who turns away or checks everything', () => {
    always(({ secrets, artifacts }) => {
      const opened = checker.check(lazy.accept(artifacts, {}), secrets);
      expect(opened).toMatchObject({ outcome: 'incorrect', verdict: 'too-trusting' });
      for (const wary of [lazy.check, lazy.refuse])
        expect(checker.check(wary(artifacts, {}), secrets).outcome).not.toBe('correct');
      expect(checker.check(lazy.check(artifacts, {}), secrets).outcome).toBe('neutral');
    });
  });

  it('take a failed attempt, each morning, for letting in a person whom nothing announces', () => {
    always(({ secrets, artifacts }) => {
      const { id = '', sentence = '' } = letInUnannounced(artifacts) ?? {};
      expect(checker.check({ [id]: sentence, tried: id }, secrets)).toMatchObject({
        outcome: 'incorrect',
        verdict: 'too-trusting',
      });
    });
  });

  it('are answered one by one: where each leads, and why where it is right', () => {
    always(({ secrets, reveal }) => {
      for (const { id, right, because, place, clue } of reveal?.encounters ?? []) {
        const judgement = checker.check({ [id]: right, tried: id }, secrets);
        expect(judgement).toMatchObject({ outcome: 'neutral', verdict: 'step', output: { says: because } });
        expect(judgement.output?.consequences[id]?.place).toMatchObject({ [place]: clue });
      }
      for (const { field, values } of sentencesThatAre('unsafe', secrets))
        for (const value of values)
          expect(checker.check({ [field]: value, tried: field }, secrets)).toMatchObject({ outcome: 'incorrect' });
    });
  });

  it('take nothing for a call that was not needed, or for turning a person away, and ask again about persons', () => {
    always(({ secrets, artifacts }) => {
      const answer = Object(solve(artifacts, {}));
      const tolerated = sentencesThatAre('tolerated', secrets).filter(({ values }) => values.length > 0);
      expect(tolerated.length).toBeGreaterThanOrEqual(2);
      for (const { field, values } of tolerated)
        for (const value of values) {
          const { verdict, output } = checker.check({ [field]: value, tried: field }, secrets);
          const met = artifacts.encounters.find(({ id }) => id === field);
          const seenTo =
            Object(lazy.check(artifacts, {}))[field] === value && met?.figure !== 'cle' && isThing(met?.figure ?? 'cle');
          expect({ verdict, settled: output?.consequences[field]?.settled }).toEqual({ verdict: 'tolerated', settled: seenTo });
          expect(checker.check({ ...answer, [field]: value }, secrets).outcome).toBe(seenTo ? 'correct' : 'neutral');
        }
    });
  });

  it('say the same of who is turned away, expected or not', () => {
    const said = new Map<string, Set<string | undefined>>();
    always(({ secrets, artifacts }) => {
      const closing = Object(lazy.refuse(artifacts, {}));
      const helping = Object(lazy.check(artifacts, {}));
      for (const { id, figure } of artifacts.encounters) {
        if (isThing(figure) || closing[id] === helping[id]) continue;
        const { verdict, output } = checker.check({ [id]: closing[id], tried: id }, secrets);
        expect(verdict).toBe('tolerated');
        said.set(figure, (said.get(figure) ?? new Set()).add(output?.says));
      }
    });
    expect([...said.values()].filter(({ size }) => size > 1)).toEqual([]);
    expect(said.size).toBeGreaterThan(3);
  });

  it('take nothing for what harms nobody where all is in order, and what costs there costs where it is not', () => {
    const harmless = [...THINGS_MET, ...PERSONS].filter(({ never }) => never.inOrder !== undefined);
    expect(harmless.map(({ figure }) => figure).toSorted()).toEqual(['ecran', 'feuilles', 'oubli']);
    always(({ secrets, artifacts, reveal }) => {
      for (const { figure, never } of harmless) {
        const met = artifacts.encounters.find((encounter) => encounter.figure === figure);
        const said = met?.sentences.find(({ text }) => text === never.text);
        if (!met || !said) continue;
        const genuine = reveal?.encounters.some(({ id, genuine }) => id === met.id && genuine);
        expect(checker.check({ [met.id]: said.id, tried: met.id }, secrets).verdict).toBe(
          genuine || 'careful' in never ? 'tolerated' : 'too-trusting',
        );
      }
    });
  });

  it('take nothing for a precaution that is not enough, and ask what would be', () => {
    const asked = new Set<string>();
    always(({ secrets, artifacts, reveal }) => {
      for (const { id, figure, sentences } of artifacts.encounters) {
        const thing = THINGS_MET.find((one) => one.figure === figure);
        const words = { ecran: thing?.never.text, colis: thing?.welcome, cle: thing?.welcome }[String(figure)];
        const said = sentences.find(({ text }) => text === words);
        if (!said || reveal?.encounters.some((one) => one.id === id && one.genuine)) continue;
        const { verdict, output } = checker.check({ [id]: said.id, tried: id }, secrets);
        expect({ verdict, settled: output?.consequences[id]?.settled }).toEqual({ verdict: 'tolerated', settled: false });
        expect(output?.says).toMatch(/Cela n’a rien coûté, mais ne suffit pas\. .*\?$/);
        asked.add(figure);
      }
    });
    expect([...asked].toSorted()).toEqual(['cle', 'colis', 'ecran']);
  });

  it('promise nobody whose host is not asked: who is let through is announced afterwards', () => {
    for (const { figure, welcome } of [...PERSONS, ...PRACTICE_PERSONS])
      expect(welcome, figure).not.toMatch(/prévenue?,|vient|descend/);
  });

  it('take a failed attempt for a way out that is locked', () => {
    const door = THINGS_MET.find(({ figure }) => figure === 'porte');
    always(({ secrets, artifacts }) => {
      const met = artifacts.encounters.find(({ figure }) => figure === 'porte');
      const locks = met?.sentences.find(({ text }) => text === door?.never.text);
      if (!met || !locks) return;
      expect(checker.check({ [met.id]: locks.id, tried: met.id }, secrets)).toMatchObject({ verdict: 'too-wary' });
    });
  });

  it('are followed, where they are wrong, by a question about whom or what one has before oneself', () => {
    const questions = new Map<string, string | undefined>();
    always(({ secrets, artifacts }) => {
      for (const { field, values } of sentencesThatAre('unsafe', secrets))
        for (const value of values) {
          const { output } = checker.check({ [field]: value, tried: field }, secrets);
          const met = artifacts.encounters.find(({ id }) => id === field);
          const figure = met?.figure ?? 'cle';
          const text = met?.sentences.find(({ id }) => id === value)?.text;
          const person = PERSONS.some(({ never }) => never.text === text) ? 'person without a badge' : 'person';
          questions.set(isThing(figure) ? figure : person, output?.says.match(/[^.!?»]*\?$/)?.[0]);
        }
    });
    expect([...questions.keys()].toSorted()).toEqual(
      ['colis', 'cle', 'ecran', 'feuilles', 'person', 'person without a badge', 'porte'].toSorted(),
    );
    expect(new Set([...questions.values()].filter((question) => question)).size).toBe(7);
  });

  it('say what comes of them in 25 words at most', () => {
    const told = [...PERSONS, ...THINGS_MET, ...PRACTICE_PERSONS, ...PRACTICE_THINGS].flatMap(
      ({ ifOpened, needless = '', never, genuine, others }) => [
        ifOpened,
        needless,
        never.says,
        never.inOrder ?? '',
        ...[genuine, ...others].flatMap((version) => [version?.because ?? '', version?.ifOpened ?? '']),
      ],
    );
    const words = (text: string) => text.match(/[\p{L}\d]+(?:’[\p{L}]+)?/gu)?.length ?? 0;
    expect(told.filter((text) => words(text) > 25)).toEqual([]);
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

  it('say of a call about somebody who is expected why they are asked about again', () => {
    always(({ secrets, artifacts, reveal }) => {
      const called = Object(lazy.check(artifacts, {}));
      for (const { id, figure } of artifacts.encounters) {
        if (isThing(figure) || !reveal?.encounters.some((one) => one.id === id && one.genuine)) continue;
        const { output } = checker.check({ [id]: called[id], tried: id }, secrets);
        expect(output?.says).toMatch(/Merci d’avoir vérifié.*on attend toujours/);
      }
    });
  });

  it('tell of a key put aside that it may be the one that is missed only where it bears that number', () => {
    const key = THINGS_MET.find(({ figure }) => figure === 'cle');
    const seen = new Set<boolean>();
    always(({ secrets, artifacts }) => {
      const met = artifacts.encounters.find(({ figure }) => figure === 'cle');
      const aside = met?.sentences.find(({ text }) => text === key?.welcome);
      if (!met || !aside) return;
      const { output } = checker.check({ [met.id]: aside.id, tried: met.id }, secrets);
      const numbered = met.near.includes('nº');
      seen.add(numbered);
      expect(output?.says.includes('peut-être la sienne')).toBe(numbered);
    });
    expect(seen.size).toBe(2);
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
});
