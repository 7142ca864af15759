import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PersonLine } from '#schemas/people.ts';
import { isRefusal, type KnownPerson, planImport } from './import-plan.ts';

const known = (name: string, more: Partial<KnownPerson> = {}): KnownPerson => ({
  id: name,
  email: `${name}@brevelle.example`,
  name: null,
  department: 'Achats',
  site: null,
  manager: null,
  language: null,
  leftAt: null,
  ...more,
});
const line = (number: number, name: string, more: Partial<PersonLine> = {}): PersonLine => ({
  line: number,
  email: `${name}@brevelle.example`,
  department: 'Achats',
  ...more,
});

describe('a list of people', () => {
  test('says who is new, changed field by field, back, the same, and gone', () => {
    const directory = [
      known('ana', { site: 'Brest' }),
      known('bob'),
      known('eve', { leftAt: '2026-01-01T00:00:00.000Z' }),
      known('out', { leftAt: '2026-01-01T00:00:00.000Z' }),
      known('zoe'),
    ];
    const plan = planImport(directory, [
      line(2, 'ANA', { department: '  Direction   générale ', site: null }),
      line(3, 'bob'),
      line(4, 'eve'),
      line(5, 'new', { name: 'Nina Neuve', manager: 'M. Roux', language: 'fr' }),
    ]);
    expect(plan.added).toEqual([
      {
        line: 5,
        email: 'new@brevelle.example',
        name: 'Nina Neuve',
        department: 'Achats',
        site: null,
        manager: 'M. Roux',
        language: 'fr',
      },
    ]);
    expect(plan.changed.map(({ line: at, before, fields }) => [at, before.id, fields])).toEqual([
      [
        2,
        'ana',
        [
          { fact: 'department', from: 'Achats', to: 'Direction générale' },
          { fact: 'site', from: 'Brest', to: null },
        ],
      ],
      [4, 'eve', []],
    ]);
    expect(plan.unchanged).toBe(1);
    expect(plan.gone.map(({ id }) => id)).toEqual(['zoe']);
    expect(plan.doubts).toEqual([]);
  });

  test('leaves a fact that it does not say', () => {
    const { changed, unchanged } = planImport([known('ana', { site: 'Brest', name: 'Ana' })], [line(1, 'ana')]);
    expect([changed, unchanged]).toEqual([[], 1]);
  });

  test.each<[string, Partial<PersonLine>, object]>([
    ['no address', { email: 'ana' }, { kind: 'address', email: 'ana' }],
    ['an empty address', { email: ' ' }, { kind: 'address', email: '' }],
    [
      'an address in the place of the name',
      { email: 'Ruiz', name: 'Ana ana@b.example' },
      { kind: 'address', found: { fact: 'name', address: 'ana@b.example' } },
    ],
    [
      'a shifted line',
      { email: 'Yann', department: 'yann@b.example', language: "Bureau d'études" },
      { kind: 'address', found: { fact: 'department', address: 'yann@b.example' } },
    ],
    ['an address of a domain', { email: '@brevelle.example' }, { kind: 'address', email: '@brevelle.example' }],
    ['a long department', { department: 'x'.repeat(61) }, { kind: 'cell', fact: 'department', maxLength: 60 }],
    ['a language in words', { language: 'gaulois' }, { kind: 'cell', fact: 'language', text: 'gaulois', maxLength: 3 }],
    ['a control character', { name: 'A\u0007' }, { kind: 'cell', fact: 'name', maxLength: 100 }],
  ])('refuses %s, and names line and cell', (_what, wrong, doubt) => {
    const plan = planImport([], [line(7, 'ana', wrong), line(8, 'bob')]);
    expect(plan.doubts).toEqual([expect.objectContaining({ line: 7, ...doubt })]);
    expect(plan.doubts.filter(isRefusal)).toHaveLength(1);
    expect(plan.added.map(({ line: at }) => at)).toEqual([8]);
  });

  test('asks about an address twice, a misspelt domain and no department, and imports them', () => {
    const plan = planImport(
      [],
      [
        line(1, 'ana', { department: 'RH' }),
        line(2, 'bob'),
        line(3, 'eve', { department: null }),
        { line: 4, email: 'lea@brevele.example', department: 'RH' },
        line(5, 'ana'),
      ],
    );
    expect(plan.doubts).toEqual([
      {
        kind: 'twice',
        line: 1,
        email: 'ana@brevelle.example',
        counts: 5,
        names: null,
        departments: { here: 'RH', there: 'Achats' },
      },
      { kind: 'department', line: 3, email: 'eve@brevelle.example' },
      {
        kind: 'domain',
        line: 4,
        email: 'lea@brevele.example',
        meant: 'lea@brevelle.example',
        domain: 'brevelle.example',
        count: 3,
      },
    ]);
    expect(plan.doubts.some(isRefusal)).toBe(false);
    expect(new Set(plan.added.map(({ line: at }) => at))).toEqual(new Set([2, 3, 4, 5]));
  });

  describe('with what can be stored but is probably not meant', () => {
    const odd = (...lines: PersonLine[]) =>
      planImport([], lines).doubts.map(({ line: at, email: _email, ...doubt }) => ({ line: at, ...doubt }));
    const two = [line(8, 'x.y', { name: 'Xavier Yvon' }), line(9, 'z.w', { name: 'Zita Wolff' })];

    test.each<[string, Partial<PersonLine>, object]>([
      ['no name', { name: null }, { kind: 'name', missing: 'name' }],
      ['a formula that failed', { department: '#N/A' }, { kind: 'odd', fact: 'department', text: '#N/A', why: 'filler' }],
      ['a cell to fill in', { name: 'À compléter' }, { kind: 'odd', fact: 'name', text: 'À compléter', why: 'filler' }],
      [
        'a formula as text',
        { department: '=RECHERCHEV(A45)' },
        { kind: 'odd', fact: 'department', text: '=RECHERCHEV(A45)', why: 'formula' },
      ],
      ['a post without anybody', { name: 'Poste vacant' }, { kind: 'odd', fact: 'name', text: 'Poste vacant', why: 'vacant' }],
      ['a post to fill', { name: 'À pourvoir' }, { kind: 'odd', fact: 'name', text: 'À pourvoir', why: 'vacant' }],
      ['the name of a column', { name: 'Prénom Roy' }, { kind: 'odd', fact: 'name', text: 'Prénom Roy', why: 'filler' }],
      [
        'an absence in the place of a department',
        { department: 'Congé maternité' },
        { kind: 'odd', fact: 'department', text: 'Congé maternité', why: 'filler' },
      ],
      ['a role', { name: 'Stagiaire 2' }, { kind: 'odd', fact: 'name', text: 'Stagiaire 2', why: 'role' }],
      ['one word twice', { name: 'Luc Luc' }, { kind: 'odd', fact: 'name', text: 'Luc Luc', why: 'role' }],
      [
        'a married name',
        { name: 'Béatrice COLLIN ép. Durand' },
        { kind: 'odd', fact: 'name', text: 'Béatrice COLLIN ép. Durand', why: 'other-name' },
      ],
      [
        'a birth name',
        { name: 'Luce Roux née Petit' },
        { kind: 'odd', fact: 'name', text: 'Luce Roux née Petit', why: 'other-name' },
      ],
      ['n/a', { department: 'n/a' }, { kind: 'odd', fact: 'department', text: 'n/a', why: 'filler' }],
      ['a remark', { name: 'Luc Garnier (parti)' }, { kind: 'odd', fact: 'name', text: 'Luc Garnier (parti)', why: 'left' }],
      [
        'a department with a day',
        { department: 'Quai jusqu’au 31/12' },
        { kind: 'odd', fact: 'department', text: 'Quai jusqu’au 31/12', why: 'date' },
      ],
      [
        'a department of one person with a number',
        { department: 'Quai 4412' },
        { kind: 'odd', fact: 'department', text: 'Quai 4412', why: 'digits' },
      ],
      ['a digit in a name', { name: 'Luc G4rnier' }, { kind: 'odd', fact: 'name', text: 'Luc G4rnier', why: 'digits' }],
      ['a surname as department', { department: 'Wolff' }, { kind: 'odd', fact: 'department', text: 'Wolff', why: 'swapped' }],
      ['a department as name', { name: 'Achats' }, { kind: 'odd', fact: 'name', text: 'Achats', why: 'swapped' }],
      [
        'the name of another',
        { name: 'zita WOLFF' },
        { kind: 'namesake', name: 'Zita Wolff', other: 'luc@brevelle.example', counts: 3 },
      ],
    ])('tells %s', (_what, cells, doubt) => {
      const at = 'counts' in doubt ? 9 : 3;
      expect(odd(line(3, 'luc', cells), ...two)).toEqual([{ line: at, ...doubt }]);
    });

    describe('in a list with a column of first names', () => {
      const person = (
        number: number,
        firstName: string | null,
        lastName: string,
        more: Partial<PersonLine> = {},
      ): PersonLine => ({
        line: number,
        email: `${firstName}.${lastName}@brevelle.example`
          .normalize('NFD')
          .replace(/[\p{M} ]/gu, '')
          .toLowerCase(),
        firstName,
        name: [firstName, lastName].filter(Boolean).join(' ') || null,
        department: 'Ressources humaines',
        ...more,
      });
      const others = 'Madec Riou Salaün Tanguy Uguen Vaillant Autret Bihan Drévès Simon'
        .split(' ')
        .map((name, index) => person(11 + index, 'Claire', name));
      const email = 'david.nedelec@brevelle.example';

      test.each<[string, PersonLine, object]>([
        [
          'a department in the place of the last name',
          person(3, 'David', 'Ressources humaines', { email, department: 'Brest' }),
          { kind: 'odd', fact: 'name', text: 'David Ressources humaines', why: 'swapped' },
        ],
        ['a cell to fill in, beside a name', person(3, 'Luc', '#N/A', { email }), { kind: 'odd', fact: 'name', why: 'filler' }],
        [
          'two cells to fill in',
          person(3, 'à compléter', 'à compléter', { email }),
          { kind: 'odd', fact: 'name', why: 'filler' },
        ],
        [
          'two broken formulas',
          person(3, '#N/A', '#N/A', { email }),
          { kind: 'odd', fact: 'name', text: '#N/A #N/A', why: 'filler' },
        ],
        ['a title', person(3, 'M. David', 'Vigouroux', { email }), { kind: 'odd', fact: 'name', why: 'title' }],
        ['no first name', person(3, null, 'Nédélec', { email }), { kind: 'name', missing: 'firstName' }],
        ['no last name', person(3, 'David', '', { email }), { kind: 'name', missing: 'lastName' }],
        ['an address as name', person(3, 'David', email, { email }), { kind: 'odd', fact: 'name', why: 'address' }],
        [
          'names the other way round than the addresses',
          person(3, 'Ollivier', 'Élise', { email: 'elise.ollivier@brevelle.example' }),
          { kind: 'odd', fact: 'name', text: 'Ollivier Élise', why: 'reversed' },
        ],
        [
          'a shared mailbox',
          person(3, 'Élise', 'Even', { email: 'compta@brevelle.example' }),
          { kind: 'shared', name: 'Élise Even' },
        ],
        [
          'a mailbox that nobody reads',
          person(3, 'Élise', 'Even', { email: 'ne-pas-repondre@brevelle.example' }),
          { kind: 'shared', name: 'Élise Even' },
        ],
        [
          'the mailbox of a department',
          person(3, 'Élise', 'Even', { email: 'ressources.humaines@brevelle.example' }),
          { kind: 'shared', name: 'Élise Even' },
        ],
        [
          'a day as department',
          person(3, 'David', 'Nédélec', { department: '12/03/2024' }),
          { kind: 'odd', fact: 'department', why: 'date' },
        ],
        [
          'a number as department',
          person(3, 'David', 'Nédélec', { department: '4112' }),
          { kind: 'odd', fact: 'department', why: 'number' },
        ],
        [
          'an address as department',
          person(3, 'David', 'Nédélec', { department: email }),
          { kind: 'odd', fact: 'department', why: 'address' },
        ],
      ])('tells %s', (_what, one, doubt) => {
        expect(odd(one, ...others)).toEqual([expect.objectContaining({ line: 3, ...doubt })]);
      });

      test('tells a last name in the place of the department, and the department in that of the name', () => {
        const swapped = person(3, 'David', 'Ressources humaines', { email, department: 'Nédélec' });
        expect(odd(swapped, ...others)).toMatchObject([
          { fact: 'name', why: 'swapped' },
          { fact: 'department', text: 'Nédélec', why: 'swapped' },
        ]);
      });

      test('tells that two people have one address, unless their names are the same words', () => {
        const [claire, hugo] = [person(3, 'Claire', 'Urvoas', { email }), person(4, 'David', 'Nédélec', { email })];
        expect(odd(claire, hugo, ...others)).toContainEqual(
          expect.objectContaining({ kind: 'twice', names: { here: 'Claire Urvoas', there: 'David Nédélec' } }),
        );
        const again = { ...hugo, line: 5, name: 'NEDELEC David', firstName: 'NEDELEC' };
        expect(odd(hugo, again)).toContainEqual(expect.objectContaining({ kind: 'twice', names: null }));
      });

      test.each([
        ['somebody whose last name is a department', person(3, 'Luc', 'Ressources humaines')],
        ['somebody called as a function', person(3, 'Luc', 'Bureau', { email: 'bureau@brevelle.example' })],
        ['initials that are a department', person(3, 'Rose', 'Hamon', { email: 'rh@brevelle.example' })],
        ['a short name', person(3, 'Lan', 'Na')],
      ])('leaves %s', (_what, one) => {
        expect(odd(one, ...others)).toEqual([]);
      });

      test('leaves the order of names where the addresses do not tell one', () => {
        const reversed = person(3, 'Ollivier', 'Élise', { email: 'elise.ollivier@brevelle.example' });
        expect(odd(reversed, ...others.slice(1))).toEqual([]);
      });
    });

    test.each([
      ['carole.andrre@brevelle.example', 'Emma Andre', 'carole.andre@brevelle.example'],
      ['brun0.@brevelle.example', 'Bruno Gauthier', 'bruno@brevelle.example'],
      ['zoé.roux@brevelle.example', null, 'zoe.roux@brevelle.example'],
    ])('takes %s of %s for another address', (email, name, meant) => {
      expect(odd({ line: 3, email, department: 'Achats', ...(name === null ? {} : { name }) })).toEqual([
        { line: 3, kind: 'spelling', meant, name },
      ]);
    });

    test.each([
      ['ana2@brevelle.example', 'Ana Ruiz'],
      ['j.le-goff@brevelle.example', 'Jeanne Le Goff'],
      ['martine.martin@brevelle.example', 'Martine Martin'],
      ['contalet@brevelle.example', 'Éric Contal'],
      ['jade.lebris@brevelle.example', 'Jade Le Bris'],
      ['marin2@brevelle.example', 'Zoé Marin'],
      ['zoe.marin12@brevelle.example', 'Zoé Marin'],
    ])('leaves %s of %s', (email, name) => {
      expect(odd({ line: 3, email, name, department: 'Achats' })).toEqual([]);
    });

    test('proposes no address of a post that nobody has', () => {
      const post = { line: 3, email: 'achats.postte@brevelle.example', name: 'Poste vacant', department: 'Achats' };
      expect(odd(post)).toMatchObject([{ kind: 'odd', why: 'vacant' }]);
    });

    test.each([
      ['of somebody else', 'Luc Andre', 0],
      ['of the same person', 'ANDRE Carole', 1],
      ['without a name', null, 1],
    ])('proposes an address that the directory has %s, or not', (_, name, proposed) => {
      const lost = known('carole.andre', { name, leftAt: '2026-01-01T00:00:00.000Z' });
      const doubts = planImport([lost], [line(3, 'carole.andrre', { name: 'Carole Andre' })]).doubts;
      expect(doubts.filter(({ kind }) => kind === 'spelling')).toHaveLength(proposed);
    });

    test.each([
      ['a hyphen', 'Jean-Luc Moreau', 'Jean Luc Moreau'],
      ['no space', 'Jean-Luc Moreau', 'Jeanluc Moreau'],
      ['an apostrophe', 'Ana d’Harcourt', 'Ana d Harcourt'],
    ])('tells one name with two addresses, %s apart', (_, one, other) => {
      expect(odd(line(3, 'one', { name: one }), line(4, 'other', { name: other }))).toEqual([
        { line: 4, kind: 'namesake', name: other, other: 'one@brevelle.example', counts: 3 },
      ]);
    });

    test('proposes no address that is none', () => {
      const list = ['a', 'b', 'c'].map((name, index) => line(index + 1, name));
      const [doubt, ...others] = planImport(
        [],
        [...list, { line: 4, email: 'bruno <bruno@brevele.example', department: 'Achats' }],
      ).doubts;
      expect([doubt?.kind, others]).toEqual(['address', []]);
    });
  });

  describe('with somebody who was erased', () => {
    const erased = new Set(['ana@brevelle.example']);
    const ana = line(1, 'ana', { name: 'Ana', department: '#N/A' });

    test('leaves them out, in doubts and departments too, until the line takes them', () => {
      const plan = planImport([], [ana, line(2, 'bob')], erased);
      expect(plan.added.map(({ line: at }) => at)).toEqual([2]);
      expect(plan.erased).toMatchObject([{ line: 1, name: 'Ana', taken: false }]);
      expect([plan.doubts, plan.departments]).toEqual([[], [{ department: 'Achats', people: 1 }]]);
      const taken = planImport([], [{ ...ana, afterErasure: true }, line(2, 'bob')], erased);
      expect(taken.added.map(({ line: at }) => at)).toEqual([1, 2]);
      expect(taken.erased).toMatchObject([{ line: 1, taken: true }]);
      expect(taken.doubts).toHaveLength(1);
    });

    test('leaves nobody out who is in the directory', () => {
      const plan = planImport([known('ana')], [line(1, 'ana')], erased);
      expect([plan.unchanged, plan.erased]).toEqual([1, []]);
    });
  });

  test('is summed up by department, the largest first', () => {
    const { departments } = planImport([], [line(1, 'a', { department: 'RH' }), line(2, 'b'), line(3, 'c')]);
    expect(departments).toEqual([
      { department: 'Achats', people: 2 },
      { department: 'RH', people: 1 },
    ]);
  });

  describe('whose department is nearly another', () => {
    const three = (department: string) => ['a', 'b', 'c'].map((name, index) => line(index + 1, name, { department }));
    const near = (directory: readonly KnownPerson[], lines: readonly PersonLine[]) =>
      planImport(directory, lines).doubts.filter(({ kind }) => kind === 'near-department');

    test('is told by line, with the name that is meant, and how many lines have it', () => {
      expect(
        near(
          [],
          [...three('Logistique'), line(4, 'd', { department: 'Logistiques' }), line(5, 'e', { department: 'Logistiques' })],
        ),
      ).toEqual(
        [4, 5].map((at) =>
          expect.objectContaining({ line: at, department: 'Logistiques', meant: 'Logistique', count: 3, lines: 2 }),
        ),
      );
    });

    test.each([
      ['initials with dots', 'R.H.', 'Ressources humaines'],
      ['a number of a telephone', 'Logistique 4412', 'Logistique'],
      ['the same in brackets', 'Logistique (poste 4412)', 'Logistique'],
      ['until when', 'Logistique jusqu’au 31/12', 'Logistique'],
      ['from when', 'Logistique - depuis le 3 mars', 'Logistique'],
      ['its beginning and a number', 'Logist 4412', 'Logistique'],
      ['a word that says that it is one', 'Direction des ressources humaines', 'Ressources humaines'],
      ['such a word and an apostrophe', 'Pôle de l’informatique', 'Informatique'],
      ['such a word and its initials', 'Direction RH', 'Ressources humaines'],
    ])('is told for %s, with the name that is meant, and for nothing else', (_, department, meant) => {
      expect(planImport([], [...three(meant), line(9, 'z', { department })]).doubts).toEqual([
        expect.objectContaining({ kind: 'near-department', line: 9, department, meant, count: 3 }),
      ]);
    });

    test.each([
      ['several differ by their number', ['Quai 101', 'Quai 102']],
      ['two people are in it', ['Quai (nord)', 'Quai (nord)']],
      ['a slash is none of a day', ['Quai 24/7', 'Quai 12/5']],
    ])('is left alone where %s', (_, [one = '', other = '']) => {
      const lines = [line(8, 'y', { department: one }), line(9, 'z', { department: other })];
      expect(planImport([], [...three('Logistique'), ...lines]).doubts).toEqual([]);
    });

    test('is left alone where the directory has its number already', () => {
      const before = [known('x', { department: 'Quai 4412' })];
      expect(planImport(before, [line(9, 'z', { department: 'Quai 4412' })]).doubts).toEqual([]);
    });

    test('counts those who are in the directory and not on the list', () => {
      const directory = ['x', 'y', 'z'].map((name) => known(name, { department: 'Logistique' }));
      expect(near(directory, [line(1, 'new', { department: 'Logistiques' })])).toMatchObject([{ meant: 'Logistique', count: 3 }]);
    });

    test('is imported: it is no refusal', () => {
      const { added, doubts } = planImport([], [...three('Logistique'), line(4, 'd', { department: 'Logistiques' })]);
      expect([added.length, doubts.filter(isRefusal)]).toEqual([4, []]);
    });

    test('is not told where everybody goes to the new name, or where the list has no department', () => {
      const directory = ['a', 'b', 'c'].map((name) => known(name, { department: 'Logistique' }));
      expect(near(directory, three('Logistiques'))).toEqual([]);
      const misspelt = [...directory, known('d', { department: 'Logistiques' })];
      expect(near(misspelt, [{ line: 1, email: 'd@brevelle.example', name: 'Dina' }])).toEqual([]);
    });
  });

  const word = fc.constantFrom('Achats', 'Études', '', null);
  const lists = fc.array(
    fc.record(
      {
        line: fc.nat(50).map((n) => n + 1),
        email: fc.constantFrom('a@x.example', 'B@x.example', 'c@x.example', 'odd'),
        department: word,
        site: word,
      },
      { requiredKeys: ['line', 'email'] },
    ),
    { minLength: 1, maxLength: 8 },
  );
  /** The directory after an import in which everybody who is not on the list leaves. */
  const afterImport = (directory: readonly KnownPerson[], lines: readonly PersonLine[]): KnownPerson[] => {
    const { added, changed, gone } = planImport(directory, lines);
    const changes = new Map(changed.map(({ before, after: facts }) => [before.id, facts]));
    const left = new Set(gone.map(({ id }) => id));
    return [
      ...directory.map((person) => {
        const facts = changes.get(person.id);
        if (facts) return { ...person, ...facts, leftAt: null };
        return left.has(person.id) ? { ...person, leftAt: 'now' } : person;
      }),
      ...added.map(({ line: _line, ...person }) => ({ ...person, id: person.email, leftAt: null })),
    ];
  };

  test('imported once changes nothing when it is imported again', () => {
    fc.assert(
      fc.property(lists, lists, (first, second) => {
        const numbered = second.map((one, index) => ({ ...one, line: index + 1 }));
        const directory = afterImport(
          afterImport(
            [],
            first.map((one, index) => ({ ...one, line: index + 1 })),
          ),
          numbered,
        );
        const { added, changed, gone } = planImport(directory, numbered);
        expect([added, changed, gone]).toEqual([[], [], []]);
      }),
    );
  });

  test('has each address in one of its groups, once', () => {
    fc.assert(
      fc.property(lists, lists, (first, second) => {
        const numbered = second.map((one, index) => ({ ...one, line: index + 1 }));
        const directory = afterImport(
          [],
          first.map((one, index) => ({ ...one, line: index + 1 })),
        );
        const { added, changed, unchanged, gone } = planImport(directory, numbered);
        const listed = new Set(numbered.map(({ email }) => email.toLowerCase()).filter((email) => email !== 'odd'));
        expect(added.length + changed.length + unchanged).toBe(listed.size);
        for (const { email } of gone) expect(listed).not.toContain(email);
        expect(directory.length).toBe(changed.length + unchanged + gone.length);
      }),
    );
  });
});

describe('a new address', () => {
  const claire = known('c.madec', { name: 'Claire Madec', department: 'Paie' });
  const pairs = (directory: readonly KnownPerson[], ...lines: readonly PersonLine[]) =>
    planImport(directory, lines).readdressed.map(({ line: at, former, kept }) => [at, former.id, kept]);

  test.each([
    ['the same name', line(2, 'claire.madec', { name: 'Claire Madec' })],
    ['the same name, last name first', line(2, 'claire.madec', { name: 'MADEC Claire' })],
    ['nearly the same address, of a list without names', line(2, 'c.madek')],
  ])('is probable of %s', (_, one) => {
    expect(pairs([claire], one)).toEqual([[2, 'c.madec', false]]);
  });

  test.each([
    ['another name and nearly the same address', [line(2, 'c.madek', { name: 'Chloé Urvoas' })]],
    ['one name for two who are new', [line(2, 'cm', { name: 'Claire Madec' }), line(3, 'cm2', { name: 'Claire Madec' })]],
    ['somebody who is on the list', [line(2, 'c.madec'), line(3, 'cm', { name: 'Claire Madec' })]],
    ['a single word', [line(2, 'xyz', { name: 'Claire' })]],
  ])('is not probable of %s', (_, lines) => {
    expect(pairs([claire], ...lines)).toEqual([]);
  });

  test('of whom the line says the former one is one person, who changed, and nobody is new or gone', () => {
    const plan = planImport([claire], [line(2, 'claire.madec', { former: ' C.MADEC@brevelle.example' })]);
    expect(plan).toMatchObject({ added: [], gone: [], readdressed: [{ line: 2, kept: true }] });
    expect(plan.changed.map(({ email, before, fields }) => [email, before.id, fields])).toEqual([
      ['claire.madec@brevelle.example', 'c.madec', [{ fact: 'department', from: 'Paie', to: 'Achats' }]],
    ]);
  });

  test('that the directory has already, the former one no longer, is that of a retry', () => {
    const plan = planImport([known('claire.madec')], [line(2, 'claire.madec', { former: 'c.madec@brevelle.example' })]);
    expect(plan).toMatchObject({ unchanged: 1, doubts: [], readdressed: [] });
  });

  const former = 'c.madec@brevelle.example';
  test.each([
    ['is on the list', [claire], [line(2, 'claire.madec', { former }), line(3, 'c.madec')], [2]],
    ['is given twice', [claire], [line(2, 'claire.madec', { former }), line(3, 'cm', { former })], [2, 3]],
    ['is in the directory beside the new one', [claire, known('cm')], [line(2, 'cm', { former })], [2]],
  ])('is refused where the former one %s', (_, directory, lines, refused) => {
    const { doubts } = planImport(directory, lines);
    expect(doubts.filter(isRefusal).map(({ kind, line: at }) => [kind, at])).toEqual(refused.map((at) => ['former', at]));
  });
});

describe('a department in several parts', () => {
  const others = [line(2, 'ana'), line(3, 'bob'), line(4, 'zoe', { department: 'Paie' })];
  const compound = (...departments: readonly string[]) => {
    const lines = departments.map((department, index) => line(index + 5, `p${index}`, { department }));
    const { doubts, compound: names } = planImport([], [...others, ...lines]);
    return { doubts, names };
  };

  test.each(['Achats / Nord', 'Direction > achats', 'Achats – Nord', 'Nord | ACHATS', 'Nord + Achats'])(
    'is doubtful where a part is a department: %s',
    (department) => {
      const { doubts, names } = compound(department, department);
      const meant = { kind: 'compound-department', department, meant: 'Achats', count: 2, lines: 2, also: [] };
      expect(doubts).toEqual([5, 6].map((at, index) => ({ ...meant, line: at, email: `p${index}@brevelle.example` })));
      expect(names).toEqual([]);
    },
  );

  test.each(['Direction > Ventes', 'Études / Méthodes'])('is named where no part is one: %s', (department) => {
    expect(compound(department)).toEqual({ doubts: [], names: [department] });
  });

  test.each(['R/D', 'Sous-direction', 'Saint-Brieuc', 'Après-vente'])('is not %s', (department) => {
    expect(compound(department)).toEqual({ doubts: [], names: [] });
  });
});
