/** The staff list with 30 flaws (`tests/fixtures/people/README.md`, counted by hand) gives what docs/animer/administrer.md says of a list. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { PersonDoubt, PersonLine } from '#schemas/people.ts';
import { rowsOfText } from '../../admin/format/table-file.ts';
import { corrected, isSuggestion } from '../../admin/people/corrections.ts';
import { readList } from '../../admin/people/list-rows.ts';
import { openTestApp } from '../support/test-app.ts';
import { testDatabases } from '../support/test-databases.ts';

const LIST = readFileSync(join(import.meta.dirname, '../fixtures/people/thirty-flaws.csv'), 'utf8');

interface Seen {
  readonly added: number;
  readonly refused: number;
  readonly doubtful: number;
  readonly refusals: readonly PersonDoubt[];
  readonly doubts: readonly PersonDoubt[];
}

async function open(kind: (typeof testDatabases)[number]) {
  const app = await openTestApp(kind);
  onTestFinished(() => app.close());
  const admin = await app.admin();
  return async (lines: readonly PersonLine[]): Promise<Seen> => {
    const { body } = await admin('POST', '/admin/people/preview', { lines });
    return JSON.parse(JSON.stringify(body));
  };
}

const told = (doubts: readonly PersonDoubt[]) => doubts.map(({ line, kind }) => `${line} ${kind}`);

test.each(testDatabases)('nine flaws are put right, nine lines are wrong, twelve are to look at, on $name', async (kind) => {
  const preview = await open(kind);
  const lines = readList(rowsOfText(LIST)).lines;
  const { added, refused, doubtful, refusals, doubts } = await preview(lines);
  expect({ read: lines.length, added, refused, doubtful }).toEqual({ read: 47, added: 36, refused: 9, doubtful: 12 });
  expect(told(refusals)).toEqual([
    '29 address',
    '30 address',
    '31 address',
    '31 domain',
    '32 address',
    '33 address',
    '34 cell',
    '35 cell',
    '36 address',
    '36 cell',
    '51 address',
  ]);
  expect(told(doubts)).toEqual([
    '37 twice',
    '38 twice',
    '41 domain',
    '42 domain',
    '43 department',
    ...[44, 45, 46, 47, 48, 49, 50].map((line) => `${line} near-department`),
  ]);
});

test.each(testDatabases)(
  'with what is meant everywhere, and no wrong line, three are left to look at, on $name',
  async (kind) => {
    const preview = await open(kind);
    const read = readList(rowsOfText(LIST)).lines;
    const before = await preview(read);
    const wrong = new Set(before.refusals.map(({ line }) => line));
    const right = corrected(
      read.filter(({ line }) => !wrong.has(line)),
      before.doubts.filter(isSuggestion).map((doubt) => ({ doubt, everywhere: true })),
    );
    const { refused, doubts } = await preview(right);
    expect(refused).toBe(0);
    expect(told(doubts)).toEqual(['37 twice', '38 twice', '43 department']);
  },
);

/** What an office exports, with first names in a column of their own; lines 2 to 13 are right. */
const RIGHT = 'Madec Riou Salaün Tanguy Uguen Vaillant Autret Bihan Drévès Simon Izard Henry'
  .split(' ')
  .map((name) => [
    name,
    'Anne',
    `anne.${name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}@brevelle.example`,
    'Ressources humaines',
    'fr',
  ]);

/** Cells of line 14, and what is told of it, for each flaw that the guide names and the fixture has not. */
const FLAWS: readonly [string, readonly string[], readonly string[]][] = [
  [
    'the address in the column of the name',
    ['luc.roux@brevelle.example', 'Luc', 'Roux', 'Ressources humaines', 'fr'],
    ['14 address'],
  ],
  ['a shifted line', ['Roux', '', 'Luc', 'luc.roux@brevelle.example', 'Ressources humaines'], ['14 address']],
  ['an unknown language', ['Roux', 'Luc', 'luc.roux@brevelle.example', 'Ressources humaines', 'Gaulois'], ['14 cell']],
  ['one address, two names', ['Roux', 'Luc', 'anne.henry@brevelle.example', 'Ressources humaines', 'fr'], ['13 twice']],
  ['a shared mailbox', ['Roux', 'Luc', 'compta@brevelle.example', 'Ressources humaines', 'fr'], ['14 shared']],
  ['a plural', ['Roux', 'Luc', 'luc.roux@brevelle.example', 'Ressource humaine', 'fr'], ['14 near-department']],
  [
    'Service before it',
    ['Roux', 'Luc', 'luc.roux@brevelle.example', 'Service ressources humaines', 'fr'],
    ['14 near-department'],
  ],
  ['a day', ['Roux', 'Luc', 'luc.roux@brevelle.example', '12/03/2024', 'fr'], ['14 odd']],
  [
    'name and department exchanged',
    ['Ressources humaines', 'Luc', 'luc.nedelec@brevelle.example', 'Nédélec', 'fr'],
    ['14 odd', '14 odd'],
  ],
  ['cells to fill in', ['#N/A', '#N/A', 'luc.roux@brevelle.example', 'Ressources humaines', 'fr'], ['14 odd']],
  ['a cell to fill in', ['#N/A', 'Luc', 'luc.roux@brevelle.example', 'Ressources humaines', 'fr'], ['14 odd']],
  ['cells to complete', ['à compléter', 'à compléter', 'luc.roux@brevelle.example', 'Ressources humaines', 'fr'], ['14 odd']],
  ['a title', ['Roux', 'M. Luc', 'luc.roux@brevelle.example', 'Ressources humaines', 'fr'], ['14 odd']],
  ['no first name', ['Roux', '', 'luc.roux@brevelle.example', 'Ressources humaines', 'fr'], ['14 name']],
  ['names exchanged', ['Luc', 'Roux', 'luc.roux@brevelle.example', 'Ressources humaines', 'fr'], ['14 odd']],
];

test.each(testDatabases)('every flaw of names in two columns is told once on its line, on $name', async (kind) => {
  const preview = await open(kind);
  for (const [flaw, cells, expected] of FLAWS) {
    const rows = [['Nom', 'Prénom', 'E-mail', 'Service', 'Langue'], ...RIGHT, cells];
    const { refusals, doubts } = await preview(readList(rows).lines);
    expect({ flaw, told: told([...refusals, ...doubts]) }).toEqual({ flaw, told: expected });
  }
});
