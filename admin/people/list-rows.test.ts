import { expect, test } from 'vitest';
import { rowsOfText } from '../format/table-file.ts';
import { readList } from './list-rows.ts';

const read = (text: string) => readList(rowsOfText(text)).lines;

test('a French export: title above, columns in any order, accents, empty cells', () => {
  const text = [
    'Effectif au 1er novembre;;;;;',
    'Prénom;Nom;Adresse e-mail;Direction;Site;Responsable',
    'Zoé;Le  Goff;Zoe.LeGoff@brevelle.example;Achats;;Nadia Kervella',
    ';;;;;',
    ';Ruiz;ana@brevelle.example;;Quai nord;',
  ].join('\n');
  expect(read(text)).toEqual([
    {
      line: 3,
      email: 'zoe.legoff@brevelle.example',
      name: 'Zoé Le Goff',
      firstName: 'Zoé',
      department: 'Achats',
      site: null,
      manager: 'Nadia Kervella',
    },
    { line: 5, email: 'ana@brevelle.example', name: 'Ruiz', firstName: null, department: null, site: 'Quai nord', manager: null },
  ]);
});

test('an English export with tabs: a language by its name, and what is not there is not said', () => {
  expect(read('Email\tName\tLanguage\nana@brevelle.example\tAna Ruiz\tFrançais\nbob@brevelle.example\tBob\tDE')).toEqual([
    { line: 2, email: 'ana@brevelle.example', name: 'Ana Ruiz', language: 'fr' },
    { line: 3, email: 'bob@brevelle.example', name: 'Bob', language: 'de' },
  ]);
});

test.each(['Adresse @', '@ pro', 'E-mail (prenom.nom@…)'])('a column called %s is no person', (title) => {
  const people = ['Ruiz;Ana;ana@brevelle.example;Achats', 'Rey;Bob;bob@brevelle.example;Ventes'];
  expect(read([`Nom;Prénom;${title};Service`, ...people].join('\n'))).toMatchObject([
    { line: 2, email: 'ana@brevelle.example', name: 'Ana Ruiz', department: 'Achats' },
    { line: 3, email: 'bob@brevelle.example', name: 'Bob Rey', department: 'Ventes' },
  ]);
});

test('a first person whose address is cut off is no heading', () => {
  expect(read('Ana Ruiz;ana@;Achats\nBob;bob@brevelle.example;Ventes')).toMatchObject([{ line: 1 }, { line: 2, name: 'Bob' }]);
});

test('a list without a heading: the address is found, name and department are beside it', () => {
  expect(read('Ana Ruiz,ana@brevelle.example,Achats\nBob,bob@brevelle.example,')).toEqual([
    { line: 1, email: 'ana@brevelle.example', name: 'Ana Ruiz', department: 'Achats' },
    { line: 2, email: 'bob@brevelle.example', name: 'Bob', department: null },
  ]);
  expect(read('ana@brevelle.example')).toEqual([{ line: 1, email: 'ana@brevelle.example' }]);
});

test.each([
  ['Espagnol', 'es'],
  ['Breton', 'br'],
  ['FR', 'fr'],
  ['fr-FR', 'fr'],
  // The whole word is kept for the preview's error message: its first two letters would be another language.
  ['Gaulois', 'Gaulois'],
])('a language written as %s is read as %s', (written, language) => {
  expect(read(`E-mail;Langue\nana@brevelle.example;${written}`)).toMatchObject([{ language }]);
});

test('a row without an address keeps its line, for the preview to name it', () => {
  expect(read('E-mail;Nom\n;Ana Ruiz')).toEqual([{ line: 2, email: '', name: 'Ana Ruiz' }]);
});

test.each(['Mail', 'Mél', 'Mél pro', 'E-mail professionnel', 'Adresse de messagerie', 'Courriel'])(
  'a column called %s holds the addresses',
  (heading) => {
    expect(read(`${heading};Groupe\nana@brevelle.example;Achats`)).toEqual([
      { line: 2, email: 'ana@brevelle.example', department: 'Achats' },
    ]);
  },
);

const columns = (text: string, ...chosen: Parameters<typeof readList>[1][]) =>
  readList(rowsOfText(text), ...chosen).columns.map(({ title, column }) => [title, column]);

test('a direction that people are attached to is their department, unless another column is', () => {
  const heading = 'Mél;Direction de rattachement';
  expect(columns(`${heading}\nana@brevelle.example;Achats`)).toContainEqual(['Direction de rattachement', 'department']);
  expect(columns(`${heading};Service\nana@brevelle.example;Achats;Quai`)).toContainEqual([
    'Direction de rattachement',
    'manager',
  ]);
});

test('columns are told that are not read, empty ones left out', () => {
  expect(columns('Mél;Affectation;;Tél\nana@brevelle.example;Achats;;4112')).toEqual([
    ['Mél', 'email'],
    ['Affectation', null],
    ['Tél', null],
  ]);
});

test('a column is what the reader chooses, and no other is', () => {
  const text = 'Mél;Affectation;Service\nana@brevelle.example;Achats;x';
  const chosen = new Map([[1, 'department' as const]]);
  expect(columns(text, chosen)).toEqual([
    ['Mél', 'email'],
    ['Affectation', 'department'],
    ['Service', null],
  ]);
  expect(readList(rowsOfText(text), chosen).lines).toEqual([{ line: 2, email: 'ana@brevelle.example', department: 'Achats' }]);
  expect(columns(text, new Map([[2, null]]))).toContainEqual(['Service', null]);
});

test('a heading of unknown words is no person: the addresses are where the at signs are', () => {
  const text = 'Contact;Affectation\nana@brevelle.example;Achats';
  expect(columns(text)).toEqual([
    ['Contact', 'email'],
    ['Affectation', null],
  ]);
  expect(read(text)).toEqual([{ line: 2, email: 'ana@brevelle.example' }]);
});

test('a heading for e-mails without any below it does not hide the column that has them', () => {
  expect(columns('Login;Contact\naruiz;ana@brevelle.example')).toEqual([
    ['Login', null],
    ['Contact', 'email'],
  ]);
});

test('what is no address is as the cell has it, to its last bracket', () => {
  const cell = 'ana@brevelle.example <a.ruiz@brevelle.example>';
  expect(read(`E-mail\n${cell}`)).toEqual([{ line: 2, email: cell }]);
});

test.each(['mailto:ana@brevelle.example', 'Ana Ruiz <ana@brevelle.example>', ' ANA@brevelle.example '])(
  'the address of %s is read',
  (cell) => {
    expect(read(`E-mail\n${cell}`)).toEqual([{ line: 2, email: 'ana@brevelle.example' }]);
  },
);
