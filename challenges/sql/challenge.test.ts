import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import checker from './challenge.server.ts';
import { loginQuery } from './login-query.ts';
import solve, { wrong } from './solve.ts';

const check = (password: string) => checker.check({ username: 'admin', password }, {});
const { formula } = checker.artifacts({});
const read = (password: string) => loginQuery(password, formula);
const marked = (password: string) => read(password).parts.find(({ kind }) => kind === 'injected')?.text;

describe('the rule of the specification: an optional quote, then or 1=1', () => {
  it.each([
    "' or 1=1",
    "' OR 1=1",
    "'or 1=1",
    '  or 1=1',
    'or 1=1',
    'Or 1 = 1',
    "  '  oR   1  =  1  ",
    "' or 1=1;",
    "admin' or 1=1",
    "' or 1=1 or 'a'='b",
    "' and 1=2 or 1=1",
    "' OR 1=1 --",
    "' or 1=1--",
    "' or 1=1 # la suite",
    'or 1=1 -- ',
    "' or 1=1'",
    "' or 1=1 foo",
    "' or 1=1 and 1=2",
    "' or 1=1 limit 1 --",
    'or1=1',
    "'or1=1",
    "' or 1=1\n--",
    'soleil or 1=1',
    '’ or 1=1',
    "''or 1=1",
  ])('%j opens the register', (password) => {
    expect(check(password)).toMatchObject({ outcome: 'correct', verdict: 'correct' });
    expect(checker.check(password, {}).outcome).toBe('correct');
  });

  it.each([
    ['soleil', 'text', 'executed'],
    ["l'ancre", 'syntax', 'executed'],
    ["'", 'unclosed', 'executed'],
    ["' or", 'syntax', 'executed'],
    ["' or un=1", 'column', 'executed'],
    ["' or 1=2", 'false', 'executed'],
    ["' or 1=10", 'false', 'executed'],
    ['soleil or 2=2', 'added-condition', 'refused'],
    ['soleil ou 1=1', 'text', 'executed'],
    ['décor 1=1', 'text', 'executed'],
    ["' or 1=1.5", 'false', 'executed'],
    ['or 1=2', 'false', 'executed'],
    ["' and 1=1", 'false', 'executed'],
    ["' or 2=2", 'added-condition', 'refused'],
    ["' or 3>2", 'added-condition', 'refused'],
    ["' or 7=7", 'added-condition', 'refused'],
    ["' or (1=1)", 'added-condition', 'refused'],
    ["' or '1'='1", 'added-condition', 'refused'],
    ["' or identifiant='n.kervella", 'added-condition', 'refused'],
    ["' or mot_de_passe <> '", 'added-condition', 'refused'],
    ["' or mot_de_passe = identifiant or 'a'='b", 'false', 'executed'],
    ["' or 2=2 -- or 1=1", 'comment', 'refused'],
    ["' or true --", 'comment', 'refused'],
    ["' union select 1 --", 'listed-word', 'refused'],
    ["' || 1=1", 'listed-word', 'refused'],
    ["'; drop table comptes --", 'listed-word', 'refused'],
  ])('%j is %s and %s', (password, outcome, reply) => {
    expect(read(password).outcome).toBe(outcome);
    expect(check(password)).toEqual({ outcome: 'incorrect', verdict: 'incorrect', output: { reply } });
  });

  it('is in what the tool tells of itself, with the reason why the rest is refused', () => {
    const { changes } = checker.artifacts({});
    expect(changes.some(({ text }) => text.toLowerCase().includes(formula))).toBe(true);
    expect(changes.map(({ text }) => text).join()).toMatch(/refuse.*commentaires.*toute condition ajoutée/);
  });

  it.each(['', '   '])('%j counts nothing', (password) => {
    expect(check(password)).toMatchObject({ outcome: 'neutral', verdict: 'empty' });
  });

  it('is found from the artifacts, and its own wrong answer is wrong', () => {
    expect(checker.check(solve(checker.artifacts({})), {}).outcome).toBe('correct');
    expect(checker.check(wrong, {}).outcome).toBe('incorrect');
  });

  const pieces = fc.array(fc.constantFrom("'", ' ', 'or', 'and', '1', '=', '2', '--', '(', ')', 'a', ';'), { maxLength: 12 });

  it('opens to an optional quote and or 1=1, however it is spaced, whatever follows', () => {
    const space = fc.constantFrom('', ' ', '  ', '\t');
    const or = fc.constantFrom('or', 'OR', 'Or', 'oR');
    const rest = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(' --', '--', ' #', ';', "'", ' limit 1', ' union select 1', ' and 1=2', '/*', ' like'),
      pieces.map((words) => ` ${words.join(' ')}`),
    );
    fc.assert(
      fc.property(space, fc.constantFrom('', "'"), space, or, space, space, space, rest, (a, quote, b, word, c, d, e, after) => {
        // In « 1=10 » and « 1=1.5 », the second number is not 1, and the condition is false.
        fc.pre(!/^[\p{L}\p{N}_.]/u.test(after));
        expect(check(`${a}${quote}${b}${word}${c}1${d}=${e}1${after}`).outcome).toBe('correct');
      }),
    );
  });

  it('opens to nothing that has no or 1=1 in it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pieces.map((words) => words.join(' ')),
          pieces.map((words) => words.join('')),
        ),
        (password) => {
          if (check(password).outcome === 'correct') expect(password).toMatch(/or\s*1\s*=\s*1/i);
        },
      ),
    );
  });
});

describe('the live query', () => {
  it.each([
    ['soleil', undefined],
    ["it''s", undefined],
    ["' or 1=1", "' or 1=1"],
    ["x' or 1=1 -- fin", "' or 1=1"],
    ['or 1=1', 'or 1=1'],
    ["'or1=1", "'or 1=1"],
    ['soleil or 1=1', 'or 1=1'],
    ["l'ancre", "'ancre"],
  ])('of %j marks %j as injected', (password, injected) => {
    expect(marked(password)).toBe(injected);
  });

  it.each([
    ['soleil', "SELECT * FROM comptes WHERE identifiant = 'admin' AND mot_de_passe = 'soleil'"],
    ["' or 1=1", "SELECT * FROM comptes WHERE identifiant = 'admin' AND mot_de_passe = '' or 1=1"],
    ['or 1=1', "SELECT * FROM comptes WHERE identifiant = 'admin' AND mot_de_passe = ''or 1=1"],
    ["' or 1=1 --", "SELECT * FROM comptes WHERE identifiant = 'admin' AND mot_de_passe = '' or 1=1 --'"],
    ['soleil or1=1', "SELECT * FROM comptes WHERE identifiant = 'admin' AND mot_de_passe = 'soleil 'or 1=1"],
  ])('of %j reads %s', (password, expected) => {
    expect(
      read(password)
        .parts.map(({ text }) => text)
        .join(''),
    ).toBe(expected);
  });

  it('tells what the corrector did', () => {
    expect(read('or 1=1')).toMatchObject({ quoteAdded: true, quoteRemoved: true });
    expect(read("' or 1=1 --")).toMatchObject({ quoteAdded: false, quoteRemoved: false, spaceAdded: false });
    expect(read("'or1=1")).toMatchObject({ quoteAdded: false, spaceAdded: true });
  });
});
