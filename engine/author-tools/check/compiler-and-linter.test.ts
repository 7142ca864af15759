import { afterEach, expect, it, vi } from 'vitest';
import { formatProblem } from '#engine/source-files/problem.ts';
import { disagreementTold, inAuthorsTerms, linterMistakes } from './compiler-and-linter.ts';
import { failuresOf } from './failed-tests.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const both = (tell: () => string) => {
  const english = tell();
  vi.stubEnv('VIGIE_LANG', 'fr');
  return [english, tell()];
};

it.each([
  [
    "TS2304: Cannot find name 'password'.",
    'password is known nowhere in this file. Import it, or write it',
    'password n’est connu nulle part dans ce fichier. Importez-le, ou écrivez-le',
  ],
  [
    "TS2552: Cannot find name 'AnswerFrom'. Did you mean 'AnswerForm'?",
    'AnswerFrom is known nowhere in this file. Did you mean "AnswerForm"? Import it, or write it',
    'AnswerFrom n’est connu nulle part dans ce fichier. Vouliez-vous dire « AnswerForm » ? Importez-le, ou écrivez-le',
  ],
  [
    "TS2551: Property 'nots' does not exist on type 'SampleArtifacts'. Did you mean 'note'?",
    'SampleArtifacts has no "nots". Did you mean "note"?',
    'SampleArtifacts n’a pas de « nots ». Vouliez-vous dire « note » ?',
  ],
  [
    "TS2353: Object literal may only specify known properties, and 'colour' does not exist in type 'Message'.",
    'Message has no "colour".',
    'Message n’a pas de « colour ».',
  ],
  [
    "TS2741: Property 'text' is missing in type '{ tone: \"info\"; }' but required in type 'Message'.",
    '"text" is missing, which Message asks for. Add it',
    'il manque « text », que demande Message. Ajoutez-le',
  ],
  [
    "TS2322: Type 'number' is not assignable to type 'string'.",
    'this is number, and has to be string',
    'c’est number, et il faut string',
  ],
  [
    "TS2739: Type '{ why: string; }' is missing the following properties from type 'Item': right, text",
    '"right", "text" are missing, which Item asks for. Add them',
    'il manque « right », « text », que demande Item. Ajoutez-les',
  ],
  [
    'TS2820: Type \'"anser"\' is not assignable to type \'"answer" | "report"\'. Did you mean \'"answer"\'?',
    'this cannot be "anser". Did you mean "answer"? Allowed: "answer", "report"',
    'cela ne peut pas être « anser ». Vouliez-vous dire « answer » ? Sont permis : « answer », « report »',
  ],
  ['TS2554: Expected 2 arguments, but got 1.', '1 value is given, and 2 are asked for', '1 valeur est donnée, et il en faut 2'],
  [
    "TS7006: Parameter 'line' implicitly has an 'any' type.",
    'line has no type. Write it: (line: string)',
    'line n’a pas de type. Écrivez-le : (line: string)',
  ],
  [
    "TS6133: 'old' is declared but its value is never read.",
    'old is used nowhere. Take it away',
    'old ne sert nulle part. Enlevez-le',
  ],
  [
    "TS18048: 'found' is possibly 'undefined'.",
    'found may not be there. Say what then: found ?? …',
    'found peut ne pas être là. Dites quoi alors : found ?? …',
  ],
  ['TS1109: Expression expected.', 'Expression expected. (TS1109)', 'Expression expected. (TS1109)'],
])('the compiler’s %s is told in the words of an author', (said, english, french) => {
  const place = 'challenges/sample/challenge.tsx';
  const printed = `+   "${place}(12,7): error ${said.replaceAll('"', '\\"')}",`;
  expect(both(() => inAuthorsTerms(printed))).toEqual([`+   "${place}:12:7 ${english}",`, `+   "${place}:12:7 ${french}",`]);
});

it('a failed test that shows what the compiler says shows it so', () => {
  const failure = 'AssertionError: expected\n+ "../challenges/x/solve.ts(4,7): error TS2304: Cannot find name \'word\'.",';
  const report = { testResults: [{ assertionResults: [{ status: 'failed', fullName: 'agree', failureMessages: [failure] }] }] };
  expect(failuresOf(report, { stage: 'conformance', folder: 'challenges/x' })[0]).toContain(
    'challenges/x/solve.ts:4:7 word is known nowhere in this file. Import it, or write it',
  );
});

it.each([
  [
    "verdict 'empty' has no message in challenge.tsx: write one, or null where it says nothing",
    'the verdict "empty" has no message in challenge.tsx. Write one, or null where it says nothing',
    'le verdict « empty » n’a pas de message dans challenge.tsx. Écrivez-en un, ou null s’il ne dit rien',
  ],
  [
    'a verdict is any text: give its word where it is given',
    'a verdict is any text. Give its word where it is given',
    'un verdict peut être n’importe quel texte. Donnez son mot là où il est rendu',
  ],
  [
    "the outputs of challenge.server.ts have a type without names of its own: write 'export type … = { readonly … }'",
    'the type of the output has no names of its own. Write: export type … = { readonly … }',
    'le type de la sortie n’a pas de noms à lui. Écrivez : export type … = { readonly … }',
  ],
  [
    'the type of the reveal of challenge.server.ts is not what its reader takes it for',
    'the type of the reveal is not what its reader takes it for. Take it from the same file in both',
    'le type de la révélation n’est pas celui pour lequel il est lu. Prenez-le des deux côtés dans le même fichier',
  ],
])('parts that disagree are told in the words of an author: %s', (sentence, english, french) => {
  expect(both(() => disagreementTold(sentence))).toEqual([english, french]);
});

const LINTED = (rule: string, said: string) =>
  `::error title=${rule},file=/vigie/challenges/sample/challenge.tsx,line=7,endLine=7,col=9,endColumn=15::${said}`;

it.each([
  [
    LINTED('lint/correctness/noUnusedVariables', 'This variable unused is unused.'),
    '7:9 unused is used nowhere. Take it away',
    '7:9 unused ne sert nulle part. Enlevez-le',
  ],
  [
    LINTED('lint/style/useConst', 'This let declares a variable that is only assigned once.'),
    '7:9 it gets its value once: write const in the place of let',
    '7:9 il ne reçoit sa valeur qu’une fois : écrivez const au lieu de let',
  ],
  [
    LINTED('lint/suspicious/noExplicitAny', 'Unexpected any. Specify a different type.'),
    '7:9 "any" says nothing of a value. Write its type, or unknown',
    '7:9 « any » ne dit rien d’une valeur. Écrivez son type, ou unknown',
  ],
  [
    LINTED('lint/a11y/useAltText', 'Provide a text alternative.'),
    '7:9 Provide a text alternative. (lint/a11y/useAltText)',
    '7:9 Provide a text alternative. (lint/a11y/useAltText)',
  ],
  [
    LINTED('format', 'Formatter would have printed the following content:'),
    '1:1 is not set as the formatter sets it. Run: npx biome check --write challenges/sample',
    '1:1 n’est pas mis en forme. Lancez : npx biome check --write challenges/sample',
  ],
])('the linter’s %s is told in the words of an author', (printed, english, french) => {
  const tell = () =>
    linterMistakes(`Checked 12 files.\n${printed}\n`, '/vigie', 'challenges/sample')
      .map((mistake) => formatProblem({ key: 'sample', ...mistake }))
      .join('\n');
  expect(both(tell)).toEqual([english, french].map((line) => `challenges/sample/challenge.tsx:${line}`));
});
