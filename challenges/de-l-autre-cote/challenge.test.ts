import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { CHANNELS, LEVERS, type Outcome, PRETEXTS, SENDERS } from './artifacts.ts';
import checker from './challenge.server.ts';
import { writeLure } from './lure-text.ts';
import { GENUINE, LURES, type Message } from './messages.server.ts';
import { PRACTICE_GENUINE, PRACTICE_LURES } from './practice.server.ts';
import solve, { lazy, wrong } from './solve.ts';

const seeds = fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }).map((seed) => seed.toString(16).padStart(32, '0'));
const lures = fc.record({
  sender: fc.constantFrom(...SENDERS),
  pretext: fc.constantFrom(...PRETEXTS),
  lever: fc.constantFrom(...LEVERS),
  channel: fc.constantFrom(...CHANNELS),
});
function drawn(seed: string) {
  const secrets = checker.secrets(createVariant(seed));
  return { secrets, artifacts: checker.artifacts(secrets), reveal: checker.reveal?.(secrets) };
}
const always = (property: (seed: string) => void) => fc.assert(fc.property(seeds, property), { numRuns: 300 });

describe('the workshop', () => {
  const tried = (seed: string, lure: object) => {
    const judgement = checker.check({ ...lure }, drawn(seed).secrets);
    if (!judgement.output || !('reactions' in judgement.output)) throw new Error('a lure has reactions');
    return { ...judgement, ...judgement.output };
  };

  it('shows what five colleagues make of any lure, and counts nothing', () => {
    fc.assert(
      fc.property(seeds, lures, (seed, lure) => {
        const { outcome, verdict, reactions, remark } = tried(seed, lure);
        expect({ outcome, verdict }).toEqual({ outcome: 'neutral', verdict: 'sent' });
        expect(reactions.map(({ id }) => id)).toEqual(drawn(seed).artifacts.colleagues.map(({ id }) => id));
        const texts = [remark, ...reactions.map(({ text }) => text)];
        expect(texts).not.toContain('');
        // Typeset here: the scene shows them as they come.
        expect(texts).toEqual(texts.map(frenchSpaces));
      }),
    );
  });

  it('writes each lure out, with one sentence that is its lever’s and no other’s', () => {
    const pushes = new Map<string, string>();
    const texts = new Set<string>();
    const all = SENDERS.flatMap((sender) =>
      PRETEXTS.flatMap((pretext) => LEVERS.flatMap((lever) => CHANNELS.map((channel) => ({ sender, pretext, lever, channel })))),
    );
    for (const lure of all) {
      const { before, push, after } = writeLure(lure);
      expect(pushes.get(push) ?? lure.lever).toBe(lure.lever);
      pushes.set(push, lure.lever);
      const text = `${before} ${push} ${after}`;
      expect(text).toBe(frenchSpaces(text));
      texts.add(text);
    }
    expect(new Set(pushes.values())).toEqual(new Set(LEVERS));
    expect(texts.size).toBe(all.length);
  });

  it('lets nobody fall after a report has had the time to reach them', () => {
    fc.assert(
      fc.property(seeds, lures, (seed, lure) => {
        const outcomes = tried(seed, lure).reactions.map(({ outcome }) => outcome);
        const report = outcomes.indexOf('reports');
        if (report >= 0) expect(outcomes.slice(report + 1)).not.toContain('falls');
        else expect(outcomes).not.toContain('warned');
      }),
    );
  });

  it('works where it meets the need of the day, and tells of it what happened', () => {
    fc.assert(
      fc.property(seeds, lures, (seed, lure) => {
        const { readers } = drawn(seed).secrets;
        const { reactions, remark } = tried(seed, lure);
        for (const [index, { person, day }] of readers.entries()) {
          const helped = (['sender', 'pretext', 'channel'] as const).filter((part) => person[part] === lure[part]).length;
          const meets = day.lever === lure.lever;
          const { outcome, text } = reactions[index] ?? {};
          if (!meets) expect(outcome).toBe(helped > 1 ? 'checks' : person.reports ? 'reports' : 'ignores');
          else if (person.reports && helped === 0) expect(outcome).toBe('checks');
          else expect(['falls', 'warned']).toContain(outcome);
          if (outcome === 'falls') expect(text).toBe(day.falls);
        }
        const outcomes = reactions.map(({ outcome }) => outcome);
        expect(remark.includes('sans certitude')).toBe(outcomes.includes('warned'));
        expect(remark.startsWith('Personne')).toBe(!outcomes.includes('warned') && !outcomes.includes('falls'));
      }),
      { numRuns: 300 },
    );
  });

  it('knows every outcome, and each lever works on some day', () => {
    const outcomes = new Set<Outcome>();
    const working = new Set<string>();
    fc.assert(
      fc.property(seeds, lures, (seed, lure) => {
        for (const { outcome } of tried(seed, lure).reactions) {
          outcomes.add(outcome);
          if (outcome === 'falls') working.add(lure.lever);
        }
      }),
      { numRuns: 3000, seed: 7 },
    );
    expect(outcomes).toEqual(new Set(['falls', 'checks', 'reports', 'ignores', 'warned']));
    expect(working).toEqual(new Set(LEVERS));
  });
});

describe('the messages', () => {
  it('come from a pool of each lever twice, and of genuine ones', () => {
    for (const lever of LEVERS) expect(LURES.filter((message) => message.lever === lever)).toHaveLength(2);
    expect(GENUINE.length).toBeGreaterThanOrEqual(8);
  });

  it('come as often from a known sender as from an unknown one, whatever they are', () => {
    const inside = ({ sender }: Message) => sender === 'inside';
    for (const lever of LEVERS)
      expect(
        LURES.filter((message) => message.lever === lever)
          .map(inside)
          .toSorted(),
      ).toEqual([false, true]);
    expect(GENUINE.filter(inside)).toHaveLength(GENUINE.length / 2);
    expect(PRACTICE_LURES.filter(inside)).toHaveLength(PRACTICE_LURES.length / 2);
    expect(PRACTICE_GENUINE.filter(inside)).toHaveLength(PRACTICE_GENUINE.length / 2);
  });

  it.each(['sender', 'line', 'channel'])('are not told apart by their %s alone', (feature) => {
    const seen = new Map<string, { genuine: number; lure: number }>();
    for (let seat = 0; seat < 400; seat += 1) {
      for (const { field, genuine = false, surface = {} } of checker.choices?.(
        drawn(seat.toString(16).padStart(32, '5')).secrets,
      ) ?? []) {
        if (!field.endsWith('-levier')) continue;
        const value = String(surface[feature]);
        const count = seen.get(value) ?? { genuine: 0, lure: 0 };
        seen.set(value, { ...count, [genuine ? 'genuine' : 'lure']: count[genuine ? 'genuine' : 'lure'] + 1 });
      }
    }
    const counts = [...seen.values()];
    const told = counts.reduce((sum, { genuine, lure }) => sum + Math.max(genuine, lure), 0);
    const all = counts.reduce((sum, { genuine, lure }) => sum + genuine + lure, 0);
    expect(all).toBe(1200);
    expect(told / all).toBeLessThan(0.65);
  });

  it('offer three gestures of like length, none of them needlessly long', () => {
    for (const { right, others } of [...LURES, ...GENUINE, ...PRACTICE_LURES, ...PRACTICE_GENUINE]) {
      const lengths = [right, ...others.map(({ text }) => text)].map(({ length }) => length);
      expect(Math.max(...lengths) / Math.min(...lengths), right).toBeLessThanOrEqual(1.3);
    }
  });

  it('say the words that decide, word for word', () => {
    for (const { text, decisive } of [...LURES, ...GENUINE, ...PRACTICE_LURES, ...PRACTICE_GENUINE])
      expect(text).toContain(decisive);
  });

  it('are one or two lures with levers of their own, among genuine ones', () => {
    always((seed) => {
      const levers = drawn(seed).reveal?.messages.map(({ lever }) => lever) ?? [];
      const named = levers.filter((lever) => lever !== 'aucun');
      expect(levers).toHaveLength(3);
      expect([1, 2]).toContain(named.length);
      expect(new Set(named).size).toBe(named.length);
    });
  });

  it('give nothing away beside their own words, and are read in two minutes', () => {
    always((seed) => {
      const { artifacts } = drawn(seed);
      expect(JSON.stringify(artifacts)).not.toMatch(/decisive|because|lever|aucun|safe|tolerated|inside|outside/);
      const texts = [
        ...artifacts.messages.flatMap(({ subject = '', text, gestures }) => [
          subject,
          text,
          ...gestures.map((gesture) => gesture.text),
        ]),
        ...artifacts.colleagues.map(({ day }) => day),
      ];
      expect(texts.join(' ').match(/[\p{L}\d]+/gu)?.length).toBeLessThanOrEqual(350);
    });
  });
});

describe('the six choices', () => {
  it('are found from the messages, and the reveal says the same', () => {
    always((seed) => {
      const { secrets, artifacts, reveal } = drawn(seed);
      const answer = Object(solve(artifacts, {}));
      expect(checker.check(answer, secrets)).toMatchObject({ outcome: 'correct', verdict: 'correct' });
      for (const { id, lever } of reveal?.messages ?? []) expect(answer[`${id}-levier`]).toBe(lever);
    });
  });

  it('are as right with a check more than was needed, and wrong with any act that harms', () => {
    let checkedMore = 0;
    always((seed) => {
      const { secrets, artifacts } = drawn(seed);
      const answer = Object(solve(artifacts, {}));
      for (const { field, options } of checker.choices?.(secrets) ?? [])
        for (const { value, act } of options) {
          const expected = act === 'unsafe' ? 'incorrect' : 'correct';
          expect(checker.check({ ...answer, [field]: value }, secrets).outcome, `${field} ${value}`).toBe(expected);
          if (act === 'tolerated') checkedMore += 1;
        }
    });
    expect(checkedMore).toBeGreaterThan(0);
  });

  it('take either of two levers where a message leans on both, and the reveal names both', () => {
    const seen = new Set<string>();
    always((seed) => {
      const { secrets, artifacts, reveal } = drawn(seed);
      const answer = Object(solve(artifacts, {}));
      for (const { id, lever, also } of reveal?.messages ?? [])
        for (const named of LEVERS) {
          const right = named === lever || named === also;
          const { outcome } = checker.check({ ...answer, [`${id}-levier`]: named }, secrets);
          expect(outcome, `${lever} ${also} ${named}`).toBe(right ? 'correct' : 'incorrect');
          if (also) seen.add(`${lever} ${also}`);
        }
    });
    expect(seen).toEqual(new Set(['peur urgence', 'secret service']));
  });

  it('that checked more than was needed are named in the reveal, and only where they are accepted', () => {
    let named = 0;
    always((seed) => {
      const { secrets, reveal } = drawn(seed);
      for (const { field, options } of checker.choices?.(secrets) ?? []) {
        if (!field.endsWith('-geste')) continue;
        const told = reveal?.messages.find(({ id }) => field === `${id}-geste`);
        const tolerated = options.filter(({ act }) => act === 'tolerated');
        expect(told?.accepted === undefined).toBe(tolerated.length === 0);
        for (const { text } of tolerated) expect(told?.accepted).toContain(text);
        if (told?.accepted) named += 1;
      }
    });
    expect(named).toBeGreaterThan(0);
  });

  it('tell who trusts everything from who trusts nothing', () => {
    always((seed) => {
      const { secrets, artifacts } = drawn(seed);
      expect(checker.check(lazy.accept(artifacts, {}), secrets)).toMatchObject({ outcome: 'incorrect', verdict: 'too-trusting' });
      expect(checker.check(lazy.refuse(artifacts, {}), secrets)).toMatchObject({ outcome: 'incorrect', verdict: 'too-wary' });
      expect(checker.check(wrong, secrets).outcome).toBe('incorrect');
    });
  });

  it('say how many are right, that it is a gesture that is not, and at which message', () => {
    const { secrets, artifacts } = drawn('3'.repeat(32));
    const answer = Object(solve(artifacts, {}));
    const other = ['a', 'b', 'c'].find((id) => id !== answer['message2-geste']);
    expect(checker.check({ ...answer, 'message2-geste': other }, secrets)).toEqual({
      outcome: 'incorrect',
      verdict: 'gestures',
      output: { right: 5, of: 6, message: 2 },
    });
  });

  it('name a message whose lever is wrong before one whose gesture is', () => {
    always((seed) => {
      const { secrets, artifacts, reveal } = drawn(seed);
      const answer = Object(solve(artifacts, {}));
      const lure = reveal?.messages.findIndex(({ lever }) => lever !== 'aucun') ?? -1;
      const { verdict, output } = checker.check({ ...answer, [`message${lure + 1}-levier`]: 'aucun' }, secrets);
      expect({ verdict, output }).toEqual({ verdict: 'too-trusting', output: { right: 5, of: 6, message: lure + 1 } });
      const harmed = Object.fromEntries(
        (checker.choices?.(secrets) ?? [])
          .filter(({ field }) => field.endsWith('-geste'))
          .flatMap(({ field, options }) => {
            const unsafe = options.find(({ act }) => act === 'unsafe');
            return unsafe ? [[field, unsafe.value]] : [];
          }),
      );
      expect(checker.check({ ...answer, ...harmed, [`message${lure + 1}-levier`]: 'aucun' }, secrets).output).toEqual({
        right: 5 - Object.keys(harmed).length,
        of: 6,
        message: lure + 1,
      });
    });
  });

  it.each([{}, '', { 'message1-levier': 'urgence' }, { sender: 'direction', lever: 'peur' }])(
    'count nothing while one is missing: %j',
    (answer) => {
      expect(checker.check(answer, drawn('3'.repeat(32)).secrets)).toEqual({ outcome: 'neutral', verdict: 'incomplete' });
    },
  );
});
