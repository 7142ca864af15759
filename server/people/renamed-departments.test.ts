import { describe, expect, test } from 'vitest';
import { type KnownPerson, planImport } from './import-plan.ts';
import { renamedDepartments } from './renamed-departments.ts';

const email = (name: string) => `${name}@brevelle.example`;
const known = (name: string, department: string | null, leftAt: string | null = null): KnownPerson => ({
  ...{ id: name, email: email(name), department, leftAt },
  ...{ name: null, site: null, manager: null, language: null },
});
const DIRECTORY = [
  known('ana', 'Achats'),
  known('bob', 'Achats'),
  known('zoe', 'Paie'),
  known('max', null),
  known('out', 'Achats', '2026-01-01T00:00:00.000Z'),
];
/** @param list name → department */
const renamed = (list: Readonly<Record<string, string | null>>, leaves = false) => {
  const lines = Object.entries(list).map(([name, department], line) => ({ line: line + 1, email: email(name), department }));
  return renamedDepartments(DIRECTORY, planImport(DIRECTORY, lines), leaves);
};
const SAME = { zoe: 'Paie', max: null };
const TO_SUPPLY = [{ from: 'Achats', to: 'Approvisionnement' }];

describe('a department is renamed', () => {
  test('where all of it goes to a name that nobody had', () => {
    expect(renamed({ ...SAME, ana: 'Approvisionnement', bob: 'Approvisionnement' })).toEqual(TO_SUPPLY);
  });
  test('where no more people are new there than came along', () => {
    const moved = { ...SAME, ana: 'Approvisionnement', bob: 'Approvisionnement' };
    expect(renamed({ ...moved, new1: 'Approvisionnement', max: 'Approvisionnement' })).toEqual(TO_SUPPLY);
    expect(renamed({ ...moved, new1: 'Approvisionnement', new2: 'Approvisionnement', out: 'Approvisionnement' })).toEqual([]);
  });
  test('where who is not on the list leaves, and only then', () => {
    expect(renamed({ ...SAME, ana: 'Approvisionnement' })).toEqual([]);
    expect(renamed({ ...SAME, ana: 'Approvisionnement' }, true)).toEqual(TO_SUPPLY);
  });
});

test.each<[string, Readonly<Record<string, string | null>>]>([
  ['nothing changes', { ...SAME, ana: 'Achats', bob: 'Achats' }],
  ['somebody stays', { ...SAME, ana: 'Approvisionnement', bob: 'Achats' }],
  ['it is split', { ...SAME, ana: 'Approvisionnement', bob: 'Logistique' }],
  ['it joins one that exists', { ...SAME, ana: 'Paie', bob: 'Paie' }],
  ['two become one', { max: null, zoe: 'Moyens', ana: 'Moyens', bob: 'Moyens' }],
  ['its people are in none', { ...SAME, ana: null, bob: null }],
])('is not renamed where %s', (_, list) => {
  expect(renamed(list, true)).toEqual([]);
});
