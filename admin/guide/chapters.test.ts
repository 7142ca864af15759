import { expect, it } from 'vitest';
import { french } from '../language/french/french.ts';
import { CHAPTERS } from './chapters.ts';

/** All texts of a catalogue, without those that functions return. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

it('every button and field that the guide names bears that name in the French console', () => {
  const named = CHAPTERS.flatMap(({ id, sections }) =>
    sections.flatMap(({ blocks }) =>
      blocks.flatMap(({ lines }) =>
        lines.flat().flatMap(({ style, text }) => (style === 'strong' ? [{ chapter: id, text }] : [])),
      ),
    ),
  );
  const texts = new Set(textsOf(french).map((text) => text.replace(/ \(facultatif\)$/, '')));
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter(({ text }) => !texts.has(text))).toEqual([]);
});

it('every chapter has a title, and sections with something in them', () => {
  for (const { id, title, sections } of CHAPTERS) {
    expect(title, id).not.toBe('');
    expect(sections.length, id).toBeGreaterThan(2);
    for (const { heading, blocks } of sections) expect(blocks, `${id}, ${heading}`).not.toEqual([]);
  }
});
