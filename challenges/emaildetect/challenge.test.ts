import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { SIGNALS } from './artifacts.ts';
import checker from './challenge.server.ts';
import solve, { wrong } from './solve.ts';

const secrets = checker.secrets(createVariant('7'.repeat(32)));
const artifacts = checker.artifacts(secrets);
const RIGHT = ['sender', 'urgency', 'link', 'typos'];
const outcomeOf = (signals: (string | number)[]) => checker.check({ signals }, secrets).outcome;

describe('the ticked set', () => {
  it('solves by the four signs alone, in any order', () => {
    expect(solve(artifacts, {})).toEqual({ signals: RIGHT });
    fc.assert(
      fc.property(fc.shuffledSubarray([...SIGNALS], { minLength: 1 }), (signals) => {
        const right = signals.length === RIGHT.length && !signals.includes('greeting');
        expect(outcomeOf(signals)).toBe(right ? 'correct' : 'incorrect');
      }),
    );
  });

  it('counts its own wrong answer', () => {
    expect(checker.check(wrong, secrets)).toEqual({ outcome: 'incorrect', verdict: 'incorrect' });
  });

  it('is wrong with anything else in it', () => {
    expect(outcomeOf([...RIGHT, 'other'])).toBe('incorrect');
    expect(outcomeOf([1, 2, 3, 4])).toBe('incorrect');
    expect(outcomeOf(['Sender', 'urgency', 'link', 'typos'])).toBe('incorrect');
  });

  it.each(['', 'sender', {}, { signals: [] }, { signals: '' }, { signals: 'sender' }, { signals: true }])(
    'counts nothing while nothing is ticked: %j',
    (answer) => {
      expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'empty' });
    },
  );
});

describe('the mailbox', () => {
  const { mails, doubtful } = artifacts;

  it('holds one imitation; every other mail is from the company and its links say where they lead', () => {
    for (const { id, from, body } of mails) {
      const genuine =
        from.address.endsWith('@brevelle.example') &&
        body.every((block) => block.kind !== 'link' || new URL(block.address).host === 'intranet.brevelle.example');
      expect({ id, genuine }).toEqual({ id, genuine: id !== doubtful });
    }
  });

  it('greets Camille by name in a mail that Inès did write, and not in the imitation', () => {
    const texts = (id: string) => JSON.stringify(mails.find((mail) => mail.id === id)?.body);
    expect(texts('entretiens')).toContain('Bonjour Camille');
    expect(texts(doubtful)).toContain('Cher(e) collaborateur(trice)');
    expect(texts(doubtful)).not.toContain('Camille');
  });
});
