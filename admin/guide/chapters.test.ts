import { expect, it } from 'vitest';
import { french } from '../language/french/french.ts';
import { CHAPTERS } from './chapters.ts';

/** All texts of a catalogue, without those that functions return. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Runs of text of a chapter. */
const runsOf = ({ sections }: (typeof CHAPTERS)[number]) =>
  sections.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines.flat()));

it('every button and field that the guide names bears that name in the French console', () => {
  const named = CHAPTERS.flatMap((chapter) =>
    runsOf(chapter).flatMap(({ style, text }) => (style === 'strong' ? [{ chapter: chapter.id, text }] : [])),
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

it('no text is left with Markdown that the guide does not set: headings below sections, tables, numbered lists, links', () => {
  const raw = CHAPTERS.flatMap((chapter) =>
    runsOf(chapter).flatMap(({ style, text }) =>
      style !== 'code' && /^\s*(?:[#|>]|\d+\. )|\*\*|`|\]\(/.test(text) ? [{ chapter: chapter.id, text: text.slice(0, 80) }] : [],
    ),
  );
  expect(raw).toEqual([]);
});
