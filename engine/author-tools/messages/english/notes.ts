/** Messages about `facilitator-notes.md`. */
import type { NoteSection } from '#schemas/facilitator-notes.ts';
import { listed } from './phrases.ts';

type Section = NoteSection['name'];

export const NOTES = {
  stray: (heading: string) => `a text before the first section is shown nowhere. Put it under "## ${heading}"`,
  unknown: (heading: string, near: string | undefined, allowed: readonly string[]) =>
    `unknown section "${heading}". ${near === undefined ? `Allowed: ${listed(allowed)}` : `Did you mean "${near}"?`}`,
  missing: (heading: string, name: Section) => `has no section "## ${heading}". Add it here: ${FOR[name]}`,
  twice: (heading: string) => `the section "${heading}" is there twice. Keep one`,
  order: (heading: string, before: string) => `the section "${heading}" comes before "${before}". Move it up`,
  empty: (heading: string, name: Section) => `the section "${heading}" is empty. Write ${FOR[name]}`,
  without: (heading: string, what: 'words' | 'question') => `the section "${heading}" has ${WITHOUT[what]}`,
  mark: (mark: Mark) => `${MARKS[mark]} is shown as it stands. Notes know paragraphs, lists with -, **strong** and \`code\``,
  openCode: 'a ` without its other one',
  openStrong: 'a ** without its other one on the same line',
};

const FOR: Readonly<Record<Section, string>> = {
  launch: 'what to say before anybody plays, word for word',
  solution: 'the right answer, and what differs between participants',
  unblock: 'after how many minutes, at which sign, and what to say then',
  debrief: 'the question to the room, and what it should come to',
  incident: 'what to answer, and whom to send the person to',
  withoutMouse: 'how the scene is played by keyboard alone',
  withoutSight: 'what a screen reader says of it, and what has to be said aloud',
  trade: 'where the same thing happens, trade by trade',
};

const WITHOUT = {
  words: 'no words to say: put them between « and »',
  question: 'no question « … » followed by « Réponse attendue »',
};

/** Unsupported Markdown, which would be shown as typed. */
export type Mark = 'heading' | 'space' | 'numbers' | 'bullets' | 'block' | 'link';

const MARKS: Readonly<Record<Mark, string>> = {
  heading: 'a heading of another level',
  space: 'a line that begins with a space',
  numbers: 'a numbered list',
  bullets: 'a list with another mark than -',
  block: 'a quotation, a table, a block of code or a rule',
  link: 'a link or a picture',
};
