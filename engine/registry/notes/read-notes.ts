/** Parses a challenge's `facilitator-notes.md`: fixed headings, with a small subset of Markdown below them. */

import { messages } from '#engine/author-tools/messages/messages.ts';
import type { LocatedMistake } from '#engine/source-files/location.ts';
import { nearestWord } from '#engine/source-files/nearest-word.ts';
import { proseBlocks } from '#engine/toolbox/prose.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { NOTE_SECTIONS } from '#schemas/console-constants.ts';
import type { NoteSection } from '#schemas/facilitator-notes.ts';

const say = messages('notes');

type SectionName = NoteSection['name'];

/** Required content of a section. */
const NEEDS: Partial<Readonly<Record<SectionName, { readonly has: RegExp; readonly without: 'words' | 'question' }>>> = {
  launch: { has: /«/, without: 'words' },
  unblock: { has: /«/, without: 'words' },
  debrief: { has: /«.*Réponse attendue/s, without: 'question' },
};

const HEADINGS: readonly string[] = NOTE_SECTIONS.map(({ heading }) => heading);

/** Unsupported Markdown, which would appear as plain marks. Patterns for a line, checked in this order. */
const UNKNOWN_MARKS: readonly (readonly [RegExp, string])[] = [
  [/^#{3,} |^# /, 'heading'],
  [/^\s+\S/, 'space'],
  [/^\d+[.)] /, 'numbers'],
  [/^[*+] /, 'bullets'],
  [/^>|^\||^```|^---/, 'block'],
  [/\]\(/, 'link'],
];

interface WrittenSection {
  readonly heading: string;
  /** Line of the heading, from 1. */
  readonly line: number;
  readonly lines: readonly string[];
}

/** The sections, or all mistakes of the file. Spaces that French typography requires become no-break. */
export function readNotes(
  text: string,
): { readonly sections: readonly NoteSection[] } | { readonly mistakes: readonly LocatedMistake[] } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const written = sectionsIn(lines);
  const mistakes = [...strayLines(lines, written), ...frameMistakes(lines.length, written), ...written.flatMap(contentMistakes)];
  if (mistakes.length > 0) return { mistakes };
  return {
    sections: NOTE_SECTIONS.map(({ name, heading }) => {
      const section = written.find((one) => one.heading === heading);
      return { name, heading: frenchSpaces(heading), blocks: proseBlocks(section?.lines ?? []) };
    }),
  };
}

function sectionsIn(lines: readonly string[]): WrittenSection[] {
  const starts = lines.flatMap((line, index) => (line.startsWith('## ') ? [index] : []));
  return starts.map((start, index) => ({
    heading: (lines[start] ?? '').slice(3).trim().replace(/\s+/g, ' '),
    line: start + 1,
    lines: lines.slice(start + 1, starts[index + 1]),
  }));
}

/** Only the title of the file may stand before the first section. */
function strayLines(lines: readonly string[], [first]: readonly WrittenSection[]): LocatedMistake[] {
  return lines
    .slice(0, (first?.line ?? lines.length + 1) - 1)
    .flatMap((line, index) =>
      line.trim() === '' || (index === 0 && line.startsWith('# '))
        ? []
        : [
            {
              line: index + 1,
              column: 1,
              message: say('stray', { heading: HEADINGS[0] ?? '' }),
            },
          ],
    )
    .slice(0, 1);
}

/** Sections that are missing, unknown, repeated or out of order. */
function frameMistakes(length: number, written: readonly WrittenSection[]): LocatedMistake[] {
  const headings = written.map(({ heading }) => heading);
  const unknown = written.filter(({ heading }) => !HEADINGS.includes(heading));
  const missing = NOTE_SECTIONS.filter(({ heading }) => !headings.includes(heading));
  const meant = new Map(
    unknown.map((section) => [
      section,
      nearestWord(
        section.heading,
        missing.map(({ heading }) => heading),
      ),
    ]),
  );
  const explained = new Set(meant.values());
  const known = written.filter((section) => !meant.has(section));
  return [
    ...unknown.map((section) => {
      const word = meant.get(section);
      return {
        line: section.line,
        column: 1,
        message: say('unknown', {
          heading: section.heading,
          near: word,
          allowed: word === undefined ? say('allowed', { headings: HEADINGS }) : '',
        }),
      };
    }),
    ...missing
      .filter(({ heading }) => !explained.has(heading))
      .map(({ name, heading }) => ({
        line: lineFor(heading, length, written),
        column: 1,
        message: say('missing', { heading, name }),
      })),
    ...known.flatMap(({ heading, line }, index) => {
      if (
        headings.indexOf(heading) !== headings.lastIndexOf(heading) &&
        known.findIndex((one) => one.heading === heading) < index
      )
        return [{ line, column: 1, message: say('twice', { heading }) }];
      const before = known[index - 1];
      if (before === undefined || placeOf(before.heading) <= placeOf(heading)) return [];
      return [{ line, column: 1, message: say('order', { heading, before: before.heading }) }];
    }),
  ];
}

/** Line at which to report a missing section: that of the first section that should follow it. */
function lineFor(heading: string, length: number, written: readonly WrittenSection[]): number {
  return written.find((section) => placeOf(section.heading) > placeOf(heading))?.line ?? length;
}

function placeOf(heading: string): number {
  return HEADINGS.indexOf(heading);
}

function contentMistakes({ heading, line, lines }: WrittenSection): LocatedMistake[] {
  const section = NOTE_SECTIONS.find((known) => known.heading === heading);
  if (!section) return [];
  const needs = NEEDS[section.name];
  const marks = lines.flatMap((content, index) =>
    markMistakes(content).map((message) => ({ line: line + 1 + index, column: 1, message })),
  );
  const content = lines.join('\n');
  if (content.trim() === '') return [{ line, column: 1, message: say('empty', { heading, name: section.name }) }];
  if (needs && !needs.has.test(content))
    return [...marks, { line, column: 1, message: say('without', { heading, what: needs.without }) }];
  return marks;
}

function markMistakes(line: string): string[] {
  const unknown = UNKNOWN_MARKS.find(([mark]) => mark.test(withoutCode(line)))?.[1];
  if (unknown) return [say('mark', { mark: unknown })];
  if (line.split('`').length % 2 === 0) return [say('openCode')];
  if (withoutCode(line).split('**').length % 2 === 0) return [say('openStrong')];
  return [];
}

function withoutCode(line: string): string {
  return line.replace(/`[^`]*`/g, '');
}
