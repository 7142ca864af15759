import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import type { MalikArtifacts } from './artifacts.ts';
import checker from './challenge.server.ts';
import solve, { lazy, wrong } from './solve.ts';

const drawn = fc.nat().map((seed) => {
  const secrets = checker.secrets(createVariant(seed.toString(16).padStart(32, '7')));
  const artifacts: MalikArtifacts = checker.artifacts(secrets);
  return { secrets, artifacts, right: Object(solve(artifacts, {})) };
});
const eachMorning = (look: (morning: ReturnType<typeof drawn.generate>['value']) => void) =>
  fc.assert(fc.property(drawn, look), { numRuns: 200 });
const saidBy = ({ lines }: MalikArtifacts['first']) => lines.join(' ');

describe('the two Maliks', () => {
  it('are one who cites the player’s own request and uses the house’s tool, and one who does neither', () => {
    eachMorning(({ artifacts: { ticket, first, second } }) => {
      const genuine = [first, second].filter((contact) => saidBy(contact).includes(ticket));
      expect(genuine).toHaveLength(1);
      expect([first, second].filter((contact) => saidBy(contact).includes('Bouée'))).toEqual(genuine);
      expect(first.channel).not.toBe(second.channel);
    });
  });

  it('come in the order in which the fake one is first three times out of four', () => {
    const seeds = Array.from({ length: 400 }, (_, seed) => createVariant(seed.toString(16).padStart(32, '3')));
    const first = seeds.filter((variant) => {
      const { ticket, first: contact } = checker.artifacts(checker.secrets(variant));
      return saidBy(contact).includes(ticket);
    });
    expect(first.length).toBeGreaterThan(60);
    expect(first.length).toBeLessThan(140);
  });
});

describe('a gesture', () => {
  it('is right at each moment, and nowhere else', () => {
    eachMorning(({ secrets, artifacts, right }) => {
      expect(checker.check(right, secrets).outcome).toBe('correct');
      for (const moment of ['neighbour', 'tell'] as const)
        for (const { value } of artifacts.gestures[moment])
          expect(checker.check({ ...right, [moment]: value }, secrets).outcome).toBe(
            value === right[moment] ? 'correct' : 'incorrect',
          );
      for (const { id } of artifacts.mails)
        expect(checker.check({ ...right, mail: id }, secrets).verdict).toBe(id === right.mail ? 'correct' : 'overlooked');
    });
  });

  it('costs nothing where the genuine Malik is called back, and is to be chosen again', () => {
    eachMorning(({ secrets, right }) => {
      const both = { ...right, first: 'callback', second: 'callback' };
      expect(checker.check(both, secrets)).toEqual({ outcome: 'neutral', verdict: 'already-verified' });
      expect(checker.check({ ...both, tell: 'nobody' }, secrets).outcome).toBe('incorrect');
    });
  });

  it('is told by its kind: trusting, wary, or kept to oneself', () => {
    eachMorning(({ secrets, artifacts, right }) => {
      const { first } = right;
      const genuine = first === 'follow' ? 'first' : 'second';
      const fake = first === 'follow' ? 'second' : 'first';
      const verdictOf = (change: object) => checker.check({ ...right, ...change }, secrets);
      expect(verdictOf({ [fake]: 'follow' })).toMatchObject({ verdict: 'too-trusting', output: { right: 4, of: 5 } });
      expect(verdictOf({ [genuine]: 'block' }).verdict).toBe('too-wary');
      expect(verdictOf({ [fake]: 'block', tell: 'evening' })).toMatchObject({ verdict: 'untold', output: { right: 3 } });
      expect(verdictOf({ [fake]: 'follow', [genuine]: 'block' }).verdict).toBe('incorrect');
      expect(checker.check(lazy.accept(artifacts, {}), secrets).outcome).toBe('incorrect');
      expect(checker.check(lazy.refuse(artifacts, {}), secrets).outcome).not.toBe('correct');
      expect(checker.check(wrong, secrets).outcome).toBe('incorrect');
    });
  });

  it.each([{}, '', 'follow', { first: 'follow' }, { mail: 'mail-9' }, { tell: ['now'] }, { neighbour: 'toString' }])(
    'counts nothing while one is missing or no choice at all: %j',
    (answer) => {
      const secrets = checker.secrets(createVariant('6'.repeat(32)));
      const right = Object(solve(checker.artifacts(secrets), {}));
      const missing =
        typeof answer === 'string' || Object.keys(answer).length === 0 ? answer : { ...right, ...answer, second: '' };
      expect(checker.check(missing, secrets)).toEqual({ outcome: 'neutral', verdict: 'incomplete' });
    },
  );
});

it('sends no word on who is who before the solve, and marks both afterwards', () => {
  eachMorning(({ secrets, artifacts, right }) => {
    const { contacts, mail, others } = checker.reveal?.(secrets) ?? {};
    const [neighbour] = others ?? [];
    expect(neighbour?.genuine ?? false).toBe(right.neighbour === 'leave');
    expect(neighbour?.truth.includes('l’aide attendue')).toBe(right.neighbour === 'leave');
    expect(contacts?.filter(({ genuine }) => genuine)).toHaveLength(1);
    for (const { lines } of contacts ?? []) expect(lines.filter(({ mark }) => mark).length).toBe(2);
    const sent = JSON.stringify(artifacts);
    expect(sent).not.toMatch(/genuine|mark/);
    expect(sent).not.toContain(mail?.why);
  });
});

it.each([false, true])('speaks of no call and of no hand that this play has not drawn (where nothing counts: %s)', (practice) => {
  for (let seed = 0; seed < 200; seed += 1) {
    const secrets = checker.secrets(createVariant(seed.toString(16).padStart(32, '5'), practice));
    const { first, second, neighbour, gestures } = checker.artifacts(secrets);
    for (const [contact, offered] of [
      [first, gestures.first],
      [second, gestures.second],
    ] as const) {
      const texts = [saidBy(contact), ...offered.map(({ label }) => label)].join(' ');
      if (contact.channel !== 'call') expect(texts).not.toMatch(/raccroch|coupe l’appel/i);
    }
    const [session] = checker.reveal?.(secrets).others ?? [];
    const facts = JSON.stringify(neighbour.facts);
    for (const word of ['souris', 'invité', 'nom complet'].filter((one) => session?.truth.includes(one)))
      expect(facts).toContain(word);
  }
});
