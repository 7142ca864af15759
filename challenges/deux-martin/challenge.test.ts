import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { type MartinArtifacts, PLACES, QUESTIONS } from './artifacts.ts';
import checker from './challenge.server.ts';
import solve, { lazy, wrong } from './solve.ts';

const drawn = fc.nat().map((seed) => {
  const secrets = checker.secrets(createVariant(seed.toString(16).padStart(32, '7')));
  const artifacts: MartinArtifacts = checker.artifacts(secrets);
  return { secrets, artifacts, right: Object(solve(artifacts, {})) };
});
const eachFriday = (
  look: (friday: {
    secrets: ReturnType<typeof checker.secrets>;
    artifacts: MartinArtifacts;
    right: Record<string, string>;
  }) => void,
) => fc.assert(fc.property(drawn, look), { numRuns: 200 });

describe('the draft', () => {
  it('has a line to change, and one that is open because it has to be', () => {
    eachFriday(({ artifacts: { draft }, right }) => {
      const kept = PLACES.filter((place) => draft[place].value === right[place]);
      expect(kept.length).toBeLessThan(PLACES.length);
      const open = [right['copy'] === 'visible', right['file'] === 'whole', right['link'] === 'anyone'];
      expect(open).toContain(true);
    });
  });

  it('goes to one of two people of one name, at two addresses', () => {
    eachFriday(({ artifacts: { request, gestures }, right }) => {
      const people = gestures.to.filter(({ label }) => label.startsWith(request.from.name));
      expect(people).toHaveLength(2);
      expect(people.find(({ value }) => value === right['to'])?.label).toContain(`(${request.from.address})`);
    });
  });

  it('hides a sheet that is about people just where a total was enough', () => {
    eachFriday(({ artifacts: { workbook }, right }) => {
      const about = /Enfants|Paie|Absences|Familles/.test(workbook.hidden.name);
      expect(right['file']).toBe(about ? 'sheet' : 'whole');
    });
  });
});

describe('an answer', () => {
  it('is right with one choice for each question, and with no other', () => {
    eachFriday(({ secrets, artifacts, right }) => {
      expect(checker.check(right, secrets).outcome).toBe('correct');
      for (const question of QUESTIONS)
        for (const { value } of artifacts.gestures[question])
          expect(checker.check({ ...right, [question]: value }, secrets).outcome).toBe(
            value === right[question] ? 'correct' : 'incorrect',
          );
    });
  });

  it('is told apart by what is wrong with it', () => {
    eachFriday(({ secrets, artifacts, right }) => {
      const verdictOf = (change: object) => checker.check({ ...right, ...change }, secrets);
      expect(verdictOf({ to: 'both' })).toMatchObject({ verdict: 'too-trusting', output: { right: 5, of: 6 } });
      expect(verdictOf({ tell: 'later', contain: 'erase' })).toMatchObject({ verdict: 'too-late', output: { right: 4 } });
      expect(verdictOf({ to: 'both', tell: 'later' }).verdict).toBe('incorrect');
      expect(checker.check(lazy.refuse(artifacts, {}), secrets).verdict).toBe('too-wary');
      expect(checker.check(lazy.accept(artifacts, {}), secrets).verdict).toBe('too-trusting');
      expect(checker.check(wrong, secrets).outcome).toBe('incorrect');
    });
  });

  it.each([{}, '', 'keep', { to: 'martin-1' }, { contain: '' }, { file: ['sheet'] }, { link: 'toString' }, { tell: 'Now' }])(
    'counts nothing while a choice is missing, or is none: %j',
    (answer) => {
      const secrets = checker.secrets(createVariant('6'.repeat(32)));
      const right = Object(solve(checker.artifacts(secrets), {}));
      const missing = typeof answer === 'string' || Object.keys(answer).length === 0 ? answer : { ...right, ...answer };
      const expected = typeof answer === 'object' && 'to' in answer ? { ...missing, copy: '' } : missing;
      expect(checker.check(expected, secrets)).toEqual({ outcome: 'neutral', verdict: 'incomplete' });
    },
  );
});

it('says in its last hint what is right', () => {
  eachFriday(({ secrets: { copyRule, fileRule, linkRule }, right }) => {
    expect(copyRule.includes('Cci')).toBe(right['copy'] === 'hidden');
    expect(fileRule.includes('entier')).toBe(right['file'] === 'whole');
    expect(linkRule.includes('à tout le monde')).toBe(right['link'] === 'anyone');
  });
});

/** What is only said of a place that was right as it stood. */
const PRAISE = /rien à changer|Trois collègues|c’était bien|ne dit rien de personne|Une affiche|déjà comme il faut/;

it('sends no reason before the solve, and one for every line afterwards', () => {
  eachFriday(({ secrets, artifacts, right }) => {
    const { places = [], noon = [] } = checker.reveal?.(secrets) ?? {};
    expect(places.map(({ place }) => place)).toEqual([...PLACES]);
    for (const { place, kept, why } of places) {
      expect(kept).toBe(artifacts.draft[place].value === right[place]);
      expect(PRAISE.test(why)).toBe(kept);
    }
    const { copy, link } = artifacts.draft;
    expect(copy.shown.startsWith('Cc\u00a0:')).toBe(copy.value === 'visible');
    expect(link.shown.includes('sans fin')).toBe(link.value === 'anyone');
    const sent = JSON.stringify(artifacts);
    for (const reason of [...places.map(({ why }) => why), ...noon.map(({ truth }) => truth)]) expect(sent).not.toContain(reason);
  });
});
