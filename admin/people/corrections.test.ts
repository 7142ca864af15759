import { expect, test } from 'vitest';
import type { PersonLine } from '#schemas/people.ts';
import { corrected, correctedLines, type Suggestion } from './corrections.ts';

const line = (number: number, department: string): PersonLine => ({ line: number, email: `p${number}@example.fr`, department });
const READ = [line(2, 'Achat'), line(3, 'Achats'), line(4, 'Achat')];
const near: Suggestion = {
  ...{ kind: 'near-department', line: 4, email: 'p4@example.fr' },
  ...{ department: 'Achat', meant: 'Achats', count: 9, lines: 2 },
};
const departments = (lines: readonly PersonLine[]) => lines.map(({ department }) => department);

test('a department is corrected on its line, or on every line that has it', () => {
  expect(departments(corrected(READ, [{ doubt: near, everywhere: false }]))).toEqual(['Achat', 'Achats', 'Achats']);
  expect(departments(corrected(READ, [{ doubt: near, everywhere: true }]))).toEqual(['Achats', 'Achats', 'Achats']);
});

test('an address is corrected on its line', () => {
  const doubt: Suggestion = {
    ...{ kind: 'domain', line: 3, email: 'p3@example.fr' },
    ...{ meant: 'p3@example.org', domain: 'example.org', count: 9 },
  };
  expect(corrected(READ, [{ doubt, everywhere: false }]).map(({ email }) => email)).toEqual([
    'p2@example.fr',
    'p3@example.org',
    'p4@example.fr',
  ]);
});

test('an address that two people have is corrected on the doubted line alone, and on none where that line is another', () => {
  const doubt: Suggestion = {
    ...{ kind: 'domain', line: 4, email: 'p3@example.fr' },
    ...{ meant: 'p3@example.org', domain: 'example.org', count: 9 },
  };
  const twice = [line(3, 'Achats'), { ...line(3, 'Ventes'), line: 4 }];
  const emails = (lines: readonly PersonLine[]) => corrected(lines, [{ doubt, everywhere: false }]).map(({ email }) => email);
  expect(emails(twice)).toEqual(['p3@example.fr', 'p3@example.org']);
  expect(emails(twice.map((one) => ({ ...one, line: one.line + 4 })))).toEqual(['p3@example.fr', 'p3@example.fr']);
});

test('the lines that differ from the file are told, as read and as sent', () => {
  expect(correctedLines(READ, READ, [])).toEqual([]);
  const lines = corrected(READ, [{ doubt: near, everywhere: true }]);
  expect(correctedLines(READ, lines, [])).toEqual([
    { line: 2, from: 'Achat', to: 'Achats' },
    { line: 4, from: 'Achat', to: 'Achats' },
  ]);
  const [first] = lines.filter((one, index) => one !== READ[index]);
  expect(correctedLines(READ, lines, first ? [first] : [])).toHaveLength(1);
});

test('corrections are made again of a list of which other columns are read, where their lines say the same', () => {
  const taken = [{ doubt: near, everywhere: false }];
  const withNames = READ.map((one) => ({ ...one, name: 'Ana Ruiz' }));
  expect(departments(corrected(withNames, taken))).toEqual(['Achat', 'Achats', 'Achats']);
  const otherColumn = READ.map((one) => ({ ...one, department: 'Brest' }));
  expect(corrected(otherColumn, taken)).toEqual(otherColumn);
});

test('that somebody had another address is said, and taken back; it is no correction of the file', () => {
  const same = { line: 3, email: 'p3@example.fr', former: 'old@example.fr' };
  const lines = corrected(READ, [same]);
  expect(lines.map(({ former }) => former)).toEqual([undefined, 'old@example.fr', undefined]);
  expect(correctedLines(READ, lines, [])).toEqual([]);
  expect(corrected(READ, [same, { ...same, former: null }])).toEqual(READ);
});

test('a correction follows its person to another line of the file that is chosen again', () => {
  const again = READ.slice(1).map((one) => ({ ...one, line: one.line - 1 }));
  expect(departments(corrected(again, [{ doubt: near, everywhere: false }]))).toEqual(['Achats', 'Achats']);
});
