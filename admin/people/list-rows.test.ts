import { expect, test } from 'vitest';
import { rowsOfText } from '../format/table-file.ts';
import { linesOfRows } from './list-rows.ts';

const read = (text: string) => linesOfRows(rowsOfText(text));

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
      department: 'Achats',
      site: null,
      manager: 'Nadia Kervella',
    },
    { line: 5, email: 'ana@brevelle.example', name: 'Ruiz', department: null, site: 'Quai nord', manager: null },
  ]);
});

test('an English export with tabs: a language by its name, and what is not there is not said', () => {
  expect(read('Email\tName\tLanguage\nana@brevelle.example\tAna Ruiz\tFrançais\nbob@brevelle.example\tBob\tDE')).toEqual([
    { line: 2, email: 'ana@brevelle.example', name: 'Ana Ruiz', language: 'fr' },
    { line: 3, email: 'bob@brevelle.example', name: 'Bob', language: 'de' },
  ]);
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
  ['fr-FR', 'fr'],
  // As it is, for the preview to say what is wrong with it: cut short it would be another language.
  ['gaulois', 'gaulois'],
])('a language written as %s is read as %s', (written, language) => {
  expect(read(`E-mail;Langue\nana@brevelle.example;${written}`)).toMatchObject([{ language }]);
});

test('a row without an address keeps its line, for the preview to name it', () => {
  expect(read('E-mail;Nom\n;Ana Ruiz')).toEqual([{ line: 2, email: '', name: 'Ana Ruiz' }]);
});

test.each(['Mail', 'E-mail professionnel', 'Adresse de messagerie', 'Courriel'])(
  'a column called %s holds the addresses',
  (heading) => {
    expect(read(`${heading};Groupe\nana@brevelle.example;Achats`)).toEqual([
      { line: 2, email: 'ana@brevelle.example', department: 'Achats' },
    ]);
  },
);
