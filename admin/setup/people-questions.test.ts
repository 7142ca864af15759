import { describe, expect, it } from 'vitest';
import { readPeople } from './people-list.ts';
import { corrected, repeatedPeople, similarTeams, unusualDomains } from './people-questions.ts';

describe('a list of people is questioned', () => {
  it('where somebody is in two teams: which counts, which line to remove, and whom the other team loses', () => {
    const text = 'ana@brevelle.example;Comptabilité\nbob@brevelle.example;RH\n\nAna@Brevelle.example;RH';
    expect(repeatedPeople(text)).toEqual([
      {
        line: 4,
        text: 'ana@brevelle.example',
        reason:
          'in RH here, and in Comptabilité on line 1. RH counts, being the last, and Comptabilité has nobody then: remove the line that is wrong',
      },
    ]);
    expect(repeatedPeople(`${text}\neve@brevelle.example;comptabilité`)[0]?.reason).toBe(
      'in RH here, and in Comptabilité on line 1. RH counts, being the last: remove the line that is wrong',
    );
    expect(readPeople(text).entries.map(({ team }) => team)).toEqual(['RH', 'RH']);
  });

  it('where two teams are nearly the same: the rarer spelling, which would be a team of its own', () => {
    const of = (...teams: string[]) => teams.map((team, index) => `p${index}@brevelle.example;${team}`).join('\n');
    expect(similarTeams(of('Comptabilité', 'Comptabilite', 'RH', 'comptabilité'))).toEqual([
      { line: 2, text: 'Comptabilite', reason: '2 other lines have Comptabilité. Is it the same team?' },
    ]);
    expect(similarTeams(of('Achats', 'achats', 'RH'))).toEqual([]);
    expect(similarTeams(of('Achats', 'Achat', 'Achats', 'Quai 1', 'Quai 2'))).toMatchObject([{ line: 2, text: 'Achat' }]);
  });

  it('where somebody has a team on one line and none on another', () => {
    expect(repeatedPeople('ana@brevelle.example;RH\nana@brevelle.example')[0]?.reason).toBe(
      'without a team here, and in RH on line 1. No team counts, being the last, and RH has nobody then: remove the line that is wrong',
    );
  });

  it.each(['ana@brevelle.example;RH\nana@brevelle.example;rh', 'E-mail;Nom\nana@brevelle.example;Ana\nana@brevelle.example;Ana'])(
    'not where a repetition says the same: %j',
    (text) => {
      expect(repeatedPeople(text)).toEqual([]);
    },
  );

  const many = (domain: string, count: number) => Array.from({ length: count }, (_, index) => `p${index}@${domain}`).join('\n');

  it('where one domain is nearly that of many others, in the headed table of an office too', () => {
    expect(unusualDomains(`${many('brevelle.example', 3)}\nlea@brevele.example`)).toEqual([
      {
        line: 4,
        text: 'lea@brevele.example',
        reason: '3 others are at brevelle.example. Did you mean lea@brevelle.example?',
        meant: 'lea@brevelle.example',
      },
    ]);
    const table = `Nom;E-mail\n${many('brevelle.example', 5).replace(/^/gm, 'N;')}\nN;lea@brevelle.exmaple`;
    expect(unusualDomains(table)).toEqual([expect.objectContaining({ line: 7, text: 'lea@brevelle.exmaple' })]);
  });

  it('and what was meant is put in its place, and nowhere else', () => {
    const text = `${many('brevelle.example', 3)}\nLéa Roux <LEA@brevele.example>;RH\nelea@brevele.example.org`;
    const [question] = unusualDomains(text);
    expect(question && corrected(text, question)).toBe(
      `${many('brevelle.example', 3)}\nLéa Roux <lea@brevelle.example>;RH\nelea@brevele.example.org`,
    );
  });

  it.each([
    ['it is used twice', `${many('brevelle.example', 9)}\nlea@brevele.example\nleo@brevele.example`],
    ['the others are few', `${many('brevelle.example', 2)}\nlea@brevele.example`],
    ['it is another one', `${many('brevelle.example', 9)}\nlea@port-cyber.example`],
    ['it is short', `${many('ab.fr', 9)}\nlea@ac.fr`],
    ['it is let in as a whole', `${many('brevelle.example', 9)}\n@brevele.example`],
  ])('not where %s', (_why, text) => {
    expect(unusualDomains(text)).toEqual([]);
  });
});
