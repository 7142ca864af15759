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
        // The server sets the no-break spaces: the scene shows the texts unchanged.
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
    const all = (kind: 'genuine' | 'lure') => counts.reduce((sum, count) => sum + count[kind], 0);
    expect(all('genuine') + all('lure')).toBe(1200);
    // Two of three messages are lures: both kinds get the same weight, so that chance is 0.5.
    const told = counts.reduce((sum, { genuine, lure }) => sum + Math.max(genuine / all('genuine'), lure / all('lure')) / 2, 0);
    expect(told).toBeLessThan(0.65);
  });

  it('offer three gestures of like length, none of them needlessly long', () => {
    for (const { right, others } of [...LURES, ...GENUINE, ...PRACTICE_LURES, ...PRACTICE_GENUINE]) {
      const lengths = [right, ...others].map(({ text }) => text.length);
      expect(Math.max(...lengths) / Math.min(...lengths), right.text).toBeLessThanOrEqual(1.3);
    }
  });

  it('say the words that decide, word for word', () => {
    for (const { text, decisive } of [...LURES, ...GENUINE, ...PRACTICE_LURES, ...PRACTICE_GENUINE])
      expect(text).toContain(decisive);
  });

  it('are two lures with levers of their own, and a genuine one', () => {
    always((seed) => {
      const levers = drawn(seed).reveal?.messages.map(({ lever }) => lever) ?? [];
      const named = levers.filter((lever) => lever !== 'aucun');
      expect(levers).toHaveLength(3);
      expect(named).toHaveLength(2);
      expect(new Set(named).size).toBe(2);
    });
  });

  it('offer their own lever beside two it has no touch of, and « aucun » last', () => {
    always((seed) => {
      for (const { message, levers } of drawn(seed).secrets.messages) {
        expect(levers).toHaveLength(4);
        expect(levers.at(-1)).toBe('aucun');
        expect(levers).toContain(message.lever);
        for (const mixed of message.mixed ?? []) expect(levers).not.toContain(mixed);
      }
    });
  });

  it('give nothing away beside their own words, and are read in two minutes', () => {
    always((seed) => {
      const { artifacts } = drawn(seed);
      expect(JSON.stringify(artifacts)).not.toMatch(/decisive|because|says|mixed|safe|tolerated|inside|outside/);
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

describe('the levers and gestures', () => {
  const tried = (seed: string, field: string, value: string) => {
    const { secrets } = drawn(seed);
    const { output, ...judgement } = checker.check({ [field]: value, tried: field }, secrets);
    if (!output || !('consequences' in output)) throw new Error('a gesture has consequences');
    return { ...judgement, ...output.consequences[field] };
  };

  it('are found from the messages, and the reveal says the same', () => {
    always((seed) => {
      const { secrets, artifacts, reveal } = drawn(seed);
      const answer = Object(solve(artifacts, {}));
      expect(checker.check(answer, secrets)).toMatchObject({ outcome: 'correct', verdict: 'correct' });
      for (const { id, lever } of reveal?.messages ?? []) expect(answer[`${id}-levier`]).toBe(lever);
    });
  });

  it('cost nothing where a lever is misread: it is told, and asked again', () => {
    always((seed) => {
      const { artifacts, reveal } = drawn(seed);
      for (const { id, levers } of artifacts.messages)
        for (const named of levers) {
          const right = reveal?.messages.some((message) => message.id === id && message.lever === named);
          const { outcome, settled, says } = tried(seed, `${id}-levier`, named);
          expect({ named, outcome, settled }).toEqual({ named, outcome: 'neutral', settled: right });
          if (!right) expect(says).toMatch(/Rien n’est compté\.$/);
        }
    });
  });

  it('cost where a lure is obeyed, and never where something genuine is checked or turned away', () => {
    let turnedAway = 0;
    always((seed) => {
      for (const { id, message, gestures } of drawn(seed).secrets.messages)
        for (const { id: value, act, again = false } of gestures) {
          const { outcome, verdict, settled } = tried(seed, `${id}-geste`, value);
          expect(outcome).toBe(act === 'unsafe' ? 'incorrect' : 'neutral');
          if (act === 'unsafe') expect(verdict).toBe('too-trusting');
          else expect(settled).toBe(!again);
          if (message.lever === 'aucun') expect(act).not.toBe('unsafe');
          if (again) turnedAway += 1;
        }
    });
    expect(turnedAway).toBeGreaterThan(0);
  });

  it('that checked more than was needed are named in the reveal, and only where they are accepted', () => {
    always((seed) => {
      const { secrets, reveal } = drawn(seed);
      for (const { id, gestures } of secrets.messages) {
        const told = reveal?.messages.find((message) => message.id === id)?.accepted;
        const accepted = gestures.filter(({ act, again }) => act === 'tolerated' && !again);
        expect(told === undefined).toBe(accepted.length === 0);
        for (const { text } of accepted) expect(told).toContain(text);
      }
    });
  });

  it('fail who does what is asked, and are asked again of who turns everything away', () => {
    always((seed) => {
      const { secrets, artifacts } = drawn(seed);
      expect(checker.check(lazy.accept(artifacts, {}), secrets)).toMatchObject({ outcome: 'incorrect', verdict: 'too-trusting' });
      expect(checker.check(lazy.refuse(artifacts, {}), secrets)).toMatchObject({ outcome: 'neutral' });
      expect(checker.check(wrong, secrets).outcome).toBe('incorrect');
    });
  });

  it.each([{}, '', { 'message1-levier': 'amour' }, { sender: 'direction', lever: 'peur' }])(
    'count nothing while they are missing or none at all: %j',
    (answer) => {
      expect(checker.check(answer, drawn('3'.repeat(32)).secrets).outcome).toBe('neutral');
    },
  );
});
