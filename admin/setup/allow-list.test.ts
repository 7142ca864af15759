import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { furtherTeams, readAllowList, readRows, writeAllowList } from './allow-list.ts';
import { csvRows, decodeText } from './csv-rows.ts';

const readCsv = (text: string) => readRows(csvRows(text));

describe('the allow-list as text', () => {
  it('reads e-mails and domains with their teams, whatever separates them', () => {
    const text = 'Ana@Example.fr\n@brevelle.example;Compta\nbob@example.fr, Achats \nzoe@example.fr\t"R;D"\n\n';
    expect(readAllowList(text)).toEqual({
      entries: [
        { entry: 'ana@example.fr', team: null },
        { entry: '@brevelle.example', team: 'Compta' },
        { entry: 'bob@example.fr', team: 'Achats' },
        { entry: 'zoe@example.fr', team: 'R;D' },
      ],
      unread: [],
    });
  });

  it('says which lines it could not read, and why', () => {
    const { entries, unread } = readAllowList('ana@example.fr\n\nnobody\nbrevelle.example\n;Compta');
    expect(entries).toHaveLength(1);
    expect(unread).toEqual([
      { line: 3, text: 'nobody', reason: 'neither an e-mail nor an @domain' },
      { line: 4, text: 'brevelle.example', reason: 'a domain is written with its at sign: @brevelle.example' },
      { line: 5, text: '', reason: 'no e-mail' },
    ]);
  });

  it('keeps an address once, as it was given last', () => {
    expect(readAllowList('a@b.fr;X\nA@B.fr;Y').entries).toEqual([{ entry: 'a@b.fr', team: 'Y' }]);
  });

  it('reads back whatever it wrote', () => {
    const word = fc.stringMatching(/^[a-z0-9._'"+-]{1,12}$/);
    const team = fc
      .string({ minLength: 1, maxLength: 60 })
      .filter((text) => /^\S(.*\S)?$/.test(text) && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text));
    const entry = fc.record({
      entry: fc.tuple(fc.stringMatching(/^[a-z0-9._+-]{0,12}$/), fc.domain()).map(([user, domain]) => `${user}@${domain}`),
      team: fc.option(fc.oneof(word, team)),
    });
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: (one) => one.entry }), (entries) => {
        expect(readAllowList(writeAllowList(entries))).toEqual({ entries, unread: [] });
      }),
    );
  });

  it('names the teams that the session does not have', () => {
    const { entries } = readAllowList('a@b.fr;compta\nc@b.fr;Achats\nd@b.fr;achats');
    expect(furtherTeams(entries, ['Compta'])).toEqual(['Achats']);
  });
});

describe('the allow-list as a CSV file', () => {
  it.each([
    ['semicolons and a heading', 'E-mail;Équipe\r\nana@example.fr;Compta\r\n@example.org;\r\n'],
    ['commas', 'ana@example.fr,Compta\n@example.org'],
    ['tabs and quotes', '"ana@example.fr"\t"Compta"\n"@example.org"'],
  ])('reads %s', (_what, text) => {
    expect(readCsv(text)).toEqual({
      entries: [
        { entry: 'ana@example.fr', team: 'Compta' },
        { entry: '@example.org', team: null },
      ],
      unread: [],
    });
  });

  it('counts the lines of the file, over several in one value too', () => {
    const { entries, unread } = readCsv('email;team\na@b.fr;"one\r\ntwo"\n\noops;x\nc@d.fr');
    expect(entries.map(({ entry }) => entry)).toEqual(['c@d.fr']);
    expect(unread.map(({ line }) => line)).toEqual([2, 5]);
  });

  it('takes a lone line without an address for a mistake, not for a heading', () => {
    expect(readCsv('nobody').unread).toHaveLength(1);
  });

  it('decodes UTF-8 with its mark, and what an older spreadsheet writes', () => {
    expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, 0xc3, 0xa9]).buffer)).toBe('é');
    expect(decodeText(new Uint8Array([0xe9]).buffer)).toBe('é');
  });
});
