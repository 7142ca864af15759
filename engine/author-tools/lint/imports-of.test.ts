import { expect, it } from 'vitest';
import { locationAt } from '#engine/source-files/location.ts';
import { importsIn } from './imports-of.ts';
import { parseSource } from './source.ts';

const shown = (text: string) =>
  importsIn(parseSource('/x/challenge.tsx', text), text).map(({ specifier, kind, typeOnly, names, at, length }) => ({
    said: `${locationAt(text, at).line}:${locationAt(text, at).column} ${typeOnly ? 'type ' : ''}${kind} ${specifier} [${names.map(({ name }) => name).join(' ')}]`,
    marked: text.slice(at, at + length),
  }));

it.each([
  ["import { AnswerForm, type SceneProps } from '#engine/authoring';", '1:45 import #engine/authoring [AnswerForm SceneProps]'],
  ["import { default as one, two as other } from './a.ts';", '1:46 import ./a.ts [default two]'],
  ["import styles from './a.module.css';", '1:20 import ./a.module.css [default]'],
  ["import * as all from './a.ts';", '1:22 import ./a.ts [*]'],
  ["import './a.css';", '1:8 import ./a.css []'],
  ["import type { A } from './a.ts';", '1:24 type import ./a.ts [A]'],
  ["import { type A } from './a.ts';", '1:24 type import ./a.ts [A]'],
  ["export { a, b as c } from './a.ts';", '1:27 export ./a.ts [a b]'],
  ["export * from './a.ts';", '1:15 export ./a.ts [*]'],
  ["export type { A } from './a.ts';", '1:24 type export ./a.ts [A]'],
  ["const é = 1;\nconst later = () => import('./é.tsx');", '2:28 dynamic ./é.tsx []'],
])('reads %s', (text, said) => {
  expect(shown(text)).toEqual([{ said, marked: expect.stringMatching(/^'.*'$/) }]);
});

it.each([
  ["const one = import('./' + name);", '1:20 dynamic null []', "'./' + name"],
  ["const all = import.meta.glob('../**/*.ts');", '1:30 glob ../**/*.ts []', "'../**/*.ts'"],
  ["const all = import.meta.glob(['./a.ts', './b.ts']);", '1:30 glob null []', '['],
])('reads %s, which is worked out later', (text, said, marked) => {
  expect(shown(text)).toEqual([{ said, marked }]);
});

it('tells them from the top, and nothing of texts, comments and addresses of the module itself', () => {
  const text = [
    "export { b } from './b.ts';",
    "// import './comment.ts';",
    'const text = "import \'./text.ts\'";',
    'const own = import.meta.url;',
    "import { a } from './a.ts';",
  ].join('\n');
  expect(shown(text).map(({ said }) => said)).toEqual(['1:19 export ./b.ts [b]', '5:19 import ./a.ts [a]']);
});
