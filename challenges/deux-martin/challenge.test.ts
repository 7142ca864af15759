import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { AFTERMATH, type MartinArtifacts, PLACES, QUESTION_NAMES, QUESTIONS } from './artifacts.ts';
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

const fieldNamed = (field: string) => {
  const question = QUESTIONS.find((one) => one === field);
  if (!question) throw new Error(`no question ${field}`);
  return question;
};

/** An option of the question `contain` that does harm. */
const worst = (secrets: ReturnType<typeof checker.secrets>) =>
  checker
    .choices?.(secrets)
    .find(({ field }) => field === 'contain')
    ?.options.find(({ act }) => act === 'unsafe')?.value ?? '';

describe('noon', () => {
  /** Share of 400 variants in which each option is the right answer to this question. */
  const shares = (question: 'tell' | 'contain') => {
    const counts: Record<string, number> = {};
    for (let seed = 0; seed < 400; seed += 1) {
      const { noon } = checker.secrets(createVariant(seed.toString(16).padStart(32, '7')));
      counts[noon[question].right] = (counts[noon[question].right] ?? 0) + 1 / 400;
    }
    return counts;
  };

  it('asks for another gesture from Friday to Friday', () => {
    const contain = shares('contain');
    expect(Object.keys(contain).toSorted()).toEqual(['ask', 'cancel', 'close', 'hold', 'recall']);
    for (const share of Object.values(contain)) expect(share).toBeLessThan(0.3);
    const tell = shares('tell');
    expect(Object.keys(tell).toSorted()).toEqual(['dpo', 'house', 'nobody']);
    for (const share of Object.values(tell)) expect(share).toBeLessThan(0.7);
  });

  it('goes to the delegate at once where people are concerned, even at a colleague, and to nobody while it waits', () => {
    eachFriday(({ artifacts: { noon }, right }) => {
      const people = /absences|allergies|RIB|adresses|familles/.test(noon);
      if (noon.includes('boîte d’envoi')) expect(right).toMatchObject({ tell: 'nobody', contain: 'cancel' });
      else expect(right['tell']).toBe(people ? 'dpo' : 'house');
      if (noon.includes('(Brévelle') && !noon.includes('boîte d’envoi'))
        expect(right).toMatchObject({ tell: 'dpo', contain: 'recall' });
    });
  });

  it('tells afterwards what became of it', () => {
    eachFriday(({ secrets, right }) => {
      const told = JSON.stringify(checker.reveal?.(secrets).afterwards);
      expect(told.includes('registre des violations et mesure')).toBe(right['tell'] === 'dpo');
      expect(told.includes('arrêté')).toBe(right['tell'] === 'nobody');
    });
  });
});

describe('the draft', () => {
  it('has a line to change, and one that is open because it has to be', () => {
    eachFriday(({ artifacts: { draft }, right }) => {
      const kept = PLACES.filter((place) => draft[place].value === right[place]);
      expect(kept.length).toBeLessThan(PLACES.length);
      expect([right['copy'] === 'visible', right['link'] === 'anyone']).toContain(true);
    });
  });

  it('has a line that is rightly open already, as the briefing and the debrief say', () => {
    eachFriday(({ artifacts: { draft }, right }) => {
      const open = { copy: 'visible', file: 'whole', link: 'anyone' } as const;
      const rightly = (['copy', 'file', 'link'] as const).filter(
        (place) => draft[place].value === open[place] && right[place] === open[place],
      );
      expect(rightly).not.toEqual([]);
    });
  });

  it('goes to one of two people of one name, at two addresses', () => {
    eachFriday(({ artifacts: { request, gestures }, right }) => {
      const people = gestures.to.filter(({ label }) => label.startsWith(request.from.name));
      expect(people).toHaveLength(2);
      expect(people.find(({ value }) => value === right['to'])?.label).toContain(`(${request.from.address})`);
    });
  });

  it('has no folder for one reader in a mail that goes to families', () => {
    eachFriday(({ artifacts: { request, readers }, right }) => {
      if (readers > 3) expect(right['link']).toBe('anyone');
      expect(request.lines.join(' ').includes('famille')).toBe(readers > 3);
    });
  });

  it('hides a sheet that is about people just where a total was enough', () => {
    eachFriday(({ artifacts: { workbook }, right }) => {
      const about = /Enfants|Paie|Absences|Familles/.test(workbook.hidden.name);
      expect(right['file']).toBe(about ? 'sheet' : 'whole');
    });
  });
});

describe('the link', () => {
  it('offers both namesakes with where they are, of whom one asks', () => {
    eachFriday(({ artifacts: { request, gestures, draft }, right }) => {
      const named = gestures.link.filter(({ label }) => label.includes(request.from.name));
      expect(named).toHaveLength(2);
      for (const { value, label } of named) {
        const where = gestures.to.find((person) => person.value === value)?.label.match(/, (.+) \(/)?.[1];
        expect(label).toContain(`(${where})`);
      }
      expect([right['to'], 'anyone']).toContain(right['link']);
      if (draft.link.shown.includes('Martin')) expect(draft.link.shown).toMatch(/Martin \(.+\) seulement/);
    });
  });
});

describe('the options for noon', () => {
  it('say nothing of the document: whatever left, none of them is untrue of it', () => {
    eachFriday(({ artifacts: { gestures } }) => {
      for (const { label } of gestures.tell) expect(label).not.toMatch(/document|ne parle/);
    });
  });
});

describe('an answer', () => {
  it('is right with one choice for each question; another that harms nobody counts nothing, the rest are wrong', () => {
    eachFriday(({ secrets, artifacts, right }) => {
      expect(checker.check(right, secrets).outcome).toBe('correct');
      const choices = checker.choices?.(secrets) ?? [];
      for (const question of QUESTIONS)
        for (const { value } of artifacts.gestures[question]) {
          const options = choices.find(({ field }) => field === question)?.options;
          const act = options?.find((option) => option.value === value)?.act ?? 'unsafe';
          const outcome = { safe: 'correct', tolerated: 'neutral', unsafe: 'incorrect' }[act];
          expect(checker.check({ ...right, [question]: value }, secrets).outcome).toBe(outcome);
          expect(act === 'safe').toBe(value === right[question]);
        }
    });
  });

  it('counts nothing where a password in the message is no use, or too many are told, and names that line', () => {
    eachFriday(({ secrets, right }) => {
      const named = (change: object) => {
        const { outcome, verdict, output } = checker.check({ ...right, ...change }, secrets);
        expect({ outcome, verdict }).toEqual({ outcome: 'neutral', verdict: 'harmless' });
        return output;
      };
      if (right['file'] === 'whole')
        expect(named({ file: 'password' })).toMatchObject({
          lines: 'Un autre choix convient mieux\u00a0: «\u00a0Pièce jointe\u00a0».',
          again: 'file',
        });
      if (right['tell'] !== 'dpo')
        expect(named({ tell: 'dpo' })).toMatchObject({
          lines: 'Un autre choix convient mieux\u00a0: «\u00a0l’envoi de midi, à qui le dire\u00a0».',
          again: 'tell',
        });
      if (right['tell'] !== 'dpo' && right['file'] === 'whole')
        expect(named({ tell: 'dpo', file: 'password' })).toMatchObject({
          lines:
            'D’autres choix conviennent mieux\u00a0: «\u00a0Pièce jointe\u00a0» et «\u00a0l’envoi de midi, à qui le dire\u00a0».',
          again: 'file',
        });
    });
  });

  it('counts nothing for a gesture that no longer reaches what has left, and says so', () => {
    const tried = new Set<string>();
    eachFriday(({ secrets, right }) => {
      for (const contain of secrets.noon.contain.harmless) {
        if (secrets.noon.stoppedBy.includes(contain)) continue;
        const { outcome, output } = checker.check({ ...right, contain }, secrets);
        expect(outcome).toBe('neutral');
        expect(output).toMatchObject({ again: 'contain', lines: expect.stringMatching(/ce que vous en faites.»\. \S/) });
        tried.add(`${secrets.noon.at} ${contain}`);
      }
    });
    expect([...tried].toSorted()).toEqual(['inside cancel', 'outside cancel', 'outside recall']);
  });

  it('counts nothing where too much is closed, and tells of the options the chosen ones alone', () => {
    eachFriday(({ secrets, artifacts, right }) => {
      const shut = { ...right, copy: 'nobody', ...(right['link'] === 'anyone' && { link: right['to'] }) };
      const shown = (question: 'copy' | 'link', value: string | undefined) =>
        artifacts.gestures[question].filter((gesture) => gesture.value === value).map(({ label }) => label);
      const link = right['link'] === 'anyone' ? shown('link', right['to']) : [];
      expect(checker.check(shut, secrets)).toMatchObject({
        outcome: 'neutral',
        verdict: 'harmless',
        output: { harmless: [...shown('copy', 'nobody'), ...link] },
      });
    });
  });

  it('counts a choice that harms nobody among those without danger', () => {
    eachFriday(({ secrets, right }) => {
      expect(checker.check({ ...right, tell: 'dpo', copy: 'nobody', to: 'both' }, secrets)).toMatchObject({
        outcome: 'incorrect',
        output: { safe: 5, of: 6 },
      });
    });
  });

  it('names one wrong line with what to compare there: what shows too much first, and never an option', () => {
    eachFriday(({ secrets, artifacts, right }) => {
      const outputOf = (change: object) => checker.check({ ...right, ...change }, secrets).output;
      for (const { field, options } of checker.choices?.(secrets) ?? [])
        for (const { value } of options.filter(({ act }) => act === 'unsafe')) {
          const told = outputOf({ [field]: value });
          expect(told).toMatchObject({ again: field, line: `« ${QUESTION_NAMES[fieldNamed(field)]} »` });
          for (const { label } of Object.values(artifacts.gestures).flat()) expect(JSON.stringify(told)).not.toContain(label);
        }
      expect(outputOf({ to: 'both', contain: worst(secrets) })).toMatchObject({ line: '« À »' });
    });
  });

  it('tells once it is solved which choices harm nobody, in the words of the screen', () => {
    eachFriday(({ secrets, right }) => {
      const { output } = checker.check(right, secrets);
      const tolerated = (checker.choices?.(secrets) ?? []).flatMap(({ options }) =>
        options.filter(({ act }) => act === 'tolerated'),
      );
      expect(output).toEqual({ harmless: tolerated.map(({ text }) => frenchSpaces(text)) });
    });
  });

  it('is told apart by what is wrong with it', () => {
    eachFriday(({ secrets, artifacts, right }) => {
      const verdictOf = (change: object) => checker.check({ ...right, ...change }, secrets);
      expect(verdictOf({ to: 'both' })).toMatchObject({ verdict: 'too-trusting', output: { safe: 5, of: 6 } });
      const late = { tell: right['tell'] === 'nobody' ? right['tell'] : 'later', contain: worst(secrets) };
      const wrongs = AFTERMATH.filter((question) => late[question] !== right[question]).length;
      expect(verdictOf(late)).toMatchObject({ verdict: 'too-late', output: { safe: 6 - wrongs } });
      expect(verdictOf({ to: 'both', contain: late.contain }).verdict).toBe('incorrect');
      expect(checker.check(lazy.refuse(artifacts, {}), secrets).verdict).toBe('harmless');
      expect(checker.check(lazy.accept(artifacts, {}), secrets).verdict).toBe('too-trusting');
      expect(checker.check(wrong, secrets).outcome).toBe('incorrect');
    });
  });

  it.each([{}, '', 'keep', { to: 'martin-1' }, { contain: '' }, { file: ['sheet'] }, { link: 'toString' }, { tell: 'Dpo' }])(
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

/** Phrases that explain only those parts of the draft that were already right. */
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
