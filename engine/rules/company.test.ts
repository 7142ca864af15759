import { describe, expect, it } from 'vitest';
import { companyInJson, STORY_COMPANY, withCompany } from './company.ts';

const said = (text: string, company?: string) => withCompany({ text }, company).text;

describe('a text with {company} in it', () => {
  it.each([
    ['Le port de {company}', 'Escale Cyber', 'Le port d’Escale Cyber'],
    ['Le port de {company}', 'Val', 'Le port de Val'],
    ['Le port de {company}', 'Le Val', 'Le port du Val'],
    ['Le port de {company}', 'Les Ateliers du Val', 'Le port des Ateliers du Val'],
    ['Le port de {company}', 'Leste', 'Le port de Leste'],
    ['Le port de {company}', 'École du Val', 'Le port d’École du Val'],
    ['Le port de {company}', 'Quai de Le Val', 'Le port de Quai de Le Val'],
    ['Le port de {company}', 'Quai de Les Ateliers', 'Le port de Quai de Les Ateliers'],
    ['Le port de {company}', 'Ysard Marine', 'Le port d’Ysard Marine'],
    ['Le port de {company}', 'Yole Marine', 'Le port de Yole Marine'],
    ['Le port de {company}', 'Hirondelle', 'Le port d’Hirondelle'],
    ['Plus que {company}', 'Les Ateliers', 'Plus que Les Ateliers'],
    ['Plus que {company}', 'Atelier', 'Plus qu’Atelier'],
    ['Bonjour {company}, et {company}', 'Le Val', 'Bonjour Le Val, et Le Val'],
    ['{company}', 'Val', 'Val'],
    ['Aide {company}', 'Val', 'Aide Val'],
  ])('« %s » with %s', (text, company, told) => {
    expect(said(text, company)).toBe(told);
  });

  it('names the company of the story where the installation has none', () => {
    expect(said('Chez {company}')).toBe('Chez Brévelle Maritime');
    expect(companyInJson('"{company}"')).toBe(`"${STORY_COMPANY}"`);
  });

  it('stays text, whatever signs the company has in its name', () => {
    expect(said('Chez {company}', 'Le "Val" \\ Quai')).toBe('Chez Le "Val" \\ Quai');
  });
});

it('a value that names no company is the very same', () => {
  const value = { text: 'Chez nous' };
  expect(withCompany(value, 'Val')).toBe(value);
});
