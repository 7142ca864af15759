import { expect, it } from 'vitest';
import { explainProblem } from './problem.ts';

const about = (line: number, column: number, message = 'is wrong') => ({
  key: 'x',
  file: 'challenges/x/manifest.json',
  line,
  column,
  message,
});
const TEXT = '{\n  "difficulty": "Facil",\n  "duration": -3\n}\n';

it.each([
  [2, 17, '  2 │   "difficulty": "Facil",\n    │                 ^^^^^^^'],
  [3, 15, '  3 │   "duration": -3\n    │               ^^'],
  [2, 3, '  2 │   "difficulty": "Facil",\n    │   ^^^^^^^^^^^^'],
  [1, 1, '  1 │ {\n    │ ^'],
])('underlines what stands at %i:%i', (line, column, shown) => {
  expect(explainProblem(about(line, column), TEXT)).toBe(`challenges/x/manifest.json:${line}:${column} is wrong\n${shown}`);
});

it('shows the part of a long line that it is about', () => {
  const text = `"briefing": "${'mot '.repeat(60)}l'eau"`;
  const [, shown = '', under = ''] = explainProblem(about(1, text.indexOf("'") + 1), text).split('\n');
  expect(shown.length).toBeLessThan(110);
  expect(shown.charAt(under.indexOf('^'))).toBe("'");
});

it.each([
  [about(9, 1), TEXT],
  [about(2, 3), undefined],
  [about(2, 3, 'does not load:\n a parser shows it'), TEXT],
])('says the sentence alone where there is nothing to show', (problem, text) => {
  expect(explainProblem(problem, text)).toBe(`challenges/x/manifest.json:${problem.line}:${problem.column} ${problem.message}`);
});
