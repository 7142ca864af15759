import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { frenchSpaces } from '#engine/authoring/toolbox';
import checker from './challenge.server.ts';
import solve from './solve.ts';

const secretsOf = (seed: number) => checker.secrets(createVariant(seed.toString(16).padStart(32, '0')));
type Secrets = ReturnType<typeof secretsOf>;

const rightOf = (secrets: Secrets): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(Object(solve(checker.artifacts(secrets), {}))).map(([name, value]) => [name, String(value)]));
const all = (mark: string, right: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(right).map(([name, value]) => [name, name === 'tool' ? value : mark]));

/** One morning for each of the six papers. */
const MORNINGS = [
  ...new Map(
    Array.from({ length: 60 }, (_, seed) => secretsOf(seed + 1)).map((secrets) => [secrets.morning.paper.title, secrets]),
  ),
].map(([title, secrets]) => ({ title, secrets }));

it('draws six papers', () => expect(MORNINGS).toHaveLength(6));

/** What each demand uses an assistant for, in the catalogue's words. */
const USES = [
  [/^Résume|^Tire de ces notes/, 'résumer'],
  [/^Propose/, 'rédiger'],
  [/^Écris la formule/, 'calculer'],
  [/en panne\s\?$/, 'chercher une panne'],
  [/^Classe/, 'classer'],
] as const;

it.each(MORNINGS)('the catalogue says whether an assistant may be used for $title', ({ secrets: { morning } }) => {
  const { catalogue, task } = checker.artifacts({ morning });
  const [allowed = '', excluded = ''] = catalogue.rule.split('Jamais');
  const use = USES.find(([demand]) => demand.test(task))?.[1] ?? 'nothing';
  expect({ use, by: morning.paper.byHand ? excluded : allowed }).toEqual({ use, by: expect.stringContaining(use) });
});

describe.each(MORNINGS)('$title', ({ secrets }) => {
  const right = rightOf(secrets);
  const { passages } = secrets.morning;
  const idOf = (colour: string) => passages.find((passage) => passage.colour === colour)?.id;

  it('has passages to keep and passages to strike, and says of none which it is', () => {
    const due = Object.values(right);
    expect(due.filter((mark) => mark === 'struck').length).toBeGreaterThanOrEqual(4);
    expect(due.filter((mark) => mark === 'kept').length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(checker.artifacts(secrets))).not.toMatch(
      /green|orange|red"|house|lookalike|private|extension"|hand"|struck|kept/,
    );
  });

  it('is right with nothing too much and nothing missing, but for one word that is struck too many', () => {
    expect(checker.check(right, secrets)).toMatchObject({ outcome: 'correct', output: { right: passages.length } });
    for (const { id } of passages) {
      const flipped = { ...right, [id]: right[id] === 'struck' ? 'kept' : 'struck' };
      const expected = right[id] === 'struck' ? { outcome: 'incorrect' } : { outcome: 'correct' };
      const { output, ...judged } = checker.check(flipped, secrets);
      expect(judged).toMatchObject(expected);
      expect(output).toMatchObject({ right: passages.length - 1 });
      if (right[id] === 'kept') expect(output).toMatchObject({ outcome: expect.stringContaining('barré en trop') });
    }
  });

  it('is not answered with what was struck, and says what would have been better', () => {
    for (const { id } of passages.filter(({ colour }) => colour === 'green')) {
      const { answered, better } = Object(checker.check({ ...right, [id]: 'struck' }, secrets).output);
      const line = secrets.morning.needs.find(({ pieces }) =>
        pieces.some((piece) => typeof piece !== 'string' && piece.id === id),
      );
      const text = passages.find((passage) => passage.id === id)?.text ?? '';
      expect(better).toEqual({ [`${frenchSpaces(text)} : Barré`]: 'Gardé' });
      if (line) expect(answered).not.toContain(frenchSpaces(line.gives));
      expect(answered).toMatch(line ? /\(barré\).+ je n’ai rien pu en tirer/ : /^La première ligne m’a manqué/);
      expect(String(answered).split('\n')).toHaveLength(4);
    }
  });

  it('is answered with three things, each of a line that the paper has', () => {
    const { paper, task, answered } = secrets.morning;
    const shown = JSON.stringify(checker.artifacts(secrets).lines);
    for (const { line, gives, topic } of paper.needed) {
      const there = line.every((piece) =>
        shown.includes(JSON.stringify(frenchSpaces(typeof piece === 'string' ? piece : piece.text)).slice(1, -1)),
      );
      expect(answered.includes(gives)).toBe(there);
      if (topic) expect(task.includes(topic)).toBe(there);
    }
    expect(answered.split('\n')).toHaveLength(4);
  });

  it('tells each kind of error apart', () => {
    const verdict = (answer: Readonly<Record<string, string>>) => checker.check(answer, secrets).verdict;
    expect(verdict(all('kept', right))).toBe('nothing-struck');
    expect(checker.check(all('struck', right), secrets)).toMatchObject({ outcome: 'neutral', verdict: 'all-struck' });
    const [first, second] = passages.filter(({ colour }) => colour === 'green');
    expect(checker.check({ ...right, [first?.id ?? '']: 'struck', [second?.id ?? '']: 'struck' }, secrets)).toMatchObject({
      outcome: 'neutral',
      verdict: 'too-wary',
    });
    expect(verdict({ ...right, [idOf('orange') ?? '']: 'kept' })).toBe('leaking');
    const planted = idOf('trap');
    if (planted) expect(verdict({ ...right, [planted]: 'kept' })).toBe('fooled');
    const due = secrets.morning.right;
    const verdicts = {
      house: 'wrong-use',
      lookalike: 'wrong-tool',
      private: 'wrong-tool',
      extension: 'wrong-tool',
      hand: 'by-hand',
    };
    for (const { id, kind } of secrets.morning.tools) {
      expect(verdict({ ...right, tool: id })).toBe(kind === due ? 'correct' : verdicts[kind]);
    }
  });

  it('counts nothing for who does without an assistant where one is allowed, and only once the paper is well marked', () => {
    const hand = secrets.morning.tools.find(({ kind }) => kind === 'hand')?.id ?? '';
    if (secrets.morning.right === 'hand') return;
    expect(checker.check({ ...right, tool: hand }, secrets)).toMatchObject({ outcome: 'neutral', verdict: 'by-hand' });
    const leaking = checker.check({ ...right, tool: hand, [idOf('orange') ?? '']: 'kept' }, secrets);
    expect(leaking).toMatchObject({ outcome: 'incorrect', output: { by: 'Votre collègue' } });
    // An instruction planted for an assistant has no effect on a colleague.
    const planted = idOf('trap');
    if (planted)
      expect(checker.check({ ...right, tool: hand, [planted]: 'kept' }, secrets)).toMatchObject({
        outcome: 'neutral',
        verdict: 'by-hand',
      });
  });

  it('counts nothing without a tool, or with a mark that is none', () => {
    const [first] = passages;
    for (const answer of [{ ...right, tool: '' }, { ...right, [first?.id ?? '']: 'half' }, { tool: 'outil-1' }, {}, ''])
      expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'incomplete' });
  });
});

describe('the tool', () => {
  const mornings = Array.from({ length: 400 }, (_, seed) => secretsOf(seed + 1).morning);

  it('is none where people are judged, and in some of the other mornings', () => {
    const others = mornings.filter(({ paper }) => !paper.byHand);
    for (const { paper, right } of mornings) if (paper.byHand) expect(right).toBe('hand');
    const without = others.filter(({ right }) => right === 'hand').length / others.length;
    expect(without).toBeGreaterThan(0.15);
    expect(without).toBeLessThan(0.35);
  });

  it('bears the name of the house in some mornings, as the others do', () => {
    for (const kind of ['house', 'lookalike', 'private', 'extension'] as const) {
      const named = mornings.flatMap(({ tools }) => tools.filter((tool) => tool.kind === kind));
      const share = named.filter(({ name }) => name.includes('Brévelle')).length / named.length;
      expect({ kind, share, odd: share < 0.12 || share > 0.4 }).toMatchObject({ odd: false });
    }
  });

  it('is told by name and way in together, and by neither alone', () => {
    for (const morning of mornings) {
      const listed = (tool: { readonly name: string; readonly account: string }) =>
        morning.catalogue.some(({ name, access }) => name === tool.name && access === tool.account);
      for (const tool of morning.tools) expect(listed(tool)).toBe(tool.kind === 'house');
    }
  });

  it('has an order for an assistant in the paper only where an assistant reads it', () => {
    for (const { passages, right } of mornings)
      if (right === 'hand') expect(passages.map(({ colour }) => colour)).not.toContain('trap');
  });
});

it('stays within what an answer may hold', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      expect(Object.keys(rightOf(secretsOf(seed))).length).toBeLessThanOrEqual(15);
    }),
  );
});

it.each([false, true])('answers to a paper as it is with words of that paper (where nothing counts: %s)', (practice) => {
  for (let seed = 0; seed < 200; seed += 1) {
    const secrets = checker.secrets(createVariant(seed.toString(16).padStart(32, '5'), practice));
    const verdict = checker.check(all('kept', rightOf(secrets)), secrets);
    const answered = 'output' in verdict ? JSON.stringify(verdict.output) : '';
    const paper = JSON.stringify(checker.artifacts(secrets).lines);
    expect(verdict.verdict).toBe('nothing-struck');
    for (const word of ['code', 'prix', 'salaire', 'mot de passe'].filter((one) => answered.includes(one)))
      expect(paper).toContain(word);
  }
});
