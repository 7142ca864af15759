import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { frenchSpaces } from '#engine/authoring/toolbox';
import { type AnnotatedLine, type EmailDetectArtifacts, type Mail, SIGNALS } from './artifacts.ts';
import checker from './challenge.server.ts';
import { PRACTICE, SEATS } from './imitations.server.ts';
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

const SEEDS = Array.from({ length: 60 }, (_, seat) => seat.toString(16).padStart(32, '5'));
const drawn = (seed: string, practice = false) => {
  const kept = checker.secrets(createVariant(seed, practice));
  return { kept, ...checker.artifacts(kept), ...checker.reveal?.(kept) };
};
const draws = [...SEEDS.map((seed) => drawn(seed)), ...SEEDS.map((seed) => drawn(seed, true))];
const doubtfulOf = ({ mails, doubtful }: EmailDetectArtifacts) => mails.find(({ id }) => id === doubtful);
const genuineOf = ({ mails, doubtful }: EmailDetectArtifacts) =>
  mails.find(({ id, from }) => id !== doubtful && from.name === 'Inès Moreau');

describe('the mailbox', () => {
  it('differs between players, and practice shows no mail of a seat', () => {
    const subjects = (practice: boolean) => new Set(SEEDS.map((seed) => doubtfulOf(drawn(seed, practice))?.subject));
    expect(subjects(false).size).toBe(SEATS.length);
    expect(SEATS.length).toBeGreaterThanOrEqual(6);
    expect([...subjects(true)].filter((subject) => subjects(false).has(subject))).toEqual([]);
    expect(new Set(SEEDS.map((seed) => genuineOf(drawn(seed))?.subject)).size).toBeGreaterThan(2);
  });

  it('is solved in each draw by comparing its two mails of Inès', () => {
    for (const { kept, mails, doubtful } of draws) {
      expect(checker.check(solve({ mails, doubtful }, {}), kept)).toEqual({ outcome: 'correct', verdict: 'correct' });
    }
  });

  it('holds one imitation; every other mail is from the company and its links say where they lead', () => {
    for (const { mails, doubtful } of draws)
      for (const { id, from, body } of mails) {
        const genuine =
          from.address.endsWith('@brevelle.example') &&
          body.every((block) => block.kind !== 'link' || new URL(block.address).host === 'intranet.brevelle.example');
        expect({ id, genuine }).toEqual({ id, genuine: id !== doubtful });
      }
  });

  it('greets Camille by name in a mail that Inès did write, and not in the imitation', () => {
    for (const draw of draws) {
      expect(JSON.stringify(genuineOf(draw)?.body)).toContain('Bonjour Camille');
      expect(JSON.stringify(doubtfulOf(draw)?.body)).not.toContain('Camille');
    }
  });

  it.each([...SEATS, ...PRACTICE])('$id carries its mistakes, an hour, another host, and wants no call', ({ mail, mistakes }) => {
    const text = [mail.subject, ...mail.body.map((block) => (block.kind === 'text' ? block.text : ''))].join(' ');
    for (const mistake of mistakes) expect(text).toContain(mistake);
    expect(text).toMatch(/17.h/i);
    expect(text).toMatch(/téléphon|appel/);
    const link = mail.body.find((block) => block.kind === 'link');
    expect(link && new URL(link.address).host.endsWith('brevelle.example')).toBe(false);
    expect(link && new URL(link.label).host).toBe('intranet.brevelle.example');
  });
});

describe('the reveal', () => {
  it('annotates the mails that one read, from their first word to their last', () => {
    for (const draw of draws) {
      expect(unmarked(draw.annotated)).toEqual(wordsOf(doubtfulOf(draw)));
      expect(unmarked(draw.genuine)).toEqual(wordsOf(genuineOf(draw)));
    }
  });

  it('has a note for each sign that has a box, one for what is asked, which has none, and a mark for each note', () => {
    for (const { annotated = [], genuine = [] } of draws) {
      const notes = annotated.flatMap(({ note }) => note ?? []);
      expect(new Set(notes.filter((note) => note.kind === 'sign').map(({ name }) => name)).size).toBe(RIGHT.length + 1);
      for (const { text, note } of [...annotated, ...genuine]) expect(text.includes('[')).toBe(note !== undefined);
    }
  });

  const unmarked = (lines: readonly AnnotatedLine[] = []) => lines.map(({ text }) => frenchSpaces(text.replace(/[[\]]/g, '')));

  /** The lines of a mail, in the form in which the reveal shows them. */
  function wordsOf(mail: Mail | undefined): string[] {
    if (!mail) throw new Error('there is no such mail');
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
