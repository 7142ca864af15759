import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedText } from '#engine/authoring/server';
import { createVariant } from '#engine/authoring/testing';
import type { MalikArtifacts } from './artifacts.ts';
import checker from './challenge.server.ts';
import { isByOwnDoor, lazy, rightMorning, wrong } from './solve.ts';

const mornings = Array.from({ length: 400 }, (_, seed) => morningOf(createVariant(seed.toString(16).padStart(32, '3'))));
const drawn = fc.nat().map((seed) => morningOf(createVariant(seed.toString(16).padStart(32, '7'))));
const eachMorning = (look: (morning: ReturnType<typeof morningOf>) => void) =>
  fc.assert(fc.property(drawn, look), { numRuns: 200 });
const saidBy = ({ lines }: MalikArtifacts['first']) => lines.join(' ');

function morningOf(variant: ReturnType<typeof createVariant>) {
  const secrets = checker.secrets(variant);
  const artifacts: MalikArtifacts = checker.artifacts(secrets);
  const right: Readonly<Record<string, string>> = rightMorning(artifacts);
  const fake: 'first' | 'second' = isByOwnDoor(artifacts.first) ? 'second' : 'first';
  const genuine: 'first' | 'second' = fake === 'first' ? 'second' : 'first';
  return { secrets, artifacts, right, fake, genuine };
}

/** Fraction of the mornings for which `is` holds. */
const share = (is: (morning: ReturnType<typeof morningOf>) => boolean) => mornings.filter(is).length / mornings.length;

describe('the two Maliks', () => {
  it('come on two channels, the genuine one first in half of the mornings', () => {
    expect(mornings.every(({ artifacts: { first, second } }) => first.channel !== second.channel)).toBe(true);
    const first = share(({ genuine }) => genuine === 'first');
    expect(first).toBeGreaterThan(0.43);
    expect(first).toBeLessThan(0.57);
  });

  it('both may cite the player’s own request: the fake one does in half of the mornings, the genuine one not always', () => {
    const cites = (who: 'fake' | 'genuine') =>
      share(({ artifacts, [who]: at }) => saidBy(artifacts[at]).includes(artifacts.ticket));
    expect(cites('fake')).toBeGreaterThan(0.43);
    expect(cites('fake')).toBeLessThan(0.57);
    expect(cites('genuine')).toBeGreaterThan(0.65);
    expect(cites('genuine')).toBeLessThan(0.85);
  });

  it('cite it, where they are fake, only if somebody reads the mailbox', () => {
    for (const { secrets, artifacts, fake } of mornings) {
      const { subject } = checker.reveal?.(secrets).mail ?? { subject: '' };
      const knows = saidBy(artifacts[fake]).includes(artifacts.ticket);
      expect({ subject, knows }).toEqual({ subject, knows: /appareil|Mot de passe|transféré/.test(subject) });
    }
  });

  it('both may name the house’s tool: the fake one by a door of its own', () => {
    const named = mornings.filter(({ artifacts, fake }) => saidBy(artifacts[fake]).includes('Bouée'));
    expect(named.length).toBeGreaterThan(200);
    for (const { artifacts, fake } of named) expect(saidBy(artifacts[fake])).toMatch(/\.example|fichier|Internet/);
    for (const { artifacts, genuine } of mornings) {
      expect(saidBy(artifacts[genuine])).toMatch(/Bouée/);
      expect(saidBy(artifacts[genuine])).not.toMatch(/\.example|fichier|Internet|code/);
    }
  });

  it('say of a masked number that it may be anybody’s, a colleague’s too', () => {
    const masked = mornings.flatMap(({ secrets }) =>
      (checker.reveal?.(secrets).contacts ?? []).filter(({ label }) => label === 'Numéro masqué'),
    );
    expect(new Set(masked.map(({ genuine }) => genuine)).size).toBe(2);
    for (const { aboutLabel } of masked) expect(aboutLabel).toMatch(/un collègue, ou n’importe qui/);
  });
});

it('has one helper at each of the two desks, whoever they are', () => {
  for (const { artifacts } of mornings) {
    const helpers = artifacts.sessions.map(({ facts }) => facts.find(([fact]) => fact === 'Qui aide')?.[1]);
    expect(new Set(helpers).size).toBe(2);
  }
});

const MAILS = ['mail-1', 'mail-2', 'mail-3', 'mail-4', 'mail-5', 'mail-6'];
const CUTS: readonly string[] = ['left', 'right', 'both'];

/** The outcome of an answer that is right except for this gesture. */
function outcomeOf(moment: string, gesture: string, right: Readonly<Record<string, string>>) {
  if (gesture === right[moment]) return 'correct';
  if (moment !== 'neighbour' || gesture === 'none') return 'incorrect';
  return gesture === 'both' && right['neighbour'] !== 'none' ? 'correct' : 'neutral';
}

describe('a gesture', () => {
  it('is right at each moment, and nowhere else', () => {
    eachMorning(({ secrets, artifacts, right }) => {
      expect(checker.check(right, secrets).outcome).toBe('correct');
      for (const moment of ['neighbour', 'tell'] as const)
        for (const { value } of artifacts.gestures[moment])
          expect(checker.check({ ...right, [moment]: value }, secrets).outcome).toBe(outcomeOf(moment, value, right));
      for (const { id } of artifacts.mails)
        expect(checker.check({ ...right, mail: id }, secrets).outcome).toBe(id === right.mail ? 'correct' : 'neutral');
    });
  });

  it('wins where both Maliks are called back: the safest act loses nothing', () => {
    eachMorning(({ secrets, right }) => {
      const both = { ...right, first: 'callback', second: 'callback' };
      expect(checker.check(both, secrets).outcome).toBe('correct');
      expect(checker.check({ ...both, tell: 'nobody' }, secrets).outcome).toBe('incorrect');
    });
  });

  it('that leaves a Malik unanswered is told alike of both, costs nothing, and is asked again', () => {
    eachMorning(({ secrets, right, fake, genuine }) => {
      const told = [fake, genuine].map((moment) => {
        const { output, ...left } = checker.check({ [moment]: 'block', tried: moment }, secrets);
        expect(left).toEqual({ outcome: 'neutral', verdict: 'tolerated' });
        expect(output?.consequences[moment]?.settled).toBe(false);
        expect(checker.check({ ...right, [moment]: 'block' }, secrets).outcome).toBe('neutral');
        return output?.says;
      });
      expect(told[0]).toBe(told[1]);
    });
  });

  it('that lets the genuine one in without a call, asking him or not, costs nothing and is asked again', () => {
    eachMorning(({ secrets, right, genuine }) => {
      for (const gesture of ['follow', 'prove']) {
        const { outcome, verdict, output } = checker.check({ [genuine]: gesture, tried: genuine }, secrets);
        expect({ gesture, outcome, verdict }).toEqual({ gesture, outcome: 'neutral', verdict: 'tolerated' });
        expect(output?.consequences[genuine]?.settled).toBe(false);
        expect(checker.check({ ...right, [genuine]: gesture }, secrets).outcome).toBe('neutral');
      }
    });
  });

  it('that costs nothing and settles nothing is asked again: another mail, or both desks switched off', () => {
    eachMorning(({ secrets, artifacts, right }) => {
      const noise = artifacts.mails.flatMap(({ id }) => (id === right.mail ? [] : [['mail', id] as const]));
      for (const [moment, gesture] of [...noise, ['neighbour', 'off'] as const]) {
        const { outcome, output } = checker.check({ [moment]: gesture, tried: moment }, secrets);
        expect(outcome).toBe('neutral');
        expect(output?.consequences[moment]?.settled).toBe(false);
        expect(output?.says).toMatch(/Rien n’est compté\.$/);
      }
    });
  });

  it('that cuts the network and calls costs nothing, at one desk or at both, whoever is in', () => {
    for (const { secrets, right } of mornings)
      for (const desk of CUTS) {
        const { outcome, output } = checker.check({ neighbour: desk, tried: 'neighbour' }, secrets);
        expect(outcome).toBe('neutral');
        const stopped = desk === right.neighbour || (desk === 'both' && right.neighbour !== 'none');
        expect(output?.consequences['neighbour']?.settled).toBe(stopped);
      }
  });

  it('is told by its kind: trusting, wary, questioning, or kept to oneself', () => {
    eachMorning(({ secrets, artifacts, right, fake }) => {
      const verdictOf = (moment: string, gesture: string) => checker.check({ [moment]: gesture, tried: moment }, secrets).verdict;
      expect(verdictOf(fake, 'follow')).toBe('too-trusting');
      expect(verdictOf(fake, 'prove')).toBe('no-proof');
      expect(verdictOf('neighbour', 'none')).toBe(right.neighbour === 'none' ? 'step' : 'too-trusting');
      expect(verdictOf('tell', 'evening')).toBe('untold');
      expect(verdictOf('tell', 'everyone')).toBe('spread');
      for (const player of [lazy.accept, lazy.question])
        expect(checker.check(player(artifacts, {}), secrets).outcome).toBe('incorrect');
      // A player who refuses everything harms nobody, and is asked again.
      expect(checker.check(lazy.refuse(artifacts, {}), secrets).outcome).toBe('neutral');
      expect(checker.check(wrong, secrets).outcome).toBe('incorrect');
    });
  });

  it('marks the door that was offered, and the way a session was opened', () => {
    eachMorning(({ secrets, artifacts }) => {
      for (const moment of ['first', 'second'] as const)
        for (const { value } of artifacts.gestures[moment]) {
          const { output } = checker.check({ [moment]: value, tried: moment }, secrets);
          expect(markedText(output?.consequences[moment])).toBe(`[${artifacts[moment].lines[1]}]`);
        }
      const { output } = checker.check({ neighbour: 'both', tried: 'neighbour' }, secrets);
      for (const { facts } of artifacts.sessions)
        expect(output?.consequences['neighbour']?.place).toContain(`[${facts.find(([fact]) => fact === 'Ouverte')?.[1]}]`);
    });
  });

  it('made in one order at every seat, reading nothing, wins few mornings without a failed attempt', () => {
    const wins = (neighbour: string, mail: string) => {
      const answer = { mail, first: 'callback', second: 'callback', neighbour, tell: 'now' };
      return share(({ secrets }) => checker.check(answer, secrets).outcome === 'correct');
    };
    // The average over the six mails, each of which is equally likely to be the right one.
    for (const neighbour of [...CUTS, 'none'])
      expect(MAILS.reduce((sum, mail) => sum + wins(neighbour, mail), 0) / MAILS.length).toBeLessThan(0.1);
  });

  it.each([{}, '', 'follow', { first: 'follow' }, { mail: 'mail-9' }, { tell: ['now'] }, { neighbour: 'toString' }])(
    'counts nothing while one is missing or no choice at all: %j',
    (answer) => {
      const { secrets, right } = morningOf(createVariant('6'.repeat(32)));
      const missing =
        typeof answer === 'string' || Object.keys(answer).length === 0 ? answer : { ...right, ...answer, second: '' };
      expect(checker.check(missing, secrets).outcome).toBe('neutral');
    },
  );
});

it('sends no word on who is who before the solve, and marks both afterwards', () => {
  eachMorning(({ secrets, artifacts, right }) => {
    const { contacts, mail, sessions, right: harmless } = checker.reveal?.(secrets) ?? {};
    const [left, beside] = sessions ?? [];
    for (const [moment, values] of Object.entries(harmless ?? {})) expect(values).toContain(right[moment]);
    expect(left?.genuine ?? false).toBe(right.neighbour !== 'left');
    expect(beside?.genuine ?? false).toBe(right.neighbour !== 'right');
    expect(contacts?.filter(({ genuine }) => genuine)).toHaveLength(1);
    for (const { lines } of contacts ?? []) {
      expect(lines.filter(({ mark }) => mark).length).toBe(2);
      // The first line decides only if its request number is wrong; the second, how the tool is opened, always does.
      expect(lines.map(({ decides = false }) => decides)).toEqual([
        /Un faux numéro trahit/.test(lines[0]?.mark ?? ''),
        true,
        false,
      ]);
    }
    const sent = JSON.stringify(artifacts);
    expect(sent).not.toMatch(/genuine|mark|surface|readsMail/);
    expect(sent).not.toContain(mail?.why);
  });
});

it.each([false, true])('speaks of no call that this play has not drawn (where nothing counts: %s)', (practice) => {
  for (let seed = 0; seed < 200; seed += 1) {
    const secrets = checker.secrets(createVariant(seed.toString(16).padStart(32, '5'), practice));
    const { first, second, gestures } = checker.artifacts(secrets);
    for (const [contact, offered] of [
      [first, gestures.first],
      [second, gestures.second],
    ] as const) {
      const texts = [saidBy(contact), ...offered.map(({ label }) => label)].join(' ');
      if (contact.channel !== 'call') expect(texts).not.toMatch(/raccroch|coupe l’appel/i);
    }
  }
});
