import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { ANNOTATED, GENUINE } from './annotations.server.ts';
import { type AnnotatedLine, SIGNALS } from './artifacts.ts';
import checker from './challenge.server.ts';
import solve, { wrong } from './solve.ts';

const secrets = checker.secrets(createVariant('7'.repeat(32)));
const artifacts = checker.artifacts(secrets);
const RIGHT = ['sender', 'urgency', 'link', 'typos'];
const outcomeOf = (signals: (string | number)[]) => checker.check({ signals }, secrets).outcome;
const verdictOf = (signals: string[]) => checker.check({ signals }, secrets).verdict;

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
    expect(checker.check(wrong, secrets)).toEqual({ outcome: 'incorrect', verdict: 'too-many', output: { right: 4, of: 5 } });
  });

  it('tells too many from too few', () => {
    expect(verdictOf(RIGHT.slice(1))).toBe('too-few');
    expect(verdictOf([...RIGHT, 'greeting'])).toBe('too-many');
    expect(verdictOf(['sender', 'urgency', 'typos', 'greeting'])).toBe('incorrect');
    expect(verdictOf(['greeting'])).toBe('incorrect');
  });

  it('counts the boxes that are right, ticked or not, without saying which', () => {
    const rightIn = (signals: string[]) => checker.check({ signals }, secrets).output;
    expect(rightIn(['sender', 'link'])).toEqual({ right: 3, of: 5 });
    expect(rightIn(['sender', 'link', 'greeting'])).toEqual({ right: 2, of: 5 });
    expect(rightIn(['greeting'])).toEqual({ right: 0, of: 5 });
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

describe('the reveal', () => {
  const unmarked = (lines: readonly AnnotatedLine[]) => lines.map(({ text }) => text.replace(/[[\]]/g, ''));

  it('annotates the mail that one read, from its first word to its last', () => {
    expect(unmarked(ANNOTATED)).toEqual(wordsOf(artifacts.doubtful));
    expect(unmarked(GENUINE)).toEqual(wordsOf('entretiens'));
  });

  it('has a note for each sign, and a mark for each note', () => {
    const notes = ANNOTATED.flatMap(({ note }) => note ?? []);
    expect(new Set(notes.filter((note) => note.kind === 'sign').map(({ name }) => name)).size).toBe(RIGHT.length);
    for (const { text, note } of [...ANNOTATED, ...GENUINE]) expect(text.includes('[')).toBe(note !== undefined);
  });

  /** What a mail says, line after line, as the reveal sets it. */
  function wordsOf(id: string): string[] {
    const mail = artifacts.mails.find((candidate) => candidate.id === id);
    if (!mail) throw new Error(`no mail ${id}`);
    return [
      `${mail.from.name} <${mail.from.address}>`,
      mail.subject,
      ...mail.body.map((block) => {
        if (block.kind === 'text') return block.text;
        return block.kind === 'link' ? `${block.label} → ${block.address}` : block.lines.join(', ');
      }),
    ];
  }
});
