/** A table of workshops without a heading is read in the order in which `docs/campaigns.md` lists its columns. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workshopLines } from '../../admin/campaigns/workshop-rows.ts';
import { tablesIn } from './read-guide.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/campaigns.md'), 'utf8');

const CELLS: Readonly<Record<string, string>> = {
  title: 'Rang 1',
  day: '12/01/2027',
  time: '9:00',
  minutes: '50',
  place: 'Quai 2',
  facilitator: 'lea',
  seats: '12',
  programme: 'office',
  kind: 'self-paced',
  hints: 'free',
  board: 'neighbours',
  begins: 'at the opening',
  departments: 'Achats',
};

it('reads the columns of the page in their order, with and without their names above them', () => {
  const names =
    tablesIn(PAGE)
      .find(({ header }) => header[0] === 'column')
      ?.rows.map(([name = '']) => name) ?? [];
  expect(names.toSorted()).toEqual(Object.keys(CELLS).toSorted());
  const row = names.map((name) => CELLS[name] ?? '');
  const [named] = workshopLines([names, row], new Map());
  expect(workshopLines([row], new Map())).toEqual([{ ...named, line: 1 }]);
});
