import { afterEach, expect, it, vi } from 'vitest';
import { formatProblem } from '#engine/source-files/problem.ts';
import { disagreementsIn } from './compiler.ts';
import { compilerMistake, linterMistakes } from './compiler-and-linter.ts';

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
    "Cannot find name 'password'. (TS2304) Import it, or write it",
    "Cannot find name 'password'. (TS2304) Importez-le, ou écrivez-le",
  ],
  ['TS1109: Expression expected.', 'Expression expected. (TS1109)', 'Expression expected. (TS1109)'],
])('the compiler’s %s keeps its sentence and location, with what to do where that is known', (said, english, french) => {
  const file = 'challenges/sample/challenge.tsx';
  const tell = () => {
    const mistake = compilerMistake(`${file}(12,7): error ${said}\n  and why`);
    return mistake ? formatProblem({ key: 'sample', ...mistake }) : '';
  };
  expect(both(tell)).toEqual([`${file}:12:7 ${english}`, `${file}:12:7 ${french}`]);
});

it.each([
  [
    'unspoken:empty',
    'the verdict "empty" has no message in challenge.tsx. Write one, or null where it says nothing',
    'le verdict « empty » n’a pas de message dans challenge.tsx. Écrivez-en un, ou null s’il ne dit rien',
  ],
  [
    'anyVerdict',
    'a verdict is any text. Give its word where it is given',
    'un verdict peut être n’importe quel texte. Donnez son mot là où il est rendu',
  ],
  [
    'vague:output',
    'the type of the output has no names of its own. Write: export type … = { readonly … }',
    'le type de la sortie n’a pas de noms à lui. Écrivez : export type … = { readonly … }',
  ],
  [
    'unlike:reveal',
    'the type of the reveal is not what its reader takes it for. Take it from the same file in both',
    'le type de la révélation n’est pas celui pour lequel il est lu. Prenez-le des deux côtés dans le même fichier',
  ],
])('parts that disagree are told in the language of an author: %s', (literal, english, french) => {
  const printed = `x.ts(9,6): error TS2344: Type '"${literal}"' does not satisfy the constraint 'never'.`;
  expect(both(() => disagreementsIn(printed)?.sentences.join() ?? '')).toEqual([english, french]);
});

const LINTED = (rule: string, said: string) =>
  `::error title=${rule},file=/vigie/challenges/sample/challenge.tsx,line=7,endLine=7,col=9,endColumn=15::${said}`;

it.each([
  [
    LINTED('lint/correctness/noUnusedVariables', 'This variable unused is unused.'),
    '7:9 This variable unused is unused. (lint/correctness/noUnusedVariables) Take it away',
    '7:9 This variable unused is unused. (lint/correctness/noUnusedVariables) Enlevez-le',
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
])('the linter’s %s keeps its sentence and location, with what to do where that is known', (printed, english, french) => {
  const tell = () =>
    linterMistakes(`Checked 12 files.\n${printed}\n`, '/vigie', 'challenges/sample')
      .map((mistake) => formatProblem({ key: 'sample', ...mistake }))
      .join('\n');
  expect(both(tell)).toEqual([english, french].map((line) => `challenges/sample/challenge.tsx:${line}`));
});
