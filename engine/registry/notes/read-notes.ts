/** Reads a challenge's `facilitator-notes.md`: a few headings that every challenge has, and under them a little of Markdown. */

import { nearestWord } from '#engine/registry/manifest/nearest-word.ts';
import type { PlacedMistake } from '#engine/registry/manifest/place.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { NOTE_SECTIONS } from '#schemas/console-words.ts';
import type { NoteBlock, NoteLine, NoteSection } from '#schemas/facilitator-notes.ts';

type SectionName = NoteSection['name'];

/** What each section is for, and what it cannot do without. */
const FRAME: Readonly<Record<SectionName, { readonly what: string; readonly has?: RegExp; readonly without?: string }>> = {
  launch: { what: 'what to say before anybody plays, word for word', ...saying() },
  solution: { what: 'the right answer, and what differs between participants' },
  unblock: { what: 'after how many minutes, at which sign, and what to say then', ...saying() },
  debrief: {
    what: 'the question to the room, and what it should come to',
    has: /«.*Réponse attendue/s,
    without: 'no question « … » followed by « Réponse attendue »',
  },
  incident: { what: 'what to answer, and whom to send the person to' },
  withoutMouse: { what: 'how the scene is played by keyboard alone' },
  withoutSight: { what: 'what a screen reader says of it, and what has to be said aloud' },
  trade: { what: 'where the same thing happens, trade by trade' },
};

function saying() {
  return { has: /«/, without: 'no words to say: put them between « and »' };
}

const HEADINGS: readonly string[] = NOTE_SECTIONS.map(({ heading }) => heading);

/** Lines with what is wrong in them, from the top: these are the marks that nobody would see the effect of. */
const UNKNOWN_MARKS: readonly (readonly [RegExp, string])[] = [
  [/^#{3,} |^# /, 'a heading of another level'],
  [/^\s+\S/, 'a line that begins with a space'],
  [/^\d+[.)] /, 'a numbered list'],
  [/^[*+] /, 'a list with another mark than -'],
  [/^>|^\||^```|^---/, 'a quotation, a table, a block of code or a rule'],
  [/\]\(/, 'a link or a picture'],
];

interface WrittenSection {
  readonly heading: string;
  /** Of the heading, from 1. */
  readonly line: number;
  readonly lines: readonly string[];
}

/** The sections, or everything that is wrong with the file. Ordinary spaces become the no-break ones of French. */
export function readNotes(
  text: string,
): { readonly sections: readonly NoteSection[] } | { readonly mistakes: readonly PlacedMistake[] } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const written = sectionsIn(lines);
  const mistakes = [...strayLines(lines, written), ...frameMistakes(lines.length, written), ...written.flatMap(contentMistakes)];
  if (mistakes.length > 0) return { mistakes };
  return {
    sections: NOTE_SECTIONS.map(({ name, heading }) => {
      const section = written.find((one) => one.heading === heading);
      return { name, heading: frenchSpaces(heading), blocks: blocksIn(section?.lines ?? []) };
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

/** Before the first section there is a title for whoever opens the file, and nothing else. */
function strayLines(lines: readonly string[], [first]: readonly WrittenSection[]): PlacedMistake[] {
  return lines
    .slice(0, (first?.line ?? lines.length + 1) - 1)
    .flatMap((line, index) =>
      line.trim() === '' || (index === 0 && line.startsWith('# '))
        ? []
        : [
            {
              line: index + 1,
              column: 1,
              message: `a text before the first section is shown nowhere. Put it under "## ${HEADINGS[0]}"`,
            },
          ],
    )
    .slice(0, 1);
}

/** Sections that are not there, not known, there twice, or out of order. */
function frameMistakes(length: number, written: readonly WrittenSection[]): PlacedMistake[] {
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
      const cure =
        word === undefined ? `Allowed: ${HEADINGS.map((heading) => `"${heading}"`).join(', ')}` : `Did you mean "${word}"?`;
      return { line: section.line, column: 1, message: `unknown section "${section.heading}". ${cure}` };
    }),
    ...missing
      .filter(({ heading }) => !explained.has(heading))
      .map(({ name, heading }) => ({
        line: lineFor(heading, length, written),
        column: 1,
        message: `has no section "## ${heading}". Add it here: ${FRAME[name].what}`,
      })),
    ...known.flatMap(({ heading, line }, index) => {
      if (
        headings.indexOf(heading) !== headings.lastIndexOf(heading) &&
        known.findIndex((one) => one.heading === heading) < index
      )
        return [{ line, column: 1, message: `the section "${heading}" is there twice. Keep one` }];
      const before = known[index - 1];
      if (before === undefined || placeOf(before.heading) <= placeOf(heading)) return [];
      return [{ line, column: 1, message: `the section "${heading}" comes before "${before.heading}". Move it up` }];
    }),
  ];
}

/** Where a section that is missing would begin: before the first that comes after it. */
function lineFor(heading: string, length: number, written: readonly WrittenSection[]): number {
  return written.find((section) => placeOf(section.heading) > placeOf(heading))?.line ?? length;
}

function placeOf(heading: string): number {
  return HEADINGS.indexOf(heading);
}

function contentMistakes({ heading, line, lines }: WrittenSection): PlacedMistake[] {
  const section = NOTE_SECTIONS.find((known) => known.heading === heading);
  if (!section) return [];
  const { what, has, without } = FRAME[section.name];
  const marks = lines.flatMap((content, index) =>
    markMistakes(content).map((message) => ({ line: line + 1 + index, column: 1, message })),
  );
  const content = lines.join('\n');
  if (content.trim() === '') return [{ line, column: 1, message: `the section "${heading}" is empty. Write ${what}` }];
  if (has && !has.test(content)) return [...marks, { line, column: 1, message: `the section "${heading}" has ${without}` }];
  return marks;
}

function markMistakes(line: string): string[] {
  const unknown = UNKNOWN_MARKS.find(([mark]) => mark.test(withoutCode(line)))?.[1];
  if (unknown) return [`${unknown} is shown as it stands. Notes know paragraphs, lists with -, **strong** and \`code\``];
  if (line.split('`').length % 2 === 0) return ['a ` without its other one'];
  if (withoutCode(line).split('**').length % 2 === 0) return ['a ** without its other one on the same line'];
  return [];
}

function withoutCode(line: string): string {
  return line.replace(/`[^`]*`/g, '');
}

/** Paragraphs stand between blank lines; each line that begins with - is an item of a list. */
function blocksIn(lines: readonly string[]): NoteBlock[] {
  const chunks = lines
    .join('\n')
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '');
  return chunks.flatMap((chunk) => {
    const items = chunk.split(/\n(?=- )/);
    const isItem = (text: string) => text.startsWith('- ');
    const paragraph = items.filter((item) => !isItem(item)).map((item) => ({ list: false, lines: [lineIn(item)] }));
    const list = items.filter(isItem).map((item) => lineIn(item.slice(2)));
    return list.length > 0 ? [...paragraph, { list: true, lines: list }] : paragraph;
  });
}

function lineIn(text: string): NoteLine {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .split(/(`[^`]+`|\*\*[^*]+\*\*)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece.startsWith('`')) return { style: 'code', text: piece.slice(1, -1) };
      if (piece.startsWith('**')) return { style: 'strong', text: frenchSpaces(piece.slice(2, -2)) };
      return { style: 'plain', text: frenchSpaces(piece) };
    });
}
