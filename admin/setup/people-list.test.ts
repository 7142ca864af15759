import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEAM } from '#schemas/console-constants.ts';
import { decodeText } from '../format/decode-text.ts';
import { furtherTeams, readPeople, withPeople, writePeople } from './people-list.ts';

const people = (text: string) => {
  const { entries, unread } = readPeople(text);
  expect(unread).toEqual([]);
  return entries.map(({ entry, team }) => (team === null ? entry : `${entry} ${team}`));
};
const ANA = 'ana@example.fr';
const BOB = 'bob@example.fr';

describe('a list of people', () => {
  it.each([
    ['recipients of Outlook', `${ANA}; ${BOB}`, [ANA, BOB]],
    ['its names', `Ana Léger <${ANA}>; "Dupont, Bob" <${BOB}>`, [ANA, BOB]],
    ['its names the other way round', `Léger, Ana <${ANA}>; DUPONT, Bob <${BOB}>`, [ANA, BOB]],
    ['its names in single quotes', `'${ANA}' <${ANA}>; 'Dupont, Bob' <mailto:${BOB}>`, [ANA, BOB]],
    ['its names between commas', `Léger, Ana <${ANA}>, DUPONT, Bob <${BOB}>`, [ANA, BOB]],
    ['several in one cell', `"${ANA}; ${BOB}"`, [ANA, BOB]],
    ['recipients of Gmail', `Ana Léger <${ANA}>, "Dupont, Bob" <${BOB}>, `, [ANA, BOB]],
    ['a field of a message', `À : Ana <${ANA}>; ${BOB}`, [ANA, BOB]],
    ['spaces', `${ANA} ${BOB}  @example.org`, [ANA, BOB, '@example.org']],
    ['lines with bullets', `- ${ANA}\n• ${BOB}\n\n1. @example.org`, [ANA, BOB, '@example.org']],
    ['links', `mailto:${ANA}\r\n<${BOB}>`, [ANA, BOB]],
    ['names before bare addresses', `Ana Léger ${ANA}\nBob (${BOB})`, [ANA, BOB]],
    ['unseen marks', `\ufeff\u200b${ANA}\u200b;\u00a0${BOB}`, [ANA, BOB]],
    ['teams', `${ANA};Compta\n${BOB}, Achats \n@example.org\t"R;D"`, [`${ANA} Compta`, `${BOB} Achats`, '@example.org R;D']],
    [
      'recipients and addresses added to a table',
      `Nom;E-mail;Service\nLéger;${ANA};Compta\nMaï;mai@example.fr;\nRey;rey@example.fr;\n"Dupont, Bob" <${BOB}>\nleo@example.fr; Nord\nZoé <zoe@example.fr>\nkim@example.fr`,
      [`${ANA} Compta`, 'mai@example.fr', 'rey@example.fr', BOB, 'leo@example.fr Nord', 'zoe@example.fr', 'kim@example.fr'],
    ],
    ['a table whose heading has an at sign', `Nom;Prénom;Adresse @;Service\nLéger;Ana;${ANA};Compta`, [`${ANA} Compta`]],
    ['a full stop after an address', `${ANA}.\n${BOB}.;Nord`, [ANA, `${BOB} Nord`]],
    ['a name with its team', `"Léger, Ana" <${ANA}>;Compta`, [`${ANA} Compta`]],
    ['cells of a sheet', `Léger\tAna\t${ANA}\nDupont\tBob\t${BOB}`, [ANA, BOB]],
    ['a lone heading', `Adresse e-mail\n${ANA}; ${BOB}`, [ANA, BOB]],
    ['an address twice, as it was given last', `${ANA};X\nAna@Example.FR;Y`, [`${ANA} Y`]],
  ])('is read: %s', (_what, text, found) => {
    expect(people(text)).toEqual(found);
  });

  it.each([
    ['E-mail;Équipe', `${ANA};Nord`],
    ['Nom;Prénom;E-mail;Service', `Léger;Ana;${ANA};Nord`],
    ['"Service";"Adresse e-mail professionnelle";"Nom"', `"Nord";"${ANA}";"Léger, Ana"`],
    ['Contact;Service', `${ANA};Nord`],
    ['Chef de service;Mail;Service', `Martin;${ANA};Nord`],
    ['Service;Mail;Chef de service', `Nord;${ANA};Martin`],
    ['Team,First name,Username', `Nord,Ana,"Ana <${ANA}>"`],
    ['Department\tContact\tName', `Nord\t${ANA}\tLéger`],
    ['Personnel au 21/11;;\nNom;Nom du service;Mail', `Léger;Nord;${ANA}`],
  ])('is read as a table under the heading %s', (heading, row) => {
    expect(people(`${heading}\r\n${row}\r\n\r\n`)).toEqual([`${ANA} Nord`]);
  });

  it.each([`Nom;E-mail;Ville\nLéger;${ANA};Brest`, `Nom;Contact\nLéger;${ANA}`, `Nom;E-mail de service\nLéger;${ANA}`])(
    'takes no column for the team that is not named as one: %j',
    (text) => {
      expect(people(text)).toEqual([ANA]);
    },
  );

  it.each([
    ['nobody', 1, 'nobody', /neither an e-mail nor an @domain/],
    [`${ANA}\n\nbrevelle.example`, 3, 'brevelle.example', /with its at sign: @brevelle.example/],
    [`${ANA} Compta`, 1, `${ANA} Compta`, /a semicolon belongs before the team: ana@example.fr;Compta/],
    [`${ANA};X;${BOB};Y`, 1, 'X', /one person with their team on each line/],
    [`Ana ${ANA} Compta`, 1, `Ana ${ANA} Compta`, /e-mails and other words together/],
    [`ana@ ${BOB}`, 1, `ana@ ${BOB}`, /e-mails and other words together/],
    [`Nord;Brest;${ANA}`, 1, `Nord;Brest;${ANA}`, /a heading line/],
    [`Nord,Brest,${ANA}`, 1, `Nord,Brest,${ANA}`, /a heading line/],
    [`Léger\t${ANA}\tNord`, 1, `Léger\t${ANA}\tNord`, /a heading line/],
    [`${ANA};Brest;Compta`, 1, `${ANA};Brest;Compta`, /a heading line/],
    [`${ANA}, ana@, ${BOB}`, 1, 'ana@', /neither an e-mail/],
    [`${ANA};R@D`, 1, 'R@D', /neither an e-mail/],
    [`Ana Léger; ${BOB}; Léo <leo@example.fr>`, 1, 'Ana Léger', /several people/],
    [`Nom;E-mail\nLéger;${ANA}\nDupont;`, 3, 'Dupont', /no e-mail/],
    [`Nom;E-mail;Chef\nLéger;${ANA};${BOB}`, 2, `Léger ${ANA} ${BOB}`, /a second e-mail in “Chef”/],
    [`Chef;E-mail\n;${ANA}\n${BOB};${ANA}`, 3, `${BOB} ${ANA}`, /a second e-mail in “Chef”/],
    [`Chef;E-mail\n;${ANA}\n;leo@example.fr\n${BOB};`, 4, BOB, /a second e-mail in “Chef”/],
    [`E-mail;Nom\n${ANA};;${BOB}`, 2, `${ANA}  ${BOB}`, /a second e-mail in “column 3”/],
    [`${ANA};${'x'.repeat(TEAM.maxLength + 1)}`, 1, ANA, /its team is longer than/],
    [`E-mail;Note;Équipe\n${ANA};"a\r\nb";"Nord\nSud"`, 2, ANA, /not one line of text/],
    [`E-mail;Équipe\n${ANA};"a\r\nb"\n\noops;x`, 5, 'oops', /neither an e-mail/],
    ['Sophie NGUYEN', 1, 'Sophie NGUYEN', /no e-mail: add it/],
    [`${ANA}; Sophie NGUYEN; ${BOB}`, 1, 'Sophie NGUYEN', /no e-mail: add it/],
    ['ana@brevelle,example', 1, 'ana@brevelle,example', /a comma in the e-mail: did you mean ana@brevelle\.example\?/],
    [`${BOB}, ana@brevelle,fr; ${BOB}`, 1, 'ana@brevelle,fr', /did you mean ana@brevelle\.fr\?/],
    ['ana@brevelle,example;Nord', 1, 'ana@brevelle,example', /a comma in the e-mail/],
    [`ana,leger@example.fr`, 1, 'ana,leger@example.fr', /a comma before the e-mail: did you mean ana\.leger@example\.fr\?/],
    ['E-mail;Équipe\nana@brevelle,example;Nord', 2, 'ana@brevelle,example', /did you mean ana@brevelle\.example\?/],
    [`E-mail;Équipe\n${ANA};"Nord`, 2, `${ANA} Nord`, /a quotation mark/],
  ])('says what it cannot read in %j, on which line, and what to do', (text, line, shown, reason) => {
    const found = readPeople(text).unread.find((one) => one.line === line);
    expect(found).toEqual({ line, text: shown, reason: expect.stringMatching(reason) });
  });

  it.each(['Sophie NGUYEN', 'ana@brevelle,example', 'ana@brevelle,example;Nord', 'ana,leger@example.fr'])(
    'says one thing of the line %j',
    (text) => {
      expect(readPeople(text).unread).toHaveLength(1);
    },
  );

  it('reads back whatever it wrote', () => {
    const team = fc
      .oneof(fc.stringMatching(/^[a-z0-9._'"+-]{1,12}$/), fc.string({ minLength: 1, maxLength: 60 }))
      .filter((text) => /^\S(.*\S)?$/.test(text) && !/[\p{Cc}\p{Zl}\p{Zp}@]/u.test(text));
    const entry = fc.record({
      entry: fc.tuple(fc.stringMatching(/^[a-z0-9._+-]{0,12}$/), fc.domain()).map(([user, domain]) => `${user}@${domain}`),
      team: fc.option(team),
      name: fc.option(fc.stringMatching(/^[A-Zéa-z](?:[a-z'(;"<>@-]{0,8} ?[a-zé][a-z]{0,2})?$/)),
    });
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: (one) => one.entry }), (entries) => {
        expect(readPeople(writePeople(entries))).toEqual({ entries, unread: [] });
      }),
    );
  });

  it.each([
    `E-mail;Nom;Équipe\n${ANA};Ana Léger;Nord`,
    `E-mail,Nom,Équipe\n${ANA},Ana Léger,Nord`,
    `E-mail\tNom\tÉquipe\n${ANA}\tAna Léger\tNord`,
    `E-mail;Nom\n${ANA};Ana Léger`,
    `Nom,E-mail\nAna Léger,${ANA}`,
    `Chef de service;Mail;Service\nMartin;${ANA};Nord`,
    `${ANA};Ana Léger\nzoe@example.fr;Zoé Martin`,
    `${ANA}\nzoe@example.fr`,
  ])('reads people added to the list %j as they were added', (list) => {
    const added = [
      { entry: 'kim@example.fr', team: 'Nord', name: null },
      { entry: '@example.org', team: 'R,D', name: null },
      { entry: 'leo@example.fr', team: null, name: null },
      { entry: BOB, team: 'Compta', name: 'Bob Dupont' },
    ];
    const { entries } = readPeople(list);
    expect(readPeople(withPeople(list, added))).toEqual({ entries: [...entries, ...added], unread: [] });
  });

  it('names the teams that the session does not have', () => {
    const { entries } = readPeople('a@b.fr;compta\nc@b.fr;Achats\nd@b.fr;achats');
    expect(furtherTeams(entries, ['Compta'])).toEqual(['Achats']);
  });
});

describe('the names of a list of people', () => {
  const named = (text: string) => {
    const { entries, unread } = readPeople(text);
    expect(unread).toEqual([]);
    return entries.map(({ name, team }) => (team === null ? name : `${name} · ${team}`));
  };
  const SOPHIE = 's.nguyen@example.fr';
  const MARC = 'marc.le-goff@example.fr';

  it.each([
    ['recipients of a message', `Ana Léger <${ANA}>; "Dupont, Bob" <${BOB}>`, ['Ana Léger', 'Bob Dupont']],
    ['surnames first', `Léger, Ana <${ANA}>; DUPONT, Bob <${BOB}>`, ['Ana Léger', 'Bob DUPONT']],
    ['a person a line', `Sophie Nguyen <${SOPHIE}>\nMarc Le Goff ${MARC}`, ['Sophie Nguyen', 'Marc Le Goff']],
    ['after the e-mail', `${SOPHIE} ; Sophie Nguyen\n${MARC} ; Marc Le Goff`, ['Sophie Nguyen', 'Marc Le Goff']],
    ['before the e-mail', `Sophie Nguyen;${SOPHIE}\nMarc Le Goff,${MARC}`, ['Sophie Nguyen', 'Marc Le Goff']],
    ['with the team', `${SOPHIE};Sophie Nguyen;RH\n${MARC};Marc Le Goff;Achats`, ['Sophie Nguyen · RH', 'Marc Le Goff · Achats']],
    ['between name and team', `Sophie Nguyen;${SOPHIE};RH\nMarc Le Goff;${MARC};RH`, ['Sophie Nguyen · RH', 'Marc Le Goff · RH']],
    [
      'with the team before it',
      `${SOPHIE};RH;Sophie Nguyen\n${MARC};RH;Marc Le Goff`,
      ['Sophie Nguyen · RH', 'Marc Le Goff · RH'],
    ],
    ['cells of a sheet', `NGUYEN\tSophie\t${SOPHIE}\nLE GOFF\tMarc\t${MARC}`, ['Sophie NGUYEN', 'Marc LE GOFF']],
    ['cells, in the order of the e-mail', `Le Goff\tMarc\t${MARC}`, ['Marc Le Goff']],
    [
      'cells after the e-mail',
      `${SOPHIE}\tNguyen\tSophie\tRH\n${MARC}\tLe Goff\tMarc\tRH`,
      ['Nguyen Sophie · RH', 'Marc Le Goff · RH'],
    ],
    [
      'one of a few that the e-mail does not show',
      `${SOPHIE};Sophie Nguyen\n${MARC};Marc Le Goff\nx12@example.fr;Léa Roux`,
      ['Sophie Nguyen', 'Marc Le Goff', 'Léa Roux'],
    ],
    ['none where there are teams', `${SOPHIE};Service achats\n${MARC};Achats`, ['null · Service achats', 'null · Achats']],
    ['none where a mail program knows none', `'${ANA}' <${ANA}>; <${BOB}>`, [null, null]],
    ['the one that is there, of an e-mail given twice', `Ana Léger <${ANA}>\n${ANA};RH`, ['Ana Léger · RH']],
    ['two columns of a table', `E-mail;Nom;Prénom;Service\n${SOPHIE};Nguyen;Sophie;RH`, ['Sophie Nguyen · RH']],
    ['the other way round', `Prénom\tNom de famille\tCourriel\nSophie\tNguyen\t${SOPHIE}`, ['Sophie Nguyen']],
    ['in English', `Last name,First name,Email\nNguyen,Sophie,${SOPHIE}`, ['Sophie Nguyen']],
    ['one column of a table', `"Nom et prénom";"E-mail"\n"Nguyen, Sophie";"${SOPHIE}"`, ['Sophie Nguyen']],
    ['not those of something else', `Nom du site;Mail;Nom du manager\nBrest;${SOPHIE};Roux`, [null]],
  ])('are kept: %s', (_what, text, names) => {
    expect(named(text)).toEqual(names);
  });

  it('must be short enough to be one', () => {
    expect(readPeople(`${'x'.repeat(101)} <${ANA}>`).unread).toEqual([
      { line: 1, text: ANA, reason: 'its name is longer than 100 characters: shorten it' },
    ]);
  });

  it('come out as they were put in, in any shape of a list', () => {
    const word = fc.constantFrom('Éloïse', 'Aïcha', 'Noël', 'Dupont', 'Léger', 'Ó Briain', 'Jean-Luc', 'Nguyễn');
    const one = fc.record({ first: word, last: word, user: fc.stringMatching(/^[a-z]{3,8}$/) });
    const shapes: readonly ((one: { first: string; last: string; address: string }) => string)[] = [
      ({ first, last, address }) => `${first} ${last} <${address}>`,
      ({ first, last, address }) => `"${last}, ${first}" <${address}>`,
      ({ first, last, address }) => `${last}, ${first} <${address}>`,
      ({ first, last, address }) => `${first} ${last} ${address}`,
    ];
    fc.assert(
      fc.property(
        fc.uniqueArray(one, { minLength: 1, selector: ({ user }) => user }),
        fc.constantFrom(...shapes),
        (all, shape) => {
          const list = all.map(({ user, ...names }) => ({ ...names, address: `${user}@example.fr` }));
          expect(named(list.map(shape).join('\n'))).toEqual(list.map(({ first, last }) => `${first} ${last}`));
        },
      ),
    );
  });
});

describe('whoever is put into a list', () => {
  const name = fc.constantFrom('Éloïse Dupont', "Martin O'Neil", 'Jean-Noël', 'LÉGER Noël', 'Aïcha', 'J. B. (RH)');
  const person = fc.record({
    address: fc
      .tuple(fc.stringMatching(/^[a-z0-9]([a-z0-9._+-]{0,10}[a-z0-9])?$/), fc.domain())
      .map(([user, domain]) => `${user}@${domain}`),
    name,
    first: name,
    team: fc.constantFrom('Nord', 'R&D', 'Achats, Paris', 'Site “A”'),
  });
  type Person = typeof person extends fc.Arbitrary<infer P> ? P : never;

  const shapes: readonly (readonly [string, (one: Person) => string])[] = [
    ['bare', ({ address }) => address],
    ['capital', ({ address }) => address.toUpperCase()],
    ['link', ({ address }) => `mailto:${address}`],
    ['bracketed', ({ address }) => `<${address}>`],
    ['named', (one) => `${one.name} <${one.address}>`],
    ['quoted name', (one) => `"${one.name}, ${one.first}; ${one.team}" <${one.address}>`],
    ['own name', ({ address }) => `'${address}' <mailto:${address}>`],
  ];
  const separators = [', ', ',', '; ', ';', '\t', '\n', '\r\n', ' ;\r\n'];
  const column = { name: 'Nom', first: 'Prénom', address: 'E-mail', team: 'Service' } as const;
  const columns = fc.shuffledSubarray(['name', 'first', 'address', 'team'] as const, { minLength: 4 });
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const mixed = fc.array(fc.tuple(person, fc.constantFrom(...shapes), fc.constantFrom(...separators)), { minLength: 1 });
  const table = fc.tuple(fc.array(person, { minLength: 1 }), columns, fc.constantFrom(';', ',', '\t'));

  const lists: readonly (readonly [string, fc.Arbitrary<{ text: string; addresses: readonly string[] }>])[] = [
    [
      'in any mixture of shapes and separators',
      mixed.map((all) => ({
        text: all.map(([one, [, shape], separator]) => shape(one) + separator).join(''),
        addresses: all.map(([one]) => one.address),
      })),
    ],
    [
      'between spaces',
      fc.array(person, { minLength: 1 }).map((all) => {
        const addresses = all.map(({ address }) => address);
        return { text: addresses.join(' '), addresses };
      }),
    ],
    [
      'with names in two halves',
      fc.array(person, { minLength: 1 }).map((all) => ({
        text: all.map((one) => `${one.name}, ${one.first} <${one.address}>`).join('; '),
        addresses: all.map(({ address }) => address),
      })),
    ],
    [
      'in a table with its columns in any order',
      table.map(([all, order, separator]) => ({
        text: [order.map((key) => column[key]), ...all.map((one) => order.map((key) => cell(one[key])))]
          .map((cells) => cells.join(separator))
          .join('\r\n'),
        addresses: all.map(({ address }) => address),
      })),
    ],
  ];

  it.each(lists)('%s comes out once, and nobody else', (_what, list) => {
    fc.assert(
      fc.property(list, ({ text, addresses }) => {
        const { entries, unread } = readPeople(text);
        expect(unread).toEqual([]);
        expect(entries.map(({ entry }) => entry).toSorted()).toEqual([...new Set(addresses)].toSorted());
        expect(entries.some(({ team }) => team?.includes('@'))).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a file of people', () => {
  const utf16 = (text: string, littleEndian: boolean) => {
    const view = new DataView(new ArrayBuffer(text.length * 2));
    [...text].forEach((letter, place) => {
      view.setUint16(place * 2, letter.charCodeAt(0), littleEndian);
    });
    return view.buffer;
  };
  const text = 'Équipe\tana@example.fr';
  it.each([
    ['UTF-8', new TextEncoder().encode(text).buffer],
    ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${text}`).buffer],
    ['what an older spreadsheet writes', Uint8Array.from([...text], (letter) => letter.charCodeAt(0)).buffer],
    ['Unicode text', utf16(`\ufeff${text}`, true)],
    ['Unicode text the other way round', utf16(`\ufeff${text}`, false)],
    // This text has hardly a zero byte: only the byte order mark shows that it is UTF-16.
    ['Unicode text in other letters', utf16('\ufeffОтдел\tа@пример.рф', true), 'Отдел\tа@пример.рф'],
    ['the other way round in other letters', utf16('\ufeffОтдел\tа@пример.рф', false), 'Отдел\tа@пример.рф'],
    ['Unicode text without its mark', utf16(text, true)],
    ['the other way round without its mark', utf16(text, false)],
  ])('is decoded: %s', (_what, bytes, decoded = text) => {
    expect(decodeText(bytes)).toBe(decoded);
  });

  it('that is a workbook is refused with what to do', () => {
    expect(() => decodeText(Uint8Array.from([0x50, 0x4b, 0x03, 0x04]).buffer)).toThrow(/Save it as “CSV UTF-8”/);
  });
});
