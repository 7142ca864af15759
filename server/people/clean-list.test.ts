/** An import of a clean list raises no doubt, so that each doubt it raises deserves a look. */
import { describe, expect, test } from 'vitest';
import { plain } from '#engine/rules/plain-text.ts';
import type { PersonLine } from '#schemas/people.ts';
import { planImport } from './import-plan.ts';

const FIRST = (
  'Anne Bruno Claire David Élise Fabrice Gaëlle Hugo Inès Julien Jean-Pierre Marie-Thérèse Noé Léa Zoé Loïc Maël Françoise Thomas Martin ' +
  'Rose Olivier Aline Alice Élodie Mélodie Lucie Luce Jean Jeanne Yann Yannick Mohamed Fatoumata Linh Maria Régis Aurélie Pascal Florence'
).split(' ');
const LAST = [
  ...'Martin,Thomas,Olivier,Le Gall,Le Goff,Nédélec,Paris,Lyon,Marchand,Bureau,Petit,Grand,Leroy,Roy,Da Silva,De La Tour,N’Diaye'.split(
    ',',
  ),
  ...'d’Harcourt,Nguyen,Na,Lê,Ba,Sy,Abgrall,Bescond,Cariou,Derrien,Even,Floch,Guéguen,Hascoët,Inizan,Jaouen,Kerbrat,Madec'.split(
    ',',
  ),
  ...'Ollivier,Pennec,Quéméner,Riou,Salaün,Tanguy,Uguen,Vaillant,Autret,Bihan,Corre,Drévès,Favennec,Henry,Izard,Simon'.split(','),
  ...'Nicolas,Robert,Richard,Bernard,Michel,Roux,Rousseau,Perrin,Perron,Caron,Carron,Blanc,Blanchet,Comte,Maire,Juge,Ventura'.split(
    ',',
  ),
  ...'Parti,Ancel,Vidal,Aucuit,Achard,Chef,Meunier,Fabre,Dupont,Dupond,Durand,Duran,Tessier'.split(','),
];
const DEPARTMENTS = [
  ...'Comptabilité,Ressources humaines,Production,Logistique,Bureau d’études,Services généraux,Direction générale'.split(','),
  ...'Informatique,Quai 1,Quai 2,Équipe A,Équipe B,Paris,Lyon,Achats,Ventes,Marketing,Maintenance,QHSE'.split(','),
];

/** 800 people with different names, and addresses in a company's usual form. */
const PEOPLE = Array.from({ length: 800 }, (_, index) => ({
  first: FIRST[index % FIRST.length] ?? '',
  last: LAST[(index + 4 * Math.floor(index / FIRST.length)) % LAST.length] ?? '',
  // One department has a single person.
  department: index === 0 ? 'Présidence' : (DEPARTMENTS[(index * 7) % DEPARTMENTS.length] ?? ''),
}));
const letters = (text: string) => plain(text).replace(/[^a-z-]/g, '');

const ADDRESSES: readonly [string, (first: string, last: string) => string][] = [
  ['claire.madec', (first, last) => `${letters(first)}.${letters(last)}`],
  ['madec.claire', (first, last) => `${letters(last)}.${letters(first)}`],
  ['c.madec', (first, last) => `${letters(first)[0]}.${letters(last)}`],
  ['cmadec', (first, last) => `${letters(first)[0]}${letters(last)}`],
];

describe.each(ADDRESSES)('800 people with addresses such as %s', (_shape, local) => {
  const seen = new Map<string, number>();
  const lines = PEOPLE.map(({ first, last, department }, index): PersonLine => {
    const usual = local(first, last);
    // A person whose address exists already gets a number.
    const times = (seen.get(usual) ?? 0) + 1;
    seen.set(usual, times);
    return {
      line: index + 2,
      email: `${usual}${times > 1 ? times : ''}@brevelle.example`,
      name: `${first} ${last}`,
      firstName: first,
      department,
      language: 'fr',
    };
  });

  test('in two columns of names raise no doubt', () => {
    expect(new Set(lines.map(({ name }) => name)).size).toBe(800);
    expect(planImport([], lines).doubts).toEqual([]);
  });

  test('in one column of names raise no doubt, last name first or last', () => {
    const joined = lines.map(({ firstName: _, ...line }) => line);
    expect(planImport([], joined).doubts).toEqual([]);
    const reversed = PEOPLE.map(({ first, last }, index) => ({ ...joined[index], name: `${last.toUpperCase()} ${first}` }));
    expect(
      planImport(
        [],
        reversed.map((line, index) => ({ email: '', line: index + 2, ...line })),
      ).doubts,
    ).toEqual([]);
  });
});
