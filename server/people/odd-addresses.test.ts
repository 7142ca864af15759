import { describe, expect, test } from 'vitest';
import type { PersonLine } from '#schemas/people.ts';
import { planImport } from './import-plan.ts';

const NAMES = 'Madec Riou Salaun Tanguy Uguen Vaillant Autret Bihan Dreves Simon Izard Henry Roux Petit Blanc Caron'.split(' ');
/** Sixty-four people: the first has no manager, and is the manager of all others. */
const RIGHT = ['Anne', 'Luc', 'Ines', 'Noe']
  .flatMap((first) =>
    NAMES.map((last) => ({ name: `${first} ${last}`, email: `${first}.${last}@brevelle.example`.toLowerCase() })),
  )
  .map(
    (one, index): PersonLine => ({
      ...{ line: index + 2, department: 'Achats', manager: index === 0 ? null : 'anne.madec@brevelle.example' },
      ...one,
    }),
  );

/** The doubts about a list of the right lines and one flawed line. */
function told(more: Partial<PersonLine>): string[] {
  const flawed = { line: 90, email: 'zoe.faure@brevelle.example', name: 'Zoé Faure', department: 'Achats', ...more };
  return planImport([], [...RIGHT, flawed]).doubts.map((one) => {
    const why = one.kind === 'odd' || one.kind === 'address' ? ` ${one.why}` : '';
    return `${one.line} ${one.kind}${why}`;
  });
}

describe('an import tells of a line', () => {
  test.each<[string, Partial<PersonLine>, string[]]>([
    ['nothing where it is right', {}, []],
    ['a domain that nobody else has', { email: 'zoe.faure@messagerie.example' }, ['90 rare-domain']],
    ['an address that is marked as old', { email: 'zoe.faure.old@brevelle.example' }, ['90 odd old']],
    ['an address that shows how addresses are made', { email: 'prenom.nom@brevelle.example' }, ['90 odd filler']],
    ['accents that are broken', { name: 'ZoÃ© Faure' }, ['90 odd accents']],
    ['accents of an MS-DOS file', { name: 'Zo‰ Faure' }, ['90 odd accents']],
    ['accents of an MS-DOS file inside a name', { name: 'IrŠne Faure' }, ['90 odd accents']],
    ['accents of a Macintosh file', { name: 'RenŽ Faure' }, ['90 odd accents']],
    ['nothing of a name with a caron', { name: 'Zoé Škoda-Žák' }, []],
    ['a first name of one letter', { name: 'Z. Faure', firstName: 'Z.' }, ['90 odd initial']],
    ['that somebody else has the post', { name: 'Zoé Faure -> remplacée par Lise Prat' }, ['90 odd replaced']],
    ['a manager who is the person', { manager: 'zoe.faure@brevelle.example' }, ['90 odd self']],
    ['a manager whom nobody knows', { manager: 'chef@brevelle.example' }, ['90 odd unknown']],
    ['an address that has another person’s name', { email: 'luc.henry.zoe@brevelle.example' }, ['90 odd another']],
    ['an address that is another person’s name', { email: 'henry.luc@brevelle.example' }, ['90 odd another']],
    ['something after the domain', { email: 'zoe.faure@brevelle.example/z.faure' }, ['90 address slash']],
    ['a manager who is no address', { manager: 'Paul Henry' }, ['90 odd no-address']],
  ])('%s', (_, more, expected) => {
    expect(told(more)).toEqual(expected);
  });
});

describe('a domain beside the usual one is', () => {
  const lines = (count: number, domain: string) =>
    Array.from({ length: count }, (_, index) => ({
      ...{ line: 90 + index, email: `zoe.faure${index}@${domain}`, name: `Zoé Faure ${NAMES[index]}`, department: 'Achats' },
    }));
  const rare = (list: readonly PersonLine[]) => planImport([], list).doubts.filter(({ kind }) => kind === 'rare-domain');
  const twice = [...RIGHT, ...RIGHT.map((one) => ({ ...one, line: one.line + 100, email: `b.${one.email}` }))];

  test('told once where two people of many have it', () => {
    expect(rare([...twice, ...lines(2, 'messagerie.example')])).toMatchObject([
      { line: 90, domain: 'messagerie.example', also: [91] },
    ]);
  });

  test('no doubt where three people have it', () => {
    expect(rare([...twice, ...lines(3, 'filiale.example')])).toEqual([]);
  });

  test('no doubt where one in fifty has it', () => {
    expect(rare([...RIGHT.slice(0, 49), ...lines(1, 'filiale.example')])).toEqual([]);
  });
});

describe('an address that is none, beside a manager’s that is in its place, is told by its own reason', () => {
  test.each([
    ['at', 'zoe.faure.brevelle.example'],
    ['domain', 'zoe.faure@brevelle'],
    ['remark', 'zoe.faure@brevelle.example (télétravail)'],
    ['phone', '06 12 34 56 78'],
    ['heading', 'E-mail'],
    ['empty', ''],
  ])('%s', (why, email) => {
    const { doubts } = planImport([], [...RIGHT, { line: 90, email, manager: 'anne.madec@brevelle.example' }]);
    expect(doubts).toMatchObject([{ line: 90, kind: 'address', why, found: null }]);
  });
});

test('every part of a department that is one is offered, in the order of the cell', () => {
  const lines = RIGHT.map((one, index) => ({ ...one, department: index < 3 ? 'Vente' : 'Achats' }));
  const both = { line: 90, email: 'zoe.faure@brevelle.example', department: 'Vente / Achats' };
  expect(planImport([], [...lines, both]).doubts).toMatchObject([
    { line: 90, kind: 'compound-department', meant: 'Vente', count: 3, also: [{ meant: 'Achats', count: 61 }] },
  ]);
});

describe('managers in a circle', () => {
  const MANAGED = ['Anne Madec', 'Luc Riou', 'Ines Salaun', 'Noe Tanguy'];
  /** The doubts about four people with the given managers, in this order; each manager is an address or a name. */
  function told(managers: readonly (string | null)[]): string[] {
    const lines = MANAGED.map((name, index) => ({
      ...{ line: index + 1, name, email: `${name.replace(' ', '.')}@brevelle.example`.toLowerCase(), department: 'Achats' },
      manager: managers[index] ?? null,
    }));
    return planImport([], lines).doubts.map((one) => `${one.line}${one.kind === 'odd' ? ` ${one.why}` : ''}`);
  }

  test.each<[string, (string | null)[], string[]]>([
    [
      'are told for each of two who manage each other, and not for who is below',
      ['luc.riou@brevelle.example', 'Anne.Madec@brevelle.example', 'luc.riou@brevelle.example', null],
      ['1 circle', '2 circle'],
    ],
    [
      'are told where names stand for them',
      ['RIOU Luc', 'Salaun Ines', 'Anne Madec', 'Anne Madec'],
      ['1 circle', '2 circle', '3 circle'],
    ],
    ['are none where one is above all', [null, 'Anne Madec', 'Luc Riou', 'Ines Salaun'], []],
  ])('%s', (_, managers, expected) => {
    expect(told(managers)).toEqual(expected);
  });
});
