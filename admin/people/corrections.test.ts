import { expect, test } from 'vitest';
import type { PersonLine } from '#schemas/people.ts';
import { corrected, countCorrected, type Suggestion } from './corrections.ts';

const line = (number: number, department: string): PersonLine => ({ line: number, email: `p${number}@example.fr`, department });
const READ = [line(2, 'Achat'), line(3, 'Achats'), line(4, 'Achat')];
const near: Suggestion = {
  ...{ kind: 'near-department', line: 4, email: 'p4@example.fr' },
  ...{ department: 'Achat', meant: 'Achats', count: 9, lines: 2 },
};
const departments = (lines: readonly PersonLine[]) => lines.map(({ department }) => department);

test('a department is corrected on its line, or on every line that has it', () => {
  expect(departments(corrected(READ, near, false))).toEqual(['Achat', 'Achats', 'Achats']);
  expect(departments(corrected(READ, near, true))).toEqual(['Achats', 'Achats', 'Achats']);
});

test('an address is corrected on its line', () => {
  const doubt: Suggestion = {
    ...{ kind: 'domain', line: 3, email: 'p3@example.fr' },
    ...{ meant: 'p3@example.org', domain: 'example.org', count: 9 },
  };
  expect(corrected(READ, doubt, false).map(({ email }) => email)).toEqual(['p2@example.fr', 'p3@example.org', 'p4@example.fr']);
});

test('the lines that differ from the file are counted', () => {
  expect(countCorrected(READ, READ, [])).toBe(0);
  const lines = corrected(READ, near, true);
  expect(countCorrected(READ, lines, [])).toBe(2);
  const [first] = lines.filter((one, index) => one !== READ[index]);
  expect(countCorrected(READ, lines, first ? [first] : [])).toBe(1);
});
