import { describe, expect, it } from 'vitest';
import { type CountedName, nearNames } from './near-names.ts';

const named = (name: string, count: number, known = false): CountedName => ({ name, count, known });
/** The name that the rare one is taken for, beside a usual one that forty people have; null for none. */
const meant = (rare: string, usual: string) => nearNames([named(rare, 1), named(usual, 40)]).get(rare)?.name ?? null;

describe('a name that fewer people have is taken for another', () => {
  it.each([
    ['a letter more', 'Logistiques', 'Logistique'],
    ['a letter less', 'Achat', 'Achats'],
    ['another letter', 'Comptabilitè', 'Comptabilité'],
    ['a letter changed', 'Marketong', 'Marketing'],
    ['two neighbours that changed places', 'Logisitque', 'Logistique'],
    ['no accents', 'Etudes', 'Études'],
    ['another case', 'ACHATS', 'Achats'],
    ['spaces', 'Res sources humaines', 'Ressources humaines'],
    ['punctuation', 'Achats/Ventes', 'Achats - Ventes'],
    ['a ligature', 'Maîtrise d’oeuvre', 'Maîtrise d’œuvre'],
    ['no plural, in two words', 'Ressource humaine', 'Ressources humaines'],
    ['Service before it', 'Service commercial', 'Commercial'],
    ['Service before it, and a slip', 'Service logistque', 'Logistique'],
    ['other small words', 'Bureau des études', 'Bureau d’études'],
    ['its beginning', 'Compta.', 'Comptabilité'],
    ['an acronym in another case', 'Dsi', 'DSI'],
    ['its initials', 'RH', 'Ressources humaines'],
    ['its initials, with dots', 'R.H.', 'Ressources humaines'],
    ['its initials, with spaces', 'R H', 'Ressources humaines'],
    ['its initials, small words left out', 'DSI', 'Direction des systèmes d’information'],
  ])('with %s', (_, rare, usual) => {
    expect(meant(rare, usual)).toBe(usual);
  });
});

describe('names are left alone', () => {
  it.each([
    ['that differ in digits', 'Site 1', 'Site 2'],
    ['of which one has a digit more', 'Site 1', 'Site 12'],
    ['that differ in their single letter', 'Équipe A', 'Équipe B'],
    ['that differ in a Roman numeral', 'Bloc II', 'Bloc III'],
    ['that are short', 'DSI', 'DSP'],
    ['that differ in a letter after Service', 'Service D', 'Service C'],
    ['of which one has a word more', 'Direction', 'Direction générale'],
    ['that are two letters apart', 'Ventes', 'Vannes'],
    ['whose two letters are not neighbours', 'Logistique', 'Lisogtique'],
    ['of which one has a single letter', 'R', 'Recherche'],
    ['that have no letters', '—', '…'],
  ])('%s', (_, rare, usual) => {
    expect(meant(rare, usual)).toBeNull();
  });
});

it('the name that was there before is meant where as many people have both', () => {
  const found = nearNames([named('Achat', 2), named('Achats', 2, true)]);
  expect([...found].map(([name, { name: right }]) => [name, right])).toEqual([['Achat', 'Achats']]);
});

it('what is meant is never doubtful itself', () => {
  const found = nearNames([named('Vantes', 3), named('Vannes', 1), named('Ventes', 40)]);
  expect([...found.keys()]).toEqual(['Vantes']);
});

it('says how many people have the name that is meant', () => {
  expect(nearNames([named('Achat', 1), named('Achats', 40, true)]).get('Achat')).toEqual(named('Achats', 40, true));
});

it.each([40, 400, 12_000])('compares %i names within a piece of 50 ms', (count) => {
  const names = Array.from({ length: count }, (_, index) =>
    named(`Département ${String(index).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`, index % 50),
  );
  // The shortest of eight runs counts: a busy machine takes longer now and then.
  const times = Array.from({ length: 8 }, () => {
    const start = performance.now();
    nearNames(names);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});
