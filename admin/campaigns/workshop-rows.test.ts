import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsOfText, textOfCell } from '../format/table-file.ts';
import { workshopLines } from './workshop-rows.ts';

const PROGRAMMES = new Map([
  ['tout le bureau', 'office'],
  ['le parcours classique', 'classic'],
]);
const read = (text: string) => workshopLines(rowsOfText(text), PROGRAMMES);

it('reads a French table with a title above it, columns in any order, and days and hours as people write them', () => {
  const lines = read(
    [
      'Ateliers du premier trimestre;;;;;;;',
      'Date;Heure de début;Durée;Lieu de l’atelier;Intitulé;Nombre de places;Animatrice;Public',
      '12/01/2027;9h;1 h 30; Salle  Molène ;Achats;20 places;marie;Tout le bureau',
      ';;;;;;;',
      'mardi 2 février 2027;14 h 15;45 min;;Paie;;;Le parcours classique',
    ].join('\n'),
  );
  expect(lines).toEqual([
    {
      line: 3,
      title: 'Achats',
      day: '2027-01-12',
      time: '09:00',
      minutes: '90',
      place: 'Salle Molène',
      facilitator: 'marie',
      seats: '20',
      programme: 'office',
    },
    {
      line: 5,
      title: 'Paie',
      day: '2027-02-02',
      time: '14:15',
      minutes: '45',
      place: '',
      facilitator: '',
      seats: '',
      programme: 'classic',
    },
  ]);
});

it.each([
  ['À son rythme', 'self-paced'],
  ['self-paced', 'self-paced'],
  ['Atelier', 'workshop'],
  ['webinaire', 'webinaire'],
])('reads the kind %s as %s', (cell, kind) => {
  expect(read(`Titre;Date;Heure;Type\nAchats;12/01/2027;9h;${cell}`)).toMatchObject([{ title: 'Achats', kind }]);
});

it.each([
  ['Selon le barème', 'Complet', 'À la main', { hints: 'table', board: 'full', start: 'hand' }],
  ['gratuits', 'Voisinage seulement', 'À l’ouverture', { hints: 'free', board: 'neighbours', start: 'opening' }],
  ['Aucun', 'aucun', 'Quand je le démarre', { hints: 'none', board: 'none', start: 'hand' }],
  ['free', 'none', 'opening', { hints: 'free', board: 'none', start: 'opening' }],
  ['chers', 'petit', 'midi', { hints: 'chers', board: 'petit', start: 'midi' }],
])('reads hints %s, board %s and beginning %s', (hints, board, start, settings) => {
  const [line] = read(`Titre;Date;Heure;Indices;Classement;Démarrage\nAchats;12/01/2027;9h;${hints};${board};${start}`);
  expect(line).toMatchObject({ time: '09:00', ...settings });
});

it('knows a programme by its beginning, up to a sign as up to a space', () => {
  const programmes = new Map([
    ['au bureau, en 2026', 'desk'],
    ['terrain et mobilite', 'field'],
  ]);
  const lines = workshopLines(
    rowsOfText('Titre;Date;Heure;Programme\nA;12/01/2027;9h;Au bureau\nB;12/01/2027;9h;Terrain'),
    programmes,
  );
  expect(lines.map(({ programme }) => programme)).toEqual(['desk', 'field']);
});

it('reads the departments whose people are invited', () => {
  expect(read('Titre;Date;Heure;Services\nAchats;12/01/2027;9h;"Achats; RH"')).toMatchObject([{ departments: 'Achats; RH' }]);
});

it('takes columns without a heading in their usual order, and leaves what is no day or hour as it is', () => {
  expect(read('Achats\tbientôt\tle matin\tlongtemps\tSalle 2\tmarie\tbeaucoup\tautre')).toEqual([
    {
      line: 1,
      title: 'Achats',
      day: 'bientôt',
      time: 'le matin',
      minutes: 'longtemps',
      place: 'Salle 2',
      facilitator: 'marie',
      seats: 'beaucoup',
      programme: 'autre',
    },
  ]);
});

it('reads the cells of a workbook: a day, an hour, both in one, a part of a day', () => {
  const rows = [
    ['Day', 'Time', 'Minutes'],
    [new Date('2027-01-12T00:00:00Z'), new Date('1899-12-30T09:29:59.999Z'), 60],
    [new Date('2027-01-12T14:00:00Z'), null, new Date('1899-12-31T01:30:00Z')],
    [new Date('2027-01-13T00:00:00Z'), 0.375, null],
  ].map((cells) => cells.map(textOfCell));
  expect(workshopLines(rows, PROGRAMMES).map(({ day, time, minutes }) => [day, time, minutes])).toEqual([
    ['2027-01-12', '09:30', '60'],
    ['2027-01-12', '14:00', '90'],
    ['2027-01-13', '09:00', ''],
  ]);
});

it.each([
  ['Terrain', 'field'],
  ['Tout', 'Tout'],
])('a programme written %s is %s: by its beginning where one only begins so', (programme, key) => {
  const titles = new Map([
    ['terrain et mobilite', 'field'],
    ['tout le bureau', 'office'],
    ['tout le reste', 'rest'],
  ]);
  const rows = [
    ['Jour', 'Programme'],
    ['2027-01-12', programme],
  ];
  expect(workshopLines(rows, titles)).toMatchObject([{ programme: key }]);
});

it('reads every day and hour that French and English write', () => {
  const day = fc.date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true });
  const dateStyle = fc.constantFrom('short', 'medium', 'long', 'full');
  fc.assert(
    fc.property(day, fc.constantFrom('fr-FR', 'en-GB'), dateStyle, (at, locale, style) => {
      // Abbreviated months differ between the languages and are not read.
      fc.pre(style !== 'medium');
      const written = new Intl.DateTimeFormat(locale, { dateStyle: style, timeZone: 'UTC' }).format(at).replace(/ at | à /, ' ');
      const [line] = workshopLines(
        [
          ['Date', 'Heure'],
          [written.replace(',', ''), '9:05'],
        ],
        PROGRAMMES,
      );
      expect(line).toMatchObject({ day: at.toISOString().slice(0, 10), time: '09:05' });
    }),
  );
});

it.each([
  ['Comptabilité et RH', 'accounts'],
  ['Accounts and HR', 'accounts'],
  ['Terrain', 'field'],
  ['Field and mobile', 'field'],
  ['Équipes techniques', 'technical'],
  ['Everyone at the office', 'office'],
  ['Bureau', 'office'],
  ['Premier contact', 'first'],
  ['Tout le monde', 'Tout le monde'],
])('an audience written as %s is %s, in whichever language the console is', (written, programme) => {
  const rows = rowsOfText(`Jour;Heure;Programme\n12/01/2027;9h;${written}`);
  expect(workshopLines(rows, new Map())).toMatchObject([{ programme }]);
});

it.each([
  ['in quotation marks', '"Achats;Paie"', 'Achats;Paie'],
  ['without them, in the last column', 'Achats;Paie', 'Achats;Paie'],
  ['with a blank', ' Achats ; Paie ;', 'Achats ; Paie'],
  ['alone', 'Achats', 'Achats'],
])('departments %s are all read', (_, written, departments) => {
  expect(read(`Jour;Heure;Services\n12/01/2027;9h;${written}`)).toMatchObject([{ departments }]);
});

it('a cell behind the last column is no department of another', () => {
  expect(read('Jour;Services;Heure\n12/01/2027;Achats;9h;Paie')).toMatchObject([{ departments: 'Achats', time: '09:00' }]);
});
