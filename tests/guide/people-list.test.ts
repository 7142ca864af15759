/** The staff lists with flaws (`tests/fixtures/people/README.md`, counted by hand) give what docs/animer/administrer.md says of a list. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { expect, onTestFinished, test } from 'vitest';
import type { PersonDoubt, PersonLine } from '#schemas/people.ts';
import { rowsOfText } from '../../admin/format/table-file.ts';
import { corrected, isSuggestion } from '../../admin/people/corrections.ts';
import { readList } from '../../admin/people/list-rows.ts';
import { openTestApp } from '../support/test-app.ts';
import { testDatabases } from '../support/test-databases.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../fixtures/people', name), 'utf8');
const LIST = fixture('thirty-flaws.csv');
const OFFICE_LIST = fixture('office-list.csv');

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

test.each(testDatabases)('a list of sixty people as an office fills it in is told line by line, on $name', async (kind) => {
  const preview = await open(kind);
  const { lines, columns } = readList(rowsOfText(OFFICE_LIST));
  expect(columns.flatMap(({ title, column }) => (column === null ? [] : [`${title}: ${column}`]))).toEqual([
    'Nom Prénom: name',
    'Adresse électronique: email',
    'Direction / Service: department',
    'Établissement: site',
    'N+1: manager',
    'Langue parlée: language',
  ]);
  const { refusals, doubts } = await preview(lines);
  expect(told(refusals)).toEqual([
    ...[27, 33, 34, 38, 40, 41, 43].map((line) => `${line} address`),
    '50 cell',
    ...[60, 67, 68, 69].map((line) => `${line} address`),
  ]);
  expect(told(doubts).map((one, index) => (one.endsWith('odd') ? `${one} ${whyOf(doubts[index])}` : one))).toEqual([
    ...['29 department', '30 department', '39 spelling', '42 spelling'],
    ...['44 compound-department', '44 odd remark', '45 near-department', '45 odd left'],
    ...['46 odd title', '46 odd date', '47 odd number', '48 odd filler', '49 near-department'],
    ...[
      '51 twice',
      '54 odd digits',
      '55 domain',
      '56 shared',
      '57 odd filler',
      '61 near-department',
      '62 odd filler',
      '64 namesake',
    ],
  ]);
});

const whyOf = (doubt: PersonDoubt | undefined) => (doubt?.kind === 'odd' ? doubt.why : null);

test('what is right in spite of its form is read as it is meant', () => {
  const emails = new Map(readList(rowsOfText(OFFICE_LIST)).lines.map(({ line, email }) => [line, email]));
  expect([31, 32, 35, 36, 37, 58].map((line) => emails.get(line)?.split('@')[0])).toEqual([
    'zita.bernard',
    'anouk.caradec',
    'denis.favennec',
    'emma.gourvil',
    'farid.helias',
    'alix.gueguen',
  ]);
});

test.each([
  ['commas', ','],
  ['tabs', '\t'],
])('the same list with %s and a byte order mark reads the same', (_, delimiter) => {
  const rows = rowsOfText(OFFICE_LIST);
  const text = `\ufeff${Papa.unparse(rows, { delimiter })}`;
  expect(readList(rowsOfText(text)).lines).toEqual(readList(rows).lines);
});

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
