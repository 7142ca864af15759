import { expect, it } from 'vitest';
import { type CheckerMistake, checkerMistakes } from './checker-mistakes.ts';
import type { Variant } from './variant.ts';

const checker = {
  secrets: (variant: { integer(min: number, max: number): number }) => ({ port: variant.integer(1, 9), word: 'PHARE' }),
  artifacts: () => ({}),
  check: () => ({ outcome: 'incorrect', verdict: 'incorrect' }),
};
const hints = (...texts: readonly string[]) => ({ hints: texts.map((text) => ({ title: 'Indice', text })) });
const said = (mistakes: readonly CheckerMistake[]) => mistakes.map(({ method, message }) => `${method}: ${message}`);
const mistakesOf = (change: object) => said(checkerMistakes(hints('Rien.'), { ...checker, ...change }));

it('finds nothing where the hints name secrets that exist', () => {
  expect(checkerMistakes(hints('Un {word} au quai {port}.', 'Rien.'), checker)).toEqual([]);
});

it('tells which hint names a secret that does not exist, and which there are', () => {
  expect(said(checkerMistakes(hints('Rien.', 'Un {wrod}.'), checker))).toEqual([
    'secrets: hint 2 names {wrod}, and the server part draws no such secret. Allowed: {port}, {word}',
  ]);
});

it.each([undefined, null, {}, { ...checker, check: 'correct' }])('says what a server part is, given %j', (value) => {
  expect(said(checkerMistakes(hints('Rien.'), value))).toEqual([
    'null: has no server part as its default export. Write: export default defineChecker({ … })',
  ]);
});

it('tells what comes out short for one player in some, where it does so most', () => {
  const pool = ['un', 'deux', 'trois', 'quatre'];
  const secrets = (variant: Variant) => {
    const drawn = variant.shuffle(pool).filter((word) => word !== 'un');
    return { words: drawn.slice(0, variant.integer(2, 5)), last: drawn.slice(1) };
  };
  expect(mistakesOf({ secrets })).toEqual(['secrets: 5 are drawn here from a pool of 3. Add 2 to the pool, or draw fewer']);
});

const PLAIN = 'Texts, numbers, true and false, lists and objects of them are kept';
const READING = 'Read it with textOf(answer) or fieldOf(answer, name): browsers send what they like';
const judged = (isRight: boolean) => ({ outcome: isRight ? 'correct' : 'incorrect', verdict: 'judged' });
const fail = (message: string) => () => {
  throw new RangeError(message);
};

it.each([
  [
    'secrets that cannot be drawn',
    { secrets: fail('nothing to pick from') },
    'secrets: cannot draw its secrets: nothing to pick from',
  ],
  [
    'choices that cannot be named',
    { choices: fail('nothing to pick from') },
    'choices: cannot name its choices: nothing to pick from',
  ],
  [
    'a secret that is a function',
    { secrets: () => ({ crates: [1, { open: () => 1 }] }) },
    `secrets: has a secret that cannot be kept: crates[1].open is a function. ${PLAIN}`,
  ],
  [
    'a secret that is a map',
    { secrets: () => ({ seen: new Map() }) },
    `secrets: has a secret that cannot be kept: seen is a Map. ${PLAIN}`,
  ],
  [
    'secrets of its own chance',
    { secrets: () => ({ word: Math.random() }) },
    'secrets: draws other secrets from the same variant: a reload would change the answer. Draw from `variant` only, neither Math.random() nor the time',
  ],
  [
    'artifacts that change the secrets',
    {
      secrets: () => ({ tides: [3, 1] }),
      artifacts: ({ tides }: { tides: number[] }) => ({ tides: tides.sort() }),
    },
    "artifacts: cannot lay out the artifacts: Cannot assign to read only property '0' of object '[object Array]'",
  ],
  ['artifacts that throw', { artifacts: fail('oups') }, 'artifacts: cannot lay out the artifacts: oups'],
  [
    'a number that is none',
    { artifacts: () => ({ tide: 1 / 0 }) },
    `artifacts: has artifacts that cannot be sent: tide is Infinity. ${PLAIN}`,
  ],
  [
    'a big integer',
    { artifacts: () => ({ tide: 1n }) },
    `artifacts: has artifacts that cannot be sent: tide is a bigint. ${PLAIN}`,
  ],
  [
    'artifacts of six megabytes',
    { artifacts: () => ({ film: 'x'.repeat(6 * 1024 * 1024) }) },
    'artifacts: has artifacts of 6145 KB; at most 256 are sent to a page. Send what the scene shows',
  ],
  ['a check that throws', { check: fail('no such field') }, `check: check fails on the answer "": no such field. ${READING}`],
  [
    'a check that waits',
    { check: async () => ({ outcome: 'incorrect', verdict: 'incorrect' }) },
    'check: check is asynchronous: it judges at once, and asks nobody. Take `async` away',
  ],
  [
    'a check that says yes',
    { check: () => true },
    `check: check answers true to "". Return correct(), incorrect() or neutral('…')`,
  ],
  [
    'a check that says nothing',
    { check: () => undefined },
    `check: check answers nothing to "". Return correct(), incorrect() or neutral('…')`,
  ],
  [
    'a check that is always content',
    { check: () => ({ outcome: 'correct', verdict: 'correct' }) },
    'check: check takes "" for right: whoever sends nothing has solved it',
  ],
  [
    'a check that reads no objects',
    { check: (answer: string) => judged(answer.trim() === 'PHARE') },
    `check: check fails on the answer {}: answer.trim is not a function. ${READING}`,
  ],
  [
    'a check that reads no lists',
    { check: (answer: unknown) => judged(Object(answer).nothing?.trim() === 'PHARE') },
    `check: check fails on the answer {"nothing":["no-answer",1,2]}: Object(...).nothing?.trim is not a function. ${READING}`,
  ],
  [
    'a check that is content with any text',
    { check: (answer: unknown) => judged(typeof answer === 'string' && answer !== '') },
    'check: check takes "no-answer" for right: whoever sends nothing has solved it',
  ],
  [
    'a check that is content with any field',
    {
      check: (answer: unknown) => judged(Object.values(Object(answer)).includes('no-answer')),
    },
    'check: check takes {"nothing":"no-answer"} for right: whoever sends nothing has solved it',
  ],
  [
    'a check that is content with any list',
    { check: (answer: unknown) => judged(Object.values(Object(answer)).flat().includes(2)) },
    'check: check takes {"nothing":["no-answer",1,2]} for right: whoever sends nothing has solved it',
  ],
  ['a reveal that throws', { reveal: fail('too early') }, 'reveal: cannot make its reveal: too early'],
  ['a reveal that is a map', { reveal: () => new Map() }, `reveal: has a reveal that cannot be sent: it is a Map. ${PLAIN}`],
  [
    'a symbol',
    { artifacts: () => ({ mark: Symbol('quai') }) },
    `artifacts: has artifacts that cannot be sent: mark is a symbol. ${PLAIN}`,
  ],
  [
    'what is thrown without being an error',
    {
      artifacts: () => {
        throw 'oups';
      },
    },
    'artifacts: cannot lay out the artifacts: oups',
  ],
  [
    'artifacts one byte too large',
    { artifacts: () => 'x'.repeat(256 * 1024 - 1) },
    'artifacts: has artifacts of 257 KB; at most 256 are sent to a page. Send what the scene shows',
  ],
])('tells of %s, and what to do', (_, change, message) => {
  expect(mistakesOf(change)).toEqual([message]);
});

it.each([
  ['nothing at a place', { secrets: () => ({ word: null }) }],
  ['an object without a prototype', { artifacts: () => Object.assign(Object.create(null), { note: 'Quai' }) }],
  ['artifacts as large as they may be', { artifacts: () => 'x'.repeat(256 * 1024 - 2) }],
  ['a check that waits for a whole answer', { check: () => ({ outcome: 'neutral', verdict: 'empty' }) }],
])('has nothing against %s', (_, change) => {
  expect(mistakesOf(change)).toEqual([]);
});

it('reads the hints in plain words too, and names the placeholder', () => {
  const debrief = { whatHappened: 'Court.', whyItWorks: 'Court.', reflexes: ['Un.', 'Deux.'] };
  const plain = { objective: 'Court.', briefing: 'Court.', hints: ['Le mot {wrod}.'], debrief };
  expect(checkerMistakes({ ...hints('Un {word}.'), plain }, checker)).toEqual([
    expect.objectContaining({ method: 'secrets', placeholder: '{wrod}' }),
  ]);
});

it('tells which page has artifacts that cannot be sent', () => {
  const artifacts = (_: unknown, page?: string) => (page === 'admin' ? { tide: 1n } : {});
  const pages = [{ slug: 'admin', title: 'Admin', component: 'admin.page.tsx' }];
  expect(said(checkerMistakes({ ...hints('Rien.'), pages }, { ...checker, artifacts }))).toEqual([
    `artifacts: has artifacts of the page "admin" that cannot be sent: tide is a bigint. ${PLAIN}`,
  ]);
});

it('lays out the artifacts of each page', () => {
  const artifacts = (_: unknown, page?: string) => (page === 'admin' ? fail('no admin')() : {});
  const pages = [{ slug: 'admin', title: 'Admin', component: 'admin.page.tsx' }];
  expect(said(checkerMistakes({ ...hints('Rien.'), pages }, { ...checker, artifacts }))).toEqual([
    'artifacts: cannot lay out the artifacts of the page "admin": no admin',
  ]);
});

it('keeps where a mistake was thrown', () => {
  const [mistake] = checkerMistakes(hints('Rien.'), { ...checker, artifacts: fail('oups') });
  expect(mistake?.stack).toContain('checker-mistakes.test.ts');
});
